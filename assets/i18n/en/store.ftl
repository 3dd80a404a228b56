store-not-saved = Not saved: { $reason }
store-not-saved-waits =
    { $count ->
        [one] { $count } change waits here.
       *[other] { $count } changes wait here.
    } { $advice }
store-reason-full = the disk is full
store-reason-read-only = the folder is read-only
store-reason-changed = another program moved or changed the file
store-reason-other = { $text }
store-advice-full = Make room on the disk and save again.
store-advice-read-only = Allow writing to the data folder, or choose another one, and save again.
store-advice-changed = Export this game to a new file to keep it.
store-advice-other = Check the disk and save again.
store-read-only-window = Another window has this game open. Here it can only be looked at. Close it there to play on here.
store-read-only-folder = This game can only be looked at: { $reason }. { $advice }
store-read-only-repair = Part of this game’s file is damaged and cannot be copied to safety: { $reason }. Nothing was changed. { $advice }
store-damage-tail =
    The last line of this game was cut short, so it was set aside in { $file }. { $kept ->
        [one] { $kept } change is here.
       *[other] All { $kept } changes before it are here.
    } Check the last entry.
store-damage-inside =
    This game’s file is damaged in the middle. { $kept ->
        [one] { $kept } change is here,
       *[other] { $kept } changes are here,
    } { $aside ->
        [one] { $aside } line was set aside in { $file }.
       *[other] { $aside } lines were set aside in { $file }.
    } Check the last entry and play on from there.
store-damage-unruly =
    This game’s file tells something that cannot have happened: { $what }. { $kept ->
        [one] { $kept } change is here,
       *[other] { $kept } changes are here,
    } { $aside ->
        [one] { $aside } line was set aside in { $file }.
       *[other] { $aside } lines were set aside in { $file }.
    } Check the last entry and play on from there.
store-damage-tail-untouched =
    The last line of this game is cut short and is left out. { $kept ->
        [one] { $kept } change is shown.
       *[other] { $kept } changes are shown.
    }
store-damage-inside-untouched =
    This game’s file is damaged in the middle. { $kept ->
        [one] { $kept } change is shown,
       *[other] { $kept } changes are shown,
    } { $aside ->
        [one] { $aside } line is left out.
       *[other] { $aside } lines are left out.
    }
store-damage-unruly-untouched =
    This game’s file tells something that cannot have happened: { $what }. { $kept ->
        [one] { $kept } change is shown,
       *[other] { $kept } changes are shown,
    } { $aside ->
        [one] { $aside } line is left out.
       *[other] { $aside } lines are left out.
    }
store-file-missing = There is no such file. Check its name and folder.
store-file-folder = This is a folder. Take a file in it.
store-file-denied = This file may not be read. Allow reading it.
store-file-unreadable = This file cannot be read: { $text }. Check the disk.
store-file-empty = This file is empty. Take another one.
store-file-not-a-game = This is not a game of Courtside. Take a file that Courtside exported.
store-file-header = The first line of this file is damaged, so the game cannot be opened. The file stays as it is; put back a copy if there is one.
store-file-newer = A newer Courtside wrote this game (line { $line }). Update Courtside to open it; the file stays as it is.
store-file-unknown-game = This Courtside does not know the game { $game }. A newer version may.
store-file-misfit = Line { $line } of this file does not fit the game: { $what }. The file stays as it is.
store-file-unruly = The entries of this file do not fit the rules: { $what }. The file stays as it is.
store-folder = The data folder { $path } cannot be used: { $reason }. Choose another one with --home or COURTSIDE_HOME.
store-missing = This game is no longer there. Another window may have deleted it.
store-other-window = Another window has this game open. Close it there first.
store-write = Not done: { $reason }. { $advice }
store-begin = The game cannot begin: { $what }
store-too-large = This file is larger than { $limit } MB and not taken for a game.
store-damaged-import =
    { $kept ->
        [one] This file is damaged after { $kept } change.
       *[other] This file is damaged after { $kept } changes.
    } Export the game again and take that file.
store-open-first = Part of this game’s file is damaged. Open the game first: then the damaged part is set aside.
store-settings-aside = The settings did not read, so the usual ones are used. The old file is now { $file }.
store-settings-unreadable = The settings cannot be read: { $reason }. The usual ones are used.
store-kit-aside =
    { $count ->
        [one] Not all of your own kit reads ({ $first }).
       *[other] Not all of your own kit reads: { $count } problems, the first is: { $first }.
    } The file was set aside as { $file }. { $kept ->
        [one] { $kept } of its values is used.
       *[other] { $kept } of its values are used.
    }
store-kit-moved = Your own kit cannot be read: { $reason }. The file was set aside as { $file }; the shipped kit is used.
store-kit-unreadable = Your own kit cannot be read: { $reason }. The file stays as it is; the shipped kit is used.

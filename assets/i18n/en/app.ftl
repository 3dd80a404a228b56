## Words of the shell that every game shares.

app-name = Courtside
list-and = { $first } and { $last }
undo = Undo
redo = Redo
back = Back
close = Close
correct = Correct
help = Help
log = Log
more = More
check = Check
retry = Retry
undo-named = Undo: { $name }
redo-named = Redo: { $name }
player-colour-shape = { $colour } · { $shape }
see-moment = See that moment
change = { $from } → { $to }

## Log

log-mended = Mended here: entry { $entry }
log-left-out = No longer fits, left out: { $name }
log-left-out-more =
    { $count ->
        [one] { $count } more entry no longer fits, left out
       *[other] { $count } more entries no longer fit, left out
    }
log-undone-reveal = Undone after it was seen: { $name }
log-empty = Nothing has happened yet
log-empty-text = Every answer becomes a line here.
log-table = by the table

## Home

home-good-morning = Good morning.
home-good-afternoon = Good afternoon.
home-good-evening = Good evening.
home-question = What is on the table?
home-go-on = Go on playing
home-all-saved = All saved on this device
home-look = Look at it
home-resume = Resume
home-resume-named = Resume { $name }
home-more-saved =
    { $count ->
        [one] { $count } more saved game
       *[other] { $count } more saved games
    }
home-new-game = New game
home-kits = Kits
home-settings = Settings
home-saved = Saved games
home-empty = No games yet
home-empty-text = Put a box on the table and tap its picture.
home-final-scoring = Only the final scoring
home-final-scoring-text = Forbidden City, under two minutes
home-alone = Alone against Meng
home-alone-text = Forbidden City, solo
home-judge = Judge a photo
home-judge-text = Perfect Shot: who covers whom
home-over = finished
home-player-score = { $name } { $score }

## Time

when-today = today, { $time }
when-yesterday = yesterday, { $time }
when-date = { $day } { $month }
when-date-year = { $day } { $month } { $year }
month-1 = Jan
month-2 = Feb
month-3 = Mar
month-4 = Apr
month-5 = May
month-6 = Jun
month-7 = Jul
month-8 = Aug
month-9 = Sep
month-10 = Oct
month-11 = Nov
month-12 = Dec

## New game

form-title = New game
form-who = Who sits at the table? Clockwise, from the first seat.
form-name = Name of player { $seat }
form-up = Move { $name } up
form-down = Move { $name } down
form-remove = Remove { $name }
form-drag = Drag { $name }
form-add = Add a player
form-you = Player
form-alone = Play alone against the app
form-lately = Played lately
form-colour-of = { $name }: colour and shape
form-colour-hint = Take the colour of the piece. The shape comes with it.
form-nobody = player { $seat }
form-first = Who begins?
form-first-lot = Draw lots
form-first-open = Drawn by lot at the start
form-begin =
    { $count ->
        [one] Begin with { $count } player
       *[other] Begin with { $count } players
    }
form-too-few =
    { $count ->
        [one] { $count } player is needed
       *[other] { $count } players are needed
    }
form-name-missing = A name is missing: seat { $seat }
form-same-name = Two players have the same name
form-house-option = House option
form-kit-assumed =
    { $count ->
        [one] { $count } value of the kit is assumed
       *[other] { $count } values of the kit are assumed
    }
form-kit-assumed-text = The rulebook does not print them. Look at your copy once.
form-steps = Before the first turn

## Colours and shapes of players

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
colour-white = White
colour-orange = Orange
colour-black = Black
shape-circle = circle
shape-square = square
shape-diamond = diamond
shape-triangle = triangle
shape-hexagon = hexagon
shape-blossom = blossom
shape-star = star
shape-cross = cross

## In a game

game-last = What happened
game-scores = Scores
game-over = The game is over
game-to-timeline = Timeline
game-table-view = Table view
game-table-view-close = Tap anywhere to return
game-kit = Kit of this game
game-steps = Set-up
game-keys = Keys
game-read-only = Here you can only look
game-about = How these numbers came about
game-winner = { $names } wins
game-winners = Shared win: { $names }
game-finished-home = Back to the games
game-again = Play again

toast-corrected = Corrected by the table
toast-undone = Undone: { $name }
toast-redone = Redone: { $name }
toast-went-back =
    { $count ->
        [one] { $count } entry set aside
       *[other] { $count } entries set aside
    }

## Timeline

timeline = Timeline
timeline-looking = You look at entry { $entry } of { $count }
timeline-looking-start = You look at the start
timeline-looking-text = Nothing is changed until you say so
timeline-now = Back to now
timeline-present = This is now
timeline-present-text = Tap an entry to look at that moment
timeline-mend = Mend this entry
timeline-go-back = Go back to here
timeline-go-back-text =
    { $count ->
        [one] Going back sets { $count } entry aside. It can be redone until you play on.
       *[other] Going back sets { $count } entries aside. They can be redone until you play on.
    }
timeline-go-forward-text =
    { $count ->
        [one] { $count } undone entry comes back.
       *[other] { $count } undone entries come back.
    }
timeline-first = To the start
timeline-previous = One entry back
timeline-next = One entry forward
timeline-last = To the end
timeline-entry = Entry { $entry }: { $name }
timeline-position = Entry { $entry } of { $count }
timeline-find = Find in the log
timeline-nothing-found = Nothing found
timeline-nothing-found-text = No entry has these words.
mend-question = What should entry { $entry } be?
mend-text = The later entries are replayed. What is no longer asked is left out and named in the log. If one contradicts, you are asked first.
mend-present = as it is
mend-other-player = Now it is another player’s turn here: { $player }
mend-other-question = Something else is asked here now
mend-cancel = Leave it

## Dialogs

dialog-keep = Keep it
dialog-undo = Undo
dialog-undo-reveal =
    { $count ->
        [one] Undo what everyone has seen?
       *[other] Undo { $count } entries?
    }
dialog-undo-reveal-text = Everyone has seen it: { $name }. Redo brings back the same. The log will say so.
dialog-cut = Entry { $entry } no longer fits
dialog-cut-text = { $name }: { $why }. Cutting removes it and the entries after it, except what others had already answered by then. The log names what is left out.
dialog-leave-as-is = Leave all as it was
dialog-cut-here = Cut at entry { $entry }
dialog-delete = Delete { $name }?
dialog-delete-text = It goes to the trash and can be restored from there.
dialog-to-trash = Move to trash
dialog-purge = Delete { $name } for ever?
dialog-purge-text = It cannot be restored after that.
dialog-purge-yes = Delete for ever
dialog-unsaved = The last entries are not saved
dialog-unsaved-text = Closing now loses them. Stay, make room on the disk and retry.
dialog-stay = Stay
dialog-leave = Close and lose them

## Saved games

saved-title = Saved games
saved-rename = Rename
saved-name = Name of this game
saved-duplicate = Duplicate
saved-delete = Delete
saved-export = Export
saved-import = Import a game
saved-import-text = Drop a file onto the window, choose one, or type its path.
saved-import-choose = Choose a file
saved-import-path = Path of the file
saved-import-go = Import
saved-exported = Exported to { $path }
saved-imported = The game is imported and stands first in the list
saved-copy-of = { $name } (copy)
saved-options = Options for { $name }
saved-trash = Trash
saved-trash-count =
    { $count ->
        [0] empty
        [one] { $count } game, can be restored
       *[other] { $count } games, can be restored
    }
saved-count =
    { $count ->
        [0] no games yet
        [one] { $count } game, all saved
       *[other] { $count } games, all saved
    }
saved-broken = Does not open: { $why }
trash-title = Trash
trash-restore = Restore
trash-purge = Delete for ever
trash-empty = The trash is empty
trash-empty-text = Deleted games wait here until you remove them.

## Settings

settings-title = Settings
settings-language = Language
settings-look = Look
settings-light = Light
settings-dark = Dark
settings-system = System
settings-text = Text size
settings-text-sample = Lena loses a token
settings-contrast = High contrast
settings-motion = Less motion
settings-motion-text = Pieces appear in place
settings-awake = Screen stays on
settings-awake-text = While a game is open
settings-ask = Ask before undoing what was seen
settings-ask-text = A card turned up, a roll
settings-delete = Ask before deleting a game
settings-delete-text = It goes to the trash either way
settings-rules = Show rule numbers
settings-rules-text = For example, YS-27
settings-games = Games and copies

## Keys

keys-title = Keys
keys-undo = Undo the last entry
keys-redo = Redo it
keys-digits = Choose an answer, in order
keys-enter = The next step
keys-tab = From part to part
keys-escape = Back, or the safe answer
keys-list = This list

## Kits

kits-title = Kits
kits-text = What your copies look like. The rulebooks do not print all of it.
kits-open = Open the kit of { $game }

## Start-up

no-display = Courtside: no display found. Start it on a desktop (X11 or Wayland), or under Xvfb (package xvfb); the commands of courtside --help work without one.
no-home = Courtside: there is no folder for the games; name one with --home or COURTSIDE_HOME.
no-x-server = Courtside: no X server answers at DISPLAY={ $display }; start one, or unset DISPLAY and use Wayland, or run under Xvfb (package xvfb).
no-window-package = Courtside: the window cannot be opened: a library is missing; install { $package } ({ $details }).
no-window = Courtside: the window cannot be opened ({ $details }); on Debian and Ubuntu it needs libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1.

## Results

names = { $list }
sheet-total = Total

settings-sample-name = Lena
settings-sample-loss = { $number }

## Open cards

ask-card-now = now
ask-card-spoken = { $name }: card { $number }

## Solo

solo-results = Your solo games
solo-results-level = { $level }: { $won } of { $played } won
solo-results-won = Won { $mine } to { $theirs }
solo-results-lost = Lost { $mine } to { $theirs }

# What is wrong with a kit file.
kit-problem = { $place }: { $what }
kit-fault-too-large = the file has { $bytes } bytes, a kit has at most { $max }
kit-fault-not-json = not JSON at line { $line }, column { $column }
kit-fault-newer = format { $found } is from a later Courtside, this one reads format { $newest }
kit-fault-other-game = this kit is for { $found }, expected { $expected }
kit-fault-unknown-game = no game is called { $found }
kit-fault-unknown-field = there is no such field, expected one of: { $known }
kit-fault-unknown-key = the kit of this game has no such value
kit-fault-missing = it is missing
kit-fault-twice = it stands here twice
kit-fault-value = found { $found }, expected { $expected }
kit-fault-no-value = the status says it is known, but there is no value
kit-fault-value-of-unknown = the status says it is unknown, but there is a value
kit-expects-number = a whole number from { $min } to { $max }
kit-expects-word = one of: { $words }
kit-expects-text = a text of at most { $max ->
    [one] { $max } character
   *[other] { $max } characters
} on one line
kit-expects-numbers = a list of at most { $len ->
    [one] { $len } whole number
   *[other] { $len } whole numbers
} from { $min } to { $max }
kit-expects-object = fields in braces

# Names of edits, after "Undo:".
kit-cell = { $row }: { $label }
kit-edit-several = { $count ->
    [one] { $count } value
   *[other] { $count } values
}
kit-edit-import = import, { $count ->
    [one] { $count } value
   *[other] { $count } values
}

# The kit editor.
kit-title = Kit: { $game }
kit-game = { $game }
kit-word = Kit
kit-back = Back
kit-undo = Undo
kit-undo-named = Undo: { $name }
kit-import = Import
kit-export = Share kit
kit-not-saved-detail = The edit is kept here as long as the app runs.
kit-clash = With these values no game can begin
kit-check-copy = check your copy
kit-confirmed = confirmed
kit-not-entered = not entered
kit-confirm-named = Right: { $name }
kit-forget-named = Drop our own value: { $name }
kit-assumed = { $count ->
    [one] { $count } value on this page is assumed
   *[other] { $count } values on this page are assumed
}
kit-assumed-detail = The rulebook does not print them. Look at your copy once; the marks go away everywhere.
kit-confirm-all = { $count ->
    [one] It is right
    [2] Both are right
   *[other] All { $count } are right
}
kit-progress = { $known } of { $all }
kit-progress-assumed = assumed
kit-progress-optional = optional
kit-number-of = { $name }, number { $place }
kit-number-more = One more number: { $name }
kit-number-less = Remove the last number: { $name }
kit-row-named = { $row }: { $values }
kit-show = Rows shown
kit-show-all = All
kit-show-missing = Missing
kit-show-known = Known
kit-none-shown = No rows here
kit-none-shown-detail = Choose another filter to see the others.
kit-import-title = Take over values from another table
kit-import-how = Drop a kit file onto this window, choose one, or enter its path. You see what would change before anything is taken.
kit-import-path = Path of the kit file
kit-import-choose = Choose a file
kit-import-read = Look into it
kit-import-cancel = Leave it
kit-import-problems = { $count ->
    [one] Not taken: { $count } problem in this file
   *[other] Not taken: { $count } problems in this file
}
kit-import-nothing = This file has nothing new for your kit
kit-import-changes = { $count ->
    [one] { $count } value would change
   *[other] { $count } values would change
}
kit-import-take = { $count ->
    [one] Take over { $count } value
   *[other] Take over { $count } values
}
kit-import-change = { $from } → { $to }
kit-import-surer = { $value }, now confirmed
kit-retry = Retry
kit-close = Close
kit-exported = The kit is in { $path }

# What is wrong with a kit file.
kit-problem = { $place }: { $what }
kit-fault-too-large = the file has { $bytes } bytes, a kit has at most { $max }
kit-fault-not-json = not JSON at line { $line }, column { $column }
kit-fault-newer = form { $found } is from a later Courtside, this one reads form { $newest }
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

# Qué falla en un archivo de caja.
kit-problem = { $place }: { $what }
kit-fault-too-large = el archivo tiene { $bytes } bytes, una caja tiene como mucho { $max }
kit-fault-not-json = no es JSON en la línea { $line }, columna { $column }
kit-fault-newer = la forma { $found } es de un Courtside posterior, este lee la forma { $newest }
kit-fault-other-game = esta caja es de { $found }, se esperaba { $expected }
kit-fault-unknown-game = ningún juego se llama { $found }
kit-fault-unknown-field = no existe ese campo, se esperaba uno de: { $known }
kit-fault-unknown-key = la caja de este juego no tiene ese valor
kit-fault-missing = falta
kit-fault-twice = aparece dos veces
kit-fault-value = pone { $found }, se esperaba { $expected }
kit-fault-no-value = según el estado se conoce, pero no hay valor
kit-fault-value-of-unknown = según el estado no se conoce, pero hay un valor
kit-expects-number = un número entero de { $min } a { $max }
kit-expects-word = una de estas palabras: { $words }
kit-expects-text = un texto de una línea de como mucho { $max ->
    [one] { $max } carácter
   *[other] { $max } caracteres
}
kit-expects-numbers = una lista de como mucho { $len ->
    [one] { $len } número entero
   *[other] { $len } números enteros
} de { $min } a { $max }
kit-expects-object = campos entre llaves

# Nombres de los cambios, después de «Deshacer:».
kit-cell = { $row }: { $label }
kit-edit-several = { $count ->
    [one] { $count } valor
   *[other] { $count } valores
}
kit-edit-import = importación, { $count ->
    [one] { $count } valor
   *[other] { $count } valores
}

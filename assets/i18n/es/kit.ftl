# Qué falla en un archivo de caja.
kit-problem = { $place }: { $what }
kit-fault-too-large = el archivo tiene { $bytes } bytes, una caja tiene como mucho { $max }
kit-fault-not-json = no es JSON en la línea { $line }, columna { $column }
kit-fault-newer = el formato { $found } es de un Courtside posterior, este lee el formato { $newest }
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

# La pantalla de la caja.
kit-title = Caja: { $game }
kit-game = { $game }
kit-word = Caja
kit-back = Volver
kit-undo = Deshacer
kit-undo-named = Deshacer: { $name }
kit-import = Importar
kit-export = Compartir
kit-not-saved-detail = El cambio se conserva mientras la aplicación esté abierta.
kit-clash = Con estos valores no puede empezar ninguna partida
kit-check-copy = comprueba tu caja
kit-confirmed = confirmado
kit-not-entered = sin anotar
kit-confirm-named = Correcto: { $name }
kit-forget-named = Quitar el valor propio: { $name }
kit-assumed = { $count ->
    [one] { $count } valor de esta página es supuesto
   *[other] { $count } valores de esta página son supuestos
}
kit-assumed-detail = El reglamento no los trae. Mira tu caja una vez; las marcas desaparecen en todas partes.
kit-confirm-all = { $count ->
    [one] Es correcto
    [2] Los dos son correctos
   *[other] Los { $count } son correctos
}
kit-progress = { $known } de { $all }
kit-progress-assumed = supuesto
kit-progress-optional = opcional
kit-number-of = { $name }, número { $place }
kit-number-more = Un número más: { $name }
kit-number-less = Quitar el último número: { $name }
kit-row-named = { $row }: { $values }
kit-show = Filas que se ven
kit-show-all = Todas
kit-show-missing = Faltan
kit-show-known = Anotadas
kit-none-shown = Aquí no hay filas
kit-none-shown-detail = Elige otro filtro para ver las demás.
kit-import-title = Tomar valores de otra mesa
kit-import-how = Suelta un archivo de caja en esta ventana, elígelo o escribe su ruta. Verás qué cambiaría antes de tomar nada.
kit-import-path = Ruta del archivo de caja
kit-import-choose = Elegir un archivo
kit-import-read = Mirarlo
kit-import-cancel = Dejarlo
kit-import-problems = { $count ->
    [one] No se ha tomado: { $count } problema en este archivo
   *[other] No se ha tomado: { $count } problemas en este archivo
}
kit-import-nothing = Este archivo no trae nada nuevo para tu caja
kit-import-changes = { $count ->
    [one] Cambiaría { $count } valor
   *[other] Cambiarían { $count } valores
}
kit-import-take = { $count ->
    [one] Tomar { $count } valor
   *[other] Tomar { $count } valores
}
kit-import-change = { $from } → { $to }
kit-import-surer = { $value }, ahora confirmado
kit-retry = Reintentar
kit-close = Cerrar
kit-exported = La caja está en { $path }

# Perfect Shot: el kit, sus campos y lo que puede estar mal en él.

## Fields

shot-kit-floor = El suelo
shot-kit-guests = 14 invitados
shot-kit-exchange = Cartas de intercambio
shot-kit-preferences = 42 cartas de preferencia
shot-kit-columns = Columnas
shot-kit-columns-hint = Casillas de izquierda a derecha del fotógrafo: A, B, C …
shot-kit-rows = Filas
shot-kit-rows-hint = Casillas de delante hacia atrás: la 1 es la más cercana al fotógrafo
shot-kit-blocked = Casillas bajo la mesa
shot-kit-blocked-hint = Casillas separadas por espacios, como C1 D1, o none: ahí no hay invitados
shot-kit-name-en = Nombre en inglés
shot-kit-name-ru = Nombre en ruso
shot-kit-name-es = Nombre en español
shot-kit-gender = Signo del sobre
shot-kit-look = Dibujo en pantalla
shot-kit-id = Id en los kits de fotos
shot-kit-id-hint = Como lo llama el juez de fotos, por ejemplo corgi
shot-kit-for-two = { $card }, 2 jugadores
shot-kit-for-more = { $card }, 3–4 jugadores
shot-kit-kind = Preferencia
shot-kit-what = Quién o dónde
shot-kit-what-hint = Casillas verdes como A1 B1, o el número del invitado aquí, o man o woman
shot-kit-witness = Se comprueba
shot-kit-alternative = Entre paréntesis
shot-kit-alternative-hint = Lo que cuenta cuando la carta nombra a su propio invitado, como not-blocked o next-to 3

## What can be wrong

shot-kit-off-floor = { $cell } queda fuera del suelo
shot-kit-no-cell = { $word } no es una casilla como A1
shot-kit-too-few-cells =
    Junto a la mesa el suelo tiene { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }: 14 invitados necesitan al menos 14
shot-kit-same-guest = otro invitado se llama igual
shot-kit-deck = estas cartas son { $due } en total, aquí { $found }
shot-kit-no-wish = no indica una preferencia: da casillas, el número de un invitado, o man o woman
shot-kit-photo-form = este kit de fotos no se lee: hacen falta floor con columns y rows, y guests con id y gender
shot-kit-photo-guests =
    este kit de fotos tiene { $found ->
        [one] { $found } invitado
       *[other] { $found } invitados
    }: hacen falta 14

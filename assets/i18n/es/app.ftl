## Palabras de la aplicación que comparten todos los juegos.

app-name = Courtside
list-and = { $first } y { $last }
undo = Deshacer
redo = Rehacer
back = Atrás
close = Cerrar
correct = Corregir
help = Ayuda
log = Registro
more = Más
check = Comprobar
retry = Reintentar
undo-named = Deshacer: { $name }
redo-named = Rehacer: { $name }
player-colour-shape = { $colour } · { $shape }
see-moment = Ver ese momento
change = { $from } → { $to }

## Registro

log-mended = Corregido aquí: entrada { $entry }
log-left-out = Ya no encaja, se omite: { $name }
log-left-out-more =
    { $count ->
        [one] Ya no encaja, se omite { $count } entrada más
       *[other] Ya no encajan, se omiten { $count } entradas más
    }
log-undone-reveal = Deshecho tras haberse visto: { $name }
log-empty = Aún no ha pasado nada
log-empty-text = Cada respuesta será aquí una línea.
log-table = por la mesa

## Inicio

home-good-morning = Buenos días.
home-good-afternoon = Buenas tardes.
home-good-evening = Buenas noches.
home-question = ¿Qué hay en la mesa?
home-go-on = Seguir jugando
home-all-saved = Todo guardado en este dispositivo
home-look = Ver
home-resume = Seguir
home-resume-named = Seguir: { $name }
home-more-saved =
    { $count ->
        [one] { $count } partida guardada más
       *[other] { $count } partidas guardadas más
    }
home-new-game = Partida nueva
home-kits = Cajas
home-settings = Ajustes
home-saved = Partidas guardadas
home-empty = Aún no hay partidas
home-empty-text = Pon una caja en la mesa y toca su dibujo.
home-final-scoring = Solo la puntuación final
home-final-scoring-text = Gùgōng, menos de dos minutos
home-alone = En solitario contra Meng
home-alone-text = La Ciudad Prohibida
home-judge = Juzgar una foto
home-judge-text = Perfect Shot: quién tapa a quién
home-over = terminada
home-player-score = { $name } { $score }

## Tiempo

when-today = hoy, { $time }
when-yesterday = ayer, { $time }
when-date = { $day } { $month }
when-date-year = { $day } { $month } { $year }
month-1 = ene
month-2 = feb
month-3 = mar
month-4 = abr
month-5 = may
month-6 = jun
month-7 = jul
month-8 = ago
month-9 = sept
month-10 = oct
month-11 = nov
month-12 = dic

## Partida nueva

form-title = Partida nueva
form-who = ¿Quién se sienta a la mesa? En sentido horario, desde el primer asiento.
form-name = Nombre del jugador { $seat }
form-up = Subir: { $name }
form-down = Bajar: { $name }
form-remove = Quitar: { $name }
form-drag = Arrastrar: { $name }
form-add = Añadir jugador
form-you = Jugador
form-alone = Jugar en solitario contra la aplicación
form-lately = Jugaron hace poco
form-colour-of = { $name }: color y forma
form-colour-hint = Elige el color de la pieza. La forma va con él.
form-nobody = jugador { $seat }
form-first = ¿Quién empieza?
form-first-lot = Sortear
form-first-open = Se sortea al empezar
form-begin =
    { $count ->
        [one] Empezar con { $count } jugador
       *[other] Empezar con { $count } jugadores
    }
form-too-few =
    { $count ->
        [one] Hace falta { $count } jugador
       *[other] Hacen falta { $count } jugadores
    }
form-name-missing = Falta un nombre: asiento { $seat }
form-same-name = Dos jugadores tienen el mismo nombre
form-house-option = Opción de la casa
form-kit-assumed =
    { $count ->
        [one] { $count } valor de la caja es supuesto
       *[other] { $count } valores de la caja son supuestos
    }
form-kit-assumed-text = El reglamento no los trae. Mira tu caja una vez.
form-steps = Antes del primer turno

## Colores y formas de los jugadores

colour-red = Rojo
colour-blue = Azul
colour-yellow = Amarillo
colour-green = Verde
colour-purple = Morado
colour-white = Blanco
colour-orange = Naranja
colour-black = Negro
shape-circle = círculo
shape-square = cuadrado
shape-diamond = rombo
shape-triangle = triángulo
shape-hexagon = hexágono
shape-blossom = flor
shape-star = estrella
shape-cross = cruz

## En una partida

game-last = Qué ha pasado
game-scores = Puntos
game-over = La partida ha terminado
game-to-timeline = Cronología
game-table-view = Vista de mesa
game-table-view-close = Toca en cualquier sitio para volver
game-kit = Caja de este juego
game-steps = Preparación
game-keys = Teclas
game-read-only = Aquí solo se puede mirar
game-about = De dónde salen estos números
game-winner = Gana { $names }
game-winners = Victoria compartida: { $names }
game-finished-home = Volver a los juegos
game-again = Jugar otra vez

toast-corrected = Corregido por la mesa
toast-undone = Deshecho: { $name }
toast-redone = Rehecho: { $name }
toast-went-back =
    { $count ->
        [one] { $count } entrada apartada
       *[other] { $count } entradas apartadas
    }

## Cronología

timeline = Cronología
timeline-looking = Estás viendo la entrada { $entry } de { $count }
timeline-looking-start = Estás viendo el comienzo
timeline-looking-text = Nada cambia hasta que lo digas
timeline-now = Volver al presente
timeline-present = Este es el presente
timeline-present-text = Toca una entrada para ver ese momento
timeline-mend = Corregir esta entrada
timeline-go-back = Volver hasta aquí
timeline-go-back-text =
    { $count ->
        [one] Volver aparta { $count } entrada. Se puede rehacer hasta seguir jugando.
       *[other] Volver aparta { $count } entradas. Se pueden rehacer hasta seguir jugando.
    }
timeline-go-forward-text =
    { $count ->
        [one] Vuelve { $count } entrada deshecha.
       *[other] Vuelven { $count } entradas deshechas.
    }
timeline-first = Al comienzo
timeline-previous = Una entrada atrás
timeline-next = Una entrada adelante
timeline-last = Al final
timeline-entry = Entrada { $entry }: { $name }
timeline-position = Entrada { $entry } de { $count }
timeline-find = Buscar en el registro
timeline-nothing-found = No se ha encontrado nada
timeline-nothing-found-text = Ninguna entrada tiene esas palabras.
mend-question = ¿Qué debería decir la entrada { $entry }?
mend-text = Las entradas siguientes se vuelven a jugar. Lo que ya no se pregunta se omite y consta en el registro. Si alguna contradice, se pregunta antes.
mend-present = como está
mend-other-player = Ahora aquí es el turno de otra persona: { $player }
mend-other-question = Ahora aquí se pregunta otra cosa
mend-cancel = Dejarla

## Preguntas

dialog-keep = Conservar
dialog-undo = Deshacer
dialog-undo-reveal =
    { $count ->
        [one] ¿Deshacer lo que todos han visto?
       *[other] ¿Deshacer { $count } entradas?
    }
dialog-undo-reveal-text = Todos lo han visto: { $name }. Rehacer devuelve lo mismo. El registro lo dirá.
dialog-cut = La entrada { $entry } ya no encaja
dialog-cut-text = { $name }: { $why }. Al cortar se quitan esta entrada y las siguientes, salvo lo que otras personas ya hayan respondido. El registro nombra lo que se omite.
dialog-leave-as-is = Dejar todo como estaba
dialog-cut-here = Cortar en la entrada { $entry }
dialog-delete = ¿Borrar { $name }?
dialog-delete-text = Va a la papelera y se puede recuperar desde allí.
dialog-to-trash = A la papelera
dialog-purge = ¿Borrar { $name } para siempre?
dialog-purge-text = Después no se puede recuperar.
dialog-purge-yes = Borrar para siempre
dialog-unsaved = Las últimas entradas no están guardadas
dialog-unsaved-text = Si cierras ahora, se pierden. Quédate, libera espacio y reintenta.
dialog-stay = Quedarse
dialog-leave = Cerrar y perderlas

## Partidas guardadas

saved-title = Partidas guardadas
saved-rename = Cambiar nombre
saved-name = Nombre de la partida
saved-duplicate = Duplicar
saved-delete = Borrar
saved-export = Exportar
saved-import = Importar una partida
saved-import-text = Suelta un archivo en la ventana, elígelo o escribe su ruta.
saved-import-choose = Elegir archivo
saved-import-path = Ruta del archivo
saved-import-go = Importar
saved-exported = Exportada a { $path }
saved-imported = La partida se ha importado y está la primera de la lista
saved-copy-of = { $name } (copia)
saved-options = Opciones de { $name }
saved-trash = Papelera
saved-trash-count =
    { $count ->
        [0] vacía
        [one] { $count } partida, se puede recuperar
       *[other] { $count } partidas, se pueden recuperar
    }
saved-count =
    { $count ->
        [0] aún no hay partidas
        [one] { $count } partida, todo guardado
       *[other] { $count } partidas, todo guardado
    }
saved-broken = No se abre: { $why }
trash-title = Papelera
trash-restore = Recuperar
trash-purge = Borrar para siempre
trash-empty = La papelera está vacía
trash-empty-text = Las partidas borradas esperan aquí hasta que las quites.

## Ajustes

settings-title = Ajustes
settings-language = Idioma
settings-look = Aspecto
settings-light = Claro
settings-dark = Oscuro
settings-system = Sistema
settings-text = Tamaño del texto
settings-text-sample = Lena pierde una ficha
settings-contrast = Alto contraste
settings-motion = Menos movimiento
settings-motion-text = Las piezas aparecen en su sitio
settings-awake = Pantalla siempre encendida
settings-awake-text = Mientras haya una partida abierta
settings-ask = Preguntar antes de deshacer lo visto
settings-ask-text = Una carta descubierta, una tirada
settings-delete = Preguntar antes de borrar una partida
settings-delete-text = En cualquier caso va a la papelera
settings-rules = Mostrar los números de regla
settings-rules-text = Por ejemplo, YS-27
settings-games = Partidas y copias

## Teclas

keys-title = Teclas
keys-undo = Deshacer la última entrada
keys-redo = Rehacerla
keys-digits = Elegir una respuesta, en orden
keys-enter = El siguiente paso
keys-tab = De una parte a otra
keys-escape = Atrás, o la respuesta segura
keys-list = Esta lista

## Cajas

kits-title = Cajas
kits-text = Cómo son tus cajas. Los reglamentos no lo cuentan todo.
kits-open = Abrir la caja de { $game }

## Arranque

no-display = Courtside: no hay pantalla. Ábrelo en un escritorio (X11 o Wayland) o bajo Xvfb (paquete xvfb); las órdenes de courtside --help funcionan sin ella.
no-home = Courtside: no hay carpeta para las partidas; indica una con --home o COURTSIDE_HOME.
no-x-server = Courtside: ningún servidor X responde en DISPLAY={ $display }; inicia uno, usa Wayland sin DISPLAY o Xvfb (paquete xvfb).
no-window-package = Courtside: no se puede abrir la ventana: falta una biblioteca; instala { $package } ({ $details }).
no-window = Courtside: no se puede abrir la ventana ({ $details }); en Debian y Ubuntu necesita libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libgl1.

## Resultados

names = { $list }
sheet-total = Total

settings-sample-name = Lena
settings-sample-loss = { $number }

## Open cards

ask-card-now = ahora
ask-card-spoken = { $name }: carta { $number }

## Solo

solo-results = Tus partidas en solitario
solo-results-level = { $level }: { $won } de { $played } ganadas
solo-results-won = Victoria { $mine } a { $theirs }
solo-results-lost = Derrota { $mine } a { $theirs }

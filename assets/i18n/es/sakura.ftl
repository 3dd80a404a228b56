# Sakura: nombres de entradas, líneas del relato, negativas, puntuación, ayuda.

## The box

game-sakura = Sakura
game-sakura-facts = 2–6 jugadores · 20–40 min

## Cards, spaces, trees

sakura-garden-forward = Emperador +{ $steps }
sakura-garden-back = Emperador −1
sakura-garden-either = Emperador ±1
sakura-garden-closest = Más cercano −2
sakura-garden-furthest = Más alejado +2
sakura-painter-forward = Pintor +{ $steps }
sakura-painter-either = Pintor ±{ $steps }
sakura-painter-leap = Delante del siguiente
sakura-painter-between = +1 por pintor entre medias
sakura-faces = { $garden }, { $painter }
sakura-gate = portón
sakura-tree-first = primer sakura
sakura-tree-second = segundo sakura
sakura-tree-third = tercer sakura
sakura-feed-flip = carta superior del mazo
sakura-feed-tactical = variante táctica
sakura-feed-virtual = la roba la app
sakura-pace-each-card = carta a carta
sakura-pace-all-at-once = todas las cartas a la vez
sakura-numbered = { $number } { $player }

## Kit

sakura-kit-path = El sendero del jardín
sakura-kit-spaces = Espacios del sendero
sakura-kit-spaces-hint = Desde el primer espacio tras el portón hasta el último; cada puente cuenta como 1
sakura-kit-torii = Torii
sakura-kit-torii-hint = Contado desde el portón, como todos los lugares: donde empieza el Emperador
sakura-kit-bridge = Puente { $number }
sakura-kit-bridge-hint = Aquí cada puente es 1 espacio; con 5 o 6 jugadores la app hace 3 de él
sakura-kit-sakura = Sakura { $number }
sakura-kit-cards = Las 60 cartas
sakura-kit-garden = Acción de jardín
sakura-kit-painter = Acción de pintor
sakura-kit-path-too-short = El último sakura está en { $space }: el sendero debe llegar hasta él
sakura-kit-torii-late = El torii va antes del primer sakura, que está en { $space }
sakura-kit-order = Los lugares van en orden: este va después de { $space }
sakura-kit-off-path = El sendero tiene { $spaces } espacios
sakura-kit-on-torii = En este espacio está el torii
sakura-kit-on-sakura = En este espacio está el sakura { $number }

## Set-up

sakura-setup-players = Sakura es para 2 a 6 jugadores, aquí hay { $players }
sakura-setup-court = Con 2 jugadores, y solo entonces, se une el pintor de la corte
sakura-setup-same-mark = Da a cada pintor un color propio
sakura-setup-board = Pon el tablero en el centro y el Emperador en el espacio torii
sakura-setup-bridges-short = Cada uno de los 4 puentes es 1 espacio
sakura-setup-bridges-long = Cada uno de los 4 puentes son 3 espacios
sakura-setup-painters = Cada jugador toma un pintor y 5 fichas del mismo color
sakura-setup-gate = Pon a todos los pintores en el portón
sakura-setup-court-painter = { $name } se une como tercer pintor: en el portón, con 5 fichas
sakura-setup-supply = Deja las demás fichas junto al tablero: es la reserva
sakura-setup-deal = Baraja las 60 cartas y reparte 5 a cada jugador; nadie mira las de los demás
sakura-setup-deck = Pon las otras { $cards } cartas boca abajo en el centro: es el mazo

## Where the game stands

sakura-stage-round = Ronda { $round }
sakura-stage-over = Partida terminada

## Names of entries

sakura-name-reveal = { $player } revela { $number }
sakura-name-draw = { $player } roba { $number }
sakura-name-next = carta { $number } de { $player }
sakura-name-resolve = cartas desde la { $number }
sakura-name-emperor-forward = { $player }: Emperador hacia delante
sakura-name-emperor-back = { $player }: Emperador hacia atrás
sakura-name-painter-forward = { $player }: pintor hacia delante
sakura-name-painter-back = { $player }: pintor hacia atrás
sakura-name-feed = Pintor de la corte: { $feed }
sakura-name-pace = Resolver { $pace }
sakura-name-correct = Corrección: { $what }

## Story lines

sakura-card-learnt = La carta { $number } ya se conoce: { $faces }
sakura-card-revealed = { $player } revela { $number }
sakura-card-given = { $player } recibe { $number } de { $by }
sakura-card-flipped = { $player } recibe { $number }, la carta superior del mazo
sakura-card-drawn = { $player } recibe { $number }, robada por la app
sakura-sorted = Orden: { $cards }
sakura-card-began = Carta { $number }, { $player }: { $faces }
sakura-direction-asked = { $player } elige: hacia delante o hacia atrás
sakura-emperor-forward = El Emperador avanza { $steps }: { $from } → { $to }
sakura-emperor-back = El Emperador retrocede { $steps }: { $from } → { $to }
sakura-emperor-stays = El Emperador se queda en { $space }: nunca entra en el portón
sakura-emperor-stops = El Emperador avanza, { $from } → { $to }, y se detiene ante el árbol
sakura-way = { $from } → { $to }
sakura-way-passed = { $from } → { $to }, sin contar { $passed }
sakura-way-emperor = { $from } → { $to }, donde está el Emperador
sakura-way-passed-emperor = { $from } → { $to }, donde está el Emperador, sin contar { $passed }
sakura-moved-closest = { $player } es el pintor más cercano y retrocede 2: { $way }
sakura-moved-furthest = { $player } es el pintor más alejado y avanza 2: { $way }
sakura-moved-forward = { $player } avanza { $steps }: { $way }
sakura-moved-back = { $player } retrocede { $steps }: { $way }
sakura-moved-leap = { $player } pasa delante del siguiente pintor: { $way }
sakura-moved-between = { $player } avanza { $steps }, uno por cada pintor entre medias: { $way }
sakura-disgraced =
    Deshonra: { $player } pierde una ficha, { $tokens ->
        [0] no le queda ninguna
        [one] le queda 1
       *[other] le quedan { $tokens }
    }
sakura-disgraced-empty = Deshonra: { $player } no tiene fichas que perder
sakura-retreated =
    { $player } retrocede { $count ->
        [one] 1 espacio vacío
       *[other] { $count } espacios vacíos
    }: { $counted }
sakura-retreated-passed =
    { $player } retrocede { $count ->
        [one] 1 espacio vacío
       *[other] { $count } espacios vacíos
    }: { $counted }, sin contar { $passed }
sakura-nobody-closest = Todos los pintores están en el portón: nadie es el más cercano
sakura-nobody-furthest = Varios pintores están en el portón: nadie es el más alejado
sakura-stays-ahead = { $player } se queda: no hay pintores delante
sakura-stays-between = { $player } se queda: no hay pintores entre medias
sakura-stays-gate = { $player } se queda en el portón
sakura-reached = El Emperador se detiene en el { $tree }; la acción de pintor aún se hace
sakura-reached-lapsed =
    El Emperador se detiene en el { $tree }; la acción de pintor aún se hace, después se { $count ->
        [one] descarta la carta
       *[other] descartan las cartas
    } { $cards }
sakura-paid =
    { $player }, puesto { $place }: { $tokens ->
        [0] ninguna ficha
        [one] 1 ficha
       *[other] { $tokens } fichas
    }
sakura-unplaced = Iguales en el portón, así que sin puesto: { $players }
sakura-paid-out = El { $tree } ya ha puntuado y desde ahora es un espacio normal
sakura-paid-last = El tercer sakura ha puntuado
sakura-lined-up = { $player } se pone en fila: { $from } → { $to }
sakura-round-ended = La ronda { $round } termina: las cartas van a los descartes
sakura-drew-all = Todos roban 1 carta
sakura-drew = Roban cartas: { $players }
sakura-drew-one = { $player } { $count }
sakura-deck-renewed =
    El mazo se ha acabado: baraja { $cards ->
        [one] 1 carta descartada
       *[other] { $cards } cartas descartadas
    } para formar uno nuevo
sakura-round-began = Ronda { $round }
sakura-round-began-two = Ronda { $round }: { $player } está más lejos y juega dos cartas
sakura-round-began-deck = Ronda { $round }: ambos jugadores están en el portón, se revela una carta del mazo para el pintor de la corte
sakura-game-ended = Tras el último sakura la partida termina
sakura-game-resumed = La partida sigue
sakura-feed-changed = Cartas del pintor de la corte: { $feed }
sakura-pace-changed = Desde ahora: { $pace }
sakura-corrected = Corregido por la mesa: { $what }
sakura-correct-painter = { $player } en { $space }
sakura-correct-emperor = Emperador en { $space }
sakura-correct-tokens = fichas de { $player }: { $count }
sakura-correct-paid = { $tree } ha puntuado
sakura-correct-unpaid = { $tree } florece
sakura-correct-card = carta { $number }
sakura-correct-card-faces = la carta { $number } es { $faces }
sakura-correct-deck = cartas en el mazo: { $count }

## Refusals

sakura-refusal-game-over = La partida ha terminado: deshaz o corrige para seguir
sakura-refusal-not-on-table = Hay { $painters } pintores y 3 sakuras
sakura-refusal-no-such-card = No hay carta { $number }: van del 1 al 60
sakura-refusal-unknown-card = La carta { $number } es nueva: toca una vez sus dos acciones
sakura-refusal-other-faces = La carta { $number } se conoce como { $faces }: corrige la carta si no es así
sakura-refusal-card-taken = La carta { $number } es de { $player } en esta ronda: deshaz esa si no es así
sakura-refusal-card-in = { $player } ha revelado { $number }: deshazlo para cambiarlo
sakura-refusal-cards-are-in = Las cartas de esta ronda ya están y se están resolviendo
sakura-refusal-card-first = Antes la carta de { $player }
sakura-refusal-direction-first = Antes la dirección: elige { $player }
sakura-refusal-no-direction = Esta carta no deja elegir dirección
sakura-refusal-no-court = El pintor de la corte solo se une con 2 jugadores
sakura-refusal-app-draws = La carta del pintor de la corte la roba la app; elige otro modo para revelar una
sakura-refusal-not-virtual = La app no roba ahora la carta del pintor de la corte
sakura-refusal-other-card = El mazo de la app da { $number }
sakura-refusal-not-all-known = La app puede robar cuando se conocen las 60 cartas: se conocen { $known }
sakura-refusal-off-path = El Emperador está en un espacio del 1 al { $spaces }
sakura-refusal-occupied = { $player } está en { $space }: solo el portón admite varios pintores
sakura-refusal-not-behind = El Emperador está en { $space }: los pintores quedan detrás de él
sakura-refusal-painter-ahead = { $player } está en { $space }: pon antes a este pintor detrás del Emperador
sakura-refusal-unpaid = El { $tree } aún florece y detiene al Emperador: márcalo antes como puntuado
sakura-refusal-reached = El Emperador ha llegado al { $tree }: hazlo retroceder antes
sakura-refusal-too-many = Aquí puede haber como máximo { $most }

## Score sheet

sakura-sheet-start = Al empezar
sakura-sheet-start-why = Todos empiezan con 5 fichas
sakura-sheet-tree = Sakura { $number }
sakura-sheet-place =
    Puesto { $place }: { $tokens ->
        [0] ninguna ficha
        [one] 1 ficha
       *[other] { $tokens } fichas
    }
sakura-sheet-disgraces = Deshonras
sakura-sheet-disgrace = Ronda { $round }: tropiezo con el Emperador en { $space }, 1 ficha
sakura-sheet-disgrace-empty = Ronda { $round }: tropiezo con el Emperador en { $space }, sin fichas que perder
sakura-sheet-corrections = Correcciones
sakura-sheet-corrections-why = Corregido por la mesa
sakura-verdict-one = { $player } { $count }
sakura-verdict-tokens = Fichas: { $players }
sakura-verdict-at = { $player } ({ $space })
sakura-verdict-tie = Empate a fichas; gana quien está más cerca del Emperador: { $players }
sakura-verdict-wins = Gana { $player }
sakura-verdict-ahead = Va por delante { $player }
sakura-verdict-shared = Victoria compartida: { $players }
sakura-verdict-level = Empate: { $players }
sakura-verdict-better = Entre los dos jugadores: { $player }
sakura-verdict-both = Entre los dos jugadores: empate

## Help

sakura-help-pick = Cada uno elige una carta en secreto; todas se revelan a la vez
sakura-help-order = Las cartas se resuelven por número, de menor a mayor
sakura-help-learn = Una carta nueva se dice una vez con sus dos acciones; después basta su número
sakura-help-deck = Mazo { $deck }, descartes { $discards }: cuando se acaba el mazo, baraja los descartes
sakura-help-aim = Estad lo más cerca posible cuando el Emperador se detenga en un sakura, sin tropezar con él
sakura-help-flip = Cuando ambos han elegido, revela la carta superior del mazo para { $court }
sakura-help-virtual = Con ambas cartas dichas, la app roba la carta de { $court }
sakura-help-two = { $player } está más lejos del Emperador y juega dos cartas: una de ellas para { $court }, ninguna del mazo
sakura-help-face-down = Las tres cartas se eligen boca abajo y se revelan a la vez
sakura-help-both-on-gate = Ambos jugadores están en el portón: revela la carta superior del mazo para { $court }
sakura-help-court-forward = { $court } cuenta como tercer jugador y siempre va hacia delante
sakura-help-emperor = { $player } elige: el Emperador avanza 1 o retrocede 1
sakura-help-painter = { $player } elige: el pintor avanza o retrocede
sakura-help-halves = Primero la acción de jardín, después la acción de pintor del dueño de la carta
sakura-help-full = Las figuras mueven el número completo; hacia delante es alejarse del portón
sakura-help-empty = Los pintores cuentan solo los espacios vacíos y pasan unos sobre otros
sakura-help-gate = El portón admite muchos pintores y detiene a los que retroceden; el Emperador nunca entra
sakura-help-disgrace = Quien tropieza con el Emperador se detiene, pierde una ficha y retrocede 3 espacios vacíos; también si el Emperador retrocede sobre él
sakura-help-sakura = Un sakura detiene al Emperador una vez: la acción de pintor de esta carta se hace, las demás cartas se descartan
sakura-help-tokens = Fichas por puesto: 3, 2, 1; con 5 o 6 jugadores el cuarto recibe 1; en el último sakura el primero recibe 4
sakura-help-most = Gana quien tiene más fichas
sakura-help-tie = Con fichas iguales gana quien está más cerca del Emperador; ambos en el portón comparten la victoria salvo que decida la opción de la mesa

## Random play

sakura-tally-rounds = Rondas
sakura-tally-disgraces = Deshonras
sakura-tally-place = Fichas, puesto { $place }

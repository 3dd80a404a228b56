# Gùgōng: nombres de piezas, rótulos, nombres de entradas, líneas del relato, negativas.

## The box

game-forbidden-city = Gùgōng
game-forbidden-city-facts = 1–5 jugadores · 60–90 min

## Areas

city-area-travel = Viajes
city-area-wall = Gran Muralla
city-area-jade = Jade
city-area-intrigue = Intriga
city-area-palace = Palacio
city-area-decree = Decretos
city-area-canal = Gran Canal
# Dónde está una carta de regalo: «Anna: 5 por 7 en la Gran Muralla».
city-at-travel = en Viajes
city-at-wall = en la Gran Muralla
city-at-jade = en Jade
city-at-intrigue = en Intriga
city-at-palace = en el Palacio
city-at-decree = en Decretos
city-at-canal = en el Gran Canal
# La acción de una zona, se haga donde se haga: «Canal A».
city-action-travel = Viaje
city-action-wall = Muralla
city-action-jade = Jade
city-action-intrigue = Intriga
city-action-palace = Palacio
city-action-decree = Decreto
city-action-canal = Canal
city-variant-a = { $action } A
city-variant-b = { $action } B
city-official-travel = funcionario de impuestos
city-official-wall = funcionario de obras
city-official-jade = funcionario de finanzas
city-official-intrigue = funcionario en la sombra
city-official-palace = funcionario de censura
city-official-decree = funcionario de decretos
city-official-canal = funcionario de comercio

## Pieces

city-plus-servants =
    +{ $count } { $count ->
        [one] sirviente
       *[other] sirvientes
    }
city-plus-envoy = Emisario +{ $steps }
city-plus-intrigue = Intriga +{ $steps }
city-vp = { $amount } PV
city-swap = cambiar carta
city-to-ship = sirviente a junco
city-no-action = sin acción
city-card = { $value }
city-card-action = { $value } ({ $action })
city-card-at = { $card } { $at }
city-set-board = juego del tablero
city-set-deck = juego del mazo
city-set-player = juego de jugador { $number }
# Figuras que se mueven: «Anna devuelve 2 sirvientes y el sirviente doble».
city-servants =
    { $count ->
        [one] { $count } sirviente
       *[other] { $count } sirvientes
    }
city-pair = el sirviente doble
city-servants-and-pair =
    { $count ->
        [one] { $count } sirviente
       *[other] { $count } sirvientes
    } y el sirviente doble
city-berth-a = A-{ $harbor }
city-berth-b = B-{ $harbor }
city-numbered = { $player } { $number }
city-reward-card = carta de regalo
city-reward-pair = sirviente doble
city-trade-servant = 2 fichas → 1 sirviente
city-trade-points = 4 fichas → 2 PV
city-trade-jade = 6 fichas → 1 jade
city-favor-die = girar 1 dado
city-favor-jade = 1 jade

## Decrees

city-decree-travel = Viaje B −1
city-decree-jade = Jade −1
city-decree-wall = Muralla +1
city-decree-equal = igual es gratis
city-decree-decrees = Decretos −1
city-decree-per-three = 1 PV por 3 PV
city-decree-per-jade = 2 por jade
city-decree-per-decree = 2 por decreto
city-decree-per-reward = 2 por recompensa
city-decree-text-intrigue = Cada mañana: el marcador de intriga puede avanzar 2
city-decree-text-ship = Cada mañana: 1 sirviente de la reserva puede ir a un junco, también a uno nuevo
city-decree-text-servant = Cada mañana: 1 sirviente puede pasar de la reserva a los disponibles
city-decree-text-envoy = Cada mañana: el emisario puede avanzar 1 paso; si ya está en el palacio, 1 PV en su lugar
city-decree-text-swap = Cada mañana tras la tirada: 1 carta de la mano se puede cambiar por una del tablero
city-decree-text-travel = Viaje B cuesta 1 sirviente menos
city-decree-text-jade = La acción Jade cuesta 1 sirviente menos; las otras formas de obtener jade no
city-decree-text-wall = Con una acción Muralla se puede poner en la muralla 1 sirviente más de la reserva
city-decree-text-equal = Una ofrenda de igual valor permite las acciones sin pagar
city-decree-text-decrees = La acción Decreto cuesta 1 sirviente menos
city-decree-text-per-three = Al final: 1 PV por cada 3 PV obtenidos, 10 como máximo, antes que los demás decretos
city-decree-text-eight = Al final: 8 PV
city-decree-text-per-jade = Al final: 2 PV por cada jade propio, 10 como máximo
city-decree-text-per-decree = Al final: 2 PV por cada sirviente propio en decretos, incluido este
city-decree-text-per-reward = Al final: 2 PV por cada sirviente propio en recompensas de puerto

## Travel tokens

city-token-card-jade = carta → jade
city-token-card-back = recuperar carta
city-token-wall = sirviente a la muralla
city-token-servants-jade = 3 sirvientes → jade
city-token-double = ficha doble
city-token-strength = Fuerza
city-token-toll = Peaje
city-token-follow = Seguimiento
city-token-text-servants =
    De la reserva a los disponibles: { $count ->
        [one] { $count } sirviente
       *[other] { $count } sirvientes
    }
city-token-text-envoy = El emisario avanza 1 paso; si ya está en el palacio, 1 PV en su lugar
city-token-text-intrigue = El marcador de intriga avanza 1; con esto nunca se gana la medalla
city-token-text-card-jade = Descarta de la mano una carta de valor 7 o más: 1 jade
city-token-text-points = 2 PV al momento
city-token-text-swap = Cambia una carta de la mano o del descarte por una del tablero
city-token-text-card-back = 1 carta vuelve del descarte propio a la mano
city-token-text-ship = 1 sirviente de la reserva va a un junco propio, también a uno nuevo
city-token-text-wall = 1 sirviente de la reserva va a la muralla
city-token-text-servants-jade = Devuelve 3 sirvientes: 1 jade
city-token-text-double = Sin bonificación; cuenta como dos fichas en cualquier canje
city-token-text-strength = Con 1 sirviente junto al tablero propio: hasta el final del día cada carta ofrecida vale 1 más
city-token-text-toll = Con 1 sirviente junto a una zona: hasta el final del día cada rival que actúa allí da 1 PV
city-token-text-follow = Con 1 sirviente junto a una zona: hasta el final del día se puede repetir la acción que haga allí un rival

## Where the game stands

city-phase-set-up = Preparación
city-phase-morning = Mañana
city-phase-day = Día
city-phase-night = Noche
city-phase-final = Puntuación final
city-phase-over = Partida terminada
city-stage-round = Ronda { $round } · { $phase }
city-step-decrees = Decretos de nivel 3
city-depth-pad = solo el marcador
city-depth-full = cada turno
city-depth-final = solo la puntuación final

## Where points come from

city-source-tokens = Fichas de viaje
city-source-wall = Tramos de la Gran Muralla
city-source-envoy = Emisario en el palacio
city-source-decrees = Decretos, al momento
city-source-harbors = Recompensas de puerto
city-source-dice = Dados del destino
city-source-told = Dicho por la mesa
city-source-corrections = Correcciones
city-source-final-wall = Muralla al final
city-source-palace = Casilla del palacio

## Alarms

city-alarm-envoy = Emisario lejos del palacio
city-alarm-wall = Falta 1 en la muralla
city-alarm-ship = Un junco a punto de hundirse
city-alarm-full-ship = Un junco lleno espera
city-alarm-servants = Sin sirvientes disponibles
city-alarm-supply = Reserva vacía
city-alarm-tokens = Fichas por canjear
city-alarm-medal = Nadie tiene aún la medalla
city-warning-envoy =
    { $player }: { $steps ->
        [one] falta { $steps } paso
       *[other] faltan { $steps } pasos
    }
city-warning-ship = { $player }: un junco se hunde esta noche
city-warning-full-ship = { $player }: junco lleno en el puerto { $harbor }
city-warning-servants = { $player }: sin sirvientes disponibles
city-warning-supply = { $player }: reserva vacía
city-warning-tokens = { $player }: { $count } fichas por canjear

## Set-up

city-setup-players = Gùgōng es para 2 a 5 jugadores, aquí hay { $players }
city-problem-start = Elige un jugador inicial que esté en la mesa
city-problem-steps = El palacio está a entre 1 y { $most } pasos, aquí a { $steps }
city-setup-same-mark = Da a cada jugador un color propio

## Names of entries

city-name-lay-decree = Decreto en juego: { $decree }
city-name-roll = Dados: { $one } · { $two } · { $three }
city-name-lay-token = Ciudad { $city }: { $token }
city-name-leave-tokens = Las demás fichas, sin decir
city-name-offer = { $player }: { $value } por { $taken } { $at }
city-name-offer-only = { $player }: { $value } { $at }
city-name-pay-servants = { $player } paga 2 sirvientes
city-name-pay-pair = { $player } paga el sirviente doble
city-name-pay-card = { $player } paga una carta
city-name-pay-nothing = { $player }: sin pagar, sin acciones
city-name-action = { $player }: { $action }
city-name-servants =
    { $player }: +{ $count } { $count ->
        [one] sirviente
       *[other] sirvientes
    }
city-name-swap = { $player } cambia { $value } { $at }
city-name-plaza = { $player }: jade de la plaza
city-name-house = { $player }: jade de una casa
city-name-decree = { $player }: decreto «{ $decree }»
city-name-refuse = { $player }: sin «{ $decree }»
city-name-travel = { $player } viaja a la ciudad { $city }
city-name-token = { $player } toma la ficha «{ $token }»
city-name-travels = { $player } viaja
city-name-bonus = { $player } aprovecha «{ $bonus }»
city-name-a-bonus = { $player } aprovecha la ficha
city-name-sail = { $player }: junco del puerto { $harbor }
city-name-reward = { $player }: puerto, { $reward }
city-name-favor = { $player }: { $favor }, { $price } atrás
city-name-die = { $player }: dado { $die } → { $face }
city-name-pair = { $player }: con el sirviente doble
city-name-no-pair = { $player }: sin el sirviente doble
city-name-exchange = { $player }: { $trade }
city-name-all-servants = Sirvientes de la mañana para todos
city-name-matches = Coincidencias: { $players }
city-name-card = { $player } muestra { $card }
city-name-points-up = { $player } +{ $amount } PV
city-name-points-down = { $player } −{ $amount } PV
city-name-intrigue = { $player }: intriga +{ $steps }
city-name-envoy = { $player }: emisario +{ $steps }
city-name-envoy-intrigue = { $player }: emisario +{ $steps }, intriga +1
city-name-wall = { $player }: muralla +{ $count }
city-name-jade = { $player }: jade +1
city-name-medal = { $player }: medalla
city-name-end-day = Termina el día
city-name-scoring = Puntuación final
city-name-step = Puntuación final: { $step }
city-name-numbers = { $player }: números del final
city-name-stack = Orden en la pista de intriga
city-name-correct = Corrección: { $what }
city-row = Casillas del palacio: { $values }
city-depth-changed = Desde ahora: { $depth }
city-alarm-on = Aviso activado: { $alarm }
city-alarm-off = Aviso apagado: { $alarm }
city-filled-turn = Juega { $player }
city-filled-board = { $player }: tablero dicho
city-filled-ships = Todos los juncos dichos
city-filled-houses = Casas dichas, vacías: { $count }
city-filled-cities = Mapa dicho
city-ship-with = { $player }: junco, puerto { $harbor }, carga { $count }
city-skip = { $player }: nada
city-skip-card = { $player }: sin acción de carta
city-skip-area = { $player }: sin acción de zona
city-skip-follow = { $player } no sigue { $at }
city-skip-bonus = { $player } no usa «{ $token }»
city-skip-sail = { $player }: ningún junco se mueve
city-skip-claim = { $player } deja la recompensa de puerto
city-skip-favor = { $player }: sin favor de intriga
city-skip-move = { $player }: sin segunda ficha al alcance

## What the table puts right

city-corrected = Corregido por la mesa: { $what }
city-correct-points = { $player } { $points } PV
city-correct-intrigue = { $player }, intriga { $space }
city-correct-envoy = { $player }, pasos del emisario { $steps }
city-correct-jade = { $player }, jade { $count }
city-correct-wall = { $player }, muralla { $count }
city-correct-pool = { $player }, disponibles { $count }
city-correct-pair-supply = { $player }, doble en la reserva
city-correct-pair-pool = { $player }, doble disponible
city-correct-pair-wall = { $player }, doble en la muralla
city-correct-tokens = { $player }, fichas { $count }, dobles { $doubles }
city-correct-hand = { $player }, cartas en mano { $count }
city-correct-decree = { $player } en «{ $decree }»
city-correct-no-decree = { $player } no en «{ $decree }»
city-correct-reward = { $player }, { $reward } × { $count }
city-correct-die = dado { $die }: { $face }
city-correct-no-medal = medalla libre
city-correct-medal = medalla: { $player }
city-correct-slot = { $area }: { $card }
city-correct-start = jugador inicial { $player }
city-correct-no-ship = { $player }, sin junco en puerto { $harbor }
city-correct-sold = casa { $house } sin jade
city-correct-unsold = casa { $house } con jade

## Story: set-up and rounds

city-decree-laid = Decreto en juego, nivel { $level }: { $decree }
city-card-learnt = Esta carta de regalo ya se conoce: { $card }, { $set }
city-cost-learnt = El coste impreso de «{ $decree }» ya se conoce: { $cost }
city-rolled-app = Dados, tirados por la app: { $one } · { $two } · { $three }
city-token-laid = La ciudad { $city } recibe la ficha «{ $token }»
city-token-laid-untold = La ciudad { $city } recibe una ficha que no se ha dicho
city-round-began = La ronda { $round } empieza por la mañana
city-round-began-day = La ronda { $round } empieza por el día
city-start = Jugador inicial: { $player }
city-start-medal = { $player } tiene la medalla y pasa a jugador inicial; la medalla vuelve a Intriga
city-start-same = Nadie tomó la medalla: { $player } sigue como jugador inicial
city-decree-used = { $player } usa el decreto «{ $decree }»
city-decree-refused = { $player } renuncia al decreto «{ $decree }»
city-decree-taken = { $player } pone un sirviente en el decreto «{ $decree }»
city-day-began = Empieza el día: primero { $player }
city-day-ended = Nadie tiene cartas en mano: termina el día { $round }
city-cards-back = Todos recuperan su descarte a la mano
city-night-ended = Termina la noche { $round }
city-passed = { $player } no tiene cartas en mano y pasa
city-turn-ended = { $player }: fin del turno

## Story: offerings and cards

city-value-more = { $value } + { $more }
city-offered-equal = { $player } ofrece { $value } { $at } ante un { $taken } igual: pagar o quedarse sin acciones
city-offered-lower = { $player } ofrece { $value } { $at } ante { $taken }, no es mayor: pagar o quedarse sin acciones
city-card-paid = { $player } paga con otra carta de la mano
city-card-paid-known = { $player } paga con otra carta de la mano: { $card }
city-exchanged-higher = { $player } pone { $card } { $at } y toma { $taken }: es mayor, gratis
city-exchanged-strength = { $player } pone { $card } { $at } y toma { $taken }: con Fuerza vale { $value }, gratis
city-exchanged-nine = { $player } pone { $card } { $at } y toma { $taken }: 1 por 9 es gratis
city-exchanged-equal = { $player } pone { $card } { $at } y toma { $taken }: igual, gratis por decreto
city-exchanged-paid = { $player } pone { $card } { $at } y toma { $taken }: está pagado
city-exchanged-closed = { $player } pone { $card } { $at } y toma { $taken }: sin pagar, sin acciones
city-card-drawn = { $player } toma a la mano la carta superior del mazo
city-swapped-hand = { $player } cambia { $card } de la mano { $at } y toma { $taken } a la mano
city-swapped-discard = { $player } cambia { $card } del descarte { $at } y toma { $taken } al descarte
city-came-back = { $player } recupera a la mano una carta del descarte
city-came-back-known = { $player } recupera a la mano una carta del descarte: { $card }
city-discarded = { $player } descarta de la mano una carta de 7 o más
city-discarded-known = { $player } descarta de la mano una carta de 7 o más: { $card }

## Story: reasons

city-why-offering = ofrenda
city-why-area = acción { $action }
city-why-gift-card = carta de regalo
city-why-token = ficha «{ $token }»
city-why-exchange = canje de { $count } fichas
city-why-decree = decreto «{ $decree }»
city-why-wall = más sirvientes en la Gran Muralla
city-why-favor = favor de intriga
city-why-dice = más coincidencias con los dados del destino
city-why-harbor = recompensa de puerto
city-why-told = dicho por la mesa
city-why-home = emisario en el palacio, 1 PV por paso
city-why-final-wall = más sirvientes en la Gran Muralla al final
city-why-house =
    de una casa por { $price ->
        [one] { $price } sirviente
       *[other] { $price } sirvientes
    }
city-why-plaza =
    de la plaza del jade por { $price ->
        [one] { $price } sirviente
       *[other] { $price } sirvientes
    }
city-matches =
    { $count ->
        [one] { $count } coincidencia
       *[other] { $count } coincidencias
    }

## Story: servants, Envoys, markers, jade

city-returned = { $player } devuelve { $figures }: { $why }
city-gained = { $player } recibe { $figures }: { $why }
city-gained-none = { $player } no recibe sirvientes, la reserva está vacía: { $why }
city-gained-short = { $player } recibe { $figures } de { $wanted }, no hay más en la reserva: { $why }
city-gained-fewer = { $player } toma { $figures } de { $wanted }: { $why }
city-wall-placed = { $player } pone { $figures } en la Gran Muralla: { $total } de { $needed }
city-wall-from-supply = { $player } pone { $figures } de la reserva en la Gran Muralla: { $total } de { $needed }
city-points = { $player }: { $why }
city-envoy-moved =
    El emisario de { $player } avanza { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, por andar { $left } ({ $why })
city-envoy-reached =
    El emisario de { $player } avanza { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } y llega al palacio ({ $why })
city-envoy-arrived = El emisario de { $player } está en audiencia: casilla { $slot } del palacio, { $points } PV al final
city-envoy-arrived-untold = El emisario de { $player } está en audiencia: casilla { $slot } del palacio
city-intrigue-moved = Marcador de intriga de { $player }: { $from } → { $to } ({ $why })
city-intrigue-on-top = Marcador de intriga de { $player }: { $from } → { $to }, encima de { $others } ({ $why })
city-intrigue-stays = El marcador de intriga de { $player } sigue en { $space }, el final de la pista
city-medal-taken = { $player } toma la medalla de próximo jugador inicial
city-jade-taken = { $player } toma 1 jade, ahora { $count } ({ $why })
city-favor-taken = { $player } toma un favor de intriga: { $favor }, marcador { $price } atrás
city-die-turned = { $player } gira el dado { $die }: { $from } → { $to }

## Story: Grand Canal

city-ship-placed = { $player } pone un junco nuevo en el puerto { $harbor }
city-ship-loaded = { $player } embarca { $figures } en el puerto { $harbor }: { $load } de { $places } plazas
city-ship-loaded-supply = { $player } embarca { $figures } de la reserva en el puerto { $harbor }: { $load } de { $places } plazas
city-ship-sailed = El junco de { $player } avanza: puerto { $from } → { $to }
city-ship-sailed-night = De noche avanza el junco de { $player }: puerto { $from } → { $to }
city-ship-sank = El junco de { $player } se hunde en el puerto { $harbor }: junco y sirvientes van a la reserva
city-reward-claimed = { $player } reclama { $reward } en el puerto { $harbor } ({ $count } de { $most }): 1 sirviente lo marca, el junco y los demás van a la reserva
city-reward-told = { $player } reclama la recompensa de puerto { $reward } ({ $count } de { $most })
city-pair-won = { $player }: el sirviente doble ya está disponible

## Story: travel

city-travelled = { $player } viaja a la ciudad { $city } y toma la ficha «{ $token }»
city-token-stored = { $player } guarda la ficha «{ $token }»: { $taken } de { $slots } huecos
city-exchanged-doubles = { $player }: { $trade }, con { $singles } normales y { $doubles } dobles
city-put-out = { $player } saca «{ $token }» con { $figures } hasta el final del día
city-put-out-at = { $player } saca «{ $token }» { $at } con { $figures } hasta el final del día
city-token-back = { $player } recoge «{ $token }», { $figures } a la reserva
city-toll = { $payer } actúa { $at } y paga 1 PV de peaje: lo recibe { $owner }
city-toll-empty = { $payer } actúa { $at } y no tiene PV que perder; { $owner } recibe 1 PV de peaje

## Story: scoring

city-tie-further = más avance en la pista de intriga: { $spaces }
city-tie-top = marcador de encima en la pista de intriga: { $spaces }
city-wall-scored = Tramo completado: { $counts }. Quien más tiene: { $player }; esos sirvientes van a la reserva
city-wall-scored-tied = Tramo completado: { $counts }. El empate es para { $player }, { $tie }; esos sirvientes van a la reserva
city-matches-counted =
    { $player }: { $count ->
        [0] sin coincidencias
        [one] { $count } coincidencia
       *[other] { $count } coincidencias
    }
city-dice-awarded = Más coincidencias: { $player } con { $count }
city-dice-awarded-tied = Empate a { $count } coincidencias: para { $player }, { $tie }
city-no-award = Nadie tiene coincidencias: no hay premio
city-scoring-began = Empieza la puntuación final: ya no se canjean fichas
city-numbers = { $player }: { $points } PV, intriga { $intrigue }, muralla { $wall }, jade { $jade }, { $envoy }
city-numbers-home = emisario en la casilla { $slot } del palacio
city-numbers-short =
    al emisario { $steps ->
        [one] le falta { $steps } paso
       *[other] le faltan { $steps } pasos
    }
city-stack = En la pista de intriga, de abajo arriba: { $players }
city-final-wall = Muralla al final: { $counts }. Quien más tiene: { $player }
city-final-wall-tied = Muralla al final: { $counts }. El empate es para { $player }, { $tie }
city-final-wall-empty = No hay sirvientes en la muralla: no se puntúa nada
city-not-home =
    Al emisario de { $player } { $steps ->
        [one] le falta { $steps } paso
       *[other] le faltan { $steps } pasos
    } para el palacio: termina con 0
city-scored-per-three = { $player }: { $base } : 3 = { $points }, redondeado hacia abajo, 10 como máximo
city-scored-per-jade = { $player }: jade { $base } × 2, 10 como máximo, son { $points }
city-scored-per-decree = { $player }: sirvientes en decretos { $base } × 2 = { $points }
city-scored-per-reward = { $player }: sirvientes en recompensas de puerto { $base } × 2 = { $points }
city-scored-decree = { $player }: decreto «{ $decree }»
city-scored-palace = { $player }: la casilla { $slot } del palacio da { $points } PV
city-scored-jade = { $player }: jade { $jade }, son { $points } PV
city-game-ended = La puntuación final está hecha: la partida termina

## Refusals

city-refusal-game-over = La partida ha terminado: deshaz o corrige para seguir
city-refusal-not-now = Ahora no: responde antes a lo que se pregunta
city-refusal-not-now-player = Ahora no: antes responde { $player }
city-refusal-not-at-table = En la mesa hay { $players } jugadores: elige uno de ellos
city-refusal-between-turns = Solo entre dos turnos: termina antes este
city-refusal-same-depth = La partida ya se lleva así
city-refusal-full-only = Solo cuando se apunta cada turno: cambia cómo se lleva la partida
city-refusal-pad-only = Solo cuando se lleva el marcador: cambia cómo se lleva la partida
city-refusal-final-only = Esta partida solo tiene la puntuación final
city-refusal-decree-laid = Este decreto ya está en juego: elige otro
city-refusal-level-full = Ya hay 2 decretos de nivel { $level } en juego: elige otro nivel
city-refusal-slot-taken = Ya hay una carta de regalo { $at }: elige otra zona
city-refusal-no-such-card = Las cartas de regalo tienen valores del 1 al 9
city-refusal-no-such-face = El dado { $die } no tiene { $face }: elige { $faces }
city-refusal-no-such-die = Hay 3 dados: elige uno de ellos
city-refusal-no-such-city = El mapa no tiene esa ciudad: elige otra
city-refusal-city-taken = Esta ciudad tiene una ficha o un viajero: elige otra
city-refusal-not-held = { $card } no está entre estas cartas: elige otra
city-refusal-only-card = Hace falta otra carta en mano: esta es la única
city-refusal-too-few-servants =
    { $needed ->
        [one] Hace falta { $needed } sirviente disponible
       *[other] Hacen falta { $needed } sirvientes disponibles
    }, hay { $there }
city-refusal-too-few-in-supply = Hace falta un sirviente en la reserva: no hay bastantes
city-refusal-no-pair = El sirviente doble no está ahí: usa sirvientes
city-refusal-pair-unfit = El sirviente doble no sirve aquí: usa sirvientes
city-refusal-other-action = Ahora toca otra acción: elígela o sáltala
city-refusal-no-card-action = La carta no tiene esa acción: sáltala
city-refusal-no-token = No hay ninguna ficha al alcance: salta la acción
city-refusal-no-second-token = No hay una segunda ficha al alcance: elige A
city-refusal-not-reachable = No se puede llegar: elige la siguiente ciudad con ficha por un camino
city-refusal-token-kind = Di qué ficha hay ahí
city-refusal-no-specials = Las fichas especiales no están en esta partida
city-refusal-other-bonus = Esto se usa de otro modo: elige lo que dice la ficha o el decreto
city-refusal-value-too-low = Hace falta una carta de valor 7 o más, esta es { $value }
city-refusal-no-discard = El descarte está vacío: salta este paso
city-refusal-too-few-tokens = Hacen falta { $needed } fichas, hay { $there }
city-refusal-token-composition = Estas fichas no encajan: elige otro número de fichas dobles
city-refusal-too-many = Demasiados: { $most } como máximo
city-refusal-nothing-placed = No se pone nada: pon un sirviente o salta la acción
city-refusal-no-helper = El sirviente de la reserva necesita el decreto «{ $decree }»
city-refusal-house-sold = Esta casa ya no tiene jade: elige otra casa o la plaza
city-refusal-no-such-house = No existe esa casa: elige otra o la plaza
city-refusal-prices-known = Los precios se conocen: elige una casa
city-refusal-not-in-play = «{ $decree }» no está en juego: elige otro decreto
city-refusal-has-decree = «{ $decree }» ya tiene un sirviente de este jugador: elige otro decreto
city-refusal-cost-unknown = Indica una vez el coste impreso de «{ $decree }»
city-refusal-no-ship = Ahí no hay un junco propio: elige otro
city-refusal-ship-full = No cabe: un junco tiene { $places } plazas, el sirviente doble ocupa 2
city-refusal-no-ships-left = Los { $ships } juncos están en el canal: carga uno de ellos
city-refusal-route-full = No hay puerto libre en esta ruta: carga un junco del canal
city-refusal-no-such-route =
    Con este número de jugadores el canal tiene { $routes ->
        [one] { $routes } ruta
       *[other] { $routes } rutas
    }
city-refusal-no-harbor-ahead = No hay puerto libre por delante: elige otro junco
city-refusal-must-sail = No se ha embarcado nada: debe moverse un junco
city-refusal-reward-full = No hay hueco para { $reward }: elige otra recompensa o ninguna
city-refusal-other-reward = Este puerto no da { $reward }: elige lo que da
city-refusal-too-near-start =
    { $needed ->
        [one] Hace falta { $needed } espacio
       *[other] Hacen falta { $needed } espacios
    } hacia atrás, el marcador está en { $there }
city-refusal-at-end = El marcador está en { $space }, el final de la pista
city-refusal-medal-taken = { $player } tiene la medalla en esta ronda
city-refusal-match-count = Un número por jugador, { $most } como máximo
city-refusal-no-unseen-card = Todas las cartas de este jugador se conocen
city-refusal-slot-needed = Necesita casilla del palacio el emisario que ha llegado, y solo él
city-refusal-slot-occupied = Esta casilla del palacio está ocupada: elige otra
city-refusal-out-of-range = Demasiado: { $most } como máximo
city-refusal-stack-order = Nombra a cada jugador una vez, de abajo arriba
city-refusal-row-length = La fila del palacio necesita { $needed } números
city-refusal-twelve-servants = Un jugador tiene 12 sirvientes en total: serían más
city-refusal-harbor-taken = Hay otro junco en este puerto: elige otro puerto
city-refusal-scored = Ya está contado: deshaz antes la puntuación

# Las pantallas de Forbidden City: preguntas, respuestas, opciones.

city-boards = Tableros
city-alarms = Avisos

city-option-depth = Cuánto se anota
city-option-pad = Marcador: unos toques por ronda
city-option-full = Todo: cada turno
city-option-final = Solo la puntuación final
city-option-off = No
city-option-on = Sí
city-option-experienced = Un mazo con todas las cartas (expertos)
city-option-specials = Fichas de viaje especiales
city-option-trigger = Las acciones de carta también activan peaje y seguir
city-option-compare = Nadie en el palacio: comparar PV igualmente
city-option-steps = Pasos hasta el palacio
city-option-steps-kit = Según la caja
city-option-steps-eight = 8
city-option-steps-nine = 9

city-ask-back = Atrás
city-ask-step = { $step } de { $count }
city-ask-go-full = Anotar cada turno desde ahora
city-ask-go-pad = Solo el marcador desde ahora
city-ask-exchange = { $player }: { $trade }
city-ask-value-key = Valor { $value }

city-ask-decrees = ¿Qué decreto de nivel { $level } está en el tablero?
city-ask-decrees-detail = Dos de cada nivel, boca arriba.
city-ask-slot = ¿Qué carta de regalo hay en { $area }?
city-ask-slot-detail = Toca una carta conocida o el valor de una nueva.
city-ask-action = ¿Qué hace la carta { $value }?
city-ask-dice = ¿Qué muestran los dados del destino?
city-ask-dice-detail = Toca una cara de cada dado, o deja que tire la app.
city-ask-die = Dado { $die }
city-ask-face = Dado { $die }: { $face }
city-ask-roll = Tirar los dados
city-ask-token = ¿Qué ficha hay en la ciudad { $city }?
city-ask-token-detail = Las ciudades con un viajero no reciben ficha.
city-ask-leave-tokens = Preguntar al tomarlas

city-ask-cards-left = { $count ->
    [one] { $count } carta en mano
   *[other] { $count } cartas en mano
}
city-ask-offer = ¿Dónde hace { $player } la ofrenda?
city-ask-at-official = { $area } · { $official }
city-ask-area = { $area }: { $card }
city-ask-card = ¿Qué carta da { $player }?
city-ask-card-detail = Allí está { $card }. Un valor mayor es gratis.
city-ask-which-paid = ¿Qué carta se descarta?
city-ask-name-paid = Nombrar la carta descartada
city-ask-price = { $value } no supera { $taken }. ¿Cómo paga { $player }?
city-ask-pay-servants = Devolver 2 sirvientes
city-ask-pay-pair = Devolver el sirviente doble
city-ask-pay-card = Descartar otra carta
city-ask-pay-nothing = Sin precio y sin acciones

city-ask-step-card = Carta: { $action }
city-ask-step-area = Zona: { $area }
city-ask-card-action = ¿Usa { $player } la acción de la carta?
city-ask-area-action = ¿Qué acción hace { $player }?
city-ask-twice = Carta y zona coinciden: la acción se puede hacer dos veces.
city-ask-skip-card = Sin la acción de la carta
city-ask-skip-area = Sin la acción de la zona
city-ask-follow = ¿Sigue { $player }?
city-ask-follow-detail = Se pagan todos los costes.
city-ask-skip-follow = No sigue
city-ask-pay-with-pair = Pagar con el sirviente doble
city-ask-wall-a = Colocar 1 sirviente
city-ask-wall-b-two = Devolver 1, colocar 2
city-ask-wall-b-one = Devolver 1, colocar 1
city-ask-wall-a-pair = Colocar el sirviente doble
city-ask-wall-b-pair = Devolver 1, colocar 1 y el sirviente doble
city-ask-wall-helper = 1 más de la reserva
city-ask-house = Casa de { $price }
city-ask-house-price = De la plaza, o toca el precio impreso de la casa.
city-ask-plaza = De la plaza
city-ask-cost = Coste { $cost }
city-ask-decree-cost = ¿Cuánto cuesta «{ $decree }»?
city-ask-decree-cost-detail = El número impreso, sin los sirvientes que tiene.
city-ask-cost-unknown = El precio se pregunta una vez.
city-ask-load-second = ¿A dónde va el segundo sirviente?
city-ask-only-sail = No cargar, mover un junco
city-ask-load-b = Devolver 1 y cargar dos
city-ask-load-ship = Junco en el puerto { $harbor }
city-ask-load-new = Junco nuevo en el puerto { $harbor }
city-ask-load-nowhere = Junco nuevo, ruta { $route }
city-ask-load-pair = { $load }, sirviente doble
city-ask-sail = ¿Qué junco de { $player } avanza?
city-ask-sail-ship = Junco en el puerto { $harbor }
city-ask-skip-sail = No avanza ninguno
city-ask-harbor = Puerto { $harbor }
city-ask-claim = ¿Toma { $player } la recompensa?
city-ask-claim-detail = 1 sirviente la marca, el junco y los demás van a la reserva.
city-ask-skip-claim = El junco se queda
city-ask-gain = { $count ->
    [one] { $player } gana 1 sirviente. ¿El sirviente doble en su lugar?
   *[other] { $player } gana { $count } sirvientes. ¿El sirviente doble como uno de ellos?
}
city-ask-with-pair = Con el sirviente doble
city-ask-without-pair = Solo sirvientes normales

city-ask-goal = ¿Qué ficha toma { $player }?
city-ask-goal-detail = La siguiente ciudad con ficha por los caminos.
city-ask-moves = { $count ->
    [one] queda { $count } movimiento
   *[other] quedan { $count } movimientos
}
city-ask-city = Ciudad { $city }: { $token }
city-ask-bonus = ¿Usa { $player } la bonificación?
city-ask-skip-bonus = Sin bonificación, solo la ficha
city-ask-store = Solo guardar la ficha
city-ask-unseen-card = Una carta de 7 o más, sin mostrar
city-ask-secret-card = Una carta, sin mostrar
city-ask-wall-supply = 1 sirviente de la reserva a la muralla
city-ask-wall-supply-pair = El sirviente doble de la reserva a la muralla
city-ask-three = Devolver 3 sirvientes
city-ask-three-pair = Devolver el sirviente doble y 1 sirviente
city-ask-beside-board = Junto al tablero propio
city-ask-swap = ¿Qué carta propia cambia { $player }?
city-ask-swap-detail = De la mano o del descarte; sin comparar y sin precio.
city-ask-swap-for = ¿Por qué carta del tablero?
city-ask-from-discard = { $card } (descarte)
city-ask-no-room = { $player } tiene llenos los espacios de fichas. ¿Qué se cambia?

city-ask-morning-decree = ¿Usa { $player } el decreto esta mañana?
city-ask-refuse = Rechazar
city-ask-servants = { $count ->
    [one] Cada jugador puede tomar { $count } sirviente
   *[other] Cada jugador puede tomar { $count } sirvientes
}
city-ask-servants-detail = De la reserva a los disponibles. Menos: toca un número.
city-ask-supply = reserva { $count }
city-ask-take-key = { $player } toma { $count }
city-ask-all-take = Todos toman { $count }
city-ask-on-track = casilla { $space }
city-ask-favor = ¿Qué favor de intriga para { $player }?
city-ask-favor-detail = Se paga retrocediendo en la pista de intriga.
city-ask-no-favor = Sin favor
city-ask-turn-die = ¿A qué cara se gira un dado?
city-ask-turn-any = Cualquier dado, cualquier cara
city-ask-die-shows = muestra { $face }
city-ask-matches = ¿Cuántas coincidencias tiene cada mano?
city-ask-matches-detail = Una carta y un dado del mismo valor.
city-ask-matches-twice = Dados iguales: la carta coincide con cada uno.
city-ask-match-key = { $player }: { $count }
city-ask-no-match = ninguna
city-ask-match-gain = +{ $count } de { $matches }
city-ask-match-count = +{ $count }
city-ask-hand-out = Repartir sirvientes
city-ask-matches-missing = { $count ->
    [one] Falta { $count } mano
   *[other] Faltan { $count } manos
}
city-ask-enter-cards = Indicar las cartas
city-ask-take-fewer = Alguien toma menos
city-ask-fewer = ¿Cuántos sirvientes toma cada uno?
city-ask-fewer-detail = Se puede tomar menos que coincidencias; para el premio cuentan todas.
city-ask-cards = ¿Qué cartas se muestran?
city-ask-cards-detail = Toca el valor de una carta que nadie había visto.
city-ask-shown-key = { $player }: un { $value }
city-ask-unseen = { $count ->
    [one] { $count } carta sin ver
   *[other] { $count } cartas sin ver
}
city-ask-mend-die = ¿Qué muestra de verdad un dado?
city-ask-mend-die-detail = Como está en la mesa. El cambio es una anotación y se puede deshacer.

city-ask-pad = ¿Qué ha pasado?
city-ask-pad-detail = El día acaba cuando nadie tiene cartas en mano.
city-ask-pad-decree = ¿Qué decreto?
city-ask-end-day = El día ha acabado
city-pad-points = PV
city-pad-intrigue = Intriga
city-pad-envoy = Palacio
city-pad-wall = Gran Muralla
city-pad-jade = Jade
city-pad-decree = Decreto
city-pad-reward = Puerto
city-pad-medal = Medalla
city-pad-points-who = ¿Quién gana PV?
city-pad-intrigue-who = ¿Qué marcador de intriga se mueve?
city-pad-envoy-who = ¿Qué emisario avanza?
city-pad-envoy-b = +2, intriga
city-pad-wall-who = ¿Quién coloca sirvientes en la muralla?
city-pad-jade-who = ¿Quién toma un jade?
city-pad-decree-who = ¿Quién toma «{ $decree }»?
city-pad-reward-who = ¿Quién toma una recompensa de puerto?
city-pad-medal-who = ¿Quién toma la medalla?
city-pad-buys = Lo toma
city-pad-takes = La toma
city-pad-key = { $player }: { $what }
city-pad-has-points = { $count } PV
city-pad-steps-left = { $count ->
    [one] queda { $count } paso
   *[other] quedan { $count } pasos
}
city-pad-on-wall = { $count } en la muralla
city-pad-has-jade = jade: { $count }

city-num-question = ¿Qué muestra el tablero de { $player }?
city-num-points = PV
city-num-intrigue = Casilla de intriga
city-num-steps = Emisario: pasos que faltan (0 = en el palacio)
city-num-slot = Lugar en el palacio, el mejor primero
city-num-wall = Sirvientes en la muralla
city-num-jade = Jade
city-num-decrees = Sirvientes en decretos de niveles 1 y 2
city-num-rewards = Sirvientes en recompensas de puerto
city-num-done = { $player }: listo
city-ask-stack = ¿Qué marcador está más abajo?
city-ask-stack-detail = En una casilla cuenta más lejos el de arriba.
city-ask-stack-key = { $player } está más abajo
city-ask-lowest = Más abajo
city-ask-row = ¿Cuántos PV dan los lugares del palacio?
city-ask-row-detail = Como en este lado del tablero, el mejor primero.
city-ask-row-slot = Lugar { $slot }
city-ask-row-done = Estos son los puntos
city-ask-last = Última ocasión de cambiar fichas
city-ask-last-full = Después empieza la puntuación final.
city-ask-last-pad = Lo que den las fichas se anota antes de puntuar.
city-ask-begin-scoring = No hay más cambios
city-ask-next-step = Contar: { $step }
city-count-wall = Más sirvientes en la muralla: 3 PV y un paso del emisario. Después solo cuentan los que están en el palacio.
city-count-decrees = Primero «1 PV por cada 3 PV», luego los demás.
city-count-palace = Cada emisario puntúa su lugar.
city-count-jade = 1, 3, 6, 10, 15 PV; 2 por cada jade más.

city-ask-whose-turn = ¿De quién es el turno?
city-miss-question = ¿Qué tiene ahora { $player }?
city-miss-detail = La reserva sale sola: 12 sirvientes en total.
city-miss-pool = Sirvientes disponibles
city-miss-tokens = Fichas guardadas
city-miss-doubles = De ellas boca arriba, valen dos
city-miss-hand = Cartas en mano
city-miss-pair = Sirviente doble
city-miss-pair-supply = Reserva
city-miss-pair-pool = Disponible
city-miss-pair-wall = Muralla
city-miss-ships = ¿En qué puertos hay juncos?
city-miss-route = Ruta { $route }
city-miss-harbor = Puerto { $harbor }
city-miss-whose-ship = ¿De quién es el junco del puerto { $harbor } y con cuántos sirvientes?
city-miss-ship-key = { $player }: { $count }
city-miss-no-ships = No hay más juncos
city-miss-ship-pair = Doble
city-miss-ship-pair-one = Doble + 1
city-miss-houses = ¿Qué casas ya no tienen jade?
city-miss-houses-detail = Toca los precios de las casas vacías.
city-miss-house = Casa { $house }, { $price } sirvientes
city-miss-houses-done = { $count ->
    [0] Todas las casas tienen su jade
    [one] { $count } casa está vacía
   *[other] { $count } casas están vacías
}
city-miss-cities = ¿Dónde están los viajeros y qué ciudades están vacías?
city-miss-cities-detail = Una ciudad con viajero no tiene ficha.
city-miss-traveller = { $player } en la ciudad { $city }
city-miss-beside = junto al tablero
city-miss-empty = La ciudad { $city } está vacía
city-miss-empty-cities = Ciudades sin ficha
city-miss-cities-done = Así está el mapa

city-correct-text = Cambia lo que en la mesa es distinto. Cada cambio es una anotación y se puede deshacer.
city-correct-of = { $what }: { $player }
city-correct-steps = Emisario: pasos dados
city-correct-dice = Dados del destino

city-sheet-track = En la pista de PV
city-sheet-source = { $source }: { $points }
city-sheet-wall = Más sirvientes en la muralla
city-sheet-wall-why = Más sirvientes en la Gran Muralla: 3 PV
city-sheet-wall-home-why = Más sirvientes en la Gran Muralla: 3 PV, y 1 PV por el paso de un emisario en el palacio
city-sheet-home = Emisario: pasos que faltan
city-sheet-home-yes = El emisario está en el palacio
city-sheet-home-no = { $steps ->
    [one] Al emisario le falta { $steps } paso
   *[other] Al emisario le faltan { $steps } pasos
}
city-sheet-at-home = llegó
city-sheet-short = faltan { $steps }
city-sheet-decree = { $decree }
city-sheet-per-three = { $base } PV tras la muralla; { $base } : 3, hacia abajo, 10 como máximo: { $points }
city-sheet-per-jade = 2 PV por cada uno de { $base } jades, 10 como máximo: { $points }
city-sheet-per-decree = 2 PV por cada uno de { $base } sirvientes en decretos: { $points }
city-sheet-per-reward = 2 PV por cada uno de { $base } sirvientes en recompensas de puerto: { $points }
city-sheet-eight = 8 PV
city-sheet-palace = Lugar del emisario
city-sheet-palace-why = Lugar { $slot } del palacio
city-sheet-jade = Jade
city-sheet-jade-why = { $jade } jades: { $points } PV
city-verdict-one = { $player } { $points }
city-verdict-points = PV: { $players }
city-verdict-away = { $steps ->
    [one] { $player }: al emisario le falta { $steps } paso, por eso 0
   *[other] { $player }: al emisario le faltan { $steps } pasos, por eso 0
}
city-verdict-nobody = Nadie está en el palacio: no gana nadie
city-verdict-tie = { $players } empatan; { $player } está más lejos en la pista de intriga
city-verdict-wins = Gana { $player }
city-verdict-so-far = Por ahora va por delante { $player }
city-verdict-ahead = Va por delante { $player }
city-tally-home = Emisarios en el palacio
city-tally-jade = Jade tomado
city-tally-place = Lugar { $place }

city-end-track = Pista
city-end-wall = Muralla
city-end-decrees = Decretos
city-end-palace = Palacio
city-end-jade = Jade
city-end-bars = De dónde vienen los puntos
city-end-graph = PV por ronda
city-end-graph-line = { $player }: { $points }
city-end-graph-hint = 0 es el inicio, 1 a 4 las noches, 5 el final.
city-end-sources = Fuentes de PV

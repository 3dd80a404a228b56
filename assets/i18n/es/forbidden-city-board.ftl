# Ciudad Prohibida en la pantalla: el tablero común y los tableros de los jugadores.

city-board-unknown = ?

city-board-tokens-out =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
city-board-no-map = mapa sin introducir
city-board-progress = { $total } de { $threshold }
city-board-jade-from =
    { $count ->
        [one] desde { $count } sirviente
       *[other] desde { $count } sirvientes
    }
city-board-medal-here = medalla aquí
city-board-medal-free = La medalla está en Intriga
city-board-medal-of = medalla: { $player }
city-board-steps =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
city-board-decrees-open = libres { $one } · { $two } · { $three }
city-board-ships =
    { $count ->
        [0] sin juncos
        [one] { $count } junco
       *[other] { $count } juncos
    }
city-board-ships-full =
    { $count ->
        [one] { $count } junco lleno
       *[other] { $count } juncos llenos
    }

city-board-intrigue-hint = arriba gana
city-board-palace-hint = pasos restantes
city-board-wall-hint = puntúa con { $threshold }
city-board-jade-hint = sirvientes; plaza { $plaza }
city-board-jade-unknown = precios sin introducir
city-board-sold = no
city-board-canal-hint = avanza de noche
city-board-harbor-start = inicio
city-board-harbor-start-of = { $route } · inicio
city-board-harbor-points = 4 PV
city-board-harbor-card = carta
city-board-harbor-pair = doble
city-board-harbor-any = libre
city-board-decrees-hint = coste en sirvientes
city-board-points-now = { $points } PV

city-board-decree-morning-intrigue = Intriga +2
city-board-decree-morning-ship = sirviente a junco
city-board-decree-morning-servant = +1 sirviente
city-board-decree-morning-envoy = Emisario +1
city-board-decree-morning-swap = cambiar carta
city-board-decree-cheaper-travel = Viajes −1
city-board-decree-cheaper-jade = Jade −1
city-board-decree-wall-helper = Muralla +1
city-board-decree-equal-is-free = igual es gratis
city-board-decree-cheaper-decrees = Decretos −1
city-board-decree-per-three-points = 1 por 3 PV
city-board-decree-eight-points = 8 PV
city-board-decree-per-jade = 2 por jade
city-board-decree-per-decree = 2 por decreto
city-board-decree-per-reward = 2 por premio

city-board-dice = Dados del destino
city-board-dice-hint = Una carta con el valor de un dado es una coincidencia de noche.
city-board-dice-not-rolled = Los dados del destino aún no se han tirado
city-board-dice-turned = { $player } ha girado el dado { $die }.
city-board-dice-twice = El { $face } cuenta dos veces.
city-board-dice-thrice = El { $face } cuenta tres veces.
city-board-mend-die = Corregir un dado

city-board-spoken = { $area }: { $places }
city-board-spoken-at = { $player } { $space }
city-board-spoken-top = { $player } { $space } arriba
city-board-spoken-steps =
    { $count ->
        [one] { $player }: queda { $count } paso
       *[other] { $player }: quedan { $count } pasos
    }
city-board-spoken-home = { $player } en el palacio
city-board-spoken-home-for = { $player } en el palacio por { $points } PV
city-board-spoken-wall = { $area }: { $total } de { $threshold } sirvientes; { $places }
city-board-spoken-wall-empty = { $area }: sin sirvientes, puntúa con { $threshold }
city-board-spoken-jade = { $area }: casas por { $prices } sirvientes, plaza { $plaza }
city-board-spoken-jade-sold = { $area }: casas vacías, plaza { $plaza }
city-board-spoken-jade-unknown = { $area }: precios de las casas sin introducir, plaza { $plaza }
city-board-spoken-no-ships = { $area }: sin juncos
city-board-spoken-ship = { $player } en el puerto { $harbor }, { $load } de 3 plazas ocupadas
city-board-spoken-ship-of = { $player } en la ruta { $route }, puerto { $harbor }, { $load } de 3 plazas ocupadas
city-board-spoken-decrees = { $area }: { $count } en el tablero
city-board-spoken-decree = { $name }: nivel { $level }, { $cost }, { $points } PV al momento, sin dueño
city-board-spoken-decree-of = { $name }: nivel { $level }, { $cost }, { $points } PV al momento; { $owners }
city-board-spoken-cost =
    { $count ->
        [one] coste { $count } sirviente
       *[other] coste { $count } sirvientes
    }
city-board-spoken-cost-unknown = coste sin introducir
city-board-spoken-card = carta de regalo { $value }, { $action }
city-board-spoken-no-card = carta de regalo desconocida
city-board-spoken-token = { $token } de { $player }
city-board-spoken-dice = Dados del destino: { $faces }. { $remark }

city-strip-full = disponibles { $pool }, reserva { $supply }, cartas en mano { $cards }, jade { $jade }
city-strip-pad = intriga { $space }, pasos del emisario que faltan { $steps }, jade { $jade }

city-board-points = PV
city-board-count = { $count }
city-board-list = { $items }
city-board-none = ninguno
city-board-servants-title = Sirvientes
city-board-servants = disponibles { $pool }, reserva { $supply }
city-board-pair-title = Sirviente doble
city-board-pair-box = aún no ganado
city-board-pair-pool = disponible
city-board-pair-supply = en la reserva
city-board-pair-wall = en la muralla
city-board-pair-ship = en un junco
city-board-pair-beside = junto a una ficha
city-board-cards-title = Cartas
city-board-cards = mano { $hand }, descarte { $discard }
city-board-tokens-title = Fichas de viaje
city-board-tokens = { $count }, con dobles valen { $worth }
city-board-tokens-plain = { $count }
city-board-jade-title = Jade
city-board-intrigue-title = Intriga
city-board-envoy-title = Emisario
city-board-envoy-steps =
    { $count ->
        [one] queda { $count } paso
       *[other] quedan { $count } pasos
    }
city-board-envoy-home = en el palacio
city-board-envoy-home-for = en el palacio, { $points } PV
city-board-wall-title = En la Gran Muralla
city-board-rewards-title = Recompensas de puerto
city-board-reward = { $reward } { $count } de { $limit }
city-board-ships-title = Juncos
city-board-ship = puerto { $harbor } con { $load } de 3
city-board-decrees-title = Decretos
city-board-decrees-told =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }

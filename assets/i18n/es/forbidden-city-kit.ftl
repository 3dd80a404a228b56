# Gùgōng: el editor del kit.

city-kit-cards-board = Cartas de regalo: tablero
city-kit-cards-deck = Cartas de regalo: mazo
city-kit-cards-players = Cartas de regalo: jugadores
city-kit-value = Valor
city-kit-action = Acción
city-kit-board-hint = Una de las 7 cartas del tablero; deben mostrar un abanico vacío
city-kit-deck-hint = Una de las 11 cartas del mazo; deben mostrar el yin y el yang
city-kit-set-hint = De las 4 cartas del puesto { $place } en el orden de turno; deben mostrar este número
city-kit-known = Cartas de regalo conocidas: { $known } de { $all }
city-kit-known-detail = Cuenta tus cartas una vez: en una tirada antigua una puede estar dos veces y otra faltar.

city-kit-action-none = Ninguna
city-kit-action-palace = Palacio
city-kit-action-canal = Gran Canal
city-kit-action-wall = Gran Muralla
city-kit-action-decree = Decreto
city-kit-action-intrigue = Intriga
city-kit-action-servant = +1 sirviente
city-kit-action-servants = +2 sirvientes
city-kit-action-swap = Cambio

city-kit-dice = Dados del destino
city-kit-die = Dado { $number }
city-kit-die-hint = Las 6 caras; hasta entonces puede salir cualquier número del 1 al 9
city-kit-die-faces = Un dado tiene 6 caras: { $count ->
    [one] hay { $count } anotada
   *[other] hay { $count } anotadas
}

city-kit-rounds = Rondas y tableros de jugador
city-kit-morning = Sirvientes en la mañana de la ronda { $round }
city-kit-morning-hint = Como muestra el tablero donde está el marcador de ronda
city-kit-slots = Casillas para fichas de viaje
city-kit-slots-hint = En la parte superior de un tablero de jugador
city-kit-steps = Pasos hasta el palacio
city-kit-steps-hint = Desde la casilla inicial del emisario, sin contarla; a alguien pueden salirle 9

city-kit-jade = Jade
city-kit-houses-small = Casas, lado para 1–3 jugadores
city-kit-houses-large = Casas, lado para 4–5 jugadores
city-kit-houses-hint = Un número por casa: sirvientes que se devuelven por su jade
city-kit-plaza = Plaza del jade
city-kit-plaza-hint = Sirvientes que se devuelven por un jade

city-kit-decrees = Decretos
city-kit-level = Coste del nivel { $level }
city-kit-level-hint = Sirvientes que se devuelven, para todo decreto de este nivel sin coste propio
city-kit-decree-hint = Nivel { $level }; solo si no es el coste de su nivel
city-kit-decree-morning-intrigue = Mañana: intriga +2
city-kit-decree-morning-ship = Mañana: sirviente a un junco
city-kit-decree-morning-servant = Mañana: +1 sirviente
city-kit-decree-morning-envoy = Mañana: emisario +1
city-kit-decree-morning-swap = Mañana: cambio de una carta de la mano
city-kit-decree-cheaper-travel = Viajes B −1
city-kit-decree-cheaper-jade = Jade −1
city-kit-decree-wall-helper = Gran Muralla: un sirviente más
city-kit-decree-equal-is-free = El mismo valor es gratis
city-kit-decree-cheaper-decrees = Decretos −1
city-kit-decree-per-three-points = Final: 1 PV por 3 PV
city-kit-decree-eight-points = Final: 8 PV
city-kit-decree-per-jade = Final: 2 PV por jade
city-kit-decree-per-decree = Final: 2 PV por sirviente en decretos
city-kit-decree-per-reward = Final: 2 PV por recompensa de puerto

city-kit-palace = PV del palacio
city-kit-row-small = Casillas, lado para 1–3 jugadores
city-kit-row-large = Casillas, lado para 4–5 jugadores
city-kit-row-hint = PV, la mejor primero
city-kit-row-order = La mejor casilla va primero: { $worse } no puede ir después de { $better }

city-kit-tokens = Fichas de viaje
city-kit-special-hint = Ficha especial
city-kit-token-servant = 1 sirviente
city-kit-token-servants = 2 sirvientes
city-kit-token-envoy = Emisario
city-kit-token-intrigue = Intriga
city-kit-token-card-for-jade = Carta → jade
city-kit-token-points = 2 PV
city-kit-token-swap = Cambio
city-kit-token-card-back = Recuperar carta
city-kit-token-ship = Junco
city-kit-token-wall = Gran Muralla
city-kit-token-servants-for-jade = 3 sirvientes → jade
city-kit-token-double = Ficha doble
city-kit-token-strength = Fuerza
city-kit-token-toll = Peaje
city-kit-token-follow = Seguimiento

city-kit-map = Ciudades y caminos
city-kit-cities-small = Ciudades, lado para 1–3 jugadores
city-kit-cities-large = Ciudades, lado para 4–5 jugadores
city-kit-cities-hint = Numéralas desde 1 en el orden que quieras
city-kit-roads-small = Caminos, lado para 1–3 jugadores
city-kit-roads-large = Caminos, lado para 4–5 jugadores
city-kit-roads-hint = Cada uno son dos ciudades, como 1-2 2-3 1-4
city-kit-road-form = { $road } no es un camino: hacen falta dos ciudades, como 1-2
city-kit-road-city = Camino { $road }: las ciudades tienen números del 1 al { $cities }
city-kit-road-same = El camino { $road } lleva a la ciudad donde empieza
city-kit-road-island = Ningún camino lleva de la ciudad 1 a la ciudad { $city }

## Solo: Automa cards and Meng's way

city-kit-automa = En solitario: cartas de Meng
city-kit-automa-card = Carta Automa { $number }
city-kit-automa-hint = La zona de la mitad superior. Dos de las nueve se repiten: mírala en tus cartas.
city-kit-dusk-move = Viaje en el crepúsculo: sirvientes
city-kit-dusk-move-hint = En cartas de Jade, Decreto y especiales; 0 si tus cartas no muestran coste.
city-kit-route = Camino de Meng por el borde
city-kit-route-hint = Números de las ciudades, en sentido antihorario desde abajo a la derecha; necesita el mapa.
city-kit-returns = Flechas de vuelta a su camino
city-kit-returns-hint = De una ciudad interior al borde, como 9-3 10-5.
city-kit-route-city = La ciudad { $city } no está entre las { $cities }, o aparece dos veces.
city-kit-return-ends = { $road }: la primera ciudad debe estar fuera del camino, la segunda en él.
city-kit-area-travel = Viajes
city-kit-area-wall = Gran Muralla
city-kit-area-jade = Jade
city-kit-area-intrigue = Intriga
city-kit-area-palace = Palacio
city-kit-area-decree = Decretos
city-kit-area-canal = Gran Canal
city-kit-automa-next = Carta Automa { $number } de { $all }: ¿qué zona lleva en la mitad superior?
city-kit-automa-next-detail = Toma tus nueve cartas normales y toca una tras otra.
city-kit-automa-told = Las nueve cartas Automa están dichas.

# Gùgōng: preparación y ayuda para lo que se pregunta ahora.

## Set-up

city-setup-final = Deja cada pieza donde está: solo se anota la puntuación final
city-setup-pieces = Para todos: cartas de regalo, fichas de viaje, 3 dados del destino, 20 jades, 15 decretos, marcador de ronda, ficha de jugador inicial, medalla de próximo jugador inicial
city-setup-count = Cuenta una vez las cartas de regalo: son { $cards }. En una primera edición puede haber una repetida y faltar otra
city-setup-board-small = Pon el tablero en el centro con el lado para 1–3 jugadores hacia arriba; lo indica la esquina inferior izquierda
city-setup-board-large = Pon el tablero en el centro con el lado para 4–5 jugadores hacia arriba; lo indica la esquina inferior izquierda
city-setup-specials-in = Mezcla las 6 fichas especiales con las demás fichas de viaje
city-setup-specials-out = Deja en la caja las 6 fichas de viaje especiales
city-setup-tokens = Mezcla las fichas de viaje: 1 boca arriba en cada ciudad, las demás boca abajo en dos pilas iguales
city-setup-jade = Pon 1 jade en cada casa marcada y el resto en la plaza del jade
city-setup-jade-houses = { $houses ->
    [one] Pon 1 jade en la casa y el resto en la plaza del jade
   *[other] Pon 1 jade en cada una de las { $houses } casas y el resto en la plaza del jade
}
city-setup-decrees = Separa los decretos por nivel y barájalos: 2 de cada nivel boca arriba en el tablero, los otros 9 a la caja
city-setup-set = { $player } { $place }
city-setup-sets = Cada jugador toma un juego de 4 cartas de regalo: { $sets }
city-setup-slots = Baraja las 7 cartas de regalo del tablero y pon 1 boca arriba en cada espacio de regalo
city-setup-deck = Baraja las 11 cartas de regalo del mazo y ponlas boca abajo junto al tablero
city-setup-one-deck = Baraja todas las demás cartas de regalo en un solo mazo y pon las 7 superiores en los espacios de regalo; quedan { $cards }
city-setup-unused = Devuelve a la caja los juegos que no se usan
city-setup-start = Jugador inicial: { $player }. Se juega en sentido horario
city-setup-dice = Tira los 3 dados del destino y ponlos en los espacios de la parte superior del tablero
city-setup-tracker = Pon el marcador de ronda en 1; la ronda 1 no tiene mañana
city-setup-figures = Los viajeros están junto al tablero, los emisarios en la casilla inicial del camino al palacio, los marcadores de PV en 0
city-setup-steps = { $steps ->
    [one] El emisario necesita { $steps } paso hasta el palacio: cuéntalo una vez en tu tablero
   *[other] El emisario necesita { $steps } pasos hasta el palacio: cuéntalos una vez en tu tablero
}
city-setup-stack = Apila los marcadores de intriga en la casilla inicial, de abajo arriba: { $players }. Por ahora el de arriba gana los empates
city-setup-medal = Pon la medalla de próximo jugador inicial junto al espacio de regalo de la zona Intriga
city-setup-own = Cada jugador elige un color y toma tablero de jugador, 12 sirvientes, sirviente doble, 3 juncos, viajero, emisario, marcador de intriga y marcador de PV
city-setup-servants = 6 sirvientes en el tablero de jugador son los sirvientes disponibles; 6 sirvientes y los juncos a su lado son la reserva
city-setup-pair = El sirviente doble queda en su propia casilla hasta que se gana en el Gran Canal
city-setup-cards-trigger = Regla de la mesa: las acciones de cartas de regalo también activan Peaje y Seguimiento
city-setup-compare = Regla de la mesa: si ningún emisario está en el palacio, los PV se comparan igualmente

## What is told before the first round

city-help-laid = Hay 2 decretos de cada nivel boca arriba: toca esos 6
city-help-levels = Hay 5 decretos de cada nivel; los puntos del reverso lo indican
city-help-cost-once = Un coste impreso se pregunta una vez y después se conoce
city-help-slots = Cada una de las 7 zonas tiene un funcionario con un espacio de regalo: toca la carta que está allí
city-help-card = Una carta de regalo muestra su valor, el símbolo de su juego y quizá una acción
city-help-secret = Nadie mira la mano ni el descarte de otros; cuántas cartas hay en una mano es público, y cada uno puede mirar su descarte
city-help-roll = Tira los 3 dados del destino y ponlos en sus espacios
city-help-rounds = 4 rondas de mañana, día y noche, la primera sin mañana; después la puntuación final
city-help-match-later = Por la noche cada carta de la mano con el número de un dado es una coincidencia
city-help-dice-lie = Los dados quedan como están hasta la próxima mañana, salvo que un favor de intriga gire uno
city-help-first-tokens = Cada ciudad recibe 1 ficha boca arriba; las demás forman dos pilas iguales boca abajo
city-help-untold = Una ficha que no se dice ahora se pregunta cuando alguien la toma
city-help-pool = Los sirvientes en el tablero de jugador son los disponibles, los de al lado son la reserva
city-help-sum = Disponibles, reserva, muralla, juncos, decretos, casillas de recompensa y fichas especiales: 12 sirvientes en total, sin el sirviente doble
city-help-own-cards = Mano y descarte son 4 cartas, y 1 más por cada carta ganada en un puerto
city-help-stored = Fichas guardadas en la parte superior del tablero de jugador; una ficha doble está boca arriba

## Morning

city-help-start-player = Quien tiene la medalla de próximo jugador inicial pasa a ser jugador inicial y la devuelve; si nadie la tiene, sigue el mismo
city-help-refill = Una ciudad sin ficha y sin viajero recibe una ficha nueva de las pilas
city-help-piles = Pilas vacías: mezcla las fichas cambiadas y haz otra vez dos pilas iguales
city-help-few-tokens = Las pilas pueden diferir en 1. Si faltan fichas, elegid qué ciudades las reciben
city-help-morning-order = Los decretos de nivel 1 pagan en cada mañana posterior, en orden de turno; los propios en cualquier orden
city-help-morning-refuse = Cada una de estas recompensas se puede rechazar
city-help-morning-intrigue = Avanza 2 el marcador de intriga
city-help-morning-ship = Pon un sirviente o el sirviente doble de la reserva en un junco, también en uno nuevo; un junco lleno puede tomar enseguida su recompensa de puerto
city-help-morning-servant = Pasa 1 sirviente de la reserva a los disponibles
city-help-morning-envoy = El emisario avanza 1 paso; en el palacio es 1 PV
city-help-morning-swap = Cambia 1 carta de la mano por una carta del tablero
city-help-morning-servants = { $count ->
    [one] El marcador de ronda avanza; cada jugador puede pasar { $count } sirviente de la reserva a los disponibles
   *[other] El marcador de ronda avanza; cada jugador puede pasar { $count } sirvientes de la reserva a los disponibles
}
city-help-supply-short = Si la reserva tiene menos, se toma lo que hay; nada sustituye el resto
city-help-twelve = Nadie tiene más de 12 sirvientes y el sirviente doble
city-help-sources = Más sirvientes: 2 fichas, fichas de viaje, cartas de regalo, un decreto, coincidencias y favores de intriga
city-help-low-supply = Muralla, decretos y juncos gastan sirvientes: con la reserva vacía no se gana ninguno. Los de decretos y casillas de recompensa se quedan allí

## Day

city-help-turns = Empieza el jugador inicial; en sentido horario, 1 ofrenda y después sus acciones. Sin cartas en la mano: pasar
city-help-free = Cambia 1 carta de la mano por una carta del tablero. Un valor mayor es gratis, y también 1 por 9
city-help-ways = Igual o menor: devolver 2 sirvientes, descartar 1 carta más o quedarse sin acciones
city-help-order = Primero la acción de la carta, después la de la zona; cada una se puede omitir
city-help-medal = La primera Intriga A de la ronda se lleva la medalla de próximo jugador inicial
city-help-trades = En cualquier momento, también entre turnos: 2 fichas → 1 sirviente, 4 fichas → 2 PV, 6 fichas → 1 jade
city-help-boards = Los tableros de jugador recuerdan rondas, cambios de fichas, recompensas de puerto y puntuación final
city-help-day-ends = Cada carta de la mano es un turno. Cuando todas las manos están vacías acaba el día; quien antes recibe una carta sigue jugando
city-help-offer = { $player }: da 1 carta de la mano a un funcionario y toma la carta que está allí
city-help-strength = Fuerza: +{ $plus } en cada carta ofrecida hoy, y sin 1 por 9
city-help-equal = Decreto: el mismo valor es gratis
city-help-cards-go = La carta dada queda boca arriba, la tomada va boca abajo al descarte propio; los descartes vuelven por la noche
city-help-not-higher = El valor no es mayor: primero se paga, después se cambia
city-help-way-servants = Devolver 2 sirvientes disponibles; antes se pueden cambiar fichas, y el sirviente doble basta
city-help-way-card = Descartar otra carta de la mano, de cualquier valor; vuelve por la noche
city-help-way-nothing = Cambio sin precio y sin acciones, aunque se pueda pagar
city-help-one-price = Un solo precio abre las dos acciones
city-help-card-servant = Pasa 1 sirviente de la reserva a los disponibles
city-help-card-servants = Pasa 2 sirvientes de la reserva a los disponibles
city-help-card-area = La carta da la acción de su zona, con las mismas variantes y costes
city-help-twice = Carta y zona coinciden: la acción se puede hacer dos veces, cada vez con su elección y su precio
city-help-possible = Los costes se pagan enteros; las ganancias se toman hasta donde se pueda y se pueden rechazar
city-help-swap = Cambia 1 carta de la mano o del descarte, también la recién tomada, por cualquier carta del tablero; el valor no importa
city-help-swap-place = La carta nueva va donde estaba la otra: mano o descarte
city-help-follow = { $player } también puede hacer esta acción: A o B, a coste completo
city-help-trigger-area = Peaje y Seguimiento: los activa cada acción hecha donde se hizo la ofrenda, no una carta de regalo de otra zona
city-help-trigger-cards = Peaje y Seguimiento: los activa cada acción de esa zona, también la de una carta de regalo

## The areas

city-help-variants = A o B, una cada vez. Devolver: de los disponibles a la reserva. Poner: de los disponibles al tablero o a un junco
city-help-travel-a = A: mueve el viajero una vez, toma la ficha y, si quieres, enseguida su ventaja
city-help-travel-b = { $count ->
    [one] B: devuelve { $count } sirviente y haz A dos veces; hace falta una segunda ficha al alcance
   *[other] B: devuelve { $count } sirvientes y haz A dos veces; hace falta una segunda ficha al alcance
}
city-help-travel-first = El primer movimiento de la partida va a cualquier ciudad con ficha
city-help-travel-road = Por los caminos a la siguiente ciudad con ficha; las que no tienen se pasan de largo
city-help-travel-none = Sin fichas en el mapa la acción no se puede hacer
city-help-store = La ficha va boca abajo a una casilla libre; si no la hay, cambia fichas enseguida
city-help-wall-a = A: pon 1 sirviente en la muralla
city-help-wall-b = B: devuelve 1 sirviente y pon hasta 2 en la muralla
city-help-wall-helper = Decreto: con al menos 1 propio, pon 1 más de la reserva
city-help-wall-full = Un tramo está completado con { $count } sirvientes: cuentan todos y se puntúa enseguida
city-help-wall-most = Más sirvientes: 3 PV y 1 paso del emisario, un empate lo decide la intriga. Vuelven a la reserva, los demás se quedan
city-help-wall-bonus = Después cada uno que tenía un sirviente allí puede tomar 1 favor de intriga
city-help-wall-pair = El sirviente doble cuenta como 2, con un sirviente como 3
city-help-jade-house = Devuelve los sirvientes impresos y toma el jade de esa casa; 1 jade por acción
city-help-jade-plaza = { $count ->
    [one] O toma 1 de la plaza del jade por { $count } sirviente, siempre
   *[other] O toma 1 de la plaza del jade por { $count } sirvientes, siempre
}
city-help-jade-cheaper = Decreto: 1 sirviente menos, solo en esta acción
city-help-jade-empty = Las casas no se rellenan. Si se acaban los 20 jades, usa cualquier otra cosa
city-help-jade-end = El jade puntúa al final: 1, 3, 6, 10 o 15 PV por 1 a 5, y 2 PV por cada uno más
city-help-intrigue-a = A: marcador 1 adelante; la primera A de la ronda se lleva la medalla de próximo jugador inicial
city-help-intrigue-b = B: devuelve 1 sirviente, marcador 3 adelante; nunca la medalla
city-help-intrigue-top = El marcador que llega a una casilla queda encima, también cuando retrocede
city-help-intrigue-ties = Todo empate es para el marcador más avanzado, en la misma casilla para el de arriba
city-help-intrigue-end = La pista de intriga acaba en 14; desde allí A solo da la medalla
city-help-intrigue-back = Los marcadores solo retroceden por favores de intriga
city-help-palace-a = A: el emisario avanza 1 paso
city-help-palace-b = B: devuelve 2 sirvientes, el emisario avanza 2 pasos y el marcador de intriga 1
city-help-palace-home = En la última casilla el emisario ocupa el mejor lugar libre; sus PV cuentan al final
city-help-palace-more = Cada paso de más, venga de donde venga, es 1 PV
city-help-palace-must = Quien no tiene al emisario en el palacio acaba con 0 PV
city-help-decree-price = Devuelve el coste impreso y 1 por cada sirviente ajeno que haya, después pon 1 sirviente más
city-help-decree-cheaper = Decreto: devuelve 1 sirviente menos
city-help-decree-once = Un sirviente por jugador y decreto; se queda hasta el final, otros pueden unirse
city-help-now-or-end = Los PV de ahora se anotan enseguida, los del final esperan a la puntuación final
city-help-decree-pair = El sirviente doble puede pagar por 1 o 2, pero nunca se pone en un decreto
city-help-canal-a = A: pon 1 sirviente en un junco y mueve cualquier junco propio al siguiente puerto libre; o solo una de las dos cosas
city-help-canal-b = B: devuelve 1 sirviente y pon 2 en uno o dos juncos; ninguno se mueve
city-help-canal-new = Un junco nuevo lleva a su sirviente al puerto libre más a la izquierda; eso no es un movimiento
city-help-canal-route = 1 ruta de 5 puertos con 1 junco cada uno; si todos están ocupados no entra ninguno nuevo
city-help-canal-routes = 2 rutas: elige para un junco nuevo una con puerto libre. Los juncos nunca cambian de ruta
city-help-canal-full = Un junco tiene 3 plazas; al llenarse, o lleno en otro puerto, puede tomar la recompensa de puerto
city-help-canal-pair = El sirviente doble ocupa 2 plazas de un junco
city-help-canal-load = Cada junco lleva de 1 a 3 sirvientes; el sirviente doble ocupa 2 plazas
city-help-canal-ships = Cada jugador tiene 3 juncos y puede usarlos una y otra vez
city-help-sail = Mueve un junco propio, cargado ahora o no, al siguiente puerto libre; los ocupados se saltan
city-help-sail-route = Los juncos nunca cambian de ruta
city-help-sail-idle = No se ha cargado nada, así que se mueve un junco
city-help-claim = 1 sirviente del junco marca la recompensa en el tablero de jugador; el junco y los demás van a la reserva
city-help-claim-rewards = Puerto 1: nada. 2: 4 PV, 3 veces. 3: una carta de regalo, 2 veces. 4: el sirviente doble, 1 vez. 5: una de estas
city-help-claim-later = Sin casilla libre no hay recompensa. Un junco que no la toma sigue lleno y puede tomarla en otro puerto
city-help-claim-card = La carta superior del mazo va a la mano y se puede jugar hoy; el mazo nunca se acaba
city-help-claim-mark = Un sirviente normal marca la recompensa, el sirviente doble va a la reserva
city-help-pair-no-need = El sirviente doble vale 1 o 2 sirvientes, como quieras; ayuda, pero se puede ganar sin él
city-help-favor-who = Cada uno que tenía un sirviente en la muralla, también quien ha ganado, puede tomar 1 favor de intriga o rechazarlo
city-help-favor-order = Primero el marcador más cercano al inicio de la pista; en la misma casilla el de abajo
city-help-favor-price = Marcador 1 atrás: 1 sirviente. 3 atrás: 2 sirvientes. 5 atrás: gira 1 dado. 7 atrás: 1 jade
city-help-favor-room = El marcador necesita todo el camino: desde 0 no hay favor
city-help-favor-die = Un dado se gira a cualquiera de sus caras, aunque ya esté girado, y queda así hasta la próxima mañana
city-help-pair-gain = En lugar de 1 sirviente ganado puede venir el sirviente doble, si está en la reserva
city-help-pair-worth = Se devuelve como 1 o 2 sirvientes, y en la muralla o un junco cuenta como 2
city-help-pair-never = Nunca se pone en un decreto y nunca marca una recompensa
city-help-pair-supply = De la muralla, de un junco o de los disponibles va a la reserva y se puede ganar otra vez

## Travel tokens

city-help-moves = { $count ->
    [one] { $player }: { $count } movimiento del viajero
   *[other] { $player }: { $count } movimientos del viajero
}
city-help-token-taken = La ficha se toma siempre, su ventaja solo si quieres
city-help-bonus-now = La ventaja se toma ahora o se pierde; la ficha sigue valiendo para un cambio
city-help-token-servant = Pasa 1 sirviente de la reserva a los disponibles
city-help-token-servants = Pasa 2 sirvientes de la reserva a los disponibles
city-help-token-envoy = El emisario avanza 1 paso; en el palacio es 1 PV
city-help-token-intrigue = Avanza 1 el marcador de intriga; nunca la medalla
city-help-token-card-for-jade = Descarta una carta de la mano con un valor impreso de 7 o más: 1 jade. La carta vuelve por la noche
city-help-token-points = 2 PV enseguida
city-help-token-swap = Cambia una carta, como con una carta de regalo
city-help-token-card-back = Devuelve 1 carta del descarte propio a la mano: un turno más hoy
city-help-token-ship = Pon un sirviente o el sirviente doble de la reserva en un junco, también en uno nuevo; un junco lleno puede tomar enseguida su recompensa de puerto
city-help-token-wall = Pon un sirviente o el sirviente doble de la reserva en la muralla; un tramo completado se puntúa enseguida
city-help-token-servants-for-jade = Devuelve 3 sirvientes disponibles: 1 jade
city-help-token-double = Ficha doble: sin ventaja, boca arriba, 1 casilla; en un cambio cuenta como 2, sin vuelta
city-help-token-strength = Junto al tablero propio: +1 en cada carta ofrecida hoy, pero sin 1 por 9. Dos se suman
city-help-token-toll = Junto a una zona: cada acción ajena allí hoy te da 1 PV y quita 1 PV a quien la hace, nunca por debajo de 0
city-help-token-follow = Junto a una zona: tras cada acción ajena allí hoy puedes hacerla también, a coste completo
city-help-put-out = Se pone con 1 sirviente disponible o con el sirviente doble; sin él solo se guarda
city-help-out = Mientras está puesta no ocupa casilla y no se puede cambiar
city-help-special-back = Al final del día va a una casilla del tablero de jugador, y su sirviente a la reserva
city-help-slots-full = No hay casilla libre: primero cambia fichas, después guarda la nueva
city-help-token-discard = Las fichas cambiadas van a un descarte común junto al tablero

## Night

city-help-take-back = Todos devuelven sus descartes a la mano y comparan con los dados
city-help-match = Cada carta de la mano con el número de un dado es una coincidencia: 1 sirviente de la reserva a los disponibles. Dos dados iguales hacen 2 coincidencias
city-help-turned = Los dados girados cuentan como están
city-help-match-supply = Para el premio cuentan todas las coincidencias, aunque la reserva sea pequeña
city-help-award = Más coincidencias: 3 PV y 1 paso del emisario, un empate lo decide la intriga. Sin ninguna coincidencia no hay premio
city-help-night-ships = Todos los juncos avanzan un puerto, primero el más adelantado. Un junco del puerto 5 se hunde: él y sus sirvientes van a la reserva
city-help-night-claim = Los juncos llenos pueden tomar la recompensa del puerto nuevo: en orden de turno, los propios en cualquier orden
city-help-last-night = La noche de la ronda 4 también se juega

## Final scoring

city-help-last-exchange = Es la última oportunidad
city-help-final-steps = Después vienen muralla, decretos de nivel 3, palacio y jade
city-help-final-wall = Más sirvientes en la muralla, por pocos que sean: 3 PV y 1 paso del emisario, un empate lo decide la intriga. Una muralla vacía no da nada
city-help-final-no-bonus = Ahora no hay favores de intriga
city-help-final-home = Un emisario que llega ahora al palacio cuenta
city-help-zero = Quien no tiene al emisario en el palacio tiene 0 y no puede ganar; su marcador de PV se retira
city-help-per-three = Primero 1 PV por 3 PV: redondeado hacia abajo, como mucho 10, antes de palacio, jade y otros decretos
city-help-eight = Después los demás: 8 PV
city-help-per-jade = 2 PV por jade, como mucho 10
city-help-per-decree = 2 PV por sirviente propio en decretos, también este
city-help-per-reward = 2 PV por sirviente en casillas de recompensa de puerto
city-help-final-palace = Cada emisario puntúa los PV de su lugar
city-help-row = Di los PV como los muestra el tablero, el mejor primero; 0 solo donde no muestra nada
city-help-numbers-points = PV como muestra el marcador, aún nada del final
city-help-numbers-envoy = Pasos que le faltan al emisario; en el palacio, su lugar
city-help-numbers-wall = En la muralla el sirviente doble cuenta como 2
city-help-numbers-decrees = Decretos de nivel 3 uno a uno, de niveles 1 y 2 solo cuántos
city-help-numbers-rewards = Sirvientes en las casillas de recompensa del tablero de jugador
city-help-stack = Varios marcadores en una casilla: di quién está encima de quién
city-help-most = Gana quien tiene más PV
city-help-most-tie = Un empate es para el marcador más avanzado en la pista de intriga, en la misma casilla para el de arriba
city-help-nobody = Ningún emisario en el palacio: todos tienen 0 y nadie gana
city-help-nobody-compare = Ningún emisario en el palacio: en esta mesa los PV se comparan igualmente

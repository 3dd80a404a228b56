# Perfect Shot: preparación y ayuda para lo que se pregunta ahora.

## Set-up

shot-prepare-tables = Mete las figuras en sus peanas. Las mesas se montan una vez y quedan montadas
shot-prepare-cards = Baraja boca abajo las 42 cartas de preferencia y mete 3 en cada uno de los 14 sobres. Todos pueden ayudar, nadie ve el lado impreso
shot-prepare-envelopes = Reparte los sobres al azar, con el retrato a la vista: { $each } a cada jugador y { $centre } al centro de la mesa
shot-prepare-own = Cada jugador toma 1 pantalla, 1 marcador, 1 suelo, 1 mesa, 1 carta de invitado especial, 14 figuras distintas y 10 fichas de plato cualesquiera
shot-prepare-decoration = Sin el modo subasta las fichas de plato son adorno; las cartas de subasta se quedan en la caja
shot-prepare-deck = Mazo: las 6 cartas de intercambio cuyo dorso muestra vuestro número de jugadores ({ $players }). Baraja, boca abajo en el centro; las demás, a la caja sin mirar
shot-prepare-deck-auction = De las cartas para vuestro número de jugadores ({ $players }) toma sin mirar 3 normales y 3 de subasta y barájalas: el mazo, boca abajo en el centro. Las demás, a la caja sin mirar
shot-prepare-deck-two = Para dos jugadores solo hay 3 cartas de subasta: todas van al mazo
shot-prepare-deck-app = La app saca las cartas de intercambio si el kit las conoce todas: entonces no hace falta el mazo real
shot-prepare-supply = Otras 12 fichas de plato forman la reserva común en el centro; 8 se quedan en la caja
shot-prepare-first = Jugador inicial: { $player }, quien se hizo el último selfi, y toma la carta de jugador inicial
shot-prepare-floor = Pon el suelo ante ti, con la flecha hacia ti, por cualquier lado. La mesa va donde marca la flecha
shot-prepare-dishes = Todas tus fichas de plato van sobre tu mesa
shot-prepare-screen = La pantalla va detrás del suelo y lo oculta a los demás
shot-prepare-figures = Las figuras van junto a la pantalla; la carta de invitado especial, en secreto detrás

## Rounds

shot-help-deal = Indica dónde está cada sobre. Es información abierta; los sobres están fuera de las pantallas
shot-help-aim = Una foto cada uno: cuantas más preferencias de un invitado se cumplen, más puntos. Colocado sin cumplir ninguna, resta puntos
shot-help-round = 6 rondas iguales: mirar, revelar una carta, hacerla, pasar la carta de jugador inicial. { $player } guía los pasos
shot-help-look = Todos a la vez abren sus sobres y miran las cartas en secreto. En otro momento, solo si lo dice una carta de intercambio
shot-help-one-open = Un solo sobre abierto cada vez: todas sus cartas vuelven antes del siguiente. Las cartas nunca cambian de sobre
shot-help-figures = Hasta tu foto, pon y mueve figuras como quieras, también fuera de las casillas, para recordar
shot-help-any-guest = Puedes poner a cualquier invitado, conozcas o no sus preferencias, y dejar fuera a cualquiera
shot-help-vip = Una vez por partida, en secreto, mete tu carta de invitado especial en un sobre ante ti; ahí se queda. No se añade ninguna otra
shot-help-vip-where = Carta de invitado especial: no en un sobre que solo miras ni en uno comprado en esta ronda. Hasta tu foto; sin usar no vale nada
shot-help-vip-worth = Cada carta de invitado especial puntúa a ese invitado otra vez, para todos. Mejor donde se cumple todo; recuerda dónde viste las de otros
shot-help-turn-up = { $player } revela la carta de intercambio superior y la lee en voz alta; luego todos la cumplen
shot-help-app-draws = La carta la saca la aplicación; su texto está en pantalla
shot-help-after = Después { $player } descarta la carta y pasa la de jugador inicial a la izquierda: { $next }

## Ordinary exchange cards

shot-help-at-once = Todos a la vez, sin orden
shot-help-order = Por orden de turno, en sentido horario: { $players }
shot-help-choice = Toma 2 sobres del centro y luego pon allí 2 de los tuyos, también los recién tomados
shot-help-choice-few = En el centro solo hay { $count }: toma esa cantidad y devuelve la misma
shot-help-theft = Toma 1 sobre a tu elección del jugador de tu izquierda
shot-help-theft-fresh = No uno que el vecino esté tomando en ese momento; nadie pierde más de uno
shot-help-theft-none = { $from } no tiene sobres: { $player } no toma nada
shot-help-two = Con dos jugadores, el rival es ambos vecinos
shot-help-reveal = Baraja los sobres del centro y elige 2 al azar. Abre uno, muestra sus cartas a todos, guárdalas; luego el otro
shot-help-reveal-vip = Las cartas de invitado especial también se muestran. Cada carta vuelve a su sobre
shot-help-reveal-few = En el centro solo hay { $count }: abre esa cantidad
shot-help-gifts = Elige 2 de tus sobres: uno para el vecino izquierdo, otro para el derecho
shot-help-gifts-fresh = Lo recién recibido no se pasa
shot-help-gifts-one = { $player } solo tiene 1 sobre y elige qué vecino lo recibe
shot-help-gifts-none = { $player } no tiene sobres y no regala nada
shot-help-gifts-two = Con dos jugadores, ambos van al rival; uno si solo hay uno
shot-help-rumours = Puedes elegir 1 sobre del centro o de otro jugador y mirarlo en secreto
shot-help-rumours-back = Vuelve a su sitio. Varios pueden elegir el mismo, uno tras otro. Nadie está obligado a mirar
shot-help-dance = Conserva un sobre a tu elección y pon los demás en el centro
shot-help-dance-draw = Baraja el centro: cada jugador recibe al azar tantos como puso, el resto se queda
shot-help-dance-one = { $player } conserva su único sobre y no saca ninguno
shot-help-dance-none = { $player } no tiene sobres: ni pone ni saca

## Auctions

shot-help-active = Jugador activo: { $player }. Cada uno lo es una vez, por orden de turno: { $players }
shot-help-auction = Pujas y pagos son fichas de plato. El comprador paga al jugador activo y recibe el sobre
shot-help-own-lot = El jugador activo no puja por su propio lote
shot-help-raise = Cada puja supera a la anterior, la primera al menos 1, nadie más de lo que tiene. Quien no sube pasa y queda fuera solo de este lote
shot-help-payer = Solo paga la puja más alta; los demás conservan sus fichas
shot-help-no-sale = Sin pujas: sigue el próximo jugador activo
shot-help-skip = Quien no tiene sobre que ofrecer se salta; tras el último acaba la subasta
shot-help-aside = Los sobres comprados se apartan: no se abren hasta la próxima ronda ni se ofrecen en esta
shot-help-aside-last = Los sobres comprados se apartan: no se abren hasta la colocación final
shot-help-tell-vip = Puedes decir si hay una carta de invitado especial en tu lote. Se puede callar, pero lo dicho es cierto
shot-help-needy = Al final de la ronda: quien no tenga sobre ni ficha recibe 1 ficha de cada jugador al que le quede al menos 1
shot-help-two-bidder = Dos jugadores: el único postor compra por su puja de 1 o más. Si la carta dice otra cosa, manda la carta
shot-help-supply = La reserva común solo cambia si lo dice una carta para dos: anótalo en su contador
shot-help-quick = El jugador activo elige un sobre suyo. Desde su izquierda, en sentido horario, cada uno puede pujar una vez; compra la puja más alta
shot-help-secret = El jugador activo elige un sobre suyo. Los demás esconden en la mano las fichas que quieran, también 0, y abren a la vez
shot-help-secret-win = Gana la puja más alta. Empate: esos pujan otra vez en secreto, no menos. Empate de nuevo o todos 0 dos veces: no se vende
shot-help-secret-losers = Los perdedores no pagan nada
shot-help-unfair = Quien pujó menos paga al jugador activo la mitad de su última puja, redondeando hacia abajo. Sin venta nadie paga
shot-help-open = El jugador activo elige un sobre suyo. Los demás pujan libremente, en cualquier orden, cada vez más; cuando nadie sigue, compra la más alta
shot-help-joint-in = Primero cada jugador pone 1 sobre suyo en el centro; quien no tiene no pone, pero será jugador activo igual
shot-help-joint-lot = El jugador activo elige cualquier sobre del centro. Los demás pujan por turnos hasta que todos menos uno pasan
shot-help-joint-settle = Luego el jugador activo vende a la puja más alta, o le paga lo mismo y se lo queda. Sin fichas suficientes debe vender. Sin pujas sigue en el centro
shot-help-fixed = El jugador activo elige un sobre suyo y dice un precio, 0 o más
shot-help-fixed-look = Quien lo paga mira dentro al momento, en secreto. Nadie está obligado; el sobre se queda con el jugador activo

## Final arrangement and photo

shot-help-arrange = Mira tus sobres una vez más, de uno en uno, y fija tu colocación
shot-help-as-many = Coloca tantos invitados como quieras: los no colocados ni dan ni quitan puntos
shot-help-cells = Cada peana entera en una casilla, un invitado por casilla
shot-help-straight = Las figuras están rectas y muestran su cara de color, no la negra
shot-help-seen = De cada invitado colocado se ve al menos un poco en la foto, borde y peana incluidos
shot-help-camera = Cámara no más alta que la pantalla y tan cerca que solo se ven suelo y pantalla, nada de la sala
shot-help-dishes = Los platos se pueden mover en tu mesa hasta la foto
shot-help-shoot = Haz la foto con tu móvil. Después las figuras se quedan donde están
shot-help-retake = Cuenta la primera foto válida. Si incumple una regla haz otra, pero no muevas figuras
shot-help-incurable = Si otra foto no arregla el fallo de una figura, ese invitado cuenta como no colocado y no es vecino, pero sigue tapando
shot-help-floor = Indica la casilla de cada invitado: letras desde tu izquierda, filas desde delante, A1 es delante a la izquierda
shot-help-moment = Cuenta el momento de la foto: una figura caída después está donde la muestra la foto

## Scoring

shot-help-flat = Tumba la pantalla y pon el marcador en el 0
shot-help-open-all = Abre los sobres de uno en uno y lee las cartas en voz alta, también los del centro: los 14
shot-help-points = Cumplidas 3: 6 puntos, 2: 3, 1: 1, ninguna: −3. Sin colocar: 0
shot-help-times = Cada carta de invitado especial del sobre cuenta esos puntos otra vez, también los negativos
shot-help-read = Cada una de las 3 cartas es una preferencia propia, también iguales o contrarias
shot-help-witness = Con el símbolo de foto solo cuenta la foto; sin él, las figuras del suelo
shot-help-symbol = Si no se sabe otra cosa de una carta: nadie me tapa, no se ve mi cara y tapo a, por foto; las demás, por el suelo
shot-help-area = Casillas verdes: haz coincidir la mesa de la carta con la tuya. Izquierda y derecha como las ves, con la mesa junto a ti
shot-help-beside = Junto a significa un lado común, no una esquina; la mesa entre dos invitados los separa. La planta y el corgi no son hombre ni mujer
shot-help-self = Si la carta nombra a su propio invitado: junto a se cumple si está colocado; en tapo a cuenta lo que hay entre paréntesis
shot-help-missing = Si nombra a un invitado sin colocar: junto a y tapo a no se cumplen; no junto a no se ve afectada
shot-help-not-blocked = Se cumple si ninguna figura de otro invitado tapa su dibujo. La peana y el borde blanco sí pueden taparse; mesa, platos y borde de la foto no cuentan
shot-help-face-hidden = Se cumple si toda la cara, ojos, nariz y boca, está tapada por invitados o platos o fuera de la foto. Lo que solo tapa la mesa cuenta como visto
shot-help-yellow = La dama de amarillo está girada: solo cuenta la parte impresa de su cara
shot-help-no-face = Un invitado sin cara: todo su dibujo vale como cara
shot-help-blocks = Se cumple si esta figura por sí sola tapa toda la cara del invitado nombrado. Una cara fuera de la foto no está tapada
shot-help-vote = En la duda se mira la foto y votan: { $voters }. El empate favorece al fotógrafo

## The end

shot-help-most = Gana quien tiene más puntos; los totales bajo 0 valen como tales
shot-help-dish-points = Modo subasta: 1 punto por cada 2 fichas de plato, redondeando hacia abajo
shot-help-tie = Empate: más invitados colocados, luego más sobres en la zona de juego, luego votación de las fotos
shot-help-final-vote = Todos lo comentan y votan cuál de estas fotos es mejor, también los empatados: { $players }. Otro empate: victoria compartida

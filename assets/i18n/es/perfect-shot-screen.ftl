# Perfect Shot: preguntas, respuestas y tableros en la pantalla.

## New game

shot-ui-option-auction = Modo subasta
shot-ui-option-off = no
shot-ui-option-on = sí
shot-ui-option-deck = Cartas de intercambio
shot-ui-option-deck-table = del mazo real
shot-ui-option-deck-app = las saca la aplicación
shot-ui-option-envelopes = Sobres
shot-ui-option-envelopes-named = por su nombre
shot-ui-option-envelopes-counted = solo se cuentan
shot-ui-option-notes = Notas privadas (es un juego de memoria: con notas cambia)

## Rounds

shot-ui-step = Paso { $step } de 4
shot-ui-ask-look = Todos miran en sus sobres
shot-ui-ask-look-detail = Un solo sobre abierto a la vez y en secreto. Cada uno puede meter su carta de invitado especial en un sobre propio.
shot-ui-looked = Todos han mirado
shot-ui-ask-card = { $player } descubre la carta de intercambio. ¿Cuál es?
shot-ui-ask-card-detail = El jugador inicial descubre la carta superior y la lee en voz alta.
shot-ui-app-deck = La aplicación ha barajado las seis cartas; deja a un lado el mazo real.
shot-ui-deck-unknown = La aplicación no puede sacar cartas: el kit no conoce todas las cartas para este número de jugadores. Descubre la carta real.
shot-ui-draw-card = Sacar la carta
shot-ui-card-unexpected = comprueba tu caja
shot-ui-done = Hecho
shot-ui-few-in-centre = Hay menos de 2 sobres en el centro: se toman los que haya.
shot-ui-do-choice = Por turno: toma 2 sobres del centro y deja allí 2 cualesquiera de los tuyos.
shot-ui-do-theft = A la vez: cada uno toma 1 sobre del vecino de la izquierda.
shot-ui-do-reveal = Baraja los sobres del centro y abre 2 a la vista de todos, uno tras otro. Luego devuelve cada carta.
shot-ui-do-gifts = Cada uno da un sobre al vecino de la izquierda y otro al de la derecha.
shot-ui-do-rumours = Cada uno puede mirar en secreto en 1 sobre del centro o de otro jugador; vuelve a su sitio.
shot-ui-do-dance = Cada uno guarda 1 sobre y deja los demás en el centro. Baraja; cada uno recibe al azar otros tantos.
shot-ui-do-quick = Desde la izquierda del jugador activo, cada uno puede hacer una sola puja.
shot-ui-do-secret = Los demás esconden fichas en la mano y las abren a la vez.
shot-ui-do-unfair = Como en la subasta secreta, pero quien pujó menos paga la mitad, redondeando hacia abajo.
shot-ui-do-open = Los demás suben la puja en cualquier orden.
shot-ui-do-joint = Cada uno deja 1 sobre en el centro. El jugador activo elige un lote, los demás fijan el precio y él vende o compra.
shot-ui-do-fixed = El jugador activo pone un precio; quien lo paga mira dentro en el acto.
shot-ui-round-open = aún sin carta
shot-ui-round-spoken = Ronda { $round }: { $card }

## Envelopes

shot-ui-envelopes = Sobres
shot-ui-centre-short = centro
shot-ui-centre = Centro de la mesa
shot-ui-first = jugador inicial
shot-ui-active = activo
shot-ui-envelope-locked = { $guest }, comprado en esta ronda
shot-ui-envelope-lot = { $guest }, el lote
shot-ui-envelope-number = Sobre { $number }
shot-ui-ask-deal = ¿Qué sobres tiene { $player }?
shot-ui-ask-deal-centre = ¿Qué sobres hay en el centro?
shot-ui-ask-deal-anew = Nombra los sobres tal como están ahora.
shot-ui-ask-deal-detail = Repártelos al azar. Todos saben quién tiene cada sobre.
shot-ui-dealt-of = { $told } de { $count }
shot-ui-deal-here = ahora
shot-ui-deal-to = aquí
shot-ui-deal-to-spoken = Siguientes sobres: { $player }
shot-ui-deal-rest = El resto está ahí
shot-ui-deal-app = Que reparta la aplicación
shot-ui-count-only = Solo contar sobres
shot-ui-start-again = Empezar de nuevo
shot-ui-ask-put-in = ¿Qué sobre deja { $player } en el centro?
shot-ui-ask-steal = ¿Qué sobre toma { $player } de { $from }?
shot-ui-ask-give = ¿Qué sobre da { $player } a { $to }?
shot-ui-ask-give-only = { $player } tiene un sobre. ¿Quién lo recibe?
shot-ui-ask-keep = ¿Qué sobre guarda { $player }?
shot-ui-draw-app = Que saque la aplicación

## Auctions

shot-ui-any-envelope = Se ofrece un sobre
shot-ui-ask-lot = ¿Qué sobre ofrece { $player }?
shot-ui-ask-lot-centre = ¿Qué sobre del centro elige { $player }?
shot-ui-lot = Lote: { $guest }. { $bid }
shot-ui-no-bid = Aún sin pujas.
shot-ui-pass = Paso
shot-ui-only-result = Solo el resultado
shot-ui-nobody-higher = Nadie sube
shot-ui-ask-shout = ¿Quién puja?
shot-ui-ask-result = ¿De quién es la puja más alta?
shot-ui-bid-by-bid = Puja a puja
shot-ui-lies-there = Está en el centro
shot-ui-other-bidder = Otro jugador
shot-ui-ask-hands = Los demás esconden fichas por el lote de { $player }. ¿Cuántas hay en las manos?
shot-ui-ask-hands-again = Empate: los empatados pujan otra vez
shot-ui-hands-again-detail = No menos que antes. Si vuelven a empatar, nadie se lleva el sobre.
shot-ui-open-hands = Manos abiertas
shot-ui-ask-settle = ¿{ $player } vende o se queda el lote?
shot-ui-sell-lot = Vender
shot-ui-keep-lot = Quedárselo
shot-ui-ask-price = ¿Qué precio pone { $player }?
shot-ui-pays = paga
shot-ui-pays-not = no
shot-ui-nobody-pays = Nadie paga
shot-ui-they-pay = Pagan y miran

## Beside the game

shot-ui-notes = Notas privadas
shot-ui-ask-notes = ¿Las notas de quién?
shot-ui-notes-warning = Es un juego de memoria; con notas cambia. Solo para mesas que lo quieran.
shot-ui-notes-alone = Ahora solo { $player } mira la pantalla
shot-ui-notes-show = Mira solo { $player }: mostrar
shot-ui-notes-of = Notas de { $player }
shot-ui-notes-drop = Volver sin guardar
shot-ui-notes-keep = Guardar y ocultar
shot-ui-back-to-game = Volver a la partida
shot-ui-supply = Reserva común
shot-ui-supply-detail = Solo si lo dice la carta para dos jugadores.
shot-ui-supply-take = toma 1
shot-ui-supply-give = deja 1
shot-ui-void = Un invitado incumple las reglas
shot-ui-ask-void = ¿Qué invitados de { $player } no cuentan?
shot-ui-void-detail = No se puede mover ninguna figura. Un invitado que otra foto no arregla cuenta como no colocado: 0 puntos y vecino de nadie.

## Photos and floors

shot-ui-ask-arrange = Terminad la disposición y haced las fotos
shot-ui-ask-arrange-detail = Mirad una vez más en vuestros sobres. Colocad los invitados que queráis: uno por casilla, derechos y de frente. Tras la primera foto no se mueve ninguna figura.
shot-ui-arranged = Todas las fotos hechas
shot-ui-count-alone = Sin suelos: contamos nosotros
shot-ui-ask-photo = ¿La foto de { $player } cumple las reglas?
shot-ui-photo-detail = Cada invitado colocado se ve al menos en parte; la cámara no está por encima de la pantalla; solo se ven suelo y pantalla.
shot-ui-photo-again = Haz otra foto sin mover ninguna figura. Si solo falla una figura, acepta la foto y marca a ese invitado en el suelo.
shot-ui-photo-valid = La foto vale
shot-ui-photo-breaks = Incumple una regla
shot-ui-photo-fine = Al final sí vale
shot-ui-ask-broken = ¿Qué falla en la foto de { $player }?
shot-ui-photo-no-move = Se puede hacer otra foto, pero no mover ninguna figura.
shot-ui-photo-retake = Hacer otra foto
shot-ui-photo-which = Elige qué falla
shot-ui-floor-of = Suelo de { $player }
shot-ui-floor-back = fondo, lado de la pantalla
shot-ui-floor-table = mesa
shot-ui-floor-front = miras desde aquí
shot-ui-floor-detail = Toca un invitado y luego una casilla; en el suelo puedes arrastrar. Deja fuera a quien no esté.
shot-ui-ask-cell = { $guest }: toca una casilla
shot-ui-all-placed = Todos los invitados están colocados
shot-ui-floor-right = El suelo está bien
shot-ui-take-off = No colocado: quitar
shot-ui-swap = Intercambiar dos
shot-ui-swap-no = No intercambiar
shot-ui-ask-swap = Intercambio: toca el primer invitado
shot-ui-ask-swap-with = ¿Con quién cambia { $guest }?
shot-ui-cell-table = { $cell }, bajo la mesa
shot-ui-cell-guest = { $cell }, { $guest }
shot-ui-cell-free = { $cell }, libre
shot-ui-cell-green = { $cell }, verde

## Cards

shot-ui-ask-wish = ¿Qué dice la carta?
shot-ui-ask-wish-detail = Léela en voz alta.
shot-ui-card-of = { $guest }: carta { $card } de 3
shot-ui-other-symbol = Símbolo de foto distinto del habitual
shot-ui-other-kind = Otro tipo de carta
shot-ui-ask-gender = ¿Junto a quién no?
shot-ui-ask-beside = ¿Junto a quién?
shot-ui-ask-blocked = ¿A quién tapa?
shot-ui-ask-bracket = La carta nombra a su propio invitado. ¿Qué pone entre paréntesis?
shot-ui-ask-bracket-detail = Cuenta la preferencia entre paréntesis.
shot-ui-ask-area-which = ¿Qué casillas son verdes?
shot-ui-area-known = carta conocida
shot-ui-area-new = Tocar las casillas
shot-ui-ask-area = Toca las casillas verdes en el suelo
shot-ui-area-detail = Sujeta la carta de modo que su mesa coincida con la del suelo. Izquierda y derecha, como las ve el fotógrafo.
shot-ui-area-right = Estas casillas
shot-ui-area-tap = Toca al menos una casilla
shot-ui-area-title = Las casillas verdes de la carta
shot-ui-card-not-read = Carta { $number }: sin leer
shot-ui-by-photo = foto
shot-ui-by-floor = suelo

## Scoring

shot-ui-ask-envelope = ¿Qué sobre se abre ahora?
shot-ui-ask-envelope-detail = Se abren los 14, también los del centro.
shot-ui-ask-judge = Foto de { $player }. { $guest }: «{ $wish }». ¿Cumplida?
shot-ui-judge-not-blocked = Ninguna figura de otro invitado tapa el dibujo. La peana y el borde blanco pueden taparse; la mesa y los platos no cuentan.
shot-ui-judge-face-hidden = Ojos, nariz y boca tapados del todo por invitados o platos, o fuera de la foto. La mesa no cuenta.
shot-ui-judge-blocks = La figura de este invitado tapa ella sola toda la cara del otro.
shot-ui-judge-photo = Esta carta se comprueba solo en la foto.
shot-ui-yes = Sí
shot-ui-no = No
shot-ui-wish-met = preferencia cumplida
shot-ui-wish-not-met = preferencia no cumplida
shot-ui-to-vote = La foto no lo aclara: votar
shot-ui-vote = Votación
shot-ui-vote-detail = { $text } Votan todos menos { $player }; el empate cuenta a su favor.
shot-ui-votes-nameless = Solo el recuento
shot-ui-votes-split = { $met } : { $not }
shot-ui-votes-split-spoken = Sí { $met }, no { $not }
shot-ui-no-vote = Al final sin votar
shot-ui-count-votes = Contar los votos
shot-ui-votes-missing = Faltan: { $players }
shot-ui-all-yes = Todos dicen que sí
shot-ui-all-no = Todos dicen que no
shot-ui-ask-close = { $guest }: todo decidido
shot-ui-ask-close-detail = ¿Habéis contado las cartas de invitado especial del sobre?
shot-ui-close = Siguiente sobre
shot-ui-close-last = Al resultado
shot-ui-vip-cards = Cartas de invitado especial
shot-ui-vip-factor = Especial: × { $factor }
shot-ui-met = cumplida
shot-ui-not-met = no cumplida
shot-ui-needs-vote = requiere votación
shot-ui-ask-photo-short = lo dice la foto
shot-ui-not-read = sin leer
shot-ui-not-placed = no colocado
shot-ui-not-placed-short = –
shot-ui-points-open = ?
shot-ui-box-spoken = Carta { $number }: { $answer }
shot-ui-met-of = { $count } de 3 cumplidas
shot-ui-totals = Totales
shot-ui-tally-detail = Leed las cartas en voz alta y contad cuántas cumple cada jugador.
shot-ui-tally-missing = Un número por jugador
shot-ui-other-envelope = Otro sobre
shot-ui-ask-tally = { $guest }: ¿cuántas preferencias se cumplen?
shot-ui-ask-final = Empate total: ¿qué foto es mejor?
shot-ui-final-detail = Todos debaten y votan, también los empatados. Un empate es victoria compartida.
shot-ui-all-vote = Votan todos
shot-ui-votes-for = { $player } vota por { $other }

## The ideal frame

shot-ui-ideal = El encuadre ideal
shot-ui-ideal-model = La mejor disposición posible con estos sobres. Donde decide la foto, un modelo sencillo nuestro: quien está justo delante oculta la cara; cualquiera más cerca en la misma columna tapa.
shot-ui-ideal-find = Buscar la mejor disposición
shot-ui-ideal-looking = Buscando la mejor disposición
shot-ui-ideal-stop = Parar y mostrar lo mejor
shot-ui-ideal-proven = { $points } puntos, y no hay nada mejor
shot-ui-ideal-gap = { $points } puntos hallados; más de { $most } es imposible
shot-ui-ideal-left = { $player }: { $points } según este modelo, { $left } sin aprovechar

## Strip, corrections

shot-ui-facts-envelopes = sobres
shot-ui-facts-first = jugador inicial
shot-ui-tokens = Fichas de plato
shot-ui-correct-text = La mesa manda. Cada cambio es una entrada y se puede deshacer.
shot-ui-correct-tokens-of = Fichas de plato de { $player }
shot-ui-correct-envelopes = Un toque pasa el sobre al siguiente sitio.
shot-ui-correct-vip-of = Cartas de invitado especial de { $guest }
shot-ui-correct-met = { $player }: cumplidas
shot-ui-correct-placed = { $player }: invitado en el suelo
shot-ui-correct-later = Los sobres y el jugador inicial se corrigen al terminar esta carta o tras deshacer.
shot-ui-correct-cards = Cartas leídas
shot-ui-correct-floors = Suelos
shot-ui-scored-of = { $count } de 14 sobres puntuados

shot-ui-spoken-money = sobres: { $envelopes }, fichas: { $tokens }
shot-ui-spoken-envelopes = sobres: { $envelopes }

## Numbers

shot-ui-ask-take =
    { $count ->
        [one] { $player } toma 1 sobre del centro. ¿Cuál?
       *[other] { $player } toma { $count } sobres del centro. ¿Cuáles?
    }
shot-ui-ask-put =
    { $count ->
        [one] { $player } deja 1 sobre. ¿Cuál?
       *[other] { $player } deja { $count } sobres. ¿Cuáles?
    }
shot-ui-ask-draw =
    { $count ->
        [one] { $player } recibe 1 sobre. ¿Cuál?
       *[other] { $player } recibe { $count } sobres. ¿Cuáles?
    }
shot-ui-ask-bid =
    { $count ->
        [one] ¿Cuánto puja { $player }? Al menos 1 ficha
       *[other] ¿Cuánto puja { $player }? Al menos { $count } fichas
    }
shot-ui-ask-shout-of =
    { $count ->
        [one] ¿Cuánto puja { $player }? Al menos 1 ficha
       *[other] ¿Cuánto puja { $player }? Al menos { $count } fichas
    }
shot-ui-best-bid =
    { $count ->
        [one] Puja más alta: { $player }, 1 ficha.
       *[other] Puja más alta: { $player }, { $count } fichas.
    }
shot-ui-sell-lot-words =
    { $count ->
        [one] { $other } paga 1 ficha a { $player } y recibe el sobre
       *[other] { $other } paga { $count } fichas a { $player } y recibe el sobre
    }
shot-ui-keep-lot-words =
    { $count ->
        [one] { $player } paga 1 ficha a { $other } y toma el sobre
       *[other] { $player } paga { $count } fichas a { $other } y toma el sobre
    }
shot-ui-ask-payers =
    { $count ->
        [one] Mirar cuesta 1 ficha. ¿Quién paga?
       *[other] Mirar cuesta { $count } fichas. ¿Quién paga?
    }
shot-ui-key-tokens =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
shot-ui-has =
    { $count ->
        [one] tiene 1 ficha
       *[other] tiene { $count } fichas
    }
shot-ui-supply-question =
    { $count ->
        [one] Reserva común: 1 ficha
       *[other] Reserva común: { $count } fichas
    }
shot-ui-supply-count =
    { $count ->
        [one] reserva: 1 ficha
       *[other] reserva: { $count } fichas
    }
shot-ui-envelopes-count =
    { $count ->
        [one] 1 sobre
       *[other] { $count } sobres
    }
shot-ui-tokens-count =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
shot-ui-facts-tokens =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
shot-ui-facts-placed =
    { $count ->
        [one] 1 invitado
       *[other] { $count } invitados
    }
shot-ui-placed-of =
    { $count ->
        [one] { $player }: 1 de 14 invitados
       *[other] { $player }: { $count } de 14 invitados
    }
shot-ui-spoken-points =
    { $count ->
        [one] { $points } puntos, 1 invitado
       *[other] { $points } puntos, { $count } invitados
    }

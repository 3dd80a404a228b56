# Perfect Shot: nombres de cartas y preferencias, nombres de entradas, líneas del relato, negativas, hoja de puntos.

## The box

game-perfect-shot = Perfect Shot
game-perfect-shot-facts = 2–4 jugadores · 50–90 min

## Cards

shot-card-choice = Elección cara a cara
shot-card-theft = Robo
shot-card-reveal = Revelación
shot-card-gifts = Regalos
shot-card-rumours = Rumores
shot-card-dance = Baile
shot-card-quick = Subasta rápida
shot-card-secret = Subasta secreta
shot-card-unfair = Subasta desleal
shot-card-open = Subasta abierta
shot-card-joint = Subasta conjunta
shot-card-fixed = Subasta a precio fijo

## Guests and wishes

shot-guest = { $guest }
shot-an-envelope = un sobre
shot-gender-man = hombre
shot-gender-woman = mujer
shot-gender-none = ninguno
shot-look-dress = vestido
shot-look-boy = niño
shot-look-dog = perro
shot-look-plant = planta
shot-look-medal = medalla
shot-look-microphone = micrófono
shot-look-flower = flor
shot-look-glasses = gafas
shot-look-book = libro
shot-look-shovel = pala
shot-look-case = maletín
shot-look-hat = sombrero
shot-look-music = música
shot-look-person = persona
shot-kind-area = En una zona
shot-kind-next-to = Junto a un invitado
shot-kind-not-next-to = No junto a hombres o mujeres
shot-kind-not-blocked = Nadie me tapa
shot-kind-face-hidden = No se ve mi cara
shot-kind-blocks = Tapo a un invitado
shot-witness-floor = en el suelo
shot-witness-photo = en la foto
shot-wish-area = Estar en { $cells }
shot-wish-next-to = Junto a: { $guest }
shot-wish-not-next-to-man = No junto a un hombre
shot-wish-not-next-to-woman = No junto a una mujer
shot-wish-not-blocked = Nadie me tapa
shot-wish-face-hidden = No se ve mi cara
shot-wish-blocks = Tapo a: { $guest }
shot-wish-or = { $wish } (o: { $alternative })
shot-wish-brackets = { $wish }, entre paréntesis

## Rules of the photo

shot-rule-off-cell = Peana fuera de su casilla
shot-rule-shared-cell = Dos invitados en una casilla
shot-rule-fallen = Una figura tumbada o inclinada
shot-rule-turned-away = Una figura de espaldas
shot-rule-guest-out-of-sight = No se ve a un invitado colocado
shot-rule-camera-too-high = Cámara por encima de la pantalla
shot-rule-beyond-screen = Se ve la sala detrás de la pantalla

## Set-up problems

shot-setup-players =
    Perfect Shot es para 2–4 jugadores, aquí hay { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
shot-setup-same-mark = Da a cada jugador un color propio
shot-setup-no-first = Elige al jugador inicial: ¿quién se hizo el último selfi?

## Where the game stands

shot-stage-round = Ronda { $round } de { $rounds }
shot-stage-arrange = Disposición final
shot-stage-floors = Fotos y suelos
shot-stage-envelope = Puntuación: sobre { $number } de { $all }
shot-stage-scoring = Puntuación
shot-stage-vote = Votación final
shot-stage-over = Fin de la partida

## Names of entries

shot-name-deal = Sobres repartidos
shot-name-looked = Todos han mirado
shot-name-turn-up = Carta: { $card }
shot-name-done = { $card }: hecho
shot-name-take = { $player } toma: { $envelopes }
shot-name-steal = Robo, { $player }: { $envelope }
shot-name-give = Regalo para { $to }: { $envelope }
shot-name-keep = Baile, { $player } conserva: { $envelope }
shot-name-draw = Baile, { $player } recibe: { $envelopes }
shot-name-draw-many = Baile, { $player } recibe { $count } sobres
shot-name-put-in = { $player } pone en el centro: { $envelope }
shot-name-offer = { $player } ofrece: { $envelope }
shot-name-bid = { $player } puja { $tokens }
shot-name-pass = { $player } pasa
shot-name-hammer = Nadie puja más
shot-name-highest = Puja más alta: { $player }, { $tokens }
shot-name-hands = Manos: { $bids }
shot-name-sell = { $player } vende
shot-name-keep-lot = { $player } se queda el lote
shot-name-price = { $player } pide { $tokens } por mirar
shot-name-paid = Pagan por mirar: { $players }
shot-name-paid-none = Nadie paga por mirar
shot-name-supply-out = { $player }: { $tokens } de la reserva
shot-name-supply-in = { $player }: { $tokens } a la reserva
shot-name-arranged = Todas las fotos hechas
shot-name-photo-valid = { $player }: foto válida
shot-name-photo-broken = { $player }: foto no válida
shot-name-place = Suelo de { $player }: { $guest } en { $cell }
shot-name-remove = Suelo de { $player }: { $guest } fuera
shot-name-swap = Suelo de { $player }: { $one } y { $other } cambian
shot-name-fill =
    Suelo de { $player }: { $count ->
        [one] { $count } invitado
       *[other] { $count } invitados
    }
shot-name-settled = Suelo de { $player }: correcto
shot-name-void = { $player }: { $guest } no cuenta
shot-name-unvoid = { $player }: { $guest } cuenta
shot-name-alone = La mesa cuenta por su cuenta
shot-name-evidence = Foto de { $player }: examinada
shot-name-open = Sobre: { $guest }
shot-name-read = { $guest }: { $wish }
shot-name-vip = { $guest }: cartas de invitado especial { $count }
shot-name-answer-met = { $player }, { $guest }: cumplida
shot-name-answer-not = { $player }, { $guest }: no cumplida
shot-name-vote = Votos: { $player }, { $guest }, { $met } a { $not }
shot-name-scored = { $guest }: puntuado
shot-name-final-vote = Votos finales: { $votes }
shot-name-note = { $player }: notas privadas
shot-name-correct = Corrección: { $what }
shot-by-name = Los sobres se dicen por su nombre
shot-by-count = Los sobres solo se cuentan
shot-deck-app = La app saca las cartas
shot-deck-table = La mesa revela las cartas
shot-numbered = { $player } { $number }

## Corrections

shot-corrected = Corrección de la mesa: { $what }
shot-correct-envelope = { $player } tiene: { $envelope }
shot-correct-centre = en el centro: { $envelope }
shot-correct-tokens = fichas de { $player }: { $count }
shot-correct-supply = reserva común: { $count }
shot-correct-first = jugador inicial: { $player }
shot-correct-vip = { $guest }, cartas de invitado especial { $count }
shot-correct-card = { $guest }, carta { $number }
shot-correct-card-wish = { $guest }, carta { $number }: { $wish }
shot-correct-met = { $player }, { $guest }: { $met } cumplidas
shot-correct-out = { $player }, { $guest }: sin colocar

## Story: rounds and exchanges

shot-dealt = Sobres: { $shares }, { $centre } en el centro
shot-all-looked = Todos han mirado sus sobres
shot-card-turned = { $player } revela la carta: { $card }
shot-card-counted = Hay más de esta carta que en el kit: { $card }, { $count }
shot-pick-told = { $player } elige: { $envelope }
shot-pick-none = { $from } no tiene sobres: { $player } no toma nada
shot-gift-told = { $player } elige para { $to }: { $envelope }
shot-keep-told = { $player } conserva: { $envelope }
shot-keep-none = { $player } no tiene sobres que conservar
shot-shuffled = El centro se baraja. Se sacan al azar: { $due }
shot-shuffled-none = Nadie ha puesto sobres: no se saca nada
shot-seat-done = { $player }: hecho
shot-moved-chosen = { $player } toma del centro: { $envelope }
shot-moved-put-back = { $player } pone en el centro: { $envelope }
shot-moved-stolen = { $player } toma de { $from }: { $envelope }
shot-moved-given = { $player } recibe de { $from }: { $envelope }
shot-moved-drawn = { $player } saca del centro: { $envelope }
shot-moved-bought = { $player } recibe y aparta hasta la próxima mirada: { $envelope }
shot-exchange-ended = { $card }: hecho, la carta se descarta
shot-first-passed = Jugador inicial: { $player }
shot-round-began = Ronda { $round } de { $rounds }

## Story: auctions

shot-auction-began = Los sobres están en el centro: empieza la subasta
shot-skipped = { $player } no tiene sobre que ofrecer: se salta su turno
shot-skipped-joint = { $player }: no hay sobres en el centro, se salta su turno
shot-offered = Jugador activo: { $player }; lote: { $envelope }
shot-bid-made = { $player } puja { $tokens }
shot-passed = { $player } pasa
shot-hands-opened = Se abren las manos: { $bids }
shot-hands-tied = Se abren las manos: { $bids }. Empate: { $players } pujan otra vez, no menos que antes
shot-paid-price = { $player } paga { $tokens } por el sobre. { $to } tiene { $has }
shot-paid-half = { $player } pujó menos y paga la mitad, { $tokens }. { $to } tiene { $has }
shot-paid-kept = { $player } se queda el lote y paga la puja de { $tokens }. { $to } tiene { $has }
shot-paid-look = { $player } paga { $tokens } por mirar dentro. { $to } tiene { $has }
shot-paid-help = { $player } no tiene sobre ni ficha y recibe { $tokens }. { $from } tiene { $has }
shot-paid-supply-out = { $player } recibe { $tokens } de la reserva común, quedan { $supply }
shot-paid-supply-in = { $player } pone { $tokens } en la reserva común, hay { $supply }
shot-unsold = Nadie puja: el sobre no se vende
shot-unsold-tied = Empate otra vez: el sobre no se vende, nadie paga
shot-price-named =
    { $player } pide { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    } por mirar dentro
shot-looked-inside = { $player } mira dentro en secreto: { $envelope }
shot-active-done = { $player } ya ha sido jugador activo

## Story: photos and floors

shot-arranging-began = Las seis rondas han acabado: mira una vez más y fija tu colocación
shot-floors-began = Las fotos están hechas: las figuras se quedan donde están
shot-photo-refused = La foto de { $player } no es válida: { $rules }. Otra más, sin mover figuras
shot-photo-valid = La foto de { $player } cumple las reglas
shot-placed = Suelo de { $player }: { $guest } en { $cell }
shot-removed = Suelo de { $player }: se retira a { $guest }
shot-filled = Suelo de { $player }: { $guests }
shot-filled-empty = El suelo de { $player } está vacío
shot-at = { $guest } { $cell }
shot-voided = { $player }: { $guest } incumple una regla y cuenta como no colocado
shot-unvoided = { $player }: { $guest } vuelve a contar como colocado
shot-floor-settled =
    El suelo de { $player } está listo: { $count ->
        [one] { $count } invitado
       *[other] { $count } invitados
    }
shot-examined =
    La foto de { $player } está examinada: se ve a { $count ->
        [one] { $count } invitado
       *[other] { $count } invitados
    }

## Story: scoring

shot-counting-alone = No se anotan suelos: la mesa cuenta las preferencias cumplidas
shot-scoring-began = Empieza la puntuación: pantallas tumbadas, marcadores en el 0
shot-envelope-opened = Se abre el sobre: { $guest }
shot-card-learnt = Carta nueva: el kit la conoce desde ahora
shot-card-read = { $guest }, carta { $number }: { $wish }
shot-vip-counted = { $guest }, cartas de invitado especial: { $count }. Los puntos valen ×{ $times } para todos
shot-answered-met = Foto de { $player }, { $guest }: «{ $wish }» cumplida, todos de acuerdo
shot-answered-not = Foto de { $player }, { $guest }: «{ $wish }» no cumplida, todos de acuerdo
shot-voted-met = Foto de { $player }, { $guest }: «{ $wish }» cumplida, votos: { $votes }
shot-voted-not = Foto de { $player }, { $guest }: «{ $wish }» no cumplida, votos: { $votes }
shot-voted-tied = Foto de { $player }, { $guest }: «{ $wish }» cumplida, el empate favorece al fotógrafo: { $votes }
shot-votes-counted = { $met } a favor, { $not } en contra
shot-votes-both = a favor: { $yes }; en contra: { $no }
shot-votes-all-for = a favor: { $yes }
shot-votes-all-against = en contra: { $no }
shot-scored = { $guest }, cumplidas: { $results }
shot-scored-again = Se puntúa de nuevo, { $guest }, cumplidas: { $results }
shot-result = { $player } { $met } de 3 → { $points }
shot-result-vip = { $player } { $met } de 3 ×{ $times } → { $points }
shot-result-out = { $player } sin colocar → 0
shot-plus = +{ $points }
shot-dishes-counted = Puntos por fichas de plato, 1 por cada 2: { $points }
shot-vote-called = Empate en puntos, invitados y sobres: { $players }. Todos votan qué foto es mejor
shot-vote-held = Votos por las fotos: { $votes }
shot-game-ended = Todos los sobres están puntuados: fin de la partida

## Refusals

shot-refusal-game-over = La partida ha acabado: deshaz o corrige para seguir
shot-refusal-not-now = Ahora no: primero responde a lo que se pregunta
shot-refusal-not-now-player = Ahora no: primero responde { $player }
shot-refusal-not-on-table = Hay { $players } jugadores en la mesa: elige entre ellos
shot-refusal-no-such-guest = Hay 14 invitados: elige uno de ellos
shot-refusal-wrong-deal =
    { $player } tiene { $count ->
        [one] { $count } sobre
       *[other] { $count } sobres
    }: marca esa cantidad
shot-refusal-wrong-deal-centre =
    En el centro hay { $count ->
        [one] { $count } sobre
       *[other] { $count } sobres
    }: marca esa cantidad
shot-refusal-no-auction = Las cartas de subasta son del modo subasta: devuélvela y revela otra
shot-refusal-enough-auctions = Ya han salido las 3 cartas de subasta: esta es una carta normal
shot-refusal-enough-ordinary = Ya han salido las 3 cartas normales: esta es una carta de subasta
shot-refusal-other-card = La app saca { $card }: toma esa, o que la mesa revele las cartas
shot-refusal-deck-unknown = El kit no conoce todas las cartas para este número de jugadores: revela las reales
shot-refusal-which-envelope = Indica qué sobre es
shot-refusal-not-there = No está ahí: { $envelope }. Elige otro o corrige dónde está
shot-refusal-twice = Dicho dos veces: { $envelope }. Elige otro
shot-refusal-wrong-count = Aquí hacen falta { $count }: elige esa cantidad
shot-refusal-not-a-neighbour = Los regalos son para los vecinos, uno a cada uno: elige al otro
shot-refusal-locked = Comprado en esta ronda, no se ofrece: { $envelope }. Elige otro
shot-refusal-too-low = Muy poco: al menos { $least }, o pasa
shot-refusal-too-few-tokens =
    { $player } tiene { $has ->
        [one] { $has } ficha
       *[other] { $has } fichas
    }: no puede pagar más
shot-refusal-own-lot = El jugador activo no puja por su propio lote: elige a otro
shot-refusal-other-bidder = Ahora no le toca a { $player }: mira quién puede pujar
shot-refusal-bidder-turn = Ahora puja { $player }
shot-refusal-must-sell =
    Solo hay { $has ->
        [one] { $has } ficha
       *[other] { $has } fichas
    } para pagar: vende
shot-refusal-supply-empty = La reserva común tiene { $has }: no tomes más
shot-refusal-no-such-cell = Este suelo no tiene la casilla { $cell }: elige otra
shot-refusal-under-table = La mesa está en { $cell }: elige otra casilla
shot-refusal-occupied = { $cell } está ocupada por { $guest }: una casilla, un invitado
shot-refusal-not-on-floor = { $guest } no está en este suelo: coloca antes la figura
shot-refusal-photo-first = Primero di si la foto de { $player } cumple las reglas
shot-refusal-already-scored = { $guest } ya está puntuado: elige otro sobre
shot-refusal-still-open = Primero termina el sobre abierto: { $guest }
shot-refusal-nothing-open = No hay ningún sobre abierto: abre uno primero
shot-refusal-three-cards = Un sobre tiene 3 cartas de preferencia: lee las tres, no más
shot-refusal-bad-area = Marca al menos una casilla verde, ninguna bajo la mesa
shot-refusal-alternative = La carta nombra a su propio invitado: di lo que hay entre paréntesis
shot-refusal-bad-alternative = Entre paréntesis hay otra preferencia: elige esa
shot-refusal-too-many-vip = Cada jugador tiene una carta de invitado especial: aquí { $most } como mucho
shot-refusal-not-asked = Eso no se pregunta a la foto o aún no está puntuado: elige lo que se pregunta
shot-refusal-answer-first = Primero responde a la pregunta sobre la foto de { $player }
shot-refusal-wrong-voters = Cada votante vota una vez: cuenta los votos de nuevo
shot-refusal-too-many-met = Un sobre tiene 3 cartas: 3 cumplidas como mucho
shot-refusal-no-notes = Esta partida es de memoria: no hay notas
shot-refusal-note-too-long = Una nota tiene { $most } caracteres como mucho: acórtala
shot-refusal-too-many = Tantas no puede haber: { $most } como mucho

## Score sheet

shot-sheet-dishes = Fichas de plato
shot-sheet-dishes-why =
    { $tokens ->
        [one] { $tokens } ficha
       *[other] { $tokens } fichas
    }, 1 punto por cada 2
shot-sheet-out = Sin colocar: 0
shot-sheet-void = Incumple una regla de colocación, cuenta como no colocado: 0
shot-sheet-met = { $met } de 3 cumplidas: { $points }
shot-sheet-met-vip = { $met } de 3 cumplidas: { $base } × { $times } = { $points }, cartas de invitado especial { $vip }
shot-why-met = «{ $wish }»: cumplida. { $why }
shot-why-not = «{ $wish }»: no cumplida. { $why }
shot-why-stands = Está en { $cell }
shot-why-self = La carta nombra a este invitado, que está en { $cell }
shot-why-beside = { $guest } en { $cell }, { $other } al lado en { $place }
shot-why-apart = { $guest } en { $cell }, { $other } en { $place }: sin lado común
shot-why-nobody = { $guest } no está colocado
shot-why-no-man = Ningún hombre junto a { $cell }
shot-why-no-woman = Ninguna mujer junto a { $cell }
shot-why-neighbours = Junto a { $cell }: { $guests }
shot-why-photo = Lo muestra la foto
shot-why-table = Todos de acuerdo sobre la foto
shot-why-vote = Votación: { $votes }
shot-why-vote-tied = Votación empatada, a favor del fotógrafo: { $votes }
shot-why-open = Aún sin decidir
shot-verdict-points = Puntos: { $players }
shot-verdict-guests = Empate a puntos; gana quien colocó más invitados: { $players }
shot-verdict-envelopes = Empate también en invitados; gana quien tiene más sobres: { $players }
shot-verdict-vote = Empate también en sobres; votos por las fotos: { $players }
shot-verdict-vote-open = Empate también en sobres; decide una votación: { $players }
shot-verdict-wins = Gana { $player }
shot-verdict-ahead = { $player } va por delante
shot-verdict-shared = Victoria compartida: { $players }
shot-verdict-level = Empate: { $players }

shot-tally-guests = Invitados colocados
shot-tally-votes = Votaciones sobre fotos
shot-tally-final = Votaciones finales
shot-tally-place = Puntos, puesto { $place }

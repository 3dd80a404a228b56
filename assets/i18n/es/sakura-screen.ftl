# Sakura en pantalla: formulario, preguntas, tablero, cartas, correcciones.

sakura-court = Pintor de la corte
sakura-option-gate = Empates en el portón
sakura-option-gate-none = sin puesto
sakura-option-gate-card = por carta
sakura-option-pace = Resolver las cartas
sakura-option-pace-each = una a una
sakura-option-pace-all = todas a la vez
sakura-option-feed = Las cartas del pintor de la corte

sakura-cards = Cartas
sakura-emperor = Emperador
sakura-first-tree =
    { $count ->
        [one] Primer sakura a { $count } espacio
       *[other] Primer sakura a { $count } espacios
    }
sakura-second-tree =
    { $count ->
        [one] Segundo sakura a { $count } espacio
       *[other] Segundo sakura a { $count } espacios
    }
sakura-last-tree =
    { $count ->
        [one] Último sakura a { $count } espacio
       *[other] Último sakura a { $count } espacios
    }
sakura-at-gate = en el portón
sakura-closest-at = más cercano · espacio { $space }
sakura-place-at = puesto { $place } · espacio { $space }
sakura-at = espacio { $space }

sakura-step-reveal = carta { $card } de { $count }
sakura-step-card = carta { $card } de { $count }
sakura-step-new = carta nueva: { $number }
sakura-ask-card = ¿Qué carta muestra { $player }?
sakura-known = Se conocen { $known } de 60 cartas; una nueva pide sus dos acciones una vez
sakura-plays-two = { $player } está más lejos y juega dos cartas: una para el pintor de la corte
sakura-court-from = La segunda carta de { $player }, del centro de la mesa
sakura-court-both-gate = Ambos pintores están en el portón: descubre la carta superior del mazo
sakura-court-flip = Descubre la carta superior del mazo
sakura-court-virtual = La app roba de su propio mazo, sin las cartas que se sabe dónde están
sakura-draw-court = Robar para el pintor de la corte
sakura-key-known = carta { $number }
sakura-key-new = carta { $number }, nueva
sakura-ask-garden = ¿Qué hace en el jardín?
sakura-ask-painter = ¿Qué hace con el pintor?
sakura-new-detail = Desde ahora basta el número
sakura-discarded = Por lo que ha visto la aplicación, la carta { $number } está en los descartes
sakura-other-number = Otro número
sakura-ask-next = Sigue { $player }
sakura-next = Siguiente carta: { $player }, { $number }
sakura-resolve-rest = Resolver el resto de la ronda
sakura-pace-all = Resolver todas a la vez
sakura-pace-each = Resolver una a una
sakura-ask-emperor = { $player }: ¿hacia dónde va el Emperador?
sakura-ask-painter-way = { $player }: ¿hacia dónde va el pintor?
sakura-forward = hacia delante
sakura-backward = hacia atrás

sakura-what-if = Si el Emperador se detuviera ahora
sakura-what-if-short = Si se detuviera ahora
sakura-what-if-nobody = nadie
sakura-spoken = Jardín: Emperador en { $emperor }; { $painters }
sakura-spoken-painter = { $player } { $space }

sakura-cards-known = { $known } de { $count } cartas conocidas
sakura-cards-text = Las demás se aprenden cuando salen.
sakura-deck = Mazo { $deck } · descartes { $discards }

sakura-correct-text = Lo que hay en la mesa es lo cierto. Cada cambio es una entrada que se puede deshacer.
sakura-correct-spaces = ¿Quién está dónde?
sakura-correct-space-of = Espacio de { $player }
sakura-correct-gate = 0 es el portón.
sakura-tokens-title = Fichas
sakura-correct-tokens-of = Fichas de { $player }
sakura-correct-tree = El sakura { $tree }, en { $space }, está pagado
sakura-deck-title = Cartas en el mazo

sakura-kit-drawing = El camino con { $spaces } espacios, cada puente cuenta como uno
sakura-kit-split = { $on } acciones de jardín llevan al Emperador, { $other } no
sakura-kit-split-odd = Lo probable es 44 y 16: mira tus cartas otra vez

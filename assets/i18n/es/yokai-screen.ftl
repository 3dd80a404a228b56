# Yokai Sketch en pantalla: preguntas, tablero, álbumes, correcciones.

yokai-option-chain = Los bocetos que quedan bastan para el siguiente yokai
yokai-option-at-once = al momento
yokai-option-next-card = carta siguiente
yokai-facts =
    { $hand ->
        [one] { $hand } carta en mano
       *[other] { $hand } cartas en mano
    } · yokais: { $yokai }
yokai-albums = Álbumes
yokai-album = álbum
yokai-album-empty = Aún sin yokais
yokai-album-colours =
    { $count ->
        [one] { $count } color
       *[other] { $count } colores distintos
    }
yokai-pile =
    { $count ->
        [0] el mazo de bocetos está vacío
        [one] queda { $count } boceto en el mazo
       *[other] quedan { $count } bocetos en el mazo
    }
yokai-stack = { $stack }
yokai-now = le toca
yokai-in-hand =
    { $count ->
        [one] { $count } carta en mano
       *[other] { $count } cartas en mano
    }
yokai-unknown = ?
yokai-progress = { $total } de { $needed }
yokai-sketches =
    { $count ->
        [one] { $count } boceto
       *[other] { $count } bocetos
    }
yokai-stack-empty = vacía
yokai-leads = lidera { $player }
yokai-level = empate
yokai-spoken = { $stack }: necesita { $needed }. { $first } { $a }, { $second } { $b }. { $lead }. Yokais en la pila: { $cards }

yokai-number = número { $value }
yokai-step-stack = pila { $stack } de 4
yokai-step-card = carta { $card } de 3
yokai-ask-top = { $stack }: ¿qué número está arriba?
yokai-ask-top-detail = Solo se ofrecen los números aún posibles
yokai-ask-card = { $player } juega en…
yokai-ask-card-call = { $player } juega «Llamar al yokai» en…
yokai-ask-card-distract = { $player } juega «Distraer al yokai» en…
yokai-ask-call = ¿De qué pila viene un yokai a { $stack }?
yokai-ask-distract = ¿Adónde va el boceto de { $player }?
yokai-ask-effect-detail = El efecto también puede quedar sin usar
yokai-call = Llamar
yokai-distract = Distraer
yokai-waive = No usar el efecto
yokai-pass = Pasar
yokai-turn-over = Fin del turno
yokai-one-more-finishes = Uno más termina { $stack }: { $player } se llevaría el { $value }
yokai-one-more-scares = Uno más en { $stack } iguala los lados: el yokai se escondería
yokai-must-play =
    { $hand ->
        [one] { $player } tiene { $hand } carta en mano y debe jugar al menos 1
       *[other] { $player } tiene { $hand } cartas en mano y debe jugar al menos 1
    }
yokai-cards-left =
    { $count ->
        [one] Se puede jugar { $count } carta más
       *[other] Se pueden jugar { $count } cartas más
    }
yokai-outcome-takes = +1: { $player } toma { $value }
yokai-outcome-scares = +1: se esconde
yokai-outcome-left = +1: { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }

yokai-correct-text = Lo que hay en la mesa es lo cierto. Cada cambio es una entrada que se puede deshacer.
yokai-correct-sketches-of = Bocetos: { $player }
yokai-correct-side = { $stack }, bocetos de { $player }
yokai-correct-number = Número de arriba
yokai-correct-number-at = { $stack }: número de arriba
yokai-correct-hand-of = Cartas en mano: { $player }
yokai-correct-pile-name = Cartas en el mazo de bocetos
yokai-correct-turn = ¿De quién es el turno?
yokai-correct-yokai = ¿Dónde está un yokai?
yokai-correct-yokai-text = Elige el yokai y luego su sitio.
yokai-correct-where = { $yokai } está…
yokai-album-of = álbum: { $player }
yokai-on-top-of = encima de { $stack }

# Yokai Sketch: names of entries, story lines, refusals, score sheet, help.

## The box

game-yokai-sketch = Yokai Sketch
game-yokai-sketch-facts = 2 jugadores · 15–25 min

## Stacks and yokai

yokai-colour-green = Verde
yokai-colour-blue = Azul
yokai-colour-red = Rojo
yokai-colour-yellow = Amarillo
yokai-colour-purple = Morado
yokai-colour-orange = Naranja
yokai-colour-white = Blanco
yokai-colour-black = Negro
yokai-element-earth = Tierra
yokai-element-water = Agua
yokai-element-fire = Fuego
yokai-element-wind = Viento
# A yokai by its printed colour: "Green 4".
yokai-portrait = { $stack } { $value }
yokai-effect-call = Llamar al yokai
yokai-effect-distract = Distraer al yokai

## Kit

yokai-kit-stacks = Las cuatro pilas de yokais, de izquierda a derecha
yokai-kit-colour = Color
yokai-kit-colour-hint = Como están las pilas en tu mesa, vistas desde el lado del primer jugador
yokai-kit-element = Signo
yokai-kit-names = Nombres propios
yokai-kit-name = Pila { $stack }: nombre propio
yokai-kit-name-hint = Como máximo 16 caracteres; sin nombre se usa el color
yokai-kit-same-colour = { $colour } ya es el color de la pila { $stack }: hacen falta cuatro colores distintos

## Set-up

yokai-setup-two-players =
    Yokai Sketch es para 2 jugadores, aquí hay { $players ->
        [one] 1
       *[other] { $players }
    }
yokai-setup-same-mark = Da a los jugadores dos colores distintos
yokai-setup-first = Elige cuál de los 2 jugadores empieza
yokai-setup-sketches = Baraja las cartas de boceto y reparte 3 a cada jugador
yokai-setup-pile = Deja el resto boca abajo en el centro: es el mazo de bocetos
yokai-setup-yokai = Separa las cartas de yokai por colores y baraja cada una de las 4 pilas por separado
yokai-setup-row = Pon las pilas en fila con los números hacia arriba; solo se ve la carta superior de cada una
yokai-setup-sides = Un jugador a cada lado de las pilas; deja sitio para la pila de descartes
yokai-setup-begin = Elige al azar quién empieza

## Where the game stands

yokai-stage-setup = Preparación
yokai-stage-turn = Turno { $turn }
yokai-stage-over = Partida terminada

## Names of entries

yokai-name-reveal = Número en { $stack }: { $value }
yokai-name-sketch = { $player }: boceto en { $stack }
yokai-name-call = { $player }: Llamar en { $stack }
yokai-name-distract = { $player }: Distraer en { $stack }
yokai-name-call-from = { $player }: yokai llamado desde { $stack }
yokai-name-distract-to = { $player }: boceto llevado a { $stack }
yokai-name-waive = { $player }: efecto sin usar
yokai-name-pass = { $player }: pasa
yokai-name-end-turn = { $player }: fin del turno
yokai-name-correct = Corrección: { $what }

## Story lines

yokai-top-seen = { $stack }: el yokai de arriba necesita { $value }
yokai-top-certain = { $stack }: el yokai de arriba solo puede ser el { $value }
yokai-turn-began = Turno { $turn }: { $player }
yokai-reshuffled =
    El mazo de bocetos está vacío: baraja { $cards ->
        [one] 1 carta descartada
       *[other] { $cards } cartas descartadas
    } para formar uno nuevo
yokai-drew =
    { $player } roba 1 boceto: { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    } en la mano
yokai-nothing-to-draw = { $player } no roba: mazo y descartes están vacíos
yokai-laid = { $player } pone un boceto en { $stack }
yokai-laid-effect = { $player } pone un boceto en { $stack }: «{ $effect }»
yokai-call-lost = «Llamar al yokai» se pierde: ninguna otra pila tiene 2 cartas o más
yokai-distract-lost = «Distraer al yokai» se pierde: { $player } no tiene bocetos en { $stack }
yokai-effect-waived = { $player } no usa «{ $effect }»
yokai-called = El yokai { $yokai } acude a { $stack } y toma ese color
yokai-distracted = { $player }: se mueve el último boceto, { $from } → { $to }
yokai-counted = { $stack } { $first }–{ $second }: { $total } de { $needed }
yokai-counted-too-few = { $stack }: demasiado pocos bocetos para cualquier yokai
yokai-captured =
    { $player } se lleva el yokai { $yokai } y descarta { $discarded ->
        [one] 1 boceto
       *[other] { $discarded } bocetos
    }
yokai-captured-stays =
    { $player } se lleva el yokai { $yokai } y descarta { $discarded ->
        [one] 1 boceto
       *[other] { $discarded } bocetos
    }; { $other } conserva { $stays } allí
yokai-hid =
    El yokai { $yokai } se asusta y se esconde bajo la pila { $stack }; cada jugador descarta { $discarded ->
        [one] 1 boceto
       *[other] { $discarded } bocetos
    }
yokai-hid-alone =
    El yokai { $yokai } se asusta; la pila no tiene otra carta y vuelve a quedar a la vista; cada jugador descarta { $discarded ->
        [one] 1 boceto
       *[other] { $discarded } bocetos
    }
yokai-passed = { $player } pasa
yokai-turn-ended = Fin del turno: { $player }
yokai-game-ended = No quedan yokais en { $stacks }: la partida termina
yokai-game-resumed = La partida sigue
yokai-corrected = Corregido por la mesa: { $what }
yokai-correct-sketches = { $stack }, bocetos de { $player }: { $count }
yokai-correct-hand = mano de { $player }: { $count }
yokai-correct-pile = mazo de bocetos: { $count }
yokai-correct-top = { $stack } muestra { $value }
yokai-correct-top-swap = { $stack } muestra { $value }; la carta tomada por ella es el { $other }
yokai-correct-album = { $yokai }, álbum de { $player }
yokai-correct-onto = { $yokai } sobre { $stack }
yokai-correct-active = es el turno de { $player }

## Refusals

yokai-refusal-game-over = La partida ha terminado: deshaz o corrige para seguir
yokai-refusal-not-on-table = Hay 4 pilas y 2 jugadores
yokai-refusal-top-first = Antes di el número de arriba de { $stack }
yokai-refusal-effect-first = Antes usa el efecto en { $stack } o déjalo sin usar
yokai-refusal-no-effect = No se acaba de jugar una carta con este efecto
yokai-refusal-no-card = { $player } no puede jugar más cartas: { $played } de 3 jugadas, { $hand } en la mano
yokai-refusal-must-play = { $player } debe jugar al menos 1 carta: { $hand } en la mano
yokai-refusal-top-known = { $stack } muestra { $value }: corrígelo si no es así
yokai-refusal-stack-empty = En { $stack } no quedan yokais
yokai-refusal-no-such-yokai = Ningún yokai tiene el número { $value }: van del 3 al 7
yokai-refusal-seen = { $yokai } ya se ha visto: corrige antes esa carta
yokai-refusal-last-card = De { $stack } no se puede: la última carta de una pila no se llama
yokai-refusal-same-stack = A { $stack } no se puede: elige una de las otras 3 pilas
yokai-refusal-no-sketch = { $player } no tiene bocetos en { $stack }
yokai-refusal-too-many = Hay 36 cartas de boceto: aquí puede haber como máximo { $most }

## Score sheet

yokai-sheet-colour = { $stack }
yokai-verdict-points = Puntos de yokai: { $first } { $a }, { $second } { $b }
yokai-verdict-colours = Empate a puntos. Colores distintos: { $first } { $a }, { $second } { $b }
yokai-verdict-wins = Gana { $player }
yokai-verdict-ahead = Va por delante { $player }
yokai-verdict-shared = Empate a puntos y colores: ganan los dos
yokai-verdict-level = Empate

## Help

yokai-help-top = Di el número de arriba de cada pila, de izquierda a derecha
yokai-help-next-top = El siguiente yokai de { $stack } está a la vista: di su número
yokai-help-leafing = Nadie mira dentro de las pilas de yokais; los descartes se pueden mirar
yokai-help-draw =
    { $player } ha robado 1 boceto del mazo: { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    } en la mano
yokai-help-shuffle =
    El mazo de bocetos está vacío: para el próximo robo baraja { $discards ->
        [one] 1 carta descartada
       *[other] { $discards } cartas descartadas
    }; las de las pilas se quedan
yokai-help-must-play = { $player } tiene { $hand } cartas en la mano y debe jugar al menos 1
yokai-help-may-pass =
    { $left ->
        [0] No más cartas en este turno
        [one] Hasta 1 carta más en este turno, en cualquier pila, o ninguna
       *[other] Hasta { $left } cartas más en este turno, en una o varias pilas, o ninguna
    }
yokai-help-lay = Elige uno de los 2 bocetos de la carta y ponla con él hacia la pila de ese color
yokai-help-side = Ponla en tu lado de la pila
yokai-help-count = Tantos bocetos entre ambos lados como el número: quien tiene más se lleva el yokai
yokai-help-scare = Igual número en ambos lados: el yokai se asusta y los dos descartan
yokai-help-effects = Un efecto solo se usa justo después de jugar su carta; sin él la carta es un boceto normal
yokai-help-effect-now = { $player } puede usar «{ $effect }» ahora o dejarlo sin usar; después se cuentan los bocetos
yokai-help-call = Toma la carta de arriba de otra pila y ponla sobre { $stack }: el yokai toma ese color
yokai-help-call-last = La última carta de una pila se queda donde está
yokai-help-call-colour = En un álbum un yokai llamado tiene su color impreso; si se asusta, va bajo la pila donde está
yokai-help-distract = Toma el último boceto de { $player } en { $stack }, gíralo y ponlo en la pila de su otro color
yokai-help-distract-side = Se queda en el lado de { $player }; tus propios bocetos no se mueven
yokai-help-distract-effect = El efecto de la carta movida no se aplica
yokai-help-distract-same = Una carta con el mismo color en ambos extremos se queda: deja el efecto sin usar
yokai-help-points = Cada jugador suma los números de los yokais de su álbum; gana la suma mayor
yokai-help-tie = Con sumas iguales gana quien tiene más colores impresos distintos; si también son iguales, ganan los dos

# La Ciudad Prohibida en solitario: turnos de Meng, su crepúsculo, sus razones, lo que hay que decirle.

## Names

meng-low = baja
meng-medium = media
meng-high = alta
meng-special = carta especial
meng-upper = superior
meng-lower = inferior
meng-source-gift = Cambios en cartas de regalo
city-phase-dusk = Crepúsculo
meng-stage-turn = Ronda { $round } · Día · Meng { $turn } de { $turns }

## Story

meng-shuffled =
    { $count ->
        [one] { $count } carta Automa de rondas anteriores se baraja
       *[other] { $count } cartas Automa de rondas anteriores se barajan
    } en un mazo nuevo
meng-drawn = Carta Automa: { $card }
meng-drawn-table = Carta Automa descubierta en la mesa: { $card }
meng-offered = { $player } pone su { $value } { $at } y toma el { $taken }
meng-offered-pad = { $player } pone una carta de regalo { $at }: { $action }
meng-rewarded = { $player } toma una recompensa en el puerto { $harbor }: { $reward }; junco y sirvientes van a su reserva
meng-out-of-cards = { $player } no tiene más cartas de regalo hoy
meng-dusk-began = Crepúsculo de la ronda { $round }: solo actúa Meng
meng-dealer-app = La aplicación baraja y descubre las cartas de Meng
meng-dealer-table = La mesa descubre las cartas de Meng
meng-why-dusk = crepúsculo, { $card }

## Entries

meng-name-turn = { $player } va a { $area }
meng-name-special = { $player } con carta especial: { $area }
meng-name-dusk = { $player } en el crepúsculo: { $card }
meng-name-morning = { $player } por la mañana
meng-name-favor = { $player }: favor de intriga
meng-name-acts = { $player } sigue
meng-name-end-turn = Tu turno ha terminado
meng-name-out-of-cards = No te quedan cartas de regalo

## Steps: what to do on the table for Meng

meng-step-shuffle =
    Baraja { $count ->
        [one] { $count } carta Automa
       *[other] { $count } cartas Automa
    } de rondas anteriores en un mazo nuevo
meng-step-offer = Pon su { $value } { $at }. El { $taken } va a su descarte.
meng-step-offer-pad = Pon su carta de regalo { $at }. La que había va a su descarte.
meng-step-gain =
    +{ $count ->
        [one] { $count } sirviente
       *[other] { $count } sirvientes
    } de su reserva a sus disponibles
meng-step-gain-none = No recibe sirvientes: su reserva está vacía
meng-step-return =
    Devuelve { $count ->
        [one] { $count } sirviente
       *[other] { $count } sirvientes
    } de sus disponibles a su reserva
meng-step-wall =
    { $count ->
        [one] { $count } sirviente
       *[other] { $count } sirvientes
    } de sus disponibles a la Gran Muralla
meng-step-wall-supply =
    { $count ->
        [one] { $count } sirviente
       *[other] { $count } sirvientes
    } de su reserva a la Gran Muralla
meng-step-scored = Tramo completado: Meng tiene más. Sus sirvientes de allí van a su reserva.
meng-step-scored-you = Tramo completado: tú tienes más. Tus sirvientes de allí van a tu reserva.
meng-step-points = Gana { $amount } PV
meng-step-points-you = Ganas { $amount } PV
meng-step-envoy =
    Su emisario avanza { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
meng-step-envoy-you =
    Tu emisario avanza { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
meng-step-home = Su emisario está en el palacio: casilla { $slot }
meng-step-home-you = Tu emisario está en el palacio: casilla { $slot }
meng-step-intrigue = Su marcador de intriga, encima de los que haya allí
meng-step-medal = Toma la medalla de próximo jugador inicial
meng-step-jade = Toma 1 jade
meng-step-jade-house = Toma el jade de la casa más barata
meng-step-jade-plaza = Toma 1 jade de la plaza
meng-step-jade-cheapest = Toma el jade más barato
meng-step-decree = Pon 1 sirviente en el decreto { $place } de nivel { $level }: «{ $decree }»
meng-step-decree-supply = Pon 1 sirviente de su reserva en el decreto { $place } de nivel { $level }: «{ $decree }»
meng-step-ship = Junco nuevo suyo en el puerto { $harbor }
meng-step-load = 1 sirviente disponible a su junco, { $places } plazas
meng-step-load-supply = 1 sirviente de su reserva a su junco, { $places } plazas
meng-step-reward-card = Tercer sirviente a bordo: junco y sirvientes a su reserva. Una carta de regalo del mazo, sin verla, bajo su pila; marca la recompensa de carta con otro color.
meng-step-reward-card-dusk = Tercer sirviente a bordo: junco y sirvientes a su reserva. Una carta de regalo del mazo, sin verla, a su descarte; marca la recompensa de carta con otro color.
meng-step-reward-points = Tercer sirviente a bordo: junco y sirvientes a su reserva. Marca los 4 PV con otro color.
meng-step-reward-unmarked = Tercer sirviente a bordo: junco y sirvientes a su reserva. Los 4 PV ya tienen tres marcas.
meng-step-travel = Viajero a la siguiente ciudad con ficha: «{ $token }»
meng-step-travel-to = Viajero a la ciudad { $city }: ficha «{ $token }»
meng-step-store = Pon la ficha sobre su tablero; valor de todas sus fichas
meng-step-six = Descarta fichas por valor de 6
meng-step-two = Descarta 2 fichas por un sirviente
meng-step-double = Descarta una ficha doble por un sirviente
meng-step-card-back = La carta superior de su descarte va bajo su pila
meng-step-discard = La carta superior de su pila va a su descarte
meng-step-discard-known = Su carta { $value } va a su descarte
meng-step-morning = Decreto de la mañana: { $decree }
meng-step-dusk-card = Carta de esta ronda: { $card }
meng-step-dusk-skipped =
    { $card }: se salta, { $needed ->
        [one] hace falta { $needed } sirviente
       *[other] hacen falta { $needed } sirvientes
    }, hay { $there }
meng-step-no-favor = Sin favor de intriga para él
meng-step-passes = No quedan cartas Automa: descarta sus cartas de regalo y pasa

meng-deed-gift = Carta de regalo
meng-deed-move = Viajero
meng-deed-load = Junco
meng-lack-servants =
    { $what }: no se hace, { $needed ->
        [one] hace falta { $needed } sirviente
       *[other] hacen falta { $needed } sirvientes
    }, hay { $there }
meng-lack-supply = { $what }: no se hace, su reserva está vacía
meng-lack-token = { $what }: no se hace, ninguna ciudad tiene ficha
meng-lack-harbor = { $what }: no se hace, no hay puerto libre
meng-lack-decree = { $what }: no se hace, ningún decreto que pueda pagar
meng-lack-three = { $what }: no se hace, menos de 3 sirvientes disponibles
meng-lack-card = { $what }: no se hace, su pila está vacía

## Why

meng-why-special = Carta especial: variante B gratis en su zona predilecta, { $area }
meng-why-variant-a = Siempre hace la variante A: { $area }
meng-why-twice = Carta y zona coinciden: { $area } dos veces
meng-why-level = Ronda { $round }: primero mira el nivel { $level }
meng-why-decree = «{ $decree }»: devolver { $price } + poner 1; necesita { $needed } y tiene { $there }
meng-why-decree-dearer = «{ $decree }»: tu sirviente lo encarece en 1, devolver { $price } + poner 1; necesita { $needed } y tiene { $there }
meng-why-owns = «{ $decree }»: su sirviente ya está allí
meng-why-level-not-needed = Nivel { $level }: no hace falta
meng-why-lower = Cuestan lo mismo: el inferior, «{ $decree }»
meng-why-jade = Jade más barato: precio { $price }, tiene { $there }
meng-why-exchanged =
    { $count ->
        [one] { $count } sirviente
       *[other] { $count } sirvientes
    } canjeando fichas, porque así es posible
meng-why-kept-tokens = Conserva fichas por valor de { $count }: no bastarían
meng-why-six = Fichas por valor de 6 son un jade al momento
meng-why-servants = Sirvientes necesarios: { $needed }; tiene { $there }, contando fichas
meng-why-city = La ciudad { $city } es la siguiente de su camino con ficha
meng-why-next-city = La siguiente ciudad con ficha en sentido antihorario
meng-why-off-route = Sin fichas en su camino: la más cercana fuera de él
meng-why-own-ship = Su junco en el canal tiene sitio
meng-why-new-ship = No tiene junco en el canal: uno nuevo
meng-why-third = El tercer sirviente es una recompensa al momento, en cualquier puerto
meng-why-favor-jade = Casilla 7 o más: 7 atrás por 1 jade
meng-why-favor-servant = Casilla 1 a 6: 1 atrás por 1 sirviente
meng-why-no-favor = Al inicio de la pista o sin sirvientes en reserva: nada
meng-why-point = Sin cambio ni carta para él: 1 PV en su lugar

## Questions

meng-ask-token = ¿Qué ficha hay en la siguiente ciudad en sentido antihorario?
meng-ask-first-token = ¿Qué ficha hay en la ciudad de abajo a la derecha, o en la siguiente con ficha?
meng-ask-token-of = ¿Qué ficha hay en la ciudad { $city }?
meng-ask-city = ¿Adónde va el viajero de Meng?
meng-ask-price = ¿Cuánto cuesta el jade más barato?
meng-ask-cost = ¿Qué coste lleva impreso «{ $decree }»?
meng-ask-harbor = ¿Cuál es el puerto libre más a la izquierda?

meng-refusal-kept = La aplicación lleva las piezas de Meng. Corrígelas con «No coincide».
meng-refusal-asks-else = Meng no necesita eso ahora, o no puede ser. Elige una de las respuestas mostradas.
meng-refusal-value = Con registro completo hace falta también el valor de su carta de regalo.
meng-problem-solo = En solitario juega una persona, que empieza, contra Meng; sin fichas especiales y sin la variante para expertos.

## Help

meng-help-turn = Descubre una carta Automa y la carta superior de Meng; la carta que toma va a su descarte
meng-help-values = Los valores no le importan: hace la acción de la carta y la de la zona, siempre la variante A
meng-help-twice = Si son la misma, la hace dos veces
meng-help-pile = Las cartas Automa de esta ronda quedan aparte; el mazo nuevo se hace solo con las de rondas anteriores
meng-help-focus = Con una carta especial va a { $area } y hace la variante B gratis
meng-help-pair = Su sirviente doble solo marca su zona predilecta
meng-help-dusk = Da la vuelta a la pila Automa de esta ronda: sus cartas salen en el orden jugado, ahora con su mitad inferior
meng-help-dusk-skip = Lo que no puede pagar se salta, contando el canje de fichas
meng-help-dusk-you = En el crepúsculo solo canjeas fichas y tomas favores de intriga
meng-help-dusk-card = Siguiente carta: { $card }
meng-help-morning = Con la medalla empieza Meng; sus decretos de la mañana van en orden de turno
meng-help-morning-swap = Su decreto de cambio es 1 PV
meng-help-morning-servants = Recibe sirvientes hasta donde llegue su reserva
meng-help-travel = Por el borde en sentido antihorario; pasa de largo las ciudades sin ficha
meng-help-jade = Compra el jade más barato si puede pagarlo
meng-help-decree = Primero el nivel de la ronda, el más barato, y si son iguales el inferior
meng-help-ship = Sus juncos solo avanzan de noche, y nunca tiene más de uno

meng = Meng

## Set-up

meng-setup-pieces = Prepara como para dos; Meng tiene todas las piezas de su color: 6 sirvientes en su tablero, 6 al lado, 3 juncos, viajero, emisario, marcadores
meng-setup-sets = Tú tomas el grupo de cartas { $human }, Meng el { $meng }; baraja las suyas, boca abajo junto a su tablero
meng-setup-board-cards = Baraja las 7 cartas del tablero y pon una en cada hueco
meng-setup-deck = Baraja el grupo del mazo: es el mazo de robo
meng-setup-automa = Mazo Automa: { $count } cartas, barajadas, boca abajo junto a su tablero
meng-setup-focus = Pon su sirviente doble junto a la carta de su zona predilecta: { $area }
meng-setup-traveller = Ten su viajero listo abajo a la derecha del mapa
meng-setup-marks = Sirvientes de un color libre marcarán sus recompensas de puerto
meng-setup-high = Alta: una carta del grupo del mazo, sin verla, va a su pila; una marca en una recompensa de carta de su tablero
meng-setup-first = Empiezas tú; su marcador de intriga está sobre el tuyo
meng-ask-upper-first = Primero el superior, luego el inferior

## Form

meng-option-difficulty = Cómo de fuerte juega Meng
meng-option-sets = Cartas: tú y Meng
meng-option-set = { $human } y { $meng }
meng-option-focus = Zona predilecta de Meng
meng-option-focus-drawn = al azar
meng-option-dealer = Cartas de Meng
meng-option-dealer-app = baraja la aplicación
meng-option-dealer-table = las descubro yo
meng-option-depth = Tus propios turnos
meng-option-no-card = Carta por jade con pila vacía: nada en vez de 1 PV
meng-option-pool-first = Decretos: primero disponibles, luego fichas

## Screen

meng-goes-travel = Meng viaja
meng-goes-wall = Meng va a la Gran Muralla
meng-goes-jade = Meng va al Jade
meng-goes-intrigue = Meng va a la Intriga
meng-goes-palace = Meng va al Palacio
meng-goes-decree = Meng va a los Decretos
meng-goes-canal = Meng va al Gran Canal
meng-at-dusk = Meng en el crepúsculo
meng-dusk-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
meng-turn-of = turno { $turn } de { $turns }
meng-in-the-morning = Meng por la mañana
meng-favor = Favor de intriga de Meng
meng-goes-on = Meng sigue
meng-nothing = Nada que hacer por él
meng-done = Hecho en la mesa
meng-no-match = No coincide
meng-why = ¿Por qué?
meng-why-kit = Precios según tu kit: comprueba tu copia
meng-turn-up-myself = Descubro sus cartas yo
meng-turn-up-app = Que las descubra la aplicación
meng-ask-automa = ¿Qué carta Automa se descubre?
meng-ask-automa-detail = De día cuenta su mitad superior. Si el mazo está vacío, baraja las cartas de rondas anteriores.
meng-ask-gift = ¿Qué carta de regalo suya se descubre?
meng-ask-gift-detail = La carta superior de su pila
meng-ask-token-detail = Por el borde en sentido antihorario; pasa de largo las ciudades sin ficha.
meng-ask-city-detail = La ficha más cercana; si hay varias, eliges tú.
meng-ask-price-detail = La plaza también cuenta, por { $price }.
meng-ask-cost-detail = Impreso en el decreto, sin el sirviente que se pone.
meng-ask-harbor-detail = Ahí va un junco nuevo.
meng-no-token = Ninguna ciudad tiene ficha
meng-key = { $value }
meng-pad-turn = Tu turno: ¿qué ha pasado?
meng-pad-turn-detail = Solo lo que toca a Meng o a los puntos
meng-pad-done = Mi turno ha terminado
meng-pad-no-cards = No me quedan cartas de regalo
meng-board-difficulty = Dificultad
meng-board-focus = Zona predilecta
meng-board-automa = Mazo Automa
meng-board-played = Esta ronda

## Result

meng-verdict = En solitario contra Meng, dificultad { $difficulty }
meng-sheet-away = Meng no está en el palacio, le faltan { $steps } pasos: sin PV del palacio, pero conserva los demás

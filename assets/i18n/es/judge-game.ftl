# De la foto juzgada a la partida abierta.

link-judge = Juzgar la foto
link-judge-of = Juzgar la foto de { $player }
link-wanted = La foto de { $player }
link-wanted-text = Ábrela o suéltala en esta ventana.
link-wanted-here = ¿O es una de estas?
link-open-game = Abrir la partida de esta foto
link-into = A la partida
link-into-for = A la partida, para { $player }
link-no-game = No hay ninguna partida de este juego abierta.
link-whose = ¿De quién es la foto?
link-photo-of = La foto de { $player }
link-not-his = No es la foto de { $player }
link-not-yet = La partida aún no ha llegado ahí: pide las fotos después de la última ronda.
link-counts-alone = En esta partida la mesa cuenta por sí misma, sin suelos ni fotos.
link-fault-stays = Otra foto no siempre arregla una figura. Entonces cuenta como no colocada: 0 puntos y vecina de nadie. Aquí: { $guests }.
link-refuse = Anotar que no vale
link-strangers = No están en esta partida y se dejan fuera: { $guests }.
link-unknown = No están en esta caja de fotos, solo los dice la mesa: { $guests }.
link-votes =
    { $count ->
        [one] { $count } respuesta dudosa queda para la votación al puntuar, si una carta la pide.
       *[other] { $count } respuestas dudosas quedan para la votación al puntuar, si una carta las pide.
    }
link-known = La partida ya sabe todo esto.
link-back = Volver a la partida
link-take = Pasarla a { $player }
link-take-void = Pasarla sin contar como colocados: { $guests }
link-differs = El suelo y la foto no coinciden
link-elsewhere = { $guest }: en el suelo { $told }, en la foto { $found }
link-unseen = { $guest }: en el suelo { $told }, no aparece en la foto
link-not-told = { $guest }: no está en el suelo, en la foto { $found }
link-two-witnesses = Las cartas con el símbolo de foto van por la foto, las demás por el suelo.
link-keep-floor = Dejar el suelo como se dijo
link-take-floor = Tomar el suelo de la foto
link-photo-differs = La foto juzgada dice otra cosa. { $lines }
link-done = La partida ya sabe lo que muestra la foto

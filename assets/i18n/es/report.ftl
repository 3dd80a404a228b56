# Preguntas sobre una foto con las razones de sus respuestas, y el informe de pruebas.

case-ask-broken = ¿Incumple la foto esta regla?
case-ask-broken-by = ¿Incumple esta figura la regla: { $guest }?
case-ask-blocked = ¿Otra figura tapa algo del dibujo: { $guest }?
case-ask-face = ¿Está oculta toda la cara: { $guest }?
case-ask-blocks = ¿{ $guest } tapa toda la cara de la otra figura: { $other }?
case-because-vote = La foto no lo aclara, así que vota la mesa: todos menos quien hizo la foto.
case-because-broken = Por eso esta foto no vale.
case-because-kept = Por eso la regla se cumple.
case-because-blocked = «Nadie me tapa» no se cumple: otra figura tapa parte del dibujo, no solo el borde blanco o la peana.
case-because-free = «Nadie me tapa» se cumple: ninguna otra figura tapa el dibujo.
case-because-face-hidden = «No se ve mi cara» se cumple: ojos, nariz y boca están tapados por figuras o platos, o fuera de la foto.
case-because-face-seen = «No se ve mi cara» no se cumple: se ve parte de la cara.
case-because-blocks = «Tapo a este invitado» se cumple: esta figura sola tapa ojos, nariz y boca.
case-because-blocks-not = «Tapo a este invitado» no se cumple: esta figura no tapa toda la cara.

report-valid = Foto válida
report-not-valid = Foto no válida
report-open =
    { $count ->
        [one] { $count } respuesta por votar
       *[other] { $count } respuestas por votar
    }
report-when = Informe hecho: { $when }
report-rules = Reglas de la foto
report-no-violations = La foto cumple las reglas.
report-no-move = Se puede hacer otra foto, pero no se puede mover ninguna figura.
report-guests = Invitados
report-missing = No aparecen en la foto: { $guests }
report-on-cell = en { $cell }, mira a la cámara
report-back-on-cell = en { $cell }, de espaldas
report-no-cell = sin casilla segura
report-placed-by-hand = colocado por una persona
report-visible = visible, con un margen de { $give }
report-overruled = Lo decide una persona; el juez decía: { $found }
report-told = Lo dice una persona
report-voted = Por votación. Sí: { $yes }. No: { $no }
report-changes = Lo que cambiaron las personas
report-no-changes = Nada: son los hallazgos del propio juez.
report-by-people = de una persona
report-floor = Seguridad del juez sobre el suelo: { $sure }
report-floor-by-hand = Las esquinas del suelo las marcó una persona.
report-versions = Courtside { $version } · kit de fotos { $kit } · { $format }
report-made = Hecho en el ordenador de la mesa. La foto no se envió a ningún sitio; este archivo no dice dónde se hizo.

judge-vote-on =
    { $count ->
        [one] Votar { $count } respuesta
       *[other] Votar { $count } respuestas
    }
judge-report = Informe
judge-reported = El informe de pruebas está aquí: { $path }
judge-photo-of = Foto de { $player }
vote-title = Votación { $number } de { $count }
vote-later = Decidir luego
vote-doubt = La foto no lo aclara: lo que se ve no encaja con lo encontrado. Decide la mesa.
vote-doubt-covered = La foto no lo aclara: está tapado el { $share } del dibujo, puede ser de { $low } a { $high }. Decide la mesa.
vote-doubt-open = La foto no lo aclara: se ve el { $share } de la cara, puede ser de { $low } a { $high }. Decide la mesa.
vote-doubt-pair = La foto no lo aclara: está tapado el { $share } de la cara, puede ser de { $low } a { $high }. Decide la mesa.
vote-share = { $whole },{ $tenth } %
vote-photographer = { $player } hizo la foto y no vota. Un empate cuenta para quien la hizo.
vote-photographer-unknown = Quien hizo la foto no vota. Un empate cuenta para quien la hizo.
vote-count = Contar los votos
vote-missing =
    { $count ->
        [one] Falta un voto: { $names }
       *[other] Faltan { $count } votos: { $names }
    }
vote-voter = Voto { $number }
vote-voters = Cuántos votan

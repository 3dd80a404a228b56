# Preguntas sobre una foto con las razones de sus respuestas, y el informe de pruebas.

case-ask-broken = La foto: { $what }. ¿Es así?
case-ask-broken-by = { $guest }: { $what }. ¿Es así?
case-ask-blocked = { $guest }: ¿tapa otra figura algo del dibujo?
case-ask-face = { $guest }: ¿está oculta toda la cara?
case-ask-blocks = { $other }: ¿tapa { $guest } toda la cara sin ayuda?
case-met = «{ $wish }» se cumple.
case-unmet = «{ $wish }» no se cumple.
case-open = «{ $wish }» va a votación.
case-wish-blocks = { $who } tapa a { $whom }
case-broken = La foto no vale.
case-kept = La regla se cumple.
case-why-broken = Incumple esta regla.
case-why-kept = Nada en la foto la incumple.
case-why-blocked = Otra figura tapa parte del dibujo, no solo el borde blanco o la peana.
case-why-free = Ninguna otra figura tapa el dibujo; el borde blanco y la peana se pueden tapar.
case-why-free-table = Ninguna otra figura tapa el dibujo; lo que ocultan la mesa o un plato no cuenta.
case-why-face-hidden = Ojos, nariz y boca están tapados por invitados o platos, o fuera de la foto.
case-why-face-seen = Se ve parte de la cara; lo que solo oculta la mesa cuenta como visto.
case-why-pair = { $who } tapa toda la cara de { $whom } sin ayuda.
case-why-pair-not = { $who } no tapa toda la cara de { $whom } sin ayuda.
case-why-vote = La foto no lo aclara: votan todos menos quien la hizo.
case-why-person = Lo dice la mesa.
case-why-voted = Los demás lo han votado.

report-open =
    { $count ->
        [one] { $count } respuesta por votar
       *[other] { $count } respuestas por votar
    }
report-when = Informe hecho: { $when }
report-rules = Reglas de la foto
report-no-violations = La foto cumple las reglas.
report-guests = Invitados
report-missing = No aparecen en la foto: { $guests }
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
vote-share = { $whole },{ $tenth } %
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

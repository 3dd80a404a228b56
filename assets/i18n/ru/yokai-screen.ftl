# «Портрет Ёкая» на экране: вопросы, поле, альбомы, поправки.

yokai-option-chain = Оставшихся набросков хватает для следующего ёкая
yokai-option-at-once = сразу
yokai-option-next-card = со следующей картой
yokai-facts =
    { $hand ->
        [one] { $hand } карта в руке
        [few] { $hand } карты в руке
       *[many] { $hand } карт в руке
    } · ёкаев: { $yokai }
yokai-albums = Альбомы
yokai-album = альбом
yokai-album-empty = Ёкаев пока нет
yokai-album-colours =
    { $count ->
        [one] { $count } цвет
        [few] { $count } разных цвета
       *[many] { $count } разных цветов
    }
yokai-pile =
    { $count ->
        [0] стопка набросков пуста
        [one] в стопке { $count } набросок
        [few] в стопке { $count } наброска
       *[many] в стопке { $count } набросков
    }
yokai-stack = { $stack }
yokai-now = ходит
yokai-in-hand =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
yokai-unknown = ?
yokai-progress = { $total } из { $needed }
yokai-sketches =
    { $count ->
        [one] { $count } набросок
        [few] { $count } наброска
       *[many] { $count } набросков
    }
yokai-stack-empty = пусто
yokai-leads = ведёт { $player }
yokai-level = поровну
yokai-spoken = { $stack }: нужно { $needed }. { $first } { $a }, { $second } { $b }. { $lead }. Ёкаев в стопке: { $cards }

yokai-number = цифра { $value }
yokai-step-stack = стопка { $stack } из 4
yokai-step-card = карта { $card } из 3
yokai-ask-top = { $stack }: какая цифра сверху?
yokai-ask-top-detail = Предлагаются только цифры, которые ещё возможны
yokai-ask-card = { $player }: куда положить карту?
yokai-ask-card-call = { $player }: куда положить «Призвать ёкая»?
yokai-ask-card-distract = { $player }: куда положить «Отвлечь ёкая»?
yokai-ask-call = { $stack }: из какой стопки приходит ёкай?
yokai-ask-distract = Куда переложить набросок ({ $player })?
yokai-ask-effect-detail = Эффект можно и не применять
yokai-call = Призвать
yokai-distract = Отвлечь
yokai-waive = Не применять эффект
yokai-pass = Спасовать
yokai-turn-over = Ход окончен
yokai-one-more-finishes = { $stack }: ещё один набросок, и { $player } берёт { $value }
yokai-one-more-scares = { $stack }: ещё один набросок, и станет поровну: ёкай спрячется
yokai-must-play =
    { $player }: в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }, нужно разыграть хотя бы 1
yokai-cards-left =
    { $count ->
        [one] Можно разыграть ещё { $count } карту
        [few] Можно разыграть ещё { $count } карты
       *[many] Можно разыграть ещё { $count } карт
    }
yokai-outcome-takes = +1: { $player } берёт { $value }
yokai-outcome-scares = +1: прячется
yokai-outcome-left = +1: нужно ещё { $left }

yokai-correct-text = Верно то, что лежит на столе. Каждая поправка — запись, её можно отменить.
yokai-correct-sketches-of = Наброски: { $player }
yokai-correct-side = { $stack }, наброски: { $player }
yokai-correct-number = Цифра сверху
yokai-correct-number-at = { $stack }: цифра сверху
yokai-correct-hand-of = Карты в руке: { $player }
yokai-correct-pile-name = Карты в стопке набросков
yokai-correct-turn = Чей ход?
yokai-correct-yokai = Где лежит ёкай?
yokai-correct-yokai-text = Выберите ёкая, потом его место.
yokai-correct-where = { $yokai }: где лежит?
yokai-album-of = альбом: { $player }
yokai-on-top-of = сверху: { $stack }

# «Портрет Императора» на экране: форма, вопросы, поле, карты, поправки.

sakura-court = Придворный художник
sakura-option-gate = Ничьи у врат
sakura-option-gate-none = без места
sakura-option-gate-card = по карте
sakura-option-pace = Разыгрывать карты
sakura-option-pace-each = по одной
sakura-option-pace-all = все сразу
sakura-option-feed = Карты придворного художника

sakura-cards = Карты
sakura-emperor = Император
sakura-first-tree =
    { $count ->
        [one] До первой сакуры { $count } ячейка
        [few] До первой сакуры { $count } ячейки
       *[many] До первой сакуры { $count } ячеек
    }
sakura-second-tree =
    { $count ->
        [one] До второй сакуры { $count } ячейка
        [few] До второй сакуры { $count } ячейки
       *[many] До второй сакуры { $count } ячеек
    }
sakura-last-tree =
    { $count ->
        [one] До последней сакуры { $count } ячейка
        [few] До последней сакуры { $count } ячейки
       *[many] До последней сакуры { $count } ячеек
    }
sakura-at-gate = у врат
sakura-closest-at = ближний · ячейка { $space }
sakura-place-at = место { $place } · ячейка { $space }
sakura-at = ячейка { $space }

sakura-step-reveal = карта { $card } из { $count }
sakura-step-card = карта { $card } из { $count }
sakura-step-new = новая карта: { $number }
sakura-ask-card = Какая карта: { $player }?
sakura-known = Известно карт: { $known } из 60; у новой один раз спросят оба действия
sakura-plays-two = { $player } дальше и играет две карты: одну за придворного художника
sakura-court-from = Вторая карта, из середины стола: { $player }
sakura-court-both-gate = Оба художника у врат: откройте верхнюю карту колоды
sakura-court-flip = Откройте верхнюю карту колоды
sakura-court-virtual = Программа тянет из своей колоды, без карт, о которых известно, где они
sakura-draw-court = Вытянуть карту придворному художнику
sakura-key-known = карта { $number }
sakura-key-new = карта { $number }, новая
sakura-ask-garden = Что она делает в саду?
sakura-ask-painter = Что она делает с художником?
sakura-new-detail = Дальше хватит номера
sakura-discarded = Насколько видело приложение, карта { $number } лежит в сбросе
sakura-other-number = Другой номер
sakura-ask-next = Дальше: { $player }
sakura-next = Следующая карта: { $player }, { $number }
sakura-resolve-rest = Разыграть остаток раунда
sakura-pace-all = Разыграть все сразу
sakura-pace-each = Разыгрывать по одной
sakura-ask-emperor = { $player }: куда идёт Император?
sakura-ask-painter-way = { $player }: куда идёт художник?
sakura-forward = вперёд
sakura-backward = назад

sakura-what-if = Если Император остановится сейчас
sakura-what-if-short = Если остановится
sakura-what-if-nobody = никто
sakura-spoken = Сад: Император на { $emperor }; { $painters }
sakura-spoken-painter = { $player } { $space }

sakura-cards-known = Известно карт: { $known } из { $count }
sakura-cards-text = Остальные запомнятся, когда появятся.
sakura-deck = Колода { $deck } · сброс { $discards }

sakura-correct-text = Верно то, что на столе. Каждая поправка — запись, её можно отменить.
sakura-correct-spaces = Кто где стоит?
sakura-correct-space-of = Ячейка: { $player }
sakura-correct-gate = 0 — это врата.
sakura-tokens-title = Жетоны
sakura-correct-tokens-of = Жетоны: { $player }
sakura-correct-tree = Сакура { $tree }, ячейка { $space }: жетоны розданы
sakura-deck-title = Карты в колоде

sakura-kit-drawing = Дорожка: ячеек { $spaces }, мостик считается за одну
sakura-kit-split = Ведут Императора вперёд { $on } действий в саду, остальных { $other }
sakura-kit-split-odd = Скорее всего должно быть 44 и 16: сверьте карты ещё раз

# «Запретный город» на экране: общее поле и планшеты игроков.

city-board-unknown = ?

city-board-tokens-out =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
city-board-no-map = карта не введена
city-board-progress = { $total } из { $threshold }
city-board-jade-from =
    { $count ->
        [one] от { $count } слуги
        [few] от { $count } слуг
       *[many] от { $count } слуг
    }
city-board-medal-here = жетон здесь
city-board-medal-free = Жетон первого игрока лежит у интриг
city-board-medal-of = жетон: { $player }
city-board-steps =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
city-board-decrees-open = открыто { $one } · { $two } · { $three }
city-board-ships =
    { $count ->
        [0] нет джонок
        [one] { $count } джонка
        [few] { $count } джонки
       *[many] { $count } джонок
    }
city-board-ships-full =
    { $count ->
        [one] { $count } джонка полна
        [few] { $count } джонки полны
       *[many] { $count } джонок полны
    }

city-board-intrigue-hint = верхний впереди
city-board-palace-hint = осталось шагов
city-board-wall-hint = подсчёт при { $threshold }
city-board-jade-hint = слуги; площадь { $plaza }
city-board-jade-unknown = цены не введены
city-board-sold = нет
city-board-canal-hint = движение ночью
city-board-harbor-start = старт
city-board-harbor-start-of = { $route } · старт
city-board-harbor-points = 4 ПО
city-board-harbor-card = карта
city-board-harbor-pair = пара
city-board-harbor-any = любая
city-board-decrees-hint = цена в слугах
city-board-points-now = { $points } ПО

city-board-decree-morning-intrigue = Интриги +2
city-board-decree-morning-ship = слуга на джонку
city-board-decree-morning-servant = +1 слуга
city-board-decree-morning-envoy = Проситель
city-board-decree-morning-swap = обмен карты
city-board-decree-cheaper-travel = Путь −1
city-board-decree-cheaper-jade = Нефрит −1
city-board-decree-wall-helper = Стена +1
city-board-decree-equal-is-free = равный: 0
city-board-decree-cheaper-decrees = Указы −1
city-board-decree-per-three-points = 1 за 3 ПО
city-board-decree-eight-points = 8 ПО
city-board-decree-per-jade = 2 за нефрит
city-board-decree-per-decree = 2 за указ
city-board-decree-per-reward = 2 за награду

city-board-dice = Кубики судьбы
city-board-dice-hint = Карта с ценностью кубика ночью даёт совпадение.
city-board-dice-not-rolled = Кубики судьбы ещё не брошены
city-board-dice-turned = { $player } поворачивает кубик { $die }.
city-board-dice-twice = { $face } считается дважды.
city-board-dice-thrice = { $face } считается трижды.
city-board-mend-die = Исправить кубик

city-board-spoken = { $area }: { $places }
city-board-spoken-at = { $player } { $space }
city-board-spoken-top = { $player } { $space } сверху
city-board-spoken-steps =
    { $count ->
        [one] { $player }: остался { $count } шаг
        [few] { $player }: осталось { $count } шага
       *[many] { $player }: осталось { $count } шагов
    }
city-board-spoken-home = { $player } во дворце
city-board-spoken-home-for = { $player } во дворце за { $points } ПО
city-board-spoken-wall = { $area }: слуг { $total } из { $threshold }; { $places }
city-board-spoken-wall-empty = { $area }: слуг нет, подсчёт при { $threshold }
city-board-spoken-jade = { $area }: дома за { $prices } слуг, площадь { $plaza }
city-board-spoken-jade-sold = { $area }: в домах ничего нет, площадь { $plaza }
city-board-spoken-jade-unknown = { $area }: цены домов не введены, площадь { $plaza }
city-board-spoken-no-ships = { $area }: джонок нет
city-board-spoken-ship = { $player } в гавани { $harbor }, занято мест { $load } из 3
city-board-spoken-ship-of = { $player }, маршрут { $route }, гавань { $harbor }, занято мест { $load } из 3
city-board-spoken-decrees = { $area }: на поле { $count }
city-board-spoken-decree = { $name }: уровень { $level }, { $cost }, { $points } ПО сразу, ничей
city-board-spoken-decree-of = { $name }: уровень { $level }, { $cost }, { $points } ПО сразу; { $owners }
city-board-spoken-cost =
    { $count ->
        [one] цена { $count } слуга
        [few] цена { $count } слуги
       *[many] цена { $count } слуг
    }
city-board-spoken-cost-unknown = цена не введена
city-board-spoken-card = карта подарка { $value }, { $action }
city-board-spoken-no-card = карта подарка неизвестна
city-board-spoken-token = { $token }: { $player }
city-board-spoken-dice = Кубики судьбы: { $faces }. { $remark }

city-strip-full = штат { $pool }, запас { $supply }, карт на руке { $cards }, нефрит { $jade }
city-strip-pad = интриги { $space }, шагов просителя осталось { $steps }, нефрит { $jade }

city-board-points = ПО
city-board-count = { $count }
city-board-list = { $items }
city-board-none = нет
city-board-servants-title = Слуги
city-board-servants = штат { $pool }, запас { $supply }
city-board-pair-title = Пара слуг
city-board-pair-box = ещё не получена
city-board-pair-pool = в штате
city-board-pair-supply = в запасе
city-board-pair-wall = на стене
city-board-pair-ship = на джонке
city-board-pair-beside = у жетона
city-board-cards-title = Карты
city-board-cards = рука { $hand }, сброс { $discard }
city-board-tokens-title = Жетоны путешествия
city-board-tokens = { $count }, с двойными за { $worth }
city-board-tokens-plain = { $count }
city-board-jade-title = Нефрит
city-board-intrigue-title = Интриги
city-board-envoy-title = Проситель
city-board-envoy-steps =
    { $count ->
        [one] остался { $count } шаг
        [few] осталось { $count } шага
       *[many] осталось { $count } шагов
    }
city-board-envoy-home = во дворце
city-board-envoy-home-for = во дворце, { $points } ПО
city-board-wall-title = На Великой стене
city-board-rewards-title = Награды гавани
city-board-reward = { $reward } { $count } из { $limit }
city-board-ships-title = Джонки
city-board-ship = гавань { $harbor }, занято { $load } из 3
city-board-decrees-title = Указы
city-board-decrees-told =
    { $count ->
        [one] ещё { $count }
        [few] ещё { $count }
       *[many] ещё { $count }
    }

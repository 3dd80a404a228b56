# Запретный город: названия предметов, подписи, названия записей, строки рассказа, отказы.

## The box

game-forbidden-city = Запретный город
game-forbidden-city-facts = 1–5 игроков · 60–90 мин

## Areas

city-area-travel = Путешествия
city-area-wall = Великая стена
city-area-jade = Нефрит
city-area-intrigue = Интриги
city-area-palace = Дворец
city-area-decree = Указы
city-area-canal = Великий канал
# Где лежит карта подарка: «Анна: 5 за 7 на Великой стене».
city-at-travel = в путешествиях
city-at-wall = на Великой стене
city-at-jade = у нефрита
city-at-intrigue = в интригах
city-at-palace = во дворце
city-at-decree = в указах
city-at-canal = на Великом канале
# Действие области, где бы его ни выполняли: «Канал A».
city-action-travel = Путешествие
city-action-wall = Стена
city-action-jade = Нефрит
city-action-intrigue = Интриги
city-action-palace = Дворец
city-action-decree = Указ
city-action-canal = Канал
city-variant-a = { $action } A
city-variant-b = { $action } B
city-official-travel = налоговый чиновник
city-official-wall = строительный чиновник
city-official-jade = финансовый чиновник
city-official-intrigue = теневой чиновник
city-official-palace = чиновник по цензуре
city-official-decree = чиновник по указам
city-official-canal = торговый чиновник

## Pieces

city-plus-servants =
    +{ $count } { $count ->
        [one] слуга
        [few] слуги
       *[many] слуг
    }
city-plus-envoy = Проситель +{ $steps }
city-plus-intrigue = Интриги +{ $steps }
city-vp = { $amount } ПО
city-swap = обмен карты
city-to-ship = слуга на джонку
city-no-action = без действия
city-card = { $value }
city-card-action = { $value } ({ $action })
city-card-at = { $card } { $at }
city-set-board = набор поля
city-set-deck = набор колоды
city-set-player = набор игрока { $number }
# Винительный падеж: «Анна возвращает 2 слуг и пару слуг».
city-servants =
    { $count ->
        [one] { $count } слугу
        [few] { $count } слуг
       *[many] { $count } слуг
    }
city-pair = пару слуг
city-servants-and-pair =
    { $count ->
        [one] { $count } слугу
        [few] { $count } слуг
       *[many] { $count } слуг
    } и пару слуг
city-berth-a = A-{ $harbor }
city-berth-b = B-{ $harbor }
city-numbered = { $player } { $number }
city-reward-card = карта подарка
city-reward-pair = пара слуг
city-trade-servant = 2 жетона → 1 слуга
city-trade-points = 4 жетона → 2 ПО
city-trade-jade = 6 жетонов → 1 нефрит
city-favor-die = повернуть 1 кубик
city-favor-jade = 1 нефрит

## Decrees

city-decree-travel = Путешествие B −1
city-decree-jade = Нефрит −1
city-decree-wall = Стена +1
city-decree-equal = равный: 0
city-decree-decrees = Указы −1
city-decree-per-three = 1 ПО за 3 ПО
city-decree-per-jade = 2 за нефрит
city-decree-per-decree = 2 за указ
city-decree-per-reward = 2 за награду
city-decree-text-intrigue = Каждое утро: фишку интриг можно передвинуть на 2 вперёд
city-decree-text-ship = Каждое утро: 1 слугу из запаса можно поставить на джонку, в том числе на новую
city-decree-text-servant = Каждое утро: 1 слугу можно взять из запаса в штат
city-decree-text-envoy = Каждое утро: просителя можно передвинуть на 1 шаг; если он уже во дворце, взамен 1 ПО
city-decree-text-swap = Каждое утро после броска: 1 карту с руки можно обменять на карту с поля
city-decree-text-travel = Путешествие B стоит на 1 слугу меньше
city-decree-text-jade = Действие «Нефрит» стоит на 1 слугу меньше; другие способы получить нефрит не дешевеют
city-decree-text-wall = При действии «Стена» можно поставить на стену ещё 1 слугу из запаса
city-decree-text-equal = Подношение равной ценности открывает действия без платы
city-decree-text-decrees = Действие «Указ» стоит на 1 слугу меньше
city-decree-text-per-three = В конце: 1 ПО за каждые 3 ПО, не больше 10; считается раньше других указов
city-decree-text-eight = В конце: 8 ПО
city-decree-text-per-jade = В конце: 2 ПО за каждый свой нефрит, не больше 10
city-decree-text-per-decree = В конце: 2 ПО за каждого своего слугу на указах, считая этого
city-decree-text-per-reward = В конце: 2 ПО за каждого своего слугу на наградах гаваней

## Travel tokens

city-token-card-jade = карта → нефрит
city-token-card-back = карта на руку
city-token-wall = слуга на стену
city-token-servants-jade = 3 слуги → нефрит
city-token-double = двойной жетон
city-token-strength = Сила
city-token-toll = Пошлина
city-token-follow = Следование
city-token-text-servants =
    Из запаса в штат: { $count ->
        [one] { $count } слуга
        [few] { $count } слуги
       *[many] { $count } слуг
    }
city-token-text-envoy = Проситель делает 1 шаг; если он уже во дворце, взамен 1 ПО
city-token-text-intrigue = Фишка интриг идёт на 1 вперёд; жетон следующего первого игрока за это не дают
city-token-text-card-jade = Сбросьте с руки карту ценностью 7 или больше: 1 нефрит
city-token-text-points = Сразу 2 ПО
city-token-text-swap = Обменяйте карту с руки или из сброса на карту с поля
city-token-text-card-back = 1 карта возвращается из своего сброса на руку
city-token-text-ship = 1 слуга из запаса идёт на свою джонку, в том числе на новую
city-token-text-wall = 1 слуга из запаса идёт на стену
city-token-text-servants-jade = Верните 3 слуг: 1 нефрит
city-token-text-double = Без бонуса; при любом обмене считается за два жетона
city-token-text-strength = С 1 слугой у своего планшета: до конца дня ценность каждой подносимой карты на 1 больше
city-token-text-toll = С 1 слугой у области: до конца дня каждый соперник за действие там отдаёт 1 ПО
city-token-text-follow = С 1 слугой у области: до конца дня можно повторить действие, которое выполняет там соперник

## Where the game stands

city-phase-set-up = Подготовка
city-phase-morning = Утро
city-phase-day = День
city-phase-night = Ночь
city-phase-final = Подсчёт очков
city-phase-over = Партия окончена
city-stage-round = Раунд { $round } · { $phase }
city-step-decrees = Указы 3-го уровня
city-depth-pad = только счёт
city-depth-full = каждый ход
city-depth-final = только подсчёт в конце

## Where points come from

city-source-tokens = Жетоны путешествий
city-source-wall = Части Великой стены
city-source-envoy = Проситель во дворце
city-source-decrees = Указы, сразу
city-source-harbors = Награды гаваней
city-source-dice = Кубики судьбы
city-source-told = Со слов стола
city-source-corrections = Поправки
city-source-final-wall = Стена в конце
city-source-palace = Место во дворце

## Alarms

city-alarm-envoy = Проситель далеко от дворца
city-alarm-wall = Стене не хватает 1
city-alarm-ship = Джонка вот-вот утонет
city-alarm-full-ship = Полная джонка ждёт
city-alarm-servants = Штат пуст
city-alarm-supply = Запас пуст
city-alarm-tokens = Пора менять жетоны
city-alarm-medal = Нет следующего первого игрока
city-warning-envoy =
    { $player }: до дворца { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
city-warning-ship = { $player }: ночью джонка тонет
city-warning-full-ship = { $player }: полная джонка в гавани { $harbor }
city-warning-servants = { $player }: штат пуст
city-warning-supply = { $player }: запас пуст
city-warning-tokens = { $player }: жетонов для обмена { $count }

## Set-up

city-setup-players = В «Запретный город» играют от 2 до 5, а здесь игроков { $players }
city-problem-start = Выберите первого игрока из тех, кто за столом
city-problem-steps = До дворца от 1 до { $most } шагов, а здесь { $steps }
city-setup-same-mark = Дайте каждому игроку свой цвет

## Names of entries

city-name-lay-decree = Указ в игре: { $decree }
city-name-roll = Кубики: { $one } · { $two } · { $three }
city-name-lay-token = Город { $city }: { $token }
city-name-leave-tokens = Остальные жетоны не названы
city-name-offer = { $player }: { $value } за { $taken } { $at }
city-name-offer-only = { $player }: { $value } { $at }
city-name-pay-servants = { $player } платит 2 слуг
city-name-pay-pair = { $player } платит пару слуг
city-name-pay-card = { $player } платит картой
city-name-pay-nothing = { $player }: без платы и без действий
city-name-action = { $player }: { $action }
city-name-servants =
    { $player }: +{ $count } { $count ->
        [one] слуга
        [few] слуги
       *[many] слуг
    }
city-name-swap = { $player } меняет карту { $at }: { $value }
city-name-plaza = { $player }: нефрит с площади
city-name-house = { $player }: нефрит из дома
city-name-decree = { $player }: указ «{ $decree }»
city-name-refuse = { $player }: без указа «{ $decree }»
city-name-travel = { $player } едет в город { $city }
city-name-token = { $player } берёт жетон «{ $token }»
city-name-travels = { $player } путешествует
city-name-bonus = { $player }: бонус «{ $bonus }»
city-name-a-bonus = { $player } берёт бонус
city-name-sail = { $player }: джонка из гавани { $harbor }
city-name-reward = { $player }: награда гавани, { $reward }
city-name-favor = { $player }: { $favor }, назад на { $price }
city-name-die = { $player }: кубик { $die } → { $face }
city-name-pair = { $player }: с парой слуг
city-name-no-pair = { $player }: без пары слуг
city-name-exchange = { $player }: { $trade }
city-name-all-servants = Утренние слуги для всех
city-name-matches = Совпадения: { $players }
city-name-card = { $player } показывает { $card }
city-name-points-up = { $player } +{ $amount } ПО
city-name-points-down = { $player } −{ $amount } ПО
city-name-intrigue = { $player }: интриги +{ $steps }
city-name-envoy = { $player }: проситель +{ $steps }
city-name-envoy-intrigue = { $player }: проситель +{ $steps }, интриги +1
city-name-wall = { $player }: стена +{ $count }
city-name-jade = { $player }: нефрит +1
city-name-medal = { $player }: жетон следующего первого игрока
city-name-end-day = День окончен
city-name-scoring = Подсчёт очков
city-name-step = Подсчёт: { $step }
city-name-numbers = { $player }: числа в конце
city-name-stack = Порядок на шкале интриг
city-name-correct = Поправка: { $what }
city-row = Места во дворце: { $values }
city-depth-changed = Теперь: { $depth }
city-alarm-on = Включено: { $alarm }
city-alarm-off = Выключено: { $alarm }
city-filled-turn = Ходит { $player }
city-filled-board = { $player }: планшет описан
city-filled-ships = Все джонки названы
city-filled-houses = Дома названы, пустых: { $count }
city-filled-cities = Карта описана
city-ship-with = { $player }: джонка, гавань { $harbor }, груз { $count }
city-skip = { $player }: пропуск
city-skip-card = { $player }: без действия карты
city-skip-area = { $player }: без действия области
city-skip-follow = { $player } не следует { $at }
city-skip-bonus = { $player }: без бонуса «{ $token }»
city-skip-sail = { $player }: джонки стоят
city-skip-claim = { $player }: без награды гавани
city-skip-favor = { $player }: без бонуса интриг
city-skip-move = { $player }: второго жетона не достать

## What the table puts right

city-corrected = Поправка стола: { $what }
city-correct-points = { $player } { $points } ПО
city-correct-intrigue = { $player }, интриги { $space }
city-correct-envoy = { $player }, шагов просителя { $steps }
city-correct-jade = { $player }, нефрит { $count }
city-correct-wall = { $player }, стена { $count }
city-correct-pool = { $player }, штат { $count }
city-correct-pair-supply = { $player }, пара слуг в запасе
city-correct-pair-pool = { $player }, пара слуг в штате
city-correct-pair-wall = { $player }, пара слуг на стене
city-correct-tokens = { $player }, жетонов { $count }, двойных { $doubles }
city-correct-hand = { $player }, карт на руке { $count }
city-correct-decree = { $player }, есть «{ $decree }»
city-correct-no-decree = { $player }, нет «{ $decree }»
city-correct-reward = { $player }, { $reward } × { $count }
city-correct-die = кубик { $die } — { $face }
city-correct-no-medal = следующего первого игрока нет
city-correct-medal = следующий первый игрок: { $player }
city-correct-slot = { $area }: { $card }
city-correct-start = первый игрок { $player }
city-correct-no-ship = { $player }, нет джонки, гавань { $harbor }
city-correct-sold = дом { $house } пуст
city-correct-unsold = дом { $house } с нефритом

## Story: set-up and rounds

city-decree-laid = Указ в игре, уровень { $level }: { $decree }
city-card-learnt = Теперь эта карта подарка известна: { $card }, { $set }
city-cost-learnt = Теперь цена указа «{ $decree }» известна: { $cost }
city-rolled-app = Кубики, бросает приложение: { $one } · { $two } · { $three }
city-token-laid = В город { $city } идёт жетон «{ $token }»
city-token-laid-untold = В город { $city } идёт жетон, он не назван
city-round-began = Раунд { $round } начинается с утра
city-round-began-day = Раунд { $round } начинается со дня
city-start = Первый игрок: { $player }
city-start-medal = { $player } держит жетон следующего первого игрока и становится первым игроком; жетон возвращается к интригам
city-start-same = Жетон следующего первого игрока никто не взял: первым игроком остаётся { $player }
city-decree-used = { $player } пользуется указом «{ $decree }»
city-decree-refused = { $player } отказывается от указа «{ $decree }»
city-decree-taken = { $player } ставит слугу на указ «{ $decree }»
city-day-began = Начинается день, первый ход: { $player }
city-day-ended = Карт на руках нет: день { $round } окончен
city-cards-back = Все берут сброс на руку
city-night-ended = Ночь { $round } окончена
city-passed = { $player }: карт на руке нет, пас
city-turn-ended = { $player }: ход окончен

## Story: offerings and cards

city-value-more = { $value } + { $more }
city-offered-equal = { $player } { $at } предлагает { $value } против равной { $taken }: плата или обмен без действий
city-offered-lower = { $player } { $at } предлагает { $value } против { $taken }, это не выше: плата или обмен без действий
city-card-paid = { $player } платит ещё одной картой с руки
city-card-paid-known = { $player } платит ещё одной картой с руки: { $card }
city-exchanged-higher = { $player } { $at } кладёт { $card } и берёт { $taken }: ценность выше, без платы
city-exchanged-strength = { $player } { $at } кладёт { $card } и берёт { $taken }: с «Силой» ценность { $value }, без платы
city-exchanged-nine = { $player } { $at } кладёт { $card } и берёт { $taken }: 1 за 9, без платы
city-exchanged-equal = { $player } { $at } кладёт { $card } и берёт { $taken }: ценность равна, по указу без платы
city-exchanged-paid = { $player } { $at } кладёт { $card } и берёт { $taken }: плата внесена
city-exchanged-closed = { $player } { $at } кладёт { $card } и берёт { $taken }: без платы и без действий
city-card-drawn = { $player } берёт на руку верхнюю карту колоды
city-swapped-hand = { $player } { $at } меняет { $card } с руки и берёт на руку { $taken }
city-swapped-discard = { $player } { $at } меняет { $card } из сброса и берёт в сброс { $taken }
city-came-back = { $player } возвращает карту из сброса на руку
city-came-back-known = { $player } возвращает карту из сброса на руку: { $card }
city-discarded = { $player } сбрасывает с руки карту ценностью 7 или больше
city-discarded-known = { $player } сбрасывает с руки карту ценностью 7 или больше: { $card }

## Story: reasons

city-why-offering = подношение
city-why-area = действие «{ $action }»
city-why-gift-card = карта подарка
city-why-token = жетон «{ $token }»
city-why-exchange = обмен { $count } жетонов
city-why-decree = указ «{ $decree }»
city-why-wall = больше всех слуг на Великой стене
city-why-favor = бонус интриг
city-why-dice = больше всех совпадений с кубиками судьбы
city-why-harbor = награда гавани
city-why-told = со слов стола
city-why-home = проситель во дворце, 1 ПО за шаг
city-why-final-wall = больше всех слуг на Великой стене в конце
city-why-house =
    из дома за { $price ->
        [one] { $price } слугу
        [few] { $price } слуг
       *[many] { $price } слуг
    }
city-why-plaza =
    с нефритовой площади за { $price ->
        [one] { $price } слугу
        [few] { $price } слуг
       *[many] { $price } слуг
    }
city-matches =
    { $count ->
        [one] { $count } совпадение
        [few] { $count } совпадения
       *[many] { $count } совпадений
    }

## Story: servants, Envoys, markers, jade

city-returned = { $player } возвращает { $figures }: { $why }
city-gained = { $player } получает { $figures }: { $why }
city-gained-none = { $player } не получает слуг, запас пуст: { $why }
city-gained-short = { $player } получает { $figures } из { $wanted }, больше в запасе нет: { $why }
city-gained-fewer = { $player } берёт { $figures } из { $wanted }: { $why }
city-wall-placed = { $player } ставит { $figures } на Великую стену: { $total } из { $needed }
city-wall-from-supply = { $player } ставит { $figures } из запаса на Великую стену: { $total } из { $needed }
city-points = { $player }: { $why }
city-envoy-moved =
    { $player }: проситель делает { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, осталось { $left } ({ $why })
city-envoy-reached =
    { $player }: проситель делает { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    } и доходит до дворца ({ $why })
city-envoy-arrived = { $player }: проситель на аудиенции, место во дворце { $slot }, в конце { $points } ПО
city-envoy-arrived-untold = { $player }: проситель на аудиенции, место во дворце { $slot }
city-intrigue-moved = { $player }, фишка интриг: { $from } → { $to } ({ $why })
city-intrigue-on-top = { $player }, фишка интриг: { $from } → { $to }, сверху, под ней { $others } ({ $why })
city-intrigue-stays = { $player }, фишка интриг: остаётся на { $space }, это конец шкалы
city-medal-taken = { $player } берёт жетон следующего первого игрока
city-jade-taken = { $player } берёт 1 нефрит, теперь { $count } ({ $why })
city-favor-taken = { $player } берёт бонус интриг: { $favor }, фишка на { $price } назад
city-die-turned = { $player } поворачивает кубик { $die }: { $from } → { $to }

## Story: Grand Canal

city-ship-placed = { $player } ставит новую джонку в гавань { $harbor }
city-ship-loaded = { $player } сажает { $figures } на джонку в гавани { $harbor }: мест занято { $load } из { $places }
city-ship-loaded-supply = { $player } сажает { $figures } из запаса на джонку в гавани { $harbor }: мест занято { $load } из { $places }
city-ship-sailed = { $player }, джонка идёт: гавань { $from } → { $to }
city-ship-sailed-night = { $player }, джонка ночью идёт: гавань { $from } → { $to }
city-ship-sank = { $player }: джонка тонет в гавани { $harbor }, она и слуги уходят в запас
city-reward-claimed = { $player } берёт награду в гавани { $harbor }: { $reward } ({ $count } из { $most }); 1 слуга отмечает её, джонка и остальные уходят в запас
city-reward-told = { $player } берёт награду гавани: { $reward } ({ $count } из { $most })
city-pair-won = { $player }: пара слуг приходит в штат

## Story: travel

city-travelled = { $player } едет в город { $city } и берёт жетон «{ $token }»
city-token-stored = { $player } хранит жетон «{ $token }»: мест занято { $taken } из { $slots }
city-exchanged-doubles = { $player }: { $trade }, обычных { $singles }, двойных { $doubles }
city-put-out = { $player } до конца дня выкладывает «{ $token }» и ставит рядом { $figures }
city-put-out-at = { $player } до конца дня выкладывает «{ $token }» { $at } и ставит рядом { $figures }
city-token-back = { $player } забирает «{ $token }» и убирает { $figures } в запас
city-toll = { $payer } действует { $at } и платит пошлину 1 ПО: получает { $owner }
city-toll-empty = { $payer } действует { $at }, но терять нечего, 0 ПО; пошлину 1 ПО получает { $owner }

## Story: scoring

city-tie-further = дальше на шкале интриг: { $spaces }
city-tie-top = выше в стопке на шкале интриг: { $spaces }
city-wall-scored = Часть стены восстановлена: { $counts }. Больше всех: { $player }; эти слуги уходят в запас
city-wall-scored-tied = Часть стены восстановлена: { $counts }. Ничья, выигрывает { $player }, { $tie }; эти слуги уходят в запас
city-matches-counted =
    { $player }: { $count ->
        [0] нет совпадений
        [one] { $count } совпадение
        [few] { $count } совпадения
       *[many] { $count } совпадений
    }
city-dice-awarded = Больше всех совпадений: { $player }, { $count }
city-dice-awarded-tied = Ничья по совпадениям, по { $count }: выигрывает { $player }, { $tie }
city-no-award = Совпадений ни у кого нет: без награды
city-scoring-began = Начинается подсчёт очков: жетоны больше не меняют
city-numbers = { $player }: { $points } ПО, интриги { $intrigue }, стена { $wall }, нефрит { $jade }, { $envoy }
city-numbers-home = проситель на месте { $slot } во дворце
city-numbers-short =
    просителю не хватает { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
       *[many] { $steps } шагов
    }
city-stack = На шкале интриг, от нижней фишки: { $players }
city-final-wall = Стена в конце: { $counts }. Больше всех: { $player }
city-final-wall-tied = Стена в конце: { $counts }. Ничья, выигрывает { $player }, { $tie }
city-final-wall-empty = На стене нет слуг: очков нет
city-not-home =
    { $player }: проситель не дошёл до дворца, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: итог 0
city-scored-per-three = { $player }: { $base } : 3 = { $points }, остаток не считается, не больше 10
city-scored-per-jade = { $player }: нефрит { $base } × 2, не больше 10, итого { $points }
city-scored-per-decree = { $player }: слуги на указах { $base } × 2 = { $points }
city-scored-per-reward = { $player }: слуги на наградах гаваней { $base } × 2 = { $points }
city-scored-decree = { $player }: указ «{ $decree }»
city-scored-palace = { $player }: место во дворце { $slot } даёт { $points } ПО
city-scored-jade = { $player }: нефрит { $jade }, это { $points } ПО
city-game-ended = Подсчёт завершён: партия окончена

## Refusals

city-refusal-game-over = Партия окончена: отмените запись или внесите поправку
city-refusal-not-now = Не сейчас: сначала ответьте на вопрос
city-refusal-not-now-player = Не сейчас: сначала отвечает { $player }
city-refusal-not-at-table = Игроков за столом { $players }: выберите одного из них
city-refusal-between-turns = Только между ходами: сначала закончите этот ход
city-refusal-same-depth = Партия уже ведётся так
city-refusal-full-only = Только когда ведётся каждый ход: смените способ ведения
city-refusal-pad-only = Только когда ведётся лишь счёт: смените способ ведения
city-refusal-final-only = В этой партии только подсчёт в конце
city-refusal-decree-laid = Этот указ уже в игре: выберите другой
city-refusal-level-full = 2 указа уровня { $level } уже в игре: выберите другой уровень
city-refusal-slot-taken = Карта подарка уже лежит { $at }: выберите другую область
city-refusal-no-such-card = Ценность карт подарков — от 1 до 9
city-refusal-no-such-face = На кубике { $die } нет { $face }: выберите { $faces }
city-refusal-no-such-die = Кубиков 3: выберите один из них
city-refusal-no-such-city = Такого города на карте нет: выберите другой
city-refusal-city-taken = В этом городе уже жетон или путник: выберите другой
city-refusal-not-held = Среди этих карт нет { $card }: выберите другую
city-refusal-only-card = Нужна вторая карта на руке: эта единственная
city-refusal-too-few-servants =
    В штате { $needed ->
        [one] нужен { $needed } слуга
        [few] нужны { $needed } слуги
       *[many] нужно { $needed } слуг
    }, а есть { $there }
city-refusal-too-few-in-supply = Нужен слуга в запасе: их там не хватает
city-refusal-no-pair = Пары слуг там нет: возьмите обычных слуг
city-refusal-pair-unfit = Пара слуг здесь не подходит: возьмите обычных слуг
city-refusal-other-action = Сейчас открыто другое действие: выберите его или пропустите
city-refusal-no-card-action = У карты нет такого действия: пропустите его
city-refusal-no-token = До жетонов не добраться: пропустите действие
city-refusal-no-second-token = До второго жетона не добраться: выберите A
city-refusal-not-reachable = Не добраться: выберите ближайший по дороге город с жетоном
city-refusal-token-kind = Назовите жетон, который там лежит
city-refusal-no-specials = Особых жетонов в этой партии нет
city-refusal-other-bonus = Этот бонус используют иначе: выберите то, что даёт жетон или указ
city-refusal-value-too-low = Нужна карта ценностью 7 или больше, а эта { $value }
city-refusal-no-discard = Сброс пуст: пропустите бонус
city-refusal-too-few-tokens = Жетонов нужно { $needed }, а есть { $there }
city-refusal-token-composition = Такой набор жетонов не подходит: измените число двойных
city-refusal-too-many = Слишком много: не больше { $most }
city-refusal-nothing-placed = Никто не поставлен: поставьте слугу или пропустите
city-refusal-no-helper = Для слуги из запаса нужен указ «{ $decree }»
city-refusal-house-sold = В этом доме нефрита уже нет: выберите другой дом или площадь
city-refusal-no-such-house = Такого дома нет: выберите другой или площадь
city-refusal-prices-known = Цены известны: выберите дом
city-refusal-not-in-play = Указа «{ $decree }» нет в игре: выберите другой
city-refusal-has-decree = На указе «{ $decree }» слуга этого игрока уже стоит: выберите другой
city-refusal-cost-unknown = Один раз укажите цену указа «{ $decree }»
city-refusal-no-ship = Своей джонки там нет: выберите другую
city-refusal-ship-full = Нет места: на джонке мест { $places }, пара слуг занимает 2
city-refusal-no-ships-left = Все джонки уже на канале, их { $ships }: выберите одну из них
city-refusal-route-full = На этом маршруте нет свободной гавани: выберите джонку на канале
city-refusal-no-such-route =
    При этом числе игроков на канале { $routes ->
        [one] { $routes } маршрут
        [few] { $routes } маршрута
       *[many] { $routes } маршрутов
    }
city-refusal-no-harbor-ahead = Впереди нет свободной гавани: выберите другую джонку
city-refusal-must-sail = Никого не посадили: одна джонка должна пойти
city-refusal-reward-full = Для этой награды нет места ({ $reward }): выберите другую или откажитесь
city-refusal-other-reward = Эта гавань такого не даёт ({ $reward }): выберите то, что даёт
city-refusal-too-near-start =
    Назад { $needed ->
        [one] нужно { $needed } деление
        [few] нужно { $needed } деления
       *[many] нужно { $needed } делений
    }, а фишка на { $there }
city-refusal-at-end = Фишка на { $space }, это конец шкалы
city-refusal-medal-taken = Жетон следующего первого игрока в этом раунде уже взят: { $player }
city-refusal-match-count = По одному числу на игрока, не больше { $most }
city-refusal-no-unseen-card = Все карты этого игрока известны
city-refusal-slot-needed = Место во дворце нужно просителю, который дошёл, и только ему
city-refusal-slot-occupied = Это место во дворце занято: выберите другое
city-refusal-out-of-range = Слишком много: не больше { $most }
city-refusal-stack-order = Назовите каждого игрока один раз, от нижней фишки
city-refusal-row-length = Чисел для мест во дворце нужно { $needed }
city-refusal-twelve-servants = У игрока всего 12 слуг: здесь вышло бы больше
city-refusal-harbor-taken = В этой гавани другая джонка: выберите другую гавань
city-refusal-scored = Это уже подсчитано: сначала отмените подсчёт

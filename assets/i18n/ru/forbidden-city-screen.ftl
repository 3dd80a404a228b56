# Экраны «Запретного города»: вопросы, ответы, варианты.

city-boards = Планшеты
city-alarms = Предупреждения

city-option-depth = Сколько записывать
city-option-pad = Счёт: несколько касаний за раунд
city-option-full = Всё: каждый ход
city-option-final = Только итоговый подсчёт
city-option-off = Нет
city-option-on = Да
city-option-experienced = Одна колода из всех карт (для опытных)
city-option-specials = Особые жетоны путешествия
city-option-trigger = Действия карт тоже запускают пошлину и следование
city-option-compare = Никто не дошёл: всё равно сравнить ПО
city-option-steps = Шагов до дворца
city-option-steps-kit = Как в коробке
city-option-steps-eight = 8
city-option-steps-nine = 9

city-ask-back = Назад
city-ask-step = { $step } из { $count }
city-ask-go-full = Дальше записывать каждый ход
city-ask-go-pad = Дальше только счёт
city-ask-exchange = { $player }: { $trade }
city-ask-value-key = Ценность { $value }

city-ask-decrees = Какой указ уровня { $level } лежит на поле?
city-ask-decrees-detail = По два каждого уровня, лицом вверх.
city-ask-slot = Какая карта подарка лежит здесь: { $area }?
city-ask-slot-detail = Коснитесь известной карты или ценности новой.
city-ask-action = Что делает карта { $value }?
city-ask-dice = Что на кубиках судьбы?
city-ask-dice-detail = Коснитесь грани каждого кубика или доверьте бросок приложению.
city-ask-die = Кубик { $die }
city-ask-face = Кубик { $die }: { $face }
city-ask-roll = Бросить кубики
city-ask-token = Какой жетон лежит в городе { $city }?
city-ask-token-detail = Города с путником жетона не получают.
city-ask-leave-tokens = Спрашивать, когда их возьмут

city-ask-cards-left = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
city-ask-offer = Где { $player } делает подношение?
city-ask-at-official = { $area } · { $official }
city-ask-area = { $area }: { $card }
city-ask-card = Какую карту даёт { $player }?
city-ask-card-detail = Там лежит { $card }. Выше ценой — без платы.
city-ask-which-paid = Какая карта сброшена?
city-ask-name-paid = Назвать сброшенную карту
city-ask-price = { $value } не выше { $taken }. Чем заплатит { $player }?
city-ask-pay-servants = Вернуть 2 слуг
city-ask-pay-pair = Вернуть пару слуг
city-ask-pay-card = Сбросить ещё карту
city-ask-pay-nothing = Без платы и без действий

city-ask-step-card = Карта: { $action }
city-ask-step-area = Область: { $area }
city-ask-card-action = Выполняет ли { $player } действие карты?
city-ask-area-action = Какое действие выполняет { $player }?
city-ask-twice = Карта и область совпали: действие можно выполнить дважды.
city-ask-skip-card = Без действия карты
city-ask-skip-area = Без действия области
city-ask-follow = Следует ли { $player }?
city-ask-follow-detail = Вся плата как обычно.
city-ask-skip-follow = Не следует
city-ask-pay-with-pair = Платить парой слуг
city-ask-wall-a = Поставить 1 слугу
city-ask-wall-b-two = Вернуть 1, поставить 2
city-ask-wall-b-one = Вернуть 1, поставить 1
city-ask-wall-a-pair = Поставить пару слуг
city-ask-wall-b-pair = Вернуть 1, поставить 1 и пару слуг
city-ask-wall-helper = Ещё 1 из запаса
city-ask-house = Дом за { $price }
city-ask-house-price = С площади, или нажмите цену дома, как на поле.
city-ask-plaza = С площади
city-ask-cost = Цена { $cost }
city-ask-decree-cost = Сколько стоит «{ $decree }»?
city-ask-decree-cost-detail = Число на указе, без слуг на нём.
city-ask-cost-unknown = Цену спросим один раз.
city-ask-load-second = Куда идёт второй слуга?
city-ask-only-sail = Не грузить, сдвинуть джонку
city-ask-load-b = Вернуть 1, затем погрузить двоих
city-ask-load-ship = Джонка в гавани { $harbor }
city-ask-load-new = Новая джонка в гавань { $harbor }
city-ask-load-nowhere = Новая джонка, маршрут { $route }
city-ask-load-pair = { $load }, пара слуг
city-ask-sail = Какая джонка плывёт дальше? { $player }
city-ask-sail-ship = Джонка в гавани { $harbor }
city-ask-skip-sail = Ни одна не плывёт
city-ask-harbor = Гавань { $harbor }
city-ask-claim = Берёт ли { $player } награду?
city-ask-claim-detail = 1 слуга отмечает её, джонка и остальные уходят в запас.
city-ask-skip-claim = Джонка остаётся
city-ask-gain = { $count ->
    [one] { $player } получает { $count } слугу. Взять пару слуг вместо него?
    [few] { $player } получает { $count } слуг. Пару слуг как одного из них?
   *[many] { $player } получает { $count } слуг. Пару слуг как одного из них?
}
city-ask-with-pair = С парой слуг
city-ask-without-pair = Только обычные слуги

city-ask-goal = Какой жетон берёт { $player }?
city-ask-goal-detail = Ближайший по дорогам город с жетоном.
city-ask-moves = { $count ->
    [one] ещё { $count } переход
    [few] ещё { $count } перехода
   *[many] ещё { $count } переходов
}
city-ask-city = Город { $city }: { $token }
city-ask-bonus = Использует ли { $player } бонус?
city-ask-skip-bonus = Без бонуса, только жетон
city-ask-store = Только взять жетон
city-ask-unseen-card = Карта от 7, не показана
city-ask-secret-card = Карта, не показана
city-ask-wall-supply = 1 слуга из запаса на стену
city-ask-wall-supply-pair = Пара слуг из запаса на стену
city-ask-three = Вернуть 3 слуг
city-ask-three-pair = Вернуть пару слуг и 1 слугу
city-ask-beside-board = Рядом со своим планшетом
city-ask-swap = Какую свою карту меняет { $player }?
city-ask-swap-detail = С руки или из сброса; без сравнения и без платы.
city-ask-swap-for = На какую карту поля?
city-ask-from-discard = { $card } (сброс)
city-ask-no-room = { $player }: все ячейки для жетонов заняты. Что обменять?

city-ask-morning-decree = Использует ли { $player } указ этим утром?
city-ask-refuse = Отказаться
city-ask-servants = { $count ->
    [one] Каждый может взять { $count } слугу
    [few] Каждый может взять { $count } слуг
   *[many] Каждый может взять { $count } слуг
}
city-ask-servants-detail = Из запаса в штат. Меньше: коснитесь числа.
city-ask-supply = в запасе { $count }
city-ask-take-key = { $player }: { $count }
city-ask-all-take = Все берут по { $count }
city-ask-on-track = деление { $space }
city-ask-favor = Какой бонус интриг берёт { $player }?
city-ask-favor-detail = Плата — шаги назад по шкале интриг.
city-ask-no-favor = Без бонуса
city-ask-turn-die = На какую грань повернуть кубик?
city-ask-turn-any = Любой кубик, любая грань
city-ask-die-shows = сейчас { $face }
city-ask-matches = Сколько совпадений на каждой руке?
city-ask-matches-detail = Карта и кубик одной ценности.
city-ask-matches-twice = Равные кубики: карта совпадает с каждым.
city-ask-match-key = { $player }: { $count }
city-ask-no-match = нет
city-ask-match-gain = +{ $count } из { $matches }
city-ask-match-count = +{ $count }
city-ask-hand-out = Раздать слуг
city-ask-matches-missing = { $count ->
    [one] Не хватает { $count } руки
    [few] Не хватает { $count } рук
   *[many] Не хватает { $count } рук
}
city-ask-enter-cards = Показать карты вместо счёта
city-ask-take-fewer = Кто-то берёт меньше
city-ask-fewer = Сколько слуг берёт каждый?
city-ask-fewer-detail = Можно меньше, чем совпадений; для награды считаются все.
city-ask-cards = Какие карты показаны?
city-ask-cards-detail = Нажмите ценность карты, которую никто не видел.
city-ask-shown-key = { $player }: ценность { $value }
city-ask-unseen = { $count ->
    [one] не видели { $count } карту
    [few] не видели { $count } карты
   *[many] не видели { $count } карт
}
city-ask-mend-die = Что на кубике на самом деле?
city-ask-mend-die-detail = Так, как он лежит на столе. Поправка — запись, её можно отменить.

city-ask-pad = Что случилось?
city-ask-pad-detail = День кончается, когда ни у кого нет карт на руке.
city-ask-pad-decree = Какой указ?
city-ask-end-day = День окончен
city-pad-points = ПО
city-pad-intrigue = Интриги
city-pad-envoy = Дворец
city-pad-wall = Великая стена
city-pad-jade = Нефрит
city-pad-decree = Указ
city-pad-reward = Гавань
city-pad-medal = Жетон первого
city-pad-points-who = Кто получает ПО?
city-pad-intrigue-who = Чья фишка интриг движется?
city-pad-envoy-who = Чей проситель идёт?
city-pad-envoy-b = +2, интрига
city-pad-wall-who = Кто ставит слуг на стену?
city-pad-jade-who = Кто берёт нефрит?
city-pad-decree-who = Кто берёт «{ $decree }»?
city-pad-reward-who = Кто берёт награду гавани?
city-pad-medal-who = Кто берёт жетон следующего первого игрока?
city-pad-buys = Берёт
city-pad-takes = Берёт
city-pad-key = { $player }: { $what }
city-pad-has-points = { $count } ПО
city-pad-steps-left = { $count ->
    [one] остался { $count } шаг
    [few] осталось { $count } шага
   *[many] осталось { $count } шагов
}
city-pad-on-wall = на стене { $count }
city-pad-has-jade = нефрит: { $count }

city-num-question = Что на поле? { $player }
city-num-points = ПО
city-num-intrigue = Деление шкалы интриг
city-num-steps = Проситель: осталось шагов (0 — во дворце)
city-num-slot = Место во дворце, лучшее первое
city-num-wall = Слуги на стене
city-num-jade = Нефрит
city-num-decrees = Слуги на указах уровней 1 и 2
city-num-rewards = Слуги на наградах гаваней
city-num-done = { $player }: готово
city-ask-stack = Чья фишка ниже всех?
city-ask-stack-detail = На одном делении верхняя фишка считается дальше.
city-ask-stack-key = Ниже всех: { $player }
city-ask-lowest = Ниже всех
city-ask-row = Сколько ПО дают места во дворце?
city-ask-row-detail = Как на этой стороне поля, лучшее первое.
city-ask-row-slot = Место { $slot }
city-ask-row-done = Очки верны
city-ask-last = Последний обмен жетонов
city-ask-last-full = Затем начнётся итоговый подсчёт.
city-ask-last-pad = Что дают жетоны, запишите до подсчёта.
city-ask-begin-scoring = Обменов больше нет
city-ask-next-step = Считать: { $step }
city-count-wall = Больше всех слуг на стене: 3 ПО и шаг просителя. Затем считаются только дошедшие.
city-count-decrees = Сначала «1 ПО за каждые 3 ПО», потом остальные.
city-count-palace = Каждый проситель даёт очки своего места.
city-count-jade = 1, 3, 6, 10, 15 ПО; за каждый следующий нефрит 2.

city-ask-whose-turn = Чей ход?
city-miss-question = Что сейчас есть? { $player }
city-miss-detail = Запас посчитается сам: всего 12 слуг.
city-miss-pool = Слуги в штате
city-miss-tokens = Жетоны в ячейках
city-miss-doubles = Из них лицом вверх, за два
city-miss-hand = Карты на руке
city-miss-pair = Пара слуг
city-miss-pair-supply = Запас
city-miss-pair-pool = Штат
city-miss-pair-wall = Стена
city-miss-ships = В каких гаванях джонки?
city-miss-route = Маршрут { $route }
city-miss-harbor = Гавань { $harbor }
city-miss-whose-ship = Чья джонка в гавани { $harbor } и сколько слуг на ней?
city-miss-ship-key = { $player }: { $count }
city-miss-no-ships = Других джонок нет
city-miss-ship-pair = Пара
city-miss-ship-pair-one = Пара + 1
city-miss-houses = В каких домах больше нет нефрита?
city-miss-houses-detail = Нажмите цены пустых домов.
city-miss-house = Дом { $house }, цена { $price }
city-miss-houses-done = { $count ->
    [0] Нефрит есть во всех домах
    [one] { $count } дом пуст
    [few] { $count } дома пусты
   *[many] { $count } домов пусты
}
city-miss-cities = Где путники и какие города пусты?
city-miss-cities-detail = В городе с путником жетона нет.
city-miss-traveller = { $player } в городе { $city }
city-miss-beside = рядом с полем
city-miss-empty = Город { $city } пуст
city-miss-empty-cities = Города без жетона
city-miss-cities-done = Карта такая

city-correct-text = Измените то, что на столе иначе. Каждое изменение — запись, её можно отменить.
city-correct-of = { $what }: { $player }
city-correct-steps = Проситель: пройдено шагов
city-correct-dice = Кубики судьбы

city-sheet-track = На шкале ПО
city-sheet-source = { $source }: { $points }
city-sheet-wall = Больше всех слуг на стене
city-sheet-wall-why = Больше всех слуг на Великой стене: 3 ПО
city-sheet-wall-home-why = Больше всех слуг на Великой стене: 3 ПО и 1 ПО за шаг просителя во дворце
city-sheet-home = Проситель: шагов до дворца
city-sheet-home-yes = Проситель во дворце
city-sheet-home-no = { $steps ->
    [one] До дворца { $steps } шаг
    [few] До дворца { $steps } шага
   *[many] До дворца { $steps } шагов
}
city-sheet-at-home = дома
city-sheet-short = ещё { $steps }
city-sheet-decree = { $decree }
city-sheet-per-three = { $base } ПО после шага со стеной; { $base } : 3, остаток не считается, не больше 10: { $points }
city-sheet-per-jade = По 2 ПО за нефрит, их { $base }, не больше 10: { $points }
city-sheet-per-decree = По 2 ПО за слугу на указах, их { $base }: { $points }
city-sheet-per-reward = По 2 ПО за слугу на наградах гаваней, их { $base }: { $points }
city-sheet-eight = 8 ПО
city-sheet-palace = Место просителя
city-sheet-palace-why = Место во дворце: { $slot }
city-sheet-jade = Нефрит
city-sheet-jade-why = Нефрит: { $jade }, ПО: { $points }
city-verdict-one = { $player } { $points }
city-verdict-points = ПО: { $players }
city-verdict-away = { $steps ->
    [one] { $player }: проситель не дошёл, { $steps } шаг, поэтому 0
    [few] { $player }: проситель не дошёл, { $steps } шага, поэтому 0
   *[many] { $player }: проситель не дошёл, { $steps } шагов, поэтому 0
}
city-verdict-nobody = Никто не дошёл до дворца: победителя нет
city-verdict-tie = Поровну: { $players }. Дальше на шкале интриг: { $player }
city-verdict-wins = Победа: { $player }
city-verdict-so-far = Пока впереди { $player }
city-verdict-ahead = Впереди { $player }
city-tally-home = Просители во дворце
city-tally-jade = Взято нефрита
city-tally-place = Место { $place }

city-end-track = Шкала
city-end-wall = Стена
city-end-decrees = Указы
city-end-palace = Дворец
city-end-jade = Нефрит
city-end-bars = Откуда очки
city-end-graph = ПО по раундам
city-end-graph-line = { $player }: { $points }
city-end-graph-hint = 0 — начало, 1–4 — ночи, 5 — итог.
city-end-sources = Источники ПО

# Идеальный кадр: названия карт и предпочтений, названия записей, строки рассказа, отказы, подсчёт.

## The box

game-perfect-shot = Идеальный кадр
game-perfect-shot-facts = 2–4 игрока · 50–90 мин

## Cards

shot-card-choice = Выбор визави
shot-card-theft = Кража
shot-card-reveal = Открытие
shot-card-gifts = Подарки
shot-card-rumours = Слухи
shot-card-dance = Танец
shot-card-quick = Быстрый аукцион
shot-card-secret = Тайный аукцион
shot-card-unfair = Нечестный аукцион
shot-card-open = Открытый аукцион
shot-card-joint = Совместный аукцион
shot-card-fixed = Фиксированный аукцион

## Guests and wishes

shot-guest = { $guest }
shot-an-envelope = конверт
shot-gender-man = мужчина
shot-gender-woman = женщина
shot-gender-none = без знака
shot-look-dress = платье
shot-look-boy = мальчик
shot-look-dog = собака
shot-look-plant = растение
shot-look-medal = медаль
shot-look-microphone = микрофон
shot-look-flower = цветок
shot-look-glasses = очки
shot-look-book = книга
shot-look-shovel = лопата
shot-look-case = портфель
shot-look-hat = шляпа
shot-look-music = музыка
shot-look-person = человек
shot-kind-area = В этой части
shot-kind-next-to = Рядом с гостем
shot-kind-not-next-to = Не рядом с мужчиной или женщиной
shot-kind-not-blocked = Меня не загораживают
shot-kind-face-hidden = Лица не видно
shot-kind-blocks = Загораживаю гостя
shot-witness-floor = по полу
shot-witness-photo = по фото
shot-wish-area = Стоять на { $cells }
shot-wish-next-to = Рядом: { $guest }
shot-wish-not-next-to-man = Не рядом с мужчиной
shot-wish-not-next-to-woman = Не рядом с женщиной
shot-wish-not-blocked = Меня не загораживают
shot-wish-face-hidden = Лица не видно
shot-wish-blocks = Загораживаю: { $guest }
shot-wish-or = { $wish } (или: { $alternative })
shot-wish-brackets = { $wish }, в скобках

## Rules of the photo

shot-rule-off-cell = Подставка не целиком в клетке
shot-rule-shared-cell = Двое гостей на одной клетке
shot-rule-fallen = Фигурка лежит или наклонена
shot-rule-turned-away = Фигурка стоит спиной
shot-rule-guest-out-of-sight = Выставленного гостя совсем не видно
shot-rule-camera-too-high = Камера выше края ширмы
shot-rule-beyond-screen = Видна комната за ширмой

## Set-up problems

shot-setup-players =
    «Идеальный кадр» рассчитан на 2–4 игроков, здесь { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
shot-setup-same-mark = Дайте каждому игроку свой цвет
shot-setup-no-first = Выберите первого игрока: чьё селфи самое недавнее?

## Where the game stands

shot-stage-round = Раунд { $round } из { $rounds }
shot-stage-arrange = Финальная расстановка
shot-stage-floors = Фото и расстановки
shot-stage-envelope = Подсчёт: конверт { $number } из { $all }
shot-stage-scoring = Подсчёт
shot-stage-vote = Финальное голосование
shot-stage-over = Партия окончена

## Names of entries

shot-name-deal = Конверты розданы
shot-name-looked = Все посмотрели
shot-name-turn-up = Карта: { $card }
shot-name-done = { $card }: выполнено
shot-name-take = { $player } берёт: { $envelopes }
shot-name-steal = Кража, { $player }: { $envelope }
shot-name-give = Подарок, { $to }: { $envelope }
shot-name-keep = Танец, { $player } оставляет: { $envelope }
shot-name-draw = Танец, { $player } получает: { $envelopes }
shot-name-draw-many = Танец, { $player }: конвертов { $count }
shot-name-put-in = { $player } кладёт в центр: { $envelope }
shot-name-offer = { $player }, лот: { $envelope }
shot-name-bid = { $player }: ставка { $tokens }
shot-name-pass = { $player } пасует
shot-name-hammer = Выше никто не ставит
shot-name-highest = Высшая ставка: { $player }, { $tokens }
shot-name-hands = В руках: { $bids }
shot-name-sell = { $player } продаёт
shot-name-keep-lot = { $player } забирает лот
shot-name-price = { $player }, цена просмотра: { $tokens }
shot-name-paid = Платят за просмотр: { $players }
shot-name-paid-none = За просмотр никто не платит
shot-name-supply-out = { $player }: { $tokens } из запаса
shot-name-supply-in = { $player }: { $tokens } в запас
shot-name-arranged = Все фото сделаны
shot-name-photo-valid = { $player }: фото по правилам
shot-name-photo-broken = { $player }: фото не по правилам
shot-name-place = { $player }, пол: { $guest } на { $cell }
shot-name-remove = { $player }, убрать: { $guest }
shot-name-swap = { $player }, обмен: { $one } и { $other }
shot-name-fill =
    { $player }, пол: { $count ->
        [one] { $count } гость
        [few] { $count } гостя
       *[many] { $count } гостей
    }
shot-name-settled = { $player }: расстановка верна
shot-name-void = { $player }: не в счёт { $guest }
shot-name-unvoid = { $player }: в счёт { $guest }
shot-name-alone = Стол считает сам
shot-name-evidence = { $player }: фото проверено
shot-name-open = Конверт: { $guest }
shot-name-read = { $guest }: { $wish }
shot-name-vip = { $guest }: карт особого гостя { $count }
shot-name-answer-met = { $player }, { $guest }: учтено
shot-name-answer-not = { $player }, { $guest }: не учтено
shot-name-vote = Голоса: { $player }, { $guest }, { $met } на { $not }
shot-name-scored = { $guest }: подсчитано
shot-name-final-vote = Голоса за фото: { $votes }
shot-name-note = { $player }: личные заметки
shot-name-correct = Поправка: { $what }
shot-by-name = Конверты называют по именам
shot-by-count = Конверты только считают
shot-deck-app = Карты обмена тянет приложение
shot-deck-table = Карты обмена открывает стол
shot-numbered = { $player } { $number }

## Corrections

shot-corrected = Поправка стола: { $what }
shot-correct-envelope = { $player }, здесь: { $envelope }
shot-correct-centre = в центре: { $envelope }
shot-correct-tokens = жетоны, { $player }: { $count }
shot-correct-supply = общий запас: { $count }
shot-correct-first = первый игрок: { $player }
shot-correct-vip = { $guest }, карт особого гостя { $count }
shot-correct-card = { $guest }, карта { $number }
shot-correct-card-wish = { $guest }, карта { $number }: { $wish }
shot-correct-met = { $player }, { $guest }: учтено { $met }
shot-correct-out = { $player }, { $guest }: нет на полу

## Story: rounds and exchanges

shot-dealt = Конверты: { $shares }, в центре { $centre }
shot-all-looked = Все посмотрели в свои конверты
shot-card-turned = { $player } открывает карту: { $card }
shot-card-counted = Этой карты больше, чем в наборе: { $card }, { $count }
shot-pick-told = { $player } выбирает: { $envelope }
shot-pick-none = { $from }: конвертов нет, { $player } ничего не берёт
shot-gift-told = Подарок, { $player } → { $to }: { $envelope }
shot-keep-told = { $player } оставляет: { $envelope }
shot-keep-none = { $player }: нет конвертов, оставлять нечего
shot-shuffled = Центр перемешан. Тянут вслепую: { $due }
shot-shuffled-none = В центр никто ничего не положил: тянуть нечего
shot-seat-done = { $player }: готово
shot-moved-chosen = { $player } берёт из центра: { $envelope }
shot-moved-put-back = { $player } кладёт в центр: { $envelope }
shot-moved-stolen = Кража, { $from } → { $player }: { $envelope }
shot-moved-given = Подарок, { $from } → { $player }: { $envelope }
shot-moved-drawn = { $player } тянет из центра: { $envelope }
shot-moved-bought = { $player } получает и откладывает до следующего просмотра: { $envelope }
shot-exchange-ended = { $card }: выполнено, карта сброшена
shot-first-passed = Первый игрок: { $player }
shot-round-began = Раунд { $round } из { $rounds }

## Story: auctions

shot-auction-began = Конверты в центре: аукцион начинается
shot-skipped = { $player }: нет лота, ход пропускается
shot-skipped-joint = { $player }: в центре нет конвертов, ход пропускается
shot-offered = Активный игрок: { $player }; лот: { $envelope }
shot-bid-made = { $player }: ставка { $tokens }
shot-passed = { $player } пасует
shot-hands-opened = Руки раскрыты: { $bids }
shot-hands-tied = Руки раскрыты: { $bids }. Поровну: ещё раз ставят { $players }, не меньше прежнего
shot-paid-price = { $player } платит за конверт { $tokens }. { $to }: теперь { $has }
shot-paid-half = { $player }: ставка ниже, платит половину, { $tokens }. { $to }: теперь { $has }
shot-paid-kept = { $player } забирает лот и платит ставку { $tokens }. { $to }: теперь { $has }
shot-paid-look = { $player } платит за просмотр { $tokens }. { $to }: теперь { $has }
shot-paid-help = { $player }: ни конверта, ни жетона, получает { $tokens }. { $from }: теперь { $has }
shot-paid-supply-out = { $player } получает из общего запаса { $tokens }, в запасе { $supply }
shot-paid-supply-in = { $player } кладёт в общий запас { $tokens }, в запасе { $supply }
shot-unsold = Ставок нет: конверт не продан
shot-unsold-tied = Снова поровну: конверт не продан, никто не платит
shot-price-named =
    { $player } просит за просмотр { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }
shot-looked-inside = { $player } тайно смотрит внутрь: { $envelope }
shot-active-done = { $player }: аукцион завершён

## Story: photos and floors

shot-arranging-began = Шесть раундов позади: посмотрите ещё раз и завершите расстановку
shot-floors-began = Фото сделаны: фигурки остаются на местах
shot-photo-refused = { $player }, фото не по правилам: { $rules }. Ещё одно, фигурки не двигать
shot-photo-valid = { $player }: фото по правилам
shot-placed = { $player }, пол: { $guest } на { $cell }
shot-removed = { $player }, с пола уходит: { $guest }
shot-filled = { $player }, пол: { $guests }
shot-filled-empty = { $player }: пол пуст
shot-at = { $guest } { $cell }
shot-voided = { $player }, нарушена расстановка, не в счёт: { $guest }
shot-unvoided = { $player }, снова в счёт: { $guest }
shot-floor-settled =
    { $player }, расстановка готова: { $count ->
        [one] { $count } гость
        [few] { $count } гостя
       *[many] { $count } гостей
    }
shot-examined =
    { $player }, фото проверено: { $count ->
        [one] виден { $count } гость
        [few] видно { $count } гостя
       *[many] видно { $count } гостей
    }

## Story: scoring

shot-counting-alone = Расстановки не вводят: стол сам считает учтённые предпочтения
shot-scoring-began = Подсчёт: ширмы плашмя, фишки очков на 0
shot-envelope-opened = Открыт конверт: { $guest }
shot-card-learnt = Новая карта: теперь она есть в наборе
shot-card-read = { $guest }, карта { $number }: { $wish }
shot-vip-counted = { $guest }, карт особого гостя: { $count }. Очки для всех ×{ $times }
shot-answered-met = { $player }, фото, { $guest }: «{ $wish }» учтено, все согласны
shot-answered-not = { $player }, фото, { $guest }: «{ $wish }» не учтено, все согласны
shot-voted-met = { $player }, фото, { $guest }: «{ $wish }» учтено, голоса: { $votes }
shot-voted-not = { $player }, фото, { $guest }: «{ $wish }» не учтено, голоса: { $votes }
shot-voted-tied = { $player }, фото, { $guest }: «{ $wish }» учтено, равенство голосов за фотографа: { $votes }
shot-votes-counted = { $met } за, { $not } против
shot-votes-both = за: { $yes }; против: { $no }
shot-votes-all-for = за: { $yes }
shot-votes-all-against = против: { $no }
shot-scored = { $guest }, учтено: { $results }
shot-scored-again = Пересчёт, { $guest }, учтено: { $results }
shot-result = { $player } { $met } из 3 → { $points }
shot-result-vip = { $player } { $met } из 3 ×{ $times } → { $points }
shot-result-out = { $player } не на полу → 0
shot-plus = +{ $points }
shot-dishes-counted = Очки за жетоны блюд, 1 за 2: { $points }
shot-vote-called = Поровну очков, гостей и конвертов: { $players }. Все голосуют, чьё фото лучше
shot-vote-held = Голоса за фото: { $votes }
shot-game-ended = Все конверты подсчитаны: партия окончена

## Refusals

shot-refusal-game-over = Партия окончена: отмените запись или внесите поправку
shot-refusal-not-now = Не сейчас: сначала ответьте на вопрос на экране
shot-refusal-not-now-player = Не сейчас: сначала отвечает { $player }
shot-refusal-not-on-table = За столом игроков: { $players }, выберите из них
shot-refusal-no-such-guest = Гостей 14: выберите одного из них
shot-refusal-wrong-deal =
    { $player }: здесь { $count ->
        [one] { $count } конверт
        [few] { $count } конверта
       *[many] { $count } конвертов
    }, отметьте столько же
shot-refusal-wrong-deal-centre =
    В центре { $count ->
        [one] { $count } конверт
        [few] { $count } конверта
       *[many] { $count } конвертов
    }: отметьте столько же
shot-refusal-no-auction = Карты аукциона — для режима «Аукцион»: уберите её и откройте другую
shot-refusal-enough-auctions = Три карты аукциона уже были: эта карта обычная
shot-refusal-enough-ordinary = Три обычные карты уже были: эта карта аукциона
shot-refusal-other-card = Приложение тянет карту: { $card }; возьмите её или открывайте карты сами
shot-refusal-deck-unknown = В наборе известны не все карты обмена для этого числа игроков: открывайте настоящие
shot-refusal-which-envelope = Укажите, какой это конверт
shot-refusal-not-there = Здесь его нет: { $envelope }. Выберите другой или поправьте место
shot-refusal-twice = Назван дважды: { $envelope }. Выберите другой
shot-refusal-wrong-count = Здесь нужно { $count }: выберите столько
shot-refusal-not-a-neighbour = Подарки получают соседи, каждый по одному: выберите другого
shot-refusal-locked = Куплен в этом раунде, лотом не бывает: { $envelope }. Выберите другой
shot-refusal-too-low = Мало: не меньше { $least }, или спасуйте
shot-refusal-too-few-tokens =
    { $player }: { $has ->
        [one] { $has } жетон
        [few] { $has } жетона
       *[many] { $has } жетонов
    }, больше заплатить нечем
shot-refusal-own-lot = Активный игрок за свой лот не ставит: выберите другого
shot-refusal-other-bidder = { $player } сейчас не ставит: посмотрите, кто может
shot-refusal-bidder-turn = Сейчас ставит { $player }
shot-refusal-must-sell =
    У активного игрока только { $has ->
        [one] { $has } жетон
        [few] { $has } жетона
       *[many] { $has } жетонов
    }: придётся продать
shot-refusal-supply-empty = В общем запасе { $has }: больше не взять
shot-refusal-no-such-cell = На этом полу нет клетки { $cell }: выберите другую
shot-refusal-under-table = На клетке { $cell } стоит стол: выберите другую
shot-refusal-occupied = Клетка { $cell } занята: { $guest }; на клетке один гость
shot-refusal-not-on-floor = На этом полу нет гостя: { $guest }; сначала поставьте фигурку
shot-refusal-photo-first = Сначала скажите, по правилам ли фото: { $player }
shot-refusal-already-scored = Уже подсчитано: { $guest }; выберите другой конверт
shot-refusal-still-open = Сначала закончите открытый конверт: { $guest }
shot-refusal-nothing-open = Открытого конверта нет: сначала откройте его
shot-refusal-three-cards = В конверте 3 карты предпочтений: прочтите все три, не больше
shot-refusal-bad-area = Отметьте хотя бы одну зелёную клетку, и не под столом
shot-refusal-alternative = Карта называет самого гостя: укажите, что в скобках
shot-refusal-bad-alternative = В скобках другое предпочтение: выберите его
shot-refusal-too-many-vip = У игрока одна карта особого гостя: здесь не больше { $most }
shot-refusal-not-asked = Об этом по фото не спрашивают или ещё не подсчитано: выберите, о чём вопрос
shot-refusal-answer-first = Сначала ответьте на вопрос о фото: { $player }
shot-refusal-wrong-voters = Каждый, кто голосует, голосует один раз: пересчитайте голоса
shot-refusal-too-many-met = В конверте 3 карты: учтено не больше 3
shot-refusal-no-notes = Эта партия на память: заметок нет
shot-refusal-note-too-long = В заметке не больше { $most } знаков: сократите её
shot-refusal-too-many = Столько не бывает: не больше { $most }

## Score sheet

shot-sheet-dishes = Жетоны блюд
shot-sheet-dishes-why =
    { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }, 1 очко за 2
shot-sheet-out = Нет на полу: 0
shot-sheet-void = Нарушена расстановка, как будто нет на полу: 0
shot-sheet-met = Учтено { $met } из 3: { $points }
shot-sheet-met-vip = Учтено { $met } из 3: { $base } × { $times } = { $points }, карт особого гостя { $vip }
shot-why-met = «{ $wish }»: учтено. { $why }
shot-why-not = «{ $wish }»: не учтено. { $why }
shot-why-stands = Стоит на { $cell }
shot-why-self = Карта называет самого гостя, он на клетке { $cell }
shot-why-beside = { $guest } на { $cell }, { $other } рядом на { $place }
shot-why-apart = { $guest } на { $cell }, { $other } на { $place }: общей стороны нет
shot-why-nobody = Нет на полу: { $guest }
shot-why-no-man = Рядом с { $cell } нет мужчин
shot-why-no-woman = Рядом с { $cell } нет женщин
shot-why-neighbours = Рядом с { $cell }: { $guests }
shot-why-photo = Видно по фото
shot-why-table = По фото все согласны
shot-why-vote = Голосование: { $votes }
shot-why-vote-tied = Голосов поровну, в пользу фотографа: { $votes }
shot-why-open = Ещё не решено
shot-verdict-points = Очки: { $players }
shot-verdict-guests = Очков поровну; решает число гостей на полу: { $players }
shot-verdict-envelopes = Гостей тоже поровну; решает число конвертов: { $players }
shot-verdict-vote = Конвертов тоже поровну; голоса за фото: { $players }
shot-verdict-vote-open = Конвертов тоже поровну; решит голосование: { $players }
shot-verdict-wins = Победа: { $player }
shot-verdict-ahead = Впереди { $player }
shot-verdict-shared = Победа общая: { $players }
shot-verdict-level = Поровну: { $players }

shot-tally-guests = Выставлено гостей
shot-tally-votes = Голосований о фото
shot-tally-final = Решающих голосований
shot-tally-place = Очки, { $place }-е место

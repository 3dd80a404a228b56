# Идеальный кадр: вопросы, ответы и доски на экране.

## New game

shot-ui-option-auction = Режим «Аукцион»
shot-ui-option-off = нет
shot-ui-option-on = да
shot-ui-option-deck = Карты обмена
shot-ui-option-deck-table = из настоящей колоды
shot-ui-option-deck-app = тянет приложение
shot-ui-option-envelopes = Конверты
shot-ui-option-envelopes-named = по именам
shot-ui-option-envelopes-counted = только число
shot-ui-option-notes = Личные заметки (игра на память: с заметками она другая)

## Rounds

shot-ui-step = Шаг { $step } из 4
shot-ui-ask-look = Все смотрят в свои конверты
shot-ui-ask-look-detail = Открыт только один конверт, остальные этого не видят. В свой конверт можно тайно вложить карту особого гостя.
shot-ui-looked = Все посмотрели
shot-ui-ask-card = { $player }: открыть карту обмена. Какая это карта?
shot-ui-ask-card-detail = Первый игрок открывает верхнюю карту и читает её вслух.
shot-ui-app-deck = Приложение перемешало шесть карт, настоящая колода не нужна.
shot-ui-deck-unknown = Приложение не может тянуть: в наборе не записаны все карты для этого числа игроков. Откройте настоящую карту.
shot-ui-draw-card = Открыть карту
shot-ui-card-unexpected = сверьте с коробкой
shot-ui-done = Готово
shot-ui-few-in-centre = В центре меньше 2 конвертов: берите сколько есть.
shot-ui-do-choice = По очереди: взять 2 конверта из центра, затем положить туда любые 2 своих.
shot-ui-do-theft = Одновременно: каждый берёт 1 конверт у соседа слева.
shot-ui-do-reveal = Перемешайте конверты центра и откройте 2 из них для всех, по одному. Затем верните карты на место.
shot-ui-do-gifts = Каждый отдаёт один конверт соседу слева и один соседу справа.
shot-ui-do-rumours = Каждый может тайно посмотреть в 1 конверт из центра или у соперника; конверт возвращается на место.
shot-ui-do-dance = Каждый оставляет 1 конверт, остальные кладёт в центр. Перемешайте; каждый получает случайно столько же.
shot-ui-do-quick = Начиная слева от активного игрока, каждый может сделать одну ставку.
shot-ui-do-secret = Остальные прячут жетоны в кулаке и одновременно открывают руки.
shot-ui-do-unfair = Как в тайном аукционе, но поставившие меньше платят половину ставки с округлением вниз.
shot-ui-do-open = Остальные повышают ставки в любом порядке.
shot-ui-do-joint = Каждый кладёт 1 конверт в центр. Активный игрок выбирает лот, остальные назначают цену, он продаёт или покупает.
shot-ui-do-fixed = Активный игрок называет цену; кто платит, сразу смотрит внутрь.
shot-ui-round-open = карты ещё нет
shot-ui-round-spoken = Раунд { $round }: { $card }

## Envelopes

shot-ui-envelopes = Конверты
shot-ui-centre-short = центр
shot-ui-centre = Центр стола
shot-ui-first = первый игрок
shot-ui-active = активный
shot-ui-envelope-locked = { $guest }: конверт куплен в этом раунде
shot-ui-envelope-lot = { $guest }, лот
shot-ui-envelope-number = Конверт { $number }
shot-ui-ask-deal = { $player }: какие конверты?
shot-ui-ask-deal-centre = Какие конверты в центре?
shot-ui-ask-deal-anew = Назовите конверты, как они лежат сейчас.
shot-ui-ask-deal-detail = Раздайте их случайно. У кого какой конверт, знают все.
shot-ui-dealt-of = { $told } из { $count }
shot-ui-deal-here = сейчас
shot-ui-deal-to = сюда
shot-ui-deal-to-spoken = Следующие конверты: { $player }
shot-ui-deal-rest = Остальные там
shot-ui-deal-app = Пусть раздаст приложение
shot-ui-count-only = Считать только число
shot-ui-start-again = Начать заново
shot-ui-ask-put-in = { $player }: какой конверт в центр?
shot-ui-ask-steal = { $player }: какой конверт взять? Сосед слева: { $from }
shot-ui-ask-give = { $player }: какой конверт отдать? Получает: { $to }
shot-ui-ask-give-only = { $player }: конверт один. Кто получает?
shot-ui-ask-keep = { $player }: какой конверт остаётся?
shot-ui-draw-app = Пусть вытянет приложение

## Auctions

shot-ui-any-envelope = Конверт выставлен
shot-ui-ask-lot = { $player }: какой конверт выставить?
shot-ui-ask-lot-centre = { $player }: какой конверт из центра?
shot-ui-lot = Лот: { $guest }. { $bid }
shot-ui-no-bid = Ставок нет.
shot-ui-pass = Пас
shot-ui-only-result = Только итог
shot-ui-nobody-higher = Выше никто не даёт
shot-ui-ask-shout = Кто делает ставку?
shot-ui-ask-result = Чья ставка высшая?
shot-ui-bid-by-bid = По очереди
shot-ui-lies-there = Конверт в центре
shot-ui-other-bidder = Другой игрок
shot-ui-ask-hands = Лот игрока { $player }: сколько жетонов в руках?
shot-ui-ask-hands-again = Ничья: равные ставят ещё раз
shot-ui-hands-again-detail = Не меньше прежнего. Снова поровну: конверт никому.
shot-ui-open-hands = Руки открыты
shot-ui-ask-settle = { $player }: продать лот или оставить?
shot-ui-sell-lot = Продать
shot-ui-keep-lot = Оставить
shot-ui-ask-price = { $player }: какова цена?
shot-ui-pays = платит
shot-ui-pays-not = нет
shot-ui-nobody-pays = Никто не платит
shot-ui-they-pay = Платят и смотрят

## Beside the game

shot-ui-notes = Личные заметки
shot-ui-ask-notes = Чьи заметки?
shot-ui-notes-warning = «Идеальный кадр» — игра на память; с заметками она другая. Только если стол этого хочет.
shot-ui-notes-alone = На экран смотрит только один игрок: { $player }
shot-ui-notes-show = { $player }: показать
shot-ui-notes-of = Заметки: { $player }
shot-ui-notes-drop = Назад без сохранения
shot-ui-notes-keep = Сохранить и скрыть
shot-ui-back-to-game = Назад к партии
shot-ui-supply = Общий запас
shot-ui-supply-detail = Только если так сказано на карте для двоих.
shot-ui-supply-take = взять 1
shot-ui-supply-give = отдать 1
shot-ui-void = Гость стоит не по правилам
shot-ui-ask-void = { $player }: какие гости не считаются?
shot-ui-void-detail = Фигурки двигать нельзя. Гость, которого новое фото не спасёт, считается не выставленным: 0 очков, ничей не сосед.

## Photos and floors

shot-ui-ask-arrange = Закончите расстановку и сделайте фото
shot-ui-ask-arrange-detail = Ещё раз загляните в свои конверты. Выставьте сколько угодно гостей: один на клетку, прямо, лицом к себе. После первого фото фигурки не двигать.
shot-ui-arranged = Все фото сделаны
shot-ui-count-alone = Без планшетов: считаем сами
shot-ui-ask-photo = { $player }: фото по правилам?
shot-ui-photo-detail = Каждый выставленный гость хоть немного виден; камера не выше ширмы; в кадре только пол и ширма.
shot-ui-photo-again = Сделайте новое фото, не двигая фигурок. Если виновата только фигурка, примите фото и отметьте гостя на полу.
shot-ui-photo-valid = Фото принято
shot-ui-photo-breaks = Нарушает правило
shot-ui-photo-fine = Всё-таки по правилам
shot-ui-ask-broken = { $player }: что не так с фото?
shot-ui-photo-no-move = Можно сделать другое фото, но фигурки не двигать.
shot-ui-photo-retake = Сделать другое фото
shot-ui-photo-which = Выберите, что не так
shot-ui-floor-of = Пол: { $player }
shot-ui-floor-back = дальняя сторона, ширма
shot-ui-floor-table = стол
shot-ui-floor-front = вы смотрите отсюда
shot-ui-floor-detail = Коснитесь гостя, затем клетки; на полу можно перетаскивать. Кого нет на полу, пропустите.
shot-ui-ask-cell = { $guest }: коснитесь клетки
shot-ui-all-placed = Все гости на полу
shot-ui-floor-right = Всё верно
shot-ui-take-off = Не выставлен: убрать
shot-ui-swap = Поменять местами
shot-ui-swap-no = Не менять
shot-ui-ask-swap = Обмен: коснитесь первого гостя
shot-ui-ask-swap-with = { $guest }: с кем поменять?
shot-ui-cell-table = { $cell }, под столом
shot-ui-cell-guest = { $cell }, { $guest }
shot-ui-cell-free = { $cell }, свободна
shot-ui-cell-green = { $cell }, зелёная

## Cards

shot-ui-ask-wish = Что на карте?
shot-ui-ask-wish-detail = Прочтите её вслух.
shot-ui-card-of = { $guest }: карта { $card } из 3
shot-ui-other-symbol = Значок фото не такой, как обычно
shot-ui-other-kind = Другая карта
shot-ui-ask-gender = Рядом с кем не стоять?
shot-ui-ask-beside = Рядом с кем?
shot-ui-ask-blocked = Кого загораживать?
shot-ui-ask-bracket = На карте назван сам гость. Что в скобках?
shot-ui-ask-bracket-detail = Вместо этого считается предпочтение в скобках.
shot-ui-ask-area-which = Какие клетки зелёные?
shot-ui-area-known = известная карта
shot-ui-area-new = Отметить клетки
shot-ui-ask-area = Отметьте зелёные клетки на полу
shot-ui-area-detail = Держите карту так, чтобы её стол совпал со столом на полу. Лево и право — глазами фотографа.
shot-ui-area-right = Эти клетки
shot-ui-area-tap = Отметьте хотя бы одну
shot-ui-area-title = Зелёные клетки карты
shot-ui-card-not-read = Карта { $number }: ещё не прочитана
shot-ui-by-photo = фото
shot-ui-by-floor = пол

## Scoring

shot-ui-ask-envelope = Чей конверт открыть?
shot-ui-ask-envelope-detail = Открываются все 14, и те, что в центре.
shot-ui-ask-judge = Фото: { $player }. { $guest }: «{ $wish }» — учтено?
shot-ui-judge-not-blocked = Рисунок не перекрыт фигуркой другого гостя. Подставка и белый контур не считаются, стол и блюда тоже.
shot-ui-judge-face-hidden = Глаза, нос и рот полностью закрыты гостями или блюдами либо вне кадра. Стол не считается.
shot-ui-judge-blocks = Фигурка этого гостя сама закрывает всё лицо другого.
shot-ui-judge-photo = Эта карта проверяется только по фото.
shot-ui-yes = Да
shot-ui-no = Нет
shot-ui-wish-met = предпочтение учтено
shot-ui-wish-not-met = предпочтение не учтено
shot-ui-to-vote = По фото не решить: голосование
shot-ui-vote = Голосование
shot-ui-vote-detail = { $text } Голосуют все, кроме фотографа ({ $player }); поровну — в его пользу.
shot-ui-votes-nameless = Только число
shot-ui-votes-split = { $met } : { $not }
shot-ui-votes-split-spoken = За { $met }, против { $not }
shot-ui-no-vote = Всё-таки без голосования
shot-ui-count-votes = Подсчитать голоса
shot-ui-votes-missing = Не хватает: { $players }
shot-ui-all-yes = Все за
shot-ui-all-no = Все против
shot-ui-ask-close = { $guest }: всё решено
shot-ui-ask-close-detail = Карты особого гостя в конверте учтены?
shot-ui-close = Следующий конверт
shot-ui-close-last = К итогу
shot-ui-vip-cards = Карты особого гостя
shot-ui-vip-factor = Особый гость: × { $factor }
shot-ui-met = учтено
shot-ui-not-met = не учтено
shot-ui-needs-vote = нужно голосование
shot-ui-ask-photo-short = решает фото
shot-ui-not-read = не прочитана
shot-ui-not-placed = не выставлен
shot-ui-not-placed-short = –
shot-ui-points-open = ?
shot-ui-box-spoken = Карта { $number }: { $answer }
shot-ui-met-of = учтено { $count } из 3
shot-ui-totals = Итоги
shot-ui-tally-detail = Прочтите карты вслух и посчитайте, сколько учтено у каждого.
shot-ui-tally-missing = Число для каждого игрока
shot-ui-other-envelope = Другой конверт
shot-ui-ask-tally = { $guest }: сколько предпочтений учтено?
shot-ui-ask-final = Полное равенство: чьё фото лучше?
shot-ui-final-detail = Голосуют все, и равные тоже. Поровну — победа общая.
shot-ui-all-vote = Голосуют все
shot-ui-votes-for = { $player } голосует: { $other }

## The ideal frame

shot-ui-ideal = Идеальный кадр за столом
shot-ui-ideal-model = Лучшая расстановка, возможная с этими конвертами. Где решает фото — наша простая модель: стоящий прямо впереди закрывает лицо, любой ближе в том же столбце загораживает.
shot-ui-ideal-find = Найти лучшую расстановку
shot-ui-ideal-looking = Поиск лучшей расстановки
shot-ui-ideal-stop = Остановить и показать лучшее
shot-ui-ideal-proven = Очков: { $points }; лучше невозможно
shot-ui-ideal-gap = Найдено очков: { $points }; больше { $most } невозможно
shot-ui-ideal-left = { $player }: { $points } по этой модели, упущено { $left }

## Strip, corrections

shot-ui-facts-envelopes = конверты
shot-ui-facts-first = первый игрок
shot-ui-tokens = Жетоны блюд
shot-ui-correct-text = Прав стол. Каждая поправка — запись, её можно отменить.
shot-ui-correct-tokens-of = Жетоны блюд: { $player }
shot-ui-correct-envelopes = Касание передаёт конверт дальше.
shot-ui-correct-vip-of = Карты особого гостя: { $guest }
shot-ui-correct-met = { $player }: учтено
shot-ui-correct-placed = { $player }: гость на полу
shot-ui-correct-later = Конверты и первого игрока можно поправить после этой карты или после отмены.
shot-ui-correct-cards = Прочитанные карты
shot-ui-correct-floors = Планшеты пола
shot-ui-scored-of = Подсчитано конвертов: { $count } из 14

shot-ui-spoken-money = конвертов: { $envelopes }, жетонов: { $tokens }
shot-ui-spoken-envelopes = конвертов: { $envelopes }

## Numbers

shot-ui-ask-take = { $player }: взять из центра конвертов: { $count }. Какие?
shot-ui-ask-put = { $player }: вернуть в центр конвертов: { $count }. Какие?
shot-ui-ask-draw = { $player }: получает конвертов: { $count }. Какие?
shot-ui-ask-bid = { $player }: какая ставка? Не меньше { $count }
shot-ui-ask-shout-of = { $player }: сколько? Не меньше { $count }
shot-ui-best-bid = Высшая ставка: { $player }, { $count }.
shot-ui-sell-lot-words = { $other } платит { $count } (получает { $player }) и берёт конверт
shot-ui-keep-lot-words = { $player } платит { $count } (получает { $other }) и берёт конверт
shot-ui-ask-payers = Цена: { $count }. Кто платит?
shot-ui-key-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
shot-ui-has = жетонов: { $count }
shot-ui-supply-question = Общий запас: { $count }
shot-ui-supply-count = запас: { $count }
shot-ui-envelopes-count =
    { $count ->
        [one] { $count } конверт
        [few] { $count } конверта
       *[many] { $count } конвертов
    }
shot-ui-tokens-count =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
shot-ui-facts-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }
shot-ui-facts-placed =
    { $count ->
        [one] { $count } гость
        [few] { $count } гостя
       *[many] { $count } гостей
    }
shot-ui-placed-of = { $player }: гостей { $count } из 14
shot-ui-spoken-points = Очков: { $points }, гостей: { $count }

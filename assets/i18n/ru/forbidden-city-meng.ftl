# Запретный город соло: ходы Мэна, сумерки, его доводы, что ему надо сказать.

## Names

meng-low = низкая
meng-medium = средняя
meng-high = высокая
meng-special = особая карта
meng-upper = верхний
meng-lower = нижний
meng-source-gift = Обмены на картах подарков
city-phase-dusk = Сумерки
meng-stage-turn = Раунд { $round } · День · ход Мэна { $turn } из { $turns }

## Story

meng-shuffled =
    { $count ->
        [one] { $count } карта Автомы прошлых раундов замешана
        [few] { $count } карты Автомы прошлых раундов замешаны
       *[many] { $count } карт Автомы прошлых раундов замешано
    } в новую колоду
meng-drawn = Карта Автомы: { $card }
meng-drawn-table = На столе открыта карта Автомы: { $card }
meng-offered = { $player } кладёт карту { $value } { $at } и берёт { $taken }
meng-offered-pad = { $player } кладёт карту подарка { $at }: { $action }
meng-rewarded = { $player } берёт награду в гавани { $harbor }: { $reward }; джонка и слуги уходят в запас
meng-out-of-cards = { $player }: карт подарков на сегодня нет
meng-dusk-began = Сумерки раунда { $round }: действует только Мэн
meng-dealer-app = Карты Мэна тасует и открывает приложение
meng-dealer-table = Карты Мэна открывают за столом
meng-why-dusk = сумерки, { $card }

## Entries

meng-name-turn = { $player } идёт: { $area }
meng-name-special = { $player } с особой картой: { $area }
meng-name-dusk = { $player } в сумерках: { $card }
meng-name-morning = { $player } утром
meng-name-favor = { $player }: бонус интриг
meng-name-acts = { $player } продолжает
meng-name-end-turn = Ваш ход окончен
meng-name-out-of-cards = У вас нет карт подарков

## Steps: what to do on the table for Meng

meng-step-shuffle =
    Замешайте { $count ->
        [one] { $count } карту Автомы
        [few] { $count } карты Автомы
       *[many] { $count } карт Автомы
    } прошлых раундов в новую колоду
meng-step-offer = Положите его карту { $value } { $at }. Карту { $taken } — в его сброс.
meng-step-offer-pad = Положите его карту подарка { $at }. Лежавшую там — в его сброс.
meng-step-gain =
    +{ $count ->
        [one] { $count } слуга
        [few] { $count } слуги
       *[many] { $count } слуг
    } из запаса в его штат
meng-step-gain-none = Слуг он не получает: запас пуст
meng-step-return =
    Верните { $count ->
        [one] { $count } слугу
        [few] { $count } слуг
       *[many] { $count } слуг
    } из его штата в запас
meng-step-wall =
    { $count ->
        [one] { $count } слугу
        [few] { $count } слуг
       *[many] { $count } слуг
    } из его штата на Великую стену
meng-step-wall-supply =
    { $count ->
        [one] { $count } слугу
        [few] { $count } слуг
       *[many] { $count } слуг
    } из его запаса на Великую стену
meng-step-scored = Часть стены восстановлена: больше всех у Мэна. Его слуги оттуда — в его запас.
meng-step-scored-you = Часть стены восстановлена: больше всех у вас. Ваши слуги оттуда — в ваш запас.
meng-step-points = Он получает { $amount } ПО
meng-step-points-you = Вы получаете { $amount } ПО
meng-step-envoy =
    Его проситель: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
meng-step-envoy-you =
    Ваш проситель: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
meng-step-home = Его проситель во дворце: место { $slot }
meng-step-home-you = Ваш проситель во дворце: место { $slot }
meng-step-intrigue = Его фишка интриг, поверх других на этом делении
meng-step-medal = Он берёт жетон следующего первого игрока
meng-step-jade = Он берёт 1 нефрит
meng-step-jade-house = Он берёт нефрит самого дешёвого дома
meng-step-jade-plaza = Он берёт 1 нефрит с площади
meng-step-jade-cheapest = Он берёт самый дешёвый нефрит
meng-step-decree = Поставьте 1 слугу на { $place } указ { $level }-го уровня: «{ $decree }»
meng-step-decree-supply = Поставьте 1 слугу из запаса на { $place } указ { $level }-го уровня: «{ $decree }»
meng-step-ship = Его новая джонка в гавани { $harbor }
meng-step-load = 1 слугу из штата на его джонку, мест { $places }
meng-step-load-supply = 1 слугу из запаса на его джонку, мест { $places }
meng-step-reward-card = Третий слуга на борту: джонка и слуги в запас. Карту подарка из колоды, не глядя, под его стопку; отметьте награду-карту другим цветом.
meng-step-reward-card-dusk = Третий слуга на борту: джонка и слуги в запас. Карту подарка из колоды, не глядя, в его сброс; отметьте награду-карту другим цветом.
meng-step-reward-points = Третий слуга на борту: джонка и слуги в запас. Отметьте 4 ПО другим цветом.
meng-step-reward-unmarked = Третий слуга на борту: джонка и слуги в запас. На 4 ПО уже три отметки.
meng-step-travel = Путник в следующий город с жетоном: «{ $token }»
meng-step-travel-to = Путник в город { $city }: жетон «{ $token }»
meng-step-store = Положите жетон над его планшетом; все его жетоны стоят
meng-step-six = Он сбрасывает жетоны на 6
meng-step-two = Он сбрасывает 2 жетона за слугу
meng-step-double = Он сбрасывает двойной жетон за слугу
meng-step-card-back = Верхняя карта его сброса — под его стопку
meng-step-discard = Верхняя карта его стопки — в его сброс
meng-step-discard-known = Его карта { $value } — в его сброс
meng-step-morning = Утренний указ: { $decree }
meng-step-dusk-card = Карта этого раунда: { $card }
meng-step-dusk-skipped = { $card }: пропуск, слуг нужно { $needed }, есть { $there }
meng-step-no-favor = Бонуса интриг ему нет
meng-step-passes = Карт Автомы не осталось: его карты подарков сброшены, он пасует

meng-deed-gift = Карта подарка
meng-deed-move = Путник
meng-deed-load = Джонка
meng-lack-servants = { $what }: не выполнено, слуг нужно { $needed }, есть { $there }
meng-lack-supply = { $what }: не выполнено, запас пуст
meng-lack-token = { $what }: не выполнено, ни в одном городе нет жетона
meng-lack-harbor = { $what }: не выполнено, свободной гавани нет
meng-lack-decree = { $what }: не выполнено, ни на один указ не хватает
meng-lack-three = { $what }: не выполнено, в штате меньше 3 слуг
meng-lack-card = { $what }: не выполнено, его стопка пуста

## Why

meng-why-special = Особая карта: вариант B даром в его области, { $area }
meng-why-variant-a = Он всегда выполняет вариант A: { $area }
meng-why-twice = Карта и область совпали: { $area } дважды
meng-why-level = Раунд { $round }: сначала он смотрит на уровень { $level }
meng-why-decree = «{ $decree }»: вернуть { $price } и поставить 1; нужно { $needed }, есть { $there }
meng-why-decree-dearer = «{ $decree }»: из-за вашего слуги дороже на 1, вернуть { $price } и поставить 1; нужно { $needed }, есть { $there }
meng-why-owns = «{ $decree }»: его слуга уже там
meng-why-level-not-needed = Уровень { $level }: не понадобился
meng-why-lower = Цена одна: нижний, «{ $decree }»
meng-why-jade = Самый дешёвый нефрит: цена { $price }, есть { $there }
meng-why-exchanged =
    { $count ->
        [one] { $count } слуга
        [few] { $count } слуги
       *[many] { $count } слуг
    } в обмен на жетоны: так действие возможно
meng-why-kept-tokens = Жетоны на { $count } остаются: их не хватило бы
meng-why-six = Жетоны на 6 сразу становятся нефритом
meng-why-servants = Слуг нужно { $needed }; есть { $there }, считая жетоны
meng-why-city = Город { $city } — следующий с жетоном на его пути
meng-why-next-city = Следующий город с жетоном против часовой стрелки
meng-why-off-route = На его пути жетонов нет: ближайший в стороне
meng-why-own-ship = На его джонке в канале есть место
meng-why-new-ship = Его джонки в канале нет: новая
meng-why-third = Третий слуга — сразу награда, в любой гавани
meng-why-favor-jade = Деление 7 и дальше: 7 назад за 1 нефрит
meng-why-favor-servant = Деление от 1 до 6: 1 назад за 1 слугу
meng-why-no-favor = Начало шкалы или пустой запас: ничего
meng-why-point = Обмена и карты ему нет: вместо этого 1 ПО

## Questions

meng-ask-token = Какой жетон в следующем городе против часовой стрелки?
meng-ask-first-token = Какой жетон в правом нижнем городе или в следующем с жетоном?
meng-ask-token-of = Какой жетон в городе { $city }?
meng-ask-city = Куда идёт путник Мэна?
meng-ask-price = Сколько стоит самый дешёвый нефрит?
meng-ask-cost = Какая цена напечатана на указе «{ $decree }»?
meng-ask-harbor = Какая из свободных гаваней самая левая?

meng-refusal-kept = Фигуры Мэна ведёт приложение. Поправить их можно кнопкой «У нас не так».
meng-refusal-asks-else = Сейчас Мэну это не нужно или так быть не может. Выберите один из показанных ответов.
meng-refusal-value = При полном учёте нужна и ценность его карты подарка.
meng-problem-solo = Соло — это один человек, который ходит первым, против Мэна; без особых жетонов и без варианта для опытных.

## Help

meng-help-turn = Откройте карту Автомы и верхнюю карту подарка Мэна; взятая карта идёт в его сброс
meng-help-values = Ценности для него не важны: он выполняет действие карты и области, всегда вариант A
meng-help-twice = Если они совпали, он действует дважды
meng-help-pile = Карты Автомы этого раунда лежат отдельно; новая колода — только из прошлых раундов
meng-help-focus = С особой картой он идёт: { $area }, вариант B даром
meng-help-pair = Его пара слуг только отмечает его область
meng-help-dusk = Переверните стопку Автомы этого раунда: карты идут в порядке ходов, теперь нижней половиной
meng-help-dusk-skip = Что он не может оплатить, пропускается; обмен жетонов на слуг учтён
meng-help-dusk-you = В сумерках вы только меняете жетоны и берёте бонусы интриг
meng-help-dusk-card = Следующая карта: { $card }
meng-help-morning = С жетоном первого игрока Мэн начинает; его утренние указы — в порядке хода
meng-help-morning-swap = Его указ обмена — это 1 ПО
meng-help-morning-servants = Слуг он получает, сколько есть в запасе
meng-help-travel = По краю против часовой стрелки; города без жетона он минует
meng-help-jade = Он покупает самый дешёвый нефрит, если хватает слуг
meng-help-decree = Сначала уровень раунда, из двух дешевле, при равенстве нижний
meng-help-ship = Его джонки движутся только ночью, и больше одной у него не бывает

meng = Мэн

## Set-up

meng-setup-pieces = Подготовка как для двоих; у Мэна все фигуры его цвета: 6 слуг на планшете, 6 рядом, 3 джонки, путник, проситель, фишки
meng-setup-sets = Вы берёте набор карт { $human }, Мэн — набор { $meng }; его карты перетасуйте и положите закрытыми у его планшета
meng-setup-board-cards = Перетасуйте 7 карт поля и положите по одной на каждое место
meng-setup-deck = Перетасуйте набор колоды: это стопка добора
meng-setup-automa = Колода Автомы: карт { $count }, перетасуйте и положите закрытой у его планшета
meng-setup-focus = Его пару слуг поставьте у карты его области: { $area }
meng-setup-traveller = Его путник ждёт у правого нижнего края карты
meng-setup-marks = Его награды гаваней отмечают слуги свободного цвета
meng-setup-high = Высокая сложность: карту набора колоды, не глядя, в его стопку; одну отметку на награду-карту его планшета
meng-setup-first = Вы начинаете; его фишка интриг лежит на вашей
meng-ask-upper-first = Сначала верхний, потом нижний

## Form

meng-option-difficulty = Как сильно играет Мэн
meng-option-sets = Наборы карт: ваш и Мэна
meng-option-set = { $human } и { $meng }
meng-option-focus = Область Мэна
meng-option-focus-drawn = по жребию
meng-option-dealer = Карты Мэна
meng-option-dealer-app = тасует приложение
meng-option-dealer-table = открываю я
meng-option-depth = Ваши ходы
meng-option-no-card = Карта за нефрит при пустой стопке: ничего вместо 1 ПО
meng-option-pool-first = Указы: сначала штат, потом жетоны

## Screen

meng-goes-travel = Мэн путешествует
meng-goes-wall = Мэн идёт к Великой стене
meng-goes-jade = Мэн идёт к нефриту
meng-goes-intrigue = Мэн идёт к интригам
meng-goes-palace = Мэн идёт ко дворцу
meng-goes-decree = Мэн идёт к указам
meng-goes-canal = Мэн идёт к Великому каналу
meng-at-dusk = Мэн в сумерках
meng-dusk-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
meng-turn-of = ход { $turn } из { $turns }
meng-in-the-morning = Мэн утром
meng-favor = Бонус интриг Мэна
meng-goes-on = Мэн продолжает
meng-nothing = Для него делать нечего
meng-done = Сделано на столе
meng-no-match = У нас не так
meng-why = Почему?
meng-why-kit = Цены из вашего набора: сверьте с коробкой
meng-turn-up-myself = Открывать его карты самому
meng-turn-up-app = Пусть карты открывает приложение
meng-ask-automa = Какая карта Автомы открыта?
meng-ask-automa-detail = Днём важна верхняя половина. Если колода пуста, замешайте карты прошлых раундов.
meng-ask-gift = Какая его карта подарка открыта?
meng-ask-gift-detail = Верхняя карта его стопки
meng-ask-token-detail = По краю против часовой стрелки; города без жетона он минует.
meng-ask-city-detail = Ближайший жетон; из равных выбираете вы.
meng-ask-price-detail = Площадь тоже считается, за { $price }.
meng-ask-cost-detail = Напечатана на указе, без слуги, которого ставят.
meng-ask-harbor-detail = Туда встанет новая джонка.
meng-no-token = Ни в одном городе нет жетона
meng-key = { $value }
meng-pad-turn = Ваш ход: что произошло?
meng-pad-turn-detail = Только то, что касается Мэна или счёта
meng-pad-done = Мой ход окончен
meng-pad-no-cards = У меня нет карт подарков
meng-board-difficulty = Сложность
meng-board-focus = Его область
meng-board-automa = Колода Автомы
meng-board-played = В этом раунде

## Result

meng-verdict = Соло против Мэна, сложность { $difficulty }
meng-sheet-away = Мэн не дошёл до дворца, не хватило шагов: { $steps }; ПО дворца нет, остальные при нём

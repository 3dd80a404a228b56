# Yokai Sketch: names of entries, story lines, refusals, score sheet, help.

## The box

game-yokai-sketch = Портрет Ёкая
game-yokai-sketch-facts = 2 игрока · 15–25 мин

## Stacks and yokai

yokai-colour-green = Зелёный
yokai-colour-blue = Синий
yokai-colour-red = Красный
yokai-colour-yellow = Жёлтый
yokai-colour-purple = Фиолетовый
yokai-colour-orange = Оранжевый
yokai-colour-white = Белый
yokai-colour-black = Чёрный
yokai-element-earth = Земля
yokai-element-water = Вода
yokai-element-fire = Огонь
yokai-element-wind = Ветер
# A yokai by its printed colour: "Green 4".
yokai-portrait = { $stack } { $value }
yokai-effect-call = Призвать ёкая
yokai-effect-distract = Отвлечь ёкая

## Kit

yokai-kit-stacks = Четыре стопки ёкаев слева направо
yokai-kit-colour = Цвет
yokai-kit-colour-hint = Как стопки лежат на вашем столе со стороны первого игрока
yokai-kit-element = Знак
yokai-kit-names = Свои названия
yokai-kit-name = Стопка { $stack }: своё название
yokai-kit-name-hint = Не больше 16 знаков; без названия пишется цвет
yokai-kit-same-colour = { $colour }: этот цвет уже у стопки { $stack }, нужны четыре разных цвета

## Set-up

yokai-setup-two-players =
    «Портрет Ёкая» рассчитан на 2 игроков, здесь { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
yokai-setup-same-mark = Дайте игрокам два разных цвета
yokai-setup-first = Выберите, кто из 2 игроков начинает
yokai-setup-sketches = Перемешайте карты набросков и раздайте каждому игроку по 3
yokai-setup-pile = Остальные положите лицом вниз в центре стола: это стопка набросков
yokai-setup-yokai = Разложите карты ёкаев по цветам и перемешайте каждую из 4 стопок отдельно
yokai-setup-row = Положите стопки в ряд цифрами вверх; видна только верхняя карта каждой
yokai-setup-sides = Сядьте по разные стороны стопок и оставьте место для стопки сброса
yokai-setup-begin = Выберите первого игрока случайным образом

## Where the game stands

yokai-stage-setup = Подготовка
yokai-stage-turn = Ход { $turn }
yokai-stage-over = Партия окончена

## Names of entries

yokai-name-reveal = { $stack }: цифра { $value }
yokai-name-sketch = { $player }: набросок, { $stack }
yokai-name-call = { $player }: «Призвать», { $stack }
yokai-name-distract = { $player }: «Отвлечь», { $stack }
yokai-name-call-from = { $player }: ёкай призван, { $stack }
yokai-name-distract-to = { $player }: набросок переложен, { $stack }
yokai-name-waive = { $player }: без эффекта
yokai-name-pass = { $player }: пас
yokai-name-end-turn = { $player }: ход окончен
yokai-name-correct = Поправка: { $what }

## Story lines

yokai-top-seen =
    { $stack }: верхнему ёкаю { $value ->
        [one] нужен { $value } набросок
        [few] нужно { $value } наброска
       *[many] нужно { $value } набросков
    }
yokai-top-certain = { $stack }: сверху может быть только { $value }
yokai-turn-began = Ход { $turn }: { $player }
yokai-reshuffled =
    Стопка набросков закончилась: перемешайте сброс ({ $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }), это новая стопка
yokai-drew =
    { $player } берёт 1 набросок: в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }
yokai-nothing-to-draw = { $player } не берёт карту: стопка набросков и сброс пусты
yokai-laid = { $player } кладёт набросок: { $stack }
yokai-laid-effect = { $player } кладёт набросок: { $stack }, «{ $effect }»
yokai-call-lost = «Призвать ёкая» пропадает: в других стопках меньше 2 карт
yokai-distract-lost = «Отвлечь ёкая» пропадает: { $stack }, у соперника ({ $player }) нет набросков
yokai-effect-waived = { $player } не применяет эффект «{ $effect }»
yokai-called = Ёкай «{ $yokai }» призван: { $stack }. Теперь он этого цвета
yokai-distracted = { $player }: последний набросок переложен, { $from } → { $to }
yokai-counted = { $stack } { $first }–{ $second }: { $total } из { $needed }
yokai-counted-too-few = { $stack }: набросков мало для любого ёкая
yokai-captured =
    { $player } берёт ёкая «{ $yokai }» и сбрасывает { $discarded ->
        [one] { $discarded } набросок
        [few] { $discarded } наброска
       *[many] { $discarded } набросков
    }
yokai-captured-stays =
    { $player } берёт ёкая «{ $yokai }» и сбрасывает { $discarded ->
        [one] { $discarded } набросок
        [few] { $discarded } наброска
       *[many] { $discarded } набросков
    }; на месте { $stays ->
        [one] остаётся { $stays }
        [few] остаются { $stays }
       *[many] остаются { $stays }
    } ({ $other })
yokai-hid =
    Ёкай «{ $yokai }» пугается и прячется под стопку «{ $stack }»; оба сбрасывают по { $discarded ->
        [one] { $discarded } наброску
        [few] { $discarded } наброска
       *[many] { $discarded } набросков
    }
yokai-hid-alone =
    Ёкай «{ $yokai }» пугается; других карт в стопке нет, и он снова лежит открыто; оба сбрасывают по { $discarded ->
        [one] { $discarded } наброску
        [few] { $discarded } наброска
       *[many] { $discarded } набросков
    }
yokai-passed = { $player } пасует
yokai-turn-ended = Ход окончен: { $player }
yokai-game-ended = Ёкаев больше нет: { $stacks }. Партия окончена
yokai-game-resumed = Партия продолжается
yokai-corrected = Поправка стола: { $what }
yokai-correct-sketches = { $stack }, наброски, { $player }: { $count }
yokai-correct-hand = рука, { $player }: { $count }
yokai-correct-pile = стопка набросков: { $count }
yokai-correct-top = { $stack }, сверху { $value }
yokai-correct-top-swap = { $stack }, сверху { $value }; карта, принятая за неё, — { $other }
yokai-correct-album = { $yokai } в альбоме: { $player }
yokai-correct-onto = { $yokai } лежит сверху: { $stack }
yokai-correct-active = ходит { $player }

## Refusals

yokai-refusal-game-over = Партия окончена: отмените запись или внесите поправку
yokai-refusal-not-on-table = На столе 4 стопки и 2 игрока
yokai-refusal-top-first = Сначала назовите верхнюю цифру: { $stack }
yokai-refusal-effect-first = Сначала примените эффект или откажитесь от него: { $stack }
yokai-refusal-no-effect = Карта с таким эффектом сейчас не разыграна
yokai-refusal-no-card = { $player }: карт для розыгрыша нет, разыграно { $played } из 3, в руке { $hand }
yokai-refusal-must-play = { $player }: нужно разыграть хотя бы 1 карту, в руке { $hand }
yokai-refusal-top-known = { $stack }: сверху { $value }; если это не так, внесите поправку
yokai-refusal-stack-empty = { $stack }: ёкаев больше нет
yokai-refusal-no-such-yokai = Ёкая с цифрой { $value } нет: они от 3 до 7
yokai-refusal-seen = { $yokai }: этого ёкая уже видели, сначала поправьте ту карту
yokai-refusal-last-card = { $stack }: нельзя, последнюю карту стопки не призывают
yokai-refusal-same-stack = { $stack }: нельзя, нужна одна из 3 других стопок
yokai-refusal-no-sketch = { $stack }: у соперника ({ $player }) нет набросков
yokai-refusal-too-many = Карт набросков всего 36: здесь может быть не больше { $most }

## Score sheet

yokai-sheet-colour = { $stack }
yokai-verdict-points = Очки ёкаев: { $first } { $a }, { $second } { $b }
yokai-verdict-colours = Очков поровну. Разных цветов: { $first } { $a }, { $second } { $b }
yokai-verdict-wins = Победа: { $player }
yokai-verdict-ahead = Впереди { $player }
yokai-verdict-shared = Очков и цветов поровну: победа общая
yokai-verdict-level = Поровну

## Help

yokai-help-top = Назовите верхнюю цифру каждой стопки слева направо
yokai-help-next-top = Открыт следующий ёкай: { $stack }. Назовите его цифру
yokai-help-leafing = Стопки ёкаев не просматривают; сброс смотреть можно
yokai-help-draw =
    { $player } берёт 1 набросок из стопки: в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }
yokai-help-shuffle =
    Стопка набросков закончилась: для следующего добора перемешайте сброс ({ $discards ->
        [one] { $discards } карта
        [few] { $discards } карты
       *[many] { $discards } карт
    }); карты у стопок остаются
yokai-help-must-play =
    { $player }: в руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
       *[many] { $hand } карт
    }, нужно разыграть хотя бы 1
yokai-help-may-pass =
    { $left ->
        [0] В этот ход карт больше не разыграть
        [one] В этот ход можно разыграть ещё { $left } карту у любой стопки или ни одной
        [few] В этот ход можно разыграть ещё до { $left } карт у одной или нескольких стопок или ни одной
       *[many] В этот ход можно разыграть ещё до { $left } карт у одной или нескольких стопок или ни одной
    }
yokai-help-lay = Выберите один из 2 набросков на карте и положите её этой стороной к стопке того же цвета
yokai-help-side = Карта кладётся со своей стороны стопки
yokai-help-count = Набросков с обеих сторон не меньше цифры: ёкая берёт тот, у кого их больше
yokai-help-scare = С обеих сторон поровну: ёкай пугается и прячется, оба сбрасывают
yokai-help-effects = Эффект применяют только сразу после розыгрыша карты; без него это обычный набросок
yokai-help-effect-now = { $player } может применить эффект «{ $effect }» сейчас или отказаться; потом считаются наброски
yokai-help-call = Возьмите верхнюю карту другой стопки и положите сверху: { $stack }. Ёкай становится этого цвета
yokai-help-call-last = Последняя карта стопки остаётся на месте
yokai-help-call-colour = В альбоме у призванного ёкая напечатанный цвет; испугавшись, он уходит под ту стопку, где лежит
yokai-help-distract = { $stack }: возьмите последний набросок ({ $player }), поверните и положите к стопке другого его цвета
yokai-help-distract-side = Он остаётся на той же стороне: { $player }; свои наброски не перекладывают
yokai-help-distract-effect = Эффект переложенной карты не действует
yokai-help-distract-same = Карта одного цвета с обеих сторон остаётся на месте: откажитесь от эффекта
yokai-help-points = Каждый складывает цифры ёкаев в альбоме; больше сумма — победа
yokai-help-tie = При равной сумме побеждает тот, у кого больше разных напечатанных цветов; если и их поровну, победа общая

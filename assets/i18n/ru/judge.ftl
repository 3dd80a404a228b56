# Судья по фото: экран, наборы, поправки людей.

judge-title = Судья по фото
judge-another = Ещё одно фото
judge-open = Открыть фото
judge-kits = Наборы для фото
judge-no-kit = Набора для фото пока нет
judge-no-kit-text = Один раз снимите свои фигурки и пол или возьмите готовый набор: судье нужно знать, как они выглядят.
judge-no-photo = Фото пока нет
judge-no-photo-text = Откройте фото расстановки или перетащите его в это окно.
judge-kit-preparing = Набор готовится
judge-harm = Здесь судья не справляется. Фото сохранено: решите на глаз или возьмите другое.
judge-not-taken = Не принято: { $name }. { $why }
judge-kit-taken = Набор скопирован и теперь в работе.
judge-kit-not-taken = Набор не принят: { $problems }
dialog-photo-text = Фото пропадёт вместе со всеми поправками и голосами, вернуть его нельзя.
dialog-photo-kit-text = Фото останутся; их рассудит другой набор, когда он будет выбран. Вернуть этот набор нельзя.

judge-path = Путь к фото
judge-photo = Фото: { $name }
judge-crop = { $guest } на фото
judge-decoding = Фото читается
judge-judging = Судья смотрит фото
judge-not-judged = Рассудить не удалось
judge-set-corners = Указать четыре угла
judge-kit-unusable = Этот набор не годится
judge-unsure = Судья не уверен, где пол
judge-unsure-text = Сравните линии с фото: от них зависят ответы.
judge-valid = Фото по правилам
judge-valid-short = По правилам
judge-not-valid = Фото не по правилам
judge-broken =
    { $count ->
        [one] нарушено { $count } правило
        [few] нарушено { $count } правила
       *[many] нарушено { $count } правил
    }
judge-broken-more = { $what }, и ещё: { $count }
judge-broken-look = Подробно
judge-not-broken = Это не так, всё в порядке
judge-not-broken-named = Это не так: { $what }
judge-retake = Можно снять ещё раз, но фигурки двигать нельзя.
judge-against = Не по правилам
judge-found =
    { $count ->
        [one] найден { $count } гость
        [few] найдено { $count } гостя
       *[many] найдено { $count } гостей
    }
judge-to-vote = на голосование: { $count }
judge-compare = Сравнить
judge-compare-with = С чем сравнить
judge-rename = Переименовать
judge-name = Название фото
judge-delete = Удалить это фото
judge-done = Готово
judge-before = Предыдущий
judge-next = Следующий
judge-nav-vote = Голоса ({ $count })
judge-grid = Сетка
judge-outlines = Контуры
judge-faces = Лица
judge-closer = Ближе
judge-farther = Дальше от фото
judge-whole = Всё фото
judge-front-left = Передний левый угол пола
judge-front-right = Передний правый угол пола
judge-back-right = Задний правый угол пола
judge-back-left = Задний левый угол пола

judge-blocked = Загораживают
judge-free = Не загораживают
judge-vote = Голосование
judge-face-hidden = Лица не видно
judge-face-seen = Лицо видно
judge-face-vote = Лицо: голосование
judge-unseen = Нет на фото
judge-nowhere = на фото не видно
judge-on = на { $cell }, лицом к камере
judge-on-back = на { $cell }, спиной к камере
judge-on-told = на { $cell }, так сказали за столом
judge-visible = видно
judge-error = ± { $number } %
judge-error-under = ± < 1 %
judge-as-judged = Как у судьи
judge-yes = Да
judge-no = Нет

judge-move = Переставить
judge-swap = Поменять
judge-overrule = Свой ответ
judge-remove = Не на полу
judge-release = Как на фото
judge-add = Добавить гостя
judge-add-none = Все гости этого набора на полу.
judge-floor = Углы пола
judge-floor-text = Перетащите каждый угол туда, где кончается пол. Стрелки сдвигают угол на пиксель, с Shift на десять.
judge-floor-find = Найти самому
judge-floor-take = Углы верны
judge-move-guest = Где стоит { $guest }?
judge-move-text = Коснитесь клетки здесь или на фото.
judge-swap-guest = С кем меняется { $guest }?
judge-swap-text = Коснитесь гостя здесь или на фото.
judge-dish = Отметить блюдо
judge-dish-text = Коснитесь блюда на фото или проведите от его середины к краю. Касание отмеченного снимает отметку.
judge-dish-middle = Отметить в середине
judge-dish-remove = Снять отметку { $number }
judge-hint-floor = Перетащите углы
judge-hint-move = Коснитесь нужной клетки
judge-hint-swap = Коснитесь другого гостя
judge-hint-dish = Коснитесь блюда

judge-if = { $condition }: { $outcome }.
judge-if-still = { $condition } всё равно загораживают: { $who }, { $share }.
judge-if-without = Если убрать ({ $who })
judge-if-own = { $mm } мм { $way }
judge-if-other = { $who } { $mm } мм { $way }
judge-if-leaves = { $condition }, прочь с клетки
judge-if-blocked = { $guest }: загораживают
judge-if-free = { $guest }: не загораживают
judge-if-hidden = { $guest }: лица не видно
judge-if-seen = { $guest }: лицо видно
judge-way-left = влево
judge-way-right = вправо
judge-way-front = вперёд
judge-way-back = назад

photo-kits-title = Наборы для фото
photo-kits-text = В наборе — снимки ваших фигурок и вашего пола. Фото судят по выбранному набору.
photo-kits-guests =
    { $count ->
        [one] { $count } гость
        [few] { $count } гостя
       *[many] { $count } гостей
    }
photo-kits-unreadable = Его kit.json не читается. Скопируйте набор ещё раз.
photo-kits-used = В работе
photo-kits-use = Выбрать
photo-kits-use-named = Выбрать: { $name }
photo-kits-delete-named = Удалить: { $name }
photo-kits-import = Взять готовый набор
photo-kits-import-text = Папка с kit.json и снимками, которые в нём названы. Она копируется и остаётся как есть.
photo-kits-choose = Выбрать папку
photo-kits-path = Путь к папке

case-floor = углы пола
case-floor-found = пол находит судья
case-to = { $guest } на { $cell }
case-removed = { $guest } не на полу
case-swapped = { $one } и { $other } поменялись
case-many =
    { $count ->
        [one] расставлен { $count } гость
        [few] расставлены { $count } гостя
       *[many] расставлено { $count } гостей
    }
case-released = { $guests }: как на фото
case-dish = отмечено блюдо
case-no-dish = блюдо убрано
case-overruled = ответ: { $guest }
case-voted = голосование: { $guest }
case-the-photo = фото

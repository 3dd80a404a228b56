# Идеальный кадр: набор, его поля и что в нём бывает не так.

## Fields

shot-kit-floor = Планшет пола
shot-kit-guests = 14 гостей
shot-kit-exchange = Карты обмена
shot-kit-preferences = 42 карты предпочтений
shot-kit-columns = Столбцов
shot-kit-columns-hint = Клетки слева направо, как видит фотограф: A, B, C …
shot-kit-rows = Рядов
shot-kit-rows-hint = Клетки спереди назад: 1 ближе всего к фотографу
shot-kit-blocked = Клетки под столом
shot-kit-blocked-hint = Клетки через пробел, например C1 D1, или none: гости там не стоят
shot-kit-name-en = Имя по-английски
shot-kit-name-ru = Имя по-русски
shot-kit-name-es = Имя по-испански
shot-kit-gender = Знак на конверте
shot-kit-look = Значок на экране
shot-kit-id = Id в наборах для фото
shot-kit-id-hint = Как гостя называет судья по фото, например corgi
shot-kit-for-two = { $card }, 2 игрока
shot-kit-for-more = { $card }, 3–4 игрока
shot-kit-kind = Предпочтение
shot-kit-what = Кто или где
shot-kit-what-hint = Зелёные клетки, например A1 B1, либо номер гостя здесь, либо man или woman
shot-kit-witness = Проверка
shot-kit-alternative = В скобках
shot-kit-alternative-hint = Что засчитывается, когда карта называет самого гостя, например not-blocked или next-to 3

## What can be wrong

shot-kit-off-floor = { $cell } за пределами планшета пола
shot-kit-no-cell = { $word }: это не клетка вида A1
shot-kit-too-few-cells =
    Кроме стола на полу { $cells ->
        [one] { $cells } клетка
        [few] { $cells } клетки
       *[many] { $cells } клеток
    }: для 14 гостей нужно не меньше 14
shot-kit-same-guest = так зовут и другого гостя
shot-kit-deck = всего таких карт { $due }, здесь { $found }
shot-kit-no-wish = предпочтение не понять: укажите клетки, номер гостя либо man или woman
shot-kit-photo-form = набор для фото не читается: нужны floor с columns и rows и guests с id и gender
shot-kit-photo-guests =
    в наборе для фото { $found ->
        [one] { $found } гость
        [few] { $found } гостя
       *[many] { $found } гостей
    }: нужно 14

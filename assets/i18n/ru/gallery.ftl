### Слова самих виджетов и галерея всех частей.

widget-less = Меньше: { $name }
widget-more = Больше: { $name }
widget-at-least = Не меньше { $number }
widget-at-most = Не больше { $number }
widget-between = От { $low } до { $high }
widget-take = Взять { $number }
widget-erase = Стереть

mark-red = красный круг
mark-blue = синий квадрат
mark-yellow = жёлтый ромб
mark-green = зелёный треугольник
mark-purple = фиолетовый шестиугольник
mark-white = белый цветок
mark-orange = оранжевая звезда
mark-black = чёрный крест

# Вопросы о фото с причинами ответов и отчёт с доказательствами.

case-ask-broken = Нарушает ли фото это правило?
case-ask-broken-by = Нарушает ли фигурка это правило: { $guest }?
case-ask-blocked = Закрывает ли другая фигурка хоть часть рисунка: { $guest }?
case-ask-face = Скрыто ли всё лицо: { $guest }?
case-ask-blocks = { $guest }: закрыто ли этой фигуркой всё лицо ({ $other })?
case-because-vote = По фото не решить, поэтому голосуют все, кроме фотографа.
case-because-broken = Значит, это фото не считается.
case-because-kept = Значит, правило соблюдено.
case-because-blocked = «Меня не загораживают» не учтено: другая фигурка закрывает часть рисунка, а не только белый край или подставку.
case-because-free = «Меня не загораживают» учтено: ни одна фигурка не закрывает рисунок.
case-because-face-hidden = «Лица не видно» учтено: глаза, нос и рот закрыты фигурками или блюдами либо остались за кадром.
case-because-face-seen = «Лица не видно» не учтено: часть лица видна.
case-because-blocks = «Загораживаю гостя» учтено: эта фигурка сама закрывает глаза, нос и рот.
case-because-blocks-not = «Загораживаю гостя» не учтено: эта фигурка не закрывает всё лицо.

report-valid = Фото по правилам
report-not-valid = Фото не по правилам
report-open =
    { $count ->
        [one] { $count } ответ на голосование
        [few] { $count } ответа на голосование
       *[many] { $count } ответов на голосование
    }
report-when = Отчёт составлен: { $when }
report-rules = Правила фото
report-no-violations = Фото соблюдает правила.
report-no-move = Можно снять ещё раз, но фигурки двигать нельзя.
report-guests = Гости
report-missing = Не найдены на фото: { $guests }
report-on-cell = на { $cell }, лицом к камере
report-back-on-cell = на { $cell }, спиной к камере
report-no-cell = клетка точно не найдена
report-placed-by-hand = место указали люди
report-visible = видно, плюс-минус { $give }
report-overruled = Ответ людей; судья считал: { $found }
report-told = Ответ людей
report-voted = Голосование. Да: { $yes }. Нет: { $no }
report-changes = Что изменили люди
report-no-changes = Ничего: это находки самого судьи.
report-by-people = от людей
report-floor = Насколько судья уверен в поле: { $sure }
report-floor-by-hand = Углы поля указали люди.
report-versions = Courtside { $version } · набор фигурок { $kit } · { $format }
report-made = Составлено на компьютере за этим столом. Фото никуда не отправлялось; в файле нет сведений о месте съёмки.

judge-vote-on =
    { $count ->
        [one] Голосовать: { $count } ответ
        [few] Голосовать: { $count } ответа
       *[many] Голосовать: { $count } ответов
    }
judge-report = Отчёт
judge-reported = Отчёт с доказательствами лежит здесь: { $path }
judge-photo-of = Фото: { $player }
vote-title = Голосование { $number } из { $count }
vote-later = Решить позже
vote-doubt = По фото не решить: то, что видно, не сходится с найденным. Решает стол.
vote-doubt-covered = По фото не решить: закрыто { $share } рисунка, возможно от { $low } до { $high }. Решает стол.
vote-doubt-open = По фото не решить: открыто { $share } лица, возможно от { $low } до { $high }. Решает стол.
vote-doubt-pair = По фото не решить: закрыто { $share } лица, возможно от { $low } до { $high }. Решает стол.
vote-share = { $whole },{ $tenth } %
vote-photographer = { $player } снимает и не голосует. При равенстве голосов решение в пользу фотографа.
vote-photographer-unknown = Фотограф не голосует. При равенстве голосов решение в пользу фотографа.
vote-count = Подсчитать голоса
vote-missing =
    { $count ->
        [one] Не хватает голоса: { $names }
        [few] Не хватает { $count } голосов: { $names }
       *[many] Не хватает { $count } голосов: { $names }
    }
vote-voter = Голос { $number }
vote-voters = Сколько голосует

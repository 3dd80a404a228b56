# Приём фото: почему он не открыт, что стоит на странице телефона, что показывает окно.

serve-port-taken = Порт { $port } занят другой программой.
serve-port-denied = Порт { $port } использовать нельзя. Порты с 1024 открыты для всех.
serve-no-bundle = В { $folder } нет веб-приложения: не хватает index.html.
serve-not-open = Приём фото не открывается ({ $what }).
serve-nobody = Кто-то
serve-photo = Фото с телефона { $number }

serve-page-title = Передать фото
serve-page-text = Оно попадёт в список судьи на ноутбуке. Место и время съёмки удаляются.
serve-page-name = Ваше имя
serve-page-take = Снять фото
serve-page-choose = Выбрать фото
serve-page-chosen = Выбранное фото
serve-page-send = Передать
serve-page-sending = Фото в пути …
serve-page-done = Фото передано. Оно в списке судьи.
serve-page-none = Пока нет: сначала снимите или выберите фото.
serve-page-broken = Фото дошло не целиком. Передайте его ещё раз.
serve-page-busy = Сейчас приходит несколько фото. Повторите чуть позже.
serve-page-failed = Это фото не читается. Возьмите другое.
serve-page-lost = Ноутбук не отвечает. Он включён, в той же сети и всё ещё принимает фото?
serve-page-app = Открыть Courtside в этом браузере

phones-title = Фото с телефонов
phones-text = Игрок сканирует код, выбирает фото и вводит имя. Фото попадает в список судьи.
phones-who = Кому доступно
phones-local = Только этот компьютер
phones-network = Все в этой сети
phones-local-text = Телефонам недоступно: только для пробы на этом компьютере.
phones-network-text = Доступно всем устройствам этой сети, но передать фото можно только по ссылке. Для сетей, которым вы доверяете.
phones-start = Принимать фото с телефонов
phones-stop = Больше не принимать
phones-open = Фото можно передавать
phones-address = Адрес приёма: { $address }
phones-code = QR-код ссылки
phones-link = Ссылка
phones-other = Другие адреса этого компьютера
phones-copy = Скопировать ссылку
phones-copied = Ссылка скопирована
phones-no-network = Этот компьютер не в сети
phones-no-network-text = Подключите его к сети телефонов, затем выключите и снова включите приём.
phones-arrived = Новое фото: { $player }
phones-not-open = Фото с телефонов не принимаются: { $why }
phones-entry = { $player } · { $photo }

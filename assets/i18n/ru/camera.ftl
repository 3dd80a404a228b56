# Камеры: почему нет снимка и что делать.

camera-not-built-in = В этой сборке нет камеры
camera-not-built-in-advice = Чтобы она появилась в Linux, установите libclang и соберите с --features camera. Остальные способы работают и так.
camera-none = Камера не найдена
camera-none-advice = Подключите её и поищите снова или возьмите снимок другим способом.
camera-denied = Камеру нельзя использовать
camera-denied-advice = Разрешите Courtside доступ к камере в настройках конфиденциальности, затем попробуйте снова.
camera-denied-advice-linux = У вашей учётной записи нет прав на камеру: добавьте её в группу «video», войдите заново и попробуйте снова.
camera-busy = Камера занята
camera-busy-advice = Ею пользуется другая программа. Закройте её, затем попробуйте снова.
camera-unplugged = Камера пропала
camera-unplugged-advice = Подключите её снова или выберите другую.
camera-no-pictures = В этой папке нет снимков
camera-no-pictures-advice = Положите в неё снимки JPEG, PNG или WebP, затем попробуйте снова.
camera-folder = Папку нельзя показать
camera-folder-advice = Проверьте её путь и файлы, затем попробуйте снова ({ $what }).
camera-other = Камера не даёт снимка
camera-other-advice = Подключите её заново или выберите другой размер, затем попробуйте снова ({ $what }).

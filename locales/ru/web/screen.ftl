# The screen in the middle of the table.

screen-title = City Sleeps
screen-paused = Пауза
screen-voice = Произносить слова ведущего вслух
screen-qr = QR-код стола
screen-light = Зажгите своё окно
screen-scan = Отсканируйте код или откройте { $address } и введите его
screen-eyes = Смотрите только в своё окно.
    .eyes = Глаза открывает только тот, кого вызвали.
screen-lost = Нет связи с сервером; экран вернётся сам.
screen-call = Вызов { $number } из { $of }
screen-deal = Посмотрите свою карту так, чтобы никто не видел. Ночь наступит, когда все будут готовы.
stage-count = Подсчёт голосов
stage-cast = Карты
stage-then = Затем
stage-tie = Ничья
stage-hands = Голосов: { $number } из { $of }.
stage-leaves =
    { $number ->
        [1] покидает город.
       *[other] покидают город.
    }

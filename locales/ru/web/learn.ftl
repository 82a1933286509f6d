# Как играть: карточки для новичков, правила для игроков и что можно сделать сейчас.

learn-title = За минуту
learn-offer = Впервые в этой игре?
learn-no = Нет, спасибо
learn-next = Дальше
learn-done = Понятно
learn-of = Карточка { $number } из { $count }
guide-title = Правила игры
guide-contents = Содержание
guide-page = Читать, печатать
guide-print = Печать
guide-search = Искать в правилах
guide-found =
    { $count ->
        [0] Ничего не найдено.
        [one] { $count } абзац
        [few] { $count } абзаца
       *[many] { $count } абзацев
    }
guide-of-book = как обычно играют · число игроков: { $count }
guide-of-table = за столом { $code } · число игроков: { $count }
guide-mine = Держать: моя роль
now-ask = Что можно сделать сейчас?

# The words of the screens that all of them share.

seats = Места
seat-you = вы
seat-out = вне игры, {$when}
    .plain = вне игры
seat-speaking = говорит
seat-on-trial = под судом, номер {$number}
seat-called = вызывается сейчас
seat-hand = рука поднята
seat-warned = предостережения: {$number}
seat-bot = бот
seat-away = нет связи
seat-empty = свободно
seat-note =
    моя заметка: {$note ->
        [trust] доверие
        [doubt] сомнение
       *[claim] называет роль
    }
seconds-left =
    {$seconds ->
        [one] осталась {$seconds} секунда
        [few] осталось {$seconds} секунды
       *[many] осталось {$seconds} секунд
    }
menu = Меню
close = Закрыть
tag-night = Н{$number}
tag-day = Д{$number}
table = Стол
coming = Садимся за стол…
out-of-touch = Нет связи. Место за вами; телефон сам пытается вернуться.
back-at-table = Снова за столом.
paused-by-host = Стол на паузе. Часы стоят, пока игра не продолжится.

why-ask = Почему?
why-title = Почему так вышло?
why-not = Почему нельзя?
why-way = Как к этому пришли
why-seen = Понятно
why-mine = Держать: что знаю только я
why-mine-none = Больше других вы об этом не знаете.
why-law-only = В правилах для игроков об этом больше ничего нет. Само правило, по-английски:
leads = Ведёт: { $name }
leads-software = Ведёт программа

# The story of a finished game.

story-title = История
story-back = Назад
story-share = Поделиться
story-window =
    { $fate ->
        [out] { $number }, { $name }: темно с { $when }.
       *[lit] { $number }, { $name }: свет до конца.
    }
story-eyes = Чьими глазами
story-everything = Всё
story-mine = Мои глаза
story-other = Другое место
story-through = Видит: { $name }
story-hunches = Догадки: { $list }
story-hunch = { $name } × { $count }
story-own-hunch = Догадка: { $name }
story-said =
    { $count ->
        [one] Что прозвучало: { $count } реплика
        [few] Что прозвучало: { $count } реплики
       *[other] Что прозвучало: { $count } реплик
    }
story-share-text = City Sleeps: { $size }. { $verdict }
story-copied = Скопировано: вставьте куда угодно.
story-coming = Запись открывается…
story-unreachable = Запись сейчас недоступна.
story-retry = Попробовать ещё раз
story-size =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }, { $nights ->
        [one] { $nights } ночь
        [few] { $nights } ночи
       *[other] { $nights } ночей
    }
story-house = Столбец — место, этаж — ночь или день. Свет горит, пока игрок жив.
story-dealt = Карты: { $cards }.
story-card = { $name } — { $card }

# The story of a finished game.

story-title = История
story-back = Назад
story-share = Поделиться
story-window =
    { $fate ->
        [out] { $number }, { $name }: темно с { $when }.
       *[lit] { $number }, { $name }: свет до конца.
    }
story-turn = Перелом:
story-turn-who = { $name } ({ $piece })
story-eyes = Чьими глазами
story-everything = Всё
story-mine = Моими глазами
story-other = Другое место
story-through = Видит: { $name }
story-hunch = Подозрение ({ $who }): { $name }
story-own-hunch = Подозрение этой ночью: { $name }
story-said =
    { $count ->
        [one] Что было сказано: { $count } реплика
        [few] Что было сказано: { $count } реплики
       *[other] Что было сказано: { $count } реплик
    }
story-share-text = City Sleeps: { $size }. { $verdict }
picture-title = Картинка на память
picture-winners = Победа: { $names }
picture-keep = Сохранить картинку
picture-none = Этот браузер не может сделать картинку.
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
story-happened = Что было
story-odds = Шансы
odds-coming = Считаем шансы…
odds-none = Эту игру оценить не получится.
odds-knew = Что знали все
odds-curve = { $side }: { $first } % после раздачи, { $last } % в конце.
odds-suspects = { $when }, { $side }: вероятность для каждого места в процентах. Полосатое: так и было.
odds-about = Только из того, что знали все. Серая полоса — сомнение: здесь от { $low } до { $high } %. Измерено в играх ботов; люди могут играть иначе.
odds-now = Шансы сейчас
odds-now-curve = { $side }: { $first } % после раздачи, { $last } % сейчас.
odds-now-wait = Шансы появятся, когда пройдёт первая ночь.
odds-now-seats = { $side }: вероятность для каждого места в процентах.
story-bots = Боты
mind-coming = Открываем мысли ботов…
mind-none = О ботах этой игры сказать нечего.
mind-bot = { $card }, бот
mind-other = Другой бот
mind-done = Слова и дела
mind-silent = Ничего не говорит и не делает.
mind-accused = Обвиняет: { $seat }
mind-voted = Голосует против: { $seat }
mind-meant = искренне
mind-bluff = блеф
mind-lie = ложь
mind-kept = сдержано
mind-broken = нарушено
mind-why = Почему { $seat }?

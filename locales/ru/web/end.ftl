# The end of the game.

end-title = Конец
end-won = победа
end-lost = поражение
end-alive = в игре
end-out = вне игры { $when }
end-hidden = закрыта
end-story = История
end-again = Сыграть ещё
end-waits =
    { $count ->
        [0] Следующую игру начнёт тот, кто создал стол.
       *[other] Следующую игру начнёт: { $names }.
    }
end-record = Запись игры и проверка раздачи
end-verify = Команда citysleeps verify по записи раздаёт и разыгрывает эту игру заново и говорит, сходится ли она с тем, что было показано до раздачи.
end-commitment = Показано до раздачи (обязательство)
end-luck = Ваш вклад в жребий
end-download = Скачать запись

# Words to everybody between games.

chat-title = Чат со всеми
chat-say = Напишите что-нибудь
chat-send = Отправить
chat-gone = тот, кого здесь уже нет
end-when =
    { $minutes ->
        [one] День { $day } · { $minutes } минута
        [few] День { $day } · { $minutes } минуты
       *[other] День { $day } · { $minutes } минут
    }
end-mine =
    { $won ->
        [yes] Вы победили.
       *[no] Вы проиграли.
    }
end-prepared = Готовится следующая игра.
end-go = К следующей игре

# The evening so far.

series-title = Итоги вечера
series-games =
    { $count ->
        [one] { $count } игра за этим столом
        [few] { $count } игры за этим столом
       *[many] { $count } игр за этим столом
    }
series-won = побед: { $won } из { $played }
series-end = { $end } × { $times }
series-story = История прошлой игры
void-title = Игра недействительна
void-text = Сервер обновили, и одно из правил этой игры изменилось. Поэтому игра на этом заканчивается и никому не засчитывается.
void-told = Что вам известно об игре

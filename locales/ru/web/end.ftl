# The end of the game.

end-title = Конец
end-when =
    { $minutes ->
        [one] День { $day } · { $minutes } минута
        [few] День { $day } · { $minutes } минуты
       *[other] День { $day } · { $minutes } минут
    }
end-headline-red = В городе горит свет
end-headline-black = Город погружается во тьму
end-headline-mafia = Город принадлежит мафии
end-headline-yakuza = Город принадлежит якузе
end-headline-maniac = Горит одно окно
end-headline-draw = Город не достаётся никому
end-headline-off = Карты возвращаются в колоду
end-off = Для игры осталось слишком мало игроков; победителей нет.
end-side-red = Красные
end-side-black = Чёрные
end-side-mafia = Мафия
end-side-yakuza = Якуза
end-side-maniac = Маньяк
end-won = победа
end-lost = поражение
end-alive = в игре
end-out = вне игры { $when }
end-hidden = закрыта
end-no-reveal = За этим столом карты остаются закрытыми: видно только то, что игра открыла вам.
end-story = История
end-again = Сыграть ещё
end-waits =
    { $count ->
        [0] Следующую игру откроет тот, кто создал стол.
       *[other] Следующую игру открывает: { $names }.
    }
end-record = Запись и честность раздачи
end-verify = Команда citysleeps verify по записи раздаёт и разыгрывает эту игру заново и говорит, сходится ли она с тем, что было показано до раздачи.
end-commitment = Показано до раздачи (обязательство)
end-luck = Ваш вклад в жребий
end-download = Скачать запись

# Words to everybody between games.

chat-title = Разговор со всеми
chat-say = Напишите что-нибудь
chat-send = Отправить
chat-gone = тот, кого здесь уже нет

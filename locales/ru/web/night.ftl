# The night. Whispers have at most 48 characters, with a name of ten.

night-call = Вызов { $number } из { $count }
night-which = На какую ночь
night-tonight = Сегодня
night-nobody = Никого
night-chosen = { $number } { $name }
night-tap-for-nobody = нажми: никого
night-whisper = Шёпот
night-hold = Держать и читать
night-seal = Решить
night-sealed = Решено

# Whispered to who is called.
night-called = Вызывают тебя.
night-must = Вызывают тебя: выбрать надо.
night-seconds = Вызывают тебя. Осталось секунд: { $seconds }.
night-ask =
    { $act ->
        [guard] Кого ты защищаешь?
        [kill] Кого ты убиваешь?
        [shoot] В кого ты стреляешь?
        [mark] Кого ты отмечаешь?
        [point] На кого ты указываешь?
       *[check]
            { $step ->
                [lawyer] Чью карту ты хочешь увидеть?
               *[other] Кого ты проверяешь?
            }
    }
night-ask-plan = Кого вы убьёте в ночь { $night }?
night-plan-tonight =
    { $target ->
        [nobody] План на эту ночь: никто.
       *[seat] План на эту ночь: { $name }.
    }
night-you = Ты
night-points = { $name }: { $target }
night-mate = { $name }: { $card }
night-alone = Вся банда – это ты.
night-change = Это ещё можно изменить.
night-planned = Ночь { $night }: { $name }
night-plan-stands = План готов.
night-gang-choice =
    { $target ->
        [nobody] В банде нет согласия.
       *[seat] Банда согласна: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] { $name }: кивок. Чёрный игрок!
                [ninja] { $name }: кивок. Комиссар или мафия!
               *[don]
                    { $deck ->
                        [extended] { $name }: кивок. Комиссар или ниндзя!
                       *[basic] { $name }: кивок. Комиссар!
                    }
            }
       *[no_nod] { $name }: кивка нет.
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Под твоей защитой: { $name }.
        [kill] Твоя жертва: { $name }.
        [shoot] Твой выстрел: { $name }.
        [mark] Твоя метка: { $name }.
        [check] Твоя проверка: { $name }.
       *[pass] Этой ночью ты никого не выбираешь.
    }
night-side = Твоя сторона теперь: { $side }.
night-idle = Вызывают тебя, но дел пока нет.

# Whispered to everybody else.
night-not-called = Не твой час.
night-question-1 = Кого ты подозреваешь?
night-question-2 = Кому ты веришь?
night-question-3 = Кто завтра попадёт под суд?
night-question-4 = Кто слишком тихо сидит?
night-question-5 = Чьим словам ты не веришь?
night-question-6 = Кто не увидит утра?
night-kept = { $name }: останется для рассказа.
night-lapsed = Прошлый вызов кончился без выбора.
night-pending = Отправляется…
night-refused-must-choose = Пропустить нельзя: выбери игрока.
night-refused-target-self = Себя нельзя: выбери другого игрока.
night-refused-target-dead = Вне игры: выбери живого игрока.
night-refused-target-own-gang = Из твоей банды: выбери другого игрока.
night-refused-repeat-protection = Прошлой ночью тоже: выбери другого игрока.
night-refused-already-acted = Твой выбор уже сделан и остаётся в силе.
night-refused-wrong-phase = Поздно: вызов окончен.
night-refused-no-hunch = Поздно: вызов окончен.
night-refused-paused = Стол на паузе. Реши ещё раз позже.

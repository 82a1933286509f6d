# The night. Whispers have at most 48 characters, with a name of ten.

night-call = Вызов { $number } из { $count }
night-which = На какую ночь
night-tonight = Сегодня
night-nobody = Никого
night-chosen = { $number } { $name }
night-tap-for-nobody = нажмите: никого
night-whisper = Шёпот
night-hold = Держать и читать
night-seal = Решить
night-sealed = Решено

# Whispered to who is called.
night-called = Вызывают вас.
night-must = Вызывают вас: нужно выбрать.
night-seconds = Вызывают вас. Осталось секунд: { $seconds }.
night-ask =
    { $act ->
        [guard] Кого вы защищаете?
        [kill] Кого вы убиваете?
        [shoot] В кого вы стреляете?
        [mark] Кого вы отмечаете?
        [point] На кого вы указываете?
       *[check]
            { $step ->
                [lawyer] Чью карту вы хотите увидеть?
               *[other] Кого вы проверяете?
            }
    }
night-ask-plan = Кого вы убьёте в ночь { $night }?
night-plan-tonight =
    { $target ->
        [nobody] План на эту ночь: никто.
       *[seat] План на эту ночь: { $name }.
    }
night-you = Вы
night-points = { $name }: { $target }
night-mate = { $name }: { $card }
night-alone = Вся банда — это вы.
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
                [don]
                    { $deck ->
                        [extended] { $name }: кивок. Комиссар или ниндзя!
                       *[basic] { $name }: кивок. Комиссар!
                    }
               *[other] { $name }: кивок.
            }
       *[no_nod] { $name }: кивка нет.
    }
night-card = { $name }: { $card }.
night-noted =
    { $act ->
        [guard] Под вашей защитой: { $name }.
        [kill] Ваша жертва: { $name }.
        [shoot] Ваш выстрел: { $name }.
        [mark] Ваша метка: { $name }.
        [check] Ваша проверка: { $name }.
       *[pass] Этой ночью вы никого не выбираете.
    }
night-side = Ваша сторона теперь: { $side }.
night-idle = Вызывают вас, но дел пока нет.

# Whispered to everybody else.
night-not-called = Не ваш час.
night-question-1 = Кого вы подозреваете?
night-question-2 = Кому вы верите?
night-question-3 = Кто завтра попадёт под суд?
night-question-4 = Кто слишком тихо сидит?
night-question-5 = Чьим словам вы не верите?
night-question-6 = Кто не увидит утра?
night-kept = { $name }: останется для рассказа.
night-lapsed = Прошлый вызов кончился без выбора.
night-pending = Отправляется…
night-refused-must-choose = Пропустить нельзя: выберите игрока.
night-refused-target-self = Себя нельзя: выберите другого игрока.
night-refused-target-dead = Вне игры: выберите живого игрока.
night-refused-target-own-gang = Из вашей банды: выберите другого игрока.
night-refused-repeat-protection = Прошлой ночью тоже: выберите другого игрока.
night-refused-already-acted = Ваш выбор уже сделан и остаётся в силе.
night-refused-wrong-phase = Поздно: вызов окончен.
night-refused-no-hunch = Поздно: вызов окончен.
night-refused-paused = Стол на паузе. Решите ещё раз позже.

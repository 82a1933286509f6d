# The night. Whispers have at most 48 characters, with a name of ten.

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
night-you = Вы
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question-1 = Кого вы подозреваете?
night-question-2 = Кому вы верите?
night-question-3 = Кто завтра попадёт под суд?
night-question-4 = Кто слишком тихо сидит?
night-question-5 = Чьим словам вы не верите?
night-question-6 = Кто не увидит утра?
night-kept = { $name }: останется для рассказа.
night-pending = Отправляется…
night-refused-must-choose = Пропустить нельзя: выберите игрока.
night-refused-target-self = Себя нельзя: выберите другого игрока.
night-refused-target-dead = Вне игры: выберите живого игрока.
night-refused-already-acted = Ваш выбор уже сделан и остаётся в силе.
night-refused-wrong-phase = Поздно: вызов окончен.
night-refused-no-hunch = Поздно: вызов окончен.
night-refused-paused = Стол на паузе. Решите ещё раз позже.
night-title = Ночь { $number }
night-call = Вызов { $number } из { $count }
night-asleep = Не ваш час.

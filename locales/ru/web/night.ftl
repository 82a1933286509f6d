# The night. Whispers have at most 48 characters, with a name of ten.

night-nobody = Никого
night-chosen = { $number } { $name }
night-tap-for-nobody = снять выбор
night-whisper = Шёпот
night-hold = Держать и читать
night-seal = Подтвердить
night-sealed = Принято

# Whispered to who is called.
night-called = Ваша очередь.
night-must = Ваша очередь: нужно кого-то выбрать.
night-you = Вы
night-points = { $name }: { $target }

# Whispered to everybody else.
night-question = Сейчас не ваша очередь. Кого вы подозреваете?
night-suspect = Кого вы подозреваете?
night-kept = Вы подозреваете: { $name }. Это для истории.
night-pending = Отправляется…
night-refused-must-choose = Пасовать нельзя: выберите игрока.
night-refused-target-self = Себя нельзя: выберите другого игрока.
night-refused-target-dead = Вне игры: выберите живого игрока.
night-refused-already-acted = Ваш выбор уже сделан и остаётся в силе.
night-refused-wrong-phase = Поздно: вызов окончен.
night-refused-no-hunch = Поздно: вызов окончен.
night-refused-paused = Стол на паузе. Подтвердите позже.
night-title = Ночь { $number }
night-call = Вызов { $number } из { $count }
night-asleep = Сейчас не ваша очередь.
night-on-phones = Каждый смотрит в своё окно. Кого вызвали, тот действует там; остальные отмечают, кого подозревают, чтобы все касались экрана одинаково.

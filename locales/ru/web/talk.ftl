# Разговор касаниями: лист, пузыри, доска.

say-title = Сказать касаниями
say-open = Сказать…
say-ready = Подготовить слова
say-waiting = На мой черёд: «{ $words }»
say-begin = Что скажете?
say-word = Выберите слово
say-when = Какая ночь?
say-night = Ночь { $number }
say-open-slot =
    { $slot ->
        [seat] кто?
       *[word] что?
    }
say-missing =
    { $what ->
        [kind] Выберите начало
        [seat] Коснитесь окна
       *[word] Выберите слово
    }
say-more = Ещё
say-quoted = «{ $words }»
say-it = Сказать
say-keep = На мой черёд
say-forget = Убрать
say-back = Назад
seat-says = говорит: { $words }
seat-said = раньше: { $words }

board-title = Кто что сказал
board-about = Слова по местам. Противоречия стоят между строками.
board-count =
    { $number ->
        [one] { $number } заявление
        [few] { $number } заявления
       *[many] { $number } заявлений
    }
board-way =
    { $way ->
        [seat] По местам
        [time] По порядку
       *[me] Обо мне
    }
board-seat = Место
board-is = Говорит: я
board-did = Дела
board-others = О других
board-nothing = Касаниями пока никто ничего не сказал.
board-nothing-me = О вас касаниями пока никто ничего не сказал.
board-foot = Доска повторяет сказанное. Она не говорит, кто прав.
board-seam =
    { $kind ->
        [cards] { $names }: не все могут быть правы: { $word }
        [answers] О ком: { $about }. { $said }
        [vote] { $name }: обещана рука против: { $second }; поднята против: { $third }
        [changed] { $name }: «{ $first }» — «{ $last }»
       *[shown] { $name }: «{ $first }» Открыто: { $second }, { $shown }
    }
screen-speaks = { $number } · говорит: { $name }

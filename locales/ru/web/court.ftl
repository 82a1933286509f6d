# The court on a phone.

court-step =
    { $step ->
        [defence] День { $day } · оправдание
        [vote] День { $day } · вызов { $call } из { $calls }
        [tie_speeches] День { $day } · повторное слово
        [second_vote] Второй тур · { $call } из { $calls }
        [all_or_none] Все или никто
        [last_words] День { $day } · последние слова
       *[court] День { $day }
    }
court-by = обвиняет: { $name }
court-called = Идёт вызов. Руки будут видны, когда он кончится.
court-later = ещё впереди
court-hands =
    { $number ->
        [one] { $number } рука
        [few] { $number } руки
       *[many] { $number } рук
    }
court-abstained = воздержались
court-sentenced = Смертный приговор
court-free = Ещё не голосовали
court-number-name = { $number } · { $name }
court-all-or-none = Казнить всех или всех оставить в живых?
court-floor =
    { $more ->
        [0] Говорит: { $name }
       *[other] Говорит: { $name }. Затем: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] Слово за вами.
       *[other] Слово за вами. Затем: { $next }.
    }

court-raise = Поднять руку
court-pass = Не сейчас
court-back = Назад
court-no-hand = Если ни разу не поднять руку, голос засчитают против последнего: { $name }.
court-last-call = Последний вызов. Поднимете руку или нет, ваш голос против: { $name }.
court-neither = Поднимите руку за один ответ. Иначе ваш голос не в счёт.
court-abstain-last = Если воздержаться, голос засчитают против последнего: { $name }. Взять обратно нельзя.
court-abstain-neither = Вы воздерживаетесь: в этом голосовании ваш голос не в счёт.
court-abstained-last = Вы воздерживаетесь. Голос засчитают против последнего: { $name }.
court-hand-up = Ваша рука поднята: { $name }. Руки будут видны в конце вызова.
court-hand-counted = Ваша рука в этом голосовании: { $name }.
court-answered = Ваш ответ принят. Руки будут видны в конце вызова.
court-judges = Пока жив хоть один судья, голосуют только судьи: { $names }.
court-only =
    { $step ->
        [defence] Сейчас говорят только подсудимые. После последнего — голосование.
        [tie_speeches] Ничья. Повторное слово, затем ещё одно голосование.
       *[last_words] Последние слова. Больше никто сейчас не говорит.
    }
court-mine =
    { $step ->
        [defence] Оправдывайтесь. После последнего подсудимого — голосование.
        [tie_speeches] Ничья. Оправдывайтесь ещё раз, затем ещё одно голосование.
       *[last_words] Это ваши последние слова.
    }

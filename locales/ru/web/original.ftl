# The screens of the book `original`.

## The lobby

lobby-speech = Речь {$seconds} с
lobby-night-call =
    {$seconds ->
        [0] Вызов ночью вручную
       *[other] Вызов ночью {$seconds} с
    }
lobby-deck-resident =
    {$count ->
        [one] честный житель
        [few] {$count} честных жителя
       *[many] {$count} честных жителей
    }
lobby-deck-commissar = комиссар
lobby-deck-doctor = доктор
lobby-deck-immortal = бессмертный
lobby-deck-honest-judge =
    {$count ->
        [one] честный судья
        [few] {$count} честных судьи
       *[many] {$count} честных судей
    }
lobby-deck-sheriff = шериф
lobby-deck-mafia =
    {$count ->
        [one] мафия
        [few] {$count} члена мафии
       *[many] {$count} членов мафии
    }
lobby-deck-don = дон
lobby-deck-ninja = ниндзя
lobby-deck-yakuza =
    {$count ->
        [one] якуза
        [few] {$count} якузы
       *[many] {$count} якуз
    }
lobby-deck-maniac = маньяк
lobby-deck-werewolf = оборотень
lobby-deck-lawyer = адвокат
lobby-deck-corrupt-judge = продажный судья
lobby-mode-basic = Базовый
    .help = Мафия просыпается вместе и договаривается молча.
lobby-mode-professional = Профессиональный
    .help = Мафия составляет план в первую ночь, а потом стреляет с закрытыми глазами.
lobby-mode-extended = Расширенный
    .help = Четырнадцать ролей, две банды и убийство с закрытыми глазами.
lobby-mode-hostless = Без ведущего
    .help = Один из игроков объявляет, пока кто-нибудь не умрёт; потом ведёт первая жертва. От 12 игроков.
lobby-group =
    {$group ->
        [deal] Раздача
        [night] Ночь
        [court] Суд
        [end] Конец
       *[other] Прочее
    }

## The deal, and what my card says to me: at most three facts of 90 characters

deal-setup =
    { $preset ->
        [professional] Игроков: { $count }, профессиональная игра
        [extended] Игроков: { $count }, расширенная игра
        [hostless] Игроков: { $count }, без ведущего
        [basic] Игроков: { $count }, базовая игра
       *[other] Игроков: { $count }
    }
role-side-red = Красная команда
role-side-black = Чёрная команда
role-side-mafia = Чёрная команда: мафия
role-side-yakuza = Чёрная команда: якуза
role-side-maniac = Чёрная команда, в одиночку

# What stands above a fact.
role-win = Победа
role-every-night = Каждую ночь
role-night-1 = В первую ночь
role-from-night-2 = Со второй ночи
role-at-night = Ночью
role-by-day = Днём
role-advice = Совет
role-mind = Учтите
role-turning =
    { $werewolf_trigger ->
        [gang_member] Когда погибнет кто-то из банды
       *[any_black] Когда погибнет кто-то из чёрных
    }

# Facts. They take the settings of the game; `rivals`: there are two gangs.
role-win-red =
    { $red_win_requires ->
        [killers_only] когда в живых нет ни одного чёрного убийцы.
        [gangs_only] когда в живых нет никого из банд.
       *[all_black] когда в живых нет ни одного чёрного игрока.
    }
role-win-mafia =
    { $rivals ->
        [yes] когда якузы в живых нет, а чёрных не меньше, чем красных.
       *[no] когда чёрных не меньше, чем красных.
    }
role-win-yakuza =
    { $rivals ->
        [yes] когда мафии в живых нет, а чёрных не меньше, чем красных.
       *[no] когда чёрных не меньше, чем красных.
    }
role-win-maniac = в одиночку: когда в живых не больше двоих и вы среди них.
role-win-helper = вместе с той бандой, которая победит.
role-win-werewolf = вместе с той командой, в которой окажетесь в конце.
role-asleep = вы спите. Отметьте, кого подозреваете: это для истории.
role-resident = говорите, отдавайте под суд, голосуйте. Вычислите, кто чёрный.
role-commissar = укажите на другого живого игрока: узнаете, из чёрных ли он.
role-lead = Направляйте обсуждение, но не выдайте себя: для чёрных вы первая цель.
role-doctor = защитите одного игрока, можно себя, но не одного и того же дважды подряд.
role-foresee = Днём вычислите, на кого преступники нападут ночью.
role-immortal =
    { $sheriff_vs_immortal ->
        [kills] вы спите, и убить вас может только выстрел шерифа.
       *[survives] вы спите, и никто не может вас убить.
    }
role-mortal = казнить вас могут, как и любого: осторожнее и со своими.
role-judges = все знают, что вы судья, но не какой. Пока жив хоть один судья, голосуют только судьи.
role-sheriff =
    { $sheriff_may_pass ->
        [yes] можете выстрелить в другого живого игрока любой команды.
       *[no] выстрелите в другого живого игрока любой команды. Выбрать нужно.
    }
role-aim = Смотрите не попадите в честных жителей.
role-meets =
    { $kill_method ->
        [closed_eyes] вы узнаёте свою банду и вместе намечаете убийства на три ночи.
       *[open_eyes] вы узнаёте свою банду. Пока никто не гибнет.
    }
role-gang-kills =
    { $kill_method ->
        [closed_eyes] отметьте жертву в одиночку. Она гибнет, если её отметит вся банда.
       *[open_eyes] укажите на жертву вместе с бандой. Она гибнет, если вы договорились.
    }
role-don =
    { $deck ->
        [extended] укажите на другого живого игрока: узнаете, не комиссар ли это или ниндзя.
       *[basic] укажите на игрока не из мафии: узнаете, не комиссар ли это.
    }
role-ninja = укажите на другого живого игрока: узнаете, не комиссар ли это или мафия.
role-maniac =
    { $maniac_may_pass ->
        [yes] можете убить другого живого игрока.
       *[no] убейте другого живого игрока. Выбрать нужно.
    }
role-seen-black = Вы вне банд. При проверке комиссар видит, что вы чёрный игрок.
role-werewolf =
    { $werewolf_trigger ->
        [gang_member] вы вступаете в эту банду и потом убиваете с ней.
       *[any_black] вы вступаете в банду этого игрока и потом убиваете с ней.
    }
role-told-side = каждую ночь вы узнаёте, за какую команду теперь играете.
role-lawyer = укажите на другого живого игрока: вам покажут эту карту.
role-checked =
    { $lawyer_appears_red ->
        [no] Вы вне банд. При проверке комиссар видит, что вы чёрный игрок.
       *[yes] Вы вне банд. При проверке комиссар принимает вас за красного игрока.
    }
role-stranger = Вы вне банд: никого в них не знаете, и вас там никто не знает.

## The night. Whispers have at most 48 characters, with a name of ten

night-which = На какую ночь
night-tonight = Сегодня

# Whispered to who is called.
night-seconds = Ваша очередь. Осталось секунд: { $seconds }.
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
        [nobody] План на эту ночь: никого.
       *[seat] План на эту ночь: { $name }.
    }
night-mate = { $name }: { $card }
night-alone = Вся банда — это вы.
night-change = Это ещё можно изменить.
night-planned = Ночь { $night }: { $name }
night-plan-stands = План готов.
night-gang-choice =
    { $target ->
        [nobody] Банда не договорилась.
       *[seat] Банда договорилась: { $name }.
    }
night-answer =
    { $answer ->
        [nod]
            { $step ->
                [commissar] { $name }: из чёрных!
                [ninja] { $name }: комиссар или мафия!
                [don]
                    { $deck ->
                        [extended] { $name }: комиссар или ниндзя!
                       *[basic] { $name }: это комиссар!
                    }
               *[other] { $name }: да.
            }
       *[no_nod]
            { $step ->
                [commissar] { $name }: не из чёрных.
                [ninja] { $name }: не комиссар и не мафия.
                [don]
                    { $deck ->
                        [extended] { $name }: не комиссар и не ниндзя.
                       *[basic] { $name }: не комиссар.
                    }
               *[other] { $name }: нет.
            }
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
night-side = Ваша команда теперь: { $side }.
night-idle = Ваша очередь, но делать пока нечего.

# Whispered to everybody else.
night-lapsed = Прошлый вызов прошёл без вашего выбора.
night-refused-target-own-gang = Из вашей банды: выберите другого игрока.
night-refused-repeat-protection = Подряд нельзя: выберите другого игрока.

## The day: dawn, discussion, and who is out

dawn-killed =
    { $number ->
        [one] Жертва этой ночи. Карта остаётся закрытой.
        [few] Жертвы этой ночи. Карты остаются закрытыми.
       *[many] Жертвы этой ночи. Карты остаются закрытыми.
    }
dawn-first = Дальше обсуждение. Первое слово: { $name }.
dawn-first-you = Дальше обсуждение. Первое слово у вас.
day-waiting = Ждём связи
day-as-it-was = как было в { $time }
day-on-trial = Под судом
day-your-floor = Слово у вас
day-nominating = Право обвинить
day-your-nomination = Ваше обвинение
day-step-speaking = Обсуждение · говорит: { $name }
day-step-nominating = Обсуждение · { $name } может обвинить
day-after =
    { $more ->
        [0] В очереди перед вами: { $names }.
       *[other] В очереди перед вами: { $names } и ещё { $more }.
    }
day-spoken =
    { $more ->
        [0] Ваша речь сегодня уже была. Впереди: { $names }, затем суд.
       *[other] Ваша речь сегодня уже была. Впереди: { $names } и ещё { $more }, затем суд.
    }
day-all-spoken = Ваша речь сегодня уже была. После этой речи начнётся суд.
say-waits = Говорит: { $name }. Ваши слова подождут вашего черёда.
say-waits-all = Ваши слова подождут вашего черёда.
day-then-accuse = После речи вы можете отдать под суд одного игрока.
day-accuse-choose = Коснитесь того, кого отдаёте под суд, или не выбирайте никого.
day-accuse-public = Это увидят все. Отменить нельзя.
day-accuse = Под суд: { $name }
day-nobody = Сегодня никого
day-host = За ведущего
out-dead =
    { $reveal_at_end ->
        [no] Вы вне игры: смотрите и молчите. Так до конца.
       *[yes] Вы вне игры: смотрите и молчите. В конце увидите всё.
    }
out-host-title = Вы ведёте игру.
out-host-help = Вы видите всё и всё объявляете. Вы не голосуете.
out-host = Нажмите «Дальше», когда все готовы.
out-secrets = Держите: всё
out-secrets-help = То, что видит ведущий. Пусть никто из живых сюда не заглядывает.

## The court

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
court-by = обвинитель: { $name }
court-called = Идёт вызов. Руки будут видны, когда он кончится.
court-later = ещё впереди
court-hands =
    { $number ->
        [one] { $number } рука
        [few] { $number } руки
       *[many] { $number } рук
    }
court-abstained = не подняли руку
court-sentenced = Смертный приговор
court-free = Ещё не голосовали
court-number-name = { $number } · { $name }
court-all-or-none = Казнить всех или всех оставить в живых?
court-floor =
    { $more ->
        [0] Говорит: { $name }
       *[other] Говорит: { $name }. Затем: { $next }.
    }
court-floor-mine =
    { $more ->
        [0] Слово у вас.
       *[other] Слово у вас. Затем: { $next }.
    }
court-no-hand = Если ни разу не поднять руку, голос засчитают против последнего: { $name }.
court-last-call = Последний вызов. Поднимете руку или нет, ваш голос пойдёт против: { $name }.
court-neither = Поднимите руку за один ответ. Иначе ваш голос не в счёт.
court-abstain-last = Если не голосовать, голос засчитают против последнего: { $name }. Отменить нельзя.
court-abstain-neither = Вы не голосуете: в этом туре ваш голос не в счёт.
court-abstained-last = Вы не голосуете. Голос засчитают против последнего: { $name }.
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

## The end

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
end-no-reveal = За этим столом карты остаются закрытыми: видно только то, что вы узнали в игре.

## The story

story-briefed = С этой минуты это место видит всё.

## About a seat

seat-judge = судья
seat-accused-by = Сегодня под судом, обвинитель: { $name }
seat-accused = День { $day }: под суд — { $name }
seat-answered =
    { $answer ->
        [execute] День { $day }: рука за казнь всех
       *[spare] День { $day }: рука за жизнь всех
    }
seat-is-judge = Судья, это подтвердил ведущий
seat-is-host = Ведёт игру

## The human host's console

host-nomination = { $name }: кого отдаёте под суд?
host-to-come = Ещё будут говорить: { $names }.
desk-plan-for = Ночь { $night }
desk-then-speak = Затем: { $names }.
host-why =
    { $step ->
        [night] Давайте каждому вызову одинаковое время, действует в нём кто-то или нет.
        [nomination] «Дальше» значит: под суд не идёт никто.
        [last] Последний вызов. «Дальше» значит: голоса всех, кто ни разу не поднял руку, идут против: { $name }.
        [vote] «Дальше» закончит этот вызов; считаются поднятые к этому времени руки.
       *[speech] «Дальше» закончит эту речь.
    }
host-idle = Этой ночью они ничего не выбирают.
host-correct-night = На какую ночь?

## The table screen

screen-called = сейчас: поднимите руку
screen-later = ещё впереди
screen-speaking = Говорит:
screen-on-trial = Под судом: { $names }
stage-closed = Карта закрыта
stage-sentenced = Смертный приговор:

## The rules

menu-conduct = Как себя вести
court-pass = Не этот игрок
court-abstain = Не голосовать в этом туре
court-raise-self = Поднять руку против себя
day-lone =
    { $lone ->
        [free] Сегодня первый день: если больше никого не обвинят, { $name } не попадёт под суд.
       *[dies] Если больше никого не обвинят, { $name } умирает без голосования.
    }
out-help = Вы следите за игрой так, как её видят все. Ни слов, ни знаков живым.
out-watching = Вы смотрите игру.
out-watching-help = Вы следите за игрой так, как её видят все.
host-nod =
    { $answer ->
        [nod] Кивните
       *[no_nod] Не кивайте
    }
mind-asks-black = Мысли: кто чёрный?
mind-asks-commissar = Мысли: кто комиссар?
mind-about = Процент рядом с обвинением или голосом: насколько вероятно, по мнению бота, что это место чёрное. Бот знал свою карту, то, что ему сказали, и то, что знали все. Его мысли открыты только теперь.

# Слова книги `original`; как факт становится словами, сказано в citysleeps/views/words.py.

## Факты для всех

game-set =
    { $temporary_host_kind ->
        [seat] За столом ({ $seats_count }): { $seats }. До первой смерти объявляет { $temporary_host }. В колоде: { $composition }.
       *[nobody] За столом ({ $seats_count }): { $seats }. В колоде: { $composition }.
    }
    .heading = Раздача
    .composition = { $composition } × { $number }
deal-void =
    { $why ->
        [bad_player_count] Раздача недействительна, и игроков осталось слишком мало для игры.
       *[left] Раздача недействительна: карты собирают и раздают заново.
    }
rules-read = Прочитаны правила поведения и представлены персонажи этой игры: { $characters }.
night-began = На город опускается темнота, и все засыпают.
    .heading = Ночь { $number }
step-began =
    { $step ->
        [doctor] В кабинете загорается свет: просыпается доктор.
        [lawyer] Адвокат просыпается и раскрывает дело.
        [mafia] Просыпается мафия.
        [yakuza] Просыпаются якузы.
        [maniac] Кому-то не спится: просыпается маньяк.
        [werewolf] Оборотень просыпается и прислушивается к луне.
        [commissar] Комиссар просыпается и надевает шляпу.
        [don] Просыпается дон мафии.
        [ninja] Ниндзя просыпается без единого звука.
       *[sheriff] Шериф просыпается и тянется за револьвером.
    }
step-ended =
    { $step ->
        [doctor] Доктор засыпает.
        [lawyer] Адвокат засыпает.
        [mafia] Мафия засыпает.
        [yakuza] Якузы засыпают.
        [maniac] Маньяк засыпает.
        [werewolf] Оборотень засыпает.
        [commissar] Комиссар засыпает.
        [don] Дон мафии засыпает.
        [ninja] Ниндзя засыпает.
       *[sheriff] Шериф засыпает.
    }
day-began = Встаёт солнце, и город просыпается.
    .heading = День { $number }
dawn =
    { $seats_count ->
        [0] Ночь была тихой: все живы.
        [1] Просыпаются не все. Жертва этой ночи: { $seats }.
       *[other] Просыпаются не все. Жертвы этой ночи: { $seats }.
    }
judges-confirmed =
    { $seats_count ->
        [0] Среди живых судей нет.
        [1] В игре один судья: { $seats }.
       *[other] Судьи в этой игре: { $seats }.
    }
host-changed =
    { $seat_kind ->
        [nobody] С этой минуты игру ведёт программа.
       *[seat] С этой минуты игру ведёт { $seat }.
    }
floor-given =
    { $kind ->
        [defence] { $seat } говорит в своё оправдание.
        [tie_speech] { $seat } говорит ещё раз, пока спор не решён.
        [last_words] { $seat } говорит последние слова.
       *[speech] { $seat } берёт слово.
    }
said = { $seat }: «{ $text }»
floor-ended =
    { $by ->
        [time] Время вышло, { $seat } замолкает.
        [host] Ведущий отбирает слово, { $seat } замолкает.
        [left] { $seat } уходит посреди речи.
       *[speaker] { $seat } заканчивает речь.
    }
host-said = Ведущий: «{ $text }»
warned = Ведущий предостерегает игрока { $seat }.
nominated = { $by } отдаёт под суд игрока { $seat }.
no-nomination = { $seat } никого не отдаёт под суд.
court-opened =
    { $accused_count ->
        [1] Суд начинается. Перед судом: { $accused }.
       *[other] Суд начинается. Перед судом по порядку: { $accused }.
    }
    .accused = { $accused } (обвиняет { $accusers })
no-court =
    { $why ->
        [one_accused_day_1] Подсудимый только один, а в первый день этого мало: суда не будет.
        [accused_left] Подсудимых за столом больше нет: суд окончен.
       *[no_accused] Никто не обвинён: сегодня суда не будет.
    }
vote-opened =
    { $kind ->
        [second_vote] Повторное голосование, подсудимые: { $candidates }. Голосуют: { $voters }.
        [all_or_none] Один вопрос, и он об этих игроках: { $candidates }. Казнить всех или всех оставить в живых? Голосуют: { $voters }.
       *[vote] Голосование, подсудимые: { $candidates }. Голосуют: { $voters }.
    }
called =
    { $candidate_kind ->
        [execute] Кто за то, чтобы казнить всех?
        [spare] Кто за то, чтобы всех оставить в живых?
       *[seat] Кто за казнь игрока { $candidate }?
    }
hands =
    { $candidate_kind ->
        [execute]
            { $seats_count ->
                [0] За казнь всех никто не поднимает руку.
               *[other] За казнь всех: { $seats }.
            }
        [spare]
            { $seats_count ->
                [0] За жизнь всех никто не поднимает руку.
               *[other] За жизнь всех: { $seats }.
            }
       *[seat]
            { $seats_count ->
                [0] Против игрока { $candidate } никто не поднимает руку.
               *[other] Против игрока { $candidate }: { $seats }.
            }
    }
counted =
    { $abstained_count ->
        [0] Подсчёт: { $candidates }.
       *[other]
            { $added_to_kind ->
                [nobody] Подсчёт: { $candidates }. Не подняли руку: { $abstained }.
               *[seat] Подсчёт: { $candidates }. Воздержались, и их голоса засчитаны против игрока { $added_to }: { $abstained }.
            }
    }
    .candidates =
        { $candidates_kind ->
            [execute]
                { $numbers ->
                    [one] { $numbers } голос за казнь всех
                    [few] { $numbers } голоса за казнь всех
                   *[many] { $numbers } голосов за казнь всех
                }
            [spare]
                { $numbers ->
                    [one] { $numbers } голос за жизнь всех
                    [few] { $numbers } голоса за жизнь всех
                   *[many] { $numbers } голосов за жизнь всех
                }
           *[seat]
                { $numbers ->
                    [one] { $candidates } – { $numbers } голос
                    [few] { $candidates } – { $numbers } голоса
                   *[many] { $candidates } – { $numbers } голосов
                }
        }
tied = Ничья: { $seats }.
sentenced =
    { $seats_count ->
        [0] Никто не приговорён: все остаются жить.
       *[other] Смертный приговор: { $seats }.
    }
executed = Приговор исполнен: { $seats }. Карты остаются закрытыми.
left = { $seat } выходит из игры.
game-over = Игра окончена. { $winner } { $condition }
    .heading = Конец
final-reveal =
    { $winners_count ->
        [0] Карты открыты: { $cards }. Победителей нет.
       *[other] Карты открыты: { $cards }. Победители: { $winners }.
    }
    .cards = { $name } – { $cards } ({ $sides })

## Факты для некоторых

own-card =
    { $you ->
        [yes] Твоя карта: { $card }.
       *[no] Карта игрока { $seat }: { $card }.
    }
gang-met =
    { $gang ->
        [yakuza] Якузы оглядываются и узнают своих: { $members }.
       *[mafia] Мафия оглядывается и узнаёт своих: { $members }.
    }
    .members = { $members } ({ $cards })
planned = { $member } намечает на ночь { $night } игрока { $seat }.
plan-recorded =
    { $gang ->
        [yakuza] План якузы: { $nights }.
       *[mafia] План мафии: { $nights }.
    }
    .nights =
        { $seats_kind ->
            [nobody] ночь { $nights } – никто
           *[seat] ночь { $nights } – { $seats }
        }
pointed =
    { $seat_kind ->
        [nobody] { $member } ни на кого не указывает.
       *[seat] { $member } указывает на игрока { $seat }.
    }
gang-choice =
    { $seat_kind ->
        [nobody] Банда не сошлась на жертве.
       *[seat] Банда сошлась на жертве: { $seat }.
    }
check-answer =
    { $answer ->
        [nod]
            { $you ->
                [yes] Ты проверяешь игрока { $target }: ведущий кивает.
               *[no] { $seat } проверяет игрока { $target }: ведущий кивает.
            }
       *[no_nod]
            { $you ->
                [yes] Ты проверяешь игрока { $target }: ведущий не кивает.
               *[no] { $seat } проверяет игрока { $target }: ведущий не кивает.
            }
    }
card-shown =
    { $you ->
        [yes] Ты видишь карту игрока { $target }: { $card }.
       *[no] { $seat } видит карту игрока { $target }: { $card }.
    }
side-told =
    { $you ->
        [yes] Твоя сторона этой ночью: { $side }.
       *[no] Сторона игрока { $seat } этой ночью: { $side }.
    }
noted =
    { $act ->
        [guard]
            { $you ->
                [yes] Этой ночью ты защищаешь игрока { $target }.
               *[no] { $seat } этой ночью защищает игрока { $target }.
            }
        [check]
            { $you ->
                [yes] Ты выбираешь для проверки игрока { $target }.
               *[no] { $seat } выбирает для проверки игрока { $target }.
            }
        [mark]
            { $you ->
                [yes] Ты отмечаешь в темноте игрока { $target }.
               *[no] { $seat } отмечает в темноте игрока { $target }.
            }
        [kill]
            { $you ->
                [yes] Ты подстерегаешь игрока { $target }.
               *[no] { $seat } подстерегает игрока { $target }.
            }
        [shoot]
            { $you ->
                [yes] Ты стреляешь в игрока { $target }.
               *[no] { $seat } стреляет в игрока { $target }.
            }
       *[pass]
            { $you ->
                [yes] Этой ночью ты никого не выбираешь.
               *[no] { $seat } этой ночью никого не выбирает.
            }
    }
leaving = { $seat } выходит из игры; остальные узнают об этом на рассвете.
own-result =
    { $won ->
        [yes]
            { $you ->
                [yes] Это твоя победа. Твоя сторона: { $side }.
               *[no] { $seat } побеждает. Сторона: { $side }.
            }
       *[no]
            { $you ->
                [yes] Это твоё поражение. Твоя сторона: { $side }.
               *[no] { $seat } проигрывает. Сторона: { $side }.
            }
    }
attempt =
    { $result ->
        [protected] Покушение на игрока { $target }, но доктор был рядом: неудача.
        [immortal] Покушение на игрока { $target }, а он бессмертен: неудача.
        [no_agreement] В банде нет согласия: этой ночью покушения нет.
        [nobody] Покушения не было.
       *[kills] Покушение на игрока { $target }: удача.
    }
converted =
    { $gang ->
        [yakuza] Смерть игрока { $cause } меняет игрока { $seat }: оборотень уходит к якузам.
       *[mafia] Смерть игрока { $cause } меняет игрока { $seat }: оборотень уходит к мафии.
    }

## Карты

card-resident = Честный житель
card-commissar = Комиссар
card-doctor = Доктор
card-immortal = Бессмертный
card-honest-judge = Честный судья
card-sheriff = Шериф
card-mafia = Мафия
card-don = Дон мафии
card-ninja = Ниндзя
card-yakuza = Якуза
card-maniac = Маньяк
card-werewolf = Оборотень
card-lawyer = Адвокат
card-corrupt-judge = Продажный судья

## Стороны, банды, победители

side-red = красные
side-black = чёрные
side-mafia = мафия
side-yakuza = якуза
side-maniac = маньяк
gang-mafia = Мафия
gang-yakuza = Якуза
winner-red = Победили красные, честные жители.
winner-black = Победили чёрные.
winner-mafia = Победила мафия.
winner-yakuza = Победили якузы.
winner-maniac = Победил маньяк.
winner-draw = Ничья.
condition-no-black = В живых не осталось ни одного преступника.
condition-numbers = Преступников не меньше, чем честных.
condition-maniac-last-two = В живых не больше двоих, и один из них маньяк.
condition-nobody-left = В живых не осталось никого.
condition-stalemate = Слишком много кругов подряд никто не умирал.

## Фазы и шаги

phase-deal = Раздача
phase-first-night = Первая ночь
phase-night = Ночь
phase-dawn = Рассвет
phase-first-day = Первый день
phase-day = День
phase-judges = Объявление судей
phase-discussion = Обсуждение
phase-speech = Речь
phase-nomination = Выдвижение подсудимого
phase-court = Суд
phase-defence = Оправдание
phase-vote = Голосование
phase-tie-speeches = Повторное слово
phase-second-vote = Повторное голосование
phase-all-or-none = Все или никто
phase-execution = Казнь
phase-last-words = Последние слова
phase-game-over = Конец игры
phase-doctor = Доктор
phase-lawyer = Адвокат
phase-mafia = Мафия
phase-yakuza = Якуза
phase-maniac = Маньяк
phase-werewolf = Оборотень
phase-commissar = Комиссар
phase-don = Дон мафии
phase-ninja = Ниндзя
phase-sheriff = Шериф

## Что делают игроки

act-ready = Готово
act-guard = Защитить
act-check = Проверить
act-plan = Наметить
act-point = Указать
act-mark = Отметить
act-kill = Убить
act-shoot = Выстрелить
act-pass = Пас
act-done = Закончить
act-say = Сказать
act-nominate = Отдать под суд
act-vote = Поднять руку
act-abstain = Воздержаться
act-leave = Выйти из игры
choice-execute = Казнить всех
choice-spare = Всех оставить в живых

## Что делает ведущий

host-act-next = Дальше
host-act-say = Объявить
host-act-warn = Предостеречь
host-act-silence = Отобрать слово
host-act-remove = Вывести из игры
host-act-correct = Исправить
host-act-leave = Выйти из игры

## Почему отказано

reason-bad-player-count = Эта игра не рассчитана на столько игроков: измените их число или режим.
reason-bad-setup = Эти настройки не сочетаются: измените ту, что названа.
reason-dead-actor = Ты вне игры: теперь можно только смотреть.
reason-not-allowed = Правила этого не разрешают; выбери одно из предложенных действий.
reason-nomination-used = Сегодня твоё обвинение уже прозвучало; следующее можно сделать завтра.
reason-not-your-turn = Слово у другого игрока; дождись своей очереди.
reason-wrong-phase = Сейчас этого сделать нельзя; дождись нужной части игры.
reason-not-your-role = Сейчас действует другой персонаж; дождись, когда вызовут твоего.
reason-not-a-voter = Пока жив хоть один судья, голосуют только судьи.
reason-already-acted = Твой выбор в этом шаге уже сделан и остаётся в силе.
reason-already-voted = Твой голос в этом голосовании уже отдан и остаётся в силе до следующего.
reason-must-choose = Пропустить ход нельзя: выбери игрока.
reason-target-dead = Этот игрок вне игры; выбери живого.
reason-target-self = Себя выбрать нельзя; выбери другого игрока.
reason-target-own-gang = Этот игрок из твоей банды; выбери кого-нибудь другого.
reason-repeat-protection = Этот игрок был под твоей защитой прошлой ночью; сегодня выбери другого.
reason-already-nominated = Этот игрок уже под судом; назови другого или никого.
reason-not-accused = Этого игрока нет в этом голосовании; выбери из названных.
reason-not-called = Сейчас вызывают не его; подними руку, когда назовут нужное имя, или за того, кого вызывают сейчас.

## Настройки

preset-basic = Базовая игра
preset-professional = Профессиональная игра
preset-extended = Расширенная игра
preset-hostless = Игра без ведущего
setting-preset = Режим
    .help = Выбирает сразу колоду, способ убийства и ведущего.
setting-deck = Колода
    .help = В базовой колоде жители, комиссар, мафия и дон; в расширенной все четырнадцать персонажей.
setting-kill-method = Способ убийства
    .help = С открытыми глазами банда указывает на жертву вместе; с закрытыми каждый отмечает сам, по плану первой ночи.
setting-host-mode = Ведущий
    .help = Ведёт программа, или человек, или никто, пока не умрёт первый игрок.
setting-address-by = Обращение
    .help = Игроков называют по номерам или по именам.
setting-row13-special = Особая карта на тринадцать
    .help = В расширенной игре на тринадцать раздают этого персонажа: адвоката или оборотня.
setting-gang-agreement = Согласие банды
    .help = С открытыми глазами банда убивает, только если все указали на одного, или если так сделало большинство.
setting-team-target = Убийство своих
    .help = Члены банды могут выбрать жертвой своего или не могут.
setting-plan-reminder = Напоминание о плане
    .help = Когда вызывают банду, каждому её члену снова показывают план.
setting-gang-replan = Новые планы
    .help = Через каждые три ночи банда может составить новый план, или у неё есть только первый.
setting-sheriff-may-pass = Шериф может не стрелять
    .help = Шериф может провести ночь без выстрела.
setting-maniac-may-pass = Маньяк может не убивать
    .help = Маньяк может провести ночь без убийства.
setting-sheriff-vs-doctor = Шериф против доктора
    .help = Выстрел шерифа убивает того, кого защищает доктор, или не убивает.
setting-sheriff-vs-immortal = Шериф против бессмертного
    .help = Бессмертный переживает выстрел шерифа или умирает от него.
setting-lawyer-appears-red = Адвокат сходит за красного
    .help = Проверка комиссара не выдаёт адвоката.
setting-werewolf-trigger = Что будит зверя
    .help = Оборотень меняет сторону после смерти любого чёрного или только члена банды.
setting-werewolf-joins = Как вступает оборотень
    .help = Оборотень и его новая банда узнают друг друга или остаются незнакомы.
setting-single-accused-defence = Оправдание единственного подсудимого
    .help = Тот, кто под судом один, может сказать слово перед приговором.
setting-all-or-none-tie = Ничья в вопросе обо всех
    .help = Если за казнь всех и за жизнь всех поровну, подсудимые живут или их казнят.
setting-judge-tie = Ничья судей
    .help = После ничьей судей все решают судьбу всех сразу, или судьи голосуют ещё раз.
setting-helpers-in-parity = Помощники считаются с бандой
    .help = Адвокат и продажный судья считаются, когда банду сравнивают с красными.
setting-maniac-blocks-parity = Маньяк сдерживает банды
    .help = Пока жив маньяк, ни одна банда не побеждает числом.
setting-red-win-requires = Что нужно красным
    .help = Красные побеждают, когда мертвы все чёрные, или все убийцы, или члены банд.
setting-nobody-left = Если никого не осталось
    .help = Если все мертвы, победили красные, или это ничья.
setting-dead-see-all = Мёртвые видят всё
    .help = Выбывшие игроки видят то же, что и ведущий.
setting-reveal-at-end = Карты открываются в конце
    .help = Когда игра окончена, все карты открывают.
setting-stalemate-rounds = Круги до ничьей
    .help = После стольких кругов без смертей игра кончается ничьей; 0 значит никогда.
setting-night-step-seconds = Секунды на шаг ночи
    .help = Столько длится каждый шаг ночи, кто бы ни был жив; 0 значит, пока ведущий не пойдёт дальше.
setting-nomination-seconds = Секунды на обвинение
    .help = Столько говоривший может думать, кого отдать под суд; 0 значит, пока ведущий не пойдёт дальше.
setting-vote-call-seconds = Секунды на один вызов
    .help = Столько можно поднимать руки за одного; 0 значит, пока ведущий не пойдёт дальше.
setting-deal-seconds = Секунды на карту
    .help = Столько можно смотреть на карту перед первой ночью; 0 значит, пока все не будут готовы.
setting-temporary-host = Временный ведущий
    .help = В игре без ведущего этот игрок объявляет, пока кто-нибудь не умрёт.

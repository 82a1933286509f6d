# The screens of the book `spytown`. Whispers have at most 48 characters, with a name of ten.

spy-lobby-cards =
    { $cards ->
        [0] Без карт
       *[other] Карты действий: { $cards }
    }
spy-lobby-talk =
    { $seconds ->
        [0] Обсуждение без лимита
       *[other] Обсуждение { $seconds } с
    }
spy-mode-basic = Только жетоны, без карт. Лучше всего для начала.
spy-mode-cards = Каждый получает ещё и карту. Какие — выберите ниже.
spy-mode-children = Слова мягче, голосование одно, Агента нет; кто выбывает, уводит кого-то с собой.
spy-tokens = Жетоны
spy-group =
    { $group ->
        [cards] Как действуют карты
        [night] Ночь
        [vote] Голосования
        [children] Детские правила
        [times] Время
       *[other] Прочее
    }

## Choosing the cards

spy-cards-chosen = Карты действий: { $cards }. Пустые карты: { $neutrals }.
spy-card-uses = { $when }. { $users }.
spy-card-short = На карте: { $text }

## What I hold

spy-hand = Моя роль
spy-side = Сторона: { $side }
spy-card-now =
    { $now ->
        [now] Эту карту можно сыграть сейчас.
        [not-here] Сейчас этой карте не время.
        [later] Не сейчас.
        [spent] Эта карта уже сыграна.
        [always] Эта карта действует сама.
        [open] Лежит открыто и действует в каждом голосовании.
        [unusable] Вашему жетону она не подходит: для вас она пустая.
       *[neutral] Сыграть нечего.
    }
spy-met = { $side }: { $names }
spy-look = Подержите «Моя роль»: там то, что вы увидели.
spy-all-cards =
    { $cards ->
        [yes] Жетоны и карты
       *[no] Жетоны
    }
spy-deal-dealt =
    { $cards ->
        [yes] Ваши жетон и карта розданы
       *[no] Ваш жетон роздан
    }
spy-deal-watched =
    { $cards ->
        [yes] Жетоны и карты розданы
       *[no] Жетоны розданы
    }
spy-deal-look = Сначала посмотрите, что у вас.
spy-deal-by-hand = Ведущий вносит то, что роздано вручную.
spy-deal-tokens = Жетоны: { $tokens }.
spy-deal-cards = Карты: { $cards }. Пустых: { $neutrals }.

## The night

spy-turn = Ход { $turn }
spy-turn-step = Ход { $turn } · { $step }
tag-turn = Х{ $number }
turn-title = Ход { $number }
spy-signs = Знаки без слов
spy-sign =
    { $sign ->
        [nod] Да
        [shake] Нет
        [shrug] Не знаю
       *[wait] Ждём
    }
spy-night-hand = { $token } · { $card }
spy-night-seen = { $name }: { $token }
spy-night-lost = Остальные узнают об этом утром.
spy-night-alone = Не спите только вы.
spy-night-ask =
    { $act ->
        [check] На чей жетон взглянуть?
       *[point] Укажите все на одного и того же спящего.
    }
spy-night-settled = Решено.
spy-night-recruited = Вас завербовали: теперь вы с нами!
spy-night-agree = Решено, когда все укажут на одного.
spy-night-waits = Ждите остальных.
spy-night-play = Сыграть карту? Цель: { $name }. Эта кнопка есть у всех; исход узнаете только вы.
spy-night-play-choose = Коснитесь игрока, для которого карта. Эта кнопка есть у всех.
spy-night-no-card = Сыграть нечего.

## Cards that are played

spy-play = Сыграть
spy-dock-play = Сыграть
spy-not-now = Не сейчас
spy-lay-open = Открыть карту
spy-pass = Без карты
spy-play-on = Все увидят вашу карту и для кого она: { $name }.
spy-play-open = Все увидят вашу карту. Если она для кого-то, сначала коснитесь этого игрока.
spy-play-nothing = Ничего не сыграно. Подержите «Моя роль» — там сказано почему.
spy-reveal = Показать не вовремя…
spy-reveal-yes = Показать и выбыть
spy-window = У всех эти кнопки и одинаковое время, что бы у кого ни было.
spy-window-mine = Это время есть у вас в любом случае.
spy-window-passed = Ответ принят. Время идёт дальше, для всех одинаково.
spy-window-theirs = Сейчас решает { $name }. Ждите.
spy-window-out = Сейчас время для карт есть только у других.
spy-pending = Под ударом
spy-on-table = Открытые карты
spy-card-before = { $card }: { $name }
spy-lies = Лежит открыто: { $card }
spy-barred = в этот раз без голоса
spy-swap = Обмен: { $name }
spy-swap-no = Без обмена
spy-swap-sure = Вы обменяетесь жетонами. Отменить нельзя.
spy-shoot = Стрелять: { $name }
spy-shoot-no = Не стрелять
spy-shoot-sure = Этот игрок выбывает сразу. Отменить нельзя.

## The council

spy-chosen = Этой ночью Мафия выбрала:
spy-no-news = Ночь без новостей.
spy-point = Указать на: { $name }
spy-point-whom = Указать на…
spy-move = Перенести голос: { $name }
spy-stay = Оставить голос
spy-stay-not = Ещё подумаю
spy-vote-together = Все голоса откроются вместе. Ваш считается, когда вы подтвердите.
spy-vote-change = Вы указываете на: { $name }. Можно передумать, пока не проголосуют все.
spy-vote-mine = Ваша очередь голосовать. Голос сразу видят все, изменить его нельзя.
spy-vote-now = Сейчас голосует { $name }. Дальше по часовой стрелке.
spy-vote-wait = Голоса откроются вместе, когда проголосуют все.
spy-vote-barred = В этот раз карта лишает вас голоса.
spy-votes =
    { $number ->
        [one] { $number } голос
        [few] { $number } голоса
       *[other] { $number } голосов
    }
spy-count =
    { $ballot ->
        [final_vote] Финальное голосование
       *[preliminary_vote] Предварительное голосование
    }
spy-votes-now = Голосует
spy-votes-before = до защиты: { $number }
spy-defence = Сейчас говорит только тот, у кого слово.
spy-defence-mine = Защищайтесь, вслух или письменно.
spy-tie-move = Ничья. Голос можно один раз перенести или оставить.
spy-tie-fixed = Ничья. Ваш голос перенести нельзя.
spy-tie-wait = Ничья. Если так и останется, решит жребий.
spy-lot = Решает жребий
spy-watch = Посмотреть ночь
spy-watch-help = Это видят выбывшие. Пусть никто из играющих не смотрит.
spy-watch-none = Пока ничего.
spy-seat-voted =
    { $ballot ->
        [final_vote] Ход { $turn }, финал: против — { $name }
       *[preliminary_vote] Ход { $turn }: против — { $name }
    }
spy-leave-sure = По правилам вы выбываете, и ваш жетон открывают: днём сразу, ночью — наутро.

## The end

spy-point-mine = Ваш выбор
spy-pointed = Указали: { $number } из { $of }
spy-headline-police = На улицах спокойно
spy-headline-mafia = У города другие хозяева
spy-headline-new-gang = Их никто не ждал
spy-headline-none = Жетоны убраны
spy-end-dealt = при раздаче: { $token }
spy-story-size =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }, { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }
spy-story-house = Столбец — место, этаж — ход. Свет горит, пока игрок в игре.
spy-mind-asks = Мысли: кто это? { $word }
spy-mind-about = Процент рядом с голосом: насколько вероятно, по мнению бота, что у этого места жетон этой стороны: { $word }. Бот знал свой жетон, то, что ему сказали, и то, что знали все. Его мысли открыты только теперь.
spy-story-dealt = Роздано: { $list }.
spy-story-hand =
    { $has ->
        [yes] { $name } — { $token }, { $card }
       *[no] { $name } — { $token }
    }

## The table screen

spy-screen-voter = Голосует: { $name }
spy-against = Итог голосования:
spy-defends = Говорит в свою защиту

## The Game Master, and who opened the table

spy-host-why =
    { $step ->
        [by-hand] «Дальше»: остальное раздаст программа.
        [deal] Первая ночь начнётся, когда все готовы или когда вы нажмёте «Дальше».
        [night] Давайте каждой фазе одинаковое время, действует в ней кто-то или нет.
        [window] «Дальше» закончит время для карт.
        [window-desk] Сыграли карту? «Игроки», затем имя. «Дальше» закончит время для карт.
        [vote] «Дальше» закончит голосование; кто не успел, остаётся без голоса.
        [speech] «Дальше» закончит эту речь.
       *[talk] «Дальше» закончит обсуждение и начнёт голосование.
    }
spy-host-hold = Держите: роли
spy-host-hands = Жетоны и карты
spy-host-night = Эта ночь, сначала новое
spy-hand-help = Внесите то, что роздано вручную. Остальное раздаст программа.
spy-hand-token = Жетон
spy-which-card = Какая карта?
spy-decide-out = Решить: выбывает
spy-decide-out-sure = { $name } выбывает по вашему слову. Это останется в записи.
spy-decide-stays = Решить: остаётся
spy-decide-stays-sure = { $name } остаётся в игре по вашему слову. Это останется в записи.
spy-tap = Коснитесь игрока.
spy-host-nothing = Пока ничего. Ждите столько же, сколько всегда.
spy-lead-on =
    {$step ->
        [deal] Начать, хотя посмотрели не все
        [role_swap] Закончить обмен
        [discussion] Закончить обсуждение для всех
        [preliminary_vote] Закончить предварительное голосование
        [defence] Закончить защиту
        [final_vote] Закончить финальное голосование
        [tie_discussion] Закончить обсуждение ничьей
       *[other] Дальше
    }

# The screens of the book `bigcity`. Whispers have at most 48 characters, with a name of ten.

## The lobby

city-lobby-drawn = Ведущий: по раздаче
city-lobby-talk =
    { $seconds ->
        [0] Обсуждение без лимита
       *[other] Обсуждение { $seconds } с
    }
city-mode-default = Роли по числу игроков. Ниже их можно изменить.
city-mode-first-game = Мирные жители, Мафия и один особый горожанин. С этого лучше начать.
city-group =
    { $group ->
        [roles] Роли
        [night] Ночь
        [day] День
        [end] Конец
        [times] Время
       *[other] Прочее
    }
city-deck-proposed = Предложено для вашего числа игроков.
city-deck-own = Ваш собственный набор ролей.
city-cards-for = Карт: { $cards }. Игроков: { $players }.
city-deck-seen = Все видят этот список до раздачи.
city-deck-unseen = Какие карты вытянуты, не знает никто.
city-in-deck = В колоде: { $name }

## The deal, and what I am

city-deck-side = { $side }: { $count }
city-deck-drawn = Вытянуто вслепую: { $sides }.
city-met = { $step }, не спят с вами: { $names }
city-sect = Вы в секте
city-sect-was = Больше не действует:
city-sect-does = Каждую ночь вы просыпаетесь с сектой. Победа, когда в секте все живые. Днём не называйте членов банды и секты.

## The night

city-ways = Какое действие
city-ask-block = Кого вы блокируете?
city-ask-heal = Кого вы лечите?
city-ask-guard = Кого вы охраняете?
city-ask-point = На кого вы указываете?
city-ask-shoot = В кого вы стреляете?
city-ask-poison = Кого вы отравляете?
city-ask-recruit = Кого вы вербуете?
city-ask-falsify = Кому вы кружите голову?
city-ask-jail = Кого посадить или выпустить?
city-ask-release = Кого вы выпускаете?
city-ask-alibi = Кому вы даёте алиби?
city-ask-check =
    { $picks ->
        [2] Каких двоих вы сравниваете?
       *[other] Кого вы проверяете?
    }
city-points-up = в воздух
city-points-none = никого
city-night-met = Не спят вместе с вами.
city-night-alone = Не спите только вы.
city-night-waits = Готово. Подождите остальных.
city-night-done = Решено? Нажмите «Закончить».
city-night-agent = Агент: { $name }! Выбрать ещё?
city-night-leads = Теперь вы во главе.
night-refused-repeat-target = Подряд нельзя: коснитесь другого игрока.
city-night-write = Напишите тайком
city-night-jotted = Только для вас: «{ $text }»
night-refused-bad-target = Так нельзя: коснитесь другого игрока.

## The day

city-jailed = в тюрьме
city-in-jail = в тюрьме: говорит, не голосует
city-free = на свободе: голосует
city-had-alibi = было алиби
city-talk-host = Говорите свободно. Обсуждение закончит ведущий.
city-wait =
    { $opt_sound_mind ->
        [on] Убитые говорят последнее слово. Подождите.
       *[off] Минутку: сейчас продолжим.
    }
city-word-mine = Ваше последнее слово: кого вы подозреваете? Его прочтут все.
city-show-sure = Все увидят вашу карту, и вы выбываете. Отменить нельзя.

## The vote

city-against = Кто против?
city-named = Голосуем: { $name }
city-number-name = { $number } · { $name }
city-vote-ask = Вы против? Руку видят все.
city-vote-not = Не этот игрок
city-vote-passed = { $name }: вы не против. Ещё можно передумать.
city-vote-up = Ваша рука против: { $name }. До следующего имени её можно опустить.
city-vote-wait = Подождите остальных. Сейчас: { $name }.
city-vote-spent = Ваша рука в этом туре против: { $name }.
city-vote-me = Названо ваше имя: сейчас вы не голосуете.
city-vote-jailed = В тюрьме у вас нет голоса.
city-hand-down = Опустить руку
city-abstain-sure = До конца этого тура вы не голосуете.

## The Avenger

city-avenge = Забрать: { $name }
city-avenge-no = Никого
city-avenge-choose = Можно забрать кого-то с собой. Коснитесь окна или не забирайте никого.
city-avenge-sure = Этот игрок сразу выбывает. Отменить нельзя.
city-avenge-hidden = Эти кнопки есть у всех, кто только что погиб. Считается лишь выбор Мстителя.
city-avenge-answered = Ответ принят. Подождите остальных.
city-avenge-wait = Выбирает Мститель ({ $names }). Подождите.
city-avenge-wait-hidden = Минута для тех, кто только что погиб. Подождите.
city-leave-sure = По правилам это считается гибелью: днём сразу, ночью на рассвете. Карту покажут, как при любой смерти.

## The end

city-mind-asks-criminals = Мысли: кто преступник?
city-mind-asks-detective = Мысли: кто Детектив?
city-mind-about = Процент рядом с голосом: насколько вероятно, по мнению бота, что это место — преступник. Бот знал свою карту, то, что ему сказали, и то, что знали все. Его мысли открыты только теперь.
city-headline-citizens = В городе горит свет
city-headline-criminals = Город погружается во тьму
city-headline-mafia-faction = Город принадлежит Мафии
city-headline-cartel-faction = Город принадлежит Картелю
city-headline-sect = Все окна горят одинаково
city-headline-maniac = Горит одно окно
city-headline-poisoner = Последний бокал пуст
city-headline-revolutionary = Новый день для двоих
city-headline-none = Город не достаётся никому
city-recruited = в секте
city-heir = наследник

## The human Host

city-host-why =
    { $step ->
        [night] Давайте каждому вызову одинаковое время, действует в нём кто-то или нет.
        [window] «Дальше» закончит эту паузу.
        [window-desk] Кого-то забирают? Игроки, потом имя. «Дальше» закончит эту паузу.
        [vote] «Дальше» назовёт следующее имя; считаются поднятые к этому времени руки.
        [talk] «Дальше» закончит обсуждение и начнёт голосование.
       *[other] Игра ждёт вас.
    }
city-limit = Время на обсуждение, с этой минуты
city-minutes = { $minutes } мин
city-asleep =
    { $step ->
        [call-criminals] Преступники засыпают.
       *[other] { $name } засыпает.
    }

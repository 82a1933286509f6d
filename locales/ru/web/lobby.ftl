# The lobby, what is played, and the people at the table.

lobby-count =
    {$people ->
        [one] {$people} человек
        [few] {$people} человека
       *[many] {$people} человек
    }{$bots ->
        [0] {""}
        [one] {" "}и {$bots} бот
        [few] {" "}и {$bots} бота
       *[many] {" "}и {$bots} ботов
    }{$most ->
        [0] {" "}· игра на {$least}
       *[other] {" "}· играют от {$least} до {$most}
    }
lobby-empty = Свободно
lobby-tap-bot = коснитесь, чтобы добавить бота
lobby-tap-invite = коснитесь, чтобы позвать кого-нибудь
lobby-will-host = будет вести
lobby-moved = {$name}: теперь слева {$left}, справа {$right}.
lobby-chat =
    {$count ->
        [0] Чат
       *[other] Чат, новых: {$count}
    }
lobby-add-bot = Добавить бота
lobby-add-bots = Добавить ботов: { $count }
lobby-start = Начать игру
lobby-change = Изменить
lobby-look = Посмотреть
lobby-too-few =
    {$more ->
        [one] Не хватает {$more} игрока. Позовите кого-нибудь или добавьте бота.
       *[other] Не хватает {$more} игроков. Позовите кого-нибудь или добавьте ботов.
    }
lobby-too-few-wait =
    {$more ->
        [one] Не хватает {$more} игрока. Позовите кого-нибудь.
       *[other] Не хватает {$more} игроков. Позовите кого-нибудь.
    }
lobby-too-many =
    {$fewer ->
        [one] Для этого режима на {$fewer} игрока больше, чем нужно. Выберите другой режим.
        [few] Для этого режима на {$fewer} игрока больше, чем нужно. Выберите другой режим.
       *[many] Для этого режима на {$fewer} игроков больше, чем нужно. Выберите другой режим.
    }
lobby-away = Нет связи: {$names}. Можно подождать или всё равно начать.
lobby-ready = Игроков достаточно: {$count}. Можно начинать или ждать остальных.
lobby-full = Все места заняты: {$count}. Можно начинать.
lobby-ready-wait = Игроков достаточно. Игру начинает тот, кто создал стол.
lobby-removed = Вас больше нет за этим столом. Войдите снова по коду или смотрите.
lobby-host =
    {$mode ->
        [human] Ведёт: {$name}
        [hostless] Объявляет: {$name}
       *[engine] Ведёт программа
    }
lobby-own-mode = Свой режим
lobby-book-original = Классическая ночь
    .rules = по правилам Original Mafia
    .about = речь, суд, голосование
    .what = Ночью просыпается мафия. Днём все говорят и голосуют.
lobby-book-spytown = Полиция и карты
    .rules = по правилам «Мафии» издательства Granna
    .about = жетоны, карты, два голосования
    .what = Две стороны, агент и карты, которые всё меняют.
lobby-book-bigcity = Город ролей
    .rules = по правилам игры «Мафия. Большой Город»
    .about = много ролей, тюрьма, алиби, отщепенцы
    .what = Много ролей, тюрьма, алиби, отщепенцы. Для опытных.
lobby-book-cuba = Коробка
    .rules = по правилам игры «Mafia de Cuba»
    .about = бриллианты, ложь, допрос
    .what = По кругу идёт коробка с бриллиантами. И кто же лжёт?

## Inviting

lobby-invite = Позвать
lobby-invitation = Приходите играть за стол {$code}.
lobby-qr = QR-код с адресом этого стола
lobby-invite-how = Наведите камеру, откройте адрес или введите код на начальной странице.
lobby-screen = Для ноутбука или телевизора:
lobby-one-phone = Один телефон на всех
lobby-no-phone = Кто-то без телефона?
    .help = Впишите имя: этот телефон пойдёт по рукам.
lobby-share = Поделиться
lobby-copy = Копировать адрес
lobby-copied = Адрес скопирован.

## Боты

lobby-bots = Боты
    .seats = Кто садится за полный стол, занимает место бота.
lobby-bots-are =
    Боты: {$bots ->
        [gentle] мягкие
       *[sharp] сильные
    }, {$talk ->
        [quiet] молчат
       *[talkative] говорят
    }
lobby-bots-play = Как играют
lobby-bots-play-way =
    {$way ->
        [gentle] Мягко
       *[sharp] Сильно
    }
lobby-bots-play-help =
    {$way ->
        [gentle] Рассуждают и порой ошибаются, как люди.
       *[sharp] Рассуждают так хорошо, как умеют.
    }
lobby-bots-talk = Что говорят
lobby-bots-talk-way =
    {$way ->
        [quiet] Молчат
       *[talkative] Говорят
    }
lobby-bots-talk-help =
    {$way ->
        [quiet] Молчат там, где игра обходится без их слов.
       *[talkative] Говорят, кого и почему подозревают, если это есть в игре.
    }

## Somebody at the table

lobby-seat = Место {$number} · {$state}
lobby-is-bot = бот
lobby-is-away = нет связи
lobby-is-here = за столом · {$language}
lobby-rename = Сменить
lobby-move = Другое место
lobby-move-left = Влево
lobby-move-right = Вправо
lobby-make-host =
    {$mode ->
        [hostless] Пусть объявляет этот игрок
       *[human] Сделать ведущим, без карты
    }
lobby-unhost = Пусть ведёт программа
lobby-give-seat = Отдать место {$number}, {$name}
lobby-hand-on = Передать стол
lobby-hand-on-sure = Дальше всё за столом решает этот человек, а не вы.
lobby-hand-on-yes = Передать
lobby-remove = Убрать из-за стола
lobby-remove-sure = Место освободится. У кого есть код, тот может вернуться.
lobby-remove-yes = Убрать
lobby-remove-bot = Убрать бота
lobby-bot-plays = Он играет до конца этой игры. Потом его можно убрать.

## What we play

lobby-settings = Во что играем
lobby-settings-back = Назад к столу
lobby-settings-locked = Это меняет только тот, кто создал стол.
lobby-done = Готово
lobby-players =
    {$count ->
        [one] {$count} игрок
        [few] {$count} игрока
       *[many] {$count} игроков
    }
lobby-book = Игра
lobby-deck-table = Таблица из правил, игроков: {$count}.
lobby-deck-none = Этот режим для {$least}–{$most} игроков; сейчас за столом: {$count}.
lobby-changed = изменено: {$count}
lobby-advise = Вернуть то, что советуют правила
lobby-less = {$what}: меньше
lobby-more = {$what}: больше
lobby-seconds =
    {$value ->
        [0] без лимита
       *[other] {$value} с
    }
lobby-rounds =
    {$value ->
        [0] никогда
       *[other] {$value}
    }
lobby-manners = Отсутствующие
lobby-grace = Время на возвращение
    .help = Сколько ждать того, у кого пропала связь.
lobby-absent = А потом
    .help = Что будет с местом, когда это время выйдет.
lobby-absent-way =
    {$way ->
        [bot] Играет бот
        [leave] Вне игры
       *[wait] Часы идут
    }
lobby-seating = Кто отдаёт место другому
    .help = Во время игры, вместо игрока, которого так долго нет, или вместо бота.
lobby-seating-way =
    {$way ->
        [creator] Кто создал стол
       *[table] Большинство играющих
    }
lobby-seating-alone = За этим столом тот, кто его создал, может во время игры отдавать места другим без согласия остальных.
lobby-odds = Шансы во время игры
    .help = Кто видит, каковы шансы каждой стороны. Смотреть может любой, у кого есть код, а значит, и игроки.
lobby-odds-way =
    {$way ->
        [watchers] Кто смотрит
       *[after] Никто до конца игры
    }
lobby-odds-open = Кто смотрит игру за этим столом, видит шансы, пока она идёт.
lobby-dealt = В колоде
lobby-broken-off = Последнюю игру прервали до конца.
lobby-take-place = Сесть сюда вместо бота
lobby-cards-more =
    {$more ->
        [one] Выберите ещё {$more} карту или попросите готовый набор.
        [few] Выберите ещё {$more} карты или попросите готовый набор.
       *[many] Выберите ещё {$more} карт или попросите готовый набор.
    }
lobby-suggest = Предложить набор
lobby-all-settings = Все настройки
lobby-fewer-settings = Меньше настроек
setting-seat-drawn = По жребию

## New seats before the next game

seats-new-title = Новые места
seats-new-before = перед игрой { $number }
seats-new-move = Пересядьте с { $from } на { $to }.
seats-new-stay = Вы остаётесь на месте { $to }.
seats-new-yours = Ваше место: { $to }.
seats-new-all = Все меняются местами.
seats-new-between = Ваши соседи: { $left } и { $right }.
seats-new-small = Маленькая цифра — прежнее место.
seats-new-stays = остаётся на месте
seats-new-was = раньше { $number }
seats-new-keep = Сесть как раньше
seats-new-sit = Я уже там
seats-new-waits = Сели { $sitting } из { $all }. Следующая игра ждёт всех.

## Равны ли шансы

fair-title = Равны ли шансы?
fair-nobody = Никто
fair-begins = Боты играют за таким столом. Первый ответ через несколько секунд.
fair-waiting =
    {$count ->
        [one] Перед вами ещё {$count} стол.
        [few] Перед вами ещё {$count} стола.
       *[many] Перед вами ещё {$count} столов.
    }
fair-even = Похоже, шансы равны: явного перевеса нет.
fair-uneven = Шансы не равны. {$side}: около {$share} % игр.
fair-chance = {$side}: около {$share} %, между {$low} и {$high} %.
fair-mark = Отметка — лучшая оценка. В 95 случаях из 100 истина лежит в полосатой части. Тонкая линия — поровну.
fair-goes-on = Сыграно игр: {$games}. Боты играют дальше…
fair-trying = Пробуем изменения: {$count}…
fair-changes = Что уравняет шансы
fair-then =
    {$side}: около {$share} %, {$sure ->
        [yes] точно больше
       *[no] возможно, больше
    }
fair-no-change = Ни одно изменение шансов не уравнивает.
fair-use = Взять
fair-use-it = Взять: {$change}
fair-switch =
    {$value ->
        [on] да
        [true] да
        [yes] да
        [off] нет
        [false] нет
        [no] нет
       *[other] {$value}
    }
fair-counted =
    { $bot ->
        [random] Подсчитано по играм ботов, которые играют наугад: {$games}. Других ботов у этой игры нет. Люди играют совсем иначе: это лишь слабая подсказка.
       *[other] Подсчитано по играм осторожных ботов между собой: {$games}. Люди не боты, да и сильные боты играют иначе: это лишь подсказка.
    }
fair-leave = Оставить как есть

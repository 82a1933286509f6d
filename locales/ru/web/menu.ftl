# The menu, the rules, and what is asked twice.

menu-title = Меню
menu-language = Язык
menu-clock = Часы
menu-pause = Пауза
menu-resume = Пуск
menu-hand = Передать этот телефон
menu-extend = Ещё {$seconds} с
menu-rules = Правила
menu-screen = Экран стола
menu-seats-day = Места днём
menu-seats-night = Места ночью
menu-layout =
    {$way ->
        [auto] Авто
        [long] Длинный стол
       *[ring] Круглый стол
    }
menu-tap = Касание вместо удержания
    .help = Показывает четыре секунды, потом скрывает само.
menu-speak = Говорить за ведущего
    .help = Этот телефон читает вслух слова ведущего.
menu-here = За столом {$code}
menu-watches = смотрит
menu-stand-in = играет бот
menu-fair = Почему раздача честная
menu-fair-words = Сервер закрепил свою часть тасовки раньше, чем кто-либо внёс вклад в жребий; ваш вклад в неё замешан, и после игры каждый может проверить и то и другое.
menu-fair-commitment = Закреплено сервером
menu-fair-luck = Ваш вклад в жребий
menu-home = На начальную страницу
menu-leave = Выйти из-за стола
menu-leave-sure =
    {$what ->
        [bot] На вашем месте дальше играет бот. С начальной страницы можно вернуться.
        [book] По правилам вы выбываете из игры: днём сразу, ночью с наступлением дня. Карта остаётся закрытой.
        [host] Дальше игру ведёт программа.
        [out] Вы уже вне игры. С начальной страницы можно вернуться и смотреть.
       *[place] Ваше место освободится. Чтобы вернуться, снова нужен код.
    }
menu-leave-yes = Выйти
menu-no = Отмена
menu-clauses-all = Все пункты правил (на английском)
menu-clauses = Поиск по правилам
menu-clauses-found =
    {$count ->
        [0] Об этом нет ни одного пункта.
        [one] {$count} пункт.
        [few] {$count} пункта.
       *[many] {$count} пунктов.
    }
menu-characters = Персонажи этой игры
host-lead = Для того, кто создал стол
host-lead-expel = Исключить игрока

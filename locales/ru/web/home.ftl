# The front door.

home-learn = Как играть
home-title = City Sleeps
home-lead =
    Город засыпает.
    Просыпается мафия.
home-city = Тёмный город; светится одно окно
home-your-table = Ваш стол {$code}
home-you =
    {$phase ->
        [lobby] Вы — {$name} · перед игрой
        [game] Вы — {$name} · игра идёт
        [over] Вы — {$name} · игра окончена
       *[unknown] Вы — {$name}
    }
home-go-back = Вернуться
home-code = Код стола
home-code-hint = или наведите камеру на код на экране стола
home-code-wrong = В коде пять латинских букв, без I и O. Взгляните ещё раз на экран стола.
home-join = Войти
home-start = Создать новый стол
home-back = Назад
home-table = Стол {$code}
home-there =
    {$count ->
        [0] Пока никого нет.
       *[other] За столом: {$names}.
    }
home-game-runs = Идёт игра. Пока вы смотрите, а сесть можно к следующей.
home-new = Новый стол
home-new-lead = Игру выбираете вы; остальные приходят по коду.
home-name = Ваше имя
home-name-missing = Введите имя, которое увидят остальные.
home-sit = Сесть за стол
home-screen = Показать здесь экран стола
home-open = Создать стол
home-unreachable = Сервер не отвечает. Проверьте, в той ли сети этот телефон, и попробуйте ещё раз.
home-it-is-me = Это я: спросить стол
plea-title = Вы просите вернуть место
plea-show = Покажите это число ({$names}): одно нажатие — и место снова ваше.
plea-show-none = Покажите это число тому, кто ведёт стол: одно нажатие — и место снова ваше.

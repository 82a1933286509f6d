# The front door.

home-learn = Как играть
home-how = Как это работает
home-title = City Sleeps
home-lead = Мафия на вечер: телефоны раздают карты, хранят тайны и ведут игру.
home-people = от {$least} до {$most} человек
home-minutes = На {$count} человек: от {$least} до {$most} минут; на {$many}: до {$longest}
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
home-code = У меня есть код стола
home-code-hint = или наведите камеру на код на телевизоре
home-code-wrong = В коде пять латинских букв, без I и O. Взгляните ещё раз на экран стола.
home-join = Войти
home-start = Создать стол
home-back = Назад
home-table = Стол {$code}
home-there =
    {$count ->
        [0] Пока никого нет.
       *[other] За столом: {$names}.
    }
home-game-runs = Идёт игра. Пока можно смотреть, а сыграете в следующей.
home-new = Новый стол
home-new-lead = {$book}. Остальные приходят по коду.
home-name = Ваше имя
home-name-missing = Введите имя, которое увидят остальные.
home-sit = Сесть за стол
home-screen = Показать здесь экран стола
home-open = Создать стол
home-unreachable = Сервер не отвечает. Проверьте, в той ли сети этот телефон, и попробуйте ещё раз.
home-it-is-me = Это я: спросить остальных
home-away = У вас здесь уже есть место? Коснитесь своего имени.
home-away-me = Это я: {$name}
plea-title = Вы просите вернуть место
plea-show = Покажите это число тому, кто ведёт стол ({$names}): одно нажатие — и место снова ваше.
plea-show-table = Покажите это число остальным: когда согласится большинство играющих и пройдёт {$seconds} с вашего отсутствия, место снова ваше.
plea-show-none = Покажите это число тому, кто ведёт стол: одно нажатие — и место снова ваше.

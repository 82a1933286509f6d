# The deal.

deal-hint = Отвернитесь немного. Держите палец и смотрите; отпустите — и всё скроется.
deal-wait =
    { $until ->
        [host] Когда все будут готовы, ведущий объявит ночь.
        [time] Ночь наступит, когда все будут готовы или выйдет время.
       *[all] Ночь наступит, когда все будут готовы.
    }
deal-hold = Держать и смотреть
deal-let-go = Отпустить и скрыть
deal-ready = Я знаю свою роль
deal-is-ready = Готово

role-count =
    { $count ->
        [1] { $name }
       *[other] { $name } × { $count }
    }
deal-dealt = Ваша карта роздана
deal-watched = Карты розданы
deal-look-first = Сначала посмотрите свою карту.
role-mine = Моя роль
role-characters = Роли
role-clause = Правило { $clause }
role-known = Вы знаете
deal-what = В колоде: { $cards }.

# Протокол игры, какой ведут клубы. Заголовки столбцов короткие: их много на одной странице.

protocol-title = Протокол игры
protocol-seats = Места
protocol-nights = Ночи
protocol-courts = Суды
protocol-turns = Ходы
protocol-votes = Голосования
protocol-accusations = Обвинения
protocol-corrections = Исправления ведущего

## Строки наверху

protocol-game = Игра
protocol-players = Игроки
protocol-size = Ход игры
protocol-length = Время
protocol-leader = Ведёт
protocol-software = программа
protocol-minutes = { $number } мин
protocol-nights-number =
    { $number ->
        [one] { $number } ночь
        [few] { $number } ночи
       *[many] { $number } ночей
    }
protocol-turns-number =
    { $number ->
        [one] { $number } ход
        [few] { $number } хода
       *[many] { $number } ходов
    }

## Столбцы

protocol-number = №
protocol-name = Имя
protocol-card = Карта
protocol-side = Сторона
protocol-warnings = Фолы
protocol-out = Выбыл
protocol-won = Победа
protocol-minute = Мин
protocol-night = Ночь
protocol-day = День
protocol-turn = Ход
protocol-leaves = Выбывает
protocol-ballot-kind = Голосование
protocol-hands = Голоса
protocol-falls = Против кого
protocol-where = Когда
protocol-seat = Место
protocol-was = Было
protocol-now = Исправлено на
protocol-note-votes = Столбцы с номером: против кого голосовало место. Зачёркнуто: вне игры. Победа: 1.

## Клетки

protocol-tag-night = Н{ $number }
protocol-tag-day = Д{ $number }
protocol-tag-turn = Х{ $number }
protocol-ballot =
    { $round ->
        [1] { $tag }
       *[other] { $tag }/{ $round }
    }
protocol-left = уход { $tag }
protocol-gone = уход
protocol-because = { $who }: { $why }
protocol-by = { $seat } ({ $by })
protocol-seen = { $seat } { $what }
protocol-points = { $seat } → { $what }
protocol-times =
    { $number ->
        [1] { $what }
       *[other] { $number } × { $what }
    }
protocol-yes = да
protocol-move = { $act } { $about }

## Книги

protocol-original-check =
    { $answer ->
        [nod] { $seat } кивок
       *[no_nod] { $seat } нет
    }
protocol-original-meets = знакомятся
protocol-original-attempt =
    { $result ->
        [protected] { $seat } (под защитой)
        [immortal] { $seat } (бессмертный)
       *[kills] { $seat }
    }
protocol-original-execute = казнить
protocol-original-spare = оставить
protocol-original-accused = Под судом (кем)
protocol-original-hands = Руки
protocol-original-note = Д1, Д2 …: против кого поднята рука; в скобках рука, которую не подняли: она засчитана последнему. Зачёркнуто: вне игры. Победа: 1.
protocol-spytown-token = Жетон
protocol-spytown-cards = Сыграны карты
protocol-spytown-stays = { $who } остаётся
protocol-spytown-final = финал: { $seats }
protocol-bigcity-air =
    { $choice ->
        [up] в воздух
       *[none] без выстрела
    }
protocol-bigcity-blocked = блок
protocol-bigcity-alibi = { $who } (алиби)
protocol-cuba-role = Роль
protocol-cuba-came = Пришло в коробке
protocol-cuba-took-really = Взято
protocol-cuba-claimed = «{ $claim }»
protocol-cuba-note = В кавычках: что игрок утверждал в последний раз. Зачёркнуто: вне игры. Победа: 1.
protocol-cuba-number =
    { $number ->
        [one] { $number } обвинение
        [few] { $number } обвинения
       *[many] { $number } обвинений
    }
protocol-cuba-removed-really = отложено: { $number } ◆
protocol-cuba-bag = в мешочке: { $token }
protocol-cuba-accused = Обвинение
protocol-cuba-shows = Показывает
protocol-cuba-back = Возвращено
protocol-cuba-joker = Джокер
protocol-cuba-bang = Стреляет

# The shelf: which game is it to be?

books-title = Какая игра?
books-how-many = Сколько вас?
books-first = для первого раза
books-players = {$least}–{$most}
books-minutes = {$least}–{$most} мин
books-hard =
    {$level ->
        [1] легко
        [2] средне
       *[3] сложно
    }
books-from = от {$least} человек
books-up-to = до {$most} человек
books-can =
    {$which ->
        [all] Все подойдут, если вас {$count}.
        [none] Если вас {$count}, ни одна не подойдёт.
       *[some] Если вас {$count}, подходит игр: {$can} из {$all}.
    }
books-take = Выбрать: {$name}

# The shelf: which game is it to be?

books-title = Która gra?
books-how-many = Ilu was jest?
books-first = na pierwszy raz
books-players = {$least}–{$most}
books-minutes = {$least}–{$most} min
books-hard =
    {$level ->
        [1] łatwa
        [2] średnia
       *[3] trudna
    }
books-from = od {$least} osób
books-up-to = do {$most} osób
books-can =
    {$which ->
        [all] Każda jest dla {$count} osób.
        [none] Żadna nie jest dla {$count} osób.
       *[some] Dla {$count} osób: {$can} z {$all}.
    }
books-take = Wybierz: {$name}

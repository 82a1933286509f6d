# The shelf: which game is it to be?

books-title = Ktorá hra?
books-how-many = Koľkí ste?
books-first = na prvý raz
books-players = {$least}–{$most}
books-minutes = {$least}–{$most} min
books-hard =
    {$level ->
        [1] ľahká
        [2] stredná
       *[3] ťažká
    }
books-from = od {$least} ľudí
books-up-to = do {$most} ľudí
books-can =
    {$which ->
        [all] Všetky sa dajú hrať v počte {$count}.
        [none] V počte {$count} sa nedá hrať žiadna.
       *[some] V počte {$count}: {$can} z {$all}.
    }
books-take = Vybrať: {$name}

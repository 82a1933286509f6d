# The shelf: which game is it to be?

books-title = ¿Qué juego?
books-how-many = ¿Cuántos sois?
books-first = para empezar
books-players = {$least}–{$most}
books-minutes = {$least}–{$most} min
books-hard =
    {$level ->
        [1] fácil
        [2] medio
       *[3] difícil
    }
books-from = desde {$least}
books-up-to = hasta {$most}
books-can =
    {$which ->
        [all] Siendo {$count} podéis jugar a todos.
        [none] Siendo {$count} no podéis jugar a ninguno.
       *[some] Siendo {$count} podéis jugar a {$can} de {$all}.
    }
books-take = Elegir {$name}

# The shelf: which game is it to be?

books-title = Which game?
books-how-many = How many are you?
books-first = for a first time
books-players = {$least}–{$most}
books-minutes = {$least}–{$most} min
books-hard =
    {$level ->
        [1] easy
        [2] medium
       *[3] hard
    }
books-from = from {$least}
books-up-to = up to {$most}
books-can =
    {$which ->
        [all] All of these can be played by {$count}.
        [none] None of these can be played by {$count}.
       *[some] {$can} of {$all} can be played by {$count}.
    }
books-take = Take {$name}

card-watchman = Sereno
    .description = El sereno es del bando rojo y gana con él. Desde la segunda noche señala una vez por noche a otro jugador; si el director asiente, ese jugador es el médico o el sheriff.
claim-word-watchman = { card-watchman }
phase-watchman = El sereno
step-began-watchman =
    { $night ->
        [1] Despierta el sereno. Esta noche no miras a nadie.
       *[other] Despierta el sereno. ¿A quién miras?
    }
    .eyes =
        { $night ->
            [1] Sereno, abre los ojos y muéstrate. Esta noche no miras a nadie.
           *[other] Sereno, abre los ojos. ¿A quién miras esta noche?
        }
step-ended-watchman = El sereno se duerme.
    .eyes = Sereno, cierra los ojos.

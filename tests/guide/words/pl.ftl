card-watchman = Stróż
    .description = Stróż gra po stronie czerwonych i wygrywa razem z nimi. Od drugiej nocy raz na noc wskazuje innego gracza; jeśli prowadzący kiwnie głową, ten gracz jest lekarzem albo szeryfem.
claim-word-watchman = { card-watchman }
phase-watchman = Stróż
step-began-watchman =
    { $night ->
        [1] Budzi się stróż. Tej nocy na nikogo nie patrzysz.
       *[other] Budzi się stróż. Na kogo patrzysz?
    }
    .eyes =
        { $night ->
            [1] Stróżu, otwórz oczy i pokaż się. Tej nocy na nikogo nie patrzysz.
           *[other] Stróżu, otwórz oczy. Na kogo patrzysz tej nocy?
        }
step-ended-watchman = Stróż zasypia.
    .eyes = Stróżu, zamknij oczy.

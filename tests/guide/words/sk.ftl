card-watchman = Strážnik
    .description = Strážnik hrá za červených a vyhráva spolu s nimi. Od druhej noci raz za noc ukáže na iného hráča; ak vedúci hry prikývne, ten hráč je lekár alebo šerif.
claim-word-watchman = { card-watchman }
phase-watchman = Strážnik
step-began-watchman =
    { $night ->
        [1] Zobúdza sa strážnik. Tejto noci sa nepozeráš na nikoho.
       *[other] Zobúdza sa strážnik. Na koho sa pozeráš?
    }
    .eyes =
        { $night ->
            [1] Strážnik, otvor oči a ukáž sa. Tejto noci sa nepozeráš na nikoho.
           *[other] Strážnik, otvor oči. Na koho sa pozeráš tejto noci?
        }
step-ended-watchman = Strážnik zaspáva.
    .eyes = Strážnik, zatvor oči.

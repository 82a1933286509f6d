# The end of the game.

end-title = Koniec
end-won = výhra
end-lost = prehra
end-alive = v hre
end-out = mimo hry { $when }
end-hidden = skrytá
end-story = Príbeh
end-again = Hrať znova
end-waits =
    { $count ->
        [0] Ďalšiu hru začne ten, kto založil stôl.
       *[other] Ďalšiu hru začne: { $names }.
    }
end-record = Záznam a poctivosť rozdania
end-verify = Príkaz citysleeps verify podľa záznamu rozdá a odohrá hru odznova a povie, či sedí s tým, čo bolo ukázané pred rozdaním.
end-commitment = Ukázané pred rozdaním (záväzok)
end-luck = Tvoj príspevok k náhode
end-download = Stiahnuť záznam

# Words to everybody between games.

chat-title = Chat so všetkými
chat-say = Napíš niečo
chat-send = Odoslať
chat-gone = niekto, kto tu už nie je
end-when =
    { $minutes ->
        [one] Deň { $day } · { $minutes } minúta
        [few] Deň { $day } · { $minutes } minúty
       *[other] Deň { $day } · { $minutes } minút
    }
end-mine =
    { $won ->
        [yes] Vyhrávaš.
       *[no] Prehrávaš.
    }
end-prepared = Pripravuje sa ďalšia hra.
end-go = Na ďalšiu hru

# The evening so far.

series-title = Dnešný večer
series-games =
    { $count ->
        [one] { $count } hra pri tomto stole
        [few] { $count } hry pri tomto stole
       *[other] { $count } hier pri tomto stole
    }
series-won = výhry: { $won } z { $played }
series-end = { $end } × { $times }
series-story = Príbeh poslednej hry
void-title = Hra je neplatná
void-text = Server sa aktualizoval a jedno z pravidiel tejto hry sa zmenilo. Preto sa hra končí tu a nikomu sa nepočíta.
void-told = Čo o hre vieš

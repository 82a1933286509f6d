# The end of the game.

end-title = Koniec
end-when =
    { $minutes ->
        [one] Deň { $day } · { $minutes } minúta
        [few] Deň { $day } · { $minutes } minúty
       *[other] Deň { $day } · { $minutes } minút
    }
end-headline-red = V meste sa stále svieti
end-headline-black = Mesto sa ponára do tmy
end-headline-mafia = Mesto patrí mafii
end-headline-yakuza = Mesto patrí jakuze
end-headline-maniac = Svieti jediné okno
end-headline-draw = Mesto nepatrí nikomu
end-headline-off = Karty sa vracajú do balíčka
end-off = Na hru zostalo primálo hráčov; nikto nevyhráva.
end-side-red = Červení
end-side-black = Čierni
end-side-mafia = Mafia
end-side-yakuza = Jakuza
end-side-maniac = Maniak
end-won = výhra
end-lost = prehra
end-alive = v hre
end-out = mimo hry { $when }
end-hidden = skrytá
end-no-reveal = Pri tomto stole zostávajú karty skryté: vidíš len to, čo hra prezradila tebe.
end-story = Príbeh
end-again = Hrať znova
end-waits =
    { $count ->
        [0] Ďalšiu hru otvára ten, kto založil stôl.
       *[other] Ďalšiu hru otvára: { $names }.
    }
end-record = Záznam a férovosť rozdania
end-verify = Príkaz citysleeps verify podľa záznamu rozdá a odohrá hru odznova a povie, či sedí s tým, čo bolo ukázané pred rozdaním.
end-commitment = Ukázané pred rozdaním (záväzok)
end-luck = Tvoj príspevok k náhode
end-download = Stiahnuť záznam

# Words to everybody between games.

chat-title = Rozhovor so všetkými
chat-say = Napíš niečo
chat-send = Odoslať
chat-gone = niekto, kto tu už nie je

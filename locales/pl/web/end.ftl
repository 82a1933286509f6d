# The end of the game.

end-title = Koniec
end-when =
    { $minutes ->
        [one] Dzień { $day } · { $minutes } minuta
        [few] Dzień { $day } · { $minutes } minuty
       *[other] Dzień { $day } · { $minutes } minut
    }
end-headline-red = W mieście nadal palą się światła
end-headline-black = Miasto tonie w mroku
end-headline-mafia = Miasto należy do mafii
end-headline-yakuza = Miasto należy do jakuzy
end-headline-maniac = Świeci jedno okno
end-headline-draw = Miasto jest niczyje
end-headline-off = Karty wracają do talii
end-off = Za mało osób, żeby grać dalej; nikt nie wygrywa.
end-side-red = Czerwoni
end-side-black = Czarni
end-side-mafia = Mafia
end-side-yakuza = Jakuza
end-side-maniac = Maniak
end-won = wygrana
end-lost = przegrana
end-alive = w grze
end-out = poza grą { $when }
end-hidden = zakryta
end-no-reveal = Przy tym stole karty zostają zakryte: widać tylko to, co gra ujawniła tobie.
end-story = Historia
end-again = Zagraj znowu
end-waits =
    { $count ->
        [0] Następną grę otwiera osoba, która założyła stół.
       *[other] Następną grę otwiera: { $names }.
    }
end-record = Zapis gry i uczciwość rozdania
end-verify = Polecenie citysleeps verify rozdaje i rozgrywa tę grę z zapisu od nowa i mówi, czy zgadza się z tym, co było pokazane przed rozdaniem.
end-commitment = Pokazane przed rozdaniem (zobowiązanie)
end-luck = Twój wkład do losowania
end-download = Pobierz zapis

# Words to everybody between games.

chat-title = Rozmowa ze wszystkimi
chat-say = Napisz coś
chat-send = Wyślij
chat-gone = osoba, której tu już nie ma

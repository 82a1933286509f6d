# The end of the game.

end-title = Koniec
end-won = wygrana
end-lost = przegrana
end-alive = w grze
end-out = poza grą { $when }
end-hidden = zakryta
end-story = Historia
end-again = Gramy znowu
end-waits =
    { $count ->
        [0] Następną grę zaczyna osoba, która założyła stół.
       *[other] Następną grę zaczyna: { $names }.
    }
end-record = Zapis gry i uczciwość rozdania
end-verify = Polecenie citysleeps verify rozdaje i rozgrywa tę grę z zapisu od nowa i mówi, czy zgadza się z tym, co pokazano przed rozdaniem.
end-commitment = Pokazane przed rozdaniem (zobowiązanie)
end-luck = Twój wkład do losowania
end-download = Pobierz zapis

# Words to everybody between games.

chat-title = Czat ze wszystkimi
chat-say = Napisz coś
chat-send = Wyślij
chat-gone = osoba, której tu już nie ma
end-when =
    { $minutes ->
        [one] Dzień { $day } · { $minutes } minuta
        [few] Dzień { $day } · { $minutes } minuty
       *[other] Dzień { $day } · { $minutes } minut
    }
end-mine =
    { $won ->
        [yes] Wygrywasz.
       *[no] Przegrywasz.
    }
end-prepared = Trwają przygotowania do następnej gry.
end-go = Do następnej gry

# The evening so far.

series-title = Dzisiejszy wieczór
series-games =
    { $count ->
        [one] { $count } gra przy tym stole
        [few] { $count } gry przy tym stole
       *[many] { $count } gier przy tym stole
    }
series-won = wygrane: { $won } z { $played }
series-end = { $end } × { $times }
series-story = Historia ostatniej gry
void-title = Gra unieważniona
void-text = Serwer został zaktualizowany i zmieniła się jedna z zasad tej gry. Dlatego gra kończy się tutaj i nikomu się nie liczy.
void-told = Co wiesz z tej gry

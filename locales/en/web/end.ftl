# The end of the game.

end-title = The end
end-when =
    { $minutes ->
        [one] Day { $day } · { $minutes } minute
       *[other] Day { $day } · { $minutes } minutes
    }
end-headline-red = The city keeps its lights
end-headline-black = The city goes dark
end-headline-mafia = The city belongs to the mafia
end-headline-yakuza = The city belongs to the yakuza
end-headline-maniac = One window stays lit
end-headline-draw = Nobody takes the city
end-headline-off = The cards are put away
end-off = Too few players are left for a game; nobody has won.
end-side-red = Red side
end-side-black = Black side
end-side-mafia = Mafia
end-side-yakuza = Yakuza
end-side-maniac = Maniac
end-won = won
end-lost = lost
end-alive = alive
end-out = out { $when }
end-hidden = hidden
end-no-reveal = This table keeps its cards hidden: you see only what you were told.
end-story = The story
end-again = Play again
end-waits =
    { $count ->
        [0] The next game waits for whoever made the table.
       *[other] The next game waits for { $names }.
    }
end-record = The record, and was the deal fair?
end-verify = With the record, citysleeps verify deals and plays this game again, and says whether it fits what was shown before the deal.
end-commitment = Shown before the deal (commitment)
end-luck = Your luck in it
end-download = Download the record

# Words to everybody between games.

chat-title = Talk with everybody
chat-say = Say something
chat-send = Send
chat-gone = somebody who has left

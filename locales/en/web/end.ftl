# The end of the game.

end-title = The end
end-won = won
end-lost = lost
end-alive = alive
end-out = out { $when }
end-hidden = hidden
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
end-when =
    { $minutes ->
        [one] Day { $day } · { $minutes } minute
       *[other] Day { $day } · { $minutes } minutes
    }
end-mine =
    { $won ->
        [yes] You have won.
       *[no] You have lost.
    }
end-prepared = The next game is being prepared.
end-go = To the next game

# The evening so far.

series-title = The evening so far
series-games =
    { $count ->
        [one] { $count } game at this table
       *[other] { $count } games at this table
    }
series-won = won { $won } of { $played }
series-end = { $end } × { $times }
series-story = The story of the last game
void-title = This game is void
void-text = The server was updated, and a rule of this game has changed. So the game ends here, and it counts for nobody.
void-told = What you were told

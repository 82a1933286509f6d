# How to play: the cards for newcomers, the rulebook for players, and what one can do now.

learn-title = In a minute
learn-offer = New to this game?
learn-no = No, thanks
learn-next = Next
learn-done = Now I know
learn-of = Card { $number } of { $count }
guide-title = Rulebook
guide-contents = Contents
guide-page = Read, print
guide-print = Print
guide-search = Search the rulebook
guide-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
guide-of-book = as it is usually played · for { $count } players
guide-of-table = at table { $code } · for { $count } players
guide-mine = Hold: my role
now-ask = What can I do now?

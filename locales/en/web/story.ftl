# The story of a finished game.

story-title = The story
story-back = Back
story-share = Share
story-window =
    { $fate ->
        [out] { $number }, { $name }: dark from { $when }.
       *[lit] { $number }, { $name }: lit to the end.
    }
story-turn = The turning point:
story-turn-who = { $name } ({ $piece })
story-eyes = Through whose eyes
story-everything = Everything
story-mine = My own eyes
story-other = Another seat
story-through = Through { $name }
story-hunch = { $who } suspected { $name }.
story-own-hunch = Suspected that night: { $name }
story-said =
    { $count ->
        [one] What was said: { $count } line
       *[other] What was said: { $count } lines
    }
story-share-text = City Sleeps: { $size }. { $verdict }
picture-title = A picture to share
picture-winners = Won: { $names }
picture-keep = Save the picture
picture-none = This browser cannot make a picture.
story-coming = The record is being opened…
story-unreachable = The record cannot be reached now.
story-retry = Try again
story-size =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $nights ->
        [one] { $nights } night
       *[other] { $nights } nights
    }
story-house = A column is a seat, a floor is a night or a day. Lit while alive.
story-dealt = The cards: { $cards }.
story-card = { $name } – { $card }
story-happened = What happened
story-odds = Odds
odds-coming = Working out the odds…
odds-none = There are no odds for this game.
odds-knew = What everybody knew
odds-curve = { $side }: { $first } % after the deal, { $last } % at the end.
odds-suspects = { $when }, { $side }: how likely for each seat, in percent. Striped: it was so.
odds-about = From what everybody knew, and nothing else. The grey band is the doubt: here from { $low } to { $high } %. Measured in games of bots; people may play otherwise.
odds-now = Odds now
odds-now-curve = { $side }: { $first } % after the deal, { $last } % now.
odds-now-wait = The odds come when the first night is over.
odds-now-seats = { $side }: how likely for each seat, in percent.
story-bots = Bots
mind-coming = Opening the bots’ thoughts…
mind-none = There is nothing to tell about the bots of this game.
mind-bot = { $card }, a bot
mind-other = Another bot
mind-done = Said and done
mind-silent = It said nothing and did nothing.
mind-accused = Accused { $seat }
mind-voted = Voted against { $seat }
mind-meant = meant
mind-bluff = a bluff
mind-lie = a lie
mind-kept = kept
mind-broken = not kept
mind-why = Why { $seat }?

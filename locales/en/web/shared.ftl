# The words of the screens that all of them share.

seats = Seats
seat-you = you
seat-out = out, {$when}
    .plain = out
seat-speaking = speaking
seat-on-trial = on trial, number {$number}
seat-called = called now
seat-hand = hand raised
seat-warned = warned: {$number}
seat-bot = bot
seat-away = out of touch
seat-empty = empty
seat-note =
    my note: {$note ->
        [trust] trust
        [doubt] doubt
       *[claim] claims a role
    }
seconds-left =
    {$seconds ->
        [one] {$seconds} second left
       *[other] {$seconds} seconds left
    }
menu = Menu
close = Close
tag-night = N{$number}
tag-day = D{$number}
table = Table
coming = Coming to the table…
out-of-touch = Out of touch. Your seat is kept; the phone is trying to come back by itself.
back-at-table = Back at the table.
paused-by-host = The table is paused. The clock stands still until it goes on.

why-ask = Why?
why-title = Why did that happen?
why-not = Why not?
why-way = The way there
why-seen = I see
why-mine = Hold: what I know of it
why-mine-none = You alone know nothing more of it.
why-law-only = The rulebook for players says no more about this. The rule itself, in English:
leads = Host: { $name }
leads-software = Software hosts

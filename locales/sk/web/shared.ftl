# The words of the screens that all of them share.

seats = Miesta
seat-you = ty
seat-out = mimo hry, {$when}
    .plain = mimo hry
seat-speaking = má slovo
seat-on-trial = na lavici obžalovaných, číslo {$number}
seat-called = práve na rade
seat-hand = ruka hore
seat-warned = napomenutia: {$number}
seat-bot = bot
seat-away = bez spojenia
seat-empty = voľné
seat-note =
    moja poznámka: {$note ->
        [trust] verím
        [doubt] neverím
       *[claim] tvrdí, kto je
    }
seconds-left =
    {$seconds ->
        [one] zostáva {$seconds} sekunda
        [few] zostávajú {$seconds} sekundy
       *[other] zostáva {$seconds} sekúnd
    }
menu = Ponuka
close = Zavrieť
tag-night = N{$number}
tag-day = D{$number}
table = Stôl
coming = Sadáme si za stôl…
out-of-touch = Bez spojenia. Miesto ti držíme; telefón sa sám pokúša vrátiť.
back-at-table = Späť pri stole.
paused-by-host = Pauza. Hodiny stoja, kým sa nepokračuje.

why-ask = Prečo?
why-title = Prečo sa to stalo?
why-not = Prečo nie?
why-way = Ako k tomu došlo
why-seen = Rozumiem
why-mine = Podrž: čo viem len ja
why-mine-none = Nevieš o tom nič viac než ostatní.
why-law-only = Pravidlá pre hráčov o tom viac nehovoria. Samotné pravidlo, po anglicky:
leads = Vedie: { $name }
leads-software = Vedie program

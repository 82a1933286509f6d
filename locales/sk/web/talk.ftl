# Reč ťuknutiami: hárok, bubliny, tabuľa.

say-title = Povedz to ťuknutiami
say-open = Povedz…
say-ready = Pripraviť si slová
say-waiting = Na môj rad: „{ $words }“
say-begin = Čo povieš?
say-word = Vyber slovo
say-when = Ktorá noc?
say-night = Noc { $number }
say-open-slot =
    { $slot ->
        [seat] kto?
       *[word] čo?
    }
say-missing =
    { $what ->
        [kind] Vyber začiatok
        [seat] Ťukni na okno
       *[word] Vyber slovo
    }
say-more = Viac
say-quoted = „{ $words }“
say-it = Povedz
say-keep = Na môj rad
say-forget = Zahodiť
say-back = Späť
seat-says = hovorí: { $words }
seat-said = predtým: { $words }

board-title = Kto čo hovorí
board-about = Výroky podľa miest. Rozpory stoja medzi riadkami.
board-count =
    { $number ->
        [one] { $number } výrok
        [few] { $number } výroky
       *[other] { $number } výrokov
    }
board-way =
    { $way ->
        [seat] Miesta
        [time] Podľa poradia
       *[me] O mne
    }
board-seat = Miesto
board-is = Hovorí: som
board-did = Činy
board-others = O iných
board-nothing = Ťuknutiami ešte nikto nič nepovedal.
board-nothing-me = O tebe ešte nikto ťuknutiami nič nepovedal.
board-foot = Tabuľa opakuje, čo zaznelo. Nehovorí, kto má pravdu.
board-seam =
    { $kind ->
        [cards] { $names }: všetci naraz nemôžu byť { $word }
        [answers] O kom: { $about }. { $said }
        [vote] { $name }: sľúbená ruka proti: { $second }; zdvihnutá proti: { $third }
        [changed] { $name }: „{ $first }“ – „{ $last }“
       *[shown] { $name }: „{ $first }“ Odkryté: { $second }, { $shown }
    }
screen-speaks = { $number } · hovorí: { $name }

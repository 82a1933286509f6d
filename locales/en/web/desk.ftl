# The desk of whoever leads a table where some play without a phone.

desk-is-at = without a phone
desk-add = Add a person without a phone
desk-add-help = Whoever leads the game enters what they do.
desk-add-name = Name
desk-add-yes = Add
desk-to = Goes on without a phone
desk-hand-used = hand used against {$number}
desk-why-hands = Tap the seats whose hands are up.
desk-why-tap = Tap the seat that was pointed at.
desk-why-free = You may note it here. Nothing depends on it.
desk-why-done = Entered. Another tap changes it.
desk-why-choose = Choose what was shown to you.
desk-why-wait = Say it all the same, and wait as long as ever.
desk-why-phone = On their own phone: { $names }.
desk-hands = hands for
desk-eyes-closed = All eyes are closed
desk-eyes-why = The next screen shows the cards. Say aloud that all close their eyes, then go on.
desk-wait = wait
desk-wakes = Called
desk-none-awake = nobody is left
desk-asked = Asked
desk-each = One tap for all. Tap a name first to enter for that player alone.
desk-what = What was it?
desk-for-what = For whom are the hands?
desk-calls = Calls of this night
desk-answer = Hold: the answer
desk-before = Before
desk-now = Back to now
desk-next-nobody = Nobody: go on
desk-pass = Hand the cards round
desk-pass-title = The cards go round
desk-pass-count = {$number} of {$count} have looked
desk-pass-to = Hand this to
desk-pass-only = Only { $name } looks. Everybody else looks at the table.
desk-pass-why = Hold to see the card; it hides when you let go. Everybody holds.
desk-pass-hold = { $name }: hold to look
desk-pass-on = Hand on: { $name }
desk-pass-back = Back to whoever leads
desk-inputs = Last inputs
desk-inputs-none = Nothing was entered here yet.
desk-inputs-help = What has a lock can no longer be corrected.
desk-inputs-secret = Show those of the night
desk-then = What this changes
desk-then-nothing = Nothing that is told.
desk-then-kept = The record keeps the correction.
desk-leave-it = Leave it
desk-enter = Enter or correct an act
desk-cards = We have real cards
desk-cards-title = The real cards
desk-cards-count = {$number} of {$count} told
desk-cards-hand = who holds
desk-cards-left = left: {$count}
desk-cards-why = Tap the hands that are up. You can also let each show you the card.
desk-cards-call = Eyes closed, everybody. Whoever holds “{ $card }” raises a hand.
desk-cards-eyes = Open your eyes.
desk-cards-told = All is told. A tap on a seat takes its card back.
desk-cards-hands = Now the cards in the hand
desk-cards-rest = All others: { $card }
desk-cards-deal = Begin with these cards
desk-wake = Tell them as they wake in the night
desk-wake-who =
    { $count ->
    [one] Who has opened their eyes? Tap one seat.
   *[other] Who has opened their eyes? Tap { $count } seats.
}
desk-wake-of = of { $count }
desk-wake-why = Tap whoever has opened their eyes. The desk then knows the cards.
desk-wake-later = Tell it later
desk-wake-back = It was somebody else
desk-wake-back-last = At the last call it was somebody else
desk-wake-card = Look at the card of { $name }: which is it?
desk-wake-untold = not told yet
desk-tally = How the vote stands
desk-warnings = Warnings
desk-warn-how = tap twice to warn
desk-lead = Who leads
desk-lead-help = Somebody without a seat can lead, or the software. Nobody who has led gets a seat in this game. The game goes on at the same place.
desk-lead-to = Hand over to { $name }
desk-lead-to-sure = { $name } sees all cards and every choice, and this screen closes.
desk-lead-software = Hand over to the software
desk-lead-software-sure = It calls, counts and keeps the clock. Nobody enters any more what players without a phone do: after { $seconds } seconds the table counts them as away. You take it back in the menu.
desk-lead-yes = Hand over
desk-kept =
    { $count ->
        [one] Out of touch. One tap is kept, and sent when the table is back.
       *[other] Out of touch. { $count } taps are kept, and sent when the table is back.
    }
desk-kept-back = Take it back
desk-notes = My notes
desk-notes-help = Only you see them, on your own device. They are in no record.

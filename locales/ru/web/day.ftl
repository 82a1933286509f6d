# The day on a phone: what is at hand, talk, and who is out.

day-lost = Кнопки вернутся вместе со связью.
day-speaking = Говорит
day-tap = Коснитесь окна
day-write = Писать
day-done = Заканчиваю

dock = Под рукой
dock-talk = Речи
dock-news = новое
dock-notes = Заметки
dock-rules = Правила
dock-table = Стол

talk-title = Что было сказано
talk-back = Назад к столу
talk-speaking = Говорит: { $name }
talk-theirs = Сейчас говорит только { $name }.
talk-nobody = Сейчас слова нет ни у кого.
talk-mine = Слово за вами. Все прочтут то, что вы отправите.
talk-say = Скажите что-нибудь
talk-wait = Писать можно, когда слово за вами
talk-send = Отправить

out-end = Делать ничего не нужно. В конце вы увидите всё.
out-next-game = Вы сыграете в следующей игре.
day-title = День { $number }
dock-role = Моя роль
court-raise = Поднять руку
court-back = Назад
dawn-windows =
    { $number ->
        [1] Одно окно остаётся тёмным.
        [one] { $number } окно остаётся тёмным.
        [few] { $number } окна остаются тёмными.
       *[many] { $number } окон остаются тёмными.
    }
day-ready-count = Добавить нечего: { $number } из { $of }
day-talk-free = Говорите свободно. Когда добавить нечего, скажите об этом; когда нечего всем, начнётся голосование.
day-talk-ready =
    { $more ->
        [0] Вам добавить нечего. Ещё говорят: { $names }.
       *[other] Вам добавить нечего. Ещё говорят: { $names } (и ещё { $more }).
    }
day-talk-all = Все прочтут то, что вы отправите.
day-tally = { $name }: { $number } ({ $voters })
day-votes-so-far = Голоса пока что

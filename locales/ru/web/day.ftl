# The day on a phone: what is at hand, talk, and who is out.

day-lost = Кнопки вернутся вместе со связью.
day-speaking = Говорит
day-tap = Коснитесь окна
day-write = Написать
day-done = Закончить

dock = Под рукой
dock-talk = Чат
dock-news = новое
dock-notes = Заметки
dock-rules = Правила
dock-table = Стол

talk-title = Что было сказано
talk-back = Назад к столу
talk-speaking = Говорит: { $name }
talk-theirs = Сейчас говорит только { $name }.
talk-nobody = Сейчас слово ни у кого.
talk-mine = Слово у вас. Все прочтут то, что вы отправите.
talk-say = Скажите что-нибудь
talk-wait = Писать можно, когда слово у вас
talk-send = Отправить

out-end = Вы вне игры: смотрите и молчите. В конце увидите всё.
out-next-game = Вы сыграете в следующей игре.
out-mine = Вы выбыли из игры.
out-mine-help = Следите за ней здесь. Живым ни слова и ни знака.
out-title = Ваше окно погасло.
out-go = Смотреть и гадать
out-watch = Смотрите.
    .help = Вы видите то, что видят все.
out-guess = Гадайте.
    .help = Отмечайте, кто, по-вашему, кто.
out-silent = Молчите.
    .help = Никаких слов, знаков и взглядов живым.
out-keep = Храните тайны.
    .help = До конца не говорите, что знаете.
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
day-ready-count = Готовы голосовать: { $number } из { $of }
day-voted-count = Проголосовали: { $number } из { $of }
day-talk-free = Говорите свободно. Когда добавить нечего, нажмите кнопку; когда нажмут все, начнётся голосование.
day-talk-ready =
    { $more ->
        [0] Вам добавить нечего. Ещё говорят: { $names }.
       *[other] Вам добавить нечего. Ещё говорят: { $names } (и ещё { $more }).
    }
wait-away =
    { $absent ->
        [bot] { $name }: нет связи. Через { $seconds } с за игрока сыграет бот.
        [leave] { $name }: нет связи. Через { $seconds } с игрок выйдет из игры.
        [wait] { $name }: нет связи. Игра пойдёт дальше, когда выйдет время.
       *[stuck] { $name }: нет связи. Кто ведёт стол, может продолжить игру.
    }
day-talk-all = Все прочтут то, что вы отправите.
day-tally =
    { $number ->
        [0] { $name }: { $number }
       *[other] { $name }: { $number } ({ $voters })
    }
day-votes-so-far = Голоса сейчас

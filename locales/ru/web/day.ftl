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

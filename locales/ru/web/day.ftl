# The day on a phone: dawn, discussion, talk, and who is out.

dawn-windows =
    { $number ->
        [1] Одно окно остаётся тёмным.
        [one] { $number } окно остаётся тёмным.
        [few] { $number } окна остаются тёмными.
       *[many] { $number } окон остаются тёмными.
    }
dawn-killed =
    { $number ->
        [one] Жертва этой ночи. Карта остаётся закрытой.
        [few] Жертвы этой ночи. Карты остаются закрытыми.
       *[many] Жертвы этой ночи. Карты остаются закрытыми.
    }
dawn-first = Дальше обсуждение. Первое слово: { $name }.
dawn-first-you = Дальше обсуждение. Первое слово за вами.

day-waiting = Ждём стол
day-as-it-was = как было в { $time }
day-lost = Кнопки вернутся вместе со связью.
day-on-trial = Под судом
day-speaking = Говорит
day-your-floor = Слово за вами
day-nominating = Может обвинить
day-tap = Коснитесь окна
day-your-nomination = Ваше обвинение
day-step-speaking = Обсуждение · говорит: { $name }
day-step-nominating = Обсуждение · может обвинить: { $name }
day-after =
    { $more ->
        [0] Сначала говорят: { $names }. Затем вы.
       *[other] Сначала говорят: { $names } и ещё { $more }. Затем вы.
    }
day-spoken =
    { $more ->
        [0] Ваша речь сегодня уже была. Впереди: { $names }, затем суд.
       *[other] Ваша речь сегодня уже была. Впереди: { $names } и ещё { $more }, затем суд.
    }
day-all-spoken = Ваша речь сегодня уже была. После этой речи начнётся суд.
day-then-accuse = После речи вы можете отдать под суд одного игрока.
day-accuse-choose = Коснитесь того, кого отдаёте под суд, или не выбирайте никого.
day-accuse-public = Это увидят все. Взять обратно нельзя.
day-accuse = Под суд: { $name }
day-nobody = Сегодня никого
day-write = Писать
day-done = Заканчиваю
day-host = За ведущего

dock = Под рукой
dock-role = Моя роль
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

out-title = Ваше окно темно.
out-help = Вы следите за игрой так, как её видят все. Ни слов, ни знаков живым.
out-end = Делать ничего не нужно. В конце вы увидите всё.
out-nothing = Делать ничего не нужно. Вы следите за игрой до конца.
out-watching = Вы смотрите игру.
out-watching-help = Вы следите за игрой так, как её видят все.
out-next-game = Вы сыграете в следующей игре.
out-host-title = Вы ведёте игру.
out-host-help = Вы видите всё и всё объявляете. Вы не голосуете.
out-host = Ведите дальше, когда стол готов.
out-secrets = Держите: всё
out-secrets-help = То, что видит ведущий. Пусть никто из живых сюда не заглядывает.

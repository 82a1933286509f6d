# The human host's console.

host-title = Вы ведёте игру
host-read = Прочтите вслух
host-why-none = Сейчас от вас ничего не нужно.
host-called = Вызваны сейчас
host-players = Игроки
host-so-far = Протокол на этот момент
host-pause = Пауза
host-resume = Пуск
host-more = +{ $seconds } с
host-elapsed =
    { $seconds ->
        [one] { $seconds } секунда с начала вызова
        [few] { $seconds } секунды с начала вызова
       *[other] { $seconds } секунд с начала вызова
    }
host-words = Ваши слова для всех
host-which = Какой игрок?
host-remove-sure = { $name } выходит из игры насовсем. Днём все узнают об этом сразу, ночью — на рассвете.
host-correct = Исправить выбор
host-correct-help = Пока не начался следующий шаг, можно заменить выбор этого игрока другим или добавить недостающий. Исправление остаётся в записи.
host-correct-act = Что верно?
host-correct-target = Кого?
host-done = Готово.
host-none = Никого из них нет в игре. Ждите столько же, сколько всегда.
host-not-yet = пока без выбора
host-cards = Все карты
host-hold = Держите: карты
host-last-night = Ночь { $night }, сначала новое
host-ready =
    { $left ->
        [0] Все готовы. Ночь наступит, когда вы нажмёте «Дальше».
       *[other] Готовы: { $ready } из { $count }. Ночь наступит, когда вы нажмёте «Дальше».
    }
host-not-ready = Ещё не готовы: { $names }
host-stop-sure = Игра кончится для всех, без победителя, и всё будет открыто.

# The desk of whoever leads a table where some play without a phone.

desk-is-at = без телефона
desk-add = Добавить игрока без телефона
desk-add-help = За него выбор вводит тот, кто ведёт игру.
desk-add-name = Имя
desk-add-yes = Добавить
desk-to = Играет дальше без телефона
desk-hand-used = рука уже поднята против: {$number}
desk-why-hands = Коснитесь мест с поднятой рукой.
desk-why-tap = Коснитесь места, на которое указали.
desk-why-free = Это можно здесь записать. От этого ничего не зависит.
desk-why-done = Записано. Другое касание изменит.
desk-why-choose = Выберите то, что вам показали.
desk-why-wait = Скажите это всё равно и ждите столько же, сколько всегда.
desk-why-phone = Со своего телефона: { $names }.
desk-hands = руки:
desk-eyes-closed = Все закрыли глаза
desk-eyes-why = На следующем экране будут карты. Сначала скажите вслух, чтобы все закрыли глаза.
desk-wait = ждите
desk-wakes = Вызваны
desk-none-awake = никого не осталось
desk-asked = Вопрос к
desk-each = Одно касание за всех. Чтобы внести только за одного, сначала коснитесь имени.
desk-what = Что это было?
desk-for-what = Против кого подняты руки?
desk-calls = Вызовы этой ночи
desk-answer = Держите: ответ
desk-before = Назад
desk-now = К текущему моменту
desk-next-nobody = Никто: дальше
desk-pass = Показать карты по кругу
desk-pass-title = Карты идут по кругу
desk-pass-count = {$number} из {$count} посмотрели
desk-pass-to = Передайте:
desk-pass-only = Смотрит только { $name }. Остальные смотрят на стол.
desk-pass-why = Держите, чтобы увидеть карту; отпустите, и она скроется. Держат все.
desk-pass-hold = { $name }: держите
desk-pass-on = Дальше: { $name }
desk-pass-back = Верните ведущему
desk-inputs = Последний ввод
desk-inputs-none = Здесь ещё ничего не введено.
desk-inputs-help = Записи с замком исправить уже нельзя.
desk-inputs-secret = Показать ночные
desk-then = Что это изменит
desk-then-nothing = Ничего из того, что было сказано.
desk-then-kept = Исправление остаётся в записи.
desk-leave-it = Оставить
desk-enter = Внести или исправить выбор
desk-cards = У нас настоящие карты
desk-cards-title = Настоящие карты
desk-cards-count = {$number} из {$count}
desk-cards-hand = у кого
desk-cards-left = осталось: {$count}
desk-cards-why = Коснитесь поднятых рук. Можно и попросить каждого показать карту.
desk-cards-call = Закройте глаза. У кого карта «{ $card }», поднимите руку.
desk-cards-eyes = Откройте глаза.
desk-cards-told = Всё указано. Коснитесь места, чтобы забрать его карту обратно.
desk-cards-hands = Теперь карты в руке
desk-cards-rest = Остальные: { $card }
desk-cards-deal = Начать с этими картами
desk-wake = Указать, когда роли проснутся ночью
desk-wake-who =
    { $count ->
    [one] Кто открыл глаза? Коснитесь { $count } места.
    [few] Кто открыл глаза? Коснитесь { $count } мест.
   *[many] Кто открыл глаза? Коснитесь { $count } мест.
}
desk-wake-of = из { $count }
desk-wake-why = Коснитесь каждого, кто открыл глаза. Тогда карты известны.
desk-wake-later = Указать позже
desk-wake-back = Это был другой
desk-wake-back-last = При прошлом вызове это был другой
desk-wake-card = Посмотрите карту игрока { $name }: какая она?
desk-wake-untold = ещё не названа
desk-tally = Как идёт голосование
desk-warnings = Предостережения
desk-warn-how = коснитесь дважды
desk-lead = Кто ведёт игру
desk-lead-help = Вести может тот, у кого нет места, или программа. Кто ведёт, места в этой игре уже не получит. Игра продолжается с того же момента.
desk-lead-to = Передать: { $name }
desk-lead-to-sure = { $name } увидит все карты и выборы, а этот экран закроется.
desk-lead-software = Передать программе
desk-lead-software-sure = Программа вызывает, считает и следит за временем. Никто больше не вносит, что делают игроки без телефона: через { $seconds } с стол сочтёт их отсутствующими. Вернуть ведение можно в меню.
desk-lead-yes = Передать
desk-kept =
    { $count ->
        [one] Нет связи. { $count } нажатие сохранено и уйдёт, когда связь вернётся.
        [few] Нет связи. { $count } нажатия сохранены и уйдут, когда связь вернётся.
       *[other] Нет связи. { $count } нажатий сохранено и уйдёт, когда связь вернётся.
    }
desk-kept-back = Отменить
desk-notes = Мои заметки
desk-notes-help = Их видите только вы, на своём устройстве. Ни в одной записи их нет.

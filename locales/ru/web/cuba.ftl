# The screens of the book `cuba`.

## The lobby

cuba-mode =
    { $mode ->
        [cleaner] Одного Верного заменяет Чистильщик: он может застрелить обвинённого.
       *[basic] Бриллианты, жетоны и одна коробка. Начинать лучше с этого.
    }
cuba-group =
    { $group ->
        [box] Коробка
        [end] Победа и следующая игра
        [times] Время
       *[other] Другое
    }
cuba-tokens = Жетоны в коробке
cuba-mix-table = Жетоны по правилам
cuba-lobby-real = Настоящая коробка
cuba-lobby-time =
    { $minutes ->
        [0] Вопросы без лимита
       *[other] Вопросы { $minutes } мин
    }
cuba-leave-sure = Вы покидаете эту игру насовсем. Ваша добыча остаётся на месте, и вас всё ещё можно обвинить; если уходит Крёстный отец, игра кончается.

## Diamonds and tokens

cuba-diamonds =
    { $number ->
        [one] { $number } бриллиант
        [few] { $number } бриллианта
       *[many] { $number } бриллиантов
    }
cuba-no-tokens = без жетонов
cuba-no-diamonds = без бриллиантов
cuba-contents = { $diamonds }; { $tokens }
cuba-diamonds-number = Число бриллиантов
cuba-diamonds-take = Взять бриллиантов
cuba-diamonds-keep = Оставить себе бриллиантов
cuba-which-token = Какой жетон?
cuba-or-token = Или одно из этого
cuba-gem = Бриллиант { $number }

## The box

cuba-box-mine = Коробка у вас
cuba-box-step = { $number } из { $of } · дальше: { $name }
cuba-box-at = { $number } из { $of }
cuba-box-round = Коробка идёт по кругу
cuba-box-with = Коробку держит
cuba-box-opens = Коробку открывает
cuba-holds = держит коробку
cuba-take-help = Возьмите бриллианты или один жетон: от этого зависит, с кем вы победите.
cuba-remove-help = Вы Крёстный отец. Оставьте себе от 0 до { $most } бриллиантов; сколько, до конца никто не узнает.
cuba-remove-none = Себе ничего не оставлять
cuba-box-choose =
    { $open ->
        [yes]
            { $keep ->
                [yes] Выберите, сколько оставить себе.
               *[no] Выберите, что взять.
            }
       *[no]
            { $keep ->
                [yes] Держите крышку открытой и выберите, сколько оставить себе.
               *[no] Держите крышку открытой и выберите, что взять.
            }
    }
cuba-box-take = Вы берёте: { $loot }. Дальше идёт: { $left }.
cuba-box-keep = Вы оставляете себе: { $kept }. Дальше идёт: { $left }.
cuba-wins =
    { $role ->
        [thief] Вор: если Крёстный отец выбывает, побеждает богатейший.
        [loyal] Побеждает с Крёстным отцом.
        [agent_fbi] Побеждает один, если его обвинят.
        [agent_cia] Побеждает один, если его обвинят.
        [driver] Побеждает, если победит сосед справа: { $name }.
        [cleaner] С Крёстным отцом или один, застрелив Агента.
       *[street_urchin] Беспризорник: побеждает, если победит Вор.
    }
cuba-box-chosen = Выбрано. После передачи изменить нельзя.
cuba-box-done = Готово. Коробка пойдёт дальше, когда выйдет время.
cuba-take-nothing = Ничего не брать
cuba-bag = Мешочек
cuba-bag-help = Один жетон может исчезнуть в мешочке, пока вы ничего не взяли. Никто об этом не узнает.
cuba-bag-has = В мешочке: { $token }
cuba-lid-open = Держать
cuba-lid-shut = Закрыть
cuba-close-pass = Закрыть и передать
cuba-pass-sure = Передать коробку дальше ({ $name })? Выбор окончателен.
cuba-pass-yes = Передать
cuba-hand-it = Коробка идёт дальше: { $name }. Запомните, что в ней было.
cuba-you-next = Дальше ваша очередь. Пока коробку держит { $name }.
cuba-no-talk = Тишина, пока { $name } не получит коробку обратно.
cuba-away =
    { $then ->
        [goes_on] Нет связи: { $name }. Коробка пойдёт дальше через { $seconds } с.
        [bot] Нет связи: { $name }. Через { $seconds } с играет бот.
        [leave] Нет связи: { $name }. Выход из игры через { $seconds } с.
       *[wait] Нет связи: { $name }. Коробка ждёт.
    }
cuba-phone = Один телефон на всех
cuba-phone-is-box = Этот телефон — коробка. Теперь очередь:
cuba-phone-to = Телефон берёт:
cuba-phone-shut = Всё ваше закрывается, прежде чем телефон пойдёт дальше.
cuba-phone-take = Это я: { $name }
cuba-real-fill = Сначала положите в коробку: 15 бриллиантов; { $tokens }. Крёстный отец: { $godfather }. Он оставляет себе от 0 до 5; коробка идёт по кругу в тишине, начинает { $first }. Когда она вернётся, запишите, скольких бриллиантов не хватает.

## What is mine alone

cuba-pocket = Мой карман
cuba-you-took = Ваша добыча: { $loot }
cuba-you-removed = Вы оставили себе: { $diamonds }
cuba-came-back = Вернулось в коробке: { $contents }
cuba-you-saw = В коробке было: { $contents }

## The investigation

cuba-desk = Ваш кабинет
cuba-desk-pick = Коснитесь кого-нибудь, чтобы спросить или обвинить.
cuba-boss-is = Крёстный отец: { $name }
cuba-floor = Говорите правду, лгите или молчите: как и когда хотите.
cuba-out = Вы выбыли и молчите до конца.
cuba-talk-all = Прочтут все; никто не проверяет, правда ли это.
cuba-board = Кто что говорит о коробке
cuba-col-seat = Место
cuba-col-got = Пришло
cuba-col-took = Добыча
cuba-col-passed = Ушло
cuba-recovered = возвращено
cuba-jokers =
    { $number ->
        [one] джокер
        [few] джокера
       *[many] джокеров
    }
cuba-missing = не хватает
cuba-only-you = , это видите только вы
cuba-silent = пока молчит
cuba-has-joker = есть джокер
cuba-shown = Показано всем: { $loot }
cuba-said-bag = Мешочек: { $token }
cuba-seam-diamonds = { $giver } передаёт { $passed }, а { $to } получает { $received }
cuba-seam-tokens = { $giver } передаёт: { $passed }; { $to } получает: { $received }
cuba-excess = { $token }: по словам { $said }, в коробке { $of }
cuba-boss-removed = { $name }: «оставлено себе { $number }»
cuba-boss-back = { $name }: «вернулось { $number }; { $tokens }»
cuba-ask = Вопрос: { $name }
cuba-asked = уже спрашивали
cuba-about = Об игроке { $name }
cuba-claim-title = Мои показания
cuba-claim-tab =
    { $tab ->
        [came] Пришло
        [passed] Ушло
        [took] Добыча
        [bagged] Мешочек
        [removed] Осталось
       *[came_back] Вернулось
    }
cuba-claim-words =
    { $tab ->
        [came] «Пришло: { $what }».
        [passed] «Ушло дальше: { $what }».
        [took] «Моя добыча: { $what }».
        [bagged] «В мешочек: { $what }».
        [removed] «Оставлено себе: { $what }».
       *[came_back] «Вернулось: { $what }».
    }
cuba-claim-from =
    { $whose ->
        [mine] Заполнено вашими словами. Измените что угодно: лгать можно.
        [theirs] Заполнено по словам игрока { $name }. Измените что угодно: лгать можно.
       *[nobody] Правда или нет: прочтут все. Лгать можно.
    }
cuba-claim-count = Бриллианты: { $number }
cuba-claim-nothing = ничего
cuba-claim-tokens = Жетоны
cuba-claim-no-diamonds = нет
cuba-claim-no-tokens = нет
cuba-claim-empty = Коснитесь того, что было.
cuba-claim-say = Сказать всем

## The accusation

cuba-accuse = { $name }, выворачивай карманы!
cuba-accuse-sure = Обвинить: { $name }?
cuba-accuse-cost =
    { $jokers ->
        [0] Это нельзя отменить, и джокеров больше нет.
       *[other] Это нельзя отменить. Джокеров: { $jokers }.
    }
cuba-accusation = Обвинение
cuba-to = { $godfather } → { $name }
cuba-tv-accuses = { $name } обвиняет:
cuba-tv-empties = { $name } выворачивает карманы
cuba-tv-shoots = { $name } — Чистильщик и стреляет
cuba-tv-thieves = Воры показывают добычу
cuba-pockets-shut = Закрытые карманы: { $name }
cuba-has-said = { $name } говорит
cuba-breath-wait = Делать ничего не надо. Карманы откроются сами.
cuba-host-enters =
    { $bang ->
        [yes]
            { $who ->
                [accused] Кричит ли кто-нибудь «БАХ»? Если нет, покажите всё.
               *[other] Кричит ли кто-нибудь «БАХ»? Если нет, { $name } показывает всё.
            }
       *[no]
            { $who ->
                [accused] Покажите всё; это запишут для всех.
               *[other] { $name } показывает всё; это запишут для всех.
            }
    }
cuba-on = Дальше
cuba-concede-sure = Вы сдаётесь: Крёстный отец выбывает, побеждает Вор с самой большой добычей.

## A real box: what is entered

cuba-enter = Записать, что было
cuba-enter-help = Запишите то, что все видели на столе.
cuba-enter-accuse = Крёстный отец обвиняет
cuba-enter-names = Кто называет следующего Крёстного отца?
cuba-enter-concede = Крёстный отец сдаётся
cuba-enter-concede-sure = Крёстный отец сдаётся и выбывает, побеждает Вор с самой большой добычей.
cuba-enter-what = Что было?
cuba-enter-who =
    { $act ->
        [accuse] Кого?
        [bang] Кто крикнул «БАХ»?
       *[other] Кто?
    }
cuba-enter-now = { $name } спрашивает и обвиняет вслух. Записывайте каждое обвинение.
cuba-was-empty = Коробка пришла пустой?
cuba-yes-no =
    { $word ->
        [yes] Да
       *[no] Нет
    }
cuba-enter-end-sure = Больше ничего не запишут; кого не записали, тот не победит.
cuba-enter-undo-sure = Последняя запись будет отменена, и все узнают.

## The end

cuba-end-side =
    { $side ->
        [won] Победа
       *[lost] Остальные
    }
cuba-end-winners =
    { $count ->
        [0] Не победил никто.
        [1] Победитель: { $names }.
       *[other] Победители: { $names }.
    }
cuba-end-mine =
    { $won ->
        [yes] Вы победили.
       *[no] Вы не победили.
    }
cuba-way = Путь коробки
cuba-way-again = Ещё раз
cuba-way-help = Тёмное: ушло дальше. Светлое в рамке: взято. Пустое: исчезло раньше.
cuba-way-left = Коробка уходит, в ней: { $diamonds }; { $tokens }
cuba-way-came = Пришло бриллиантов: { $came }
cuba-way-pips = { cuba-way-came }. Добыча: { $loot }
cuba-way-bag = в мешочек: { $token }
cuba-kept = оставлено: { $number }
cuba-stolen-were = В коробке не хватало: { $diamonds }
cuba-chosen = Следующий Крёстный отец
cuba-next-who = Кто следующий Крёстный отец?
cuba-next-name = Назвать: { $name }
cuba-next-wait = Выбирают победители: { $names }
cuba-next-mine = Ваш выбор: { $name }.
cuba-turn = Обвинение { $number }: { $what }
tag-accusation = #{ $number }
cuba-story-size = Игроков: { $players } · обвинений: { $accusations }
cuba-story-house = Дом: окно для каждого места, этаж для каждого обвинения

cuba-side-wins =
    { $ending ->
        [diamonds_recovered] Крёстный отец
        [agent_accused] Агент
        [godfather_eliminated] Воры
        [cleaner_shot_agent] Чистильщик
       *[other] Никто
    }

# About a seat, and my own notes.

seat-between = место { $seat } · соседи: { $left } и { $right }
seat-is-bot = Здесь играет бот
seat-stand-in = Бот играет, пока игрока нет
seat-is-away = Нет связи

note-mark = Моя пометка
note-private = · только в этом телефоне
note-as =
    { $mark ->
        [trust] Верю
        [doubt] Не верю
       *[none] Нет
    }
note-claims = Называет себя
note-other = Что-то другое
note-claim = называет себя: { $card }
notes-title = Мои заметки
notes-help = Ваши собственные пометки, только в этом телефоне. Ночью их не видно.
notes-none = без пометки
seat-raised = День { $day }: рука против — { $name }

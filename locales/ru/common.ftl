# Слова, общие для всех книг.

list-and = { $first } и { $last }
told-to = (только { $seats }) { $text }
told-host = (только ведущий) { $text }
nobody = никто

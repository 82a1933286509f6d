"""Every language says everything, with the same arguments, and without errors."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from finished import FINISHED
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from citysleeps.books.bigcity import components as city_components
from citysleeps.books.bigcity import described as city_described
from citysleeps.books.bigcity import phrases as city_phrases
from citysleeps.books.bigcity import settings as city_settings
from citysleeps.books.bigcity.book import BOOK as BIGCITY
from citysleeps.books.bigcity.checks import OTHER, THUMB
from citysleeps.books.bigcity.deal import NOTED
from citysleeps.books.bigcity.refusals import FALSE_WORDS
from citysleeps.books.bigcity.steps import STEPS as CITY_STEPS
from citysleeps.books.claims import PARTS, QUESTIONS
from citysleeps.books.cuba import components as cuba_components
from citysleeps.books.cuba import investigation as cuba_investigation
from citysleeps.books.cuba import settings as cuba_settings
from citysleeps.books.cuba import victory as cuba_victory
from citysleeps.books.cuba.book import BOOK as CUBA
from citysleeps.books.cuba.theft import NONE
from citysleeps.books.facts import Claimed
from citysleeps.books.original import phrases as original_phrases
from citysleeps.books.original.book import BOOK
from citysleeps.books.original.components import COPIES, GANGS
from citysleeps.books.original.deal import CONDUCT
from citysleeps.books.original.settings import PRESETS, SETTINGS
from citysleeps.books.original.steps import ROLES
from citysleeps.books.spytown import components as spytown_components
from citysleeps.books.spytown import phrases as spytown_phrases
from citysleeps.books.spytown import settings as spytown_settings
from citysleeps.books.spytown.book import BOOK as SPYTOWN
from citysleeps.books.spytown.cards import CARDS as SPYTOWN_CARDS
from citysleeps.books.spytown.elimination import ORDINARY, WITHOUT_APPEAL
from citysleeps.books.spytown.host import OUT_OR_STAYS
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Value
from citysleeps.views.translating import LOCALES, parsed
from citysleeps.views.words import hyphened, message_id, words

CITY_RULES = Path(__file__).parent.parent.parent / "rules" / "bigcity.md"
BOOKS = ("original", "spytown", "bigcity", "cuba")
# The files of words, and whose words they are: book and theme.
FILES = {
    "common": ("original", ""),
    "protocol": ("original", ""),
    "original": ("original", ""),
    "spytown": ("spytown", ""),
    "spytown-kids": ("spytown", "kids"),
    "bigcity": ("bigcity", ""),
    "cuba": ("cuba", ""),
}
OF_A_SIDE = (
    "claim-am",
    "claim-am-not",
    "claim-think",
    "claim-sure",
)  # a claim with a card or a side, in the book's words
STEPS = tuple(step.name for step in BOOK.steps)
VERBS = tuple(dict.fromkeys(role.verb for role in ROLES.values() if role.verb))
SECRET = ("agent_phase", "gang_recognition", "mafia_phase")
# What is announced by `step_began`; the other steps begin with a fact of their own.
SPYTOWN_STEPS = (
    *("role_swap", *SECRET, "police_phase", "start_window", "discussion", "defence", "tie_discussion", "end_window"),
    *("vest_window", "bandage_window", "last_shot_right", "last_shot_window"),
)
SHOTS = ("shot_round_corner", "last_shot_card", "last_shot_right")
CALLS = ("call_criminals", *(step.name for step in CITY_STEPS))
CITY_ACTS = tuple(dict.fromkeys(act for step in CITY_STEPS for act in step.acts() if act != "point"))
UNANNOUNCED = ("said", "claimed", "last_word_said", "readied", "voted", "warned", "unwarned")
ANNOUNCED = tuple(
    name for name, told in BIGCITY.lobby.describe().facts.items() if told.public and name not in UNANNOUNCED
)
TABLE_CELLS = ("peaceful_resident", "special_citizens", "criminals")  # CITY-111
LEAD = (*city_components.FACTIONS, city_components.SECT)
CLAIMS = (*cuba_investigation.CLAIMS, *cuba_investigation.OF_FIRST_PLAYER, *cuba_investigation.OF_GODFATHER)
CUBA_WARNED = ("five_players", "cleaner", "only_cleaner", "few_loyals")  # CUBA-1101, CUBA-1108, CUBA-1111, CUBA-R38
CUBA_CAUSES = ("thief_caught", "taking_error", "bang", "no_joker", "conceded", "time_up")  # T4
# CUBA-903, CUBA-905, CUBA-909
CUBA_ADVISED = (cuba_components.GODFATHER, cuba_components.LOYAL, cuba_components.URCHIN)
CUBA_NUMBERS = (
    *("diamonds", "jokers", "total", "left", "removed", "stolen"),
    *("loot_diamonds", "saw_diamonds", "left_diamonds"),
)
# The messages that must have a variant of their own for each of these, because their last one stands for another.
VARIANTS = {
    "original": (("step-began", "step", STEPS), ("step-ended", "step", STEPS), ("noted", "act", VERBS)),
    "spytown": (
        ("step-began", "step", SPYTOWN_STEPS),
        ("step-ended", "step", (*SECRET, "role_swap", "police_phase", "discussion", "last_shot_right")),
        ("noted", "act", ("vote", "abstain", "hunch", "pass")),
        ("signed", "sign", spytown_components.SIGNS),
        ("lost", "cause", WITHOUT_APPEAL),
        ("eliminated", "cause", WITHOUT_APPEAL),
        ("decided", "what", OUT_OR_STAYS),
    ),
    "bigcity": (
        ("called", "step", CALLS),
        ("act-taken", "act", (*CITY_ACTS, "pass")),
        ("set-warned", "warning", tuple(city_described.WARNED)),
        ("set-warned", "column", TABLE_CELLS),
        ("option-noted", "option", NOTED),
        ("pointed", "target_kind", ("up", "none", "seat")),
        ("faction-choice", "choice_kind", ("up", "none", "seat")),
        ("heir-drawn", "group", LEAD),
        ("to-announce", "what", ANNOUNCED),
    ),
    "cuba": (("claimed", "kind_kind", CLAIMS),),
}
ADVISED = ("commissar", "doctor", "immortal", "sheriff")  # ORIG-403, ORIG-1209, ORIG-1285, ORIG-1296


class Variables(Visitor):
    """The arguments of a pattern, for each the words that it is compared with, and those that choose a variant."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.choosing: set[str] = set()
        self.messages: set[str] = set()  # that stand in it

    def visit_VariableReference(self, node: Any) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        selector = Variables()
        selector.visit(node.selector)
        self.choosing.update(selector.found)
        if isinstance(node.selector, ast.VariableReference):
            keys = {getattr(variant.key, "name", None) or variant.key.value for variant in node.variants}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def patterns(language: str, file: str) -> dict[tuple[str, str], dict[str, set[str]]]:
    """The arguments of every message and every attribute, and the words that each is compared with."""
    return {id: variables.found for id, variables in variables_of(language, file).items()}


@cache
def variables_of(language: str, file: str) -> dict[tuple[str, str], Variables]:
    """Of every message and every attribute."""
    found: dict[tuple[str, str], Variables] = {}
    for entry in parsed(LOCALES / language / f"{file}.ftl").body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert (entry.id.name, "") not in found, f"{language}/{file} says {entry.id.name} twice"
            for name, pattern in [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
                variables = Variables()
                variables.visit(pattern)
                found[entry.id.name, name] = variables
    return found


def wanted(book: str = "original") -> list[tuple[str, str]]:
    """The messages and attributes that a book needs."""
    of_book = {"original": of_original, "spytown": of_spytown, "bigcity": of_bigcity, "cuba": of_cuba}
    return of_book[book]()


def of_original() -> list[tuple[str, str]]:
    settings = ("preset", *SETTINGS.settings)
    kinds: dict[str, Iterable[str]] = {
        "card": COPIES,
        "gang": GANGS,
        "side": ("red", "black", "mafia", "yakuza", "maniac"),
        "winner": ("red", "black", "mafia", "yakuza", "maniac", "draw"),
        "condition": ("no_black", "numbers", "maniac_last_two", "nobody_left", "stalemate"),
        "phase": BOOK.phases,
        "act": BOOK.acts,
        "choice": ("execute", "spare"),
        "host-act": (*BOOK.host_acts, "correct"),
        "reason": BOOK.reasons,
        "preset": PRESETS,
        "setting": settings,
        "conduct": (clause.removeprefix("ORIG-") for clause in CONDUCT),
        "step-began": STEPS,
        "step-plans": GANGS,
        "step-ended": STEPS,
        "host-sign": ("red", *GANGS),
        "advice": ("by_hand",),
        "claim-word": (word for word in original_phrases.WORDS if word not in QUESTIONS),
    }
    needed = [(message_id(fact), "") for fact in BOOK.facts] + named(kinds)
    needed += [(id, "") for id in (*OF_A_SIDE, "lobby-line", "discussion-rules", "closing-line")]
    needed += [(hyphened(f"setting-{id}"), "help") for id in settings]
    needed += [(hyphened(f"setting-{id}"), "value") for id in worded(SETTINGS.choices)]
    needed += [(hyphened(f"card-{id}"), "description") for id in COPIES]
    needed += [(hyphened(f"card-{id}"), "advice") for id in ADVISED]
    needed += [(hyphened(f"step-{what}-{step}"), "eyes") for what in ("began", "ended") for step in STEPS]
    return needed


def of_spytown() -> list[tuple[str, str]]:
    settings = ("preset", *spytown_settings.SETTINGS.settings)
    kinds: dict[str, Iterable[str]] = {
        "card": SPYTOWN_CARDS,
        "token": spytown_components.TOKENS,
        "claim-word": (word for word in spytown_phrases.WORDS if word not in QUESTIONS),
        "users": ("-".join(card.users) for card in SPYTOWN_CARDS.values()),
        "side": spytown_components.SIDES,
        "winner": (*spytown_components.SIDES, "none"),
        "cause": (*ORDINARY, *SHOTS, *WITHOUT_APPEAL),
        "sign": spytown_components.SIGNS,
        "phase": (*SPYTOWN.phases, *(card.phase for card in SPYTOWN_CARDS.values() if card.name != "neutral")),
        "act": SPYTOWN.acts,
        "choice": OUT_OR_STAYS,
        "host-act": (*SPYTOWN.host_acts, "correct"),
        "reason": SPYTOWN.reasons,
        "preset": spytown_settings.PRESETS,
        "setting": settings,
        "step-began": SPYTOWN.phases,
        "step-ended": SECRET,
        "advice": (
            *("basic_first", "fewer_cards", "no_timer", "cards_advised", "too_many_cards", "too_few_cards"),
            *("few_seats", "one_mafioso", "small_game", "large_game"),
        ),
    }
    needed = [(message_id(fact), "") for fact in SPYTOWN.facts] + named(kinds)
    needed += [(id, "") for id in (*OF_A_SIDE, "claim-side", "lobby-line")]
    needed += [(hyphened(f"setting-{id}"), "help") for id in settings]
    needed += [(hyphened(f"setting-{id}"), "value") for id in worded(spytown_settings.SETTINGS.choices)]
    needed += [(hyphened(f"card-{id}"), part) for id in SPYTOWN_CARDS for part in ("description", "when", "short")]
    needed += [(f"token-{id}", "description") for id in spytown_components.TOKENS]
    return [*needed, ("act-reveal", "sure"), ("mafia-called-again", "")]  # SPY-R41, SPY-210


def of_bigcity() -> list[tuple[str, str]]:
    settings = ("preset", *city_settings.SETTINGS.settings)
    winners, endings = re.findall(r"^Winners: (.*) Endings: (.*)$", CITY_RULES.read_text(encoding="utf-8"), re.M)[0]
    kinds: dict[str, Iterable[str]] = {
        "card": (*city_components.CARDS, city_components.HOST_CARD),
        "side": BIGCITY.lobby.describe().sides,
        "signal": THUMB.values(),
        "meaning": (*THUMB, *OTHER),
        "winner": re.findall(r"`(\w+)`", winners),
        "ending": re.findall(r"`(\w+)`", endings),
        "cause": ("shot", "exposed", "poison", "overdose", "avenged", "shown", "left", "executed"),
        "phase": BIGCITY.phases,
        "prompt": ("setup", "discussion", "first_round", "second_round", "avenger_window", "last_word"),
        "act": BIGCITY.acts,
        "choice": ("up", *FALSE_WORDS),
        "host-act": (*BIGCITY.host_acts, "correct"),
        "reason": BIGCITY.reasons,
        "preset": city_settings.PRESETS,
        "setting": settings,
        "advice": (
            *("both_apart", "both_equal", "outcasts"),
            *("player_range", "no_check_or_shot", *(f"table_{cell}" for cell in TABLE_CELLS), *NOTED),
            *("bad_player_count", "bad_setup"),
        ),
        "claim-word": (word for word in city_phrases.WORDS if word not in QUESTIONS),
    }
    needed = [(message_id(fact), "") for fact in BIGCITY.facts] + named(kinds)
    needed += [(id, "") for id in (*OF_A_SIDE, "lobby-line")]
    needed += [(hyphened(call), "") for call in CALLS]
    needed += [(hyphened(f"setting-{id}"), "help") for id in settings]
    needed += [(hyphened(f"setting-{id}"), "value") for id in worded(city_settings.SETTINGS.choices)]
    needed += [(hyphened(f"card-{id}"), part) for id in kinds["card"] for part in ("description", "short")]
    return needed


def of_cuba() -> list[tuple[str, str]]:
    settings = ("preset", *cuba_settings.SETTINGS.settings)
    questions = (*cuba_investigation.QUESTIONS, cuba_investigation.FREE)
    endings = ("RECOVERED", "AGENT_ACCUSED", "GODFATHER_OUT", "AGENT_SHOT", "VOID")
    kinds: dict[str, Iterable[str]] = {
        "role": cuba_components.ROLES,
        "token": cuba_components.TOKENS,
        "side": CUBA.lobby.describe().sides,
        "cause": CUBA_CAUSES,
        "ending": (getattr(cuba_victory, ending) for ending in endings),
        "question": dict.fromkeys((*questions, *CLAIMS)),
        "claim": CLAIMS,
        "phase": CUBA.phases,
        "prompt": (phase for phase in CUBA.phases if phase != "over"),
        "warning": CUBA_WARNED,
        "advice": (*CUBA_WARNED, "jokers", "too_many_players", "token_total", "token_kind", "no_loyal"),
        "act": CUBA.acts,
        "choice": (NONE, "none"),
        "host-act": (*CUBA.host_acts, "correct"),
        "reason": (reason for reason in CUBA.reasons if reason != CUBA.not_understood),  # all tables say it
        "preset": cuba_settings.PRESETS,
        "setting": settings,
    }
    needed = [(message_id(fact), "") for fact in CUBA.facts] + named(kinds)
    needed += [(id, "") for id in ("lobby-line", "closing-line", "remember-line")]  # CUBA-114, CUBA-1314, CUBA-344
    needed += [(hyphened(f"setting-{id}"), "help") for id in settings]
    needed += [(hyphened(f"setting-{id}"), "value") for id in worded(cuba_settings.SETTINGS.choices)]
    needed += [(f"setting-{id}", "value") for id in ("theft-fixed-s", "investigation-minutes", "quiet-prompt-s")]
    needed += [(hyphened(f"role-{id}"), part) for id in kinds["role"] for part in ("description", "aim", "short")]
    needed += [(hyphened(f"role-{id}"), "advice") for id in CUBA_ADVISED]
    return needed + [(hyphened(f"question-{id}"), "short") for id in kinds["question"]]


def worded(choices: dict[str, tuple[Value, ...]]) -> dict[str, tuple[Value, ...]]:
    """The settings that are one of a few words, and no switch."""
    return {
        name: values
        for name, values in choices.items()
        if "on" not in values and all(value is not True for value in values)
    }


def named(kinds: dict[str, Iterable[str]]) -> list[tuple[str, str]]:
    """The messages of ids, each named after its kind."""
    return [(hyphened(f"{kind}-{id}"), "") for kind, ids in kinds.items() for id in ids]


def lacking(language: str, book: str = "original") -> list[str]:
    """What a book needs and a language does not say: messages, attributes, and the variants of a message."""
    said = patterns(language, book)
    missing = [written(id) for id in wanted(book) if id not in said]
    for id, variable, keys in VARIANTS[book]:
        found = said.get((id, ""), {}).get(variable, set())
        missing += [f"{id} [{key}]" for key in keys if key not in found]
    return missing


def written(id: tuple[str, str]) -> str:
    """`card-doctor`, or `card-doctor.advice`."""
    return ".".join(part for part in id if part)


def lacks(language: str, file: str, missing: list[str]) -> str:
    return f"locales/{language}/{file}.ftl lacks {', '.join(missing)}"


def samples(variable: str, keys: set[str]) -> list[str | int]:
    """Values that lead to every variant."""
    if variable in CUBA_NUMBERS:
        return [-1, 0, 1, 2, 5, 15]
    if variable.endswith("_count") or variable in ("number", "numbers", "night", "nights", "neutral", "most", "limit"):
        return [0, 1, 2, 5, 21]
    return sorted(keys) or ["Ada"]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", FINISHED)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str, file: str) -> None:
    english, other = patterns("en", file), patterns(language, file)
    missing = [written(id) for id in english if id not in other]
    assert not missing, lacks(language, file, missing)
    more = [written(id) for id in other if id not in english]
    assert not more, lacks("en", file, more)
    assert list(other) == list(english), f"locales/{language}/{file}.ftl has another order than the English"
    for id, variables in english.items():
        assert set(other[id]) == set(variables), (
            f"locales/{language}/{file}.ftl says {written(id)} with other arguments"
        )


def calls(variables: Variables) -> Iterator[dict[str, str | int]]:
    """Every variant with every other one; what only stands in the words has each of its values in turn."""
    options = {variable: samples(variable, keys) for variable, keys in variables.found.items()}
    choosing = [variable for variable in options if variable in variables.choosing]
    chosen = list(itertools.product(*(options[variable] for variable in choosing)))
    for number in range(max(len(chosen), *map(len, options.values()), 1)):
        standing = {variable: options[variable][number % len(options[variable])] for variable in options}
        yield standing | dict(zip(choosing, chosen[number % len(chosen)], strict=True))


def with_inner(variables: Variables, language: str, book: str) -> Variables:
    """Those of a message, and of the messages that stand in it: they take the same arguments."""
    both = Variables()
    both.found, both.choosing = dict(variables.found), set(variables.choosing)
    for id in variables.messages:
        files = [variables_of(language, file) for file in ("common", book)]
        inner = with_inner(next(said[id, ""] for said in files if (id, "") in said), language, book)
        both.choosing |= inner.choosing
        for variable, keys in inner.found.items():
            both.found[variable] = both.found.get(variable, set()) | keys
    return both


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", FINISHED)
def test_every_message_can_be_said(language: str, file: str) -> None:
    book, theme = FILES[file]
    speech = words(book, language, theme)
    for (id, attribute), variables in variables_of(language, file).items():
        for args in calls(with_inner(variables, language, book)):
            is_left_out = args.get("numbers") == 0 or args.get("saw_diamonds") == -1  # no votes; never held the box
            assert speech.say(id, args, attribute).strip() or is_left_out


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("language", FINISHED)
def test_everything_of_the_book_has_its_words(language: str, book: str) -> None:
    missing = lacking(language, book)
    assert not missing, lacks(language, book, missing)
    needed = wanted(book)
    parts = ("", "help", "description", "aim", "advice", "value", "when", "sure")
    told = [id for id in patterns(language, book) if id[1] in parts]
    unused = [written(id) for id in told if id not in needed]
    assert not unused, f"locales/{language}/{book}.ftl says what nobody asks for: {', '.join(unused)}"


@pytest.mark.parametrize("language", FINISHED)
def test_every_act_of_a_night_of_original_has_its_question_and_its_note(language: str) -> None:
    """On the phone: an act without a variant would be asked for, or noted, as another one."""
    said = patterns(language, "web/original")
    for id in ("night-ask", "night-noted"):
        missing = [f"{id} [{act}]" for act in (*VERBS, "mark") if act not in said[id, ""]["act"]]
        assert not missing, lacks(language, "web/original", missing)


@pytest.mark.parametrize(
    ("book", "choices"),
    [
        ("original", SETTINGS.choices),
        ("spytown", spytown_settings.SETTINGS.choices),
        ("bigcity", city_settings.SETTINGS.choices),
        ("cuba", cuba_settings.SETTINGS.choices),
    ],
)
@pytest.mark.parametrize("language", FINISHED)
def test_every_value_of_a_setting_has_a_word_of_its_own(
    language: str, book: str, choices: dict[str, tuple[Value, ...]]
) -> None:
    speech, said = words(book, language), patterns(language, book)
    for setting, values in worded(choices).items():
        id = hyphened(f"setting-{setting}")
        words_of_it = {str(value) for value in values if not str(value).isdigit()}  # a number says itself
        numbers = {"other"} if len(words_of_it) < len(values) else set()
        assert said[id, "value"]["value"] in (words_of_it | numbers, set())
        labels = [speech.say(id, {"value": str(value)}, "value") for value in values]
        assert len(set(labels)) == len(labels) and all(len(label) <= 20 for label in labels), labels


@pytest.mark.parametrize(
    ("language", "joined"),
    [("en", "A, B and C"), ("pl", "A, B i C"), ("sk", "A, B a C"), ("ru", "A, B и C"), ("es", "A, B y C")],
)
def test_lists_are_joined_in_the_way_of_the_language(language: str, joined: str) -> None:
    speech = words("original", language)
    assert speech.join(["A", "B", "C"]) == joined
    assert speech.join(["A"]) == "A"
    assert speech.join([]) == ""


@pytest.mark.parametrize("name", ["Inés", "ísola", "Hilario", "I"])
def test_the_spanish_and_is_another_before_its_own_sound(name: str) -> None:
    assert words("original", "es").join(["A", name]) == f"A e {name}"
    assert words("original", "es").join([name, "Hugo"]) == f"{name} y Hugo"
    assert words("original", "ru").join(["A", name]) == f"A и {name}"


@pytest.mark.parametrize(
    ("language", "theme", "said"),
    [
        ("en", "", "I think 4 D plays for the Mafia."),
        ("es", "", "Pienso que 4 D juega con la Mafia."),
        ("pl", "", "Myślę, że 4 D gra po stronie Mafii."),
        ("ru", "", "Думаю, 4 D играет за Мафию."),
        ("ru", "kids", "Думаю, 4 D играет за Проказников."),
        ("sk", "", "Myslím si, že 4 D hrá na strane Mafie."),
    ],
)
def test_a_side_stands_in_its_case_in_a_claim_of_spytown(language: str, theme: str, said: str) -> None:
    claim: dict[str, str | int] = {"kind": "think", "seats": "4 D", "words_kind": "mafia", "words": "?"}
    assert words("spytown", language, theme).say("claim-phrase", claim) == said


@pytest.mark.parametrize(
    ("language", "other", "own"),
    [
        ("en", "Because B voted against C.", "Because B voted against me."),
        ("es", "Porque B votó contra C.", "Porque B votó contra mí."),
        ("pl", "Bo B głosuje przeciw: C.", "Bo B głosuje przeciwko mnie."),
        ("ru", "Потому что B голосует против: C.", "Потому что B голосует против меня."),
        ("sk", "Lebo B hlasuje proti: C.", "Lebo B hlasuje proti mne."),
    ],
)
def test_who_suffered_a_deed_says_me(language: str, other: str, own: str) -> None:
    said = words("original", language)
    for target, sentence in ((2, other), (0, own)):
        claim = Claimed(1, 0, "because_voted", (1, target), (), 0)
        assert said.say("claim-phrase", said.arguments(claim, ("A", "B", "C"), NOBODY)) == sentence


@pytest.mark.parametrize("language", FINISHED)
def test_every_kind_of_claim_has_a_sentence_and_a_button(language: str) -> None:
    said = patterns(language, "common")
    assert said["claim-phrase", ""]["kind"] == set(PARTS)
    for kind in PARTS:
        label = words("original", language).say(hyphened(f"claim-kind-{kind}"))
        assert all(len(part) <= 13 for part in label.split()) and len(label) <= 24
    assert {hyphened(f"claim-word-{word}") for word in QUESTIONS} <= {id for id, _ in said}

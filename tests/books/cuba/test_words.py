"""The words of `cuba`: the names of its rules, claims that read as speech, the end laid open, what fits on a phone."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from finished import FINISHED
from words.test_locales import CLAIMS, CUBA_ADVISED, patterns

from books.telling import NAMES, check_arguments, check_whole_games, filled, names_in, played, skip_if_lacking
from citysleeps.books.cuba.book import BOOK
from citysleeps.books.cuba.components import DIAMONDS, ROLES, TOKENS
from citysleeps.books.cuba.described import advise
from citysleeps.books.cuba.facts import (
    Asked,
    Claimed,
    DiamondsReturned,
    FinalReveal,
    GameSet,
    JokerGiven,
    NextGodfather,
    OwnLoot,
    Revealed,
    Warned,
)
from citysleeps.books.cuba.investigation import QUESTIONS
from citysleeps.books.cuba.settings import SETTINGS
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Value
from citysleeps.views.words import LOCALES, hyphened, message_id, sentence, words

RULES = Path(__file__).parents[3] / "rules" / "cuba.md"
TWO_LOYALS = ("loyal", "loyal", "driver")
ROOM_FOR_A_CALL = 72
every_language = pytest.mark.parametrize("language", FINISHED)


@pytest.fixture(autouse=True)
def _all_has_words(request: pytest.FixtureRequest) -> None:
    skip_if_lacking(request, "cuba")


def told(language: str, fact: Fact, names: tuple[str, ...] = tuple("ABCD"), reader: int = NOBODY) -> str:
    return words("cuba", language).tell(fact, names, reader)


# Names


@cache
def names_of_the_rules(language: str) -> dict[str, set[str]]:
    """By id: the names in the rules, without what stands in brackets."""
    found: dict[str, set[str]] = {}
    for ids, said in names_in(RULES, ("en", "es").index(language) + 2):
        for id in ids:
            found.setdefault(id, set()).update(plain(name) for name in re.sub(r"\(.*?\)", "", said).split(","))
    return found


def plain(name: str) -> str:
    return name.strip(' «»"¡!.').casefold()


@pytest.mark.parametrize("language", ["en", "es"])
def test_roles_tokens_and_the_two_cries_have_the_names_of_the_rules(language: str) -> None:
    speech, rules = words("cuba", language), names_of_the_rules(language)
    ids = [*((role, f"role-{role}") for role in ROLES), *((token, f"token-{token}") for token in TOKENS)]
    ids += [("accuse", "act-accuse"), ("bang", "act-bang"), ("bang", "cause-bang"), ("passenger", "side-passenger")]
    differing = {id: said for id, message in ids if plain(said := speech.say(hyphened(message))) not in rules[id]}
    assert differing == ({"passenger": "Passenger"} if language == "en" else {})  # English says who a Driver is


def test_spanish_speaks_as_its_book_does() -> None:
    speech, rules = words("cuba", "es"), names_of_the_rules("es")
    ids = {"setup": "phase-setup", "investigation": "phase-investigation", "taking_error": "cause-taking-error"}
    ids |= {"no_joker": "cause-no-joker", "solo": "side-solo", "take": "act-take", "remove": "act-remove"}
    ids |= {"diamonds_recovered": "ending-diamonds-recovered"}
    assert {id: said for id, message in ids.items() if plain(said := speech.say(message)) not in rules[id]} == {}


# Whole games

GAMES: list[tuple[int, dict[str, Value]]] = [
    (5, {"five_players": "on"}),
    (8, {"cleaner": "on"}),
    (12, {"cleaner": "on", "jokers": "0"}),
]


@cache
def games() -> list[Play]:
    return [played("cuba", seats, chosen, f"words {seats} {seed}") for seats, chosen in GAMES for seed in range(3)]


@every_language
def test_whole_games_are_told(language: str) -> None:
    check_whole_games("cuba", games(), language)


@every_language
def test_a_fact_gives_every_argument_that_its_message_takes(language: str) -> None:
    check_arguments("cuba", sample, language)


def sample(kind: type[Fact]) -> Fact:
    """Any fact of this kind."""
    ids: dict[str, Any] = {
        "mix": {"loyal": 2},
        "settings": {},
        "tokens": TWO_LOYALS,
        "token": "driver",
        "role": "thief",
    }
    ids |= dict.fromkeys(("jokers", "diamonds", "number", "total", "left", "removed", "left_diamonds", "stolen"), 2)
    ids |= {"kind": "took", "cause": "bang", "ending": "void", "by_lot": True, "warnings": ("cleaner", "few_loyals")}
    ids |= {"loot_diamonds": (0, 2), "loot_tokens": ("", ""), "roles": ("godfather", "thief"), "bag": "driver"}
    ids |= {"saw_diamonds": (NOBODY, 13), "saw_tokens": ("", "loyal loyal"), "left_tokens": TWO_LOYALS}
    return filled(kind, ids)


# Questions and claims

SPOKEN = {
    "en": [
        "B claims: the box came to me with 9 diamonds.",
        "B claims: the box came to me with these tokens: Loyal, Loyal and Driver.",
        "B claims: I passed the box on with 1 diamond and no token.",
        "B claims: I took 3 diamonds.",
        "B claims: I took a token: Driver.",
        "B claims: I took nothing.",
        "B claims: I put nothing into the bag.",
        "A claims: before the box left I kept back 2 diamonds.",
        "A claims: the box came back without diamonds; tokens: Driver.",
    ],
    "pl": [
        "B twierdzi: gdy pudełko do mnie dotarło, było w nim 9 diamentów.",
        "B twierdzi: gdy pudełko do mnie dotarło, były w nim żetony: Lojalny, Lojalny i Kierowca.",
        "B twierdzi: gdy pudełko poszło ode mnie dalej, był w nim 1 diament i ani jednego żetonu.",
        "B twierdzi: mój łup to 3 diamenty.",
        "B twierdzi: mój łup to żeton: Kierowca.",
        "B twierdzi: mam puste kieszenie.",
        "B twierdzi: woreczek jest pusty.",
        "A twierdzi: zanim pudełko ruszyło, zostały u mnie 2 diamenty.",
        "A twierdzi: gdy pudełko wróciło, nie było w nim diamentów; żetony: Kierowca.",
    ],
    "sk": [
        "B tvrdí: keď škatuľa prišla ku mne, bolo v nej 9 diamantov.",
        "B tvrdí: keď škatuľa prišla ku mne, boli v nej žetóny: Verný, Verný a Vodič.",
        "B tvrdí: keď škatuľa išla odo mňa ďalej, bol v nej 1 diamant a žiadny žetón.",
        "B tvrdí: moja korisť sú 3 diamanty.",
        "B tvrdí: moja korisť je žetón: Vodič.",
        "B tvrdí: mám prázdne vrecká.",
        "B tvrdí: vrecúško je prázdne.",
        "A tvrdí: pred cestou škatule u mňa zostali 2 diamanty.",
        "A tvrdí: keď sa škatuľa vrátila, nebol v nej žiadny diamant; žetóny: Vodič.",
    ],
    "ru": [
        "B утверждает: когда коробка пришла ко мне, в ней было 9 бриллиантов.",
        "B утверждает: когда коробка пришла ко мне, в ней были жетоны: Верный, Верный и Водитель.",
        "B утверждает: когда коробка ушла от меня, в ней был 1 бриллиант и ни одного жетона.",
        "B утверждает: моя добыча — 3 бриллианта.",
        "B утверждает: моя добыча — жетон: Водитель.",
        "B утверждает: мои карманы пусты.",
        "B утверждает: мешочек пуст.",
        "A утверждает: перед отправкой коробки себе оставлено 2 бриллианта.",
        "A утверждает: когда коробка вернулась, бриллиантов в ней не было; жетоны: Водитель.",
    ],
    "es": [
        "B afirma: la caja me llegó con 9 diamantes.",
        "B afirma: la caja me llegó con estas fichas: Leal, Leal y Chófer.",
        "B afirma: pasé la caja con 1 diamante y sin fichas.",
        "B afirma: cogí 3 diamantes.",
        "B afirma: cogí una ficha: Chófer.",
        "B afirma: no cogí nada.",
        "B afirma: no metí nada en la bolsita.",
        "A afirma: antes de que saliera la caja retiré 2 diamantes.",
        "A afirma: la caja volvió sin diamantes; fichas: Chófer.",
    ],
}


@every_language
def test_a_claim_reads_as_if_it_were_said(language: str) -> None:
    """T3 In the reader's own language, with the right plural, and every token as often as it is claimed."""
    made = [
        Claimed(1, "received_diamonds", 9, ()),
        Claimed(1, "received_tokens", 0, TWO_LOYALS),
        Claimed(1, "passed", 1, ()),
        Claimed(1, "took", 3, ()),
        Claimed(1, "took", 0, ("driver",)),
        Claimed(1, "took", 0, ()),
        Claimed(1, "bagged", 0, ()),
        Claimed(0, "removed", 2, ()),
        Claimed(0, "came_back", 0, ("driver",)),
    ]
    assert [told(language, claim) for claim in made] == SPOKEN[language]


def claims() -> list[Claimed]:
    """T3 Of every kind, with every number."""
    tokens: tuple[tuple[str, ...], ...] = ((), ("loyal",), ("driver",), TWO_LOYALS)
    numbers = range(DIAMONDS + 1)
    made = [Claimed(1, kind, n, held) for kind in ("passed", "came_back") for n in numbers for held in tokens]
    made += [Claimed(1, kind, n, ()) for kind in ("received_diamonds", "took", "removed") for n in numbers]
    return made + [Claimed(1, kind, 0, held) for kind in ("received_tokens", "bagged") for held in tokens]


@every_language
def test_no_two_claims_sound_alike(language: str) -> None:
    """CUBA-513 What is claimed can be told from the words alone: the kind, the number, the tokens."""
    said = [told(language, claim) for claim in claims()]
    assert len(set(said)) == len(said)
    assert {claim.kind for claim in claims()} == set(CLAIMS)


@every_language
def test_a_question_is_put_in_its_own_words(language: str) -> None:
    """T2, CUBA-510 Four standard questions, each a sentence that ends with a question mark; a free one as it is."""
    said = [told(language, Asked(0, 1, kind)) for kind in QUESTIONS]
    assert len(set(said)) == len(QUESTIONS) and all(text.endswith("?") for text in said)
    free = told(language, Asked(0, 1, "free", "Why do you smile?"))
    assert re.search(r"[“„«]Why do you smile\?[”“»]$", free)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {1: "diamond", 2: "diamonds", 5: "diamonds", 12: "diamonds"}),
        ("pl", {1: "diament", 2: "diamenty", 5: "diamentów", 12: "diamentów"}),
        ("sk", {1: "diamant", 2: "diamanty", 5: "diamantov", 12: "diamantov"}),
        ("ru", {1: "бриллиант", 2: "бриллианта", 5: "бриллиантов", 12: "бриллиантов"}),
        ("es", {1: "diamante", 2: "diamantes", 5: "diamantes", 12: "diamantes"}),
    ],
)
def test_diamonds_are_counted_in_the_right_form(language: str, forms: dict[int, str]) -> None:
    for number, form in forms.items():
        facts = [Revealed(1, number, ()), Revealed(1, number, ("driver",)), OwnLoot(1, number, (), "thief")]
        facts += [DiamondsReturned(1, number, number), *(Claimed(1, kind, number, ()) for kind in ("passed", "took"))]
        for fact in facts:
            assert re.search(rf"\b{number} {form}\b", told(language, fact)), told(language, fact)


# What is told


@every_language
def test_pockets_show_what_is_in_them(language: str) -> None:
    """CUBA-608, CUBA-1405 Diamonds, a token, nothing; in assisted play both together, or two tokens of a kind."""
    loyal = words("cuba", language).say("token-loyal")
    shown = [told(language, Revealed(1, *loot)) for loot in ((0, ()), (3, ()), (0, ("loyal",)), (3, ("loyal",)))]
    assert len(set(shown)) == 4
    assert [loyal in text for text in shown] == [False, False, True, True]
    assert ["3" in text for text in shown] == [False, True, False, True]
    assert told(language, Revealed(1, 0, ("loyal", "loyal"))).count(loyal) == 2


def test_the_setup_is_told_with_the_tokens_and_the_jokers() -> None:
    """CUBA-209, CUBA-210"""
    fact = GameSet((0, 1), 0, {"loyal": 2, "driver": 1}, 1, {})
    assert told("en", fact) == (
        "Round the table (2): A and B. The Godfather: A. In the box: 15 diamonds and Loyal × 2 and Driver × 1."
        " The Godfather has 1 joker."
    )
    assert told("en", JokerGiven(1, 0)) == "B was accused wrongly and gets a joker. No joker is left."


def test_the_end_lays_everything_open() -> None:
    """CUBA-826 Loots, bag, removal, what was left, what each holder saw; and no word of what was not."""
    reveal = FinalReveal(
        loot_diamonds=(0, 4, 0, 1),
        loot_tokens=("", "", "loyal", "loyal"),
        roles=("godfather", "thief", "loyal", ""),
        saw_diamonds=(NOBODY, 13, 9, 9),
        saw_tokens=("", "loyal loyal", "loyal loyal", "loyal"),
        bag="driver",
        removed=2,
        left_diamonds=8,
        left_tokens=TWO_LOYALS,
        stolen=NOBODY,
    )
    assert told("en", reveal) == (
        "Everything is laid open: A – Godfather, B – Thief (4), C – Loyal and D – no role."
        " The Godfather removed 2 diamonds. Diamonds in the box on arrival: B – 13, C – 9 and D – 9."
        " In the bag: Driver. 8 diamonds were left in the box. Tokens left in the box: Loyal, Loyal and Driver."
    )
    entered = FinalReveal((0, 4), ("", ""), ("godfather", "thief"), (-1, -1), ("", ""), "", -1, -1, (), 4)
    assert told("en", entered) == "Everything is laid open: A – Godfather and B – Thief (4). 4 diamonds were missing."


UNKNOWN = {"en": "unknown", "pl": "nie wiadomo", "sk": "nevie sa", "ru": "неизвестно", "es": "no se sabe"}


@every_language
def test_what_was_never_entered_is_unknown(language: str) -> None:
    """CUBA-1422 That is no number, and not the missing role of a taking error (CUBA-406)."""
    loot, roles = ((0, NOBODY, 1), ("", "", "driver")), ("godfather", "", "")
    said = told(language, FinalReveal(*loot, roles, (-1, -1, -1), ("", "", ""), "", -1, -1, (), 4))
    assert said.count(UNKNOWN[language]) == 1 and "-1" not in said


def test_the_choice_of_the_next_godfather_is_told_with_the_names() -> None:
    """CUBA-1204, CUBA-1206"""
    assert told("en", NextGodfather(0, (1, 2), (0, 0), False)) == (
        "A is the next Godfather. Votes: B for A and C for A."
    )
    assert told("en", NextGodfather(3, (), (), True)) == "The lot decides: D is the next Godfather."


@every_language
def test_warnings_are_one_sentence(language: str) -> None:
    speech = words("cuba", language)
    text = told(language, Warned(("five_players", "cleaner", "only_cleaner")))
    assert text.count(".") == 1 and all(
        speech.say(f"warning-{id}") in text for id in ("five-players", "cleaner", "only-cleaner")
    )


# What is written on cards, buttons and settings


@every_language
def test_a_role_says_what_it_is_what_it_wants_and_the_books_advice(language: str) -> None:
    """CUBA-901 to CUBA-910 The two Agents alike but for their names (CUBA-907);
    the Driver by the settings (CUBA-R25)."""
    speech, said = words("cuba", language), patterns(language, "cuba")
    followed = {}
    for role in ROLES:
        id = hyphened(f"role-{role}")
        assert set(said[id, "description"]) == ({"driver_joins_solo_win"} if role == "driver" else set())
        texts = [speech.say(id, {"driver_joins_solo_win": value}, "description") for value in ("yes", "no")]
        assert all(len(re.findall(r"[.?!](?= |$)", text)) <= 3 and text.endswith(".") for text in texts)
        assert len(set(texts)) == (2 if role == "driver" else 1)
        followed[role] = texts[0]
        assert re.search(r"\w\.$", speech.say(id, attribute="aim"))
        short = speech.say(id, attribute="short")
        assert len(short) <= 46 and not short.endswith("."), f"{language}: {role}: {short}"
        assert speech.has(id, "advice") == (role in CUBA_ADVISED)
    assert len(set(followed.values())) == len(ROLES)
    aims = {role: speech.say(hyphened(f"role-{role}"), attribute="aim") for role in ROLES}
    assert aims["agent_fbi"] == aims["agent_cia"] and len(set(aims.values())) == len(ROLES) - 1


@every_language
def test_every_prompt_fits_a_phone(language: str) -> None:
    """With a name of ten; in assisted play nobody is known to hold the box (CUBA-1415)."""
    speech = words("cuba", language)
    for phase in BOOK.phases:
        for mode in ("full", "assisted") if phase != "over" else ():
            text = speech.say(hyphened(f"prompt-{phase}"), {"seat": NAMES[1], "mode": mode})
            assert len(text) <= ROOM_FOR_A_CALL and re.search(r"[.?]$", text), f"{len(text)}: {text}"
            assert (NAMES[1] in text) == (phase in ("bang_window", "pockets") or (phase, mode) == ("theft", "full"))


@every_language
def test_labels_have_room_at_320_px(language: str) -> None:
    speech = words("cuba", language)
    most = {"act": 24, "host-act": 22, "choice": 12, "preset": 20, "side": 20, "role": 28, "token": 28, "cause": 30}
    most |= {"phase": 26, "setting": 40, "claim": 24}
    facts = {message_id(fact) for fact in BOOK.facts}
    long = []
    for id, part in patterns(language, "cuba"):
        kind = next((kind for kind in sorted(most, key=len, reverse=True) if id.startswith(f"{kind}-")), "")
        if kind and not part and id not in facts and len(speech.say(id)) > most[kind]:
            long.append(f"{id}: {speech.say(id)}")
        if id.startswith("question-") and part == "short" and len(speech.say(id, attribute="short")) > 28:
            long.append(f"{id}: {speech.say(id, attribute='short')}")
    assert long == []


@every_language
def test_what_a_setting_means_is_one_short_text_of_its_own(language: str) -> None:
    speech, said = words("cuba", language), patterns(language, "cuba")
    helps = [speech.say(id, attribute="help") for id, part in said if part == "help"]
    assert len(set(helps)) == len(helps) == len(SETTINGS.settings) + 1
    assert all(re.search(r"\w\.$", text) and len(text) <= 130 for text in helps)


@every_language
def test_every_refusal_is_a_short_sentence_of_its_own(language: str) -> None:
    """CUBA-1303 What was wrong, and what would be right."""
    said = [sentence("cuba", language, reason) for reason in BOOK.reasons]
    assert len(set(said)) == len(said)
    assert all(len(text) <= 90 and re.search(r"\w\.$", text) for text in said)


@every_language
def test_the_lobby_names_players_age_and_length(language: str) -> None:
    """CUBA-105, CUBA-114"""
    assert re.findall(r"\d+", words("cuba", language).say("lobby-line")) == ["6", "12", "5", "10", "10", "20"]


def test_whatever_is_advised_has_its_words() -> None:
    """CUBA-1101 to CUBA-1114 For any number of players and any mix."""
    mixes: list[Value] = [(), ("loyal=3",), ("loyal=1", "driver=2"), ("driver=3",), ("agent_fbi=1", "driver=2")]
    mixes += [("cleaner=1", "driver=2"), ("loyal=1", "agent_fbi=1", "agent_cia=1", "driver=2")]
    chosen: list[dict[str, Value]] = [{"roles": mix} for mix in mixes]
    chosen += [{"five_players": "on"}, {"cleaner": "on"}, {"five_players": "on", "cleaner": "on"}]
    found = {
        notice.id for settings in chosen for players in range(2, 14) for notice in advise(settings, players).notices
    }
    worded = {id.removeprefix("advice-") for id, _ in patterns("en", "cuba") if id.startswith("advice-")}
    assert {hyphened(id) for id in found} == worded


@pytest.mark.parametrize(
    ("language", "past"),
    [
        ("pl", r"(?:się )?\w+(?:ł|ła)(?: się)?"),
        ("sk", r"(?:sa |si )?\w+(?:l|la)(?: sa| si)?"),
        ("ru", r"\w+(?:л|ла|лся|лась)"),
    ],
)
def test_no_sentence_gives_a_player_a_gender(language: str, past: str) -> None:
    """No past tense after a name, none of the player who reads it, and none in a claim, which a player says."""
    text = (LOCALES / language / "cuba.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"\{{ \$(?:seat|me|giver|to|asker|accused|name|voters|names) \}} {past}\b.*", text) == []
    assert (
        re.findall(r".*\b\w+(?:łeś|łaś|łem|łam)\b.*|.*\w+(?:l|la) s(?:om|i)\b.*|.*\b(?:[Вв]ы|я) \w+ла?\b.*", text) == []
    )

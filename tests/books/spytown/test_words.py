"""The words of `spytown`: the names of its rules, the milder words for children, and what fits on a phone."""

from __future__ import annotations

import itertools
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from finished import FINISHED
from fluent.runtime import FluentBundle
from words.test_locales import SECRET, SPYTOWN_STEPS, patterns, samples
from words.test_web_words import own_files, shared_files

from books.telling import (
    NAMES,
    check_arguments,
    check_whole_games,
    every_form_of_votes,
    filled,
    names_in,
    played,
    skip_if_lacking,
)
from citysleeps.books.spytown.book import BOOK
from citysleeps.books.spytown.cards import ACTION_CARDS, CARDS
from citysleeps.books.spytown.components import SIGNS, TOKENS
from citysleeps.books.spytown.elimination import WITHOUT_APPEAL
from citysleeps.books.spytown.facts import (
    AgentPointed,
    CardPlayed,
    Counted,
    Eliminated,
    FinalReveal,
    GameSet,
    Lost,
    MafiaChoice,
    NobodyChosen,
    Noted,
    OwnCard,
    OwnToken,
    Pointed,
    Recruited,
    RecruitmentCalled,
    Signed,
    TokenSeen,
    TurnBegan,
    VictimNamed,
)
from citysleeps.books.spytown.settings import PRESETS, SETTINGS
from citysleeps.kernel.facts import Fact, fact_name
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY
from citysleeps.views.words import (
    FUNCTIONS,
    LOCALES,
    Arguments,
    Words,
    hyphened,
    message_id,
    parsed,
    sentence,
    words,
)

RULES = Path(__file__).parents[3] / "rules" / "spytown.md"
THEMES = ("", "kids")
TEN = "Konstantin"  # the longest name that a label at the table has room for
PHASES = ("deal", "role_swap", "agent_phase", "gang_recognition", "mafia_phase", "police_phase", "over")
EVERY_CARD = tuple(card for card in ACTION_CARDS for _ in range(CARDS[card].copies))
MAFIA = re.compile(r"maf|маф", re.IGNORECASE)
SHOOTING = {
    "en": r"\bshots?\b|shoot|\bfire",
    "pl": r"strzał|strzel(?!ec)",
    "sk": r"výstrel|vystrel|strieľ",
    "ru": r"выстрел|стреля",
    "es": r"dispar",
}
RASCALS = {"en": "Rascal", "pl": "Oprysz", "sk": "Darebá", "ru": "Проказник", "es": "Granuja"}
CADETS = {
    "en": "Cadets of the Police Academy",
    "pl": "Studenci Akademii Policyjnej",
    "sk": "Žiaci policajnej akadémie",
    "ru": "Курсанты Полицейской академии",
    "es": "Cadetes de la Academia de Policía",
}
every_language = pytest.mark.parametrize("language", FINISHED)
every_theme = pytest.mark.parametrize("theme", THEMES)


@pytest.fixture(autouse=True)
def _all_has_words(request: pytest.FixtureRequest) -> None:
    skip_if_lacking(request, "spytown")


# Names


@cache
def names_of_the_rules(language: str) -> dict[str, set[str]]:
    """By id: the names in the rules, without what stands in brackets."""
    found: dict[str, set[str]] = {}
    for ids, cell in names_in(RULES, ("en", "pl", "sk").index(language) + 1):
        said = [re.sub(r"\(.*?\)", "", part).strip() for part in cell.split(" / ")]
        if len(ids) == len(said):
            found |= {
                id: {one.strip(' „"') for one in part.split(",")} for id, part in zip(ids, said, strict=True) if part
            }
    return found


@pytest.mark.parametrize("language", ["en", "pl", "sk"])
def test_tokens_sides_and_cards_have_the_names_of_the_rules(language: str) -> None:
    speech, rules = words("spytown", language), names_of_the_rules(language)
    ids = {token: f"token-{token}" for token in TOKENS} | {card: f"card-{card}" for card in CARDS}
    ids |= {f"side_{side}": f"side-{side}" for side in ("police", "mafia", "new_gang")}
    differing = {id: speech.say(hyphened(message)) for id, message in ids.items()}
    assert {id: said for id, said in differing.items() if said not in rules[id]} == {}
    assert words("spytown", language, "kids").say("token-mafioso") in rules["rascal"]


@pytest.mark.parametrize("language", ["en", "pl", "sk"])
def test_phases_and_steps_have_the_names_of_the_rules(language: str) -> None:
    speech, rules = words("spytown", language), names_of_the_rules(language)
    named = [id for id in (*BOOK.phases, "start_of_game", "whole_game") if id in rules and id != "gang_recognition"]
    assert len(named) >= 12
    for id in named:
        assert speech.say(hyphened(f"phase-{id}")).casefold() in {name.casefold() for name in rules[id]}, id
    said = speech.say("host-said", {"text": "x"})
    assert any(name in said for name in rules["game_master"])
    (turn,) = rules["turn"]
    assert speech.say("turn-began", {"number": 3}, "heading").casefold() == f"{turn} 3"
    (town,) = rules["spytown"]
    assert town in speech.say("turn-began")


# Whole games


@cache
def games() -> list[Play]:
    found = [
        played("spytown", seats, {"preset": preset}, f"{preset} {seats}") for preset in PRESETS for seats in (6, 13)
    ]
    for seed in range(2):
        found.append(
            played("spytown", 20, {"cards": EVERY_CARD, "new_gang_recognition": "on", "abstain": "on"}, f"cards {seed}")
        )
        found.append(played("spytown", 13, {"cards": EVERY_CARD[:12], "vote_mode": "sequential"}, f"twelve {seed}"))
    return found


@every_theme
@every_language
def test_whole_games_are_told(language: str, theme: str) -> None:
    check_whole_games("spytown", games(), language, theme)


@every_theme
@every_language
def test_a_fact_gives_every_argument_that_its_message_takes(language: str, theme: str) -> None:
    check_arguments("spytown", sample, language, theme)


def sample(kind: type[Fact]) -> Fact:
    """Any fact of this kind."""
    ids: dict[str, Any] = {"token": "mafioso", "card": "vest", "winner": "police", "settings": {}}
    ids |= {"tokens": {"mafioso": 1}} if kind is GameSet else {"tokens": ("agent", "mafioso")}
    ids |= {"dealt": ("agent", "mafioso"), "cards": ("vest", "neutral"), "sides": ("police", "mafia")}
    ids |= {"numbers": (1, 2), "number": 1, "neutral": 1, "words": ("mafioso",)}
    return filled(kind, ids)


# The theme (SPY-1145)


@cache
def bundle_of_a_table(language: str) -> FluentBundle:
    """All that a phone may say at a table with the theme: the book, the screens of the book, the theme."""
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for name in (*shared_files(), *own_files("spytown"), "spytown-kids.ftl"):
        bundle.add_resource(parsed(LOCALES / language / name), allow_overrides=True)
    return bundle


def messages_of_a_table(language: str) -> dict[tuple[str, str], dict[str, set[str]]]:
    """Every message and attribute that may be said at a table, with its arguments, but for the titles of the books."""
    names = [name for name in (*shared_files(), *own_files("spytown")) if name != "web/home.ftl"]
    said = {id: taken for name in names for id, taken in patterns(language, name.removesuffix(".ftl")).items()}
    return {id: taken for id, taken in said.items() if not id[0].startswith("lobby-book-")}


@every_language
def test_the_theme_never_says_mafioso_and_nobody_shoots(language: str) -> None:
    """SPY-1145 In everything shown to players, whatever a message is given; also before the deal, in the settings."""
    bundle = bundle_of_a_table(language)
    shoots = re.compile(SHOOTING[language], re.IGNORECASE)
    for (id, part), variables in (messages_of_a_table(language) | patterns(language, "spytown-kids")).items():
        message = bundle.get_message(id)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None
        options = [samples(variable, keys) for variable, keys in variables.items()]
        for values in itertools.product(*options):
            text, _ = bundle.format_pattern(pattern, dict(zip(variables, values, strict=True)))
            assert not MAFIA.search(str(text)), f"locales/{language}/spytown-kids.ftl must say {id} {part}: {text}"
            assert not shoots.search(str(text)), f"locales/{language}/spytown-kids.ftl must say {id} {part}: {text}"


@every_language
def test_the_theme_says_rascals_and_cadets(language: str) -> None:
    """SPY-1145 Where the book says Mafia, the theme says Rascals; the players are cadets of the Police Academy."""
    plain, mild = words("spytown", language), words("spytown", language, "kids")
    ids = ("token-mafioso", "side-mafia", "winner-mafia", "cause-mafia", "users-mafioso", "step-began-mafia-phase")
    for id in (*ids, "mafia-called-again"):
        assert MAFIA.search(plain.say(id)) and RASCALS[language] in mild.say(id), id
    assert RASCALS[language] in mild.tell(VictimNamed(0), NAMES, NOBODY)
    assert CADETS[language] in mild.say("game-set", sample_arguments(mild, GameSet))
    assert CADETS[language] not in plain.say("game-set", sample_arguments(plain, GameSet))


def sample_arguments(speech: Words, kind: type[Fact]) -> Any:
    return speech.arguments(sample(kind), NAMES, NOBODY)


@every_language
def test_the_theme_says_only_what_the_book_says(language: str) -> None:
    """SPY-1146 Words only: each message stands for one of the book, with its attributes, arguments and variants."""
    plain, mild = messages_of_a_table(language), patterns(language, "spytown-kids")
    for id in {id for id, _ in mild}:
        parts = {part for one, part in plain if one == id}
        assert parts == {part for one, part in mild if one == id}, f"{id} has other attributes than in the book"
        for part in parts:
            assert mild[id, part] == plain[id, part], f"{id} {part} has other arguments or variants than in the book"


def test_the_theme_is_chosen_by_the_settings() -> None:
    assert BOOK.lobby.theme({"kids_theme": "on"}) == "kids"
    assert BOOK.lobby.theme({"kids_theme": "off"}) == BOOK.lobby.theme({}) == ""
    assert BOOK.lobby.theme(BOOK.complete({"preset": "children"})) == "kids"
    assert words("spytown", "en", "kids").say("token-mafioso") == "Rascal"
    assert words("spytown", "en").say("token-mafioso") == "Mafioso"


@every_language
def test_no_refusal_needs_the_theme(language: str) -> None:
    """A refusal is told in the book's own words, whatever the theme."""
    told = [sentence("spytown", language, reason) for reason in BOOK.reasons]
    assert len(set(told)) == len(told)
    assert not any(MAFIA.search(text) for text in told)
    assert all(len(text) <= 90 and re.search(r"\w\.$", text) for text in told)


# What is read out


def line(speech: Words, step: str, vote_mode: str, short: bool) -> str:
    id = hyphened(f"step-began-{step}")
    part = "short" if short and speech.has(id, "short") else ""
    return speech.say(id, {"seat": TEN, "vote_mode": vote_mode}, part)


@every_theme
@every_language
def test_every_step_is_called_in_words_that_fit_a_phone(language: str, theme: str) -> None:
    """At most 72 characters with a name of ten.

    Only a line that is longer, or one of a secret step, has a short form: the phone of a sleeper asks nothing.
    """
    speech = words("spytown", language, theme)
    for step in BOOK.phases:
        for mode in SETTINGS.choices["vote_mode"]:
            said = line(speech, step, str(mode), True)
            assert len(said) <= 72 and re.search(r"\w[.?]$", said), f"{language}: {step}, {len(said)}: {said}"
    for id, part in patterns("en", "spytown"):
        if part == "short" and id.startswith("step-began-"):
            step = id.removeprefix("step-began-").replace("-", "_")
            whole = [line(words("spytown", one, theme), step, "", False) for one in FINISHED]
            assert max(map(len, whole)) > 72 or step in SECRET, id
            assert "?" not in speech.say(id, {"seat": TEN, "vote_mode": ""}, part), id
    assert len(speech.say("mafia-called-again")) <= 72
    for step in SECRET:
        assert speech.say(hyphened(f"step-ended-{step}")).endswith(".")
    news = (TurnBegan(2), VictimNamed(0), NobodyChosen(), RecruitmentCalled())
    assert [text for text in (speech.tell(fact, NAMES, NOBODY) for fact in news) if len(text) > 72] == []


@every_language
def test_the_line_of_a_step_knows_nothing_of_who_is_who(language: str) -> None:
    """SPY-1203 It is the same whoever is called; a name stands only where one seat is asked before everybody."""
    said = patterns(language, "spytown")
    asked = ("role_swap", "vest_window", "last_shot_right", "last_shot_window")
    for step in BOOK.phases:
        expected = {"seat"} if step in asked else {"vote_mode"} if step.endswith("_vote") else set()
        assert set(said[hyphened(f"step-began-{step}"), ""]) == expected, step
    for step in SPYTOWN_STEPS:
        assert f"step-began-{hyphened(step)}" in {id for id, _ in said}


@every_language
def test_the_two_ways_of_voting_are_called_differently(language: str) -> None:
    """SPY-508, SPY-509"""
    speech = words("spytown", language)
    for step in ("preliminary_vote", "final_vote"):
        assert line(speech, step, "simultaneous", False) != line(speech, step, "sequential", False)


@every_theme
@every_language
def test_what_is_told_at_night_is_a_whisper(language: str, theme: str) -> None:
    """At most 48 characters with names of ten."""
    speech = words("spytown", language, theme)
    told: list[Fact] = [OwnToken(0, token) for token in TOKENS] + [TokenSeen(0, 1, token) for token in TOKENS]
    told += [OwnCard(0, card) for card in CARDS] + [Signed(1, sign) for sign in SIGNS]
    told += [Pointed(1, 2), MafiaChoice(NOBODY), MafiaChoice(3), AgentPointed(1, 2), Recruited(1, 2)]
    told += [Lost(0, cause) for cause in WITHOUT_APPEAL]
    told += [Noted(0, "hunch", 1), Noted(0, "pass", NOBODY)]
    long = [text for text in (speech.tell(fact, NAMES, 0) for fact in told) if len(text) > 48]
    assert long == []


@every_theme
@every_language
def test_labels_have_room_at_320_px(language: str, theme: str) -> None:
    speech = words("spytown", language, theme)
    most = {"act": 20, "host-act": 22, "choice": 9, "sign": 20, "preset": 20, "token": 14, "side": 14, "card": 28}
    most |= {"users": 28, "cause": 30, "phase": 40, "setting": 40}
    long = []
    for id, part in patterns(language, "spytown"):
        kind = next((kind for kind in sorted(most, key=len, reverse=True) if id.startswith(f"{kind}-")), "")
        if kind and not part and id not in {message_id(fact) for fact in BOOK.facts}:
            limit = 12 if id in {hyphened(f"phase-{phase}") for phase in PHASES} else most[kind]
            text = speech.say(id)
            long += [f"{id}: {text} has {len(text)}, not {limit}"] if len(text) > limit else []
    for card in CARDS:
        for part, limit in (("short", 90), ("when", 60)):
            text = speech.say(hyphened(f"card-{card}"), attribute=part)
            long += [f"{card}.{part}: {text} has {len(text)}"] if len(text) > limit else []
    assert long == []


@pytest.mark.parametrize(
    ("language", "past"),
    [
        ("pl", r"(?:się )?\w+(?:ł|ła)(?: się)?"),
        ("sk", r"(?:sa |si )?\w+(?:l|la)(?: sa| si)?"),
        ("ru", r"\w+(?:л|ла|лся|лась)"),
    ],
)
def test_no_sentence_gives_a_player_a_gender(language: str, past: str) -> None:
    """No past tense after a name, and none of the player who reads it."""
    seats = "seat|me|member|holder|shooter|agent|commander|giver|to|other|target|recruit"
    for file in ("spytown", "spytown-kids"):
        text = (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")
        assert re.findall(rf"\{{ \$(?:{seats}) \}} {past}\b.*", text) == []
        assert re.findall(r".*\b\w+(?:łeś|łaś)\b.*|.*\w+(?:l|la) si\b.*|.*\b[Вв]ы \w+ла?\b.*", text) == []


# Cards, settings, votes


@every_language
def test_a_card_says_in_at_most_two_sentences_what_it_does(language: str) -> None:
    """SPY-801 By the settings of the game, each of which it knows by all its values."""
    said = patterns(language, "spytown")
    plain: Arguments = {name: str(values[0]) for name, values in SETTINGS.choices.items()}
    speech = words("spytown", language)
    told = []
    for card in CARDS:
        id = hyphened(f"card-{card}")
        for setting, keys in said[id, "description"].items():
            assert keys == {str(value) for value in SETTINGS.choices[setting]}
            texts = {speech.say(id, plain | {setting: key}, "description") for key in keys}
            assert len(texts) == len(keys)
        text = speech.say(id, plain, "description")
        assert len(re.findall(r"[.?!](?= |$)", text)) <= 2, f"{language}: {card}: {text}"
        told += [text, speech.say(id, attribute="short")]
    assert len(set(told)) == len(told)


@every_language
def test_what_a_setting_means_is_one_short_sentence_of_its_own(language: str) -> None:
    speech, said = words("spytown", language), patterns(language, "spytown")
    helps = [speech.say(id, attribute="help") for id, part in said if part == "help"]
    assert len(set(helps)) == len(helps)
    assert all(re.search(r"\w\.$", text) and len(text) <= 130 for text in helps)


@every_form_of_votes
def test_votes_are_counted_in_the_right_form(language: str, forms: dict[int, str]) -> None:
    for number, form in forms.items():
        counted = Counted("final_vote", (0,), (1,), (1,), (number,))
        told = words("spytown", language).tell(counted, NAMES, NOBODY)
        assert re.search(rf"{number} {form}\b", told), told


def test_a_count_says_who_voted_for_whom() -> None:
    """SPY-507"""
    counted = Counted("final_vote", (0, 1, 2), (1, 0, NOBODY), (0, 1), (1, 1))
    told = words("spytown", "en").tell(counted, tuple("ABCD"), NOBODY)
    assert told == "The count: A with 1 vote and B with 1 vote. Who points at whom: A at B, B at A and C at nobody."


def test_the_end_shows_the_card_only_where_it_matters() -> None:
    """SPY-710"""
    speech = words("spytown", "en")
    tokens, sides = ("agent", "mafioso", "policeman"), ("police", "mafia", "mafia")
    told = speech.tell(FinalReveal(tokens, tokens, ("neutral", "", "reverse_recruitment"), sides), tuple("ABC"), NOBODY)
    assert told == (
        "Everything is laid open: A – Agent (Police), B – Mafioso (Mafia) and"
        " C – Policeman (Mafia; Reverse Recruitment)."
    )


def test_an_elimination_says_the_token_and_what_else_is_shown() -> None:
    """SPY-601, SPY-604, SPY-1038, SPY-R41"""
    speech, names = words("spytown", "en"), tuple("AB")
    told = [
        speech.tell(fact, names, NOBODY)
        for fact in (
            Eliminated(0, "vote", "mafioso"),
            Eliminated(0, "mafia", "policeman", "new_gang"),
            Eliminated(1, "small_game_agent", "agent"),
            Eliminated(1, "wrong_phase", "mafioso", "wiretap"),
        )
    ]
    assert told == [
        "A is out. Token: Mafioso.",
        "A is out. Token: Policeman. Card: New Gang.",
        "The Agent has been unmasked: B is out. Token: Agent.",
        "A card at the wrong time: Wiretap. B is out. Token: Mafioso.",
    ]


def test_cards_of_one_name_are_said_once() -> None:
    speech = words("spytown", "en")
    cards = ("vest", "new_gang", "new_gang", "new_gang")
    told = speech.tell(GameSet((0, 1), {}, {"mafioso": 3, "agent": 1}, cards, 9), tuple("AB"), NOBODY)
    assert "Tokens: Mafioso × 3 and Agent × 1. Action cards: Bulletproof Vest and New Gang. Neutral cards: 9." in told
    assert "{" not in told and fact_name(GameSet) == "game_set"
    played = speech.tell(CardPlayed(0, "wiretap", 1), tuple("AB"), NOBODY)
    assert played == "A plays a card: Wiretap. The target: B."

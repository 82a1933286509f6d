"""The words of `bigcity`: the names of its rules, its thumbs, its calls, and what fits on a phone."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from finished import FINISHED
from words.test_locales import CALLS, CITY_ACTS, CITY_RULES, patterns

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
from citysleeps.books.bigcity.book import BOOK
from citysleeps.books.bigcity.checks import OTHER, THUMB
from citysleeps.books.bigcity.components import CARDS, HOST_CARD
from citysleeps.books.bigcity.facts import (
    ActTaken,
    AgentExposed,
    AvengePrompt,
    CardDealt,
    CheckAnswer,
    CrossedArms,
    FactionChoice,
    FinalReveal,
    GameSet,
    Killed,
    LeaderInherited,
    Leaving,
    ListBan,
    NoShot,
    Pointed,
    RecruitChosen,
    Recruited,
    Voted,
    VotesCounted,
    Woken,
    WordPrompt,
)
from citysleeps.books.bigcity.settings import SETTINGS
from citysleeps.kernel.facts import Fact
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import NOBODY
from citysleeps.kernel.setup import Value
from citysleeps.views.words import LOCALES, Arguments, hyphened, message_id, sentence, words

WHISPER = 48
ROOM_FOR_A_CALL = 72
SHORT_PHASES = ("setup", "quiet_night", "night", "day", "dawn", "discussion", "voting", "evening", "over")
every_language = pytest.mark.parametrize("language", FINISHED)


@pytest.fixture(autouse=True)
def _all_has_words(request: pytest.FixtureRequest) -> None:
    skip_if_lacking(request, "bigcity")


# Names


@cache
def names_of_the_rules(language: str) -> dict[str, set[str]]:
    """By id: the names in the rules, without what stands in brackets."""
    found = {}
    for ids, said in names_in(CITY_RULES, ("en", "ru").index(language) + 1):
        if len(ids) == 1:
            found[ids[0]] = {plain(name) for name in re.sub(r"\(.*?\)", "", said).split(",")}
    return found


def plain(name: str) -> str:
    return name.strip().casefold().replace("ё", "е")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_cards_sides_signals_phases_and_options_have_the_names_of_the_rules(language: str) -> None:
    speech, rules = words("bigcity", language), names_of_the_rules(language)
    ids = {card: f"card-{card}" for card in (*CARDS, HOST_CARD)}
    ids |= {side: f"side-{side}" for side in BOOK.lobby.describe().sides}
    ids |= {signal: f"signal-{signal}" for signal in THUMB.values()}
    ids |= {name: f"setting-{name}" for name in SETTINGS.settings if name.startswith("opt_")}
    ids |= {phase: f"phase-{phase}" for phase in ("quiet_night", "night", "day", "discussion", "voting", "evening")}
    assert len(ids) == 26 + 6 + 3 + 5 + 6
    said = {id: plain(speech.say(hyphened(message))) for id, message in ids.items()}
    shorter = {"thumb_up": "большой ", "thumb_down": "большой ", "thumb_sideways": "большой "}
    wanted = {id: {name.removeprefix(shorter.get(id, "")) for name in rules[id]} for id in ids}
    differing = {id: name for id, name in said.items() if name not in wanted[id]}
    assert differing == ({"thumb_sideways": "палец вбок"} if language == "ru" else {})  # a horizontal thumb, in short


# Whole games

GAMES: list[tuple[int, dict[str, Value]]] = [
    (6, {"preset": "first_game"}),
    (12, {"faction": "both"}),
    (14, {"opt_who_is_who": "on", "max_outcasts": 4, "decks": ("citizens=8", "criminals=3", "outcasts=3")}),
    (9, {"opt_sound_mind": "on", "opt_grave_secrets": "on", "opt_name_of_truth": "on"}),
    (
        16,
        {
            "roles": (
                *("peaceful_resident=2", "agent", "judge", "detective", "journalist", "doctor", "bodyguard", "psychic"),
                *("admirer", "sleuth", "avenger", "mafia", "boss", "lawyer", "sectarian"),
            ),
            "opt_sound_mind": "on",
            "sect_heir": "random",
        },
    ),
]


@cache
def games() -> list[Play]:
    return [
        played("bigcity", seats, settings, f"words {seats} {seed}") for seats, settings in GAMES for seed in range(3)
    ]


@every_language
def test_whole_games_are_told(language: str) -> None:
    check_whole_games("bigcity", games(), language)


@every_language
def test_a_fact_gives_every_argument_that_its_message_takes(language: str) -> None:
    check_arguments("bigcity", sample, language)


def sample(kind: type[Fact]) -> Fact:
    """Any fact of this kind."""
    ids: dict[str, Any] = {"card": "doctor", "cards": ("doctor", "mafia"), "settings": {}, "roles": {"mafia": 1}}
    ids |= {"decks": {}, "winner": "sect", "ending": "all_sect", "signal": "thumb_up", "meaning": "citizen"}
    ids |= {"cause": "shot", "causes": ("shot", ""), "acts": ("heal", "check"), "nights": (2, 2), "numbers": (1, 0)}
    ids |= {"kind": "am", "words": ("doctor",), "count": 0}
    ids |= {"number": 1, "limit": 0, "effect": True, "hand": True, "ready": True, "quiet": False}
    return filled(kind, ids)


@every_language
def test_deaths_are_told_with_the_cards_that_are_shown(language: str) -> None:
    """CITY-403, CITY-1020 Under Grave Secrets without; CITY-405 and of the cause no word."""
    speech = words("bigcity", language)
    doctor, mafia = speech.say("card-doctor"), speech.say("card-mafia")
    told = speech.tell(Killed((0, 1), ("doctor", "mafia")), NAMES, NOBODY)
    assert f"Konstantin ({doctor})" in told and f"Wilhelmina ({mafia})" in told
    hidden = speech.tell(Killed((0, 1)), NAMES, NOBODY)
    assert "Konstantin" in hidden and "Wilhelmina" in hidden and "(" not in hidden
    assert speech.tell(Killed((0,)), NAMES, NOBODY) != speech.tell(Killed((0, 1)), NAMES, NOBODY)


def test_a_count_says_who_voted_against_whom_and_leaves_out_whom_nobody_did() -> None:
    """CITY-438"""
    counted = VotesCounted("first_round", (0, 1, 2, 3), (2, 0, 1, 0), (1, 2, 0), (0, 0, 2))
    told = words("bigcity", "en").tell(counted, tuple("ABCD"), NOBODY)
    assert told == "The count: A with 2 votes and C with 1 vote. The hands: B against A, C against A and A against C."
    nothing = VotesCounted("first_round", (0, 1), (0, 0), (), ())
    assert words("bigcity", "en").tell(nothing, tuple("ABCD"), NOBODY) == "The count: no hand was raised."


@every_form_of_votes
def test_votes_are_counted_in_the_right_form(language: str, forms: dict[int, str]) -> None:
    for number, form in forms.items():
        told = words("bigcity", language).tell(VotesCounted("first_round", (0,), (number,), (1,), (0,)), NAMES, NOBODY)
        assert re.search(rf"{number} {form}\b", told), told


def test_the_end_lays_everything_open() -> None:
    """CITY-912 All cards, recruitments, heirs and night acts with their causes; and no word of what was not."""
    reveal = FinalReveal(
        cards=("mafia", "journalist", "doctor"),
        recruited=(1,),
        heirs=(0,),
        causes=("", "shot", "overdose"),
        nights=(2, 2, 3, 3),
        actors=(1, NOBODY, 2, NOBODY),
        acts=("check", "shoot", "heal", "shoot"),
        targets=(0, 1, 2, NOBODY),
        others=(2, NOBODY, NOBODY, NOBODY),
    )
    speech = words("bigcity", "en")
    assert speech.tell(reveal, tuple("ABC"), NOBODY) == (
        "Everything is laid open: A – Mafia, B – Journalist (shot) and C – Doctor (healed too much)."
        " Recruited: B. Heirs: A. At night: night 2: B checks A and C, night 2: the gang shoots at B,"
        " night 3: C heals C and night 3: the gang shoots nobody."
    )
    bare = FinalReveal(("mafia",), (), (), ("",), (), (), (), (), ())
    assert speech.tell(bare, ("A",), NOBODY) == "Everything is laid open: A – Mafia."


# The night


@every_language
def test_a_call_knows_nothing_but_the_night_and_the_public_set(language: str) -> None:
    """CITY-1212 It is the same whether or not anyone wakes; CITY-311 in the Quiet Night nobody is asked for a shot."""
    speech, said = words("bigcity", language), patterns(language, "bigcity")
    lines = []
    for call in CALLS:
        gang = call in ("call_mafia", "call_cartel")
        known = {"night"} if gang else {"duty"} if call == "call_detective" else set()
        assert set(said[hyphened(call), ""]) == known, call
        first, second, third = (speech.say(hyphened(call), {"night": night, "duty": "both"}) for night in (1, 2, 3))
        assert second == third and (first != second) == gang
        assert not gang or ("?" not in first and "?" in second)
        lines += [second]
    assert len(set(lines)) == len(CALLS)
    assert set(said["called", ""]) == {"step"}


@every_language
def test_who_has_abstained_is_not_told_that_a_hand_counts(language: str) -> None:
    """CITY-437 `already_voted` is said after a raised hand and after an abstention alike."""
    hand = {"en": "hand", "pl": "ręk", "sk": "ruk", "ru": "рук", "es": "mano"}
    assert hand[language] not in words("bigcity", language).say("reason-already-voted", {}).lower()


# When the table of calls has another line for a step.
OTHERWISE = {
    "Quiet Night": {"night": 1, "duty": "both"},
    "No Patrolman in play": {"night": 2, "duty": "detective"},
    "No Detective in play": {"night": 2, "duty": "patrolman"},
}


def test_the_calls_are_those_of_the_rules() -> None:
    """CITY-1103 The table of calls is the source of the narrator's lines."""
    rules = CITY_RULES.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(call_\w+)` \| (.+?)(?: \((.+)\))? \|$", rules, re.M)
    assert [call for call, _, _ in rows] == list(CALLS)
    when = "|".join(OTHERWISE)
    for call, line, more in rows:
        others = dict(re.findall(rf"({when}): (.+?)(?= (?:{when}):|$)", more))
        assert " ".join(f"{one}: {said}" for one, said in others.items()) == more, call
        for one, args in {"": {"night": 2, "duty": "both"}, **OTHERWISE}.items():
            assert words("bigcity", "en").say(hyphened(call), args) == others.get(one, line), f"{call} {one}"


@every_language
def test_every_call_and_prompt_fits_a_phone(language: str) -> None:
    speech = words("bigcity", language)
    ids = [id for id, part in patterns(language, "bigcity") if not part and id.startswith(("call-", "prompt-"))]
    assert len(ids) == len(CALLS) + 6
    for id in ids:
        for night, duty in ((1, "detective"), (2, "patrolman"), (2, "both")):
            said = speech.say(id, {"night": night, "duty": duty})
            assert len(said) <= ROOM_FOR_A_CALL and re.search(r"\w[.?]$", said), f"{language}: {len(said)}: {said}"


@every_language
def test_what_is_told_at_night_is_a_whisper(language: str) -> None:
    """At most 48 characters with names of ten, to the one who is told."""
    speech = words("bigcity", language)
    told: list[Fact] = [CardDealt(0, card) for card in (*CARDS, HOST_CARD)]
    told += [ActTaken(0, act, (1,)) for act in CITY_ACTS] + [ActTaken(0, "check", (1, 2)), ActTaken(0, "pass", ())]
    told += [Pointed(1, to) for to in (2, "up", "none")] + [FactionChoice(to) for to in (2, "up", "none")]
    told += [Woken(0, "call_doctor", (1,)), CrossedArms(0, "call_doctor"), NoShot(0, 1, "thumb_up"), AgentExposed(1)]
    told += [LeaderInherited(0), RecruitChosen(1), Recruited(0), ListBan(0), WordPrompt(0), Leaving(0)]
    told += [AvengePrompt(0, ()), AvengePrompt(0, (1,)), *answers()]
    long = [text for text in (speech.tell(fact, NAMES, 0) for fact in told) if len(text) > WHISPER]
    assert long == []


def answers() -> list[CheckAnswer]:
    """CITY-350 Every answer that there is; CITY-351 about a Peaceful Resident with either thumb."""
    up, down = "thumb_up", "thumb_down"
    told = [CheckAnswer(0, (1,), thumb, side) for side, thumb in THUMB.items()]
    told += [CheckAnswer(0, (1, 2), up, "same"), CheckAnswer(0, (1, 2), down, "different")]
    told += [CheckAnswer(0, (1,), up, "all_citizens"), CheckAnswer(0, (1,), down, "not_all_citizens")]
    told += [CheckAnswer(0, (1,), thumb, meaning) for thumb in (up, down) for meaning in ("peaceful", "other_role")]
    assert {answer.meaning for answer in told} == {*THUMB, *OTHER}
    return told


@every_language
def test_an_answer_is_a_thumb_and_a_word(language: str) -> None:
    """CITY-350 The sign, and what it means; no two answers of one checker are alike."""
    speech = words("bigcity", language)
    told = []
    for answer in answers():
        signal, meaning = (speech.say(hyphened(id)) for id in (f"signal-{answer.signal}", f"meaning-{answer.meaning}"))
        told += [speech.tell(answer, NAMES, 0)]
        assert told[-1].endswith(f": {signal}. {meaning}")
    assert len(set(told)) == len(told)


@every_language
def test_the_whisper_names_the_button_by_its_word(language: str) -> None:
    written = (LOCALES / language / "web" / "bigcity.ftl").read_text(encoding="utf-8")
    whisper = re.search(r"^city-night-done = (.*)$", written, re.M)
    assert whisper and words("bigcity", language).say("act-done") in whisper[1]


# What is written on cards, buttons and settings


@every_language
def test_a_card_says_in_at_most_three_sentences_what_its_holder_does(language: str) -> None:
    """By the settings of the game, each of which it knows."""
    speech, said = words("bigcity", language), patterns(language, "bigcity")
    first: Arguments = {name: str(values[0]) for name, values in SETTINGS.choices.items()}
    told = []
    for card in (*CARDS, HOST_CARD):
        id = hyphened(f"card-{card}")
        for setting, keys in said[id, "description"].items():
            values = {str(value) for value in SETTINGS.choices[setting]}
            assert keys - {"other"} <= values
            texts = {speech.say(id, first | {setting: value}, "description") for value in values}
            assert len(texts) == len(keys), f"{language}: {card} does not follow {setting}"
        text = speech.say(id, first, "description")
        assert len(re.findall(r"[.?!](?= |$)", text)) <= 3, f"{language}: {card}: {text}"
        short = speech.say(id, attribute="short")
        assert len(short) <= 46 and not short.endswith("."), f"{language}: {card}: {short}"
        told += [text]
    same = {"mafia", "cartel"}  # the same gang under another name
    assert len(set(told)) == len(told) - len(same) + 1


@every_language
def test_labels_have_room_at_320_px(language: str) -> None:
    speech = words("bigcity", language)
    most = {"act": 20, "host-act": 22, "choice": 12, "signal": 14, "preset": 20, "side": 14, "card": 28, "cause": 30}
    most |= {"phase": 40, "setting": 40}
    long = []
    for id, part in patterns(language, "bigcity"):
        kind = next((kind for kind in sorted(most, key=len, reverse=True) if id.startswith(f"{kind}-")), "")
        if kind and not part and id not in {message_id(fact) for fact in BOOK.facts}:
            limit = 12 if id in {hyphened(f"phase-{phase}") for phase in SHORT_PHASES} else most[kind]
            text = speech.say(id, {"duty": "both"})
            long += [f"{id}: {text} has {len(text)}, not {limit}"] if len(text) > limit else []
    assert long == []


@every_language
def test_what_a_setting_means_is_one_short_sentence_of_its_own(language: str) -> None:
    speech, said = words("bigcity", language), patterns(language, "bigcity")
    helps = [speech.say(id, attribute="help") for id, part in said if part == "help"]
    assert len(set(helps)) == len(helps)
    assert all(re.search(r"\w\.$", text) and len(text) <= 130 for text in helps)


@every_language
def test_every_refusal_is_a_short_sentence_of_its_own(language: str) -> None:
    """CITY-1206"""
    told = [sentence("bigcity", language, reason) for reason in BOOK.reasons]
    assert len(set(told)) == len(told)
    assert all(len(text) <= 90 and re.search(r"\w\.$", text) for text in told)


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
    seats = "seat|me|agent|avenger|voter|actors|target|targets|name"
    text = (LOCALES / language / "bigcity.ftl").read_text(encoding="utf-8")
    assert re.findall(rf"\{{ \$(?:{seats}) \}} {past}\b.*", text) == []
    assert re.findall(r".*\b\w+(?:łeś|łaś)\b.*|.*\w+(?:l|la) si\b.*|.*\b[Вв]ы \w+ла?\b.*", text) == []


def test_a_hand_goes_up_and_down() -> None:
    """CITY-432, CITY-444"""
    speech = words("bigcity", "en")
    assert speech.tell(Voted(0, 1, True), tuple("AB"), NOBODY) == "A raises a hand against B."
    assert speech.tell(Voted(0, 1, False), tuple("AB"), NOBODY) == "A takes the hand down."


def test_the_roles_are_told_or_under_who_is_who_only_their_numbers() -> None:
    """CITY-212, CITY-1011"""
    speech = words("bigcity", "en")
    known = GameSet((0, 1), {}, {"mafia": 1, "doctor": 1}, {})
    assert speech.tell(known, tuple("AB"), NOBODY).endswith("In play: Mafia × 1 and Doctor × 1.")
    unknown = GameSet((0, 1), {}, {}, {"citizens": 1, "criminals": 1})
    told = speech.tell(unknown, tuple("AB"), NOBODY)
    assert told.endswith("Which roles are in play, nobody knows: Citizens × 1 and Criminals × 1.")

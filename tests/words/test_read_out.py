"""What is read out to the players or shown to one of them: descriptions, advice, conduct, the lines of the night."""

from __future__ import annotations

import re

import pytest
from finished import FINISHED
from fluent.syntax import FluentParser, ast

from citysleeps.books.original.book import BOOK
from citysleeps.books.original.components import COPIES, RED_CARDS
from citysleeps.books.original.deal import CONDUCT
from citysleeps.books.original.facts import Dawn, RulesRead
from citysleeps.books.original.settings import SETTINGS as CHOOSABLE
from citysleeps.books.original.steps import ROLES
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, SPECTATORS, Seats, bit
from citysleeps.kernel.setup import Setup, Value
from citysleeps.views.story import ITEM, story
from citysleeps.views.words import Arguments, Words, hyphened, words

from .test_locales import ADVISED, LOCALES, STEPS, lacking, patterns

GANGS = ("mafia", "yakuza")
EYES = ("open_eyes", "closed_eyes")
ROOM_FOR_A_CALL = 72  # characters on the narrowest phone
# ORIG-701, ORIG-705, ORIG-709 Those who do nothing else in the first night; the werewolf is not called in it.
SHOWS_HIMSELF = [name for name, role in ROLES.items() if role.verb and role.from_night > 1]
SETTINGS: Arguments = {
    "deck": "basic",
    "sheriff_vs_doctor": "kills",
    "sheriff_vs_immortal": "survives",
    "werewolf_trigger": "any_black",
    "lawyer_appears_red": "yes",
}
every_language = pytest.mark.parametrize("language", FINISHED)


@pytest.fixture(autouse=True)
def _all_has_words(request: pytest.FixtureRequest) -> None:
    """What is not there cannot be read out: that it is not there is the failure of test_locales."""
    language = request.getfixturevalue("language") if "language" in request.fixturenames else "en"
    if lacking(language):
        pytest.skip(f"locales/{language}/original.ftl lacks what test_locales says")


def dealt(seats: int, **settings: Value) -> Play:
    names = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:seats])
    return Play(BOOK, BOOK.settle(Setup(book="original", seats=names, settings=settings)))


def items(play: Play, language: str = "en", who: Seats | None = None) -> list[str]:
    """What is read out in a game that has just been dealt."""
    told = story(BOOK, play.setup, play.game.log, who, language)
    return [line.removeprefix(ITEM) for line in told if line.startswith(ITEM)]


def description(speech: Words, card: str, **settings: str) -> str:
    return speech.say(hyphened(f"card-{card}"), SETTINGS | settings, "description")


def line(speech: Words, what: str, step: str, night: int, kill_method: str = "open_eyes") -> str:
    """As a person says it who leads the table."""
    return speech.say(hyphened(f"step-{what}-{step}"), heard(night, kill_method), "eyes")


def on_phones(speech: Words, what: str, step: str, night: int, kill_method: str = "open_eyes") -> str:
    return speech.say(hyphened(f"step-{what}-{step}"), heard(night, kill_method))


def heard(night: int, kill_method: str) -> Arguments:
    return {"night": night, "kill_method": kill_method, "planning_seconds": 60}


@every_language
@pytest.mark.parametrize(("seats", "deck"), [(6, "basic"), (13, "basic"), (12, "extended"), (26, "extended")])
def test_the_rules_are_read_out_before_the_first_night(seats: int, deck: str, language: str) -> None:
    """ORIG-313 All the conduct rules; ORIG-315 the descriptions of exactly the characters of the composition, each
    once, in a line of its own."""
    play = dealt(seats, deck=deck)
    speech = words("original", language)
    cards = [card for card in COPIES if card in play.game.composition]
    wanted = [speech.say(f"conduct-{number}") for number in range(1501, 1508)]
    wanted += [description(speech, card, deck=deck) for card in cards]
    for who in (None, bit(0), HOST, SPECTATORS):
        assert items(play, language, who) == wanted


def test_the_fact_has_what_is_read_out() -> None:
    """ORIG-313, ORIG-315 Told to everybody, before any night; without the characters that were not dealt."""
    play = dealt(12, deck="extended")
    (read,) = [fact for _, fact in play.game.log if isinstance(fact, RulesRead)]
    assert read.conduct == CONDUCT == tuple(f"ORIG-{number}" for number in range(1501, 1508))
    assert set(read.characters) == set(play.game.composition)
    text = " ".join(items(play))
    assert "The maniac is black" in text and "The lawyer is black" not in text


@every_language
def test_descriptions_differ_and_tell_the_side(language: str) -> None:
    """ORIG-315, ORIG-1406 In at most two sentences, of which the first tells the side."""
    speech = words("original", language)
    side = {
        "en": r"\b(?:is|are) {}\b|on the {} side",
        "pl": r"po stronie {}|są {}|jest {}",
        "sk": r"za {}|na strane {}|sú {}|je {}",
        "ru": r"{}",
        "es": r"bando {}",
    }[language]
    red = {"en": "red", "pl": "czerwonych", "sk": "červených", "ru": "красных", "es": "rojo"}[language]
    black = {"en": "black", "pl": "czarn[iy]", "sk": "čiern[iy]", "ru": "чёрны[хй]", "es": "negro"}[language]
    told = [description(speech, card) for card in COPIES]
    assert len(set(told)) == len(COPIES)
    for card, text in zip(COPIES, told, strict=True):
        first, _, rest = text.partition(". ")
        assert rest.count(".") == 1 and rest.endswith("."), f"{language}: {card} is not told in two sentences: {text}"
        colour = red if card in (*RED_CARDS, "werewolf") else black  # ORIG-1251
        assert re.search(side.replace("{}", colour), first), f"{language}: the side of {card} is not in: {first}"


@every_language
def test_a_description_follows_the_settings(language: str) -> None:
    """ORIG-315 What is read out holds in this game; ORIG-406, ORIG-407 the don's check depends on the deck."""
    speech = words("original", language)
    changed = {
        "don": {"deck": "extended"},
        "doctor": {"sheriff_vs_doctor": "saved"},
        "immortal": {"sheriff_vs_immortal": "kills"},
        "werewolf": {"werewolf_trigger": "gang_member"},
        "lawyer": {"lawyer_appears_red": "no"},
    }
    for card in COPIES:
        variables = patterns(language, "original")[hyphened(f"card-{card}"), "description"]
        assert set(variables) == set(changed.get(card, ())), f"{language}: {card} follows other settings"
        for setting, keys in variables.items():
            values = {{True: "yes", False: "no"}.get(value, value) for value in CHOOSABLE.choices[setting]}
            assert keys == values
            assert description(speech, card, **changed[card]) != description(speech, card)
    ninja = speech.say("card-ninja").lower()
    assert ninja in description(speech, "don", deck="extended").lower()
    assert ninja not in description(speech, "don", deck="basic").lower()


def test_what_is_read_out_is_that_of_the_settings() -> None:
    """ORIG-315 The story hands the settings of the game to the descriptions."""
    lawyer = "the commissar's check takes the lawyer for red"
    assert any(lawyer in text for text in items(dealt(15, deck="extended")))
    assert not any(lawyer in text for text in items(dealt(15, deck="extended", lawyer_appears_red=False)))


@every_language
def test_four_cards_have_advice(language: str) -> None:
    """ORIG-403 commissar, ORIG-1209 doctor, ORIG-1285 immortal, ORIG-1296 sheriff, and no other card; it says
    something else than the description, and is read out to nobody."""
    speech = words("original", language)
    assert [card for card in COPIES if speech.has(hyphened(f"card-{card}"), "advice")] == list(ADVISED)
    advice = [speech.say(f"card-{card}", attribute="advice") for card in ADVISED]
    told = [description(speech, card) for card in COPIES]
    assert len(set(advice)) == len(ADVISED)
    assert not any(text in other or other in text for text in advice for other in told)
    assert not set(advice) & set(items(dealt(15, deck="extended"), language))


def test_the_advice_is_that_of_the_rules() -> None:
    """ORIG-403, ORIG-1209, ORIG-1285, ORIG-1296 in English, by what each must speak of."""
    speech = words("original", "en")
    musts = {
        "commissar": ("discussion", "court", "do not give yourself away", "black side", "first"),
        "doctor": ("by day", "criminals", "attack at night"),
        "immortal": ("careful by day", "your own side", "executed"),
        "sheriff": ("not to hit honest residents",),
    }
    for card, parts in musts.items():
        advice = speech.say(f"card-{card}", attribute="advice")
        assert [part for part in parts if part not in advice] == []


@every_language
def test_the_lines_of_a_step_know_nothing_but_the_night_and_the_way_of_killing(language: str) -> None:
    """ORIG-503 Beginning and end of each step are announced; ORIG-505 and the words are the same whether the role is
    alive or dead."""
    said = patterns(language, "original")
    for step in STEPS:
        for what in ("began", "ended"):
            id = hyphened(f"step-{what}-{step}")
            variables = set(said[id, ""]) | set(said[id, "eyes"])
            allowed = {"night", "kill_method", "planning_seconds"} if step in GANGS else {"night"}
            assert variables <= allowed, f"{language}: step-{what}-{step} knows {variables - allowed}"
    for gang in GANGS:
        assert not said[f"step-plans-{gang}", ""] and set(said[f"step-plans-{gang}", "eyes"]) == {"planning_seconds"}


@every_language
def test_the_lines_of_a_step_differ_where_the_players_do_something_else(language: str) -> None:
    """ORIG-503, ORIG-1406 The first night differs for those who only show themselves or meet in it, open eyes from
    closed ones for the gangs, and no two steps are called alike."""
    speech = words("original", language)
    for step in STEPS:
        first, second, third = (line(speech, "began", step, night) for night in (1, 2, 3))
        assert second == third
        differs = step in (*SHOWS_HIMSELF, *GANGS)
        assert (first != second) == differs, (
            f"{language}: step-began-{step} must {'have a' if differs else 'have no'} [1] variant of its own"
        )
        for night in (1, 2):
            opened, closed = (line(speech, "began", step, night, eyes) for eyes in EYES)
            assert (opened != closed) == (step in GANGS)
        ends = [line(speech, "ended", step, night, eyes) for night in (1, 2) for eyes in EYES]
        assert len(set(ends)) == (2 if step in GANGS else 1)
        assert (ends[-1] != ends[0]) == (step in GANGS)
    for night in (1, 2):
        for eyes in EYES:
            lines = [line(speech, what, step, night, eyes) for what in ("began", "ended") for step in STEPS]
            assert len(set(lines)) == len(lines)


LOOKS = {"en": "eye|pistol", "pl": "ocz[uy]|pistolet", "sk": "oči|pištol", "ru": "глаз|пистолет", "es": "ojos|pistola"}
WAKES = {"en": "wake", "pl": "bud", "sk": "zobúdza", "ru": "просыпа", "es": "despierta"}


@every_language
@pytest.mark.parametrize("book", ["original", "spytown", "spytown-kids", "bigcity"])
def test_on_phones_nobody_is_told_to_open_or_shut_the_eyes(book: str, language: str) -> None:
    """Everybody looks at the own window; whoever leads by eyes has the other voice of the same line."""
    text = (LOCALES / language / f"{book}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and re.match("(step|turn|night|call)-", entry.id.name) and entry.value:
            said = entry.value.span and text[entry.value.span.start : entry.value.span.end]
            assert not re.search(rf"\b({LOOKS[language]})", re.sub(r"\[\w+\]|\$\w+", "", said or ""), re.I), (
                entry.id.name
            )


@every_language
def test_on_phones_every_step_wakes_its_players_in_one_word(language: str) -> None:
    speech = words("original", language)
    for step in STEPS:
        for night in (1, 2):
            for eyes in EYES:
                assert WAKES[language] in on_phones(speech, "began", step, night, eyes).lower()
                assert on_phones(speech, "ended", step, night, eyes) != line(speech, "ended", step, night, eyes)


def test_the_lines_of_a_step_say_what_to_do() -> None:
    """ORIG-503, ORIG-1406 in English; ORIG-605 with closed eyes a gang does not open them in a later night."""
    speech = words("original", "en")
    for step in STEPS:
        for night in (1, 2):
            for eyes in EYES:
                began, ended = (line(speech, what, step, night, eyes) for what in ("began", "ended"))
                asleep = step in GANGS and night == 2 and eyes == "closed_eyes"
                name = speech.say(f"gang-{step}") if step in GANGS else speech.say(f"card-{step}")
                assert began.startswith(f"{name}, " + ("keep your eyes closed" if asleep else "open your eyes"))
                assert ended == f"{name}, " + ("lower your hands and sleep." if asleep else "close your eyes.")
        asks = line(speech, "began", step, 2).endswith("?")
        assert asks == (step in ROLES and ROLES[step].verb != ""), f"step-began-{step} ends with a question if he acts"
    assert "Tonight you kill nobody" in line(speech, "began", "mafia", 1, "open_eyes")
    assert "60 seconds" in line(speech, "began", "mafia", 1, "closed_eyes")
    assert "pistol" in line(speech, "began", "mafia", 2, "closed_eyes")
    assert "next three nights" in speech.say("step-plans-mafia")


@every_language
def test_a_call_has_room_on_a_phone(language: str) -> None:
    """Where its line is longer than three rows, the call has a short form."""
    speech = words("original", language)
    said = patterns(language, "original")
    for id in [f"step-began-{step}" for step in STEPS] + [f"step-plans-{gang}" for gang in GANGS]:
        form = "short" if (id, "short") in said else ""
        for night in (1, 2):
            for eyes in EYES:
                text = speech.say(id, {"night": night, "kill_method": eyes}, form)
                assert len(text) <= ROOM_FOR_A_CALL, f"{language}: {text}"


@every_language
def test_a_human_host_has_every_text_that_he_reads_out(language: str) -> None:
    """ORIG-1406 The conduct rules, the descriptions, each step of the night and the rules of discussion."""
    speech = words("original", language)
    ids = [f"conduct-{number}" for number in range(1501, 1508)] + ["discussion-rules"]
    texts = [speech.say(id, {"speech_seconds": 45}) for id in ids] + [description(speech, card) for card in COPIES]
    texts += [line(speech, what, step, night) for what in ("began", "ended") for step in STEPS for night in (1, 2)]
    assert all(re.search(r"\w[.?]$", text) for text in texts)
    assert len(set(texts[: len(ids) + len(COPIES)])) == len(ids) + len(COPIES)
    assert "45" in texts[len(ids) - 1]


@every_language
def test_the_morning_names_the_seats_and_nothing_else(language: str) -> None:
    """ORIG-1410 The neutral announcement of ORIG-804: whoever died, of whatever card, the words are the same."""
    speech = words("original", language)
    names = ("Ada", "Boris", "Clara", "Dana")
    assert set(patterns(language, "original")["dawn", ""]) == {"seats", "seats_count"}
    assert Dawn.__struct_fields__ == ("seats",)
    quiet, one, other, two, three = (
        speech.tell(Dawn(seats), names, 0) for seats in ((), (0,), (1,), (0, 1), (0, 1, 2))
    )
    assert one.replace("Ada", "Boris") == other
    assert two.replace(speech.join(names[:2]), speech.join(names[:3])) == three
    assert not any(name in quiet for name in names)
    assert not any(name in one for name in names[1:])
    for text in (quiet, one, two):
        assert not re.search(r"\d", text)
        told = [speech.say(hyphened(f"card-{card}")) for card in COPIES]
        told += [speech.say(f"side-{side}") for side in ("red", "black", "mafia", "yakuza", "maniac")]
        assert not [word for word in told if re.search(rf"\b{word}\b", text, re.IGNORECASE)]


@every_language
def test_the_host_has_a_sign_for_each_side_of_the_werewolf(language: str) -> None:
    """ORIG-1266 Red, mafia, yakuza; three different signs."""
    speech = words("original", language)
    signs = [speech.say(f"host-sign-{side}").partition(": ")[2] for side in ("red", "mafia", "yakuza")]
    assert all(signs) and len(set(signs)) == 3


def test_the_signs_are_head_pistol_and_dagger() -> None:
    """ORIG-1266 A shake of the head for red, a pistol for mafia, a dagger for yakuza."""
    speech = words("original", "en")
    assert speech.say("host-sign-red") == "The werewolf is red: shake your head."
    assert "mafia" in speech.say("host-sign-mafia") and "pistol" in speech.say("host-sign-mafia")
    assert "yakuza" in speech.say("host-sign-yakuza") and "dagger" in speech.say("host-sign-yakuza")


@every_language
def test_the_lobby_names_age_and_length(language: str) -> None:
    """ORIG-106 Age 16 and over, 45 to 90 minutes; enforced nowhere, so no setting speaks of it."""
    assert re.findall(r"\d+", words("original", language).say("lobby-line")) == ["16", "45", "90"]
    assert not [name for name in dealt(6).setup.settings if "age" in name.split("_") or "minutes" in name]


@every_language
def test_the_losers_pay_for_the_drinks(language: str) -> None:
    """ORIG-1106 A closing line, whoever has won, and no part of what is told of a game."""
    drinks = {"en": "losers.*drinks", "pl": "drinki.*przegrani", "sk": "nápoje.*porazení"}
    drinks |= {"ru": "напитки.*проигравшие", "es": "perdedores.*bebidas"}
    assert re.search(drinks[language], words("original", language).say("closing-line"))
    assert not patterns(language, "original")["closing-line", ""]
    assert "closing_line" not in [fact.__struct_config__.tag for fact in BOOK.facts]

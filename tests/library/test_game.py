"""A game in letters: asked, answered, refused, taken back, copied, looked at through one seat's eyes."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import citysleeps
from citysleeps import BOOKS, LANGUAGES, BadSetup, CitySleepsError, Game, NotUnderstood, Refused, Unknown
from citysleeps.kernel.play import Play
from citysleeps.library.letters import lettered
from citysleeps.views.words import sentence

DEAL = {"A": "commissar", "B": "don"}


def small(**more: object) -> Game:
    """Six seats of `original`: A is the commissar, B the don; everybody has looked at the card."""
    game = Game("original", seats=6, deal=DEAL)
    for seat in game.seats:
        game.answer(f"{seat} ready")
    return game


def played(book: str, answers: int, seats: int = 9, seed: str = "play") -> Game:
    """A game in which so many answers were drawn."""
    game, chance = Game(book, seats=seats, seed=seed), Random(seed)
    while not game.is_over and len(game.history) < answers:
        game.answer(chance.choice(game.answers))
    return game


def test_seats_are_a_number_or_names_in_a_line_or_a_list() -> None:
    assert Game("original", seats=6).seats == tuple("ABCDEF")
    assert Game("original", seats="Q W E R T Y").seats == tuple("QWERTY")
    assert Game("original", seats=["Q", "W", "E", "R", "T", "Y"]).seats == tuple("QWERTY")
    assert lettered(28)[-3:] == ("Z", "AA", "AB")


def test_the_same_seed_deals_the_same_game_and_a_deal_is_what_it_says() -> None:
    one, two, three = (Game("original", seats=10, seed=seed) for seed in (1, "1", 2))
    assert one.log == two.log != three.log and one.seed == "1"
    assert [small().card(seat) for seat in "ABC"] == ["commissar", "don", "resident"]
    assert small().known("B") == ("don", "mafia") and small().party("B") == "mafia"


def test_what_is_asked_is_asked_of_each_seat() -> None:
    game = small()
    [ask] = game.asks
    assert (ask.seat, ask.act, ask.lapse, ask.wants_text) == ("A", "check", "nothing", False)
    assert [answer.args for answer in ask.options] == [("B",), ("C",), ("D",), ("E",), ("F",)]
    assert [str(answer) for answer in game.answers] == [*map(str, ask.answers), "clock"]
    assert game.answers[-1].text == "clock" and game.answers[1:3] == [game.read("A check C"), game.read("A check D")]
    assert repr(game.answers) == "<7 answers: A check B, A check C, A check D, …>"
    with pytest.raises(IndexError, match="there are 7 answers"):
        game.answers[7]


def test_an_ask_makes_the_answer_of_its_arguments() -> None:
    ask = small().asks[0]
    assert ask.answer("C") in ask.answers and ask.answer("C").args == ("C",)
    with pytest.raises(CitySleepsError, match=r"^A check A is not legal; there are <6 answers: A check B, ") as error:
        ask.answer("A")
    assert error.value.reason == "not_legal"


def test_an_answer_names_its_seats_and_numbers() -> None:
    """CITY: a Detective checks a list of one; a Journalist two; in `original` a plan has a night; a word is no seat."""
    answers = {
        ("original", "A plan C 3"): (("C", 3), ("C",)),
        ("original", "A vote execute"): (("execute",), ()),
        ("original", "A vote C"): (("C",), ("C",)),
        ("original", "host warn B"): (("B",), ("B",)),
        ("original", "host correct B plan C 3"): (("B", "plan", "C", 3), ("B", "C")),
        ("original", "clock"): ((), ()),
        ("bigcity", "A check B"): ((("B",),), ("B",)),
        ("bigcity", "A check B C"): ((("B", "C"),), ("B", "C")),
        ("cuba", "A take 3"): ((3,), ()),
        ("cuba", "A take driver"): (("driver",), ()),
        ("cuba", "A claim passed 7 loyal driver"): (("passed", 7, ("loyal", "driver")), ()),
        ("cuba", "A claim passed 7 none"): (("passed", 7, ()), ()),
    }
    for (book, text), (args, seats) in answers.items():
        answer = Game(book, seats=8).read(text)
        assert (answer.args, answer.seats, str(answer)) == (args, seats, text)


def test_words_of_ones_own_are_in_quotes_however_they_are_given() -> None:
    game = played("original", 60)
    while not game.asks[0].wants_text:
        game.answer("clock")
    ask = game.asks[0]
    answer = ask.answer('I say "no"')
    assert answer.args == ('I say "no"',) and answer.text == f'{ask.seat} say "I say \\"no\\""'
    game.answer(answer)
    assert game.log[-1].fact["text"] == 'I say "no"'
    assert repr(ask) == f"<Ask {ask.seat} say: any text>"


def test_an_answer_changes_the_game_and_tells_facts_to_those_they_are_for() -> None:
    game = small()
    before = len(game.log)
    game.answer("A check B")
    told = [str(line) for line in game.log[before:]]
    assert "check_answer B nod (to A host)" in told and "step_ended commissar (to all)" in told
    assert game.view("A").known("B") == ("nod",) and game.view("C").known("B") == ()
    [answer] = [line for line in game.log if line.fact.name == "check_answer"]
    assert dict(answer.fact.fields) == {"seat": "A", "target": "B", "answer": "nod"}
    assert answer.to == ("A", "host") and not answer.is_public
    assert answer.fact["target"] == "B"


@pytest.mark.parametrize("book", BOOKS)
def test_the_end_is_told_with_the_clauses_that_say_so_to_everybody_alike(book: str) -> None:
    game, clauses = Game(book, seats=9, seed="end"), BOOKS[book].clauses
    assert game.ending is None is game.view("A").ending
    game.play_out("careful")
    ending = game.ending
    assert ending is not None and ending.fact.name == "game_over" and ending.fact in [told.fact for told in game.log]
    assert ending.clauses and all(clauses[clause.id] == clause for clause in ending.clauses)
    for who in (*game.seats, "host", "spectators"):
        seen = pickle.loads(pickle.dumps(game.view(who))).ending
        assert seen is not None and (str(seen.fact), seen.clauses) == (str(ending.fact), ending.clauses)
    game.undo()
    assert game.ending is None


def test_the_clauses_of_the_end_are_those_of_this_end() -> None:
    """ORIG-1111, ORIG-1112; ORIG-1122 says the same of the extended deck, ORIG-1125 what follows there."""
    found = {}
    for deck, seats in (("basic", 8), ("extended", 14)):
        for game in citysleeps.play_games("original", seats, games=40, settings={"deck": deck}):
            assert game.ending is not None
            found[deck, game.winner] = [clause.id for clause in game.ending.clauses]
    assert found["basic", "red"] == ["ORIG-1111"] and found["basic", "black"] == ["ORIG-1112"]
    assert found["extended", "red"] == ["ORIG-1122"] and found["extended", "mafia"] == ["ORIG-1123"]


def test_the_settings_know_the_preset_that_they_amount_to() -> None:
    """ORIG-205 to ORIG-207."""
    game = Game("original", 10, settings={"preset": "professional"})
    assert game.settings["preset"] == "professional" and game.settings["kill_method"] == "closed_eyes"
    assert Game("original", 10, settings={"kill_method": "closed_eyes"}).settings == game.settings
    assert game.view("A").settings == game.settings == citysleeps.read_record(game.record()).settings
    assert Game("original", 10, settings=game.settings).log == game.log
    mine = Game("bigcity", 10, settings={"roles": ["mafia=3", "detective", "peaceful_resident=6"]})
    assert "preset" not in mine.settings and mine.view("A").book.name == "bigcity"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_its_reason_and_a_sentence_and_changes_nothing(language: str) -> None:
    game = small()
    log, asks = game.log, repr(game.asks)
    with pytest.raises(Refused) as refused:
        game.answer("C check B")
    assert refused.value.reason == game.reason("C check B") == "not_your_role"
    assert refused.value.sentence(language) == sentence("original", language, "not_your_role")
    assert str(refused.value) == "C check B: Another character acts now; wait until yours is called. (not_your_role)"
    assert (game.log, repr(game.asks), len(game.history)) == (log, asks, 6)


@pytest.mark.parametrize("book", BOOKS)
def test_what_is_taken_back_is_as_it_was_and_can_be_answered_again(book: str) -> None:
    game = played(book, 40)
    answers = game.history
    stops = [(game.log, repr(game.asks), game.alive, game.phases)]
    while game.history:
        game.undo()
        stops.append((game.log, repr(game.asks), game.alive, game.phases))
    assert repr(game) == repr(Game(book, seats=9, seed="play"))
    for answer, stop in zip(answers, stops[-2::-1], strict=True):
        game.answer(answer)
        assert (game.log, repr(game.asks), game.alive, game.phases) == stop


def test_an_answer_that_ends_a_rest_is_taken_back_with_the_rest() -> None:
    """SPY-1612 A secret phase rests until something later is done; both are one answer."""
    game = Game("spytown", seats=7, deal={"A": "mafioso", "B": "agent"})
    game.answer("B check A")
    rest, log = len(game.history), game.log
    later = next(answer for answer in after_the_rest(game) if not game.reason(answer))
    game.answer(later)
    assert "police_phase" in game.phases and len(game.history) == rest + 2 and str(game.history[-2]) == "clock"
    assert str(game.undo()) == later
    assert (len(game.history), game.log) == (rest, log)


def after_the_rest(game: Game) -> list[str]:
    later = game.copy()
    later.answer("clock")
    return [answer.text for answer in later.answers if answer.text != "clock"]


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    with pytest.raises(
        CitySleepsError, match=r"^nothing has been answered yet, so nothing can be taken back$"
    ) as error:
        Game("original", seats=6).undo()
    assert error.value.reason == "nothing_to_undo"


@pytest.mark.parametrize("book", BOOKS)
def test_a_copy_goes_its_own_way(book: str) -> None:
    game = played(book, 8)
    log, history = game.log, game.history
    other = game.copy()
    assert (other.log, other.history) == (log, history)
    other.play_out()
    assert other.is_over and not game.is_over and (game.log, game.history) == (log, history)
    other.undo()
    game.play_out()
    assert game.is_over and (game.log[: len(log)], game.history[: len(history)]) == (log, history)


@pytest.mark.parametrize("book", BOOKS)
def test_a_view_is_what_was_told_to_that_seat(book: str) -> None:
    game = played(book, 40)
    for seat in (*game.seats, "host", "spectators"):
        view = game.view(seat)
        assert [fact.text for fact in view.facts] == [line.fact.text for line in game.log if seat in line.to]
        assert repr(view.asks) == repr(tuple(ask for ask in game.asks if ask.seat == seat))
        assert view.seats == game.seats and view.phases == game.phases
    assert all(game.view("host").card(seat) == game.card(seat) for seat in game.seats)


def test_a_view_cannot_change_the_game_nor_see_more_of_it() -> None:
    game = small()
    view = game.view("A")
    for name in ("alive", "facts", "asks", "winner", "seat"):
        with pytest.raises(AttributeError):
            setattr(view, name, ())
    with pytest.raises(AttributeError):
        view.asks[0].answers = ()
    with pytest.raises(AttributeError):
        view.facts[0].name = "dawn"
    with pytest.raises(TypeError):
        view.facts[0].fields["settings"] = {}  # type: ignore[index]
    with pytest.raises(AttributeError):
        view.story()  # type: ignore[attr-defined]
    view.numbers.clear()  # type: ignore[attr-defined]
    view._state.living = 0
    assert game.alive == tuple("ABCDEF") and game.numbers["night"] == 1
    game.answer("A check B")
    assert view.known("B") == ()


def test_after_the_end_nothing_is_answered_any_more() -> None:
    game = Game("original", seats=6)
    game.play_out()
    assert game.is_over and game.winner in ("red", "black") and set(game.winners) <= set(game.seats)
    assert (len(game.answers), game.asks, repr(game.answers)) == (0, (), "<0 answers: none can be listed>")
    with pytest.raises(Refused, match=r"^A vote B: .* \(wrong_phase\)$"):
        game.answer("A vote B")
    with pytest.raises(Refused):
        game.answer("clock")
    winner = game.winner
    game.play_out()
    assert game.winner == winner


def test_the_story_is_told_whole_or_to_one_seat_in_every_language() -> None:
    game = small()
    game.answer("A check B")
    stories = {game.story(seat, language) for seat in (None, "A", "C", "spectators") for language in LANGUAGES}
    assert len(stories) == 20
    assert "B" in game.story("A").splitlines()[-4] or "nod" in game.story("A")
    assert game.story("C").count("\n") < game.story("A").count("\n") < game.story().count("\n")


@pytest.mark.parametrize(
    ("wrong", "reason", "said"),
    [
        (lambda: Game("orignal", 6), "unknown_book", "there is no book orignal; did you mean original?"),
        (lambda: Game("original", 3), "bad_player_count", "3 seats; "),
        (lambda: Game("original", 40), "bad_player_count", "40 seats; original is for 6 to 26 players"),
        (lambda: Game("original", 0), "bad_player_count", "0 seats; original is for 6 to 26 players"),
        (lambda: Game("original", "A B C A D E"), "bad_setup", "two seats are called A"),
        (lambda: Game("original", "A B C host D E"), "bad_setup", "a seat cannot be called host: "),
        (
            lambda: Game("original", 6, settings={"dekc": "basic"}),
            "bad_setup",
            "there is no setting dekc; did you mean",
        ),
        (lambda: Game("original", 6, settings={"deck": "x"}), "bad_setup", "deck is x; it may be basic, extended"),
        (
            lambda: Game("original", 6, settings={"stalemate_rounds": 1.5}),
            "bad_setup",
            "stalemate_rounds is 1.5: a setting is a word, a whole",
        ),
        (
            lambda: Game("original", 6, settings={"deck": None}),
            "bad_setup",
            "deck is None: a setting is a word, a whole number",
        ),
        (lambda: Game("original", 6, deal={"A": "dno"}), "bad_setup", "there is no card dno; the cards are "),
        (
            lambda: Game("original", 6, deal={"Z": "don"}),
            "bad_setup",
            "the deal names seat Z, which is not at the table",
        ),
        (lambda: Game("original", 6, deal={"A": 3}), "wrong_use", "deal: 3 is not a word"),
        (lambda: Game("original", 6, lots="Z"), "bad_setup", "the lots name seat Z, which is not at the table"),
        (lambda: small().answer("Z vote A"), "not_understood", "there is no seat Z at this table: A B C D E F"),
        (lambda: small().answer("A chekc B"), "not_understood", "there is no act chekc; did you mean check?"),
        (lambda: small().answer("A check"), "not_understood", "A check: the act wants seat"),
        (lambda: small().answer("A check Z"), "not_understood", "there is no seat Z at this table: A B C D E F"),
        (lambda: small().answer(""), "not_understood", "an empty line is no move"),
        (lambda: small().view("Z"), "not_understood", "there is no seat Z at this table: A B C D E F"),
        (lambda: small().card("Z"), "not_understood", "there is no seat Z at this table: A B C D E F"),
        (lambda: small().story("Z"), "not_understood", "there is no seat Z at this table: A B C D E F"),
        (lambda: small().story(language="de"), "unknown_language", "there is no language de; "),
        (lambda: small().log[0].fact["seets"], "unknown_field", "game_set has no field seets; did you mean seats?"),
        (lambda: small().play_out("carefull"), "unknown_bot", "there is no bot carefull; did you mean careful?"),
        (lambda: small().play_out({"twn": "random"}), "unknown_party", "there is no party or seat twn; did you mean"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_whatever_is_wrong_is_one_sentence_with_a_reason(wrong: object, reason: str, said: str) -> None:
    with pytest.raises(CitySleepsError) as error:
        wrong()  # type: ignore[operator]
    assert (error.value.reason, str(error.value)[: len(said)]) == (reason, said)
    assert "\n" not in str(error.value)
    assert type(error.value) in (BadSetup, CitySleepsError, NotUnderstood, Refused, Unknown)


def test_a_lot_that_cannot_be_drawn_is_said_and_leaves_the_game_as_it_was() -> None:
    """In `spytown` a tie is broken by lot: D is written down, and is not among those drawn for."""
    game = Game("spytown", seats=7, deal={"A": "mafioso", "B": "agent"}, lots=["D"])
    game.answer("B check A")  # which uncovers B
    votes = dict(zip("ACDEFG", "CACACA", strict=True))
    while True:
        log = game.log
        try:
            answer = game.asks[0].answers[-1] if game.asks else "clock"
            if game.phases[-1].endswith("_vote"):
                answer = f"{game.asks[0].seat} vote {votes[game.asks[0].seat]}"
            game.answer(answer)
        except BadSetup as bad:
            said = str(bad)
            break
    assert said == "the lot written down for D cannot be drawn: it is drawn among A C"
    assert game.log == log and game.answers


def test_bots_say_where_they_cannot_play_on() -> None:
    game = Game("cuba", seats=6, settings={"mode": "assisted"})
    with pytest.raises(CitySleepsError, match=r"^bots cannot play cuba on: nobody can answer, and neither") as error:
        game.play_out()
    assert error.value.reason == "stuck"


def test_the_settings_and_the_book_of_a_game() -> None:
    game = Game(BOOKS["original"], seats=14, settings={"preset": "extended"})
    assert game.book.name == "original" and game.settings["deck"] == "extended"
    with pytest.raises(TypeError):
        game.settings["deck"] = "basic"  # type: ignore[index]
    cards = Game("spytown", seats=10, settings={"preset": "cards", "cards": ["vest", "wiretap"]})
    assert cards.settings["cards"] == ("vest", "wiretap")


def test_it_is_the_game_that_the_rules_play() -> None:
    game = Game("original", seats=8, seed="same")
    game.play_out("careful")
    play = Play(game.book._rules, game._play.setup)
    for answer in game.history:
        assert not play.answer(game._letters.read(answer))
    assert play.game.log == game._play.game.log

"""Golden transcripts: a change of the rules shows up as a readable diff. `UPDATE_GAMES=1 pytest tests/games` rewrites
them. Lines with `?` say who is asked what, with `+` what is offered beside, with `>` what was done, the others what was
told to whom."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from citysleeps.books.spytown.cards import DECK
from citysleeps.kernel.setup import Value

from .transcript import Driver, Table

HERE = Path(__file__).parent
MOST_BYTES = 60_000
EVERY_CARD = tuple(card.name for card in DECK for _ in range(card.copies) if card.name != "neutral")

OUTCASTS = ("sectarian", "poisoner", "mafia=2", "lawyer")
SPECIAL = ("detective", "doctor", "bodyguard", "admirer", "psychic", "lucky_one")
CITIZENS = ("avenger", "judge", "doctor", "detective", "journalist", "bodyguard", "lucky_one")
HOSTED = ("mafia", "lover", "bloodhound", "detective", "doctor", "sleuth")
OPTIONS = ("opt_sound_mind", "opt_grave_secrets", "opt_name_of_truth", "opt_all_in_moderation")


def city(
    title: str,
    seats: int,
    settings: dict[str, Value],
    seed: str,
    incidents: Sequence[tuple[str, str]] = (),
    mistakes: float = 0.0,
    beside: float = 0.0,
) -> Table:
    """A game of `bigcity`: hands are raised seldom, since everybody is named."""
    return Table(
        title=title,
        book="bigcity",
        seats=seats,
        settings=settings,
        seed=seed,
        incidents=list(incidents),
        mistakes=mistakes,
        beside=beside,
        accuses=0.12,
    )


GAMES = {
    "cuba_7": Table(
        title="Seven at the box: the bag, talk, and accusations",
        book="cuba",
        seats=7,
        settings={"first_godfather": "A", "jokers": "2"},
        seed="7",
        incidents=[("after remove", "B bag loyal")],
        mistakes=0.2,
        beside=0.4,
    ),
    "cuba_cleaner_10": Table(
        title="Ten with the Cleaner: windows, one who leaves, a limit",
        book="cuba",
        seats=10,
        settings={"first_godfather": "C", "cleaner": "on", "investigation_minutes": 5, "theft_turn_s": 60},
        seed="3",
        incidents=[("theft", "H leave"), ("after accuse", "OTHER say I")],
        mistakes=0.3,
    ),
    "cuba_real_box_6": Table(
        title="Six with a real box: entries, an error, one taken back, a BANG",
        book="cuba",
        seats=6,
        settings={"first_godfather": "A", "mode": "assisted", "cleaner": "on", "jokers": "1"},
        seed="1",
        incidents=[
            ("theft", "host stolen 9"),
            ("after stolen", "host correct A accuse B"),
            ("after correct", "host reveal B driver"),
            ("after reveal", "host error B 1 diamonds + driver"),
            ("after error", "host undo"),
            ("after undo", "host correct A accuse C"),
            ("after correct", "host bang D"),
            ("after bang", "host reveal C 4 diamonds"),
            ("after reveal", "host stolen 8"),
            ("after stolen", "host correct A concede"),
            ("after correct", "host reveal E 3 diamonds"),
            ("after reveal", "host end"),
        ],
    ),
    "original_basic_7": Table(
        title="A basic game of seven", seats=7, settings={"preset": "basic"}, seed="35", mistakes=0.2
    ),
    "original_claims_9": Table(
        title="Nine who claim this and that",
        seats=9,
        settings={"deck": "extended", "kill_method": "open_eyes"},
        seed="12",
        mistakes=0.1,
        beside=0.6,
        accuses=0.5,
        claims=True,
    ),
    "original_basic_13": Table(title="A basic game of thirteen", seats=13, settings={"preset": "basic"}, seed="89"),
    "original_professional_10": Table(
        title="A professional game of ten: plans and marks with closed eyes",
        seats=10,
        settings={"preset": "professional", "plan_reminder": "on"},
        seed="61",
        mistakes=0.2,
    ),
    "original_extended_12": Table(
        title="An extended game of twelve", seats=12, settings={"preset": "extended"}, seed="88"
    ),
    "original_extended_15": Table(
        title="An extended game of fifteen, with judges", seats=15, settings={"preset": "extended"}, seed="74"
    ),
    "original_extended_20": Table(
        title="An extended game of twenty, with two gangs and the werewolf",
        seats=20,
        settings={"preset": "extended"},
        seed="29",
        mistakes=0.1,
    ),
    "original_extended_26": Table(
        title="An extended game of twenty-six, with every card", seats=26, settings={"preset": "extended"}, seed="31"
    ),
    "original_extended_open_eyes_20": Table(
        title="An extended game of twenty where the gangs point with open eyes",
        seats=20,
        settings={"deck": "extended", "kill_method": "open_eyes", "gang_agreement": "majority"},
        seed="7",
    ),
    "original_hostless_12": Table(
        title="A game of twelve without a host; the first to die becomes the host",
        seats=12,
        settings={"preset": "hostless", "temporary_host": "L"},
        seed="38",
        incidents=[
            ("day speech 2", 'host say "The city mourns."'),
            ("day vote", "host next"),
            ("night 3", "host leave"),
        ],
    ),
    "original_human_host_9": Table(
        title="A game of nine with a human host, who goes on by hand, warns, takes it back, corrects and removes",
        seats=9,
        settings={"preset": "basic", "host_mode": "human", "night_step_seconds": 0, "vote_call_seconds": 0},
        seed="82",
        incidents=[
            ("first_night", 'host say "Not a sound, please."'),
            ("after check", "host correct SEAT check OTHER"),
            ("first_day speech", "host warn B"),
            ("first_day speech", "host silence A"),
            ("after nominate", "host correct SEAT nominate OTHER"),
            ("court", "host unwarn B"),
            ("vote", "host next"),
            ("night commissar 2", "host next"),
            ("day speech", "host remove OTHER"),
            ("night 3", "host leave"),
        ],
    ),
    "original_dead_see_all_10": Table(
        title="A game of ten in which the dead see everything",
        seats=10,
        settings={"preset": "professional", "dead_see_all": True, "reveal_at_end": False},
        seed="2",
    ),
    "original_leaving_17": Table(
        title="A game of seventeen in which players leave: in the deal, in speeches, in the night, in a vote",
        seats=17,
        settings={"preset": "extended"},
        seed="113",
        incidents=[
            ("deal", "Q leave"),
            ("first_night", "OTHER leave"),
            ("first_day speech", "OTHER leave"),
            ("court", "OTHER leave"),
            ("vote", "OTHER leave"),
            ("night 2", "OTHER leave"),
            ("day nomination", "OTHER leave"),
        ],
    ),
    "original_judge_tie_basic_15": Table(
        title="An extended game of fifteen where a tie of the judges is broken by a second vote",
        seats=15,
        settings={"preset": "extended", "judge_tie": "basic"},
        seed="99",
    ),
    "original_stalemate_8": Table(
        title="A game of eight that ends in a draw because nobody dies",
        seats=8,
        settings={"preset": "basic", "stalemate_rounds": 2},
        seed="71",
        eager=0.1,
        accuses=0.04,
    ),
    "spytown_6": Table(
        title="A small game of six: the Agent looks once",
        book="spytown",
        seats=6,
        settings={},
        seed="18",
        mistakes=0.2,
        beside=0.05,
    ),
    "spytown_10": Table(
        title="A game of ten without cards", book="spytown", seats=10, settings={}, seed="16", mistakes=0.1, beside=0.05
    ),
    "spytown_cards_12": Table(
        title="A game of twelve with cards that save, bar and protect",
        book="spytown",
        seats=12,
        settings={"cards": ("vest", "bandage", "shelter", "safe_conduct", "arrest", "kidnapping", "wiretap")},
        seed="1",
        beside=0.05,
        eager=0.4,
    ),
    "spytown_every_card_16": Table(
        title="A game of sixteen with every card: three sides, a Commander, a swap of roles, a Recruitment",
        book="spytown",
        seats=16,
        settings={"cards": EVERY_CARD, "new_gang_recognition": "on", "dead_view": "night"},
        seed="33",
        beside=0.04,
        eager=0.3,
    ),
    "spytown_large_20": Table(
        title="A large game of twenty: last shots in turn 1",
        book="spytown",
        seats=20,
        settings={"cards": ("last_shot", "shot_round_corner", "commander", "vest", "recruitment", "wiretap")},
        seed="3",
        beside=0.02,
    ),
    "spytown_children_9": Table(
        title="A children's game of nine: no Agent, one vote, last shots that go on and on",
        book="spytown",
        seats=9,
        settings={"preset": "children", "kids_chain": "on"},
        seed="14",
        beside=0.05,
    ),
    "spytown_human_11": Table(
        title="A game of eleven with a human Game Master, who deals by hand, goes on, corrects, decides and expels",
        book="spytown",
        seats=11,
        settings={"gm_mode": "human", "cards": ("vest", "wiretap"), "vote_mode": "sequential", "t_mafia": 0},
        seed="19",
        incidents=[
            ("deal", "host deal A mafioso"),
            ("deal", "host deal B policeman vest"),
            ("agent_phase", 'host say "Not a sound, please."'),
            ("after check", "host correct SEAT check OTHER"),
            ("discussion", "host next"),
            ("after vote", "host correct SEAT vote OTHER"),
            ("mafia_phase 2", "OTHER leave"),
            ("discussion 2", "host decide OTHER out"),
            ("discussion 2", "host remove OTHER"),
        ],
    ),
    "spytown_leaving_14": Table(
        title="A game of fourteen in which players go: in every phase, in a window, in a vote, by a penalty",
        book="spytown",
        seats=14,
        settings={"cards": ("vest", "bandage", "commander", "last_shot", "recruitment", "arrest"), "dead_view": "none"},
        seed="38",
        incidents=[
            ("agent_phase", "OTHER leave"),
            ("mafia_phase", "host remove OTHER"),
            ("bandage_window", "OTHER leave"),
            ("discussion", "OTHER leave"),
            ("preliminary_vote", "OTHER leave"),
            ("mafia_phase 2", "OTHER leave"),
            ("defence", "OTHER leave"),
        ],
        beside=0.03,
    ),
    "spytown_reverse_8": Table(
        title="A Slovak small game of eight with a Mafia phase in turn 1, where saves stop shots and chains end first",
        book="spytown",
        seats=8,
        settings={
            "edition": "sk",
            "small_first_mafia_phase": "hold",
            "save_scope": "any",
            "end_check": "after_chain",
            "kids_last_shot": "on",
            "cards": ("reverse_recruitment", "vest", "bandage", "shot_round_corner", "last_shot"),
        },
        seed="3",
        beside=0.05,
    ),
    "bigcity_9": city(title="The proposed game of nine", seats=9, settings={}, seed="8", mistakes=0.05),
    "bigcity_first_8": city(
        title="A first game of eight with the Sleuth",
        seats=8,
        settings={"preset": "first_game", "first_special": "sleuth"},
        seed="9",
    ),
    "bigcity_outcasts_14": city(
        title="A game of fourteen with a sect and a Poisoner, and most who act by night",
        seats=14,
        settings={"roles": (*OUTCASTS, *SPECIAL, "peaceful_resident=3"), "max_outcasts": 2, "sect_heir": "random"},
        seed="14",
    ),
    "bigcity_both_12": city(
        title="Mafia and Cartel against each other, and the Agent with both",
        seats=12,
        settings={"faction": "both", "roles": ("mafia=2", "cartel=2", "agent", "journalist", "peaceful_resident=6")},
        seed="7",
    ),
    "bigcity_who_is_who_10": city(
        title="A game of ten where nobody knows who is who, and all roles are called",
        seats=10,
        settings={"opt_who_is_who": "on", "decks": ("citizens=7", "criminals=2", "outcasts=1")},
        seed="18",
    ),
    "bigcity_all_options_16": city(
        title="A game of sixteen with four options: last words, secrets, cards shown by day, overdoses",
        seats=16,
        settings={
            "roles": (*CITIZENS, "mafia=3", "boss", "maniac", "peaceful_resident=4"),
            **dict.fromkeys(OPTIONS, "on"),
        },
        seed="19",
        beside=0.01,
    ),
    "bigcity_human_11": city(
        title="A game of eleven with a drawn Host, who goes on, corrects, gives a false answer, warns and leaves",
        seats=12,
        settings={"host": "human_dealt", "lover_false": "host", "roles": (*HOSTED, "peaceful_resident=5")},
        seed="24",
        incidents=[
            ("after heal", "host correct SEAT heal OTHER"),
            ("after falsify", "host next"),
            ("after check", "host false outcast"),
            ("discussion 2", "host limit 300"),
            ("after vote", "host correct SEAT pass"),
            ("discussion 3", "host warn OTHER"),
            ("call_mafia 4", "host leave"),
        ],
    ),
    "bigcity_leaving_13": city(
        title="A game of thirteen in which players go: by night, while the city talks, while they are named",
        seats=13,
        settings={
            "roles": ("avenger", "judge", "detective", "patrolman", "doctor", "peaceful_resident=4", "mafia=3", "boss")
        },
        seed="16",
        incidents=[
            ("call_doctor 2", "OTHER leave"),
            ("call_mafia 2", "OTHER leave"),
            ("discussion 2", "OTHER leave"),
            ("first_round 2", "host remove OTHER"),
            ("call_mafia 3", "OTHER leave"),
            ("after point", "SEAT leave"),
        ],
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_it_was_written_down(name: str) -> None:
    written = Driver(GAMES[name]).transcript()
    file = HERE / f"{name}.txt"
    if os.environ.get("UPDATE_GAMES"):
        file.write_text(written, encoding="utf-8")
    assert len(written.encode()) < MOST_BYTES
    assert written == file.read_text(encoding="utf-8"), f"{name} differs; UPDATE_GAMES=1 pytest tests/games rewrites it"


def test_every_written_game_is_played() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(GAMES)

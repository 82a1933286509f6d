"""A game told as text."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from finished import FINISHED

from citysleeps.agents.random import play_out
from citysleeps.books.bigcity.book import BOOK as BIGCITY
from citysleeps.books.original.book import BOOK
from citysleeps.books.spytown.book import BOOK as SPYTOWN
from citysleeps.kernel.play import Play
from citysleeps.kernel.seats import HOST, SPECTATORS, bit
from citysleeps.kernel.setup import Setup
from citysleeps.views.story import HEADING, ITEM, story
from citysleeps.views.view import told_to


@cache
def played(seats: str, **settings: str | int | bool) -> Play:
    setup = BOOK.settle(Setup(book="original", seats=tuple(seats), settings=settings, seed="story"))
    play = Play(BOOK, setup)
    play_out(play, Random("story"))
    return play


def sentences(told: list[str]) -> list[str]:
    """The lines that tell a fact."""
    return [line for line in told if line and not line.startswith((HEADING, ITEM))]


@pytest.mark.parametrize("language", FINISHED)
def test_whole_games_are_told_in_every_language(language: str) -> None:
    for play in (
        played("ABCDEFGHIJKLMNOPQRSTUVWXYZ", preset="extended", plan_reminder="on", dead_see_all=True),
        played("ABCDEFGHIJKLMNOPQRST", deck="extended", kill_method="open_eyes"),
        played("ABCDEFGHIJKL", preset="hostless", temporary_host="L"),
    ):
        told = story(BOOK, play.setup, play.game.log, None, language)
        assert len(sentences(told)) == len(play.game.log)


def test_a_seat_is_told_its_own_story_and_no_other() -> None:
    play = played("ABCDEFG", preset="basic")
    for who in (bit(0), bit(6), HOST, SPECTATORS):
        told = story(BOOK, play.setup, play.game.log, who)
        assert len(sentences(told)) == len(told_to(play.game.log, who))
    a, host = (story(BOOK, play.setup, play.game.log, who) for who in (bit(0), HOST))
    assert any(line.startswith("Your card: ") for line in a)
    assert not any(line.startswith("The card of ") for line in a)
    assert any(line.startswith("The card of A: ") for line in host)


def test_a_story_begins_with_the_deal_and_has_a_heading_for_every_night_and_day() -> None:
    play = played("ABCDEFG", preset="basic")
    told = story(BOOK, play.setup, play.game.log, None)
    headings = [line for line in told if line.startswith("## ")]
    assert told[0] == "## The deal"
    assert headings[1:4] == ["## Night 1", "## Day 1", "## Night 2"]
    assert headings[-1] == "## The end"


@pytest.mark.parametrize("language", FINISHED)
def test_games_of_spytown_are_told_in_every_language(language: str) -> None:
    """SPY-401 With a heading above the deal, each turn and the end."""
    for settings in ({}, {"cards": ("vest", "bandage", "commander", "wiretap", "recruitment")}):
        setup = SPYTOWN.settle(Setup(book="spytown", seats=tuple("ABCDEFGHIJKLM"), settings=settings, seed="story"))
        play = Play(SPYTOWN, setup)
        play_out(play, Random("story"))
        told = story(SPYTOWN, play.setup, play.game.log, None, language)
        assert len(sentences(told)) == len(play.game.log)
        assert len([line for line in told if line.startswith(HEADING)]) == SPYTOWN.numbers(play.game)["turn"] + 2
        assert len(sentences(story(SPYTOWN, play.setup, play.game.log, bit(0), language))) < len(play.game.log)


@pytest.mark.parametrize("language", FINISHED)
def test_games_of_bigcity_are_told_in_every_language(language: str) -> None:
    """CITY-301 With a heading above the deal, each night, each day and the end."""
    setup = BIGCITY.settle(Setup(book="bigcity", seats=tuple("ABCDEFGHI"), settings={}, seed="story"))
    play = Play(BIGCITY, setup)
    play_out(play, Random("story"))
    told = story(BIGCITY, play.setup, play.game.log, None, language)
    assert len(sentences(told)) == len(play.game.log)
    numbers = BIGCITY.numbers(play.game)
    headings = [line for line in told if line.startswith(HEADING)]
    assert len(headings) == numbers["night"] + numbers["day"] + 2
    assert len(set(headings)) == len(headings)
    assert len(sentences(story(BIGCITY, play.setup, play.game.log, bit(0), language))) < len(play.game.log)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever enters a game: a record as a list of names.

Knows the words of the program in each language from its own catalogues. What is pressed
for a move is the business of each game (rapanui_player.py, tapati_player.py); nothing is
taken from the program that its second implementation knows (tests/cli).
"""

import gettext
import os
import re
import sys

from screen import wait_for

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..', 'cli'))

COLOURS = {'green': 'yellow-green', 'blue': 'light blue', 'red': 'red', 'violet': 'violet',
           'orange': 'orange', 'yellow': 'yellow'}


class Words:
    """The texts of the program in one language."""

    def __init__(self, language, folder):
        self.language = language
        if language == 'en':
            self.catalogue = gettext.NullTranslations()
        else:
            self.catalogue = gettext.translation('ahu', folder, [language])

    @staticmethod
    def fill(text, values):
        """Fills in a format of C."""
        rest = list(values)

        def value(match):
            return str(values[int(match[1]) - 1] if match[1] else rest.pop(0))

        return re.sub(r'%(?:(\d)\$)?(?:s|d|u|c|lld)', value, text)

    def say(self, text, *values):
        """Translates a format of C and fills it in."""
        return self.fill(self.catalogue.gettext(text), values)

    def say_number(self, one, many, number, *values):
        """The same for a text that depends on a number."""
        return self.fill(self.catalogue.ngettext(one, many, number), values)

    def say_of(self, context, text, *values):
        """The same for a text whose meaning its context tells."""
        return self.fill(self.catalogue.pgettext(context, text), values)

    def colour(self, colour):
        return self.say_of('player colour', COLOURS[colour])


class Player:
    """Enters one game into the program."""

    # What the switch between the games calls it, what the button after the players can be, and what is counted.
    game_name = ways_on = total_label = None

    def __init__(self, program, words, record):
        self.program, self.words, self.record = program, words, record
        self.names = [player['name'] for player in record['players']]

    @staticmethod
    def is_same(one, other):
        """Whether two records have the same set-up and moves."""
        raise NotImplementedError

    @staticmethod
    def list_sources(words, row, player):
        """Pairs of what points come from and how many, of a player's row of the final scoring and what
        the last position has of the player."""
        raise NotImplementedError

    def begin(self):
        """From the start page to the table: players and what lies there."""
        self.program.press(self.words.say('New game'))
        self.program.press(self.game_name)
        wait_for(self.find_way_on, 'the button after the players')
        self.enter_players()
        self.press_way_on(self.program.press)

    def find_way_on(self):
        """The name of the button after the players, if it is there."""
        return next((name for name in map(self.words.say, self.ways_on) if self.program.has(name)), None)

    def press_way_on(self, press):
        """To the set-up, and through it."""
        press(self.find_way_on())
        self.enter_setup()

    def set_count(self, count):
        """Adds or removes seats."""
        self.program.find(self.words.say('Name of player %u', 1))
        seats = 1
        while self.program.has(self.words.say('Name of player %u', seats + 1)):
            seats += 1
        for seat in range(seats, count):
            self.program.press(self.words.say('Add a player'))
            self.program.find(self.words.say('Name of player %u', seat + 1))
        for seat in range(seats, count, -1):
            self.program.press(self.words.say('More for player %u', seat))
            self.program.press(self.words.say('Remove'))
            self.program.wait_gone(self.words.say('Name of player %u', seat))

    def enter_players(self):
        self.set_count(len(self.names))
        for seat, player in enumerate(self.record['players'], 1):
            self.program.enter(self.words.say('Name of player %u', seat), player['name'])
            self.choose_colour(seat, player['colour'])
            self.enter_seat(seat)

    def enter_seat(self, seat):
        """What a game asks of a player beside the name."""

    def choose_colour(self, seat, colour):
        label = 'Colour of player %1$u: %2$s'
        wanted = self.words.say(label, seat, self.words.colour(colour))
        if self.program.has(wanted):
            return
        present = next(name for other in COLOURS
                       for name in [self.words.say(label, seat, self.words.colour(other))]
                       if self.program.has(name))
        self.program.press(present)
        self.program.press(self.words.colour(colour))
        self.program.find(wanted)

    def enter_setup(self):
        """What lies on the table before the first move."""
        raise NotImplementedError

    def enter(self, moves):
        raise NotImplementedError

    def choose_places(self):
        """Who has won is shown to those who ask for it."""
        self.program.press(self.words.say('Straight to the places'))

# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody with nothing but a keyboard, who reads which key does what in the list of keys.

What is common to all games; it stands before the player of one (rapanui_typist.py,
tapati_typist.py).
"""

import os

from gi.repository import Atspi

from caps import from_accelerator, from_cap
from keyboard import Keyboard
from player import COLOURS
from screen import LEAVES, children, wait_for


def list_rows(node, way=()):
    """The rows below a node, each with the way to it, as places among children."""
    for place, child in enumerate(children(node)):
        role = child.get_role()
        if role == Atspi.Role.LIST_ITEM:
            yield way + (place,), child
        elif role not in LEAVES:
            yield from list_rows(child, way + (place,))


class Typist:
    """Comes to the table of a game by key."""

    def __init__(self, program, words, record):
        super().__init__(program, words, record)
        self.keyboard = Keyboard(program)
        self.keyboard.show('Ahu')
        self.caps, self.pages = {}, []
        self.read_keys()

    def read_keys(self):
        """The rows of the list of keys: which keys do what, and what can be done on each page that is listed."""
        self.keyboard.press('ctrl+question')
        self.keyboard.show(self.words.say('Keyboard shortcuts'))
        rows = self.next_rows()
        # From GTK 4.18 on what is on further pages is not there before it is turned to.
        while self.words.say('Quit') not in [name for _, name, _ in rows]:
            self.keyboard.press('Page_Down')
            rows += self.next_rows(rows)
        self.keyboard.press('Escape')
        self.program.wait_gone(self.words.say('Quit'))
        self.keyboard.show('Ahu')
        self.caps.update({name: keys.split(', ') for _, name, keys in rows})
        self.pages += self.sections(rows)

    def next_rows(self, known=()):
        """The rows of the list that are there, as soon as some are that aren't known and all tell their keys."""
        def unknown():
            rows = [(way, row.get_name(), row.get_description())
                    for window in list(children(self.program.root))[1:]
                    for way, row in list_rows(window)]
            return [row for row in rows if row not in known] if all(keys for _, _, keys in rows) else None

        return wait_for(unknown, 'more keys')

    def sections(self, rows):
        """What has the rows of one page: of all pages each has a “Quit”, and they part there."""
        ends = [way for way, name, _ in rows if name == self.words.say('Quit')]
        if len(ends) == 1:
            return [{name for _, name, _ in rows}]
        shared = len(os.path.commonprefix(ends))
        parts = {}
        for way, name, _ in rows:
            parts.setdefault(way[:shared + 1], set()).add(name)
        return list(parts.values())

    def cap(self, label, place):
        return from_cap(self.caps[self.words.say(label)][place], self.words.language)

    def press_accelerator(self, label):
        self.keyboard.press(from_accelerator(self.caps[self.words.say(label)][0]))

    # From the start page to the table

    def begin(self):
        self.press_accelerator('New game')
        self.choose_game()
        self.read_keys()
        self.enter_players()
        self.press_way_on(self.activate)
        self.find_table()
        self.read_keys()
        self.keyboard.pressed = 0

    def choose_game(self):
        self.program.find(self.words.say('Name of player %u', 1))
        if self.find_way_on():
            return
        self.wait_begun()
        self.activate(self.game_name)
        wait_for(self.find_way_on, 'the button after the players')

    def wait_begun(self):
        """The program moves the focus to the first name, or to where people go on who play again."""
        begins = [self.words.say(name, 1) for name in ('Name of player %u', *self.ways_on)]
        wait_for(lambda: self.keyboard.focus in begins,
                 lambda: f'the focus on one of {begins}; it is on “{self.keyboard.focus}”')

    def find_table(self):
        """Waits for the table."""
        raise NotImplementedError

    def activate(self, name):
        self.keyboard.go(name)
        self.keyboard.press('Return')

    def activate_and_leave(self, name):
        """The program moves the focus then; until it has, Tab counts from nowhere."""
        self.activate(name)
        wait_for(lambda: self.keyboard.focus != name, f'“{name}” to give the focus away')

    def set_count(self, count):
        self.wait_begun()
        seats = 1
        while self.program.has(self.words.say('Name of player %u', seats + 1)):
            seats += 1
        assert seats <= count
        for seat in range(seats + 1, count + 1):
            name = self.words.say('Name of player %u', seat)
            self.activate(self.words.say('Add a player'))
            wait_for(lambda name=name: self.keyboard.focus == name, f'the focus on “{name}”')

    def enter_players(self):
        self.set_count(len(self.names))
        for seat, player in enumerate(self.record['players'], 1):
            self.choose_colour(seat, player['colour'])
            self.keyboard.go(self.words.say('Name of player %u', seat))
            self.keyboard.press('ctrl+a')
            self.keyboard.type(player['name'])
            self.enter_seat(seat)

    def choose_colour(self, seat, colour):
        label = 'Colour of player %1$u: %2$s'
        names = [self.words.say(label, seat, self.words.colour(other)) for other in COLOURS]
        present = next(name for name in names if self.program.has(name))
        wanted = self.words.say(label, seat, self.words.colour(colour))
        if present == wanted:
            return
        self.activate_and_leave(present)
        self.program.find(self.words.colour(colour))
        self.activate(self.words.colour(colour))
        self.program.find(wanted)

    # At its end

    def choose_places(self):
        self.program.find(self.words.say('Straight to the places'))
        self.keyboard.press('Escape')

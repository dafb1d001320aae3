# SPDX-License-Identifier: GPL-3.0-or-later
"""A player with nothing but a keyboard, who reads which key does what in the list of keys.

A turn is typed without a pause, faster than any person: no key may be lost.
"""

from gi.repository import Atspi

import model  # found by player.py
from keyboard import Keyboard, from_accelerator, from_cap
from player import KINDS, Player, presses
from screen import wait_for, walk


def slot(game, card):
    """The place of a card in the hand, which is sorted by kind."""
    return [kind for kind in KINDS if game.hands[game.active][kind] > 0].index(card)


class Typist(Player):
    """Enters one game by key."""

    def __init__(self, program, words, record):
        super().__init__(program, words, record)
        self.keyboard = Keyboard(program)
        self.keyboard.show('Ahu')
        self.caps = {}
        self.read_keys()

    def read_keys(self):
        """The rows of the list of keys for the page that is shown: what it does, and the keys."""
        self.keyboard.press('ctrl+question')
        self.keyboard.show(self.words.say('Keyboard shortcuts'))
        self.program.find(self.words.say('Quit'), (Atspi.Role.LIST_ITEM,))
        rows = [node for node in walk(self.program.root) if node.get_role() == Atspi.Role.LIST_ITEM]
        self.caps.update({row.get_name(): row.get_description().split(', ') for row in rows})
        self.keyboard.press('Escape')
        self.program.wait_gone(self.words.say('Quit'))
        self.keyboard.show('Ahu')

    def cap(self, label, place):
        return from_cap(self.caps[self.words.say(label)][place])

    def press_accelerator(self, label):
        self.keyboard.press(from_accelerator(self.caps[self.words.say(label)][0]))

    # From the start page to the table

    def begin(self):
        self.press_accelerator('New game')
        self.read_keys()
        self.enter_players()
        self.activate(self.words.say('Deal'))
        self.program.find(self.words.say('Next card: %s', self.words.kind('moai')))
        self.enter_display()
        self.program.find(self.heading())
        self.read_keys()
        self.keyboard.pressed = 0

    def activate(self, name):
        self.keyboard.go(name)
        self.keyboard.press('Return')

    def activate_and_leave(self, name):
        """The program moves the focus then; until it has, Tab counts from nowhere."""
        self.activate(name)
        wait_for(lambda: self.keyboard.focus != name, f'“{name}” to give the focus away')

    def set_count(self, count):
        first = self.words.say('Name of player %u', 1)
        wait_for(lambda: self.keyboard.focus == first, f'the focus on “{first}”')
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
            self.choose_missing(seat, self.record['setup']['hands'][seat - 1])

    def choose_colour(self, seat, colour):
        label = 'Colour of player %1$u: %2$s'
        names = [self.words.say(label, seat, self.words.colour(other)) for other in
                 ('green', 'blue', 'red', 'violet')]
        present = next(name for name in names if self.program.has(name))
        wanted = self.words.say(label, seat, self.words.colour(colour))
        if present == wanted:
            return
        self.activate_and_leave(present)
        self.program.find(self.words.colour(colour))
        self.activate(self.words.colour(colour))
        self.program.find(wanted)

    def choose_missing(self, seat, hand):
        missing = next(kind for kind in model.SACRIFICES if kind not in hand)
        self.activate_and_leave(self.words.say('%1$s: %2$s is missing from the start hand', self.names[seat - 1],
                                               self.words.kind(missing)))

    def enter_display(self):
        self.keyboard.press(*[self.card_key(card) for column in self.record['setup']['display']
                              for card in column])
        self.keyboard.press('Return')

    # On the table

    def heading(self):
        return self.words.say('Turn %1$u · %2$s', self.game.turn, self.names[self.game.active])

    def card_key(self, card):
        return self.cap('Enter the next card', list(KINDS).index(card))

    def sacrifice_key(self, kind):
        return self.cap('Buy a Sacrifice card', model.SACRIFICES.index(kind))

    def keys(self, move):
        return getattr(self, 'key_' + move['move'].replace('-', '_'))(move)

    def key_buy(self, move):
        return [self.sacrifice_key(move['kind'])]

    key_add = key_buy

    def key_sacrifice(self, move):
        if move['kind'] is None:
            return [self.cap('Tell Ahu at the end', 0)]
        return [self.sacrifice_key(move['kind'])]

    def key_substitute(self, move):
        if move['kind'] is None:
            return [self.cap('Take nothing', 0)]
        return [self.sacrifice_key(move['kind'])]

    def key_play(self, move):
        row = ('Play a card', 'Play two of a kind',
               'Play three of a kind')[move.get('count', 1) - 1]
        return [self.cap(row, slot(self.game, move['card']))]

    def key_return_moai(self, _move):
        return [self.cap('Play a card', 0)]

    def key_draw(self, move):
        return [self.cap('Draw from columns 1 to 4', move['column'])]

    def key_refill(self, move):
        return [self.card_key(card) for card in move['cards']]

    def key_reward(self, move):
        row = {'wood': 'This player takes wood',
               'glory': 'This player takes glory points'}[move['take']]
        return [self.cap(row, self.game.pending().index(move['player']))]

    def key_reveal(self, move):
        assert len(move['kinds']) == 1, 'more cards may be one key'
        return [self.sacrifice_key(move['kinds'][0])]

    def enter(self, moves):
        """A turn at a time: the heading tells that the next one has begun."""
        keys, needed = [], 0
        for move in moves:
            assert not self.is_deduced(move), 'a game with nothing to deduce counts every move'
            keys += self.keys(move)
            needed += 4 if move['move'] == 'refill' else 1
            turn = self.game.turn
            self.game.apply(move)
            if self.game.turn != turn:
                self.keyboard.press(*keys)
                keys = []
                self.program.find(self.heading())
        self.keyboard.press(*keys)
        assert self.keyboard.pressed == needed, f'{self.keyboard.pressed} keys for {needed} decisions'

    def choose_places(self):
        self.program.find(self.words.say('Straight to the places'))
        self.keyboard.press('Escape')

    def enter_by_tab(self, moves):
        """With Tab and Enter alone, which need no key to be known."""
        for move in moves:
            for name in presses(self.words, self.names, self.game, move):
                before = self.program.names()
                self.activate(name)
                # The program moves the focus then; until it has, Tab counts from nowhere.
                wait_for(lambda before=before: self.program.names() != before,
                         f'“{name}” to do something')
            self.game.apply(move)
        self.keyboard.pressed = 0

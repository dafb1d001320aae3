# SPDX-License-Identifier: GPL-3.0-or-later
"""A player of the game of cards with nothing but a keyboard.

A turn is typed without a pause, faster than any person: no key may be lost.
"""

from rapanui_player import KINDS, RapanuiPlayer, presses
import model  # found by player.py
from screen import wait_for
from typist import Typist


def slot(game, card):
    """The place of a card in the hand, which is sorted by kind."""
    return [kind for kind in KINDS if game.hands[game.active][kind] > 0].index(card)


class RapanuiTypist(Typist, RapanuiPlayer):
    """Enters one game by key."""

    asked = (0, [])  # the turn, and who chooses at its Moai scoring

    def choose_missing(self, seat, hand):
        missing = next(kind for kind in model.SACRIFICES if kind not in hand)
        self.activate_and_leave(self.words.say('%1$s: %2$s is missing from the start hand', self.names[seat - 1],
                                               self.card(missing)))

    def enter_setup(self):
        self.program.find(self.words.say('Next card: %s', self.card('moai')))
        self.enter_display()

    def enter_display(self):
        self.keyboard.press(*[self.card_key(card) for column in self.record['setup']['display']
                              for card in column])
        self.keyboard.press('Return')

    # On the table

    def find_table(self):
        self.program.find(self.heading())

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
        # The rows stay until all have chosen.
        if self.asked[0] != self.game.turn:
            self.asked = (self.game.turn, self.game.pending())
        return [self.cap(row, self.asked[1].index(move['player']))]

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

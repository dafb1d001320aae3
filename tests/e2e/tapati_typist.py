# SPDX-License-Identifier: GPL-3.0-or-later
"""A player of Tapati with nothing but a keyboard.

What is chosen in the centre is typed without a pause, faster than any person: no key may be lost.
On a board arrows lead to the place; they and the keys of the boards decide nothing and are counted apart.
"""

from screen import wait_for
from tapati_board import take_focus
from tapati_model import COMBINATIONS
from tapati_player import TapatiPlayer
from typist import Typist

FACT_ROWS = ('Make-Make, Manutara, Ahu, Rano-Raraku', 'Tapati, Tangata-manu, Moai, Rug')
FACTS = ('make-make', 'manutara', 'ahu', 'rano-raraku', 'tapati', 'tangata-manu', 'moai', 'rug')
AWARDS = ('slaves', 'palms', 'rapanui')


class TapatiTypist(Typist, TapatiPlayer):
    """Enters one game by key."""

    def enter_setup(self):
        """The usual box; its page begins where people go on."""
        name = self.words.say('Lay out the first round')
        wait_for(lambda: self.keyboard.focus == name, f'the focus on “{name}”')
        self.keyboard.press('Return')

    def find_table(self):
        self.program.find(self.name.tile_button('quarry', 1))

    def hit(self, label, place=0, key=None):
        """A key that decides something; one that has a name has another in each language."""
        assert self.words.say(label) in self.caps
        self.keyboard.press(key or self.cap(label, place))
        self.activations += 1

    def decide(self, together):
        move = together[0]
        if len(together) > 1 and move['move'] == 'build':
            self.fills += 1
            self.go_to_board(move['player'])
            self.hit('Place on all free spaces')
        elif len(together) > 1:
            self.nobody += 1
            self.hit('Nobody places, scores or exchanges')
        else:
            super().decide(together)

    # In the centre

    def enter_reveal(self, move):
        for circles in move.get('quarries', [move.get('quarry')]):
            self.hit('Take or draw a quarry with that many circles', circles - 1)
        if 'rug' in move:
            self.hit('Take or draw the rug with this number', move['rug'] - 2)

    def enter_fact(self, move):
        row, place = divmod(FACTS.index(move['fact']), 4)
        self.hit(FACT_ROWS[row], place)

    def enter_palm(self, _move):
        self.hit('Take a palm', key='space')

    def enter_enough(self, _move):
        self.hit('Enough!')

    def enter_quarry(self, move):
        self.hit('Take or draw a quarry with that many circles', move['circles'] - 1)

    def enter_rug(self, _move):
        self.hit('Take or draw the rug with this number', self.game.p['markets']['rug'] - 2)

    def enter_exchange(self, move):
        """The ways are numbered in the order of what is given, then of what is taken."""
        order = list(COMBINATIONS)
        ways = sorted(self.game.exchanges(move['player']),
                      key=lambda way: (order.index(way['give']), way.get('circles'), order.index(way['take'])))
        self.hit('Exchange this way, or take this award', ways.index(move))

    def enter_pass(self, _move):
        self.hit('Pass, exchange nothing more')

    def enter_award(self, move):
        self.hit('Exchange this way, or take this award', AWARDS.index(move['take']))

    def enter_score(self, move):
        self.hit('Score the Moai on this site', move['site'])

    def enter_done(self, move):
        if self.game.p['step'] == 'place':
            self.go_to_board(move['player'])
            self.hit('Finish placing')
        else:
            self.hit('Score nothing more')

    # On the boards

    def key_of_board(self, seat):
        return self.cap('To the board of this seat', seat)

    def go_to_board(self, seat):
        """Any cell of it will do."""
        take_focus(self.keyboard, self.key_of_board(seat), self.list_cells(seat))

    def enter_build(self, move):
        count = move.get('count', 1)
        row, name, most = self.name_cell(move)
        self.go_to_cell(move, row, name)
        if count == most:
            self.hit('Place all that fit here', key='Return')
        else:
            self.hit('Place that many here', count - 1)

# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person presses to enter a game of Tapati.

One activation for each decision and for each tile that was drawn, and none else. Decisions are
counted in the record: each move is one, a draw is as many as it has tiles; but what the rules let
a person say at once is one: “Place 5”, which places on all rows that can be filled, and “Nobody places”.
What can be said so is found by the second implementation of the rules (tests/cli/tapati_model.py).
"""

import copy

from gi.repository import Atspi

from keyboard import Keyboard
from player import Player  # which finds the model
from screen import wait_for
from tapati_board import ROAD, go_to, list_cells
from tapati_model import LOOSE, Game
from tapati_words import LINES, SQUARES, TapatiWords

LEVELS = 'MOAI'


def whole(move):
    """A move with what may be left out, and without what only says how it was undone."""
    move = {name: value for name, value in move.items() if name != 'with-previous'}
    if move['move'] == 'build' and move['piece'] not in ('quarry', 'rug'):
        return {'count': 1, **move}
    return move


def whole_setup(record):
    """The box that a game is played with."""
    setup = record.get('setup', {})
    box = Game(len(record['players']), setup).box
    return {**box, 'arrows': sorted(box['arrows'])}


def find_fills(game, seat):
    """The moves that “Place” stands for: all spaces of each kind of which there are pieces enough."""
    fills, hand = [], game.hand(seat)
    for kind in LOOSE:
        moves = [{'move': 'build', 'player': seat, 'site': site, 'piece': piece, 'at': at, 'count': most}
                 for site, moai in enumerate(game.p['players'][seat]['moai']) if moai
                 for piece, at, most in game.loose_builds({kind: 99}, moai)
                 if piece == kind[:-1] and at != 'transfer' and most]
        if 0 < sum(move['count'] for move in moves) <= hand.get(kind, 0):
            fills += moves
    return fills


def find_nobody(game):
    """The moves that “Nobody places” stands for."""
    after, dones = copy.deepcopy(game), []
    while after.p['step'] == game.p['step'] and after.p['fact'] == game.p['fact'] and len(dones) < game.n:
        done = {'move': 'done', 'player': after.position()['pending'][0]}
        after.make(done)
        dones.append(done)
    return dones


def find_together(game, moves):
    """The next moves that are one decision."""
    move, together = moves[0], []
    if move['move'] == 'build':
        together = find_fills(game, move['player'])
    elif move['move'] == 'done':
        together = find_nobody(game)
    if len(together) > 1 and [whole(other) for other in moves[:len(together)]] == together:
        return together
    return [whole(move)]


def count_decisions(move):
    """One for each tile that was drawn."""
    return len(move.get('quarries', [0])) + ('rug' in move) if move['move'] == 'reveal' else 1


class TapatiPlayer(Player):
    """Enters one game into the program."""

    game_name, ways_on, total_label = 'Tapati', ('Next: your box', 'Lay out the first round'), 'Points'

    def __init__(self, program, words, record):
        super().__init__(program, words, record)
        self.game = Game(len(self.names), record.get('setup', {}))
        self.name = TapatiWords(words, self.names, self.game)
        self.boards = {}
        self.keyboard = None
        self.activations = self.decisions = self.moves = self.fills = self.nobody = 0

    @staticmethod
    def is_same(one, other):
        return ([whole(move) for move in one['moves']] == [whole(move) for move in other['moves']]
                and whole_setup(one) == whole_setup(other))

    @staticmethod
    def list_sources(words, row, player):
        return [(words.say_of('points', name), player['points'][line] + row.get(line, 0)) for line, name in LINES.items()]

    def look_again(self):
        """After the program was started anew nothing is where it was."""
        self.boards = {}

    def press_way_on(self, press):
        """The box is asked once; from then on a row leads to it."""
        asked = self.words.say('Next: your box')
        press(asked if self.find_way_on() == asked else self.words.say('Your box'))
        self.enter_setup()

    def enter_setup(self):
        """The numbers of the own box, as far as they are not the usual ones."""
        self.program.find(self.words.say('Lay out the first round'))
        own, usual = self.game.box, Game(len(self.names), {}).box
        for (name, number), (_name, before) in zip(self.name.numbers(own), self.name.numbers(usual)):
            if number != before:
                self.program.set_number(name, number)
        before = self.name.choices(usual)
        for name in self.name.choices(own):
            if name not in before:
                self.program.press(name)
        for arrow in usual['arrows']:
            if arrow not in own['arrows']:
                self.program.press(self.name.arrow(arrow))
        self.program.press(self.words.say('Lay out the first round'))

    # Moves

    def enter(self, moves):
        moves = list(moves)
        while moves:
            together = find_together(self.game, moves)
            self.decide(together)
            for move in together:
                self.game.make(move)
            del moves[:len(together)]
            self.moves += len(together)
            self.decisions += count_decisions(together[0])
        self.check_count()

    def check_count(self):
        assert self.activations == self.decisions, f'{self.activations} activations for {self.decisions} decisions'

    def tell_count(self):
        return (f'{self.moves} moves are {self.decisions} decisions and tiles: {self.activations} activations, '
                f'of which {self.fills} place on several rows and {self.nobody} are “Nobody places”')

    def decide(self, together):
        move = together[0]
        if len(together) > 1 and move['move'] == 'build':
            self.fills += 1
            self.press(self.name.fill(together), self.find_board(move['player']))
        elif len(together) > 1:
            self.nobody += 1
            self.press(self.words.say('Nobody places' if self.game.p['step'] == 'place' else 'Nobody scores'))
        else:
            getattr(self, 'enter_' + move['move'].replace('-', '_'))(move)

    def press(self, name, within=None):
        self.program.press(name, within)
        self.activations += 1

    def enter_reveal(self, move):
        for circles in move.get('quarries', [move.get('quarry')]):
            self.press(self.name.tile_button('quarry', circles))
        if 'rug' in move:
            self.press(self.name.tile_button('rug', move['rug']))

    def enter_fact(self, move):
        self.press(self.name.fact_card(move['fact']))

    def enter_palm(self, _move):
        self.press(self.name.palm_market())

    def enter_enough(self, _move):
        self.press(self.words.say('Enough!'))

    def enter_quarry(self, move):
        self.press(self.name.market_tile(move['circles']))

    def enter_rug(self, _move):
        self.press(self.name.tile_button('rug', self.game.p['markets']['rug']))

    def enter_exchange(self, move):
        self.press(self.name.exchange(move))

    def enter_pass(self, _move):
        self.press(self.words.say_of('exchange', 'Pass'))

    def enter_award(self, move):
        self.press(self.name.award(move['take']))

    def enter_score(self, move):
        self.press(self.name.score(move['player'], move['site']))

    def enter_done(self, move):
        within = self.find_board(move['player']) if self.game.p['step'] == 'place' else None
        self.press(self.words.say_of('placing', 'Done'), within)

    # On the boards

    def find_board(self, seat):
        """By its name, which says points and what is to be placed; it is the same one all the time."""
        name = self.name.board(seat)
        if seat not in self.boards:
            self.boards[seat] = self.program.find(name)
        wait_for(lambda: self.boards[seat].get_name() == name,
                 lambda: f'“{name}”; there is “{self.boards[seat].get_name()}”')
        return self.boards[seat]

    def name_cell(self, move):
        """Row and name of the cell where a piece is placed, and how many the cell takes at once.

        A tile has no row yet.
        """
        if move['piece'] in ('quarry', 'rug'):
            return None, self.name.lay(move), 1
        moai = self.game.p['players'][move['player']]['moai'][move['site']]
        hand = self.game.hand(move['player'])
        if move['at'] == 'transfer':
            most = min(SQUARES - moai['transfer'], hand['palms'])
            return ROAD, self.name.live(self.name.road(moai), most), most
        if move['at'] == 'base':
            row = moai['base'] + move['count'] - 1
            return row, self.name.live(self.words.say('Palm missing'), move['count']), move['count']
        row = len(moai['floors']) if move['at'] == 'rug' else LEVELS.index(move['at'])
        words, free = self.name.spaces(moai, row, move['piece'])
        most = min(free, hand[move['piece'] + 's'])
        return row, self.name.live(words, most), most

    def enter_build(self, move):
        row, name, most = self.name_cell(move)
        if move.get('count', 1) != most:
            self.press_number(move, row, name)
            return
        moai = self.game.p['players'][move['player']]['moai'][move['site']]
        within = self.find_board(move['player'])
        within = self.program.find(self.name.site(move['player'], move['site']), (Atspi.Role.TABLE,), within)
        if row is not None and row != ROAD:
            within = self.program.find(self.name.row(moai, row), (Atspi.Role.TABLE_ROW,), within)
        self.press(name, within)

    def press_number(self, move, row, name):
        """Fewer than fit: that is a key, where the focus is."""
        if self.keyboard is None:
            self.keyboard = Keyboard(self.program)
            self.keyboard.show('Ahu')
        self.go_to_cell(move, row, name)
        self.keyboard.press(str(move['count']))
        self.activations += 1

    # By key

    def key_of_board(self, seat):
        return f'alt+{seat + 1}'

    def list_cells(self, seat):
        return list_cells(self.find_board(seat), self.game.p['players'][seat]['moai'])

    def go_to_cell(self, move, row, name):
        """There is one of that name in the row, or on the site."""
        cells = self.list_cells(move['player'])
        found = [cell for cell in cells
                 if cell.site == move['site'] and cell.name == name and row in (None, cell.row)]
        assert len(found) == 1, f'“{name}” is there {len(found)} times: {[cell.name for cell in cells]}'
        go_to(self.keyboard, self.key_of_board(move['player']), cells, found[0])

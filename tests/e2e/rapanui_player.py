# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person presses to enter a game of cards.

Which card lies in front of a column is taken from the second implementation of the
rules (tests/cli/model.py), not from the program.
"""

import itertools

from player import Player  # which finds the model
import model
from screen import wait_for

KINDS = {'lumberjack': 'Lumberjack', 'priest': 'Priest', 'moai': 'Moai', 'fish': 'Fish',
         'mulberry': 'Mulberry', 'potato': 'Sweet Potato', 'grain': 'Grain'}


def card_name(words, kind):
    return words.say_of('card', KINDS[kind])


def presses(words, names, game, move):
    """The names of the buttons that enter a move, in order."""
    return PRESSES[move['move']](words, names, game, move)


def press_play(words, _names, _game, move):
    count, kind = move.get('count', 1), card_name(words, move['card'])
    return [words.say('Play %s', kind) if count == 1 else words.say('Play %d %s', count, kind)]


def press_sacrifice(words, names, game, move):
    name = names[move['player']]
    if move['player'] != game.active:
        return [words.say('%s sacrifices %s', name, card_name(words, move['kind']))]
    if move['kind'] is None:
        return [words.say('Tell Ahu at the end')]
    return [words.say('Lay %s face down', card_name(words, move['kind']))]


def press_draw(words, _names, game, move):
    column = move['column']
    return [words.say('Draw %s from column %d', card_name(words, game.display[column][-1]), column + 1)]


def press_reward(words, names, _game, move):
    text = '%s takes wood' if move['take'] == 'wood' else '%s takes glory points'
    return [words.say(text, names[move['player']])]


def press_substitute(words, names, _game, move):
    name = names[move['player']]
    if move['kind'] is None:
        return [words.say('%s takes nothing', name)]
    return [words.say('%s takes %s instead', name, card_name(words, move['kind']))]


def possible_sets(game, move, told):
    """What a player's untold cards can be, the first ones being as they were told."""
    rest = len(move['kinds']) - told
    return {tuple(sorted(kinds)) for kinds in itertools.product(model.SACRIFICES, repeat=rest)
            if game.refusal({**move, 'kinds': move['kinds'][:told] + list(kinds)}) is None}


def press_reveal(words, names, game, move):
    """Card by card; what can be only one thing is not asked for."""
    name, kinds, buttons = names[move['player']], move['kinds'], []
    for told, kind in enumerate(kinds):
        if told > 0 and len(possible_sets(game, move, told)) == 1:
            return buttons
        buttons.append(words.say('%s laid %s', name, card_name(words, kind)))
    return buttons


PRESSES = {
    'buy': lambda words, names, game, move: [words.say('Buy %s', card_name(words, move['kind']))],
    'play': press_play,
    'return-moai': lambda words, names, game, move: [words.say('Put a Moai back into the box')],
    'sacrifice': press_sacrifice,
    'add': lambda words, names, game, move: [words.say('Add %s', card_name(words, move['kind']))],
    'draw': press_draw,
    'refill': lambda words, names, game, move: [words.say('Next card: %s', card_name(words, card))
                                                for card in move['cards']],
    'reward': press_reward,
    'substitute': press_substitute,
    'reveal': press_reveal,
}


def whole_moves(moves):
    """Moves with what may be left out, for comparing; cards are turned up in any order."""
    moves = [{'count': 1, **move} if move['move'] == 'play' else move for move in moves]
    reveals = [{**move, 'kinds': sorted(move['kinds'])} for move in moves if move['move'] == 'reveal']
    return ([move for move in moves if move['move'] != 'reveal']
            + sorted(reveals, key=lambda move: move['player']))


def whole_setup(setup):
    """A set-up; the order of the cards in a hand means nothing."""
    return {'display': setup['display'], 'hands': [sorted(hand) for hand in setup['hands']]}


class RapanuiPlayer(Player):
    """Enters one game into the program."""

    game_name, ways_on, total_label = 'Rapa Nui', ('Deal',), 'Glory points'

    def __init__(self, program, words, record):
        super().__init__(program, words, record)
        self.game = model.Game(len(self.names), record['setup'])

    @staticmethod
    def is_same(one, other):
        return (whole_moves(one['moves']) == whole_moves(other['moves'])
                and whole_setup(one['setup']) == whole_setup(other['setup']))

    @staticmethod
    def list_sources(words, row, player):
        return [(words.say('Tiles'), row['tiles']), (card_name(words, 'moai'), row['moai']),
                (words.say('Wood'), row['wood'])]

    def card(self, kind):
        return card_name(self.words, kind)

    def enter_seat(self, seat):
        self.choose_missing(seat, self.record['setup']['hands'][seat - 1])

    def enter_setup(self):
        self.enter_display()

    def choose_missing(self, seat, hand):
        missing = next(kind for kind in model.SACRIFICES if kind not in hand)
        self.program.press(self.words.say('%1$s: %2$s is missing from the start hand', self.names[seat - 1],
                                          self.card(missing)))

    def enter_display(self):
        for column in self.record['setup']['display']:
            for card in column:
                self.program.press(self.words.say('Next card: %s', self.card(card)))
        self.program.press(self.words.say('To the table'))

    def is_deduced(self, move):
        """Whether nothing else can lie face down: then the program doesn't ask."""
        if move['move'] != 'reveal':
            return False
        return len(possible_sets(self.game, move, 0)) == 1

    def find_next(self, moves):
        """Of the cards that are turned up in the end those come first that are asked for first."""
        if moves[0]['move'] != 'reveal':
            return 0
        asked = self.game.pending()[0]
        return next(at for at, move in enumerate(moves) if move['player'] == asked)

    def enter(self, moves):
        moves = list(moves)
        while moves:
            move = moves.pop(self.find_next(moves))
            if self.is_deduced(move):
                self.game.apply(move)
                continue
            for name in presses(self.words, self.names, self.game, move):
                self.program.press(name)
            self.game.apply(move)


class Practiser(RapanuiPlayer):
    """Plays one game against computers.

    What they did is read from the file on the disk; the second implementation of the
    rules sees whether it was legal, and what the person may choose.
    """

    def __init__(self, program, words, record):
        super().__init__(program, words, record)
        self.seat = record['practice']['computers'].index(None)
        self.known = 0

    def play(self, read, until=None):
        """To the end, or until so many moves are on the disk; returns the record."""
        while self.game.step != 'over' and (until is None or self.known < until):
            self.follow(read)
            if self.is_mine():
                self.program.press(self.choose())
                wait_for(lambda known=self.known: len(read()['moves']) > known, 'the move on the disk')
        return read()

    def is_mine(self):
        return self.game.step not in ('over', 'refill') and self.seat in self.game.pending()

    def follow(self, read):
        """Hurries the computers until it is the person's turn, and plays along."""
        for move in read()['moves'][self.known:]:
            refused = self.game.refusal(move)
            assert refused is None, f'move {self.known} breaks {refused}: {move}'
            self.game.apply(move)
            self.known += 1
        if self.game.step == 'over' or self.is_mine():
            return
        self.program.press_if_possible(self.words.say('Hurry the computers'))
        wait_for(lambda: len(read()['moves']) > self.known, 'a computer to move')

    def choose(self):
        move = next(move for move in self.game.legal()
                    if move.get('player', self.seat) == self.seat and ('kind' not in move or move['kind']))
        # Nobody looks over the person's shoulder.
        if move['move'] == 'sacrifice' and self.seat == self.game.active:
            return self.words.say('Lay %s face down', self.card(move['kind']))
        return presses(self.words, self.names, self.game, move)[0]

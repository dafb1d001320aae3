# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person presses to enter a game: a record as a list of names.

Knows the words of the program in each language from its own catalogues. Which
card lies in front of a column is taken from the second implementation of the
rules (tests/cli/model.py), not from the program.
"""

import gettext
import itertools
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..', 'cli'))
import model  # pylint: disable=wrong-import-position
from screen import wait_for  # pylint: disable=wrong-import-position

KINDS = {'lumberjack': 'Lumberjack', 'priest': 'Priest', 'moai': 'Moai', 'fish': 'Fish',
         'mulberry': 'Mulberry', 'potato': 'Sweet Potato', 'grain': 'Grain'}

COLOURS = {'green': 'yellow-green', 'blue': 'light blue', 'red': 'red', 'violet': 'violet'}


class Words:
    """The texts of the program in one language."""

    def __init__(self, language, folder):
        if language == 'en':
            self.catalogue = gettext.NullTranslations()
        else:
            self.catalogue = gettext.translation('ahu', folder, [language])

    def say(self, text, *values):
        """Translates a format of C and fills it in."""
        rest = list(values)

        def value(match):
            return str(values[int(match[1]) - 1] if match[1] else rest.pop(0))

        return re.sub(r'%(?:(\d)\$)?(?:s|d|u|lld)', value, self.catalogue.gettext(text))

    def colour(self, colour):
        return self.catalogue.pgettext('player colour', COLOURS[colour])

    def kind(self, kind):
        return self.catalogue.pgettext('card', KINDS[kind])


def presses(words, names, game, move):
    """The names of the buttons that enter a move, in order."""
    return PRESSES[move['move']](words, names, game, move)


def press_play(words, _names, _game, move):
    count, kind = move.get('count', 1), words.kind(move['card'])
    return [words.say('Play %s', kind) if count == 1 else words.say('Play %d %s', count, kind)]


def press_sacrifice(words, names, game, move):
    name = names[move['player']]
    if move['player'] != game.active:
        return [words.say('%s sacrifices %s', name, words.kind(move['kind']))]
    if move['kind'] is None:
        return [words.say('Tell Ahu at the end')]
    return [words.say('Lay %s face down', words.kind(move['kind']))]


def press_draw(words, _names, game, move):
    column = move['column']
    return [words.say('Draw %s from column %d', words.kind(game.display[column][-1]), column + 1)]


def press_reward(words, names, _game, move):
    text = '%s takes wood' if move['take'] == 'wood' else '%s takes glory points'
    return [words.say(text, names[move['player']])]


def press_substitute(words, names, _game, move):
    name = names[move['player']]
    if move['kind'] is None:
        return [words.say('%s takes nothing', name)]
    return [words.say('%s takes %s instead', name, words.kind(move['kind']))]


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
        buttons.append(words.say('%s laid %s', name, words.kind(kind)))
    return buttons


PRESSES = {
    'buy': lambda words, names, game, move: [words.say('Buy %s', words.kind(move['kind']))],
    'play': press_play,
    'return-moai': lambda words, names, game, move: [words.say('Put a Moai back into the box')],
    'sacrifice': press_sacrifice,
    'add': lambda words, names, game, move: [words.say('Add %s', words.kind(move['kind']))],
    'draw': press_draw,
    'refill': lambda words, names, game, move: [words.say('Next card: %s', words.kind(card))
                                                for card in move['cards']],
    'reward': press_reward,
    'substitute': press_substitute,
    'reveal': press_reveal,
}


class Player:
    """Enters one game into the program."""

    def __init__(self, program, words, record):
        self.program, self.words, self.record = program, words, record
        self.names = [player['name'] for player in record['players']]
        self.game = model.Game(len(self.names), record['setup'])

    def begin(self):
        """From the start page to the table: players, start hands, display."""
        self.program.press(self.words.say('New game'))
        self.enter_players()
        self.program.press(self.words.say('Deal'))
        self.enter_display()

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
            self.choose_missing(seat, self.record['setup']['hands'][seat - 1])

    def choose_colour(self, seat, colour):
        label = 'Colour of player %1$u: %2$s'
        wanted = self.words.say(label, seat, self.words.colour(colour))
        if self.program.has(wanted):
            return
        present = next(name for other in ('green', 'blue', 'red', 'violet')
                       for name in [self.words.say(label, seat, self.words.colour(other))]
                       if self.program.has(name))
        self.program.press(present)
        self.program.press(self.words.colour(colour))
        self.program.find(wanted)

    def choose_missing(self, seat, hand):
        missing = next(kind for kind in model.SACRIFICES if kind not in hand)
        self.program.press(self.words.say('%1$s: %2$s is missing from the start hand', self.names[seat - 1],
                                          self.words.kind(missing)))

    def enter_display(self):
        for column in self.record['setup']['display']:
            for card in column:
                self.program.press(self.words.say('Next card: %s', self.words.kind(card)))
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

    def choose_places(self):
        """Who has won is shown to those who ask for it."""
        self.program.press(self.words.say('Straight to the places'))


class Practiser(Player):
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
            return self.words.say('Lay %s face down', self.words.kind(move['kind']))
        return presses(self.words, self.names, self.game, move)[0]

# SPDX-License-Identifier: GPL-3.0-or-later
"""What is entered by halves is there again after the window was closed or the program was killed.

usage: halves.py AHU AHU-CLI
"""

import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
from screen import PRESSABLE, Atspi, Program, wait_for, walk  # pylint: disable=wrong-import-position

AHU, AHU_CLI = sys.argv[1:]
DATA = os.environ['AHU_TEST_DATA']
GO_ON = 'Go on where you stopped'


def load(*path):
    with open(os.path.join(DATA, *path), encoding='utf-8') as file:
        return json.load(file)


class Table:
    """Somebody at the program, with a home that outlives it."""

    def __init__(self, folder):
        # Settings have to live longer than the program.
        self.program = Program(AHU, folder, {'LC_ALL': 'C.UTF-8', 'LANGUAGE': '', 'GSETTINGS_BACKEND': 'keyfile'},
                               os.path.join(os.environ.get('AHU_PICTURES', folder), 'halves-'), 'Close')

    def put(self, record):
        os.makedirs(self.program.games, exist_ok=True)
        with open(os.path.join(self.program.games, record['id'] + '.rapanui'), 'w', encoding='utf-8') as file:
            json.dump(record, file)

    def read(self):
        """The only game that is kept."""
        names = [name for name in os.listdir(self.program.games) if name.endswith('.rapanui')]
        with open(os.path.join(self.program.games, names[0]), encoding='utf-8') as file:
            return json.load(file)

    def settings(self):
        path = os.path.join(self.program.home, 'config', 'glib-2.0', 'settings', 'keyfile')
        with open(path, encoding='utf-8') as file:
            return file.read()

    def press(self, *names):
        for name in names:
            self.program.press(name)

    def type_into(self, name, text):
        self.program.enter(name, text)

    def new_game(self, game):
        self.press('New game', game)

    def described(self, name):
        """What is told of a button beside its name."""
        return self.program.find(name, PRESSABLE).get_description()

    def wait_draft(self, text):
        """A setting is written by another thread."""
        wait_for(lambda: text in self.settings(), f'“{text}” in the settings')


def close(table):
    table.program.close()


def kill(table):
    table.program.kill()


def in_both_ways(case):
    """Ends the program where the case wants it, once well and once not."""
    def run():
        for end in (close, kill):
            with tempfile.TemporaryDirectory() as folder:
                table = Table(folder)
                try:
                    case(table, lambda table=table, end=end: (end(table), table.program.start()))
                    table.program.close()
                finally:
                    if table.program.process and table.program.process.poll() is None:
                        table.program.process.kill()
                        table.program.process.wait()
    return run


KINDS = ['Fish', 'Lumberjack', 'Moai', 'Priest'] * 3 + ['Grain', 'Mulberry', 'Sweet Potato']


def deal(table, again):
    """15 of 16 cards, and back to the players and the cards before by undo."""
    table.program.start()
    table.new_game('Rapa Nui')
    table.type_into('Name of player 1', 'Ann')
    table.type_into('Name of player 2', 'Bob')
    table.press('Ann: Fish is missing from the start hand', 'Bob: Grain is missing from the start hand', 'Deal')
    for kind in KINDS:
        table.press(f'Next card: {kind}')
    table.program.find('15 of 16 cards', (Atspi.Role.LABEL,))
    table.wait_draft('"potato",null')
    again()
    assert table.described('New game') == GO_ON, table.described('New game')
    table.program.picture('deal')
    table.press('New game')
    table.program.find('15 of 16 cards')
    table.press('Undo')
    table.program.find('14 of 16 cards')
    table.press('Next card: Grain', 'Next card: Mulberry', 'To the table')
    table.program.find('Table view')
    record = wait_for(lambda: os.path.isdir(table.program.games) and table.read(), 'the game')
    assert [player['name'] for player in record['players']] == ['Ann', 'Bob'], record
    assert record['setup']['display'][3] == ['grain', 'mulberry', 'grain', 'mulberry'], record['setup']
    table.press('Back')
    table.program.find('Continue')
    assert table.described('New game') != GO_ON


def names(table, again):
    table.program.start()
    table.new_game('Tapati')
    table.program.find('Name of player 3')
    table.type_into('Name of player 1', 'Ann')
    table.type_into('Name of player 2', 'Bo')
    table.wait_draft("'Bo'")
    again()
    table.press('New game')
    for number, name in enumerate(('Ann', 'Bo', ''), 1):
        entry = table.program.find(f'Name of player {number}', (Atspi.Role.TEXT, Atspi.Role.ENTRY))
        assert Atspi.Text.get_text(entry, 0, 10) == name, (number, Atspi.Text.get_text(entry, 0, 10), table.settings())


def refill(table, again):
    """Two of four cards."""
    record = load('whole-game.rapanui')
    at = next(at for at, move in enumerate(record['moves']) if move['move'] == 'refill')
    cards = record['moves'][at]['cards']
    words = {'fish': 'Fish', 'mulberry': 'Mulberry', 'potato': 'Sweet Potato', 'grain': 'Grain',
             'moai': 'Moai', 'priest': 'Priest', 'lumberjack': 'Lumberjack'}
    table.put({**record, 'moves': record['moves'][:at]})
    table.program.start()
    table.press('Continue', *[f'Next card: {words[card]}' for card in cards[:2]])
    wait_for(lambda: table.read().get('entered', {}).get('move', {}).get('cards') == cards[:2], 'two cards on the disk')
    again()
    table.press('Continue')
    table.program.find('Next card: ' + words[cards[2]])
    table.program.picture('refill')
    table.press(*[f'Next card: {words[card]}' for card in cards[2:]])
    record = wait_for(lambda: len(table.read()['moves']) == at + 1 and table.read(), 'the refill on the disk')
    assert record['moves'][at]['cards'] == cards and 'entered' not in record, record['moves'][at:]


def tiles(table, again):
    """Two of the tiles of a market."""
    record = load('tapati', 'four-sensible.rapanui')
    at = next(at for at, move in enumerate(record['moves']) if move['move'] == 'reveal' and 'quarries' in move)
    move = record['moves'][at]
    table.put({**record, 'moves': record['moves'][:at]})
    table.program.start()
    table.press('Continue')

    def name(circles):
        return next(words for words in table.program.names()
                    if words.startswith(f'Quarry with {circles} circle') and 'not drawn' not in words)
    table.program.find('Quarry 1, not drawn yet')
    for circles in move['quarries'][:2]:
        table.press(name(circles))
    wait_for(lambda: table.read().get('entered', {}).get('move', {}).get('quarries') == move['quarries'][:2],
             'two tiles on the disk')
    again()
    table.press('Continue')
    table.program.find('Quarry 3, not drawn yet')
    assert not table.program.has('Quarry 2, not drawn yet')
    table.program.picture('tiles')
    table.press('Undo')
    table.program.find('Quarry 2, not drawn yet')


def joining(table, again):
    table.program.start()
    table.new_game('Rapa Nui')
    table.type_into('Name of player 1', 'Ann')
    table.type_into('Name of player 2', 'Bob')
    table.press('Ann: Fish is missing from the start hand', 'Bob: Grain is missing from the start hand')
    table.press('Running game…')
    joining_entries(table)
    before = shown(table)
    again()
    assert table.described('New game') == GO_ON
    table.press('New game')
    wait_for(lambda: shown(table) == before, lambda: f'{before}; there is {shown(table)}')
    table.program.picture('joining')


def shown(table):
    """All that is told of the position, with what is asked for; what was announced is nowhere."""
    return {name for node in walk(table.program.root) if node.get_role() not in (Atspi.Role.FRAME, Atspi.Role.ALERT)
            for name in [node.get_name()] if ':' in name or '?' in name}


def joining_entries(table):
    """Whose turn it is, and a column and a half of the display."""
    table.press('Ann')
    for kind in ('Fish', 'Moai', 'Grain', 'Priest', 'Lumberjack'):
        table.press(f'Next card: {kind}')
    table.wait_draft('join')


tap.main([(f'{case.__name__} by halves', in_both_ways(case)) for case in (deal, names, refill, tiles, joining)])

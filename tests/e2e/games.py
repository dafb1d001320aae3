# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games through the accessibility bus, as a screen reader would enter them, and by key.

The result page is compared with `ahu-cli score`, and the file in the user's
folder with the moves that were entered.

usage: games.py AHU AHU-CLI LANGUAGE SCENARIO PICTURES
  AHU is the program, or flatpak: and the id of an application that is installed
  SCENARIO is whole (one game), killed (ended by kill -9 in the middle),
  series (three games without starting again), keys (one game with nothing but
  the keyboard), tabs (the same, its first turns with Tab and Enter alone),
  random (keys that nobody aims) or practise (one game against computers); of Tapati
  tapati-3 to tapati-6 (one game of so many), tapati-killed and tapati-keys-3 to
  tapati-keys-6
"""

import functools
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
from player import Words  # pylint: disable=wrong-import-position
from rapanui_player import Practiser, RapanuiPlayer  # pylint: disable=wrong-import-position
from rapanui_typist import RapanuiTypist  # pylint: disable=wrong-import-position
from sandbox_program import PREFIX, Sandboxed  # pylint: disable=wrong-import-position
from screen import Program, wait_for  # pylint: disable=wrong-import-position
from tapati_player import TapatiPlayer  # pylint: disable=wrong-import-position
from tapati_typist import TapatiTypist  # pylint: disable=wrong-import-position

AHU, AHU_CLI, LANGUAGE, SCENARIO, PICTURES = sys.argv[1:]
DATA = os.environ['AHU_TEST_DATA']


def environment():
    locale = linguas.locale_of(LANGUAGE)
    # A sandbox has its own.
    folder = os.environ.get('LOCPATH')
    if LANGUAGE != 'en' and folder and not os.path.isdir(os.path.join(folder, locale)):
        raise tap.Skip(f'the locale {locale} could not be made: localedef or its data is missing '
                       '(Debian: package locales)')
    return {'LC_ALL': locale, 'LANG': locale, 'LANGUAGE': '' if LANGUAGE == 'en' else LANGUAGE}


def load(*path):
    with open(os.path.join(DATA, *path), encoding='utf-8') as file:
        return json.load(file)


PLAYERS = {'rapa-nui': RapanuiPlayer, 'tapati': TapatiPlayer}
TYPISTS = {'rapa-nui': RapanuiTypist, 'tapati': TapatiTypist}


class Case:
    """A program in one language with a home of its own."""

    def __init__(self, home):
        self.words = Words(LANGUAGE, os.environ['AHU_LOCALEDIR'])
        program = Sandboxed if AHU.startswith(PREFIX) else Program
        self.program = program(AHU, home, environment(), os.path.join(PICTURES, f'{LANGUAGE}-{SCENARIO}-'),
                               linguas.said_by_toolkit(LANGUAGE, 'Close'))
        # Of each game once, where the shipped build runs it: under sanitizers it takes a minute.
        self.program.thorough = (LANGUAGE, SCENARIO) in (('de', 'whole'), ('en', 'tapati-3'))
        self.folder = self.program.games

    def player(self, record):
        return PLAYERS[record['game']](self.program, self.words, record)

    def typist(self, record):
        if not shutil.which('xdotool'):
            raise tap.Skip('xdotool is missing, which presses the keys: build-aux/install-deps --test')
        return TYPISTS[record['game']](self.program, self.words, record)

    def picture(self, name):
        self.program.picture(name)

    def saved(self):
        """All records in the user's folder."""
        records = []
        for name in sorted(os.listdir(self.folder)) if os.path.isdir(self.folder) else []:
            if name.endswith('.rapanui'):
                with open(os.path.join(self.folder, name), encoding='utf-8') as file:
                    records.append(json.load(file))
        return records

    def is_saved(self, record, moves):
        is_same = PLAYERS[record['game']].is_same
        return any(saved['game'] == record['game'] and is_same(saved, {**record, 'moves': moves})
                   and [(p['name'], p['colour']) for p in saved['players']]
                   == [(p['name'], p['colour']) for p in record['players']]
                   for saved in self.saved())

    def wait_saved(self, record, moves):
        wait_for(lambda: self.is_saved(record, moves),
                 lambda: f'{len(moves)} moves on the disk; there is {json.dumps(self.saved())}')

    def check_result(self, record):
        """The places and sums on the page, against the command line."""
        done = subprocess.run([AHU_CLI, 'score', '--json', '-'], input=json.dumps(record).encode(),
                              stdout=subprocess.PIPE, check=True)
        final = json.loads(done.stdout)
        player = PLAYERS[record['game']]
        done = subprocess.run([AHU_CLI, 'replay', '-'], input=json.dumps(record).encode(),
                              stdout=subprocess.PIPE, check=True)
        position = json.loads(done.stdout.splitlines()[-1])['position']
        for i, (seat, row) in enumerate(zip(record['players'], final['players'])):
            self.program.find(self.words.say('%1$s: place %2$u, %3$s: %4$lld', seat['name'], row['place'],
                                             self.words.say(player.total_label), row['total']))
            for label, points in player.list_sources(self.words, row, position['players'][i]):
                self.check_source(seat['name'], label, points)

    def check_source(self, name, label, points):
        """A cell of the table, by its name for screen readers."""
        start = self.words.say('%1$s, %2$s: %3$lld', name, label, points)
        assert any(text == start or text.startswith(start + ' (')
                   for text in self.program.names()), f'no “{start}” on the result page'

    def finish(self, player, record, moves):
        player.enter(moves)
        player.choose_places()
        self.check_result(record)
        self.wait_saved(record, record['moves'])


def whole(case):
    record = load('whole-game.rapanui')
    case.program.start()
    case.picture('1-start')
    player = case.player(record)
    player.begin()
    case.picture('2-table')
    middle = len(record['moves']) // 2
    player.enter(record['moves'][:middle])
    case.picture('3-middle')
    case.finish(player, record, record['moves'][middle:])
    case.picture('4-result')
    case.program.close()


def killed(case):
    record = load('rapanui', 'four-players-untold.rapanui')
    middle = len(record['moves']) // 2
    case.program.start()
    player = case.player(record)
    player.begin()
    player.enter(record['moves'][:middle])
    case.wait_saved(record, record['moves'][:middle])
    case.program.kill()

    case.program.start()
    case.picture('1-continue')
    case.program.press(case.words.say('Continue'))
    case.finish(player, record, record['moves'][middle:])
    case.picture('2-result')
    case.program.close()


def series(case):
    case.program.start()
    for number, name in enumerate(('no-moai-built', 'three-moai-no-wood', 'price-floor-six'), 1):
        record = load('rapanui', name + '.rapanui')
        player = case.player(record)
        player.begin()
        case.finish(player, record, record['moves'])
        case.picture(f'{number}-result')
        assert len(case.saved()) == number
        case.program.press(case.words.say('Back'))
    case.program.close()


def in_letters_of_the_keyboard(record):
    """The same game; the display's keyboard has neither Ä nor ë."""
    for player, name in zip(record['players'], ('Anne', 'Ben', 'Zoe', 'Uli')):
        player['name'] = name
    return record


def keys(case, by_tab=0):
    """From the start page to the result, and out of the program."""
    record = in_letters_of_the_keyboard(load('whole-game.rapanui'))
    case.program.start()
    player = case.typist(record)
    player.begin()
    player.enter_by_tab(record['moves'][:by_tab])
    case.finish(player, record, record['moves'][by_tab:])
    case.picture('result')
    player.press_accelerator('Quit')
    case.program.wait_end()


def tabs(case):
    keys(case, by_tab=10)


# What a hand finds on the keyboard, the keys of the game more often. Not those of
# windows that are the toolkit's own, nor those that end the program.
RANDOM_KEYS = (['1', '2', '3', '4', 'shift+1', 'shift+2', 'ctrl+1'] * 2
               + list('qwerfmsglponu') * 3 + list('abx7')
               + ['Tab', 'shift+Tab', 'Return', 'space', 'Left', 'Right', 'Up', 'Down', 'Escape',
                  'BackSpace', 'Delete', 'Home', 'End', 'Page_Up', 'Page_Down',
                  'ctrl+z', 'ctrl+shift+z'])
# A telephone, standing and lying, a tablet, screens: each layout of the table.
RANDOM_SIZES = ((360, 720), (640, 360), (700, 900), (1024, 768), (1280, 800), (1150, 480), (1900, 1060))
BURSTS, BURST = 40, 30


def random_keys(case):
    """Too fast, and mostly wrong: the game stays legal and the program has nothing to complain of.

    Meanwhile the window becomes larger and smaller. AHU_SEED has other keys pressed.
    """
    record = in_letters_of_the_keyboard(load('whole-game.rapanui'))
    chance = random.Random(int(os.environ.get('AHU_SEED', '5')))
    case.program.start()
    player = case.typist(record)
    player.begin()
    player.enter(record['moves'][:20])
    burst = 0
    heading = case.words.say('Turn %1$u · %2$s', 1, '').split('1', maxsplit=1)[0]
    # Tab and Enter may leave the table.
    while burst < BURSTS and any(name.startswith(heading) for name in case.program.names()):
        keys_pressed = chance.choices(RANDOM_KEYS, k=BURST)
        player.keyboard.press(*keys_pressed[:BURST // 2])
        player.keyboard.resize(*chance.choice(RANDOM_SIZES))
        player.keyboard.press(*keys_pressed[BURST // 2:])
        player.keyboard.hear()
        case.program.check_alive()
        burst += 1
    assert burst > BURSTS / 4, f'the table was left after {burst} bursts'
    case.picture('end')
    player.keyboard.take_focus()
    player.press_accelerator('Quit')
    case.program.wait_end()
    saved = case.saved()
    assert saved and all(len(game['moves']) > 0 for game in saved)
    for game in saved:
        subprocess.run([AHU_CLI, 'check', '-'], input=json.dumps(game).encode(),
                       stdout=subprocess.DEVNULL, check=True)


def practise(case):
    """Against computers, hurried; ended by kill -9 while one of them may think. Then once more."""
    case.program.start()
    case.program.press(case.words.say('Learn'))
    case.program.press(case.words.say('Without the box'))
    case.picture('1-choices')
    case.program.press(case.words.say('Start'))
    player = Practiser(case.program, case.words, wait_for(case.saved, 'the game on the disk')[0])
    case.picture('2-table')
    player.play(lambda: case.saved()[0], until=30)
    case.program.kill()
    case.program.start()
    case.program.press(case.words.say('Continue practice'))
    record = player.play(lambda: case.saved()[0])
    player.choose_places()
    case.picture('3-result')
    case.check_result(record)
    subprocess.run([AHU_CLI, 'check', '-'], input=json.dumps(record).encode(),
                   stdout=subprocess.DEVNULL, check=True)
    # What lies in the box is in no file.
    assert set(record['practice']) == {'computers'}
    case.program.press(case.words.say('Play again, same seats'))
    case.program.find(case.words.say('Table view'))
    wait_for(lambda: len(case.saved()) == 2, 'the next game on the disk')
    case.program.close()


# Tapati

TAPATI_GAMES = {3: 'three-own-box', 4: 'four-sensible', 5: 'five-builder', 6: 'six-sensible'}
# By key with the usual box: its page is one of many fields, which other tests enter.
TYPED_GAMES = {**TAPATI_GAMES, 3: 'three-random'}
TAPATI_NAMES = ('Anna', 'Ben', 'Chiara', 'Dario', 'Elena', 'Finn')


def load_tapati(players, games=TAPATI_GAMES):
    """A recorded game of so many, who have names."""
    record = load('tapati', games[players] + '.rapanui')
    for player, name in zip(record['players'], TAPATI_NAMES):
        player['name'] = name
    return record


def tapati(case, players):
    record = load_tapati(players)
    case.program.start()
    player = case.player(record)
    player.begin()
    case.picture('1-table')
    middle = len(record['moves']) // 2
    player.enter(record['moves'][:middle])
    case.picture('2-middle')
    case.finish(player, record, record['moves'][middle:])
    print('#', player.tell_count())
    case.picture('3-result')
    case.program.close()


def tapati_killed(case):
    """In the middle of the placing of several people, so that some have placed and some not."""
    record = load_tapati(6)
    moves = record['moves']
    middle = next(at for at in range(len(moves) // 2, len(moves))
                  if moves[at - 1]['move'] == moves[at]['move'] == moves[at + 1]['move'] == 'build')
    case.program.start()
    player = case.player(record)
    player.begin()
    player.enter(moves[:middle])
    case.wait_saved(record, moves[:middle])
    case.program.kill()

    case.program.start()
    case.program.press(case.words.say('Continue'))
    player.look_again()
    case.finish(player, record, moves[middle:])
    case.program.close()


def tapati_keys(case, players):
    record = load_tapati(players, TYPED_GAMES)
    case.program.start()
    player = case.typist(record)
    player.begin()
    case.finish(player, record, record['moves'])
    print('#', player.tell_count())
    case.picture('result')
    player.press_accelerator('Quit')
    case.program.wait_end()


SCENARIOS = {'whole': whole, 'killed': killed, 'series': series, 'keys': keys, 'tabs': tabs,
             'random': random_keys, 'practise': practise, 'tapati-killed': tapati_killed}
for number in TAPATI_GAMES:
    SCENARIOS[f'tapati-{number}'] = functools.partial(tapati, players=number)
    SCENARIOS[f'tapati-keys-{number}'] = functools.partial(tapati_keys, players=number)


def run():
    with tempfile.TemporaryDirectory() as home:
        case = Case(home)
        try:
            SCENARIOS[SCENARIO](case)
        except AssertionError:
            case.picture('failed')
            raise
        finally:
            if case.program.process and case.program.process.poll() is None:
                case.program.process.kill()
                case.program.process.wait()


tap.main([(f'{LANGUAGE}: {SCENARIO}', run)])

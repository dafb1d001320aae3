# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games through the accessibility bus, as a screen reader would enter them, and by key.

The result page is compared with `ahu-cli score`, and the file in the user's
folder with the moves that were entered.

usage: games.py AHU AHU-CLI LANGUAGE SCENARIO PICTURES
  AHU is the program, or flatpak: and the id of an application that is installed
  SCENARIO is whole (one game), killed (ended by kill -9 in the middle),
  series (three games without starting again), keys (one game with nothing but
  the keyboard), tabs (the same, its first turns with Tab and Enter alone),
  random (keys that nobody aims) or practise (one game against computers)
"""

import gettext
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
from player import Player, Practiser, Words  # pylint: disable=wrong-import-position
from sandbox_program import PREFIX, Sandboxed  # pylint: disable=wrong-import-position
from screen import Program, wait_for  # pylint: disable=wrong-import-position
from typist import Typist  # pylint: disable=wrong-import-position

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


def toolkit_word(word):
    return gettext.translation('gtk40', languages=[LANGUAGE], fallback=True).gettext(word)


def load(*path):
    with open(os.path.join(DATA, *path), encoding='utf-8') as file:
        return json.load(file)


def whole_moves(moves):
    """Moves with what may be left out, for comparing; cards are turned up in any order."""
    moves = [{'count': 1, **move} if move['move'] == 'play' else move for move in moves]
    reveals = [{**move, 'kinds': sorted(move['kinds'])} for move in moves if move['move'] == 'reveal']
    return ([move for move in moves if move['move'] != 'reveal']
            + sorted(reveals, key=lambda move: move['player']))


def whole_setup(setup):
    """A set-up; the order of the cards in a hand means nothing."""
    return {'display': setup['display'], 'hands': [sorted(hand) for hand in setup['hands']]}


class Case:
    """A program in one language with a home of its own."""

    def __init__(self, home):
        self.words = Words(LANGUAGE, os.environ['AHU_LOCALEDIR'])
        program = Sandboxed if AHU.startswith(PREFIX) else Program
        self.program = program(AHU, home, environment(), os.path.join(PICTURES, f'{LANGUAGE}-{SCENARIO}-'),
                               toolkit_word('Close'))
        self.program.thorough = LANGUAGE == 'en' and SCENARIO == 'whole'
        self.folder = self.program.games

    def player(self, record):
        return Player(self.program, self.words, record)

    def typist(self, record):
        if not shutil.which('xdotool'):
            raise tap.Skip('xdotool is missing, which presses the keys: build-aux/install-deps --test')
        return Typist(self.program, self.words, record)

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
        return any(whole_moves(saved['moves']) == whole_moves(moves)
                   and whole_setup(saved['setup']) == whole_setup(record['setup'])
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
        for player, row in zip(record['players'], final['players']):
            self.program.find(self.words.say('%1$s: place %2$u, %3$s: %4$lld', player['name'], row['place'],
                                             self.words.say('Glory points'), row['total']))
            self.check_sources(player['name'], row)

    def check_sources(self, name, row):
        """One cell of the table for each source, by its name for screen readers."""
        for label, key in ((self.words.say('Tiles'), 'tiles'), (self.words.kind('moai'), 'moai'),
                           (self.words.say('Wood'), 'wood')):
            start = self.words.say('%1$s, %2$s: %3$lld', name, label, row[key])
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
    record = load('examples', 'four-players-untold.rapanui')
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
        record = load('examples', name + '.rapanui')
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
    case.program.press(case.words.say('Practise'))
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


SCENARIOS = {'whole': whole, 'killed': killed, 'series': series, 'keys': keys, 'tabs': tabs,
             'random': random_keys, 'practise': practise}


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

# SPDX-License-Identifier: GPL-3.0-or-later
"""A walk over the pages of one game by chance: controls, menus, undo, sizes, ends and new starts.

What was seldom pressed is pressed first, and what has led to a page that was seldom shown. After each step the program has said
nothing; after each end all that was recorded is there, and after a kill the game that ran is offered. The same seed
takes the same way, as far as the program answers the same. What it did not come to by chance is visited at the end, each page
from a new start: the pages that were shown are all that the sources name.

usage: walk.py AHU AHU-CLI SOURCES GAME LANGUAGE SEED STEPS
"""

import collections
import glob
import json
import os
import random
import re
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
import controls  # pylint: disable=wrong-import-position
from keyboard import Keyboard  # pylint: disable=wrong-import-position
from screen import DEADLINE, LEAVES, PRESSABLE, Atspi, GLib, Program, acting, children, wait_for  # pylint: disable=wrong-import-position

AHU, AHU_CLI, SOURCES = map(os.path.abspath, sys.argv[1:4])
GAME, LANGUAGE = sys.argv[4:6]
# By hand others (docs/tests.md).
SEED, STEPS = map(int, os.environ.get('AHU_WALK', ' '.join(sys.argv[6:])).split())
DATA = os.environ['AHU_TEST_DATA']
# At the end, in the middle of what is rare, and one that is offered to go on with; and the name of the other game.
GAMES = {
    'rapanui': ((('whole-game', None), ('joined-unknown-hands', None), ('rapanui/four-players-untold', -3), ('rapanui/supply-pile-empty', -6),
                 ('whole-game', 40)), 'Tapati'),
    'tapati': ((('tapati/four-sensible', None), ('tapati/three-own-box', 40), ('tapati/six-sensible', 90), ('tapati/four-sensible', 60)),
               'Rapa Nui'),
}
# The shortest way to a page from any other: the page before, and what leads on from it: a key or several, what is pressed, a menu and its line,
# or the number of a game that is over and is opened as a file.
CORRECT = 'Correct…'
WAYS = {
    'start': (None, 'alt+Home'), 'players': (None, 'ctrl+n'), 'score': (None, 'ctrl+e'), 'learn': (None, 'ctrl+l'), 'try': ('learn', ('Tab', 'Tab', 'Return')),
    'practise': (None, 'shift+ctrl+p'), 'history': (None, 'ctrl+h'), 'statistics': (None, 'shift+ctrl+h'), 'rules': (None, 'F1'),
    'table': ('start', ['Continue']), 'replay': ('table', 'ctrl+r'), 'count-end': ('table', 'shift+ctrl+e'),
    'result': (None, 0), 'what-if': ('result', 'shift+ctrl+e'), 'mend-players': ('result', [CORRECT, 'The _players…']),
    **{'rapanui': {'deal': ('result', ['Play again, same seats']), 'mend-deal': ('result', [CORRECT, 'The _deal…']),
                   'join': ('players', ['Running game…']), 'joined result': (None, 1), 'mend-join': ('joined result', [CORRECT, 'The _position…'])},
       'tapati': {'deal': ('players', ['Next: your box']), 'mend-deal': ('result', [CORRECT, 'The _box…'])}}[GAME],
}
GO_ON = [linguas.said(LANGUAGE, name) for name in ('Continue', 'Continue practice')]
# Has no button to close it while it fills the screen, and Escape makes it smaller.
SECOND_SCREEN = linguas.said(LANGUAGE, 'Second screen')
SIZES = ((360, 423), (360, 720), (640, 360), (1024, 768), (1280, 800), (1900, 1060))
TEXTS = ('Ann', 'Zoë', '3', '12', 'x' * 2000, ' ', '-1', '\u00a0', 'Anna-Lena die Große')
# What makes the window another affair than the program's.
CLOSE, CANCEL, HOME, PRINT = (linguas.said_by_toolkit(LANGUAGE, word).replace('_', '') for word in ('Close', '_Cancel', 'Home', 'Print'))
NOT_PRESSED = {linguas.said_by_toolkit(LANGUAGE, word) for word in ('Minimize', 'Maximize', 'Restore', 'Close')}
# What isn't tried: the window is closed by the walk itself, and the other game has its own walk.
SETTINGS = '[Settings]\ngtk-print-backends=file\ngtk-enable-animations=false\n'
# Which start hand has which colour, as whoever played before has told.
BOX = '[io/github/ahu_table/Ahu/rapa-nui]\nseat-choices={"red": "grain", "green": "fish", "violet": "mulberry", "blue": "potato"}\n'
# How often a page is visited that was shown seldom, with what is before it.
VISITS = .11
# Seconds for a menu, a page.
PATIENCE = 10


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def list_keys():
    """All keys that the program lists for its pages, as the display names them."""
    text = read(os.path.join(SOURCES, 'shell', 'ahu-shortcuts-list.c'))
    for name, value in re.findall(r'^#define ([A-Z_]+) (".*")$', text, re.MULTILINE):
        text = text.replace(f', {name}, ', f', {value}, ')
    rows = re.findall(r'^  \{ (?:"[a-z-]+"|[A-Z_]+), (?:N_\("[^"]*"\)|[A-Z]+), "([^"]+)"', text, re.MULTILINE)
    # What ends the program is done otherwise.
    keys = {key for row in rows for key in row.split()} - {'<Control>q', '<Control>w'}
    return sorted(key.replace('<Control>', 'ctrl+').replace('<Shift>', 'shift+').replace('<Alt>', 'alt+') for key in keys)


KEYS = list_keys()


class Watched(Program):
    """The program with games of its own, which writes into a file which page it shows."""

    def __init__(self, folder, home):
        locale = linguas.locale_of(LANGUAGE)
        self.ready, self.opened = os.path.join(folder, 'ready'), []
        super().__init__(AHU, os.path.join(folder, home), {
            'LC_ALL': locale, 'LANG': locale, 'LANGUAGE': '' if LANGUAGE == 'en' else LANGUAGE, 'HOME': folder,
            'GSETTINGS_BACKEND': 'keyfile', 'AHU_READY_FD': '9'},
            os.path.join(os.environ.get('AHU_PICTURES', folder), f'walk-{GAME}-{SEED}-'), 'Close')
        self.write('config/gtk-4.0/settings.ini', SETTINGS)
        self.write('config/glib-2.0/settings/keyfile', BOX)
        for number, (source, moves) in enumerate(GAMES[GAME][0]):
            record = json.loads(read(os.path.join(DATA, source + '.rapanui')))
            record.update(id=f'00000000-0000-4000-8000-{number:012}', moves=record['moves'][:moves])
            self.write(self.file(number), json.dumps(record))

    def file(self, number):
        return os.path.join(self.games, f'00000000-0000-4000-8000-{number:012}.rapanui')

    def write(self, path, text):
        path = os.path.join(self.home, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)

    def command(self):
        return ['sh', '-c', 'exec 9>>"$1"; shift; exec "$0" "$@"', self.path, self.ready, *self.opened]

    def pages(self):
        """All that were shown, the present one last."""
        with open(self.ready, 'a+', encoding='utf-8') as file:
            file.seek(0)
            return file.read().replace('ready ', '').split()


class Lost(Exception):
    """What a way leads by isn't there."""


class Walk:
    def __init__(self, folder):
        self.chance = random.Random(SEED)
        self.folder, self.program = folder, Watched(folder, 'home')
        # Where a dialog of the toolkit's writes, if it is left by its button.
        os.chdir(folder)
        self.keyboard = None
        self.pressed, self.counts, self.leads = collections.Counter(), collections.Counter(), {}
        self.seen, self.windows_seen, self.last, self.page_then = set(), collections.Counter(), None, None
        self.keys, self.visits, self.log = collections.Counter(), collections.Counter(), collections.deque(maxlen=30)

    def note(self, what):
        self.log.append(what)
        if 'AHU_TALKS' in os.environ:
            print('#', what, flush=True)

    # Starting and ending

    def start(self, *opened):
        self.program.opened, before = opened, len(self.program.pages())
        self.program.start()
        wait_for(lambda: len(self.program.pages()) > before, 'the first page')
        self.keyboard = Keyboard(self.program)
        self.keyboard.show('Ahu')
        self.counts['starts'] += 1

    def records(self):
        """What is on the disk: the moves of each game by its file."""
        found = {}
        for path in glob.glob(os.path.join(self.program.games, '*.rapanui')):
            with open(path, encoding='utf-8') as file:
                document = json.load(file)
            if document['format'] == 'ahu-record':
                found[path] = document['moves']
        return found

    def close(self):
        self.note('close')
        self.clear()
        self.press_keys('ctrl+q')
        # Without a window manager a popover that closes may leave the keys to nobody.
        try:
            wait_for(lambda: self.program.process.poll() is not None, 'the end', PATIENCE)
        except AssertionError:
            self.program.press(CLOSE)
        self.program.wait_end()
        self.check_games()

    def check_games(self):
        games = self.records()
        if games:
            tap.run(AHU_CLI, 'check', *sorted(games))
        return games

    def kill_and_go_on(self):
        """What was confirmed is on the disk, and the game that was running is offered."""
        page, before = self.page(), self.records()
        self.note(f'kill on {page}')
        self.program.kill()
        after = self.check_games()
        lost = [path for path, moves in before.items() if after.get(path, [])[:len(moves)] != moves]
        assert not lost, f'a kill has taken moves from {lost}'
        self.start()
        if page == 'table':
            self.program.press(wait_for(lambda: next((name for name in GO_ON if self.program.has(name)), None), 'the game that ran'))
            wait_for(lambda: self.page() == 'table', 'the game to go on')
            assert self.records().keys() >= before.keys(), 'a game has gone by going on'

    # What is there

    def page(self):
        return (self.program.pages() or ['start'])[-1]

    def windows(self):
        def seen():
            if self.program.process.poll() is not None:
                raise Lost('a window: the program has ended')
            return [node for node in children(self.program.root) if controls.is_seen(node)]
        return wait_for(seen, 'a window')

    def each_seen(self, node):
        """Everything that is seen below a node; what is not seen is not looked into."""
        for child in children(node):
            # Pages of a stack are no component.
            if Atspi.Accessible.get_component_iface(child) is None or controls.is_seen(child):
                yield child
                if child.get_role() not in LEAVES:
                    yield from self.each_seen(child)

    @staticmethod
    def kind(name):
        """How many makes no other control."""
        return re.sub(r'\d+', '#', name)

    def look(self, window, where):
        """Pairs of what a control is and the control."""
        return [((where, self.kind(node.get_name())), node) for node in self.each_seen(window)
                if node.get_role() in PRESSABLE and node.get_name() not in NOT_PRESSED and node.get_name() != GAMES[GAME][1]
                and controls.is_possible(node)]

    # Steps

    def step(self, number):
        """What is done is a question of the number, from 0 to 1."""
        try:
            if number < .03:
                self.end()
            elif number < .05:
                size = self.chance.choice(SIZES)
                self.note(f'size {size}')
                self.keyboard.resize(*size)
            elif number <= VISITS:
                self.visit()
            elif number < .17:
                self.press_keys(self.chance.choice(('ctrl+z', 'ctrl+z', 'ctrl+z', 'ctrl+shift+z')))
            elif number < .24:
                least = min(self.keys[key] for key in KEYS)
                self.press_keys(self.chance.choice([key for key in KEYS if self.keys[key] == least]))
            elif number < .27:
                self.type_into()
            else:
                self.press_something()
            self.keyboard.hear()
        except (GLib.Error, Lost):
            # It went away while it was looked at, or the chance has left no way to it.
            self.counts['gone'] += 1
        if self.program.process.poll() is not None:
            self.program.wait_end()
            self.start()
        said = self.program.said()
        assert not said, said

    def end(self):
        way = self.chance.choice(('kill', 'close'))
        self.counts[way] += 1
        if way == 'kill':
            self.kill_and_go_on()
        else:
            self.close()
            self.start()

    def visit(self):
        """The page that was shown least, as far as the walk has left a way to it."""
        times = collections.Counter(self.program.pages())
        page = min(WAYS, key=lambda page: (times[page] > 0, times[page] + self.visits[page]))
        self.visits[page] += 1
        self.note(f'visit {page}')
        self.clear()
        self.go_to(page, PATIENCE)

    def wait(self, condition, what, patience):
        try:
            return wait_for(condition, what, patience)
        except AssertionError:
            self.program.check_alive()
            raise Lost(f'waited {patience} s for {what}') from None

    def go_to(self, page, patience):
        before, way = WAYS[page]
        if before:
            self.go_to(before, patience)
        if isinstance(way, int):
            self.close()
            self.start(self.program.file(way))
        elif isinstance(way, (str, tuple)):
            self.press_keys(*([way] if isinstance(way, str) else way))
        else:
            self.press_words([linguas.said(LANGUAGE, words) for words in way], patience)
        self.wait(lambda: self.page() == page.split()[-1], f'the page “{page}”', patience)

    def press_words(self, words, patience):
        def find():
            # Else the game that runs is one to practise.
            return next((node for name in (words[0], *(GO_ON if words[0] in GO_ON else ()))
                         for node in self.program.each_named(name, PRESSABLE) if controls.is_possible(node)), None)

        self.note(' > '.join(words))
        button = self.wait(find, words[0], patience)
        controls.press(button)
        for line in words[1:]:
            controls.press(self.wait(lambda: next((node for node in controls.lines(button) or ()
                                                   if node.get_name() == line.replace('_', '')), None), line, patience))

    def visit_missing(self):
        """From a new start, with games of which nothing has been changed."""
        for page in sorted(self.missing()):
            self.note(f'at the end to {page}')
            self.program = Watched(self.folder, page)
            self.start()
            self.go_to(page, DEADLINE)
            self.close()

    def clear(self):
        """Away with what hangs over the window and takes all keys."""
        for _ in range(PATIENCE):
            try:
                _, *others = self.windows()
                if others:
                    self.leave(others[-1])
            except GLib.Error:
                # It went away while it was looked at.
                self.counts['gone'] += 1
        self.keyboard.show('Ahu')
        self.press_keys('Escape')
        self.keyboard.hear()

    def press_keys(self, *keys):
        self.note(' '.join(keys))
        self.last = None
        self.keys.update(keys)
        self.keyboard.take_focus()
        self.keyboard.press(*keys)

    def type_into(self):
        entries = [node for node in self.each_seen(self.windows()[-1]) if node.get_role() in (Atspi.Role.TEXT, Atspi.Role.ENTRY)
                   and controls.is_possible(node)]
        if entries:
            entry, text = self.chance.choice(entries), self.chance.choice(TEXTS)
            self.note(f'type “{text[:20]}” into “{entry.get_name()}”')
            Atspi.EditableText.set_text_contents(entry, text)

    def press_something(self):
        first, *others = self.windows()
        window, page = (others or [first])[-1], self.page()
        if self.last and page != self.page_then:
            self.leads.setdefault(self.last, page)
        self.last, self.page_then = None, page
        if others:
            self.windows_seen[self.kind(window.get_name())] += 1
            if self.is_toolkits(window):
                self.leave(window)
                return
        found = self.look(window, self.kind(window.get_name()) if others else page)
        self.seen.update(kind for kind, _ in found)
        if others and (self.chance.random() < .3 or all(self.pressed[kind] for kind, _ in found)):
            self.leave(window)
        elif found:
            self.press(*self.choose(found))

    def choose(self, found):
        """What leads to a page that was seldom shown, what was pressed seldom, or now and then any."""
        number = self.chance.random()
        times = collections.Counter(self.program.pages())
        ways = [one for one in found if one[0] in self.leads]
        if ways and number < .2:
            return min(ways, key=lambda one: times[self.leads[one[0]]])
        if number < .3:
            return self.chance.choice(found)
        least = min(self.pressed[kind] for kind, _ in found)
        return self.chance.choice([one for one in found if self.pressed[one[0]] == least])

    def press(self, kind, node):
        self.pressed[kind] += 1
        self.last = kind
        self.note(f'{kind[0]}: “{node.get_name()}”')
        has_menu = controls.has_menu(node)
        is_list = node.get_parent().get_role() == Atspi.Role.COMBO_BOX
        Atspi.Action.do_action(acting(node), 0)
        # Nobody presses what is behind a list that is open: the first press closes it.
        if is_list:
            self.keyboard.hear()
            self.press_keys(*self.chance.choice((('Escape',), ('Down', 'Return'))))
        if not has_menu or is_list:
            return
        # It may have gone with its page.
        page = self.page()
        self.wait(lambda: self.page() != page or controls.lines(node) is not None, 'a menu', PATIENCE)
        lines = controls.lines(node)
        if lines is None:
            self.counts['no menu'] += 1
            return
        possible = [((kind[0], f'{kind[1]}: {self.kind(line.get_name())}'), line) for line in lines if controls.is_possible(line)]
        self.seen.update(kind for kind, _ in possible)
        if possible:
            self.press(*self.choose(possible))
        else:
            Atspi.Action.do_action(acting(node), 0)

    def is_toolkits(self, window):
        """A dialog for files, for printing: those have their own test (files.py), and own faults if they are pressed too early."""
        return window.get_name() == PRINT or any(node.get_name() == HOME for node in self.each_seen(window))

    def leave(self, window):
        """By its own button, as the last window, or by Escape."""
        title = window.get_name()
        self.note(f'leave “{title}” ({window.get_role_name()})')
        button = next((node for node in self.each_seen(window) if node.get_role() in PRESSABLE
                       and node.get_name().split(' ')[-1].replace('_', '') in (CLOSE, CANCEL)
                       and controls.is_possible(node)), None)
        if button:
            Atspi.Action.do_action(acting(button), 0)
        else:
            # What only has words hangs over the window; their first line would be no title.
            if window.get_role() != Atspi.Role.DIALOG:
                self.keyboard.show(re.escape(title))
            self.keyboard.press('ctrl+w' if title == SECOND_SCREEN else 'Escape')
        self.keyboard.hear()
        try:
            # Left once more, it would be the first window that gets the keys.
            wait_for(lambda: window not in self.windows(), 'it to go', PATIENCE)
        except AssertionError:
            # It asks something first.
            pass
        self.keyboard.show('Ahu')

    def run(self):
        self.start()
        for _ in range(STEPS):
            self.step(self.chance.random())
        self.close()
        self.visit_missing()

    # What came of it

    def tell(self):
        pages = collections.Counter(self.program.pages())
        print(f'# {STEPS} steps, {dict(self.counts)}; {sum(1 for kind in self.seen if self.pressed[kind])} of {len(self.seen)} controls pressed')
        print('# pages:', ', '.join(f'{page} {n}' for page, n in pages.items()))
        print('# windows:', ', '.join(self.windows_seen))

    def missing(self):
        """Of what the sources name as a page, as far as the game has it."""
        names, shown = set(), set(self.program.pages())
        for path in glob.glob(os.path.join(SOURCES, 'shell', 'window', '*.c')):
            text = read(path)
            names.update(value for name, value in re.findall(r'^#define ([A-Z_]+) "([a-z-]+)"$', text, re.MULTILINE)
                         if f'settings, {name}' not in text)
        if not any('.can_join' in read(path) for path in glob.glob(os.path.join(SOURCES, 'games', GAME, 'ui', '*.c'))):
            names -= {'join', 'mend-join'}
        assert names <= set(WAYS), f'no way is known to {names - set(WAYS)}'
        return names - shown


def run():
    tap.need('xdotool')
    with tempfile.TemporaryDirectory() as folder:
        walking = Walk(folder)
        try:
            walking.run()
        except BaseException:
            if 'AHU_PICTURES' in os.environ:
                walking.program.picture('failed')
            print('\n'.join(f'# {line}' for line in (*walking.log, *walking.program.said().splitlines())))
            raise
        finally:
            walking.tell()
            if walking.program.process.poll() is None:
                walking.program.process.kill()
                walking.program.process.wait()


tap.main([(f'a walk over {GAME}, {LANGUAGE}, seed {SEED}', run)])

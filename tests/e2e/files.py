# SPDX-License-Identifier: GPL-3.0-or-later
"""Every control that writes a file, pressed as people press it, through the platform's own dialog.

On each page all that is called “Save…”, “Export…” or “Print…” is pressed: buttons, lines of menus, and once the
keys that are listed for the page. Then the file lies there and is what its name says. Whatever
opens such a dialog in the sources belongs to a page that is gone through here, and each dialog was seen.

usage: files.py AHU AHU-CLI SOURCES
"""

import csv
import glob
import json
import os
import re
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import controls  # pylint: disable=wrong-import-position
from caps import NAMES  # pylint: disable=wrong-import-position
from keyboard import Keyboard  # pylint: disable=wrong-import-position
from screen import PRESSABLE, Atspi, Program, children, wait_for, walk  # pylint: disable=wrong-import-position

AHU, AHU_CLI, SOURCES = map(os.path.abspath, sys.argv[1:])
DATA = os.environ['AHU_TEST_DATA']


def read_source(*path):
    with open(os.path.join(SOURCES, *path), encoding='utf-8') as file:
        return file.read()


WRITES = re.compile(r'\b(Save|Export|Print)\b')
# What such a dialog is called in the sources: where it is opened, by the forms of a result, by a page that the window saves.
TITLES = re.compile(r'ahu_compat_(?:save_file|choose_files)_async \([^;]*?_\("(.+?)"\)'
                    r'|\{ "[a-z]{3}", N_\("(.+?)"\) \}|\*heading = g_strdup \(_\("(.+?)"\)')
READS = re.compile(r'^Import\b')
# What a dialog is opened by, and what a page answers that the window saves.
WRITER = re.compile(r'\b(?:ahu_compat_save_file_async|ahu_share_set_page) \(|->dup_file = '
                    r'|ahu_compat_choose_files_async \([^;]*, NULL, self')
# Where such a dialog is opened, and the pages on which that is pressed; those without a page of their own open
# what the others ask for.
WRITERS = {
    'toolkit/base/ahu-compat.c': [], 'shell/window/ahu-window-save.c': [],
    'toolkit/paper/ahu-share.c': [],
    'toolkit/table/ahu-table.c': ['table', 'table of Tapati'],
    'shell/result/ahu-result-page.c': ['result', 'result of Tapati'],
    'shell/score/ahu-score-page.c': ['what if', 'what if of Tapati'],
    'shell/history/ahu-history-page-share.c': ['history', 'chosen games'],
    'shell/statistics/ahu-statistics-page.c': ['statistics', 'statistics of Tapati'],
    # Where nothing can be saved (tests/shell/window/test-window-close.c).
    'shell/window/ahu-window-close.c': [],
}
# The program's own list of keys: the page, the key, what it does.
LISTED = [key for key in re.findall(r'\{ "([a-z-]+)", [^{}]*?"(<[^"]+)", N_\("([^"]+)"\) \}',
                                    read_source('shell', 'ahu-shortcuts-list.c')) if WRITES.search(key[2])]
# Of which page of this list those of a page are.
KEYS = {'table': 'table', 'result': 'result', 'what': 'score', 'history': 'history', 'statistics': 'statistics'}
SOURCE_FILES = [os.path.relpath(path, SOURCES) for path in glob.glob(os.path.join(SOURCES, '**', '*.c'), recursive=True)]
# More than come in while the window closes.
MANY = 1500
# Which printers a network has is not asked for, and nothing moves that only takes time.
SETTINGS = '[Settings]\ngtk-print-backends=file\ngtk-enable-animations=false\n'


def check_csv(content, path):
    with open(path, encoding='utf-8-sig', newline='') as file:
        rows = list(csv.reader(file, csv.Sniffer().sniff(file.readline(), ',;')) if content else [])
    assert len(rows) > 1 and len(rows[0]) > 1, f'no table: {content[:200]}'


def check_record(content, path):
    document = json.loads(content)
    verb = 'check' if document['format'] == 'ahu-record' else 'score'
    tap.run(AHU_CLI, verb, path)


def starts_with(magic):
    def check(content, _path):
        assert content.startswith(magic), content[:20]
    return check


CHECKS = {'.csv': check_csv, '.rapanui': check_record, '.pdf': starts_with(b'%PDF-'), '.png': starts_with(b'\x89PNG')}


class Writing:
    """A program with games of both kinds, finished and running, and a folder for what it writes."""

    def __init__(self, folder):
        self.out = os.path.join(folder, 'out')
        home = os.path.join(folder, 'home')
        os.makedirs(self.out)
        # Where a folder is chosen, and where a printer that is a file puts it.
        os.chdir(self.out)
        environment = {'LC_ALL': 'C.UTF-8', 'LANGUAGE': '', 'HOME': self.out}
        self.program = Program(AHU, home, environment, os.path.join(folder, 'picture'), 'Close')
        os.makedirs(self.program.games)
        self.ids = []
        for source, moves in (('tapati/four-sensible', None), ('whole-game', None),
                              ('tapati/four-sensible', 60), ('whole-game', 40)):
            self.put(self.program.games, source, moves)
        toolkit = os.path.join(home, 'config', 'gtk-4.0')
        os.makedirs(toolkit)
        with open(os.path.join(toolkit, 'settings.ini'), 'w', encoding='utf-8') as file:
            file.write(SETTINGS)
        self.keyboard = None
        self.n_written = 0
        self.pressed, self.keys, self.titles = {}, set(), set()

    def put(self, folder, source, moves):
        with open(os.path.join(DATA, source + '.rapanui'), encoding='utf-8') as file:
            record = json.load(file)
        record['id'] = f'00000000-0000-4000-8000-{len(self.ids):012}'
        record['moves'] = record['moves'][:moves]
        self.ids.append(record['id'])
        with open(os.path.join(folder, record['id'] + '.rapanui'), 'w', encoding='utf-8') as file:
            json.dump(record, file)

    def start(self):
        self.program.start()
        self.keyboard = Keyboard(self.program)
        self.keyboard.show('Ahu')

    # Dialogs

    def wait_window(self, what):
        def opened():
            self.program.check_alive()
            return next(iter(controls.windows(self.program)), None)
        return wait_for(opened, what)

    def find_in(self, window, names, roles=PRESSABLE):
        """The first of these names that a window has; the toolkit's buttons are called twice, once with an underscore."""
        for node in walk(window):
            if node.get_role() in roles and node.get_name().split(' ')[-1] in names:
                return node
        return None

    def wait_files(self, before):
        """What was not there before, once all of it is whole."""
        def written():
            self.program.check_alive()
            new = sorted(set(self.list_out()) - before)
            return new if new and all(os.path.getsize(path) > 0 for path in new) else None
        new = wait_for(written, 'a file')
        self.wait_closed()
        return new

    def wait_closed(self):
        wait_for(lambda: not controls.windows(self.program), 'the dialog to close')
        self.keyboard.show('Ahu')

    def list_out(self):
        return [path for path in glob.glob(os.path.join(self.out, '**', '*'), recursive=True) if os.path.isfile(path)]

    def save(self, window, entry):
        """Under the suffix that is proposed."""
        name = wait_for(lambda: Atspi.Text.get_text(entry, 0, 200), 'a name that is proposed')
        suffix = os.path.splitext(name)[1]
        assert suffix in CHECKS, f'“{window.get_name()}” proposes “{name}”'
        self.n_written += 1
        Atspi.EditableText.set_text_contents(entry, os.path.join(self.out, f'{self.n_written}{suffix}'))
        self.press_possible(window, ('Save',))

    def press_possible(self, window, names):
        button = wait_for(lambda: self.find_in(window, names), f'one of {names}')
        wait_for(lambda: controls.is_possible(button), f'{button.get_name()} to be possible')
        controls.press(button)

    def click(self, window, words):
        """On a line of the toolkit’s that has neither name nor action, but words."""
        label = self.program.find(words, (Atspi.Role.LABEL,), window)
        place = wait_for(lambda: controls.is_seen(label) and Atspi.Component.get_extents(label, Atspi.CoordType.WINDOW), words)
        self.keyboard.show(window.get_name())
        self.keyboard.click(place.x + place.width // 2, place.y + place.height // 2)

    def choose_home(self, window):
        """Of folders the one of all that is written here."""
        self.click(window, 'Home')
        self.press_possible(window, ('Select', 'Open'))

    def answer(self, what):
        """Goes through the dialog that has opened, and looks at what was written."""
        before = set(self.list_out())
        window = self.wait_window(f'a dialog of {what}')
        self.titles.add(window.get_name())

        def known():
            return (self.find_in(window, ('Name:',), (Atspi.Role.TEXT, Atspi.Role.ENTRY))
                    or self.find_in(window, ('Select', 'Open', 'Print')))
        found = wait_for(known, f'something to press in {window.get_name()}')
        if found.get_role() in PRESSABLE:
            # The only printer there is.
            if found.get_name().endswith('Print'):
                self.click(window, 'Print to File')
                self.press_possible(window, ('Print',))
            else:
                self.choose_home(window)
        else:
            self.save(window, found)
        for path in self.wait_files(before):
            with open(path, 'rb') as file:
                CHECKS[os.path.splitext(path)[1]](file.read(), path)
            # The printer calls all of a game the same.
            os.remove(path)

    # Controls

    def main_window(self):
        return next(children(self.program.root))

    def list_controls(self):
        """Pairs of a name and whether a menu is behind it, of what can be pressed."""
        return [(node.get_name(), controls.has_menu(node)) for node in controls.each_control(self.main_window())
                if controls.is_possible(node)]

    def find_writers(self):
        """Ways to all controls of the page that write: a name, its number among the same ones, and a line of its menu."""
        numbers, ways = {}, []
        for name, has_menu in wait_for(self.list_controls, 'controls'):
            number = numbers[name] = numbers.get(name, -1) + 1
            if has_menu:
                button = self.find_control(name, number)
                ways += [(name, number, line.get_name()) for line in controls.open_menu(button)
                         if WRITES.search(line.get_name()) and controls.is_possible(line)]
                controls.close_menu(button)
            elif WRITES.search(name):
                ways.append((name, number, None))
        return ways

    def find_control(self, name, number=0):
        def find():
            same = [node for node in controls.each_control(self.main_window()) if node.get_name() == name
                    and controls.is_possible(node)]
            return same[number] if number < len(same) else None
        return wait_for(find, lambda: f'“{name}”; there is: ' + ' | '.join(self.program.names()))

    def press_way(self, name, number=0, line=None):
        if line is None:
            controls.press(self.find_control(name, number))
        else:
            controls.press(wait_for(lambda: self.find_line(name, number, line), f'“{line}” in the menu of “{name}”'))

    def find_line(self, name, number, line):
        """The page that is left has such a button, too, until it is gone."""
        button = self.find_control(name, number)
        found = next((node for node in controls.open_menu(button) if node.get_name() == line), None)
        if found is None:
            controls.close_menu(button)
        return found

    def press_all(self, page):
        """Everything on the page that is shown; a submenu has its lines where those are that open it."""
        assert page not in self.pressed
        ways = self.find_writers()
        for way in ways:
            self.press_way(*way)
            self.answer(f'{page}: {way}')
        keys = [key for key in LISTED if key[0] == KEYS.get(page.split(' ')[0]) and (key not in self.keys or not ways)]
        for key in keys:
            self.press_key(key[1])
            self.answer(f'{page}: {key}')
        self.keys.update(keys)
        self.pressed[page] = [*(line or name for name, _, line in ways), *(key[1] for key in keys)]
        assert self.pressed[page], f'nothing to press on {page}'
        print(f'# {page}:', ', '.join(self.pressed[page]))

    def press_key(self, key):
        *modifiers, letter = re.findall(r'\w+', key)
        names = {'Control': 'ctrl', 'Shift': 'shift'}
        self.keyboard.press('+'.join([names[name] for name in modifiers] + [NAMES.get(letter, letter)]))

    # Pages

    def go(self, *ways):
        for way in ways:
            self.press_way(*((way,) if isinstance(way, str) else way))

    def home(self):
        self.keyboard.press('alt+Home')
        self.find_control('New game')

    def open_row(self, text):
        """Of the page with all games, by the game's line."""
        self.go('History')
        rows = wait_for(lambda: [node for node in walk(self.main_window())
                                 if node.get_role() in (Atspi.Role.LIST_ITEM, Atspi.Role.TABLE_CELL) and controls.is_seen(node)],
                        'the games')
        number = next(at for at, row in enumerate(rows) if re.search(text, row.get_name()))
        self.press_way('Actions for this game', number, 'Open')


# The page, how it is come to from the list of games, and what stands there.
PAGES = [
    ('table', ('turn 16, Rapa Nui',), 'Table view'),
    ('table of Tapati', ('round 3, Tapati',), 'Table view'),
    ('result', ('won by .*Rapa Nui',), 'Play again, same seats'),
    ('what if', ('won by .*Rapa Nui', ('Main menu', 0, 'What if…')), 'Back to the result'),
    ('result of Tapati', ('won by .*Tapati',), 'Play again, same seats'),
    ('what if of Tapati', ('won by .*Tapati', ('Main menu', 0, 'What if…')), 'Back to the result'),
]


def go_through(writing):
    writing.start()
    for page, (row, *ways), sign in PAGES:
        writing.open_row(row)
        writing.go(*ways)
        writing.find_control(sign)
        writing.press_all(page)
        writing.home()
    writing.go('History')
    writing.program.find('Search the games')
    writing.press_all('history')
    writing.keyboard.press('Down', 'ctrl+a')
    writing.find_control('Export…')
    writing.press_all('chosen games')
    writing.home()
    for page, game, sign in (('statistics', 'Rapa Nui', 'Wood'), ('statistics of Tapati', 'Tapati', 'Quarries laid')):
        writing.go('History', 'Statistics')
        # The page that is left has a chip of that name, too.
        wait_for(lambda: all(name != 'All games' for name, _ in writing.list_controls()), 'the statistics')
        writing.go(game)
        writing.program.find(sign)
        writing.press_all(page)
        writing.home()
    writing.home()


def press_everything(writing):
    go_through(writing)
    writing.program.close()
    check_all_pressed(writing)


def import_and_quit(writing):
    """What is being imported comes in, whoever closes the window meanwhile."""
    for _ in range(MANY):
        writing.put(writing.out, 'tapati/four-sensible', 4)
    writing.start()
    writing.go('History')
    # The page that is left has such a menu, too.
    writing.program.find('Search the games')
    writing.go(('Main menu', 0, 'Import a folder…'))
    writing.choose_home(writing.wait_window('a dialog for the folder'))
    writing.wait_closed()
    wait_for(lambda: len(os.listdir(writing.program.games)) > 8, 'the first games')
    writing.keyboard.press('ctrl+q')
    writing.program.wait_end()
    kept = {name for name in os.listdir(writing.program.games) if name.endswith('.rapanui')}
    assert kept == {f'{game}.rapanui' for game in writing.ids}, f'{len(kept)} of {len(writing.ids)}'


def in_a_home(case):
    def run():
        tap.need('xdotool')
        tap.no_leaks("the toolkit's dialogs leak, which sanitizers tell of")
        with tempfile.TemporaryDirectory() as folder:
            writing = Writing(folder)
            try:
                case(writing)
            finally:
                if writing.program.process and writing.program.process.poll() is None:
                    writing.program.process.kill()
                    writing.program.process.wait()
    return run


def check_all_pressed(writing):
    missing = {page for pages in WRITERS.values() for page in pages} - set(writing.pressed)
    assert not missing, f'nobody pressed anything on: {missing}'
    missing = set(LISTED) - writing.keys
    assert not missing, f'nobody pressed: {missing}'
    titles = {title for path in SOURCE_FILES for found in TITLES.findall(read_source(path)) for title in found if title}
    missing = {title for title in titles if not READS.search(title)} - writing.titles
    assert titles and not missing, f'nobody opened: {missing}'


def check_sources():
    """What opens a dialog that is on no page above would be pressed by nobody."""
    found = {path for path in SOURCE_FILES if WRITER.search(read_source(path))}
    assert found == set(WRITERS), f'on no page of this test, or no longer there: {sorted(found ^ set(WRITERS))}'


tap.main([('what writes a file is on a page of this test', check_sources), ('every control that writes a file', in_a_home(press_everything)),
          ('a window that is closed during an import', in_a_home(import_and_quit))])

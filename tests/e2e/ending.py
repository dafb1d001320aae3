# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a game with nothing but the keyboard, in the window and in the table view.

From the last moves over the face-down cards, the steps and the places to the start page. Every key
that the list of keys names for these pages is pressed, and does what the list says.

usage: ending.py AHU
"""

import json
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
from player import Words  # pylint: disable=wrong-import-position
import model  # found by player.py; pylint: disable=wrong-import-position
from rapanui_player import KINDS as KINDS_OF_CARDS  # pylint: disable=wrong-import-position
from screen import Atspi, Program, children, wait_for, walk  # pylint: disable=wrong-import-position
from rapanui_typist import RapanuiTypist  # pylint: disable=wrong-import-position

AHU = sys.argv[1]
# The last card that is drawn, and three that are turned up.
MOVES = 4
# What a label of a key is called where keys are pressed.
KEYS = {'Ctrl': 'ctrl', 'Shift': 'shift', 'Alt': 'alt', 'Page Up': 'Prior', 'Page Down': 'Next',
        'Page_Up': 'Prior', 'Page_Down': 'Next', 'Backspace': 'BackSpace', 'Space': 'space', 'Esc': 'Escape'}
HEADINGS = (Atspi.Role.HEADING,)
# Which printers a network has is not asked for.
SETTINGS = '[Settings]\ngtk-print-backends=file\n'
LEAVE_VIEW = 'Leave the table view'
# Stands on the result and nowhere else.
AGAIN = 'Play again, same seats'
# What opens a dialog that is the toolkit's own.
DIALOGS = ('Print', 'Save as PDF', 'Save as picture', 'Save table as CSV', 'Save as Ahu file')


def load():
    path = os.path.join(os.environ['AHU_TEST_DATA'], 'rapanui', 'four-players-untold.rapanui')
    with open(path, encoding='utf-8') as file:
        return json.load(file)


class Opened(Program):
    """The program with a game from a file."""

    def __init__(self, record, folder):
        super().__init__(AHU, os.path.join(folder, 'home'), {'LC_ALL': 'C.UTF-8', 'LANGUAGE': ''}, folder, 'Close')
        self.path_of_game = os.path.join(folder, 'game.rapanui')
        with open(self.path_of_game, 'w', encoding='utf-8') as file:
            json.dump(record, file)
        toolkit = os.path.join(self.home, 'config', 'gtk-4.0')
        os.makedirs(toolkit)
        with open(os.path.join(toolkit, 'settings.ini'), 'w', encoding='utf-8') as file:
            file.write(SETTINGS)

    def command(self):
        return [self.path, self.path_of_game]


class Ending:
    """Somebody who walks through the end of one game by key."""

    def __init__(self, folder, view, is_over):
        self.record, self.view = load(), view
        moves = self.record['moves']
        self.program = Opened({**self.record, 'moves': moves if is_over else moves[:-MOVES]}, folder)
        self.program.start()
        self.program.find(AGAIN if is_over else 'Table view')
        self.typist = RapanuiTypist(self.program, Words('en', ''), self.record)
        self.keyboard = self.typist.keyboard
        for move in self.record['moves'][:-MOVES]:
            self.typist.game.apply(move)
        self.untried = set()

    # Keys

    def keys_of(self, row):
        """The keys of one row of the list, as the display names them."""
        self.untried.discard(row)
        return ['+'.join(KEYS.get(part, part.lower() if len(part) == 1 else part) for part in cap.split('+'))
                for cap in self.typist.caps[row]]

    def press(self, row):
        self.keyboard.press(self.keys_of(row)[0])

    def read_keys_of_result(self):
        """What is listed for these pages, and not for each page; all of it has to be tried."""
        self.typist.read_keys()
        of_table, of_result = (next(rows for rows in self.typist.pages if row in rows)
                               for row in ('Play three of a kind', 'Straight to the places'))
        self.untried = {row for row in of_result - of_table if self.typist.caps[row] != ['']}

    # Pages

    def has(self, name):
        return self.program.has(name)

    def wait_for(self, name):
        return self.program.find(name)

    def heading(self):
        return next((node.get_name() for node in walk(self.program.root) if node.get_role() in HEADINGS), None)

    def wait_heading(self, heading):
        wait_for(lambda: self.heading() == heading, lambda: f'“{heading}”; there is “{self.heading()}”')

    def windows(self):
        """Those beside the first."""
        return [window.get_name() for window in list(children(self.program.root))[1:]]

    def is_in_view(self):
        return self.has(LEAVE_VIEW)

    def check_view(self):
        wait_for(lambda: self.is_in_view() == self.view, 'the table view' if self.view else 'the window')

    def enter_view(self):
        if self.view:
            self.press('Table view')
        self.check_view()

    def open_and_close(self, row, what):
        """A window, a dialog: it opens over the page, and Escape or its own key closes it."""
        self.press(row)
        opened = wait_for(self.windows, what)
        self.keyboard.show(opened[0])
        self.keyboard.press('ctrl+w' if row == 'Second screen' else 'Escape')
        wait_for(lambda: not self.windows(), f'“{opened[0]}” to close')
        self.keyboard.show('Ahu')

    # The way

    def finish_game(self):
        """The last card, then what lies face down; that can be taken back where it was entered."""
        moves = self.record['moves'][-MOVES:]
        while moves:
            move = moves.pop(self.typist.find_next(moves))
            self.keyboard.press(*self.typist.keys(move))
            self.typist.game.apply(move)
            if len(moves) == MOVES - 2:
                self.take_back(move)
        self.wait_choice()

    def wait_choice(self):
        """Who has won is told to nobody who has not chosen."""
        self.wait_for('Straight to the places')
        told = [name for name in self.program.names() if ': place ' in name or ' wins' in name]
        assert not told, told
        self.check_view()

    def take_back(self, move):
        laid = f'{self.typist.names[move["player"]]} laid Fish'
        self.program.wait_gone(laid)
        for redo in self.keys_of('Redo'):
            self.press('Undo')
            self.wait_for(laid)
            self.check_view()
            self.keyboard.press(redo)
            self.program.wait_gone(laid)

    def read_steps(self):
        """The headings of all steps, forwards."""
        steps = [self.heading()]
        while not self.has('Done'):
            self.press('Next step')
            wait_for(lambda: self.heading() != steps[-1], f'the step after “{steps[-1]}”')
            steps.append(self.heading())
        assert steps == self.list_steps(), f'told were {steps}, not {self.list_steps()}'
        return steps

    def list_steps(self):
        """What has to be told: the Stone, what brings somebody points up to the most valued kind, who wins."""
        final, owned = self.typist.game.final(), self.typist.game.owned
        values, rows = final['values'], final['players']
        plain = {'tiles': 'Tiles are worth what they show', 'moai': 'Each Moai is worth 4',
                 'wood': 'Every 5 wood are worth 1'}
        kinds = [kind for kind in model.SACRIFICES if values[kind] > 0 and any(cards.told[kind] for cards in owned)]
        first = [seat for seat, row in enumerate(rows) if row['place'] == 1]
        assert len({values[kind] for kind in kinds}) == len(kinds) < len(model.SACRIFICES), f'no kind to skip: {values}'
        assert len(first) == 1, f'nobody wins alone: {rows}'
        return ['The cards on the Stone',
                *(heading for source, heading in plain.items() if any(row[source] for row in rows)),
                *(f'{KINDS_OF_CARDS[kind]} is worth {values[kind]} each' for kind in sorted(kinds, key=values.get)),
                f'{self.typist.names[first[0]]} wins with {rows[first[0]]["total"]} glory points']

    def go_through_steps(self, steps):
        self.press('First step')
        self.wait_heading(steps[0])
        for key in self.keys_of('Next step'):
            self.keyboard.press(key)
            self.wait_heading(steps[1])
            self.press('First step')
            self.wait_heading(steps[0])
        for key in self.keys_of('Step before'):
            self.press('Last step')
            self.wait_heading(steps[-1])
            self.keyboard.press(key)
            self.wait_heading(steps[-2])
        self.check_view()

    def tell(self):
        """Enter tells the end step by step, Escape leads from there to the places; F5 tells it anew."""
        self.keyboard.press('Return')
        self.program.wait_gone('Straight to the places')
        self.wait_for('Next')
        self.check_view()
        steps = self.read_steps()
        self.go_through_steps(steps)
        self.press('Close the steps')
        self.check_places()
        self.press('Step by step')
        self.wait_heading(steps[0])
        self.press('Last step')
        self.wait_heading(steps[-1])
        self.keyboard.press('Return')
        self.check_places()

    def list_places(self):
        """Not what is announced, which is the name of the window: it may be the last step and the places as one."""
        names = [node.get_name() for node in walk(self.program.root) if node.get_role() != Atspi.Role.FRAME]
        return [name for name in names if ': place ' in name]

    def check_places(self):
        """One line for each player."""
        self.program.wait_gone('Steps')
        places = self.list_places()
        assert len(places) == len(self.typist.names), places
        self.check_view()

    def come_back(self):
        """Undo leads back to the face-down cards, Redo to the choice, Escape past the steps."""
        self.press('Undo')
        self.wait_for('Laid face down' if self.view else 'Turn up the face-down cards')
        self.check_view()
        self.press('Redo')
        self.wait_choice()
        self.press('Straight to the places')
        self.program.wait_gone('Straight to the places')
        self.check_places()

    def try_other_pages(self):
        for row, sign in (('Replay', 'Play automatically'), ('What if', 'What if')):
            self.press(row)
            self.wait_for(sign)
            self.program.wait_gone(AGAIN)
            self.press('Back')
            self.wait_for(AGAIN)
            # Until then keys are those of the page that is left.
            self.program.wait_gone(sign)

    def try_windows(self, rows):
        for row in rows:
            self.open_and_close(row, f'a window for “{row}”')

    def try_view(self):
        """In and out of the large places; Escape leads from there to the whole result."""
        for leave in self.keys_of('Table view') + ['Escape']:
            self.press('Table view')
            self.wait_for(LEAVE_VIEW)
            self.keyboard.press(leave)
            self.program.wait_gone(LEAVE_VIEW)

    def leave(self):
        if self.view:
            self.keyboard.press('Escape')
            self.program.wait_gone(LEAVE_VIEW)
        self.press('Start page')
        self.wait_for('New game')
        self.press('Quit')
        self.program.wait_end()

    def walk(self):
        self.enter_view()
        self.finish_game()
        self.read_keys_of_result()
        self.tell()
        self.come_back()
        self.leave()

    def try_all(self):
        """Nothing that is listed for the result is left out."""
        self.finish_game()
        self.read_keys_of_result()
        self.tell()
        self.come_back()
        self.try_other_pages()
        self.try_windows(('Analysis', 'Second screen'))
        self.press('Copy as text')
        self.wait_for('The result is on the clipboard.')
        self.try_view()
        assert self.untried == set(DIALOGS), f'nobody tried: {self.untried}'
        self.leave()

    def try_dialogs(self):
        self.try_windows(DIALOGS)
        self.leave()


def run(way, view=False, is_over=False):
    tap.need('xdotool')
    with tempfile.TemporaryDirectory() as folder:
        ending = Ending(folder, view, is_over)
        try:
            way(ending)
        finally:
            if ending.program.process.poll() is None:
                ending.program.process.kill()
                ending.program.process.wait()


def dialogs():
    tap.no_leaks("the toolkit's dialogs leak, which sanitizers tell of")
    run(Ending.try_dialogs, is_over=True)


tap.main([('every key of the result that is listed', lambda: run(Ending.try_all)),
          ('the dialogs of the result', dialogs),
          ('the end in the table view', lambda: run(Ending.walk, view=True))])

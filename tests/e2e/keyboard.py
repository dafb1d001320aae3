# SPDX-License-Identifier: GPL-3.0-or-later
"""A keyboard: key presses that go through the display to whichever window has the focus.

Where they arrive is the program's affair; the accessibility bus only tells what
has the focus. Not for: what to press (typist.py).
"""

import subprocess

from gi.repository import Atspi, GLib

from screen import DEADLINE, wait_for

MODIFIERS = {'shift': 'shift', 'umschalt': 'shift', 'maiusc': 'shift', 'ctrl': 'ctrl', 'strg': 'ctrl', 'alt': 'alt'}
NAMES = {' ': 'space', ',': 'comma', '?': 'question', '.': 'period', '-': 'minus'}
# More than any page has controls.
TABS = 200


def from_cap(cap):
    """What is listed, such as “Shift+1” in any language or “Q”, as the display names it."""
    *modifiers, letter = cap.lower().split('+')
    keys = [MODIFIERS[name] for name in modifiers]
    assert len(letter) == 1, f'“{cap}” is no key'
    return '+'.join(keys + [NAMES.get(letter, letter)])


def from_accelerator(label):
    """A label such as “Ctrl+N”; its first word is translated."""
    letter = label.split('+', 1)[1].lower()
    return f'ctrl+{NAMES.get(letter, letter)}'


class Keyboard:
    """Types into the windows of one program and counts the keys."""

    def __init__(self, program):
        self.program = program
        self.pressed = 0
        self.focus = None
        self.window = None
        self.listener = Atspi.EventListener.new(self.focused)
        self.listener.register('object:state-changed:focused')

    def focused(self, event):
        if event.detail1:
            self.focus = event.source.get_name()

    def hear(self):
        """Takes in what the program has said so far."""
        self.program.root.get_child_count()
        while GLib.MainContext.default().iteration(False):
            pass

    def show(self, title):
        """No window manager is there to give a window the focus."""
        found = subprocess.run(['xdotool', 'search', '--sync', '--onlyvisible', '--name', f'^{title}$'],
                               stdout=subprocess.PIPE, check=True, timeout=DEADLINE)
        self.window = found.stdout.split()[0].decode()
        self.take_focus()

    def take_focus(self):
        """A menu that was opened and closed gives it back to nobody, without a window manager."""
        subprocess.run(['xdotool', 'windowfocus', '--sync', self.window], check=True, timeout=DEADLINE)

    def resize(self, width, height):
        """Makes the window another size, as a hand does that pulls at its edge."""
        subprocess.run(['xdotool', 'windowsize', self.window, str(width), str(height)],
                       check=True, timeout=DEADLINE)

    def press(self, *keys):
        """One after the other, as fast as the display takes them."""
        subprocess.run(['xdotool', 'key', '--delay', '0', *keys], check=True, timeout=DEADLINE)
        self.pressed += len(keys)

    def type(self, text):
        """Letters that the keyboard of the display has."""
        subprocess.run(['xdotool', 'type', '--delay', '0', text], check=True, timeout=DEADLINE)
        self.pressed += len(text)

    def press_for_focus(self, key):
        """Presses a key that moves the focus; returns what has it then."""
        before, self.focus = self.focus, None
        self.press(key)
        return wait_for(lambda: self.focus, f'{key} to move the focus away from “{before}”')

    def go(self, name):
        """Tab until the control of that name has the focus."""
        passed = []
        self.hear()
        while self.focus != name:
            passed.append(self.press_for_focus('Tab'))
            assert len(passed) < TABS, f'Tab does not reach “{name}”, but: ' + ' | '.join(passed)

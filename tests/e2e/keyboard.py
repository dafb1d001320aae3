# SPDX-License-Identifier: GPL-3.0-or-later
"""A keyboard: key presses that go through the display to whichever window has the focus.

Where they arrive is the program's affair; the accessibility bus only tells what
has the focus. Not for: what to press (typist.py), how the keys are listed (caps.py).
"""

import subprocess

from gi.repository import Atspi, GLib

from screen import DEADLINE, wait_for

# More than any page has controls.
TABS = 200
# More than events can have come from the display since the last key: keys, their ends, the pointer, the size.
QUESTIONS = 30


class Keyboard:
    """Types into the windows of one program and counts the keys."""

    def __init__(self, program):
        self.program = program
        self.pressed = 0
        self.focus = None
        self.control = None
        self.window = None
        self.listener = Atspi.EventListener.new(self.focused)
        self.listener.register('object:state-changed:focused')

    def focused(self, event):
        if event.detail1:
            self.focus, self.control = event.source.get_name(), event.source

    def hear(self):
        """Takes in what the program has said of all that was pressed so far.

        Before each answer it takes at least one event that the display has for it, and what it says of
        that comes before the answer.
        """
        for _ in range(QUESTIONS):
            self.program.root.get_child_count()
        while GLib.MainContext.default().iteration(False):
            pass

    def show(self, title):
        """No window manager is there to give a window the focus."""
        def search():
            # Which fails where another window goes meanwhile.
            return subprocess.run(['xdotool', 'search', '--sync', '--onlyvisible', '--name', f'^{title}$'],
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False, timeout=DEADLINE).stdout.split()

        self.window = wait_for(search, f'the window “{title}”')[0].decode()
        self.take_focus()

    def take_focus(self):
        """A menu that was opened and closed gives it back to nobody, without a window manager."""
        subprocess.run(['xdotool', 'windowfocus', '--sync', self.window], check=True, timeout=DEADLINE)

    def resize(self, width, height):
        """Makes the window another size, as a hand does that pulls at its edge."""
        subprocess.run(['xdotool', 'windowsize', self.window, str(width), str(height)],
                       check=True, timeout=DEADLINE)

    def click(self, x, y):
        """Where something lies in the window."""
        subprocess.run(['xdotool', 'mousemove', '--window', self.window, str(x), str(y), 'click', '1'],
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
        """Presses a key that moves the focus; returns what has it then.

        What the program said before it took the key is not its answer to it: hear() waits for that.
        """
        before, self.focus = self.focus, None
        self.press(key)
        wait_for(lambda: self.focus, f'{key} to move the focus away from “{before}”')
        self.hear()
        return self.focus

    def has_focus(self, name):
        """Whether the control of that name has it, which may have lost it to none."""
        return self.focus == name and self.control.get_state_set().contains(Atspi.StateType.FOCUSED)

    def go(self, name):
        """Tab until the control of that name has the focus."""
        passed = []
        self.hear()
        while not self.has_focus(name):
            passed.append(self.press_for_focus('Tab'))
            assert len(passed) < TABS, f'Tab does not reach “{name}”, but: ' + ' | '.join(passed)

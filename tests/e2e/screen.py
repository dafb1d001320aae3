# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader finds it: by roles and names on the accessibility bus.

Starts it, presses, types, reads, kills. Not for what to press (player.py) or
what must come of it (games.py). Nothing sleeps: the main loop runs until a
condition holds or its time is over.
"""

import os
import re
import shutil
import subprocess
import tempfile

# Criticals end the program under test at once, warnings fail its test at its end; not
# this driver's, whose own bus library reports a program that is only just starting.
os.environ.pop('G_DEBUG', None)
PROGRAM_DEBUG = 'fatal-criticals,gc-friendly'

import gi  # pylint: disable=wrong-import-position

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # pylint: disable=wrong-import-position

# The bus waits for an answer as long as this driver waits for anything: on a machine with
# much else to do the program may not be asked for its answer for seconds.
DEADLINE = 120
# How often something is looked at, in milliseconds.
BEAT = 50
Atspi.set_timeout(DEADLINE * 1000, DEADLINE * 1000)
# What can be pressed, and has nothing inside that can be.
# (The first of them has another name in newer versions of the library.)
BUTTON = getattr(Atspi.Role, 'PUSH_BUTTON', None) or Atspi.Role.BUTTON
PRESSABLE = (BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX,
             Atspi.Role.RADIO_BUTTON, Atspi.Role.MENU_ITEM)
LEAVES = PRESSABLE + (Atspi.Role.LABEL, Atspi.Role.IMAGE, Atspi.Role.ICON, Atspi.Role.TEXT,
                      Atspi.Role.ENTRY, Atspi.Role.SEPARATOR, Atspi.Role.SCROLL_BAR)
COMPLAINT = re.compile(r'WARNING|CRITICAL|ERROR|Sanitizer|runtime error|\*\*')
# GTK 4.24 on X11 without a compositor says so with the first popover of any program.
KNOWN_FAULT = re.compile(r'Gdk-WARNING .*gdk_frame_timings_submitted\(\) called on submitted frame')


class Gone(Exception):
    """A part of the screen went away while it was looked at."""


def wait_for(condition, what, deadline=DEADLINE):
    """Runs the main loop until the condition gives something; returns that.

    What is waited is counted in turns of the loop, which take longer where the machine has much else to do.
    """
    def count():
        nonlocal left
        left -= 1
        return True

    left = deadline * 1000 // BEAT
    context = GLib.MainContext.default()
    beat = GLib.timeout_add(BEAT, count)
    try:
        while True:
            try:
                found = condition()
            except (Gone, GLib.Error):
                found = None
            if found:
                return found
            assert left > 0, f'waited in vain for {what() if callable(what) else what}'
            context.iteration(True)
    finally:
        GLib.source_remove(beat)


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def walk(node):
    """Everything below a node, parents first; not what is inside of plain buttons."""
    for child, _ in trace(node):
        yield child


def trace(node, above=(), seen=None):
    """The same but for a child that was seen, each with the way to it: pairs of a node and its place in the one before."""
    for index, child in enumerate(children(node)):
        if child != seen:
            way = (*above, (child, index))
            yield child, way
            yield from inside(child, way)


def inside(node, way, seen=None):
    """What stands in a node; a button with two things inside has a menu that is open."""
    role = node.get_role()
    if role not in LEAVES or (role in PRESSABLE and node.get_child_count() > 1):
        yield from trace(node, way, seen)


def acting(button):
    """A button with a menu hands on to the one inside of it."""
    while Atspi.Action.get_n_actions(button) == 0 and button.get_child_count() > 0:
        button = button.get_child_at_index(0)
    return button


class Program:
    """The built program with a home folder of its own, which outlives it."""

    def __init__(self, path, home, environment, pictures, close_name):
        self.path, self.home, self.pictures = os.path.abspath(path), home, pictures
        # Screenshots are files whose names begin with what is given as pictures.
        # Whether each name is looked for on the whole screen, to see that there
        # is no second one: that takes twice as long.
        self.thorough = False
        # The toolkit's word, not the program's.
        self.close_name = close_name
        self.environment = {**os.environ, **environment, 'G_DEBUG': PROGRAM_DEBUG,
                            'GTK_A11Y': 'atspi', 'XDG_DATA_HOME': os.path.join(home, 'data'),
                            'XDG_CONFIG_HOME': os.path.join(home, 'config'),
                            'XDG_STATE_HOME': os.path.join(home, 'state'),
                            'XDG_CACHE_HOME': os.path.join(home, 'cache')}
        self.process = self.root = None
        # To what was found last: what is looked for next stands near it, mostly. Each look at a node
        # is a question to the program, and there are hundreds of nodes.
        self.way = ()
        self.errors = tempfile.TemporaryFile()

    @property
    def games(self):
        """Where it keeps what was played."""
        return os.path.join(self.home, 'data', 'ahu', 'games')

    # Starting and ending

    def start(self):
        self.process = subprocess.Popen(self.command(), env=self.environment, stdin=subprocess.DEVNULL,
                                        stdout=self.errors, stderr=self.errors)
        self.way = ()
        self.root = wait_for(self.find_root, lambda: f'the program on the accessibility bus, where there are '
                             f'{Atspi.get_desktop(0).get_child_count()}; it said:\n{self.said()}')
        wait_for(lambda: next(walk(self.root), None), 'its window')

    def find_root(self):
        self.check_alive()
        for application in children(Atspi.get_desktop(0)):
            if self.is_mine(application):
                return application
        return None

    def command(self):
        return [self.path]

    def is_mine(self, application):
        return application.get_process_id() == self.process.pid

    def check_alive(self):
        code = self.process.poll()
        assert code is None, f'the program ended with {code}:\n{self.said()}'

    def said(self):
        """What the program wrote to its standard output and error."""
        self.errors.seek(0)
        return self.errors.read().decode(errors='replace')

    def kill(self):
        """As if the power failed."""
        self.process.kill()
        self.process.wait()
        self.check_silent()

    def close(self):
        """Presses the window's own button and sees that the program ends well."""
        self.press(self.close_name)
        self.wait_end()

    def wait_end(self):
        """Sees that the program ends well."""
        wait_for(lambda: self.process.poll() is not None, 'the program to end')
        assert self.process.returncode == 0, f'exit {self.process.returncode}:\n{self.said()}'
        self.check_silent()

    def check_silent(self):
        complaints = [line for line in self.said().splitlines()
                      if COMPLAINT.search(line) and not KNOWN_FAULT.search(line)]
        assert not complaints, '\n'.join(complaints)

    # Looking

    def standing(self):
        """As much of the way to what was found last as can still be gone."""
        node, way = self.root, ()
        for child, index in self.way:
            try:
                if node.get_child_at_index(index) != child:
                    break
            except GLib.Error:
                break
            node, way = child, (*way, (child, index))
        return way

    def around(self):
        """The whole screen, first what is near to what was found last, each node with the way to it."""
        way, seen = self.standing(), None
        while way:
            node = way[-1][0]
            yield from inside(node, way, seen)
            yield node, way
            way, seen = way[:-1], node
        yield from trace(self.root, seen=seen)

    def each_named(self, name, roles=None, within=None):
        for node, way in trace(within) if within else self.around():
            if node.get_name() == name and (roles is None or node.get_role() in roles):
                if not within:
                    self.way = way
                yield node

    def names(self):
        """All names on the screen, for the message of a failure and for results."""
        return [node.get_name() for node in walk(self.root) if node.get_name()]

    def find(self, name, roles=None, within=None):
        """Waits for the one node of that name, on the whole screen or in a part of it."""
        def one():
            self.check_alive()
            named = self.each_named(name, roles, within)
            found = next(named, None)
            assert not self.thorough or not found or not next(named, None), \
                f'“{name}” is there twice'
            return found

        def what():
            self.picture('missing')
            return f'“{name}”; there is: ' + ' | '.join(self.names())

        return wait_for(one, what)

    def has(self, name):
        return next(self.each_named(name), None) is not None

    def wait_gone(self, name):
        wait_for(lambda: not self.has(name), f'“{name}” to go away')

    # Doing

    def press(self, name, within=None):
        """Activates the one button of that name, as soon as that is possible."""
        def possible():
            self.check_alive()
            return button.get_state_set().contains(Atspi.StateType.SENSITIVE)

        button = self.find(name, PRESSABLE, within)
        wait_for(possible, f'“{name}” to be possible')
        assert Atspi.Action.do_action(acting(button), 0), f'“{name}” does nothing'

    def press_if_possible(self, name):
        """Activates the button of that name, unless it has gone meanwhile."""
        try:
            button = next(self.each_named(name, PRESSABLE), None)
            if button is not None and button.get_state_set().contains(Atspi.StateType.SENSITIVE):
                Atspi.Action.do_action(acting(button), 0)
        except GLib.Error:
            pass

    def enter(self, name, text):
        """Types a text into the one entry of that name."""
        entry = self.find(name, (Atspi.Role.TEXT, Atspi.Role.ENTRY))
        assert Atspi.EditableText.set_text_contents(entry, text), f'“{name}” can’t be typed into'
        wait_for(lambda: Atspi.Text.get_text(entry, 0, len(text) + 1) == text, f'“{text}” in “{name}”')

    def set_number(self, name, number):
        """Sets the one number of that name."""
        spin = self.find(name, (Atspi.Role.SPIN_BUTTON,))
        assert Atspi.Value.set_current_value(spin, number), f'“{name}” can’t be set'
        wait_for(lambda: Atspi.Value.get_current_value(spin) == number, f'{number} in “{name}”')

    def picture(self, name):
        """Keeps a screenshot, where there is a tool for it."""
        if shutil.which('import'):
            os.makedirs(os.path.dirname(self.pictures), exist_ok=True)
            subprocess.run(['import', '-window', 'root', f'{self.pictures}{name}.png'],
                           check=True, stderr=subprocess.DEVNULL)

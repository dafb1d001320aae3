# SPDX-License-Identifier: GPL-3.0-or-later
"""How long the program takes to show its window: in its sandbox, and without one beside it.

It measures and says; it finds nothing too slow. All begin warm, in turn, with the same
renderer. The sandbox alone is measured too: a program in it that does nothing.

usage: start.py APPLICATION-ID PLAIN-PROGRAM
  PLAIN-PROGRAM may be missing; then the sandboxed one is measured alone
"""

import os
import select
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

APP_ID, PLAIN = sys.argv[1:]
ROUNDS = 9
DEADLINE = 30


class Watch:
    """Says when a window comes to the display or leaves it."""

    def __init__(self):
        # xev would keep its words until they fill a page.
        self.tool = subprocess.Popen(['stdbuf', '-oL', tap.need('xev'), '-root', '-event', 'substructure',
                                      '-event', 'property'], stdout=subprocess.PIPE)
        self.heard = b''
        end = time.monotonic() + DEADLINE
        while not self.hear(b'PropertyNotify', 0.1):
            tap.run(tap.need('xprop'), '-root', '-f', 'AHU_READY', '8s', '-set', 'AHU_READY', 'yes')
            assert time.monotonic() < end, 'xev does not answer'

    def hear(self, word, seconds):
        """Whether it says that before the time is over; what came before is forgotten."""
        end = time.monotonic() + seconds
        while word not in self.heard:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.tool.stdout], [], [], left)[0]:
                return False
            self.heard += os.read(self.tool.stdout.fileno(), 65536)
        self.heard = self.heard.split(word, 1)[1]
        return True

    def wait(self, word):
        assert self.hear(word, DEADLINE), f'no {word.decode()} within {DEADLINE} s'


def end(program):
    subprocess.run(['flatpak', 'kill', APP_ID], check=False, stderr=subprocess.DEVNULL)
    program.kill()
    program.wait()


def time_to_window(watch, command):
    begin = time.monotonic()
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    watch.wait(b'MapNotify')
    taken = time.monotonic() - begin
    end(program)
    watch.wait(b'DestroyNotify')
    return taken


def time_to_end(_watch, command):
    begin = time.monotonic()
    subprocess.run(command, check=True)
    return time.monotonic() - begin


def say(label, seconds):
    taken = sorted(round(value * 1000) for value in seconds)
    print(f'# start, {label}: {statistics.median(taken):.0f} ms in the middle of {len(taken)} '
          f'({taken[0]} to {taken[-1]})')


def measure():
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HOME=home, GSK_RENDERER='cairo')
        compare()


def compare():
    ways = {'sandboxed': (time_to_window, ['flatpak', 'run', '--env=GSK_RENDERER=cairo', APP_ID]),
            'the sandbox alone': (time_to_end, ['flatpak', 'run', '--command=true', APP_ID])}
    if os.access(PLAIN, os.X_OK):
        share = os.path.join(os.path.dirname(PLAIN), '..', 'share')
        os.environ['XDG_DATA_DIRS'] = share + ':' + os.environ['XDG_DATA_DIRS']
        ways['plain'] = (time_to_window, [PLAIN])
    else:
        print(f'# {PLAIN} is not built, so there is nothing to compare with: build-aux/run builds it')
    watch = Watch()
    taken = {label: [] for label in ways}
    for turn in range(ROUNDS + 1):
        for label, (function, command) in ways.items():
            seconds = function(watch, command)
            if turn > 0:
                taken[label].append(seconds)
    for label, seconds in taken.items():
        say(label, seconds)
    watch.tool.kill()


tap.main([('the start is measured', measure)])

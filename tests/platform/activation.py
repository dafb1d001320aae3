# SPDX-License-Identifier: GPL-3.0-or-later
"""The session bus starts Ahu when the desktop asks for it, as menus and icons do.

Runs on a bus of its own that knows the service file of the build folder. Nothing but
the bus starts the program here.

usage: activation.py APPLICATION-ID SERVICES
  SERVICES  the folder above dbus-1/services and applications
"""

import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

APP_ID, SERVICES = sys.argv[1:3]
PATH = '/' + APP_ID.replace('.', '/')
MOST_SECONDS = 30


def call(*arguments):
    return tap.run(tap.need('gdbus'), 'call', '--session', *arguments)


def has_owner():
    return 'true' in call('--dest', 'org.freedesktop.DBus', '--object-path', '/org/freedesktop/DBus',
                          '--method', 'org.freedesktop.DBus.NameHasOwner', APP_ID)


def wait_for(condition, what):
    """Asks again until it holds; there is no signal for all of it."""
    end = time.monotonic() + MOST_SECONDS
    while not condition():
        assert time.monotonic() < end, what


def windows():
    """How many windows the program offers actions of."""
    output = tap.run(tap.need('gdbus'), 'introspect', '--session', '--dest', APP_ID, '--recurse',
                     '--only-properties', '--object-path', f'{PATH}/window')
    return output.count(f'node {PATH}/window/')


def is_known():
    output = call('--dest', 'org.freedesktop.DBus', '--object-path', '/org/freedesktop/DBus',
                  '--method', 'org.freedesktop.DBus.ListActivatableNames')
    assert f"'{APP_ID}'" in output, output
    assert not has_owner(), 'somebody has started it already'


def starts_for_an_action():
    """What “New game” in the menu of the icon does."""
    tap.run(tap.need('gapplication'), 'action', APP_ID, 'new-game')
    wait_for(has_owner, 'the bus did not start Ahu')
    wait_for(lambda: windows() == 1, 'there is no window')


def activation_opens_no_second():
    tap.run(tap.need('gapplication'), 'launch', APP_ID)
    tap.run(tap.need('gapplication'), 'action', APP_ID, 'final-scoring')
    assert windows() == 1, windows()


def actions_are_offered():
    """Those that the desktop file names."""
    output = tap.run(tap.need('gapplication'), 'list-actions', APP_ID)
    assert output.split() == ['new-game', 'final-scoring'], output


def ends():
    tap.run(tap.need('gapplication'), 'action', APP_ID, 'quit')
    wait_for(lambda: not has_owner(), 'Ahu did not end')
    # And can be started again.
    tap.run(tap.need('gapplication'), 'launch', APP_ID)
    wait_for(lambda: windows() == 1, 'there is no window')
    subprocess.run(['gapplication', 'action', APP_ID, 'quit'], check=True)
    wait_for(lambda: not has_owner(), 'Ahu did not end')


if SERVICES not in os.environ['XDG_DATA_DIRS'].split(':'):
    raise SystemExit('the bus does not look into SERVICES')
tap.main([
    ('the bus knows how to start Ahu', is_known),
    ('an action of the icon’s menu starts it', starts_for_an_action),
    ('it offers its actions', actions_are_offered),
    ('a further activation opens no second window', activation_opens_no_second),
    ('it ends, and starts again', ends),
])

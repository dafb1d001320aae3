# SPDX-License-Identifier: GPL-3.0-or-later
"""The window starts and says what it has to say, whether or not anybody can hear it.

Opens a game that has ended, without a session bus and with each backend of accessibility that GTK
can be asked for. Not for what is said: tests/e2e/spoken.py.

usage: announcing.py PROGRAM GAME
"""

import os
import re
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

PROGRAM, GAME = sys.argv[1:3]
# What GTK says of it.
EXPECTED = re.compile(r'Unable to acquire|Unrecognized accessibility backend')
COMPLAINT = re.compile(r'WARNING|CRITICAL|ERROR|Sanitizer|runtime error')


def announces(a11y, **bus):
    environment = {**os.environ, 'G_DEBUG': 'fatal-criticals', **bus}
    environment.pop('GTK_A11Y', None)
    if a11y is not None:
        environment['GTK_A11Y'] = a11y
    reader, writer = os.pipe()
    with tempfile.TemporaryFile('w+') as log, os.fdopen(reader) as ready, \
            subprocess.Popen([PROGRAM, GAME], env={**environment, 'AHU_READY_FD': str(writer)},
                             pass_fds=[writer], stderr=log) as program:
        os.close(writer)
        # A page is told when it is painted, which is after it has announced who has won. When the
        # program ends, so do its lines.
        shown = 'ready result\n' in ready
        program.send_signal(signal.SIGTERM)
        status = program.wait()
        log.seek(0)
        said = [line for line in log if line.strip() and not EXPECTED.search(line)]
    assert shown and status == 0, f'exit {status}\n{"".join(said)}'
    complaints = [line for line in said if COMPLAINT.search(line)]
    assert not complaints, ''.join(complaints)


tap.main([('without a bus', lambda: announces(None, DBUS_SESSION_BUS_ADDRESS='unix:path=/nonexistent')),
          ('with what GTK chooses', lambda: announces(None))] +
         [(f'with {a11y}', lambda a11y=a11y: announces(a11y)) for a11y in ('atspi', 'none', 'test', 'unknown')])

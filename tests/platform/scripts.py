# SPDX-License-Identifier: GPL-3.0-or-later
"""The scripts in build-aux: how they fail, and that they count honestly.

What they do when all is well is shown by every run of build-aux/test and .ci/run.

usage: scripts.py SOURCE-ROOT
"""

import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

ROOT = sys.argv[1]
AUX = os.path.join(ROOT, 'build-aux')


def call(script, *arguments, **options):
    return subprocess.run([os.path.join(AUX, script), *arguments], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True,
                          check=False, **options)


def scripts():
    """The paths of what begins with the name of an interpreter, and that line."""
    paths = [os.path.join(ROOT, '.ci', 'run'), os.path.join(ROOT, 'tests', 'make-locales')]
    for folder, _, names in os.walk(AUX):
        paths += [os.path.join(folder, name) for name in names]
    for path in paths:
        with open(path, encoding='utf-8') as file:
            first = file.readline()
        if first.startswith('#!'):
            yield path, first.strip()


def every_script_parses():
    found = 0
    for path, first in scripts():
        assert os.access(path, os.X_OK), f'{path} cannot be started'
        if first == '#!/bin/sh':
            tap.run('sh', '-n', path)
            found += 1
        elif 'bash' in first:
            tap.run(tap.need('bash'), '-n', path)
            found += 1
    assert found >= 12, f'only {found} scripts were found'


def unknown_option_is_refused():
    done = call('install-deps', '--everything')
    assert done.returncode == 2, done.returncode
    assert '--everything' in done.stderr and not done.stdout, done.stderr


def no_package_manager_is_told():
    """A machine of an unknown kind: the script says what Ahu needs."""
    with tempfile.TemporaryDirectory() as tools:
        for tool in ('sh', 'dirname', 'sed', 'id', 'cut', 'printf'):
            os.symlink(tap.need(tool), os.path.join(tools, tool))
        done = call('install-deps', '--build', env={'PATH': tools})
    assert done.returncode == 1, done.returncode
    assert 'libadwaita' in done.stderr, done.stderr


def missing_package_is_named():
    """Somebody who may not install gets the names, and a failure."""
    with tempfile.TemporaryDirectory() as tools:
        for tool in ('sh', 'sed'):
            os.symlink(tap.need(tool), os.path.join(tools, tool))
        for tool, body in (('apt-get', 'exit 1'), ('dpkg-query', 'exit 1'), ('id', 'echo 1000')):
            path = os.path.join(tools, tool)
            with open(path, 'w', encoding='utf-8') as file:
                file.write(f'#!/bin/sh\n{body}\n')
            os.chmod(path, 0o755)
        done = call('install-deps', '--build', env={'PATH': tools})
    assert done.returncode == 1, done.returncode
    assert 'libgtk-4-dev' in done.stderr and 'apt-get install' in done.stderr, done.stderr


def display_hands_on_the_exit_status():
    tap.need('Xvfb')
    tap.need('dbus-run-session')
    done = call('with-display', 'sh', '-c',
                'test -n "$DISPLAY" && test -n "$DBUS_SESSION_BUS_ADDRESS" && '
                'test -d "$XDG_RUNTIME_DIR" && exit 42')
    assert done.returncode == 42, f'{done.returncode}: {done.stderr}'


LOG = [
    {'name': 'mixed', 'result': 'FAIL', 'returncode': 1,
     'stdout': '1..3\nok 1 /a\nok 2 /b # SKIP no x\n    ok 1 inner\nnot ok 3 /c\n'},
    {'name': 'crash', 'result': 'ERROR', 'returncode': -11, 'stdout': '1..3\nok 1 /a\n'},
    {'name': 'plain', 'result': 'OK', 'returncode': 0, 'stdout': 'hello'},
    {'name': 'without', 'result': 'SKIP', 'returncode': 77, 'stdout': '1..0 # SKIP no display\n'},
    {'name': 'slow', 'result': 'TIMEOUT', 'returncode': -15, 'stdout': ''},
]


def count(entries):
    with tempfile.TemporaryDirectory() as scratch:
        path = os.path.join(scratch, 'testlog.json')
        with open(path, 'w', encoding='utf-8') as log:
            log.writelines(json.dumps(entry) + '\n' for entry in entries)
        return call('count-tests', '--totals', path)


def cases_are_counted_honestly():
    done = count(LOG)
    assert done.stdout.split() == ['3', '3', '2'], done.stdout
    assert done.returncode == 1


def no_case_is_no_success():
    done = count([])
    assert done.stdout.split() == ['0', '1', '0'], done.stdout
    assert done.returncode == 1
    done = call('count-tests', '--totals', os.path.join(ROOT, 'no-such-log.json'))
    assert done.returncode == 1


tap.main([
    ('every script parses', every_script_parses),
    ('install-deps refuses an unknown option', unknown_option_is_refused),
    ('install-deps says what it needs on an unknown system', no_package_manager_is_told),
    ('install-deps names what it may not install', missing_package_is_named),
    ('with-display hands on the exit status', display_hands_on_the_exit_status),
    ('test cases are counted honestly', cases_are_counted_honestly),
    ('a log without a case is a failure', no_case_is_no_success),
])

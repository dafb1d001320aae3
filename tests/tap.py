# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests written in Python share: TAP output, and tools that may be missing.

Not for tests of C code: those use GLib's g_test.
"""

import os
import shutil
import subprocess
import sys


class Skip(Exception):
    """A case that cannot be decided on this machine, with its reason."""


def need(tool):
    """Returns the path of a tool, or skips the case that needs it."""
    path = shutil.which(tool)
    if path is None:
        raise Skip(f'{tool} is missing: build-aux/install-deps --build --test installs it')
    return path


def no_leaks(reason):
    """Skips the case where leaks are told of: newer versions of meson set other options of sanitizers in any build."""
    if 'detect_leaks' in os.environ.get('ASAN_OPTIONS', ''):
        raise Skip(reason)


def run(*command, **options):
    """Runs a command; fails with its output if it does not exit with 0."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False, **options)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}: "
                             f'exit {done.returncode}\n{done.stdout}')
    return done.stdout


def main(cases):
    """Runs (label, function) pairs as TAP cases and exits."""
    print(f'1..{len(cases)}')
    failed = not cases
    for number, (label, function) in enumerate(cases, 1):
        try:
            function()
        except Skip as reason:
            print(f'ok {number} {label} # SKIP {reason}', flush=True)
        except Exception as error:  # pylint: disable=broad-except
            failed = True
            print(f'not ok {number} {label}', flush=True)
            for line in (str(error) or repr(error)).splitlines():
                print(f'# {line}', flush=True)
        else:
            print(f'ok {number} {label}', flush=True)
    sys.exit(1 if failed else 0)

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the compiler was asked to put into the programs against faults in memory is in them.

usage: hardening.py FEATURES PROGRAM…
  FEATURES  those that this build has: stack, fortify, now; with commas between
"""

import os
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

FEATURES = [feature for feature in sys.argv[1].split(',') if feature]
PROGRAMS = sys.argv[2:]


def read(*arguments):
    return subprocess.run(['readelf', '--wide', *arguments], capture_output=True, text=True,
                          check=True).stdout


def called(program):
    """The functions of the C library that the program calls."""
    return set(re.findall(r' UND (\w+)', read('--dyn-syms', program)))


def stack():
    for program in PROGRAMS:
        assert '__stack_chk_fail' in called(program), program


def fortify():
    for program in PROGRAMS:
        checked = {name for name in called(program) if name.startswith('__') and name.endswith('_chk')}
        assert checked, program


def now():
    for program in PROGRAMS:
        assert 'BIND_NOW' in read('--dynamic', program), program
        assert 'GNU_RELRO' in read('--segments', program), program


if shutil.which('readelf') is None:
    print('1..0 # SKIP readelf is missing: it comes with the compiler')
else:
    tap.main([(feature, globals()[feature]) for feature in FEATURES])

# SPDX-License-Identifier: GPL-3.0-or-later
"""No page cuts off what it says, and nothing it says lies on something else.

It runs build-aux/screenshots --layout for a language and a size, or, without them, sees that faults are told. How wide
letters are is up to the fonts of the machine: with text a tenth smaller only what no font has room for is told.

usage: check_layout.py SOURCE-ROOT BUILD-ROOT [LANGUAGE WIDTHxHEIGHT]
"""

import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

SCRIPT = os.path.join(sys.argv[1], 'build-aux', 'screenshots')


def look(folder, *options, environment={}):
    """Calls the script for a build folder that is up to date."""
    tap.need('Xvfb')
    tap.need('dbus-run-session')
    return subprocess.run([SCRIPT, '--no-build', '--layout', '--scheme', 'light', *options, folder],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True,
                          check=False, env={**os.environ, **environment, 'AHU_BUILD_DIR': sys.argv[2]})


def nothing_is_cut(folder, language, size):
    done = look(folder, '--language', language, '--size', size, '--text', '90')
    assert done.returncode == 0, done.stdout


def fault_is_told(folder, rule, words):
    """That the checks above can fail: with a style by which something is cut or lies on something else."""
    style = os.path.join(folder, 'ground.css')
    with open(style, 'w', encoding='utf-8') as file:
        file.write(rule)
    done = look(folder, '--language', 'en', '--size', '1366x768', '--page', 'table-reward', '--page', 'table-buy',
                environment={'G_RESOURCE_OVERLAYS': f'/io/github/ahu_table/Ahu/ground.css={style}'})
    assert done.returncode == 1 and words in done.stdout, f'{done.returncode}: {done.stdout}'


with tempfile.TemporaryDirectory() as scratch:
    if len(sys.argv) > 3:
        tap.main([('nothing is cut', lambda: nothing_is_cut(scratch, *sys.argv[3:]))])
    else:
        tap.main([('words in dots are told',
                   lambda: fault_is_told(scratch, '.to-move { letter-spacing: 40px; }', 'ends in dots')),
                  ('a word on another is told',
                   lambda: fault_is_told(scratch, 'rn-hand .keycap { margin: 9px 30px; }', 'lies on'))])

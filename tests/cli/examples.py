# SPDX-License-Identifier: GPL-3.0-or-later
"""The example records replay to exactly what stands beside them.

Order of members and of legal moves is free, and the message of a refusal too.

usage: examples.py AHU-CLI [FOLDER]

The examples are those of the folder beside them that is named.
"""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
if len(sys.argv) > 2:
    tool.EXAMPLES = os.path.join(tool.DATA, sys.argv[2])
NAMES = sorted(name[:-len('.rapanui')] for name in os.listdir(tool.EXAMPLES)
               if name.endswith('.rapanui'))


def canonical(line):
    if 'legal' in line:
        line['legal'].sort(key=lambda move: json.dumps(move, sort_keys=True))
    if 'error' in line:
        line['error'].pop('message', None)
    return json.dumps(line, sort_keys=True)


def replays(name):
    wanted = [canonical(line) for line in tool.replayed(name)]
    code, output, errors = CLI.run('replay', tool.example_path(name))
    lines = [json.loads(line) for line in output.splitlines()]
    assert all(line['error']['message'] for line in lines if 'error' in line), 'no message'
    got = [canonical(line) for line in lines]
    for index, (left, right) in enumerate(zip(wanted, got)):
        assert left == right, f'line {index}\nwanted {left}\ngot    {right}'
    assert len(wanted) == len(got), f'{len(got)} lines, not {len(wanted)}'
    assert code == int('"error"' in wanted[-1]), f'exit {code}'
    if code == 0:
        assert errors == '', errors
    else:
        tool.sentence(errors)


def checks(name):
    last = tool.replayed(name)[-1]
    path = tool.example_path(name)
    if 'error' in last:
        errors = CLI.bad([1], 'check', path)
        where = 'set-up' if last['error']['move'] is None else f"move {last['error']['move']}"
        assert errors.startswith(f'{path}: {where}: '), errors
        assert errors.endswith(f" [{last['error']['rule']}]\n"), errors
    else:
        moves = len(tool.example(name)['moves'])
        step = last['position']['step']
        assert CLI.good('check', path) == f'{path}: ok, {moves} moves, {step}\n'


def scores(name):
    last = tool.replayed(name)[-1]
    path = tool.example_path(name)
    if 'error' in last or last['position']['step'] != 'over':
        CLI.bad([1], 'score', path)
        CLI.bad([1], 'score', '--json', path)
    else:
        lines = CLI.good('score', '--json', path).splitlines()
        assert len(lines) == 1, lines
        assert json.loads(lines[0]) == last['position']['final']
        assert CLI.good('score', path)


assert NAMES, 'no examples found'
tap.main([(f'{name}: {label}', lambda name=name, function=function: function(name))
          for name in NAMES
          for label, function in (('replay', replays), ('check', checks), ('score', scores))])

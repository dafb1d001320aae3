# SPDX-License-Identifier: GPL-3.0-or-later
"""How strong the computer players are, as docs/advisor.md says it: that it is what was measured,
and that it was measured with the players that there are.

The games themselves take hours: the script strength plays them. Here the first ones of a few
rows are played once more. Where they come out another way, the players were changed since, and
the rows have to be played anew.

usage: check_strength.py SOURCE-ROOT AHU-CLI
"""

import json
import pathlib
import platform
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))
import tap  # noqa: E402

SOURCE = pathlib.Path(sys.argv[1])
CLI = sys.argv[2]
STRENGTH = SOURCE / 'tests' / 'bench' / 'strength'
RESULTS = SOURCE / 'tests' / 'bench' / 'strength-results'
QUICK = ['greedy-random-2', 'greedy-random-3', 'greedy-random-4', 'strong-100-playouts-greedy-2']


def table_of(text):
    return [line for line in text.splitlines() if line.startswith(('| greedy, ', '| strong with '))]


def table():
    """Each row that was played stands in the page, and no other does."""
    measured = table_of(tap.run(sys.executable, STRENGTH, CLI, RESULTS, '--table'))
    told = table_of((SOURCE / 'docs' / 'advisor.md').read_text(encoding='utf-8'))
    if not measured or measured != told:
        raise AssertionError('docs/advisor.md is not what `strength --table` prints:\n' + '\n'.join(measured))


def first_line(folder, name):
    with open(pathlib.Path(folder) / f'{name}.jsonl', encoding='utf-8') as file:
        parts = [json.loads(line) for line in file]
    part = min(parts, key=lambda part: part['first'])
    return {member: value for member, value in part.items() if member != 'seconds'}


def same_games(name):
    def run():
        # Sums of floats may be rounded in another way there, which changes a move now and then.
        if platform.machine() != 'x86_64':
            raise tap.Skip('played on x86_64, this is ' + platform.machine())
        with tempfile.TemporaryDirectory(prefix='ahu-strength-') as folder:
            tap.run(sys.executable, STRENGTH, CLI, folder, '--only', name, '--games', '12')
            again, measured = first_line(folder, name), first_line(RESULTS, name)
            if again != measured:
                raise AssertionError(f'{name} was played with other players:\n{again}\n{measured}')
    return (f'{name} comes out as it was measured', run)


tap.main([('the table is what was measured', table)] + [same_games(name) for name in QUICK])

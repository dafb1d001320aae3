# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether told chances come true, as docs/advisor.md says it: that it is what was measured, and
that hints tell today what was compared.

The games themselves take the better part of an hour: the script chances plays them. Here the first
ones of a few rows are looked at once more. Where other chances are told, the advisor was changed since,
and the rows have to be measured anew.

usage: check_chances.py SOURCE-ROOT AHU-CLI
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
CHANCES = SOURCE / 'tests' / 'bench' / 'chances'
RESULTS = SOURCE / 'tests' / 'bench' / 'chances-results'


def table_of(text):
    return [line for line in text.splitlines() if '% |' in line and (' → ' in line or 'got − told' in line)]


def table():
    """Each line that was measured stands in the page, and no other does."""
    measured = table_of(tap.run(sys.executable, CHANCES, CLI, RESULTS, '--table'))
    told = table_of((SOURCE / 'docs' / 'advisor.md').read_text(encoding='utf-8'))
    if len(measured) < 20 or measured != told:
        raise AssertionError('docs/advisor.md is not what `chances --table` prints:\n' + '\n'.join(measured))


def first_game(folder, name):
    with open(pathlib.Path(folder) / f'{name}.jsonl', encoding='utf-8') as file:
        return min((json.loads(line) for line in file), key=lambda game: game['game'])


def same_chances(name):
    def run():
        # Sums of floats may be rounded in another way there, which changes a move now and then.
        if platform.machine() != 'x86_64':
            raise tap.Skip('measured on x86_64, this is ' + platform.machine())
        with tempfile.TemporaryDirectory(prefix='ahu-chances-') as folder:
            tap.run(sys.executable, CHANCES, CLI, folder, '--only', name, '--games', '1')
            again, measured = first_game(folder, name), first_game(RESULTS, name)
            if again != measured:
                raise AssertionError(f'{name} was told by another advisor:\n{again}\n{measured}')
    return (f'what is told in {name} is what was compared', run)


tap.main([('the table is what was measured', table)]
         + [same_chances(name) for name in ('greedy-2', 'greedy-3', 'greedy-4', 'strong-2')])

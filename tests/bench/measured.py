# SPDX-License-Identifier: GPL-3.0-or-later
"""What the checks of measured tables share.

A script beside this file has measured something, a folder has the results by line, and
docs/advisor.md tells them as the script's table. Not for the measuring itself.
"""

import json
import pathlib
import platform
import sys
import tempfile

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
import tap  # noqa: E402


class Measurement:
    """One script, its results, and the lines that the page has of its table."""

    def __init__(self, script, cli, is_row):
        self.script = HERE / script
        self.results = HERE / f'{script}-results'
        self.cli = cli
        self.is_row = is_row

    def rows_of(self, text):
        return [line for line in text.splitlines() if self.is_row(line)]

    def is_told(self):
        """Each line that was measured stands in the page, and no other does."""
        page = HERE.parents[1] / 'docs' / 'advisor.md'
        measured = self.rows_of(tap.run(sys.executable, self.script, self.cli, self.results, '--table'))
        told = self.rows_of(page.read_text(encoding='utf-8'))
        if not measured or measured != told:
            raise AssertionError(f'docs/advisor.md is not what `{self.script.name} --table` prints:\n'
                                 + '\n'.join(measured))

    def first(self, folder, name, member):
        """The first line of a row's results, by a number in them; how long it took depends on the machine."""
        lines = (pathlib.Path(folder) / f'{name}.jsonl').read_text(encoding='utf-8').splitlines()
        first = min(map(json.loads, lines), key=lambda line: line[member])
        return {key: value for key, value in first.items() if key != 'seconds'}

    def comes_out(self, name, member, games):
        """A case: the first games of a row, measured anew, are what they were."""
        def run():
            # Sums of floats may be rounded in another way there, which changes a move now and then.
            if platform.machine() != 'x86_64':
                raise tap.Skip('measured on x86_64, this is ' + platform.machine())
            with tempfile.TemporaryDirectory(prefix='ahu-measured-') as folder:
                tap.run(sys.executable, self.script, self.cli, folder, '--only', name, '--games', str(games))
                again, measured = self.first(folder, name, member), self.first(self.results, name, member)
                if again != measured:
                    raise AssertionError(f'{name} was measured with another advisor:\n{again}\n{measured}')
        return (f'{name} comes out as it was measured', run)

# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs ahu-cli for the tests beside it, and makes input for it.

Not for cases: those are in contract.py, bad_input.py, languages.py.
"""

import copy
import json
import lzma
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position

DATA = os.environ['AHU_TEST_DATA']
EXAMPLES = os.path.join(DATA, 'rapanui')
# One sentence, and nothing of the machinery behind it.
MACHINERY = re.compile(r'CRITICAL|WARNING|\*\*|assertion|Sanitizer|runtime error|\b(?:g|json)_\w+'
                       r'|\(null\)|%[sd]|<data>')


class Tool:
    """The built ahu-cli."""

    def __init__(self, path):
        self.path = os.path.abspath(path)

    def run(self, *arguments, stdin=b'', environment=None, **options):
        """Returns exit code, standard output and standard error (as text)."""
        done = subprocess.run([self.path, *arguments], input=stdin, capture_output=True,
                              env={**os.environ, **(environment or {})}, check=False, **options)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def good(self, *arguments, **options):
        """Standard output of a call that must work and say nothing."""
        code, output, errors = self.run(*arguments, **options)
        assert (code, errors) == (0, ''), f'{arguments}: exit {code}: {errors}'
        return output

    def bad(self, codes, *arguments, **options):
        """The one line on standard error of a call that must fail."""
        code, output, errors = self.run(*arguments, **options)
        assert code in codes, f'{arguments}: exit {code}, not one of {codes}: {errors}'
        assert output == '', f'{arguments} printed {output[:200]}'
        sentence(errors)
        return errors

    def said_of_each(self, records, code, environment=None):
        """What one call of check says of many records, all of which it must refuse: one line of each."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [os.path.join(folder, f'{number}.rapanui') for number in range(len(records))]
            for path, record in zip(paths, records):
                with open(path, 'wb') as file:
                    file.write(encode(record))
            exit_code, output, errors = self.run('check', *paths, environment=environment)
        assert (exit_code, output) == (code, ''), f'exit {exit_code}, not {code}: {output}{errors}'
        lines = errors.splitlines()
        assert len(lines) == len(paths), errors
        for path, line in zip(paths, lines):
            assert line.startswith(path + ': '), line
            sentence(line)
        return [line[len(path) + 2:] for path, line in zip(paths, lines)]


def sentence(errors):
    lines = errors.splitlines()
    assert len(lines) == 1, f'not one line: {errors!r}'
    assert not MACHINERY.search(lines[0]), f'not for people: {lines[0]}'
    assert len(lines[0]) > 10, f'no sentence: {lines[0]!r}'


def speaking(language):
    """The environment of somebody who speaks it; English is that of the tests."""
    if language == 'en':
        return {}
    locale = linguas.locale_of(language)
    if not os.path.isdir(os.path.join(os.environ.get('LOCPATH', ''), locale)):
        raise tap.Skip(f'the locale {locale} could not be made: localedef or its data is missing '
                       '(Debian: package locales)')
    return {'LC_ALL': locale, 'LANG': locale, 'LANGUAGE': language}


def data(name):
    """What a file beside the examples holds."""
    with open(os.path.join(DATA, name), encoding='utf-8') as file:
        return json.load(file)


def example(name):
    """A record of the examples, as a value that may be changed."""
    with open(os.path.join(EXAMPLES, name + '.rapanui'), encoding='utf-8') as file:
        return json.load(file)


def example_path(name):
    return os.path.join(EXAMPLES, name + '.rapanui')


def replayed(name):
    """The lines that stand beside an example; those of a large game are packed."""
    path = os.path.join(EXAMPLES, name + '.jsonl')
    packed = path + '.xz'
    read = (lzma.open, packed) if os.path.exists(packed) else (open, path)
    with read[0](read[1], 'rt', encoding='utf-8') as file:
        return [json.loads(line) for line in file]


def encode(value):
    return json.dumps(value, ensure_ascii=False).encode()


def changed(value, path, new):
    """A copy of a value with one member, found by its path, replaced."""
    value = copy.deepcopy(value)
    place = value
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = new
    return value


def without(value, path):
    """A copy of a value that lacks one member."""
    value = copy.deepcopy(value)
    place = value
    for key in path[:-1]:
        place = place[key]
    del place[path[-1]]
    return value


SHEET = {
    'format': 'ahu-result', 'version': 1, 'game': 'rapa-nui',
    'stone': {'fish': 2, 'mulberry': 4, 'potato': 1, 'grain': 4},
    'players': [
        {'name': 'Ana', 'colour': 'red', 'tiles': 12, 'moai': 3, 'wood': 14,
         'sacrifice': {'fish': 3, 'mulberry': 1, 'potato': 1, 'grain': 2}},
        {'name': 'Ben', 'colour': 'blue', 'tiles': 9, 'moai': 4, 'wood': 3,
         'sacrifice': {'fish': 5, 'mulberry': 1, 'potato': 2, 'grain': 0}},
    ],
}


def temporary(content):
    """A file that is gone with the object."""
    file = tempfile.NamedTemporaryFile(suffix='.rapanui')
    file.write(content)
    file.flush()
    return file

# SPDX-License-Identifier: GPL-3.0-or-later
"""What docs/rules-to-code.md promises, and the page of each other game: the code and the tests it
names for each rule are there, and where it says so, what cites the rule.

It looks whether they exist, not whether they do what the page says.

usage: rules_to_code.py SOURCE-ROOT GAME ENGINE-TEST…
"""

import fnmatch
import glob
import json
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

ROOT, GAME, *PROGRAMS = sys.argv[1:]
# The page, the folder of the code, how the tests' paths begin, what a rule's number looks like,
# and where the reference tells the rules.
PAGE, CODE, TREE, RULE, REFERENCE = {
    'rapanui': ('docs/rules-to-code.md', 'src/games/rapanui', '/engine/', r'[RD]\d+(?:\.\d+)?',
                'data/games/rapanui/rules/en.xml'),
    'tapati': ('docs/rules-to-code-tapati.md', 'src/games/tapati/engine', '/tapati/', r'TD?\d+(?:\.\d+)?',
               'data/games/tapati/rules/en.xml'),
}[GAME]


def text_of(*names):
    """What stands in some files, one after the other."""
    texts = []
    for name in names:
        with open(os.path.join(ROOT, name), encoding='utf-8') as file:
            texts.append(file.read())
    return '\n'.join(texts)


def files(pattern):
    """All that match in a folder and those below it, but what draws."""
    found = sorted(glob.glob(os.path.join(ROOT, os.path.dirname(pattern), '**', os.path.basename(pattern)),
                             recursive=True))
    names = [os.path.relpath(name, ROOT) for name in found]
    return [name for name in names if not name.startswith(f'{CODE}/ui/')]


# Which files say a rule’s number to people, and when: the words of the page’s column “message”.
MESSAGES = {'refusal': ('check', 'box', 'sheet'), 'log': ('citation',), 'result': ('explain',)}


def rows():
    """The cells of the table: rule, code, tests, and what else there is."""
    table = [line.strip().strip('|').split('|') for line in text_of(PAGE).splitlines()
             if line.startswith('| ')]
    assert len(table) > 2, f'{PAGE} has no table'
    return [[cell.strip() for cell in row] for row in table[2:]]


def quoted(cell):
    return re.findall(r'`([^`]+)`', cell)


def rules_of(cell):
    """The rules a cell names; “R2.4–R2.6” are three."""
    rules = set(re.findall(RULE, cell))
    for chapter, first, last in re.findall(r'R(\d+)\.(\d+)–R\1\.(\d+)', cell):
        rules |= {f'R{chapter}.{number}' for number in range(int(first), int(last) + 1)}
    return rules


ROWS = [row[:3] for row in rows()]
ENGINE = text_of(*files(f'{CODE}/*.[ch]'))


def every_rule_has_a_row():
    """Those that the rule reference tells, and those that the engine cites in a refusal or a line."""
    listed = set().union(*(rules_of(row[0]) for row in ROWS))
    told = set(re.findall(rf'<section id="({RULE})"', text_of(REFERENCE)))
    cited = set(re.findall(rf'"({RULE})"', ENGINE))
    assert told and cited
    assert listed == told | cited, \
        f'without a row: {sorted((told | cited) - listed)}, of no rule: {sorted(listed - told - cited)}'
    assert cited <= told, f'cited, but not in the rule reference: {sorted(cited - told)}'


def has_symbol(symbol, text):
    """Of `RnPosition.top` both parts have to be there."""
    return all(re.search(rf'\b{re.escape(part)}\b', text) for part in symbol.split('.'))


def code_is_there():
    faults = []
    for rule, code, _tests in ROWS:
        for symbols, place in re.findall(r'((?:`[^`]+`(?:, )?)+)(?: in `([^`]+)`)?', code):
            names = files(f'{CODE}/{place}') if place else []
            if place and not names:
                faults.append(f'{rule}: there is no {place}')
            for symbol in quoted(symbols):
                if symbol.endswith('.c'):
                    there = bool(files(f'{CODE}/{symbol}'))
                else:
                    there = has_symbol(symbol, text_of(*names) if names else ENGINE)
                if not there:
                    faults.append(f'{rule}: {symbol} is not there')
    assert not faults, '\n'.join(faults)


def engine_tests():
    """The paths of all tests of the engine, as GLib lists them."""
    paths = []
    for program in PROGRAMS:
        listed = subprocess.run([program, '-l'], stdout=subprocess.PIPE, text=True, check=True).stdout
        paths += [line[len(TREE):] for line in listed.split() if line.startswith(TREE)]
    assert paths
    return paths


def window_has(test):
    """A test of the window has its path, or the beginning of it, in the source."""
    sources = [text_of(name) for name in files('tests/games/*/ui/test-*.c') + files('tests/toolkit/test-*.c') + files('tests/shell/test-*.c')]
    path = f'"/{test}' if test.endswith('/') else f'"/{test}"'
    return any(path in source for source in sources)


def tests_are_there():
    paths = engine_tests()
    faults = []
    for rule, _code, tests in ROWS:
        for test in quoted(tests):
            pattern = test + '*' if test.endswith('/') else test
            if test.startswith('ui/'):
                there = window_has(test)
            elif f'cli `{test}`' in tests:
                there = bool(files(f'tests/cli/{test}.py')) or test in text_of(*files('tests/cli/*.py'))
            else:
                there = bool(fnmatch.filter(paths, pattern))
            if not there:
                faults.append(f'{rule}: there is no test {test}')
    assert not faults, '\n'.join(faults)


def every_row_names_both():
    """A rule without a test is not held by anything."""
    faults = [f'{rule}: no {what}' for rule, code, tests in ROWS
              for what, cell in (('code', code), ('test', tests)) if not cell or what == 'test' and not quoted(cell)]
    assert not faults, '\n'.join(faults)


def further(column):
    """The cells of a further column by the rules of their rows; nothing without such a column."""
    return [(rules_of(row[0]), row[column]) for row in rows() if len(row) > column]


def messages_are_right():
    cited = {}
    for word, parts in MESSAGES.items():
        names = [name for part in parts for name in files(f'{CODE}/*-{part}*.c')]
        assert names or not further(3), f'no file is called {parts}'
        for rule in re.findall(rf'"({RULE})"', text_of(*names)):
            cited.setdefault(rule, set()).add(word)
    faults = []
    for rules, cell in further(3):
        found = set().union(*(cited.get(rule, set()) for rule in rules))
        wanted = ', '.join(word for word in MESSAGES if word in found) or '–'
        if cell != wanted:
            faults.append(f'{sorted(rules)}: “{cell}” should be “{wanted}”')
    assert not faults, '\n'.join(faults)


tap.main([
    ('every rule has a row', every_rule_has_a_row),
    ('every row names code and tests', every_row_names_both),
    ('the code is there', code_is_there),
    ('the tests are there', tests_are_there),
    ('the messages are right', messages_are_right),
])

# SPDX-License-Identifier: GPL-3.0-or-later
"""A symbol means one thing in the whole program: docs/symbols.md says which, and where it is used.

Not for: how a symbol is drawn (tests/art).

usage: symbols.py SOURCE-ROOT
"""

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

ROOT = sys.argv[1]
OWN = os.path.join(ROOT, 'data', 'icons', 'symbolic')
NAME = re.compile(r'\b([a-z][a-z0-9-]*)-symbolic\b')


def uses():
    """The files in which each symbol is named."""
    found = {}
    for folder, _, files in os.walk(os.path.join(ROOT, 'src')):
        for name in files:
            if name.endswith(('.c', '.ui')):
                with open(os.path.join(folder, name), encoding='utf-8') as file:
                    for symbol in NAME.findall(file.read()):
                        found.setdefault(symbol, set()).add(name)
    return found


def rows():
    """Symbol, meaning and files of each row of the table."""
    with open(os.path.join(ROOT, 'docs', 'symbols.md'), encoding='utf-8') as file:
        lines = [line for line in file if line.startswith('| `')]
    for line in lines:
        symbol, meaning, places = [cell.strip() for cell in line.strip().strip('|').split('|')]
        yield symbol.strip('`'), meaning, set(re.findall(r'`([^`]+)`', places))


def the_table_is_true():
    told = {symbol: places for symbol, _, places in rows()}
    found = uses()
    faults = [f'{symbol}: told of {sorted(told.get(symbol, []))}, used in {sorted(found.get(symbol, []))}'
              for symbol in sorted(told.keys() | found.keys())
              if told.get(symbol) != found.get(symbol)]
    assert not faults, '\n'.join(faults)


def each_means_one_thing():
    symbols = [symbol for symbol, _, _ in rows()]
    meanings = [meaning for _, meaning, _ in rows()]
    assert len(symbols) > 40, 'the table has lost its rows'
    assert len(set(symbols)) == len(symbols), 'a symbol has two rows'
    assert len(set(meanings)) == len(meanings), 'two symbols mean the same'
    assert '' not in meanings, 'a meaning is missing'


def none_is_drawn_in_vain():
    drawn = {NAME.match(name).group(1) for name in os.listdir(OWN) if name.endswith('.svg')}
    assert drawn <= uses().keys(), sorted(drawn - uses().keys())


tap.main([
    ('the table of symbols is true', the_table_is_true),
    ('each symbol has one meaning', each_means_one_thing),
    ('no symbol is drawn in vain', none_is_drawn_in_vain),
])

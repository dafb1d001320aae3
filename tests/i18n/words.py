# SPDX-License-Identifier: GPL-3.0-or-later
"""Count, score and scoring stand for one thing each: docs/translating.md says for which.

Not for: how sentences read, nor the words of other languages, which follow the table there.

usage: words.py SOURCE-ROOT
"""

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

POT = os.path.join(sys.argv[1], 'po', 'ahu.pot')

# What a turn uncovers is scored, and so is a Moai of Tapati; a “score” is nothing. People may search for it all the same, and the
# command line has a verb of that name.
SCORE = re.compile(r'\bscores?\b', re.IGNORECASE)
SCORE_MAY = re.compile(r'^This scores |^Score site %|^Score for %|\bscore (any of your|the) Moai|\bscore nothing more|^Nobody (scores|places, scores)\b|^score \[|;score;',
                       re.IGNORECASE)

# Cardboard is counted, to compare it with the program.
COUNT = re.compile(r'\bcount(s|ed|ing)?\b', re.IGNORECASE)
COUNT_IN = re.compile(r'count|slip|ahu-menu|shortcuts|metainfo')


def entries():
    """The English texts, each with the files it is in."""
    with open(POT, encoding='utf-8') as file:
        blocks = file.read().split('\n\n')[1:]
    for block in blocks:
        files = ' '.join(re.findall(r'^#: (.*)$', block, re.MULTILINE))
        text = ''.join(re.findall(r'^(?:msgid(?:_plural)? )?"(.*)"$', block, re.MULTILINE))
        yield text, files


def nothing_is_a_score():
    faults = [text for text, _ in entries() if SCORE.search(text) and not SCORE_MAY.search(text)]
    assert not faults, '\n'.join(faults)


def only_cardboard_is_counted():
    faults = [f'{text} ({files})' for text, files in entries()
              if COUNT.search(text) and not COUNT_IN.search(files)]
    assert not faults, '\n'.join(faults)


def the_table_has_them():
    with open(os.path.join(sys.argv[1], 'docs', 'translating.md'), encoding='utf-8') as file:
        rows = [line.split('|')[1].strip() for line in file if line.startswith('|')]
    for word in ('scoring; to score', 'final scoring', 'to count', 'points'):
        assert any(row.startswith(word) for row in rows), f'no row for “{word}”'


tap.main([
    ('nothing is called a score', nothing_is_a_score),
    ('only what lies on the table is counted', only_cardboard_is_counted),
    ('the words are settled in every language', the_table_has_them),
])

# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Tapati that a second reading of the rules plays, replayed by ahu-cli: every position and every
list of legal moves has to be the same.

usage: compare_tapati.py AHU-CLI [GAMES]

Without GAMES, few short games that end in all ways there are; else so many of each style.
"""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tapati_games as games  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else None
# Those that are enough: one of each number of players.
ENOUGH = {
    'anything': (1, 10, 20, 23),
    'builders': (3, 6, 16, 21),
    'hoarders': (3, 5, 12, 18),
    'scorers': (4, 5, 7, 18),
    'takers': (1, 3, 12, 18),
    'traders': (5, 6, 8, 23),
}


def canonical(position, legal):
    return json.dumps({'position': position, 'legal': sorted(json.dumps(move, sort_keys=True) for move in legal)},
                      sort_keys=True)


def played(seed, style):
    """A record, and what has to be printed of it."""
    lines, moves = [], []
    for game, move in games.play(seed, style):
        lines.append(canonical(game.position(), game.legal()))
        moves += [] if move is None else [move]
    return games.record_of(game.n, game.setup, moves, str(seed)), lines


def compare(style, ends):
    for number in range(GAMES) if GAMES else ENOUGH[style]:
        seed = number + 1000 * sorted(games.STYLES).index(style)
        record, wanted = played(seed, style)
        output = CLI.good('replay', '-', stdin=tool.encode(record)).splitlines()
        got = [canonical(line['position'], line['legal']) for line in map(json.loads, output)]
        for index, (left, right) in enumerate(zip(wanted, got)):
            assert left == right, f'seed {seed}, ply {index}\nwanted {left}\ngot    {right}'
        assert len(wanted) == len(got), f'seed {seed}: {len(got)} positions, not {len(wanted)}'
        ends.add(json.loads(wanted[-1])['position']['end'])


def all_ends(ends):
    """Otherwise something was never compared."""
    there_are = {'market-rapanuis', 'market-slaves', 'market-palms', 'exchange', 'gifts', 'market-quarries', 'extra',
                 'award', 'last-palm', 'last-rug'}
    assert ends == there_are, f'no game ended by {sorted(there_are - ends)}'


ENDS = set()
tap.main([*((style, lambda style=style: compare(style, ENDS)) for style in games.STYLES),
          ('the games end in all ways', lambda: all_ends(ENDS))])

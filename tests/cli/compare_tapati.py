# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Tapati that a second reading of the rules plays, replayed by ahu-cli: every position and every
list of legal moves has to be the same.

usage: compare_tapati.py AHU-CLI [GAMES]

Without GAMES, few short games that end in all ways there are; else so many of each style.
"""

import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tapati_model as model  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else None
COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet']

# How players choose: what they like more than the rest, by name of the fact card or else of the move.
STYLES = {
    'anything': {},
    'builders': {'build': 12, 'done': 0.3, 'score': 0.01, 'enough': 2, 'rano-raraku': 3},
    'hoarders': {'done': 6, 'build': 0.2, 'enough': 1, 'score': 0.1, 'rano-raraku': 0.1},
    'traders': {'exchange': 8, 'pass': 0.2, 'build': 3, 'enough': 3, 'tapati': 8, 'rano-raraku': 0.2, 'score': 0.1},
    'scorers': {'build': 6, 'score': 5, 'enough': 0.1},
    'takers': {'tangata-manu': 9, 'moai': 9, 'rug': 9, 'build': 4, 'score': 0.3, 'rano-raraku': 0.3},
}


# Those that are enough: one of each number of players.
ENOUGH = {
    'anything': (1, 10, 20, 23),
    'builders': (3, 6, 16, 21),
    'hoarders': (3, 5, 12, 18),
    'scorers': (4, 5, 7, 18),
    'takers': (1, 3, 12, 18),
    'traders': (5, 6, 8, 23),
}


def random_box(players, chance):
    """Each member may be left out."""
    row = players + chance.randrange(2)
    most = chance.choice((2, 20))
    quarries = {c: chance.randrange(1, most) for c in '1234'}
    quarries['1'] += row
    pairs = [[a, b] for a in model.COMBINATIONS for b in model.COMBINATIONS if a != b]
    box = {
        'row': row, 'quarries': quarries,
        'rugs': {'2': {'count': chance.randrange(60), 'slaves': chance.randint(1, 2)},
                 '3': {'count': chance.randint(1, 7), 'slaves': chance.randint(1, 2)}},
        'transfer': [*sorted(chance.randint(1, 10) for _ in range(6)), 10],
        'arrows': chance.sample(pairs, chance.randrange(len(pairs)))}
    return {name: value for name, value in box.items() if chance.random() < 0.6}


def choose(game, style, chance):
    moves = game.legal()
    if moves[0]['move'] == 'reveal':
        return game.draw_random(chance)
    return chance.choices(moves, [STYLES[style].get(move.get('fact', move['move']), 1) for move in moves])[0]


def canonical(position, legal):
    return json.dumps({'position': position, 'legal': sorted(json.dumps(move, sort_keys=True) for move in legal)},
                      sort_keys=True)


def play(seed, style):
    """A record, and what has to be printed of it."""
    chance = random.Random(seed)
    players = 3 + seed % 4
    setup = random_box(players, chance) if seed % 3 else {}
    game = model.Game(players, setup)
    lines, moves = [canonical(game.position(), game.legal())], []
    while game.legal():
        moves.append(choose(game, style, chance))
        game.make(moves[-1])
        lines.append(canonical(game.position(), game.legal()))
    record = {'format': 'ahu-record', 'version': 1, 'game': 'tapati', 'id': str(seed), 'created': '2026-11-20T19:30:00Z',
              'players': [{'name': f'P{seat}', 'colour': COLOURS[seat]} for seat in range(players)],
              'setup': setup, 'moves': moves}
    return record, lines


def compare(style, ends):
    for number in range(GAMES) if GAMES else ENOUGH[style]:
        seed = number + 1000 * sorted(STYLES).index(style)
        record, wanted = play(seed, style)
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
tap.main([*((style, lambda style=style: compare(style, ENDS)) for style in STYLES),
          ('the games end in all ways', lambda: all_ends(ENDS))])

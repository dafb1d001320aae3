# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Tapati for the tests beside it: own boxes, styles of play, records.

What may be done in them says the second reading of the rules (tapati_model.py).
"""

import random

import tapati_model as model

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


def record_of(players, setup, moves, name=''):
    return {'format': 'ahu-record', 'version': 1, 'game': 'tapati', 'id': name, 'created': '2026-11-20T19:30:00Z',
            'players': [{'name': f'P{seat}', 'colour': COLOURS[seat]} for seat in range(players)],
            'setup': setup, 'moves': moves}


def play(seed, style):
    """The game at its beginning and after each move, with the move that is made there."""
    chance = random.Random(seed)
    players = 3 + seed % 4
    game = model.Game(players, random_box(players, chance) if seed % 3 else {})
    while game.legal():
        move = choose(game, style, chance)
        yield game, move
        game.make(move)
    yield game, None

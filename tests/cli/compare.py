# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares `ahu-cli` with the second implementation of the rules (model.py).

Three sources of records: what `ahu-cli simulate` plays, games that the model
plays with one-sided tastes and untold cards, and both with something broken in
them. Every position, every list of legal moves and every refusal must agree.

usage: compare.py AHU-CLI [--games N] [--seed S]
  N is the number of games of each source; the suite takes few, by hand take many.
"""

import argparse
import copy
import json
import os
import random
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import model  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position

COLOURS = ['green', 'blue', 'red', 'violet']
ODD = [None, True, False, -1, 0, 1, 2, 3, 4, 5, 7, 255, 256, 1.0, 2.5, 2**32 + 1, 2**63,
       2**64 + 1, -2**63, 10**30, '', '1', 'fish', 'Fish', 'grain', 'moai', 'priest', 'wood',
       'glory', 'draw', 'play', 'reveal', 'buy', [], {}, ['fish'], ['moai'] * 4, ['grain'] * 4]
# What a one-sided player does whenever it can, by move and kind.
TASTES = {
    'anything': [],
    'buyer': [('buy', None)],
    'fish buyer': [('buy', 'fish'), ('add', 'fish'), ('substitute', None)],
    'builder': [('play', 'moai'), ('reward', 'wood'), ('draw', None)],
    'hoarder': [('return-moai', None), ('buy', 'grain'), ('play', 'lumberjack')],
    'gatherer': [('play', 'fish'), ('play', 'grain'), ('play', 'potato'), ('play', 'mulberry')],
}


class Random(random.Random):
    """A stream for one purpose; the same on every machine."""


def deal(rng, n_players):
    deck = [kind for kind, count in model.DECK.items() for _ in range(count)]
    rng.shuffle(deck)
    return {'display': [[deck.pop() for _ in range(4)] for _ in range(4)],
            'hands': [rng.sample(model.SACRIFICES, 3) for _ in range(n_players)]}, deck


def possible_reveal(rng, owned):
    """Some possible answer to what the untold cards were."""
    kinds = []
    for index in range(owned.untold):
        rest = [None] * (owned.untold - index - 1)
        choices = [kind for kind in model.SACRIFICES
                   if owned.possible_states(owned.with_reveal(kinds + [kind] + rest))]
        kinds.append(rng.choice(choices))
    return kinds


def choose(rng, game, taste, untold):
    moves = game.legal()
    if game.step == 'sacrifice' and game.queue[0] == game.active:
        silent = rng.random() < untold
        moves = [move for move in moves if (move['kind'] is None) == silent]
    for name, what in TASTES[taste]:
        wanted = [move for move in moves if move['move'] == name
                  and what in (None, move.get('kind'), move.get('card'), move.get('take'))]
        if wanted and rng.random() < 0.9:
            return rng.choice(wanted)
    return rng.choice(moves)


def model_game(rng):
    """A whole game played by the model."""
    n_players = rng.randint(2, 4)
    setup, deck = deal(rng, n_players)
    tastes = [rng.choice(list(TASTES)) for _ in range(n_players)]
    untold = rng.choice([0, 0.3, 0.7, 1])
    game, moves = model.Game(n_players, setup), []
    while game.step != 'over':
        move = choose(rng, game, tastes[game.pending()[0]], untold)
        if move['move'] == 'refill':
            move = {'move': 'refill', 'cards': [deck.pop() for _ in range(4)]}
        elif move['move'] == 'reveal':
            move = dict(move, kinds=possible_reveal(rng, game.owned[move['player']]))
        game.apply(move)
        moves.append(move)
    return make_record(n_players, setup, moves)


def make_record(n_players, setup, moves):
    return {'format': 'ahu-record', 'version': 1, 'game': 'rapa-nui',
            'id': '00000000-0000-4000-8000-000000000000', 'created': '2026-01-01T00:00:00Z',
            'players': [{'name': f'Player {seat}', 'colour': COLOURS[seat]}
                        for seat in range(n_players)],
            'setup': setup, 'moves': moves}


def odd(rng):
    return copy.deepcopy(rng.choice(ODD))


def change_member(rng, move):
    member = rng.choice(list(move) + ['kind', 'player', 'count'])
    if rng.random() < 0.2:
        move.pop(member, None)
    else:
        move[member] = odd(rng)


def change_cards(rng, move):
    for member in ('cards', 'kinds'):
        if isinstance(move.get(member), list) and move[member]:
            index = rng.randrange(len(move[member]))
            change = rng.choice(['odd', 'kind', 'drop', 'more', 'shuffle'])
            if change == 'odd':
                move[member][index] = odd(rng)
            elif change == 'kind':
                move[member][index] = rng.choice(model.KINDS)
            elif change == 'drop':
                move[member].pop(index)
            elif change == 'more':
                move[member].insert(index, rng.choice(model.SACRIFICES))
            else:
                rng.shuffle(move[member])


def break_moves(rng, moves):
    """Spoils one place of the moves; now and then they stay legal all the same."""
    index = rng.randrange(len(moves))
    listed = [i for i, move in enumerate(moves) if move['move'] in ('refill', 'reveal', 'sacrifice')]
    if rng.random() < 0.3 and listed:
        index = rng.choice(listed)
    how = rng.randrange(7)
    if how == 0:
        moves.pop(index)
    elif how == 1:
        moves.insert(index, copy.deepcopy(rng.choice(moves)))
    elif how == 2:
        other = min(index + 1, len(moves) - 1)
        moves[index], moves[other] = moves[other], moves[index]
    elif how == 3:
        moves[index] = odd(rng)
    elif how == 4:
        change_cards(rng, moves[index])
    elif how == 5 and 'kind' in moves[index]:
        moves[index]['kind'] = rng.choice(model.SACRIFICES + [None])
    else:
        change_member(rng, moves[index])


def break_setup(rng, setup):
    part = rng.choice([setup['display'], setup['hands']])
    index = rng.randrange(len(part))
    how = rng.randrange(6)
    if how == 0:
        part.pop(index)
    elif how == 1:
        part.insert(index, list(rng.choice(part)))
    elif how == 2:
        part[index].pop()
    elif how == 3:
        part[index].append(rng.choice(model.KINDS))
    elif how == 4:
        part[index][rng.randrange(len(part[index]))] = rng.choice(['', 'Moai', 'fish ', 'wood'])
    else:
        part[index][rng.randrange(len(part[index]))] = rng.choice(model.KINDS)


def canonical(line):
    """One form for lines that mean the same."""
    line = copy.deepcopy(line)
    if 'legal' in line:
        line['legal'] = sorted(json.dumps(move, sort_keys=True) for move in line['legal'])
    if 'error' in line:
        line['error'].pop('message', None)
    return json.dumps(line, sort_keys=True)


class Comparison:
    """Runs the tool and the model on records."""

    def __init__(self, tool, seed, games):
        self.tool, self.seed, self.games = tool, seed, games

    def stream(self, purpose):
        return Random(f'{self.seed} {purpose}')

    def run(self, *arguments, stdin=''):
        return subprocess.run([self.tool, *arguments], input=stdin, capture_output=True,
                              encoding='utf-8', check=False)

    def compare(self, record):
        text = json.dumps(record)
        done = self.run('replay', '-', stdin=text)
        wanted = [canonical(line) for line in
                  model.replay(len(record['players']), record['setup'], record['moves'])]
        got = [canonical(json.loads(line)) for line in done.stdout.splitlines()]
        for index, (left, right) in enumerate(zip(wanted, got)):
            assert left == right, f'line {index}\nmodel {left}\ntool  {right}\nin {text}'
        assert len(wanted) == len(got), f'{len(wanted)} lines, not {len(got)}, in {text}'
        refused = '"error"' in wanted[-1]
        assert done.returncode == int(refused), f'exit {done.returncode} in {text}'
        assert len(done.stderr.splitlines()) == int(refused), f'{done.stderr} in {text}'
        return refused

    def simulated(self, n_players):
        done = self.run('simulate', '--players', str(n_players), '--games', str(self.games),
                        '--seed', str(self.seed))
        records = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(records) == self.games, done.stderr
        return records

    def case_simulated(self, n_players):
        for record in self.simulated(n_players):
            assert not self.compare(record), 'a simulated record is refused'

    def case_model(self):
        rng = self.stream('model')
        for _ in range(self.games):
            assert not self.compare(model_game(rng)), 'the model refuses its own record'

    def case_broken_moves(self):
        rng = self.stream('moves')
        refused = 0
        for _ in range(self.games):
            record = model_game(rng)
            for _ in range(4):
                broken = copy.deepcopy(record)
                break_moves(rng, broken['moves'])
                refused += self.compare(broken)
        assert refused > self.games, 'hardly anything was broken'

    def case_broken_setup(self):
        rng = self.stream('setup')
        refused = 0
        for _ in range(self.games):
            n_players = rng.randint(2, 4)
            setup, _deck = deal(rng, n_players)
            break_setup(rng, setup)
            refused += self.compare(make_record(n_players, setup, []))
        assert refused > self.games / 2, 'hardly anything was broken'

    def case_sheets(self):
        rng = self.stream('sheets')
        for _ in range(self.games):
            stone = {kind: rng.choice([0, 0, 1, 2, 2, 3, 5, 9]) for kind in model.SACRIFICES}
            players = [{'tiles': rng.randint(0, 4), 'moai': rng.randint(0, 2),
                        'wood': rng.randint(0, 12),
                        'sacrifice': {kind: rng.randint(0, 2) for kind in model.SACRIFICES}}
                       for _ in range(rng.randint(2, 4))]
            sheet = {'format': 'ahu-result', 'version': 1, 'game': 'rapa-nui', 'stone': stone,
                     'players': [dict(player, name=f'P{seat}', colour=COLOURS[seat])
                                 for seat, player in enumerate(players)]}
            done = self.run('score', '--json', '-', stdin=json.dumps(sheet))
            assert done.returncode == 0, f'{done.stderr} in {json.dumps(sheet)}'
            wanted, got = model.score_sheet(stone, players), json.loads(done.stdout)
            assert wanted == got, f'model {wanted}\ntool  {got}\nin {json.dumps(sheet)}'

    def cases(self):
        return [
            *[(f'{n} players, simulated', lambda n=n: self.case_simulated(n)) for n in (2, 3, 4)],
            ('played by the model, with untold cards', self.case_model),
            ('with something wrong in the moves', self.case_broken_moves),
            ('with something wrong in the set-up', self.case_broken_setup),
            ('result sheets', self.case_sheets),
        ]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('tool')
    parser.add_argument('--games', type=int, default=40)
    parser.add_argument('--seed', type=int, default=2011)
    options = parser.parse_args()
    tap.main(Comparison(options.tool, options.seed, options.games).cases())


main()

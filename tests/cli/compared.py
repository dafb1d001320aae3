# SPDX-License-Identifier: GPL-3.0-or-later
"""In what two moves differ, as `ahu-cli hint` tells it, read again from the positions that `ahu-cli replay` gives
after each of them: no difference is false, and where fewer are told than could be, none is missing.

usage: compared.py AHU-CLI
"""

import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tapati_games  # pylint: disable=wrong-import-position
import tapati_model  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
DECISIONS = 100
ROWS = 5
# Of each decision so many moves are read again: the best, which is compared with the next, and others.
MOVES = 3
GATHERERS = ('fish', 'mulberry', 'potato', 'grain')
KINDS = ('lumberjack', 'priest', 'moai') + GATHERERS
# Of these only how many more there are is told.
COVERED = ('cards', 'stone')
PLACES = ('M', 'O', 'A', 'I', 'rug')


def leader(players, kind):
    counts = [player['area'][kind] for player in players]
    most = max(counts)
    return counts.index(most) if most >= 2 and counts.count(most) == 1 else -1


def read_cards(position, seat, _setup):
    """What the measures of the card game are after the rules, by name, kind and seat."""
    players, read = position['players'], {}
    for index, player in enumerate(players):
        read['points', None, index] = player['glory'] + 4 * player['area']['moai']
        read['wood', None, index] = player['wood']
        chooses = position['step'] == 'reward' and index in position['pending']
        bonus = leader(players, 'moai') == index
        read['reward', None, index] = player['area']['moai'] + bonus if chooses else 0
        for kind in GATHERERS:
            read['cards', kind, index] = player['sacrifice'][kind]
    own = players[seat]
    for kind in KINDS:
        read['majority', kind, None] = leader(players, kind)
        fronts = [column[-1] for column in position['display'] if column]
        read['front', kind, None] = fronts.count(kind)
        if kind != 'moai':
            read['display', kind, seat] = own['area'][kind]
    for kind in GATHERERS:
        read['stone', kind, None] = position['stone']['open'][kind]
        if position['supply'][kind]:
            read['price', kind, seat] = max(0, 5 - own['area'][kind])
    read['can-build', None, seat] = own['hand']['moai'] > 0 and own['wood'] >= 7
    read['refill', None, None] = position['step'] == 'refill'
    return read


def read_site(read, seat, site, moai):
    floors = moai['floors'] if moai else []
    levels = dict(zip(PLACES, floors))
    if moai and moai['rug']:
        levels['rug'] = moai['rug']
    read['floors', f'{site}-base', seat] = len(floors)
    for place in PLACES:
        level = levels.get(place, {'rapanuis': 0, 'slaves': 0})
        read['rapanuis', f'{site}-{place}', seat] = int(level['rapanuis'])
        read['placed', f'{site}-{place}', seat] = level['slaves']
    for place in ('base', 'transfer'):
        read['placed', f'{site}-{place}', seat] = moai[place] if moai else 0


def count_back(position, game):
    """How many pieces go back from each if all have done with placing (T3.3)."""
    def own(seat):
        player = position['players'][seat]
        return sum(sum(stock[piece] for piece in tapati_model.LOOSE) + tapati_model.tiles(stock)
                   for stock in (player['tapati'], player['taken']))

    counts = [own(seat) for seat in range(game.n)]
    for seat in range(game.n):
        game.put_away(seat)
    return [before - own(seat) for seat, before in enumerate(counts)]


def count_missing(position, game):
    """What the store lacks for the next replacement, if all stays as it lies (T4.2 to T4.6)."""
    markets, used = position['markets'], position['used']
    begun = sum(moai is not None for player in position['players'] for moai in player['moai'])
    palms = min(game.rows * game.columns, markets['palms'] + max(1, markets['palms'] // game.rows))
    needs = {piece: due - markets[piece] for piece, due in zip(tapati_model.LOOSE, (begun, 2 * begun, palms))}
    for name, pieces in tapati_model.COMBINATIONS.items():
        if name != 'quarry' and not markets['exchange'][name]:
            for piece, count in pieces.items():
                needs[piece] += count
    # As long as cards are taken, only captives are certain to lie on two of them.
    moai_left = 'moai' in position['gifts'] and 'moai' not in used
    needs['slaves'] += 2 - moai_left
    needs['palms'] += moai_left and len(used) == game.n
    return {piece: max(0, max(0, need) - position['store'][piece]) for piece, need in needs.items()}


def read_tapati(position, seat, setup):
    """The same for Tapati."""
    players, read = position['players'], {}
    game = tapati_model.Game(len(players), setup)
    game.p = position
    for index, player in enumerate(players):
        read['points', None, index] = game.final()[index]['total']
        stock, taken = player['tapati'], player['taken']
        for piece in tapati_model.LOOSE:
            read['at-hand', piece, index] = stock[piece] + taken[piece]
        for piece in ('quarries', 'rugs'):
            for kind in stock[piece]:
                read['at-hand', f'{piece}-{kind}', index] = stock[piece][kind] + taken[piece][kind]
    for site, moai in enumerate(players[seat]['moai']):
        read_site(read, seat, site, moai)
    for piece in tapati_model.LOOSE:
        read['market', piece, None] = position['markets'][piece]
    read['begun', None, None] = sum(moai is not None for player in players for moai in player['moai'])
    for fact in position['gifts']:
        read['card', fact, None] = fact not in position['used']
    read['end', None, None] = position['end'] is not None
    if position['end'] is None and position['step'] != 'reveal':
        for piece, lacks in count_missing(position, game).items():
            read['missing', piece, None] = lacks
    for index, count in enumerate(count_back(position, game)):
        read['goes-back', None, index] = count
    return read


def after(record, move):
    lines = CLI.good('replay', '-', stdin=tool.encode({**record, 'moves': record['moves'] + [move]})).splitlines()
    return json.loads(lines[-1])['position']


def differences(read, positions, seat, setup):
    is_, there = (read(position, seat, setup) for position in positions)
    return {key: is_[key] - there[key] if key[0] in COVERED else (int(is_[key]), int(there[key]))
            for key in is_ if key in there and is_[key] != there[key]}


def check_decision(record, hint, read):
    """Returns how many differences were read again."""
    last = json.loads(CLI.good('replay', '-', stdin=tool.encode(record)).splitlines()[-1])['position']
    seat, n_rows = last['pending'][0], 0
    positions = [json.dumps(after(record, advice['move'])) for advice in hint[:MOVES]]
    for index, advice in enumerate(hint[:MOVES]):
        pair = [json.loads(positions[index]), json.loads(positions[0 if index else 1])]
        wanted = differences(read, pair, seat, record['setup'] or {})
        rows = {(row['measure'], row.get('kind'), player):
                (row['is'], row['there']) if 'is' in row else row['more']
                for row in advice['differs'] for player in row['players'] or [None]}
        place = f'{json.dumps(record)[:60]}…, {len(record["moves"])} moves, {advice["move"]}'
        false = {key: value for key, value in rows.items() if wanted.get(key) != value}
        assert not false, f'{place}: {false}, but {wanted}'
        assert len(rows) >= len(advice['differs']) <= ROWS, f'{place}: {advice["differs"]}'
        assert len(advice['differs']) == ROWS or set(rows) == set(wanted), f'{place}: {rows}, but {wanted}'
        n_rows += len(rows)
    return n_rows


def check(records, read):
    chance, decisions, rows, silent = random.Random(11), 0, 0, 0
    while decisions < DECISIONS:
        record = chance.choice(records)
        record = {**record, 'moves': record['moves'][:chance.randrange(2, len(record['moves']))]}
        hint = json.loads(CLI.good('hint', '--json', '--playouts', '12', '-', stdin=tool.encode(record)))
        if len(hint) < 2:
            continue
        decisions += 1
        found = check_decision(record, hint, read)
        rows += found
        silent += found == 0
    print(f'# {decisions} decisions, {rows} differences, {silent} decisions without any')
    # Twice the same move, as of two columns that are alike, is rare.
    assert silent <= decisions / 10, f'{silent} of {decisions} decisions have nothing to tell'


def cards():
    games = [CLI.good('simulate', '--players', str(players), '--games', '4', '--seed', '20', '--bot',
                      ','.join(['greedy'] * players)) for players in (2, 3, 4)]
    check([json.loads(line) for text in games for line in text.splitlines()], read_cards)


def tapati():
    records = []
    for seed, style in ((3, 'builders'), (2003, 'hoarders'), (3004, 'scorers'), (5005, 'traders')):
        moves, game = [], None
        for game, move in tapati_games.play(seed, style):
            moves += [] if move is None else [move]
        records.append(tapati_games.record_of(game.n, game.setup, moves, str(seed)))
    check(records, read_tapati)


tap.main([('the card game', cards), ('Tapati', tapati)])

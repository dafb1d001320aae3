# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves, boxes and result sheets of Tapati, legal and not: ahu-cli refuses what a second reading of the
rules refuses, by the same rule, and nothing else.

usage: refused_tapati.py AHU-CLI [TIMES]

TIMES as many games, boxes and sheets as are enough.
"""

import copy
import json
import os
import random
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tapati_games as games  # pylint: disable=wrong-import-position
import tapati_model as model  # pylint: disable=wrong-import-position
import tapati_refusals as refusals  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
TIMES = int(sys.argv[2]) if len(sys.argv) > 2 else 1
ODD = [None, True, False, -1, 0, 1, 2, 3, 4, 5, 7, 254, 255, 256, 257, 2**31, 2**32 + 1, 2**63, 10**30, 1.0, 2.5,
       '', '1', 'M', 'slave', 'quarry', [], [1], {}, {'1': 1}]
DOMAINS = {
    'player': range(6), 'fact': model.FACTS, 'for': ('exchange', 'market', 'rug-card'), 'quarry': range(1, 5),
    'rug': (2, 3), 'circles': range(1, 5), 'give': [*model.COMBINATIONS], 'take': [*model.COMBINATIONS],
    'piece': ('quarry', 'rug', 'rapanui', 'slave', 'palm'), 'site': range(4), 'points': (2, 3),
    'at': ('M', 'O', 'A', 'I', 'rug', 'base', 'transfer'), 'count': range(1, 6)}
MEMBERS = {
    'reveal': ('for', 'quarry', 'quarries', 'rug'), 'fact': ('player', 'fact'), 'palm': ('player',),
    'enough': ('player',), 'quarry': ('player', 'circles'), 'rug': ('player',),
    'exchange': ('player', 'give', 'take', 'circles'), 'pass': ('player',), 'award': ('player', 'take'),
    'build': ('player', 'piece', 'site', 'circles', 'points', 'at', 'count'), 'done': ('player',),
    'score': ('player', 'site')}
# All that the table of refusals names for moves (14.2).
ALL = {'T11.1', 'T4.1', 'T4.7', 'T4.9', 'T5.5', 'T5.8', 'T5.9', 'T6.1', 'T6.2', 'T6.4', 'T7.1', 'T8.6', 'T8.1',
       'T8.2', 'T3.5', 'T8.3', 'T8.5', 'T8.4', 'T9.1'}
MET = set()


def said_of(verb, documents):
    """What one call says of each: a rule, or what stands on standard output."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, f'{number:05}') for number in range(len(documents))]
        for path, document in zip(paths, documents):
            with open(path, 'wb') as file:
                file.write(tool.encode(document))
        code, output, errors = CLI.run(*verb, *paths)
    said = dict(line.split(': ', 1) for line in [*output.splitlines(), *errors.splitlines()])
    assert len(said) == len(paths) == len(output.splitlines()) + len(errors.splitlines()), errors
    for line in errors.splitlines():
        tool.sentence(line)
    assert code == int(errors != ''), f'exit {code}'
    return [said[path] for path in paths]


def check(cases):
    """Of each record what is to be said: its end, or where it is refused and by which rule."""
    for record, wanted in zip((case[0] for case in cases), zip(said_of(['check'], [case[0] for case in cases]), cases)):
        said, (_, start, rule) = wanted
        if rule is None:
            assert said == start, f'{said}, not {start}: {json.dumps(record)}'
        else:
            assert said.startswith(start + ': ') and said.endswith(f' [{rule}]'), \
                f'{said}, not {start} … {rule}: {json.dumps(record)}'
            MET.add(rule)


def case_of(game, moves, move):
    """A record that goes on with a move, and what is to be said of it."""
    rule = refusals.refusal(game, move)
    record = games.record_of(game.n, game.setup, [*moves, move])
    if rule is not None:
        return record, f'move {len(moves)}', rule
    after = copy.deepcopy(game)
    after.make({'count': 1, **move})
    return record, f"ok, {len(moves) + 1} moves, {after.p['step']}", None


def conceivable(game, chance):
    """A move of the right shape mostly, of the step and by who has to act more often than not."""
    fitting = [name for name, steps in refusals.LINES.items() if game.p['step'] in steps]
    name = chance.choice(fitting if fitting and chance.random() < 0.8 else [*MEMBERS])
    move = {'move': name}
    for member in MEMBERS[name]:
        values = DOMAINS.get(member, ())
        if member == 'quarries':
            values = [[chance.randint(1, 4) for _ in range(game.box['row'])]]
        if member == 'player' and game.p['pending'] and chance.random() < 0.85:
            values = game.p['pending']
        if member == 'take' and name == 'award':
            values = ('slaves', 'palms', 'rapanui')
        if chance.random() < 0.97:
            move[member] = chance.choice(ODD if chance.random() < 0.02 else values)
    return move


def quarries_everywhere(game, chance):
    """What somebody could lay, on all sites and one that isn't there."""
    if game.p['step'] != 'place':
        return []
    seat = chance.choice(game.p['pending'])
    held = [int(circles) for circles, count in game.hand(seat).get('quarries', {}).items() if count]
    return [{'move': 'build', 'player': seat, 'piece': 'quarry', 'circles': circles, 'site': site}
            for circles in held for site in range(4)]


def moves_of_style(style):
    """At some places of a few games: what comes to mind, and legal moves with something changed."""
    cases = []
    for number in range(2 * TIMES):
        seed = number + 100 * sorted(games.STYLES).index(style) + 7
        chance, moves = random.Random(seed), []
        for game, move in games.play(seed, style):
            if move is None or chance.random() < 0.12:
                legal = [one for one in game.legal() if one['move'] != 'reveal'] or [{'move': 'done', 'player': 0}]
                cases += [case_of(game, moves, conceivable(game, chance)) for _ in range(4)]
                changed = dict(chance.choice(legal))
                changed[chance.choice([*changed])] = chance.choice(ODD)
                cases += [case_of(game, moves, one) for one in (changed, *quarries_everywhere(game, chance))]
            moves.append(move)
    check(cases)


def members_of_moves():
    """Of each kind of move one that is legal: each member left out, and made everything else."""
    seen, cases = set(), []
    for style, seed in (('builders', 43), ('traders', 46), ('takers', 47), ('scorers', 44)):
        moves = []
        for game, move in games.play(seed, style):
            kind = move and (move['move'], move.get('for'), move.get('piece'), move.get('at') == 'transfer',
                             move.get('give') == 'quarry', game.p['step'] == 'prestige')
            if move and kind not in seen:
                seen.add(kind)
                for name in move:
                    left = {key: value for key, value in move.items() if key != name}
                    cases += [case_of(game, moves, one) for one in [left, *({**move, name: odd} for odd in ODD)]]
                cases += [case_of(game, moves, {**move, 'note': 'x', 'count ': 9}), case_of(game, moves, [move])]
            moves.append(move)
    assert {kind[0] for kind in seen} == set(MEMBERS) and len(seen) > 18, seen
    check(cases)


def cut_anywhere():
    """A record that ends after any of its moves is a record: check says where it stands."""
    cases, moves = [], []
    for game, move in games.play(11, 'takers'):
        cases.append((games.record_of(game.n, game.setup, list(moves)), f"ok, {len(moves)} moves, {game.p['step']}", None))
        moves.append(move)
    check(cases)


# boxes

BOX_VALUES = {
    'row': (2, 3, 4, 5, 6, 7, 8), 'quarries': ({'1': 0, '2': 0, '3': 0, '4': 99}, {'1': 1, '2': 1, '3': 1, '4': 1}),
    'rugs': ({'2': {'count': 0, 'slaves': 2}, '3': {'count': 99, 'slaves': 1}},),
    'transfer': ([1] * 6 + [10], [10] * 7), 'arrows': ([], [['palms', 'slaves']])}


def places_of(value, path=()):
    """The paths of all that stands in it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in inside for place in places_of(part, (*path, key)))]


def disturbed(value, chance):
    """A copy in which something is another, or missing, or there besides."""
    path = chance.choice(places_of(value)[1:])
    place = value
    for key in path[:-1]:
        place = place[key]
    way = chance.randrange(5)
    if way == 0:
        return tool.without(value, path)
    if way == 1 and isinstance(place, list):
        return tool.changed(value, path[:-1], [*place, chance.choice([*place, *ODD])])
    if way == 1 and isinstance(place, dict) and path[:-1]:
        return tool.changed(value, (*path[:-1], chance.choice(('0', '5', 'count', 'note'))), chance.choice(ODD))
    if way == 2 and isinstance(place[path[-1]], int):
        return tool.changed(value, path, place[path[-1]] + chance.choice((-1, 1)))
    return tool.changed(value, path, chance.choice((*ODD, 10, 11, 99, 100)))


def boxes():
    """Whole ones, ones at their limits, and disturbed ones, for any number of players."""
    cases, chance = [], random.Random(3)
    for number in range(900 * TIMES):
        players = chance.choice((3, 4, 5, 6)) if number % 9 else chance.randrange(7)
        setup = {**{'row': players, **model.DEFAULTS}, **games.random_box(max(players, 3), chance)}
        for name, values in BOX_VALUES.items():
            if chance.random() < 0.1:
                setup[name] = chance.choice(values)
        for _ in range(chance.randrange(3)):
            setup = disturbed(setup, chance)
        if number % 50 == 0:
            setup['note'] = {'of': 'others'}
        rule = refusals.setup_refusal(players, setup)
        start = 'set-up' if rule else 'ok, 0 moves, reveal'
        cases.append((games.record_of(players, setup, []), start, rule))
    check(cases)
    assert sum(rule is None for *_, rule in cases) > 200 < sum(rule == 'T2.2' for *_, rule in cases)


# result sheets

def random_moai(chance):
    n = chance.randint(1, 4)
    circles = sorted(chance.randint(1, 4) for _ in range(n))
    full = chance.random()
    floors = [{'circles': count, 'rapanuis': room if chance.random() < full else chance.randint(0, room),
               'slaves': count if chance.random() < full else chance.randint(0, count)}
              for count, room in zip(circles, model.FLOOR_RAPANUIS)]
    rug = {'points': chance.choice((2, 3)), 'rapanuis': chance.randrange(2), 'slaves': chance.randrange(2)}
    moai = {'floors': floors, 'rug': rug if chance.random() < 0.3 else None,
            'base': n if chance.random() < full else chance.randint(0, n), 'transfer': 0}
    if model.Game.transferable(moai):
        moai['transfer'] = chance.randrange(8)
    return moai


def random_sheet(chance, players):
    """Points and Tapatis of which there are few, so that ties are decided in all ways."""
    level = chance.randrange(3)
    seats = []
    for seat in range(players):
        tapati = model.pieces()
        tapati.update(rapanuis=chance.randrange(3), slaves=chance.randrange(level + 2), palms=chance.randrange(level + 2))
        for _ in range(chance.randrange(3)):
            kind = chance.choice(('quarries', 'rugs'))
            tapati[kind][chance.choice([*tapati[kind]])] += 1
        moai = [random_moai(chance) if level == 2 and chance.random() < 0.3 else None for _ in range(3)]
        seats.append({'name': f'P{seat}', 'colour': games.COLOURS[seat], 'points': chance.randrange(1 + 9 * level * level),
                      'moai': moai, 'tapati': tapati})
    sheet = {'format': 'ahu-result', 'version': 1, 'game': 'tapati', 'setup': {}, 'players': seats}
    if chance.random() < 0.3:
        sheet['setup'] = games.random_box(players, chance)
    elif chance.random() < 0.3:
        del sheet['setup']
    return sheet


def wrong_numbers(sheet, chance):
    """A copy with a number, a floor or a site that may be too much."""
    numbers = [path for path in places_of(sheet['players'], ('players',))
               if path[-1] in ('points', 'circles', 'rapanuis', 'slaves', 'palms', 'base', 'transfer', '1', '2', '3', '4')]
    wrong = tool.changed(sheet, chance.choice(numbers), chance.choice((-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 999, 1000, 2**40)))
    seat = chance.randrange(len(sheet['players']))
    sites = wrong['players'][seat]['moai']
    extra = chance.randrange(20)
    if extra == 0:
        sites.append(None)
    elif extra == 1:
        sites.pop()
    elif extra == 2 and sites and sites[0]:
        sites[0]['floors'] = sites[0]['floors'] * chance.randrange(4)
    return wrong


def final_of(sheet):
    """What the ranking of a sheet has to be."""
    game = model.Game(len(sheet['players']), sheet.get('setup', {}))
    game.p['players'] = [{**player, 'points': {'points': player['points']}} for player in sheet['players']]
    return {'players': game.final()}


def sheets():
    chance, counted = random.Random(4), {True: 0, False: 0}
    for number in range(260 * TIMES):
        sheet = random_sheet(chance, 3 + number % 4)
        if number % 2:
            sheet = wrong_numbers(sheet, chance)
        faults = refusals.sheet_faults(sheet)
        counted[bool(faults)] += 1
        if not faults:
            said = CLI.good('score', '--json', '-', stdin=tool.encode(sheet))
            assert json.loads(said) == final_of(sheet), f'{said}{json.dumps(sheet)}'
            continue
        errors = CLI.bad([1], 'score', '--json', '-', stdin=tool.encode(sheet))
        rule = errors.rstrip(']\n').split('[')[-1]
        assert rule in faults, f'{errors}not {faults}: {json.dumps(sheet)}'
        assert rule[1] in '2' or 'P' in errors, errors
    assert min(counted.values()) > 60 * TIMES, counted


def all_rules():
    """Otherwise a line of the table was never compared."""
    assert MET - {'T2.1', 'T2.2'} == ALL, f'never met: {sorted(ALL - MET)}'


tap.main([*((style, lambda style=style: moves_of_style(style)) for style in games.STYLES),
          ('members of moves', members_of_moves),
          ('every rule of the table', all_rules),
          ('a record cut anywhere', cut_anywhere),
          ('boxes', boxes),
          ('result sheets', sheets)])

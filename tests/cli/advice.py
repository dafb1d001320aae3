# SPDX-License-Identifier: GPL-3.0-or-later
"""ahu-cli hint and analyse, and players that think in simulate.

What is advised in detail: tests/games/rapanui/advisor.

usage: advice.py AHU-CLI
"""

import json
import os
import re
import resource
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
NAMES = sorted(name[:-len('.rapanui')] for name in os.listdir(tool.EXAMPLES)
               if name.endswith('.rapanui'))
LEGAL = [name for name in NAMES if not name.startswith('illegal')]
FEW = ('--playouts', '3')


def replay(record):
    lines = CLI.good('replay', '-', stdin=tool.encode(record)).splitlines()
    return [json.loads(line) for line in lines]


def hint(record, *options):
    return json.loads(CLI.good('hint', '--json', *options, '-', stdin=tool.encode(record)))


def analyse(record, *options):
    lines = CLI.good('analyse', '--json', *options, '-', stdin=tool.encode(record)).splitlines()
    return [json.loads(line) for line in lines]


def cut(record, ply):
    return {**record, 'moves': record['moves'][:ply]}


def hints_are_legal():
    for name in LEGAL:
        record = tool.example(name)
        lines = replay(record)
        for ply in range(0, len(lines), 17):
            legal = lines[ply]['legal']
            moves = [advice['move'] for advice in hint(cut(record, ply), *FEW)]
            if lines[ply]['position']['step'] in ('refill', 'reveal', 'over'):
                assert moves == [], f'{name}, ply {ply}: {moves}'
                continue
            assert moves, f'{name}, ply {ply}: no hint'
            for move in moves:
                assert move in legal, f'{name}, ply {ply}: {move} is not legal'


def is_told(one, other):
    """Whether so few games tell which of two moves wins more: three standard errors apart."""
    def variance(advice):
        share = (advice['win'] * advice['playouts'] + 2) / (advice['playouts'] + 4)
        return share * (1 - share) / advice['playouts']

    return one['playouts'] and other['playouts'] and \
        (one['win'] - other['win']) ** 2 >= 9 * (variance(one) + variance(other))


def hints_have_chances():
    record = cut(tool.example('two-players'), 0)
    found = hint(record, '--playouts', '200')
    assert sum(advice['playouts'] for advice in found) == 200
    for advice in found:
        assert 0 <= advice['win'] <= 1 and advice['points'] > 0, advice
    assert found == hint(record, '--playouts', '200'), 'the same question, another answer'

    few = hint(record, *FEW)
    untried = [advice['playouts'] == 0 for advice in few]
    assert any(untried) and untried == sorted(untried), few
    text = CLI.good('hint', *FEW, '-', stdin=tool.encode(record)).splitlines()
    told = [line for line in text if not line.startswith('  ') and '±' in line]
    assert len(told) == untried.count(False), text
    rests_on = [int(line.split(' from ')[1].split(' game')[0]) for line in told]
    assert rests_on == [advice['playouts'] for advice in few if advice['playouts']], text

    for options, advice in (FEW, few), (['--playouts', '200'], found):
        text = '\n' + CLI.good('hint', *options, '-', stdin=tool.encode(record))
        unsure = ['nobody can tell' in move for move in re.split(r'\n(?!  |$)', text)[1:]]
        assert unsure == [not is_told(move, advice[0 if i else 1]) for i, move in enumerate(advice)], text


def hidden_kinds_change_no_hint():
    """Two records that differ in a kind laid face down by another give the same hints."""
    compared = 0
    for seed in range(1, 4):
        record = json.loads(CLI.good('simulate', '--players', '2', '--games', '1', '--seed',
                                     str(seed), '--bot', 'greedy'))
        lines = replay(record)
        for laid, move in enumerate(record['moves']):
            position = lines[laid]['position']
            if move['move'] != 'sacrifice' or move['player'] != position['active']:
                continue
            later = next((ply for ply in range(laid + 1, len(lines))
                          if lines[ply]['position']['pending'] == [1 - move['player']]
                          and lines[ply]['position']['step'] in ('buy', 'draw')), None)
            for kind in ('fish', 'mulberry', 'potato', 'grain'):
                changed = cut(record, later or 0)
                changed['moves'] = [dict(one) for one in changed['moves']]
                if later is None:
                    continue
                changed['moves'][laid]['kind'] = kind
                if CLI.run('check', '-', stdin=tool.encode(changed))[0] != 0:
                    continue
                first = hint(cut(record, later), '--playouts', '30')
                assert first == hint(changed, '--playouts', '30'), f'seed {seed}, ply {later}'
                compared += kind != move['kind']
    assert compared > 3, f'only {compared} compared'


def exchanged(position, card, kind):
    """The position with another kind face down, and that card with its owner in turn."""
    other = json.loads(json.dumps(position))
    other['stone']['hidden'][card]['kind'] = kind
    owned = other['players'][position['stone']['hidden'][card]['player']]['sacrifice']
    owned[kind] -= 1
    owned[position['stone']['hidden'][card]['kind']] += 1
    return other


def hidden_kinds_change_no_hint_of_joined_games():
    """So too where a game was joined, and its record tells what lay face down before."""
    compared = 0
    for seed in range(1, 3):
        record = json.loads(CLI.good('simulate', '--players', '3', '--games', '1', '--seed',
                                     str(seed), '--bot', 'greedy'))
        for line in replay(record)[40::5]:
            position = line['position']
            if position['step'] not in ('buy', 'draw'):
                continue
            others = [(card, kind) for card, hidden in enumerate(position['stone']['hidden'])
                      for kind in ('fish', 'mulberry', 'potato', 'grain')
                      if hidden['player'] != position['active'] and kind != hidden['kind']
                      and position['players'][hidden['player']]['sacrifice'].get(kind, 0) > 0]
            for card, kind in others[:2]:
                joined = {**record, 'setup': {'position': position}, 'moves': []}
                changed = {**joined, 'setup': {'position': exchanged(position, card, kind)}}
                assert joined != changed
                assert hint(joined, '--playouts', '30') == hint(changed, '--playouts', '30')
                compared += 1
    assert compared > 3, f'only {compared} compared'


def analyses_are_complete():
    for name in LEGAL:
        record = tool.example(name)
        lines = analyse(record, '--playouts', '1')
        positions = [line['position'] for line in replay(record)]
        assert [line['move'] for line in lines] == [
            {**move, **({'count': 1} if move['move'] == 'play' and 'count' not in move else {})}
            for move in record['moves']], name
        for line in lines:
            assert line['loss'] >= 0, (name, line)
            assert abs(sum(line['before']) - 1) < 1e-6, (name, line)
            assert abs(sum(line['after']) - 1) < 1e-6, (name, line)
            assert (line['player'] is None) == (line['move']['move'] == 'refill'), (name, line)
            for chances in line['common'].values():
                assert abs(sum(chances) - 1) < 1e-6, (name, line)
        for line, following in zip(lines, lines[1:]):
            assert line['common']['after'] == following['common']['before'], (name, line)
        if positions[-1]['step'] == 'over':
            places = [player['place'] for player in positions[-1]['final']['players']]
            winners = [0 if place > 1 else 1 / places.count(1) for place in places]
            assert lines[-1]['after'] == lines[-1]['common']['after'] == winners, name


def courses_have_one_point_of_view():
    """Who buys what is best changes nothing, neither in the course nor in what is told of each move, though
    the player before saw other cards."""
    record = json.loads(CLI.good('simulate', '--bot', 'greedy,greedy', '--games', '1', '--first', '3',
                                 '--seed', '77', '--rotate'))
    lines = analyse(record, '--playouts', '150')
    before, bought = lines[115], lines[116]
    assert bought['player'] != before['player'] and bought['move']['move'] == 'buy', bought
    assert bought['loss'] == 0
    assert abs(before['after'][0] - bought['before'][0]) < 0.05, (before, bought)
    assert abs(bought['common']['before'][0] - bought['common']['after'][0]) < 0.05, bought


def check_sacrifice(joined):
    """Nobody knows which Sacrifice cards there are, so none is counted below zero."""
    position = joined['setup']['position']
    active = position['players'][position['active']]
    if not active['hand']['moai']:
        return 0
    active['wood'] = max(active['wood'], 7)
    built = {**joined, 'moves': [{'move': 'play', 'card': 'moai'}]}
    advice = hint(built, *FEW)
    assert advice
    for line in advice:
        assert all(abs(row.get('more', 1)) == 1 for row in line['differs']), line
    return 1


def joined_games_work():
    record = tool.example('four-players-untold')
    lines = replay(record)
    joins = tried = sacrifices = 0
    for ply in range(10, len(lines), 7):
        position = lines[ply]['position']
        if position['step'] != 'buy':
            continue
        tried += 1
        for player in position['players']:
            player['unknown'] = sum(player['sacrifice'].values()) - player['untold']
            player['sacrifice'] = {}
            del player['untold']
        joined = {**record, 'setup': {'position': position}, 'moves': []}
        if CLI.run('check', '-', stdin=tool.encode(joined))[0] != 0:
            continue
        assert hint(joined, *FEW)
        joins += 1
        sacrifices += check_sacrifice(joined)
    assert sacrifices > 0
    assert joins > 0, f'{tried} positions, none of them could be joined'


def told(record):
    """The record as if each face-down card had been told when it was laid, without reveals."""
    revealed = {move['player']: list(move['kinds'])
                for move in record['moves'] if move['move'] == 'reveal'}
    moves = [dict(move) for move in record['moves'] if move['move'] != 'reveal']
    for move in moves:
        if move['move'] == 'sacrifice' and move['kind'] is None:
            move['kind'] = revealed[move['player']].pop(0)
    return {**record, 'moves': moves}


def untold_cards_are_what_they_can_be():
    """Nobody gets more points than there are by a card that is not there, and of cards laid
    face down the text says which one is meant."""
    record = tool.example('untold-restricts')
    looked_at = 0
    for ply, line in enumerate(replay(record)):
        if line['position']['step'] != 'sacrifice':
            continue
        found = hint(cut(record, ply), '--playouts', '60')
        most = max(advice['points'] for advice in found)
        assert most < 70, f'ply {ply}: {most}'
        code, text, _ = CLI.run('hint', *FEW, '-', stdin=tool.encode(cut(record, ply)))
        assert code == 0, code
        moves = [one.split('.')[0] for one in text.splitlines() if not one.startswith(' ')]
        assert len(moves) == len(set(moves)) == len(found), text
        looked_at += 1
    assert looked_at > 10, looked_at


def players_knew_what_they_turned_up():
    """A finished game is judged alike, whether a card was told when it was laid or later."""
    record = tool.example('untold-restricts')
    late = analyse(record, '--playouts', '20')
    early = analyse(told(record), '--playouts', '20')
    untold = 0
    for one, other in list(zip(late, early))[:-1]:
        for member in ('ply', 'player', 'before', 'after', 'loss', 'common'):
            assert one[member] == other[member], (member, one, other)
        untold += one['move'] != other['move']
    assert untold > 3, untold


def better_moves_are_named():
    record = tool.example('two-players')
    lines = CLI.good('analyse', '--playouts', '20', '-', stdin=tool.encode(record)).splitlines()
    lost = [one for one in analyse(record, '--playouts', '20') if round(one['loss'] * 100) >= 1]
    assert len(lost) > 3, lost
    assert sum(line.startswith('  Better: ') for line in lines) == len(lost), lines


def bad_input_is_refused():
    for verb in ('hint', 'analyse'):
        for name in NAMES:
            if name not in LEGAL:
                CLI.bad([1], verb, os.path.join(tool.EXAMPLES, name + '.rapanui'))
        CLI.bad([2], verb)
        CLI.bad([2], verb, 'not-there.rapanui')
        CLI.bad([2], verb, '-', stdin=b'{')
        CLI.bad([2], verb, '--playouts', '0', '-')
        CLI.bad([2], verb, '--time', 'soon', '-')
        CLI.bad([2], verb, '--threads', '65', '-')


def texts_are_translated():
    record = tool.encode(cut(tool.example('two-players'), 2))
    texts = {CLI.good('hint', *FEW, '-', stdin=record, environment=tool.speaking(language))
             for language in tool.linguas.ALL}
    assert len(texts) == len(tool.linguas.ALL), texts
    for text in texts:
        assert '±' in text or '%' in text, text
    texts = {CLI.good('analyse', *FEW, '-', stdin=record, environment=tool.speaking(language))
             for language in tool.linguas.ALL}
    assert len(texts) == len(tool.linguas.ALL), texts


def hints_are_compared():
    """Below each move stands in what it differs from another one, with the rules, in the language of the run."""
    record = tool.example('two-players')
    ply = next(ply for ply, line in enumerate(replay(record))
               if line['position']['step'] == 'draw')
    data = tool.encode(cut(record, ply))
    found = hint(cut(record, ply), '--playouts', '60')
    texts = set()
    for language in tool.linguas.ALL:
        lines = CLI.good('hint', '--playouts', '60', '-', stdin=data,
                         environment=tool.speaking(language)).splitlines()
        assert sum('±' in line for line in lines) == len(found), lines
        rows = [line for line in lines if line.startswith('  ') and line.endswith(')')]
        assert len(rows) == sum(len(move['differs']) for move in found) > 0, lines
        texts.add('\n'.join(rows))
    assert len(texts) == len(tool.linguas.ALL), texts


def summaries_add_up():
    words = ('simulate', '--players', '3', '--games', '30', '--seed', '1', '--rotate',
             '--bot', 'greedy,random,random', '--summary')
    whole = json.loads(CLI.good(*words))
    assert whole['games'] == 30
    assert abs(sum(bot['wins'] for bot in whole['bots']) - 30) < 1e-9
    low, high = whole['bots'][0]['interval']
    assert low < whole['bots'][0]['share'] < high

    parts = [json.loads(CLI.good(*words, '--games', '15', '--first', first))
             for first in ('0', '15')]
    for i in range(3):
        assert whole['bots'][i]['wins'] == sum(part['bots'][i]['wins'] for part in parts)


def summaries_tell_the_seed():
    words = ('simulate', '--players', '2', '--games', '1', '--bot', 'random', '--summary', '--seed')
    for seed in ('1', str(2 ** 64 - 1)):
        assert json.loads(CLI.good(*words, seed))['seed'] == seed
    CLI.bad([2], *words, str(2 ** 64))


def games_of_thinkers_are_legal():
    games = CLI.good('simulate', '--players', '2', '--games', '2', '--seed', '1', '--rotate',
                     '--bot', 'strong,greedy', '--playouts', '20')
    again = CLI.good('simulate', '--players', '2', '--games', '1', '--seed', '1', '--first', '1',
                     '--rotate', '--bot', 'strong,greedy', '--playouts', '20')
    assert games.splitlines()[1] == again.rstrip('\n')
    for game in games.splitlines():
        assert CLI.good('check', '-', stdin=game.encode()).endswith('over\n')


def bots_say_how_many_players():
    words = ('simulate', '--games', '1', '--seed', '1', '--bot')
    named = CLI.good(*words, 'strong,greedy,random', '--playouts', '5')
    assert named == CLI.good(*words, 'strong,greedy,random', '--playouts', '5', '--players', '3')
    assert len(json.loads(named)['players']) == 3
    CLI.bad([2], *words, 'greedy')
    CLI.bad([2], *words, 'random,random,random,random,random')
    CLI.bad([2], *words, 'strong,greedy', '--players', '3')


def thinking_costs_what_was_given():
    """More time for each decision, and the processor has worked longer."""
    def worked(milliseconds):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        summary = CLI.good('simulate', '--players', '4', '--games', '1', '--seed', '1', '--bot',
                           'strong,greedy,greedy,greedy', '--summary', '--work-only',
                           '--time', str(milliseconds))
        assert json.loads(summary)['milliseconds'] == milliseconds
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before

    assert worked(1) < worked(20)


tap.main([
    ('hints are legal moves', hints_are_legal),
    ('hints have chances and points', hints_have_chances),
    ('hidden kinds change no hint', hidden_kinds_change_no_hint),
    ('hidden kinds change no hint of joined games', hidden_kinds_change_no_hint_of_joined_games),
    ('analyses are complete', analyses_are_complete),
    ('courses have one point of view', courses_have_one_point_of_view),
    ('untold cards are what they can be', untold_cards_are_what_they_can_be),
    ('players knew what they turned up', players_knew_what_they_turned_up),
    ('better moves are named', better_moves_are_named),
    ('games joined late', joined_games_work),
    ('bots say how many players there are', bots_say_how_many_players),
    ('thinking costs what was given', thinking_costs_what_was_given),
    ('bad input is refused', bad_input_is_refused),
    ('texts are translated', texts_are_translated),
    ('hints are compared', hints_are_compared),
    ('summaries add up', summaries_add_up),
    ('summaries tell the seed', summaries_tell_the_seed),
    ('games of players that think are legal', games_of_thinkers_are_legal),
])

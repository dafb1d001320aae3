# SPDX-License-Identifier: GPL-3.0-or-later
"""Games joined late: records whose set-up is a position (`setup.position`).

A game cut at the start of any turn goes on exactly as it did; every member
that is wrong, missing or too large is refused with the rule it breaks.

usage: join.py AHU-CLI
"""

import copy
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
NAMES = sorted(name[:-len('.rapanui')] for name in os.listdir(tool.EXAMPLES)
               if name.endswith('.rapanui'))
KINDS = ('lumberjack', 'priest', 'moai', 'fish', 'mulberry', 'potato', 'grain')
SACRIFICES = KINDS[3:]
POSITION = ['setup', 'position']
VERBS = (['check'], ['replay'], ['score'], ['score', '--json'])
ROOM_MAX = 15
# The steps of a turn in which a game can be joined.
STEPS = ('buy', 'play', 'draw')


def replay(record):
    """The lines of a record, and those of its positions parsed."""
    output = CLI.run('replay', '-', stdin=tool.encode(record))[1].splitlines()
    return output, [json.loads(line) for line in output]


def rooms(lines, ply):
    """By card on the Stone, the fewest told cards of each kind since it was laid."""
    position = lines[ply]['position']
    found = []
    for index, card in enumerate(position['stone']['hidden']):
        laid = next(i for i, line in enumerate(lines)
                    if len(line['position']['stone']['hidden']) > index)
        owned = [line['position']['players'][card['player']]['sacrifice']
                 for line in lines[laid:ply + 1]]
        found.append({kind: min(ROOM_MAX, *(one[kind] for one in owned), ROOM_MAX)
                      for kind in SACRIFICES})
    return found


def cut(record, lines, ply):
    """The same game as if it had been joined at a ply."""
    position = copy.deepcopy(lines[ply]['position'])
    for card, room in zip(position['stone']['hidden'], rooms(lines, ply)):
        if card['kind'] is None:
            card['room'] = room
    joined = {**record, 'setup': {'position': position}, 'moves': record['moves'][ply:]}
    return joined


def goes_on(record, every=1):
    """Cut in each step that can be joined, or only some: the lines from there on are the same, byte by byte."""
    text, lines = replay(record)
    starts = [ply for ply, line in enumerate(lines)
              if 'position' in line and line['position']['step'] in STEPS]
    for ply in starts[::every]:
        wanted = text[ply:]
        if 'error' in lines[-1]:
            # Moves are counted from where the record begins.
            wanted = text[ply:-1]
        got = replay(cut(record, lines, ply))[0]
        if 'error' in lines[-1]:
            last = json.loads(got.pop())['error']
            assert last['rule'] == lines[-1]['error']['rule'], last
            assert last['move'] == lines[-1]['error']['move'] - ply, last
        for index, (left, right) in enumerate(zip(wanted, got)):
            assert left == right, f'cut at {ply}, line {index}\nwanted {left}\ngot    {right}'
        assert len(wanted) == len(got), f'cut at {ply}: {len(got)} lines, not {len(wanted)}'
    return len(starts)


def examples(name):
    record = tool.example(name)
    starts = goes_on(record, 8)
    assert starts > 0 or replay(record)[1][0]['error']['move'] is None


def simulated():
    for players in (2, 3, 4):
        output = CLI.good('simulate', '--players', str(players), '--games', '4', '--seed', '1722')
        for line in output.splitlines():
            assert goes_on(json.loads(line), 25) > 10


def scored():
    record = tool.example('four-players-untold')
    lines = replay(record)[1]
    starts = [ply for ply, line in enumerate(lines) if line['position']['step'] == 'buy']
    for options in ([], ['--json']):
        wanted = CLI.good('score', *options, '-', stdin=tool.encode(record))
        for ply in starts[::4]:
            joined = tool.encode(cut(record, lines, ply))
            assert CLI.good('score', *options, '-', stdin=joined) == wanted
    joined = cut(record, lines, starts[-1])
    moves = len(joined['moves'])
    assert CLI.good('check', '-', stdin=tool.encode(joined)) == f'-: ok, {moves} moves, over\n'


def a_cut(name, part=0.6):
    """An example joined in its middle, where cards lie on the Stone."""
    record = tool.example(name)
    lines = replay(record)[1]
    starts = [ply for ply, line in enumerate(lines)
              if line['position']['step'] == 'buy' and line['position']['stone']['hidden']]
    return cut(record, lines, starts[int(len(starts) * part)])


RECORD = a_cut('ends-before-hand-full')
HERE = RECORD['setup']['position']
UNTOLD = a_cut('four-players-untold')


def legal_with(path, value, record=RECORD):
    return json.loads(CLI.good('replay', '-', stdin=tool.encode(
        tool.changed({**record, 'moves': []}, POSITION + path, value))))['position']


def without(path, record=RECORD):
    changed = {**record, 'moves': []}
    for one in path:
        changed = tool.without(changed, POSITION + one)
    return json.loads(CLI.good('replay', '-', stdin=tool.encode(changed)))['position']


def what_follows():
    """What may stay unknown follows from the rest."""
    first = replay(RECORD)[1][0]['position']
    for path in (['deck'], ['step'], ['active'], ['pending'], ['supply'], ['stone', 'open'],
                 ['players', 0, 'sacrifice'], ['players', 1, 'untold']):
        assert without([path]) == first, path
        assert legal_with(path, None) == first, path
    for kind in SACRIFICES:
        assert without([['supply', kind]]) == first
    assert without([['supply', 'fish'], ['stone', 'open', 'grain'],
                    ['players', 2, 'sacrifice', 'potato']]) == first
    assert without([['ply']]) == {**first, 'ply': 0}
    assert without([['turn']]) == {**first, 'turn': first['active'] + 1}
    # Where nobody knows the start cards the draw pile is known only up to them.
    unseen = without([['unseen']])['unseen']
    for kind in KINDS[:3]:
        assert unseen[kind] == first['unseen'][kind]
    for kind in SACRIFICES:
        assert first['unseen'][kind] <= unseen[kind] <= 5
    # What the record writes besides is let be.
    assert legal_with(['note'], {'by': 'Ana'}) == first


def total(cards):
    return sum(cards.values())


def face_down(record, seats, stone=True):
    """The same table where nobody told the kinds of what these players hold, or of the Stone."""
    joined = copy.deepcopy(record)
    position = joined['setup']['position']
    for seat in seats:
        player = position['players'][seat]
        player['unknown'] = total(player.pop('sacrifice')) - player.pop('untold')
    if stone:
        lying = position['stone']
        lying['unknown'] = total(lying.pop('open')) + len(lying['hidden'])
        lying['hidden'] = []
    return joined


def with_counts(joined, whole):
    """Tells what these players hold in the end in place of what they had laid untold."""
    over = replay(whole)[1][-1]['position']
    joined['moves'] = [move for move in joined['moves'] if move['move'] != 'reveal' or
                       'unknown' not in joined['setup']['position']['players'][move['player']]]
    last = replay(joined)[1][-1]['position']
    for seat in last['pending']:
        joined['moves'].append({'move': 'reveal', 'player': seat, 'held': over['players'][seat]['sacrifice']})
    return joined


def same_but_unknown(one, other):
    """The same position, as far as the kinds of face-down cards are known."""
    for name in ('ply', 'turn', 'active', 'deck', 'unseen', 'display', 'supply'):
        assert one[name] == other[name], name
    for left, right in zip(one['players'], other['players']):
        for name in ('hand', 'area', 'wood', 'glory'):
            assert left[name] == right[name], name
        assert total(left['sacrifice']) - left['untold'] == \
            total(right['sacrifice']) - right['untold'] + right.get('unknown', 0)
    assert total(one['stone']['open']) + len(one['stone']['hidden']) == \
        total(other['stone']['open']) + len(other['stone']['hidden']) + other['stone'].get('unknown', 0)
    assert one['stone']['top'] == other['stone']['top']


def with_cards_face_down():
    """Kinds that nobody told are not checked, and counted in the end: the same result."""
    for name in ('ends-before-hand-full', 'four-players-untold', 'two-players'):
        record = tool.example(name)
        text, lines = replay(record)
        starts = [ply for ply, line in enumerate(lines) if line['position']['step'] == 'buy']
        for ply in starts[::5]:
            whole = cut(record, lines, ply)
            seats = range(len(record['players']))
            untold = [seat for seat in seats if lines[ply]['position']['players'][seat]['untold']]
            for told in (seats, untold, seats[:1] if untold in ([], [0]) else seats):
                joined = with_counts(face_down(whole, told), whole)
                got = replay(joined)[1]
                assert 'error' not in got[-1], (name, ply, got[-1])
                for one, other in zip(lines[ply:], got):
                    if one['position']['step'] in ('reveal', 'over'):
                        break
                    same_but_unknown(one['position'], other['position'])
                assert got[-1]['position']['step'] == 'over'
                assert got[-1]['position']['final'] == lines[-1]['position']['final'], (name, ply)
                assert 'unknown' not in got[-1]['position']['stone']
                # What is cut again goes on again.
                goes_on(joined, 20)
        assert text


def counts_in_the_end():
    record = tool.example('two-players')
    lines = replay(record)[1]
    starts = [ply for ply, line in enumerate(lines) if line['position']['step'] == 'buy']
    whole = cut(record, lines, starts[len(starts) // 2])
    joined = with_counts(face_down(whole, [0, 1]), whole)
    assert json.loads(CLI.good('score', '--json', '-', stdin=tool.encode(joined))) == lines[-1]['position']['final']
    last = joined['moves'][-1]
    for held in ({**last['held'], 'fish': last['held']['fish'] + 1}, {}, {**last['held'], 'fish': -1},
                 {**last['held'], 'grain': 1.0}, None):
        changed = {**joined, 'moves': joined['moves'][:-1] + [{**last, 'held': held}]}
        assert '[R8.2]' in CLI.bad([1], 'check', '-', stdin=tool.encode(changed))
    both = {**joined, 'moves': joined['moves'][:-1] + [{**last, 'kinds': ['fish']}]}
    assert '[R8.2]' in CLI.bad([1], 'check', '-', stdin=tool.encode(both))
    # Who is known to have a kind can't hold fewer of it; what lies elsewhere can't be held.
    held = last['held']
    most = max(held, key=held.get)
    wrong_kinds = {**dict.fromkeys(SACRIFICES, 0), most: total(held)}
    if total(held) > 25 - lines[-1]['position']['supply'][most]:
        changed = {**joined, 'moves': joined['moves'][:-1] + [{**last, 'held': wrong_kinds}]}
        assert '[R8.2]' in CLI.bad([1], 'check', '-', stdin=tool.encode(changed))


def numbers_of_cards():
    """One number follows from the 100; all together have to be these."""
    joined = {**face_down(RECORD, [0, 1, 2]), 'moves': []}
    first = replay(joined)[1][0]['position']
    place = POSITION + ['players', 1, 'unknown']
    assert replay(tool.without(joined, place))[1][0]['position'] == first
    assert replay(tool.without(joined, POSITION + ['stone', 'unknown']))[1][0]['position'] == first
    refused(tool.changed(joined, place, first['players'][1]['unknown'] + 1), 'R1.4', '101', '100')
    refused(tool.changed(joined, place, first['players'][1]['unknown'] - 1), 'R1.4', '99', '100')
    refused(tool.changed(joined, place, 101), 'R1.4', PLAYER_NAMES[1], '101')
    refused(tool.changed(joined, POSITION + ['stone', 'unknown'], -1), 'R1.4', '-1')
    # A pile follows as well, if nothing else is missing.
    pile = POSITION + ['supply', 'fish']
    assert replay(tool.without(joined, pile))[1][0]['position'] == first
    refused(tool.without(tool.without(joined, pile), POSITION + ['supply', 'grain']), 'R1.4', 'Fish')
    refused(tool.without(tool.without(joined, pile), place), 'R1.4', 'Fish')
    refused(tool.changed(tool.without(joined, pile), POSITION + ['supply', 'mulberry'], 0), 'R1.4', 'Fish', '25')
    # Some kinds can be known.
    some = tool.changed(joined, place, first['players'][1]['unknown'] - 1)
    kind = next(kind for kind in SACRIFICES if HERE['players'][1]['sacrifice'][kind] > 0)
    some = tool.changed(some, POSITION + ['players', 1, 'sacrifice'], {kind: 1})
    assert replay(some)[1][0]['position']['players'][1]['sacrifice'][kind] == 1


def hands_unknown():
    """Nobody told a hand: the same moves are legal, and what is printed can be joined again."""
    lines = replay(RECORD)[1]
    for hand in (None, {}, {'unknown': 3}, {kind: None for kind in KINDS}):
        record = tool.changed(tool.without(RECORD, POSITION + ['unseen']), POSITION + ['players', 1, 'hand'], hand)
        got = replay(record)[1]
        assert len(got) == len(lines)
        assert got[0]['position']['players'][1]['hand'] == {**dict.fromkeys(KINDS, 0), 'unknown': 3}
        assert got[0]['position']['players'][0]['hand'] == lines[0]['position']['players'][0]['hand']
        assert total(got[0]['position']['unseen']) == got[0]['position']['deck'] + 3
        assert got[-1]['position']['final'] == lines[-1]['position']['final']
        for one, other in zip(lines, got):
            assert one['legal'] == other['legal'] or one['position']['active'] == 1
        assert goes_on(record, 12) > 10


def all_that_follows():
    """A table of which only what has to be known is known, played to its end."""
    first = replay(RECORD)[1]
    record = RECORD
    for path in (['deck'], ['step'], ['turn'], ['ply'], ['pending'], ['unseen'], ['stone', 'open']):
        record = tool.without(record, POSITION + path)
    last = replay(record)[1]
    assert len(last) == len(first)
    for one, other in zip(first, last):
        one, other = one['position'], other['position']
        for name in ('active', 'step', 'deck', 'display', 'players', 'supply', 'stone', 'pending'):
            assert one[name] == other[name], name
    assert last[-1]['position']['final'] == first[-1]['position']['final']


def refused(record, rule, *words):
    content = tool.encode(record)
    for verb in VERBS[:1] + VERBS[2:3]:
        errors = CLI.bad([1], *verb, '-', stdin=content)
        assert errors.endswith(f' [{rule}]\n'), errors
        for word in words:
            assert word in errors, f'{word} is not in: {errors}'
    code, output, errors = CLI.run('replay', '-', stdin=content)
    line = json.loads(output)['error']
    assert code == 1 and line['move'] is None and line['rule'] == rule, line
    return errors


def wrong(path, value, rule, *words, record=RECORD):
    return refused(tool.changed(record, POSITION + path, value), rule, *words)


def hidden_of(player):
    return [{'player': player, 'kind': None}]


PLAYER_NAMES = [player['name'] for player in RECORD['players']]
MOAI = [player['area']['moai'] for player in HERE['players']]
# Path, value, rule and what the sentence names: the place and the numbers.
WRONG = (
    (['step'], 'refill', 'R3.2'), (['step'], 'over', 'R3.2'), (['step'], 'Buy', 'R3.2'),
    (['ply'], -1, 'R3.2', '-1'), (['ply'], 10000, 'R3.2', '10000'),
    (['turn'], 0, 'R3.1', '0'), (['turn'], -3, 'R3.1', '-3'), (['turn'], 10000, 'R3.1'),
    (['turn'], HERE['turn'] + 1, 'R3.1', str(HERE['turn'] + 1)),
    (['active'], 3, 'R3.1', '3'), (['active'], -1, 'R3.1'), (['active'], 2**62, 'R3.1'),
    (['deck'], HERE['deck'] + 4, 'R1.2'), (['deck'], HERE['deck'] + 1, 'R7.2'),
    (['deck'], 38, 'R7.2', '38'), (['deck'], 0, 'R7.2', '0'), (['deck'], -2, 'R7.2', '-2'),
    (['deck'], 2**63 - 1, 'R7.2'),
    (['unseen', 'priest'], HERE['unseen']['priest'] + 1, 'R1.2', 'Priest'),
    (['unseen', 'moai'], -1, 'R1.2', 'Moai', '-1'), (['unseen', 'fish'], 6, 'R1.2', 'Fish', '6'),
    (['returned'], 10, 'R1.2', '10'), (['returned'], -1, 'R1.2', '-1'), (['returned'], 1, 'R1.2'),
    (['display'], [], 'R2.3', '0'), (['display'], HERE['display'][:3], 'R2.3', '3'),
    (['display'], HERE['display'] + [['fish']], 'R2.3', '5'),
    (['display', 1], [], 'R7.2', '2'), (['display', 1], ['lumberjack'] * 5, 'R7.2', '2', '5'),
    (['display', 3, 0], 'wood', 'R1.1', '4'), (['display', 3, 0], 7, 'R1.1', '4'),
    (['display', 3, 0], None, 'R1.1', '4'),
    (['players'], HERE['players'][:2], 'R2.1', '3', '2'),
    (['players'], HERE['players'] * 2, 'R2.1', '6'), (['players'], [], 'R2.1', '0'),
    (['players', 1, 'hand', 'priest'], 4, 'R7.1', PLAYER_NAMES[1], '4', 'Priest'),
    (['players', 1, 'hand', 'priest'], -1, 'R7.1', PLAYER_NAMES[1], '-1', 'Priest'),
    (['players', 0, 'hand'], dict.fromkeys(KINDS, 0), 'R7.1', PLAYER_NAMES[0], '0'),
    (['players', 0, 'hand'], {'unknown': 2}, 'R7.1', PLAYER_NAMES[0], '2'),
    (['players', 0, 'hand'], {'unknown': 4}, 'R7.1', PLAYER_NAMES[0], '4'),
    (['players', 0, 'hand'], {'unknown': -1}, 'R7.1', PLAYER_NAMES[0], '-1'),
    (['players', 0, 'hand'], {'moai': 2, 'unknown': 2}, 'R7.1', PLAYER_NAMES[0], '4'),
    (['step'], 'draw', 'R7.1', PLAYER_NAMES[HERE['active']], '3'),
    (['players', 0, 'hand'], dict.fromkeys(KINDS, 1), 'R7.1', PLAYER_NAMES[0], '7'),
    (['players', 2, 'area', 'lumberjack'], 0, 'R2.2', PLAYER_NAMES[2]),
    (['players', 2, 'area', 'lumberjack'], 51, 'R1.2', PLAYER_NAMES[2], '51', 'Lumberjack'),
    (['players', 2, 'area', 'lumberjack'], 16, 'R1.2', 'Lumberjack', '15'),
    (['players', 2, 'area', 'priest'], 10, 'R1.2', 'Priest', '9'),
    (['players', 2, 'area', 'fish'], 9, 'R1.2', 'Fish', '8'),
    (['players', 0, 'wood'], -1, 'R1.5', PLAYER_NAMES[0], '-1'),
    (['players', 0, 'wood'], 10000, 'R1.5', PLAYER_NAMES[0], '10000'),
    (['players', 1, 'glory'], -1, 'R1.5', PLAYER_NAMES[1], '-1'),
    (['players', 1, 'glory'], 2**62, 'R1.5', PLAYER_NAMES[1]),
    (['players', 1, 'glory'], -2**63, 'R1.5', PLAYER_NAMES[1]),
    (['players', 0, 'sacrifice', 'grain'], -1, 'R1.4', PLAYER_NAMES[0], '-1', 'Grain'),
    (['players', 0, 'sacrifice', 'grain'], 26, 'R1.4', PLAYER_NAMES[0], '26', 'Grain'),
    (['players', 0, 'sacrifice', 'grain'], HERE['players'][0]['sacrifice']['grain'] + 1, 'R1.4',
     'Grain', '26', '25'),
    (['players', 0, 'untold'], HERE['players'][0]['untold'] + 1, 'R6.2', PLAYER_NAMES[0]),
    (['players', 0, 'untold'], -1, 'R6.2', PLAYER_NAMES[0], '-1'),
    (['supply', 'fish'], -1, 'R1.4', 'Fish', '-1'), (['supply', 'fish'], 26, 'R1.4', 'Fish', '26'),
    (['supply', 'fish'], HERE['supply']['fish'] - 1, 'R1.4', 'Fish', '24', '25'),
    (['stone', 'open', 'potato'], 26, 'R1.4', 'Sweet Potato', '26'),
    (['stone', 'open', 'potato'], -1, 'R1.4', 'Sweet Potato', '-1'),
    (['stone', 'hidden', 0, 'player'], 3, 'R6.2'), (['stone', 'hidden', 0, 'player'], -1, 'R6.2'),
    (['stone', 'hidden', 0, 'player'], None, 'R6.2'), (['stone', 'hidden', 0, 'kind'], 'moai', 'R6.2'),
    (['stone', 'hidden', 0, 'kind'], '', 'R6.2'),
    (['stone', 'hidden'], hidden_of(0) * 10, 'R6.2', '10', '9'),
    (['stone', 'hidden'], hidden_of(1) * (MOAI[1] + 1), 'R6.2', PLAYER_NAMES[1], str(MOAI[1] + 1)),
    (['stone', 'top'], None, 'R6.5'), (['stone', 'top'], 'moai', 'R6.5'), (['stone', 'top'], '', 'R6.5'),
)
# What has to be known, and what the sentence names then.
NEEDED = ((['display'], 'R7.2', 'column 1'), (['stone', 'top'], 'R6.5', 'Stone'),
          (['players', 1, 'area'], 'R2.7', PLAYER_NAMES[1]),
          (['players', 2, 'wood'], 'R1.5', PLAYER_NAMES[2]), (['players', 2, 'glory'], 'R1.5', PLAYER_NAMES[2]),
          (['players', 0, 'area', 'moai'], 'R2.7', PLAYER_NAMES[0]))


def wrong_values():
    for path, value, rule, *words in WRONG:
        wrong(path, value, rule, *words)


def needed():
    for path, rule, word in NEEDED:
        if path != ['stone', 'top']:
            wrong(path, None, rule, word)
        refused(tool.without(RECORD, POSITION + path), rule, word)
    both = tool.without(tool.without(RECORD, POSITION + ['active']), POSITION + ['turn'])
    refused(both, 'R3.1')
    unknown = tool.without(RECORD, POSITION + ['supply'])
    refused(tool.without(unknown, POSITION + ['stone', 'open']), 'R1.4', 'Fish')
    unknown = tool.without(RECORD, POSITION + ['supply', 'grain'])
    refused(tool.without(unknown, POSITION + ['players', 0, 'sacrifice', 'grain']), 'R1.4', 'Grain')
    refused(tool.without(RECORD, POSITION + ['players']), 'R2.7')
    drawing = tool.changed(RECORD, POSITION + ['step'], 'draw')
    refused(tool.without(drawing, POSITION + ['players', HERE['active'], 'hand']), 'R7.1', PLAYER_NAMES[HERE['active']])
    # Of two numbers of cards that lie face down neither follows.
    unknown = tool.without(RECORD, POSITION + ['players', 0, 'sacrifice'])
    refused(tool.without(unknown, POSITION + ['stone', 'open']), 'R1.4', PLAYER_NAMES[0])
    refused(tool.without(RECORD, POSITION + ['stone']), 'R6.5', 'Stone')


def whole_tables():
    """What only the whole tells."""
    # A card more, or less, with nothing said about the draw pile.
    bare = tool.without(tool.without(RECORD, POSITION + ['unseen']), POSITION + ['deck'])
    lumberjacks = HERE['players'][0]['area']['lumberjack']
    path = ['players', 0, 'area', 'lumberjack']
    wrong(path, lumberjacks + 1, 'R7.2', record=bare)
    if lumberjacks > 1:
        wrong(path, lumberjacks - 1, 'R7.2', record=bare)
    # A Moai put back is a card that is not on the table.
    priests = next(p for p in range(3) if HERE['players'][p]['area']['priest'] > 0)
    path = POSITION + ['players', priests, 'area', 'priest']
    fewer = tool.changed(bare, path, HERE['players'][priests]['area']['priest'] - 1)
    fewer['setup']['position']['returned'] = 1
    CLI.good('check', '-', stdin=tool.encode({**fewer, 'moves': []}))
    # Nobody can have begun with fewer than three kinds.
    area = {**HERE['players'][1]['area'], 'fish': 0, 'mulberry': 0, 'potato': 0, 'grain': 1}
    hand = {**dict.fromkeys(KINDS, 0), 'lumberjack': 3}
    poor = tool.changed(RECORD, POSITION + ['players', 1, 'hand'], hand)
    wrong(['players', 1, 'area'], area, 'R1.3', PLAYER_NAMES[1], '1', record=poor)


def stones():
    """How many cards can lie on the Stone follows from the Moai."""
    start = tool.example('two-players')
    lines = replay(start)[1]
    early = cut(start, lines, 0)
    position = early['setup']['position']
    assert position['players'][0]['area']['moai'] == 0
    place = POSITION + ['supply', 'fish']
    more = tool.changed(early, place, position['supply']['fish'] - 1)
    more = tool.changed(more, POSITION + ['stone', 'open', 'fish'], 1)
    more = tool.changed(more, POSITION + ['stone', 'top'], 'fish')
    refused(more, 'R6.1', '0', '1')
    refused(tool.without(more, POSITION + ['stone', 'open']), 'R6.1', '0', '1')
    wrong(['stone', 'top'], 'fish', 'R6.5', 'Fish', record=early)
    wrong(['stone', 'top'], 'hidden', 'R6.5', '0', record=early)
    # All that was laid is in the supply again.
    stone = HERE['stone']['open']
    back = tool.changed(RECORD, POSITION + ['stone', 'open'], dict.fromkeys(SACRIFICES, 0))
    supply = {kind: HERE['supply'][kind] + stone[kind] for kind in SACRIFICES}
    wrong(['supply'], supply, 'R6.3', record=back)


def untold_cards():
    index = next(i for i, card in enumerate(UNTOLD['setup']['position']['stone']['hidden'])
                 if card['kind'] is None)
    place = ['stone', 'hidden', index]
    name = UNTOLD['players'][UNTOLD['setup']['position']['stone']['hidden'][index]['player']]['name']
    for kind in SACRIFICES:
        for odd in (-1, 26, 16, 2**62):
            wrong(place + ['room', kind], odd, 'R6.2', name, record=UNTOLD)
    wrong(place + ['room'], dict.fromkeys(SACRIFICES, 0), 'R6.2', name, record=UNTOLD)
    # Nobody has to know a room: then it is all that the player owns.
    CLI.good('check', '-', stdin=tool.encode(tool.without({**UNTOLD, 'moves': []}, POSITION + place + ['room'])))


OBJECTS = (['unseen'], ['supply'], ['stone'], ['stone', 'open'], ['players', 0], ['players', 0, 'hand'],
           ['players', 0, 'area'], ['players', 0, 'sacrifice'], ['stone', 'hidden', 0])
LISTS = (['display'], ['display', 0], ['players'], ['stone', 'hidden'])
NUMBERS = (['ply'], ['turn'], ['active'], ['deck'], ['returned'], ['unseen', 'moai'], ['supply', 'grain'],
           ['stone', 'open', 'fish'], ['players', 0, 'hand', 'fish'], ['players', 1, 'area', 'moai'],
           ['players', 1, 'sacrifice', 'fish'], ['players', 0, 'untold'], ['players', 0, 'wood'],
           ['players', 2, 'glory'], ['stone', 'hidden', 0, 'player'])


def place_name(path):
    name = 'setup.position'
    for key in path:
        name += f'[{key}]' if isinstance(key, int) else f'.{key}'
    return name


def wrong_types():
    """Whoever reads it: one after the other, and all of them in one run."""
    found = list(each_wrong_type())
    for (record, path), errors in zip(found, CLI.said_of_each([record for record, _ in found], 2)):
        again = CLI.bad([2], 'replay', '-', stdin=tool.encode(record))
        for said in (errors, again):
            assert f'“{place_name(path)}”' in said, f'{place_name(path)} is not in: {said}'


def each_wrong_type():
    """Records, and the place in each that can't be read."""
    for path in OBJECTS:
        for odd in (True, 1, 1.5, 'x', []):
            yield tool.changed(RECORD, POSITION + path, odd), path
    for path in LISTS:
        for odd in (True, 1, 1.5, 'x', {}):
            yield tool.changed(RECORD, POSITION + path, odd), path
    for path in NUMBERS:
        for odd in (True, 1.0, 2.5, '1', [], {}, 10**30):
            yield tool.changed(RECORD, POSITION + path, odd), path
    for path in (['step'], ['stone', 'top']):
        for odd in (True, 1, 1.5, [], {}):
            yield tool.changed(RECORD, POSITION + path, odd), path
    for odd in (None, True, 1, 'buy', []):
        yield tool.changed(RECORD, POSITION, odd), []
    for path in (['unseen', 'corn'], ['supply', 'moai'], ['players', 1, 'hand', 'Fish'],
                 ['players', 1, 'sacrifice', 'priest'], ['stone', 'open', '']):
        yield tool.changed(RECORD, POSITION + path, 1), path
    yield tool.without(RECORD, POSITION + ['stone', 'hidden', 0, 'kind']), ['stone', 'hidden', 0]
    for odd in (True, 1, [], {}):
        yield tool.changed(RECORD, POSITION + ['stone', 'hidden', 0, 'kind'], odd), ['stone', 'hidden', 0]


def either_or():
    """A beginning and a position beside each other would be two games in one file."""
    deal = tool.example('ends-before-hand-full')['setup']
    for name in ('display', 'hands'):
        for verb in VERBS:
            CLI.bad([2], *verb, '-', stdin=tool.encode(tool.changed(RECORD, ['setup', name], deal[name])))


def numbers_of_players():
    players = RECORD['players']
    refused(tool.changed(RECORD, ['players'], players[:2]), 'R2.1', '2', '3')
    refused(tool.changed(RECORD, ['players'], players[:1]), 'R2.1', '1')
    refused(tool.changed(RECORD, ['players'], []), 'R2.1', '0')


def in_every_language():
    odd = [tool.changed(RECORD, POSITION + path, value) for path, value, *_ in WRONG]
    odd += [tool.without(RECORD, POSITION + path) for path, *_ in NEEDED]
    unreadables = [tool.changed(RECORD, POSITION + path, 1.5)
                   for path in (['supply'], ['players'], ['turn'], ['step'])]
    for code, records in ((1, odd), (2, unreadables)):
        english = CLI.said_of_each(records, code)
        for language in tool.linguas.TRANSLATED:
            for one, other in zip(english, CLI.said_of_each(records, code, tool.speaking(language))):
                assert one != other, one


tap.main([(f'a cut example goes on: {name}', lambda name=name: examples(name)) for name in NAMES] + [
    ('cut simulated games go on', simulated),
    ('a cut game is scored alike', scored),
    ('what may stay unknown', what_follows),
    ('cards that nobody told', with_cards_face_down),
    ('counts in the end', counts_in_the_end),
    ('numbers of Sacrifice cards', numbers_of_cards),
    ('a table known only as far as it must be', all_that_follows),
    ('wrong values', wrong_values),
    ('what has to be known', needed),
    ('what only the whole tells', whole_tables),
    ('cards on the Stone and Moai', stones),
    ('untold cards', untold_cards),
    ('wrong types', wrong_types),
    ('a position beside a beginning', either_or),
    ('numbers of players', numbers_of_players),
    ('in every language', in_every_language),
])

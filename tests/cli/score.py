# SPDX-License-Identifier: GPL-3.0-or-later
"""What `ahu-cli score` says of result sheets: every pattern on the Stone, ties at every level.

What is expected stands in tests/data/stones.json and ties.json, written from the rules by hand;
the tests of the engine read the same files.

usage: score.py AHU-CLI
"""

import itertools
import json
import os
import re
import sys
import unicodedata

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import model  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
STONES = tool.data('stones.json')
TIES = tool.data('ties.json')
NAMES = ['Anna', 'Ben', 'Chiara', 'Dario']
COLOURS = ['green', 'blue', 'red', 'violet']
COLUMNS = 80
KINDS = ['Fish', 'Mulberry', 'Sweet Potato', 'Grain']
# The tie table of R8.3: which of the sorted counts are lower than the one before → values.
VALUES = {'all different': ((1, 1, 1), [3, 2, 1, 0]), 'pair at the top': ((0, 1, 1), [3, 3, 2, 1]),
          'pair in the middle': ((1, 0, 1), [3, 2, 2, 1]),
          'pair at the bottom': ((1, 1, 0), [3, 2, 1, 1]),
          'three at the top': ((0, 0, 1), [3, 3, 3, 2]),
          'three at the bottom': ((1, 0, 0), [3, 2, 2, 2]),
          'two pairs': ((0, 1, 0), [3, 3, 2, 2]), 'all four': ((0, 0, 0), [3, 3, 3, 3])}


def make_sheet(stone, players, names=None):
    """Players are tiles, Moai, wood, and have no Sacrifice cards."""
    return {
        'format': 'ahu-result', 'version': 1, 'game': 'rapa-nui',
        'stone': dict(zip(model.SACRIFICES, stone)),
        'players': [{'name': name, 'colour': colour, 'tiles': tiles, 'moai': moai, 'wood': wood,
                     'sacrifice': dict.fromkeys(model.SACRIFICES, 0)}
                    for (tiles, moai, wood), name, colour in zip(players, names or NAMES, COLOURS)],
    }


def score(sheet, language='en'):
    with tool.temporary(tool.encode(sheet)) as file:
        return CLI.good('score', file.name, environment=tool.speaking(language))


def score_json(sheet, language='en'):
    with tool.temporary(tool.encode(sheet)) as file:
        return json.loads(CLI.good('score', '--json', file.name,
                                   environment=tool.speaking(language)))


def width(text):
    """Columns of a terminal."""
    return sum(0 if unicodedata.combining(c) or unicodedata.category(c) == 'Cf' else
               2 if unicodedata.east_asian_width(c) in 'WF' else 1 for c in text)


def explanation(text):
    """Headings and what stands below each, lines joined again."""
    steps = []
    for block in text.split('\n\n')[3:]:
        lines = block.rstrip('\n').split('\n')
        heading = [line for line in lines if not line.startswith('  ')]
        sentences = [line.strip() for line in lines[len(heading):]]
        assert lines[:len(heading)] == heading and heading and sentences, block
        steps.append((' '.join(heading), ' '.join(sentences)))
    for line in text.splitlines():
        assert width(line) <= COLUMNS, f'{width(line)} columns: {line}'
    return steps


def places_of(text):
    """The list of places above the table."""
    return re.findall(r'^(\d)\. (\w+) +(\d+)$', text, re.MULTILINE)


def expected_places(case):
    rows = zip(case['places'], range(len(NAMES)), NAMES, case['totals'])
    return [(str(place), name, str(total)) for place, _, name, total in sorted(rows)]


def tie(case, language):
    sheet = make_sheet([2, 2, 0, 6], case['players'])
    got = score_json(sheet, language)['players']
    assert [player['place'] for player in got] == case['places'], got
    assert [player['total'] for player in got] == case['totals'], got

    text = score(sheet, language)
    steps = explanation(text)
    assert places_of(text) == expected_places(case), text
    about = tool.linguas.said(language, 'A tie: %s').split('%s', maxsplit=1)[0]
    ties = [body for heading, body in steps if heading.startswith(about)]
    if language == 'en':
        assert ties == [' '.join(sentences) for sentences in case['ties']], f'{ties}\n{text}'
    else:
        check_numbers(ties, case['ties'])
    assert steps[-1][0] == tool.linguas.said(language, 'The places'), text
    check_last_step(case, steps[-1][1])


def check_numbers(translated, english):
    """In another language the same players have the same numbers, in the same order."""
    assert len(translated) == len(english), translated
    wanted = re.compile(r'\b(?:Anna|Ben|Chiara|Dario) \d+')
    for body, sentences in zip(translated, english):
        assert wanted.findall(body) == wanted.findall(' '.join(sentences)), body
        assert body.count('(R8.7)') == ' '.join(sentences).count('(R8.7)'), body
        assert ' '.join(sentences) != body


def check_last_step(case, body):
    for place in set(case['places']):
        behind = [other for other in case['places'] if other > place]
        shared = case['places'].count(place) > 1
        # “Place 1:”, in Italian “1º posto:”.
        assert len(re.findall(rf'\b{place}(?:º \w+)?:', body)) == 1, body
        # The place after a shared one is named as well.
        if shared and behind:
            assert re.search(rf'\b{place}(?!\d)[^:]*\b{min(behind)}º? \(R8\.7\)\.', body), body


def stone_case(case, language):
    sheet = make_sheet(case['stone'], [(1, 0, 0), (0, 0, 0)])
    values = score_json(sheet, language)['values']
    assert [values[kind] for kind in model.SACRIFICES] == case['values'], values
    steps = explanation(score(sheet, language))[:len(case['steps'])]
    if language == 'en':
        assert steps == [(step[0], ' '.join(step[1:])) for step in case['steps']], steps
        return
    for (heading, body), expected in zip(steps, case['steps']):
        assert heading != expected[0] and body != ' '.join(expected[1:])
        for english in KINDS:
            word = tool.linguas.said(language, english, 'card')
            assert (word in heading) == (english in expected[0]), heading


def all_orders():
    """Every order that four counts can have, each with and without kinds nobody sacrificed.

    The values hang on the order alone; the tests of the engine count all 12⁴ Stones.
    """
    stones = set()
    for levels in itertools.product(range(4), repeat=4):
        if set(levels) == set(range(max(levels) + 1)):
            stones.add(levels)
            stones.add(tuple(2 * level + 1 for level in levels))
    assert len(stones) == 150
    patterns = {steps: values for steps, values in VALUES.values()}
    for stone in stones:
        order = sorted(range(4), key=lambda kind: -stone[kind])  # pylint: disable=cell-var-from-loop
        steps = tuple(int(stone[above] > stone[below]) for above, below in zip(order, order[1:]))
        values = patterns[steps] if any(stone) else [0, 0, 0, 0]
        got = score_json(make_sheet(stone, [(0, 0, 0)] * 2))['values']
        assert {kind: values[order.index(i)] for i, kind in enumerate(model.SACRIFICES)} == got, stone


def eighty_columns():
    """Long names, much wood and four players: sentences break, no number is lost."""
    names = ['Maximiliane-Friederike von und zu Hagenau', 'محمد بن عبد الله بن عبد المطلب',
             '👩‍👩‍👧‍👦🎉🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿🗿', 'Zoë']
    sheet = make_sheet([4, 4, 2, 1], [(8, 2, 4), (8, 2, 4), (12, 1, 3), (0, 0, 0)], names)
    for player in sheet['players']:
        player['sacrifice'] = dict.fromkeys(model.SACRIFICES, 5)
    for language in tool.linguas.ALL:
        text = score(sheet, language)
        explanation(text)
        for name in names:
            assert any(name in line for line in text.splitlines()), f'{name} is not in:\n{text}'


def sums():
    """Each player's points by source, from the last place to the first."""
    sheet = make_sheet([2, 4, 1, 4], [(12, 3, 14), (9, 4, 3)], ['Ana', 'Ben'])
    sheet['players'][0]['sacrifice'] = dict(zip(model.SACRIFICES, (3, 1, 1, 2)))
    sheet['players'][1]['sacrifice'] = dict(zip(model.SACRIFICES, (5, 1, 2, 0)))
    steps = explanation(score(sheet))
    players = [step for step in steps if 'glory points' in step[0]]
    assert players == [
        ('Ben: 40 glory points',
         '9 in tiles, 4 Moai × 4 = 16, 3 wood: 0 (1 for every 5), Mulberry: 1 × 3 = 3, Fish: 5 × 2 = 10, '
         'Sweet Potato: 2 × 1 = 2. 9 + 16 + 0 + 3 + 10 + 2 makes 40 glory points (R8.6).'),
        ('Ana: 42 glory points',
         '12 in tiles, 3 Moai × 4 = 12, 14 wood: 2 (1 for every 5), Mulberry: 1 × 3 = 3, Grain: 2 × 3 = 6, '
         'Fish: 3 × 2 = 6, Sweet Potato: 1 × 1 = 1. '
         '12 + 12 + 2 + 3 + 6 + 6 + 1 makes 42 glory points (R8.6).')], players


def records_tell_the_same():
    """A record and the sheet of its counts give the same text."""
    for name in ('decided-by-moai-or-wood', 'shared-first-place', 'nobody-sacrificed-three-kinds',
                 'four-players-untold'):
        record, end = tool.example(name), tool.replayed(name)[-1]['position']
        stone = dict(end['stone']['open'])
        for card in end['stone']['hidden']:
            stone[card['kind']] += 1
        sheet = make_sheet(stone.values(), [], [])
        sheet['stone'] = stone
        sheet['players'] = [{**player, 'tiles': has['glory'], 'moai': has['area']['moai'],
                             'wood': has['wood'], 'sacrifice': has['sacrifice']}
                            for player, has in zip(record['players'], end['players'])]
        for language in tool.linguas.ALL:
            own = tool.speaking(language)
            assert score(sheet, language) == CLI.good('score', tool.example_path(name),
                                                      environment=own)
            assert score_json(sheet) == end['final']


def counted(sheet):
    """What a sheet is as the member of a record."""
    return {'stone': sheet['stone'],
            'players': [{key: value for key, value in player.items() if key not in ('name', 'colour')}
                        for player in sheet['players']]}


def counted_ends():
    """A running game that ended with counts is scored by these, and has its moves as ever."""
    with open(os.path.join(tool.DATA, 'inputs', 'running-60.rapanui'), encoding='utf-8') as file:
        record = json.load(file)
    sheet = make_sheet((2, 4, 1, 4), [(12, 1, 14), (6, 2, 3), (9, 0, 0)])
    for player, who in zip(sheet['players'], record['players']):
        player.update(who)
    result = {**record, 'result': counted(sheet)}
    counting = {**record, 'counting': {'ply': len(record['moves']), **counted(sheet)}}
    with tool.temporary(tool.encode(result)) as file, tool.temporary(tool.encode(record)) as bare:
        for language in tool.linguas.ALL:
            own = tool.speaking(language)
            assert CLI.good('score', file.name, environment=own) == score(sheet, language)
        assert score_json(result) == score_json(sheet)
        assert CLI.good('replay', file.name) == CLI.good('replay', bare.name)
        assert CLI.good('check', file.name) == CLI.good('check', bare.name).replace(bare.name, file.name)
    with tool.temporary(tool.encode(counting)) as file:
        CLI.bad([1], 'score', file.name)
        CLI.good('check', file.name)
    for path, value, code, named in ((['stone', 'fish'], 30, 1, 'R1.4'),
                                     (['players', 0, 'moai'], 10, 1, 'R1.2'),
                                     (['players', 0, 'wood'], 'many', 2, 'players[0].wood')):
        with tool.temporary(tool.encode(tool.changed(result, ['result', *path], value))) as file:
            for verb in ('check', 'score'):
                assert named in CLI.bad([code], verb, file.name), (verb, path)


tap.main([(f'{language}: tie of {case["name"]}', lambda case=case, language=language: tie(case, language))
          for language in tool.linguas.ALL for case in TIES]
         + [(f'{language}: Stone, {case["name"]}',
             lambda case=case, language=language: stone_case(case, language))
            for language in tool.linguas.ALL for case in STONES]
         + [('every order of the counts on the Stone', all_orders),
            ('80 columns', eighty_columns),
            ('sums by source', sums),
            ('records and sheets tell the same', records_tell_the_same),
            ('games that ended with counts', counted_ends)])

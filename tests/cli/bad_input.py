# SPDX-License-Identifier: GPL-3.0-or-later
"""Bad input of every sort: exit 1 or 2, one clear sentence, nothing written.

usage: bad_input.py AHU-CLI
"""

import json
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import model  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
RECORD = tool.example('two-players')
UNTOLD = tool.example('four-players-untold')
with open(os.path.join(tool.DATA, 'tapati', 'forced-scoring.rapanui'), encoding='utf-8') as tapati:
    TAPATI = json.load(tapati)
VERBS = (['check'], ['replay'], ['score'], ['score', '--json'])
ODD = [None, True, 1, -1, 1.0, 'x', [], {}, [[]], 2**63, 10**30]


def refused_or_unreadable(codes, verb, path, stdin, folder):
    code, output, errors = CLI.run(*verb, path, stdin=stdin, cwd=folder)
    assert code in codes, f'{verb}: exit {code}: {errors}'
    tool.sentence(errors)
    # Only replay says something on standard output, of an illegal set-up.
    wanted = 1 if verb == ['replay'] and code == 1 else 0
    assert len(output.splitlines()) == wanted, output


def unreadable(content, codes=(2,)):
    """Whatever the verb, and through a pipe too."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'record.rapanui')
        with open(path, 'wb') as file:
            file.write(content)
        for verb in VERBS:
            refused_or_unreadable(codes, verb, path, b'', folder)
        refused_or_unreadable(codes, ['check'], '-', content, folder)
        assert os.listdir(folder) == ['record.rapanui'], 'something was written'


def unreadable_value(value, codes=(2,)):
    unreadable(tool.encode(value), codes)


def illegal(record, move, rule):
    """A record that breaks a rule, at a move or (None) in its set-up."""
    content = tool.encode(record)
    where = 'set-up' if move is None else f'move {move}'
    for verb in (['check'], ['score'], ['score', '--json']):
        errors = CLI.bad([1], *verb, '-', stdin=content)
        assert errors.startswith(f'-: {where}: ') and errors.endswith(f' [{rule}]\n'), errors
    code, output, errors = CLI.run('replay', '-', stdin=content)
    last = json.loads(output.splitlines()[-1])
    tool.sentence(errors)
    assert code == 1 and last['error']['move'] == move and last['error']['rule'] == rule, last


def illegal_sheet(sheet, rule, *words):
    for verb in (['score'], ['score', '--json']):
        errors = CLI.bad([1], *verb, '-', stdin=tool.encode(sheet))
        assert errors.endswith(f' [{rule}]\n'), errors
        for word in words:
            assert word in errors, f'{word} is not in: {errors}'


def no_file():
    with tempfile.TemporaryDirectory() as folder:
        for verb in VERBS:
            errors = CLI.bad([2], *verb, os.path.join(folder, 'nothing.rapanui'))
            assert 'nothing.rapanui' in errors
            CLI.bad([2], *verb, os.path.join(folder, 'nothing', 'at all'))
            CLI.bad([2], *verb, '')
            CLI.bad([2], *verb, os.path.join(folder, 'x' * 5000))
            CLI.bad([2], *verb, os.fsencode(folder) + b'/\xff\xfe\n.rapanui')
        assert os.listdir(folder) == []


def names_of_files():
    """What a name holds neither forges a line nor commands the terminal."""
    odd = 'a\x1b]0;title\x07\x9b31m\x7f\u202e\u2066\r\nfake.rapanui: ok, 99 moves, over'
    shown = 'a ]0;title  31m   fake.rapanui: ok, 99 moves, over'
    with tempfile.TemporaryDirectory() as folder:
        for content, stream in ((tool.encode(RECORD), 1), (b'{', 2)):
            path = os.path.join(folder, odd)
            with open(path, 'wb') as file:
                file.write(content)
            done = CLI.run('check', path)
            assert done[stream].startswith(f'{folder}/{shown}: '), done
            assert done[stream].count('\n') == 1 and done[3 - stream] == '', done


def arguments_that_are_no_text():
    """As a terminal of another encoding sends them."""
    for verb in ('check', 'score', 'simulate', 'analyse'):
        for wrong in (b'--\xfc', b'-\xe4', b'--players=\xf0', b'\xff'):
            CLI.bad([2], verb, wrong)


def members_of_others():
    """What others have put into a move neither commands the terminal nor is lost."""
    odd = 'a\x9b31m\u202e\u2028\u2066\x7f'
    record = dict(TAPATI, moves=[dict(move, note=odd) for move in TAPATI['moves']])
    lines = CLI.good('analyse', '--json', '--playouts', '1', '--threads', '2', '-', stdin=tool.encode(record))
    assert '\\u009b' in lines and not set(odd[1:]) - set('31m') & set(lines), lines[:500]
    assert any(odd in json.dumps(json.loads(line), ensure_ascii=False) for line in lines.splitlines()), lines[:500]


def folder():
    for verb in VERBS:
        CLI.bad([2], *verb, tool.EXAMPLES)
        CLI.bad([2], *verb, '/')


def empty():
    for content in (b'', b' ', b'\n\n', b'\0', b'\xef\xbb\xbf'):
        unreadable(content)
    for verb in VERBS:
        CLI.bad([2], *verb, '/dev/null')


def truncated():
    content = tool.encode(RECORD)
    for length in (1, 2, 10, 100, len(content) // 2, len(content) - 2, len(content) - 1):
        unreadable(content[:length])


def not_quite_json():
    text = tool.encode(RECORD).decode()
    for wrong in (text + '}', text + ' x', text + text, 'x' + text, text.replace('"', "'"),
                  '// record\n' + text, '/**/' + text, text.replace(', ', ',, ', 1),
                  text[:-1] + ',}', 'var x = ' + text, text + ';', '(' + text + ')'):
        unreadable(wrong.encode())
    for word in ('NaN', 'Infinity', '-', '01', '.5', '1.', '0x10', '1e', 'nul', 'True', '\\u0031'):
        unreadable(text.replace('"version": 1', f'"version": {word}').encode())
    for value in ('[]', '1', '"ahu-record"', 'null', '[' + text + ']'):
        unreadable(value.encode())


def zeros():
    with tempfile.NamedTemporaryFile() as file:
        file.truncate(100 * 1024 * 1024)
        for verb in VERBS:
            CLI.bad([2], *verb, file.name)
    with open('/dev/zero', 'rb') as endless:
        done = subprocess.run([CLI.path, 'check', '-'], stdin=endless, capture_output=True,
                                  check=False, timeout=60)
    assert done.returncode == 2 and done.stdout == b''
    tool.sentence(done.stderr.decode())


def deep_nesting():
    text = tool.encode(RECORD).decode()
    for depth in (100, 2000, 200000):
        for opening, closing in (('[', ']'), ('{"a":', '}')):
            nested = opening * depth + '1' + closing * depth
            unreadable(nested.encode())
            unreadable((opening * depth).encode())
            if depth > 100:
                unreadable((text[:-1] + f', "x": {nested}}}').encode())


def wrong_types():
    for name in ('format', 'version', 'game', 'id', 'created', 'players', 'setup', 'moves'):
        unreadable_value(tool.without(RECORD, [name]))
        for odd in ODD:
            if type(odd) is not type(RECORD[name]):
                unreadable_value(tool.changed(RECORD, [name], odd))
    for name in ('display', 'hands'):
        unreadable_value(tool.without(RECORD, ['setup', name]))
        for odd in (None, 1, 'x', {}, True):
            unreadable_value(tool.changed(RECORD, ['setup', name], odd))
    for odd in (None, 1, 'fish', {}, True, 2.5):
        unreadable_value(tool.changed(RECORD, ['setup', 'display', 1], odd), (1, 2))
        unreadable_value(tool.changed(RECORD, ['setup', 'hands', 1], odd), (1, 2))
        if odd != 'fish':
            unreadable_value(tool.changed(RECORD, ['setup', 'display', 1, 2], odd), (1, 2))
            unreadable_value(tool.changed(RECORD, ['setup', 'hands', 1, 2], odd), (1, 2))


def wrong_players():
    for odd in ODD:
        unreadable_value(tool.changed(RECORD, ['players', 0], odd))
        if odd != 'x':
            unreadable_value(tool.changed(RECORD, ['players', 0, 'name'], odd))
        unreadable_value(tool.changed(RECORD, ['players', 0, 'colour'], odd))
    for name in ('name', 'colour'):
        unreadable_value(tool.without(RECORD, ['players', 1, name]))
    for colour in ('yellow', 'Red', '', 'red '):
        unreadable_value(tool.changed(RECORD, ['players', 0, 'colour'], colour))
    unreadable_value(tool.changed(RECORD, ['players', 0, 'colour'],
                                  RECORD['players'][1]['colour']))


def names():
    text = tool.encode(tool.changed(RECORD, ['players', 0, 'name'], 'NAME'))
    for name in (b'\\u0000', b'A\\u0000B', b'\0', b'A\0B', b'\xff', b'\xc3', b'\xed\xa0\x80',
                 b'\xf8\x88\x80\x80\x80', b'\xc0\x80', b'\\ud800', b'\\udc00\\ud800', b'\\x'):
        unreadable(text.replace(b'NAME', name))


def versions():
    higher = tool.changed(RECORD, ['version'], 99)
    unreadable_value(higher)
    assert '99' in CLI.bad([2], 'check', '-', stdin=tool.encode(higher))
    for version in (0, -1, 2, 1.0, 1.5, '1', True, None, 2**32 + 1, 2**63, 2**64 + 1, 10**30):
        unreadable_value(tool.changed(RECORD, ['version'], version))
        unreadable_value(tool.changed(tool.SHEET, ['version'], version))


def games_and_formats():
    for game in ('rapa-nui-dice', 'Rapa-Nui', '', 'chess'):
        unreadable_value(tool.changed(RECORD, ['game'], game))
    for name in ('ahu-records', '', 'AHU-RECORD', 'json'):
        unreadable_value(tool.changed(RECORD, ['format'], name))
    for verb in ('check', 'replay'):
        CLI.bad([2], verb, '-', stdin=tool.encode(tool.SHEET))


def numbers_of_players():
    player = RECORD['players'][0]
    illegal(tool.changed(RECORD, ['players'], []), None, 'R2.1')
    illegal(tool.changed(RECORD, ['players'], [player]), None, 'R2.1')
    # There are four colours, so a fifth player repeats one: unreadable before illegal.
    five = [dict(player, colour=colour) for colour in ('green', 'blue', 'red', 'violet', 'green')]
    unreadable_value(tool.changed(RECORD, ['players'], five), (1, 2))


def setups():
    display, hands = ['setup', 'display'], ['setup', 'hands']
    column = RECORD['setup']['display'][0]
    for path, value, rule in (
            (display, [], 'R2.3'), (display, [column] * 3, 'R2.3'), (display, [column] * 5, 'R2.3'),
            (display + [0], [], 'R2.3'), (display + [3], column[:3], 'R2.3'),
            (display + [3], column + ['fish'], 'R2.3'),
            (display + [0, 0], 'wood', 'R1.1'), (display + [0, 0], '', 'R1.1'),
            (display, [['fish'] * 4, ['fish', 'fish', 'moai', 'moai']] + [column] * 2, 'R1.2'),
            (display, [['moai'] * 4, ['moai'] * 4, ['moai', 'moai', 'fish', 'fish'], column], 'R1.2'),
            (hands, RECORD['setup']['hands'] + [['wood', 'fish', 'grain']], 'R1.1'),
            (hands, RECORD['setup']['hands'] + [['fish', 'potato', 'grain', 'wood']], 'R1.1'),
            (hands, RECORD['setup']['hands'] + [['fish', 'potato', 'grain']] * 3 + [['wood']], 'R1.1'),
            (hands, RECORD['setup']['hands'] + [['fish', 'potato', 'grain']], 'R1.3'),
            (hands, [], 'R1.3'), (hands, [['fish', 'grain', 'potato']], 'R1.3'),
            (hands + [1], ['fish', 'grain'], 'R1.3'),
            (hands + [1], ['fish', 'fish', 'grain'], 'R1.3'),
            (hands + [0], ['fish', 'moai', 'grain'], 'R1.3'),
            (hands + [0], ['fish', 'mulberry', 'potato', 'grain'], 'R1.3')):
        illegal(tool.changed(RECORD, path, value), None, rule)


def first_of(record, name):
    return next(i for i, move in enumerate(record['moves']) if move['move'] == name)


def moves_at_any_place():
    """A move that nobody can make, put in at every ply."""
    for index in range(0, len(RECORD['moves']) + 1, 3):
        record = tool.changed(RECORD, ['moves'], RECORD['moves'][:index] + [{'move': 'fly'}])
        over = index == len(RECORD['moves'])
        illegal(record, index, 'R8.1' if over else 'R3.2')
    longer = tool.changed(RECORD, ['moves'], RECORD['moves'] + [{'move': 'draw', 'column': 0}])
    illegal(longer, len(RECORD['moves']), 'R8.1')


def moves_that_are_none():
    for odd in (None, 1, 'draw', [], {}, True, {'move': None}, {'move': 1}, {'move': ['draw']}):
        illegal(tool.changed(RECORD, ['moves', 0], odd), 0, 'R3.2')


def members_of_moves():
    """Wrong types, fractions, huge and negative numbers, missing members."""
    numbers = (None, True, '0', -1, 4, 0.0, 1.5, [0], {}, 256, 2**32, 2**63, 2**64, 10**30, 1e300)
    for name, member, rule in (('draw', 'column', 'R7.1'), ('reward', 'player', 'R7.6')):
        index = first_of(RECORD, name)
        for value in numbers:
            illegal(tool.changed(RECORD, ['moves', index, member], value), index, rule)
        illegal(tool.without(RECORD, ['moves', index, member]), index, rule)
    index = first_of(RECORD, 'play')
    for value in (None, True, '1', -1, 0, 4, 1.0, 1.5, [1], 257, 2**32 + 1, 2**64 + 1, 10**30):
        illegal(tool.changed(RECORD, ['moves', index, 'count'], value), index, 'R5.5')
    for value in (None, 1, '', 'wood', 'Fish', ['fish']):
        illegal(tool.changed(RECORD, ['moves', index, 'card'], value), index, 'R5.8')


def members_of_refills():
    index = first_of(RECORD, 'refill')
    cards = RECORD['moves'][index]['cards']
    for value in (None, 'fish', [], cards[:3], cards + ['fish'], cards * 1000, [1, 2, 3, 4],
                  cards[:3] + [None], cards[:3] + ['wood'], {}):
        illegal(tool.changed(RECORD, ['moves', index, 'cards'], value), index, 'R7.2')
    illegal(tool.without(RECORD, ['moves', index, 'cards']), index, 'R7.2')
    shown = [card for column in RECORD['setup']['display'] for card in column]
    gone = next(kind for kind in model.SACRIFICES if shown.count(kind) > 1)
    illegal(tool.changed(RECORD, ['moves', index, 'cards'], [gone] * 4), index, 'R1.2')


def members_of_reveals():
    index = first_of(UNTOLD, 'reveal')
    kinds = UNTOLD['moves'][index]['kinds']
    for value in (None, [], kinds + ['fish'], [None] * len(kinds), ['moai'] * len(kinds),
                  kinds * 1000, 'fish', 1):
        illegal(tool.changed(UNTOLD, ['moves', index, 'kinds'], value), index, 'R8.2')
    for value in (None, -1, 4, 1.0, True, 2**32):
        illegal(tool.changed(UNTOLD, ['moves', index, 'player'], value), index, 'R8.2')


def thinks_of_none(content, code):
    """Nor does the computer think about what it can't read, or what isn't legal."""
    for verb in ('hint', 'analyse'):
        for options in ([], ['--json']):
            CLI.bad([code], verb, '--playouts', '1', *options, '-', stdin=content)


def other_game_unreadable():
    content = tool.encode(TAPATI)
    for wrong in (content[:-1], content[:len(content) // 2], content[:40], random.Random(1).randbytes(4000),
                  content.replace(b'"moves"', b'"mo\0es"'), content.replace(b'"tapati"', b'"nonsense"'), content + content):
        unreadable(wrong)
        thinks_of_none(wrong, 2)
    for name in ('format', 'version', 'game', 'id', 'created', 'players', 'moves'):
        unreadable_value(tool.without(TAPATI, [name]))
    for odd in (None, True, 1, 1.5, 'x', [], [{}]):
        unreadable_value(tool.changed(TAPATI, ['setup'], odd))
    for colour in ('black', 'Red', TAPATI['players'][1]['colour']):
        unreadable_value(tool.changed(TAPATI, ['players', 0, 'colour'], colour))


def other_game_illegal():
    for players in range(3):
        illegal(tool.changed(TAPATI, ['players'], TAPATI['players'][:players]), None, 'T2.1')
    wrong = tool.changed(TAPATI, ['setup'], {'row': 3.0})
    illegal(wrong, None, 'T2.2')
    thinks_of_none(tool.encode(wrong), 1)
    middle = len(TAPATI['moves']) // 2
    for odd in (None, 1, 'draw', [], True, {}, {'move': None}, {'move': ['draw']}, {'move': 'fly'}):
        illegal(tool.changed(TAPATI, ['moves', middle], odd), middle, 'T4.1')
    wrong = tool.changed(TAPATI, ['moves'], TAPATI['moves'][:2] + [{'move': 'done', 'player': 0}] * 100000)
    illegal(wrong, 2, 'T4.1')
    thinks_of_none(tool.encode(wrong), 1)
    illegal(tool.changed(TAPATI, ['moves'], TAPATI['moves'] + [{'move': 'fly'}]), len(TAPATI['moves']), 'T11.1')


def both_games():
    """What one game has in it is nothing to the other."""
    unreadable_value(tool.changed(TAPATI, ['game'], 'rapa-nui'))
    illegal(tool.changed(RECORD, ['game'], 'tapati'), None, 'T2.1')
    illegal(tool.changed(RECORD, ['moves', 0], TAPATI['moves'][0]), 0, 'R3.2')
    illegal(tool.changed(TAPATI, ['moves', 0], RECORD['moves'][0]), 0, 'T4.1')
    sheet = tool.changed(tool.SHEET, ['game'], 'tapati')
    for verb in (['score'], ['score', '--json']):
        CLI.bad([2], *verb, '-', stdin=tool.encode(sheet))


def place_name(path):
    """How messages name a place in a file: players[0].sacrifice.grain."""
    name = ''
    for key in path:
        name += f'[{key}]' if isinstance(key, int) else f'.{key}' if name else key
    return name


def sheet_members():
    """Missing members, text, fractions and more: the sentence names the place."""
    for path in (['stone'], ['players'], ['stone', 'fish'], ['players', 0], ['players', 0, 'name'],
                 ['players', 0, 'colour'], ['players', 0, 'tiles'], ['players', 1, 'moai'],
                 ['players', 1, 'wood'], ['players', 1, 'sacrifice'],
                 ['players', 1, 'sacrifice', 'grain']):
        place = tool.SHEET
        for key in path:
            place = place[key]
        for odd in (None, True, 1.0, 2.5, 'x', [], {}, 10**30):
            if type(odd) is not type(place) or odd == 10**30:
                unreadable_sheet(tool.changed(tool.SHEET, path, odd), path)
        if path[-1] != 0:
            unreadable_sheet(tool.without(tool.SHEET, path), path)


def unreadable_sheet(sheet, path, own=None):
    for verb in (['score'], ['score', '--json']):
        errors = CLI.bad([2], *verb, '-', stdin=tool.encode(sheet), environment=own)
        assert place_name(path) in errors, f'{place_name(path)} is not in: {errors}'
    return errors


def unknown_sheet_members():
    """A kind that the box does not have is named; what belongs to others is let be."""
    for path in (['stone', 'corn'], ['stone', 'Fish'], ['players', 1, 'sacrifice', 'moai'],
                 ['players', 0, 'sacrifice', '']):
        for value in (0, 3, 'x', None):
            unreadable_sheet(tool.changed(tool.SHEET, path, value), path)
    plain = CLI.good('score', '-', stdin=tool.encode(tool.SHEET))
    for path in (['club'], ['players', 0, 'age']):
        for value in (3, 'x', None, {'x': [1.5]}):
            sheet = tool.changed(tool.SHEET, path, value)
            assert CLI.good('score', '-', stdin=tool.encode(sheet)) == plain


def sheets_in_every_language():
    """The sentence is the reader's, the name of the place is the file's."""
    wrong = [(path, tool.changed(tool.SHEET, path, value)) for path, value in (
        (['stone'], 7), (['stone', 'grain'], 'x'), (['stone', 'corn'], 1),
        (['players', 0, 'tiles'], 2.5), (['players', 1, 'sacrifice', 'fish'], None))]
    wrong += [(path, tool.without(tool.SHEET, path)) for path in (
        ['players', 1, 'moai'], ['players', 0, 'sacrifice', 'potato'])]
    counts = [(['players', 0, 'moai'], 10, 'moai'), (['players', 1, 'wood'], -1, 'wood'),
              (['players', 1, 'tiles'], 10**12, 'tiles'),
              (['players', 0, 'sacrifice', 'grain'], 22, 'sacrifice')]
    for language in tool.linguas.TRANSLATED:
        own = tool.speaking(language)
        for path, sheet in wrong:
            assert unreadable_sheet(sheet, path, own) != unreadable_sheet(sheet, path)
        for path, count, word in counts:
            content = tool.encode(tool.changed(tool.SHEET, path, count))
            errors = CLI.bad([1], 'score', '-', stdin=content, environment=own)
            assert word in errors and tool.SHEET['players'][path[1]]['name'] in errors, errors
            assert errors != CLI.bad([1], 'score', '-', stdin=content)


def sheet_counts():
    def sheet(path, value):
        return tool.changed(tool.SHEET, path, value)

    illegal_sheet(sheet(['players'], []), 'R2.1')
    illegal_sheet(sheet(['players'], tool.SHEET['players'][:1]), 'R2.1')
    illegal_sheet(sheet(['players', 0, 'moai'], 6), 'R1.2', 'Ben', '“moai”')
    illegal_sheet(sheet(['players', 0, 'moai'], 10), 'R1.2', 'Ana', '“moai”')
    illegal_sheet(sheet(['players', 1, 'moai'], -1), 'R1.2', 'Ben')
    illegal_sheet(sheet(['players', 0, 'wood'], -1), 'R1.5', 'Ana')
    illegal_sheet(sheet(['players', 1, 'tiles'], -5), 'R1.5', 'Ben')
    illegal_sheet(sheet(['stone', 'fish'], -1), 'R1.4')
    illegal_sheet(sheet(['stone', 'fish'], 18), 'R1.4', 'Ben', '“sacrifice”', 'Fish')
    illegal_sheet(sheet(['stone', 'fish'], 26), 'R1.4', 'Stone', 'Fish')
    illegal_sheet(sheet(['players', 1, 'sacrifice', 'grain'], -1), 'R1.4', 'Ben')
    illegal_sheet(sheet(['players', 0, 'sacrifice', 'grain'], 26), 'R1.4', 'Ana', 'Grain')
    illegal_sheet(sheet(['players', 0, 'sacrifice', 'grain'], 2**62), 'R1.4')
    illegal_sheet(sheet(['players', 0, 'moai'], 2**62), 'R1.2')
    # The limits themselves are legal.
    for path, value in ((['players', 0, 'moai'], 5), (['stone', 'fish'], 17),
                        (['players', 0, 'wood'], 0), (['players', 0, 'tiles'], 0),
                        (['players', 0, 'wood'], 100001), (['players', 0, 'tiles'], 10**9)):
        CLI.good('score', '-', stdin=tool.encode(sheet(path, value)))


tap.main([
    ('no file', no_file),
    ('control characters in names of files', names_of_files),
    ('arguments that are no text', arguments_that_are_no_text),
    ('members of others', members_of_others),
    ('a folder', folder),
    ('empty', empty),
    ('truncated JSON', truncated),
    ('not quite JSON', not_quite_json),
    ('100 MB of zeros, and zeros without end', zeros),
    ('deep nesting', deep_nesting),
    ('wrong types', wrong_types),
    ('players of wrong types, unknown and repeated colours', wrong_players),
    ('NUL and invalid UTF-8 in names', names),
    ('versions', versions),
    ('unknown game or format', games_and_formats),
    ('one player, five players', numbers_of_players),
    ('illegal set-ups', setups),
    ('an illegal move at any place', moves_at_any_place),
    ('moves that are none', moves_that_are_none),
    ('members of moves', members_of_moves),
    ('members of refills', members_of_refills),
    ('members of reveals', members_of_reveals),
    ('the other game: unreadable', other_game_unreadable),
    ('the other game: illegal', other_game_illegal),
    ('one game in the other', both_games),
    ('result sheets: members', sheet_members),
    ('result sheets: unknown members', unknown_sheet_members),
    ('result sheets: in every language', sheets_in_every_language),
    ('result sheets: counts', sheet_counts),
])

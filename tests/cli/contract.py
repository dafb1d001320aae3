# SPDX-License-Identifier: GPL-3.0-or-later
"""What other programs may rely on: output, exit codes, standard error.

Bad files are bad_input.py's, translations languages.py's.

usage: contract.py AHU-CLI VERSION
"""

import json
import os
import re
import signal
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import model  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
VERSION = sys.argv[2]
OVER = 'two-players'
ILLEGAL = 'illegal-late-purchase'
SIMULATE = ('simulate', '--players', '3', '--games', '5', '--seed', '7')


def links_no_toolkit():
    libraries = tap.run(tap.need('ldd'), CLI.path).lower()
    assert 'glib-2.0' in libraries, libraries
    named = [line for line in libraries.splitlines() if re.search('gtk|gdk|adwaita|gsk', line)]
    assert not named, '\n'.join(named)


def help_and_version():
    overview = CLI.good('--help')
    for verb in ('check', 'replay', 'score', 'simulate', 'bench'):
        assert f'ahu-cli {verb}' in overview, overview
        assert f'ahu-cli {verb}' in CLI.good(verb, '--help')
    assert CLI.good('-h') == overview
    assert CLI.good('--version') == f'ahu-cli {VERSION}\n'


def wrong_calls():
    path = tool.example_path(OVER)
    for call in ([], [''], ['chekc'], ['--chekc'], ['-'], ['check'], ['replay'], ['score'],
                 ['check', '--json', path], ['replay', path, path], ['score', path, path],
                 ['score', '--jsn', path], ['replay', '-x', path], ['bench', 'now'],
                 ['bench', '--seconds', '0'], ['bench', '--seconds', '1.5'],
                 ['bench', '--players', '5'], ['bench', '--game', 'chess'],
                 ['bench', '--game', 'tapati', '--players', '2'],
                 ['bench', '--game', 'tapati', '--players', '7'],
                 ['simulate', '--game', 'tapati', '--players', '2', '--games', '1', '--seed', '1'],
                 ['simulate', '--game', 'tapati', '--players', '3', '--games', '1', '--seed', '1',
                  '--bot', 'master'],
                 ['simulate', '--game', '', '--players', '3', '--games', '1', '--seed', '1']):
        CLI.bad([2], *call)


def wrong_simulations():
    def call(**changes):
        options = {'players': '2', 'games': '1', 'seed': '1', **changes}
        words = [word for name, value in options.items() if value is not None
                 for word in (f'--{name}', value)]
        return CLI.bad([2], 'simulate', *words)

    for changes in ({'players': '5'}, {'players': '1'}, {'players': '-2'}, {'players': 'two'},
                    {'games': '-1'}, {'games': '1e3'}, {'games': '99999999999999999999'},
                    {'games': ''}, {'seed': 'x'}, {'seed': '-1'}, {'seed': '18446744073709551616'},
                    {'players': None}, {'games': None}, {'seed': None},
                    {'bot': 'nobody'}, {'bot': ''}, {'bot': 'random,nobody'},
                    {'bot': 'random,random,random'}, {'bots': 'random'}):
        call(**changes)
    CLI.bad([2], *SIMULATE, 'more')
    assert 'random' in call(bot='nobody')


def check_takes_the_highest():
    good, illegal = tool.example_path(OVER), tool.example_path(ILLEGAL)
    code, output, errors = CLI.run('check', good, illegal, good)
    assert code == 1 and len(output.splitlines()) == 2 and len(errors.splitlines()) == 1
    code, output, errors = CLI.run('check', '/nonexistent', illegal, good)
    assert code == 2 and len(output.splitlines()) == 1 and len(errors.splitlines()) == 2
    assert CLI.good('check', good, good).count('ok, ') == 2


def standard_input():
    for name in (OVER, ILLEGAL):
        content = tool.encode(tool.example(name))
        with tool.temporary(content) as file:
            for verb in ('check', 'replay', 'score'):
                by_name = CLI.run(verb, file.name)
                piped = CLI.run(verb, '-', stdin=content)
                assert by_name[0] == piped[0]
                assert by_name[1].replace(file.name, '-') == piped[1]
                assert by_name[2].replace(file.name, '-') == piped[2]


def unfinished():
    record = tool.example(OVER)
    record['moves'] = record['moves'][:10]
    step = tool.replayed(OVER)[10]['position']['step']
    assert CLI.good('check', '-', stdin=tool.encode(record)) == f'-: ok, 10 moves, {step}\n'
    CLI.bad([1], 'score', '-', stdin=tool.encode(record))
    CLI.bad([1], 'score', '--json', '-', stdin=tool.encode(record))
    record['moves'] = []
    assert CLI.good('check', '-', stdin=tool.encode(record)) == '-: ok, 0 moves, buy\n'
    assert len(CLI.good('replay', '-', stdin=tool.encode(record)).splitlines()) == 1


def not_revealed():
    record = tool.example('four-players-untold')
    while record['moves'][-1]['move'] == 'reveal':
        record['moves'].pop()
    assert CLI.good('check', '-', stdin=tool.encode(record)).endswith(' moves, reveal\n')
    CLI.bad([1], 'score', '-', stdin=tool.encode(record))


def refused_replay():
    code, output, errors = CLI.run('replay', tool.example_path(ILLEGAL))
    lines = output.splitlines()
    error = json.loads(lines[-1])['error']
    assert code == 1 and set(error) == {'move', 'rule', 'message'}
    assert error['message'] in errors
    assert len(lines) == error['move'] + 2


def compact_lines():
    """One value per line, without idle space."""
    for output in (CLI.good('replay', tool.example_path(OVER)), CLI.good(*SIMULATE),
                   CLI.good('score', '--json', tool.example_path(OVER))):
        assert output.endswith('\n')
        for line in output.splitlines():
            assert len(line) == len(json.dumps(json.loads(line), separators=(',', ':'),
                                               ensure_ascii=False))


def unknown_members():
    record = tool.example(OVER)
    record['colour of the box'] = {'x': [1.5, None]}
    record['players'][0]['club'] = 'Ω'
    record['moves'][0]['clock'] = 12.25
    assert CLI.good('replay', '-', stdin=tool.encode(record)) \
        == CLI.good('replay', tool.example_path(OVER))


def names_keep_to_a_line():
    record = tool.example(ILLEGAL)
    record['players'][0]['name'] = 'A\nB\tC\u001b[31m'
    record['players'][1]['name'] = 'Zoë “Ω” <b>%s'
    CLI.bad([1], 'check', '-', stdin=tool.encode(record))
    over = tool.example(OVER)
    over['players'][1]['name'] = 'Zoë “Ω” <b>%n'
    assert 'Zoë “Ω” <b>%n' in CLI.good('score', '-', stdin=tool.encode(over))
    over['players'][1]['name'] = 'A\nB\tC\u001b[31m'
    assert 'A B C [31m' in CLI.good('score', '-', stdin=tool.encode(over))
    sheet = tool.changed(tool.SHEET, ['players', 0, 'name'], 'A\nB')
    assert 'A B' in CLI.good('score', '-', stdin=tool.encode(sheet))


def no_locale():
    """Names stay as they are, and messages have their quotation marks."""
    over = tool.example(OVER)
    over['players'][1]['name'] = 'Zoë'
    plain = {'LC_ALL': 'C'}
    assert 'Zoë' in CLI.good('score', '-', stdin=tool.encode(over), environment=plain)
    assert '“nöthing”' in CLI.bad([2], 'nöthing', environment=plain)
    assert 'FILE…' in CLI.good('--help', environment=plain)


def score_text():
    text = CLI.good('score', tool.example_path(OVER))
    final = tool.replayed(OVER)[-1]['position']['final']
    for seat, player in enumerate(tool.example(OVER)['players']):
        assert player['name'] in text, text
        assert str(final['players'][seat]['total']) in text, text


def score_columns():
    """Much wood does not run into the next column."""
    sheet = tool.changed(tool.SHEET, ['players', 1, 'wood'], 123456789)
    text = CLI.good('score', '-', stdin=tool.encode(
        tool.changed(sheet, ['players', 0, 'wood'], 123456780)))
    rows = [line for line in text.splitlines() if line.startswith('Wood')]
    assert rows and rows[0].split('  ')[-2:] == ['123456789 → 24691357', '123456780 → 24691356'], rows


def score_explains():
    """Why each value is what it is: equal counts, kinds nobody sacrificed, an empty Stone."""
    sheet = tool.SHEET
    plain = tool.changed(sheet, ['stone'], {'fish': 5, 'mulberry': 4, 'potato': 2, 'grain': 1})
    texts = {CLI.good('score', '-', stdin=tool.encode(tool.changed(sheet, ['stone'], {
        'fish': counts[0], 'mulberry': counts[1], 'potato': counts[2], 'grain': counts[3]})))
             for counts in ((5, 4, 2, 1), (4, 4, 2, 1), (0, 0, 0, 9), (0, 0, 0, 0))}
    assert len(texts) == 4
    assert CLI.good('score', '-', stdin=tool.encode(plain)) in texts


def sheets():
    for players in (2, 3, 4):
        sheet = tool.changed(tool.SHEET, ['players'], [
            dict(tool.SHEET['players'][seat % 2], name=f'P{seat}', colour=colour, moai=seat)
            for seat, colour in enumerate(['green', 'blue', 'red', 'violet'][:players])])
        got = json.loads(CLI.good('score', '--json', '-', stdin=tool.encode(sheet)))
        assert got == model.score_sheet(sheet['stone'], sheet['players'])
    empty = tool.changed(tool.SHEET, ['stone'], dict.fromkeys(model.SACRIFICES, 0))
    got = json.loads(CLI.good('score', '--json', '-', stdin=tool.encode(empty)))
    assert set(got['values'].values()) == {0}


def simulate_is_complete():
    lines = CLI.good(*SIMULATE).splitlines()
    assert len(lines) == 5
    for line in lines:
        record = json.loads(line)
        assert list(record)[:3] == ['format', 'version', 'game']
        assert re.fullmatch('[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}',
                            record['id'])
        assert re.fullmatch(r'20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ', record['created'])
        assert len(record['players']) == len({p['colour'] for p in record['players']}) == 3
        untold = [move for move in record['moves']
                  if move['move'] == 'reveal' or move.get('kind', 0) is None
                  and move['move'] == 'sacrifice']
        assert not untold, untold
        assert CLI.good('check', '-', stdin=line.encode()).endswith(' moves, over\n')
    assert len({json.loads(line)['id'] for line in lines}) == 5


def simulate_comes_from_the_seed():
    first = CLI.good(*SIMULATE)
    assert CLI.good(*SIMULATE) == first
    assert CLI.good(*SIMULATE, '--bot', 'random') == first
    assert CLI.good(*SIMULATE, '--bot', 'random,random,random') == first
    # A game does not depend on how many are asked for.
    assert CLI.good(*SIMULATE[:-4], '--games', '2', '--seed', '7') \
        == ''.join(first.splitlines(keepends=True)[:2])
    other = CLI.good(*SIMULATE[:-1], '18446744073709551615')
    assert not set(other.splitlines()) & set(first.splitlines())
    assert CLI.good('simulate', '--players', '2', '--games', '0', '--seed', '7') == ''


def bench():
    lines = CLI.good('bench', '--seconds', '1', '--players', '2').splitlines()
    assert len(lines) == 1
    result = json.loads(lines[0])
    assert result['playouts_per_second'] > 0
    assert result['moves_per_second'] > 50 * result['playouts_per_second']
    assert result['moves'] > 50 * result['playouts'] > 0
    assert result['players'] == [2]
    assert 0 < result['position_bytes'] <= 192
    assert 0 < result['seconds'] and 1 <= result['elapsed_seconds']
    result = json.loads(CLI.good('bench', '--seconds', '1', '--game', 'tapati'))
    assert result['players'] == [3, 4, 5, 6]
    assert result['moves'] > 100 * result['playouts'] > 0
    assert 0 < result['position_bytes'] <= 2048


def simulate_tapati():
    for players in ('3', '4', '5', '6'):
        call = ('simulate', '--game', 'tapati', '--players', players, '--games', '2', '--seed', '7')
        first = CLI.good(*call)
        assert CLI.good(*call) == first
        for line in first.splitlines():
            record = json.loads(line)
            assert record['game'] == 'tapati'
            assert len(record['players']) == int(players)
            assert CLI.good('check', '-', stdin=line.encode()).endswith(' moves, over\n')
    summary = json.loads(CLI.good('simulate', '--game', 'tapati', '--players', '6', '--games', '10',
                                  '--seed', '7', '--summary'))
    assert round(sum(bot['wins'] for bot in summary['bots']), 6) == 10


def thinks_about_one_game():
    record = CLI.good('simulate', '--game', 'tapati', '--players', '3', '--games', '1', '--seed', '7')
    for verb in ('hint', 'analyse'):
        CLI.bad([2], verb, '-', stdin=record.encode())


def full_disk():
    for arguments in (['replay', tool.example_path(OVER)], ['check', tool.example_path(OVER)],
                      ['score', tool.example_path(OVER)], ['score', '--json', tool.example_path(OVER)],
                      SIMULATE, ['--help'], ['--version']):
        with open('/dev/full', 'wb') as full:
            done = subprocess.run([CLI.path, *arguments], stdout=full, stderr=subprocess.PIPE,
                                  check=False)
        assert done.returncode == 2, f'{arguments}: exit {done.returncode}'
        tool.sentence(done.stderr.decode())


def closed_pipe():
    """A reader that has enough, such as head, ends the tool quietly."""
    endless = [CLI.path, 'simulate', '--players', '4', '--games', '1000000', '--seed', '1']
    with subprocess.Popen(endless, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
    assert process.returncode == -signal.SIGPIPE, process.returncode
    assert errors == b'', errors
    with subprocess.Popen(endless, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          restore_signals=False,
                          preexec_fn=lambda: signal.signal(signal.SIGPIPE, signal.SIG_IGN)) \
            as process:
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
    assert process.returncode == 2, process.returncode
    tool.sentence(errors.decode())


tap.main([
    ('links neither GTK nor GDK nor Adwaita', links_no_toolkit),
    ('help and version', help_and_version),
    ('wrong calls', wrong_calls),
    ('wrong calls of simulate', wrong_simulations),
    ('check exits with the highest code', check_takes_the_highest),
    ('- is standard input', standard_input),
    ('unfinished records', unfinished),
    ('untold cards not yet turned up', not_revealed),
    ('replay stops at a refusal', refused_replay),
    ('JSON Lines are compact', compact_lines),
    ('unknown members are ignored', unknown_members),
    ('names of any kind', names_keep_to_a_line),
    ('UTF-8 without a locale', no_locale),
    ('score prints the table', score_text),
    ('score keeps its columns', score_columns),
    ('score explains the values', score_explains),
    ('score reads result sheets', sheets),
    ('simulate plays to the end', simulate_is_complete),
    ('simulate takes everything from the seed', simulate_comes_from_the_seed),
    ('bench', bench),
    ('simulate plays Tapati', simulate_tapati),
    ('hint and analyse know one game', thinks_about_one_game),
    ('a full disk', full_disk),
    ('a closed pipe', closed_pipe),
])

# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at the result on paper as others will see it: pages, text, fonts, margins, table.

Two to four players of Rapa Nui and three to six of Tapati in each language, with names of 40
characters, in Arabic and of emoji, with and without a tracked game; the system's font in its
usual size and twice as large. Nothing may be missing, cut off, or stand in the margin.

usage: check_papers.py SOURCE BUILD
"""

import csv
import functools
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata
from xml.etree import ElementTree

SOURCE, BUILD = (pathlib.Path(path) for path in sys.argv[1:])
sys.path.insert(0, str(SOURCE / 'tests'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position

EXAMPLES = SOURCE / 'tests' / 'data' / 'rapanui'
TAPATI = SOURCE / 'tests' / 'data' / 'tapati'
LONG = 'Maximiliane-Alexandra von und zu Hohenst'
WORD = 'Donaudampfschifffahrtsgesellschaftskapit'
ARABIC = 'عبد الرحمن بن محمد بن عبد الله الأندلسي ا'
EMOJI = '👑🦀🐟🗿 Dario 🎲🎲'
ODD = [LONG, WORD, ARABIC, EMOJI]
ODD_SIX = [*ODD, 'Ännchen', 'ʻUpa']
# What a table may hold and a list of its columns must survive.
AWKWARD = ['=HYPERLINK("x")', 'Anna, "the Priest"', '@Ben\nJr', '+1']

SHEET = {
    'format': 'ahu-result', 'version': 1, 'game': 'rapa-nui',
    'stone': {'fish': 3, 'mulberry': 3, 'potato': 3, 'grain': 3},
    'players': [
        {'name': 'Ariki', 'colour': 'red', 'tiles': 4, 'moai': 1, 'wood': 5,
         'sacrifice': {'fish': 1, 'mulberry': 2, 'potato': 0, 'grain': 1}},
        {'name': 'Hotu', 'colour': 'green', 'tiles': 4, 'moai': 1, 'wood': 5,
         'sacrifice': {'fish': 0, 'mulberry': 2, 'potato': 1, 'grain': 1}},
        {'name': 'Vakai', 'colour': 'blue', 'tiles': 4, 'moai': 1, 'wood': 5,
         'sacrifice': {'fish': 4, 'mulberry': 0, 'potato': 0, 'grain': 0}},
        {'name': 'Tuʻu', 'colour': 'violet', 'tiles': 1, 'moai': 1, 'wood': 5,
         'sacrifice': {'fish': 4, 'mulberry': 0, 'potato': 1, 'grain': 0}},
    ],
}

NO_TILES = {'quarries': {'1': 0, '2': 0, '3': 0, '4': 0}, 'rugs': {'2': 0, '3': 0}}
# A Moai with everything, one with two floors, an empty board.
TAPATI_SHEET = {
    'format': 'ahu-result', 'version': 1, 'game': 'tapati',
    'players': [
        {'name': LONG, 'colour': 'red', 'points': 23,
         'moai': [{'floors': [{'circles': 2, 'rapanuis': 1, 'slaves': 2},
                              {'circles': 3, 'rapanuis': 1, 'slaves': 3},
                              {'circles': 4, 'rapanuis': 2, 'slaves': 4}],
                   'rug': {'points': 2, 'rapanuis': 1, 'slaves': 1}, 'base': 3, 'transfer': 4},
                  None,
                  {'floors': [{'circles': 1, 'rapanuis': 0, 'slaves': 0},
                              {'circles': 1, 'rapanuis': 0, 'slaves': 1}],
                   'rug': None, 'base': 1, 'transfer': 0}],
         'tapati': {'rapanuis': 1, 'slaves': 2, 'palms': 3, **NO_TILES}},
        {'name': ARABIC, 'colour': 'blue', 'points': 27, 'moai': [None, None, None],
         'tapati': {'rapanuis': 0, 'slaves': 1, 'palms': 0, **NO_TILES}},
        {'name': EMOJI, 'colour': 'green', 'points': 7, 'moai': [None, None, None],
         'tapati': {'rapanuis': 2, 'slaves': 0, 'palms': 0, **NO_TILES}},
    ],
}

# On every sheet of a tracked game; what else there is comes from the numbers.
WHERE_FROM = 'Where the points come from'
TAPATIS = 'The Tapatis, which decide ties'
HEADINGS = {'rapa-nui': [WHERE_FROM, 'How the Stone ranked the kinds'],
            'tapati': [WHERE_FROM, 'How it ended', 'The Moai and their points', TAPATIS]}
# Of a result sheet, where nothing is known of the game before.
SHEET_HEADINGS = {'rapa-nui': HEADINGS['rapa-nui'],
                  'tapati': [WHERE_FROM, 'The Moai that still stand', TAPATIS]}
COURSES = {'rapa-nui': 'The game turn by turn', 'tapati': 'The game round by round'}
# Where the points come from, as ahu-cli names it.
TAPATI_ROWS = ['scored', 'slaves', 'quarries', 'transfer', 'rugs']
# How the winner and the date are told, in the languages that this test knows.
WINS = {'en': 'wins with', 'de': 'gewinnt mit', 'it': 'vince con'}
DATES = {'en': '20 November 2026', 'de': '20. November 2026', 'it': '20 novembre 2026'}
A4 = (595.276, 841.89)
LETTER = (612, 792)
# Points, a little less than what stays white.
MARGIN = 36
DPI = 72
# Of each grey value.
IS_DARK = bytes(value < 128 for value in range(256))


def write_papers(language, *arguments):
    environment = dict(os.environ, LC_ALL=linguas.locale_of(language),
                       LANGUAGE='' if language == 'en' else language)
    subprocess.run([SOURCE / 'build-aux' / 'with-display', BUILD / 'tests' / 'paper' / 'write-papers', *arguments],
                   env=environment, check=True, stdout=subprocess.DEVNULL)


class Press:
    """Writes papers into a folder: all of a language in one process, when the first is wanted."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.orders = {}
        self.written = set()

    def order(self, language, source, players=(), font='Cantarell 11'):
        """Returns a paper to be written, of a record or of the value of a result sheet."""
        orders = self.orders.setdefault(language, [])
        stem = self.folder / f'{len(orders)}-{language}'
        if isinstance(source, dict):
            sheet, source = source, stem.with_suffix('.json')
            source.write_text(json.dumps(sheet), encoding='utf-8')
        orders.append([f'--font={font}', stem, source, *players])
        return Paper(self, language, stem, source, players)

    def write(self, language):
        if language in self.written:
            return
        self.written.add(language)
        arguments = [argument for order in self.orders[language] for argument in ['--', *order]]
        write_papers(language, *arguments[1:])


class Paper:
    """The files of one result on paper."""

    def __init__(self, press, language, stem, source, players):
        self.press, self.language, self.stem, self.source = press, language, stem, source
        document = json.loads(pathlib.Path(source).read_text(encoding='utf-8'))
        self.game = document['game']
        self.names = list(players) or [player['name'] for player in document['players']]

    @functools.cached_property
    def score(self):
        """What ahu-cli has counted."""
        return json.loads(tap.run(BUILD / 'src' / 'cli' / 'ahu-cli', 'score', '--json', self.source))

    def file(self, suffix):
        self.press.write(self.language)
        return pathlib.Path(f'{self.stem}{suffix}')


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def plain(text):
    """Text without what differs by the line breaks and the direction of a page."""
    return ''.join(c for c in unicodedata.normalize('NFKC', text)
                   if not c.isspace() and unicodedata.category(c) not in ('Cf', 'Mn'))


def without_pictures(text):
    """Text without emoji, which stand in the page as pictures."""
    return ''.join(c for c in text if unicodedata.category(c) not in ('So', 'Cn'))


def as_poppler_reads(text):
    """Two Arabic letters drawn as one come out of a page the other way round."""
    return re.sub('ل([اأإآ])', r'\1ل', text)


def page_text(path):
    return tap.run(tap.need('pdftotext'), '-raw', path, '-')


def info(path):
    lines = tap.run(tap.need('pdfinfo'), path).splitlines()
    return dict(re.split(r':\s+', line, maxsplit=1) for line in lines if re.search(r':\s+\S', line))


def read_pgm(data):
    """Width, height and grey values of a binary PGM picture."""
    head = re.match(rb'P5\s+(\d+)\s+(\d+)\s+255\s', data)
    width, height = int(head[1]), int(head[2])
    return width, height, data[head.end():]


def rendered_pages(path):
    """Each page in grey, as width, height and rows."""
    out = path.with_suffix('')
    tap.run(tap.need('pdftoppm'), '-r', str(DPI), '-gray', path, out)
    for page in sorted(path.parent.glob(f'{out.name}-*.pgm')):
        yield read_pgm(page.read_bytes())
        page.unlink()


def check_margins(width, height, pixels, margin, what):
    rows = [pixels[y * width:(y + 1) * width] for y in range(height)]
    for y, row in enumerate(rows):
        if y < margin or y >= height - margin:
            expect(min(row) > 250, f'{what}: something stands in the margin, line {y}')
        expect(min(row[:margin]) > 250 and min(row[-margin:]) > 250,
               f'{what}: something stands in the margin beside line {y}')
    dark = pixels.translate(IS_DARK).count(1)
    expect(dark > width * height / 200, f'{what}: the page is blank, or nearly')


def check_pages_of(path, n_pages, margin=MARGIN):
    pages = list(rendered_pages(path))
    expect(len(pages) == n_pages, f'{path.name}: pages can’t be seen')
    for number, (width, height, pixels) in enumerate(pages, 1):
        check_margins(width, height, pixels, margin * DPI // 72, f'{path.name}, page {number}')


def check_pdf(paper, suffix, size, most_pages):
    path = paper.file(suffix)
    about = info(path)
    expect(1 <= int(about['Pages']) <= most_pages, f'{path.name}: {about["Pages"]} pages')
    found = [float(number) for number in re.findall(r'[\d.]+', about['Page size'])[:2]]
    expect(all(abs(a - b) < 1 for a, b in zip(found, size)), f'{path.name}: {about["Page size"]}')
    check_pages_of(path, int(about['Pages']))


def fonts_of(path):
    return tap.run(tap.need('pdffonts'), path)


def check_fonts(path):
    lines = fonts_of(path).splitlines()[2:]
    expect(lines, f'{path.name}: no fonts, so no text')
    for line in lines:
        embedded = re.search(r'\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+$', line)
        expect(embedded and embedded[1] == 'yes', f'{path.name}: not embedded: {line}')
        expect(embedded[3] == 'yes', f'{path.name}: its text can’t be copied: {line}')


def check_text(paper, language, tracked=True, wins=True):
    text = plain(page_text(paper.file('.pdf')))
    course = linguas.said(language, COURSES[paper.game])
    headings = HEADINGS if tracked else SHEET_HEADINGS
    words = [linguas.said(language, heading) for heading in headings[paper.game]]
    words += [WINS.get(language, '')] * wins + [DATES.get(language, ''), course] * tracked
    for word in words:
        expect(plain(word) in text, f'{paper.stem.name}: “{word}” is not on the page')
    for name in paper.names:
        wanted = as_poppler_reads(plain(without_pictures(name)))
        # Among the places, and above a column of the table.
        expect(text.count(wanted) >= 2, f'{paper.stem.name}: “{name}” stands {text.count(wanted)} times')
    for player in paper.score['players']:
        expect(text.count(str(player['total'])) >= 2,
               f'{paper.stem.name}: no total of {player["total"]}')
        if paper.game == 'tapati':
            check_tapati(paper, language, player['tapati'])
    expect(tracked == (plain(course) in text), f'{paper.stem.name}: course of the game')


def check_tapati(paper, language, value):
    """The number that decides ties stands in a sentence of its own."""
    together = {'en': 'together', 'de': 'zusammen', 'it': 'in tutto'}.get(language, '')
    text = plain(page_text(paper.file('.pdf')))
    expect(plain(f'{together} {value}.') in text, f'{paper.stem.name}: no Tapati of {value}')


def check_print(paper):
    """Printing into a file gives what is saved."""
    printed, saved = paper.file('-print.pdf'), paper.file('.pdf')
    expect(info(printed)['Pages'] == info(saved)['Pages'], f'{printed.name}: other pages')
    expect(page_text(printed) == page_text(saved), f'{printed.name}: other text')


def check_picture(paper):
    path = paper.file('.png')
    data = subprocess.run([tap.need('convert'), path, '-depth', '8', '-colorspace', 'gray', 'pgm:-'],
                          stdout=subprocess.PIPE, check=True).stdout
    width, height, pixels = read_pgm(data)
    expect((width, height) == (1080, 1080), f'{path.name}: {width} × {height}')
    # Sand around what is told, down to the island: nothing is cut off.
    sand = pixels[0]
    for y in range(700):
        row = pixels[y * width:(y + 1) * width]
        expect(set(row[:60] + row[-60:]) == {sand}, f'{path.name}: something in the margin of line {y}')


def unguard(name):
    """What a spreadsheet shows of a name that begins like a formula; a name has one line."""
    name = name.replace('\n', ' ')
    return "'" + name if re.match(r'\s*[=+\-@]', name) else name


# Place, player, sources, points, tie-break.
COLUMNS = {'rapa-nui': 11, 'tapati': 9}


def wanted_cells(paper, player):
    """What the table has to hold of a player, as ahu-cli has counted it."""
    if paper.game == 'tapati':
        return [player['place'], sum(player[row] for row in TAPATI_ROWS), player['total']]
    return [player[member] for member in ('place', 'tiles', 'moai', 'wood', 'sacrifice', 'total')]


def read_cells(paper, row):
    """The same of a row of the table; the kinds of Rapa Nui have a column each."""
    numbers = [int(cell) for cell in row[2:-1]]
    if paper.game == 'tapati':
        return [int(row[0]), sum(numbers[:-1]), numbers[-1]]
    return [int(row[0]), *numbers[:3], sum(numbers[3:7]), numbers[7]]


def check_table(paper):
    data = paper.file('.csv').read_bytes()
    expect(re.sub(rb'"[^"]*"', b'', data).count(b'\n') == data.count(b'\r\n'),
           f'{paper.stem.name}: lines don’t end as RFC 4180 wants')
    expect(data.startswith(b'\xef\xbb\xbf'), f'{paper.stem.name}: no byte order mark')
    text = data.decode('utf-8-sig')
    delimiter = ',' if paper.language == 'en' else ';'
    rows = list(csv.reader(io.StringIO(text, newline=''), delimiter=delimiter, strict=True))
    wanted = [wanted_cells(paper, player) for player in paper.score['players']]
    expect({len(row) for row in rows} == {COLUMNS[paper.game]},
           f'{paper.stem.name}: columns {[len(row) for row in rows]}')
    found = {row[1]: row for row in rows[1:]}
    expect(set(found) == {unguard(name) for name in paper.names}, f'{paper.stem.name}: names {list(found)}')
    for name, cells in zip(paper.names, wanted):
        row = found[unguard(name)]
        expect(read_cells(paper, row) == cells, f'{paper.stem.name}: {row}, not {cells}')
    places = [int(row[0]) for row in rows[1:]]
    expect(places == sorted(places), f'{paper.stem.name}: places {places}')


def check_everything(paper, language, most_pages=1, **text):
    check_pdf(paper, '.pdf', A4, most_pages)
    check_pdf(paper, '-letter.pdf', LETTER, max(most_pages, 2))
    check_fonts(paper.file('.pdf'))
    check_text(paper, language, **text)
    check_print(paper)
    check_picture(paper)
    check_table(paper)


def case(press, language, name, source, players=(), **checks):
    paper = press.order(language, source, players)
    return (f'{language}: {name}', lambda: check_everything(paper, language, **checks))


def large_case(press, language, name, source, players):
    paper = press.order(language, source, players, 'Cantarell 22')

    def run():
        # Where GNOME's font is missing a wider one stands in for it, with a page more.
        most_pages = 3 if 'Cantarell' in fonts_of(paper.file('.pdf')) else 4
        check_pdf(paper, '.pdf', A4, most_pages)
        check_text(paper, language)
        check_picture(paper)
    return (f'{language}: {name}', run)


def sheet_case(press, language, name, sheet):
    return case(press, language, name, sheet, tracked=False, wins=False)


def counted_wrongly(paper):
    """A sheet that the box contradicts is printed, and says what is wrong."""
    text = plain(page_text(paper.file('.pdf')))
    expect(plain('The numbers can’t be right') in text, 'no word of a wrong count')
    expect(plain('Fish: 30 cards in all') in text, 'not what is wrong')


def empty_stone(paper):
    """Nothing was sacrificed: no tie is drawn, only explained away (R8.5)."""
    text = ' '.join(page_text(paper.file('.pdf')).split())
    expect('an empty Stone has its own rule' in text, 'no word of the empty Stone')
    expect(len(re.findall(r'\btie\b', text)) == 1, 'a tie on an empty Stone')


def word_edges(path):
    """The left edge of each word on the first page, in the order of the page."""
    page = tap.run(tap.need('pdftotext'), '-bbox', '-l', '1', path, '-')
    return [(word, float(left)) for left, word in
            re.findall(r'<word xMin="([\d.]+)"[^>]*>([^<]*)</word>', page)]


def arabic_winner(paper):
    """A name from right to left does not turn the sentence around it."""
    words = word_edges(paper.file('.pdf'))
    at = [word for word, _ in words].index('wins')
    expect(words[at][1] > words[0][1] + MARGIN and words[at + 3][0] == 'glory',
           f'the headline is turned around: {words[:at + 5]}')


def each_moai(paper):
    """Every Moai is told with its points, and with where they come from."""
    text = ' '.join(page_text(paper.file('.pdf')).split())
    for moai in ('12 round 4 4 1 6 1', '11 standing 8 3', '1 round 5 1', '15 round 4 3 1 10 1', '8 standing 4 1 3'):
        expect(moai in text, f'no Moai “{moai}”')
    expect('Captives Quarries Transfer Rug Prestige' in text, 'nothing says what the numbers are')


def each_moai_of_sheet(paper):
    """The same of a result sheet, of the Moai that stand there; prestige can’t be among their points."""
    text = ' '.join(page_text(paper.file('.pdf')).split())
    expect('22 standing 9 6 4 3 0 standing' in text, 'not the two Moai that stand')
    expect(text.count('standing') == 2, 'a Moai stands there twice')
    expect(text.count('no Moai') == 2, 'an empty board isn’t told')
    expect('Captives Quarries Transfer Rug' in text, 'nothing says what the numbers are')
    expect('Prestige' not in text, 'a Moai that stands has no prestige')


def aid(folder, language, game):
    """The rules in short: two sides of A5, with each saying that is marked for it and the title of its chapter."""
    stem = pathlib.Path(folder) / f'aid-{game}-{language}'
    write_papers(language, '--aid', game, stem)
    path = stem.with_suffix('.pdf')
    expect(info(path)['Pages'] == '2', f'{info(path)["Pages"]} pages')
    expect('419.5' in info(path)['Page size'], f'a page of {info(path)["Page size"]}')
    text = plain(page_text(path))
    name = game.replace('-', '')
    for chapter in ElementTree.parse(SOURCE / 'data' / 'games' / name / 'rules' / f'{language}.xml').iter('chapter'):
        said = [say.text for say in chapter.iter('say') if say.get('aid')]
        for words in [chapter.get('title'), *said] if said else []:
            expect(plain(words) in text, f'no “{words}”')
    check_pages_of(path, 2, 28)


def language_cases(press, language):
    for game in ('rapa-nui', 'tapati'):
        yield (f'{language}: the rules of {game} in short', functools.partial(aid, press.folder, language, game))
    yield case(press, language, 'two players', EXAMPLES / 'two-players.rapanui', ['Ariki', 'Hotu Matuʻa'])
    yield case(press, language, 'three players', EXAMPLES / 'three-players-pair-on-top.rapanui', ODD[:3])
    yield case(press, language, 'four players', EXAMPLES / 'decided-by-moai-or-wood.rapanui', ODD)
    yield case(press, language, 'nobody sacrificed three kinds',
               EXAMPLES / 'nobody-sacrificed-three-kinds.rapanui')
    yield sheet_case(press, language, 'a result sheet, level in everything', SHEET)
    yield large_case(press, language, 'text of twice the size',
                     EXAMPLES / 'decided-by-moai-or-wood.rapanui', ODD)
    yield case(press, language, 'Tapati of three players', TAPATI / 'three-own-box.rapanui', ODD[:3])
    yield case(press, language, 'Tapati of six players', TAPATI / 'six-sensible.rapanui', most_pages=2)
    yield case(press, language, 'Tapati of six players with odd names', TAPATI / 'six-hoard.rapanui', ODD_SIX,
               most_pages=2)
    yield sheet_case(press, language, 'a result sheet of Tapati', TAPATI_SHEET)
    yield large_case(press, language, 'Tapati, text of twice the size', TAPATI / 'six-sensible.rapanui', ODD_SIX)


# What is looked at in English alone: source, names, and what.
SINGLE = {
    'a sheet that the box contradicts':
        [{**SHEET, 'stone': {**SHEET['stone'], 'fish': 21}}, (), counted_wrongly],
    'an empty Stone': [EXAMPLES / 'shared-first-place.rapanui', (), empty_stone],
    'a winner whose name is written from right to left':
        [EXAMPLES / 'two-players.rapanui', ['محمد', 'Ben'], arabic_winner],
    'names that a table must not take for its own':
        [EXAMPLES / 'decided-by-moai-or-wood.rapanui', AWKWARD, check_table],
    'the points of each Moai of Tapati': [TAPATI / 'six-sensible.rapanui', (), each_moai],
    'the points of each Moai of a result sheet': [TAPATI_SHEET, (), each_moai_of_sheet],
}


def cases(press):
    for language in linguas.ALL:
        yield from language_cases(press, language)
    for name, (source, players, check) in SINGLE.items():
        yield (name, functools.partial(check, press.order('en', source, players)))
    yield case(press, 'en', 'Tapati of three players, 21 rounds', TAPATI / 'three-random.rapanui', most_pages=2)
    yield case(press, 'en', 'a tie decided by the Rapanuis', TAPATI / 'tie-decided-by-rapanuis.rapanui', ODD[:3],
               wins=False)


with tempfile.TemporaryDirectory(prefix='ahu-papers-') as papers:
    tap.main(list(cases(Press(papers))))

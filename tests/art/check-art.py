#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves what the artwork promises, by rendering it. Speaks TAP.

Usage: check-art.py DATA-FOLDER

For: every drawing of the table is there and renders; it is flat and carries no
text; the program can recolour and dim it; silhouettes can be told apart at
16 to 48 px, also by colour-blind people and in grey; the contrasts hold.
What is said of the drawings of Tapati alone is in tapati.py.
Not for: how the widgets use the drawings, nor the bundling of resources.

Needs rsvg-convert and nothing beyond the standard library.
"""

import functools
import glob
import itertools
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position
import tapati  # pylint: disable=wrong-import-position
from pixels import VIEWS, centred, contrast, difference, nearer, over, overlap, render  # pylint: disable=wrong-import-position

PAPER = '#f6eddb'
PAPER_DIMMED = '#eadfc6'
INK = '#2b2724'
WHITE = '#ffffff'

# kind: ground of the strip, silhouette on it and its least contrast,
# figure on paper and its least contrast
KINDS = {
    'lumberjack': ('#c2935e', INK, 5.4, '#54331b', 9.7),
    'priest': ('#b0402a', PAPER, 5.0, '#b0402a', 5.0),
    'moai': ('#2c2e33', PAPER, 11.7, '#34363b', 10.4),
    'fish': ('#1a6885', PAPER, 5.4, '#1a6885', 5.4),
    'mulberry': ('#94b245', INK, 6.1, '#4c6420', 5.7),
    'potato': ('#6d2e58', PAPER, 8.3, '#6d2e58', 8.3),
    'grain': ('#ebc157', INK, 8.7, '#8a5a0c', 5.1),
}
OFFERINGS = ('fish', 'mulberry', 'potato', 'grain')

# mark: least contrast of its outline on white
MARKS = {'red': 8.0, 'orange': 6.1, 'yellow': 5.8, 'green': 4.9, 'blue': 4.5, 'violet': 10.3}

APP_ID = 'io.github.ahu_table.Ahu'
APPS = 'icons/hicolor/scalable/apps/'
SYMBOLIC = ('table', 'players', 'practise', 'rules', 'log', 'untold', 'dice', 'hurry', 'statistics', 'sort')

# No text: the program writes all names, in the player's language. The rest
# would break the flat print or reach outside the file.
FORBIDDEN = ('text', 'tspan', 'textPath', 'image', 'linearGradient',
             'radialGradient', 'pattern', 'filter', 'mask', 'script', 'style',
             'foreignObject', 'use', 'metadata')

OVERLAP_EVER = 0.6
OVERLAP_NEAR = 0.5
NEAR = 15
# Silhouettes stand in the strips of narrow cards, beside numbers, on large screens.
SIZES = (16, 18, 20, 24, 32, 48)
# Marks fill their square, so their shapes overlap more. The colours count then: this share of the
# pixels that one of two marks covers has to differ.
MARK_SIZES = (16, 20, 24)
MARKS_DIFFER = 0.45
WIDTHS = (66, 76, 84, 104, 120, 164, 184)
MAX_BYTES = 6 * 1024
# The share of its box that an empty place covers at least: an outline of dashes.
DASHED = 0.04

def expected():
    """Every drawing the program loads by name, with its view box."""
    files = {f'art/card-{kind}.svg': (120, 168) for kind in KINDS}
    files.update({f'art/kind-{kind}.svg': (24, 24) for kind in KINDS})
    files.update({f'art/sacrifice-{kind}.svg': (84, 92)
                  for kind in OFFERINGS + ('back',)})
    files.update({f'art/mark-{mark}.svg': (24, 24) for mark in MARKS})
    files.update({f'art/token-{token}.svg': (24, 24)
                  for token in ('wood', 'glory')})
    files.update({f'art/coin-{token}.svg': (40, 40)
                  for token in ('wood', 'glory')})
    files.update({f'icons/symbolic/ahu-{icon}-symbolic.svg': (16, 16)
                  for icon in SYMBOLIC})
    files.update({
        'art/card-back.svg': (120, 168),
        'art/stone.svg': (216, 116),
        'art/stone-slab.svg': (88, 6),
        'art/cover.svg': (128, 128),
        'art/island.svg': (480, 160),
        f'{APPS}{APP_ID}.svg': (128, 128),
        f'{APPS}{APP_ID}.Devel.svg': (128, 128),
        f'icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg': (16, 16),
        'icons/hicolor/scalable/mimetypes/application-vnd.ahu.record+json.svg':
            (128, 128),
    })
    files.update(tapati.expected())
    return files


# Checks: each returns a list of complaints, empty when all is well.


class Art:
    def __init__(self, folder):
        self.folders = [folder] + sorted(glob.glob(os.path.join(folder, 'games', '*')))

    def path(self, name):
        """Where it is: beside what all games use, or in the folder of a game."""
        paths = [os.path.join(folder, name) for folder in self.folders]
        return next(filter(os.path.exists, paths), paths[0])

    def text(self, name):
        with open(self.path(name), encoding='utf-8') as file:
            return file.read()

    def tree(self, name):
        return ElementTree.fromstring(self.text(name))

    @functools.lru_cache(maxsize=None)
    def shape(self, kind, size):
        """The silhouette of a kind at a size in px, centred."""
        return centred(render(self.path(f'art/kind-{kind}.svg'), size))

    @functools.lru_cache(maxsize=None)
    def mark(self, mark, size, ground):
        """The colours of a mark on a ground."""
        picture = render(self.path(f'art/mark-{mark}.svg'), size)
        return [over(pixel, ground) for pixel in picture.pixels()]

    @functools.lru_cache(maxsize=None)
    def strip(self, kind, width):
        """The silhouette in the strip of a card of that width, where it stands: the
        pixels that it covers by half."""
        picture = render(self.path(f'art/card-{kind}.svg'), width)
        ground, silhouette = KINDS[kind][:2]
        unit = width / 120
        places = [(x, y) for y in range(round(3 * unit), round(33 * unit))
                  for x in range(round(4 * unit), round(38 * unit))]
        return {(x, y): 1 for x, y in places
                if nearer(picture.rows[y][x], silhouette, ground)}

    def present(self):
        """All drawings, those of the games too, by name."""
        found = set()
        for folder in self.folders:
            for top in ('art', 'icons'):
                for parent, _, files in os.walk(os.path.join(folder, top)):
                    found |= {os.path.relpath(os.path.join(parent, f), folder)
                              for f in files if f.endswith('.svg')}
        return found


def bare(element):
    return element.tag.rpartition('}')[2]


def of_class(tree, name):
    return [e for e in tree.iter() if e.get('class') == name]


def check_complete(art):
    return [f'{name} is missing' for name in expected().keys() - art.present()]


def check_source(art, name, size):
    text, tree = art.text(name), art.tree(name)
    bad = []
    if 'SPDX-License-Identifier: GPL-3.0-or-later' not in text:
        bad.append('no licence line')
    if len(text.encode()) > MAX_BYTES:
        bad.append(f'larger than {MAX_BYTES} bytes')
    if tree.tag != '{http://www.w3.org/2000/svg}svg':
        bad.append(f'root is {tree.tag}')
    if size and tree.get('viewBox') != f'0 0 {size[0]} {size[1]}':
        bad.append(f'view box is {tree.get("viewBox")}')
    bad += [f'has an element {bare(e)}' for e in tree.iter()
            if bare(e) in FORBIDDEN]
    if re.search(r'href|url\(|opacity', text):
        bad.append('has a reference or is not opaque')
    colours = re.findall(r'(?:fill|stroke)="([^"]*)"', text)
    bad += [f'colour {c} is not flat' for c in colours
            if not re.fullmatch(r'none|#[0-9a-f]{6}', c)]
    return bad


def check_render(art, name, size):
    """Renders at its own size: right proportion, and something to see."""
    picture = render(art.path(name), size[0] if size else 64)
    bad = []
    if size and (picture.width, picture.height) != size:
        bad.append(f'renders as {picture.width} × {picture.height}')
    seen = sum(1 for pixel in picture.pixels() if pixel[3] > 127)
    if seen < (DASHED if '-place-' in name else 0.1) * picture.width * picture.height:
        bad.append('is nearly empty')
    return bad


def check_file(art, name, size):
    try:
        return check_source(art, name, size) + check_render(art, name, size)
    except (ElementTree.ParseError, UnicodeDecodeError) as error:
        return [f'not well-formed: {error}']
    except subprocess.CalledProcessError as error:
        return [f'does not render: {error.stderr.decode().strip()}']


def check_card(art, kind):
    """The strip, its silhouette, the room for the name, and the paper."""
    ground, silhouette = KINDS[kind][:2]
    picture = render(art.path(f'art/card-{kind}.svg'), 120)
    bad = []
    if picture.alpha(0, 0) or picture.alpha(119, 167):
        bad.append('corners are not round')
    room = {picture.colour(x, y) for y in range(3, 33) for x in range(38, 109)}
    if room != {ground}:
        bad.append('something stands where the name goes')
    strip = {picture.colour(60, y) for y in (4, 18, 32)}
    if strip != {ground}:
        bad.append(f'strip is {strip}, not {ground}')
    if picture.colour(60, 35) != PAPER:
        bad.append('strip is too high')
    if picture.colour(60, 1) != PAPER:
        bad.append('no hairline of paper along the top edge')
    left = {picture.colour(x, y) for y in range(3, 33) for x in range(4, 38)}
    if silhouette not in left:
        bad.append(f'no silhouette in {silhouette}')
    return bad


def check_figure(art, kind):
    """The figure keeps to the middle, between the strip and the border."""
    picture = render(art.path(f'art/card-{kind}.svg'), 120)
    drawn = [(x, y) for y in range(36, 148) for x in range(3, 117)
             if picture.colour(x, y) not in (PAPER, None)]
    columns, lines = zip(*drawn)
    width, height = max(columns) - min(columns), max(lines) - min(lines)
    bad = []
    if max(width, height) < 0.7 * 120 or width > 0.8 * 120:
        bad.append(f'figure is {width} × {height}')
    if abs((max(columns) + min(columns)) / 2 - 60) > 6:
        bad.append('figure is not centred')
    if not any(picture.colour(x, 157) == KINDS[kind][0]
               for x in range(13, 107)):
        bad.append('no border at the foot')
    return bad


def check_paper(art, kind):
    picture = render(art.path(f'art/card-{kind}.svg'), 60,
                     f'.paper {{ fill: {PAPER_DIMMED}; }}')
    if picture.colour(5, 40) != PAPER_DIMMED:
        return ['paper cannot be dimmed']
    return []


def check_kind(art, kind):
    """The bare silhouette is one shape in one colour, free to change."""
    name = f'art/kind-{kind}.svg'
    tree = art.tree(name)
    fills = {e.get('fill') for e in tree.iter() if e.get('fill')}
    bad = []
    if fills != {KINDS[kind][3]}:
        bad.append(f'colours are {sorted(fills)}')
    if not of_class(tree, 'figure'):
        bad.append('no class “figure”')
    changed = render(art.path(name), 48, '.figure { fill: #ff0000; }')
    if changed.colours() != {'#ff0000'}:
        bad.append('cannot be recoloured')
    left, top, right, bottom = changed.box()
    if max(right - left, bottom - top) < 40:
        bad.append('too small in its square')
    return bad


def check_sacrifice(art, name, ground):
    picture = render(art.path(f'art/sacrifice-{name}.svg'), 84)
    bad = []
    if picture.alpha(3, 3) or picture.alpha(80, 88):
        bad.append('corners are not cut')
    if picture.colour(3, 46) != ground or picture.colour(42, 3) != ground:
        bad.append(f'ground is not {ground}')
    return bad


def check_mark(art, mark):
    name = f'art/mark-{mark}.svg'
    tree = art.tree(name)
    bad = [f'not one part of class “{c}”' for c in ('outline', 'fill', 'sign')
           if len(of_class(tree, c)) != 1]
    if bad:
        return bad
    outline = of_class(tree, 'outline')[0].get('fill')
    ratio = contrast(outline, WHITE)
    if round(ratio, 1) < MARKS[mark]:
        bad.append(f'outline on white has only {ratio:.1f}')
    changed = render(art.path(name), 96, '.outline { fill: #ff0000; }'
                     '.fill { fill: #00ff00; } .sign { fill: #0000ff; }')
    if not {'#ff0000', '#00ff00', '#0000ff'} <= changed.colours():
        bad.append('cannot be recoloured')
    return bad


def check_symbolic(art, name):
    """GTK recolours filled paths only: no stroke, one colour."""
    tree = art.tree(name)
    bad = [f'has an element {bare(e)}' for e in tree.iter()
           if bare(e) not in ('svg', 'path')]
    if any(e.get('stroke') for e in tree.iter()):
        bad.append('has a stroke')
    if len({e.get('fill') for e in tree.iter() if e.get('fill')}) != 1:
        bad.append('has not exactly one colour')
    return bad


def check_icons_differ(art):
    stable, devel = (render(art.path(f'{APPS}{APP_ID}{suffix}.svg'), 48)
                     for suffix in ('', '.Devel'))
    changed = sum(1 for a, b in zip(stable.pixels(), devel.pixels()) if a != b)
    return [] if changed > 0.08 * 48 * 48 else ['development icon looks alike']


def check_cover(art):
    """A tile: opaque all over, and its left edge meets its right edge."""
    picture = render(art.path('art/cover.svg'), 128)
    bad = []
    if any(pixel[3] != 255 for pixel in picture.pixels()):
        bad.append('is not opaque everywhere')
    if any(difference(row_colour(picture, 0, y), row_colour(picture, 127, y),
                      'normal') > 8 for y in range(picture.height)
           if picture.alpha(0, y) == picture.alpha(127, y) == 255):
        bad.append('left and right edge do not meet')
    return bad


def row_colour(picture, x, y):
    return '#{:02x}{:02x}{:02x}'.format(*picture.rows[y][x][:3])


def check_contrast(art, kind):
    """Contrasts of the colours as they are drawn, against the table above."""
    strip = render(art.path(f'art/card-{kind}.svg'), 120).colour(60, 18)
    silhouette = art.tree(f'art/card-{kind}.svg').find('{*}g').get('fill')
    figure = of_class(art.tree(f'art/kind-{kind}.svg'), 'figure')[0]
    bad = []
    for one, other, least in ((silhouette, strip, KINDS[kind][2]),
                              (figure.get('fill'), PAPER, KINDS[kind][4])):
        ratio = contrast(one, other)
        if round(ratio, 1) < least:
            bad.append(f'{one} on {other} has only {ratio:.1f}')
    return bad


def check_pair(art, one, other):
    """Shapes differ, the more so where the strips look alike to anybody.

    check_card() proves that the strips have the grounds of the table.
    """
    grounds = KINDS[one][0], KINDS[other][0]
    near = {view: difference(*grounds, view) for view in VIEWS}
    view = min(near, key=near.get)
    least = OVERLAP_NEAR if near[view] < NEAR else OVERLAP_EVER
    share = max([overlap(art.shape(one, size), art.shape(other, size)) for size in SIZES] +
                [overlap(art.strip(one, width), art.strip(other, width)) for width in WIDTHS])
    print(f'# {one}, {other}: overlap {share:.2f}, '
          f'nearest strips ΔE {near[view]:.0f} ({view})')
    if share > least:
        return [f'overlap {share:.2f} is more than {least}']
    return []


def check_marks(art, one, other):
    """Anybody tells two marks apart, small ones too, by shape and colour together."""
    differ = functools.lru_cache(maxsize=None)(difference)
    bad = []
    for size, view in itertools.product(MARK_SIZES, VIEWS):
        pairs = [pair for pair in zip(*(art.mark(name, size, WHITE) for name in (one, other)))
                 if pair != (WHITE, WHITE)]
        share = sum(differ(*pair, view) >= NEAR for pair in pairs) / len(pairs)
        print(f'# {one}, {other}, {size} px, {view}: {share:.2f} differ')
        if share < MARKS_DIFFER:
            bad.append(f'{size} px, {view}: only {share:.2f} differ')
    return bad


# TAP


def case(label, check, *arguments):
    """A check as a case of the shared runner, which fails by exception."""
    def decide():
        tap.need('rsvg-convert')
        complaints = check(*arguments)
        assert not complaints, '\n'.join(complaints)

    return label, decide


def cases(art):
    """All cases, in the order in which a mistake is best understood."""
    sizes = expected()
    yield case('all drawings are there', check_complete, art)
    for name in sorted(art.present()):
        yield case(name, check_file, art, name, sizes.get(name))
    for kind in KINDS:
        yield case(f'card {kind}: strip', check_card, art, kind)
        yield case(f'card {kind}: figure', check_figure, art, kind)
        yield case(f'card {kind}: paper', check_paper, art, kind)
        yield case(f'{kind}: silhouette', check_kind, art, kind)
        yield case(f'{kind}: contrast', check_contrast, art, kind)
    for kind in OFFERINGS:
        yield case(f'sacrifice {kind}',
                   check_sacrifice, art, kind, KINDS[kind][0])
    yield case('sacrifice back', check_sacrifice, art, 'back', '#5d6067')
    for mark in MARKS:
        yield case(f'mark {mark}', check_mark, art, mark)
    for name in sorted(n for n in art.present() if 'symbolic' in n):
        yield case(f'{name}: one colour', check_symbolic, art, name)
    yield case('development icon', check_icons_differ, art)
    yield case('cover tile', check_cover, art)
    for one, other in itertools.combinations(KINDS, 2):
        yield case(f'{one} and {other} differ', check_pair, art, one, other)
    for one, other in itertools.combinations(MARKS, 2):
        yield case(f'marks {one} and {other} differ', check_marks, art, one, other)
    for label, check, *arguments in tapati.checks(art):
        yield case(label, check, *arguments)


if __name__ == '__main__':
    sys.stdout.reconfigure(encoding='utf-8')
    tap.main(list(cases(Art(sys.argv[1]))))

# SPDX-License-Identifier: GPL-3.0-or-later
"""What the drawings of Tapati promise, as checks for check-art.py.

For: every drawing is there; each part can be recoloured; facts are silhouettes of one colour
that fill their square; from 16 px on any two facts can be told apart by their shapes, and any two
pieces by shape and colour, by colour-blind people too and in grey.
Not for: their colours in the program and what they stand on (tests/games/tapati/ui, tests/screenshots).
"""

import functools
import itertools
import re

from pixels import VIEWS, centred, difference, over, overlap, render

SQUARE, TILE, NARROW = (24, 24), (48, 24), (12, 24)

# fact: colour of its silhouette on paper
FACTS = {
    'make-make': '#b0402a',
    'manutara': '#7a4a17',
    'ahu': '#4c6420',
    'rano-raraku': '#5d6067',
    'tapati': '#6d2e58',
    'tangata-manu': '#1a6885',
    'moai': '#34363b',
    'rug-card': '#8a5a0c',
}
# What people count.
PIECES = {'rapanui': NARROW, 'captive': SQUARE, 'palm': SQUARE, 'quarry': SQUARE, 'rug': TILE,
          'marker': SQUARE, 'points': SQUARE}
QUARRIES = (1, 2, 3, 4)
PLACES = {'rapanui': NARROW, 'captive': SQUARE, 'palm': SQUARE, 'tile': TILE}

# What a stylesheet of the program may set: the fill or the stroke.
CLASSES = {'figure': 'fill', 'light': 'fill', 'side': 'fill', 'trunk': 'fill', 'second': 'fill', 'pit': 'fill',
           'inlay': 'fill', 'edge': 'stroke', 'rim': 'stroke'}

WHITE = '#ffffff'
SIZES = (16, 18, 20, 24, 32, 48)
OVERLAP = 0.6
# Of the pixels that one of two pieces covers so many differ by so much.
PIECE_SIZES = (16, 20, 24)
DIFFER = 0.5
NEAR = 15


def expected():
    """Every drawing of the game, with its view box."""
    files = {f'art/tapati-{name}.svg': SQUARE for name in FACTS}
    files.update({f'art/tapati-{name}.svg': size for name, size in PIECES.items()})
    files.update({f'art/tapati-quarry-{circles}.svg': TILE for circles in QUARRIES})
    files.update({f'art/tapati-place-{name}.svg': size for name, size in PLACES.items()})
    files.update({'art/tapati-rug-space.svg': SQUARE, 'art/tapati-base.svg': (96, 16)})
    return files


def path(art, name):
    return art.path(f'art/tapati-{name}.svg')


def painted(art, name):
    """The elements that a drawing paints."""
    return [e for e in art.tree(f'art/tapati-{name}.svg').iter()
            if e.get('fill') is not None or e.get('stroke') is not None]


def check_classes(art, name):
    """Nothing escapes a stylesheet."""
    bad = []
    for element in painted(art, name):
        classes = (element.get('class') or '').split()
        bad += [f'unknown class “{c}”' for c in classes if c not in CLASSES]
        for way in ('fill', 'stroke'):
            if element.get(way) not in (None, 'none') and way not in map(CLASSES.get, classes):
                bad.append(f'a {way} {element.get(way)} has no class')
    sheet = ''.join(f'.{c}{{{way}:#ff0000}}' for c, way in CLASSES.items())
    colours = render(path(art, name), 96, sheet).colours()
    if colours != {'#ff0000'}:
        bad.append(f'can’t be recoloured: {sorted(colours)}')
    return bad


def check_fact(art, fact):
    """A silhouette in one colour; what else there is lies in its holes."""
    fills = {e.get('fill') for e in painted(art, fact) if 'inlay' not in e.get('class')}
    bad = [f'colours are {sorted(fills)}'] if fills != {FACTS[fact]} else []
    figure = render(path(art, fact), 96, '.inlay{fill:none}')
    inlay = render(path(art, fact), 96, '.figure{fill:none}')
    shared = sum(1 for one, other in zip(figure.pixels(), inlay.pixels()) if one[3] > 191 and other[3] > 191)
    if shared:
        bad.append(f'{shared} pixels of the inlay lie on the figure')
    left, top, right, bottom = figure.box()
    if max(right - left, bottom - top) < 84:
        bad.append('too small in its square')
    return bad


def drawn(art, name, size):
    """A drawing in a square of that size."""
    width, height = expected()[f'art/tapati-{name}.svg']
    return render(path(art, name), round(size * width / max(width, height)))


def check_facts(art, one, other):
    share = max(overlap(centred(drawn(art, one, size)), centred(drawn(art, other, size))) for size in SIZES)
    print(f'# {one}, {other}: overlap {share:.2f}')
    return [f'overlap {share:.2f} is more than {OVERLAP}'] if share > OVERLAP else []


def pixels(art, name, size):
    """Its pixels on white, the middle of the picture at one place."""
    picture = drawn(art, name, size)
    left, top = (size - picture.width) // 2, (size - picture.height) // 2
    return {(left + x, top + y): over(pixel, WHITE)
            for y, row in enumerate(picture.rows) for x, pixel in enumerate(row) if pixel[3]}


def check_pieces(art, one, other):
    """A disc covers most of a slab: then their colours differ, to anybody."""
    differ = functools.lru_cache(maxsize=None)(difference)
    bad = []
    for size in PIECE_SIZES:
        seen = pixels(art, one, size), pixels(art, other, size)
        pairs = [(seen[0].get(place, WHITE), seen[1].get(place, WHITE)) for place in seen[0].keys() | seen[1].keys()]
        for view in VIEWS:
            share = sum(differ(*pair, view) >= NEAR for pair in pairs) / len(pairs)
            print(f'# {one}, {other}, {size} px, {view}: {share:.2f} differ')
            if share < DIFFER:
                bad.append(f'{size} px, {view}: only {share:.2f} differ')
    return bad


def checks(art):
    """Label, check and arguments of each, in the order in which a mistake is best understood."""
    names = [re.fullmatch(r'art/tapati-(.*)\.svg', file).group(1) for file in expected()]
    for name in names:
        yield f'Tapati, {name}: classes', check_classes, art, name
    for fact in FACTS:
        yield f'Tapati, {fact}: silhouette', check_fact, art, fact
    for one, other in itertools.combinations(FACTS, 2):
        yield f'Tapati, {one} and {other} differ', check_facts, art, one, other
    for one, other in itertools.combinations(PIECES, 2):
        yield f'Tapati, {one} and {other} differ', check_pieces, art, one, other

# SPDX-License-Identifier: GPL-3.0-or-later
"""Every two faces on the program's pages can be told apart, by anybody.

On pictures of the real pages, light and dark, and in each view of faces.py: the seven cards
by the silhouettes in their strips and by their figures, the four Sacrifice cards, and the
players' marks.

usage: check_faces.py SOURCE-ROOT BUILD-ROOT
"""

import functools
import itertools
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position
import faces  # pylint: disable=wrong-import-position

SCRIPT = os.path.join(sys.argv[1], 'build-aux', 'screenshots')
SIZE = '1024x768'
SCHEMES = ('light', 'dark')



class Group:  # pylint: disable=too-few-public-methods
    """Drawings of one sort on one page, and the part of each that is looked at.

    The part is given in shares of the width and height: left, top, right and bottom.
    """

    def __init__(self, page, beginning, number, part):
        self.page = page
        self.beginning = beginning
        self.number = number
        self.part = part

    def visible(self, width, height):
        """The size that counts: only drawings for which it is equal are compared."""
        return width, height

    def grounds(self, crops):
        """What the shapes lie on: most of the part."""
        return {name: crop.most() for name, crop in crops.items()}

    def may_share(self, apart):
        """How far two shapes may overlap whose colours are so far apart."""
        return faces.OVERLAP_NEAR if apart < faces.NEAR else faces.OVERLAP_EVER

    def common(self, _shapes):
        """What all have and tells none from another."""
        return set()

    def colours(self, crops, _shapes):
        return self.grounds(crops)


class Strips(Group):
    """Of a card behind others only the strip is seen: as high as 0.28 of the width."""

    def visible(self, width, height):
        return width, round(0.28 * width)


class Figures(Group):
    """The figures have one ground; their colours are those of the strips, which count there."""

    def may_share(self, _apart):
        return faces.OVERLAP_EVER


class Sacrifices(Group):
    """Each face has a bowl below its silhouette."""

    def common(self, shapes):
        return set.intersection(*shapes.values())


class Marks(Group):
    """They lie on the window. A circle covers most of a square: then the colours differ."""

    def grounds(self, crops):
        return {name: crop.rows[0][0] for name, crop in crops.items()}

    def colours(self, crops, shapes):
        return {name: faces.most_at(crop, shapes[name]) for name, crop in crops.items()}

    def may_share(self, apart):
        return faces.OVERLAP_EVER if apart < faces.NEAR else 1


GROUPS = {
    # The silhouette at the start of the strip; the figure without the border at the foot.
    'strips of the cards': Strips('deal', 'card-', 7, (0.04, 0.1, 0.3, 0.95)),
    'figures of the cards': Figures('deal', 'card-', 7, (0.06, 0.22, 0.94, 0.86)),
    'Sacrifice cards': Sacrifices('table-sacrifice', 'sacrifice-', 4, (0.08, 0.08, 0.92, 0.92)),
    'marks of the players': Marks('table-sacrifice', 'mark-', 4, (0, 0, 1, 1)),
}


def write(folder):
    tap.need('Xvfb')
    tap.need('dbus-run-session')
    pages = sorted({group.page for group in GROUPS.values()})
    done = subprocess.run([SCRIPT, '--no-build', '--drawings', '--language', 'en', '--size', SIZE,
                           *(word for page in pages for word in ('--page', page)), folder],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                          stdin=subprocess.DEVNULL, env={**os.environ, 'AHU_BUILD_DIR': sys.argv[2]})
    assert done.returncode == 0, done.stdout


def places(path, group):
    """Where the most drawings of one size stand; the largest, if there is a choice.

    Equal sizes, so that shapes can be laid upon each other.
    """
    sizes = {}
    with open(path, encoding='utf-8') as lines:
        for name, *numbers in map(str.split, lines):
            x, y, width, height = map(int, numbers)
            if name.startswith(group.beginning) and not name.endswith('-back'):
                size = group.visible(width, height)
                sizes.setdefault(size, {})[name] = (x, y, *size)
    return max(sizes.items(), key=lambda item: (len(item[1]), item[0]))[1]


@functools.lru_cache(maxsize=None)
def cut(folder, group, scheme):
    """The faces of a group: name and crop of its part."""
    path = os.path.join(folder, 'en', f'{group.page}-{SIZE}-{scheme}')
    found = places(f'{path}.drawings', group)
    assert len(found) == group.number, f'{group.page} shows only {sorted(found)} of one size'
    return {name: faces.Crop.cut(f'{path}.png', *place).part(*group.part)
            for name, place in found.items()}


def judge(group, crops, view):
    """Pairs that can't be told apart in a view, and faces of which nothing is seen."""
    grounds = group.grounds(crops)
    shapes = {name: crop.shape(view, grounds[name]) for name, crop in crops.items()}
    wrong = [(name, None, 'nothing is seen on its ground') for name, shape in shapes.items()
             if len(shape) < faces.LEAST_SHAPE * crops[name].area()]
    if wrong:
        return wrong
    colours = group.colours(crops, shapes)
    common = group.common(shapes)
    for one, other in itertools.combinations(sorted(crops), 2):
        apart = faces.difference(colours[one], colours[other], view)
        shared = 1 if shapes[one] == shapes[other] else \
            faces.overlap(shapes[one] - common, shapes[other] - common)
        if shared > group.may_share(apart):
            wrong.append((one, other, f'overlap {shared:.2f}, colours {apart:.0f} apart'))
    return wrong


def differ(folder, group, scheme, view):
    wrong = judge(group, cut(folder, group, scheme), view)
    assert not wrong, '\n'.join(f'{one}{" and " + other if other else ""}: {reason}'
                                for one, other, reason in wrong)


def equal_faces_are_noticed(folder, group):
    """That the test can fail: each face in turn stands in its neighbour's place."""
    crops = cut(folder, group, 'light')
    for one, other in zip(sorted(crops), sorted(crops)[1:]):
        for view in faces.VIEWS:
            wrong = judge(group, {**crops, one: crops[other]}, view)
            assert (one, other) in {pair[:2] for pair in wrong}, f'{other} as {one}: {view}'


def empty_face_is_noticed(folder, group):
    """A face that has its ground, but no shape on it."""
    crops = cut(folder, group, 'light')
    one = sorted(crops)[0]
    ground = group.grounds(crops)[one]
    empty = faces.Crop([[ground] * len(row) for row in crops[one].rows])
    for view in faces.VIEWS:
        wrong = judge(group, {**crops, one: empty}, view)
        assert [pair[:2] for pair in wrong] == [(one, None)], f'{view}: {wrong}'


with tempfile.TemporaryDirectory() as scratch:
    cases = [('the pages are written', lambda: write(scratch))]
    for name, group_ in GROUPS.items():
        cases += [(f'{name}, {where}, {how}',
                   lambda group=group_, scheme=where, view=how: differ(scratch, group, scheme, view))
                  for where in SCHEMES for how in faces.VIEWS]
        cases += [(f'{name}: equal ones are noticed',
                   lambda group=group_: equal_faces_are_noticed(scratch, group)),
                  (f'{name}: an empty one is noticed',
                   lambda group=group_: empty_face_is_noticed(scratch, group))]
    tap.main(cases)

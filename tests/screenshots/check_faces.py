# SPDX-License-Identifier: GPL-3.0-or-later
"""Every two faces on the program's pages can be told apart, by anybody.

On pictures of the real pages, light and dark, and in each view of faces.py: the seven cards
by the silhouettes in their strips and by their figures, the four Sacrifice cards, and the
players' marks. Of Tapati, on the sheet of its drawings and in high contrast too: the facts, on their
strips and on the window, the pieces, and the quarries by their circles, at 16 and 24 px.

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

TOOLS = os.path.join(sys.argv[1], 'build-aux')
SCRIPT = os.path.join(TOOLS, 'screenshots')
SHEET = os.path.join(sys.argv[2], 'tests', 'screenshots', 'write-art')
SIZE = '1024x768'
SCHEMES = ('light', 'dark')
CONTRAST = 'contrast-'


class Group:  # pylint: disable=too-few-public-methods
    """Drawings of one sort on one page, and the part of each that is looked at.

    The part is given in shares of the width and height: left, top, right and bottom.
    """

    schemes = SCHEMES
    least = faces.LEAST_SHAPE

    def __init__(self, page, beginning, number, part):
        self.page = page
        self.beginning = beginning
        self.number = number
        self.part = part

    def path(self, folder, scheme):
        """The picture and the list of what is drawn on it, without their endings."""
        return os.path.join(folder, 'en', f'{self.page}-{SIZE}-{scheme}')

    def visible(self, width, height):
        """The size that counts: only drawings for which it is equal are compared; None: not this one."""
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


class Drawn(Group):
    """Drawings of one size on the sheet; what they lie on is seen in their corners."""

    schemes = SCHEMES + tuple(CONTRAST + scheme for scheme in SCHEMES)

    def __init__(self, beginning, number, size):
        super().__init__('art', beginning, number, (0, 0, 1, 1))
        self.size = size

    def path(self, folder, scheme):
        return os.path.join(folder, f'{self.page}-{scheme}')

    def visible(self, width, height):
        return (width, height) if width == self.size else None

    def grounds(self, crops):
        return {name: crop.rows[0][0] for name, crop in crops.items()}


class Facts(Drawn):
    """Off their strips they have one ground, and their shapes have to do."""

    def may_share(self, _apart):
        return faces.OVERLAP_EVER


class Pieces(Drawn):
    """A disc covers most of a slab: then the colours differ."""

    def colours(self, crops, shapes):
        return Marks.colours(self, crops, shapes)

    def may_share(self, apart):
        return Marks.may_share(self, apart)


class Quarries(Facts):
    """The slab is the same, half as high as wide; the circles are looked at, on the line that they stand on."""

    def __init__(self, beginning, number, size):
        super().__init__(beginning, number, size)
        self.part = (0, 0.44, 1, 0.63)

    def grounds(self, crops):
        return dict.fromkeys(crops, crops[min(crops)].most())

    def common(self, shapes):
        """The edges of the slab."""
        return set.intersection(*shapes.values())


GROUPS = {
    # The silhouette at the start of the strip; the figure without the border at the foot.
    'strips of the cards': Strips('deal', 'card-', 7, (0.04, 0.1, 0.3, 0.95)),
    'figures of the cards': Figures('deal', 'card-', 7, (0.06, 0.22, 0.94, 0.86)),
    'Sacrifice cards': Sacrifices('table-sacrifice', 'sacrifice-', 4, (0.08, 0.08, 0.92, 0.92)),
    'marks of the players': Marks('table-sacrifice', 'mark-', 4, (0, 0, 1, 1)),
}
for pixels in (16, 24):
    GROUPS.update({
        f'facts of Tapati on their strips, {pixels} px': Drawn('strip:', 8, pixels),
        f'facts of Tapati, {pixels} px': Facts('fact:', 8, pixels),
        f'pieces of Tapati, {pixels} px': Pieces('piece:', 7, pixels),
        f'quarries of Tapati, {pixels} px': Quarries('quarry:', 4, pixels),
    })


def write(folder):
    tap.need('Xvfb')
    tap.need('dbus-run-session')
    pages = sorted({group.page for group in GROUPS.values() if not isinstance(group, Drawn)})
    done = subprocess.run([SCRIPT, '--no-build', '--drawings', '--language', 'en', '--size', SIZE,
                           *(word for page in pages for word in ('--page', page)), folder],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                          stdin=subprocess.DEVNULL, env={**os.environ, 'AHU_BUILD_DIR': sys.argv[2]})
    assert done.returncode == 0, done.stdout


def write_sheet(folder, **more):
    tap.need('Xvfb')
    tap.need('dbus-run-session')
    done = subprocess.run([os.path.join(TOOLS, 'with-display'), SHEET, folder], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False, stdin=subprocess.DEVNULL,
                          env={**os.environ, **more})
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
                if size is not None:
                    sizes.setdefault(size, {})[name] = (x, y, *size)
    return max(sizes.items(), key=lambda item: (len(item[1]), item[0]))[1]


@functools.lru_cache(maxsize=None)
def cut(folder, group, scheme):
    """The faces of a group: name and crop of its part."""
    path = group.path(folder, scheme)
    found = places(f'{path}.drawings', group)
    assert len(found) == group.number, f'{group.page} shows only {sorted(found)} of one size'
    return {name: faces.Crop.cut(f'{path}.png', *place).part(*group.part)
            for name, place in found.items()}


def judge(group, crops, view):
    """Pairs that can't be told apart in a view, and faces of which nothing is seen."""
    grounds = group.grounds(crops)
    shapes = {name: crop.shape(view, grounds[name]) for name, crop in crops.items()}
    wrong = [(name, None, 'nothing is seen on its ground') for name, shape in shapes.items()
             if len(shape) < group.least * crops[name].area()]
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
    cases = [('the pages are written', lambda: write(scratch)),
             ('the sheet is written', lambda: write_sheet(scratch)),
             ('the sheet is written in high contrast', lambda: write_sheet(scratch, ADW_DEBUG_HIGH_CONTRAST='1'))]
    for name, group_ in GROUPS.items():
        cases += [(f'{name}, {where}, {how}',
                   lambda group=group_, scheme=where, view=how: differ(scratch, group, scheme, view))
                  for where in group_.schemes for how in faces.VIEWS]
        cases += [(f'{name}: equal ones are noticed',
                   lambda group=group_: equal_faces_are_noticed(scratch, group)),
                  (f'{name}: an empty one is noticed',
                   lambda group=group_: empty_face_is_noticed(scratch, group))]
    tap.main(cases)

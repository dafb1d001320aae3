# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether faces on a picture of the program can be told apart, by anybody.

For: cutting drawings out of a picture, seeing them as people with the three common
colour-vision deficiencies see them, and in grey, and measuring shapes and colours.
Not for: the drawings as they are in their files (tests/art).

Simulation: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, “A Physiologically-based
Model for Simulation of Color Vision Deficiency”, IEEE Transactions on Visualization and
Computer Graphics 15 (2009), severity 1.0, in linear light. Differences are CIE 1976 ΔE.
"""

import collections
import functools
import subprocess

import tap

VIEWS = {
    'as drawn': ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    'protanopia': ((0.152286, 1.052583, -0.204868),
                   (0.114503, 0.786281, 0.099216),
                   (-0.003882, -0.048116, 1.051998)),
    'deuteranopia': ((0.367322, 0.860646, -0.227968),
                     (0.280085, 0.672501, 0.047413),
                     (-0.011820, 0.042940, 0.968881)),
    'tritanopia': ((1.255528, -0.076749, -0.178779),
                   (-0.078411, 0.930809, 0.147602),
                   (0.004733, 0.691367, 0.303900)),
    'greyscale': ((0.2126, 0.7152, 0.0722),) * 3,
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
D65 = (0.9505, 1.0, 1.089)

# Less than this is no edge that anybody sees at a glance.
SEEN = 20
# Shapes that share more than this are one and the same at a glance; they have to differ more
# where their colours hardly do.
OVERLAP_EVER = 0.6
OVERLAP_NEAR = 0.5
NEAR = 15
# A shape that is hardly there is none.
LEAST_SHAPE = 0.1


def _apply(matrix, colour):
    return tuple(sum(a * b for a, b in zip(row, colour)) for row in matrix)


@functools.lru_cache(maxsize=None)
def see(colour, view):
    """A colour of the picture (0 to 255) in L*a*b*, as seen in a view."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
              for c in (channel / 255 for channel in colour)]
    seen = [min(max(c, 0), 1) for c in _apply(VIEWS[view], linear)]
    x, y, z = (c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116
               for c in (v / white for v, white in zip(_apply(TO_XYZ, seen), D65)))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@functools.lru_cache(maxsize=None)
def difference(one, other, view):
    return sum((a - b) ** 2 for a, b in zip(see(one, view), see(other, view))) ** 0.5


class Crop:
    """A part of a picture, as rows of colours."""

    def __init__(self, rows):
        self.rows = rows

    @classmethod
    def cut(cls, picture, x, y, width, height):
        raw = subprocess.run([tap.need('convert'), picture, '-crop', f'{width}x{height}+{x}+{y}',
                              '+repage', '-depth', '8', 'rgb:-'],
                             stdout=subprocess.PIPE, check=True).stdout
        assert len(raw) == width * height * 3, f'{picture}: {x}, {y} is not on it'
        line = width * 3
        return cls([[tuple(raw[i:i + 3]) for i in range(start, start + line, 3)]
                    for start in range(0, len(raw), line)])

    def part(self, left, top, right, bottom):
        """What lies between these shares of its width and height."""
        height, width = len(self.rows), len(self.rows[0])
        return Crop([row[round(left * width):round(right * width)]
                     for row in self.rows[round(top * height):round(bottom * height)]])

    def most(self):
        """The colour that covers most of it: what its shape lies on."""
        return collections.Counter(colour for row in self.rows for colour in row).most_common(1)[0][0]

    def shape(self, view, ground):
        """Where something is seen on the ground: a set of places.

        A pixel that a shape covers by less than half belongs to the ground.
        """
        apart = {colour: difference(colour, ground, view) for row in self.rows for colour in row}
        least = max(SEEN, max(apart.values()) / 2)
        return {(x, y) for y, row in enumerate(self.rows) for x, colour in enumerate(row)
                if apart[colour] >= least}

    def area(self):
        return len(self.rows) * len(self.rows[0])


def most_at(crop, shape):
    """The colour that covers most of a shape; None if nothing is seen of it."""
    counts = collections.Counter(crop.rows[y][x] for x, y in shape)
    return counts.most_common(1)[0][0] if counts else None


def overlap(one, other):
    """1 for equal shapes, 0 for shapes that share no place."""
    return len(one & other) / max(len(one | other), 1)

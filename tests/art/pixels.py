# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawings as pixels: rendering, colours as people see them, and shapes.

Not for: what the drawings promise (check-art.py, tapati.py).
"""

import itertools
import struct
import subprocess
import tempfile
import zlib

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear RGB
VIEWS = {
    'normal': ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    'protan': ((0.152286, 1.052583, -0.204868),
               (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    'deutan': ((0.367322, 0.860646, -0.227968),
               (0.280085, 0.672501, 0.047413),
               (-0.011820, 0.042940, 0.968881)),
    'tritan': ((1.255528, -0.076749, -0.178779),
               (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.303900)),
    'grey': ((0.2126, 0.7152, 0.0722),) * 3,
}


# Pictures


class Picture:
    """A rendered drawing: rows of (red, green, blue, alpha), 0 to 255."""

    def __init__(self, png):
        self.width, self.height, step, raw = read_png(png)
        opaque = (255,) if step == 3 else ()
        self.rows = [[tuple(line[x:x + step]) + opaque
                      for x in range(0, len(line), step)]
                     for line in unfilter(raw, self.width, self.height, step)]

    def colour(self, x, y):
        red, green, blue, alpha = self.rows[int(y)][int(x)]
        return f'#{red:02x}{green:02x}{blue:02x}' if alpha == 255 else None

    def alpha(self, x, y):
        return self.rows[y][x][3]

    def pixels(self):
        return itertools.chain.from_iterable(self.rows)

    def colours(self):
        """The colours of all fully opaque pixels."""
        return {self.colour(x, y) for y in range(self.height)
                for x in range(self.width)} - {None}

    def box(self):
        """Left, top, right and bottom of what is more than half opaque."""
        inside = [(x, y) for y in range(self.height)
                  for x in range(self.width) if self.alpha(x, y) > 127]
        columns, lines = zip(*inside)
        return min(columns), min(lines), max(columns) + 1, max(lines) + 1


def read_png(data):
    """Width, height, bytes of a pixel and filtered bytes, of 8 bit colour."""
    assert data[:8] == b'\x89PNG\r\n\x1a\n', 'not a PNG picture'
    position, packed = 8, b''
    while position < len(data):
        length, kind = struct.unpack('>I4s', data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        if kind == b'IHDR':
            width, height, depth, form = struct.unpack('>IIBB', body[:10])
            assert depth == 8 and form in (2, 6), 'not plain RGB or RGBA'
        elif kind == b'IDAT':
            packed += body
        position += length + 12
    return width, height, 4 if form == 6 else 3, zlib.decompress(packed)


def paeth(left, up, corner):
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


PREDICTORS = (
    lambda left, up, corner: 0,
    lambda left, up, corner: left,
    lambda left, up, corner: up,
    lambda left, up, corner: (left + up) // 2,
    paeth,
)


def unfilter(raw, width, height, step):
    """Undoes the line filters of PNG; a pixel is step bytes wide."""
    stride = width * step
    before = bytearray(stride)
    for number in range(height):
        start = number * (stride + 1)
        line = bytearray(raw[start + 1:start + 1 + stride])
        predict = PREDICTORS[raw[start]]
        for i, value in enumerate(line):
            left, corner = 0, 0
            if i >= step:
                left, corner = line[i - step], before[i - step]
            line[i] = (value + predict(left, before[i], corner)) & 255
        before = line
        yield line


def render(path, width, stylesheet=None):
    command = ['rsvg-convert', '--width', str(width), '--keep-aspect-ratio']
    if stylesheet is None:
        return Picture(subprocess.run(command + [path], check=True,
                                      capture_output=True).stdout)
    with tempfile.NamedTemporaryFile('w', suffix='.css') as sheet:
        sheet.write(stylesheet)
        sheet.flush()
        command += ['--stylesheet', sheet.name, path]
        return Picture(subprocess.run(command, check=True,
                                      capture_output=True).stdout)


# Colours


def linear(colour):
    def channel(value):
        value /= 255
        if value <= 0.04045:
            return value / 12.92
        return ((value + 0.055) / 1.055) ** 2.4

    return [channel(int(colour[i:i + 2], 16)) for i in (1, 3, 5)]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def contrast(one, other):
    """Contrast ratio of WCAG 2, from 1 to 21."""
    lights = [times(VIEWS['grey'], linear(c))[0] for c in (one, other)]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def lab(rgb):
    """CIE L*a*b* (D65) of linear RGB."""
    def curve(value):
        if value > 0.008856:
            return value ** (1 / 3)
        return 7.787 * value + 16 / 116

    x, y, z = times(((0.4124, 0.3576, 0.1805),
                     (0.2126, 0.7152, 0.0722),
                     (0.0193, 0.1192, 0.9505)), rgb)
    x, y, z = curve(x / 0.9505), curve(y), curve(z / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one, other, view):
    """Delta E (CIE 1976) of two colours as a viewer sees them."""
    seen = [lab([min(max(v, 0), 1) for v in times(VIEWS[view], linear(c))])
            for c in (one, other)]
    return sum((a - b) ** 2 for a, b in zip(*seen)) ** 0.5


# Shapes


def centred(picture):
    """Coverage of a shape, 0 to 1, with its box around one middle."""
    left, top, right, bottom = picture.box()
    dx, dy = 24 - (left + right) // 2, 24 - (top + bottom) // 2
    return {(x + dx, y + dy): picture.alpha(x, y) / 255
            for y in range(picture.height) for x in range(picture.width)
            if picture.alpha(x, y)}


def over(pixel, ground):
    """The colour of a pixel that may be seen through, on a ground."""
    share = pixel[3] / 255
    return '#' + ''.join(f'{round(value * share + int(ground[i:i + 2], 16) * (1 - share)):02x}'
                         for value, i in zip(pixel, (1, 3, 5)))


def nearer(pixel, one, other):
    """Whether a pixel is nearer to one colour than to another."""
    apart = [sum(abs(value - int(colour[i:i + 2], 16)) for value, i in zip(pixel, (1, 3, 5)))
             for colour in (one, other)]
    return apart[0] < apart[1]


def overlap(one, other):
    """Intersection over union of two centred shapes."""
    points = one.keys() | other.keys()
    both = sum(min(one.get(p, 0), other.get(p, 0)) for p in points)
    return both / sum(max(one.get(p, 0), other.get(p, 0)) for p in points)

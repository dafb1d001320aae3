# SPDX-License-Identifier: GPL-3.0-or-later
"""The store's published quality rules, as far as a program can judge them.

docs/store-quality.md lists all of them and tells how each is met.

usage: store_quality.py APPLICATION-ID DATA-BUILD-FOLDER DATA-SOURCE-FOLDER
"""

import colorsys
import os
import re
import sys
import xml.etree.ElementTree as ET

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position

APP_ID, BUILT, SOURCE = sys.argv[1:4]
LANG = '{http://www.w3.org/XML/1998/namespace}lang'
ROOT = ET.parse(os.path.join(BUILT, f'{APP_ID}.metainfo.xml')).getroot()
SPOKEN = [None, *linguas.TRANSLATED]
ARTICLE = re.compile(r'(?:an?|the|ein|eine|der|die|das|un|una|uno|il|lo|la|l’)\b', re.IGNORECASE)
# What a picture has around the window (tests/screenshots/decoration.h).
SHADOW = 48
WIDEST, HIGHEST = 1000, 700
DISCLAIMERS = {None: 'not connected with', 'de': 'in keiner Verbindung zu', 'it': 'non ha legami'}


def texts(path, language):
    return [' '.join(node.text.split()) for node in ROOT.findall(path) if node.get(LANG) == language]


def name():
    (found,) = {text for language in SPOKEN for text in texts('name', language)}
    assert len(found) <= 15 and re.fullmatch(r'[A-Z][a-z]+', found), found


def summary():
    for language in SPOKEN:
        (text,) = texts('summary', language)
        longest = 25 if language is None else 35
        assert 10 <= len(text) <= longest, f'{text}: {len(text)} letters'
        assert not text.endswith('.') and 'Ahu' not in text and not ARTICLE.match(text), text
        assert text[0].isupper(), text


def description():
    for language in SPOKEN:
        paragraphs, items = texts('description/p', language), texts('description/ul/li', language)
        assert len(paragraphs) >= 2 and len(items) <= 10, (language, len(items))
        whole = ' '.join(paragraphs + items)
        assert len(whole) > 400 and '://' not in whole, language


def captions():
    for language in SPOKEN:
        for text in texts('screenshots/screenshot/caption', language):
            assert text and not text.endswith('.') and not text[0].isdigit(), text
            assert not re.search(r'[.!?] ', text) and len(text) <= 60, text


def pictures():
    screenshots = ROOT.findall('screenshots/screenshot')
    assert 3 <= len(screenshots) <= 6, len(screenshots)
    assert [shot.get('type') for shot in screenshots] == ['default'] + [None] * (len(screenshots) - 1)
    for image in ROOT.findall('screenshots/screenshot/image'):
        width, height = int(image.get('width')) - 2 * SHADOW, int(image.get('height')) - 2 * SHADOW
        assert 0 < width <= WIDEST and 0 < height <= HIGHEST, f'{image.text}: {width} × {height}'
        assert image.text.startswith('https://'), image.text


def rgb(colour):
    return [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def colours():
    found = {node.get('scheme_preference'): node.text.strip() for node in ROOT.findall('branding/color')}
    assert set(found) == {'light', 'dark'}, found
    (_, light, bright), (_, dark, _) = (colorsys.rgb_to_hls(*rgb(found[scheme])) for scheme in ('light', 'dark'))
    assert bright > 0.4 and light > 0.55 > 0.4 > dark, found
    for colour in found.values():
        assert max(rgb(colour)) - min(rgb(colour)) > 0.25, f'{colour} has no colour'


def icons():
    """Square, drawn, without shadows, glows and letters; not up to the edge."""
    folder = os.path.join(SOURCE, 'icons', 'hicolor')
    found = [os.path.join(at, file) for at, _, files in os.walk(folder) for file in files]
    assert len(found) >= 5, found
    for path in found:
        svg = ET.parse(path).getroot()
        assert svg.get('width') == svg.get('height') and svg.get('viewBox'), path
        tags = {node.tag.rsplit('}', 1)[-1] for node in svg.iter() if isinstance(node.tag, str)}
        assert not tags & {'filter', 'text', 'image', 'feGaussianBlur'}, f'{path}: {tags}'


def releases():
    found = ROOT.findall('releases/release')
    assert found
    for release in found:
        for language in SPOKEN:
            paragraphs = [node for node in release.findall('description/p') if node.get(LANG) == language]
            items = [node for node in release.findall('description/ul/li') if node.get(LANG) == language]
            assert paragraphs and len(items) <= 10, (release.get('version'), language)


def metadata():
    assert ROOT.get('type') == 'desktop-application'
    assert len(APP_ID.split('.')) >= 4 and APP_ID.startswith('io.github.'), APP_ID
    assert ROOT.find('developer').get('id').startswith('io.github.'), 'no developer'
    assert ROOT.findtext('developer/name') and ROOT.find('content_rating').get('type') == 'oars-1.1'
    assert {url.get('type') for url in ROOT.findall('url')} >= {'homepage'}, 'no homepage'
    assert {control.text for control in ROOT.findall('recommends/control')} == {'keyboard', 'pointing', 'touch'}
    (length,) = ROOT.findall('requires/display_length')
    assert (length.get('compare'), length.text) == ('ge', '360')


def claims_no_affiliation():
    """The description says so, in the languages that this test can read."""
    for language, words in DISCLAIMERS.items():
        whole = ' '.join(texts('description/p', language))
        assert re.search(words, whole), whole
    assert not re.search(r'\bofficial', ' '.join(ROOT.itertext()), re.IGNORECASE)


tap.main([
    ('the name is short, and nothing but a name', name),
    ('the summary is short, in every language', summary),
    ('the description is long enough, its list short', description),
    ('captions are one short sentence', captions),
    ('pictures are of windows of the right size', pictures),
    ('there are two brand colours', colours),
    ('icons are square and plain', icons),
    ('each release has notes', releases),
    ('developer, rating, address, devices are told', metadata),
    ('no connection with the publisher is claimed', claims_no_affiliation),
])

# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the pages of docs/ can be found, lead where they say, and name files that there are.

usage: docs.py SOURCE-ROOT BUILD-ROOT
"""

import fnmatch
import glob
import json
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

ROOT, BUILD = sys.argv[1:]
PAGES = ['README.md'] + sorted(os.path.relpath(path, ROOT)
                               for path in glob.glob(os.path.join(ROOT, 'docs', '**', '*.md'), recursive=True))
# What recipes make, or let their reader name; and what other projects have.
EXAMPLES = re.compile(r'pebbles|notes|two-fish|\bfr\b|[A-Z]{4,}')
FOLDERS = ('src', 'tests', 'data', 'docs', 'po', 'build-aux', '.ci', 'flatpak')
SCREEN = 50  # lines
UNIT = re.compile(r'(?:ahu|rn|tp)-[a-z0-9-]*\*?\.(?:c|h|ui|py)')


def text_of(page):
    with open(os.path.join(ROOT, page), encoding='utf-8') as file:
        return file.read()


def without_blocks(page):
    return re.sub(r'^( *)```.*?^\1```$', '', text_of(page), flags=re.MULTILINE | re.DOTALL)


def links(page):
    """Returns: file and anchor, either of which may be empty, of each link that stays here"""
    return [(os.path.normpath(os.path.join(os.path.dirname(page), file)) if file else page, anchor)
            for file, anchor in re.findall(r'\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)', without_blocks(page))]


def anchors(page):
    """As they are made of headings: small letters, blanks as dashes, no other signs."""
    return {re.sub(r'[^\w\- ]', '', heading.lower()).replace(' ', '-')
            for heading in re.findall(r'^#+ (.*)$', without_blocks(page), re.MULTILINE)}


def every_page_is_linked():
    found = {file for file, _ in links('README.md')}
    missing = [page for page in PAGES if os.path.dirname(page) == 'docs' and page not in found]
    assert not missing, f'README.md has no link to {", ".join(missing)}'


def links_lead_somewhere(page):
    for file, anchor in links(page):
        assert os.path.exists(os.path.join(ROOT, file)), f'{page}: there is no {file}'
        assert not anchor or anchor in anchors(file), f'{page}: {file} has no heading for #{anchor}'


def named_files_exist(page, names):
    missing = []
    for word in re.findall(r'`([^`\n]+)`', without_blocks(page)):
        if EXAMPLES.search(word):
            continue
        if re.fullmatch(r'[\w.*/-]+', word) and word.split('/')[0] in FOLDERS and '/' in word:
            missing += [word] if not glob.glob(os.path.join(ROOT, word)) else []
        elif UNIT.fullmatch(word):
            missing += [word] if not fnmatch.filter(names, word) else []
    assert not missing, f'{page} names what there is not: {", ".join(missing)}'


def glossary_has_every_word(names):
    """Each word of a file's name: explained, or among those that mean what they say."""
    tables, plain = text_of('docs/glossary.md').split('## Words that mean what they say')
    heads = re.findall(r'^\|(.*?)\|', tables, re.MULTILINE) + re.findall(r'\*(\w+)\*|`(?:ahu|rn|tp)-([^`]*)`', tables)
    explained = set(re.findall('[a-z]+', f'{heads} {plain}'.lower()))
    words = {word for name in names if name.endswith(('.c', '.h', '.ui'))
             for word in re.split('[-.]', name)[:-1] if word not in ('ahu', 'rn', 'tp')}
    missing = sorted(word for word in words if not {word, word + 's', word.removesuffix('s')} & explained)
    assert not missing, f'docs/glossary.md has not {", ".join(missing)}'


def map_has_every_room():
    """Of those that other files than headers to be compiled in advance stand in."""
    found = re.search('^## The map\n(.*?)^## ', text_of('docs/architecture.md'), re.MULTILINE | re.DOTALL)[1]
    assert len(found.splitlines()) < SCREEN, 'the map is more than a screen'
    rooms = {os.path.basename(path) for layer in ('core', 'toolkit', 'shell', 'games/*')
             for path in glob.glob(os.path.join(ROOT, 'src', layer, '*', ''))
             for path in [os.path.dirname(path)]} - {'pch'}
    missing = sorted(rooms - set(re.findall('`([^`]+)`', found)))
    assert not missing, f'the map has not {", ".join(missing)}'


def named_tests_exist():
    """In what is to be typed by readers of docs/, and in what a newer Debian runs."""
    with open(os.path.join(BUILD, 'meson-info', 'intro-tests.json'), encoding='utf-8') as file:
        there = {test['name'] for test in json.load(file)}
    lists = [text for page in PAGES for text in re.findall(r'meson test -C BUILD((?: [a-z][a-z0-9-]+)+)', text_of(page))]
    named = re.search(r'set -- ((?:[^\n]*\\\n)*[^\n]*)', text_of('build-aux/newer-debian'))[1].replace('\\', ' ')
    assert len(named.split()) > 10, 'the tests of build-aux/newer-debian are not read any more'
    missing = sorted(set(' '.join(lists + [named]).split()) - there)
    assert not missing, f'there are no tests {", ".join(missing)}'


def all_names(*tops):
    names = set()
    for folder in tops or ('src', 'tests'):
        for _, _, files in os.walk(os.path.join(ROOT, folder)):
            names.update(files)
    return names


tap.main([('README.md links every page', every_page_is_linked),
          ('the glossary has every word of files', lambda: glossary_has_every_word(all_names('src'))),
          ('the map is a screen with every room', map_has_every_room),
          ('tests that are named exist', named_tests_exist)] +
         [(f'{page}: links lead somewhere', lambda page=page: links_lead_somewhere(page)) for page in PAGES] +
         [(f'{page}: named files exist', lambda page=page: named_files_exist(page, all_names())) for page in PAGES])

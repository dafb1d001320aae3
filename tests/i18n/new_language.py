# SPDX-License-Identifier: GPL-3.0-or-later
"""A language can be added without a change of code, as docs/translating.md promises.

In a copy of the tree the language that nobody speaks (pseudo.py) is added as a French one would
be: a line of po/LINGUAS, its catalogue, rules, tries and pictures. Everything that
is built, tested and scripted has to find it. That the program speaks it then is
shown by pseudo_pages.py.

usage: new_language.py SOURCE-ROOT BUILD-ROOT APPLICATION-ID
"""

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..', 'e2e'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
from caps import from_cap  # pylint: disable=wrong-import-position
from pseudo import CODE, OPEN  # pylint: disable=wrong-import-position

SOURCE, BUILD = (os.path.abspath(path) for path in sys.argv[1:3])
APP_ID = sys.argv[3]
PSEUDO = os.path.join(BUILD, 'tests', 'i18n', 'pseudo')
SCRATCH = tempfile.TemporaryDirectory(prefix='ahu-language-')
COPY = os.path.join(SCRATCH.name, 'ahu')
BUILT = os.path.join(SCRATCH.name, 'build')
LANG = '{http://www.w3.org/XML/1998/namespace}lang'
NOT_SOURCES = ('_', '.git', '.flatpak')
LIST = re.compile(r'(["\'])d[e]\1\W+\1it\1|\bd[e]\W{1,2}it\b|d[e]_DE\S*\W+it_IT')
# The folders of the games, and what records call them.
GAMES = {'rapanui': 'rapa-nui', 'tapati': 'tapati'}
TESTS = {'e2e-whole', 'e2e-keys', 'ui-start', 'ui-rn-table', 'ui-statistics'}


def add_language():
    """All that its translators do."""
    shutil.copytree(SOURCE, COPY, ignore=lambda folder, names: [
        name for name in names if name.startswith(NOT_SOURCES)])
    with open(os.path.join(COPY, 'po', 'LINGUAS'), 'a', encoding='utf-8') as file:
        file.write(f'{CODE}\n')
    shutil.copy(os.path.join(PSEUDO, f'{CODE}.po'), os.path.join(COPY, 'po'))
    for folder, game in GAMES.items():
        data = os.path.join(COPY, 'data', 'games', folder)
        shutil.copytree(os.path.join(PSEUDO, 'rules', folder), os.path.join(data, 'rules'), dirs_exist_ok=True)
        shutil.copytree(os.path.join(PSEUDO, 'tries', game), os.path.join(data, 'tries'), dirs_exist_ok=True)
    images = os.path.join(COPY, 'docs', 'images')
    shutil.copytree(os.path.join(images, 'en'), os.path.join(images, CODE))


def configures():
    """And the texts are put together: the parts of a build that know languages."""
    meson, ninja = tap.need('meson'), tap.need('ninja')
    add_language()
    tap.run(meson, 'setup', *(['-Dprofile=development'] if APP_ID.endswith('.Devel') else []), BUILT, COPY)
    tap.run(ninja, '-C', BUILT, f'data/{APP_ID}.desktop', f'data/{APP_ID}.metainfo.xml', f'data/{APP_ID}.xml',
            f'po/{CODE}/LC_MESSAGES/ahu.mo',
            *(f'src/{folder}-resources.c' for folder in GAMES))


def need_build():
    if not os.path.exists(os.path.join(BUILT, 'src', 'rapanui-resources.c')):
        raise tap.Skip('the copy was not built, see above')


def desktop_file_has_it():
    need_build()
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(os.path.join(BUILT, 'data', f'{APP_ID}.desktop'), encoding='utf-8')
    for section, keys in (('Desktop Entry', ('GenericName', 'Comment', 'Keywords')),
                          ('Desktop Action new-game', ('Name',)), ('Desktop Action final-scoring', ('Name',))):
        for key in keys:
            assert OPEN in parser[section].get(f'{key}[{CODE}]', ''), f'{section}: {key}'


def catalogue_entry_has_it():
    """Every text of the metainfo, in so far as it is one, and the pictures."""
    need_build()
    root = ET.parse(os.path.join(BUILT, 'data', f'{APP_ID}.metainfo.xml')).getroot()
    for path in ('summary', './/p', './/li', './/caption'):
        plain = [node for node in root.findall(path) if node.get(LANG) is None]
        spoken = [node for node in root.findall(path) if node.get(LANG) == CODE]
        assert plain and len(plain) == len(spoken), f'{path}: {len(spoken)} of {len(plain)}'
        assert all(OPEN in node.text for node in spoken), path
    assert all(f'/{CODE}/' in image.text for image in root.findall('.//image') if image.get(LANG) == CODE)
    pictures = [screenshot.find(f"image[@{LANG}='{CODE}']") for screenshot in root.findall('.//screenshot')]
    assert pictures and None not in pictures, 'a picture is missing'


def file_type_has_it():
    need_build()
    with open(os.path.join(BUILT, 'data', f'{APP_ID}.xml'), encoding='utf-8') as file:
        assert f'<comment xml:lang="{CODE}">{OPEN}' in file.read()


def program_has_its_rules():
    need_build()
    with open(os.path.join(BUILT, 'src', 'rules.gresource.xml'), encoding='utf-8') as file:
        listed = file.read()
    for folder in GAMES:
        assert f'alias="{folder}/{CODE}.xml"' in listed, folder


def tests_speak_it():
    need_build()
    listed = json.loads(tap.run(tap.need('meson'), 'introspect', '--tests', BUILT))
    names = {test['name'] for test in listed}
    missing = {f'{name}-{CODE}' for name in TESTS} - names
    assert not missing, missing


def catalogue_is_complete():
    """The tests of translations take it as they take the others; but its marks stand
    before and behind what the ends of a text have to be."""
    need_build()
    done = subprocess.run([sys.executable, os.path.join(COPY, 'tests', 'i18n', 'catalogues.py'), COPY],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    failed = [line.split(' ', 3)[3] for line in done.stdout.splitlines() if line.startswith('not ok')]
    assert f'{CODE}: no message is missing' in done.stdout, done.stdout
    assert failed == [f'{CODE}: ends and tags are equal'], done.stdout


def keys_are_pressed_in_it():
    """By a language that Ahu doesn't have: what GTK calls its keys is listed nowhere here."""
    shift = linguas.said_by_toolkit('fr', 'Shift', 'keyboard label')
    if shift == 'Shift':
        raise tap.Skip('GTK has no French here')
    assert from_cap(f'{shift}+Ctrl+1', 'fr') == 'shift+ctrl+1', shift


def screenshots_know_it():
    need_build()
    done = subprocess.run([os.path.join(COPY, 'build-aux', 'screenshots'), '--no-build', '--language', 'zz'],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 2 and f' {CODE} ' in done.stdout, done.stdout


def nobody_else_lists_languages():
    """po/LINGUAS is the one list: no other file has both codes beside each other."""
    found = []
    for folder, folders, names in os.walk(SOURCE):
        folders[:] = [name for name in folders if not name.startswith(NOT_SOURCES) and name != 'po']
        for name in names:
            if name.endswith(('.build', '.py', '.c', '.h', '.in')) or '.' not in name:
                with open(os.path.join(folder, name), encoding='utf-8', errors='replace') as file:
                    found += [f'{os.path.join(folder, name)}: {line.strip()}' for line in file if LIST.search(line)]
    assert not found, '\n'.join(found)


tap.main([
    ('no list of languages but po/LINGUAS', nobody_else_lists_languages),
    ('the build takes a further language', configures),
    ('the desktop file has it', desktop_file_has_it),
    ('the software catalogue has it', catalogue_entry_has_it),
    ('the file type has it', file_type_has_it),
    ('the program has its rules', program_has_its_rules),
    ('tests are run in it', tests_speak_it),
    ('the tests of translations accept it', catalogue_is_complete),
    ('keys are pressed in it', keys_are_pressed_in_it),
    ('build-aux/screenshots knows it', screenshots_know_it),
])

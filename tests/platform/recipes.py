# SPDX-License-Identifier: GPL-3.0-or-later
"""The recipes of docs/, followed to the letter in a copy of the tree.

What a recipe has in a block of code goes, as it stands there, to the place that its step names.
Then the compiler reads what was changed, as it reads the files around. Nothing is linked: that what compiles here is shown is for people to see.
A language is added by tests/i18n/new_language.py.

usage: recipes.py SOURCE-ROOT BUILD-ROOT
"""

import glob
import json
import math
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import textwrap
import xml.etree.ElementTree as ET

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position
from linguas import ALL as LANGUAGES  # pylint: disable=wrong-import-position

SOURCE, BUILD = (os.path.abspath(path) for path in sys.argv[1:3])
SCRATCH = tempfile.TemporaryDirectory(prefix='ahu-recipes-')
COPY = os.path.join(SCRATCH.name, 'ahu')
LONGEST = 58  # a screen: so many rows of so many columns
COLUMNS = 100


def copy_tree():
    for folder in ('build-aux', 'src', 'data', 'docs', 'tests/support', 'tests/screenshots', 'tests/games/rapanui'):
        shutil.copytree(os.path.join(SOURCE, folder), os.path.join(COPY, folder))


def path_of(name):
    return os.path.join(COPY, name)


def read(name):
    with open(path_of(name), encoding='utf-8') as file:
        return file.read()


def write(name, text):
    os.makedirs(os.path.dirname(path_of(name)), exist_ok=True)
    with open(path_of(name), 'w', encoding='utf-8') as file:
        file.write(text)


def blocks(page):
    """The blocks of code of a page, in their order."""
    return [textwrap.dedent(block) for block in
            re.findall(r'^ *```\w+\n(.*?)^ *```$', read(f'docs/{page}.md'), re.MULTILINE | re.DOTALL)]


def insert(name, text, before):
    """Puts text before the first line that the expression fits; before what is indented, indented."""
    found = re.search(f'^(?=( *)(?:{before}))', read(name), re.MULTILINE)
    assert found, f'{name} has no line {before}'
    found = found.start()
    write(name, read(name)[:found] + text + read(name)[found:])


def compile_like(name, *files):
    """Has the compiler read files of the copy as it reads one that the build has."""
    with open(os.path.join(BUILD, 'compile_commands.json'), encoding='utf-8') as file:
        command, folder = next(
            (shlex.split(entry['command']), entry['directory']) for entry in json.load(file)
            if os.path.normpath(os.path.join(entry['directory'], entry['file'])) == os.path.join(SOURCE, name))
    folders = {SOURCE: COPY, os.path.join(SOURCE, 'src'): os.path.join(COPY, 'src')}
    options = []
    for option in command[:command.index('-MD')]:
        place = os.path.normpath(os.path.join(folder, option[2:])) if option.startswith('-I') else None
        options.append('-I' + folders.get(place, option[2:]) if place else option)
    for file in files:
        tap.run(*options, '-I' + os.path.join(COPY, 'tests'), '-Werror', '-fsyntax-only', path_of(file), cwd=folder)


def need_new(name, mark):
    """Whoever tries a recipe as it stands there, and then all tests, has done what this does."""
    if mark in read(name):
        raise tap.Skip(f'{name} has {mark} already')


def count_rows(page):
    """As it is read: wrapped, without what makes blocks, nor the space around them."""
    rows = [line for line in read(page).splitlines() if line.strip() and not re.match(r' *(?:```|<!--)', line)]
    return sum(math.ceil(len(line) / COLUMNS) for line in rows)


def one_screen():
    rows = {os.path.basename(page): count_rows(page)
            for page in sorted(glob.glob(os.path.join(COPY, 'docs', 'adding-*.md')))}
    too_long = {page: number for page, number in rows.items() if number > LONGEST}
    assert rows and not too_long, f'more than {LONGEST} rows of {COLUMNS} columns: {too_long}'


def preference():
    need_new('data/io.github.ahu_table.Ahu.gschema.xml', 'large-names')
    key, row = blocks('adding-a-preference')[:2]
    for game in ('rapa-nui', 'tapati'):
        name = 'data/io.github.ahu_table.Ahu.gschema.xml'
        head, schema, rest = re.split(rf'(<schema id="[\w.]*\.Game\.{game}")', read(name))
        write(name, head + schema + rest.replace('</schema>', key + '</schema>', 1))
    tap.run(tap.need('glib-compile-schemas'), '--strict', '--dry-run', path_of('data'))
    for name in ('src/games/rapanui/ui/ahu-rn-game-ui.c', 'src/games/tapati/ui/ahu-tp-game-ui.c'):
        head, begin, table = read(name).partition('static const AhuSwitch switches[] = {\n')
        write(name, head + begin + table.replace('  { NULL }', row + '  { NULL }', 1))
        compile_like(name, name)


def bots():
    need_new('src/games/rapanui/advisor/rn-bot.c', 'choose_first')
    need_new('src/games/tapati/advisor/tp-bot.c', 'choose_first')
    functions = [block for block in blocks('adding-a-bot') if 'choose_first' in block]
    for name, function in zip(('src/games/rapanui/advisor/rn-bot.c', 'src/games/tapati/advisor/tp-bot.c'), functions):
        insert(name, function + '\n', r'static const \w+ bots\[\]')
        insert(name, '  { "first", choose_first },\n', r'\{ "random"')
        compile_like(name, name)


def page():
    need_new('src/main/ahu.gresource.xml', 'ahu-notes-page.ui')
    commands, _, resource, declared, called, shown, line = blocks('adding-a-page')
    before = set(names())
    tap.run('sh', '-e', '-c', commands, cwd=COPY)
    own = set(names()) - before
    assert len(own) == 4, own
    insert('src/main/ahu.gresource.xml', resource, '<file>ahu-players-page.ui')
    insert('src/shell/window/ahu-window-private.h', declared + '\n', r'/\* ahu-window-learn\.c \*/')
    insert('src/shell/window/ahu-window.c', '  ahu_window_add_notes_page (self);\n', 'ahu_window_add_replay_page')
    insert('src/shell/window/ahu-window-actions.c', called, r'\{ "win\.practise"')
    insert('tests/screenshots/pages-rapanui.c', shown + '\n', r'const Page rn_pages\[\]')
    insert('tests/screenshots/pages-rapanui.c', line, r'\{ NULL \},')
    for name in own:
        if name.endswith('.ui'):
            ET.parse(path_of(name))
    compile_like('src/shell/window/ahu-window-learn.c', 'src/shell/window/ahu-window.c', 'src/shell/window/ahu-window-actions.c',
                 *(name for name in own if name.endswith('.c')))
    compile_like('tests/screenshots/pages-rapanui.c', 'tests/screenshots/pages-rapanui.c')


def game():
    need_new('src/meson.build', "'pebbles'")
    tap.run('sh', '-e', '-c', blocks('adding-a-game')[0], cwd=COPY)
    files = [name for name in names() if name.startswith('src/games/pebbles/') and name.endswith('.c')]
    assert len(files) == 6, files
    again = subprocess.run([path_of('build-aux/new-game'), 'pebbles'], stderr=subprocess.PIPE, check=False)
    assert again.returncode == 1 and b'there already' in again.stderr, again
    tap.run(tap.need('glib-compile-resources'), '--generate-header', '--c-name=pebbles', '--sourcedir=.',
            '--target=pebbles-resources.h', 'pebbles.gresource.xml', cwd=path_of('src/games/pebbles/ui'))
    compile_like('src/games/tapati/ui/tapati-ui.c', *files)


def names():
    return [os.path.relpath(os.path.join(folder, file), COPY)
            for folder, _, files in os.walk(COPY) for file in files]


copy_tree()
tap.main([
    ('a recipe is a screen', one_screen),
    ('a preference', preference),
    ('a bot of either game', bots),
    ('a page', page),
    ('a game', game),
])

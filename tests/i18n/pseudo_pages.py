# SPDX-License-Identifier: GPL-3.0-or-later
"""Every page, the result on paper and ahu-cli in the language that nobody speaks.

In it a translated text stands between ⟦ and ⟧, has no letter of the alphabet and no
usual space (pseudo.py). So on each page
- a plain letter is a text that nobody can translate,
- a usual space, or a mark beside another, is a sentence that the program glued together.

usage: pseudo_pages.py SOURCE-ROOT BUILD-ROOT
"""

import glob
import json
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
from pseudo import CODE, OPEN, CLOSE, Pseudo  # pylint: disable=wrong-import-position

SOURCE, BUILD = (os.path.abspath(path) for path in sys.argv[1:3])
LOCALE = linguas.locale_of(CODE)
PSEUDO = os.path.join(BUILD, 'tests', 'i18n', 'pseudo')
EXAMPLE = os.path.join(SOURCE, 'data', 'games', 'rapanui', 'examples', 'four-friends.rapanui')
UNTOLD = os.path.join(SOURCE, 'tests', 'data', 'rapanui', 'four-players-untold.rapanui')
LEAST_TEXTS = 4000

# What may stand there untranslated, and why.
PLATFORM = {  # GTK and libadwaita say it, in their own translations.
    ('GtkImage', 'Clear entry'), ('GtkImage', 'Clear Entry'),  # the cross in a search field
    *((widget, text) for widget in ('GtkSearchEntry', 'GtkText', 'GtkLabel')
      for text in ('Search…', 'Search')),  # in a drop-down
    ('GtkButton', 'Back'),             # in the header bar of a window before the main one
    ('GtkLabel', '(None)'),            # a drop-down without items
    ('GtkButton', 'Apply'),            # the tick in an entry row
}
# The platform says what keys are called.
KEY = r'(?:Ctrl|Shift|Alt|Left|Right|Up|Down|Page|Home|End|Space|Return|Delete|BackSpace|Menu|Escape|F\d+|.)'
KEYS = re.compile(rf'^{KEY}(?:\+{KEY})*$')
# Numbers of rules are the same in every language.
RULES = re.compile(r'\b(?:[RDT]|TD)\d+(?:\.\d+)?\b(?:, (?:[RDT]|TD)\d+(?:\.\d+)?\b)*')
# The C library says the names of months and days.
MONTHS = re.compile(r'\b(?:January|February|March|April|May|June|July|August|September|October'
                    r'|November|December|AM|PM|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b')
SUM = re.compile(r'\d+(?: (?:[-+−×=/·] )?\d+)+')
# GLib says which files it takes in place of those inside the program.
OVERLAYS = re.compile(r'^GLib-GIO-Message:.*\n', re.MULTILINE)
# What is typed and written as it is in every language, in the texts of ahu-cli.
LITERAL = re.compile(r'ahu-cli|--[a-z-]+|-h\b|/\S+|\b(?:check|simulate|score)\b|=MS\b|NAME')
# GLib says it, in its own translations.
GLIB = re.compile(r'^Usage:|^Help Options:|^Application Options:|Show help options$|\[OPTION…\]',
                  re.MULTILINE)
# Between the items of a list and between sentences: translated, but without letters, except
# before the last item.
SEPARATOR = re.compile(f'{OPEN}[^{OPEN}{CLOSE}\\w]*{CLOSE}|' + '|'.join(
    re.escape(Pseudo(long).text(' and ')) for long in (False, True)))
INNERMOST = re.compile(f'{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}')


def games():
    """Their names on the boxes, which are translated nowhere, and stand beside each other."""
    with open(os.path.join(SOURCE, 'src', 'meson.build'), encoding='utf-8') as file:
        folders = re.findall(r"'(\w+)'", re.search(r'^games = \[(.*?)\]', file.read(), re.MULTILINE | re.DOTALL)[1])
    names = []
    for path in (path for folder in folders
                 for path in glob.glob(os.path.join(SOURCE, 'src', 'games', folder, 'ui', '*-ui.c'))):
        with open(path, encoding='utf-8') as file:
            names += re.findall(r'\.name = "(.*)"', file.read())
    assert len(names) == len(folders) >= 2, f'{folders} are called {names}'
    return '|'.join(map(re.escape, names))


def players():
    """The names of the people in all games that are shown, and in the tries."""
    found = set()

    def collect(value):
        if isinstance(value, list):
            for item in value:
                collect(item)
        elif isinstance(value, dict):
            found.update([value['name']] if isinstance(value.get('name'), str) else [])
            for item in value.values():
                collect(item)

    folders = [os.path.dirname(UNTOLD),
               *glob.glob(os.path.join(SOURCE, 'data', 'games', '*', 'examples')),
               *glob.glob(os.path.join(SOURCE, 'data', 'games', '*', 'tries'))]
    for folder in folders:
        for name in os.listdir(folder):
            if name.endswith(('.rapanui', '.json')):
                with open(os.path.join(folder, name), encoding='utf-8') as file:
                    collect(json.load(file))
    return sorted(found, key=len, reverse=True)


GAMES = re.compile(rf'(?:{games()})(?: · (?:{games()}))*')
NAMES = re.compile(rf'(?<!\w)(?:{"|".join(map(re.escape, players()))})(?!\w)')


def without_allowed(text):
    # What reads from left to right everywhere says so with a mark that nobody sees.
    text = GAMES.sub('1', text).replace('\N{LEFT-TO-RIGHT MARK}', '')
    for pattern, instead in ((NAMES, '1'), (RULES, '1'), (MONTHS, '1'), (SUM, '1')):
        text = pattern.sub(instead, text)
    return text


def fault_of_line(line):
    """What is wrong with one line of a text, or None."""
    line = without_allowed(line)
    if re.search('[A-Za-z]{2}', line):
        return 'not translated'
    line = SEPARATOR.sub('\n', line)
    if CLOSE + OPEN in line:
        return 'glued together'
    # Whole sentences are left, at the outside: nothing may stand beside them.
    while INNERMOST.search(line):
        if ' ' in INNERMOST.search(line)[0]:
            return 'a space of the program’s own'
        line = INNERMOST.sub('\1', line)
    if any('\1' in piece and piece != '\1' for piece in line.split('\n')):
        return 'something beside a sentence'
    return None


def fault(text):
    return next(filter(None, map(fault_of_line, text.split('\n'))), None)


def is_platforms(widget, what, text):
    # Of a row of the list of keys they are the description.
    of_row = widget == 'GtkListBoxRow' and what == 'accessible description'
    keys = SEPARATOR.split(text) if of_row else [text]
    return (widget, text) in PLATFORM or ((widget == 'GtkLabel' or of_row)
                                          and all(KEYS.match(key) for key in keys))


def unescaped(text):
    return re.sub(r'\\(.)', lambda found: {'n': '\n', 't': '\t'}.get(found[1], found[1]), text)


def environment():
    folder = os.path.join(os.environ.get('LOCPATH', ''), LOCALE)
    if not os.path.isdir(folder):
        raise tap.Skip(f'the locale {LOCALE} could not be made: localedef or its data is missing '
                       '(Debian: package locales)')
    return {**os.environ, 'LC_ALL': LOCALE, 'LANGUAGE': CODE,
            'AHU_LOCALEDIR': os.path.join(PSEUDO, 'locale')}


def checker_works():
    """It finds what is wrong, and nothing where nothing is."""
    say = Pseudo(False).text
    fish, play = say('Fish'), say('Play %s')
    for text, wanted in (
            ('Play', 'not translated'),
            (play % 'Fish', 'not translated'),
            ('Ctrl+Fish', 'not translated'),
            (f'{say("Play")} {fish}', 'something beside a sentence'),
            (f'{say("Play")}{fish}', 'glued together'),
            (play % f'{fish}{fish}', 'glued together'),
            (play % f'{fish} {fish}', 'a space of the program’s own'),
            (f'{fish}: 3', 'something beside a sentence'),
            (f'{say("One.")}\n{say("Two.")} {say("Three.")}', 'something beside a sentence'),
            (play % 'Rapa Nui · Tapati', None), (play % fish, None), (f'{say("One.")}{say(" ")}{say("Two.")}', None),
            (f'{say("One.")}\n{say("Two.")}', None), ('Leilani', None), ('R7.5', None), ('7', None),
            (say('%s takes %s.') % ('Leilani', '1 + 1'), None)):
        assert fault(text) == wanted, f'{text}: {fault(text)}, not {wanted}'
    assert not is_platforms('GtkLabel', 'text', 'Play')


def start_listing(folder, size, language='pseudo'):
    return subprocess.Popen([os.path.join(SOURCE, 'build-aux', 'screenshots'), '--no-build',
                             '--language', language, '--scheme', 'light', '--texts', '--size', size,
                             os.path.join(folder, size)],
                            env={**environment(), 'AHU_BUILD_DIR': BUILD}, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def read_texts(folder):
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding='utf-8') as file:
            for line in file:
                widget, what, text = line.rstrip('\n').split('\t')
                yield name.rsplit('-', 1)[0], widget, what, unescaped(text)


def list_texts(folder):
    """Page, widget, what it is to it, text; of a narrow and of a wide window, at the same time."""
    running = {size: start_listing(folder, size) for size in ('360x720', '1024x768')}
    texts = []
    for size, process in running.items():
        output, _ = process.communicate()
        assert process.returncode == 0, OVERLAYS.sub('', output)
        texts += read_texts(os.path.join(folder, size, 'pseudo'))
    return texts


def report(faults):
    seen = {}
    for page, widget, what, text, why in faults:
        seen.setdefault((widget, what, text, why), page)
    assert not seen, f'{len(seen)} faults:\n' + '\n'.join(
        f'{page}: {widget}, {what}: {why}: {text!r}' for (widget, what, text, why), page in seen.items())


def every_page():
    tap.need('Xvfb')
    with tempfile.TemporaryDirectory(prefix='ahu-pseudo-') as folder:
        texts = list_texts(folder)
    pages = {page for page, *_ in texts}
    assert len(pages) >= 90 and len(texts) >= LEAST_TEXTS, f'{len(pages)} pages, {len(texts)} texts'
    report([(*text, fault(text[-1])) for text in texts
            if fault(text[-1]) and not is_platforms(*text[1:])])


def longer_texts_fit():
    """Two fifths longer than in English, on a telephone: nothing makes the window wider or higher."""
    tap.need('Xvfb')
    with tempfile.TemporaryDirectory(prefix='ahu-pseudo-') as folder:
        process = start_listing(folder, '360x720', 'pseudo-long')
        output, _ = process.communicate()
    assert process.returncode == 0, OVERLAYS.sub('', output)


def untranslated_words(text):
    """Words in a text of several columns, where spaces have to be usual ones."""
    return [line for line in text.splitlines()
            if re.search('[A-Za-z]{2}', without_allowed(line))]


def score_sheet():
    tap.need('Xvfb')
    tool = tap.need('pdftotext')
    with tempfile.TemporaryDirectory(prefix='ahu-pseudo-') as folder:
        stem = os.path.join(folder, 'sheet')
        tap.run(os.path.join(SOURCE, 'build-aux', 'with-display'),
                os.path.join(BUILD, 'tests', 'paper', 'write-papers'), stem, EXAMPLE, env=environment())
        text = tap.run(tool, '-raw', stem + '.pdf', '-')
        with open(stem + '.csv', encoding='utf-8') as file:
            table = file.read()
    assert OPEN in text and OPEN in table, text + table
    assert not untranslated_words(text + table), '\n'.join(untranslated_words(text + table))


def command_line():
    """What ahu-cli says to people; options, file names and JSON stay as they are."""
    program = os.path.join(BUILD, 'src', 'cli', 'ahu-cli')
    running = os.path.join(SOURCE, 'tests', 'data', 'rapanui', 'two-players.rapanui')
    faults = []
    for arguments in (['score', EXAMPLE], ['analyse', '--playouts=1', running],
                      ['check', '--help'], ['simulate', '--help'],
                      ['score', '/1'], ['check'], ['0'], ['hint', EXAMPLE]):
        done = subprocess.run([program, *arguments], env=environment(), text=True, check=False,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert done.stdout, arguments
        text = GLIB.sub('1', LITERAL.sub('1', done.stdout))
        faults += [f'{" ".join(arguments)}: {line}' for line in untranslated_words(text)]
    assert not faults, '\n'.join(faults)


tap.main([
    ('the checks find what is wrong', checker_works),
    ('every text of every page is translated whole', every_page),
    ('texts that are two fifths longer fit on a telephone', longer_texts_fit),
    ('the result on paper and its table are translated', score_sheet),
    ('ahu-cli is translated', command_line),
])

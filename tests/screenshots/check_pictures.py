# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of every page: all are written, have their size and show something.

It runs build-aux/screenshots for one language and size. What a page looks like is
for people to judge.

usage: check_pictures.py SOURCE-ROOT BUILD-ROOT
"""

import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

SCRIPT = os.path.join(sys.argv[1], 'build-aux', 'screenshots')
LANGUAGE = 'de'
SIZE = (360, 720)
CARDS = ('start', 'start-continue', 'start-others', 'players', 'players-first', 'players-mended', 'deal',
         'deal-first', 'deal-full', 'deal-mended', 'join', 'join-players', 'join-fault', 'table-buy',
         'table-draw', 'table-refill', 'table-slip', 'table-sacrifice', 'table-cover', 'table-cover-held',
         'table-peek', 'table-add', 'table-first-buy', 'table-first-sacrifice', 'table-first-view', 'table-reward', 'table-substitute', 'table-reveal',
         'table-view-reveal', 'table-reward-two',
         'table-players', 'table-log', 'table-view', 'table-view-draw', 'table-view-peek', 'table-view-count',
         'second-screen', 'second-screen-reveal', 'second-screen-kind', 'second-screen-places',
         'correction', 'count', 'result', 'result-end', 'story-stone', 'story-kind',
         'story-places', 'result-ended', 'end-view', 'end-view-kind', 'end-view-places',
         'score', 'score-half', 'score-done', 'score-running', 'score-what-if', 'best-moves',
         'analysis', 'replay', 'replay-view', 'learn', 'try', 'try-told', 'try-over',
         'practise', 'practise-table', 'history', 'statistics', 'names',
         'rules', 'rules-rule', 'rules-now', 'preferences', 'shortcuts')
TAPATI = ('tp-start', 'tp-players', 'tp-players-first', 'tp-players-known', 'tp-box', 'tp-box-first',
          'tp-box-mended', 'tp-reveal', 'tp-fact', 'tp-palms',
          'tp-quarries', 'tp-exchange', 'tp-award', 'tp-place', 'tp-undone', 'tp-prestige', 'tp-six-fact',
          'tp-six-exchange', 'tp-six-place', 'tp-six-prestige', 'tp-boards', 'tp-log',
          'tp-correction', 'tp-correction-place', 'tp-view',
          'tp-view-six', 'tp-view-six-quarries', 'tp-view-place', 'tp-view-reveal', 'tp-view-exchange', 'tp-view-prestige',
          'tp-placing', 'tp-placing-alone', 'tp-enough', 'tp-end-noted', 'tp-refused',
          'tp-place-tiles', 'tp-six-place-tiles', 'tp-replay-end',
          'tp-second-screen', 'tp-second-screen-place',
          'tp-first-reveal', 'tp-first-fact', 'tp-first-place', 'tp-first-exchange', 'tp-first-view',
          'tp-result', 'tp-result-end', 'tp-result-six', 'tp-result-ended', 'tp-story-player', 'tp-story-places',
          'tp-end-view', 'tp-end-view-places', 'tp-score', 'tp-score-running', 'tp-what-if',
          'tp-best-moves', 'tp-best-moves-place', 'tp-analysis', 'tp-replay', 'tp-replay-view', 'tp-learn', 'tp-try',
          'tp-try-told', 'tp-try-over', 'tp-practise', 'tp-practise-table', 'tp-history', 'tp-statistics', 'tp-rules',
          'tp-rules-rule', 'tp-preferences', 'tp-shortcuts')
PAGES = CARDS + TAPATI
# These have sizes of their own.
BEFORE = ('correction', 'best-moves', 'analysis', 'try-told', 'try-over', 'names', 'preferences', 'shortcuts', 'tp-correction',
          'tp-correction-place', 'tp-best-moves', 'tp-best-moves-place', 'tp-analysis', 'tp-try-told', 'tp-try-over',
          'tp-preferences', 'tp-shortcuts')
# A page without its content is one colour and a header bar of a few greys.
COLOURS = 150
GROUND = 0.97


def write(folder, *options, environment={}):
    """Calls the script for a build folder that is up to date."""
    tap.need('Xvfb')
    tap.need('dbus-run-session')
    return subprocess.run([SCRIPT, '--no-build', *options, folder], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True,
                          check=False, env={**os.environ, **environment, 'AHU_BUILD_DIR': sys.argv[2]})


def look_at(path):
    """Width, height, number of colours, and the share of the one that covers most."""
    width, height = map(int, tap.run(tap.need('identify'), '-format', '%w %h', path).split())
    colours = tap.run(tap.need('convert'), path, '-depth', '8', '-format', '%c', 'histogram:info:-')
    counts = [int(line.split(':')[0]) for line in colours.splitlines() if ':' in line]
    return width, height, len(counts), max(counts) / (width * height)


def check(path, own_size=False):
    width, height, colours, ground = look_at(path)
    if own_size:
        assert width <= SIZE[0] and height <= SIZE[1], f'{width} × {height}'
    else:
        assert (width, height) == SIZE, f'{width} × {height}'
    assert colours >= COLOURS, f'only {colours} colours'
    assert ground <= GROUND, f'{ground:.1%} of it are one colour'


def written(folder):
    done = write(folder, '--language', LANGUAGE, '--size', '%dx%d' % SIZE)
    assert done.returncode == 0, done.stdout
    found = {os.path.relpath(os.path.join(where, name), folder)
             for where, _folders, names in os.walk(folder) for name in names}
    wanted = {f'{LANGUAGE}/{page}-{SIZE[0]}x{SIZE[1]}-{scheme}.png'
              for page in PAGES for scheme in ('light', 'dark')}
    assert wanted == found, '\n'.join(sorted(wanted ^ found))


def light_and_dark_differ(folder):
    for page in PAGES:
        name = os.path.join(folder, LANGUAGE, f'{page}-{SIZE[0]}x{SIZE[1]}-')
        with open(f'{name}light.png', 'rb') as light, open(f'{name}dark.png', 'rb') as dark:
            assert light.read() != dark.read(), page


def empty_picture_is_noticed(folder):
    """That the checks above can fail."""
    path = os.path.join(folder, 'empty.png')
    tap.run(tap.need('convert'), '-size', '%dx%d' % SIZE, 'xc:#fafafa', path)
    try:
        check(path)
    except AssertionError:
        return
    raise AssertionError('a page of one colour is taken for a picture of it')


def page_that_is_too_wide_is_told(folder):
    """No page fits into 200 px, and none of them may be silently cut."""
    done = write(os.path.join(folder, 'small'), '--language', 'en', '--size', '200x720',
                 '--page', 'start')
    assert done.returncode == 1, f'{done.returncode}: {done.stdout}'
    assert 'start-200x720-light.png: needs ' in done.stdout, done.stdout


def large_text_fits(folder):
    """With text of 200 % a telephone still shows every page whole."""
    done = write(os.path.join(folder, 'large'), '--language', LANGUAGE, '--size', '%dx%d' % SIZE,
                 '--text', '200', '--scheme', 'light')
    assert done.returncode == 0, done.stdout


def every_colour_can_be_read(folder, *options):
    """On the pages of six players each of the six colours has its turn; write-pages reads the painted colours."""
    for seats in range(6):
        done = write(os.path.join(folder, 'colours'), '--language', 'en', '--size', '1280x800', '--colours', str(seats),
                     '--page', 'tp-six-place', '--page', 'tp-six-fact', '--page', 'table-buy', '--page', 'tp-result-six', *options)
        assert done.returncode == 0, done.stdout


def faint_words_are_told(folder):
    """That the painted colours are read: with another ground every word is nearly as what it stands on."""
    style = os.path.join(folder, 'ground.css')
    with open(style, 'w', encoding='utf-8') as file:
        file.write('label { color: #e0d0b0; }')
    done = write(os.path.join(folder, 'faint'), '--language', 'en', '--size', '1280x800', '--page', 'start', '--scheme', 'light',
                 environment={'G_RESOURCE_OVERLAYS': f'/io/github/ahu_table/Ahu/ground.css={style}'})
    assert done.returncode == 1 and 'which is only' in done.stdout, done.stdout


def unknown_language_is_refused(folder):
    done = write(folder, '--language', 'rapanui')
    assert done.returncode == 2 and 'rapanui' in done.stdout, done.stdout


with tempfile.TemporaryDirectory() as scratch:
    cases = [('all pages are written', lambda: written(scratch))]
    cases += [(f'{page}, {scheme}',
               lambda page=page, scheme=scheme:
               check(os.path.join(scratch, LANGUAGE, f'{page}-{SIZE[0]}x{SIZE[1]}-{scheme}.png'),
                     page in BEFORE))
              for page in PAGES for scheme in ('light', 'dark')]
    cases += [('light and dark differ', lambda: light_and_dark_differ(scratch)),
              ('an empty picture is noticed', lambda: empty_picture_is_noticed(scratch)),
              ('a page that is too wide is told', lambda: page_that_is_too_wide_is_told(scratch)),
              ('large text fits', lambda: large_text_fits(scratch)),
              ('every colour can be read', lambda: every_colour_can_be_read(scratch)),
              ('and in high contrast', lambda: every_colour_can_be_read(scratch, '--high-contrast')),
              ('faint words are told', lambda: faint_words_are_told(scratch)),
              ('an unknown language is refused', lambda: unknown_language_is_refused(scratch))]
    tap.main(cases)

# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for every source file: licence line, layers, sizes, banned names.

It reads the tree as text, so it needs nothing built. It is no judge of style.

usage: sources.py SOURCE-ROOT
"""

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

ROOT = sys.argv[1]
# The rooms of each layer, from the floor up: none includes one that stands behind it.
ROOMS = {
    'core': ('base', 'json', 'rules', 'game', 'record', 'history', 'teach', 'advice', 'store', 'session', 'library',
             'statistics'),
    'toolkit': ('pch', 'base', 'layout', 'art', 'game', 'rules', 'teach', 'messages', 'charts', 'paper', 'entry', 'ranking',
                'table', 'analysis'),
    'games/rapanui/engine': ('engine', 'notation', 'join', 'study', 'words', ''),
    'shell': ('history', 'players', 'result', 'replay', 'statistics', 'learn', 'rules', 'score', 'window', ''),
}
# What each layer may include of the others: arrows point downwards only. A game stands on core and
# toolkit with layers of its own, and knows no other game; only what starts a program knows games.
BELOW = {'core': set(), 'toolkit': {'core'}, 'shell': {'core', 'toolkit'}, 'cli': {'core'}}
GAME_BELOW = {'engine': {'core'}, 'advisor': {'core', 'engine'}, 'ui': {'core', 'toolkit', 'engine', 'advisor'}}
STARTS_PROGRAMS = ('src/cli/main.c', 'src/main/')
LONGEST = 900
# A shorter function that is called once belongs where it is called, or says why it stands alone.
SHORT = 12
# Deprecated after the baseline; ahu-compat is the one place that may know both sides.
BANNED = re.compile(
    r'\b(GtkDialog|GtkMessageDialog|GtkFileChooserNative|GtkTreeView|GtkComboBox|GtkInfoBar|'
    r'GtkEntryCompletion|GtkShortcuts\w+|GTK_(?:TYPE|IS)_SHORTCUTS_\w+|AdwLeaflet|AdwFlap|AdwSqueezer|AdwViewSwitcherTitle|'
    r'AdwMessageDialog|AdwAboutWindow|AdwPreferencesWindow|gtk_widget_get_style_context|'
    r'gtk_(?:dialog|message_dialog|file_chooser_native|tree_view|combo_box|info_bar)_\w+|'
    r'adw_(?:leaflet|flap|squeezer|message_dialog|about_window|preferences_window)_\w+)\b')
# Where it is worth it: a window for keys that people know, which works in all versions.
UNBANNED = {'src/shell/ahu-shortcuts-window.c': 'GTK_TYPE_SHORTCUTS_'}
# What games, advisors, pages and readers of records are written against.
BOUNDARIES = [f'src/{name}.h' for name in (
    'core/advice/ahu-game-advisor', 'core/game/ahu-game', 'core/game/ahu-news', 'core/game/ahu-ranking', 'core/record/ahu-record',
    'toolkit/entry/ahu-score-form', 'toolkit/entry/ahu-sheet', 'toolkit/game/ahu-game-ui', 'toolkit/table/ahu-move-entry',
    'toolkit/table/ahu-table')]
# Formats that have no comments, texts that must stay as they are, and pictures.
NO_LICENCE_LINE = ('.json', '.jsonl', '.rapanui', '.png', '.pot', 'COPYING', 'debian/changelog',
                   'debian/copyright', 'debian/source/format')
SKIPPED_FOLDERS = ('tests/data/', 'tests/fuzz/corpus/', 'data/games/rapanui/examples/')


def tracked():
    """All files of the project, relative to its root; not what a Debian package puts there."""
    names = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders
                      if name not in ('.git', '__pycache__', '.flatpak-builder')
                      and not name.startswith('_build')
                      and not (folder == ROOT and name == 'debian')
                      and not os.path.exists(os.path.join(folder, name, 'meson-private'))]
        names += [os.path.relpath(os.path.join(folder, name), ROOT) for name in files]
    # In a second work tree of git `.git` is a file.
    return sorted(name for name in names if name != '.git' and not name.endswith('~'))


def text_of(name):
    with open(os.path.join(ROOT, name), encoding='utf-8') as file:
        return file.read()


def code_of(name):
    """The text of a file without the comments of C and XML."""
    return re.sub(r'/\*.*?\*/|<!--.*?-->', '', text_of(name), flags=re.DOTALL)


FILES = tracked()
CODE = [name for name in FILES if name.startswith('src/') and name.endswith(('.c', '.h'))]


def report(faults):
    assert not faults, '\n'.join(faults)


def licence_lines():
    report([f'{name}: no SPDX-License-Identifier in its first lines' for name in FILES
            if not name.endswith(NO_LICENCE_LINE) and not name.startswith(SKIPPED_FOLDERS)
            and 'SPDX-License-Identifier:' not in '\n'.join(text_of(name).splitlines()[:20])])


def place_of(name):
    """Layer and room; those of a game are its engine, its advisor and its pages."""
    folders = name.split('/')[1:-1]
    if folders[0] != 'games':
        return folders[0], '/'.join(folders[1:])
    own = folders[2] if len(folders) > 2 and folders[2] in GAME_BELOW else 'engine'
    return '/'.join(folders[:2] + [own]), '/'.join(folders[2:])


def below(layer):
    if not layer.startswith('games/'):
        return BELOW[layer]
    game, own = layer.rsplit('/', 1)
    return {f'{game}/{name}' if name in GAME_BELOW else name for name in GAME_BELOW[own]}


def layers():
    """Headers are told apart by their names."""
    home = {os.path.basename(name): place_of(name) for name in CODE if name.endswith('.h')}
    faults = []
    for name in CODE:
        # What makes a game known knows its computer players.
        if name.startswith(STARTS_PROGRAMS) or re.fullmatch(r'src/games/(\w+)/\1\.c', name):
            continue
        layer, room = place_of(name)
        for header in re.findall(r'^\s*#\s*include\s+"([^"]+)"', text_of(name), re.MULTILINE):
            other, its_room = home.get(os.path.basename(header), (layer, room))
            if other != layer and other not in below(layer):
                faults.append(f'{name} includes {header}: {layer} may not know {other}')
            elif other == layer and layer in ROOMS and ROOMS[layer].index(its_room) > ROOMS[layer].index(room):
                faults.append(f'{name} includes {header}: {room} is below {its_room}')
    report(faults)


def no_gtk_below_the_toolkit():
    toolkit = re.compile(r'^\s*#\s*include\s+[<"](gtk/|gdk/|gsk/|adwaita|librsvg/|pango/|cairo)',
                         re.MULTILINE)
    report([f'{name} includes a part of the toolkit' for name in CODE
            if not re.match('src/(toolkit|shell|main|games/[^/]+/ui)/', name) and toolkit.search(text_of(name))])


# Words of a game that may stand where any game is served, each with its reason.
GAME_WORDS = {
    'src/cli/ahu-cli.c': ('Rapa',),  # what Ahu is for
    'src/toolkit/base/ahu-compat.c': ('Rapa',),
    'src/core/library/ahu-library-scan.h': ('rapanui',),  # how files of records end, of either game
    'src/core/library/ahu-summary-file.c': ('rapanui',),
    'src/core/store/ahu-store-name.h': ('rapanui',),
    'src/shell/history/ahu-record-filters.c': ('rapanui',),
    'src/shell/score/ahu-score-page.c': ('rapanui',),
    'src/shell/window/ahu-window-save.c': ('rapanui',),
}


def houses_know_no_game():
    """What serves any game names none, not even as an example in a comment."""
    words = re.compile(r'((?<![a-z])rn_\w+|\w*Rn[A-Z]\w*|\w*(?<![A-Z])RN_\w+|(?<![a-z])tp_\w+|\bTp[A-Z]\w*|\bTP_\w+|'
                       r'(?i:\b(?:rapa\w*|lumberjacks?|priests?|moai|mulberry|potato|wood|sacrifices?|stone|glory)\b))')
    faults = []
    for name in FILES:
        if re.match(r'src/(core|toolkit|shell|cli)/.*\.(c|h|ui)$', name) and not name.startswith(STARTS_PROGRAMS):
            faults += [f'{name}: {word}' for word in words.findall(text_of(name))
                       if word not in GAME_WORDS.get(name, ())]
    report(faults)


def banned_names():
    faults = []
    for name in FILES:
        if name.startswith('src/') and name.endswith(('.c', '.h', '.ui')) \
                and not os.path.basename(name).startswith('ahu-compat'):
            faults += [f'{name}: {word}' for word in BANNED.findall(code_of(name))
                       if name not in UNBANNED or not word.startswith(UNBANNED[name])]
    report(faults)


def arguments_around(code, start):
    """The other arguments of all calls around a piece of code that is an argument, or in one."""
    depth, at = 0, start
    while at > 0 and (depth > 0 or code[at - 1] not in ';{}'):
        at -= 1
        depth += {')': 1, '(': -1}.get(code[at], 0)
        if depth < 0:
            # Only of a call do commas part what is made in any order.
            if re.search(r'\b(?!if|while|switch|for|return)\w+\s*$', code[:at]):
                yield from split_arguments(code, at, start)
            depth = 0


def split_arguments(code, opened, start):
    """Those of the call that begins at `opened` without the one in which `start` is."""
    depth, argument = 0, opened + 1
    for match in re.finditer(r'[(),]', code[opened + 1:]):
        at = opened + 1 + match.start()
        if depth == 0 and match[0] in '),':
            if not argument <= start < at:
                yield code[argument:at]
            argument = at + 1
            if match[0] == ')':
                return
        depth += {'(': 1, ')': -1}.get(match[0], 0)


def uses_after_stealing(code):
    """Arguments may be made in any order: what one steals, another finds gone."""
    code = re.sub(r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])'", '""', code)
    for steal in re.finditer(r'\bg_steal_\w+\s*\(&(\w+)\)', code):
        if any(re.search(rf'(?<!->)(?<!\.)\b{steal[1]}\b', other)
               for other in arguments_around(code, steal.start())):
            yield steal[0]


def nothing_is_stolen_beside_its_use():
    assert list(uses_after_stealing('{ f (a->b, (char) 1, g (h, g_steal_pointer (&a))); }')), 'the search finds nothing'
    assert not list(uses_after_stealing('{ if (a && f (b, "a", c->a, a ? g_steal_pointer (&a) : b)) a = b; }'))
    report([f'{name}: {steal} beside another use in the same call' for name in FILES
            if re.match(r'(src|tests)/.*\.[ch]$', name) for steal in uses_after_stealing(code_of(name))])


def boundaries_are_documented():
    """What others program against says of each function what it takes, gives and owns."""
    faults = []
    for name in BOUNDARIES:
        told = set(re.findall(r'/\*\*\n \* (\w+):', text_of(name)))
        code = re.sub(r'^#(?:.*\\\n)*.*$', '', code_of(name), flags=re.MULTILINE)
        faults += [f'{name}: {function} has no comment'
                   for function in re.findall(r'^(?!typedef)[A-Za-z][\w *]*?[ *](\w+) \([^;{}]*?\)[^;{}()]*[;{]', code, re.MULTILINE)
                   if function not in told and not function.endswith('_get_type')]
    report(faults)


def sizes():
    report([f'{name}: {len(text_of(name).splitlines())} lines, more than {LONGEST}'
            for name in CODE if len(text_of(name).splitlines()) > LONGEST])


def helpers_called_once(code):
    """Names of short static functions without a comment above; one that is handed over is a callback."""
    bare = re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', '', code, flags=re.DOTALL)
    for match in re.finditer(r'^static [^\n;=(]*\n(\w+) \([^;{]*?\)\n\{\n.*?^\}\n', code, re.MULTILINE | re.DOTALL):
        # Beside the call its own head is there, with its name in the same form.
        if match[0].count('\n') < SHORT and not code[:match.start()].endswith('*/\n') \
                and re.findall(rf'\b{match[1]}\b( \()?', bare) == [' ('] * 2:
            yield match[1]


def short_helpers_say_why():
    short = 'static void\nhelp (int a)\n{\n  a++;\n}\n'
    one = '\nvoid\nuse (void)\n{\n  help (1);\n}\n'
    assert list(helpers_called_once(short + one)) == ['help'], 'the search finds nothing'
    for fine in (short + one + one, short + one.replace('help (1)', 'run (help)'), '/* Why. */\n' + short + one,
                 short.replace('  a++;\n', '  a++;\n' * 8) + one):
        assert not list(helpers_called_once(fine)), fine
    report([f'{name}: {function} is called once and says nothing of why it stands alone'
            for name in CODE if name.endswith('.c') for function in helpers_called_once(text_of(name))])


def finished():
    """Left-over marks of unfinished work; put together so as not to find this line."""
    marks = re.compile('|'.join((r'\bTO' + 'DO', r'\bFIX' + 'ME', r'\bX' + r'XX\b')))
    report([f'{name}: {mark}' for name in FILES
            if name.endswith(('.c', '.h', '.py', '.ui', '.build', '.css', '.md', '.in'))
            for mark in marks.findall(text_of(name))])


def css_rules(names):
    """Selector and declarations, one selector at a time."""
    for name in names:
        for selectors, body in re.findall(r'([^{};]+)\{([^{}]*)\}', code_of(name)):
            for selector in selectors.split(','):
                yield ' '.join(selector.split()), body


def style_sheets():
    return [name for name in FILES if name.startswith('src/') and name.endswith('.css')]


def borders_in_one_colour():
    """A border of one side gives its colour to the other sides too, which have no width.

    Else GTK's cairo renderer paints a mesh of colours, which takes a millisecond each.
    """
    report([f'{selector}: border: 0 solid COLOUR; border-SIDE-width: WIDTH'
            for selector, body in css_rules(style_sheets())
            if re.search(r'border-(top|right|bottom|left):(?! none)', body)])


def is_ground(name):
    """Where contrast is high there is none (ahu-appearance.c)."""
    return os.path.basename(name) in ('ground.css', 'ground-dark.css')


def no_tints_in_high_contrast():
    """What is tinted says in the style of high contrast what is there in its place.

    While the pointer is over something, or presses it, is left to the platform.
    """
    sheets = style_sheets()
    bold = [name for name in sheets if name.endswith('-hc.css')]
    grounds = {selector: body for selector, body in css_rules(bold) if 'background' in body}
    assert grounds, 'there is no style of high contrast'
    report([f'{body.strip()} in high contrast too: {selector}' for selector, body in grounds.items()
            if re.search(r'background-color: (alpha|mix)', body)])
    report([f'{selector}: tinted in high contrast too'
            for selector, body in css_rules([name for name in sheets if name not in bold and not is_ground(name)])
            if re.search(r'background-color: (alpha|mix)', body)
            and not re.search(':hover|:active', selector)
            and selector.removeprefix('.table-page.dark ') not in grounds])


# What the platform's own widgets are called
PLATFORM = {'dim-label', 'image-button'}


def styles_are_of_something():
    """A class that no source gives to a widget; those of the players' colours are put together."""
    named = set(re.findall(r'["> ]([a-z][a-z0-9-]*)(?=["< ])', ''.join(text_of(name) for name in FILES
                                                                    if name.startswith('src/') and name.endswith(('.c', '.h', '.ui')))))
    found = {name for selector, _ in css_rules(style_sheets()) for name in re.findall(r'\.([a-z][a-z0-9-]*)', selector)}
    assert len(found) > 100, f'only {len(found)} classes are styled'
    report([f'no widget has the class {name}' for name in sorted(found - named - PLATFORM) if not name.startswith('of-')])


tap.main([
    ('every file names its licence', licence_lines),
    ('layers point downwards only', layers),
    ('no toolkit below src/toolkit', no_gtk_below_the_toolkit),
    ('what serves any game names none', houses_know_no_game),
    ('nothing deprecated is used', banned_names),
    ('no call uses what it steals', nothing_is_stolen_beside_its_use),
    ('every function of a boundary says what it is for', boundaries_are_documented),
    ('no source file is too long', sizes),
    ('what is short and called once says why it stands alone', short_helpers_say_why),
    ('nothing is left unfinished', finished),
    ('styles are of something that is there', styles_are_of_something),
    ('borders have one colour', borders_in_one_colour),
    ('no tints in high contrast', no_tints_in_high_contrast),
])

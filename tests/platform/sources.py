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
LAYERS = ('core', 'rapanui', 'advisor', 'games/tapati/engine', 'games/tapati/advisor', 'cli', 'app')
# What each layer may include of the others: arrows point downwards only.
BELOW = {
    'core': {'core'},
    'rapanui': {'rapanui', 'core'},
    'advisor': {'advisor', 'rapanui', 'core'},
    'games/tapati/engine': {'games/tapati/engine', 'core'},
    'games/tapati/advisor': {'games/tapati/advisor', 'games/tapati/engine', 'core'},
    'cli': {'cli', 'advisor', 'rapanui', 'games/tapati/engine', 'games/tapati/advisor', 'core'},
    'app': {'app', 'advisor', 'rapanui', 'core'},
}
LONGEST = 900
# Deprecated after the baseline; ahu-compat is the one place that may know both sides.
BANNED = re.compile(
    r'\b(GtkDialog|GtkMessageDialog|GtkFileChooserNative|GtkTreeView|GtkComboBox|GtkInfoBar|'
    r'GtkEntryCompletion|GtkShortcutsWindow|AdwLeaflet|AdwFlap|AdwSqueezer|AdwViewSwitcherTitle|'
    r'AdwMessageDialog|AdwAboutWindow|AdwPreferencesWindow|gtk_widget_get_style_context|'
    r'gtk_(?:dialog|message_dialog|file_chooser_native|tree_view|combo_box|info_bar)_\w+|'
    r'adw_(?:leaflet|flap|squeezer|message_dialog|about_window|preferences_window)_\w+)\b')
# Formats that have no comments, texts that must stay as they are, and pictures.
NO_LICENCE_LINE = ('.json', '.jsonl', '.rapanui', '.png', '.pot', 'COPYING', 'debian/changelog',
                   'debian/copyright', 'debian/source/format')
SKIPPED_FOLDERS = ('tests/data/', 'tests/fuzz/corpus/', 'data/examples/')


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


def layer_of(name):
    """A game has layers of its own."""
    folders = name.split('/')[1:-1]
    return '/'.join(folders) if folders[:1] == ['games'] else name.split('/')[1]


def layers():
    """Headers are told apart by the folder they live in."""
    home = {}
    for name in CODE:
        if name.endswith('.h'):
            home[os.path.basename(name)] = layer_of(name)
    faults = []
    for name in CODE:
        layer = layer_of(name)
        if layer not in LAYERS:
            continue
        for header in re.findall(r'^\s*#\s*include\s+"([^"]+)"', text_of(name), re.MULTILINE):
            other = home.get(os.path.basename(header))
            if other and other not in BELOW[layer]:
                faults.append(f'{name} includes {header}: {layer} may not know {other}')
    report(faults)


def no_gtk_below_app():
    toolkit = re.compile(r'^\s*#\s*include\s+[<"](gtk/|gdk/|gsk/|adwaita|librsvg/|pango/|cairo)',
                         re.MULTILINE)
    report([f'{name} includes a part of the toolkit' for name in CODE
            if not name.startswith('src/app/') and toolkit.search(text_of(name))])


def core_knows_no_game():
    """A second game will stand on src/core: no card, wood or Stone in it."""
    words = re.compile(r'\b(lumberjack|priest|moai|mulberry|potato|wood|sacrifice)\b', re.IGNORECASE)
    faults = []
    for name in CODE:
        if name.startswith('src/core/'):
            faults += [f'{name}: {word}' for word in words.findall(code_of(name))]
    report(faults)


def pages_know_no_game():
    """Only where the program starts games are named; all else asks what is shown whose it is."""
    faults = []
    for name in CODE:
        if os.path.dirname(name) != 'src/app' or name == 'src/main/ahu-init.c':
            continue
        faults += [f'{name} includes {header}' for header in
                   re.findall(r'^\s*#\s*include\s+"((?:app/)?rapanui/[^"]+)"', text_of(name), re.MULTILINE)]
    report(faults)


def command_line_knows_no_game():
    """But for the program that names the games; the rest asks the game of a record."""
    words = re.compile(r'\b(rn_\w+|Rn[A-Z]\w+|tp_\w+|Tp[A-Z]\w+|lumberjack|priest|moai|mulberry|wood|sacrifice|glory)\b',
                       re.IGNORECASE)
    faults = []
    for name in CODE:
        if name.startswith('src/cli/') and name != 'src/cli/main.c':
            faults += [f'{name}: {word}' for word in words.findall(code_of(name))]
    report(faults)


def banned_names():
    faults = []
    for name in FILES:
        if name.startswith('src/') and name.endswith(('.c', '.h', '.ui')) \
                and not os.path.basename(name).startswith('ahu-compat'):
            faults += [f'{name}: {word}' for word in BANNED.findall(code_of(name))]
    report(faults)


def sizes():
    report([f'{name}: {len(text_of(name).splitlines())} lines, more than {LONGEST}'
            for name in CODE if len(text_of(name).splitlines()) > LONGEST])


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
    return [name for name in FILES if name.startswith('src/app/') and name.endswith('.css')]


def borders_in_one_colour():
    """A border of one side gives its colour to the other sides too, which have no width.

    Else GTK's cairo renderer paints a mesh of colours, which takes a millisecond each.
    """
    report([f'{selector}: border: 0 solid COLOUR; border-SIDE-width: WIDTH'
            for selector, body in css_rules(style_sheets())
            if re.search(r'border-(top|right|bottom|left):(?! none)', body)])


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
            for selector, body in css_rules([name for name in sheets if name not in bold])
            if re.search(r'background-color: (alpha|mix)', body)
            and not re.search(':hover|:active', selector)
            and selector.removeprefix('.table-page.dark ') not in grounds])


tap.main([
    ('every file names its licence', licence_lines),
    ('layers point downwards only', layers),
    ('no toolkit below src/app', no_gtk_below_app),
    ('src/core knows no game', core_knows_no_game),
    ('the shared pages name no game', pages_know_no_game),
    ('src/cli knows no game', command_line_knows_no_game),
    ('nothing deprecated is used', banned_names),
    ('no source file is too long', sizes),
    ('nothing is left unfinished', finished),
    ('borders have one colour', borders_in_one_colour),
    ('no tints in high contrast', no_tints_in_high_contrast),
])

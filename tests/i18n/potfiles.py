# SPDX-License-Identifier: GPL-3.0-or-later
"""po/POTFILES.in names every file with text for people, and no other.

usage: potfiles.py SOURCE-ROOT [--list]
  --list  print the complete list instead; build-aux/update-po uses it
"""

import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

ROOT = sys.argv[1]
MARK_IN_C = re.compile(r'\b(?:_|N_|C_|NC_|ngettext|g_dngettext|g_dpgettext2)\s*\(')
MARK_IN_UI = re.compile(r'translatable="(?:yes|true|1)"')
DATA = re.compile(r'\.(?:desktop|metainfo\.xml|mime\.xml)\.in\.in$')


def without_comments(text):
    """Text of a C file without its comments and preprocessor definitions."""
    text = re.sub(r'/\*.*?\*/|//[^\n]*', '', text, flags=re.DOTALL)
    return re.sub(r'^\s*#\s*define\b.*$', '', text, flags=re.MULTILINE)


def marked_files():
    found = set()
    for top in ('src', 'data'):
        for folder, _, files in os.walk(os.path.join(ROOT, top)):
            for file in files:
                path = os.path.join(folder, file)
                name = os.path.relpath(path, ROOT)
                if file.endswith(('.c', '.h')):
                    with open(path, encoding='utf-8') as source:
                        if MARK_IN_C.search(without_comments(source.read())):
                            found.add(name)
                elif file.endswith('.ui'):
                    with open(path, encoding='utf-8') as source:
                        if MARK_IN_UI.search(source.read()):
                            found.add(name)
                elif DATA.search(file):
                    found.add(name)
    return found


def listed_files():
    with open(os.path.join(ROOT, 'po', 'POTFILES.in'), encoding='utf-8') as file:
        return [line.strip() for line in file if line.strip() and not line.startswith('#')]


def complete():
    missing = sorted(marked_files() - set(listed_files()))
    assert not missing, 'not in po/POTFILES.in:\n' + '\n'.join(missing)


def nothing_stale():
    stale = sorted(set(listed_files()) - marked_files())
    assert not stale, 'in po/POTFILES.in, but gone or without text:\n' + '\n'.join(stale)


def each_once():
    listed = listed_files()
    twice = sorted({name for name in listed if listed.count(name) > 1})
    assert not twice, 'twice in po/POTFILES.in:\n' + '\n'.join(twice)


if '--list' in sys.argv[2:]:
    print('\n'.join(sorted(marked_files())))
    sys.exit(0)

tap.main([
    ('every file with text is listed', complete),
    ('no listed file is gone or without text', nothing_stale),
    ('no file is listed twice', each_once),
])

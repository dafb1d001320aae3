# SPDX-License-Identifier: GPL-3.0-or-later
"""Checkers of whole kinds of files in the tree, each as strict as it can be.

Not here: gtk4-builder-tool, which knows neither libadwaita nor the program's own widgets;
the tests of widgets build every template, with each warning being fatal.

usage: lint.py SOURCE-ROOT
"""

import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position

ROOT = sys.argv[1]
XML = ('.ui', '.svg', '.xml', '.xml.in', '.xml.in.in')
# “Unreachable”: shellcheck does not see that install-deps calls its lists by name.
NOT_MEANT = 'SC2317'


def files():
    """Every file of the tree, without build folders and what git keeps."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if not name.startswith(('_', '.git', '.flatpak'))]
        for name in names:
            yield os.path.join(folder, name)


def is_shell_script(path):
    with open(path, 'rb') as file:
        first = file.readline(40).strip()
    return first in (b'#!/bin/sh', b'#!/usr/bin/env bash', b'#!/bin/bash')


def xml_is_well_formed():
    tool = tap.need('xmllint')
    found = [path for path in files() if path.endswith(XML)]
    assert len(found) > 80, f'only {len(found)} files were found'
    output = tap.run(tool, '--noout', '--nonet', *found)
    assert not output.strip(), output


def scripts_are_clean():
    tool = tap.need('shellcheck')
    found = [path for path in files() if not os.path.islink(path) and is_shell_script(path)]
    assert len(found) > 10, f'only {len(found)} scripts were found'
    done = subprocess.run([tool, '--severity=style', f'--exclude={NOT_MEANT}', '--format=gcc', *found],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout


def accelerators_are_kept(language):
    """Whatever has an underscore in English has one in the language."""
    output = tap.run(tap.need('msgfmt'), '--check', '--check-accelerators=_', '--output-file',
                     os.devnull, os.path.join(ROOT, 'po', f'{language}.po'))
    assert not output.strip(), output


tap.main([
    ('XML is well formed', xml_is_well_formed),
    ('shellcheck finds nothing', scripts_are_clean),
] + [(f'{language}: msgfmt accepts it, with accelerators',
      lambda language=language: accelerators_are_kept(language)) for language in linguas.TRANSLATED])

# SPDX-License-Identifier: GPL-3.0-or-later
"""The manifest of the Flatpak says what it must: above all, what the sandbox is allowed.

And the scripts that build and try it say what is missing.

It is read as text here and needs no Flatpak; sandbox.py looks at what is installed from it.

usage: manifest.py SOURCE-ROOT
"""

import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

ROOT = sys.argv[1]
APP_ID = 'io.github.ahu_table.Ahu'
# Why each: docs/flatpak.md. No network, no files, no bus but its own name and the portals.
PERMISSIONS = ['--socket=wayland', '--socket=fallback-x11', '--share=ipc', '--device=dri']
# Folders that the scripts and the README make in the tree.
BUILD_FOLDERS = {'_build', '_build-flatpak', '_build-fuzz', '_build-sanitize', '_build-system', '_build-test'}

with open(os.path.join(ROOT, 'flatpak', f'{APP_ID}.json'), encoding='utf-8') as file:
    MANIFEST = json.load(file)


def id_and_command():
    assert MANIFEST['id'] == APP_ID
    assert MANIFEST['command'] == 'ahu'


def runtime():
    assert (MANIFEST['runtime'], MANIFEST['sdk']) == ('org.gnome.Platform', 'org.gnome.Sdk')
    assert MANIFEST['runtime-version'] == '51'


def permissions():
    assert MANIFEST['finish-args'] == PERMISSIONS, MANIFEST['finish-args']


def nothing_is_downloaded():
    """All libraries are the runtime's, and the build may not reach the network."""
    sources = [source['type'] for module in MANIFEST['modules'] for source in module['sources']]
    assert sources == ['dir'], sources
    assert '--share=network' not in json.dumps(MANIFEST)


def tree_is_clean():
    """What was built in the tree before, and its history, stay away from the build."""
    source = MANIFEST['modules'][-1]['sources'][0]
    assert source['path'] == '..'
    missing = BUILD_FOLDERS | {'.git', '.flatpak-builder'}
    assert missing <= set(source['skip']), missing - set(source['skip'])


def tests_run():
    module = MANIFEST['modules'][-1]
    assert module['run-tests'] is True
    assert any(command.startswith('meson test ') for command in module['test-commands'])


def translations_travel_in_the_bundle():
    """A bundle is one part of the application; translations would be another."""
    assert MANIFEST['separate-locales'] is False


def call_without_tools(script, *arguments):
    with tempfile.TemporaryDirectory() as tools:
        for tool in ('bash', 'dirname', 'sed', 'env'):
            os.symlink(tap.need(tool), os.path.join(tools, tool))
        return subprocess.run([tap.need('bash'), os.path.join(ROOT, 'build-aux', script), *arguments],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                              env={'PATH': tools, 'HOME': tools})


def check_is_skipped_with_its_reason():
    done = call_without_tools('flatpak-check', '--quick')
    assert done.returncode == 77, done.stdout
    assert done.stdout.startswith('1..0 # SKIP flatpak is missing'), done.stdout


def bundle_says_what_it_lacks():
    done = call_without_tools('flatpak-bundle')
    assert done.returncode == 1, done.stdout
    assert 'flatpak is missing: build-aux/install-deps --flatpak' in done.stdout, done.stdout


tap.main([
    ('id and command', id_and_command),
    ('runtime', runtime),
    ('permissions are these and no others', permissions),
    ('nothing is downloaded', nothing_is_downloaded),
    ('the build begins with a clean tree', tree_is_clean),
    ('tests run in the build', tests_run),
    ('translations travel in the bundle', translations_travel_in_the_bundle),
    ('flatpak-check is skipped with its reason', check_is_skipped_with_its_reason),
    ('flatpak-bundle says what it lacks', bundle_says_what_it_lacks),
])

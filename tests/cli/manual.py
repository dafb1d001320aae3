# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual pages: what they say of verbs and options is what ahu-cli says.

usage: manual.py AHU-CLI VERSION
"""

import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
VERSION = sys.argv[2]
MANUALS = os.path.join(os.path.dirname(__file__), '..', '..', 'data', 'man')
# Of every program that uses GLib; the manual says it once.
HELP = '--help'


def text_of(name):
    with open(os.path.join(MANUALS, name), encoding='utf-8') as file:
        return file.read().replace(r'\-', '-')


def options_in(text):
    return set(re.findall(r'(?<![\w-])--[a-z][a-z-]*', text))


def verbs_are_the_same():
    """In the synopsis, and each with a section."""
    page = text_of('ahu-cli.1')
    verbs = re.findall(r'^  ahu-cli ([a-z]+)', CLI.good('--help'), re.MULTILINE)
    assert verbs, 'ahu-cli tells no verb'
    assert re.findall(r'^\.SS (\w+)$', page, re.MULTILINE) == verbs
    assert re.findall(r'^\.B ahu-cli ([a-z]+)$', page, re.MULTILINE) == verbs


def options_are_the_same():
    page = text_of('ahu-cli.1').split('.SH EXIT STATUS')[0]
    sections = re.split(r'^\.SS (\w+)$', page, flags=re.MULTILINE)[1:]
    assert sections
    for verb, section in zip(sections[::2], sections[1::2]):
        told = options_in(CLI.good(verb, '--help')) - {HELP}
        assert options_in(section) == told, f'{verb}: {sorted(options_in(section) ^ told)}'


def versions_are_the_same():
    for name in ('ahu.1', 'ahu-cli.1'):
        assert f'"Ahu {VERSION}"' in text_of(name), name


def examples_work():
    """Each line of the examples, one after the other, in a folder of their own."""
    page = text_of('ahu-cli.1')
    lines = re.search(r'^\.nf\n(.*?)^\.fi', page, re.MULTILINE | re.DOTALL).group(1).splitlines()
    assert len(lines) == 2, lines
    program, *arguments = lines[0].split(' > ')[0].split()
    assert program == 'ahu-cli'
    game = CLI.good(*arguments)
    program, verb, _file = lines[1].split()
    CLI.good(verb, '-', stdin=game.encode())


def formats_without_a_word():
    groff = tap.need('groff')
    for name in ('ahu.1', 'ahu-cli.1'):
        done = subprocess.run([groff, '-man', '-ww', '-K', 'utf8', '-T', 'utf8', '-z',
                               os.path.join(MANUALS, name)],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        assert done.returncode == 0 and not done.stdout, done.stdout.decode()


tap.main([
    ('the manual knows the verbs', verbs_are_the_same),
    ('the manual knows the options', options_are_the_same),
    ('the manuals are of this version', versions_are_the_same),
    ('the examples of the manual work', examples_work),
    ('the manuals are well-formed', formats_without_a_word),
])

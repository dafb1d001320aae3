# SPDX-License-Identifier: GPL-3.0-or-later
"""ahu-cli speaks the user's language; data is the same in every one.

usage: languages.py AHU-CLI
"""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import tap  # pylint: disable=wrong-import-position
import tool  # pylint: disable=wrong-import-position

CLI = tool.Tool(sys.argv[1])
ILLEGAL = tool.example_path('illegal-late-purchase')
OVER = tool.example_path('nobody-sacrificed-three-kinds')
# Cards whose names a table about these must hold.
KINDS = ['Fish', 'Mulberry', 'Sweet Potato', 'Grain']


def messages(language):
    own = tool.speaking(language)
    for arguments in (['check', ILLEGAL], ['check', '/nonexistent'], ['check', tool.EXAMPLES],
                      ['chekc'], ['check'], ['check', '--x'], ['score', ILLEGAL],
                      ['simulate', '--players', '5', '--games', '1', '--seed', '1'],
                      ['simulate', '--players', '2', '--games', '1', '--seed', '1', '--bot', 'x']):
        english = CLI.run(*arguments)
        translated = CLI.run(*arguments, environment=own)
        assert translated[0] == english[0] and translated[1] == english[1] == ''
        tool.sentence(translated[2])
        assert translated[2] != english[2], f'not translated: {english[2]}'


def table(language):
    text = CLI.good('score', OVER, environment=tool.speaking(language))
    assert text != CLI.good('score', OVER)
    for kind in KINDS:
        word = tool.linguas.said(language, kind, 'card')
        assert word in text, f'{word} is not in:\n{text}'


def help_texts(language):
    own = tool.speaking(language)
    for arguments in (['--help'], ['check', '--help'], ['simulate', '--help']):
        assert CLI.good(*arguments, environment=own) != CLI.good(*arguments)


def data(language):
    own = tool.speaking(language)
    for arguments in (['check', OVER], ['replay', OVER], ['score', '--json', OVER],
                      ['simulate', '--players', '4', '--games', '2', '--seed', '3']):
        assert CLI.good(*arguments, environment=own) == CLI.good(*arguments)
    english, translated = (CLI.run('replay', ILLEGAL, environment=more)[1].splitlines()
                           for more in ({}, own))
    assert english[:-1] == translated[:-1]
    left, right = json.loads(english[-1])['error'], json.loads(translated[-1])['error']
    assert left.pop('message') != right.pop('message')
    assert left == right


def no_language_at_all():
    """In the C locale letters beyond ASCII are replaced, never an error."""
    plain = {'LC_ALL': 'C', 'LANGUAGE': ''}
    CLI.bad([1], 'check', ILLEGAL, environment=plain)
    assert CLI.good('score', OVER, environment=plain)
    assert CLI.good('replay', OVER, environment=plain) == CLI.good('replay', OVER)


tap.main([(f'{language}: {label}', lambda language=language, function=function: function(language))
          for language in tool.linguas.TRANSLATED
          for label, function in (('messages', messages), ('final table', table),
                                  ('help', help_texts), ('data stays the same', data))]
         + [('without a language', no_language_at_all)])

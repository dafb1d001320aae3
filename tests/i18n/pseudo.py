# SPDX-License-Identifier: GPL-3.0-or-later
"""Translates everything into a language that nobody speaks, out of the English texts.

In it each text stands between ⟦ and ⟧ and each letter has an accent, so that a text
that is not translated, or is glued together from pieces, is seen at once. It is made of
the catalogue of texts, the rules and the tries, as those of every language are.
Tests read it; people may look at it: build-aux/screenshots --language pseudo.

usage: pseudo.py [--long] SOURCE-ROOT FOLDER [STAMP]
  --long  every vowel twice, for texts that are two fifths longer than English ones

Writes into FOLDER:
  xx.po, locale/xx/LC_MESSAGES/ahu.mo   the texts
  rules/GAME/xx.xml                     the rules
  tries/GAME/*.rapanui                  the tries, with this language added
"""

import glob
import json
import os
import re
import subprocess
import sys

import po

CODE = 'xx'
OPEN, CLOSE = '⟦', '⟧'
PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
MARKED = 'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'
# Spaces are others as well: one that is as usual was put between two texts by the program.
SPACE = '\u2004'
ACCENTS = str.maketrans(PLAIN + ' ', MARKED + SPACE)
VOWELS = re.compile('[áéíóúýÁÉÍÓÚÝ]')
# What a text says to the program and not to people: conversions (those of dates as well),
# tags, entities.
FIXED = re.compile(f'({po.PLACEHOLDER.pattern}|%[-_0^#EO]*[A-Za-z%]|</?[a-z]+[^<>]*>|&[a-z#0-9]+;)')
# In the rules: a tag that ends a sentence, a comment, and the attributes that people read.
BLOCK = re.compile(r'(<!--.*?-->|</?(?!/|(?:b|i|link)\b)[a-z]+[^<>]*>)', re.DOTALL)
SPOKEN = re.compile(r'( (?:title|text)=")([^"]*)(")')
HEADER = f'''msgid ""
msgstr ""
"Project-Id-Version: ahu\\n"
"PO-Revision-Date: 2026-01-01 00:00+0000\\n"
"Last-Translator: pseudo.py\\n"
"Language-Team: none\\n"
"Language: {CODE}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
'''


class Pseudo:
    """How texts are translated."""

    def __init__(self, long):
        self.long = long

    def letters(self, text):
        """The letters of a text, with accents."""
        text = text.translate(ACCENTS)
        return VOWELS.sub(lambda found: found[0] * 2, text) if self.long else text

    def text(self, text):
        """A whole text, marked; its ends of line stay outside."""
        parts = FIXED.split(text)
        marked = ''.join(part if i % 2 else self.letters(part) for i, part in enumerate(parts))
        start = len(marked) - len(marked.lstrip('\n'))
        end = len(marked.rstrip('\n'))
        return marked[:start] + OPEN + marked[start:end] + CLOSE + marked[end:]

    def message(self, message, name):
        """One form of a message. Keys on the keyboard are single letters in any language."""
        text = message.fields[name]
        return text if len(text) == 1 and text.isalpha() else self.text(text)


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def entry(message, pseudo):
    """A message with its translation, as a catalogue has it."""
    names = [name for name in ('msgctxt', 'msgid', 'msgid_plural') if name in message.fields]
    lines = [f'{name} {quoted(message.fields[name])}' for name in names]
    if 'msgid_plural' in names:
        lines += [f'msgstr[0] {quoted(pseudo.message(message, "msgid"))}',
                  f'msgstr[1] {quoted(pseudo.message(message, "msgid_plural"))}']
    else:
        lines.append(f'msgstr {quoted(pseudo.message(message, "msgid"))}')
    return '\n'.join(lines) + '\n'


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def write_catalogue(root, folder, pseudo):
    messages, _ = po.read(os.path.join(root, 'po', 'ahu.pot'))
    source = os.path.join(folder, f'{CODE}.po')
    write(source, '\n'.join([HEADER] + [entry(message, pseudo) for message in messages]))
    compiled = os.path.join(folder, 'locale', CODE, 'LC_MESSAGES', 'ahu.mo')
    os.makedirs(os.path.dirname(compiled), exist_ok=True)
    subprocess.run(['msgfmt', '--check', '--output-file', compiled, source], check=True)


def rules(text, pseudo):
    """What stands between two tags that are no part of a sentence, titles, and the language."""
    head, body = text.split('<rules', 1)
    pieces = BLOCK.split(body)
    for i, piece in enumerate(pieces):
        if i % 2:
            pieces[i] = SPOKEN.sub(lambda found: found[1] + pseudo.text(found[2]) + found[3], piece)
        elif piece.strip() and i > 0:
            pieces[i] = pseudo.text(piece)
    return head + '<rules' + ''.join(pieces).replace('language="en"', f'language="{CODE}"', 1)


def titled(value, pseudo):
    """A value in which each text has one language more."""
    if isinstance(value, list):
        return [titled(item, pseudo) for item in value]
    if not isinstance(value, dict):
        return value
    if isinstance(value.get('en'), str):
        return {**value, CODE: pseudo.text(value['en'])}
    return {name: titled(item, pseudo) for name, item in value.items()}


def write_data(root, folder, pseudo):
    """What is translated in files of its own; named as inside the program."""
    games = os.path.join(root, 'data', 'games')
    for game in os.listdir(games):
        for path in glob.glob(os.path.join(games, game, 'rules', 'en.xml')):
            with open(path, encoding='utf-8') as file:
                write(os.path.join(folder, 'rules', game, f'{CODE}.xml'), rules(file.read(), pseudo))
        for path in glob.glob(os.path.join(games, game, 'tries', '*.rapanui')):
            with open(path, encoding='utf-8') as file:
                value = titled(json.load(file), pseudo)
            write(os.path.join(folder, 'tries', value['game'], os.path.basename(path)),
                  json.dumps(value, ensure_ascii=False, indent=2) + '\n')


def main(arguments):
    pseudo = Pseudo('--long' in arguments)
    root, folder, *stamp = [name for name in arguments if not name.startswith('--')]
    write_catalogue(root, folder, pseudo)
    write_data(root, folder, pseudo)
    for path in stamp:
        write(os.path.abspath(path), '')


if __name__ == '__main__':
    main(sys.argv[1:])

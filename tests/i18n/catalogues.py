# SPDX-License-Identifier: GPL-3.0-or-later
"""The translations are complete, current, and fit their placeholders.

A fresh list of texts is made with build-aux/update-po and compared with what
is committed. Whether a sentence reads well is for people to judge.

usage: catalogues.py SOURCE-ROOT
"""

import os
import re
import sys
import tempfile
from collections import Counter
from itertools import combinations

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
from po import PLACEHOLDER, TAG, read  # pylint: disable=wrong-import-position

ROOT = sys.argv[1]
PO = os.path.join(ROOT, 'po')


def report(faults):
    assert not faults, f'{len(faults)} faults:\n' + '\n'.join(faults)


def placeholders(text):
    return Counter(PLACEHOLDER.findall(text.replace('%%', '')))


NUMBER = r'(?:%(?:\d\$)?(?:u|d|lld)|\b\d+)'

# What docs/voice/ rules out, as far as a machine sees it: a pattern, what to write instead, and the English
# words that allow it.
RULED_OUT = {
    'it': [
        (r'\b[Nn]ulla\b', '«niente»', None),
        (r'\b[Ff]ra\b', '«tra»', None),
        ('Pietra del Sacrificio', '«Pietra», as in English', 'Stone of Sacrifice'),
        (NUMBER + ' (?:cart[ae]|legn[oi]|Punt[oi]|turn[oi]|partit[ae]|moss[ae]|giocator[ei]|×)',
         'U+00A0 between the number and what it counts', None),
        ('(?:[Tt]urno|[Cc]olonna) ' + NUMBER, 'U+00A0 before the number', None),
    ],
}

SCRATCH = tempfile.TemporaryDirectory()


def fresh():
    """The texts of the sources as they are now."""
    tap.need('xgettext')
    path = os.path.join(SCRATCH.name, 'ahu.pot')
    if not os.path.exists(path):
        remarks = tap.run(os.path.join(ROOT, 'build-aux', 'update-po'),
                          '--pot-only', SCRATCH.name)
        with open(os.path.join(SCRATCH.name, 'remarks'), 'w', encoding='utf-8') as file:
            file.write(remarks)
    return read(path)[0]


def each_language_once():
    listed = linguas.TRANSLATED
    assert listed == sorted(set(listed)), f'not sorted, or not once each: {listed}'
    there = sorted(name[:-3] for name in os.listdir(PO) if name.endswith('.po'))
    assert listed == there, f'po/LINGUAS has {listed}, the folder {there}'


def texts_can_be_taken_out():
    """A text with a macro inside (G_GINT64_FORMAT) is cut off there and never found."""
    fresh()
    with open(os.path.join(SCRATCH.name, 'remarks'), encoding='utf-8') as file:
        remarks = file.read()
    assert not remarks.strip(), remarks


def template_is_current():
    committed = {message.key for message in read(os.path.join(PO, 'ahu.pot'))[0]}
    current = {message.key for message in fresh()}
    report([f'not in ahu.pot: {key}' for key in sorted(current - committed, key=str)]
           + [f'stale in ahu.pot: {key}' for key in sorted(committed - current, key=str)])


def texts_are_typographic():
    """English texts use “ ” ’ and … themselves: nobody translates into English."""
    straight = re.compile(r"[\"`]|\.\.\.|\w'\w|(?<![\w-])--(?![\w-])|\d x \d")
    report([f'{message}' for message in fresh()
            for text in (message.fields['msgid'], message.fields.get('msgid_plural', ''))
            if straight.search(TAG.sub('', text))])


def checks_of(language):
    path = os.path.join(PO, f'{language}.po')

    def msgfmt():
        output = tap.run(tap.need('msgfmt'), '--check', '--output-file', os.devnull, path)
        assert not output.strip(), output

    def complete():
        entries = {message.key: message for message in read(path)[0]}
        faults = [f'missing: {message}' for message in fresh()
                  if message.key not in entries or not all(entries[message.key].translations)]
        report(faults)

    def nothing_fuzzy_or_old():
        entries, obsolete = read(path)
        assert not obsolete, f'{obsolete} obsolete lines'
        current = {message.key for message in fresh()}
        report([f'fuzzy: {message}' for message in entries if 'fuzzy' in message.flags]
               + [f'stale: {message}' for message in entries if message.key not in current])

    def placeholders_equal():
        faults = []
        for message in read(path)[0]:
            wanted = placeholders(message.fields.get('msgid_plural', message.fields['msgid']))
            alone = placeholders(message.fields['msgid'])
            for name, text in sorted(message.fields.items()):
                if not name.startswith('msgstr') or not text:
                    continue
                # "one card" may leave the number out where English does or could.
                allowed = [alone, wanted] if name == 'msgstr[0]' else [wanted]
                found = positional(placeholders(text))
                if found not in [positional(counter) for counter in allowed]:
                    faults.append(f'{message}: {dict(found)}')
        report(faults)

    def edges_equal():
        """Ends of line, ellipses, colons and tags are part of how a text is used."""
        faults = []
        for message in read(path)[0]:
            source = message.fields['msgid']
            for text in filter(None, message.translations):
                if (source.endswith('\n') != text.endswith('\n')
                        or source.startswith((' ', '\n')) != text.startswith((' ', '\n'))
                        or source.endswith('…') != text.endswith('…')
                        or Counter(TAG.findall(source)) != Counter(TAG.findall(text))):
                    faults.append(f'{message}: {text!r}')
        report(faults)

    def commands_differ():
        """These stand beside each other on buttons that show nothing else."""
        commands = ('Undo', 'Redo', 'Cancel', 'Close the message', 'Back', 'Remove')
        texts = {message.fields['msgid']: message.fields['msgstr'] for message in read(path)[0]
                 if message.fields['msgid'] in commands and 'msgctxt' not in message.fields}
        assert {'Undo', 'Cancel'} <= set(texts), f'only {sorted(texts)} are there'
        report([f'{one} and {other}: {texts[one]}' for one, other in combinations(commands, 2)
                if texts[one].casefold() == texts[other].casefold()])

    def voice():
        """See docs/voice/: the rest of what it says is for people to hear."""
        report([f'{message}: {text!r} needs {instead}' for message in read(path)[0]
                for pattern, instead, allowed in RULED_OUT[language]
                for text in message.translations
                if re.search(pattern, text) and not (allowed and allowed in message.fields['msgid'])])

    return [
        (f'{language}: msgfmt accepts it', msgfmt),
        (f'{language}: no message is missing', complete),
        (f'{language}: no message is fuzzy or old', nothing_fuzzy_or_old),
        (f'{language}: placeholders are equal', placeholders_equal),
        (f'{language}: ends and tags are equal', edges_equal),
        (f'{language}: commands are told apart', commands_differ),
    ] + [(f'{language}: words and spaces are those of its voice', voice)] * (language in RULED_OUT)


def positional(counter):
    """%2$s and %s are the same placeholder: order is free in a translation."""
    return Counter({kind: number for kind, number in
                    _merge((re.sub(r'^%\d+\$', '%', kind), number)
                           for kind, number in counter.items()).items()})


def _merge(pairs):
    merged = Counter()
    for kind, number in pairs:
        merged[kind] += number
    return merged


CASES = [
    ('po/LINGUAS names each catalogue once', each_language_once),
    ('xgettext takes every text out whole', texts_can_be_taken_out),
    ('ahu.pot is current', template_is_current),
    ('English texts are typographic', texts_are_typographic),
]
for LANGUAGE in linguas.TRANSLATED:
    CASES += checks_of(LANGUAGE)

tap.main(CASES)

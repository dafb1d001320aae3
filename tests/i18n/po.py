# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads catalogues (.po, .pot), for the tests beside it.

Not for cases: those are in catalogues.py and pseudo_pages.py.
"""

import ast
import re

# printf conversions with an optional position.
PLACEHOLDER = re.compile(r'%(?:\d+\$)?[-+ #0\']*(?:\d+|\*)?(?:\.(?:\d+|\*))?'
                         r'(?:hh|h|ll|l|z|j|t)?[diouxXeEfgGcsp]')
TAG = re.compile(r'</?[a-z]+[^<>]*>')


class Message:
    """One entry of a catalogue."""

    def __init__(self):
        self.flags = set()
        self.fields = {}

    @property
    def key(self):
        return self.fields.get('msgctxt'), self.fields['msgid'], self.fields.get('msgid_plural')

    @property
    def translations(self):
        return [text for name, text in sorted(self.fields.items()) if name.startswith('msgstr')]

    def __str__(self):
        return repr(self.fields['msgid'][:70])


def read(path):
    """Reads a catalogue without its header; the number of obsolete lines comes second."""
    messages, obsolete = [], 0
    message, field = Message(), None
    with open(path, encoding='utf-8') as file:
        lines = file.read().split('\n') + ['']
    for line in lines:
        if line.startswith('#~'):
            obsolete += 1
        elif line.startswith('#,'):
            message.flags |= {flag.strip() for flag in line[2:].split(',')}
        elif line.startswith('#'):
            continue
        elif line.startswith('msg'):
            field, text = line.split(' ', 1)
            message.fields[field] = ast.literal_eval(text)
        elif line.startswith('"'):
            message.fields[field] += ast.literal_eval(line)
        elif message.fields:
            messages.append(message)
            message, field = Message(), None
    return [entry for entry in messages if entry.fields['msgid']], obsolete

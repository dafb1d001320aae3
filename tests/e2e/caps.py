# SPDX-License-Identifier: GPL-3.0-or-later
"""What the list of keys says, such as “Umschalt+1”, as the display names it.

The toolkit's own catalogue knows what the modifiers are called in each language. Not for:
pressing keys (keyboard.py).
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import linguas  # pylint: disable=wrong-import-position

MODIFIERS = ('Shift', 'Ctrl', 'Alt')
NAMES = {' ': 'space', ',': 'comma', '?': 'question', '.': 'period', '-': 'minus'}


def from_cap(cap, language):
    """What is listed, such as “Shift+1” in that language or “Q”, as the display names it."""
    *modifiers, letter = cap.lower().split('+')
    keys = {linguas.said_by_toolkit(language, name, 'keyboard label').lower(): name.lower() for name in MODIFIERS}
    assert len(letter) == 1, f'“{cap}” is no key'
    return '+'.join([keys[name] for name in modifiers] + [NAMES.get(letter, letter)])


def from_accelerator(label):
    """A label such as “Ctrl+N”; its first word is translated."""
    letter = label.split('+', 1)[1].lower()
    return f'ctrl+{NAMES.get(letter, letter)}'

# SPDX-License-Identifier: GPL-3.0-or-later
"""Which languages Ahu speaks, and the locales in which tests speak them.

po/LINGUAS alone says which there are. tests/meson.build makes the same names of locales,
and make-locales the locales.
"""

import gettext
import os

# Where the system's programs have their translations, whichever Python asks.
TOOLKIT = '/usr/share/locale'
LINGUAS = os.path.join(os.path.dirname(__file__), '..', 'po', 'LINGUAS')


def read(path=LINGUAS):
    """The languages besides English."""
    with open(path, encoding='utf-8') as file:
        return [line.strip() for line in file if line.strip() and not line.startswith('#')]


def locale_of(language):
    """The name of a locale of the build folder; English is spoken where there is none."""
    if language == 'en':
        return 'C.UTF-8'
    return (language if '_' in language else f'{language}_{language.upper()}') + '.UTF-8'


def said(language, text, context=None):
    """A text of the program as it is in a language, from the catalogues of the build."""
    words = gettext.translation('ahu', os.environ['AHU_LOCALEDIR'], [language], fallback=True)
    return words.gettext(text) if context is None else words.pgettext(context, text)


def said_by_toolkit(language, text, context=None):
    """The same of a text that GTK says, in its own translations."""
    words = gettext.translation('gtk40', TOOLKIT, [language], fallback=True)
    return words.gettext(text) if context is None else words.pgettext(context, text)


TRANSLATED = read()
ALL = ['en', *TRANSLATED]

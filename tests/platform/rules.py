# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the rule references follow their grammar, and whether it refuses the slips that people make.

usage: rules.py SOURCE-ROOT
"""

import glob
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

ROOT = sys.argv[1]
GRAMMAR = os.path.join(ROOT, 'data', 'rules.dtd')
BEGIN = '<rules language="en">\n'
SECTION = '<chapter id="c" title="C">\n<section id="s" title="S">\n'
END = '</section></chapter></rules>'
# What is refused, and a part of what xmllint says of it.
BAD = (
    ('<book/>', 'No declaration for element book'),
    (BEGIN + '</rules>', 'Element rules content does not follow the DTD'),
    ('<rules>' + SECTION + '<p>x</p>' + END, 'does not carry attribute language'),
    (BEGIN + '<chapter id="c" title="C"></chapter></rules>', 'Element chapter content does not follow the DTD'),
    (BEGIN + SECTION + END, 'Element section content does not follow the DTD'),
    (BEGIN + SECTION + 'words' + END, 'Element section content does not follow the DTD'),
    (BEGIN + SECTION + '<p>x</p></section>\n<section id="s" title="S"><p>x</p>' + END, ':5: '),
    (BEGIN + SECTION + '<p colour="red">x</p>' + END, 'No declaration for attribute colour'),
    (BEGIN + SECTION + '<item>x</item>' + END, 'Element section content does not follow the DTD'),
    (BEGIN + SECTION + '<p>See\n<link to="R1.1"/></p>' + END, 'references an unknown ID "R1.1"'),
    (BEGIN + SECTION + '<switch key="x"><on>x</on></switch>' + END, 'Element switch content does not follow the DTD'),
    (BEGIN + SECTION + '<list ordered="perhaps"><item>x</item></list>' + END, 'Value "perhaps" for attribute ordered'),
    (BEGIN + SECTION + '<picture name="x"/>' + END, 'does not carry attribute text'),
    (BEGIN + SECTION + '<p>x</p><say at="tip">x</say>' + END, 'Element section content does not follow the DTD'),
    (BEGIN + SECTION + '<say at="never">x</say><p>x</p>' + END, 'Value "never" for attribute at'),
    (BEGIN + SECTION + '<say of="R1.1" at="tip">x</say><p>x</p>' + END, 'references an unknown ID "R1.1"'),
    (BEGIN + SECTION + '<p><p>x</p></p>' + END, 'Element p is not declared in p list'),
)


def judge(*files, text=None):
    """Returns: (whether they follow the grammar, what is said)"""
    done = subprocess.run([tap.need('xmllint'), '--noout', '--nonet', '--dtdvalid', GRAMMAR, *files], input=text,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode == 0, done.stdout


def references_follow():
    files = glob.glob(os.path.join(ROOT, 'data', 'games', '*', 'rules', '*.xml'))
    assert len(files) >= 3, files
    good, said = judge(*files)
    assert good, said


def languages_are_those_of_their_names():
    """What was copied to be translated says so at its head."""
    for path in glob.glob(os.path.join(ROOT, 'data', 'games', '*', 'rules', '*.xml')):
        with open(path, encoding='utf-8') as file:
            language = re.search(r'<rules language="([^"]*)"', file.read())[1]
        assert os.path.basename(path) == f'{language}.xml', f'{path} says that its language is {language}'


def refused(text, part):
    good, said = judge('-', text=text)
    assert not good and part in said, f'{text}\nis told: {said}\ninstead of: {part}'


tap.main([('the rule references follow their grammar', references_follow),
          ('each is in the language of its name', languages_are_those_of_their_names)] +
         [(f'refused: {text.splitlines()[-1][:40]}', lambda text=text, part=part: refused(text, part))
          for text, part in BAD])

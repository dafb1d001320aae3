#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How long each lesson takes, in each language: a few minutes, never more than six.

Reading at 200 words a minute, and 8 seconds for each move and each answer of the learner. Once
for who is always right at once, and once for who first tries all that is wrong and reads each
reason and hint. The test prints both.

usage: check-length.py FOLDER-OF-LESSONS
"""

import glob
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..', '..'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position

WORDS_PER_MINUTE = 200
SECONDS_PER_ACT = 8
MOST_MINUTES = 6


def read_by_all(step):
    """What everybody reads who goes through a step."""
    answers = step.get('answers', [])
    right = [answer['reason'] for answer in answers if answer.get('right')]
    picture = step.get('picture', {})
    return ([step['text']] + [answer['text'] for answer in answers] + right +
            [part[key] for part, key in ((step, 'done'), (picture, 'words')) if key in part])


def read_by_some(step):
    """The reasons of what is wrong, and the hint."""
    reasons = [answer['reason'] for answer in step.get('answers', []) if not answer.get('right')]
    reasons += [wrong['reason'] for wrong in step.get('wrong', [])]
    return reasons + [step[key] for key in ('other', 'hint') if key in step]


def count_words(texts, language):
    return sum(len(text.get(language, text['en']).split()) for text in texts)


def measure(lesson, language):
    """The minutes of who is right at once, and of who tries all that is wrong."""
    steps = lesson['steps']
    words = sum(count_words(read_by_all(step), language) for step in steps)
    acts = sum(step['step'] in ('ask', 'move') for step in steps)
    more = sum(count_words(read_by_some(step), language) for step in steps)
    tries = sum(len([part for part in read_by_some(step) if part is not step.get('hint')])
                for step in steps)
    return (minutes(words, acts), minutes(words + more, acts + tries))


def minutes(words, acts):
    return words / WORDS_PER_MINUTE + acts * SECONDS_PER_ACT / 60


def short_enough(path):
    with open(path, encoding='utf-8') as file:
        lesson = json.load(file)
    for language in linguas.ALL:
        least, most = measure(lesson, language)
        print(f'# {os.path.basename(path)}, {language}: {len(lesson["steps"])} steps, '
              f'{least:.1f} to {most:.1f} minutes')
        assert most <= MOST_MINUTES, f'{most:.1f} minutes in {language}'


def long_one_is_noticed():
    """That the check can fail."""
    step = {'step': 'tell', 'text': {'en': 'word ' * (WORDS_PER_MINUTE * MOST_MINUTES + 1)}}
    assert measure({'steps': [step]}, 'de')[1] > MOST_MINUTES


LESSONS = sorted(glob.glob(os.path.join(sys.argv[1], '*.json')))
assert LESSONS, f'{sys.argv[1]} has no lessons'
tap.main([(os.path.basename(path), lambda path=path: short_enough(path)) for path in LESSONS] +
         [('a lesson that is too long is noticed', long_one_is_noticed)])

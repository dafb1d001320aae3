#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Proves that the lessons of the program teach the whole game. Speaks TAP.

Usage: check-coverage.py GAME LESSONS RULES ENGINE-TESTS

For: each rule of play, each worked example that the tests of the engine know, and each
frequent mistake of the rule reference has a step; the learner answers or moves where an
example or a mistake is taught; no step is text alone; lessons stay short.
Not for: whether a lesson can be gone through (test-lessons.c).

A step teaches the rules of its members `rule`, of its answers, of its wrong and refused moves, and
what its member `covers` lists.
"""

import json
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..', '..'))
import tap  # pylint: disable=wrong-import-position

# A lesson takes a few minutes: so many steps, and so many characters to read at once.
MOST_STEPS = 9
LONGEST_TEXT = 280

# Of each game: which rules are of play, what has to be known before, how the tests of its engine name
# the worked examples, and which of those a learner can come to (at least so many).
GAMES = {
    'rapanui': {
        'play': r'R[3-8]\.\d+', 'beginning': {'R1.1', 'R2.2', 'R2.3', 'R2.4', 'R2.5'},
        'named': r'/example/(E[0-9]+)\b', 'shown': 'E', 'examples': 12, 'rules': 30},
    'tapati': {
        'play': r'T(?:[3-9]|1\d)\.\d+', 'beginning': {'T1.1', 'T1.2', 'T1.4', 'T1.5', 'T2.3'},
        'named': r'(?:/tapati/(?:examples|ends|ranking)/|\{ ")([exy][0-9]+)', 'shown': 'E', 'examples': 17, 'rules': 60},
}


def read_lessons(folder):
    lessons = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding='utf-8') as file:
            lessons[name] = json.load(file)['steps']
    return lessons


def read_ids(path):
    """The sections of the rule reference."""
    with open(path, encoding='utf-8') as file:
        return set(re.findall(r'<section id="([^"]+)"', file.read()))


def read_examples(folder, named):
    found = set()
    for name in os.listdir(folder):
        if name.endswith('.c'):
            with open(os.path.join(folder, name), encoding='utf-8') as file:
                found |= {example.upper() for example in re.findall(named, file.read())}
    return found


def rules_of(step):
    parts = [step] + step.get('answers', []) + step.get('wrong', []) + step.get('refused', [])
    return {part['rule'] for part in parts if 'rule' in part} | set(step.get('covers', []))


def is_active(step):
    return step['step'] in ('ask', 'move')


def complain(complaints):
    if complaints:
        raise AssertionError('\n'.join(complaints))


class Coverage:
    def __init__(self, game, lessons, rules, tests):
        self.game = GAMES[game]
        self.lessons = read_lessons(lessons)
        self.ids = read_ids(os.path.join(rules, 'en.xml'))
        self.named = read_examples(tests, self.game['named'])
        self.examples = {name for name in self.named if name.startswith(self.game['shown'])}
        self.mistakes = {i for i in self.ids if i.startswith('mistakes-')}

    def steps(self):
        for name, steps in self.lessons.items():
            for number, step in enumerate(steps, 1):
                yield f'{name}, step {number}', step

    def taught(self, active=False):
        return {rule for _, step in self.steps() if is_active(step) or not active
                for rule in rules_of(step)}

    def check_rules(self):
        play = {i for i in self.ids if re.fullmatch(self.game['play'], i)}
        assert len(play) > self.game['rules'], 'the rule reference has lost its rules'
        complain([f'no lesson teaches {rule}'
                  for rule in sorted((play | self.game['beginning']) - self.taught())])

    def check_examples(self):
        assert len(self.examples) >= self.game['examples'], 'the tests of the engine have lost their examples'
        complain([f'no question and no move shows the example {example}'
                  for example in sorted(self.examples - self.taught(active=True))])

    def check_mistakes(self):
        assert len(self.mistakes) >= 7, 'the rule reference has lost its frequent mistakes'
        complain([f'no question and no move prevents {mistake}'
                  for mistake in sorted(self.mistakes - self.taught(active=True))])

    def check_known(self):
        known = self.ids | self.named
        complain([f'{place}: {rule} is unknown' for place, step in self.steps()
                  for rule in sorted(rules_of(step) - known)])

    def check_pictures(self):
        """Something to look at in each step: an illustration, or a part of a position."""
        complaints = []
        for name, steps in self.lessons.items():
            laid_out = False
            for number, step in enumerate(steps, 1):
                laid_out = laid_out or 'position' in step
                if 'picture' not in step and not (laid_out and step.get('look') != []):
                    complaints.append(f'{name}, step {number} is text alone')
        complain(complaints)

    def check_active(self):
        complain([f'{name}: the learner does nothing' for name, steps in self.lessons.items()
                  if not any(map(is_active, steps))])
        complain([f'{place} has no hint' for place, step in self.steps()
                  if is_active(step) and 'hint' not in step])

    def check_short(self):
        complain([f'{name} has {len(steps)} steps' for name, steps in self.lessons.items()
                  if len(steps) > MOST_STEPS])
        complain([f'{place}: {language} has {len(text)} characters'
                  for place, step in self.steps() for language, text in step['text'].items()
                  if len(text) > LONGEST_TEXT])


def main():
    coverage = Coverage(*sys.argv[1:5])
    tap.main([
        ('each rule of play is taught', coverage.check_rules),
        ('each worked example is gone through', coverage.check_examples),
        ('each frequent mistake is prevented', coverage.check_mistakes),
        ('each rule that is named exists', coverage.check_known),
        ('no step is text alone', coverage.check_pictures),
        ('the learner acts, and gets hints', coverage.check_active),
        ('lessons are short', coverage.check_short),
    ])


main()

# SPDX-License-Identifier: GPL-3.0-or-later
"""What is announced is spoken: by Orca, whose log of what it says is read.

The end of a game is entered twice by the same keys. The first time the accessibility bus tells
what is announced after each key. The second time nobody looks at the bus but Orca,
since whoever asks for a part of the window has the toolkit tell of it from then on; each sentence then
has to be spoken before the next key is pressed. The voice is the speech dispatcher's silent one.

usage: spoken.py AHU AHU-CLI LANGUAGE
"""

import codecs
import json
import os
import pty
import re
import subprocess
import sys
import tempfile
import threading

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
sys.path.insert(0, os.path.dirname(__file__))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
from player import Words  # pylint: disable=wrong-import-position
from screen import Atspi, Program, wait_for, walk  # pylint: disable=wrong-import-position
from rapanui_typist import RapanuiTypist  # pylint: disable=wrong-import-position

AHU, AHU_CLI, LANGUAGE = sys.argv[1:]
# The last three turns: a scoring of Priests, one of Moai with its choices, the end and
# a card that is turned up.
MOVES = 11
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'", re.DOTALL)
# GTK 4.8 says so of any program when a window manager places its window.
KNOWN_FAULT = 'Screen coordinates not supported'
VOICE = """LogLevel 1
LogDir "default"
AudioOutputMethod "alsa"
AudioALSADevice "null"
DefaultModule dummy
AddModule "dummy" "sd_dummy" ""
"""


class Opened(Program):
    """The program with a game to go on with."""

    def __init__(self, record, folder):
        locale = linguas.locale_of(LANGUAGE)
        super().__init__(AHU, os.path.join(folder, 'home'),
                         {'LC_ALL': locale, 'LANG': locale,
                          'LANGUAGE': '' if LANGUAGE == 'en' else LANGUAGE}, folder, 'Close')
        self.ready = None
        self.path_of_game = os.path.join(folder, 'game.rapanui')
        with open(self.path_of_game, 'w', encoding='utf-8') as file:
            json.dump({**record, 'moves': record['moves'][:-MOVES]}, file)

    def command(self):
        return [self.path, self.path_of_game]

    def start_unseen(self):
        """Without a look at the bus: the program itself says when its page can be seen."""
        reader, writer = os.pipe()
        self.process = subprocess.Popen(self.command(), pass_fds=(writer,), stdin=subprocess.DEVNULL,
                                        env={**self.environment, 'AHU_READY_FD': str(writer)},
                                        stdout=self.errors, stderr=self.errors)
        os.close(writer)
        # It stays open: who tells it where nobody listens is ended.
        self.ready = open(reader, encoding='utf-8')  # pylint: disable=consider-using-with
        assert any(line == 'ready table\n' for line in self.ready), f'no table was shown:\n{self.said()}'

    def said(self):
        return '\n'.join(line for line in super().said().splitlines() if KNOWN_FAULT not in line)


def load():
    with open(os.path.join(os.environ['AHU_TEST_DATA'], 'whole-game.rapanui'), encoding='utf-8') as file:
        return json.load(file)


# What is announced

def announced(program):
    return next((node.get_name() for node in walk(program.root)
                 if node.get_role() == Atspi.Role.ALERT and node.get_name()), None)


def listen(typist, program, keys):
    """Presses keys that are one entry, and gives the sentence that follows."""
    before = announced(program)
    typist.keyboard.press(*keys)
    return wait_for(lambda: (lambda text: text if text != before else None)(announced(program)),
                    f'an announcement after {keys}; the last one was “{before}”')


def read_game(record):
    """Pairs of keys and what is announced after them, a refusal first."""
    with tempfile.TemporaryDirectory() as folder:
        program = Opened(record, folder)
        program.start()
        words = Words(LANGUAGE, os.environ['AHU_LOCALEDIR'])
        typist = RapanuiTypist(program, words, record)
        for move in record['moves'][:-MOVES]:
            typist.game.apply(move)
        wait_for(lambda: announced(program), 'the first prompt')
        refused = typist.keys({'move': 'draw', 'column': 0})
        pairs = [(refused, listen(typist, program, refused))]
        for move in record['moves'][-MOVES:]:
            keys = typist.keys(move)
            pairs.append((keys, listen(typist, program, keys)))
            typist.game.apply(move)
        over = words.say('The game is over')
        pairs[-1] = (keys, wait_for(lambda: over if announced(program) == over else None,
                                    lambda: f'the end; announced is “{announced(program)}”'))
        typist.keyboard.press('Escape')
        pairs.append((['Escape'], wait_for(lambda: tells_winner(announced(program), record),
                                           lambda: f'the winner; announced is “{announced(program)}”')))
        program.kill()
        return pairs


# What is spoken

class Orca:
    """A screen reader with a log.

    The log is a terminal, since into a file it is written only now and then.
    """

    def __init__(self):
        self.log = ''
        self.reader, terminal = pty.openpty()
        voice = os.path.join(os.environ['XDG_CONFIG_HOME'], 'speech-dispatcher')
        os.makedirs(voice, exist_ok=True)
        with open(os.path.join(voice, 'speechd.conf'), 'w', encoding='utf-8') as file:
            file.write(VOICE)
        self.process = subprocess.Popen(
            [tap.need('orca'), '--replace', '--debug', '--debug-file', os.ttyname(terminal)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, 'LC_ALL': 'C.UTF-8'})
        threading.Thread(target=self.read, daemon=True).start()
        wait_for(lambda: self.spoken(0), 'the screen reader to say that it is there')

    def read(self):
        decoder = codecs.getincrementaldecoder('utf-8')(errors='replace')
        while True:
            self.log += decoder.decode(os.read(self.reader, 65536))

    def spoken(self, begin):
        """All that was said, as one text, since the log was that long."""
        return ' '.join(' '.join(SPOKEN.findall(self.log[begin:])).split())

    def length(self):
        return len(self.log)


def press(*keys):
    subprocess.run(['xdotool', 'key', *keys], check=True, timeout=30)


def is_followed(orca):
    """Whether the reader speaks of what has the focus: while a program starts it may miss that."""
    begin = orca.length()
    press('Tab')
    try:
        return wait_for(lambda: len(orca.spoken(begin)) > len('tab '), 'the focus to be spoken of', 5)
    except AssertionError:
        return False


def hear_game(record, pairs):
    """Each sentence after its key, by ear alone."""
    with tempfile.TemporaryDirectory() as folder:
        manager = subprocess.Popen([tap.need('openbox')], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        orca = program = None
        try:
            orca = Orca()
            program = Opened(record, folder)
            program.start_unseen()
            assert any(is_followed(orca) for _ in range(12)), 'the screen reader does not follow the focus'
            for keys, sentence in pairs:
                begin, wanted = orca.length(), ' '.join(sentence.split())
                press(*keys)
                wait_for(lambda: wanted in orca.spoken(begin),
                         lambda: f'“{wanted}” after {keys}; spoken was “{orca.spoken(begin)}”')
            program.kill()
        finally:
            for process in (program and program.process, orca and orca.process, manager):
                if process:
                    process.kill()
                    process.wait()


def tells_winner(text, record):
    """The text, if the winner's name and points are in it."""
    done = subprocess.run([AHU_CLI, 'score', '--json', '-'], input=json.dumps(record).encode(),
                          stdout=subprocess.PIPE, check=True)
    rows = json.loads(done.stdout)['players']
    first = next(seat for seat, row in enumerate(rows) if row['place'] == 1)
    told = (record['players'][first]['name'], str(rows[first]['total']))
    return text if text and all(part in text for part in told) else None


def run():
    for tool in ('orca', 'openbox', 'speech-dispatcher', 'xdotool'):
        tap.need(tool)
    record = load()
    pairs = read_game(record)
    hear_game(record, pairs)


tap.main([(f'{LANGUAGE}: a refusal, turns, scorings, choices and the winner are spoken', run)])

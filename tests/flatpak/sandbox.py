# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sandbox of the installed Flatpak allows and forbids, and what goes through the portals.

More games are played in it by tests/e2e/games.py. This needs a session bus and
an X display that nothing else uses (build-aux/with-display), and the application
installed: build-aux/flatpak-check starts it.

usage: sandbox.py APPLICATION-ID PICTURES
"""

import configparser
import gettext
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..'))
sys.path.insert(0, os.path.join(HERE, '..', 'e2e'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position
from gi.repository import Atspi  # pylint: disable=wrong-import-position
from keyboard import Keyboard  # pylint: disable=wrong-import-position
from player import Words  # pylint: disable=wrong-import-position
from sandbox_program import PREFIX, Sandboxed  # pylint: disable=wrong-import-position
from screen import PROGRAM_DEBUG, Program, children, wait_for, walk  # pylint: disable=wrong-import-position
from typist import Typist  # pylint: disable=wrong-import-position

APP_ID, PICTURES = sys.argv[1:]
RECORD = os.path.join(HERE, '..', 'data', 'whole-game.rapanui')
# What `flatpak info` calls that which the manifest asks for.
PERMISSIONS = {'shared': {'ipc'}, 'sockets': {'x11', 'wayland', 'fallback-x11'}, 'devices': {'dri'}}
# What every sandbox has; the graphics card comes on top, where there is one.
DEVICES = {'null', 'zero', 'full', 'random', 'urandom', 'tty', 'console', 'ptmx', 'pts', 'shm', 'fd', 'stdin',
           'stdout', 'stderr', 'core', 'dri', 'mali', 'mali0', 'umplock', 'nvidiactl', 'nvidia-modeset'}


def host(*command):
    """What a command outside of the sandbox writes."""
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout


LOCATION = host('flatpak', 'info', '--show-location', APP_ID).strip()
FILES = os.path.join(LOCATION, 'files')
EXPORTED = os.path.join(LOCATION, 'export', 'share')


class Chooser(Program):
    """The portal's question for a file: a window of another program, outside of the sandbox."""

    def __init__(self, words):
        super().__init__('', '', {}, os.path.join(PICTURES, 'chooser-'), '')
        self.words = words
        self.root = wait_for(self.find_root, 'the portal to ask for a file')

    def find_root(self):
        for application in children(Atspi.get_desktop(0)):
            if application.get_name().startswith('xdg-desktop-portal') and application.get_child_count() > 0:
                return application
        return None

    def check_alive(self):
        """It outlives its questions."""

    def save_as(self, path):
        entry = wait_for(self.find_entry, 'the place for the name')
        assert Atspi.EditableText.set_text_contents(entry, path)
        self.press('Save')

    def find_entry(self):
        return next((node for node in walk(self.root) if node.get_role() in (Atspi.Role.TEXT, Atspi.Role.ENTRY)
                     and node.get_state_set().contains(Atspi.StateType.EDITABLE)
                     and node.get_state_set().contains(Atspi.StateType.SHOWING)), None)


class Case:
    """An installed program in one language, with a home of its own."""

    def __init__(self, home, language='en'):
        self.home = home
        self.words = Words(language, os.path.join(FILES, 'share', 'locale'))
        locale = linguas.locale_of(language)
        environment = {'LC_ALL': locale, 'LANG': locale, 'LANGUAGE': '' if language == 'en' else language}
        self.program = Sandboxed(PREFIX + APP_ID, home, environment, os.path.join(PICTURES, f'{language}-'),
                                 gettext.translation('gtk40', languages=[language], fallback=True).gettext('Close'))


def with_program(function, language='en'):
    """Makes a case of a function that wants a program, which is ended afterwards."""
    def run():
        with tempfile.TemporaryDirectory(dir=os.path.dirname(os.environ['FLATPAK_USER_DIR'])) as home:
            case = Case(home, language)
            try:
                function(case)
            except AssertionError:
                case.program.picture('failed')
                raise
            finally:
                if case.program.process and case.program.process.poll() is None:
                    case.program.process.kill()
                    case.program.process.wait()
    return run


# What is allowed and what is not

def permissions_are_those_of_the_manifest():
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(host('flatpak', 'info', '--show-permissions', APP_ID))
    found = {key: set(value.strip(';').split(';')) for key, value in parser['Context'].items()}
    assert found == PERMISSIONS, found
    assert parser.sections() == ['Context'], parser.sections()


def no_network(case):
    lines = case.program.inside('cat', '/proc/net/dev').decode().splitlines()
    interfaces = [line.split(':')[0].strip() for line in lines if ':' in line]
    assert interfaces == ['lo'], interfaces


def home_is_out_of_reach(case):
    secret = os.path.join(case.home, 'secret.txt')
    with open(secret, 'w', encoding='utf-8') as file:
        file.write('nobody may read this\n')
    script = 'ls -A "$3"; cat "$1" 2>/dev/null; touch "$2" 2>/dev/null || true'
    seen = case.program.inside('sh', '-c', script, 'sh', secret, os.path.join(case.home, 'written.txt'), case.home)
    assert seen.decode().split() == ['.var'], seen
    # What it writes there goes to a folder that ends with the sandbox.
    assert sorted(os.listdir(case.home)) == ['.var', 'secret.txt']


def devices_are_few(case):
    found = set(case.program.inside('ls', '/dev').decode().split())
    assert found <= DEVICES, found - DEVICES


def libraries_are_there(case):
    """Nothing of the SDK is needed to run it."""
    script = 'for program in /app/bin/*; do ldd "$program"; done'
    output = case.program.inside('sh', '-c', script).decode()
    assert 'libadwaita-1.so' in output, output
    assert 'not found' not in output, output


def nothing_else_is_installed():
    found = {os.path.join(os.path.relpath(folder, FILES), name)
             for folder, _, names in os.walk(FILES) for name in names}
    strange = [name for name in found if not name.startswith(
        ('./.ref', './manifest', 'bin/ahu', 'share/applications/', 'share/ahu/', 'share/app-info/', 'share/appdata/',
         'share/dbus-1/', 'share/glib-2.0/', 'share/icons/', 'share/locale/', 'share/metainfo/', 'share/mime/',
         'share/runtime/'))]
    assert not strange, strange


def needs_a_display(case):
    """Neither socket is more than it needs: with none of them it says so, and ends."""
    case.program.options = ['--nosocket=fallback-x11', '--nosocket=x11', '--nosocket=wayland']
    done = subprocess.run(case.program.command(), env=case.program.environment, timeout=60, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode != 0 and 'display' in done.stdout, done.stdout


def need_services(*names):
    there = host('gdbus', 'call', '--session', '--dest', 'org.freedesktop.DBus',
                 '--object-path', '/org/freedesktop/DBus', '--method', 'org.freedesktop.DBus.ListActivatableNames')
    for name in names:
        if f"'{name}'" not in there:
            raise tap.Skip(f'{name} is not installed: build-aux/install-deps --flatpak')


def runs_on_wayland(case):
    """With nothing of X11: where there is Wayland, the sandbox doesn't get it."""
    # GDK asks it for its settings there, and warns where there is none.
    need_services('org.freedesktop.portal.Desktop')
    socket = os.path.join(os.environ['XDG_RUNTIME_DIR'], 'ahu-wayland')
    weston = subprocess.Popen([tap.need('weston'), '--backend=headless-backend.so', '--use-pixman', '--debug',
                               '--no-config', '--idle-time=0', '--width=1280', '--height=800',
                               f'--socket={os.path.basename(socket)}'],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(lambda: weston.poll() is not None or os.path.exists(socket), 'weston')
        case.program.environment['WAYLAND_DISPLAY'] = os.path.basename(socket)
        script = 'echo "${DISPLAY-none} $WAYLAND_DISPLAY"'
        seen = case.program.inside('sh', '-c', script).decode().split()
        assert seen[0] == 'none' and len(seen) == 2, seen
        case.program.start()
        case.program.press(case.words.say('New game'))
        case.program.find(case.words.say('Name of player %u', 1))
        wayland_picture(socket)
        case.program.close()
    finally:
        weston.kill()
        weston.wait()


def wayland_picture(socket):
    """To be looked at; the tool chooses the name."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([tap.need('weston-screenshooter')], cwd=folder, check=True,
                       env=dict(os.environ, WAYLAND_DISPLAY=os.path.basename(socket)))
        for name in os.listdir(folder):
            shutil.move(os.path.join(folder, name), os.path.join(PICTURES, 'wayland.png'))


def speaks(case):
    assert case.words.say('New game') != 'New game', 'the catalogue was not installed'
    case.program.start()
    case.program.find(case.words.say('New game'))
    case.program.picture('start')
    case.program.close()


# What the desktop sees

def desktop_file_leads_into_the_sandbox():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(os.path.join(EXPORTED, 'applications', f'{APP_ID}.desktop'), encoding='utf-8')
    for section in parser.sections():
        assert ' run ' in parser[section]['Exec'] and APP_ID in parser[section]['Exec'], parser[section]['Exec']
    assert '--file-forwarding' in parser['Desktop Entry']['Exec']
    for path in (f'dbus-1/services/{APP_ID}.service', f'mime/packages/{APP_ID}.xml',
                 f'icons/hicolor/scalable/apps/{APP_ID}.svg', f'icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg',
                 f'icons/hicolor/scalable/mimetypes/{APP_ID}-record.svg', f'metainfo/{APP_ID}.appdata.xml'):
        assert os.path.exists(os.path.join(EXPORTED, path)), f'{path} is not exported'


def exec_of_the_desktop_file(path):
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(os.path.join(EXPORTED, 'applications', f'{APP_ID}.desktop'), encoding='utf-8')
    return [path if word == '%f' else word for word in shlex.split(parser['Desktop Entry']['Exec'])]


def action_starts_it(case):
    """The bus starts what is asked for by name, and the icon's menu leads where it says."""
    program, words = case.program, case.words
    program.command = lambda: ['gapplication', 'action', APP_ID, 'final-scoring']
    program.process = subprocess.Popen(program.command(), env=program.environment)
    program.root = wait_for(lambda: next((application for application in children(Atspi.get_desktop(0))
                                          if program.is_mine(application)), None), 'the bus to start the program')
    program.check_alive = lambda: None
    program.find(words.say('On the Stone'))
    program.picture('action')
    subprocess.run(['flatpak', 'kill', APP_ID], env=program.environment, check=True)


# What is played and kept

def saved_moves(case):
    """The moves of the one game that the sandbox keeps, as they lie on the disk."""
    names = [name for name in os.listdir(case.program.games) if name.endswith('.rapanui')]
    assert len(names) == 1, names
    with open(os.path.join(case.program.games, names[0]), encoding='utf-8') as file:
        return json.load(file)['moves']


def a_game_goes_on_after_a_kill(case):
    """A whole game, one key for each decision; in its middle the sandbox is killed."""
    with open(RECORD, encoding='utf-8') as file:
        record = json.load(file)
    # The display's keyboard has neither Ä nor ë.
    for player, name in zip(record['players'], ('Anne', 'Ben', 'Zoe')):
        player['name'] = name
    middle = len(record['moves']) // 2
    case.program.start()
    typist = Typist(case.program, case.words, record)
    typist.begin()
    typist.enter(record['moves'][:middle])
    wait_for(lambda: len(saved_moves(case)) == middle, f'{middle} moves on the disk')
    case.program.kill()
    case.program.start()
    case.program.press(case.words.say('Continue'))
    case.program.find(typist.heading())
    typist.keyboard.show('Ahu')
    typist.keyboard.pressed = 0
    typist.enter(record['moves'][middle:])
    typist.choose_places()
    case.program.find(case.words.say('Play again, same seats'))
    wait_for(lambda: len(saved_moves(case)) == len(record['moves']), 'all moves on the disk')
    case.program.picture('played')
    case.program.close()
    # Who played is offered again with the next game: settings need no dconf.
    settings = os.path.join(case.program.private, 'config', 'glib-2.0', 'settings', 'keyfile')
    with open(settings, encoding='utf-8') as file:
        assert "'Anne'" in file.read(), 'the players were not kept'


# What goes through the portals

def need_portals():
    if os.environ['XDG_RUNTIME_DIR'] != f'/run/user/{os.getuid()}':
        raise tap.Skip('only root can give the session a /run/user of its own, where portals hand over files')
    need_services('org.freedesktop.portal.Desktop', 'org.freedesktop.portal.Documents',
                  'org.freedesktop.impl.portal.desktop.gtk')


def open_record(case):
    """A double click on a record in the home folder, which the sandbox itself can't see."""
    path = os.path.join(case.home, 'whole-game.rapanui')
    shutil.copy(RECORD, path)
    command = exec_of_the_desktop_file(path)
    at = command.index('run') + 1
    case.program.command = lambda: (command[:at] + [f'--env={name}={value}' for name, value in (
        ('G_DEBUG', PROGRAM_DEBUG), ('GTK_A11Y', 'atspi'), ('GSK_RENDERER', 'cairo'))] + command[at:])
    case.program.start()


def a_result_can_be_saved(case):
    need_portals()
    open_record(case)
    with open(RECORD, encoding='utf-8') as file:
        players = [player['name'] for player in json.load(file)['players']]
    case.program.find(case.words.say('Play again, same seats'))
    keyboard = Keyboard(case.program)
    for key, name, begins in (('ctrl+shift+s', 'result.pdf', b'%PDF-'), ('ctrl+shift+g', 'result.png', b'\x89PNG'),
                              ('ctrl+shift+t', 'result.csv', b'')):
        path = os.path.join(case.home, name)
        keyboard.show('Ahu')
        keyboard.press(key)
        Chooser(case.words).save_as(path)
        wait_for(lambda path=path: os.path.exists(path) and os.path.getsize(path) > 0, f'{name} outside of the sandbox')
        with open(path, 'rb') as file:
            content = file.read()
        assert content.startswith(begins), content[:20]
        # Not the folder in which the portal hands it over.
        case.program.find(case.words.say('Saved as “%s”.', name))
    assert all(player in content.decode() for player in players), content
    case.program.picture('saved')
    case.program.close()


CASES = [
    ('permissions are those of the manifest', permissions_are_those_of_the_manifest),
    ('nothing else is installed', nothing_else_is_installed),
    ('the desktop file leads into the sandbox', desktop_file_leads_into_the_sandbox),
    ('no network', with_program(no_network)),
    ('the home folder is out of reach', with_program(home_is_out_of_reach)),
    ('few devices', with_program(devices_are_few)),
    ('all libraries are in the runtime', with_program(libraries_are_there)),
    ('it needs a display', with_program(needs_a_display)),
    ('it runs on Wayland', with_program(runs_on_wayland)),
    ('a game goes on after a kill', with_program(a_game_goes_on_after_a_kill)),
    ('a record opens and its result is saved, through portals', with_program(a_result_can_be_saved)),
    ('the bus starts an action of the icon', with_program(action_starts_it)),
]

CASES += [(f'it speaks {language}', with_program(speaks, language)) for language in linguas.TRANSLATED]

tap.main(CASES)

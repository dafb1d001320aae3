# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as it is installed from its Flatpak: in a sandbox, driven from outside of it.

What is pressed and read is the same as without a sandbox (screen.py). Different are the
start, the place of the files, and how the program is found on the accessibility bus.
"""

import os
import subprocess

from screen import PROGRAM_DEBUG, Program

PREFIX = 'flatpak:'
# All that the sandbox is started with: nothing of the build folder may reach into it.
KEPT = ('PATH', 'DISPLAY', 'WAYLAND_DISPLAY', 'DBUS_SESSION_BUS_ADDRESS', 'XDG_RUNTIME_DIR',
        'XDG_CURRENT_DESKTOP', 'FLATPAK_USER_DIR', 'FLATPAK_SYSTEM_DIR')


class Sandboxed(Program):
    """An installed Flatpak with a home folder of its own, which outlives it.

    It is told by its application id, behind the word “flatpak:”.
    """

    def __init__(self, application, home, environment, pictures, close_name):
        super().__init__(application, home, environment, pictures, close_name)
        self.application = application.removeprefix(PREFIX)
        # The driver's own bus connection; the program's goes through a filter of the sandbox.
        self.environment = {name: os.environ[name] for name in KEPT if name in os.environ}
        self.environment.update(environment, HOME=home)
        self.options, self.arguments = [], []

    @property
    def private(self):
        """The one folder outside that the sandbox may write to."""
        return os.path.join(self.home, '.var', 'app', self.application)

    @property
    def games(self):
        return os.path.join(self.private, 'data', 'ahu', 'games')

    def command(self):
        # Drawn as in the other tests: Mesa complains where there is neither graphics card nor driver.
        return ['flatpak', 'run', '--die-with-parent', f'--env=G_DEBUG={PROGRAM_DEBUG}',
                '--env=GTK_A11Y=atspi', '--env=GSK_RENDERER=cairo', *self.options, self.application, *self.arguments]

    def is_mine(self, application):
        """The bus sees the filter's process, so the name has to do: the display is ours alone."""
        return application.get_name() == 'ahu'

    def kill(self):
        """As if the power failed: the first process of the sandbox goes, and all others with it."""
        subprocess.run(['flatpak', 'kill', self.application], env=self.environment, check=True)
        self.process.wait()
        self.check_silent()

    def inside(self, *command, **options):
        """Runs another command in the same sandbox; returns what it wrote."""
        done = subprocess.run(['flatpak', 'run', f'--command={command[0]}', *self.options, self.application,
                               *command[1:]],
                              env=self.environment, stdout=subprocess.PIPE, check=True, **options)
        return done.stdout

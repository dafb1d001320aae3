# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into a folder of its own and looks that every file has arrived.

usage: install.py APPLICATION-ID BUILD-FOLDER PREFIX
"""

import configparser
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import tap  # pylint: disable=wrong-import-position

APP_ID, BUILD, PREFIX = sys.argv[1:4]
BASE_ID = 'io.github.ahu_table.Ahu'
FILES = {
    'the program': 'bin/ahu',
    'the command line tool': 'bin/ahu-cli',
    'the desktop file': f'share/applications/{APP_ID}.desktop',
    'the D-Bus service': f'share/dbus-1/services/{APP_ID}.service',
    'the metainfo': f'share/metainfo/{APP_ID}.metainfo.xml',
    'the settings schema': f'share/glib-2.0/schemas/{BASE_ID}.gschema.xml',
    'the MIME type': f'share/mime/packages/{APP_ID}.xml',
    'the icon': f'share/icons/hicolor/scalable/apps/{APP_ID}.svg',
    'the symbolic icon': f'share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg',
    'the icon of records': f'share/icons/hicolor/scalable/mimetypes/{APP_ID}-record.svg',
    'the example game': 'share/ahu/examples/four-friends.rapanui',
    'German': 'share/locale/de/LC_MESSAGES/ahu.mo',
    'Italian': 'share/locale/it/LC_MESSAGES/ahu.mo',
}

with tempfile.TemporaryDirectory() as destination:
    meson = tap.need('meson')
    done = subprocess.run(
        [meson, 'install', '-C', BUILD, '--no-rebuild', '--destdir', destination],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    root = os.path.join(destination, PREFIX.lstrip('/'))

    def installs():
        """meson itself reports no failure."""
        assert done.returncode == 0, done.stdout

    def arrived(name):
        """Returns a case: the file is there and not empty."""
        def case():
            path = os.path.join(root, name)
            assert os.path.isfile(path), f'{name} is not installed'
            assert os.path.getsize(path) > 0, f'{name} is empty'
            if name.startswith('bin/'):
                assert os.access(path, os.X_OK), f'{name} cannot be started'
        return case

    def mime_icon_fits():
        """The MIME type names the icon that is installed for it."""
        with open(os.path.join(root, FILES['the MIME type']), encoding='utf-8') as file:
            assert f'<icon name="{APP_ID}-record"/>' in file.read()

    def service_starts_the_program():
        """The bus starts what is installed, under the name that the desktop asks for."""
        service = configparser.ConfigParser(interpolation=None)
        service.optionxform = str
        service.read(os.path.join(root, FILES['the D-Bus service']), encoding='utf-8')
        assert service['D-BUS Service']['Name'] == APP_ID
        program = os.path.join(PREFIX, FILES['the program'])
        assert service['D-BUS Service']['Exec'] == f'{program} --gapplication-service'

    def nothing_else():
        """What is not meant for installing (tests, static libraries) stays away."""
        found = {os.path.relpath(os.path.join(folder, file), root)
                 for folder, _, files in os.walk(root) for file in files}
        assert found == set(FILES.values()), \
            f'unexpected: {sorted(found - set(FILES.values()))}'

    tap.main([('meson install succeeds', installs)]
             + [(f'{label} is installed', arrived(name)) for label, name in FILES.items()]
             + [('the MIME type names its icon', mime_icon_fits),
                ('the D-Bus service starts the program', service_starts_the_program),
                ('nothing else is installed', nothing_else)])

# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into folders of its own, looks that every file has arrived, and that
uninstalling leaves nothing behind.

usage: install.py APPLICATION-ID BUILD-FOLDER PREFIX
"""

import configparser
import json
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position

APP_ID, BUILD, PREFIX = sys.argv[1:4]
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), '..', '..'))
UNINSTALL = os.path.join(ROOT, 'build-aux', 'uninstall')
BASE_ID = 'io.github.ahu_table.Ahu'
FILES = {
    'the program': 'bin/ahu',
    'the command line tool': 'bin/ahu-cli',
    'the manual of the program': 'share/man/man1/ahu.1',
    'the manual of the command line tool': 'share/man/man1/ahu-cli.1',
    'the desktop file': f'share/applications/{APP_ID}.desktop',
    'the D-Bus service': f'share/dbus-1/services/{APP_ID}.service',
    'the metainfo': f'share/metainfo/{APP_ID}.metainfo.xml',
    'the settings schema': f'share/glib-2.0/schemas/{BASE_ID}.gschema.xml',
    'the MIME type': f'share/mime/packages/{APP_ID}.xml',
    'the icon': f'share/icons/hicolor/scalable/apps/{APP_ID}.svg',
    'the icon for 16 pixels': f'share/icons/hicolor/16x16/apps/{APP_ID}.svg',
    'the icon of records for 16 pixels': f'share/icons/hicolor/16x16/mimetypes/{APP_ID}-record.svg',
    'the symbolic icon': f'share/icons/hicolor/symbolic/apps/{APP_ID}-symbolic.svg',
    'the icon of records': f'share/icons/hicolor/scalable/mimetypes/{APP_ID}-record.svg',
    'the example game': 'share/ahu/examples/four-friends.rapanui',
    **{f'the language {language}': f'share/locale/{language}/LC_MESSAGES/ahu.mo'
       for language in linguas.TRANSLATED},
}
# What meson's post-install commands make of them.
CACHES = ('share/applications/mimeinfo.cache', 'share/glib-2.0/schemas/gschemas.compiled',
          'share/icons/hicolor/icon-theme.cache', 'share/mime/mime.cache')


class LogKept:
    """Somebody may have installed from this build folder: their log is given back."""

    path = os.path.join(BUILD, 'meson-logs', 'install-log.txt')

    def __enter__(self):
        self.text = None
        if os.path.exists(self.path):
            with open(self.path, encoding='utf-8') as log:
                self.text = log.read()

    def __exit__(self, *_):
        if self.text is not None:
            # Not a new file: build-aux/uninstall asks when it was begun.
            with open(self.path, 'w', encoding='utf-8') as log:
                log.write(self.text)
        elif os.path.exists(self.path):
            os.remove(self.path)


def tree(folder):
    """All below a folder: of files and links what is in them, of folders nothing."""
    found = {}
    for parent, folders, files in os.walk(folder):
        for name in folders:
            found[os.path.relpath(os.path.join(parent, name), folder)] = None
        for name in files:
            path = os.path.join(parent, name)
            with open(path, 'rb') as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


def changed(before, after):
    """The paths that came, went or have something else in them."""
    return sorted(path for path in before.keys() | after.keys()
                  if path not in before or path not in after or before[path] != after[path])


def install(build, *arguments):
    return tap.run(tap.need('meson'), 'install', '-C', build, '--no-rebuild', *arguments)


def private_build(scratch, prefix):
    """A build folder for another prefix, with what was built in BUILD in its place."""
    meson = tap.need('meson')
    build = os.path.join(scratch, 'build')
    profile = 'development' if APP_ID != BASE_ID else 'default'
    tap.run(meson, 'setup', build, ROOT, f'--prefix={prefix}', f'-Dprofile={profile}')
    for path in json.loads(tap.run(meson, 'introspect', '--installed', BUILD)):
        inside = os.path.relpath(path, BUILD)
        if not inside.startswith('..') and not os.path.exists(os.path.join(build, inside)):
            os.makedirs(os.path.dirname(os.path.join(build, inside)), exist_ok=True)
            os.symlink(path, os.path.join(build, inside))
    return build


def put(folder, name, text):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def add_neighbour(prefix):
    """Another program in the same prefix, with all caches that there are."""
    put(prefix, 'share/applications/other.desktop',
        '[Desktop Entry]\nType=Application\nName=Other\nExec=other\nMimeType=text/x-other;\n')
    put(prefix, 'share/glib-2.0/schemas/other.gschema.xml',
        '<schemalist><schema id="other" path="/other/"><key name="k" type="b">'
        '<default>true</default></key></schema></schemalist>\n')
    put(prefix, 'share/mime/packages/other.xml',
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">'
        '<mime-type type="text/x-other"><glob pattern="*.other"/></mime-type></mime-info>\n')
    put(prefix, 'share/icons/hicolor/scalable/apps/other.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>\n')
    share = os.path.join(prefix, 'share')
    icons = shutil.which('gtk4-update-icon-cache') or tap.need('gtk-update-icon-cache')
    tap.run(tap.need('update-desktop-database'), '-q', os.path.join(share, 'applications'))
    tap.run(tap.need('glib-compile-schemas'), os.path.join(share, 'glib-2.0', 'schemas'))
    tap.run(tap.need('update-mime-database'), os.path.join(share, 'mime'))
    tap.run(icons, '-q', '-t', '-f', os.path.join(share, 'icons', 'hicolor'))


def comes_and_goes(build, prefix):
    """Installs as people do, looks, uninstalls; returns what was there in between."""
    before = tree(prefix)
    install(build)
    between = tree(prefix)
    missing = [name for name in (*FILES.values(), *CACHES) if name not in between]
    assert not missing, f'not installed: {missing}'
    tap.run(UNINSTALL, build)
    left = changed(before, tree(prefix))
    assert not left, f'uninstalling did not leave as it was: {left}'


with tempfile.TemporaryDirectory() as destination, \
        tempfile.TemporaryDirectory() as scratch, LogKept():
    done = subprocess.run(
        [tap.need('meson'), 'install', '-C', BUILD, '--no-rebuild', '--destdir', destination],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    root = os.path.join(destination, PREFIX.lstrip('/'))
    own_prefix = os.path.join(scratch, 'prefix')
    own_build = []

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

    def staging_is_emptied():
        """What went to a DESTDIR goes from there, with all folders."""
        tap.run(UNINSTALL, BUILD)
        left = sorted(tree(destination))
        assert not left, f'left behind: {left}'

    def fresh_prefix_is_left_empty():
        """Before, there was not even the folder."""
        own_build.append(private_build(scratch, own_prefix))
        comes_and_goes(own_build[0], own_prefix)
        assert not os.path.exists(own_prefix)

    def second_installing_is_undone_too():
        """Meson forgets then which folders it has made, but not one that was there, empty."""
        os.makedirs(os.path.join(own_prefix, 'share', 'man'))
        before = tree(own_prefix)
        for arguments in ([], ['--only-changed'], []):
            install(own_build[0], *arguments)
        tap.run(UNINSTALL, own_build[0])
        left = changed(before, tree(own_prefix))
        assert not left, f'uninstalling did not leave as it was: {left}'

    def neighbours_are_left_alone():
        """Another program's files, and what the caches say of them, are as before."""
        add_neighbour(own_prefix)
        comes_and_goes(own_build[0], own_prefix)

    def nothing_to_uninstall_is_told():
        assert subprocess.run([UNINSTALL, own_build[0]], stderr=subprocess.PIPE,
                              check=False).returncode == 1

    tap.main([('meson install succeeds', installs)]
             + [(f'{label} is installed', arrived(name)) for label, name in FILES.items()]
             + [('the MIME type names its icon', mime_icon_fits),
                ('the D-Bus service starts the program', service_starts_the_program),
                ('nothing else is installed', nothing_else),
                ('uninstalling empties a staging folder', staging_is_emptied),
                ('uninstalling leaves nothing of a prefix', fresh_prefix_is_left_empty),
                ('what was installed twice goes, too', second_installing_is_undone_too),
                ('uninstalling leaves other programs alone', neighbours_are_left_alone),
                ('uninstalling twice is refused', nothing_to_uninstall_is_told)])

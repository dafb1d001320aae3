# SPDX-License-Identifier: GPL-3.0-or-later
"""The platform's own validators over the files that are installed beside Ahu.

usage: validate.py APPLICATION-ID DATA-BUILD-FOLDER DATA-SOURCE-FOLDER
"""

import configparser
import os
import re
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

sys.path.insert(0, os.path.join(os.path.dirname(__file__), '..'))
import linguas  # pylint: disable=wrong-import-position
import tap  # pylint: disable=wrong-import-position

APP_ID, BUILT, SOURCE = sys.argv[1:4]
BASE_ID = 'io.github.ahu_table.Ahu'
MEDIA_TYPE = 'application/vnd.ahu.record+json'
DESKTOP = os.path.join(BUILT, f'{APP_ID}.desktop')
METAINFO = os.path.join(BUILT, f'{APP_ID}.metainfo.xml')
MOST_BYTES = 300_000  # of a picture
MIME = os.path.join(BUILT, f'{APP_ID}.xml')

# AppStream has four grades: errors, warnings, hints ("info") and pedantic ones. All fail,
# but for those that no file can avoid in all versions that matter:
ALLOWED_ISSUES = {
    # Old versions (0.16, Debian 12) do not know <developer>, which the store asks for.
    'unknown-tag developer',
    # The last part of an id has the name of the program, which has a capital; the
    # platform's own programs are called so.
    f'cid-contains-uppercase-letter {APP_ID}',
}
# appstream-util is older than half of the tags, and asks for an address that AppStream
# no longer has.
ALLOWED_IN_UTIL = {
    'tag-missing           : <update_contact> is not present',
    'tag-invalid           : XML data contains unknown tag',
}


def desktop_file_is_valid():
    # Hints do not change the exit status; any output at all is a fault here.
    output = tap.run(tap.need('desktop-file-validate'), DESKTOP)
    assert not output.strip(), output


def desktop_file_says_what_it_must():
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(DESKTOP, encoding='utf-8')
    entry = parser['Desktop Entry']
    assert entry['Icon'] == APP_ID, entry['Icon']
    assert entry['Categories'] == 'Game;BoardGame;', entry['Categories']
    # Several files that are chosen at once are one call.
    assert entry['Exec'] == 'ahu %F', entry['Exec']
    assert MEDIA_TYPE in entry['MimeType'].split(';'), entry['MimeType']
    assert entry['StartupNotify'] == 'true'
    for key in ('GenericName', 'Comment', 'Keywords'):
        for language in linguas.TRANSLATED:
            translated = entry.get(f'{key}[{language}]')
            assert translated and translated != entry[key], f'{key} is not in {language}'


def desktop_actions_are_translated():
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(DESKTOP, encoding='utf-8')
    assert parser['Desktop Entry']['DBusActivatable'] == 'true'
    actions = parser['Desktop Entry']['Actions'].rstrip(';').split(';')
    assert actions == ['new-game', 'final-scoring'], actions
    for name in actions:
        action = parser[f'Desktop Action {name}']
        assert action['Exec'] == f'gapplication action {APP_ID} {name}', action['Exec']
        for language in linguas.TRANSLATED:
            assert action.get(f'Name[{language}]', action['Name']) != action['Name'], (name, language)


def metainfo_is_valid():
    tool = tap.need('appstreamcli')
    done = subprocess.run((tool, 'validate', '--no-net', '--no-color', '--pedantic', '--strict', METAINFO),
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    # Strict, it also ends as if allowed ones were faults.
    issues = re.findall(r'^[EWIP]: \S+ (.*?)\s*$', done.stdout, re.MULTILINE)
    refused = [issue for issue in issues if issue not in ALLOWED_ISSUES]
    assert not refused and (done.returncode == 0 or issues), done.stdout


def metainfo_is_valid_in_the_old_tool():
    tool = tap.need('appstream-util')
    done = subprocess.run((tool, 'validate-strict', '--nonet', METAINFO), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False)
    issues = re.findall(r'^• (.*?)\s*$', done.stdout, re.MULTILINE)
    refused = [issue for issue in issues if issue not in ALLOWED_IN_UTIL]
    assert not refused and (done.returncode == 0 or issues), done.stdout


def metainfo_says_what_it_must():
    root = ET.parse(METAINFO).getroot()
    assert root.findtext('id') == APP_ID
    assert root.findtext('metadata_license') == 'CC0-1.0'
    assert root.findtext('project_license') == 'GPL-3.0-or-later'
    assert root.findtext('launchable') == f'{APP_ID}.desktop'
    assert root.findtext('provides/mediatype') == MEDIA_TYPE
    releases = root.findall('releases/release')
    assert releases and releases[0].get('version') == os.environ['AHU_VERSION'], \
        'the newest release of the metainfo is not the version of meson.build'
    controls = {control.text for control in root.findall('recommends/control')}
    assert controls == {'keyboard', 'pointing', 'touch'}, controls


def pictures_are_there():
    """What the metainfo points to is what docs/images has, in each language and in the size
    it says (build-aux/store-pictures takes them)."""
    lang = '{http://www.w3.org/XML/1998/namespace}lang'
    screenshots = ET.parse(METAINFO).getroot().findall('screenshots/screenshot')
    assert 3 <= len(screenshots) <= 6, len(screenshots)
    for screenshot in screenshots:
        spoken = [image.get(lang) for image in screenshot.findall('image')]
        assert spoken == [None, *linguas.TRANSLATED], f'{screenshot.findtext("caption")}: {spoken}'
    for image in [image for screenshot in screenshots for image in screenshot.findall('image')]:
        path = os.path.join(SOURCE, '..', 'docs', 'images', *image.text.split('/')[-2:])
        with open(path, 'rb') as file:
            size = struct.unpack('>II', file.read(24)[16:])
        assert os.path.getsize(path) < MOST_BYTES, f'{path}: {os.path.getsize(path)} bytes'
        wanted = int(image.get('width')), int(image.get('height'))
        assert size == wanted, f'{path}: {size}, not {wanted}'
        assert image.text.startswith('https://'), image.text


def metainfo_is_translated():
    lang = '{http://www.w3.org/XML/1998/namespace}lang'
    root = ET.parse(METAINFO).getroot()
    for path in ('summary', 'description/p', 'description/ul/li', 'screenshots/screenshot/caption',
                 'releases/release/description/p'):
        plain = [node for node in root.findall(path) if node.get(lang) is None]
        assert plain, f'{path} is missing'
        for language in linguas.TRANSLATED:
            found = [node for node in root.findall(path) if node.get(lang) == language]
            assert len(found) == len(plain), f'{path} is not complete in {language}'


def schema_is_valid():
    tap.run(tap.need('glib-compile-schemas'), '--strict', '--dry-run', SOURCE)


def schema_has_its_keys():
    """A program that asks for a key that is not there is aborted by GLib."""
    schemas = ET.parse(os.path.join(SOURCE, f'{BASE_ID}.gschema.xml')).findall('schema')
    keys = {schema.get('id'): {key.get('name'): (key.get('type'), key.findtext('default'))
                               for key in schema.findall('key')} for schema in schemas}
    paths = {schema.get('id'): schema.get('path') for schema in schemas}
    expected = {
        BASE_ID: {
            'window-width': ('i', '1280'),
            'window-height': ('i', '800'),
            'window-maximized': ('b', 'false'),
        },
        f'{BASE_ID}.Game': {
            'last-players': ('a(ss)', '[]'),
            'seat-choices': ('a{ss}', '{}'),
        },
    }
    for schema, wanted in expected.items():
        for name, value in wanted.items():
            assert keys[schema].get(name) == value, f'{name}: {keys[schema].get(name)}'

    games = [schema for schema in schemas if schema.get('id').startswith(f'{BASE_ID}.Game.')]
    assert paths[BASE_ID] == '/io/github/ahu_table/Ahu/'
    assert paths[f'{BASE_ID}.Game'] is None and games
    for schema in games:
        game = schema.get('id').split('.')[-1]
        assert schema.get('path') == f'/io/github/ahu_table/Ahu/{game}/'
        assert schema.get('extends') == f'{BASE_ID}.Game'


def mime_type_is_well_formed():
    tap.run(tap.need('xmllint'), '--noout', '--nonet', MIME)


def mime_type_is_translated():
    lang = '{http://www.w3.org/XML/1998/namespace}lang'
    space = '{http://www.freedesktop.org/standards/shared-mime-info}'
    comments = ET.parse(MIME).getroot().findall(f'{space}mime-type/{space}comment')
    assert {comment.get(lang) for comment in comments} == {None, *linguas.TRANSLATED}


def mime_type_is_found():
    """update-mime-database takes the file, and GLib then knows a record by its name."""
    update = tap.need('update-mime-database')
    gio = tap.need('gio')
    with tempfile.TemporaryDirectory() as scratch:
        packages = os.path.join(scratch, 'share', 'mime', 'packages')
        os.makedirs(packages)
        with open(MIME, 'rb') as source, \
                open(os.path.join(packages, os.path.basename(MIME)), 'wb') as copy:
            copy.write(source.read())
        output = tap.run(update, os.path.join(scratch, 'share', 'mime'))
        assert 'warning' not in output.lower(), output

        record = os.path.join(scratch, 'game.rapanui')
        with open(record, 'w', encoding='utf-8') as file:
            file.write('{ "format": "ahu-record" }\n')
        environment = dict(os.environ, XDG_DATA_DIRS=os.path.join(scratch, 'share'),
                           XDG_DATA_HOME=os.path.join(scratch, 'home'))
        output = tap.run(gio, 'info', '-a', 'standard::content-type', record, env=environment)
        assert f'standard::content-type: {MEDIA_TYPE}\n' in output, output


tap.main([
    ('desktop file is valid', desktop_file_is_valid),
    ('desktop file says what it must', desktop_file_says_what_it_must),
    ('desktop actions are translated', desktop_actions_are_translated),
    ('metainfo is valid', metainfo_is_valid),
    ('metainfo is valid in appstream-util', metainfo_is_valid_in_the_old_tool),
    ('metainfo says what it must', metainfo_says_what_it_must),
    ('the pictures of the metainfo are there', pictures_are_there),
    ('metainfo is translated', metainfo_is_translated),
    ('settings schema is valid', schema_is_valid),
    ('settings schema has its keys', schema_has_its_keys),
    ('MIME type is well formed', mime_type_is_well_formed),
    ('MIME type is translated', mime_type_is_translated),
    ('MIME type is found by file name', mime_type_is_found),
])

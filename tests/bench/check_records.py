# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures replaying and validating records with `ahu-cli check`; reports, asserts no time.

usage: check_records.py AHU-CLI [RECORDS]
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time

CLI = os.path.abspath(sys.argv[1])
RECORDS = int(sys.argv[2]) if len(sys.argv) > 2 else 1000


def write_records(folder):
    """Games of two, three and four players in turn; returns the names."""
    names = []
    for players in (2, 3, 4):
        games = subprocess.run([CLI, 'simulate', '--players', str(players), '--games',
                                str((RECORDS + players - 2) // 3), '--seed', '1'],
                               stdout=subprocess.PIPE, check=True).stdout
        for number, line in enumerate(games.splitlines()):
            names.append(f'{players}-{number}.rapanui')
            with open(os.path.join(folder, names[-1]), 'wb') as file:
                file.write(line + b'\n')
    return names


with tempfile.TemporaryDirectory() as folder:
    files = write_records(folder)
    size = sum(os.path.getsize(os.path.join(folder, name)) for name in files)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run([CLI, 'check', *files], stdout=subprocess.PIPE, check=True, cwd=folder)
    elapsed = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)

assert done.stdout.count(b', over\n') == len(files), 'not every record is legal'
print(json.dumps({
    'records': len(files),
    'bytes': size,
    'elapsed_seconds': round(elapsed, 3),
    'processor_seconds': round(after.ru_utime + after.ru_stime
                               - before.ru_utime - before.ru_stime, 3),
    'seconds_per_10000_records': round(elapsed * 10000 / len(files), 2),
}))

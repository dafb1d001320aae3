# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures replaying and validating records with `ahu-cli check`; reports, asserts no time.

The games are simulated, and checked as the simulation prints them, in one line each,
and as Ahu keeps them, with a line for each move: both all at once, on one core, three
times. The machine and how busy it is stand in the report.

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
RECORDS = int(sys.argv[2]) if len(sys.argv) > 2 else 10000
RUNS = 3


def machine():
    with open('/proc/cpuinfo', encoding='utf-8') as file:
        models = [line.split(':', 1)[1].strip() for line in file if line.startswith('model name')]
    return {'processor': models[0] if models else os.uname().machine,
            'cores': os.cpu_count(), 'load': round(os.getloadavg()[0], 1)}


def simulate():
    """Games of two, three and four players in turn, RECORDS altogether."""
    games = []
    for players in (2, 3, 4):
        count = (RECORDS + players - 2) // 3
        games += subprocess.run([CLI, 'simulate', '--players', str(players), '--games', str(count),
                                 '--seed', '1'], stdout=subprocess.PIPE, check=True).stdout.splitlines()
    assert len(games) == RECORDS, len(games)
    return games


def as_kept(line):
    """The layout of the record format: a line for each member, player and move."""
    members = []
    for name, value in json.loads(line).items():
        if isinstance(value, list):
            text = '[\n    ' + ',\n    '.join(json.dumps(each) for each in value) + '\n  ]'
        else:
            text = json.dumps(value)
        members.append(f'  {json.dumps(name)}: {text}')
    return ('{\n' + ',\n'.join(members) + '\n}\n').encode()


def write_files(folder, contents):
    names = [f'{number}.rapanui' for number in range(len(contents))]
    for name, content in zip(names, contents):
        with open(os.path.join(folder, name), 'wb') as file:
            file.write(content)
    return names


def one_core():
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measure(folder, names):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    done = subprocess.run([CLI, 'check', *names], stdout=subprocess.PIPE, check=True, cwd=folder,
                          preexec_fn=one_core)
    elapsed = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.stdout.count(b', over\n') == len(names), 'not every record is legal'
    return elapsed, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def report(layout, contents):
    with tempfile.TemporaryDirectory() as folder:
        names = write_files(folder, contents)
        runs = [measure(folder, names) for _ in range(RUNS)]
    print(json.dumps({
        'records': len(contents),
        'layout': layout,
        'bytes': sum(len(content) for content in contents),
        'elapsed_seconds': [round(elapsed, 2) for elapsed, _ in runs],
        'processor_seconds': [round(processor, 2) for _, processor in runs],
        **machine(),
    }))


lines = simulate()
report('simulated', [line + b'\n' for line in lines])
report('kept', [as_kept(line) for line in lines])

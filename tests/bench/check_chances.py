# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether told chances come true, as docs/advisor.md says it: that it is what was measured, and
that hints tell today what was compared.

The games themselves take the better part of an hour: the script chances plays them. Here the first
ones of a few rows are looked at once more. Where other chances are told, the advisor was changed since,
and the rows have to be measured anew.

usage: check_chances.py AHU-CLI
"""

import sys

from measured import Measurement, tap

CHANCES = Measurement('chances', sys.argv[1],
                      lambda line: '% |' in line and (' → ' in line or 'got − told' in line))

tap.main([('the table is what was measured', CHANCES.is_told)]
         + [CHANCES.comes_out(name, 'game', 1)
            for name in ('greedy-2', 'greedy-3', 'greedy-4', 'strong-2', 'greedy-tapati-3', 'strong-tapati-3',
                         'strong-tapati-4')])

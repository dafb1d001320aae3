# SPDX-License-Identifier: GPL-3.0-or-later
"""How strong the computer players are, as docs/advisor.md says it: that it is what was measured,
and that it was measured with the players that there are.

The games themselves take hours: the script strength plays them. Here the first ones of a few
rows are played once more. Where they come out another way, the players were changed since, and
the rows have to be played anew.

usage: check_strength.py AHU-CLI
"""

import sys

from measured import Measurement, tap

STRENGTH = Measurement('strength', sys.argv[1], lambda line: line.startswith(('| greedy, ', '| strong with ', '| Tapati: ')))

tap.main([('the table is what was measured', STRENGTH.is_told)]
         + [STRENGTH.comes_out(name, 'first', 12)
            for name in ('greedy-random-2', 'greedy-random-3', 'greedy-random-4', 'strong-100-playouts-greedy-2',
                         'greedy-random-tapati-3', 'greedy-random-tapati-6')])

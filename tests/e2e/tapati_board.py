# SPDX-License-Identifier: GPL-3.0-or-later
"""The cells of a board of Tapati, and how arrows lead from one to another.

Where the focus is, is what a screen reader is told: which cell of which row of which site.
"""

from gi.repository import Atspi

from screen import children, wait_for

BASE, ROAD = -1, -2
# More than there are cells on any way.
STEPS = 30
# Three tiles to lay may stand in two lines: who comes by the same way again looks above or below.
OTHERWISE = {'Right': 'Down', 'Left': 'Up', 'Up': 'Left', 'Down': 'Right'}


class Cell:
    """Where it lies, rows counted from below, and its name."""

    def __init__(self, node, site, row, column):
        self.node, self.site, self.row, self.column = node, site, row, column
        self.name = node.get_name()

    def has_focus(self):
        return self.node.get_state_set().contains(Atspi.StateType.FOCUSED)

    def find_arrow(self, other):
        """To the site, then to the row, then along it."""
        if self.site != other.site:
            return 'Right' if self.site < other.site else 'Left'
        if self.row != other.row:
            return 'Up' if self.row < other.row else 'Down'
        return 'Right' if self.column < other.column else 'Left'


def list_cells(board, moai):
    """All that are there, for what stands on each site."""
    sites = [node for node in children(board) if node.get_role() == Atspi.Role.TABLE]
    assert len(sites) == len(moai)
    cells = []
    for site, (node, tower) in enumerate(zip(sites, moai)):
        n_rows = len(tower['floors']) + bool(tower['rug']) if tower else 0
        # Below a tower are base and road, what can be laid lies above it; a free site is one cell.
        places = [*range(n_rows), BASE, ROAD, n_rows] if tower else [0, 0]
        for row, cells_of_row in zip(places, children(node)):
            cells += [Cell(cell, site, row, column) for column, cell in enumerate(children(cells_of_row))]
    return cells


def find_focus(cells):
    return next((cell for cell in cells if cell.has_focus()), None)


def take_focus(keyboard, key, cells):
    """Moves the focus to the board by its key, if it is elsewhere; returns the cell that has it."""
    if find_focus(cells) is None:
        keyboard.press(key)
    return wait_for(lambda: find_focus(cells), 'the focus on the board')


def go_to(keyboard, key, cells, target):
    """Moves the focus to that cell, by the key of the board and by arrows."""
    focus, tried = take_focus(keyboard, key, cells), set()
    for _ in range(STEPS):
        if focus is target:
            return
        arrow, before = focus.find_arrow(target), focus
        if (focus, arrow) in tried:
            arrow = OTHERWISE[arrow]
        tried.add((focus, arrow))
        keyboard.press(arrow)
        wait_for(lambda before=before: not before.has_focus() and find_focus(cells),
                 f'{arrow} to move the focus away from “{before.name}” to “{target.name}”')
        focus = find_focus(cells)
    raise AssertionError(f'arrows lead to “{focus.name}” and not to “{target.name}”')

# SPDX-License-Identifier: GPL-3.0-or-later
"""The controls that the program shows now: what can be pressed, also in menus.

What is hidden has no size. A button with a menu does nothing itself, the one inside of it
opens the menu.
"""

from screen import PRESSABLE, Atspi, GLib, acting, children, wait_for, walk

LINES = (Atspi.Role.MENU_ITEM, Atspi.Role.RADIO_MENU_ITEM, Atspi.Role.CHECK_MENU_ITEM)


def is_seen(node):
    place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return place.width > 0 and place.height > 0


def is_possible(node):
    return node.get_state_set().contains(Atspi.StateType.SENSITIVE)


def has_menu(node):
    return (node.get_role() not in LINES and node.get_child_count() > 0 and Atspi.Action.get_n_actions(node) == 0
            and Atspi.Action.get_n_actions(acting(node)) > 0)


def each_control(window):
    """What can be pressed in a window, without the lines of menus that are open."""
    for node in list(walk(window)):
        if node.get_role() in PRESSABLE and node.get_role() not in LINES and is_seen(node):
            yield node


def lines(button):
    """What can be chosen in the menu that a button has open, which may be nothing but words; None while none is."""
    popover = next((child for child in list(children(button))[1:] if is_seen(child)), None)
    if popover is None:
        return None
    return [node for node in walk(popover) if node.get_role() in PRESSABLE + LINES and is_seen(node)]


def press(node):
    assert Atspi.Action.do_action(acting(node), 0), f'“{node.get_name()}” does nothing'


def open_menu(button):
    """Returns the lines of the menu that opens."""
    press(button)
    wait_for(lambda: lines(button) is not None, f'the menu of “{button.get_name()}”')
    return lines(button)


def close_menu(button):
    press(button)
    wait_for(lambda: lines(button) is None, f'the menu of “{button.get_name()}” to close')


def windows(program):
    """Those beside the first."""
    try:
        return [window for window in list(children(program.root))[1:] if is_seen(window)]
    except GLib.Error:
        return []

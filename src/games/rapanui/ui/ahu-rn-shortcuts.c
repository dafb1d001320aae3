/* ahu-rn-shortcuts.c: the keys of Rapa Nui's pages, for the list of keys
 *
 * Not for: what a key does, which is to activate the control that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-shortcuts.h"

#include <glib/gi18n.h>

#define DEAL N_("The deal")
#define JOIN N_("Running game")
#define PLAY N_("Play and buy")
#define DRAW N_("Draw")
#define ROUND N_("Sacrifice round")
#define MOAI N_("Moai scored")
#define END N_("After the end")
#define LOG N_("The log")
#define MOVE N_("Move through the game")
#define CORRECTION N_("In a correction")
#define HERE N_("This page")
#define KEY "key"

static const AhuShortcut shortcuts[] = {
  { "players", N_("The players"), "F M S G", N_("This kind is missing from the start hand"), KEY },
  { "players", DEAL, "L P O F M S G", N_("Enter the next card"), KEY },
  { "players", DEAL, "BackSpace Delete", N_("Take the card away again") },
  { "players", DEAL, "Return", N_("To the table") },
  { "players", JOIN, "1 2 3 4", N_("It is this player’s turn") },
  { "players", JOIN, "L P O F M S G", N_("Enter the next card"), KEY },
  { "players", JOIN, "Q W E R", N_("To columns 1 to 4"), KEY },
  { "players", JOIN, "Return", N_("Go on, here is no more") },
  { "players", JOIN, "Page_Up", N_("To the place before") },
  { "players", JOIN, "Page_Down", N_("To the next place") },

  { "table", PLAY, "1 2 3", N_("Play a card") },
  { "table", PLAY, "<Shift>1 <Shift>2", N_("Play two of a kind") },
  { "table", PLAY, "<Control>1", N_("Play three of a kind") },
  { "table", PLAY, "F M S G", N_("Buy a Sacrifice card"), KEY },
  { "table", DRAW, "Q W E R", N_("Draw from columns 1 to 4"), KEY },
  { "table", DRAW, "L P O F M S G", N_("Refill: the next card"), KEY },
  { "table", DRAW, "N", N_("Take nothing"), KEY },
  { "table", ROUND, "F M S G", N_("Lay, add or take this kind"), KEY },
  { "table", ROUND, "A", N_("Tell Ahu at the end"), KEY },
  { "table", ROUND, "space", N_("Hold: see your own cards") },
  { "table", MOAI, "1 2 3 4", N_("This player takes wood") },
  { "table", MOAI, "<Shift>1 <Shift>2 <Shift>3 <Shift>4", N_("This player takes glory points") },
  { "table", END, "F M S G", N_("Turn up a card of this kind"), KEY },
  { "table", END, "1 2 3 4", N_("Turn up all cards of this player") },
  { "table", LOG, "F6", N_("To the log, and back") },
  { "table", LOG, "End", N_("To the deal, where the log begins") },
  { "table", CORRECTION, "C", N_("Change"), "correction key" },
  { "table", CORRECTION, "R", N_("Remove"), "correction key" },
  { "table", CORRECTION, "I", N_("Insert a move before it"), "correction key" },
  { "table", CORRECTION, "K", N_("Keep the game up to here"), "correction key" },
  { "table", CORRECTION, "Escape X", N_("Cancel"), "correction key" },
  { "table", HERE, "<Control>k", N_("Count the table") },
  { "table", HERE, "<Control>b", N_("Best moves") },
  { "table", HERE, "<Shift><Control>a", N_("Analysis") },
  { "table", HERE, "period", N_("Practice: hurry the computers") },
  { "table", HERE, "Escape", N_("Close what lies over the table") },

  { "replay", LOG, "F6", N_("To the log, and back") },
  { "replay", MOVE, "Up Page_Up", N_("Turn back") },
  { "replay", MOVE, "Down Page_Down", N_("Turn on") },
  { "replay", MOVE, "<Shift>Left", N_("Previous scoring") },
  { "replay", MOVE, "<Shift>Right", N_("Next scoring") },
};

guint
ahu_rn_shortcuts_get (const AhuShortcut **out_shortcuts)
{
  g_return_val_if_fail (out_shortcuts != NULL, 0);

  *out_shortcuts = shortcuts;

  return G_N_ELEMENTS (shortcuts);
}

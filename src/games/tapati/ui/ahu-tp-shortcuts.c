/* ahu-tp-shortcuts.c: the keys of Tapati's pages, for the list of keys
 *
 * Most letters begin names of the island or stand for words that are called out at the table: they
 * are the same in every language.
 *
 * Not for: what a key does, which is to activate the control that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-shortcuts.h"

#include <glib/gi18n.h>

#define BOX N_("Your box")
#define FACTS N_("The fact cards")
#define TILES N_("Tiles and palms")
#define ANSWERS N_("Exchange and awards")
#define BOARDS N_("The boards")
#define PRESTIGE N_("Prestige")
#define LOG N_("The log")
#define MOVE N_("Move through the game")
#define CORRECTION N_("In a correction")
#define HERE N_("This page")
#define COUNTS N_("Numbers")

static const AhuShortcut shortcuts[] = {
  { "players", BOX, "<Control>Return", N_("Lay out the first round") },

  { "table", FACTS, "M N A R", N_("Make-Make, Manutara, Ahu, Rano-Raraku") },
  { "table", FACTS, "T G O U", N_("Tapati, Tangata-manu, Moai, Rug") },
  { "table", TILES, "1 2 3 4", N_("Take or draw a quarry with that many circles") },
  { "table", TILES, "<Shift>2 <Shift>3", N_("Take or draw the rug with this number") },
  { "table", TILES, "BackSpace", N_("Take back the tile drawn last") },
  { "table", TILES, "space", N_("Take a palm") },
  { "table", TILES, "E", N_("Enough!") },
  { "table", ANSWERS, "1 2 3 4 5 6 7 8 9", N_("Exchange this way, or take this award") },
  { "table", ANSWERS, "P", N_("Pass, exchange nothing more") },
  { "table", BOARDS, "<Alt>1 <Alt>2 <Alt>3 <Alt>4 <Alt>5 <Alt>6", N_("To the board of this seat") },
  { "table", BOARDS, "<Alt>0", N_("To cards and markets") },
  { "table", BOARDS, "Return", N_("Place all that fit here") },
  { "table", BOARDS, "1 2 3 4", N_("Place that many here") },
  { "table", BOARDS, "Delete BackSpace", N_("Take back what was placed here") },
  { "table", BOARDS, "F", N_("Place on all free spaces") },
  { "table", BOARDS, "D", N_("Finish placing") },
  { "table", BOARDS, "<Control>f", N_("Place what fits one way only, or take a palm each") },
  { "table", BOARDS, "<Control>d", N_("Nobody places, scores or exchanges") },
  { "table", PRESTIGE, "1 2 3", N_("Score the Moai on this site") },
  { "table", PRESTIGE, "Up Down", N_("What the Moai above or below is worth") },
  { "table", PRESTIGE, "D", N_("Score nothing more") },
  { "table", LOG, "F6", N_("To the log, and back") },
  { "table", CORRECTION, "C", N_("Change"), "correction key" },
  { "table", CORRECTION, "R", N_("Remove"), "correction key" },
  { "table", CORRECTION, "I", N_("Insert a move before it"), "correction key" },
  { "table", CORRECTION, "K", N_("Keep the game up to here"), "correction key" },
  { "table", CORRECTION, "Escape X", N_("Cancel"), "correction key" },
  { "table", HERE, "<Control>b", N_("Best moves") },
  { "table", HERE, "<Shift><Control>a", N_("Analysis") },
  { "table", HERE, "period", N_("Practice: hurry the computers") },
  { "table", HERE, "Escape", N_("Close what lies over the table") },

  { "score", COUNTS, "<Alt>1 <Alt>2 <Alt>3 <Alt>4 <Alt>5 <Alt>6", N_("To the numbers of this player") },
  { "score", COUNTS, "0 1 2 3 4 5 6 7 8 9", N_("Type a number") },
  { "score", COUNTS, "Return", N_("Enter it, and on to the next") },
  { "score", COUNTS, "1 2 3 4", N_("A quarry with that many circles for the Tapati") },
  { "score", BOARDS, "1 2 3 4", N_("Lay a quarry with that many circles") },
  { "score", BOARDS, "0 1 2 3 4", N_("That many pieces lie here") },
  { "score", BOARDS, "Return", N_("Fill this place, or lay the rug") },
  { "score", BOARDS, "Delete BackSpace", N_("Take the top of the Moai away") },

  { "replay", LOG, "F6", N_("To the log, and back") },
  { "replay", MOVE, "Up Page_Up", N_("Previous fact") },
  { "replay", MOVE, "Down Page_Down", N_("Next fact") },
  { "replay", MOVE, "<Shift>Left", N_("Previous round") },
  { "replay", MOVE, "<Shift>Right", N_("Next round") },
};

guint
ahu_tp_shortcuts_get (const AhuShortcut **out_shortcuts)
{
  g_return_val_if_fail (out_shortcuts != NULL, 0);

  *out_shortcuts = shortcuts;

  return G_N_ELEMENTS (shortcuts);
}

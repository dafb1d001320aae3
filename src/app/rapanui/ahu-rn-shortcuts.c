/* ahu-rn-shortcuts.c: the keys of Rapa Nui's pages, for the list of keys
 *
 * Not for: what a key does, which is to activate the control that shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-shortcuts.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#define N_SHORTCUTS 19

/* Made once and kept as long as the program. */
static const char *keys[N_SHORTCUTS];
static const char *labels[N_SHORTCUTS];

#define JOIN(...) g_strjoinv (" ", (char **) (const char *[]) { __VA_ARGS__, NULL })

static void
fill (void)
{
  g_autofree char *page_up = gtk_accelerator_get_label (GDK_KEY_Page_Up, 0);
  g_autofree char *page_down = gtk_accelerator_get_label (GDK_KEY_Page_Down, 0);
  guint i = 0;

  keys[i] = "1 2 3";
  labels[i++] = _("Play a card from the hand");
  keys[i] = "⇧1 ⇧2";
  labels[i++] = _("Play two cards of the kind");
  keys[i] = "⌃1";
  labels[i++] = _("Play three cards of the kind");
  keys[i] = JOIN (C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G"));
  labels[i++] = _("Buy, sacrifice, add or take a Sacrifice card");
  keys[i] = C_("key", "N");
  labels[i++] = _("Take nothing");
  keys[i] = JOIN (C_("key", "Q"), C_("key", "W"), C_("key", "E"), C_("key", "R"));
  labels[i++] = _("Draw from a column of the display");
  keys[i] = JOIN (C_("key", "L"), C_("key", "P"), C_("key", "O"), C_("key", "F"),
                  C_("key", "M"), C_("key", "S"), C_("key", "G"));
  labels[i++] = _("Enter a card that is laid out");
  keys[i] = "1 2 3 4";
  labels[i++] = _("Take wood for a player, in the order of the list");
  keys[i] = "⇧1 ⇧2 ⇧3 ⇧4";
  labels[i++] = _("Take glory points for a player, in the order of the list");
  keys[i] = "1 2 3 4";
  labels[i++] = _("Turn up all face-down cards of a player");
  keys[i] = C_("key", "A");
  labels[i++] = _("Say later which card was laid face down");
  /* Translators: the space bar, as a key */
  keys[i] = C_("key", "Space");
  labels[i++] = _("On the cover: see your cards while you hold it");
  keys[i] = gtk_accelerator_get_label (GDK_KEY_k, GDK_CONTROL_MASK);
  labels[i++] = _("Count the table");
  keys[i] = gtk_accelerator_get_label (GDK_KEY_b, GDK_CONTROL_MASK);
  labels[i++] = _("Show the best moves");
  keys[i] = gtk_accelerator_get_label (GDK_KEY_a, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  labels[i++] = _("Analyse the game");
  keys[i] = "F6";
  labels[i++] = _("To the log, and back to what is to be decided");
  keys[i] = ".";
  labels[i++] = _("Hurry the computers");
  keys[i] = JOIN (C_("correction key", "C"), C_("correction key", "R"), C_("correction key", "I"),
                  C_("correction key", "K"), C_("correction key", "X"));
  labels[i++] = _("In a correction: change, remove, insert a move before it, keep the game up to here, cancel");
  keys[i] = JOIN (page_up, page_down);
  labels[i++] = _("When a running game is joined: to the place before, to the next place");

  g_assert (i == N_SHORTCUTS);
}

guint
ahu_rn_shortcuts_get (const char *const **out_keys,
                      const char *const **out_labels)
{
  g_return_val_if_fail (out_keys != NULL && out_labels != NULL, 0);

  if (keys[0] == NULL)
    fill ();
  *out_keys = keys;
  *out_labels = labels;

  return N_SHORTCUTS;
}

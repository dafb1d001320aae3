/* ahu-rn-own-cards.c: a player's own Sacrifice cards by kind, behind the cover
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-own-cards.h"

#include <glib/gi18n.h>

#include "app/ahu-readable.h"
#include "app/rapanui/ahu-rn-art.h"
#include "rapanui/rn-sentences.h"

#define FACE_WIDTH 52

static char *
count_words (const RnPosition *position,
             guint             player,
             guint             kind)
{
  guint n = position->sacrifice[player][kind];

  if (position->untold[player] > 0 && n > 0)
    /* Translators: how many cards of a kind a player owns at most, since some
     * were laid face down untold */
    return g_strdup_printf (ngettext ("at most %u", "at most %u", n), n);

  if (position->unknown[player] > 0)
    /* Translators: how many cards of a kind a player owns at least, since nobody told
     * what the player had when the game was joined late */
    return g_strdup_printf (ngettext ("at least %u", "at least %u", n), n);

  return g_strdup_printf ("%u", n);
}

static GtkWidget *
make_kind (const RnPosition *position,
           guint             player,
           guint             kind)
{
  GtkWidget *cell = ahu_readable_new (GTK_ACCESSIBLE_ROLE_IMG, GTK_ORIENTATION_VERTICAL, 6);
  g_autofree char *words = count_words (position, player, kind);
  /* Translators: %1$s is a Sacrifice kind, %2$s how many cards of it, such as “2” or “at most 2” */
  g_autofree char *name = g_strdup_printf (_("%1$s: %2$s"), rn_sacrifice_name (kind), words);
  GtkWidget *face = ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE_WIDTH,
                                     ahu_rn_art_sacrifice_height (FACE_WIDTH));
  GtkWidget *number = gtk_label_new (words);

  gtk_widget_set_halign (face, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (number), TRUE);
  gtk_label_set_justify (GTK_LABEL (number), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (number, "player-number");
  gtk_widget_set_opacity (face, position->sacrifice[player][kind] > 0 ? 1 : 0.4);
  gtk_widget_set_hexpand (cell, TRUE);
  ahu_readable_append (AHU_READABLE (cell), face);
  ahu_readable_append (AHU_READABLE (cell), number);
  ahu_readable_set_words (AHU_READABLE (cell), name);

  return cell;
}

GtkWidget *
ahu_rn_own_cards_new (AhuSession *session,
                      guint       player)
{
  const RnPosition *position = ahu_session_get_position (session);
  GtkWidget *grid = gtk_grid_new ();

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (player < position->n_players, NULL);

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_widget_set_hexpand (grid, TRUE);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    gtk_grid_attach (GTK_GRID (grid), make_kind (position, player, kind), (int) kind, 0, 1, 1);

  return grid;
}

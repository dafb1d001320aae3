/* ahu-rules-uses.c: where a rule was applied in the game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/rules/ahu-rules-uses.h"

#include <glib/gi18n.h>

#include "core/history/ahu-applied.h"

/* More would hide the rule itself. */
#define MAX_TURNS 5

static gboolean
link_cb (GtkLabel   *label,
         const char *ply,
         gpointer    user_data)
{
  gtk_widget_activate_action (GTK_WIDGET (label), "win.show-move", "u",
                              (guint) g_ascii_strtoull (ply, NULL, 10));

  return TRUE;
}

static guint
get_turn (AhuSession *session,
          guint       ply)
{
  return ahu_game_get_turn (ahu_session_get_game (session),
                            ahu_history_get_position (ahu_session_get_history (session), ply));
}

/* One of each turn, the last; turns come one after the other. */
static void
keep_last_of_turns (AhuSession *session,
                    GArray     *plies)
{
  guint n = 0;

  for (guint i = 0; i < plies->len; i++)
    {
      guint ply = g_array_index (plies, guint, i);

      if (n > 0 && get_turn (session, g_array_index (plies, guint, n - 1)) == get_turn (session, ply))
        n--;
      g_array_index (plies, guint, n++) = ply;
    }
  g_array_set_size (plies, n);
}

static char *
link_turn (AhuSession *session,
           guint       ply)
{
  gboolean is_now = ply == ahu_history_get_ply (ahu_session_get_history (session));
  g_autofree char *words = NULL;

  if (is_now)
    /* Translators: in the list “In this game: now, turn 12, turn 9”: the rule is what the
     * question on the table is about. */
    words = g_strdup (C_("turns", "now"));
  else
    words = ahu_game_place_text (ahu_session_get_game (session),
                                 ahu_history_get_position (ahu_session_get_history (session), ply), AHU_TURN_INSIDE);

  return g_markup_printf_escaped ("<a href=\"%u\">%s</a>", ply, words);
}

static char *
tell (AhuSession *session,
      GArray     *plies)
{
  g_autoptr (GPtrArray) links = g_ptr_array_new_with_free_func (g_free);
  guint rest = plies->len - MIN (plies->len, MAX_TURNS);
  g_autofree char *list = NULL;
  g_autofree char *before = NULL;

  for (guint i = plies->len; i > rest; i--)
    g_ptr_array_add (links, link_turn (session, g_array_index (plies, guint, i - 1)));
  g_ptr_array_add (links, NULL);
  list = g_strjoinv (C_("list", ", "), (char **) links->pdata);
  if (rest == 0)
    /* Translators: below a rule; %s is a list of turns in which it was applied, such as
     * “now, turn 12, turn 9”. */
    return g_strdup_printf (_("In this game: %s"), list);

  before = ahu_game_turn_text (ahu_session_get_game (session), rest, AHU_TURN_LENGTH);

  /* Translators: below a rule; %1$s is a list of turns in which it was applied, such as “now,
   * turn 12, turn 9”, %2$s how many more before them, such as “7 turns”. */
  return g_strdup_printf (_("In this game: %1$s and %2$s before"), list, before);
}

GtkWidget *
ahu_rules_uses_new (AhuSession *session,
                    const char *rule)
{
  g_autoptr (GArray) plies = NULL;
  g_autofree char *markup = NULL;
  GtkWidget *label;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (rule != NULL, NULL);

  plies = ahu_applied_find (ahu_session_get_history (session), rule);
  if (plies->len == 0)
    return NULL;

  keep_last_of_turns (session, plies);
  markup = tell (session, plies);
  label = gtk_label_new (NULL);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "rules-uses");
  g_signal_connect (label, "activate-link", G_CALLBACK (link_cb), NULL);

  return label;
}

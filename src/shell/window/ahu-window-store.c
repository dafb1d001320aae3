/* ahu-window-store.c: what the window says about the keeping of games
 *
 * Its messages stay as long as they are true.
 *
 * Not for: the keeping itself (core/ahu-store.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/teach/ahu-teller.h"

static void
problem_cb (AhuWindow  *self,
            const char *message)
{
  g_free (self->store_problem);
  self->store_problem = g_strdup (message);
  ahu_window_update_problem (self);
}

static void
recovered_cb (AhuWindow *self)
{
  g_clear_pointer (&self->store_problem, g_free);
  ahu_window_update_problem (self);
  ahu_compat_announce (GTK_WIDGET (self), _("The game is saved again."));
  ahu_window_settle_question (self);
}

void
ahu_window_watch_store (AhuWindow *self)
{
  g_signal_connect_object (ahu_desk_get_store (self->desk), "problem", G_CALLBACK (problem_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (ahu_desk_get_store (self->desk), "recovered", G_CALLBACK (recovered_cb), self, G_CONNECT_SWAPPED);
}

void
ahu_window_update_problem (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  gboolean shows_game = ahu_window_is_on_table (self) || ahu_window_is_on_result (self);
  const char *message = self->store_problem;

  if (message == NULL && shows_game && session != NULL && ahu_session_get_read_only (session))
    message = _("This game is open in another window. Here you can watch it, and play on as soon as it is "
                "closed there.");

  ahu_message_bar_set_message (self->problem_bar, message);
}

/* Returns: (nullable): NULL if all files can be read */
static char *
describe_files (guint n_unreadable,
                guint n_damaged)
{
  g_autofree char *unreadable = NULL;
  g_autofree char *damaged = NULL;

  unreadable = g_strdup_printf (ngettext ("%u of your game files can’t be read: it is damaged, or from another program or a newer Ahu.",
                                          "%u of your game files can’t be read: they are damaged, or from another program or a newer Ahu.", n_unreadable), n_unreadable);
  damaged = g_strdup_printf (ngettext ("%u of your games is damaged: only its first part can be read.",
                                       "%u of your games are damaged: only their first part can be read.", n_damaged),
                             n_damaged);
  if (n_unreadable > 0 && n_damaged > 0)
    return g_strconcat (unreadable, C_("sentences", " "), damaged, NULL);
  if (n_unreadable > 0)
    return g_steal_pointer (&unreadable);

  return n_damaged > 0 ? g_steal_pointer (&damaged) : NULL;
}

static void
meet_players (const AhuGameUi *ui,
              GListModel      *games)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree const char **all = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (games, i);

      if (ahu_summary_get_state (summary) != AHU_SUMMARY_OVER || ahu_summary_get_practice (summary) ||
          ahu_summary_get_game (summary) != ui->game)
        continue;
      for (guint seat = 0; seat < ahu_summary_get_n_players (summary); seat++)
        g_hash_table_add (names, g_strdup (ahu_summary_get_name (summary, seat)));
    }
  all = (const char **) g_hash_table_get_keys_as_array (names, NULL);
  ahu_teller_meet (ui, all);
}

/* Once: who has come to the end of a game before any rule was told at the table knows them. */
static void
meet_all (GListModel *games)
{
  g_autoptr (GPtrArray) uis = ahu_game_ui_list (AHU_OFFER_RULES);

  for (guint i = 0; i < uis->len; i++)
    if (!ahu_teller_has_met (uis->pdata[i]))
      meet_players (uis->pdata[i], games);
}

/* Whoever closes the message has read it; it comes again when something else is wrong. */
static void
files_changed_cb (AhuWindow *self)
{
  AhuLibrary *library = ahu_desk_get_library (self->desk);
  GListModel *games = G_LIST_MODEL (library);
  guint n = g_list_model_get_n_items (games);
  guint n_unreadable = 0;
  guint n_damaged = 0;
  g_autofree char *message = NULL;

  if (ahu_library_get_loading (library))
    return;
  ahu_window_update_start (self);
  meet_all (games);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (games, i);

      n_unreadable += ahu_summary_get_state (summary) == AHU_SUMMARY_UNREADABLE && !ahu_summary_is_original (summary);
      n_damaged += ahu_summary_get_state (summary) == AHU_SUMMARY_DAMAGED;
    }
  if (n_unreadable == self->n_unreadable && n_damaged == self->n_damaged)
    return;

  self->n_unreadable = n_unreadable;
  self->n_damaged = n_damaged;
  message = describe_files (n_unreadable, n_damaged);
  ahu_start_page_set_damaged_files (self->start_page, message);
}

static gboolean
begin_to_read_cb (gpointer data)
{
  AhuWindow *self = data;
  AhuLibrary *library = ahu_desk_get_library (self->desk);

  self->files_id = 0;
  self->reads_files = TRUE;
  g_signal_connect_object (library, "items-changed", G_CALLBACK (files_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::loading", G_CALLBACK (files_changed_cb), self, G_CONNECT_SWAPPED);
  files_changed_cb (self);

  return G_SOURCE_REMOVE;
}

/* The first page is drawn, and the game played last found, before all files are read. */
void
ahu_window_watch_files (AhuWindow *self)
{
  if (self->files_id == 0 && !self->reads_files)
    self->files_id = g_idle_add_full (G_PRIORITY_LOW, begin_to_read_cb, self, NULL);
}

/* The game played last is found a moment after a file that was opened with the program. */
static void
add_problem (AhuWindow  *self,
             const char *message)
{
  const char *other = ahu_start_page_get_problem (self->start_page);
  g_autofree char *both = other != NULL ? g_strjoin ("\n", other, message, NULL) : NULL;

  ahu_start_page_set_problem (self->start_page, both != NULL ? both : message);
}

/* Of the game that is offered at the start; what is opened tells it itself. */
void
ahu_window_tell_damage (AhuWindow        *self,
                        AhuRecord        *record,
                        const AhuRefusal *refusal)
{
  const char *damage = ahu_record_get_damage (record);
  g_autofree char *message = NULL;

  if (refusal != NULL)
    /* Translators: %1$d is the number of a move, from 1, %2$s a sentence with the
     * reason, %3$s the number of a rule. */
    message = g_strdup_printf (_("Move %1$d of your last game breaks the rules: %2$s (%3$s) The game is shown up to the move before. If you play on, the damaged file is kept too."),
                               refusal->move + 1, refusal->message, refusal->rule);
  else if (damage != NULL)
    /* Translators: %s is a sentence that tells what is wrong with the file. */
    message = g_strdup_printf (_("The file of your last game is damaged: %s The game is shown up to the last move that can be read. If you play on, the damaged file is kept too."),
                               damage);

  if (message != NULL)
    add_problem (self, message);
}

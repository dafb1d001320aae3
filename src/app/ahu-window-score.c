/* ahu-window-score.c: the final scoring of a game that was not tracked, in the window
 *
 * Not for: the page itself (the game's).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-settings.h"
#include "app/ahu-toast.h"
#include "app/ahu-window-private.h"

#define SCORE "score"

/* What the store calls the counts, in place of a game's id. Windows that are open at
 * the same time each have their own. */
static const char *const kept_ids[] = {
  "final-scoring", "final-scoring-2", "final-scoring-3", "final-scoring-4"
};

/* The counts are kept beside the games, as a result sheet: leaving the page, or the
 * program, is no loss. */
static void
changed_cb (AhuWindow *self,
            GtkWidget *page)
{
  g_autoptr (GBytes) bytes = NULL;

  if (self->counts_id == NULL)
    return;

  bytes = ahu_game_ui_get_default ()->score_page_save (page);
  ahu_store_save (ahu_desk_get_store (self->desk), self->counts_id, bytes);
}

static gboolean
has_counts (GtkWidget *score_page)
{
  gboolean value;

  g_object_get (score_page, "has-counts", &value, NULL);

  return value;
}

/* Returns: whether there were counts to go on with */
static gboolean
restore (AhuWindow  *self,
         GtkWidget  *page,
         const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (ahu_desk_get_store (self->desk), id);
  g_autoptr (GBytes) bytes = ahu_document_read (path, NULL);
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, NULL) : NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  if (bytes == NULL)
    return FALSE;

  if (document == NULL || !ahu_document_is_result (document) ||
      !ahu_game_ui_get_default ()->score_page_open (page, document, &refusal, NULL))
    {
      ahu_store_keep_original (ahu_desk_get_store (self->desk), id);
      return FALSE;
    }

  return has_counts (page);
}

/* The first counts that no other window has, else the first free place for some. */
static gboolean
restore_any (AhuWindow *self,
             GtkWidget *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (kept_ids); i++)
    {
      if (!ahu_store_claim (ahu_desk_get_store (self->desk), kept_ids[i], self))
        continue;

      if (restore (self, page, kept_ids[i]))
        {
          ahu_window_release_counts (self);
          self->counts_id = kept_ids[i];
          return TRUE;
        }

      if (self->counts_id == NULL)
        self->counts_id = kept_ids[i];
      else
        ahu_store_release (ahu_desk_get_store (self->desk), kept_ids[i], self);
    }

  return FALSE;
}

/* Who last played is who most likely sits there. */
static void
start_score (GtkWidget *page)
{
  const AhuGameUi *ui = ahu_game_ui_get_default ();
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) colours = NULL;
  guint n = ahu_settings_load_players (&names, &colours);

  if (n >= ui->game->min_players && n <= ui->game->max_players)
    ui->score_page_start (page, (const char *const *) names, (const char *const *) colours);
}

static GtkWidget *
score_page_new (gpointer data)
{
  AhuWindow *self = data;
  GtkWidget *page = ahu_game_ui_get_default ()->score_page_new ();

  if (!restore_any (self, page))
    start_score (page);
  g_signal_connect_object (page, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return page;
}

void
ahu_window_add_score_page (AhuWindow *self)
{
  ahu_navigator_add (self->navigator, SCORE, score_page_new, self);
}

/* What other counts took the place of is one activation away. */
static void
show_kept (AhuWindow *self)
{
  AdwToast *toast = adw_toast_new (_("The earlier counts are kept"));

  adw_toast_set_button_label (toast, _("Undo"));
  adw_toast_set_action_name (toast, "win.undo-counts");
  ahu_toast_show (self->toasts, toast);
}

void
ahu_window_release_counts (AhuWindow *self)
{
  if (self->counts_id != NULL)
    ahu_store_release (ahu_desk_get_store (self->desk), self->counts_id, self);
  self->counts_id = NULL;
}

void
ahu_window_show_score (AhuWindow *self)
{
  ahu_window_clear_messages (self);
  ahu_navigator_show (self->navigator, SCORE);
}

/* The game stays as it is; “back” leads to it. */
void
ahu_window_count_game (AhuWindow *self)
{
  GtkWidget *page = ahu_navigator_get (self->navigator, SCORE);
  gboolean had_counts = has_counts (page);

  if (ahu_desk_get_ui (self->desk)->score_page_start_from_session (page, ahu_desk_get_session (self->desk)) && had_counts)
    show_kept (self);
  ahu_message_bar_set_message (self->notice_bar, NULL);
  ahu_navigator_show (self->navigator, SCORE);
}

gboolean
ahu_window_show_sheet (AhuWindow   *self,
                       JsonObject  *document,
                       AhuRefusal **refusal,
                       GError     **error)
{
  GtkWidget *page = ahu_navigator_get (self->navigator, SCORE);
  gboolean had_counts = has_counts (page);

  if (!ahu_game_ui_get_default ()->score_page_open (page, document, refusal, error))
    return FALSE;

  if (had_counts)
    show_kept (self);
  ahu_navigator_show (self->navigator, SCORE);

  return TRUE;
}

/* Returns: (transfer full) (nullable): the game as whose counts those that are shown began */
static char *
dup_counted_game (AhuWindow *self)
{
  char *id = NULL;

  if (ahu_navigator_is_on (self->navigator, SCORE))
    g_object_get (ahu_navigator_get_page (self->navigator), "game-id", &id, NULL);

  return id;
}

gboolean
ahu_window_can_show_counted_game (AhuWindow *self)
{
  g_autofree char *id = dup_counted_game (self);

  return id != NULL && ahu_desk_has_game (self->desk, id);
}

void
ahu_window_show_counted_game (AhuWindow *self)
{
  g_autofree char *id = dup_counted_game (self);
  g_autofree char *path = ahu_store_dup_file_path (ahu_desk_get_store (self->desk), id);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (!ahu_window_show_open_game (self, id))
    ahu_window_open (self, file);
}

void
ahu_window_undo_counts (AhuWindow *self)
{
  if (ahu_navigator_is_on (self->navigator, SCORE))
    g_signal_emit_by_name (ahu_navigator_get_page (self->navigator), "undo");
}

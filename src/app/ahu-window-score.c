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
  ahu_store_save (self->store, self->counts_id, bytes);
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
  g_autofree char *path = ahu_store_dup_file_path (self->store, id);
  g_autoptr (GBytes) bytes = ahu_document_read (path, NULL);
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, NULL) : NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  if (bytes == NULL)
    return FALSE;

  if (document == NULL || !ahu_document_is_result (document) ||
      !ahu_game_ui_get_default ()->score_page_open (page, document, &refusal, NULL))
    {
      ahu_store_keep_original (self->store, id);
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
      if (!ahu_store_claim (self->store, kept_ids[i], self))
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
        ahu_store_release (self->store, kept_ids[i], self);
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
ensure_score_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "score");

  if (page == NULL)
    {
      page = ahu_game_ui_get_default ()->score_page_new ();
      if (!restore_any (self, page))
        start_score (page);
      g_signal_connect_object (page, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
      ahu_window_watch_undo (self, page);
      gtk_stack_add_named (self->stack, page, "score");
    }

  return page;
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
    ahu_store_release (self->store, self->counts_id, self);
  self->counts_id = NULL;
}

void
ahu_window_show_score (AhuWindow *self)
{
  ahu_start_page_set_problem (self->start_page, NULL);
  ensure_score_page (self);
  ahu_window_show_page (self, "score");
}

/* The game stays as it is; “back” leads to it. */
void
ahu_window_count_game (AhuWindow *self)
{
  GtkWidget *page = ensure_score_page (self);
  gboolean had_counts = has_counts (page);

  if (self->ui->score_page_start_from_session (page, self->session) && had_counts)
    show_kept (self);
  ahu_message_bar_set_message (self->notice_bar, NULL);
  ahu_window_show_page (self, "score");
}

gboolean
ahu_window_show_sheet (AhuWindow   *self,
                       JsonObject  *document,
                       AhuRefusal **refusal,
                       GError     **error)
{
  GtkWidget *page = ensure_score_page (self);
  gboolean had_counts = has_counts (page);

  if (!ahu_game_ui_get_default ()->score_page_open (page, document, refusal, error))
    return FALSE;

  if (had_counts)
    show_kept (self);
  ahu_window_show_page (self, "score");

  return TRUE;
}

/* ahu-window-score.c: counting the end of a game, in the window
 *
 * There are three pages, each with counts of its own: the final scoring of a game that was
 * not tracked, whose counts are kept; the end of the game on the table; and other counts
 * than those of a result. Nothing of the last two gets into the first.
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
#define COUNT_END "count-end"
#define WHAT_IF "what-if"
/* Of the pad at the bottom, which is used at once. */
#define PAD_HEIGHT 300

/* What the store calls the counts, in place of a game's id. Windows that are open at
 * the same time each have their own. */
static const char *const kept_ids[] = {
  "final-scoring", "final-scoring-2", "final-scoring-3", "final-scoring-4"
};

static gboolean
has_counts (GtkWidget *score_page)
{
  gboolean value;

  g_object_get (score_page, "has-counts", &value, NULL);

  return value;
}

static char *
dup_game_id (GtkWidget *score_page)
{
  char *id;

  g_object_get (score_page, "game-id", &id, NULL);

  return id;
}

/* The counts are kept beside the games, as a result sheet: leaving the page, or the
 * program, is no loss. Who begins anew keeps the earlier ones until there are others. */
static void
changed_cb (AhuWindow *self,
            GtkWidget *page)
{
  g_autoptr (GBytes) bytes = NULL;

  if (self->counts_id == NULL || !has_counts (page))
    return;

  bytes = ahu_game_ui_get_default ()->score_page_save (page);
  ahu_store_save (ahu_desk_get_store (self->desk), self->counts_id, bytes);
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

static GtkWidget *
counts_page_new (gpointer data)
{
  return ahu_game_ui_get_default ()->score_page_new ();
}

void
ahu_window_add_score_pages (AhuWindow *self)
{
  ahu_navigator_add (self->navigator, SCORE, score_page_new, self);
  ahu_navigator_add (self->navigator, COUNT_END, counts_page_new, NULL);
  ahu_navigator_add (self->navigator, WHAT_IF, counts_page_new, NULL);
}

/* What other counts took the place of is one activation away. */
static void
tell_kept (AhuWindow  *self,
           const char *button,
           const char *action)
{
  AdwToast *toast = adw_toast_new (_("The earlier numbers are kept"));

  adw_toast_set_button_label (toast, button);
  adw_toast_set_action_name (toast, action);
  ahu_toast_show_above (self->toasts, toast, PAD_HEIGHT);
}

static void
keep_earlier (AhuWindow *self,
              GBytes    *counts)
{
  g_clear_pointer (&self->earlier_counts, g_bytes_unref);
  self->earlier_counts = counts;
  tell_kept (self, _("Restore"), "win.restore-counts");
}

void
ahu_window_restore_counts (AhuWindow *self)
{
  GtkWidget *page = ahu_navigator_show (self->navigator, SCORE);
  g_autoptr (JsonObject) document = ahu_document_parse (self->earlier_counts, NULL);
  g_autoptr (AhuRefusal) refusal = NULL;

  ahu_game_ui_get_default ()->score_page_open (page, document, &refusal, NULL);
}

void
ahu_window_release_counts (AhuWindow *self)
{
  if (self->counts_id != NULL)
    ahu_store_release (ahu_desk_get_store (self->desk), self->counts_id, self);
  self->counts_id = NULL;
}

/* Who counts the next game doesn't mix it with the last one. */
void
ahu_window_show_score (AhuWindow *self)
{
  const AhuGameUi *ui = ahu_game_ui_get_default ();
  gboolean goes_on = ahu_navigator_has (self->navigator, SCORE);
  GtkWidget *page = ahu_navigator_get (self->navigator, SCORE);

  ahu_window_clear_messages (self);
  if (!goes_on && has_counts (page))
    {
      keep_earlier (self, ui->score_page_save (page));
      ui->score_page_clear (page);
    }
  ahu_navigator_show (self->navigator, SCORE);
}

/* The counts of another game are of no use here, and would come back with an undo. */
static void
count (AhuWindow  *self,
       const char *name)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  GtkWidget *page = ahu_navigator_get (self->navigator, name);
  g_autofree char *counted = dup_game_id (page);
  gboolean had_counts;

  if (counted != NULL && !ahu_desk_is_game (self->desk, counted))
    ahu_navigator_remove (self->navigator, name);
  page = ahu_navigator_get (self->navigator, name);
  had_counts = has_counts (page);
  if (ahu_desk_get_ui (self->desk)->score_page_start_from_session (page, session) && had_counts)
    tell_kept (self, _("Undo"), "win.undo-counts");
  ahu_message_bar_set_message (self->notice_bar, NULL);
  ahu_navigator_show_over (self->navigator, name);
}

void
ahu_window_count_end (AhuWindow *self)
{
  count (self, COUNT_END);
}

void
ahu_window_count_what_if (AhuWindow *self)
{
  count (self, WHAT_IF);
}

gboolean
ahu_window_show_sheet (AhuWindow   *self,
                       JsonObject  *document,
                       AhuRefusal **refusal,
                       GError     **error)
{
  const AhuGameUi *ui = ahu_game_ui_get_default ();
  GtkWidget *page = ahu_navigator_get (self->navigator, SCORE);
  g_autoptr (GBytes) counts = has_counts (page) ? ui->score_page_save (page) : NULL;

  if (!ui->score_page_open (page, document, refusal, error))
    return FALSE;

  if (counts != NULL)
    keep_earlier (self, g_steal_pointer (&counts));
  ahu_navigator_show (self->navigator, SCORE);

  return TRUE;
}

/* Returns: (nullable): the page with counts that is shown */
static GtkWidget *
get_counts_page (AhuWindow *self)
{
  const char *const names[] = { SCORE, COUNT_END, WHAT_IF, NULL };

  return g_strv_contains (names, ahu_navigator_get_name (self->navigator))
           ? GTK_WIDGET (ahu_navigator_get_page (self->navigator)) : NULL;
}

/* Returns: (transfer full) (nullable): the game as whose counts those that are shown began */
static char *
dup_counted_game (AhuWindow *self)
{
  GtkWidget *page = get_counts_page (self);

  return page != NULL ? dup_game_id (page) : NULL;
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

  ahu_window_show_game_with_id (self, id);
}

void
ahu_window_undo_counts (AhuWindow *self)
{
  GtkWidget *page = get_counts_page (self);

  if (page != NULL)
    g_signal_emit_by_name (page, "undo");
}

/* ahu-window-score.c: counting the end of a game, in the window
 *
 * There are three pages, each with counts of its own: the final scoring of a game that was
 * not tracked, whose counts are kept; the end of the game on the table; and other counts
 * than those of a result. Nothing of the last two gets into the first.
 *
 * Not for: the page itself (ahu-score-page.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "shell/score/ahu-score-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-settings.h"

#define SCORE "score"
#define COUNT_END "count-end"
#define WHAT_IF "what-if"

/* Windows that are open at the same time each have counts of their own. */
#define MAX_KEPT 4

static AhuSheet *
get_sheet (GtkWidget *page)
{
  return ahu_score_page_get_sheet (AHU_SCORE_PAGE (page));
}

static gboolean
has_counts (GtkWidget *page)
{
  return ahu_score_page_has_counts (AHU_SCORE_PAGE (page));
}

/* The counts are kept beside the games, as a result sheet: leaving the page, or the
 * program, is no loss. Who begins anew keeps the earlier ones until there are others. */
static void
changed_cb (AhuWindow *self,
            GtkWidget *page)
{
  const AhuGameUi *ui = ahu_window_find_ui (self, page);
  const char *id = self->counts != NULL ? g_hash_table_lookup (self->counts, ui) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (id == NULL || !has_counts (page))
    return;

  bytes = ahu_sheet_save (get_sheet (page));
  ahu_store_save (ahu_desk_get_store (self->desk), id, bytes);
}

/* What can't be read now, or by this version, and a game that is called like counts, keep their place.
 * Returns: whether counts may be kept there */
static gboolean
is_place (AhuStore   *store,
          const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (store, id);
  g_autoptr (GBytes) bytes = ahu_store_read (store, id, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, &error) : NULL;

  if (bytes == NULL)
    return !g_file_test (path, G_FILE_TEST_EXISTS);

  return document != NULL ? ahu_document_is_result (document)
                          : !g_error_matches (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_VERSION);
}

/* Returns: whether there were counts to go on with */
static gboolean
restore (AhuWindow       *self,
         const AhuGameUi *ui,
         GtkWidget       *page,
         const char      *id)
{
  g_autoptr (GBytes) bytes = ahu_store_read (ahu_desk_get_store (self->desk), id, NULL);
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, NULL) : NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  if (bytes == NULL)
    return FALSE;

  if (document == NULL || ahu_document_get_game (document) != ui->game ||
      !ahu_sheet_open (get_sheet (page), document, &refusal, NULL))
    {
      ahu_store_keep_original (ahu_desk_get_store (self->desk), id);
      return FALSE;
    }

  return has_counts (page);
}

/* Takes id. */
static void
keep_at (AhuWindow       *self,
         const AhuGameUi *ui,
         char            *id)
{
  const char *before = g_hash_table_lookup (self->counts, ui);

  if (before != NULL)
    ahu_store_release (ahu_desk_get_store (self->desk), before, self);
  g_hash_table_insert (self->counts, (gpointer) ui, id);
}

/* The first counts that no other window has, else the first free place for some. */
static gboolean
restore_any (AhuWindow       *self,
             const AhuGameUi *ui,
             GtkWidget       *page)
{
  AhuStore *store = ahu_desk_get_store (self->desk);

  for (guint i = 1; i <= MAX_KEPT; i++)
    {
      g_autofree char *id = i == 1 ? g_strdup (ui->counts_id) : g_strdup_printf ("%s-%u", ui->counts_id, i);

      if (!is_place (store, id) || !ahu_store_claim (store, id, self))
        continue;

      if (restore (self, ui, page, id))
        {
          keep_at (self, ui, g_steal_pointer (&id));
          return TRUE;
        }

      if (g_hash_table_contains (self->counts, ui))
        ahu_store_release (store, id, self);
      else
        keep_at (self, ui, g_steal_pointer (&id));
    }

  return FALSE;
}

/* Who last played is who most likely sits there. */
static void
start_score (const AhuGameUi *ui,
             GtkWidget       *page)
{
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) colours = NULL;
  guint n = ahu_settings_load_players (ui->game, &names, &colours);

  for (guint i = 0; i < n; i++)
    if (!g_strv_contains (ui->game->colours, colours[i]))
      return;
  if (n >= ui->game->min_players && n <= ui->game->max_players)
    ahu_sheet_start (get_sheet (page), (const char *const *) names, (const char *const *) colours);
}

static GtkWidget *
score_page_new (AhuWindow       *self,
                const AhuGameUi *ui)
{
  GtkWidget *page = ahu_score_page_new (ui);

  if (!restore_any (self, ui, page))
    start_score (ui, page);
  g_signal_connect_object (page, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
counts_page_new (AhuWindow       *self,
                 const AhuGameUi *ui)
{
  return ahu_score_page_new (ui);
}

void
ahu_window_add_score_pages (AhuWindow *self)
{
  static const AhuGamePage pages[] = {
    { SCORE, AHU_OFFER_SCORE, score_page_new, TRUE },
    { COUNT_END, AHU_OFFER_SCORE, counts_page_new, FALSE },
    { WHAT_IF, AHU_OFFER_SCORE, counts_page_new, FALSE },
  };

  self->counts = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    ahu_window_add_page_of_games (self, &pages[i]);
}

/* What other counts took the place of is one activation away. */
static void
tell_kept (AhuWindow  *self,
           const char *button,
           const char *action)
{
  ahu_message_bar_set_done (self->notice_bar, _("The earlier numbers are kept"));
  ahu_message_bar_set_action (self->notice_bar, button, action);
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
  g_autoptr (JsonObject) document = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  const AhuGameUi *ui;
  GtkWidget *page;

  if (self->earlier_counts == NULL)
    return;

  document = ahu_document_parse (self->earlier_counts, NULL);
  ui = ahu_game_ui_find (ahu_document_get_game (document));
  page = ahu_navigator_show (self->navigator, ahu_window_name_page (SCORE, ui));
  ahu_sheet_open (get_sheet (page), document, &refusal, NULL);
  ahu_message_bar_clear_done (self->notice_bar);
}

void
ahu_window_release_counts (AhuWindow *self)
{
  GHashTableIter iter;
  gpointer id;

  if (self->counts == NULL)
    return;

  g_hash_table_iter_init (&iter, self->counts);
  while (g_hash_table_iter_next (&iter, NULL, &id))
    ahu_store_release (ahu_desk_get_store (self->desk), id, self);
  g_clear_pointer (&self->counts, g_hash_table_unref);
}

/* Who counts the next game doesn't mix it with the last one; the box may be another since the page
 * was made. */
void
ahu_window_show_score (AhuWindow *self)
{
  const AhuGameUi *ui = ahu_window_choose_ui (self, AHU_OFFER_SCORE);
  const char *name = ui != NULL ? ahu_window_name_page (SCORE, ui) : NULL;
  GBytes *counts = NULL;
  GtkWidget *page;

  if (ui == NULL)
    return;

  page = ahu_navigator_get (self->navigator, name);
  ahu_window_clear_messages (self);
  ahu_game_ui_use (ui);
  if (!ahu_navigator_has (self->navigator, name))
    {
      if (has_counts (page))
        counts = ahu_sheet_save (get_sheet (page));
      ahu_sheet_clear (get_sheet (page));
    }
  ahu_navigator_show (self->navigator, name);
  if (counts != NULL)
    keep_earlier (self, counts);
}

/* The counts of another game are of no use here, and would come back with an undo. */
static void
count (AhuWindow  *self,
       const char *counts)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  const char *name = ahu_window_name_page (counts, ahu_desk_get_ui (self->desk));
  GtkWidget *page = ahu_navigator_get (self->navigator, name);
  const char *counted = ahu_sheet_get_game_id (get_sheet (page));
  gboolean had_counts;

  if (counted != NULL && !ahu_desk_is_game (self->desk, counted))
    ahu_navigator_remove (self->navigator, name);
  page = ahu_navigator_get (self->navigator, name);
  had_counts = has_counts (page);
  had_counts = ahu_score_page_count (AHU_SCORE_PAGE (page), session) && had_counts;
  ahu_message_bar_set_message (self->notice_bar, NULL);
  ahu_navigator_show_over (self->navigator, name);
  if (had_counts)
    tell_kept (self, _("Undo"), "win.undo-counts");
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
  const AhuGameUi *ui = ahu_game_ui_find (ahu_document_get_game (document));
  g_autoptr (GBytes) counts = NULL;
  GtkWidget *page;

  if (ui == NULL || !ahu_game_ui_offers (ui, AHU_OFFER_SCORE))
    {
      g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_GAME,
                           _("Ahu has no final scoring of this game, so the sheet can’t be shown."));
      return FALSE;
    }

  page = ahu_navigator_get (self->navigator, ahu_window_name_page (SCORE, ui));
  if (has_counts (page))
    counts = ahu_sheet_save (get_sheet (page));
  if (!ahu_sheet_open (get_sheet (page), document, refusal, error))
    return FALSE;

  ahu_game_ui_use (ui);
  ahu_navigator_show (self->navigator, ahu_window_name_page (SCORE, ui));
  if (counts != NULL)
    keep_earlier (self, g_steal_pointer (&counts));

  return TRUE;
}

/* Returns: (nullable): the page with counts that is shown */
static GtkWidget *
get_counts_page (AhuWindow *self)
{
  const char *const names[] = { SCORE, COUNT_END, WHAT_IF, NULL };

  return g_strv_contains (names, ahu_window_get_page (self))
           ? GTK_WIDGET (ahu_navigator_get_page (self->navigator)) : NULL;
}

/* Returns: (nullable): the game as whose counts those that are shown began */
static const char *
find_counted_game (AhuWindow *self)
{
  GtkWidget *page = get_counts_page (self);

  return page != NULL ? ahu_sheet_get_game_id (get_sheet (page)) : NULL;
}

gboolean
ahu_window_can_show_counted_game (AhuWindow *self)
{
  const char *id = find_counted_game (self);

  return id != NULL && ahu_desk_has_game (self->desk, id);
}

void
ahu_window_show_counted_game (AhuWindow *self)
{
  g_autofree char *id = g_strdup (find_counted_game (self));

  ahu_window_show_game_with_id (self, id);
}

void
ahu_window_undo_counts (AhuWindow *self)
{
  GtkWidget *page = get_counts_page (self);

  if (page != NULL)
    g_signal_emit_by_name (page, "undo");
}

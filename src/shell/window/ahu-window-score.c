/* ahu-window-score.c: counting the end of a game, in the window
 *
 * There are three pages, each with counts of its own: the final scoring of a game that was
 * not tracked, which becomes a game on the desk when nothing is missing; the counted end of the
 * game on the desk, whether it was tracked or not; and other counts than those of a result.
 *
 * Not for: the page itself (ahu-score-page.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/record/ahu-document-write.h"
#include "core/record/ahu-record-counts.h"
#include "core/record/ahu-result-sheet.h"
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

static AhuSession *
get_session (GtkWidget *page)
{
  return ahu_score_page_get_session (AHU_SCORE_PAGE (page));
}

/* What is kept where nothing is counted. */
static void
keep_nothing (AhuWindow  *self,
              GtkWidget  *page,
              const char *id)
{
  static const char *const nobody[] = { NULL };
  g_autoptr (JsonObject) nothing = ahu_result_sheet_new (ahu_sheet_get_game (get_sheet (page)), nobody, nobody);
  g_autoptr (GBytes) bytes = ahu_document_to_bytes (nothing);

  ahu_store_save (ahu_desk_get_store (self->desk), id, bytes);
}

/* Returns: (transfer full) (nullable): the game whose end is counted on the page, once that is all */
static AhuRecord *
dup_counted (GtkWidget *page)
{
  AhuSheet *sheet = get_sheet (page);
  g_autoptr (JsonObject) named = NULL;

  if (!ahu_scoring_is_result (ahu_sheet_get_scoring (sheet)))
    return NULL;

  named = ahu_sheet_dup_named (sheet);

  return ahu_record_new_from_document (named, NULL);
}

/* A game of which all is counted is one like any other. */
static void
keep_game (AhuWindow *self,
           GtkWidget *page,
           AhuRecord *record)
{
  g_autoptr (AhuSession) session = ahu_session_new (record, ahu_desk_get_store (self->desk), NULL);

  ahu_session_count (session, ahu_record_get_document (record), TRUE);
  ahu_score_page_set_session (AHU_SCORE_PAGE (page), session);
  ahu_desk_replace_session (self->desk, session);
}

/* As long as something is missing the counts are kept beside the games, as a result sheet: leaving the
 * page, or the program, is no loss. */
static void
changed_cb (AhuWindow *self,
            GtkWidget *page)
{
  const AhuGameUi *ui = ahu_window_find_ui (self, page);
  const char *id = self->counts != NULL ? g_hash_table_lookup (self->counts, ui) : NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (id == NULL || get_session (page) != NULL || ahu_sheet_is_new (get_sheet (page)))
    return;

  record = dup_counted (page);
  if (record != NULL)
    {
      keep_game (self, page, record);
      keep_nothing (self, page, id);
      return;
    }
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

/* Counts of nobody. */
static gboolean
is_nothing (JsonObject *document)
{
  JsonNode *players = json_object_get_member (document, "players");

  return JSON_NODE_HOLDS_ARRAY (players) && json_array_get_length (json_node_get_array (players)) == 0;
}

/* Returns: whether there were counts to go on with */
static gboolean
restore (AhuWindow       *self,
         const AhuGameUi *ui,
         GtkWidget       *page,
         const char      *id)
{
  AhuStore *store = ahu_desk_get_store (self->desk);
  g_autofree char *path = ahu_store_dup_file_path (store, id);
  g_autoptr (GBytes) bytes = ahu_store_read (store, id, NULL);
  g_autoptr (JsonObject) document = bytes != NULL ? ahu_document_parse (bytes, NULL) : NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuRecord) timed = NULL;
  g_autoptr (GBytes) counted = NULL;

  if (bytes == NULL || (document != NULL && is_nothing (document)))
    return FALSE;

  if (document == NULL || ahu_document_get_game (document) != ui->game ||
      !ahu_sheet_open (get_sheet (page), document, &refusal, NULL))
    {
      ahu_store_keep_original (store, id);
      return FALSE;
    }

  record = dup_counted (page);
  if (record == NULL)
    return has_counts (page);

  /* Counted to its end with an earlier version of the program. */
  timed = ahu_record_give_time (record, path);
  counted = ahu_document_to_bytes (ahu_record_get_document (timed));
  ahu_store_save (store, ahu_record_get_id (timed), counted);
  keep_nothing (self, page, id);
  ahu_sheet_start (get_sheet (page), ahu_record_get_names (record), ahu_record_get_colours (record));

  return FALSE;
}

/* Takes id. */
static void
keep_at (AhuWindow       *self,
         const AhuGameUi *ui,
         char            *id)
{
  const char *before = g_hash_table_lookup (self->counts, ui);

  if (before != NULL && !g_str_equal (before, id))
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
  const char *id = g_hash_table_lookup (self->counts, ui);

  if (!(id != NULL ? restore (self, ui, page, id) : restore_any (self, ui, page)))
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

/* Returns: (nullable): the page with counts that is shown */
static GtkWidget *
get_counts_page (AhuWindow *self)
{
  const char *const names[] = { SCORE, COUNT_END, WHAT_IF, NULL };

  return g_strv_contains (names, ahu_window_get_page (self))
           ? GTK_WIDGET (ahu_navigator_get_page (self->navigator)) : NULL;
}

/* A page whose game is kept makes room for the next one, or for what was half entered meanwhile. */
static GtkWidget *
get_score_page (AhuWindow       *self,
                const AhuGameUi *ui)
{
  const char *name = ahu_window_name_page (SCORE, ui);
  GtkWidget *page = ahu_navigator_get (self->navigator, name);
  AhuSession *session = get_session (page);
  g_autoptr (AhuRecord) counted = session != NULL ? g_object_ref (ahu_session_get_record (session)) : NULL;

  if (counted != NULL)
    {
      ahu_navigator_remove (self->navigator, name);
      page = ahu_navigator_get (self->navigator, name);
    }
  /* The same people sit there; and the box may be another since the page was made. */
  if (ahu_sheet_is_new (get_sheet (page)) && counted != NULL)
    ahu_sheet_start (get_sheet (page), ahu_record_get_names (counted), ahu_record_get_colours (counted));
  else if (ahu_sheet_is_new (get_sheet (page)))
    ahu_sheet_clear (get_sheet (page));

  return page;
}

void
ahu_window_show_score (AhuWindow *self)
{
  const AhuGameUi *ui = ahu_window_choose_ui (self, AHU_OFFER_SCORE);
  const char *name = ui != NULL ? ahu_window_name_page (SCORE, ui) : NULL;

  if (ui == NULL)
    return;

  ahu_window_clear_messages (self);
  ahu_game_ui_use (ui);
  if (!ahu_navigator_has (self->navigator, name))
    get_score_page (self, ui);
  ahu_navigator_show (self->navigator, name);
}

gboolean
ahu_window_can_start_over (AhuWindow *self)
{
  return g_strcmp0 (ahu_window_get_page (self), SCORE) == 0 &&
         has_counts (GTK_WIDGET (ahu_navigator_get_page (self->navigator)));
}

void
ahu_window_start_over (AhuWindow *self)
{
  const AhuGameUi *ui = ahu_window_get_shown_ui (self);
  GtkWidget *page = get_score_page (self, ui);

  /* What was half entered before is not what is meant. */
  if (has_counts (page))
    ahu_sheet_clear (get_sheet (page));
  ahu_navigator_show (self->navigator, ahu_window_name_page (SCORE, ui));
  gtk_widget_grab_focus (page);
}

/* The counts of another game are of no use here, and would come back with an undo.
 *
 * Returns: what the navigator calls the page with the counts */
static const char *
count (AhuWindow  *self,
       const char *counts)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  const char *name = ahu_window_name_page (counts, ahu_desk_get_ui (self->desk));
  GtkWidget *page = ahu_navigator_get (self->navigator, name);
  const char *counted = ahu_sheet_get_game_id (get_sheet (page));

  if (counted != NULL && !ahu_desk_is_game (self->desk, counted))
    ahu_navigator_remove (self->navigator, name);
  ahu_score_page_count (AHU_SCORE_PAGE (ahu_navigator_get (self->navigator, name)), session);

  return name;
}

const char *
ahu_window_prepare_counted (AhuWindow *self)
{
  AhuSession *session = ahu_desk_get_session (self->desk);
  const char *kind = ahu_record_is_sheet (ahu_session_get_record (session)) ? SCORE : COUNT_END;
  const char *name = ahu_window_name_page (kind, ahu_desk_get_ui (self->desk));
  GtkWidget *page = ahu_navigator_get (self->navigator, name);

  if (get_session (page) != session)
    ahu_score_page_count (AHU_SCORE_PAGE (page), session);

  return name;
}

void
ahu_window_count_end (AhuWindow *self)
{
  ahu_message_bar_set_message (self->notice_bar, NULL);
  ahu_navigator_show_over (self->navigator, count (self, COUNT_END));
}

void
ahu_window_count_what_if (AhuWindow *self)
{
  ahu_message_bar_set_message (self->notice_bar, NULL);
  ahu_navigator_show_over (self->navigator, count (self, WHAT_IF));
}

gboolean
ahu_window_is_on_counted (AhuWindow *self)
{
  GtkWidget *page = get_counts_page (self);
  AhuSession *session = page != NULL ? get_session (page) : NULL;

  return session != NULL && session == ahu_desk_get_session (self->desk) &&
         ahu_record_is_counted (ahu_session_get_record (session));
}

void
ahu_window_forget_counted (AhuWindow *self)
{
  static const char *const kinds[] = { SCORE, COUNT_END };
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_SCORE);

  for (guint i = 0; i < games->len * G_N_ELEMENTS (kinds); i++)
    {
      const char *name = ahu_window_name_page (kinds[i % G_N_ELEMENTS (kinds)],
                                               g_ptr_array_index (games, i / G_N_ELEMENTS (kinds)));
      AhuSession *session = ahu_navigator_is_made (self->navigator, name)
                              ? get_session (ahu_navigator_get (self->navigator, name)) : NULL;

      if (session != NULL && session != ahu_desk_get_session (self->desk))
        ahu_navigator_forget (self->navigator, name);
    }
}

void
ahu_window_end_game (AhuWindow *self)
{
  GtkWidget *page = get_counts_page (self);

  if (page == NULL || get_session (page) == NULL)
    return;

  /* The page is where the game is from now on. */
  ahu_window_forget_page (self, "table");
  ahu_score_page_end (AHU_SCORE_PAGE (page), TRUE);
  ahu_window_update_actions (self);
}

/* The page stays, over the table. */
void
ahu_window_keep_counting (AhuWindow *self)
{
  GtkWidget *page = get_counts_page (self);
  const char *name = ahu_navigator_get_name (self->navigator);

  if (page == NULL || !ahu_window_is_on_counted (self))
    return;

  ahu_score_page_end (AHU_SCORE_PAGE (page), FALSE);
  ahu_navigator_forget (self->navigator, name);
  ahu_navigator_pass (self->navigator, ahu_window_prepare_game (self));
  ahu_navigator_show_over (self->navigator, name);
}

void
ahu_window_play_on (AhuWindow *self)
{
  GtkWidget *page = get_counts_page (self);

  if (page == NULL || !ahu_window_is_on_counted (self))
    return;

  ahu_score_page_end (AHU_SCORE_PAGE (page), FALSE);
  ahu_navigator_forget (self->navigator, ahu_navigator_get_name (self->navigator));
  ahu_window_show_game (self);
}

gboolean
ahu_window_show_sheet (AhuWindow   *self,
                       JsonObject  *document,
                       AhuRefusal **refusal,
                       GError     **error)
{
  const AhuGameUi *ui = ahu_game_ui_find (ahu_document_get_game (document));
  GtkWidget *page;

  if (ui == NULL || !ahu_game_ui_offers (ui, AHU_OFFER_SCORE))
    {
      g_set_error_literal (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_GAME,
                           _("Ahu has no final scoring of this game, so the sheet can’t be shown."));
      return FALSE;
    }

  page = get_score_page (self, ui);
  if (!ahu_sheet_open (get_sheet (page), document, refusal, error))
    return FALSE;

  ahu_game_ui_use (ui);
  ahu_navigator_show (self->navigator, ahu_window_name_page (SCORE, ui));

  return TRUE;
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

/* ahu-own-tries.c: positions of finished games in which another move would clearly have won more games, to be tried
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/analysis/ahu-own-tries.h"

#include <glib/gi18n.h>
#include <math.h>

#include "core/advice/ahu-highlights.h"
#include "core/record/ahu-practice.h"
#include "toolkit/analysis/ahu-analysis-memory.h"
#include "toolkit/analysis/ahu-analysis-work.h"
#include "toolkit/analysis/ahu-analysis.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/game/ahu-game-ui.h"

#define KEY "own-tries"
/* The id of the game, after how many moves, whose decision, the name, where in the game, games of 100 that were lost. */
#define KEPT "(suussu)"
#define MOST_KEPT 12

struct _AhuOwnTries
{
  AdwPreferencesGroup parent_instance;

  const AhuGame *game;
  AhuSession *session; /* NULL for all games */
  AhuHistory *history;
  GPtrArray *moves; /* what was found out so far */
  GPtrArray *rows;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (AhuOwnTries, ahu_own_tries, ADW_TYPE_PREFERENCES_GROUP)

/* Returns: (transfer full) (nullable): all that are kept; NULL without settings */
static GVariant *
get_kept (const AhuGame *game)
{
  GSettings *settings = ahu_settings_get_game (game);

  return settings != NULL ? g_settings_get_value (settings, KEY) : NULL;
}

/* GSettings says nothing of a key that a schema has from another one. */
static void
set_kept (const AhuGame *game,
          GVariant      *kept)
{
  GSettings *settings = ahu_settings_get_game (game);

  g_settings_set_value (settings, KEY, kept);
  g_signal_emit_by_name (settings, "changed::" KEY, KEY);
}

static void
add_row (AhuOwnTries *self,
         GVariant    *kept)
{
  const char *id, *name, *place;
  guint ply, seat, more;
  g_autofree char *title = NULL, *subtitle = NULL;
  GtkWidget *row;

  g_variant_get (kept, "(&suu&s&su)", &id, &ply, &seat, &name, &place, &more);
  if (self->session != NULL && g_strcmp0 (id, ahu_record_get_id (ahu_session_get_record (self->session))) != 0)
    return;
  /* Translators: a position to think about: %1$s is where in a game it is, such as “Turn 32”, %2$s a player. */
  title = g_strdup_printf (C_("try", "%1$s: you are %2$s"), place, name);
  /* Translators: %u is by how many of 100 games another move would have won more. */
  subtitle = g_strdup_printf (ngettext ("Another move wins %u game of 100 more", "Another move wins %u games of 100 more", more), more);
  row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.own-try");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), AHU_OWN_TRY, id, ply, seat);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static void
fill (AhuOwnTries *self)
{
  g_autoptr (GVariant) kept = get_kept (self->game);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  for (gsize i = 0; kept != NULL && i < g_variant_n_children (kept); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (kept, i);

      add_row (self, child);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 0);
}

static void
judged_cb (gpointer               tries,
           const AhuAnalysisMove *move)
{
  AhuOwnTries *self = tries;

  /* What was judged before it was cancelled may still come. */
  if (self->moves != NULL && move->ply == self->moves->len)
    g_ptr_array_add (self->moves, ahu_analysis_move_copy (move));
}

static void
analysed_cb (gpointer tries,
             gboolean is_whole)
{
  AhuOwnTries *self = tries;

  if (is_whole)
    ahu_own_tries_keep (self->session, self->moves);
}

/* A game that was opened again was looked at when it ended. As long as nothing is found there is nothing to see. */
static void
ahu_own_tries_root (GtkWidget *widget)
{
  AhuOwnTries *self = AHU_OWN_TRIES (widget);
  g_autoptr (AhuRecord) record = NULL;

  GTK_WIDGET_CLASS (ahu_own_tries_parent_class)->root (widget);
  if (self->session == NULL || !ahu_session_has_played (self->session))
    return;
  record = ahu_session_dup_public_record (self->session);
  self->history = ahu_history_new (record, NULL);
  self->moves = ahu_analysis_recall (self->session, self->history);
  self->cancellable = g_cancellable_new ();
  ahu_analysis_work_start (G_OBJECT (self), record, self->moves->len, TRUE, self->cancellable, judged_cb, analysed_cb);
}

/* What was found out is there when the analysis is asked for. The work holds the widget until it has come to its end. */
static void
ahu_own_tries_unroot (GtkWidget *widget)
{
  AhuOwnTries *self = AHU_OWN_TRIES (widget);

  g_cancellable_cancel (self->cancellable);
  if (self->moves != NULL)
    ahu_analysis_keep (self->session, self->history, self->moves);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->history, ahu_history_free);
  g_clear_pointer (&self->moves, g_ptr_array_unref);

  GTK_WIDGET_CLASS (ahu_own_tries_parent_class)->unroot (widget);
}

static void
ahu_own_tries_finalize (GObject *object)
{
  AhuOwnTries *self = AHU_OWN_TRIES (object);

  g_clear_object (&self->session);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (ahu_own_tries_parent_class)->finalize (object);
}

static void
ahu_own_tries_class_init (AhuOwnTriesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_own_tries_finalize;
  GTK_WIDGET_CLASS (klass)->root = ahu_own_tries_root;
  GTK_WIDGET_CLASS (klass)->unroot = ahu_own_tries_unroot;
}

static void
ahu_own_tries_init (AhuOwnTries *self)
{
  self->rows = g_ptr_array_new ();
}

/* @session: (nullable) */
static GtkWidget *
tries_new (const AhuGame *game,
           AhuSession    *session)
{
  AhuOwnTries *self = g_object_new (AHU_TYPE_OWN_TRIES, NULL);
  GSettings *settings = ahu_settings_get_game (game);

  self->game = game;
  g_set_object (&self->session, session);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), session != NULL ? _("What would you do now?") : _("From your games"));
  if (settings != NULL)
    g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  fill (self);

  return GTK_WIDGET (self);
}

GtkWidget *
ahu_own_tries_new (const AhuGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  return tries_new (game, NULL);
}

GtkWidget *
ahu_own_tries_new_for (AhuSession *session)
{
  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  return tries_new (ahu_session_get_game (session), session);
}

/* @missed: the move that lost most */
static GVariant *
new_kept (AhuSession            *session,
          guint                  seat,
          const AhuAnalysisMove *missed)
{
  gconstpointer before = ahu_history_get_position (ahu_session_get_history (session), missed->ply);
  g_autofree char *place = ahu_game_place_text (ahu_session_get_game (session), before, AHU_TURN_TITLE);

  return g_variant_new (KEPT, ahu_record_get_id (ahu_session_get_record (session)), missed->ply, seat,
                        ahu_session_get_names (session)[seat], place, (guint) lround (100 * missed->loss));
}

/* Those of other games. @n: how many there are already */
static void
add_others (GVariantBuilder *builder,
            GVariant        *kept,
            const char      *id,
            guint            n)
{
  for (gsize i = 0; i < g_variant_n_children (kept) && n < MOST_KEPT; i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (kept, i);
      const char *its;

      g_variant_get_child (child, 0, "&s", &its);
      if (g_str_equal (its, id))
        continue;
      g_variant_builder_add_value (builder, child);
      n++;
    }
}

void
ahu_own_tries_keep (AhuSession *session,
                    GPtrArray  *moves)
{
  AhuRecord *record;
  g_autoptr (GVariant) kept = NULL;
  GVariantBuilder builder;
  guint n = 0;

  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (moves != NULL);

  record = ahu_session_get_record (session);
  kept = get_kept (ahu_session_get_game (session));
  if (kept == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a" KEPT));
  for (guint seat = 0; seat < ahu_record_get_n_players (record); seat++)
    {
      int missed = ahu_practice_get_strength (record, seat) == AHU_STRENGTH_NONE ? ahu_highlights_missed (moves, seat, TRUE) : -1;

      if (missed < 0)
        continue;
      g_variant_builder_add_value (&builder, new_kept (session, seat, g_ptr_array_index (moves, (guint) missed)));
      n++;
    }
  add_others (&builder, kept, ahu_record_get_id (record), n);
  set_kept (ahu_session_get_game (session), g_variant_builder_end (&builder));
}

void
ahu_own_tries_forget (const char *id)
{
  g_autoptr (GPtrArray) all = ahu_game_ui_list (AHU_OFFER_LEARN);

  for (guint i = 0; i < all->len; i++)
    {
      const AhuGame *game = ((const AhuGameUi *) g_ptr_array_index (all, i))->game;
      g_autoptr (GVariant) kept = get_kept (game);
      GVariantBuilder builder;

      if (kept == NULL)
        continue;
      g_variant_builder_init (&builder, G_VARIANT_TYPE ("a" KEPT));
      add_others (&builder, kept, id, 0);
      set_kept (game, g_variant_builder_end (&builder));
    }
}

GVariant *
ahu_own_tries_find_next (const AhuGame *game,
                         const char    *id,
                         guint          ply)
{
  g_autoptr (GVariant) kept = get_kept (game);
  gsize n = kept != NULL ? g_variant_n_children (kept) : 0;

  for (gsize i = 0; i < n; i++)
    {
      const char *next;
      guint from, seat;

      g_variant_get_child (kept, i, "(&suu@s@su)", &next, &from, &seat, NULL, NULL, NULL);
      if (g_strcmp0 (next, id) != 0 || from != ply)
        continue;
      g_variant_get_child (kept, (i + 1) % n, "(&suu@s@su)", &next, &from, &seat, NULL, NULL, NULL);
      return g_variant_ref_sink (g_variant_new (AHU_OWN_TRY, next, from, seat));
    }

  return NULL;
}

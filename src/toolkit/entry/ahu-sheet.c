/* ahu-sheet.c: a result sheet that is being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-sheet.h"

#include "core/base/ahu-name.h"
#include "core/base/ahu-states.h"
#include "core/json/ahu-json-path.h"
#include "core/record/ahu-document-write.h"
#include "core/record/ahu-record-counts.h"
#include "core/record/ahu-result-sheet.h"
#include "toolkit/game/ahu-game-ui.h"

typedef struct
{
  JsonObject *document;
  AhuSheetSource source;
  char *game_id; /* of the tracked game it is from, or NULL */
  guint ply;     /* how many moves were made in it */
} State;

struct _AhuSheet
{
  GObject parent_instance;

  const AhuGame *game;
  AhuStates *states;
  AhuScoring *scoring; /* of the present state, NULL until somebody asks */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (AhuSheet, ahu_sheet, G_TYPE_OBJECT)

static void
state_free (gpointer data)
{
  State *state = data;

  json_object_unref (state->document);
  g_free (state->game_id);
  g_free (state);
}

/* Takes document. */
static State *
state_new (JsonObject     *document,
           AhuSheetSource  source,
           const char     *game_id,
           guint           ply)
{
  State *state = g_new0 (State, 1);

  state->document = document;
  state->source = source;
  state->game_id = g_strdup (game_id);
  state->ply = ply;

  return state;
}

static State *
get_state (AhuSheet *self)
{
  return ahu_states_get (self->states);
}

static void
emit_changed (AhuSheet *self)
{
  g_clear_pointer (&self->scoring, ahu_scoring_free);
  g_signal_emit (self, changed_signal, 0);
}

/* Takes document, the next state of the same counts. */
static void
change (AhuSheet   *self,
        JsonObject *document,
        const char *typed)
{
  const State *now = get_state (self);

  ahu_states_add (self->states, state_new (document, now->source, now->game_id, now->ply), typed);
  emit_changed (self);
}

/* Other counts than those that are there. Takes state. */
static void
put_in_place (AhuSheet *self,
              State    *state)
{
  /* A page that nobody has used yet is nothing to go back to. */
  if (ahu_sheet_can_undo (self) || ahu_sheet_get_scoring (self)->begun)
    ahu_states_add (self->states, state, NULL);
  else
    ahu_states_reset (self->states, state);
  emit_changed (self);
}

static void
ahu_sheet_finalize (GObject *object)
{
  AhuSheet *self = AHU_SHEET (object);

  g_clear_pointer (&self->scoring, ahu_scoring_free);
  g_clear_pointer (&self->states, ahu_states_free);

  G_OBJECT_CLASS (ahu_sheet_parent_class)->finalize (object);
}

static void
ahu_sheet_class_init (AhuSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_sheet_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_sheet_init (AhuSheet *self)
{
}

/* Returns: (transfer full): a sheet of these players, of whom nothing is counted, or what is seen
 *   at a position */
static JsonObject *
begin (const AhuGame     *game,
       const char *const *names,
       const char *const *colours,
       gconstpointer      position,
       guint              open)
{
  g_autoptr (JsonObject) document = ahu_result_sheet_new (game, names, colours);
  const AhuGameUi *ui = ahu_game_ui_find (game);
  JsonNode *setup = position == NULL && ui != NULL && ui->sheet_setup != NULL ? ui->sheet_setup () : NULL;

  if (setup != NULL)
    {
      g_autoptr (JsonObject) usual = g_steal_pointer (&document);

      document = ahu_result_sheet_set (usual, "setup", setup);
    }

  return game->sheet_fill (document, position, open);
}

AhuSheet *
ahu_sheet_new (const AhuGame *game)
{
  AhuSheet *self = g_object_new (AHU_TYPE_SHEET, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (game != NULL && game->sheet_fill != NULL && game->sheet_scoring != NULL, self);

  self->game = game;
  for (guint i = 0; i < game->min_players; i++)
    g_strv_builder_add (builder, "");
  names = g_strv_builder_end (builder);
  self->states = ahu_states_new (state_new (begin (game, (const char *const *) names, game->colours, NULL, 0),
                                            AHU_SHEET_ENTERED, NULL, 0),
                                 state_free);

  return self;
}

const AhuGame *
ahu_sheet_get_game (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  return self->game;
}

void
ahu_sheet_start (AhuSheet          *self,
                 const char *const *names,
                 const char *const *colours)
{
  g_return_if_fail (AHU_IS_SHEET (self));
  g_return_if_fail (g_strv_length ((char **) names) >= self->game->min_players &&
                    g_strv_length ((char **) names) <= self->game->max_players);

  ahu_states_reset (self->states, state_new (begin (self->game, names, colours, NULL, 0), AHU_SHEET_ENTERED, NULL, 0));
  emit_changed (self);
}

static char **
dup_strings (AhuSheet   *self,
             const char *member)
{
  g_autoptr (GStrvBuilder) strings = g_strv_builder_new ();

  for (guint i = 0; i < ahu_sheet_get_n_players (self); i++)
    g_strv_builder_add (strings, ahu_result_sheet_get_string (get_state (self)->document, i, member));

  return g_strv_builder_end (strings);
}

void
ahu_sheet_clear (AhuSheet *self)
{
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) colours = NULL;

  g_return_if_fail (AHU_IS_SHEET (self));

  names = dup_strings (self, "name");
  colours = ahu_sheet_dup_colours (self);
  put_in_place (self, state_new (begin (self->game, (const char *const *) names, (const char *const *) colours, NULL, 0),
                                 AHU_SHEET_ENTERED, NULL, 0));
}

/* Returns: (transfer full) (nullable): what somebody has counted of the game already, if a form can show it */
static JsonObject *
dup_counts (AhuSession *session)
{
  const AhuGame *game = ahu_session_get_game (session);
  g_autoptr (JsonObject) sheet = ahu_session_dup_counts (session);
  g_autoptr (AhuRefusal) refusal = NULL;

  if (sheet == NULL || !ahu_result_sheet_check (sheet, ahu_session_get_names (session), &refusal, NULL))
    return NULL;

  return game->sheet_fill (sheet, NULL, 0);
}

gboolean
ahu_sheet_count (AhuSheet   *self,
                 AhuSession *session)
{
  AhuSheetSource source;
  const State *state;
  AhuRecord *record;
  JsonObject *counts;
  guint ply;

  g_return_val_if_fail (AHU_IS_SHEET (self), FALSE);
  g_return_val_if_fail (AHU_IS_SESSION (session) && ahu_session_get_game (session) == self->game, FALSE);

  record = ahu_session_get_record (session);
  if (ahu_record_is_sheet (record))
    source = AHU_SHEET_ENTERED;
  else
    source = ahu_session_is_over (session) && !ahu_record_is_counted (record) ? AHU_SHEET_OVER : AHU_SHEET_RUNNING;
  ply = ahu_history_get_ply (ahu_session_get_history (session));
  state = get_state (self);
  if (state->source == source && state->ply == ply && g_strcmp0 (state->game_id, ahu_record_get_id (record)) == 0)
    return FALSE;

  counts = source != AHU_SHEET_OVER ? dup_counts (session) : NULL;
  if (counts == NULL)
    counts = begin (self->game, ahu_record_get_names (record), ahu_record_get_colours (record),
                    ahu_session_get_position (session), ahu_game_ui_get_viewer (session).open);
  /* What was there before belongs to another game. */
  if (ahu_record_is_counted (record))
    {
      ahu_states_reset (self->states, state_new (counts, source, ahu_record_get_id (record), ply));
      emit_changed (self);
    }
  else
    put_in_place (self, state_new (counts, source, ahu_record_get_id (record), ply));

  return TRUE;
}

/* Takes document. */
static JsonObject *
set_names (JsonObject *document,
           char      **names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (JsonObject) before = document;

      document = ahu_result_sheet_set_string (before, i, "name", names[i]);
    }

  return document;
}

gboolean
ahu_sheet_open (AhuSheet    *self,
                JsonObject  *document,
                AhuRefusal **refusal,
                GError     **error)
{
  g_autoptr (JsonObject) named = ahu_record_give_id (document);
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (AHU_IS_SHEET (self), FALSE);
  g_return_val_if_fail (ahu_document_get_game (document) == self->game, FALSE);

  *refusal = NULL;
  names = ahu_document_check_players (document, error);
  if (names == NULL || !ahu_result_sheet_check (document, (const char *const *) names, refusal, error))
    return FALSE;

  named = set_names (g_steal_pointer (&named), names);
  put_in_place (self, state_new (self->game->sheet_fill (named, NULL, 0), AHU_SHEET_ENTERED, NULL, 0));

  return TRUE;
}

JsonObject *
ahu_sheet_get_document (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  return get_state (self)->document;
}

JsonObject *
ahu_sheet_dup_named (AhuSheet *self)
{
  g_auto (GStrv) names = NULL;

  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  names = ahu_sheet_dup_names (self);

  return set_names (json_object_ref (get_state (self)->document), names);
}

GBytes *
ahu_sheet_save (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  return ahu_document_to_bytes (get_state (self)->document);
}

const AhuScoring *
ahu_sheet_get_scoring (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  if (self->scoring == NULL)
    {
      g_auto (GStrv) names = ahu_sheet_dup_names (self);
      g_auto (GStrv) said = ahu_names_isolate ((const char *const *) names);

      self->scoring = self->game->sheet_scoring (get_state (self)->document, (const char *const *) said);
    }

  return self->scoring;
}

AhuSheetSource
ahu_sheet_get_source (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), AHU_SHEET_ENTERED);

  return get_state (self)->source;
}

const char *
ahu_sheet_get_game_id (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  return get_state (self)->game_id;
}

guint
ahu_sheet_get_n_players (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), 0);

  return json_array_get_length (json_object_get_array_member (get_state (self)->document, "players"));
}

const char *
ahu_sheet_get_name (AhuSheet *self,
                    guint     player)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  return ahu_result_sheet_get_string (get_state (self)->document, player, "name");
}

const char *
ahu_sheet_get_colour (AhuSheet *self,
                      guint     player)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  return ahu_result_sheet_get_string (get_state (self)->document, player, "colour");
}

char **
ahu_sheet_dup_names (AhuSheet *self)
{
  char **names;

  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  names = dup_strings (self, "name");
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *entered = names[i];

      names[i] = ahu_name_for_seat (entered, i);
    }

  return names;
}

char **
ahu_sheet_dup_colours (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), NULL);

  return dup_strings (self, "colour");
}

void
ahu_sheet_set_name (AhuSheet   *self,
                    guint       player,
                    const char *name)
{
  g_autofree char *typed = g_strdup_printf ("name %u", player);

  g_return_if_fail (AHU_IS_SHEET (self));
  g_return_if_fail (name != NULL);

  if (g_strcmp0 (ahu_sheet_get_name (self, player), name) != 0)
    change (self, ahu_result_sheet_set_string (get_state (self)->document, player, "name", name), typed);
}

void
ahu_sheet_set_colour (AhuSheet   *self,
                      guint       player,
                      const char *colour)
{
  g_autoptr (JsonObject) exchanged = NULL;
  const char *before;

  g_return_if_fail (AHU_IS_SHEET (self));
  g_return_if_fail (g_strv_contains (self->game->colours, colour));

  before = ahu_sheet_get_colour (self, player);
  if (g_strcmp0 (before, colour) == 0)
    return;

  exchanged = json_object_ref (get_state (self)->document);
  for (guint i = 0; i < ahu_sheet_get_n_players (self); i++)
    if (g_strcmp0 (ahu_sheet_get_colour (self, i), colour) == 0)
      {
        g_autoptr (JsonObject) old = exchanged;

        exchanged = ahu_result_sheet_set_string (old, i, "colour", before);
      }
  change (self, ahu_result_sheet_set_string (exchanged, player, "colour", colour), NULL);
}

/* Who sits at a table is known. */
static gboolean
can_change_players (AhuSheet *self)
{
  return ahu_sheet_get_source (self) != AHU_SHEET_RUNNING;
}

gboolean
ahu_sheet_can_add_player (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), FALSE);

  return can_change_players (self) && ahu_sheet_get_n_players (self) < self->game->max_players;
}

gboolean
ahu_sheet_can_remove_player (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), FALSE);

  return can_change_players (self) && ahu_sheet_get_n_players (self) > self->game->min_players;
}

void
ahu_sheet_add_player (AhuSheet *self)
{
  g_autoptr (JsonObject) document = NULL;
  g_auto (GStrv) taken = NULL;
  guint i = 0;

  g_return_if_fail (AHU_IS_SHEET (self));
  g_return_if_fail (ahu_sheet_can_add_player (self));

  taken = ahu_sheet_dup_colours (self);
  while (g_strv_contains ((const char *const *) taken, self->game->colours[i]))
    i++;
  document = ahu_result_sheet_add_player (get_state (self)->document, self->game->colours[i]);
  change (self, self->game->sheet_fill (document, NULL, 0), NULL);
}

void
ahu_sheet_remove_player (AhuSheet *self,
                         guint     player)
{
  g_autoptr (JsonObject) document = NULL;

  g_return_if_fail (AHU_IS_SHEET (self));
  g_return_if_fail (ahu_sheet_can_remove_player (self));

  document = ahu_result_sheet_remove_player (get_state (self)->document, player);
  change (self, self->game->sheet_fill (document, NULL, 0), NULL);
}

void
ahu_sheet_set (AhuSheet   *self,
               const char *path,
               JsonNode   *value,
               gboolean    typed)
{
  g_autoptr (JsonNode) given = value;
  g_autoptr (JsonObject) document = NULL;
  JsonObject *before;
  JsonNode *old;

  g_return_if_fail (AHU_IS_SHEET (self));
  g_return_if_fail (path != NULL);

  before = get_state (self)->document;
  old = ahu_result_sheet_is_missing (before, path) ? NULL : ahu_json_path_get (before, path);
  if (old == NULL ? value == NULL : value != NULL && json_node_equal (old, value))
    return;

  document = ahu_result_sheet_set (before, path, g_steal_pointer (&given));
  change (self, self->game->sheet_fill (document, NULL, 0), typed ? path : NULL);
}

void
ahu_sheet_end_typing (AhuSheet *self)
{
  g_return_if_fail (AHU_IS_SHEET (self));

  ahu_states_end_typing (self->states);
}

gboolean
ahu_sheet_is_new (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), FALSE);

  return !ahu_sheet_can_undo (self) && !ahu_sheet_can_redo (self) && !ahu_sheet_get_scoring (self)->begun;
}

gboolean
ahu_sheet_can_undo (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), FALSE);

  return ahu_states_can_undo (self->states);
}

gboolean
ahu_sheet_can_redo (AhuSheet *self)
{
  g_return_val_if_fail (AHU_IS_SHEET (self), FALSE);

  return ahu_states_can_redo (self->states);
}

void
ahu_sheet_undo (AhuSheet *self)
{
  g_return_if_fail (AHU_IS_SHEET (self));

  ahu_states_undo (self->states);
  emit_changed (self);
}

void
ahu_sheet_redo (AhuSheet *self)
{
  g_return_if_fail (AHU_IS_SHEET (self));

  ahu_states_redo (self->states);
  emit_changed (self);
}

/* ahu-rn-tally.c: what is counted for a final scoring without a tracked game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-tally.h"

#include <glib/gi18n.h>

#include "games/rapanui/rn-sheet-file.h"
#include "games/rapanui/ui/ahu-rn-tally-state.h"

/* What was typed last, letter by letter: it is undone as one. */
typedef enum
{
  TYPING_NOTHING,
  TYPING_COUNT,
  TYPING_NAME
} Typing;

struct _AhuRnTally
{
  GObject parent_instance;

  AhuRnTallyState *state;
  GPtrArray *undo;
  GPtrArray *redo;
  Typing typing;
  RnSheetCell typed; /* of a name only the player */
};

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

G_DEFINE_FINAL_TYPE (AhuRnTally, ahu_rn_tally, G_TYPE_OBJECT)

static void
emit_changed (AhuRnTally *self)
{
  g_signal_emit (self, changed_signal, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_REDO]);
}

/* Remembers what is about to be changed. */
static void
begin_change (AhuRnTally *self)
{
  g_ptr_array_add (self->undo, ahu_rn_tally_state_copy (self->state));
  g_ptr_array_set_size (self->redo, 0);
  self->typing = TYPING_NOTHING;
}

static void
move_state (AhuRnTally *self,
            GPtrArray  *from,
            GPtrArray  *to)
{
  g_ptr_array_add (to, self->state);
  self->state = g_ptr_array_steal_index (from, from->len - 1);
  self->typing = TYPING_NOTHING;
  emit_changed (self);
}

static void
ahu_rn_tally_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AhuRnTally *self = AHU_RN_TALLY (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, ahu_rn_tally_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, ahu_rn_tally_can_redo (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_rn_tally_finalize (GObject *object)
{
  AhuRnTally *self = AHU_RN_TALLY (object);

  g_ptr_array_unref (self->undo);
  g_ptr_array_unref (self->redo);
  ahu_rn_tally_state_free (self->state);

  G_OBJECT_CLASS (ahu_rn_tally_parent_class)->finalize (object);
}

static void
ahu_rn_tally_class_init (AhuRnTallyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ahu_rn_tally_get_property;
  object_class->finalize = ahu_rn_tally_finalize;

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_rn_tally_init (AhuRnTally *self)
{
  self->undo = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_rn_tally_state_free);
  self->redo = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_rn_tally_state_free);
  self->state = g_new0 (AhuRnTallyState, 1);
  while (self->state->sheet.n_players < RN_MIN_PLAYERS)
    ahu_rn_tally_state_append_player (self->state);
  rn_sheet_clear (&self->state->sheet);
}

AhuRnTally *
ahu_rn_tally_new (void)
{
  return g_object_new (AHU_TYPE_RN_TALLY, NULL);
}

void
ahu_rn_tally_set_players (AhuRnTally        *self,
                          const char *const *names,
                          const char *const *colours)
{
  RnSheet nothing = { .n_players = g_strv_length ((char **) names) };

  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (nothing.n_players >= RN_MIN_PLAYERS && nothing.n_players <= RN_MAX_PLAYERS);

  rn_sheet_clear (&nothing);
  ahu_rn_tally_state_free (self->state);
  self->state = ahu_rn_tally_state_new (&nothing, names, colours, AHU_RN_TALLY_ENTERED, NULL);
  g_ptr_array_set_size (self->undo, 0);
  g_ptr_array_set_size (self->redo, 0);
  self->typing = TYPING_NOTHING;
  emit_changed (self);
}

void
ahu_rn_tally_replace (AhuRnTally        *self,
                      const RnSheet     *sheet,
                      const char *const *names,
                      const char *const *colours,
                      AhuRnTallySource   source,
                      JsonObject        *origin)
{
  AhuRnTallyState *state;

  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (sheet->n_players >= RN_MIN_PLAYERS && sheet->n_players <= RN_MAX_PLAYERS);

  state = ahu_rn_tally_state_new (sheet, names, colours, source, origin);
  /* A page that nobody has used yet is nothing to go back to. */
  if (self->undo->len > 0 || !ahu_rn_tally_is_empty (self))
    begin_change (self);
  ahu_rn_tally_state_free (self->state);
  self->state = state;
  emit_changed (self);
}

void
ahu_rn_tally_clear (AhuRnTally *self)
{
  const AhuRnTallyState *state;
  RnSheet nothing = { 0 };

  g_return_if_fail (AHU_IS_RN_TALLY (self));

  state = self->state;
  nothing.n_players = state->sheet.n_players;
  rn_sheet_clear (&nothing);
  ahu_rn_tally_replace (self, &nothing, (const char *const *) state->names, state->colours,
                        AHU_RN_TALLY_ENTERED, NULL);
}

gboolean
ahu_rn_tally_is_empty (AhuRnTally *self)
{
  g_return_val_if_fail (AHU_IS_RN_TALLY (self), TRUE);

  return rn_sheet_n_missing (&self->state->sheet) == rn_sheet_n_cells (&self->state->sheet);
}

gboolean
ahu_rn_tally_is_counted (AhuRnTally *self,
                         int         player)
{
  const RnSheet *sheet;

  g_return_val_if_fail (AHU_IS_RN_TALLY (self), FALSE);

  sheet = &self->state->sheet;
  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    if (rn_sheet_cell (i).player == player && rn_sheet_is_missing (sheet, rn_sheet_cell (i)))
      return FALSE;

  return TRUE;
}

AhuRnTallySource
ahu_rn_tally_get_source (AhuRnTally *self)
{
  g_return_val_if_fail (AHU_IS_RN_TALLY (self), AHU_RN_TALLY_ENTERED);

  return self->state->source;
}

void
ahu_rn_tally_set_game (AhuRnTally *self,
                       const char *game,
                       guint       ply)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (game != NULL);

  g_free (self->state->game);
  self->state->game = g_strdup (game);
  self->state->ply = ply;
}

const char *
ahu_rn_tally_get_game (AhuRnTally *self,
                       guint      *ply)
{
  g_return_val_if_fail (AHU_IS_RN_TALLY (self), NULL);

  if (ply != NULL)
    *ply = self->state->ply;

  return self->state->game;
}

JsonObject *
ahu_rn_tally_dup_document (AhuRnTally *self)
{
  const AhuRnTallyState *state;

  g_return_val_if_fail (AHU_IS_RN_TALLY (self), NULL);

  state = self->state;

  return rn_sheet_write (&state->sheet, (const char *const *) state->names, state->colours,
                         state->origin, state->seats);
}

const RnSheet *
ahu_rn_tally_get_sheet (AhuRnTally *self)
{
  g_return_val_if_fail (AHU_IS_RN_TALLY (self), NULL);

  return &self->state->sheet;
}

const char *
ahu_rn_tally_get_entered_name (AhuRnTally *self,
                               guint       player)
{
  g_return_val_if_fail (AHU_IS_RN_TALLY (self), NULL);
  g_return_val_if_fail (player < self->state->sheet.n_players, NULL);

  return self->state->names[player];
}

char **
ahu_rn_tally_dup_names (AhuRnTally *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  g_return_val_if_fail (AHU_IS_RN_TALLY (self), NULL);

  for (guint i = 0; i < self->state->sheet.n_players; i++)
    {
      /* Translators: a player without a name, by number of the seat. */
      g_autofree char *unnamed = g_strdup_printf (_("Player %u"), i + 1);
      g_autofree char *name = g_strstrip (g_strdup (self->state->names[i]));

      g_strv_builder_add (names, *name ? name : unnamed);
    }

  return g_strv_builder_end (names);
}

const char *
ahu_rn_tally_get_colour (AhuRnTally *self,
                         guint       player)
{
  g_return_val_if_fail (AHU_IS_RN_TALLY (self), NULL);
  g_return_val_if_fail (player < self->state->sheet.n_players, NULL);

  return self->state->colours[player];
}

const char **
ahu_rn_tally_dup_colours (AhuRnTally *self)
{
  const char **colours;

  g_return_val_if_fail (AHU_IS_RN_TALLY (self), NULL);

  colours = g_new0 (const char *, RN_MAX_PLAYERS + 1);
  for (guint i = 0; i < self->state->sheet.n_players; i++)
    colours[i] = self->state->colours[i];

  return colours;
}

static gboolean
is_same_cell (RnSheetCell a,
              RnSheetCell b)
{
  return a.player == b.player && a.field == b.field && a.kind == b.kind;
}

/* One step to be undone; or one more letter of what is being typed there. */
static void
begin_typing (AhuRnTally  *self,
              Typing       typing,
              RnSheetCell  cell)
{
  if (typing == TYPING_NOTHING || self->typing != typing || !is_same_cell (self->typed, cell))
    begin_change (self);
  self->typing = typing;
  self->typed = cell;
}

void
ahu_rn_tally_set_count (AhuRnTally  *self,
                        RnSheetCell  cell,
                        gint64       count,
                        gboolean     typed)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (count >= 0);

  if (rn_sheet_get (&self->state->sheet, cell) == count && !rn_sheet_is_missing (&self->state->sheet, cell))
    return;

  begin_typing (self, typed ? TYPING_COUNT : TYPING_NOTHING, cell);
  rn_sheet_set (&self->state->sheet, cell, count);
  emit_changed (self);
}

void
ahu_rn_tally_unset_count (AhuRnTally  *self,
                          RnSheetCell  cell)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));

  if (rn_sheet_is_missing (&self->state->sheet, cell))
    return;

  begin_typing (self, TYPING_COUNT, cell);
  rn_sheet_unset (&self->state->sheet, cell);
  emit_changed (self);
}

void
ahu_rn_tally_end_typing (AhuRnTally *self)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));

  self->typing = TYPING_NOTHING;
}

void
ahu_rn_tally_set_name (AhuRnTally *self,
                       guint       player,
                       const char *name)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (player < self->state->sheet.n_players);

  if (g_strcmp0 (self->state->names[player], name) == 0)
    return;

  begin_typing (self, TYPING_NAME, (RnSheetCell) { .player = (int) player });
  g_free (self->state->names[player]);
  self->state->names[player] = g_strdup (name);
  emit_changed (self);
}

void
ahu_rn_tally_set_colour (AhuRnTally *self,
                         guint       player,
                         const char *colour)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (player < self->state->sheet.n_players);

  if (g_strcmp0 (self->state->colours[player], colour) == 0)
    return;

  begin_change (self);
  ahu_rn_tally_state_set_colour (self->state, player, colour);
  emit_changed (self);
}

void
ahu_rn_tally_add_player (AhuRnTally *self)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (self->state->sheet.n_players < RN_MAX_PLAYERS);

  begin_change (self);
  ahu_rn_tally_state_append_player (self->state);
  emit_changed (self);
}

void
ahu_rn_tally_remove_player (AhuRnTally *self,
                            guint       player)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (self->state->sheet.n_players > RN_MIN_PLAYERS);
  g_return_if_fail (player < self->state->sheet.n_players);

  begin_change (self);
  ahu_rn_tally_state_remove_player (self->state, player);
  emit_changed (self);
}

gboolean
ahu_rn_tally_can_undo (AhuRnTally *self)
{
  g_return_val_if_fail (AHU_IS_RN_TALLY (self), FALSE);

  return self->undo->len > 0;
}

gboolean
ahu_rn_tally_can_redo (AhuRnTally *self)
{
  g_return_val_if_fail (AHU_IS_RN_TALLY (self), FALSE);

  return self->redo->len > 0;
}

void
ahu_rn_tally_undo (AhuRnTally *self)
{
  g_return_if_fail (ahu_rn_tally_can_undo (self));

  move_state (self, self->undo, self->redo);
}

void
ahu_rn_tally_redo (AhuRnTally *self)
{
  g_return_if_fail (ahu_rn_tally_can_redo (self));

  move_state (self, self->redo, self->undo);
}

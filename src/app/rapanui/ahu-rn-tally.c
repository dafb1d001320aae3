/* ahu-rn-tally.c: what is counted for a final scoring without a tracked game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-tally.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rapanui/rn-game.h"

typedef struct
{
  RnSheet sheet;
  char *names[RN_MAX_PLAYERS];
  const char *colours[RN_MAX_PLAYERS];
} State;

struct _AhuRnTally
{
  GObject parent_instance;

  State *state;
  GPtrArray *undo;
  GPtrArray *redo;
  gboolean typing; /* the last change was a digit of @typed */
  RnSheetCell typed;
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
state_free (State *state)
{
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    g_free (state->names[i]);
  g_free (state);
}

static State *
state_copy (const State *state)
{
  State *copy = g_new (State, 1);

  *copy = *state;
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    copy->names[i] = g_strdup (state->names[i]);

  return copy;
}

static gboolean
has_colour (const State *state,
            const char  *colour)
{
  for (guint i = 0; i < state->sheet.n_players; i++)
    if (g_strcmp0 (state->colours[i], colour) == 0)
      return TRUE;

  return FALSE;
}

static const char *
find_free_colour (const State *state)
{
  const char *const *colours = rn_game_get ()->colours;

  for (guint i = 0; colours[i] != NULL; i++)
    if (!has_colour (state, colours[i]))
      return colours[i];

  g_assert_not_reached ();
}

static void
append_player (State *state)
{
  const char *colour = find_free_colour (state);
  guint player = state->sheet.n_players++;

  memset (&state->sheet.players[player], 0, sizeof state->sheet.players[player]);
  g_free (state->names[player]);
  state->names[player] = g_strdup ("");
  state->colours[player] = colour;
}

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
  g_ptr_array_add (self->undo, state_copy (self->state));
  g_ptr_array_set_size (self->redo, 0);
  self->typing = FALSE;
}

static void
move_state (AhuRnTally *self,
            GPtrArray  *from,
            GPtrArray  *to)
{
  g_ptr_array_add (to, self->state);
  self->state = g_ptr_array_steal_index (from, from->len - 1);
  self->typing = FALSE;
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
  state_free (self->state);

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
  self->undo = g_ptr_array_new_with_free_func ((GDestroyNotify) state_free);
  self->redo = g_ptr_array_new_with_free_func ((GDestroyNotify) state_free);
  self->state = g_new0 (State, 1);
  while (self->state->sheet.n_players < RN_MIN_PLAYERS)
    append_player (self->state);
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
  const char *const *known = rn_game_get ()->colours;
  guint n = g_strv_length ((char **) names);

  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (n >= RN_MIN_PLAYERS && n <= RN_MAX_PLAYERS);

  state_free (self->state);
  self->state = g_new0 (State, 1);
  self->state->sheet.n_players = n;
  for (guint i = 0; i < n; i++)
    {
      self->state->names[i] = g_strdup (names[i]);
      for (guint c = 0; known[c] != NULL; c++)
        if (g_strcmp0 (known[c], colours[i]) == 0)
          self->state->colours[i] = known[c];
    }
  g_ptr_array_set_size (self->undo, 0);
  g_ptr_array_set_size (self->redo, 0);
  self->typing = FALSE;
  emit_changed (self);
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

void
ahu_rn_tally_set_count (AhuRnTally  *self,
                        RnSheetCell  cell,
                        gint64       count,
                        gboolean     typed)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (count >= 0);

  if (rn_sheet_get (&self->state->sheet, cell) == count)
    return;

  if (!typed || !self->typing || !is_same_cell (self->typed, cell))
    begin_change (self);
  self->typing = typed;
  self->typed = cell;
  rn_sheet_set (&self->state->sheet, cell, count);
  emit_changed (self);
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

  /* A name is no count: undo is for what was counted wrongly. */
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

  for (guint i = 0; i < self->state->sheet.n_players; i++)
    if (i != player && g_strcmp0 (self->state->colours[i], colour) == 0)
      self->state->colours[i] = self->state->colours[player];
  self->state->colours[player] = colour;
  emit_changed (self);
}

void
ahu_rn_tally_add_player (AhuRnTally *self)
{
  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (self->state->sheet.n_players < RN_MAX_PLAYERS);

  begin_change (self);
  append_player (self->state);
  emit_changed (self);
}

void
ahu_rn_tally_remove_player (AhuRnTally *self,
                            guint       player)
{
  State *state;

  g_return_if_fail (AHU_IS_RN_TALLY (self));
  g_return_if_fail (self->state->sheet.n_players > RN_MIN_PLAYERS);
  g_return_if_fail (player < self->state->sheet.n_players);

  begin_change (self);
  state = self->state;
  g_free (state->names[player]);
  state->sheet.n_players--;
  for (guint i = player; i < state->sheet.n_players; i++)
    {
      state->sheet.players[i] = state->sheet.players[i + 1];
      state->names[i] = state->names[i + 1];
      state->colours[i] = state->colours[i + 1];
    }
  state->names[state->sheet.n_players] = NULL;
  memset (&state->sheet.players[state->sheet.n_players], 0, sizeof state->sheet.players[0]);
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

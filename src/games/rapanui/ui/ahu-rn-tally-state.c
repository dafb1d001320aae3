/* ahu-rn-tally-state.c: what a tally remembers of one moment, for undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-tally-state.h"

#include "games/rapanui/rn-game.h"

void
ahu_rn_tally_state_free (AhuRnTallyState *state)
{
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    g_free (state->names[i]);
  g_clear_pointer (&state->origin, json_object_unref);
  g_free (state->game);
  g_free (state);
}

AhuRnTallyState *
ahu_rn_tally_state_copy (const AhuRnTallyState *state)
{
  AhuRnTallyState *copy = g_new (AhuRnTallyState, 1);

  *copy = *state;
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    copy->names[i] = g_strdup (state->names[i]);
  if (copy->origin != NULL)
    json_object_ref (copy->origin);
  copy->game = g_strdup (state->game);

  return copy;
}

static gboolean
has_colour (const AhuRnTallyState *state,
            const char            *colour)
{
  for (guint i = 0; i < state->sheet.n_players; i++)
    if (g_strcmp0 (state->colours[i], colour) == 0)
      return TRUE;

  return FALSE;
}

static const char *
find_free_colour (const AhuRnTallyState *state)
{
  const char *const *colours = rn_game_get ()->colours;

  for (guint i = 0; colours[i] != NULL; i++)
    if (!has_colour (state, colours[i]))
      return colours[i];

  g_assert_not_reached ();
}

void
ahu_rn_tally_state_append_player (AhuRnTallyState *state)
{
  const char *colour = find_free_colour (state);
  guint player = state->sheet.n_players;

  rn_sheet_add_player (&state->sheet);
  g_free (state->names[player]);
  state->names[player] = g_strdup ("");
  state->colours[player] = colour;
  state->seats[player] = AHU_RN_TALLY_NO_SEAT;
}

static const char *
find_colour (const char *colour)
{
  const char *const *known = rn_game_get ()->colours;

  for (guint i = 0; known[i] != NULL; i++)
    if (g_strcmp0 (known[i], colour) == 0)
      return known[i];

  g_return_val_if_reached (known[0]);
}

AhuRnTallyState *
ahu_rn_tally_state_new (const RnSheet     *sheet,
                        const char *const *names,
                        const char *const *colours,
                        AhuRnTallySource   source,
                        JsonObject        *origin)
{
  AhuRnTallyState *state = g_new0 (AhuRnTallyState, 1);

  state->sheet = *sheet;
  state->source = source;
  state->origin = origin != NULL ? json_object_ref (origin) : NULL;
  for (guint i = 0; i < sheet->n_players; i++)
    {
      state->names[i] = g_strdup (names[i]);
      state->colours[i] = find_colour (colours[i]);
      state->seats[i] = origin != NULL ? (int) i : AHU_RN_TALLY_NO_SEAT;
    }

  return state;
}

/* Those to the right of a player who leaves move up. */
static void
move_player (AhuRnTallyState *state,
             guint            to,
             guint            from)
{
  state->names[to] = g_steal_pointer (&state->names[from]);
  state->colours[to] = state->colours[from];
  state->seats[to] = state->seats[from];
}

void
ahu_rn_tally_state_remove_player (AhuRnTallyState *state,
                                  guint            player)
{
  g_clear_pointer (&state->names[player], g_free);
  rn_sheet_remove_player (&state->sheet, player);
  for (guint i = player; i < state->sheet.n_players; i++)
    move_player (state, i, i + 1);
}

void
ahu_rn_tally_state_set_colour (AhuRnTallyState *state,
                               guint            player,
                               const char      *colour)
{
  for (guint i = 0; i < state->sheet.n_players; i++)
    if (i != player && g_strcmp0 (state->colours[i], colour) == 0)
      state->colours[i] = state->colours[player];
  state->colours[player] = find_colour (colour);
}

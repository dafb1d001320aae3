/* rn-swings.c: the course of a game in points, and its largest swings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-swings.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "games/rapanui/engine/rn-sheet.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/notation/rn-names.h"
#include "games/rapanui/study/rn-takings.h"

/* A distance that changes by less is nothing to tell of. */
#define SMALLEST 2

typedef struct
{
  int points[RN_MAX_PLAYERS]; /* after the turn */
  guint active;
  gboolean built;
  guint8 scored;
} Turn;

struct _RnCourse
{
  guint n_players;
  guint first; /* the number of the first turn */
  GArray *turns; /* Turn; the first is how the game begins */
};

/* Sacrifice cards at what they are worth in the end; what was laid face down is told by then. */
static void
note_points (Turn             *turn,
             const RnPosition *position,
             const RnPosition *end,
             const RnFinal    *final)
{
  for (guint player = 0; player < position->n_players; player++)
    {
      turn->points[player] = position->glory[player] + RN_MOAI_POINTS * position->area[player][RN_MOAI] +
                             position->wood[player] / RN_WOOD_PER_POINT;
      for (guint kind = 0; kind < RN_SACRIFICES; kind++)
        turn->points[player] += position->sacrifice[player][kind] * final->value[kind];
    }
  for (guint i = 0; i < position->n_hidden; i++)
    if (position->hidden[i].kind == RN_SACRIFICE_NULL && end->hidden[i].kind < RN_SACRIFICES)
      turn->points[position->hidden[i].player] -= final->value[end->hidden[i].kind];
}

/* What gives points in @turn besides what the players chose to take. */
static void
note_move (Turn             *turn,
           const RnPosition *before,
           JsonNode         *node)
{
  RnPosition after = *before;
  RnScoring scoring;
  RnMove move;

  rn_move_from_json (&move, node);
  rn_apply (&after, &move, &scoring);
  if (move.type == RN_MOVE_PLAY && move.kind == RN_MOAI)
    turn->built = TRUE;
  if (scoring.kind < RN_KINDS)
    turn->scored = scoring.kind;
}

RnCourse *
rn_course_new (AhuHistory *history)
{
  RnCourse *course = g_new0 (RnCourse, 1);
  GPtrArray *moves = ahu_history_get_moves (history);
  guint ply = ahu_history_get_ply (history);
  const RnPosition *position = ahu_history_get_position (history, 0);
  const RnPosition *end = ahu_history_get_position (history, ply);
  Turn turn = { .scored = RN_INVALID };
  RnFinal final = { 0 };

  if (end->step == RN_STEP_OVER)
    {
      RnSheet sheet;

      rn_sheet_from_position (&sheet, end);
      rn_final (&final, &sheet);
    }
  course->n_players = position->n_players;
  course->first = position->turn;
  course->turns = g_array_new (FALSE, FALSE, sizeof (Turn));
  note_points (&turn, position, end, &final);
  g_array_append_val (course->turns, turn);

  for (guint i = 0; i <= ply; i++)
    {
      const RnPosition *next = ahu_history_get_position (history, MIN (i + 1, ply));

      turn.active = position->active;
      if (i < ply)
        note_move (&turn, position, g_ptr_array_index (moves, i));
      /* A turn's points are those with which the next begins. */
      if (i == ply || next->turn != position->turn)
        {
          note_points (&turn, next, end, &final);
          g_array_append_val (course->turns, turn);
          turn = (Turn) { .scored = RN_INVALID };
        }
      position = next;
    }

  return course;
}

void
rn_course_free (RnCourse *course)
{
  if (course == NULL)
    return;

  g_array_unref (course->turns);
  g_free (course);
}

guint
rn_course_get_n_turns (const RnCourse *course)
{
  g_return_val_if_fail (course != NULL, 0);

  return course->turns->len - 1;
}

guint
rn_course_get_number (const RnCourse *course,
                      guint           turn)
{
  g_return_val_if_fail (course != NULL && turn > 0, 0);

  return course->first + turn - 1;
}

static const Turn *
get_turn (const RnCourse *course,
          guint           turn)
{
  return &g_array_index (course->turns, Turn, turn);
}

int
rn_course_get_points (const RnCourse *course,
                      guint           turn,
                      guint           player)
{
  g_return_val_if_fail (course != NULL, 0);
  g_return_val_if_fail (turn < course->turns->len && player < course->n_players, 0);

  return get_turn (course, turn)->points[player];
}

static void
measure_swing (const RnCourse *course,
               guint           turn,
               RnSwing        *swing)
{
  const Turn *now = get_turn (course, turn);
  int most = G_MININT;
  int least = G_MAXINT;

  *swing = (RnSwing) {
    .turn = turn, .number = rn_course_get_number (course, turn), .active = now->active, .built = now->built, .scored = now->scored,
    .n_players = course->n_players,
  };
  for (guint p = 0; p < course->n_players; p++)
    {
      swing->gains[p] = now->points[p] - get_turn (course, turn - 1)->points[p];
      most = MAX (most, swing->gains[p]);
      least = MIN (least, swing->gains[p]);
    }
  swing->size = most - least;
}

guint
rn_course_find_swings (const RnCourse *course,
                       RnSwing        *swings,
                       guint           most)
{
  guint n = 0;

  g_return_val_if_fail (course != NULL, 0);

  for (guint turn = 1; turn < course->turns->len; turn++)
    {
      RnSwing swing;
      guint at;

      measure_swing (course, turn, &swing);
      if (swing.size < SMALLEST)
        continue;
      for (at = n; at > 0 && swings[at - 1].size < swing.size; at--)
        if (at < most)
          swings[at] = swings[at - 1];
      if (at < most)
        swings[at] = swing;
      n = MIN (n + 1, most);
    }

  return n;
}

static int
compare_gains (const void *a,
               const void *b,
               void       *data)
{
  const int *gains = data;

  return gains[*(const guint *) b] - gains[*(const guint *) a];
}

/* “Chiara +6, Anna +2, Ben 0” */
static char *
list_gains (const int         *gains,
            guint              n_players,
            const char *const *names)
{
  GString *list = g_string_new (NULL);
  guint order[RN_MAX_PLAYERS];

  for (guint i = 0; i < n_players; i++)
    order[i] = i;
  g_qsort_with_data (order, (int) n_players, sizeof *order, compare_gains, (void *) gains);

  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *points = rn_signed_points (gains[order[i]]);
      g_autofree char *gain = rn_keep_together (
        /* Translators: %1$s is a player's name, %2$s points won or lost, such as +6 or −2. */
        g_strdup_printf (C_("gains", "%1$s %2$s"), names[order[i]], points));

      if (i > 0)
        /* Translators: between players in “Chiara +6, Anna +2”. */
        g_string_append (list, C_("gains", ", "));
      g_string_append (list, gain);
    }

  return g_string_free (list, FALSE);
}

char *
rn_swing_sentence (const RnSwing     *swing,
                   const char *const *names)
{
  g_autofree char *gains = list_gains (swing->gains, swing->n_players, names);

  /* Translators: %1$u is the number of a turn, %2$s what each player won in it: “Chiara +6, Anna +2, Ben 0”. */
  return g_strdup_printf (_("Turn %1$u: %2$s."), swing->number, gains);
}

char **
rn_swing_reasons (const RnSwing     *swing,
                  const char *const *names)
{
  g_autoptr (GStrvBuilder) reasons = g_strv_builder_new ();

  if (swing->built)
    {
      /* Translators: %s is a player's name. */
      g_autofree char *built = g_strdup_printf (_("%s builds a Moai."), names[swing->active]);

      g_strv_builder_add (reasons, built);
    }
  if (swing->scored != RN_INVALID)
    g_strv_builder_add (reasons, rn_scored_sentence (swing->scored));

  return g_strv_builder_end (reasons);
}

/* ahu-library-compare.c: whether two records are one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/ahu-library-compare.h"

#include "core/history/ahu-history.h"
#include "core/record/ahu-record-counts.h"

/* One of the two; its history is there as soon as something has to be concealed. */
typedef struct
{
  AhuRecord *record;
  AhuHistory *history;
  guint now; /* how many moves both have, of those that are legal */
} Side;

static void
side_init (Side      *side,
           AhuRecord *record,
           guint      n_common)
{
  side->record = record;
  side->history = ahu_history_new (record, NULL);
  side->now = side->history != NULL ? MIN (n_common, ahu_history_get_ply (side->history)) : 0;
}

static void
side_clear (Side *side)
{
  g_clear_pointer (&side->history, ahu_history_free);
}

static JsonNode *
get_move (AhuRecord *record,
          guint      ply)
{
  return g_ptr_array_index (ahu_record_get_moves (record), ply);
}

static JsonNode *
make_setup (AhuRecord *record)
{
  return json_node_init_object (json_node_alloc (), ahu_record_get_setup (record));
}

/* Returns: whether @other is what others are given of the set-up of @side */
static gboolean
tells_setup (const Side *side,
             JsonNode   *other)
{
  const AhuGame *game = ahu_record_get_game (side->record);
  g_autoptr (JsonNode) given = NULL;

  if (side->history == NULL || game->conceal_setup == NULL)
    return FALSE;

  given = game->conceal_setup (ahu_history_get_position (side->history, side->now),
                               g_strv_length ((char **) ahu_record_get_colours (side->record)),
                               ahu_record_get_setup (side->record));

  return given != NULL && json_node_equal (given, other);
}

/* Returns: whether @other is what others are given of a move of @side */
static gboolean
tells_move (const Side *side,
            guint       ply,
            JsonNode   *other)
{
  const AhuGame *game = ahu_record_get_game (side->record);
  g_autoptr (JsonNode) given = NULL;

  if (ply >= side->now || game->conceal == NULL)
    return FALSE;

  given = game->conceal (ahu_history_get_position (side->history, side->now),
                         ahu_history_get_position (side->history, ply), get_move (side->record, ply));

  return given != NULL && json_node_equal (given, other);
}

/* Either of the two may be a copy with less in it, made for somebody who may not see everything. */
static gboolean
begin_alike (const Side *here,
             const Side *there)
{
  g_autoptr (JsonNode) a = make_setup (here->record);
  g_autoptr (JsonNode) b = make_setup (there->record);

  return json_node_equal (a, b) || tells_setup (here, b) || tells_setup (there, a);
}

static gboolean
go_on_alike (const Side *here,
             const Side *there,
             guint       n_common)
{
  for (guint ply = 0; ply < n_common; ply++)
    {
      JsonNode *a = get_move (here->record, ply);
      JsonNode *b = get_move (there->record, ply);

      if (!json_node_equal (a, b) && !tells_move (here, ply, b) && !tells_move (there, ply, a))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_one_game (AhuRecord *here,
             AhuRecord *there,
             guint      n_common)
{
  Side sides[2];
  gboolean is_one;

  side_init (&sides[0], here, n_common);
  side_init (&sides[1], there, n_common);
  is_one = begin_alike (&sides[0], &sides[1]) && go_on_alike (&sides[0], &sides[1], n_common);
  side_clear (&sides[0]);
  side_clear (&sides[1]);

  return is_one;
}

AhuComparison
ahu_library_compare (AhuRecord *here,
                     AhuRecord *there)
{
  gboolean counted_here, counted_there;
  guint n_here, n_there;

  g_return_val_if_fail (AHU_IS_RECORD (here), AHU_COMPARISON_DIFFERENT);
  g_return_val_if_fail (AHU_IS_RECORD (there), AHU_COMPARISON_DIFFERENT);

  n_here = ahu_record_get_moves (here)->len;
  n_there = ahu_record_get_moves (there)->len;
  counted_here = ahu_record_is_counted (here);
  counted_there = ahu_record_is_counted (there);
  if (ahu_record_get_game (here) != ahu_record_get_game (there) ||
      !g_strv_equal (ahu_record_get_colours (here), ahu_record_get_colours (there)) ||
      (counted_here && counted_there && !ahu_record_counts_like (here, there)))
    return AHU_COMPARISON_DIFFERENT;
  /* The counts alone, of a game that is known with its moves. */
  if (ahu_record_is_sheet (there) && counted_here)
    return AHU_COMPARISON_SAME;
  /* Where one ended the other went on. */
  if ((counted_here && n_there > n_here) || (counted_there && n_here > n_there) ||
      !is_one_game (here, there, MIN (n_here, n_there)))
    return AHU_COMPARISON_DIFFERENT;

  return n_there > n_here || (counted_there && !counted_here) ? AHU_COMPARISON_LONGER : AHU_COMPARISON_SAME;
}

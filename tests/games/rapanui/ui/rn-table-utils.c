/* rn-table-utils.c: plays on the table page through its controls, as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-table-utils.h"

#include <math.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/rapanui/words/rn-sentences.h"

#include "rn-widget-utils.h"
#include "support/test-ui-find.h"

void
test_table_open (TestTable  *table,
                 const char *name,
                 int         width,
                 int         height)
{
  *table = (TestTable) { .session = test_session_load (name) };
  table->page = ahu_rn_table_page_new ();
  table->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (table->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (table->window), width, height);
  gtk_window_set_child (GTK_WINDOW (table->window), table->page);
  test_session_go (table->session, 0);
  ahu_table_set_session (AHU_TABLE (table->page), table->session);
  gtk_window_present (GTK_WINDOW (table->window));
  while (gtk_widget_get_width (table->page) == 0)
    g_main_context_iteration (NULL, TRUE);
}

void
test_table_close (TestTable *table)
{
  g_object_ref (table->page);
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_assert_finalize_object (table->page);
  g_assert_finalize_object (table->session);
}

guint
test_table_get_ply (TestTable *table)
{
  return ahu_history_get_ply (ahu_session_get_history (table->session));
}

const RnPosition *
test_table_get_position (TestTable *table)
{
  return ahu_session_get_position (table->session);
}

int
test_table_get_card_width (TestTable *table)
{
  GtkWidget *card = test_find_type (test_find_type (table->page, AHU_TYPE_RN_DISPLAY), AHU_TYPE_RN_CARD);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, table->page, &bounds));

  return (int) roundf (bounds.size.width);
}

AhuChoice *
test_table_find (TestTable  *table,
                 const char *name)
{
  g_autoptr (GPtrArray) choices = test_find_choices (table->page);
  AhuChoice *found = NULL;

  for (guint i = 0; i < choices->len; i++)
    if (gtk_widget_get_mapped (choices->pdata[i]) &&
        g_strcmp0 (ahu_choice_get_name (choices->pdata[i]), name) == 0)
      {
        /* Names are unique. */
        g_assert_null (found);
        found = choices->pdata[i];
      }
  return found;
}

void
test_table_choose (TestTable  *table,
                   const char *format,
                   ...)
{
  g_autofree char *name = NULL;
  AhuChoice *choice;
  va_list arguments;

  va_start (arguments, format);
  name = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  choice = test_table_find (table, name);
  if (choice == NULL)
    g_error ("ply %u: no choice is called “%s”", test_table_get_ply (table), name);
  table->n_activations++;
  if (table->activate != NULL)
    table->activate (table, choice);
  else
    gtk_widget_activate (GTK_WIDGET (choice));
}

static void
choose_sacrifice (TestTable    *table,
                  const RnMove *move,
                  const char   *name)
{
  if (move->player != test_table_get_position (table)->active)
    {
      test_table_choose (table, "%s sacrifices %s", name, rn_sacrifice_name (move->kind));
      return;
    }
  if (move->kind == RN_SACRIFICE_NULL)
    {
      test_table_choose (table, "Tell Ahu at the end");
      return;
    }
  test_table_choose (table, "Lay %s face down", rn_sacrifice_name (move->kind));
}

static void
choose_substitute (TestTable    *table,
                   const RnMove *move,
                   const char   *name)
{
  if (move->kind == RN_SACRIFICE_NULL)
    test_table_choose (table, "%s takes nothing", name);
  else
    test_table_choose (table, "%s takes %s instead", name, rn_sacrifice_name (move->kind));
}

void
test_table_find_reveal (GPtrArray *moves,
                        guint      player,
                        RnMove    *move)
{
  for (guint i = moves->len; i > 0; i--)
    {
      rn_move_from_json (move, g_ptr_array_index (moves, i - 1));
      if (move->type == RN_MOVE_REVEAL && move->player == player)
        return;
    }
  g_assert_not_reached ();
}

gboolean
test_table_read_next (TestTable *table,
                      GPtrArray *moves,
                      guint      i,
                      RnMove    *move)
{
  const RnPosition *position = test_table_get_position (table);
  guint8 pending[RN_MAX_PLAYERS];

  if (i == moves->len || position->step == RN_STEP_OVER)
    return FALSE;

  rn_move_from_json (move, g_ptr_array_index (moves, i));
  if (position->step == RN_STEP_REVEAL)
    {
      g_assert_cmpuint (rn_position_pending (position, pending), >, 0);
      test_table_find_reveal (moves, pending[0], move);
    }
  return TRUE;
}

void
test_table_reveal_up_to (TestTable *table,
                         guint      player)
{
  GPtrArray *moves = ahu_record_get_moves (ahu_session_get_record (table->session));
  guint8 pending[RN_MAX_PLAYERS];

  while (rn_position_pending (test_table_get_position (table), pending) > 0 && pending[0] != player)
    {
      g_autoptr (AhuRefusal) refusal = NULL;
      RnMove move;

      test_table_find_reveal (moves, pending[0], &move);
      refusal = ahu_session_play (table->session, rn_move_to_json (&move));
      g_assert_null (refusal);
    }
}

/* Card by card, until the others can only have been one thing. */
static void
choose_reveal (TestTable    *table,
               const RnMove *move,
               const char   *name)
{
  for (guint told = 0; told < move->n_cards; told++)
    {
      test_table_choose (table, "%s laid %s", name, rn_sacrifice_name (move->cards[told]));
      if (test_table_get_position (table)->untold[move->player] == 0)
        return;
    }
}

void
test_table_enter (TestTable    *table,
                  const RnMove *move)
{
  const RnPosition *position = test_table_get_position (table);
  g_autofree char *name = g_strdup (ahu_session_get_names (table->session)[move->player]);
  guint column = move->column;

  switch ((RnMoveType) move->type)
    {
    case RN_MOVE_BUY:
      test_table_choose (table, "Buy %s", rn_sacrifice_name (move->kind));
      break;
    case RN_MOVE_PLAY:
      if (move->count == 1)
        test_table_choose (table, "Play %s", rn_kind_name (move->kind));
      else
        test_table_choose (table, "Play %d %s", move->count, rn_kind_name (move->kind));
      break;
    case RN_MOVE_RETURN_MOAI:
      test_table_choose (table, "Put a Moai back into the box");
      break;
    case RN_MOVE_SACRIFICE:
      choose_sacrifice (table, move, name);
      break;
    case RN_MOVE_ADD:
      test_table_choose (table, "Add %s", rn_sacrifice_name (move->kind));
      break;
    case RN_MOVE_DRAW:
      test_table_choose (table, "Draw %s from column %u",
              rn_kind_name (position->display[column][position->column_length[column] - 1]),
              column + 1);
      break;
    case RN_MOVE_REFILL:
      for (guint i = 0; i < move->n_cards; i++)
        test_table_choose (table, "Next card: %s", rn_kind_name (move->cards[i]));
      break;
    case RN_MOVE_REWARD:
      test_table_choose (table, move->kind == RN_REWARD_WOOD ? "%s takes wood" : "%s takes glory points", name);
      break;
    case RN_MOVE_SUBSTITUTE:
      choose_substitute (table, move, name);
      break;
    case RN_MOVE_REVEAL:
      choose_reveal (table, move, name);
      break;
    case RN_MOVES:
    default:
      g_assert_not_reached ();
    }
}

/* The controller through which the page takes every key. */
gboolean
test_table_press (TestTable       *table,
                  guint            keyval,
                  GdkModifierType  state)
{
  return test_ui_press (table->page, keyval, state);
}

void
test_table_activate_by_key (TestTable *table,
                            AhuChoice *choice)
{
  const char *key = ahu_choice_get_key (choice);
  GdkModifierType state = 0;
  gunichar character;

  if (key == NULL)
    g_error ("no key is printed on “%s”", ahu_choice_get_name (choice));

  character = g_utf8_get_char (key);
  if (character == g_utf8_get_char ("⇧"))
    state = GDK_SHIFT_MASK;
  else if (character == g_utf8_get_char ("⌃"))
    state = GDK_CONTROL_MASK;
  if (state != 0)
    character = g_utf8_get_char (g_utf8_next_char (key));
  g_assert_true (test_table_press (table, gdk_unicode_to_keyval (g_unichar_tolower (character)), state));
}

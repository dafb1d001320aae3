/* tp-table-utils.c: a recorded game of Tapati on its table page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-table-utils.h"

#include "games/tapati/ui/ahu-tp-state.h"

#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"

void
tp_table_go (Table *table,
             guint  ply)
{
  while (ahu_history_get_ply (ahu_session_get_history (table->session)) > ply)
    g_assert_true (ahu_session_undo (table->session));
  while (ahu_history_get_ply (ahu_session_get_history (table->session)) < ply)
    g_assert_true (ahu_session_redo (table->session));
}

void
tp_table_open_record (Table     *table,
                      AhuRecord *record,
                      guint      ply,
                      int        width,
                      int        height)
{
  *table = (Table) { .session = ahu_session_new (record, NULL, NULL) };
  g_assert_nonnull (table->session);
  tp_table_go (table, ply);
  table->page = AHU_TP_TABLE (ahu_tp_table_new ());
  ahu_table_set_session (AHU_TABLE (table->page), table->session);
  table->window = test_page_show (GTK_WIDGET (table->page), width, height);
}

void
tp_table_open (Table      *table,
               const char *name,
               int         width,
               int         height)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", name);

  tp_table_open_record (table, record, 0, width, height);
}

void
tp_table_close (Table *table)
{
  g_object_ref (table->page);
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_assert_finalize_object (GTK_WIDGET (table->page));
  g_assert_finalize_object (table->session);
}

guint
tp_table_get_ply (Table *table)
{
  return ahu_history_get_ply (ahu_session_get_history (table->session));
}

const TpPosition *
tp_table_get_position (Table *table)
{
  return ahu_session_get_position (table->session);
}

AhuTpBoard *
tp_table_get_board (Table *table,
                    guint  seat)
{
  return ahu_tp_boards_get_board (AHU_TP_BOARDS (table->page->boards), seat);
}

/* Goes on to the next position of that kind. */
void
tp_table_go_to (Table  *table,
                Wanted  wanted)
{
  while (!wanted (tp_table_get_position (table)))
    g_assert_true (ahu_session_redo (table->session));
}

guint
tp_table_get_first (const TpPosition *position)
{
  guint8 pending[TP_MAX_PLAYERS] = { 0 };

  tp_position_pending (position, pending);

  return pending[0];
}

gboolean
tp_table_can_fill_several (const TpPosition *position)
{
  TpOffer offer;

  tp_offer_init (&offer, position, tp_table_get_first (position));

  return offer.n_fills > 1;
}

gboolean
tp_table_do_several_place (const TpPosition *position)
{
  guint8 pending[TP_MAX_PLAYERS];

  return position->step == TP_STEP_PLACE && tp_position_pending (position, pending) > 2;
}

/* rn-correction-utils.c: corrects moves through the window, as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-correction-utils.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/table/ahu-correction-window.h"

#include "rn-widget-utils.h"
#include "support/test-ui-find.h"

#include "support/test-correction.h"

GtkWidget *
correction_find_window (void)
{
  return test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW);
}

void
correction_open (CorrectionFixture *fixture,
                 const char        *name)
{
  AhuSession *session;

  test_table_open (&fixture->table, name, 1280, 800);
  session = fixture->table.session;
  test_session_go (session, ahu_history_get_moves (ahu_session_get_history (session))->len);
  fixture->window = NULL;
}

void
correction_begin (CorrectionFixture *fixture,
                  guint              ply)
{
  gtk_widget_activate_action (fixture->table.page, "table.correct", "u", ply);
  fixture->window = correction_find_window ();
  g_assert_nonnull (fixture->window);
  while (!gtk_widget_get_mapped (fixture->window))
    g_main_context_iteration (NULL, TRUE);
}

void
correction_choose (CorrectionFixture *fixture,
                   const char        *name)
{
  AhuChoice *choice = test_find_choice (fixture->window, name);

  if (choice == NULL)
    g_error ("no choice is called “%s”", name);
  gtk_widget_activate (GTK_WIDGET (choice));
  fixture->window = correction_find_window ();
}

AhuHistory *
correction_get_history (CorrectionFixture *fixture)
{
  return ahu_session_get_history (fixture->table.session);
}

const RnPosition *
correction_get_position (CorrectionFixture *fixture,
                         guint              ply)
{
  return ahu_history_get_position (correction_get_history (fixture), ply);
}

RnMove
correction_get_move (CorrectionFixture *fixture,
                     guint              ply)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (correction_get_history (fixture), ply));
  return move;
}

void
correction_assert_fresh (CorrectionFixture *fixture)
{
  AhuRecord *record = ahu_session_get_record (fixture->table.session);
  const char *const *names = ahu_record_get_names (record);
  const AhuGame *game = ahu_record_get_game (record);
  guint ply = test_table_get_ply (&fixture->table);
  RnPosition position = { 0 };

  g_assert_null (game->set_up (&position, ahu_record_get_n_players (record),
                               ahu_record_get_setup (record), names));
  for (guint i = 0; i < ply; i++)
    g_assert_null (game->apply (&position,
                                ahu_history_get_move (correction_get_history (fixture), i),
                                names));
  g_assert_cmpmem (&position, sizeof position, correction_get_position (fixture, ply), sizeof position);
}

gboolean
correction_is_conflict (AhuCorrection *correction)
{
  gboolean conflict = ahu_correction_get_conflict (correction) != NULL;

  ahu_correction_free (correction);
  return conflict;
}

void
correction_find_purchase (CorrectionFixture *fixture,
                          guint              back,
                          gboolean           conflict,
                          guint             *ply,
                          guint             *kind)
{
  for (*ply = 0; *ply + back < test_table_get_ply (&fixture->table); ++*ply)
    for (*kind = 0; *kind < RN_SACRIFICES; ++*kind)
      {
        RnMove old = correction_get_move (fixture, *ply);
        RnMove move = { .type = RN_MOVE_BUY, .kind = *kind };
        g_autoptr (JsonNode) node = rn_move_to_json (&move);

        if (old.type == RN_MOVE_BUY && old.kind != *kind &&
            rn_check (correction_get_position (fixture, *ply), &move).code == RN_OK &&
            correction_is_conflict (test_try_change (correction_get_history (fixture), *ply, node)) == conflict)
          return;
      }
  g_error ("no such purchase");
}

guint
correction_find_removable (CorrectionFixture *fixture,
                           RnMoveType         type,
                           gboolean           conflict)
{
  for (guint ply = 0; ply < test_table_get_ply (&fixture->table); ply++)
    if (correction_get_move (fixture, ply).type == type &&
        correction_is_conflict (test_try_remove (correction_get_history (fixture), ply)) == conflict)
      return ply;
  g_error ("no such move");
}

static char *
tell (CorrectionFixture *fixture,
      guint              ply,
      const AhuViewer   *viewer)
{
  RnMove move = correction_get_move (fixture, ply);
  g_auto (GStrv) lines = rn_describe_move (correction_get_position (fixture, ply), &move,
                                           ahu_session_get_names (fixture->table.session), viewer);

  return g_strjoinv ("\n", lines);
}

char *
correction_tell (CorrectionFixture *fixture,
                 guint              ply)
{
  return tell (fixture, ply, NULL);
}

char *
correction_tell_struck (CorrectionFixture *fixture,
                        guint              ply)
{
  return tell (fixture, ply, &(AhuViewer) { NULL, 0 });
}

const char *
correction_get_struck (CorrectionFixture *fixture,
                       guint              before)
{
  GPtrArray *struck = ahu_history_get_struck (correction_get_history (fixture));

  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      if (line->before == before)
        return line->text;
    }
  return NULL;
}

void
correction_undo (CorrectionFixture *fixture)
{
  g_signal_emit_by_name (fixture->table.page, "undo");
}

void
correction_redo (CorrectionFixture *fixture)
{
  g_signal_emit_by_name (fixture->table.page, "redo");
}

gboolean
correction_shows (GtkWidget  *widget,
                  const char *text)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (correction_shows (child, text))
      return TRUE;
  return FALSE;
}

void
correction_close (CorrectionFixture *fixture)
{
  g_assert_null (correction_find_window ());
  test_table_close (&fixture->table);
}

void
correction_choose_kind (CorrectionFixture *fixture,
                        guint              kind)
{
  g_autofree char *name = g_strdup_printf ("Buy %s", rn_sacrifice_name (kind));

  correction_choose (fixture, name);
}

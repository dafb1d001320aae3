/* replay-utils.c: what the tests of the replay share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "replay-utils.h"

#include "toolkit/table/ahu-choice.h"

#include "test-ui-find.h"

typedef struct
{
  AhuReplay *replay;
  guint ply;
} Wait;

char *
replay_tell_position (AhuSession *session)
{
  g_autoptr (JsonNode) node = ahu_session_get_game (session)->position_to_json (ahu_session_get_position (session));

  return json_to_string (node, FALSE);
}

/* What comes of the first @ply moves and nothing else. */
static char *
tell_afresh (AhuRecord *record,
             guint      ply)
{
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), ply);
  g_autoptr (AhuRecord) copy = test_record_read (bytes);
  g_autoptr (AhuSession) session = ahu_session_new (copy, NULL, NULL);

  return replay_tell_position (session);
}

void
replay_assert_at (AhuReplay *replay,
                  guint      ply)
{
  AhuSession *session = ahu_replay_get_session (replay);
  g_autofree char *is = replay_tell_position (session);
  g_autofree char *should_be = tell_afresh (ahu_session_get_record (session), ply);

  g_assert_cmpuint (ahu_replay_get_ply (replay), ==, ply);
  g_assert_cmpstr (is, ==, should_be);
}

static gboolean
has_come (gpointer data)
{
  const Wait *wait = data;

  return ahu_replay_get_ply (wait->replay) == wait->ply;
}

void
replay_wait_for (AhuReplay *replay,
                 guint      ply)
{
  Wait wait = { replay, ply };

  test_ui_wait (has_come, &wait);
  replay_assert_at (replay, ply);
}

void
replay_assert_inert (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (AHU_IS_CHOICE (widget))
    {
      g_assert_null (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)));
      g_assert_false (gtk_widget_get_focusable (widget));
      g_assert_false (gtk_widget_get_can_target (widget));
      g_signal_emit_by_name (widget, "clicked");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    replay_assert_inert (child);
}

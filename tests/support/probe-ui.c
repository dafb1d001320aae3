/* probe-ui.c: the pages of the second game: labels and a table, and nothing that may be left out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "probe-ui.h"

#include <adwaita.h>

#include "toolkit/game/ahu-page.h"
#include "toolkit/paper/ahu-paper.h"
#include "probe-game.h"
#include "probe-resources.h"
#include "probe-table.h"

#define PROBE_TYPE_PAGE (probe_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbePage, probe_page, PROBE, PAGE, AhuPage)

struct _ProbePage
{
  AhuPage parent_instance;

  gboolean has_counts;
};

enum
{
  PROP_HAS_COUNTS = 1,
  PROP_GAME_ID
};

G_DEFINE_FINAL_TYPE (ProbePage, probe_page, AHU_TYPE_PAGE)

static void
probe_page_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  if (prop_id == PROP_HAS_COUNTS)
    g_value_set_boolean (value, PROBE_PAGE (object)->has_counts);
  else
    g_value_set_string (value, NULL);
}

static void
probe_page_class_init (ProbePageClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = probe_page_get_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_HAS_COUNTS,
                                   g_param_spec_boolean ("has-counts", NULL, NULL, FALSE, G_PARAM_READABLE));
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_GAME_ID,
                                   g_param_spec_string ("game-id", NULL, NULL, NULL, G_PARAM_READABLE));
  g_signal_new ("dealt", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
probe_page_init (ProbePage *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
}

static GtkWidget *
page_new (const char *words)
{
  GtkWidget *page = g_object_new (PROBE_TYPE_PAGE, NULL);

  gtk_widget_set_parent (adw_header_bar_new (), page);
  gtk_widget_set_parent (gtk_label_new (words), page);

  return page;
}

static GtkWidget *
deal_page_new (void)
{
  return page_new (PROBE_UI_DEAL);
}

static void
deal_page_start (GtkWidget         *page,
                 const char *const *names,
                 const char *const *page_colours,
                 const char *const *seat_choices)
{
  g_assert_true (PROBE_IS_PAGE (page));
}

static void
deal_page_reset (GtkWidget *page)
{
  g_assert_true (PROBE_IS_PAGE (page));
}

static void
table_page_set_session (GtkWidget  *page,
                        AhuSession *session)
{
  g_assert_true (session == NULL || ahu_session_get_game (session) == probe_game_get ());
  ahu_table_set_session (AHU_TABLE (page), session);
}

static void
table_page_show_move (GtkWidget *page,
                      guint      ply)
{
  ahu_table_show_move (AHU_TABLE (page), ply);
}

static GtkWidget *
replay_view_new (AhuSession *session)
{
  g_assert_true (ahu_session_get_game (session) == probe_game_get ());

  return gtk_label_new (PROBE_UI_POSITION);
}

static AhuPaper *
result_paper_new (AhuSession *session)
{
  AhuRecord *record = ahu_session_get_record (session);
  const char *const *names = ahu_record_get_names (record);
  gconstpointer position = ahu_session_get_position (session);

  return ahu_paper_new ("Probe", "", probe_game_get ()->ranking (position, names), names,
                        ahu_record_get_colours (record), probe_game_get ()->final_text (position, names));
}

static GtkWidget *
score_page_new (void)
{
  return page_new (PROBE_UI_SCORE);
}

static void
score_page_start (GtkWidget         *page,
                  const char *const *names,
                  const char *const *page_colours)
{
  g_assert_true (PROBE_IS_PAGE (page));
}

static void
score_page_clear (GtkWidget *page)
{
  PROBE_PAGE (page)->has_counts = FALSE;
}

static gboolean
score_page_start_from_session (GtkWidget  *page,
                               AhuSession *session)
{
  g_assert_true (PROBE_IS_PAGE (page) && ahu_session_get_game (session) == probe_game_get ());

  return FALSE;
}

static gboolean
score_page_open (GtkWidget   *page,
                 JsonObject  *document,
                 AhuRefusal **refusal,
                 GError     **error)
{
  g_assert_true (ahu_document_get_game (document) == probe_game_get ());
  PROBE_PAGE (page)->has_counts = TRUE;
  g_signal_emit_by_name (page, "changed");

  return TRUE;
}

static GBytes *
score_page_save (GtkWidget *page)
{
  g_assert_true (PROBE_PAGE (page)->has_counts);

  return probe_game_sheet_new (3);
}

static guint
get_switches (const AhuSwitch **switches)
{
  static const AhuSwitch all[] = { { PROBE_UI_SWITCH, PROBE_UI_GROUP, "A switch", "What it means", NULL } };

  *switches = all;

  return G_N_ELEMENTS (all);
}

static GtkWidget *
lesson_view_new (void)
{
  return gtk_label_new (PROBE_UI_LESSON);
}

static void
lesson_view_show (GtkWidget           *view,
                  AhuSession          *session,
                  const AhuLessonStep *step,
                  AhuWidthClass        room)
{
  g_assert_true (GTK_IS_LABEL (view));
  g_assert_true (session == NULL || ahu_session_get_game (session) == probe_game_get ());
}

static AhuGameUi ui;

void
probe_ui_offer (gboolean more)
{
  probe_ui_get ();
  ui.counts_id = more ? "final-scoring-probe" : NULL;
  ui.score_page_new = more ? score_page_new : NULL;
  ui.score_page_start = more ? score_page_start : NULL;
  ui.score_page_clear = more ? score_page_clear : NULL;
  ui.score_page_start_from_session = more ? score_page_start_from_session : NULL;
  ui.score_page_open = more ? score_page_open : NULL;
  ui.score_page_save = more ? score_page_save : NULL;
  ui.switches = more ? get_switches : NULL;
  ui.rules_path = more ? AHU_RESOURCE_PATH "/rules/probe" : NULL;
  ui.lesson_view_new = more ? lesson_view_new : NULL;
  ui.lesson_view_show = more ? lesson_view_show : NULL;
  ui.practises = more;
  ui.table_page_show_move = more ? table_page_show_move : NULL;
  probe_game_offer (more);
}

static gboolean
deal_page_load (GtkWidget         *page,
                const char *const *names,
                JsonObject        *setup,
                gboolean           begins)
{
  g_assert_true (PROBE_IS_PAGE (page));

  return FALSE;
}

static char *
setup_line (AhuRecord *record)
{
  return g_strdup_printf ("The goal · %d", (int) json_object_get_int_member (ahu_record_get_setup (record), "goal"));
}

static void
correct (GtkWidget     *widget,
         AhuSession    *session,
         AhuCorrection *correction)
{
  ahu_correction_free (correction);
}

void
probe_ui_offer_correction (gboolean correction)
{
  probe_ui_get ();
  ui.deal_page_load = correction ? deal_page_load : NULL;
  ui.setup_line = correction ? setup_line : NULL;
  ui.correct = correction ? correct : NULL;
}

void
probe_ui_offer_rules (gboolean rules)
{
  probe_ui_get ();
  ui.rules_path = rules ? AHU_RESOURCE_PATH "/rules/probe" : NULL;
}

const AhuGameUi *
probe_ui_get (void)
{
  if (ui.game == NULL)
    {
      g_resources_register (probe_get_resource ());
      ui.game = probe_game_get ();
      ui.name = "Probe";
      ui.deal_page_new = deal_page_new;
      ui.deal_page_start = deal_page_start;
      ui.deal_page_reset = deal_page_reset;
      ui.table_page_new = probe_table_new;
      ui.table_page_set_session = table_page_set_session;
      ui.replay_view_new = replay_view_new;
      ui.result_paper_new = result_paper_new;
      ui.practises = TRUE;
    }

  return &ui;
}

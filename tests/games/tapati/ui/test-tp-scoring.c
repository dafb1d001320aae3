/* test-tp-scoring.c: prestige: which Moai to score
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/ui/ahu-tp-scoring.h"

#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-moai-score.h"
#include "games/tapati/ui/ahu-tp-scoring-words.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "tp-centre-utils.h"

static GtkWidget *
scoring_new (const AhuTpScene *scene,
             TpHeard          *heard)
{
  GtkWidget *scoring = tp_centre_hold (ahu_tp_scoring_new (), heard);

  ahu_tp_scoring_update (AHU_TP_SCORING (scoring), scene);

  return scoring;
}

static void
test_lines (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *scoring;

  tp_centre_prestige (&p);
  scene = tp_centre_scene (&p);
  scoring = scoring_new (&scene, NULL);
  g_assert_true (tp_centre_says (scoring, "Anna’s Moai"));
  g_assert_nonnull (test_ui_find (scoring, GTK_TYPE_BUTTON, "Site 1, under transfer, A unfinished"));
  g_assert_nonnull (test_ui_find (scoring, GTK_TYPE_BUTTON, "Site 2, 1 floor, complete"));
  g_assert_nonnull (test_ui_find (scoring, GTK_TYPE_BUTTON, "Site 3, free"));
  g_assert_nonnull (test_ui_find (scoring, GTK_TYPE_WIDGET, "Captives: M 2 + O 3; A: 1 of 2 Rapanuis; 5"));
  g_assert_nonnull (test_ui_find (scoring, GTK_TYPE_WIDGET, "Quarries: M 1 + O 2; A: 3 circles free; 3"));
  g_assert_nonnull (test_ui_find (scoring, GTK_TYPE_WIDGET, "Transfer: square 4; 4"));
  g_assert_nonnull (test_ui_find (scoring, GTK_TYPE_WIDGET, "Rug: 1 captive + number 2; 3"));
  g_assert_nonnull (test_ui_find (scoring, GTK_TYPE_WIDGET, "Prestige: scored in this phase; 1"));
  tp_centre_choice (scoring, "Score site 1 for 16");
  tp_centre_choice (scoring, "Score site 2 for 3");
  g_assert_null (test_ui_find (scoring, AHU_TYPE_CHOICE, "Score site 3 for 0"));
  tp_centre_release (scoring, NULL);
}

static void
test_score (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *scoring;
  TpHeard heard;

  tp_centre_prestige (&p);
  scene = tp_centre_scene (&p);
  scoring = scoring_new (&scene, &heard);
  tp_centre_click (scoring, "Score site 1 for 16");
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpuint (heard.move.type, ==, TP_MOVE_SCORE);
  g_assert_cmpuint (heard.move.site, ==, 0);
  g_assert_true (tp_centre_press (scoring, GDK_KEY_2, 0));
  g_assert_cmpuint (heard.move.site, ==, 1);
  g_assert_cmpuint (heard.n_chosen, ==, 2);
  g_assert_false (tp_centre_press (scoring, GDK_KEY_3, 0));
  tp_centre_release (scoring, &heard);
}

/* Beside the name of a site there is no room for a button with large text: it has a line of its own. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  TpPosition p;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  tp_centre_prestige (&p);
  for (guint i = 0; i < 2; i++)
    {
      AhuTpScene scene = tp_centre_scene (&p);
      GtkWidget *scoring, *closed;

      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * (1 + (int) i), NULL);
      scoring = scoring_new (&scene, NULL);
      closed = GTK_WIDGET (tp_centre_choice (scoring, "Score site 2 for 3"));
      g_assert_cmpint (AHU_IS_TP_MOAI_SCORE (gtk_widget_get_parent (closed)), ==, i);
      tp_centre_release (scoring, NULL);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

/* Who wants hints is told what is free then and what comes next; the same of each Moai. */
static void
test_hints (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *scoring;

  tp_centre_prestige (&p);
  scene = tp_centre_scene (&p);
  scoring = scoring_new (&scene, NULL);
  g_assert_null (ahu_choice_get_hint (tp_centre_choice (scoring, "Score site 1 for 16")));
  scene.hints = TRUE;
  ahu_tp_scoring_update (AHU_TP_SCORING (scoring), &scene);
  g_assert_cmpstr (ahu_choice_get_hint (tp_centre_choice (scoring, "Score site 1 for 16")), ==,
                   "Anna’s Moai on site 1 brings 16 points.\n"
                   "Sites 1 and 3 are free then.\n"
                   "1 Moai is begun then. (T4.2)\n"
                   "The next replacement would take 2 Rapanuis, 4 captives and 5 palms from the store.");
  g_assert_nonnull (strstr (ahu_choice_get_hint (tp_centre_choice (scoring, "Score site 2 for 3")),
                            "Sites 2 and 3 are free then.\n1 Moai is begun then."));
  tp_centre_release (scoring, NULL);
}

/* So is who would score a Moai on its board. */
static void
test_hint_of_base (void)
{
  TpPosition p;
  AhuTpView view = { .position = &p, .mode = AHU_TP_PLAY };
  g_autofree char *hint = NULL;
  AhuTpSiteState state;

  tp_centre_prestige (&p);
  ahu_tp_site_state_init (&state, &view, 0);
  g_assert_null (ahu_tp_cell_hint (&view, &state.cells[AHU_TP_BASE]));
  view.hints = TRUE;
  hint = ahu_tp_cell_hint (&view, &state.cells[AHU_TP_BASE]);
  g_assert_true (g_str_has_prefix (hint, "Sites 1 and 3 are free then.\n1 Moai is begun then. (T4.2)\n"));
}

/* One site shows its lines: the first, or the one that was asked for. */
static void
test_open (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *scoring;

  tp_centre_prestige (&p);
  scene = tp_centre_scene (&p);
  scoring = scoring_new (&scene, NULL);
  test_ui_click (scoring, "Site 2, 1 floor, complete");
  g_assert_true (tp_centre_says (scoring, "not begun"));
  g_assert_false (tp_centre_says (scoring, "square 4"));
  g_assert_true (test_ui_press (scoring, GDK_KEY_Up, 0));
  g_assert_true (tp_centre_says (scoring, "square 4"));
  g_assert_false (ahu_tp_scoring_open_next (AHU_TP_SCORING (scoring), FALSE));
  g_assert_true (test_ui_press (scoring, GDK_KEY_Down, 0));
  g_assert_false (test_ui_press (scoring, GDK_KEY_Down, 0));
  g_assert_true (tp_centre_says (scoring, "not begun"));

  /* It stays open while it stands. */
  ahu_tp_scoring_update (AHU_TP_SCORING (scoring), &scene);
  g_assert_true (tp_centre_says (scoring, "not begun"));
  memset (&p.players[0].moai[1], 0, sizeof (TpMoai));
  ahu_tp_scoring_update (AHU_TP_SCORING (scoring), &scene);
  g_assert_true (tp_centre_says (scoring, "square 4"));
  tp_centre_release (scoring, NULL);
}

static void
assert_sum (const TpMoai *moai,
            TpLine        line,
            const char   *words)
{
  TpBox box;
  g_autofree char *sum = NULL;

  tp_box_init (&box, 4);
  sum = ahu_tp_line_sum (moai, &box, line);
  g_assert_cmpstr (sum, ==, words);
}

/* The examples of the rules, in words. */
static void
test_sums (void)
{
  TpMoai moai = tp_test_tower ("3/1/2", 1, 0);
  TpBox box;

  tp_box_init (&box, 4);
  assert_sum (&moai, TP_LINE_SLAVES, "M 2");
  assert_sum (&moai, TP_LINE_QUARRIES, "M: 1 circle free");
  assert_sum (&moai, TP_LINE_TRANSFER, "not begun");
  assert_sum (&moai, TP_LINE_RUGS, "none");
  moai = tp_test_tower ("3/0/3", 1, 0);
  assert_sum (&moai, TP_LINE_SLAVES, "M: 0 of 1 Rapanui");
  assert_sum (&moai, TP_LINE_QUARRIES, "M 1");
  moai = tp_test_tower ("3/1/3", 0, 0);
  assert_sum (&moai, TP_LINE_SLAVES, "M: no palm");
  assert_sum (&moai, TP_LINE_QUARRIES, "M: no palm");
  moai = tp_test_tower ("2/1/2 2/1/2 3/2/3 4/2/4", 4, 0);
  assert_sum (&moai, TP_LINE_SLAVES, "M 2 + O 2 + A 3 + I 4");
  assert_sum (&moai, TP_LINE_QUARRIES, "M 1 + O 2 + A 3 + I 4");
  moai = tp_test_tower ("2/1/2 3/0/3 4/2/1", 2, 0);
  assert_sum (&moai, TP_LINE_SLAVES, "M 2; O: 0 of 1 Rapanui; A: no palm");
  assert_sum (&moai, TP_LINE_QUARRIES, "M 1 + O 2; A: no palm");
  moai = tp_test_tower ("1/1/0", 1, 0);
  assert_sum (&moai, TP_LINE_SLAVES, "M: no captives");
  moai = tp_test_tower ("1/0/0", 0, 0);
  tp_test_rug (&moai, &box, 3, 1, 2);
  assert_sum (&moai, TP_LINE_RUGS, "2 captives + number 3");
  tp_test_rug (&moai, &box, 3, 0, 2);
  assert_sum (&moai, TP_LINE_RUGS, "number 3; no Rapanui");
  tp_test_rug (&moai, &box, 3, 1, 1);
  assert_sum (&moai, TP_LINE_RUGS, "1 captive; 1 space free");
  tp_test_rug (&moai, &box, 3, 0, 1);
  assert_sum (&moai, TP_LINE_RUGS, "no Rapanui; 1 space free");
}

/* What the rules say of the Moai of example E16. */
static void
test_leaving (void)
{
  TpPosition p;
  guint back[TP_PIECES], out[TP_PIECES];

  tp_centre_prestige (&p);
  p.players[0].moai[0] = tp_test_tower ("2/1/2 3/1/3 4/1/1", 3, 4);
  tp_test_rug (&p.players[0].moai[0], &p.box, 2, 1, 1);
  tp_moai_leave (&p.players[0].moai[0], back, out);
  g_assert_cmpmem (back, sizeof back, ((guint[TP_PIECES]) { 1, 0, 0, 0, 1, 1, 1 }), sizeof back);
  g_assert_cmpmem (out, sizeof out, ((guint[TP_PIECES]) { 3, 7, 7, [TP_RUG_2] = 1 }), sizeof out);
}

/* The points of each Moai are those that scoring it brings. */
static void
look (GtkWidget        *scoring,
      const AhuTpScene *scene)
{
  const TpPosition *p = scene->position;

  if (p->step != TP_STEP_PRESTIGE)
    return;
  ahu_tp_scoring_update (AHU_TP_SCORING (scoring), scene);
  for (guint s = 0; s < TP_SITES; s++)
    if (tp_moai_is_begun (&p->players[p->active].moai[s]))
      {
        TpMove move = { .type = TP_MOVE_SCORE, .player = p->active, .site = (guint8) s };
        TpPosition after = *p;
        TpEventList events;
        guint points = 0;
        g_autofree char *name = NULL;

        events.n = 0;
        tp_apply (&after, &move, &events);
        g_assert_cmpuint (events.events[0].type, ==, TP_EVENT_SCORES);
        for (guint i = 0; i < TP_LINES; i++)
          points += events.events[0].points[i];
        name = g_strdup_printf ("Score site %u for %u", s + 1, points);
        g_assert_null (ahu_choice_get_reason (tp_centre_choice (scoring, name)));
      }
}

static void
test_games (void)
{
  GtkWidget *scoring = tp_centre_hold (ahu_tp_scoring_new (), NULL);

  tp_centre_replay (look, scoring);
  tp_centre_release (scoring, NULL);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-scoring/lines", test_lines);
  g_test_add_func ("/ui/tp-scoring/score", test_score);
  g_test_add_func ("/ui/tp-scoring/large-text", test_large_text);
  g_test_add_func ("/ui/tp-scoring/hints", test_hints);
  g_test_add_func ("/ui/tp-scoring/hint-of-base", test_hint_of_base);
  g_test_add_func ("/ui/tp-scoring/open", test_open);
  g_test_add_func ("/ui/tp-scoring/sums", test_sums);
  g_test_add_func ("/ui/tp-scoring/leaving", test_leaving);
  g_test_add_func ("/ui/tp-scoring/games", test_games);

  return g_test_run ();
}

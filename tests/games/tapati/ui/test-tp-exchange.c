/* test-tp-exchange.c: the ways to exchange
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/ui/ahu-tp-exchange.h"

#include "games/tapati/ui/ahu-tp-exchange-words.h"
#include "games/tapati/ui/ahu-tp-ring.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "tp-centre-utils.h"

#define PAST_RAPANUI "Give a quarry with 1 circle, take two captives, past what is missing: a Rapanui"

static GtkWidget *
exchange_new (const AhuTpScene *scene,
              TpHeard          *heard)
{
  GtkWidget *exchange = tp_centre_hold (ahu_tp_exchange_new (), heard);

  ahu_tp_exchange_update (AHU_TP_EXCHANGE (exchange), scene);

  return exchange;
}

static void
test_ways (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *exchange;
  TpHeard heard;

  tp_centre_exchange (&p);
  scene = tp_centre_scene (&p);
  exchange = exchange_new (&scene, &heard);
  tp_centre_choice (exchange, "Give two captives, take a captive with a palm");
  tp_centre_choice (exchange, "Give a captive with a palm, take two palms");
  tp_centre_choice (exchange, "Give two palms, take a quarry with 3 circles");
  tp_centre_click (exchange, PAST_RAPANUI);
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpuint (heard.move.type, ==, TP_MOVE_EXCHANGE);
  g_assert_cmpuint (heard.move.player, ==, 1);
  g_assert_cmpuint (heard.move.what, ==, TP_COMBINATION_QUARRY);
  g_assert_cmpuint (heard.move.piece, ==, TP_QUARRY_1);
  g_assert_cmpuint (heard.move.take, ==, TP_COMBINATION_SLAVES);
  g_assert_cmpuint (tp_check (&p, &heard.move).code, ==, TP_OK);

  g_assert_true (tp_centre_press (exchange, GDK_KEY_3, 0));
  g_assert_cmpuint (heard.move.take, ==, TP_COMBINATION_PALMS);
  g_assert_false (tp_centre_press (exchange, GDK_KEY_5, 0));
  g_assert_true (tp_centre_says (exchange, "Ben gives"));
  tp_centre_release (exchange, &heard);
}

/* Why there are no more. */
static void
test_notes (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *exchange;

  tp_centre_exchange (&p);
  scene = tp_centre_scene (&p);
  exchange = exchange_new (&scene, NULL);
  g_assert_true (test_ui_says (exchange, "Missing: a Rapanui; the arrows lead on from there (T6.4)."));
  g_assert_true (test_ui_says (exchange, "Ben has none of these to give: a Rapanui (T6.2)."));
  g_assert_true (test_ui_says (exchange, "A rug can’t be given (T6.2)."));

  p.box.arrows[TP_COMBINATION_PALMS] = 0;
  p.players[1].tapati[TP_RUG_3] = 0;
  ahu_tp_exchange_update (AHU_TP_EXCHANGE (exchange), &scene);
  g_assert_true (test_ui_says (exchange, "No arrow leads on from these: two palms (T6.4)."));
  g_assert_false (test_ui_says (exchange, "A rug can’t be given"));

  tp_test_tapati (&p, 1, 0, 0, 0, "");
  ahu_tp_exchange_update (AHU_TP_EXCHANGE (exchange), &scene);
  g_assert_true (tp_centre_says (exchange, "Nothing can be exchanged now."));
  g_assert_false (tp_centre_says (exchange, "Ben gives"));
  tp_centre_release (exchange, NULL);
}

/* While what was taken is placed the ways stay, and say why they wait. */
static void
test_placing (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *exchange;
  TpHeard heard;

  tp_centre_exchange (&p);
  scene = tp_centre_scene (&p);
  exchange = exchange_new (&scene, &heard);
  g_assert_true (tp_centre_says (exchange, "tap one to exchange"));
  p.step = TP_STEP_PLACE;
  ahu_tp_exchange_update (AHU_TP_EXCHANGE (exchange), &scene);
  g_assert_false (tp_centre_says (exchange, "tap one to exchange"));
  g_assert_false (test_ui_says (exchange, "Ben has none of these to give: a Rapanui (T6.2)."));
  tp_centre_click (exchange, "Give two captives, take a captive with a palm");
  g_assert_cmpuint (heard.n_chosen, ==, 0);
  g_assert_cmpstr (heard.reason, ==, "Ben must finish placing first. (T4.1)");
  tp_centre_release (exchange, &heard);
}

/* The shortest way past what is missing. */
static void
test_paths (void)
{
  TpPosition p;
  guint8 missing[TP_COMBINATIONS];

  tp_centre_exchange (&p);
  g_assert_cmpuint (tp_position_exchange_path (&p, TP_COMBINATION_SLAVES, TP_COMBINATION_SLAVE_PALM, missing), ==, 0);
  g_assert_cmpuint (tp_position_exchange_path (&p, TP_COMBINATION_QUARRY, TP_COMBINATION_SLAVES, missing), ==, 1);
  g_assert_cmpuint (missing[0], ==, TP_COMBINATION_RAPANUI);
  p.exchange = 1u << TP_COMBINATION_PALMS;
  g_assert_cmpuint (tp_position_exchange_path (&p, TP_COMBINATION_QUARRY, TP_COMBINATION_PALMS, missing), ==, 3);
  g_assert_cmpmem (missing, 3, ((guint8[]) { TP_COMBINATION_RAPANUI, TP_COMBINATION_SLAVES, TP_COMBINATION_SLAVE_PALM }), 3);
  /* An arrow of its own is shorter. */
  p.box.arrows[TP_COMBINATION_QUARRY] |= 1u << TP_COMBINATION_SLAVE_PALM;
  g_assert_cmpuint (tp_position_exchange_path (&p, TP_COMBINATION_QUARRY, TP_COMBINATION_PALMS, missing), ==, 1);
  g_assert_cmpuint (missing[0], ==, TP_COMBINATION_SLAVE_PALM);
}

/* Arrows everywhere: more ways than keys, and no room for the ring. */
static void
test_many (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *exchange;
  GtkWidget *ring;

  tp_centre_exchange (&p);
  scene = tp_centre_scene (&p);
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    p.box.arrows[c] = (guint8) (AHU_TP_RING_ALL & ~(1u << c));
  exchange = exchange_new (&scene, NULL);
  ring = test_ui_find (exchange, AHU_TYPE_TP_RING, NULL);
  g_assert_null (ring);
  tp_centre_choice (exchange, "Give two palms, take a captive with a palm");
  tp_centre_release (exchange, NULL);
}

/* In each position of the games just the legal exchanges are there, and can be chosen. */
static void
look (GtkWidget        *exchange,
      const AhuTpScene *scene)
{
  const TpPosition *p = scene->position;
  TpMove moves[TP_MAX_LEGAL];
  guint n;

  if (p->fact != TP_TAPATI)
    return;
  ahu_tp_exchange_update (AHU_TP_EXCHANGE (exchange), scene);
  n = tp_legal_moves (p, moves);
  for (guint i = 0; i < n; i++)
    if (moves[i].type == TP_MOVE_EXCHANGE)
      {
        g_autofree char *name = ahu_tp_exchange_words (p, &moves[i]);

        g_assert_null (ahu_choice_get_reason (tp_centre_choice (exchange, name)));
      }
}

static void
test_games (void)
{
  GtkWidget *exchange = tp_centre_hold (ahu_tp_exchange_new (), NULL);

  tp_centre_replay (look, exchange);
  tp_centre_release (exchange, NULL);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-exchange/ways", test_ways);
  g_test_add_func ("/ui/tp-exchange/notes", test_notes);
  g_test_add_func ("/ui/tp-exchange/placing", test_placing);
  g_test_add_func ("/ui/tp-exchange/paths", test_paths);
  g_test_add_func ("/ui/tp-exchange/many", test_many);
  g_test_add_func ("/ui/tp-exchange/games", test_games);

  return g_test_run ();
}

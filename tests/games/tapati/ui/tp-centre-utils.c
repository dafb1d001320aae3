/* tp-centre-utils.c: positions for the tests of the centre of Tapati's table, and what its
 * widgets emit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-centre-utils.h"

#include <string.h>

#include "games/tapati/engine/tp-game.h"
#include "support/test-page.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"

static const char *const names[] = { "Anna", "Ben", "Chiara", "Dario", "Elena", "Finn", NULL };
static const char *const colours[] = { "green", "blue", "red", "violet", "orange", "yellow", NULL };

AhuTpScene
tp_centre_scene (const TpPosition *position)
{
  return (AhuTpScene) { .position = position, .names = names, .colours = colours };
}

static void
set_tiles (guint8      tiles[TP_PIECES],
           const char *quarries,
           guint       rug)
{
  memset (tiles + TP_QUARRY_1, 0, TP_PIECES - TP_QUARRY_1);
  for (; *quarries != '\0'; quarries++)
    tiles[TP_QUARRY (*quarries - '0')]++;
  if (rug > 0)
    tiles[TP_RUG (rug)]++;
}

static void
set_loose (guint8 pieces[TP_PIECES],
           guint  rapanuis,
           guint  slaves,
           guint  palms)
{
  pieces[TP_RAPANUI] = (guint8) rapanuis;
  pieces[TP_SLAVE] = (guint8) slaves;
  pieces[TP_PALM] = (guint8) palms;
}

static void
set_interchange (TpPosition *p,
                 guint       quarry,
                 guint       missing)
{
  p->exchange = (guint8) (((1u << TP_COMBINATIONS) - 1) & ~missing);
  p->exchange_quarry = (guint8) quarry;
}

void
tp_centre_four (TpPosition *p)
{
  tp_test_start (p, 4);
  p->round = 5;
  p->n_used = 2;
  p->used[0] = TP_TAPATI;
  p->used[1] = TP_MANUTARA;
  tp_test_turn (p, 2);
  p->gifts[TP_MAKE_MAKE] = 1;
  p->gifts[TP_TANGATA_MANU] = 2;
  set_loose (p->market, 7, 0, 14);
  set_tiles (p->market, "1224", 3);
  set_interchange (p, 3, 1u << TP_COMBINATION_RAPANUI | 1u << TP_COMBINATION_PALMS);
  set_loose (p->store, 3, 24, 17);
  memcpy (&p->store[TP_QUARRY_1], ((guint8[]) { 8, 4, 6, 7, 5, 2 }), 6);
  memcpy (p->recycled, ((guint8[]) { 3, 2, 3, 3 }), sizeof p->recycled);
  tp_test_tapati (p, 0, 1, 5, 2, "3");
  tp_test_moai (p, 0, 0, "2/1/2 3/1/3 4/1/1", 3, 4);
  tp_test_rug (&p->players[0].moai[0], &p->box, 2, 1, 1);
  tp_test_moai (p, 0, 1, "1/1/1", 1, 0);
  tp_test_tapati (p, 1, 0, 2, 3, "1");
  p->players[1].tapati[TP_RUG_3] = 1;
}

void
tp_centre_six (TpPosition *p)
{
  tp_test_start (p, 6);
  p->round = 3;
  p->first = 5;
  p->n_used = 1;
  p->used[0] = TP_MAKE_MAKE;
  tp_test_turn (p, 0);
  p->gifts[TP_MANUTARA] = 1;
  p->gifts[TP_MOAI_CARD] = 1;
  p->gifts[TP_RUG_CARD] = 2;
  set_loose (p->market, 0, 22, 18);
  set_tiles (p->market, "112334", 2);
  set_interchange (p, 2, 0);
}

void
tp_centre_draw (TpPosition *p)
{
  tp_centre_four (p);
  p->round = 6;
  p->first = p->active = p->actor = 1;
  p->pending = 1u << 1;
  p->n_used = 0;
  p->step = TP_STEP_REVEAL;
  p->draw = TP_DRAW_MARKET;
  set_tiles (p->market, "", 0);
  set_interchange (p, 4, 0);
  memcpy (&p->store[TP_QUARRY_1], ((guint8[]) { 9, 6, 7, 7, 5, 3 }), 6);
}

void
tp_centre_exchange (TpPosition *p)
{
  tp_centre_four (p);
  p->n_used = 1;
  p->fact = TP_TAPATI;
  p->active = 0;
  p->step = TP_STEP_EXCHANGE;
  p->actor = 1;
  p->pending = 1u << 1;
  set_interchange (p, 3, 1u << TP_COMBINATION_RAPANUI);
}

void
tp_centre_prestige (TpPosition *p)
{
  tp_centre_four (p);
  p->n_used = 4;
  p->used[2] = TP_MAKE_MAKE;
  p->used[3] = TP_RANO_RARAKU;
  p->gifts[TP_MAKE_MAKE] = 0;
  p->step = TP_STEP_PRESTIGE;
  p->active = p->actor = 0;
  p->pending = 1;
  set_loose (p->market, 0, 0, 14);
  set_tiles (p->market, "", 0);
}

static void
chosen_cb (GtkWidget    *widget,
           const TpMove *move,
           TpHeard      *heard)
{
  heard->n_chosen++;
  heard->move = *move;
}

static void
refused_cb (GtkWidget  *widget,
            const char *reason,
            TpHeard    *heard)
{
  heard->n_refused++;
  g_free (heard->reason);
  heard->reason = g_strdup (reason);
}

GtkWidget *
tp_centre_hold (GtkWidget *widget,
                TpHeard   *heard)
{
  GtkWidget *window = gtk_window_new ();

  test_page_put (window, widget);
  if (heard != NULL)
    {
      *heard = (TpHeard) { 0, };
      g_signal_connect (widget, "chosen", G_CALLBACK (chosen_cb), heard);
      g_signal_connect (widget, "refused", G_CALLBACK (refused_cb), heard);
    }

  return widget;
}

void
tp_centre_release (GtkWidget *widget,
                   TpHeard   *heard)
{
  GtkRoot *window = gtk_widget_get_root (widget);

  g_object_ref (widget);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (widget);
  if (heard != NULL)
    g_clear_pointer (&heard->reason, g_free);
}

AhuChoice *
tp_centre_choice (GtkWidget  *root,
                  const char *name)
{
  GtkWidget *choice = test_ui_find (root, AHU_TYPE_CHOICE, name);

  if (choice == NULL)
    g_error ("no choice is called “%s”", name);

  return AHU_CHOICE (choice);
}

void
tp_centre_click (GtkWidget  *root,
                 const char *name)
{
  g_signal_emit_by_name (tp_centre_choice (root, name), "clicked");
}

gboolean
tp_centre_press (GtkWidget       *root,
                 guint            keyval,
                 GdkModifierType  state)
{
  gtk_window_present (GTK_WINDOW (gtk_widget_get_root (root)));
  while (!gtk_widget_get_mapped (root))
    g_main_context_iteration (NULL, TRUE);

  return ahu_choice_activate_key (root, keyval, state);
}

gboolean
tp_centre_says (GtkWidget  *root,
                const char *text)
{
  g_autoptr (GPtrArray) texts = test_ui_list_texts (root);

  return g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL);
}

int
tp_centre_least_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);

  return minimum;
}

int
tp_centre_height (GtkWidget *widget,
                  int        width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

void
tp_centre_replay (void     (*look) (GtkWidget        *widget,
                                    const AhuTpScene *scene),
                  GtkWidget *widget)
{
  static const char *const records[] = { "three-own-box", "four-gifts", "five-builder", "six-hoard",
                                         "exchange-past-a-missing-one", "forced-scoring", "ends-by-last-rug",
                                         "ends-by-market-slaves" };

  ahu_game_register (tp_game_get ());
  for (guint r = 0; r < G_N_ELEMENTS (records); r++)
    {
      g_autofree char *file = g_strconcat (records[r], ".rapanui", NULL);
      g_autoptr (AhuHistory) history = test_history_load ("tapati", file);

      for (guint ply = 0; ply <= ahu_history_get_ply (history); ply++)
        {
          AhuTpScene scene = tp_centre_scene (ahu_history_get_position (history, ply));

          look (widget, &scene);
        }
    }
}

/* test-tp-centre-looks.c: the centre of Tapati's table is painted in each state, in the room it has
 *
 * With AHU_TP_PICTURES=FOLDER in the environment it writes what it paints, for people who look.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/ui/ahu-tp-draw.h"
#include "games/tapati/ui/ahu-tp-exchange.h"
#include "games/tapati/ui/ahu-tp-facts.h"
#include "games/tapati/ui/ahu-tp-interchange.h"
#include "games/tapati/ui/ahu-tp-markets.h"
#include "games/tapati/ui/ahu-tp-scoring.h"
#include "games/tapati/ui/ahu-tp-store.h"
#include "support/test-page.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "tp-centre-utils.h"

#define MARGIN 12

/* What of the centre is shown in a step. */
typedef struct
{
  const char *name;
  void (*set_up) (TpPosition *position);
  TpStep step; /* that is asked for, if it is another one */
} State;

static const State states[] = {
  { "four", tp_centre_four, TP_STEP_FACT },
  { "four-quarries", tp_centre_four, TP_STEP_QUARRIES },
  { "four-palms", tp_centre_four, TP_STEP_PALMS },
  { "six", tp_centre_six, TP_STEP_FACT },
  { "six-quarries", tp_centre_six, TP_STEP_QUARRIES },
  { "draw", tp_centre_draw, TP_STEP_REVEAL },
  { "exchange", tp_centre_exchange, TP_STEP_EXCHANGE },
  { "prestige", tp_centre_prestige, TP_STEP_PRESTIGE },
};

/* The columns of a page, by the room that the page has. */
static const struct
{
  const char *name;
  AhuTpSize size;
  int width;
  int facts; /* how high the cards are at most, with eight of them */
  int panel; /* and a panel */
} columns[] = {
  { "300", AHU_TP_SIZE_SMALL, 300, 215, 460 },
  { "336", AHU_TP_SIZE_PHONE, 336, 207, 470 },
  { "340", AHU_TP_SIZE_LARGE, 340, 215, 430 },
  { "384", AHU_TP_SIZE_LARGE, 384, 215, 407 },
  { "618", AHU_TP_SIZE_FAR, 618, 380, 700 },
};

#define COLUMN_384 3

static const char *pictures;

static void
prepare (const State *state,
         TpPosition  *position)
{
  state->set_up (position);
  position->step = (guint8) state->step;
  if (state->step == TP_STEP_QUARRIES)
    position->fact = TP_RANO_RARAKU, position->used[position->n_used++] = TP_RANO_RARAKU;
  if (state->step == TP_STEP_PALMS)
    position->fact = TP_AHU, position->used[position->n_used++] = TP_AHU;
}

static GtkWidget *
panel_new (const AhuTpScene *scene,
           AhuTpSize         size)
{
  GtkWidget *panel;
  TpMove drawn;

  switch (scene->position->step)
    {
    case TP_STEP_REVEAL:
      panel = ahu_tp_draw_new ();
      ahu_tp_draw_set_size (AHU_TP_DRAW (panel), size);
      ahu_tp_draw_update (AHU_TP_DRAW (panel), scene);
      drawn = (TpMove) { .type = TP_MOVE_REVEAL, .what = TP_DRAW_MARKET, .quarries = { 2, 3 }, .n_quarries = 2 };
      ahu_tp_draw_set_tiles (AHU_TP_DRAW (panel), &drawn);
      return panel;
    case TP_STEP_EXCHANGE:
      panel = ahu_tp_exchange_new ();
      ahu_tp_exchange_set_size (AHU_TP_EXCHANGE (panel), size);
      ahu_tp_exchange_update (AHU_TP_EXCHANGE (panel), scene);
      return panel;
    default:
      panel = ahu_tp_scoring_new ();
      ahu_tp_scoring_set_size (AHU_TP_SCORING (panel), size);
      ahu_tp_scoring_update (AHU_TP_SCORING (panel), scene);
      return panel;
    }
}

static void
append_centre (GtkWidget        *box,
               const AhuTpScene *scene,
               AhuTpSize         size)
{
  GtkWidget *markets = ahu_tp_markets_new ();
  GtkWidget *interchange = ahu_tp_interchange_new ();
  GtkWidget *store = ahu_tp_store_new ();

  ahu_tp_markets_set_size (AHU_TP_MARKETS (markets), size);
  ahu_tp_markets_update (AHU_TP_MARKETS (markets), scene);
  ahu_tp_interchange_set_size (AHU_TP_INTERCHANGE (interchange), size);
  ahu_tp_interchange_update (AHU_TP_INTERCHANGE (interchange), scene);
  ahu_tp_store_set_size (AHU_TP_STORE (store), size);
  ahu_tp_store_update (AHU_TP_STORE (store), scene);
  gtk_box_append (GTK_BOX (box), markets);
  gtk_box_append (GTK_BOX (box), interchange);
  gtk_box_append (GTK_BOX (box), store);
}

static GtkWidget *
column_new (const AhuTpScene *scene,
            AhuTpSize         size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *facts = ahu_tp_facts_new ();
  guint step = scene->position->step;

  ahu_tp_facts_set_size (AHU_TP_FACTS (facts), size);
  ahu_tp_facts_update (AHU_TP_FACTS (facts), scene);
  gtk_box_append (GTK_BOX (box), facts);
  if (step == TP_STEP_REVEAL || step == TP_STEP_EXCHANGE || step == TP_STEP_PRESTIGE)
    gtk_box_append (GTK_BOX (box), panel_new (scene, size));
  else
    append_centre (box, scene, size);

  return box;
}

static void
save (GtkWidget  *window,
      const char *name)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  const char *language = g_getenv ("LANGUAGE");
  g_autofree char *path = g_strdup_printf ("%s/%s%s.png", pictures, name, language != NULL ? language : "");

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (window),
                                                              gtk_widget_get_height (window)));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* Nothing needs more room than there is, and nothing is painted with a warning. */
static void
look (const State *state,
      guint        c,
      const char  *scheme)
{
  TpPosition position;
  AhuTpScene scene;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box;
  g_autofree char *name = g_strdup_printf ("%s-%s-%s", state->name, columns[c].name, scheme);

  prepare (state, &position);
  scene = tp_centre_scene (&position);
  box = column_new (&scene, columns[c].size);
  gtk_window_set_default_size (GTK_WINDOW (window), columns[c].width + 2 * MARGIN, -1);
  gtk_widget_set_margin_start (box, MARGIN);
  gtk_widget_set_margin_end (box, MARGIN);
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  test_page_put (window, box);
  for (GtkWidget *part = gtk_widget_get_first_child (box); part != NULL; part = gtk_widget_get_next_sibling (part))
    {
      int width = tp_centre_least_width (part);
      int height = tp_centre_height (part, columns[c].width);

      if (width <= columns[c].width && height <= (AHU_IS_TP_FACTS (part) ? columns[c].facts : columns[c].panel))
        continue;
      g_test_message ("%s, %s: %d wide, %d high", name, G_OBJECT_TYPE_NAME (part), width, height);
      g_test_fail ();
    }
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  /* Nobody looks at a window that is not the active one. */
  gtk_widget_unset_state_flags (window, GTK_STATE_FLAG_BACKDROP);
  test_ui_wait_for_frames (window, 1);
  if (pictures != NULL)
    save (window, name);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_looks (gconstpointer data)
{
  const State *state = data;
  AdwStyleManager *style = adw_style_manager_get_default ();
  const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK };

  for (guint s = 0; s < G_N_ELEMENTS (schemes); s++)
    {
      adw_style_manager_set_color_scheme (style, schemes[s]);
      for (guint c = 0; c < G_N_ELEMENTS (columns); c++)
        look (state, c, s == 0 ? "light" : "dark");
    }
}

/* From right to left all but the drawings is the other way round. */
static void
test_mirrored (gconstpointer data)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  look (data, COLUMN_384, "rtl");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int   argc,
      char *argv[])
{
  pictures = g_getenv ("AHU_TP_PICTURES");
  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/tp-centre-looks/%s", states[i].name);

      g_autofree char *mirrored = g_strdup_printf ("/ui/tp-centre-looks/mirrored/%s", states[i].name);

      g_test_add_data_func (path, &states[i], test_looks);
      g_test_add_data_func (mirrored, &states[i], test_mirrored);
    }

  return g_test_run ();
}

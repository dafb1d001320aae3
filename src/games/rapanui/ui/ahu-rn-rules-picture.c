/* ahu-rn-rules-picture.c: the illustrations of the rules of Rapa Nui
 *
 * Made of the cards and silhouettes of the table, so that people find there what
 * they have read about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-rules-picture.h"

#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-stack.h"
#include "games/rapanui/ui/ahu-rn-stone-grid.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define CARD_WIDTH 84
#define SMALL_WIDTH 60
#define TURN_WIDTH 44
#define SYMBOL_SIZE 28
#define TINY_SIZE 18

GtkWidget *
ahu_rn_rules_column_new (const guint *kinds,
                         guint        n,
                         int          width)
{
  GtkWidget *stack = ahu_rn_stack_new ();

  ahu_rn_stack_set_card_width (AHU_RN_STACK (stack), width);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *card = ahu_rn_card_new (kinds[i], width);

      ahu_rn_card_set_behind (AHU_RN_CARD (card), i + 1 < n);
      ahu_rn_stack_add (AHU_RN_STACK (stack), card, i);
    }
  gtk_widget_set_halign (stack, GTK_ALIGN_START);

  return stack;
}

static GtkWidget *
arrow_new (void)
{
  return g_object_new (GTK_TYPE_IMAGE,
                       "icon-name", "go-next-symbolic",
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                       NULL);
}

static GtkWidget *
label_new (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
row_new (const char *name,
         guint       n,
         int         size)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (box), ahu_picture_new (name, size, size));

  return box;
}

/* One step of the turn under its number. */
static GtkWidget *
step_new (guint      number,
          GtkWidget *picture)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  g_autofree char *text = g_strdup_printf ("%u", number);
  GtkWidget *badge = label_new (text, "rules-step");

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_widget_set_halign (badge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_box_append (GTK_BOX (box), picture);

  return box;
}

/* Fish is scored: two players of three have some. */
static GtkWidget *
scored_new (void)
{
  const char *const marks[] = { "mark-red", "mark-blue" };
  GtkWidget *grid = gtk_grid_new ();

  for (int i = 0; i < (int) G_N_ELEMENTS (marks); i++)
    {
      gtk_grid_attach (GTK_GRID (grid), ahu_picture_new (marks[i], TINY_SIZE, TINY_SIZE), 0, i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), ahu_picture_new (ahu_rn_art_sacrifice (0), SYMBOL_SIZE, SYMBOL_SIZE),
                       1, i, 1, 1);
    }
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);

  return grid;
}

/* A turn from left to right: a Sacrifice card bought, a card laid out, one drawn, what it
 * uncovered scored. */
static GtkWidget *
turn_new (void)
{
  const guint kinds[] = { RN_FISH, RN_MOAI };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *bought = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *steps[4];

  gtk_box_append (GTK_BOX (bought), ahu_picture_new (ahu_rn_art_sacrifice (3), TURN_WIDTH, TURN_WIDTH));
  gtk_box_append (GTK_BOX (bought), ahu_picture_new ("token-wood", TINY_SIZE, TINY_SIZE));
  gtk_widget_set_vexpand (box, FALSE);
  steps[0] = bought;
  steps[1] = ahu_rn_card_new (RN_LUMBERJACK, TURN_WIDTH);
  steps[2] = ahu_rn_rules_column_new (kinds, G_N_ELEMENTS (kinds), TURN_WIDTH);
  steps[3] = scored_new ();
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (i > 0)
        gtk_box_append (GTK_BOX (box), arrow_new ());
      gtk_box_append (GTK_BOX (box), step_new (i + 1, steps[i]));
    }

  return box;
}

/* How many Grain lie in the display, and what a Grain card costs then (R4.2). */
static GtkWidget *
price_new (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_attach (GTK_GRID (grid), ahu_picture_new (ahu_rn_art_kind (RN_GRAIN), SYMBOL_SIZE, SYMBOL_SIZE), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), ahu_picture_new ("token-wood", SYMBOL_SIZE, SYMBOL_SIZE), 0, 1, 1, 1);
  for (int n = 0; n <= RN_SACRIFICE_PRICE; n++)
    {
      g_autofree char *count = g_strdup_printf ("%d", n);
      g_autofree char *price = g_strdup_printf ("%d", RN_SACRIFICE_PRICE - n);

      gtk_grid_attach (GTK_GRID (grid), label_new (count, "rules-count"), n + 1, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), label_new (price, "rules-price"), n + 1, 1, 1, 1);
    }
  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 9);

  return grid;
}

/* The worked example of rule R6.3, in the order in which the cards are laid. */
static GtkWidget *
round_new (void)
{
  const guint sacrifices[] = { 2, 3, 3, RN_SACRIFICE_NULL, 1 };
  GtkWidget *box = ahu_wrap_box_new (8, 8);

  for (guint i = 0; i < G_N_ELEMENTS (sacrifices); i++)
    gtk_box_append (GTK_BOX (box), ahu_picture_new (ahu_rn_art_sacrifice (sacrifices[i]), TURN_WIDTH, TURN_WIDTH));
  gtk_box_append (GTK_BOX (box), arrow_new ());
  gtk_box_append (GTK_BOX (box), ahu_picture_new ("stone", 2 * TURN_WIDTH, TURN_WIDTH));

  return box;
}

/* Lumberjacks scored for three players; the bonus stands apart. */
static GtkWidget *
scoring_new (const guint counts[3],
             int         bonus)
{
  const char *const marks[] = { "mark-red", "mark-blue", "mark-green" };
  GtkWidget *grid = gtk_grid_new ();

  for (int i = 0; i < 3; i++)
    {
      GtkWidget *taken = row_new ("token-log", counts[i], TINY_SIZE);

      if (i == bonus)
        {
          gtk_box_append (GTK_BOX (taken), label_new ("+", "rules-count"));
          gtk_box_append (GTK_BOX (taken), ahu_picture_new ("token-log", TINY_SIZE, TINY_SIZE));
        }
      gtk_grid_attach (GTK_GRID (grid), ahu_picture_new (marks[i], TINY_SIZE, TINY_SIZE), 0, i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), row_new (ahu_rn_art_kind (RN_LUMBERJACK), counts[i], SYMBOL_SIZE), 1, i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), arrow_new (), 2, i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), taken, 3, i, 1, 1);
    }
  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "card");
  gtk_widget_add_css_class (grid, "rules-case");

  return grid;
}

/* One is alone in front, two are not (R7.7). */
static GtkWidget *
bonus_new (void)
{
  const guint alone[] = { 2, 1, 1 };
  const guint tied[] = { 2, 2, 1 };
  GtkWidget *box = ahu_wrap_box_new (8, 8);

  gtk_box_append (GTK_BOX (box), scoring_new (alone, 0));
  gtk_box_append (GTK_BOX (box), scoring_new (tied, -1));

  return box;
}

static GtkWidget *
kinds_new (void)
{
  GtkWidget *box = ahu_wrap_box_new (8, 8);

  for (guint kind = 0; kind < RN_KINDS; kind++)
    gtk_box_append (GTK_BOX (box), ahu_rn_card_new (kind, SMALL_WIDTH));

  return box;
}

static GtkWidget *
column_new (void)
{
  const guint kinds[] = { RN_PRIEST, RN_FISH, RN_LUMBERJACK, RN_GRAIN };

  return ahu_rn_rules_column_new (kinds, G_N_ELEMENTS (kinds), CARD_WIDTH);
}

static GtkWidget *
uncover_new (void)
{
  const guint kinds[] = { RN_MOAI, RN_GRAIN };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);

  gtk_box_append (GTK_BOX (box), ahu_rn_rules_column_new (kinds, G_N_ELEMENTS (kinds), CARD_WIDTH));
  gtk_box_append (GTK_BOX (box), arrow_new ());
  gtk_box_append (GTK_BOX (box), ahu_rn_rules_column_new (kinds, 1, CARD_WIDTH));

  return box;
}

static GtkWidget *
area_new (void)
{
  const struct { guint kind, n; } cards[] = {
    { RN_LUMBERJACK, 2 }, { RN_PRIEST, 1 }, { RN_FISH, 3 }, { RN_MOAI, 1 }
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      GtkWidget *group = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

      for (guint k = 0; k < cards[i].n; k++)
        gtk_box_append (GTK_BOX (group), ahu_picture_new (ahu_rn_art_kind (cards[i].kind), SYMBOL_SIZE, SYMBOL_SIZE));
      gtk_box_append (GTK_BOX (box), group);
    }

  return box;
}

/* The Stone of the worked example of rule R8.3. */
static GtkWidget *
stone_new (void)
{
  RnSheet sheet = { .n_players = 2 };
  RnFinal final;

  sheet.stone[0] = 2;
  sheet.stone[1] = 4;
  sheet.stone[2] = 1;
  sheet.stone[3] = 4;
  rn_final (&final, &sheet);

  return ahu_rn_stone_grid_new (&final, NULL, TRUE);
}

const AhuRulesPicture ahu_rn_rules_pictures[] = {
  { "area", area_new },
  { "bonus", bonus_new },
  { "column", column_new },
  { "kinds", kinds_new },
  { "price", price_new },
  { "round", round_new },
  { "stone", stone_new },
  { "turn", turn_new },
  { "uncover", uncover_new },
  { NULL },
};

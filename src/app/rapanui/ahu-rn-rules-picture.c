/* ahu-rn-rules-picture.c: the illustrations of the rules of Rapa Nui
 *
 * Made of the cards and silhouettes of the table, so that people find there what
 * they have read about.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-rules-picture.h"

#include "app/ahu-wrap-layout.h"
#include "app/rapanui/ahu-rn-card.h"
#include "app/rapanui/ahu-rn-stack.h"
#include "app/rapanui/ahu-rn-stone-grid.h"

#define CARD_WIDTH 84
#define SMALL_WIDTH 60
#define SYMBOL_SIZE 28

/* Cards of a column from the back. */
static GtkWidget *
stack_new (const guint *kinds,
           guint        n)
{
  GtkWidget *stack = ahu_rn_stack_new ();

  ahu_rn_stack_set_card_width (AHU_RN_STACK (stack), CARD_WIDTH);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *card = ahu_rn_card_new (kinds[i], CARD_WIDTH);

      ahu_rn_card_set_behind (AHU_RN_CARD (card), i + 1 < n);
      ahu_rn_stack_add (AHU_RN_STACK (stack), card, i);
    }
  gtk_widget_set_halign (stack, GTK_ALIGN_START);

  return stack;
}

static GtkWidget *
wrap_new (void)
{
  AhuWrapLayout *layout = g_object_new (AHU_TYPE_WRAP_LAYOUT, "spacing", 8, "line-spacing", 8, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, GTK_LAYOUT_MANAGER (layout));

  return box;
}

static GtkWidget *
kinds_new (void)
{
  GtkWidget *box = wrap_new ();

  for (guint kind = 0; kind < RN_KINDS; kind++)
    gtk_box_append (GTK_BOX (box), ahu_rn_card_new (kind, SMALL_WIDTH));

  return box;
}

static GtkWidget *
column_new (void)
{
  const guint kinds[] = { RN_PRIEST, RN_FISH, RN_LUMBERJACK, RN_GRAIN };

  return stack_new (kinds, G_N_ELEMENTS (kinds));
}

static GtkWidget *
uncover_new (void)
{
  const guint kinds[] = { RN_MOAI, RN_GRAIN };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  gboolean rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;

  if (rtl)
    gtk_image_set_from_icon_name (GTK_IMAGE (arrow), "go-previous-symbolic");
  gtk_box_append (GTK_BOX (box), stack_new (kinds, G_N_ELEMENTS (kinds)));
  gtk_box_append (GTK_BOX (box), arrow);
  gtk_box_append (GTK_BOX (box), stack_new (kinds, 1));

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

  return ahu_rn_stone_grid_new (&final, NULL, &AHU_RN_STONE_WHOLE);
}

static const struct
{
  const char *name;
  GtkWidget *(*make) (void);
} pictures[] = {
  { "area", area_new },
  { "column", column_new },
  { "kinds", kinds_new },
  { "stone", stone_new },
  { "uncover", uncover_new },
};

GtkWidget *
ahu_rn_rules_picture_new (const char *name,
                          const char *words)
{
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_strcmp0 (pictures[i].name, name) == 0)
      {
        GtkWidget *image = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

        gtk_box_append (GTK_BOX (image), pictures[i].make ());
        gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
        return image;
      }

  return NULL;
}

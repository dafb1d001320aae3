/* ahu-rn-taking-chip.c: what one player takes in a scoring: mark, name, tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/rapanui/ahu-rn-taking-chip.h"

#include "app/ahu-picture.h"
#include "app/ahu-tip.h"

#define MARK_SIZE 16
#define TOKEN_SIZE 20
#define TOKEN_SIZE_NARROW 16
#define COIN_SIZE 20

/* Wood, glory and the four Sacrifice kinds. */
enum
{
  SORT_WOOD,
  SORT_GLORY,
  SORT_SACRIFICE,
  N_SORTS = SORT_SACRIFICE + RN_SACRIFICES
};

struct _AhuRnTakingChip
{
  GtkBox parent_instance;

  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *numbers[N_SORTS];
  GtkWidget *tokens[N_SORTS];
  GtkWidget *coins; /* with the change, where one token can't pay */
  GtkWidget *bonus;
};

G_DEFINE_FINAL_TYPE (AhuRnTakingChip, ahu_rn_taking_chip, GTK_TYPE_BOX)

/* The whole chip is told in one sentence, so its parts are not told again. */
static GtkWidget *
add_label (AhuRnTakingChip *self,
           const char      *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self), label);
  return label;
}

static char *
picture_name (guint sort)
{
  if (sort == SORT_WOOD)
    return g_strdup ("token-wood");
  if (sort == SORT_GLORY)
    return g_strdup ("token-glory");
  return g_strconcat ("sacrifice-", rn_sacrifice_id (sort - SORT_SACRIFICE), NULL);
}

static void
show_token (AhuRnTakingChip *self,
            guint            sort,
            gboolean         narrow)
{
  g_autofree char *picture = picture_name (sort);
  int size = narrow ? TOKEN_SIZE_NARROW : TOKEN_SIZE;

  ahu_picture_set_name_and_size (AHU_PICTURE (self->tokens[sort]), picture, size, size);
}

static guint
amount (const RnTaking *taking,
        guint           sort)
{
  if (sort == SORT_WOOD)
    return taking->wood;
  if (sort == SORT_GLORY)
    return taking->glory;
  return taking->cards[sort - SORT_SACRIFICE];
}

/* A token with its value, as in the box. */
static GtkWidget *
make_coin (const char *picture,
           guint       value)
{
  g_autofree char *text = g_strdup_printf ("%u", value);
  GtkWidget *coin = gtk_overlay_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", text,
                                   "css-classes", (const char *[]) { "coin", NULL },
                                   NULL);

  gtk_overlay_set_child (GTK_OVERLAY (coin), ahu_picture_new (picture, COIN_SIZE, COIN_SIZE));
  gtk_overlay_add_overlay (GTK_OVERLAY (coin), label);

  return coin;
}

static void
show_coins (AhuRnTakingChip *self,
            const RnTaking  *taking)
{
  const char *picture = taking->wood > 0 ? "coin-wood" : "coin-glory";
  guint8 tokens[RN_TAKING_MAX_TOKENS];
  guint n = rn_taking_tokens (taking, tokens);
  /* Three ones are told by the number. */
  gboolean shown = n > 1 && tokens[0] > 1;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->coins)) != NULL)
    gtk_box_remove (GTK_BOX (self->coins), child);
  for (guint i = 0; shown && i < n; i++)
    gtk_box_append (GTK_BOX (self->coins), make_coin (picture, tokens[i]));
  gtk_widget_set_visible (self->coins, shown);
}

static void
ahu_rn_taking_chip_class_init (AhuRnTakingChipClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ahu_rn_taking_chip_init (AhuRnTakingChip *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "chip");

  self->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->mark);
  self->name = add_label (self, NULL);

  for (guint sort = 0; sort < N_SORTS; sort++)
    {
      self->numbers[sort] = add_label (self, "number");
      self->tokens[sort] = ahu_picture_new (NULL, TOKEN_SIZE, TOKEN_SIZE);
      gtk_widget_set_valign (self->tokens[sort], GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (self), self->tokens[sort]);
    }
  self->coins = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_set_valign (self->coins, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), self->coins);
  self->bonus = add_label (self, "second");
}

GtkWidget *
ahu_rn_taking_chip_new (void)
{
  return g_object_new (AHU_TYPE_RN_TAKING_CHIP, NULL);
}

void
ahu_rn_taking_chip_set_narrow (AhuRnTakingChip *self,
                               gboolean         narrow)
{
  g_return_if_fail (AHU_IS_RN_TAKING_CHIP (self));

  gtk_widget_set_visible (self->name, !narrow);
  gtk_box_set_spacing (GTK_BOX (self), narrow ? 3 : 6);
  for (guint sort = 0; sort < N_SORTS; sort++)
    show_token (self, sort, narrow);
}

void
ahu_rn_taking_chip_show (AhuRnTakingChip *self,
                         const RnTakings *takings,
                         guint            index,
                         AhuSession      *session)
{
  const char *const *names = ahu_session_get_names (session);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  g_autofree char *sentence = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *tooltip = NULL;
  g_autofree char *bonus = NULL;
  const RnTaking *taking;

  g_return_if_fail (AHU_IS_RN_TAKING_CHIP (self));
  g_return_if_fail (index < takings->n);

  taking = &takings->takings[index];
  ahu_mark_set_colour (AHU_PICTURE (self->mark), colours[taking->player], MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (self->name), names[taking->player]);

  for (guint sort = 0; sort < N_SORTS; sort++)
    {
      guint n = amount (taking, sort);
      g_autofree char *number = g_strdup_printf ("%u", n);

      if (n > 0)
        gtk_label_set_text (GTK_LABEL (self->numbers[sort]), number);
      gtk_widget_set_visible (self->numbers[sort], n > 0);
      gtk_widget_set_visible (self->tokens[sort], n > 0);
    }

  show_coins (self, taking);
  bonus = rn_taking_bonus (takings, index);
  gtk_label_set_text (GTK_LABEL (self->bonus), bonus != NULL ? bonus : "");
  gtk_widget_set_visible (self->bonus, bonus != NULL);

  sentence = rn_taking_sentence (takings, index, names);
  reason = rn_taking_reason (takings, index);
  tooltip = g_strdup_printf ("%s\n%s", sentence, reason);
  ahu_tip_set (GTK_WIDGET (self), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason,
                                  -1);
}

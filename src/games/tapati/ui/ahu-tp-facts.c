/* ahu-tp-facts.c: the fact cards: what lies on them, who took them, and which to choose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-facts.h"

#include <glib/gi18n.h>

#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-fact-card.h"
#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-owner.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"

#define GAP 8
/* Between four in a line. */
#define GAP_CLOSE 5
/* Between signs, and between rows with little height. */
#define GAP_SIGNS 4

struct _AhuTpFacts
{
  AhuParent parent_instance;

  GtkWidget *head;
  GtkWidget *heading;
  GtkWidget *owner; /* in its place, while a card is to be chosen */
  GtkWidget *note;
  GtkWidget *grid;
  GtkWidget *choices[TP_FACTS];
  GtkWidget *cards[TP_FACTS];
  AhuTpSize size;
  AhuTpFactsLook look;
  guint in_use;
};

G_DEFINE_FINAL_TYPE (AhuTpFacts, ahu_tp_facts, AHU_TYPE_PARENT)

/* Names of the island in all languages, so that the keys are the same, too. */
static const char *const keys[TP_FACTS] = { "M", "N", "A", "R", "T", "G", "O", "U" };

static void
lay_out (AhuTpFacts *self)
{
  gboolean whole = self->look == AHU_TP_FACTS_NAMED;
  gboolean row = whole && self->size == AHU_TP_SIZE_SMALL;
  gboolean close = !whole || row;
  int columns = self->in_use > 6 ? 4 : 3;
  gboolean named = whole || (self->look == AHU_TP_FACTS_SIGNS && columns == 3);

  if (self->look == AHU_TP_FACTS_LINE)
    columns = (int) self->in_use;
  else if (row)
    columns = 2;
  gtk_widget_set_visible (self->head, self->look != AHU_TP_FACTS_LINE && self->size != AHU_TP_SIZE_FAR);
  ahu_widget_set_css_class (self->grid, "many", columns > 3);
  ahu_widget_set_css_class (self->grid, "signs", !named);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), !whole ? GAP_SIGNS : columns > 3 ? GAP_CLOSE : GAP);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), close ? GAP_SIGNS : GAP);
  for (int i = 0; i < TP_FACTS; i++)
    {
      gboolean used = i < (int) self->in_use;

      /* A row would have its height without anything to be seen in it. */
      ahu_widget_place (self->choices[i], used ? i % columns : 0, used ? i / columns : 0, 1);
      ahu_tp_fact_card_set_size (AHU_TP_FACT_CARD (self->cards[i]), self->size, named, row, columns > 3);
      gtk_widget_set_visible (self->choices[i], used);
    }
}

static void
ahu_tp_facts_class_init (AhuTpFactsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  ahu_tp_choice_add_signals (G_OBJECT_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "tp-facts");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
build_cards (AhuTpFacts *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (guint i = 0; i < TP_FACTS; i++)
    {
      self->cards[i] = ahu_tp_fact_card_new (i, keys[i]);
      gtk_widget_set_hexpand (self->cards[i], TRUE);
      gtk_widget_set_vexpand (self->cards[i], TRUE);
      self->choices[i] = ahu_tp_choice_new (GTK_WIDGET (self), self->cards[i], keys[i]);
      ahu_choice_set_show_key (AHU_CHOICE (self->choices[i]), FALSE);
      gtk_widget_add_css_class (self->choices[i], "tp-fact");
      gtk_widget_set_vexpand (self->choices[i], FALSE);
      gtk_grid_attach (GTK_GRID (self->grid), self->choices[i], (int) i, 0, 1, 1);
    }
}

static void
ahu_tp_facts_init (AhuTpFacts *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 4);
  self->size = AHU_TP_SIZE_LARGE;
  self->in_use = TP_FACTS;
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  /* Translators: heading above the fact cards */
  self->heading = gtk_label_new (_("Facts"));
  gtk_widget_add_css_class (self->heading, "section");
  gtk_box_append (GTK_BOX (self->head), self->heading);
  self->owner = ahu_tp_owner_new ();
  gtk_box_append (GTK_BOX (self->head), self->owner);
  self->note = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_hexpand (self->note, TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->note), 1);
  gtk_label_set_justify (GTK_LABEL (self->note), GTK_JUSTIFY_RIGHT);
  gtk_box_append (GTK_BOX (self->head), self->note);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  build_cards (self);
  lay_out (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Facts"), -1);
}

GtkWidget *
ahu_tp_facts_new (void)
{
  return g_object_new (AHU_TYPE_TP_FACTS, NULL);
}

void
ahu_tp_facts_set_size (AhuTpFacts *self,
                       AhuTpSize   size)
{
  g_return_if_fail (AHU_IS_TP_FACTS (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  if (size == self->size)
    return;
  self->size = size;
  lay_out (self);
}

void
ahu_tp_facts_set_look (AhuTpFacts     *self,
                       AhuTpFactsLook  look)
{
  g_return_if_fail (AHU_IS_TP_FACTS (self));

  if (look == self->look)
    return;
  self->look = look;
  lay_out (self);
}

/* What is not to be read on the card is told where somebody points at it.
 * @brings: (nullable): what it brings */
static void
show_tip (AhuTpFacts *self,
          guint       fact,
          const char *name,
          const char *brings)
{
  AhuChoice *choice = AHU_CHOICE (self->choices[fact]);
  const char *reason = ahu_choice_get_reason (choice);
  const char *more = reason != NULL ? reason : ahu_choice_get_hint (choice);
  const char *lines[4] = { NULL };
  guint n = 0;
  g_autofree char *tip = NULL;

  if (self->look != AHU_TP_FACTS_NAMED)
    lines[n++] = name;
  if (brings != NULL)
    lines[n++] = brings;
  if (more != NULL)
    lines[n++] = more;
  tip = n > 0 ? g_strjoinv ("\n", (char **) lines) : NULL;
  ahu_tip_set (self->choices[fact], tip);
}

static void
show_card (AhuTpFacts       *self,
           const AhuTpScene *scene,
           guint             fact)
{
  const TpPosition *p = scene->position;
  AhuChoice *choice = AHU_CHOICE (self->choices[fact]);
  TpMove move = { .type = TP_MOVE_FACT, .player = p->actor, .what = (guint8) fact };
  int taker = tp_position_fact_taker (p, fact);
  gboolean running = p->fact == fact && taker >= 0;
  g_autofree char *name = ahu_tp_fact_words (scene, fact);
  /* Of one that is used only who took it still matters. */
  g_autofree char *brings = taker < 0 ? ahu_tp_fact_brings (fact) : NULL;
  gboolean possible = ahu_tp_choice_offer (choice, scene, &move);

  ahu_choice_set_name (choice, name, brings);
  show_tip (self, fact, name, brings);
  ahu_widget_set_css_class (self->choices[fact], "running", running);
  ahu_tp_fact_card_show (AHU_TP_FACT_CARD (self->cards[fact]), p->gifts[fact],
                         taker >= 0 ? scene->colours[taker] : NULL, taker >= 0 && !running,
                         possible && ahu_tp_size_shows_keys (self->size));
}

void
ahu_tp_facts_update (AhuTpFacts       *self,
                     const AhuTpScene *scene)
{
  g_autofree char *note = NULL;
  guint in_use;

  g_return_if_fail (AHU_IS_TP_FACTS (self));
  g_return_if_fail (scene != NULL);

  in_use = tp_facts_in_use (scene->position->n_players);
  if (in_use != self->in_use)
    {
      self->in_use = in_use;
      lay_out (self);
    }
  ahu_tp_owner_show (self->owner, self->heading, scene, !scene->read_only && scene->position->step == TP_STEP_FACT);
  note = ahu_tp_facts_note (scene->position);
  gtk_label_set_label (GTK_LABEL (self->note), note);
  for (guint fact = 0; fact < in_use; fact++)
    show_card (self, scene, fact);
}

GtkWidget *
ahu_tp_facts_get_card (AhuTpFacts *self,
                       guint       fact)
{
  g_return_val_if_fail (AHU_IS_TP_FACTS (self), NULL);
  g_return_val_if_fail (fact < TP_FACTS, NULL);

  return self->choices[fact];
}

guint
ahu_tp_facts_find_key (gunichar letter)
{
  guint fact = 0;

  while (fact < TP_FACTS && g_utf8_get_char (keys[fact]) != letter)
    fact++;

  return fact;
}

/* ahu-taking-chip.c: what one player moves at the table: mark, name, numbers, tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/table/ahu-taking-chip.h"

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-short-layout.h"

#define MARK_SIZE 20
#define MARK_SIZE_NARROW 18
#define TOKEN_SIZE 28
#define TOKEN_SIZE_NARROW 20
#define COIN_SIZE 22
#define SPACING 7
#define SPACING_NARROW 3

/* Words, a number, a token, words: the first words and the last each long and short. A dot keeps
 * long words from those of another thing. */
typedef struct
{
  GtkWidget *between;
  GtkWidget *before[2];
  GtkWidget *number;
  GtkWidget *token;
  GtkWidget *after[2];
} Part;

struct _AhuTakingChip
{
  AhuParent parent_instance;

  GtkWidget *mark;
  GtkWidget *name;
  GArray *parts; /* of Part, made when they are first needed */
  GtkWidget *coins; /* with the change, where one token can't pay */
  GtkWidget *bonus[2];
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (AhuTakingChip, ahu_taking_chip, AHU_TYPE_PARENT)

/* The whole chip is told in one sentence, so its parts are not told again. */
static GtkWidget *
add_label (AhuTakingChip *self,
           GtkWidget     *after,
           const char    *css_class,
           guint          from,
           guint          until)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  ahu_short_layout_set_steps (label, from, until);
  gtk_widget_insert_after (label, GTK_WIDGET (self), after);
  return label;
}

static void
show_label (GtkWidget  *label,
            const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

static Part *
get_part (AhuTakingChip *self,
          guint          index)
{
  while (self->parts->len <= index)
    {
      GtkWidget *last = self->parts->len > 0 ? g_array_index (self->parts, Part, self->parts->len - 1).after[1] : self->name;
      Part part;

      part.between = add_label (self, last, NULL, 0, AHU_TAKING_SHORT_WORDS);
      part.before[0] = add_label (self, part.between, NULL, 0, AHU_TAKING_SHORT_WORDS);
      part.before[1] = add_label (self, part.before[0], "number", AHU_TAKING_SHORT_WORDS, AHU_SHORT_STEPS);
      part.number = add_label (self, part.before[1], "number", 0, AHU_SHORT_STEPS);
      part.token = ahu_picture_new (NULL, TOKEN_SIZE, TOKEN_SIZE);
      gtk_widget_set_valign (part.token, GTK_ALIGN_CENTER);
      gtk_widget_insert_after (part.token, GTK_WIDGET (self), part.number);
      part.after[0] = add_label (self, part.token, NULL, 0, AHU_TAKING_SHORT_WORDS);
      part.after[1] = add_label (self, part.after[0], NULL, AHU_TAKING_SHORT_WORDS, AHU_SHORT_STEPS);
      g_array_append_val (self->parts, part);
    }

  return &g_array_index (self->parts, Part, index);
}

/* What stands before the number and what behind it; in some languages both. */
static void
show_words (GtkWidget  *before,
            GtkWidget  *after,
            const char *words)
{
  const char *place = strstr (words, "%s");
  g_autofree char *first = place != NULL ? g_strndup (words, (gsize) (place - words)) : g_strdup (words);
  g_autofree char *last = place != NULL ? g_strdup (place + strlen ("%s")) : NULL;

  show_label (before, g_strstrip (first));
  show_label (after, last != NULL ? g_strchug (last) : NULL);
}

static gboolean
is_sign (GtkWidget *label)
{
  static const char *const signs[] = { "+", "−", NULL };

  return g_strv_contains (signs, gtk_label_get_text (GTK_LABEL (label)));
}

/* Where words are read from right to left, a number with its sign is not: that stands on its left. */
static void
place_number (AhuTakingChip *self,
              Part          *part)
{
  gtk_widget_insert_after (part->before[0], GTK_WIDGET (self), part->between);
  gtk_widget_insert_after (part->before[1], GTK_WIDGET (self), part->before[0]);
  gtk_widget_insert_after (part->number, GTK_WIDGET (self), part->before[1]);
  if (gtk_widget_get_direction (GTK_WIDGET (self)) != GTK_TEXT_DIR_RTL)
    return;
  for (guint brief = 0; brief < 2; brief++)
    if (is_sign (part->before[brief]))
      gtk_widget_insert_after (part->before[brief], GTK_WIDGET (self), part->number);
}

static void
show_part (AhuTakingChip      *self,
           guint               index,
           const AhuNewsToken *token)
{
  Part *part = get_part (self, index);
  gboolean counted = token->picture != NULL || token->count > 0;
  g_autofree char *number = counted ? g_strdup_printf ("%u", token->count) : NULL;
  const char *words = token->words != NULL ? token->words : "";
  int size = self->narrow ? TOKEN_SIZE_NARROW : TOKEN_SIZE;

  show_label (part->between, token->is_apart ? "·" : NULL);
  show_words (part->before[0], part->after[0], words);
  show_words (part->before[1], part->after[1], token->brief != NULL ? token->brief : words);
  show_label (part->number, number);
  place_number (self, part);
  gtk_widget_set_visible (part->token, token->picture != NULL);
  if (token->picture != NULL)
    ahu_picture_set_name_and_size (AHU_PICTURE (part->token), token->picture, size, size);
}

static void
hide_part (Part *part)
{
  gtk_widget_set_visible (part->between, FALSE);
  for (guint brief = 0; brief < 2; brief++)
    {
      gtk_widget_set_visible (part->before[brief], FALSE);
      gtk_widget_set_visible (part->after[brief], FALSE);
    }
  gtk_widget_set_visible (part->number, FALSE);
  gtk_widget_set_visible (part->token, FALSE);
}

/* A token with its value, as in the box. */
static GtkWidget *
make_coin (const AhuNewsToken *token)
{
  g_autofree char *text = g_strdup_printf ("%u", token->count);
  GtkWidget *coin = gtk_overlay_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "label", text,
                                   "css-classes", (const char *[]) { "coin", NULL },
                                   NULL);

  gtk_overlay_set_child (GTK_OVERLAY (coin), ahu_picture_new (token->picture, COIN_SIZE, COIN_SIZE));
  gtk_overlay_add_overlay (GTK_OVERLAY (coin), label);

  return coin;
}

static void
show_change (AhuTakingChip *self,
             GPtrArray     *change)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->coins)) != NULL)
    gtk_box_remove (GTK_BOX (self->coins), child);
  for (guint i = 0; i < change->len; i++)
    gtk_box_append (GTK_BOX (self->coins), make_coin (change->pdata[i]));
  gtk_widget_set_visible (self->coins, change->len > 0);
}

static void
show_player (AhuTakingChip *self,
             AhuSession    *session,
             guint          player)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));

  gtk_widget_set_visible (self->mark, TRUE);
  ahu_mark_set_colour (AHU_PICTURE (self->mark), colours[player], self->narrow ? MARK_SIZE_NARROW : MARK_SIZE);
  show_label (self->name, ahu_session_get_names (session)[player]);
}

/* What happens on the table, to nobody in particular. */
static void
show_thing (AhuTakingChip     *self,
            const AhuNewsItem *item)
{
  int size = self->narrow ? MARK_SIZE_NARROW : MARK_SIZE;

  gtk_widget_set_visible (self->mark, item->picture != NULL);
  if (item->picture != NULL)
    ahu_picture_set_name_and_size (AHU_PICTURE (self->mark), item->picture, size, size);
  show_label (self->name, item->label);
}

/* @reason: (nullable): why, with the rules */
static void
explain (AhuTakingChip *self,
         const char    *sentence,
         const char    *reason)
{
  g_autofree char *tip = g_strjoin ("\n", sentence, reason, NULL);

  ahu_tip_set (GTK_WIDGET (self), tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  if (reason != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
ahu_taking_chip_finalize (GObject *object)
{
  g_array_unref (AHU_TAKING_CHIP (object)->parts);

  G_OBJECT_CLASS (ahu_taking_chip_parent_class)->finalize (object);
}

static void
ahu_taking_chip_class_init (AhuTakingChipClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_taking_chip_finalize;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chip");
}

static void
ahu_taking_chip_init (AhuTakingChip *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ahu_short_layout_new (SPACING));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "chip");

  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  self->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
  self->name = add_label (self, self->mark, NULL, 0, AHU_TAKING_SHORT_NAME);
  self->coins = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_set_valign (self->coins, GTK_ALIGN_CENTER);
  ahu_short_layout_set_steps (self->coins, 0, AHU_TAKING_SHORT_NAME);
  gtk_widget_set_parent (self->coins, GTK_WIDGET (self));
  self->bonus[0] = add_label (self, self->coins, "second", 0, AHU_TAKING_SHORT_BONUS);
  self->bonus[1] = add_label (self, self->bonus[0], "second", AHU_TAKING_SHORT_BONUS, AHU_TAKING_SHORT_ALL);
}

GtkWidget *
ahu_taking_chip_new (void)
{
  return g_object_new (AHU_TYPE_TAKING_CHIP, NULL);
}

void
ahu_taking_chip_set_narrow (AhuTakingChip *self,
                            gboolean       narrow)
{
  g_return_if_fail (AHU_IS_TAKING_CHIP (self));

  self->narrow = narrow;
  ahu_short_layout_set_spacing (AHU_SHORT_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                ahu_text_scaled (narrow ? SPACING_NARROW : SPACING));
}

void
ahu_taking_chip_show (AhuTakingChip     *self,
                      const AhuNewsItem *item,
                      AhuSession        *session)
{
  g_return_if_fail (AHU_IS_TAKING_CHIP (self));
  g_return_if_fail (item);
  g_return_if_fail (AHU_IS_SESSION (session));

  if (item->seat != AHU_NOBODY)
    show_player (self, session, item->seat);
  else
    show_thing (self, item);
  for (guint i = 0; i < item->tokens->len; i++)
    show_part (self, i, item->tokens->pdata[i]);
  for (guint i = item->tokens->len; i < self->parts->len; i++)
    hide_part (get_part (self, i));
  show_change (self, item->change);
  show_label (self->bonus[0], item->sum);
  show_label (self->bonus[1], item->sum_brief);
  ahu_widget_set_css_class (GTK_WIDGET (self), "open", item->is_open);
  explain (self, item->sentence, item->reason);
}

const char *
ahu_taking_chip_get_explanation (AhuTakingChip *self)
{
  g_return_val_if_fail (AHU_IS_TAKING_CHIP (self), NULL);

  return ahu_tip_get (GTK_WIDGET (self));
}

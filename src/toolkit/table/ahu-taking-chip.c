/* ahu-taking-chip.c: what one player moves at the table: mark, name, numbers, tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/table/ahu-taking-chip.h"

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-short-layout.h"
#include "toolkit/rules/ahu-rule-menu.h"

#define MARK_SIZE 20
#define MARK_SIZE_NARROW 18
#define TOKEN_SIZE 28
#define TOKEN_SIZE_NARROW 20
#define COIN_SIZE 22
#define SPACING 7
#define SPACING_NARROW 3

/* In reading order; each is made when there is first something to show in it. The words come long
 * and short, and the number with the sign that either has. A dot keeps long words from those of another thing. */
typedef enum
{
  BETWEEN,
  BEFORE,
  BEFORE_BRIEF,
  NUMBER,
  NUMBER_BRIEF,
  TOKEN,
  AFTER,
  AFTER_BRIEF,
  N_CHILDREN
} Child;

typedef struct
{
  GtkWidget *children[N_CHILDREN];
} Part;

struct _AhuTakingChip
{
  AhuParent parent_instance;

  GtkWidget *mark;
  GtkWidget *name;
  GArray *parts; /* of Part */
  GtkWidget *coins; /* (nullable): with the change, where one token can't pay */
  GtkWidget *bonus[2]; /* (nullable) */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (AhuTakingChip, ahu_taking_chip, AHU_TYPE_PARENT)

/* The whole chip is told in one sentence, so its parts are not told again. */
static GtkWidget *
add_label (AhuTakingChip *self,
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
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
show_label (GtkWidget  *label,
            const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL && *text != '\0');
}

static GtkWidget *
add_child_label (AhuTakingChip *self,
                 Child          child)
{
  switch (child)
    {
    case BEFORE_BRIEF:
    case NUMBER_BRIEF:
      return add_label (self, "number", AHU_TAKING_SHORT_WORDS, AHU_SHORT_STEPS);

    case AFTER_BRIEF:
      return add_label (self, NULL, AHU_TAKING_SHORT_WORDS, AHU_SHORT_STEPS);

    case NUMBER:
      return add_label (self, "number", 0, AHU_TAKING_SHORT_WORDS);

    case BETWEEN:
    case BEFORE:
    case AFTER:
      return add_label (self, NULL, 0, AHU_TAKING_SHORT_WORDS);

    case TOKEN:
    case N_CHILDREN:
    default:
      g_assert_not_reached ();
    }
}

static void
show_child (AhuTakingChip *self,
            Part          *part,
            Child          child,
            const char    *text)
{
  gboolean is_empty = text == NULL || *text == '\0';

  if (part->children[child] == NULL && !is_empty)
    part->children[child] = add_child_label (self, child);
  if (part->children[child] != NULL)
    show_label (part->children[child], text);
}

/* What stands before the number and what behind it; in some languages both. A sign is part of the number: where words
 * are read from right to left, it stands on the left of it all the same. */
static void
show_words (AhuTakingChip *self,
            Part          *part,
            gboolean       brief,
            const char    *words,
            const char    *number)
{
  static const char *const signs[] = { "+", "−", NULL };
  const char *place = strstr (words, "%s");
  g_autofree char *before = g_strstrip (place != NULL ? g_strndup (words, (gsize) (place - words)) : g_strdup (words));
  g_autofree char *after = place != NULL ? g_strchug (g_strdup (place + strlen ("%s"))) : NULL;
  gboolean is_signed = number != NULL && g_strv_contains (signs, before);
  g_autofree char *with_sign = is_signed ? g_strconcat (AHU_LEFT_TO_RIGHT, before, number, NULL) : NULL;

  show_child (self, part, BEFORE + brief, is_signed ? NULL : before);
  show_child (self, part, NUMBER + brief, is_signed ? with_sign : number);
  show_child (self, part, AFTER + brief, after);
}

static void
show_token (AhuTakingChip *self,
            Part          *part,
            const char    *picture)
{
  int size = self->narrow ? TOKEN_SIZE_NARROW : TOKEN_SIZE;

  if (part->children[TOKEN] == NULL && picture != NULL)
    {
      part->children[TOKEN] = ahu_picture_new (NULL, TOKEN_SIZE, TOKEN_SIZE);
      gtk_widget_set_valign (part->children[TOKEN], GTK_ALIGN_CENTER);
      gtk_widget_set_parent (part->children[TOKEN], GTK_WIDGET (self));
    }
  if (part->children[TOKEN] == NULL)
    return;
  gtk_widget_set_visible (part->children[TOKEN], picture != NULL);
  if (picture != NULL)
    ahu_picture_set_name_and_size (AHU_PICTURE (part->children[TOKEN]), picture, size, size);
}

/* Returns: (transfer none): the last one */
static GtkWidget *
place_part (Part      *part,
            GtkWidget *parent,
            GtkWidget *last)
{
  for (Child child = 0; child < N_CHILDREN; child++)
    if (part->children[child] != NULL)
      {
        gtk_widget_insert_after (part->children[child], parent, last);
        last = part->children[child];
      }

  return last;
}

static void
show_part (AhuTakingChip      *self,
           Part               *part,
           const AhuNewsToken *token)
{
  gboolean counted = token->picture != NULL || token->count > 0;
  g_autofree char *number = counted ? g_strdup_printf ("%u", token->count) : NULL;
  const char *words = token->words != NULL ? token->words : "";

  show_child (self, part, BETWEEN, token->is_apart ? "·" : NULL);
  show_words (self, part, FALSE, words, number);
  show_words (self, part, TRUE, token->brief != NULL ? token->brief : words, number);
  show_token (self, part, token->picture);
}

/* Returns: (transfer none): the last that stands there */
static GtkWidget *
show_parts (AhuTakingChip *self,
            GPtrArray     *tokens)
{
  static const AhuNewsToken nothing;
  GtkWidget *last = self->name;

  if (self->parts->len < tokens->len)
    g_array_set_size (self->parts, tokens->len);
  for (guint i = 0; i < self->parts->len; i++)
    {
      Part *part = &g_array_index (self->parts, Part, i);

      show_part (self, part, i < tokens->len ? tokens->pdata[i] : &nothing);
      last = place_part (part, GTK_WIDGET (self), last);
    }

  return last;
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
             GPtrArray     *change,
             GtkWidget     *last)
{
  GtkWidget *child;

  if (self->coins == NULL && change->len > 0)
    {
      self->coins = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
      gtk_widget_set_valign (self->coins, GTK_ALIGN_CENTER);
      ahu_short_layout_set_steps (self->coins, 0, AHU_TAKING_SHORT_NAME);
      gtk_widget_insert_after (self->coins, GTK_WIDGET (self), last);
    }
  if (self->coins == NULL)
    return;
  while ((child = gtk_widget_get_first_child (self->coins)) != NULL)
    gtk_box_remove (GTK_BOX (self->coins), child);
  for (guint i = 0; i < change->len; i++)
    gtk_box_append (GTK_BOX (self->coins), make_coin (change->pdata[i]));
  gtk_widget_set_visible (self->coins, change->len > 0);
}

static void
show_bonus (AhuTakingChip *self,
            gboolean       is_brief,
            const char    *sum)
{
  static const guint steps[] = { 0, AHU_TAKING_SHORT_BONUS, AHU_TAKING_SHORT_ALL };

  if (self->bonus[is_brief] == NULL && sum != NULL)
    self->bonus[is_brief] = add_label (self, "second", steps[is_brief], steps[is_brief + 1]);
  if (self->bonus[is_brief] != NULL)
    show_label (self->bonus[is_brief], sum);
}

/* By mark and name, in the colour of this game. */
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
  ahu_rule_menu_add_press (GTK_WIDGET (self));

  self->parts = g_array_new (FALSE, TRUE, sizeof (Part));
  self->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
  self->name = add_label (self, NULL, 0, AHU_TAKING_SHORT_NAME);
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
  show_change (self, item->change, show_parts (self, item->tokens));
  show_bonus (self, FALSE, item->sum);
  show_bonus (self, TRUE, item->sum_brief);
  ahu_widget_set_css_class (GTK_WIDGET (self), "open", item->is_open);
  ahu_widget_set_css_class (GTK_WIDGET (self), "earlier", item->is_earlier);
  explain (self, item->sentence, item->reason);
}

const char *
ahu_taking_chip_get_explanation (AhuTakingChip *self)
{
  g_return_val_if_fail (AHU_IS_TAKING_CHIP (self), NULL);

  return ahu_tip_get (GTK_WIDGET (self));
}

/* ahu-rn-taking-chip.c: what one player moves at the table: mark, name, numbers, tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-taking-chip.h"

#include "toolkit/art/ahu-picture.h"
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

/* Words, a number, a token, words: the first words and the last each long and short. */
typedef struct
{
  GtkWidget *before[2];
  GtkWidget *number;
  GtkWidget *token;
  GtkWidget *after[2];
} Part;

struct _AhuRnTakingChip
{
  GtkWidget parent_instance;

  GtkWidget *mark;
  GtkWidget *name;
  GArray *parts; /* of Part, made when they are first needed */
  GtkWidget *coins; /* with the change, where one token can't pay */
  GtkWidget *bonus[2];
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (AhuRnTakingChip, ahu_rn_taking_chip, GTK_TYPE_WIDGET)

/* The whole chip is told in one sentence, so its parts are not told again. */
static GtkWidget *
add_label (AhuRnTakingChip *self,
           GtkWidget       *after,
           const char      *css_class,
           guint            from,
           guint            until)
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
get_part (AhuRnTakingChip *self,
          guint            index)
{
  while (self->parts->len <= index)
    {
      GtkWidget *last = self->parts->len > 0 ? g_array_index (self->parts, Part, self->parts->len - 1).after[1] : self->name;
      Part part;

      part.before[0] = add_label (self, last, NULL, 0, AHU_RN_SHORT_WORDS);
      part.before[1] = add_label (self, part.before[0], "number", AHU_RN_SHORT_WORDS, AHU_SHORT_STEPS);
      part.number = add_label (self, part.before[1], "number", 0, AHU_SHORT_STEPS);
      part.token = ahu_picture_new (NULL, TOKEN_SIZE, TOKEN_SIZE);
      gtk_widget_set_valign (part.token, GTK_ALIGN_CENTER);
      gtk_widget_insert_after (part.token, GTK_WIDGET (self), part.number);
      part.after[0] = add_label (self, part.token, NULL, 0, AHU_RN_SHORT_WORDS);
      part.after[1] = add_label (self, part.after[0], NULL, AHU_RN_SHORT_WORDS, AHU_SHORT_STEPS);
      g_array_append_val (self->parts, part);
    }

  return &g_array_index (self->parts, Part, index);
}

static char *
picture_name (guint token)
{
  if (token == RN_TOKEN_WOOD)
    return g_strdup ("token-wood");
  if (token == RN_TOKEN_GLORY)
    return g_strdup ("token-glory");
  if (token == RN_TOKEN_BACK)
    return g_strdup ("sacrifice-back");
  return g_strconcat ("sacrifice-", rn_sacrifice_id (token - RN_TOKEN_CARD), NULL);
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

static void
show_part (AhuRnTakingChip *self,
           guint            index,
           const RnPart    *words)
{
  Part *part = get_part (self, index);
  gboolean counted = words->token != RN_TOKEN_NONE || words->amount > 0;
  g_autofree char *number = counted ? g_strdup_printf ("%u", words->amount) : NULL;
  int size = self->narrow ? TOKEN_SIZE_NARROW : TOKEN_SIZE;

  for (guint brief = 0; brief < 2; brief++)
    show_words (part->before[brief], part->after[brief], brief ? words->sign : words->words);
  show_label (part->number, number);
  gtk_widget_set_visible (part->token, words->token != RN_TOKEN_NONE);
  if (words->token != RN_TOKEN_NONE)
    {
      g_autofree char *picture = picture_name (words->token);

      ahu_picture_set_name_and_size (AHU_PICTURE (part->token), picture, size, size);
    }
}

static void
hide_part (Part *part)
{
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
show_parts (AhuRnTakingChip *self,
            const RnPart    *parts,
            guint            n)
{
  for (guint i = 0; i < n; i++)
    show_part (self, i, &parts[i]);
  for (guint i = n; i < self->parts->len; i++)
    hide_part (get_part (self, i));
}

static void
show_player (AhuRnTakingChip *self,
             AhuSession      *session,
             guint            player)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));

  ahu_mark_set_colour (AHU_PICTURE (self->mark), colours[player], self->narrow ? MARK_SIZE_NARROW : MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (self->name), ahu_session_get_names (session)[player]);
}

/* @reason: (nullable): why, with the rules */
static void
explain (AhuRnTakingChip *self,
         const char      *sentence,
         const char      *reason)
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
ahu_rn_taking_chip_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ahu_rn_taking_chip_parent_class)->dispose (object);
}

static void
ahu_rn_taking_chip_finalize (GObject *object)
{
  g_array_unref (AHU_RN_TAKING_CHIP (object)->parts);

  G_OBJECT_CLASS (ahu_rn_taking_chip_parent_class)->finalize (object);
}

static void
ahu_rn_taking_chip_class_init (AhuRnTakingChipClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_taking_chip_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_taking_chip_finalize;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "chip");
}

static void
ahu_rn_taking_chip_init (AhuRnTakingChip *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ahu_short_layout_new (SPACING));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), "chip");

  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  self->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->mark, GTK_WIDGET (self));
  self->name = add_label (self, self->mark, NULL, 0, AHU_RN_SHORT_NAME);
  self->coins = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_set_valign (self->coins, GTK_ALIGN_CENTER);
  ahu_short_layout_set_steps (self->coins, 0, AHU_RN_SHORT_NAME);
  gtk_widget_set_parent (self->coins, GTK_WIDGET (self));
  self->bonus[0] = add_label (self, self->coins, "second", 0, AHU_RN_SHORT_BONUS);
  self->bonus[1] = add_label (self, self->bonus[0], "second", AHU_RN_SHORT_BONUS, AHU_RN_SHORT_ALL);
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

  self->narrow = narrow;
  ahu_short_layout_set_spacing (AHU_SHORT_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                narrow ? SPACING_NARROW : SPACING);
}

void
ahu_rn_taking_chip_show_news (AhuRnTakingChip *self,
                              const RnNews    *news,
                              guint            index,
                              AhuSession      *session)
{
  const char *const *names = ahu_session_get_names (session);
  const RnNewsItem *item = &news->items[index];
  g_autofree char *sentence = rn_news_item_sentence (news, index, names);
  g_autofree char *reason = rn_news_item_reason (news, index);
  RnPart parts[RN_NEWS_PARTS];

  g_return_if_fail (AHU_IS_RN_TAKING_CHIP (self));
  g_return_if_fail (index < news->n);

  show_player (self, session, item->taking.player);
  show_parts (self, parts, rn_news_parts (item, parts));
  show_coins (self, &item->taking);
  for (guint brief = 0; brief < 2; brief++)
    {
      g_autofree char *bonus = rn_news_bonus (item, brief);

      show_label (self->bonus[brief], bonus);
    }
  ahu_widget_set_css_class (GTK_WIDGET (self), "open", item->type == RN_NEWS_SKIPPED ||
                            item->type == RN_NEWS_CHOOSES || item->type == RN_NEWS_OWED);
  explain (self, sentence, reason);
}

void
ahu_rn_taking_chip_show_amend (AhuRnTakingChip *self,
                               const RnAmend   *amend,
                               guint            player,
                               AhuSession      *session)
{
  g_autofree char *sentence = NULL;
  RnPart parts[RN_NEWS_PARTS];

  g_return_if_fail (AHU_IS_RN_TAKING_CHIP (self));

  show_player (self, session, player);
  show_parts (self, parts, rn_amend_parts (amend, parts));
  gtk_widget_set_visible (self->coins, FALSE);
  for (guint brief = 0; brief < 2; brief++)
    gtk_widget_set_visible (self->bonus[brief], FALSE);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "open");
  sentence = rn_amend_sentence (amend, ahu_session_get_names (session)[player]);
  explain (self, sentence, NULL);
}

const char *
ahu_rn_taking_chip_get_explanation (AhuRnTakingChip *self)
{
  g_return_val_if_fail (AHU_IS_RN_TAKING_CHIP (self), NULL);

  return ahu_tip_get (GTK_WIDGET (self));
}

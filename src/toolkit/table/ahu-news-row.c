/* ahu-news-row.c: the line that says what to move on the table
 *
 * It is always there and as high as ever; where all of it doesn't fit it is shortened, see
 * AhuShortLayout and the steps in ahu-taking-chip.h. What is to be put right after an undo
 * is told in words on a narrow page, since pictures alone don't say what is put back; it
 * can be more than the line holds: a button then shows all of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-news-row.h"

#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-close-button.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-short-layout.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-taking-chip.h"

#define SILHOUETTE_SIZE 28
#define SILHOUETTE_SIZE_NARROW 22
#define SPACING 10
#define SPACING_NARROW 6
#define WORDS_LINES 3
#define MORE_CHARS 30
#define MORE_HEIGHT 400

struct _AhuNewsRow
{
  GtkWidget parent_instance;

  GtkWidget *icon;
  GtkWidget *turn;
  GtkWidget *silhouette;
  GtkWidget *subject;
  GPtrArray *chips; /* made when they are first needed */
  GtkWidget *note;
  GtkWidget *words; /* of a slip on a narrow page, instead of the chips */
  GtkWidget *more;
  GtkWidget *more_words; /* a label for each sentence */
  GtkWidget *close;
  AhuSlip *slip; /* weak: what the button dismisses */
  guint n_shown; /* chips that are filled in */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (AhuNewsRow, ahu_news_row, GTK_TYPE_WIDGET)

static GtkWidget *
add_label (AhuNewsRow *self,
           const char *css_class,
           guint       until)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  ahu_short_layout_set_steps (label, 0, until);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
show_label (GtkWidget  *label,
            const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

static void
show_look (AhuNewsRow *self,
           const char *icon,
           const char *look)
{
  static const char *const looks[] = { "due", "done", "slip" };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    ahu_widget_set_css_class (GTK_WIDGET (self), looks[i], g_strcmp0 (look, looks[i]) == 0);
  gtk_widget_set_visible (self->icon, icon != NULL);
  if (icon != NULL)
    gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), icon);
}

static GtkWidget *
get_chip (AhuNewsRow *self,
          guint       index)
{
  while (self->chips->len <= index)
    {
      GtkWidget *chip = ahu_taking_chip_new ();

      ahu_taking_chip_set_narrow (AHU_TAKING_CHIP (chip), self->narrow);
      /* What is left out is behind the button. */
      ahu_short_layout_set_yields (chip, TRUE);
      gtk_widget_insert_before (chip, GTK_WIDGET (self), self->note);
      g_ptr_array_add (self->chips, chip);
    }

  return self->chips->pdata[index];
}

static void
show_chips (AhuNewsRow    *self,
            const AhuNews *news,
            AhuSession    *session)
{
  for (guint i = 0; i < news->items->len; i++)
    {
      ahu_taking_chip_show (AHU_TAKING_CHIP (get_chip (self, i)), news->items->pdata[i], session);
      gtk_widget_set_visible (get_chip (self, i), TRUE);
    }
  for (guint i = news->items->len; i < self->chips->len; i++)
    gtk_widget_set_visible (self->chips->pdata[i], FALSE);
  self->n_shown = news->items->len;
}

/* @label: on the button that shows all of it
 * @from: the first step in which that is shown */
static void
show_buttons (AhuNewsRow *self,
              gboolean    has_slip,
              gboolean    has_more,
              const char *label,
              guint       from)
{
  gtk_widget_set_visible (self->close, has_slip);
  gtk_widget_set_visible (self->more, has_more);
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->more), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  ahu_short_layout_set_steps (self->more, from, AHU_SHORT_STEPS);
  gtk_widget_set_visible (self->words, FALSE);
}

static const char *
more_words (void)
{
  /* Translators: on a button: shows all that is to be moved on the table, where only some of it has room */
  return _("More");
}

static void
dismiss_cb (AhuNewsRow *self)
{
  if (self->slip != NULL)
    ahu_slip_dismiss (self->slip);
}

static void
ahu_news_row_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_weak_pointer (&AHU_NEWS_ROW (object)->slip);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (ahu_news_row_parent_class)->dispose (object);
}

static void
ahu_news_row_finalize (GObject *object)
{
  g_ptr_array_unref (AHU_NEWS_ROW (object)->chips);

  G_OBJECT_CLASS (ahu_news_row_parent_class)->finalize (object);
}

static void
ahu_news_row_class_init (AhuNewsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_news_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_news_row_finalize;

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "news");
}

/* As high as the line is, whatever they say. */
static void
add_slip_words (AhuNewsRow *self)
{
  self->words = add_label (self, "slip-words", AHU_SHORT_STEPS);
  gtk_label_set_wrap (GTK_LABEL (self->words), TRUE);
  gtk_label_set_ellipsize (GTK_LABEL (self->words), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->words), 0);
  ahu_short_layout_set_rest (self->words);
}

static void
add_words (AhuNewsRow *self,
           const char *text,
           gboolean    has_rules)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "xalign", 0.0f,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "width-chars", MORE_CHARS,
                                   "max-width-chars", MORE_CHARS,
                                   NULL);

  if (has_rules)
    ahu_rules_label_set_text (GTK_LABEL (label), text);
  else
    gtk_label_set_text (GTK_LABEL (label), text);
  gtk_box_append (GTK_BOX (self->more_words), label);
}

static void
add_more (AhuNewsRow *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                      "hscrollbar-policy", GTK_POLICY_NEVER,
                                      "propagate-natural-width", TRUE,
                                      "propagate-natural-height", TRUE,
                                      "max-content-height", MORE_HEIGHT,
                                      NULL);

  self->more_words = g_object_new (GTK_TYPE_BOX,
                                   "orientation", GTK_ORIENTATION_VERTICAL,
                                   "spacing", 8,
                                   "margin-start", 6,
                                   "margin-end", 6,
                                   "margin-top", 6,
                                   "margin-bottom", 6,
                                   NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->more_words);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  self->more = g_object_new (GTK_TYPE_MENU_BUTTON,
                             "popover", popover,
                             "valign", GTK_ALIGN_CENTER,
                             "visible", FALSE,
                             NULL);
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_parent (self->more, GTK_WIDGET (self));
}

static void
ahu_news_row_init (AhuNewsRow *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ahu_short_layout_new (SPACING));

  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->icon, GTK_WIDGET (self));
  self->turn = add_label (self, "news-turn", AHU_TAKING_SHORT_TURN);
  ahu_short_layout_set_instead (self->turn);
  self->silhouette = ahu_picture_new (NULL, SILHOUETTE_SIZE, SILHOUETTE_SIZE);
  gtk_widget_set_valign (self->silhouette, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->silhouette, GTK_WIDGET (self));
  self->subject = add_label (self, "news-subject", AHU_TAKING_SHORT_KIND);
  self->chips = g_ptr_array_new ();
  self->note = add_label (self, "news-note", AHU_SHORT_STEPS);
  gtk_label_set_ellipsize (GTK_LABEL (self->note), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (self->note), 0);
  ahu_short_layout_set_rest (self->note);
  add_slip_words (self);
  add_more (self);
  self->close = ahu_close_button_new (_("Done, the table is right"));
  g_signal_connect_object (self->close, "clicked", G_CALLBACK (dismiss_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->close, GTK_WIDGET (self));
  show_buttons (self, FALSE, FALSE, more_words (), 0);
}

/* Pictures, and why, or words; each keeps the buttons at the end. */
static void
arrange_slip (AhuNewsRow *self)
{
  for (guint i = 0; i < self->n_shown; i++)
    gtk_widget_set_visible (self->chips->pdata[i], !self->narrow);
  gtk_widget_set_visible (self->turn, !self->narrow);
  gtk_widget_set_visible (self->note, !self->narrow);
  gtk_widget_set_visible (self->words, self->narrow);
}

void
ahu_news_row_set_narrow (AhuNewsRow *self,
                         gboolean    narrow)
{
  g_return_if_fail (AHU_IS_NEWS_ROW (self));

  self->narrow = narrow;
  ahu_short_layout_set_spacing (AHU_SHORT_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                ahu_text_scaled (narrow ? SPACING_NARROW : SPACING));
  for (guint i = 0; i < self->chips->len; i++)
    ahu_taking_chip_set_narrow (self->chips->pdata[i], narrow);
  if (gtk_widget_get_visible (self->close))
    arrange_slip (self);
}

/* The silhouette says it where there is little room. Without one only the words say what the chips
 * are about: they stay, and where in the game it is goes before them. */
static void
show_subject (AhuNewsRow *self,
              const char *heading,
              gboolean    has_picture)
{
  gboolean stays = heading != NULL && !has_picture;

  show_label (self->subject, heading);
  ahu_short_layout_set_steps (self->turn, 0, stays ? AHU_TAKING_SHORT_KIND : AHU_TAKING_SHORT_TURN);
  ahu_short_layout_set_steps (self->subject, 0, stays ? AHU_TAKING_SHORT_TURN : AHU_TAKING_SHORT_KIND);
}

/* It may be cut off. */
static void
show_note (AhuNewsRow *self,
           const char *text)
{
  gtk_widget_set_visible (self->note, text != NULL);
  ahu_tip_set (self->note, text);
  ahu_rules_label_set_text (GTK_LABEL (self->note), text != NULL ? text : "");
}

static void
show_silhouette (AhuNewsRow *self,
                 const char *picture)
{
  int size = self->narrow ? SILHOUETTE_SIZE_NARROW : SILHOUETTE_SIZE;

  gtk_widget_set_visible (self->silhouette, picture != NULL);
  if (picture != NULL)
    ahu_picture_set_name_and_size (AHU_PICTURE (self->silhouette), picture, size, size);
}

static void
forget_words (AhuNewsRow *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->more_words)) != NULL)
    gtk_box_remove (GTK_BOX (self->more_words), child);
}

/* All of a slip, in words. */
static void
add_slip_lines (AhuNewsRow    *self,
                const AhuNews *slip)
{
  g_auto (GStrv) lines = g_strsplit (slip->text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    add_words (self, lines[i], FALSE);
  if (slip->note != NULL)
    add_words (self, slip->note, FALSE);
}

/* The heading, and each sentence with its rules. */
static void
add_details (AhuNewsRow    *self,
             const AhuNews *news)
{
  if (news->details == NULL)
    {
      for (guint i = 0; i < news->items->len; i++)
        add_words (self, ((const AhuNewsItem *) news->items->pdata[i])->sentence, TRUE);
      return;
    }
  if (news->place != NULL)
    add_words (self, news->place, FALSE);
  for (guint i = 0; i < news->details->len; i++)
    add_words (self, news->details->pdata[i], TRUE);
}

/* What was told before only stands there while there is room. */
static gboolean
has_earlier (const AhuNews *news)
{
  guint n = news->items->len;

  return n > 0 && ((const AhuNewsItem *) news->items->pdata[n - 1])->is_earlier;
}

void
ahu_news_row_show (AhuNewsRow    *self,
                   const AhuNews *news,
                   const AhuNews *kept,
                   AhuSlip       *slip,
                   AhuSession    *session)
{
  gboolean has_more;
  gboolean done;

  g_return_if_fail (AHU_IS_NEWS_ROW (self));
  g_return_if_fail (news);

  done = news->state == AHU_NEWS_DONE;
  has_more = news->details != NULL || kept != NULL;
  g_set_weak_pointer (&self->slip, slip);
  show_look (self, done ? "object-select-symbolic" : NULL,
             news->state == AHU_NEWS_NOTHING ? NULL : done ? "done" : "due");
  show_label (self->turn, news->place);
  show_silhouette (self, news->picture);
  show_subject (self, news->heading, news->picture != NULL);
  show_chips (self, news, session);
  show_buttons (self, kept != NULL, has_more || news->items->len > 0, kept != NULL ? kept->place : more_words (),
                !has_more ? AHU_TAKING_SHORT_MORE : kept == NULL && has_earlier (news) ? AHU_TAKING_SHORT_BONUS : 0);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->more));
  ahu_widget_set_css_class (self->more, "kept", kept != NULL);
  forget_words (self);
  if (kept != NULL)
    add_slip_lines (self, kept);
  add_details (self, news);
  show_note (self, news->note);
}

/* All of it, in words. */
static void
show_more (AhuNewsRow    *self,
           const AhuNews *news)
{
  g_auto (GStrv) lines = g_strsplit (news->text, "\n", -1);
  g_autofree char *words = g_strjoinv (C_("sentences", " "), lines + 1);

  /* The line does not grow with the text. */
  gtk_label_set_lines (GTK_LABEL (self->words), MAX (1, (int) (WORDS_LINES / ahu_text_scale ())));
  gtk_label_set_text (GTK_LABEL (self->words), words);
  ahu_tip_set (self->words, words);
  forget_words (self);
  add_slip_lines (self, news);
}

void
ahu_news_row_show_slip (AhuNewsRow    *self,
                        const AhuNews *news,
                        AhuSlip       *slip,
                        AhuSession    *session)
{
  g_return_if_fail (AHU_IS_NEWS_ROW (self));
  g_return_if_fail (news && news->text);

  g_set_weak_pointer (&self->slip, slip);
  show_look (self, "object-flip-horizontal-symbolic", "slip");
  show_label (self->turn, news->place);
  show_silhouette (self, news->picture);
  show_subject (self, news->heading, news->picture != NULL);
  show_chips (self, news, session);
  /* It says all of it while there is room. */
  show_buttons (self, TRUE, TRUE, more_words (), AHU_TAKING_SHORT_BONUS);
  ahu_widget_set_css_class (self->more, "kept", FALSE);
  show_note (self, news->note != NULL ? news->note : "");
  show_more (self, news);
  arrange_slip (self);
}

gboolean
ahu_news_row_open (AhuNewsRow *self)
{
  g_return_val_if_fail (AHU_IS_NEWS_ROW (self), FALSE);

  if (!gtk_widget_get_mapped (self->more))
    return FALSE;
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->more));

  return TRUE;
}

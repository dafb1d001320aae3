/* ahu-rn-prompt.c: what to move on the table, and who does what now
 *
 * Two rows that are always there: the news above, the sentence below. Neither changes its
 * height, so nothing below the prompt moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-prompt.h"

#include "games/rapanui/ui/ahu-rn-news-row.h"
#include "games/rapanui/ui/ahu-rn-practise.h"
#include "games/rapanui/ui/ahu-rn-told.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"

#define MARK_SIZE 36
#define MARK_SIZE_NARROW 30

struct _AhuRnPrompt
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *news;
  GtkWidget *line;
  GtkWidget *mark;
  GtkWidget *sentence;
  GtkWidget *aside;

  gboolean narrow;
  gboolean is_replay;
  guint n_laid; /* cards of a refill that are no move yet */
  gboolean tells_last; /* with the last update */
  AhuRnSlip *slip; /* weak: that of the session */
  AhuSession *session; /* weak: that of the last update */
  RnPosition announced; /* not its words: two may have the same */
};

G_DEFINE_FINAL_TYPE (AhuRnPrompt, ahu_rn_prompt, GTK_TYPE_WIDGET)

static void
show_mark (AhuRnPrompt *self,
           AhuSession  *session,
           guint        who)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));

  ahu_mark_set_colour (AHU_PICTURE (self->mark), colours[who],
                       self->narrow ? MARK_SIZE_NARROW : MARK_SIZE);
}

static guint
find_pending (const RnPosition *position)
{
  guint8 pending[RN_MAX_PLAYERS];

  return rn_position_pending (position, pending) > 0 ? pending[0] : position->active;
}

static void
show_sentence (AhuRnPrompt *self,
               const char  *sentence,
               const char  *aside)
{
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_text (GTK_LABEL (self->aside), aside != NULL ? aside : "");
  gtk_widget_set_tooltip_text (self->aside, aside);
  gtk_widget_set_visible (self->aside, aside != NULL && !self->narrow);
  gtk_widget_set_hexpand (self->sentence, !gtk_widget_get_visible (self->aside));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

/* What the table did already and only comes back to is not due again. */
static void
find_news (AhuRnPrompt *self,
           AhuSession  *session,
           RnNews      *news)
{
  rn_news_find (news, ahu_session_get_history (session));
  if (news->state == RN_NEWS_DUE && !self->is_replay && !ahu_rn_slip_is_told (self->slip))
    news->state = RN_NEWS_DONE;
}

/* Returns: whether the position is another than was announced */
static gboolean
note_position (AhuRnPrompt *self,
               AhuSession  *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  gboolean known = self->session == session &&
                   memcmp (&self->announced, position, sizeof self->announced) == 0;

  g_set_weak_pointer (&self->session, session);
  self->announced = *position;

  return !known;
}

/* What the last move has brought is told once, before what to do next. */
static void
announce (AhuRnPrompt  *self,
          AhuSession   *session,
          const RnNews *news,
          const char   *sentence)
{
  const char *const *names = ahu_session_get_names (session);
  g_autofree char *told = NULL;
  g_autofree char *text = NULL;

  if (!note_position (self, session))
    return;
  if (ahu_rn_slip_is_shown (self->slip))
    told = ahu_rn_slip_dup_sentence (self->slip, names);
  else if (news->fresh && news->state != RN_NEWS_DONE)
    told = rn_news_sentence (news, names);

  if (news->over)
    text = g_strjoin ("\n", sentence, rn_news_nothing (news), NULL);
  else if (told != NULL)
    text = g_strjoin ("\n", told, sentence, NULL);
  else
    text = g_strdup (sentence);
  ahu_compat_announce (GTK_WIDGET (self), text);
}

static void
show_news (AhuRnPrompt  *self,
           AhuSession   *session,
           const RnNews *news)
{
  if (!self->is_replay && ahu_rn_slip_is_shown (self->slip))
    ahu_rn_news_row_show_slip (AHU_RN_NEWS_ROW (self->news), self->slip, session);
  else
    ahu_rn_news_row_show_news (AHU_RN_NEWS_ROW (self->news), news, session);
}

static void
show_next (AhuRnPrompt *self,
           AhuSession  *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  g_autofree char *sentence = NULL;
  RnNews news;

  if (position->step == RN_STEP_REFILL && self->n_laid > 0)
    sentence = rn_refill_prompt (position, self->n_laid);
  else
    sentence = rn_prompt (position, ahu_session_get_names (session));
  find_news (self, session, &news);
  announce (self, session, &news, sentence);
  show_sentence (self, sentence, ahu_rn_slip_get_rest (self->slip));
  show_mark (self, session, find_pending (position));
  show_news (self, session, &news);
}

/* Each position is announced whole: whoever steps through a game hears the same
 * words for the same move. */
static void
show_last (AhuRnPrompt *self,
           AhuSession  *session)
{
  g_autoptr (AhuRnTold) told = ahu_rn_told_new (session);
  g_autofree char *news_words = NULL;
  g_autofree char *text = NULL;
  RnNews news;

  find_news (self, session, &news);
  if (news.fresh)
    news_words = rn_news_sentence (&news, ahu_session_get_names (session));
  text = g_strjoin ("\n", told->sentence, news_words != NULL ? news_words : told->rest, NULL);
  note_position (self, session);
  ahu_compat_announce (GTK_WIDGET (self), text);
  show_sentence (self, told->sentence, news.fresh ? NULL : told->rest);
  show_mark (self, session, told->player);
  show_news (self, session, &news);
}

/* There is nothing to announce in that. */
static void
dismissed_cb (AhuRnPrompt *self)
{
  if (self->session != NULL && !self->tells_last)
    ahu_rn_prompt_update (self, self->session);
}

static void
follow_slip (AhuRnPrompt *self,
             AhuSession  *session)
{
  AhuRnSlip *slip = ahu_rn_slip_get (session);

  if (self->slip == slip)
    return;
  if (self->slip != NULL)
    g_signal_handlers_disconnect_by_data (self->slip, self);
  g_set_weak_pointer (&self->slip, slip);
  g_signal_connect_object (slip, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
}

static void
ahu_rn_prompt_dispose (GObject *object)
{
  g_clear_weak_pointer (&AHU_RN_PROMPT (object)->slip);
  gtk_widget_dispose_template (GTK_WIDGET (object), AHU_TYPE_RN_PROMPT);

  G_OBJECT_CLASS (ahu_rn_prompt_parent_class)->dispose (object);
}

static void
ahu_rn_prompt_finalize (GObject *object)
{
  g_clear_weak_pointer (&AHU_RN_PROMPT (object)->session);

  G_OBJECT_CLASS (ahu_rn_prompt_parent_class)->finalize (object);
}

static void
ahu_rn_prompt_class_init (AhuRnPromptClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_rn_prompt_dispose;
  object_class->finalize = ahu_rn_prompt_finalize;

  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_RN_NEWS_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, news);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, line);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, mark);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, sentence);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPrompt, aside);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "prompt");
}

static void
ahu_rn_prompt_init (AhuRnPrompt *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_rn_prompt_set_narrow (self, FALSE);
}

GtkWidget *
ahu_rn_prompt_new (void)
{
  return g_object_new (AHU_TYPE_RN_PROMPT, NULL);
}

void
ahu_rn_prompt_set_narrow (AhuRnPrompt *self,
                          gboolean     narrow)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));

  self->narrow = narrow;
  ahu_picture_set_fixed (AHU_PICTURE (self->mark), narrow);
  ahu_rn_news_row_set_narrow (AHU_RN_NEWS_ROW (self->news), narrow);
  gtk_box_set_spacing (GTK_BOX (self->line), narrow ? 12 : 18);
  ahu_widget_set_css_class (self->box, "narrow", narrow);
  ahu_widget_set_css_class (self->box, "panel", !narrow);
}

void
ahu_rn_prompt_set_end (AhuRnPrompt *self,
                       GtkWidget   *end)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));
  g_return_if_fail (GTK_IS_WIDGET (end));

  gtk_box_append (GTK_BOX (self->line), end);
}

void
ahu_rn_prompt_set_replay (AhuRnPrompt *self)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));

  self->is_replay = TRUE;
}

void
ahu_rn_prompt_set_laid (AhuRnPrompt *self,
                        guint        n_laid)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));

  self->n_laid = n_laid;
}

void
ahu_rn_prompt_tell_last (AhuRnPrompt *self,
                         AhuSession  *session)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  self->tells_last = TRUE;
  follow_slip (self, session);
  show_last (self, session);
}

void
ahu_rn_prompt_update (AhuRnPrompt *self,
                      AhuSession  *session)
{
  g_return_if_fail (AHU_IS_RN_PROMPT (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  /* While computers play, what they do is what is to be told. */
  if (self->is_replay || ahu_rn_practise_is_waiting (session))
    {
      ahu_rn_prompt_tell_last (self, session);
      return;
    }

  self->tells_last = FALSE;
  follow_slip (self, session);
  show_next (self, session);
}

/* ahu-prompt.c: what to move on the table, and who does what now
 *
 * Two rows that are always there: the news above, the sentence below. Neither changes its
 * height, so nothing below the prompt moves; only what holds to the end of the game, once it
 * is there, makes the sentence's row as high as its words are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-prompt.h"

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-news-row.h"
#include "toolkit/table/ahu-told.h"

#define MARK_SIZE 36
#define MARK_SIZE_NARROW 30

/* What the sentence keeps for itself, and beside other words. */
#define LEAST_CHARS 12
#define LEAST_CHARS_BESIDE 36

struct _AhuPrompt
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *news;
  GtkWidget *line;
  GtkWidget *mark;
  GtkWidget *said;
  GtkWidget *sentence;
  GtkWidget *lasting; /* below it */
  GtkWidget *aside;
  GtkWidget *rule; /* a button that leads to it */

  gboolean narrow;
  gboolean is_replay;
  gboolean shows_rule;
  char *words; /* instead of the game's, NULL for these */
  char *sign; /* instead of a mark, NULL for that */
  gboolean tells_last; /* with the last update */
  AhuSlip *slip; /* weak, NULL for none */
  AhuSession *session; /* weak: that of the last update */
  GBytes *announced; /* the position, not its words: two may have the same */
};

G_DEFINE_FINAL_TYPE (AhuPrompt, ahu_prompt, GTK_TYPE_WIDGET)

/* @sign: (nullable): what is drawn in its place */
static void
show_mark (AhuPrompt  *self,
           AhuSession *session,
           guint       who,
           const char *sign)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  int size = self->narrow ? MARK_SIZE_NARROW : MARK_SIZE;

  gtk_widget_set_visible (self->mark, who != AHU_NOBODY);
  ahu_player_colour_own (who != AHU_NOBODY && sign == NULL ? colours[who] : NULL, gtk_widget_get_parent (self->mark), FALSE);
  if (who != AHU_NOBODY && sign != NULL)
    ahu_picture_set_name_and_size (AHU_PICTURE (self->mark), sign, size, size);
  else if (who != AHU_NOBODY)
    ahu_mark_set_colour (AHU_PICTURE (self->mark), colours[who], size);
}

/* Who has to act first; if nobody has, who did last. */
static guint
find_pending (AhuSession *session)
{
  const AhuGame *game = ahu_session_get_game (session);
  AhuHistory *history = ahu_session_get_history (session);
  guint ply = ahu_history_get_ply (history);
  g_autofree guint *seats = g_new (guint, game->max_players);

  if (game->pending (ahu_session_get_position (session), seats) > 0)
    return seats[0];
  if (ply == 0)
    return AHU_NOBODY;

  return game->author (ahu_history_get_position (history, ply - 1),
                       g_ptr_array_index (ahu_history_get_moves (history), ply - 1));
}

static void
show_sentence (AhuPrompt  *self,
               const char *sentence,
               const char *aside,
               const char *lasting)
{
  gtk_label_set_text (GTK_LABEL (self->sentence), sentence);
  gtk_label_set_text (GTK_LABEL (self->aside), aside != NULL ? aside : "");
  gtk_widget_set_tooltip_text (self->aside, aside);
  gtk_widget_set_visible (self->aside, aside != NULL && !self->narrow);
  gtk_label_set_text (GTK_LABEL (self->lasting), lasting != NULL ? lasting : "");
  gtk_widget_set_visible (self->lasting, lasting != NULL);
  ahu_widget_set_css_class (self->said, "lasting", lasting != NULL);
  gtk_widget_set_hexpand (self->sentence, !gtk_widget_get_visible (self->aside));
  gtk_label_set_width_chars (GTK_LABEL (self->sentence), gtk_widget_get_visible (self->aside)
                             ? (int) MIN (g_utf8_strlen (sentence, -1), LEAST_CHARS_BESIDE) : LEAST_CHARS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
}

/* Of what has been done the log tells the rules.
 *
 * @rules: (nullable): what the sentence stands on; the first is shown */
static void
show_rule (AhuPrompt          *self,
           const char *const  *rules)
{
  const char *rule = self->shows_rule && !self->narrow && rules != NULL ? rules[0] : NULL;

  gtk_widget_set_visible (self->rule, rule != NULL);
  if (rule != NULL)
    ahu_rules_button_set_number (GTK_BUTTON (self->rule), rule);
}

/* What the table did already and only comes back to is not due again. */
static AhuNews *
find_news (AhuPrompt  *self,
           AhuSession *session)
{
  const AhuGame *game = ahu_session_get_game (session);
  AhuHistory *history = ahu_session_get_history (session);
  AhuNews *news;

  if (game->news == NULL)
    return ahu_news_new (AHU_NEWS_NOTHING);

  news = game->news (history, ahu_history_get_ply (history), ahu_session_get_names (session));
  if (news->state == AHU_NEWS_DUE && !self->is_replay && self->slip != NULL && !ahu_slip_is_told (self->slip))
    news->state = AHU_NEWS_DONE;

  return news;
}

/* Returns: whether the position is another than was announced */
static gboolean
note_position (AhuPrompt  *self,
               AhuSession *session)
{
  g_autoptr (GBytes) position = g_bytes_new (ahu_session_get_position (session),
                                             ahu_session_get_game (session)->position_size);
  gboolean known = self->session == session && g_bytes_equal (self->announced, position);

  g_set_weak_pointer (&self->session, session);
  g_clear_pointer (&self->announced, g_bytes_unref);
  self->announced = g_steal_pointer (&position);

  return !known;
}

/* Who does what now, and then once what that needs of the last move: the rest is in the log. That the game is over its
 * result tells.
 *
 * @slip: (nullable): what is to be put right instead */
static void
announce (AhuPrompt     *self,
          AhuSession    *session,
          const AhuNews *news,
          const AhuNews *slip,
          const char    *sentence)
{
  const AhuGame *game = ahu_session_get_game (session);
  g_autofree guint *seats = g_new (guint, game->max_players);
  g_autofree char *text = NULL;
  const char *told = NULL;

  if (!note_position (self, session))
    return;
  if (slip != NULL && slip->state == AHU_NEWS_DUE)
    told = slip->text;
  else if (news->state != AHU_NEWS_DONE)
    told = news->heard;

  if (news->is_last && game->pending (ahu_session_get_position (session), seats) == 0)
    text = g_strdup (told);
  else
    text = g_strjoin ("\n", sentence, told, NULL);
  if (text != NULL)
    ahu_compat_announce (GTK_WIDGET (self), text);
}

/* @rules: (out) (transfer full) (nullable): those on which it stands */
static char *
dup_prompt (AhuPrompt    *self,
            AhuSession   *session,
            char       ***rules)
{
  const AhuGame *game = ahu_session_get_game (session);
  g_autofree char *sentence = NULL;

  *rules = NULL;
  if (game->prompt != NULL)
    sentence = game->prompt (ahu_session_get_position (session), ahu_session_get_names (session), rules);
  if (self->words != NULL)
    return g_strdup (self->words);

  return sentence != NULL ? g_steal_pointer (&sentence) : g_strdup ("");
}

/* What is to be put right takes the row until there is something new to do; it waits beside that until somebody
 * has said that it is done.
 *
 * @slip: (nullable): what is to be put right */
static void
show_news (AhuPrompt     *self,
           const AhuNews *news,
           const AhuNews *slip,
           AhuSession    *session)
{
  if (slip != NULL && slip->state == AHU_NEWS_DUE)
    ahu_news_row_show_slip (AHU_NEWS_ROW (self->news), slip, self->slip, session);
  else
    ahu_news_row_show (AHU_NEWS_ROW (self->news), news, slip, self->slip, session);
}

static void
show_next (AhuPrompt  *self,
           AhuSession *session)
{
  g_auto (GStrv) rules = NULL;
  g_autofree char *sentence = dup_prompt (self, session, &rules);
  g_autoptr (AhuNews) news = find_news (self, session);
  g_autoptr (AhuNews) slip = self->slip != NULL ? ahu_slip_dup_news (self->slip) : NULL;

  announce (self, session, news, slip, sentence);
  show_sentence (self, sentence, slip != NULL ? slip->aside : news->aside, news->lasting);
  show_rule (self, (const char *const *) rules);
  show_mark (self, session, find_pending (session), self->sign);
  show_news (self, news, slip, session);
}

/* Each position is announced whole: whoever steps through a game hears the same
 * words for the same move. */
static void
show_last (AhuPrompt  *self,
           AhuSession *session)
{
  g_autoptr (AhuTold) told = ahu_told_new (session);
  g_autoptr (AhuNews) news = find_news (self, session);
  g_autoptr (AhuNews) slip = self->slip != NULL && !self->is_replay ? ahu_slip_dup_news (self->slip) : NULL;
  g_autofree char *text = g_strjoin ("\n", told->sentence, news->is_fresh ? news->text : told->rest, NULL);

  note_position (self, session);
  ahu_compat_announce (GTK_WIDGET (self), text);
  show_sentence (self, told->sentence, news->is_fresh ? NULL : told->rest, news->lasting);
  show_rule (self, NULL);
  show_mark (self, session, told->seat, NULL);
  show_news (self, news, slip, session);
}

/* There is nothing to announce in that. */
static void
dismissed_cb (AhuPrompt *self)
{
  if (self->session != NULL && !self->tells_last)
    ahu_prompt_update (self, self->session);
}

static void
ahu_prompt_dispose (GObject *object)
{
  g_clear_weak_pointer (&AHU_PROMPT (object)->slip);
  gtk_widget_dispose_template (GTK_WIDGET (object), AHU_TYPE_PROMPT);

  G_OBJECT_CLASS (ahu_prompt_parent_class)->dispose (object);
}

static void
ahu_prompt_finalize (GObject *object)
{
  AhuPrompt *self = AHU_PROMPT (object);

  g_clear_weak_pointer (&self->session);
  g_clear_pointer (&self->announced, g_bytes_unref);
  g_free (self->words);
  g_free (self->sign);

  G_OBJECT_CLASS (ahu_prompt_parent_class)->finalize (object);
}

static void
ahu_prompt_class_init (AhuPromptClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_prompt_dispose;
  object_class->finalize = ahu_prompt_finalize;

  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_NEWS_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, box);
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, news);
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, line);
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, mark);
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, said);
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, sentence);
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, lasting);
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, aside);
  gtk_widget_class_bind_template_child (widget_class, AhuPrompt, rule);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "prompt");
}

static GtkSizeRequestMode
get_rows_mode (GtkWidget *box)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_rows (GtkWidget      *box,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  for (GtkWidget *row = gtk_widget_get_first_child (box); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      int least, wanted;

      gtk_widget_measure (row, orientation, for_size, &least, &wanted, NULL, NULL);
      *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *minimum + least : MAX (*minimum, least);
      *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + wanted : MAX (*natural, wanted);
    }
}

/* The news stands above, and comes last: its buttons may be higher than its row, and are before the line below for
 * whoever touches them. */
static void
allocate_rows (GtkWidget *box,
               int        width,
               int        height,
               int        baseline)
{
  GtkAllocation news = { 0, 0, width, 0 }, line = { 0, 0, width, 0 };

  gtk_widget_measure (gtk_widget_get_last_child (box), GTK_ORIENTATION_VERTICAL, width, &news.height, NULL, NULL, NULL);
  line.y = news.height;
  line.height = height - news.height;
  gtk_widget_size_allocate (gtk_widget_get_last_child (box), &news, -1);
  gtk_widget_size_allocate (gtk_widget_get_first_child (box), &line, -1);
}

static void
ahu_prompt_init (AhuPrompt *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->box, gtk_custom_layout_new (get_rows_mode, measure_rows, allocate_rows));
  ahu_prompt_set_narrow (self, FALSE);
}

GtkWidget *
ahu_prompt_new (void)
{
  return g_object_new (AHU_TYPE_PROMPT, NULL);
}

void
ahu_prompt_set_narrow (AhuPrompt *self,
                       gboolean   narrow)
{
  g_return_if_fail (AHU_IS_PROMPT (self));

  self->narrow = narrow;
  ahu_picture_set_fixed (AHU_PICTURE (self->mark), narrow);
  ahu_news_row_set_narrow (AHU_NEWS_ROW (self->news), narrow);
  gtk_grid_set_column_spacing (GTK_GRID (self->line), narrow ? 12 : 18);
  ahu_widget_set_css_class (self->box, "narrow", narrow);
  ahu_widget_set_css_class (self->box, "panel", !narrow);
}

void
ahu_prompt_set_end (AhuPrompt *self,
                    GtkWidget *end)
{
  g_return_if_fail (AHU_IS_PROMPT (self));
  g_return_if_fail (GTK_IS_WIDGET (end));

  if (gtk_widget_get_parent (end) == self->line)
    return;

  g_object_ref_sink (end);
  if (gtk_widget_get_parent (end) != NULL)
    gtk_widget_unparent (end);
  ahu_widget_row_append (self->line, end);
  g_object_unref (end);
}

void
ahu_prompt_set_replay (AhuPrompt *self)
{
  g_return_if_fail (AHU_IS_PROMPT (self));

  self->is_replay = TRUE;
}

void
ahu_prompt_set_words (AhuPrompt  *self,
                      const char *words)
{
  g_return_if_fail (AHU_IS_PROMPT (self));

  g_free (self->words);
  self->words = g_strdup (words);
}

void
ahu_prompt_set_sign (AhuPrompt  *self,
                     const char *sign)
{
  g_return_if_fail (AHU_IS_PROMPT (self));

  g_free (self->sign);
  self->sign = g_strdup (sign);
}

void
ahu_prompt_set_shows_rule (AhuPrompt *self,
                           gboolean   shows_rule)
{
  g_return_if_fail (AHU_IS_PROMPT (self));

  self->shows_rule = shows_rule;
}

void
ahu_prompt_set_slip (AhuPrompt *self,
                     AhuSlip   *slip)
{
  g_return_if_fail (AHU_IS_PROMPT (self));
  g_return_if_fail (slip == NULL || AHU_IS_SLIP (slip));

  if (self->slip == slip)
    return;
  if (self->slip != NULL)
    g_signal_handlers_disconnect_by_data (self->slip, self);
  g_set_weak_pointer (&self->slip, slip);
  if (slip != NULL)
    g_signal_connect_object (slip, "dismissed", G_CALLBACK (dismissed_cb), self, G_CONNECT_SWAPPED);
}

void
ahu_prompt_tell_last (AhuPrompt  *self,
                      AhuSession *session)
{
  g_return_if_fail (AHU_IS_PROMPT (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  self->tells_last = TRUE;
  show_last (self, session);
}

void
ahu_prompt_update (AhuPrompt  *self,
                   AhuSession *session)
{
  g_return_if_fail (AHU_IS_PROMPT (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  if (self->is_replay)
    {
      ahu_prompt_tell_last (self, session);
      return;
    }

  self->tells_last = FALSE;
  show_next (self, session);
}

gboolean
ahu_prompt_open_news (AhuPrompt *self)
{
  g_return_val_if_fail (AHU_IS_PROMPT (self), FALSE);

  return ahu_news_row_open (AHU_NEWS_ROW (self->news));
}

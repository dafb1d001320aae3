/* ahu-tp-answers.c: what is said rather than done with a thing on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-answers.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-board-words.h"
#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-state.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-reasons.h"

#define SPACING 6
#define GAP 12 /* each with its ring */
#define MOST_TEXT_BESIDE 1.3
/* An award beside the sentence, and on the mat, where it is also read from afar. */
#define AWARD 28
#define AWARD_LARGE 60
#define AWARD_FAR 84

/* The keys are the same in all languages, as those of the fact cards are. */
static const struct
{
  TpStep step;
  const char *key;
  TpMove move;
} answers[] = {
  { TP_STEP_PALMS, "E", { .type = TP_MOVE_ENOUGH } },
  { TP_STEP_EXCHANGE, "P", { .type = TP_MOVE_PASS } },
  { TP_STEP_PRESTIGE, "D", { .type = TP_MOVE_DONE } },
  { TP_STEP_AWARD, "1", { .type = TP_MOVE_AWARD, .piece = TP_SLAVE } },
  { TP_STEP_AWARD, "2", { .type = TP_MOVE_AWARD, .piece = TP_PALM } },
  { TP_STEP_AWARD, "3", { .type = TP_MOVE_AWARD, .piece = TP_RAPANUI } },
};

/* What all do at once. In each step there is at most one of each; none asks what is to be chosen. */
typedef enum
{
  TOGETHER_DO, /* place what can be placed in one way only, or take a palm each */
  TOGETHER_DO_NOTHING,
  TOGETHERS
} Together;

static const char *const together_keys[TOGETHERS] = { "⌃F", "⌃D" };

struct _AhuTpAnswers
{
  AhuParent parent_instance;

  GtkWidget *choices[G_N_ELEMENTS (answers)];
  GtkWidget *awards; /* those of them; maybe on a panel of its own */
  GtkWidget *together[TOGETHERS];
  GtkWidget *notes[TOGETHERS]; /* what is to be known of each */
  AhuTpSize size;
  gboolean is_single;
  gboolean keeps_room; /* what was to be said stays as room until the step is over */
};

G_DEFINE_FINAL_TYPE (AhuTpAnswers, ahu_tp_answers, AHU_TYPE_PARENT)

static void
ahu_tp_answers_class_init (AhuTpAnswersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "tp-answers");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static char *
dup_words (const TpMove *move)
{
  if (move->type == TP_MOVE_ENOUGH)
    /* Translators: on a button: what is called out to end the taking of palms. */
    return g_strdup (_("Enough!"));
  if (move->type == TP_MOVE_PASS)
    /* Translators: on a button: makes no more exchanges. */
    return g_strdup (C_("exchange", "Pass"));
  if (move->type == TP_MOVE_DONE)
    return g_strdup (C_("placing", "Done"));

  return tp_pieces_text (move->piece, tp_award_count (move->piece));
}

static GtkWidget *
choice_new (const char *words,
            const char *key)
{
  GtkWidget *choice = ahu_choice_new_with_text (words, words);

  ahu_choice_set_key (AHU_CHOICE (choice), key);
  gtk_widget_set_visible (choice, FALSE);

  return choice;
}

/* An award is seen as well as said. */
static void
make_award (GtkWidget    *choice,
            const TpMove *move,
            const char   *words)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *pieces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  for (guint i = 0; i < tp_award_count (move->piece); i++)
    gtk_box_append (GTK_BOX (pieces), ahu_tp_piece_new ());
  gtk_widget_set_halign (pieces, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_box_append (GTK_BOX (content), pieces);
  gtk_box_append (GTK_BOX (content), gtk_label_new (words));
  ahu_choice_set_content (AHU_CHOICE (choice), content);
}

static void
ahu_tp_answers_init (AhuTpAnswers *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), GAP);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  self->awards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autofree char *words = dup_words (&answers[i].move);

      self->choices[i] = choice_new (words, answers[i].key);
      if (answers[i].step == TP_STEP_AWARD)
        make_award (self->choices[i], &answers[i].move, words);
      if (answers[i].step == TP_STEP_AWARD)
        gtk_box_append (GTK_BOX (self->awards), self->choices[i]);
      else
        gtk_widget_set_parent (self->choices[i], GTK_WIDGET (self));
    }
  gtk_widget_set_parent (self->awards, GTK_WIDGET (self));
  for (guint i = 0; i < TOGETHERS; i++)
    {
      self->together[i] = choice_new (NULL, together_keys[i]);
      self->notes[i] = ahu_tp_choice_set_lines (AHU_CHOICE (self->together[i]), NULL);
      gtk_widget_set_parent (self->together[i], GTK_WIDGET (self));
    }
}

GtkWidget *
ahu_tp_answers_new (void)
{
  return g_object_new (AHU_TYPE_TP_ANSWERS, NULL);
}

static gboolean
has_panel (AhuTpAnswers *self)
{
  return gtk_widget_get_parent (self->awards) != GTK_WIDGET (self);
}

static void
arrange_award (AhuTpAnswers *self,
               guint         which)
{
  GtkWidget *content = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (self->choices[which])));
  GtkWidget *pieces = gtk_widget_get_first_child (content);
  int height = !has_panel (self) ? AWARD : self->size == AHU_TP_SIZE_FAR ? AWARD_FAR : AWARD_LARGE;
  gboolean narrow = self->size == AHU_TP_SIZE_PHONE && ahu_text_scale () > MOST_TEXT_BESIDE;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (content), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_wrap (GTK_LABEL (gtk_widget_get_last_child (content)), narrow);
  for (GtkWidget *piece = gtk_widget_get_first_child (pieces); piece != NULL; piece = gtk_widget_get_next_sibling (piece))
    ahu_tp_piece_show (AHU_TP_PIECE (piece), answers[which].move.piece, 0, height);
}

static void
arrange_choice (AhuTpAnswers *self,
                GtkWidget    *choice)
{
  GtkWidget *content = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (choice)));
  GtkWidget *words = GTK_IS_LABEL (content) ? content : gtk_widget_get_first_child (content);

  if (GTK_IS_LABEL (words))
    gtk_label_set_wrap (GTK_LABEL (words), self->is_single || self->size == AHU_TP_SIZE_PHONE);
  ahu_choice_set_show_key (AHU_CHOICE (choice), ahu_tp_size_shows_keys (self->size));
}

/* On a telephone, in large text, whole words have no room beside each other. Elsewhere they don't break, before which
 * the sentence would have taken the room; a correction has no sentence there. */
static void
arrange (AhuTpAnswers *self)
{
  GtkLayoutManager *layouts[] = { gtk_widget_get_layout_manager (GTK_WIDGET (self)),
                                  gtk_widget_get_layout_manager (self->awards) };
  gboolean phone = self->size == AHU_TP_SIZE_PHONE;
  gboolean stacked = phone && ahu_text_scale () > MOST_TEXT_BESIDE;

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      gboolean below = stacked || (i > 0 && (phone || has_panel (self)));

      gtk_orientable_set_orientation (GTK_ORIENTABLE (layouts[i]), below ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
      gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layouts[i]), phone);
    }
  gtk_widget_set_margin_top (GTK_WIDGET (self), phone ? SPACING : 0);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      arrange_choice (self, self->choices[i]);
      if (answers[i].step == TP_STEP_AWARD)
        arrange_award (self, i);
    }
  for (guint i = 0; i < TOGETHERS; i++)
    arrange_choice (self, self->together[i]);
}

void
ahu_tp_answers_set_size (AhuTpAnswers *self,
                         AhuTpSize     size)
{
  g_return_if_fail (AHU_IS_TP_ANSWERS (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  self->keeps_room = size == AHU_TP_SIZE_PHONE;
  arrange (self);
}

void
ahu_tp_answers_place_awards (AhuTpAnswers *self,
                             GtkBox       *panel)
{
  g_return_if_fail (AHU_IS_TP_ANSWERS (self));
  g_return_if_fail (GTK_IS_BOX (panel));

  g_object_ref (self->awards);
  gtk_widget_unparent (self->awards);
  gtk_box_append (panel, self->awards);
  g_object_unref (self->awards);
}

void
ahu_tp_answers_set_single (AhuTpAnswers *self)
{
  g_return_if_fail (AHU_IS_TP_ANSWERS (self));

  self->is_single = TRUE;
}

static JsonArray *
to_json (const TpMove *moves,
         guint         n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_element (array, tp_move_to_json (&moves[i]));

  return array;
}

static void
show_together (AhuTpAnswers *self,
               Together      which,
               JsonArray    *moves,
               gboolean      has_room,
               gboolean      is_shown,
               const char   *words,
               const char   *note)
{
  GtkWidget *choice = self->together[which];
  JsonNode *node = json_node_init_array (json_node_alloc (), moves);

  json_array_unref (moves);
  gtk_widget_set_visible (choice, is_shown || (has_room && self->keeps_room));
  ahu_widget_set_seen (choice, is_shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_STATE_HIDDEN, !is_shown, -1);
  if (!is_shown)
    {
      json_node_unref (node);
      return;
    }
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_prev_sibling (self->notes[which])), words);
  gtk_label_set_text (GTK_LABEL (self->notes[which]), note != NULL ? note : "");
  gtk_widget_set_visible (self->notes[which], note != NULL);
  ahu_choice_set_name (AHU_CHOICE (choice), words, note);
  ahu_choice_set_move (AHU_CHOICE (choice), node);
}

static void
show_doing (AhuTpAnswers     *self,
            const TpPosition *position,
            gboolean          may)
{
  TpMove moves[TP_MAX_SURE];
  guint8 back[TP_PIECES];
  TpOffer offer = { .n_filled = 0 };
  g_autofree char *words = NULL;
  const char *note = NULL;
  gboolean is_shown = FALSE;
  guint n = 0;

  if (may && position->step == TP_STEP_PLACE)
    {
      guint8 pending[TP_MAX_PLAYERS];

      n = tp_offers_sure (position, moves, &offer.n_filled);
      is_shown = n > 0 && tp_position_pending (position, pending) > 1;
      words = ahu_tp_fill_words (&offer);
      /* Translators: on a button, small below “Place 3”: these pieces can be placed in one way only. */
      note = _("one way only");
    }
  /* The last palm ends the game: somebody takes it, and knows it. */
  else if (may && position->step == TP_STEP_PALMS && position->market[TP_PALM] > position->n_players)
    {
      n = tp_offers_same (position, TP_MOVE_PALM, moves, back);
      is_shown = TRUE;
      /* Translators: on a button: each player takes one more palm, in turn. */
      words = g_strdup (_("A palm each"));
    }
  /* Whether to take a palm is for the players to say. */
  ahu_widget_set_css_class (self->together[TOGETHER_DO], "suggested-action", position->step == TP_STEP_PLACE);
  show_together (self, TOGETHER_DO, to_json (moves, n), FALSE, is_shown, words, note);
}

static void
show_doing_nothing (AhuTpAnswers     *self,
                    const TpPosition *position,
                    gboolean          may)
{
  TpMove moves[TP_MAX_PLAYERS];
  TpOffer offer = { .back = { 0 } };
  g_autofree char *cost = NULL;
  const char *words = "";
  guint n = 0;

  if (may && position->step == TP_STEP_PLACE)
    /* Translators: on a button: nobody places any more in this fact, whatever could be placed. */
    words = _("Nobody places");
  else if (may && position->step == TP_STEP_PRESTIGE)
    /* Translators: on a button: nobody scores any more in this round. */
    words = _("Nobody scores");
  else if (may && position->step == TP_STEP_EXCHANGE)
    /* Translators: on a button: nobody makes any more exchanges. */
    words = _("All pass");
  else
    may = FALSE;
  if (may)
    n = tp_offers_same (position, position->step == TP_STEP_EXCHANGE ? TP_MOVE_PASS : TP_MOVE_DONE, moves, offer.back);
  cost = ahu_tp_back_words (&offer);
  /* Below the buttons of a board, which don’t move for it. */
  show_together (self, TOGETHER_DO_NOTHING, to_json (moves, n), position->step == TP_STEP_PLACE && position->fact != TP_TAPATI,
                 n > 1, words, cost);
}

void
ahu_tp_answers_update (AhuTpAnswers *self,
                       AhuSession   *session,
                       gboolean      closed)
{
  const TpPosition *position;
  guint8 pending[TP_MAX_PLAYERS] = { 0 };
  gboolean any, may;

  g_return_if_fail (AHU_IS_TP_ANSWERS (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  position = ahu_session_get_position (session);
  tp_position_pending (position, pending);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      TpMove move = answers[i].move;

      move.player = pending[0];
      gtk_widget_set_visible (self->choices[i], !closed && position->step == answers[i].step);
      if (gtk_widget_get_visible (self->choices[i]))
        ahu_choice_offer (AHU_CHOICE (self->choices[i]), session, tp_move_to_json (&move), NULL);
    }
  /* Nobody says it for computers, and a correction asks for one move at a time. */
  may = !closed && !self->is_single && !ahu_practise_is (session);
  show_doing (self, position, may);
  show_doing_nothing (self, position, may);
  gtk_widget_set_visible (self->awards, !closed && position->step == TP_STEP_AWARD);
  any = gtk_widget_get_visible (self->together[TOGETHER_DO]) ||
        gtk_widget_get_visible (self->together[TOGETHER_DO_NOTHING]);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    any = any || (gtk_widget_get_visible (self->choices[i]) && gtk_widget_is_ancestor (self->choices[i], GTK_WIDGET (self)));
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}

gboolean
ahu_tp_answers_get_key_move (gunichar  letter,
                             TpMove   *move)
{
  g_return_val_if_fail (move != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    if (g_utf8_get_char (answers[i].key) == letter)
      {
        *move = answers[i].move;
        return TRUE;
      }

  return FALSE;
}

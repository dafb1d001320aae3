/* ahu-tp-answers.c: what is said rather than done with a thing on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-answers.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-reasons.h"

#define SPACING 6
#define MOST_TEXT_BESIDE 1.3

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

struct _AhuTpAnswers
{
  AhuParent parent_instance;

  GtkWidget *choices[G_N_ELEMENTS (answers)];
  GtkWidget *all;
  gboolean is_single;
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
add_choice (AhuTpAnswers *self,
            const char   *words,
            const char   *key)
{
  GtkWidget *choice = ahu_choice_new_with_text (words, words);

  ahu_choice_set_key (AHU_CHOICE (choice), key);
  gtk_widget_set_visible (choice, FALSE);
  gtk_widget_set_parent (choice, GTK_WIDGET (self));

  return choice;
}

static void
ahu_tp_answers_init (AhuTpAnswers *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autofree char *words = dup_words (&answers[i].move);

      self->choices[i] = add_choice (self, words, answers[i].key);
    }
  /* Translators: on a button: nobody places or scores any more. */
  self->all = add_choice (self, _("All done"), "⌃D");
}

GtkWidget *
ahu_tp_answers_new (void)
{
  return g_object_new (AHU_TYPE_TP_ANSWERS, NULL);
}

/* Beside the words: the prompt is no higher for it. */
static void
show_key (GtkWidget *choice,
          gboolean   is_shown)
{
  ahu_choice_set_show_key (AHU_CHOICE (choice), is_shown);
  if (is_shown)
    ahu_choice_set_orientation (AHU_CHOICE (choice), GTK_ORIENTATION_HORIZONTAL);
}

/* On a telephone, in large text, whole words have no room beside each other. */
static void
arrange (AhuTpAnswers *self,
         AhuTpSize     size)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gboolean phone = size == AHU_TP_SIZE_PHONE;
  gboolean stacked = phone && ahu_text_scale () > MOST_TEXT_BESIDE;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), phone);
  gtk_widget_set_margin_top (GTK_WIDGET (self), phone ? SPACING : 0);
}

void
ahu_tp_answers_set_size (AhuTpAnswers *self,
                         AhuTpSize     size)
{
  g_return_if_fail (AHU_IS_TP_ANSWERS (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  arrange (self, size);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    show_key (self->choices[i], ahu_tp_size_shows_keys (size));
  show_key (self->all, ahu_tp_size_shows_keys (size));
}

void
ahu_tp_answers_set_single (AhuTpAnswers *self)
{
  g_return_if_fail (AHU_IS_TP_ANSWERS (self));

  self->is_single = TRUE;
}

/* A `done` for each who is left; who was forced to score something has none to say.
 * Returns: (transfer full): as an array, for one activation */
static JsonNode *
list_done (const TpPosition *position)
{
  JsonArray *moves = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  TpPosition after = *position;

  for (guint n = 0; n < position->n_players && after.step == position->step && after.fact == position->fact; n++)
    {
      guint8 pending[TP_MAX_PLAYERS];
      TpMove done = { .type = TP_MOVE_DONE };

      tp_position_pending (&after, pending);
      done.player = pending[0];
      json_array_add_element (moves, tp_move_to_json (&done));
      tp_apply (&after, &done, NULL);
    }

  json_node_take_array (node, moves);

  return node;
}

static void
show_all (AhuTpAnswers     *self,
          const TpPosition *position,
          gboolean          closed)
{
  gboolean may = !closed && !self->is_single && (position->step == TP_STEP_PLACE || position->step == TP_STEP_PRESTIGE);
  g_autoptr (JsonNode) moves = may ? list_done (position) : NULL;
  gboolean several = may && json_array_get_length (json_node_get_array (moves)) > 1;

  gtk_widget_set_visible (self->all, several);
  if (several)
    ahu_choice_set_move (AHU_CHOICE (self->all), g_steal_pointer (&moves));
}

void
ahu_tp_answers_update (AhuTpAnswers *self,
                       AhuSession   *session,
                       gboolean      closed)
{
  const TpPosition *position;
  guint8 pending[TP_MAX_PLAYERS] = { 0 };
  gboolean any;

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
  /* Nobody says it for computers, and a lesson asks for one move at a time. */
  show_all (self, position, closed || ahu_practise_is (session));
  any = gtk_widget_get_visible (self->all);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    any = any || gtk_widget_get_visible (self->choices[i]);
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

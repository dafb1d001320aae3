/* ahu-tp-choice.c: choices that stand for a move of Tapati, and say why it can't be made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-choice.h"

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-sentences.h"

#define MOVE_KEY "ahu-tp-move"

void
ahu_tp_choice_add_signals (GObjectClass *klass)
{
  g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* What follows from the move changes the choice, so that its move is copied first. */
static void
clicked_cb (GtkWidget *owner,
            AhuChoice *choice)
{
  const TpMove *offered = g_object_get_data (G_OBJECT (choice), MOVE_KEY);
  g_autofree char *reason = g_strdup (ahu_choice_get_reason (choice));
  TpMove move;

  if (offered == NULL)
    return;
  move = *offered;
  if (reason == NULL)
    g_signal_emit_by_name (owner, "chosen", &move);
  else
    g_signal_emit_by_name (owner, "refused", reason);
}

GtkWidget *
ahu_tp_choice_new (GtkWidget  *owner,
                   GtkWidget  *content,
                   const char *key)
{
  GtkWidget *choice = ahu_choice_new ();

  if (content != NULL)
    {
      /* The choice tells all of it. */
      gtk_accessible_update_state (GTK_ACCESSIBLE (content), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      ahu_choice_set_content (AHU_CHOICE (choice), content);
    }
  ahu_choice_set_key (AHU_CHOICE (choice), key);
  g_signal_connect_object (choice, "clicked", G_CALLBACK (clicked_cb), owner, G_CONNECT_SWAPPED);

  return choice;
}

GtkWidget *
ahu_tp_choice_set_lines (AhuChoice  *choice,
                         const char *words)
{
  GtkWidget *box, *second;

  g_return_val_if_fail (AHU_IS_CHOICE (choice), NULL);

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  second = gtk_label_new (NULL);
  gtk_widget_add_css_class (second, "tp-cost");
  gtk_widget_set_visible (second, FALSE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_vexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), gtk_label_new (words));
  gtk_box_append (GTK_BOX (box), second);
  ahu_choice_set_content (choice, box);

  return second;
}

/* What the rules bring after the move, in words; the move itself stands on the choice. */
static char *
hint_text (const AhuTpScene *scene,
           const TpMove     *move)
{
  g_auto (GStrv) sentences = tp_describe_move (scene->position, move, scene->names);
  /* A scored Moai has no sentence but of what it brings. */
  guint own = move->type == TP_MOVE_SCORE ? 0 : 1;
  g_autofree char *brought = sentences[own] != NULL ? g_strjoinv ("\n", sentences + own) : NULL;
  g_auto (GStrv) outlook = NULL;
  g_autofree char *then = NULL;

  if (move->type != TP_MOVE_SCORE)
    return g_steal_pointer (&brought);

  outlook = tp_scoring_sentences (scene->position, move);
  then = g_strjoinv ("\n", outlook);

  return g_strconcat (brought, "\n", then, NULL);
}

/* Returns: (nullable): why it can't be made, with the rule in parentheses */
static char *
reason_text (const AhuTpScene *scene,
             const TpMove     *move)
{
  TpReason reason = tp_check (scene->position, move);
  g_autofree char *sentence = NULL;

  if (reason.code == TP_OK)
    return NULL;
  sentence = tp_reason_sentence (&reason, scene->names);

  return ahu_cite (sentence, reason.rule);
}

gboolean
ahu_tp_choice_offer (AhuChoice        *choice,
                     const AhuTpScene *scene,
                     const TpMove     *move)
{
  g_autofree char *reason = NULL;
  g_autofree char *hint = NULL;

  g_return_val_if_fail (AHU_IS_CHOICE (choice), FALSE);
  g_return_val_if_fail (scene != NULL && move != NULL, FALSE);

  ahu_choice_set_inert (choice, scene->read_only);
  if (!scene->read_only)
    reason = reason_text (scene, move);
  if (reason == NULL && scene->hints && !scene->read_only)
    hint = hint_text (scene, move);
  g_object_set_data_full (G_OBJECT (choice), MOVE_KEY, g_memdup2 (move, sizeof *move), g_free);
  ahu_choice_set_reason (choice, reason);
  ahu_choice_set_hint (choice, hint);

  return reason == NULL && !scene->read_only;
}

/* ahu-rn-correction-line.c: the move that a correction asks about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-correction-line.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "core/history/ahu-turns.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-misfit.h"
#include "games/rapanui/ui/ahu-rn-reasons.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/rules/ahu-rules-text.h"

#define MARK_SIZE 28

struct _AhuRnCorrectionLine
{
  GtkWidget parent_instance;

  GtkWidget *grid;
  GtkWidget *mark;
  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *conflict;
};

G_DEFINE_FINAL_TYPE (AhuRnCorrectionLine, ahu_rn_correction_line, GTK_TYPE_WIDGET)

static JsonNode *
get_move (AhuSession          *session,
          const AhuCorrection *correction)
{
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (session));

  return g_ptr_array_index (moves, ahu_correction_get_next (correction));
}

static void
show_move (AhuRnCorrectionLine *self,
           AhuSession          *session,
           const AhuCorrection *correction)
{
  const AhuGame *game = ahu_session_get_game (session);
  const char *const *names = ahu_session_get_names (session);
  gconstpointer before = ahu_history_get_position (ahu_session_get_history (session),
                                                   ahu_correction_get_next (correction));
  guint player = ((const RnPosition *) before)->active;
  g_autofree char *text = ahu_history_cite_move (ahu_session_get_history (session), ahu_correction_get_next (correction));
  g_autofree char *heading = NULL;

  /* Translators: heading of a turn in the log: a player’s name and the number of the turn */
  heading = g_strdup_printf (_("%s, turn %u"), names[player], game->turn (before));
  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  ahu_rules_label_set_text (GTK_LABEL (self->text), text);
  ahu_mark_set_colour (AHU_PICTURE (self->mark),
                       ahu_record_get_colours (ahu_session_get_record (session))[player], MARK_SIZE);
}

/* The engine's sentence names the card. */
static gboolean
is_secret (const RnPosition *position,
           const RnMove     *move)
{
  RnReason reason = rn_check (position, move);

  return move->type == RN_MOVE_SACRIFICE && move->player == position->active &&
         (reason.code == RN_REASON_SACRIFICE_OWNED || reason.code == RN_REASON_SACRIFICE_UNTOLD);
}

static char *
tell_conflict (const AhuRefusal *conflict,
               JsonNode         *node,
               AhuSession       *branch)
{
  g_autofree char *sentence = NULL;
  RnMove move;

  rn_move_from_json (&move, node);
  if (is_secret (ahu_session_get_position (branch), &move))
    /* Translators: a player’s name; the card's kind stays secret */
    sentence = g_strdup_printf (_("%s can’t have had the card that was laid face down."),
                                ahu_session_get_names (branch)[move.player]);
  else
    sentence = g_strdup (conflict->message);

  return ahu_cite (sentence, conflict->rule);
}

static void
add_label (AhuRnCorrectionLine  *self,
           GtkWidget           **label,
           int                   row,
           const char           *css_class)
{
  *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (*label), 0);
  gtk_label_set_wrap (GTK_LABEL (*label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (*label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (*label, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (*label, css_class);
  gtk_grid_attach (GTK_GRID (self->grid), *label, 1, row, 1, 1);
}

static void
ahu_rn_correction_line_dispose (GObject *object)
{
  AhuRnCorrectionLine *self = AHU_RN_CORRECTION_LINE (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_rn_correction_line_parent_class)->dispose (object);
}

static void
ahu_rn_correction_line_class_init (AhuRnCorrectionLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_correction_line_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_correction_line_init (AhuRnCorrectionLine *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 2);
  gtk_widget_add_css_class (self->grid, "panel");
  gtk_widget_add_css_class (self->grid, "correction-line");
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));

  self->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (self->grid), self->mark, 0, 0, 1, 3);
  add_label (self, &self->heading, 0, "log-turn");
  add_label (self, &self->text, 1, NULL);
  add_label (self, &self->conflict, 2, "refusal");
  gtk_widget_set_margin_top (self->conflict, 6);
}

void
ahu_rn_correction_line_update (AhuRnCorrectionLine *self,
                               AhuSession          *session,
                               const AhuCorrection *correction,
                               AhuSession          *branch)
{
  const AhuRefusal *conflict;
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (AHU_IS_RN_CORRECTION_LINE (self));
  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (correction != NULL);
  g_return_if_fail (AHU_IS_SESSION (branch));

  show_move (self, session, correction);
  conflict = ahu_correction_get_conflict (correction);
  if (conflict != NULL)
    reason = tell_conflict (conflict, get_move (session, correction), branch);
  ahu_rules_label_set_text (GTK_LABEL (self->conflict), reason != NULL ? reason : "");
  gtk_widget_set_visible (self->conflict, reason != NULL);
  text = ahu_rn_correction_line_get_text (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The move as the log tells it, and what the rules have against it. */
static char *
tell_refused (AhuSession          *session,
              const AhuCorrection *correction,
              AhuSession          *branch)
{
  const AhuGame *game = ahu_session_get_game (session);
  gconstpointer before = ahu_history_get_position (ahu_session_get_history (session),
                                                   ahu_correction_get_next (correction));
  JsonNode *node = get_move (session, correction);
  g_auto (GStrv) lines = game->describe_move (before, node, ahu_session_get_names (session), NULL);
  g_autofree char *played = g_strjoinv (" ", lines);
  g_autofree char *quoted = NULL;
  g_autofree char *reason = NULL;

  /* Translators: a move as the log tells it: %1$s is the player whose turn it is, %2$s a sentence of the log */
  quoted = g_strdup_printf (_("%1$s: “%2$s”"), ahu_session_get_names (session)[((const RnPosition *) before)->active],
                            played);
  reason = tell_conflict (ahu_correction_get_conflict (correction), node, branch);

  return g_strjoin ("\n", quoted, reason, NULL);
}

char *
ahu_rn_correction_line_tell (AhuSession          *session,
                             const AhuCorrection *correction)
{
  const AhuRefusal *conflict;
  g_autoptr (AhuSession) branch = NULL;
  g_autofree char *cause = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *told = NULL;
  RnMove move;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (correction != NULL, NULL);
  g_return_val_if_fail (ahu_correction_get_conflict (correction) != NULL, NULL);

  conflict = ahu_correction_get_conflict (correction);
  rn_move_from_json (&move, get_move (session, correction));
  branch = ahu_session_branch (session, correction);
  cause = rn_misfit_sentence (ahu_session_get_history (session), ahu_session_get_history (branch), &move);
  missing = rn_misfit_move_sentence (ahu_session_get_history (branch), &move);
  told = missing != NULL ? ahu_cite (missing, conflict->rule) : tell_refused (session, correction, branch);

  return cause != NULL ? g_strjoin ("\n", cause, told, NULL) : g_steal_pointer (&told);
}

char *
ahu_rn_correction_line_get_text (AhuRnCorrectionLine *self)
{
  const char *conflict;

  g_return_val_if_fail (AHU_IS_RN_CORRECTION_LINE (self), NULL);

  conflict = gtk_label_get_text (GTK_LABEL (self->conflict));
  return g_strjoin ("\n", gtk_label_get_text (GTK_LABEL (self->heading)),
                    gtk_label_get_text (GTK_LABEL (self->text)),
                    *conflict != '\0' ? conflict : NULL, NULL);
}

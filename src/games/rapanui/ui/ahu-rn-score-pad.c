/* ahu-rn-score-pad.c: enters the counts of a final scoring, one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-pad.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-score-row.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/entry/ahu-count-pad.h"

#define FACE 28
#define MARK_SIZE 24

struct _AhuRnScorePad
{
  GtkWidget parent_instance;

  AhuRnScoreForm *form; /* not owned: they stand on the same page */
  AhuRnTally *tally;
  GtkWidget *pad;
  gboolean entering; /* a count, also when all are made */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (AhuRnScorePad, ahu_rn_score_pad, GTK_TYPE_WIDGET)

static GtkWidget *
make_heading (AhuRnScorePad     *self,
              RnSheetCell        cell,
              const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  guint row = cell.field + cell.kind;
  gboolean is_card = cell.field == RN_SHEET_SACRIFICE;
  GtkWidget *name = gtk_label_new (cell.player < 0 ? _("On the Stone") : names[cell.player]);

  if (cell.player >= 0)
    gtk_box_append (GTK_BOX (box), ahu_mark_new (ahu_rn_tally_get_colour (self->tally, (guint) cell.player), MARK_SIZE));
  gtk_widget_add_css_class (name, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), ahu_picture_new (ahu_rn_score_row_picture (row), FACE,
                                                  is_card ? ahu_rn_art_sacrifice_height (FACE) : FACE));
  gtk_box_append (GTK_BOX (box), gtk_label_new (ahu_rn_score_row_name (row)));

  return box;
}

/* Nothing of it was entered: it accuses nobody. */
static char *
dup_why (gint64          most,
         const RnReason *reason)
{
  if (reason->code == RN_REASON_SHEET_MOAI)
    /* Translators: why larger numbers can’t be tapped; %1$d is the largest that can, %2$d how many Moai there are */
    return g_strdup_printf (ngettext ("At most %1$d: there is only %2$d Moai (R1.2).",
                                      "At most %1$d: there are only %2$d Moai (R1.2).", (gulong) reason->need),
                            (int) most, (int) reason->need);
  if (reason->code == RN_REASON_SHEET_KIND)
    /* Translators: why larger numbers can’t be tapped; %1$d is the largest that can, %2$d how many cards of the Sacrifice kind %3$s there are */
    return g_strdup_printf (ngettext ("At most %1$d: there is only %2$d %3$s card (R1.4).",
                                      "At most %1$d: there are only %2$d %3$s cards (R1.4).", (gulong) reason->need),
                            (int) most, (int) reason->need, rn_sacrifice_name ((guint) reason->kind));

  return NULL;
}

static void
update (AhuRnScorePad *self)
{
  const RnSheet *sheet = ahu_rn_tally_get_sheet (self->tally);
  RnSheetCell cell = ahu_rn_score_form_get_cell (self->form);
  g_auto (GStrv) names = ahu_rn_tally_dup_names (self->tally);
  RnReason reason;
  gint64 most = rn_sheet_find_most (sheet, cell, &reason);
  g_autofree char *why = dup_why (most, &reason);
  /* Translators: which of all numbers is being entered: the %1$u-th of %2$u. */
  g_autofree char *place = g_strdup_printf (_("%1$u of %2$u"), rn_sheet_index (cell) + 1, rn_sheet_n_cells (sheet));

  ahu_count_pad_begin (AHU_COUNT_PAD (self->pad), make_heading (self, cell, (const char *const *) names), place, most, why);
  g_signal_emit (self, changed_signal, 0);
}

/* The next count that is missing, or where @all is set the next of all; none is left where
 * everything is counted. Who tries other numbers stays there and sees what comes of it. */
static void
go_on (AhuRnScorePad *self,
       gboolean       all)
{
  const RnSheet *sheet = ahu_rn_tally_get_sheet (self->tally);
  guint n = rn_sheet_n_cells (sheet);
  guint at = rn_sheet_index (ahu_rn_score_form_get_cell (self->form));

  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  ahu_rn_tally_end_typing (self->tally);
  for (guint i = 1; i < n; i++)
    {
      RnSheetCell next = rn_sheet_cell ((at + i) % n);

      if (rn_sheet_is_missing (sheet, next) || (all && at + i < n))
        {
          ahu_rn_score_form_set_cell (self->form, next);
          return;
        }
    }
  self->entering = ahu_rn_tally_get_source (self->tally) == AHU_RN_TALLY_OVER;
  update (self);
}

static void
entered_cb (AhuRnScorePad *self,
            gint64         number)
{
  ahu_rn_tally_set_count (self->tally, ahu_rn_score_form_get_cell (self->form), number, FALSE);
  go_on (self, FALSE);
}

static void
typed_cb (AhuRnScorePad *self,
          gint64         number)
{
  self->entering = TRUE;
  if (number == AHU_COUNT_NONE)
    ahu_rn_tally_unset_count (self->tally, ahu_rn_score_form_get_cell (self->form));
  else
    ahu_rn_tally_set_count (self->tally, ahu_rn_score_form_get_cell (self->form), number, TRUE);
}

/* Enter where nothing was typed: there is none of it. */
static void
accepted_cb (AhuRnScorePad *self)
{
  RnSheetCell cell = ahu_rn_score_form_get_cell (self->form);

  if (rn_sheet_is_missing (ahu_rn_tally_get_sheet (self->tally), cell))
    ahu_rn_tally_set_count (self->tally, cell, rn_sheet_get (ahu_rn_tally_get_sheet (self->tally), cell), FALSE);
  go_on (self, TRUE);
}

static void
cell_changed_cb (AhuRnScorePad *self)
{
  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  update (self);
}

static void
chosen_cb (AhuRnScorePad *self)
{
  self->entering = TRUE;
  update (self);
}

/* The count that is another one now is the one to go on with. */
static void
follow_change (AhuRnScorePad *self,
               const RnSheet *before)
{
  const RnSheet *now = ahu_rn_tally_get_sheet (self->tally);

  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  for (guint i = 0; i < rn_sheet_n_cells (now) && before->n_players == now->n_players; i++)
    if (rn_sheet_get (before, rn_sheet_cell (i)) != rn_sheet_get (now, rn_sheet_cell (i)) ||
        rn_sheet_is_missing (before, rn_sheet_cell (i)) != rn_sheet_is_missing (now, rn_sheet_cell (i)))
      {
        ahu_rn_score_form_set_cell (self->form, rn_sheet_cell (i));
        return;
      }
}

static void
undo_cb (AhuRnScorePad *self)
{
  if (ahu_rn_tally_can_undo (self->tally))
    ahu_rn_score_pad_undo (self);
}

static void
ahu_rn_score_pad_dispose (GObject *object)
{
  AhuRnScorePad *self = AHU_RN_SCORE_PAD (object);

  if (self->tally != NULL)
    g_signal_handlers_disconnect_by_data (self->tally, self);
  g_clear_object (&self->tally);
  g_clear_pointer (&self->pad, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_rn_score_pad_parent_class)->dispose (object);
}

static void
ahu_rn_score_pad_class_init (AhuRnScorePadClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_score_pad_dispose;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ahu_rn_score_pad_init (AhuRnScorePad *self)
{
  self->pad = ahu_count_pad_new ();
  gtk_widget_set_parent (self->pad, GTK_WIDGET (self));
  g_signal_connect_swapped (self->pad, "entered", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (self->pad, "typed", G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (self->pad, "accepted", G_CALLBACK (accepted_cb), self);
  g_signal_connect_swapped (self->pad, "undo", G_CALLBACK (undo_cb), self);
}

void
ahu_rn_score_pad_set_form (AhuRnScorePad  *self,
                           AhuRnScoreForm *form,
                           AhuRnTally     *tally)
{
  g_return_if_fail (AHU_IS_RN_SCORE_PAD (self));
  g_return_if_fail (AHU_IS_RN_SCORE_FORM (form));
  g_return_if_fail (self->tally == NULL);

  self->form = form;
  self->tally = g_object_ref (tally);
  g_signal_connect_swapped (tally, "changed", G_CALLBACK (update), self);
  g_signal_connect_object (form, "cell-changed", G_CALLBACK (cell_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (form, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

gboolean
ahu_rn_score_pad_is_needed (AhuRnScorePad *self)
{
  g_return_val_if_fail (AHU_IS_RN_SCORE_PAD (self), FALSE);

  return self->entering || rn_sheet_n_missing (ahu_rn_tally_get_sheet (self->tally)) > 0;
}

void
ahu_rn_score_pad_set_entering (AhuRnScorePad *self,
                               gboolean       entering)
{
  g_return_if_fail (AHU_IS_RN_SCORE_PAD (self));

  self->entering = entering;
  update (self);
}

void
ahu_rn_score_pad_set_columns (AhuRnScorePad *self,
                              guint          columns)
{
  g_return_if_fail (AHU_IS_RN_SCORE_PAD (self));

  ahu_count_pad_set_columns (AHU_COUNT_PAD (self->pad), columns);
}

gboolean
ahu_rn_score_pad_take_key (AhuRnScorePad   *self,
                           guint            keyval,
                           GdkModifierType  state)
{
  g_return_val_if_fail (AHU_IS_RN_SCORE_PAD (self), GDK_EVENT_PROPAGATE);

  return ahu_rn_score_form_has_count_focus (self->form) && ahu_count_pad_take_key (AHU_COUNT_PAD (self->pad), keyval, state);
}

void
ahu_rn_score_pad_undo (AhuRnScorePad *self)
{
  RnSheet before;

  g_return_if_fail (AHU_IS_RN_SCORE_PAD (self));

  before = *ahu_rn_tally_get_sheet (self->tally);
  ahu_rn_tally_undo (self->tally);
  follow_change (self, &before);
}

void
ahu_rn_score_pad_redo (AhuRnScorePad *self)
{
  RnSheet before;

  g_return_if_fail (AHU_IS_RN_SCORE_PAD (self));

  before = *ahu_rn_tally_get_sheet (self->tally);
  ahu_rn_tally_redo (self->tally);
  follow_change (self, &before);
}

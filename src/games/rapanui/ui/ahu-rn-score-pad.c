/* ahu-rn-score-pad.c: enters the counts of a final scoring, one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-pad.h"

#include <glib/gi18n.h>

#include "games/rapanui/rn-sheet-file.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-score-row.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/entry/ahu-count-pad.h"

#define FACE 28
#define MARK_SIZE 24

struct _AhuRnScorePad
{
  AhuParent parent_instance;

  AhuRnScoreForm *form; /* not owned: it owns the pad */
  AhuSheet *sheet;
  GtkWidget *pad;
};

G_DEFINE_FINAL_TYPE (AhuRnScorePad, ahu_rn_score_pad, AHU_TYPE_PARENT)

static GtkWidget *
make_heading (AhuRnScorePad     *self,
              RnSheetCell        cell,
              const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  guint row = cell.field + cell.kind;
  gboolean is_card = cell.field == RN_SHEET_SACRIFICE;
  GtkWidget *name = gtk_label_new (cell.player < 0 ? C_("short", "Stone") : names[cell.player]);

  if (cell.player >= 0)
    gtk_box_append (GTK_BOX (box), ahu_mark_new (ahu_sheet_get_colour (self->sheet, (guint) cell.player), MARK_SIZE));
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
set_count (AhuRnScorePad *self,
           gint64         number,
           gboolean       typed)
{
  g_autofree char *path = rn_sheet_path (ahu_rn_score_form_get_cell (self->form));
  JsonNode *value = number != AHU_COUNT_NONE ? json_node_init_int (json_node_alloc (), number) : NULL;

  ahu_sheet_set (self->sheet, path, value, typed);
}

/* The next count that is missing, or where @all is set the next of all; none is left where
 * everything is counted. Who tries other numbers stays there and sees what comes of it. */
static void
go_on (AhuRnScorePad *self,
       gboolean       all)
{
  const RnSheet *sheet = ahu_rn_score_form_get_counts (self->form);
  guint n = rn_sheet_n_cells (sheet);
  guint at = rn_sheet_index (ahu_rn_score_form_get_cell (self->form));

  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  ahu_sheet_end_typing (self->sheet);
  for (guint i = 1; i < n; i++)
    {
      RnSheetCell next = rn_sheet_cell ((at + i) % n);

      if (rn_sheet_is_missing (sheet, next) || (all && at + i < n))
        {
          ahu_rn_score_form_set_cell (self->form, next);
          return;
        }
    }
  ahu_score_form_set_entering (AHU_SCORE_FORM (self->form), ahu_sheet_get_source (self->sheet) == AHU_SHEET_OVER);
}

static void
entered_cb (AhuRnScorePad *self,
            gint64         number)
{
  set_count (self, number, FALSE);
  go_on (self, FALSE);
}

static void
typed_cb (AhuRnScorePad *self,
          gint64         number)
{
  if (!ahu_score_form_is_entering (AHU_SCORE_FORM (self->form)))
    ahu_score_form_set_entering (AHU_SCORE_FORM (self->form), TRUE);
  set_count (self, number, TRUE);
}

/* Enter confirms a number that was found on the table. */
static void
accepted_cb (AhuRnScorePad *self)
{
  const RnSheet *counts = ahu_rn_score_form_get_counts (self->form);
  RnSheetCell cell = ahu_rn_score_form_get_cell (self->form);

  if (rn_sheet_is_missing (counts, cell))
    set_count (self, rn_sheet_get (counts, cell), FALSE);
  go_on (self, TRUE);
}

static void
undo_cb (AhuRnScorePad *self)
{
  if (ahu_sheet_can_undo (self->sheet))
    ahu_score_form_undo (AHU_SCORE_FORM (self->form));
}

static void
ahu_rn_score_pad_class_init (AhuRnScorePadClass *klass)
{
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

GtkWidget *
ahu_rn_score_pad_new (AhuRnScoreForm *form)
{
  AhuRnScorePad *self = g_object_new (AHU_TYPE_RN_SCORE_PAD, NULL);

  self->form = form;
  self->sheet = ahu_score_form_get_sheet (AHU_SCORE_FORM (form));
  g_signal_connect_object (form, "changed", G_CALLBACK (ahu_rn_score_pad_update), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

void
ahu_rn_score_pad_update (AhuRnScorePad *self)
{
  const RnSheet *sheet = ahu_rn_score_form_get_counts (self->form);
  RnSheetCell cell = ahu_rn_score_form_get_cell (self->form);
  g_auto (GStrv) names = ahu_sheet_dup_names (self->sheet);
  RnReason reason;
  gint64 most = rn_sheet_find_most (sheet, cell, &reason);
  g_autofree char *why = dup_why (most, &reason);
  /* Translators: which of all numbers is being entered: the %1$u-th of %2$u. */
  g_autofree char *place = g_strdup_printf (_("%1$u of %2$u"), rn_sheet_index (cell) + 1, rn_sheet_n_cells (sheet));

  ahu_count_pad_begin (AHU_COUNT_PAD (self->pad), make_heading (self, cell, (const char *const *) names), place, most, why,
                       !rn_sheet_is_missing (sheet, cell) || rn_sheet_get (sheet, cell) > 0);
}

void
ahu_rn_score_pad_end (AhuRnScorePad *self)
{
  g_return_if_fail (AHU_IS_RN_SCORE_PAD (self));

  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
}

void
ahu_rn_score_pad_begin (AhuRnScorePad *self,
                        gboolean       chosen)
{
  g_return_if_fail (AHU_IS_RN_SCORE_PAD (self));

  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  ahu_sheet_end_typing (self->sheet);
  ahu_score_form_set_entering (AHU_SCORE_FORM (self->form),
                               chosen || ahu_score_form_is_entering (AHU_SCORE_FORM (self->form)));
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

  return ahu_count_pad_take_key (AHU_COUNT_PAD (self->pad), keyval, state);
}

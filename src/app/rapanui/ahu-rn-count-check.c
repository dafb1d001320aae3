/* ahu-rn-count-check.c: the window that counts the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-count-check.h"

#include <glib/gi18n.h>

#include "app/ahu-child-window.h"
#include "app/ahu-compat.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-widget.h"
#include "app/ahu-width-bin.h"
#include "app/rapanui/ahu-rn-correction.h"
#include "app/rapanui/ahu-rn-count-check-form.h"
#include "app/rapanui/ahu-rn-count-check-slip.h"
#include "rapanui/rn-citation.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-slips.h"

/* How many slips are told at first, and how many at most that don't fit exactly. */
#define FIRST 3
#define MOST 12

struct _AhuRnCountCheck
{
  AdwWindow parent_instance;

  GtkWidget *overlay;
  GtkWidget *bin;
  GtkWidget *scroll;
  GtkWidget *box;
  GtkWidget *form;
  GtkWidget *totals;
  GtkWidget *result;
  GtkWidget *headline;
  GtkWidget *slips_box;
  GtkWidget *more;
  GtkWidget *cure_box;
  GtkWidget *cure;
  GtkWidget *summary;
  GtkWidget *show_button;

  AhuSession *session;
  RnSlips *slips;
  guint n_moves;
  gboolean shows_all;
};

G_DEFINE_FINAL_TYPE (AhuRnCountCheck, ahu_rn_count_check, ADW_TYPE_WINDOW)

static void
read_game (AhuRnCountCheck *self)
{
  AhuHistory *history = ahu_session_get_history (self->session);
  GPtrArray *nodes = ahu_history_get_moves (history);
  g_autofree RnMove *moves = NULL;

  self->n_moves = ahu_history_get_ply (history);
  moves = g_new (RnMove, self->n_moves);
  for (guint i = 0; i < self->n_moves; i++)
    rn_move_from_json (&moves[i], g_ptr_array_index (nodes, i));
  g_clear_pointer (&self->slips, rn_slips_free);
  self->slips = rn_slips_new (ahu_history_get_position (history, 0), moves, self->n_moves);
}

static const char *
get_headline (const RnCount *difference,
              GArray        *found)
{
  if (rn_count_is_zero (difference))
    return _("All is as in the record.");
  if (found->len == 0)
    return _("Nothing in the record explains this difference.");

  switch ((RnSlipFit) g_array_index (found, RnSlip, 0).fit)
    {
    case RN_SLIP_EXACT:
      return _("This may have happened, the likeliest first:");
    case RN_SLIP_PART:
      return _("No single slip explains it all. These explain a part:");
    case RN_SLIP_MORE:
    default:
      return _("Nothing in the record explains exactly this. Something close to it:");
    }
}

static void
clear_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* Nothing on the table tells apart what fits exactly: all of that is told. */
static guint
count_told (GArray *found)
{
  guint n_exact = 0;

  while (n_exact < found->len && g_array_index (found, RnSlip, n_exact).fit == RN_SLIP_EXACT)
    n_exact++;
  return MAX (n_exact, MIN (found->len, MOST));
}

static const char *
get_rule (AhuRnCountCheck *self,
          const RnSlip    *slip)
{
  AhuHistory *history = ahu_session_get_history (self->session);
  guint ply = slip->plies[0];
  RnMove move;

  if (ply >= self->n_moves)
    return rn_slip_rule (slip, ahu_history_get_position (history, self->n_moves), NULL);
  rn_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply));

  return rn_slip_rule (slip, ahu_history_get_position (history, ply), &move);
}

static void
show_slips (AhuRnCountCheck *self,
            const RnCount   *difference,
            GArray          *found)
{
  guint known = count_told (found);
  guint shown = self->shows_all ? known : MIN (known, FIRST);
  g_autofree char *more = NULL;

  clear_box (self->slips_box);
  for (guint i = 0; i < shown; i++)
    {
      const RnSlip *slip = &g_array_index (found, RnSlip, i);

      gtk_box_append (GTK_BOX (self->slips_box),
                      ahu_rn_count_check_slip_new (slip, difference, ahu_session_get_names (self->session),
                                                   get_rule (self, slip), self->n_moves));
    }
  /* Translators: a button; %u more slips that would explain what was counted. */
  more = g_strdup_printf (ngettext ("Show %u more possibility", "Show %u more possibilities", known - shown),
                          known - shown);
  gtk_button_set_label (GTK_BUTTON (self->more), more);
  gtk_widget_set_visible (self->slips_box, shown > 0);
  gtk_widget_set_visible (self->more, known > shown);
}

static void
show_summary (AhuRnCountCheck *self,
              const char      *headline,
              const RnCount   *difference,
              GArray          *found)
{
  guint n = count_told (found);
  /* Translators: %u slips that would explain what was counted. */
  g_autofree char *text = g_strdup_printf (ngettext ("%u possible explanation", "%u possible explanations", n), n);

  gtk_label_set_text (GTK_LABEL (self->summary), n > 0 ? text : headline);
  gtk_widget_set_visible (self->show_button, !rn_count_is_zero (difference));
  gtk_widget_set_visible (self->result, !rn_count_is_zero (difference));
}

static void
show_cure (AhuRnCountCheck *self,
           const RnCount   *difference)
{
  g_auto (GStrv) sentences = rn_count_cure_sentences (difference, ahu_session_get_names (self->session));
  g_autofree char *text = g_strjoinv ("\n", sentences);

  gtk_label_set_text (GTK_LABEL (self->cure), text);
  gtk_widget_set_visible (self->cure_box, *text != '\0');
}

static void
show_totals (AhuRnCountCheck *self,
             const RnCount   *counted)
{
  g_auto (GStrv) sentences = rn_count_total_sentences (counted);
  g_autofree char *text = g_strjoinv ("\n", sentences);

  ahu_rules_label_set_text (GTK_LABEL (self->totals), text);
  ahu_widget_set_css_class (self->totals, "count-wrong",
                            rn_count_total_sacrifice (counted) != RN_BOX_SACRIFICE);
}

/* The best slip with it: its sentence is what people wait for. */
static void
announce (AhuRnCountCheck *self,
          const char      *headline,
          GArray          *found)
{
  g_autoptr (GString) text = g_string_new (headline);

  if (found->len > 0)
    {
      g_autofree char *sentence = rn_slip_sentence (&g_array_index (found, RnSlip, 0),
                                                    ahu_session_get_names (self->session));

      g_string_append_printf (text, "\n%s", sentence);
    }
  ahu_compat_announce (self->bin, text->str);
}

static void
show (AhuRnCountCheck *self)
{
  RnCount counted;
  RnCount difference;
  g_autoptr (GArray) found = NULL;
  const char *headline;

  ahu_rn_count_check_form_get (AHU_RN_COUNT_CHECK_FORM (self->form), &counted, &difference);
  found = rn_slips_find (self->slips, &difference);
  headline = get_headline (&difference, found);
  gtk_label_set_text (GTK_LABEL (self->headline), headline);
  show_totals (self, &counted);
  show_slips (self, &difference, found);
  show_summary (self, headline, &difference, found);
  show_cure (self, &difference);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "count.reset", !rn_count_is_zero (&difference));
  announce (self, headline, found);
}

static void
counted_cb (AhuRnCountCheck *self)
{
  /* A window that goes away takes the focus from a number that is half typed. */
  if (self->slips == NULL)
    return;

  self->shows_all = FALSE;
  show (self);
}

static void
update (AhuRnCountCheck *self)
{
  read_game (self);
  ahu_rn_count_check_form_update (AHU_RN_COUNT_CHECK_FORM (self->form), self->session);
  show (self);
}

static void
focus_slips (AhuRnCountCheck *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->slips_box);

  if (first != NULL)
    gtk_widget_grab_focus (first);
}

static void
more_cb (AhuRnCountCheck *self)
{
  self->shows_all = TRUE;
  show (self);
  focus_slips (self);
}

/* The result stands below the counts, where it moves none of them. */
static void
show_cb (AhuRnCountCheck *self)
{
  graphene_point_t top;

  if (!gtk_widget_compute_point (self->result, self->box, &GRAPHENE_POINT_INIT (0, 0), &top))
    return;
  /* The focus scrolls too, but only as far as its button. */
  focus_slips (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroll)), top.y);
}

static void
reset_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AhuRnCountCheck *self = AHU_RN_COUNT_CHECK (widget);

  ahu_rn_count_check_form_reset (AHU_RN_COUNT_CHECK_FORM (self->form));
}

static void
correct_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  AhuRnCountCheck *self = AHU_RN_COUNT_CHECK (widget);
  guint ply = g_variant_get_uint32 (parameter);

  if (ply < self->n_moves)
    ahu_rn_correction_present (widget, self->session, ply);
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
width_cb (AhuRnCountCheck *self)
{
  AhuWidthClass width = ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->bin));

  ahu_rn_count_check_form_set_columns (AHU_RN_COUNT_CHECK_FORM (self->form),
                                       width == AHU_WIDTH_360 ? 1 : width == AHU_WIDTH_700 ? 3 : 4);
  ahu_widget_set_css_class (self->box, "narrow", width == AHU_WIDTH_360);
}

static void
ahu_rn_count_check_dispose (GObject *object)
{
  AhuRnCountCheck *self = AHU_RN_COUNT_CHECK (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_pointer (&self->slips, rn_slips_free);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_rn_count_check_parent_class)->dispose (object);
}

static void
ahu_rn_count_check_class_init (AhuRnCountCheckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_count_check_dispose;

  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_RN_COUNT_CHECK_FORM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ahu_table/Ahu/ahu-rn-count-check.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, overlay);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, scroll);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, form);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, totals);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, result);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, headline);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, slips_box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, more);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, cure_box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, cure);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, summary);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, show_button);
  gtk_widget_class_bind_template_callback (widget_class, width_cb);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
  gtk_widget_class_install_action (widget_class, "count.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "count.reset", NULL, reset_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ahu_rn_count_check_init (AhuRnCountCheck *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), ahu_compat_announcer_new ());
  width_cb (self);
}

GtkWidget *
ahu_rn_count_check_new (AhuSession *session)
{
  AhuRnCountCheck *self;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  self = g_object_new (AHU_TYPE_RN_COUNT_CHECK, NULL);
  g_set_object (&self->session, session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (update), self);
  update (self);

  return GTK_WIDGET (self);
}

void
ahu_rn_count_check_present (GtkWidget  *widget,
                            AhuSession *session)
{
  GtkWidget *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (AHU_IS_SESSION (session));

  self = ahu_rn_count_check_new (session);
  ahu_child_window_present (GTK_WINDOW (self), widget);
  gtk_widget_grab_focus (AHU_RN_COUNT_CHECK (self)->form);
}

/* ahu-rn-count-check.c: counts the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-count-check.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-citation.h"
#include "games/rapanui/study/rn-slip-records.h"
#include "games/rapanui/ui/ahu-rn-count-check-form.h"
#include "games/rapanui/ui/ahu-rn-count-check-label.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-pad.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-correction-window.h"

/* How many slips are told at first, and how many at most that don't fit exactly. */
#define FIRST 3
#define MOST 12
/* Of what is told, beside the counts. */
#define SIDE_WIDTH 480
#define WIDE_SIDE_WIDTH 640

/* One sentence about one player or about all, with notes below it, and buttons for what can be done about it. */
#define AHU_TYPE_SENTENCE_ROW (ahu_sentence_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuSentenceRow, ahu_sentence_row, AHU, SENTENCE_ROW, GtkGrid)

#define MARK_SIZE 28

struct _AhuSentenceRow
{
  GtkGrid parent_instance;

  int n_lines;
};

G_DEFINE_FINAL_TYPE (AhuSentenceRow, ahu_sentence_row, GTK_TYPE_GRID)

static void
add_line (AhuSentenceRow *self,
          GtkWidget      *widget)
{
  gtk_grid_attach (GTK_GRID (self), widget, 1, self->n_lines++, 1, 1);
}

static void
add_words (AhuSentenceRow *self,
           const char     *text,
           const char     *css_class)
{
  GtkWidget *words = gtk_label_new (NULL);

  ahu_rules_label_set_text (GTK_LABEL (words), text);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (words, css_class);
  add_line (self, words);
}

static void
ahu_sentence_row_class_init (AhuSentenceRowClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_sentence_row_init (AhuSentenceRow *self)
{
  gtk_grid_set_column_spacing (GTK_GRID (self), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "sentence-row");
}

static GtkWidget *
sentence_row_new (const char *colour,
                  const char *sentence,
                  const char *css_class)
{
  AhuSentenceRow *self = g_object_new (AHU_TYPE_SENTENCE_ROW, NULL);

  if (colour != NULL)
    {
      GtkWidget *mark = ahu_mark_new (colour, MARK_SIZE);

      gtk_widget_set_valign (mark, GTK_ALIGN_START);
      gtk_grid_attach (GTK_GRID (self), mark, 0, 0, 1, 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  add_words (self, sentence, css_class);

  return GTK_WIDGET (self);
}

static void
add_note (AhuSentenceRow *self,
          const char     *note)
{
  add_words (self, note, "second");
}

/* @action takes @index. */
static void
add_button (AhuSentenceRow *self,
            const char     *label,
            const char     *action,
            guint           index)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *words = gtk_label_new (label);

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (words), GTK_NATURAL_WRAP_NONE);
  gtk_button_set_child (GTK_BUTTON (button), words);
  gtk_widget_add_css_class (button, "touch");
  gtk_widget_add_css_class (button, "text-button");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  add_line (self, button);
}

struct _AhuRnCountCheck
{
  GtkWidget parent_instance;

  GtkWidget *overlay;
  GtkWidget *bin;
  GtkWidget *scroll;
  GtkWidget *box;
  GtkWidget *form;
  GtkWidget *main;
  GtkWidget *left;
  GtkWidget *pad;
  gboolean entering; /* a count was chosen */
  GtkWidget *totals_part;
  GtkWidget *totals;
  GtkWidget *side;
  GtkWidget *side_clamp;
  GtkWidget *side_box;
  GtkWidget *result;
  GtkWidget *headline;
  GtkWidget *cures;
  GtkWidget *done;
  GtkWidget *reset;
  GtkWidget *records;
  GtkWidget *record_rows;
  GtkWidget *slips_part;
  GtkWidget *slip_rows;
  GtkWidget *more;
  GtkWidget *bar;
  GtkWidget *summary;

  AhuSession *session;
  RnSlips *slips;
  guint n_moves;
  RnSlipRecord found[RN_SLIP_MAX_RECORDS];
  guint n_found;
  gboolean shows_all;
};

G_DEFINE_FINAL_TYPE (AhuRnCountCheck, ahu_rn_count_check, GTK_TYPE_WIDGET)

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

static void
clear_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

static const char *
get_colour (AhuRnCountCheck *self,
            guint            player)
{
  return ahu_record_get_colours (ahu_session_get_record (self->session))[player];
}

static void
add_cure (AhuRnCountCheck *self,
          const char      *colour,
          const char      *sentence,
          GStrvBuilder    *all)
{
  gtk_box_append (GTK_BOX (self->cures), sentence_row_new (colour, sentence, "count-cure"));
  g_strv_builder_add (all, sentence);
}

/* Returns: (transfer full): all of it in one text, empty where nothing differs */
static char *
show_cures (AhuRnCountCheck *self,
            const RnCount   *difference)
{
  const char *const *names = ahu_session_get_names (self->session);
  g_auto (GStrv) places = rn_count_cure_places (difference, names);
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  clear_box (self->cures);
  for (guint player = 0; player < difference->n_players; player++)
    {
      g_autofree char *sentence = rn_count_cure_player (difference, player, names);

      if (sentence != NULL)
        add_cure (self, get_colour (self, player), sentence, all);
    }
  for (guint i = 0; places[i] != NULL; i++)
    add_cure (self, NULL, places[i], all);
  sentences = g_strv_builder_end (all);
  gtk_widget_set_visible (self->cures, *sentences != NULL);

  return g_strjoinv (C_("sentences", " "), sentences);
}

/* Who has put the table right says so; otherwise there was nothing to do. */
static void
show_done (AhuRnCountCheck *self,
           gboolean         differs)
{
  const char *words = differs ? _("Done, the table is right") : _("Back to the table");

  ahu_choice_set_text (AHU_CHOICE (self->done), words);
  ahu_choice_set_key (AHU_CHOICE (self->done), C_("key", "Enter"));
  ahu_choice_set_name (AHU_CHOICE (self->done), words, NULL);
}

static void
show_records (AhuRnCountCheck *self,
              const RnCount   *difference)
{
  const char *const *names = ahu_session_get_names (self->session);

  self->n_found = rn_slips_find_records (self->slips, difference, self->found);
  clear_box (self->record_rows);
  for (guint i = 0; i < self->n_found; i++)
    {
      const RnSlipRecord *record = &self->found[i];
      g_autofree char *sentence = rn_slip_sentence (&record->slip, names);
      g_autofree char *note = rn_slip_record_sentence (record, difference, names);
      g_autofree char *label = rn_slip_record_label (record);
      GtkWidget *row = sentence_row_new (get_colour (self, record->slip.player), sentence, "count-sentence");

      add_note (AHU_SENTENCE_ROW (row), note);
      add_button (AHU_SENTENCE_ROW (row), label, "count.correct", i);
      gtk_box_append (GTK_BOX (self->record_rows), row);
    }
  gtk_widget_set_visible (self->records, self->n_found > 0);
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
  rn_move_from_json (&move, ahu_history_get_move (history, ply));

  return rn_slip_rule (slip, ahu_history_get_position (history, ply), &move);
}

static void
add_slip (AhuRnCountCheck *self,
          const RnSlip    *slip,
          const RnCount   *difference)
{
  const char *const *names = ahu_session_get_names (self->session);
  g_autofree char *sentence = rn_slip_sentence (slip, names);
  g_autofree char *cited = ahu_cite (sentence, get_rule (self, slip));
  GtkWidget *row = sentence_row_new (get_colour (self, slip->player), cited, "count-slip");

  if (slip->fit != RN_SLIP_EXACT)
    {
      g_autofree char *fit = rn_slip_fit_sentence (slip, difference, names);

      add_note (AHU_SENTENCE_ROW (row), fit);
    }
  gtk_box_append (GTK_BOX (self->slip_rows), row);
}

static void
show_slips (AhuRnCountCheck *self,
            const RnCount   *difference)
{
  g_autoptr (GArray) found = rn_slips_find (self->slips, difference);
  guint n_exact = 0;
  guint known, shown;
  g_autofree char *more = NULL;

  /* Nothing on the table tells apart what fits exactly: all of that is told. */
  while (n_exact < found->len && g_array_index (found, RnSlip, n_exact).fit == RN_SLIP_EXACT)
    n_exact++;
  known = MAX (n_exact, MIN (found->len, MOST));
  shown = self->shows_all ? known : MIN (known, FIRST);
  clear_box (self->slip_rows);
  for (guint i = 0; i < shown; i++)
    add_slip (self, &g_array_index (found, RnSlip, i), difference);
  if (shown == 0)
    gtk_box_append (GTK_BOX (self->slip_rows),
                    sentence_row_new (NULL, _("Nothing that was entered explains this difference."), "count-slip"));
  /* Translators: a button; %u more slips that would explain what was counted. */
  more = g_strdup_printf (ngettext ("Show %u more possibility", "Show %u more possibilities", known - shown),
                          known - shown);
  gtk_button_set_label (GTK_BUTTON (self->more), more);
  gtk_widget_set_visible (self->more, known > shown);
  gtk_widget_set_visible (self->slips_part, !rn_count_is_zero (difference));
}

/* What all have together can be wrong whatever single counts say. */
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

static void
show (AhuRnCountCheck *self)
{
  RnCount counted;
  RnCount difference;
  g_autofree char *cures = NULL;
  const char *headline;

  ahu_rn_count_check_form_get (AHU_RN_COUNT_CHECK_FORM (self->form), &counted, &difference);
  headline = rn_count_is_zero (&difference) ? _("Everything is where it should be.") : _("Put the table right");
  gtk_label_set_text (GTK_LABEL (self->headline), headline);
  cures = show_cures (self, &difference);
  show_done (self, *cures != '\0');
  show_records (self, &difference);
  show_slips (self, &difference);
  show_totals (self, &counted);
  gtk_label_set_text (GTK_LABEL (self->summary), *cures != '\0' ? cures : headline);
  ahu_tip_set (self->summary, gtk_label_get_text (GTK_LABEL (self->summary)));
  gtk_widget_set_visible (self->reset, *cures != '\0');
  ahu_compat_announce (self->bin, *cures != '\0' ? cures : headline);
}

static void
counted_cb (AhuRnCountCheck *self)
{
  self->shows_all = FALSE;
  show (self);
}

/* On a telephone the pad is there while a count is chosen. */
static void
show_pad (AhuRnCountCheck *self)
{
  gboolean beside = ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->bin)) >= AHU_WIDTH_1200;

  gtk_widget_set_visible (self->pad, beside || self->entering);
}

static void
current_cb (AhuRnCountCheck *self)
{
  guint cell = ahu_rn_count_check_form_get_current (AHU_RN_COUNT_CHECK_FORM (self->form));
  GtkWidget *heading = ahu_rn_count_check_heading_new (cell, self->session);
  g_autofree char *reason = rn_count_most_sentence (cell);

  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  ahu_count_pad_begin (AHU_COUNT_PAD (self->pad), heading, NULL, rn_count_find_most (cell), reason,
                       TRUE);
}

static void
update (AhuRnCountCheck *self)
{
  read_game (self);
  ahu_rn_count_check_form_update (AHU_RN_COUNT_CHECK_FORM (self->form), self->session);
  current_cb (self);
  show (self);
}

static void
more_cb (AhuRnCountCheck *self)
{
  self->shows_all = TRUE;
  show (self);
  gtk_widget_child_focus (self->slips_part, GTK_DIR_TAB_FORWARD);
}

/* In a narrow window the result stands below the counts, where it moves none of them. */
static void
show_cb (AhuRnCountCheck *self)
{
  graphene_point_t top;

  if (!gtk_widget_compute_point (self->result, self->box, &GRAPHENE_POINT_INIT (0, 0), &top))
    return;
  self->entering = FALSE;
  show_pad (self);
  /* The focus scrolls too, but only as far as the button. */
  gtk_widget_grab_focus (self->done);
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
  guint index = g_variant_get_uint32 (parameter);
  const RnSlipRecord *record = &self->found[index];
  g_autoptr (JsonNode) move = NULL;

  g_return_if_fail (index < self->n_found);

  switch (record->way)
    {
    case RN_SLIP_CHANGE:
    case RN_SLIP_INSERT:
      move = rn_move_to_json (&record->move);
      ahu_correction_window_present_move (widget, self->session, record->ply, record->way == RN_SLIP_CHANGE, move);
      break;
    case RN_SLIP_REMOVE:
      ahu_correction_window_present_removal (widget, self->session, record->ply);
      break;
    case RN_SLIP_ENTER:
    default:
      gtk_widget_activate_action (widget, "table.end-count", NULL);
      break;
    }
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  AhuRnCountCheck *self = AHU_RN_COUNT_CHECK (widget);
  AhuRnCountCheckForm *form = AHU_RN_COUNT_CHECK_FORM (self->form);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroll));
  graphene_rect_t place;

  /* Who went on to the result stays there. */
  if ((self->entering || ahu_rn_count_check_form_has_focus (form)) &&
      gtk_widget_compute_bounds (ahu_rn_count_check_form_get_field (form), self->scroll, &place))
    {
      double value = gtk_adjustment_get_value (adjustment);
      double top = value + place.origin.y;
      double least = top + place.size.height - gtk_adjustment_get_page_size (adjustment);

      /* At once: where frames are rare clamping a page may never arrive. */
      gtk_adjustment_set_value (adjustment, CLAMP (value, least, MAX (least, top)));
    }

  return G_SOURCE_REMOVE;
}

/* The pad takes room, and the counts are laid out anew beside it: the count that it names comes in
 * sight, when it is chosen or entered and whenever that changes; who scrolls away from it in
 * between may. What is being laid out can't be scrolled. */
static void
show_current (AhuRnCountCheck *self)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
chosen_cb (AhuRnCountCheck *self)
{
  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  self->entering = TRUE;
  show_pad (self);
  show_current (self);
}

/* The same count stays the current one: people change only what lies otherwise. */
static void
entered_cb (AhuRnCountCheck *self,
            gint64           number)
{
  ahu_rn_count_check_form_set_count (AHU_RN_COUNT_CHECK_FORM (self->form), number);
  show_current (self);
}

static void
pad_undo_cb (AhuRnCountCheck *self)
{
  ahu_rn_count_check_form_set_count (AHU_RN_COUNT_CHECK_FORM (self->form), AHU_COUNT_NONE);
}

/* The number is whole, so that the pad begins with 0 again. */
static void
accepted_cb (AhuRnCountCheck *self)
{
  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
}

/* Enter in a number is done as well; on a button it is that button's. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        gpointer               user_data)
{
  AhuRnCountCheck *self = AHU_RN_COUNT_CHECK (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));

  if (!ahu_rn_count_check_form_has_focus (AHU_RN_COUNT_CHECK_FORM (self->form)))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.end-count", NULL);

  return ahu_count_pad_take_key (AHU_COUNT_PAD (self->pad), keyval, state);
}

static void
width_cb (AhuRnCountCheck *self)
{
  AhuWidthClass width = ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->bin));
  gboolean beside = width >= AHU_WIDTH_1200;
  int side_width = width >= AHU_WIDTH_1600 ? WIDE_SIDE_WIDTH : SIDE_WIDTH;

  ahu_rn_count_check_form_set_width_class (AHU_RN_COUNT_CHECK_FORM (self->form), width);
  ahu_widget_set_css_class (self->box, "narrow", width == AHU_WIDTH_360);
  ahu_widget_move (self->result, GTK_BOX (beside ? self->side_box : self->box));
  ahu_widget_move (self->totals_part, GTK_BOX (beside ? self->side_box : self->box));
  gtk_widget_set_size_request (self->side, beside ? side_width : -1, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->side_clamp), side_width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->side_clamp), side_width);
  gtk_widget_set_visible (self->side, beside);
  gtk_widget_set_visible (self->bar, !beside);
  ahu_count_pad_set_columns (AHU_COUNT_PAD (self->pad), 6);
  ahu_widget_move (self->pad, GTK_BOX (beside ? self->left : self->main));
  ahu_widget_set_css_class (self->pad, "panel", beside);
  ahu_widget_set_css_class (self->pad, "sheet", !beside);
  /* Beside the result the pad follows the counts, else it stands at the bottom. */
  gtk_widget_set_vexpand (self->scroll, !beside);
  show_pad (self);
}

static gboolean
ahu_rn_count_check_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (AHU_RN_COUNT_CHECK (widget)->form);
}

static void
ahu_rn_count_check_dispose (GObject *object)
{
  AhuRnCountCheck *self = AHU_RN_COUNT_CHECK (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_pointer (&self->slips, rn_slips_free);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_RN_COUNT_CHECK);

  G_OBJECT_CLASS (ahu_rn_count_check_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-count-check.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, overlay);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, scroll);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, form);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, main);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, left);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, pad);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, totals);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, totals_part);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, side);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, side_box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, side_clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, result);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, headline);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, cures);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, done);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, reset);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, records);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, record_rows);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, slips_part);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, slip_rows);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, more);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, bar);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCountCheck, summary);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, width_cb);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, current_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, accepted_cb);
  gtk_widget_class_bind_template_callback (widget_class, pad_undo_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
}

static void
ahu_rn_count_check_class_init (AhuRnCountCheckClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_count_check_dispose;
  widget_class->grab_focus = ahu_rn_count_check_grab_focus;
  widget_class->focus = ahu_compat_focus_child;

  g_type_ensure (AHU_TYPE_CHOICE);
  g_type_ensure (AHU_TYPE_COUNT_PAD);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_RN_COUNT_CHECK_FORM);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "count.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "count.reset", NULL, reset_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "table.end-count", NULL);
}

static void
ahu_rn_count_check_init (AhuRnCountCheck *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), ahu_compat_announcer_new ());
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroll)), "changed",
                           G_CALLBACK (show_current), self, G_CONNECT_SWAPPED);
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
ahu_rn_count_check_choose (AhuRnCountCheck *self,
                           guint            cell)
{
  g_return_if_fail (AHU_IS_RN_COUNT_CHECK (self));

  ahu_rn_count_check_form_choose (AHU_RN_COUNT_CHECK_FORM (self->form), cell);
}

/* ahu-rn-join-page.c: entering the position of a game that is already running
 *
 * Asks for one thing after the other, and hands over the set-up when nothing is missing but
 * hands. Not for: the table (ahu-rn-join-form.c), what is tapped (ahu-rn-join-input.c), what
 * comes next (rn-join-order.c), what is possible (the engine, rn-join.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/rapanui/join/rn-join-load.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-join-form.h"
#include "games/rapanui/ui/ahu-rn-join-input.h"
#include "games/rapanui/words/rn-join-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-key.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-tap-guard.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-question.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-misfit.h"

/* Beside what is kept in sight. */
#define EDGE 8
/* Of a page, for the question and the button beside it */
#define BESIDE_WIDTH 560

struct _AhuRnJoinPage
{
  AhuSetUpPage parent_instance;

  AdwWindowTitle *title;
  AhuMisfit *misfit;
  AhuWidthBin *width_bin;
  GtkWidget *redo_button;
  GtkWidget *prompt_card;
  AhuQuestion *question;
  GtkButton *go;
  GtkLabel *go_text;
  GtkWidget *page;
  AhuRnJoinForm *form;
  AhuRnJoinInput *input;
  gboolean asks_number; /* with the last update */
  GtkScrolledWindow *scroller;
  GtkWidget *body;

  guint reveal_id;

  RnJoinEntry *entry;
  char **names;
  char **colours;
  RnReason problem; /* the first one; RN_OK when the game can go on */
  char *said;       /* what the screen reader was told last */
  char *fault;      /* what can't be, when that was told last */
  gboolean is_handed_over;
  JsonNode *mended; /* the set-up of the game that was joined here, NULL for a new one */
  JsonNode *loaded; /* that set-up, as it is entered here */
  gint64 ply;       /* of that game then */
};

G_DEFINE_FINAL_TYPE (AhuRnJoinPage, ahu_rn_join_page, AHU_TYPE_SET_UP_PAGE)

static RnJoinWay
find_way (AhuRnJoinPage *self)
{
  return rn_join_entry_find_way (self->entry, self->problem.code == RN_OK);
}

static void
announce (AhuRnJoinPage *self,
          const char    *sentence)
{
  if (g_strcmp0 (self->said, sentence) == 0)
    return;

  g_free (self->said);
  self->said = g_strdup (sentence);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ahu_compat_announce (GTK_WIDGET (self), sentence);
}

/* Once, where it comes up. */
static void
announce_fault (AhuRnJoinPage  *self,
                const RnReason *problem)
{
  g_autofree char *fault = problem != NULL ? rn_reason_text (problem, (const char *const *) self->names) : NULL;

  if (fault != NULL && g_strcmp0 (self->fault, fault) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    ahu_compat_announce (GTK_WIDGET (self), fault);
  g_free (self->fault);
  self->fault = g_steal_pointer (&fault);
}

static void
show_subtitle (AhuRnJoinPage *self)
{
  guint present = rn_join_entry_get_present (self->entry);
  g_autofree char *subtitle = NULL;

  if (present < RN_JOIN_TARGETS && rn_join_step (present) < RN_JOIN_STEPS)
    /* Translators: %1$s is what is entered, such as “The display”; the %2$u-th of %3$u steps. There is little room. */
    subtitle = g_strdup_printf (_("%1$s · %2$u/%3$u"), rn_join_step_name (rn_join_step (present)),
                                (guint) rn_join_step (present) + 1, (guint) RN_JOIN_STEPS);
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

/* What can't be is said at its place; here only where nothing is missing any more. */
static void
show_prompt (AhuRnJoinPage *self)
{
  RnJoinWay way = find_way (self);
  const char *const *names = (const char *const *) self->names;
  guint present = rn_join_entry_get_present (self->entry);
  int player = present < RN_JOIN_TARGETS ? rn_join_player (present) : -1;
  gboolean is_wrong = way == RN_JOIN_TO_PROBLEM && (present < RN_JOIN_PLACES || present == RN_JOIN_TARGETS);
  g_autofree char *question = is_wrong ? rn_reason_text (&self->problem, names)
                                       : rn_join_question (self->entry, names);
  const char *text = self->mended != NULL && way == RN_JOIN_ON ? _("Apply to the game") : rn_join_way_text (self->entry, way);

  ahu_question_ask (self->question, player >= 0 ? self->colours[player] : NULL, question);
  ahu_question_hint (self->question, is_wrong ? "" : rn_join_hint (self->entry), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->go), way != RN_JOIN_NO_WAY);
  gtk_label_set_text (self->go_text, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  ahu_widget_set_css_class (GTK_WIDGET (self->go), "suggested-action", way == RN_JOIN_ON);
  show_subtitle (self);
  announce (self, question);
}

/* A tap meant for the last key of the pad is none for the card that lies there now. */
static void
guard_taps (AhuRnJoinPage *self)
{
  guint target = rn_join_entry_get_present (self->entry);
  gboolean is_number = target < RN_JOIN_TARGETS && rn_join_is_number (target);

  if (is_number != self->asks_number)
    ahu_tap_guard_close (GTK_WIDGET (self));
  self->asks_number = is_number;
}

static void
update (AhuRnJoinPage *self)
{
  RnReason problems[RN_JOIN_MAX_PROBLEMS];
  const RnReason *first;
  RnJoin join;
  guint n;

  ahu_misfit_clear (self->misfit);
  rn_join_entry_to_join (self->entry, &join);
  n = rn_join_find_problems (&join, problems);
  self->problem = n > 0 ? problems[0] : rn_reason (RN_OK, NULL);
  first = ahu_rn_join_form_update (self->form, problems, n);
  announce_fault (self, first);
  ahu_rn_join_input_update (self->input);
  guard_taps (self);
  show_prompt (self);
  ahu_set_up_page_update (AHU_SET_UP_PAGE (self));
}

static JsonNode *
make_setup (AhuRnJoinPage *self)
{
  RnJoin join;

  rn_join_entry_to_join (self->entry, &join);
  if (self->mended != NULL)
    join.ply = self->ply;

  return rn_join_to_json (&join);
}

static void
finish (AhuRnJoinPage *self)
{
  JsonNode *setup = make_setup (self);

  /* The same may be written otherwise. */
  if (self->mended != NULL && json_node_equal (setup, self->loaded))
    {
      json_node_unref (setup);
      setup = json_node_ref (self->mended);
    }
  ahu_set_up_page_hand_over (AHU_SET_UP_PAGE (self), setup);
  /* The next game of the same players is another one. */
  self->is_handed_over = TRUE;
}

/* What was entered leads on: the focus goes along, to what is asked for now. */
static void
ahu_rn_join_page_follow (AhuSetUpPage *page)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (page);

  update (self);
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* To the first place that the problem is about. */
static void
go_to_problem (AhuRnJoinPage *self)
{
  for (guint target = 0; target < RN_JOIN_TARGETS; target++)
    if (rn_join_entry_concerns (self->entry, &self->problem, target))
      {
        rn_join_entry_select (self->entry, target);
        ahu_rn_join_page_follow (AHU_SET_UP_PAGE (self));
        return;
      }
}

static void
button_cb (AhuRnJoinPage *self)
{
  switch (find_way (self))
    {
    case RN_JOIN_FRONT:
      rn_join_entry_end_column (self->entry);
      ahu_rn_join_page_follow (AHU_SET_UP_PAGE (self));
      break;
    case RN_JOIN_SKIP:
      rn_join_entry_select (self->entry, RN_JOIN_TARGETS);
      rn_join_entry_go_on (self->entry);
      ahu_rn_join_page_follow (AHU_SET_UP_PAGE (self));
      break;
    case RN_JOIN_TO_PROBLEM:
      go_to_problem (self);
      break;
    case RN_JOIN_ON:
      finish (self);
      break;
    case RN_JOIN_NO_WAY:
    default:
      break;
    }
}

static void
refused_cb (AhuRnJoinPage *self,
            const char    *reason)
{
  ahu_question_hint (self->question, reason, TRUE);
  ahu_compat_announce (GTK_WIDGET (self), reason);
}

/* To the next of all that is asked for, or the one before. */
static gboolean
step_target (AhuRnJoinPage *self,
             int            step)
{
  guint targets[RN_JOIN_TARGETS];
  int n = (int) rn_join_entry_list (self->entry, targets);
  int at = step > 0 ? -1 : 0;

  for (int i = 0; i < n; i++)
    if (targets[i] == rn_join_entry_get_present (self->entry))
      at = i;
  rn_join_entry_select (self->entry, targets[(at + step + n) % n]);
  ahu_rn_join_page_follow (AHU_SET_UP_PAGE (self));

  return GDK_EVENT_STOP;
}

static gboolean
choose_column (AhuRnJoinPage *self,
               guint          keyval)
{
  const char *columns[RN_COLUMNS] = { C_("key", "Q"), C_("key", "W"), C_("key", "E"), C_("key", "R") };
  gunichar letter = ahu_key_letter (keyval);

  for (guint c = 0; c < RN_COLUMNS; c++)
    if (g_utf8_get_char (columns[c]) == letter)
      {
        rn_join_entry_select (self->entry, RN_JOIN_COLUMN + c);
        ahu_rn_join_page_follow (AHU_SET_UP_PAGE (self));
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* Enter is the button's where nothing else that can be chosen has the focus. */
static gboolean
press_button (AhuRnJoinPage *self,
              guint          keyval)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) || !gtk_widget_get_visible (GTK_WIDGET (self->go)))
    return GDK_EVENT_PROPAGATE;
  if (focus != NULL && focus != GTK_WIDGET (self->go) && !ahu_rn_join_form_has_focus (self->form))
    return GDK_EVENT_PROPAGATE;

  button_cb (self);

  return GDK_EVENT_STOP;
}

static gboolean
ahu_rn_join_page_key (AhuSetUpPage    *page,
                      guint            keyval,
                      GdkModifierType  state)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (page);
  gboolean is_count = ahu_rn_join_form_has_focus (self->form);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  /* Without Num Lock 3 and 9 of a count are keys of the number pad that step. */
  if (ahu_rn_join_input_take_key (self->input, keyval, state, is_count))
    return GDK_EVENT_STOP;
  if (keyval == GDK_KEY_Page_Down || keyval == GDK_KEY_KP_Page_Down)
    return step_target (self, 1);
  if (keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_KP_Page_Up)
    return step_target (self, -1);

  return choose_column (self, keyval) || press_button (self, keyval);
}

/* A telephone that lies has no height for the button below the question. */
static void
resized_cb (AhuRnJoinPage *self)
{
  int width, height;

  ahu_width_bin_get_room (self->width_bin, &width, &height);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->prompt_card),
                                  width < BESIDE_WIDTH * ahu_text_scale () ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
follow_width_cb (AhuRnJoinPage *self)
{
  AhuWidthClass width = ahu_width_bin_get_width_class (self->width_bin);
  gboolean narrow = width < AHU_WIDTH_700;
  AhuRnJoinRoom room = narrow ? AHU_RN_JOIN_NARROW : width < AHU_WIDTH_1200 ? AHU_RN_JOIN_MEDIUM : AHU_RN_JOIN_WIDE;
  AhuRnSize size = narrow ? AHU_RN_SIZE_SMALL : AHU_RN_SIZE_MEDIUM;

  ahu_rn_join_form_set_room (self->form, room, ahu_rn_art_display_width (size),
                             narrow ? ahu_rn_art_gap (size) : ahu_rn_art_gap (size) + 6);
  ahu_rn_join_input_set_size (self->input, width < AHU_WIDTH_1200 ? size : AHU_RN_SIZE_LARGE);
  ahu_question_set_narrow (self->question, narrow);
  ahu_widget_set_css_class (self->page, "narrow", narrow);
  ahu_widget_set_spared (self->redo_button, narrow);
}

static gboolean
reveal_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (widget);
  GtkWidget *part = ahu_rn_join_form_get_part (self->form);
  graphene_rect_t bounds;

  self->reveal_id = 0;
  if (part != NULL && gtk_widget_compute_bounds (part, self->body, &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->scroller), bounds.origin.y - EDGE,
                               bounds.origin.y + bounds.size.height + 2 * EDGE);

  return G_SOURCE_REMOVE;
}

/* Where the room for the table has changed, as with another input below, what is asked for stays
 * in sight; all of this is laid out only after the room is known. */
static void
room_cb (AhuRnJoinPage *self)
{
  if (self->reveal_id == 0)
    self->reveal_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_cb, NULL, NULL);
}

/* Where the answer goes; people go on with the button where that is all. */
static gboolean
ahu_rn_join_page_grab_focus (GtkWidget *widget)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (widget);
  guint present = rn_join_entry_get_present (self->entry);
  gboolean is_count = present < RN_JOIN_TARGETS && rn_join_is_number (present);

  if (!is_count && gtk_widget_get_visible (GTK_WIDGET (self->go)))
    return gtk_widget_grab_focus (GTK_WIDGET (self->go));

  return gtk_widget_grab_focus (GTK_WIDGET (self->form)) || gtk_widget_child_focus (GTK_WIDGET (self->input), GTK_DIR_TAB_FORWARD);
}

static void
pad_undo_cb (AhuRnJoinPage *self)
{
  g_signal_emit_by_name (self, "undo");
}

static void
set_players (AhuRnJoinPage     *self,
             const char *const *names,
             const char *const *colours)
{
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  g_strfreev (self->colours);
  self->colours = g_strdupv ((char **) colours);
  ahu_rn_join_form_set_players (self->form, names, colours);
  ahu_rn_join_input_set_players (self->input, names, colours);
}

/* For the same players what was entered stays until it is handed over. */
static void
ahu_rn_join_page_start (AhuSetUpPage      *page,
                        const char *const *names,
                        const char *const *colours,
                        const char *const *choices)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (page);
  guint n = CLAMP (g_strv_length ((char **) names), RN_MIN_PLAYERS, RN_MAX_PLAYERS);

  if (self->names == NULL || self->is_handed_over || !g_strv_equal ((const char *const *) self->names, names))
    rn_join_entry_reset (self->entry, n);
  self->is_handed_over = FALSE;
  set_players (self, names, colours);
  update (self);
}

static JsonNode *
ahu_rn_join_page_dup_entry (AhuSetUpPage *page)
{
  return rn_join_entry_to_json (AHU_RN_JOIN_PAGE (page)->entry);
}

static void
ahu_rn_join_page_take_entry (AhuSetUpPage *page,
                             JsonNode     *entry)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (page);

  rn_join_entry_from_json (self->entry, entry);
  update (self);
}

static gboolean
ahu_rn_join_page_load (AhuSetUpPage      *page,
                       const char *const *names,
                       const char *const *colours,
                       JsonObject        *setup,
                       gboolean           keeps)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (page);

  if (!rn_join_load (self->entry, g_strv_length ((char **) names), setup, &self->ply))
    return FALSE;

  g_clear_pointer (&self->mended, json_node_unref);
  self->mended = json_node_init_object (json_node_alloc (), setup);
  g_clear_pointer (&self->loaded, json_node_unref);
  self->loaded = make_setup (self);
  set_players (self, names, colours);
  adw_window_title_set_title (self->title, _("The position"));
  update (self);

  return TRUE;
}

static void
ahu_rn_join_page_finalize (GObject *object)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (object);

  rn_join_entry_free (self->entry);
  g_strfreev (self->names);
  g_strfreev (self->colours);
  g_clear_pointer (&self->mended, json_node_unref);
  g_clear_pointer (&self->loaded, json_node_unref);
  g_free (self->said);
  g_free (self->fault);

  G_OBJECT_CLASS (ahu_rn_join_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MISFIT);
  g_type_ensure (AHU_TYPE_RN_JOIN_FORM);
  g_type_ensure (AHU_TYPE_RN_JOIN_INPUT);
  g_type_ensure (AHU_TYPE_QUESTION);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-rn-join-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, misfit);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, page);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, prompt_card);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, question);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, go);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, go_text);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, form);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, input);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, body);
  gtk_widget_class_bind_template_callback (widget_class, button_cb);
  gtk_widget_class_bind_template_callback (widget_class, ahu_rn_join_page_follow);
  gtk_widget_class_bind_template_callback (widget_class, resized_cb);
  gtk_widget_class_bind_template_callback (widget_class, follow_width_cb);
  gtk_widget_class_bind_template_callback (widget_class, pad_undo_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
}

static void
ahu_rn_join_page_class_init (AhuRnJoinPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);
  AhuSetUpPageClass *set_up_class = AHU_SET_UP_PAGE_CLASS (klass);

  object_class->finalize = ahu_rn_join_page_finalize;
  widget_class->grab_focus = ahu_rn_join_page_grab_focus;
  widget_class->focus = ahu_compat_focus_child;
  page_class->keeps_awake = TRUE;
  /* Digits and letters are what is entered, whatever has the focus. */
  set_up_class->phase = GTK_PHASE_CAPTURE;
  set_up_class->key = ahu_rn_join_page_key;
  set_up_class->follow = ahu_rn_join_page_follow;
  set_up_class->start = ahu_rn_join_page_start;
  set_up_class->dup_entry = ahu_rn_join_page_dup_entry;
  set_up_class->take_entry = ahu_rn_join_page_take_entry;
  set_up_class->load = ahu_rn_join_page_load;
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "rn-join-page");
}

static void
ahu_rn_join_page_init (AhuRnJoinPage *self)
{
  self->entry = rn_join_entry_new ();
  ahu_set_up_page_set_states (AHU_SET_UP_PAGE (self), rn_join_entry_get_states (self->entry));
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_tap_guard_add (GTK_WIDGET (self));
  ahu_rn_join_form_set_entry (self->form, self->entry);
  ahu_rn_join_input_set_entry (self->input, self->entry);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed", G_CALLBACK (room_cb), self,
                           G_CONNECT_SWAPPED);
  resized_cb (self);
  follow_width_cb (self);
}

GtkWidget *
ahu_rn_join_page_new (void)
{
  return g_object_new (AHU_TYPE_RN_JOIN_PAGE, NULL);
}

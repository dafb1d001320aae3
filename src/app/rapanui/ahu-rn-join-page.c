/* ahu-rn-join-page.c: entering the position of a game that is already running
 *
 * Says at the top what can't be or is still missing, and hands over the set-up
 * when nothing is. Not for: the fields (ahu-rn-join-form.c), what is possible (the
 * engine, rn-join.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-join-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-choice.h"
#include "app/ahu-compat.h"
#include "app/ahu-init.h"
#include "app/ahu-line.h"
#include "app/ahu-menu-button.h"
#include "app/ahu-misfit.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-widget.h"
#include "app/ahu-width-bin.h"
#include "app/rapanui/ahu-rn-join-form.h"
#include "app/rapanui/ahu-rn-join-load.h"
#include "app/rapanui/ahu-rn-join-place.h"
#include "app/rapanui/ahu-rn-palette.h"
#include "app/rapanui/ahu-rn-reasons.h"
#include "rapanui/rn-join-cards.h"
#include "rapanui/rn-sentences.h"

struct _AhuRnJoinPage
{
  AhuPage parent_instance;

  AdwWindowTitle *title;
  AhuMisfit *misfit;
  AhuWidthBin *width_bin;
  GtkGrid *prompt_line;
  GtkLabel *prompt;
  GtkLabel *rest;
  GtkButton *button;
  GtkWidget *page;
  AhuRnJoinForm *form;
  AhuRnPalette *palette;

  AhuRnJoinEntry *entry;
  char **names;
  JsonNode *setup;
  RnReason problem; /* the first one; RN_OK when the game can go on */
  gboolean has_unknown_hand;
  char *said;       /* what the screen reader was told last */
  gboolean is_handed_over;
  JsonNode *mended; /* the set-up of the game that was joined here, NULL for a new one */
  JsonNode *loaded; /* that set-up, as it is entered here */
  gint64 ply;       /* of that game then */
};

G_DEFINE_FINAL_TYPE (AhuRnJoinPage, ahu_rn_join_page, AHU_TYPE_PAGE)

static guint dealt_signal;

/* What is still to come breaks no rule. */
static char *
make_sentence (AhuRnJoinPage  *self,
               const RnReason *problem)
{
  const char *const *names = (const char *const *) self->names;

  if (problem->code == RN_OK && self->has_unknown_hand)
    return g_strdup (_("All that is needed is entered. What is missing of the hands you tell when it is played."));
  if (problem->code == RN_OK)
    return g_strdup (_("All that is needed is entered."));
  if (problem->code == RN_REASON_JOIN_MISSING)
    return rn_reason_sentence (problem, names);

  return ahu_rn_reason_text (problem, names);
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

static gboolean
is_narrow (AhuRnJoinPage *self)
{
  return ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700;
}

/* Where there is little room the short button stands beside what is missing, and only the
 * long one below. */
static void
arrange_prompt (AhuRnJoinPage *self)
{
  gboolean narrow = is_narrow (self);
  gboolean beside = narrow && self->problem.code != RN_OK;
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->prompt_line));
  GtkLayoutChild *button = gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->button));

  ahu_line_arrange (self->prompt_line, narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, narrow ? 3 : 12);
  if (beside)
    g_object_set (button, "column", 1, "row", 0, NULL);
  g_object_set (button, "row-span", beside ? 2 : 1, NULL);
}

static void
show_prompt (AhuRnJoinPage *self,
             guint          n)
{
  gboolean is_ready = self->problem.code == RN_OK;
  gboolean is_wrong = !is_ready && self->problem.code != RN_REASON_JOIN_MISSING;
  g_autofree char *sentence = make_sentence (self, &self->problem);
  /* Translators: below the first thing that is missing or wrong on a page; %u is how many more there are. */
  g_autofree char *rest = g_strdup_printf (ngettext ("and %u more", "and %u more", n > 0 ? n - 1 : 0), n > 0 ? n - 1 : 0);

  ahu_rules_label_set_text (self->prompt, sentence);
  gtk_label_set_text (self->rest, rest);
  gtk_widget_set_visible (GTK_WIDGET (self->rest), n > 1);
  ahu_widget_set_css_class (GTK_WIDGET (self->prompt), "refusal", is_wrong);
  gtk_button_set_label (self->button, !is_ready ? _("Go there")
                                      : self->mended != NULL ? _("Correct it") : _("Track the game from here"));
  ahu_widget_set_css_class (GTK_WIDGET (self->button), "suggested-action", is_ready);
  arrange_prompt (self);
  if (is_wrong || is_ready)
    announce (self, sentence);
}

static void
show_palette (AhuRnJoinPage *self)
{
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      RnReason reason = ahu_rn_join_entry_check (self->entry, kind);
      g_autofree char *text = ahu_rn_reason_text (&reason, (const char *const *) self->names);

      ahu_rn_palette_set_left (self->palette, kind, ahu_rn_join_entry_left (self->entry, kind), text);
    }
}

static void
update (AhuRnJoinPage *self)
{
  RnReason problems[RN_JOIN_MAX_PROBLEMS];
  RnJoin join;
  guint n;

  ahu_misfit_clear (self->misfit);
  ahu_rn_join_entry_to_join (self->entry, &join);
  n = rn_join_find_problems (&join, problems);
  self->has_unknown_hand = FALSE;
  for (guint p = 0; p < join.n_players; p++)
    self->has_unknown_hand = self->has_unknown_hand || rn_join_held (&join, p) > 0;
  self->problem = n > 0 ? problems[0] : rn_reason (RN_OK, NULL);
  show_prompt (self, n);
  ahu_rn_join_form_update (self->form, problems, n);
  show_palette (self);
  ahu_page_update_undo (AHU_PAGE (self));
}

static JsonNode *
make_setup (AhuRnJoinPage *self)
{
  RnJoin join;

  ahu_rn_join_entry_to_join (self->entry, &join);
  if (self->mended != NULL)
    join.ply = self->ply;

  return rn_join_to_json (&join);
}

/* At the problem, or on to the game. */
static void
button_cb (AhuRnJoinPage *self)
{
  if (self->problem.code != RN_OK)
    {
      ahu_rn_join_form_focus (self->form, &self->problem);
      return;
    }

  g_clear_pointer (&self->setup, json_node_unref);
  self->setup = make_setup (self);
  /* The same may be written otherwise. */
  if (self->mended != NULL && json_node_equal (self->setup, self->loaded))
    {
      json_node_unref (self->setup);
      self->setup = json_node_ref (self->mended);
    }
  g_signal_emit (self, dealt_signal, 0, self->setup);
  /* The next game of the same players is another one. */
  self->is_handed_over = TRUE;
}

/* A focus on a place goes along with the cards, and the page with it. */
static void
follow_focus (AhuRnJoinPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_get_ancestor (focus, AHU_TYPE_RN_JOIN_PLACE) != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->form));
}

static void
chosen_cb (AhuRnJoinPage *self,
           guint          kind)
{
  ahu_rn_join_entry_add (self->entry, kind);
  update (self);
  follow_focus (self);
}

static void
refused_cb (AhuRnJoinPage *self,
            const char    *reason)
{
  ahu_rules_label_set_text (self->prompt, reason);
  gtk_widget_add_css_class (GTK_WIDGET (self->prompt), "refusal");
  ahu_compat_announce (GTK_WIDGET (self), reason);
}

static gboolean
step_place (AhuRnJoinPage *self,
            int            step)
{
  ahu_rn_join_entry_step (self->entry, step);
  update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->form));

  return GDK_EVENT_STOP;
}

/* A letter is a card, in a field of numbers too; Page Up and Page Down go from
 * place to place. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        AhuRnJoinPage         *self)
{
  const char *columns[RN_COLUMNS] = { C_("key", "Q"), C_("key", "W"), C_("key", "E"), C_("key", "R") };
  gunichar letter = g_unichar_toupper (gdk_keyval_to_unicode (keyval));

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Page_Down || keyval == GDK_KEY_KP_Page_Down)
    return step_place (self, 1);
  if (keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_KP_Page_Up)
    return step_place (self, -1);
  if (!g_unichar_isalpha (letter))
    return GDK_EVENT_PROPAGATE;

  for (guint c = 0; c < RN_COLUMNS; c++)
    if (g_utf8_get_char (columns[c]) == letter)
      {
        ahu_rn_join_entry_select (self->entry, AHU_RN_JOIN_COLUMN + c);
        update (self);
        gtk_widget_grab_focus (GTK_WIDGET (self->form));
        return GDK_EVENT_STOP;
      }

  return ahu_choice_activate_key (GTK_WIDGET (self), keyval, state);
}

static void
follow_width_cb (AhuRnJoinPage *self)
{
  AhuWidthClass width = ahu_width_bin_get_width_class (self->width_bin);
  gboolean narrow = is_narrow (self);

  ahu_rn_join_form_set_columns (self->form, narrow ? 1 : width < AHU_WIDTH_1200 ? 2 : 4);
  ahu_rn_palette_set_size (self->palette, narrow ? AHU_RN_SIZE_SMALL : AHU_RN_SIZE_MEDIUM);
  arrange_prompt (self);
  ahu_widget_set_css_class (self->page, "narrow", narrow);
}

static gboolean
ahu_rn_join_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (AHU_RN_JOIN_PAGE (widget)->form));
}

static gboolean
ahu_rn_join_page_can_undo (AhuPage *page)
{
  return ahu_rn_join_entry_can_undo (AHU_RN_JOIN_PAGE (page)->entry);
}

static gboolean
ahu_rn_join_page_can_redo (AhuPage *page)
{
  return ahu_rn_join_entry_can_redo (AHU_RN_JOIN_PAGE (page)->entry);
}

static void
ahu_rn_join_page_undo (AhuPage *page)
{
  ahu_rn_join_entry_undo (AHU_RN_JOIN_PAGE (page)->entry);
  update (AHU_RN_JOIN_PAGE (page));
}

static void
ahu_rn_join_page_redo (AhuPage *page)
{
  ahu_rn_join_entry_redo (AHU_RN_JOIN_PAGE (page)->entry);
  update (AHU_RN_JOIN_PAGE (page));
}

static void
ahu_rn_join_page_finalize (GObject *object)
{
  AhuRnJoinPage *self = AHU_RN_JOIN_PAGE (object);

  ahu_rn_join_entry_free (self->entry);
  g_strfreev (self->names);
  g_clear_pointer (&self->setup, json_node_unref);
  g_clear_pointer (&self->mended, json_node_unref);
  g_clear_pointer (&self->loaded, json_node_unref);
  g_free (self->said);

  G_OBJECT_CLASS (ahu_rn_join_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MISFIT);
  g_type_ensure (AHU_TYPE_RN_JOIN_FORM);
  g_type_ensure (AHU_TYPE_RN_PALETTE);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-rn-join-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, misfit);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, prompt_line);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, rest);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, button);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, page);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, form);
  gtk_widget_class_bind_template_child (widget_class, AhuRnJoinPage, palette);
  gtk_widget_class_bind_template_callback (widget_class, button_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, follow_width_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
ahu_rn_join_page_class_init (AhuRnJoinPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  object_class->finalize = ahu_rn_join_page_finalize;
  widget_class->grab_focus = ahu_rn_join_page_grab_focus;
  page_class->keeps_awake = TRUE;
  page_class->can_undo = ahu_rn_join_page_can_undo;
  page_class->can_redo = ahu_rn_join_page_can_redo;
  page_class->undo = ahu_rn_join_page_undo;
  page_class->redo = ahu_rn_join_page_redo;

  dealt_signal = g_signal_new ("dealt", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "rn-join-page");
}

static void
ahu_rn_join_page_init (AhuRnJoinPage *self)
{
  self->entry = ahu_rn_join_entry_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_rn_join_form_set_entry (self->form, self->entry);
  follow_width_cb (self);
}

GtkWidget *
ahu_rn_join_page_new (void)
{
  return g_object_new (AHU_TYPE_RN_JOIN_PAGE, NULL);
}

void
ahu_rn_join_page_start (AhuRnJoinPage     *self,
                        const char *const *names,
                        const char *const *colours)
{
  guint n;

  g_return_if_fail (AHU_IS_RN_JOIN_PAGE (self));
  g_return_if_fail (names != NULL && colours != NULL);

  n = CLAMP (g_strv_length ((char **) names), RN_MIN_PLAYERS, RN_MAX_PLAYERS);
  if (self->names == NULL || self->is_handed_over || !g_strv_equal ((const char *const *) self->names, names))
    ahu_rn_join_entry_reset (self->entry, n);
  self->is_handed_over = FALSE;
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  ahu_rn_join_form_set_players (self->form, names, colours);
  update (self);
}

gboolean
ahu_rn_join_page_load (AhuRnJoinPage     *self,
                       const char *const *names,
                       const char *const *colours,
                       JsonObject        *setup)
{
  g_return_val_if_fail (AHU_IS_RN_JOIN_PAGE (self), FALSE);
  g_return_val_if_fail (names != NULL && colours != NULL, FALSE);
  g_return_val_if_fail (setup != NULL, FALSE);

  if (!ahu_rn_join_load (self->entry, g_strv_length ((char **) names), setup, &self->ply))
    return FALSE;

  g_clear_pointer (&self->mended, json_node_unref);
  self->mended = json_node_init_object (json_node_alloc (), setup);
  g_clear_pointer (&self->loaded, json_node_unref);
  self->loaded = make_setup (self);
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  adw_window_title_set_title (self->title, _("The position"));
  ahu_rn_join_form_set_players (self->form, names, colours);
  update (self);

  return TRUE;
}

AhuMisfit *
ahu_rn_join_page_get_misfit (AhuRnJoinPage *self)
{
  g_return_val_if_fail (AHU_IS_RN_JOIN_PAGE (self), NULL);

  return self->misfit;
}

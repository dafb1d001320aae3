/* ahu-tp-box-page.c: what the players read from their own box before a game, and mending it
 *
 * Shows an AhuTpBoxEntry and hands over the set-up when people say so. The box of a new game is the
 * one that is remembered; that of a game that is mended is its own. Not for: the players (the
 * page before), the game (the table page).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-box-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-box-form.h"
#include "games/tapati/ui/ahu-tp-box-list.h"
#include "games/tapati/ui/ahu-tp-box-words.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/teach/ahu-set-up-list.h"
#include "toolkit/teach/ahu-teller.h"

struct _AhuTpBoxPage
{
  AhuSetUpPage parent_instance;

  GtkWidget *title;
  GtkWidget *width_bin;
  GtkWidget *redo_button;
  GtkWidget *page;
  GtkWidget *prompt_card;
  GtkWidget *hint;
  GtkWidget *go;
  GtkWidget *go_label;
  GtkWidget *keycap;
  GtkWidget *body;
  GtkWidget *form;
  GtkWidget *misfit;
  AhuSetUpList *set_up;
  GtkWidget *arrows; /* room for them beside the other numbers */
  GtkWidget *list;

  AhuTpBoxEntry *entry;
  char **names;
  AhuTpOwnBox loaded; /* that of the game that is mended */
  gboolean is_entering; /* of a new game, which is remembered with each change */
};

G_DEFINE_FINAL_TYPE (AhuTpBoxPage, ahu_tp_box_page, AHU_TYPE_SET_UP_PAGE)

static AhuSetUpUse
get_use (AhuTpBoxPage *self)
{
  return ahu_set_up_page_get_use (AHU_SET_UP_PAGE (self));
}

/* Returns: (transfer full): what is to be known of the box that is shown */
static char *
dup_hint (AhuTpBoxPage *self)
{
  g_autoptr (GDateTime) day = NULL;
  AhuTpOwnBox known;

  if (get_use (self) == AHU_SET_UP_LATER)
    return g_strdup (_("The game is played again with the box as it is here. Other games keep theirs."));
  if (get_use (self) == AHU_SET_UP_FIRST)
    return g_strdup (_("Nothing is played yet."));
  if (!ahu_tp_own_box_is_compared ())
    return ahu_teller_dup_set_up (ahu_tp_game_ui_get (), "T2.2");

  day = ahu_tp_own_box_recall (&known);

  return ahu_tp_box_remembered_words (ahu_tp_box_entry_find_name (self->entry), day);
}

/* A game that is played has nothing to apply as long as its box is as it was. */
static void
show_go (AhuTpBoxPage *self)
{
  const char *words = get_use (self) == AHU_SET_UP_LATER ? _("Apply to the game") : _("Lay out the first round");

  gtk_widget_set_sensitive (self->go, ahu_tp_box_entry_check (self->entry).code == TP_OK);
  gtk_widget_set_visible (self->go, get_use (self) != AHU_SET_UP_LATER ||
                          !ahu_tp_own_box_equal (&self->loaded, ahu_tp_box_entry_get_box (self->entry)));
  gtk_label_set_label (GTK_LABEL (self->go_label), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
show_hint (AhuTpBoxPage *self)
{
  TpReason reason = ahu_tp_box_entry_check (self->entry);
  g_autofree char *text = NULL;

  if (reason.code == TP_OK)
    text = dup_hint (self);
  else
    {
      /* Nothing about a box is about a player. */
      const char *const names[] = { NULL };
      g_autofree char *sentence = tp_reason_sentence (&reason, names);

      text = ahu_cite (sentence, reason.rule);
    }
  ahu_rules_label_set_text (GTK_LABEL (self->hint), text);
  ahu_widget_set_css_class (self->hint, "tp-box-refusal", reason.code != TP_OK);
}

/* Of a box that is no game's yet. */
static void
show_set_up (AhuTpBoxPage *self)
{
  gboolean is_new = get_use (self) == AHU_SET_UP_NEW && ahu_tp_box_entry_check (self->entry).code == TP_OK;

  ahu_set_up_list_show (self->set_up, ahu_tp_game_ui_get (), is_new ? (const char *const *) self->names : NULL,
                        AHU_SET_UP_DEAL);
}

static void
update (AhuTpBoxPage *self)
{
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), get_use (self) == AHU_SET_UP_LATER ? _("Your box") : _("New game"));
  show_hint (self);
  show_go (self);
  ahu_tp_box_form_show (AHU_TP_BOX_FORM (self->form), self->entry);
  ahu_tp_box_list_show (AHU_TP_BOX_LIST (self->list), self->entry);
  show_set_up (self);
  ahu_set_up_page_update (AHU_SET_UP_PAGE (self));
}

/* What is said of the box before holds no more. */
static void
ahu_tp_box_page_follow (AhuSetUpPage *page)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);

  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  ahu_tp_own_boxes_remember (ahu_tp_box_entry_get_named (self->entry));
  if (get_use (self) == AHU_SET_UP_NEW)
    ahu_tp_own_box_remember (ahu_tp_box_entry_get_box (self->entry));
  self->is_entering = TRUE;
  update (self);
}

static void
entered_cb (AhuTpBoxPage *self,
            guint         field,
            guint         index,
            guint         value)
{
  if (ahu_tp_box_entry_set (self->entry, field, index, value))
    ahu_tp_box_page_follow (AHU_SET_UP_PAGE (self));
}

static void
taken_cb (AhuTpBoxPage *self,
          const char   *name)
{
  AhuTpOwnBox usual;

  ahu_tp_own_box_init (&usual);
  if (name != NULL ? ahu_tp_box_entry_take_named (self->entry, name) : ahu_tp_box_entry_take (self->entry, &usual))
    ahu_tp_box_page_follow (AHU_SET_UP_PAGE (self));
}

static void
forgotten_cb (AhuTpBoxPage *self,
              const char   *name)
{
  if (ahu_tp_box_entry_forget (self->entry, name))
    ahu_tp_box_page_follow (AHU_SET_UP_PAGE (self));
}

static void
named_cb (AhuTpBoxPage *self,
          const char   *name)
{
  if (ahu_tp_box_entry_name (self->entry, name))
    ahu_tp_box_page_follow (AHU_SET_UP_PAGE (self));
}

static void
finish (AhuTpBoxPage *self)
{
  if (ahu_set_up_list_lead (self->set_up))
    return;
  if (get_use (self) == AHU_SET_UP_NEW && ahu_tp_box_entry_check (self->entry).code == TP_OK)
    ahu_tp_own_box_set_compared ();
  ahu_set_up_page_finish (AHU_SET_UP_PAGE (self));
}

static gboolean
ahu_tp_box_page_key (AhuSetUpPage    *page,
                     guint            keyval,
                     GdkModifierType  state)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);

  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) || !(state & GDK_CONTROL_MASK) ||
      !gtk_widget_get_visible (self->go))
    return GDK_EVENT_PROPAGATE;

  finish (self);

  return GDK_EVENT_STOP;
}

/* People begin where they go on: a box is entered once. */
static gboolean
ahu_tp_box_page_grab_focus (GtkWidget *widget)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (widget);

  if (gtk_widget_get_visible (self->go) && gtk_widget_is_sensitive (self->go))
    return gtk_widget_grab_focus (self->go);

  return gtk_widget_child_focus (self->form, GTK_DIR_TAB_FORWARD);
}

static void
ahu_tp_box_page_map (GtkWidget *widget)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (widget);
  g_autoptr (GVariant) named = ahu_tp_own_boxes_recall ();

  GTK_WIDGET_CLASS (ahu_tp_box_page_parent_class)->map (widget);

  /* Perhaps some were kept or forgotten where another game is mended. */
  ahu_tp_box_entry_set_named (self->entry, named);
  update (self);
}

static void
apply_layout (AhuTpBoxPage *self)
{
  AhuWidthClass width = ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->width_bin));
  gboolean narrow = width < AHU_WIDTH_700;
  gboolean beside = width >= AHU_WIDTH_1024;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->prompt_card),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  ahu_widget_set_spared (self->redo_button, narrow);
  ahu_tp_box_form_set_narrow (AHU_TP_BOX_FORM (self->form), narrow);
  ahu_tp_box_form_place_arrows (AHU_TP_BOX_FORM (self->form), beside ? GTK_BOX (self->arrows) : NULL,
                                narrow || beside ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_visible (self->arrows, beside);
  gtk_widget_set_visible (self->keycap, !narrow);
  ahu_widget_set_css_class (self->page, "narrow", narrow);
}

static void
ahu_tp_box_page_start (AhuSetUpPage      *page,
                       const char *const *names,
                       const char *const *colours,
                       const char *const *choices)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  ahu_tp_box_entry_set_players (self->entry, g_strv_length (self->names));
  update (self);
}

/* With the box that is remembered. */
static void
ahu_tp_box_page_reset (AhuSetUpPage *page)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);
  g_autoptr (GVariant) named = ahu_tp_own_boxes_recall ();
  AhuTpOwnBox box;
  g_autoptr (GDateTime) day = ahu_tp_own_box_recall (&box);

  ahu_tp_box_entry_load (self->entry, &box, named);
  self->is_entering = FALSE;
  update (self);
}

/* The box itself is remembered anyway. */
static JsonNode *
ahu_tp_box_page_dup_entry (AhuSetUpPage *page)
{
  return AHU_TP_BOX_PAGE (page)->is_entering ? json_node_new (JSON_NODE_NULL) : NULL;
}

static void
ahu_tp_box_page_take_entry (AhuSetUpPage *page,
                            JsonNode     *entry)
{
  AHU_TP_BOX_PAGE (page)->is_entering = TRUE;
}

/* Whoever plays again has that box on the table, wherever the game came from. */
static void
ahu_tp_box_page_again (AhuSetUpPage      *page,
                       const char *const *colours,
                       JsonObject        *setup)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);
  guint n_players = g_strv_length ((char **) colours);
  AhuTpOwnBox own;
  TpBox box;

  tp_box_init (&box, n_players);
  if (setup != NULL && tp_box_from_json (&box, n_players, setup).code != TP_OK)
    return;

  ahu_tp_own_box_from_box (&own, &box, n_players);
  if (ahu_tp_box_entry_take (self->entry, &own))
    ahu_tp_box_page_follow (AHU_SET_UP_PAGE (self));
}

/* That is not the box that is remembered. */
static gboolean
ahu_tp_box_page_load (AhuSetUpPage      *page,
                      const char *const *names,
                      const char *const *colours,
                      JsonObject        *setup,
                      gboolean           keeps)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);
  guint n_players = g_strv_length ((char **) names);
  g_autoptr (GVariant) named = NULL;
  AhuTpOwnBox own;
  TpBox box;

  tp_box_init (&box, n_players);
  if (setup != NULL && tp_box_from_json (&box, n_players, setup).code != TP_OK)
    return FALSE;

  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  ahu_tp_own_box_from_box (&own, &box, n_players);
  if (!keeps || !ahu_tp_own_box_equal (&own, &self->loaded))
    {
      named = ahu_tp_own_boxes_recall ();
      ahu_tp_box_entry_load (self->entry, &own, named);
    }
  self->loaded = own;
  ahu_tp_box_page_start (page, names, colours, NULL);

  return TRUE;
}

static JsonNode *
ahu_tp_box_page_dup_setup (AhuSetUpPage *page)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);
  TpBox box;

  if (ahu_tp_box_entry_check (self->entry).code != TP_OK)
    return NULL;

  box = ahu_tp_own_box_to_box (ahu_tp_box_entry_get_box (self->entry), ahu_tp_box_entry_get_players (self->entry));

  return tp_box_to_json (&box);
}

static void
ahu_tp_box_page_finalize (GObject *object)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (object);

  ahu_tp_box_entry_free (self->entry);
  g_strfreev (self->names);

  G_OBJECT_CLASS (ahu_tp_box_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-tp-box-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, page);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, prompt_card);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, hint);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, go);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, go_label);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, keycap);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, body);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, form);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, misfit);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, set_up);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, arrows);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, list);
  gtk_widget_class_bind_template_callback (widget_class, apply_layout);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, taken_cb);
  gtk_widget_class_bind_template_callback (widget_class, forgotten_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, finish);
  gtk_widget_class_bind_template_callback (widget_class, gtk_widget_grab_focus);
}

static void
ahu_tp_box_page_class_init (AhuTpBoxPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);
  AhuSetUpPageClass *set_up_class = AHU_SET_UP_PAGE_CLASS (klass);

  page_class->rule = "T2.2";
  object_class->finalize = ahu_tp_box_page_finalize;
  widget_class->grab_focus = ahu_tp_box_page_grab_focus;
  widget_class->map = ahu_tp_box_page_map;

  page_class->keeps_awake = TRUE;
  set_up_class->key = ahu_tp_box_page_key;
  set_up_class->follow = ahu_tp_box_page_follow;
  set_up_class->start = ahu_tp_box_page_start;
  set_up_class->reset = ahu_tp_box_page_reset;
  set_up_class->again = ahu_tp_box_page_again;
  set_up_class->dup_entry = ahu_tp_box_page_dup_entry;
  set_up_class->take_entry = ahu_tp_box_page_take_entry;
  set_up_class->load = ahu_tp_box_page_load;
  set_up_class->dup_setup = ahu_tp_box_page_dup_setup;

  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MISFIT);
  g_type_ensure (AHU_TYPE_SET_UP_LIST);
  g_type_ensure (AHU_TYPE_TP_BOX_FORM);
  g_type_ensure (AHU_TYPE_TP_BOX_LIST);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "tp-box-page");
}

static void
ahu_tp_box_page_init (AhuTpBoxPage *self)
{
  self->entry = ahu_tp_box_entry_new ();
  ahu_set_up_page_set_states (AHU_SET_UP_PAGE (self), ahu_tp_box_entry_get_states (self->entry));
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_tp_box_page_reset (AHU_SET_UP_PAGE (self));
  apply_layout (self);
}

GtkWidget *
ahu_tp_box_page_new (void)
{
  return g_object_new (AHU_TYPE_TP_BOX_PAGE, NULL);
}

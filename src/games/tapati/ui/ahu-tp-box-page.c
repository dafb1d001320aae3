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
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-rules-text.h"

/* What the box is of. */
typedef enum
{
  USE_NEW,   /* a new game */
  USE_FIRST, /* a game in which nothing is played yet */
  USE_LATER  /* a game that goes on */
} Use;

struct _AhuTpBoxPage
{
  AhuPage parent_instance;

  GtkWidget *title;
  GtkWidget *width_bin;
  GtkWidget *page;
  GtkWidget *prompt_card;
  GtkWidget *hint;
  GtkWidget *go;
  GtkWidget *go_label;
  GtkWidget *keycap;
  GtkWidget *body;
  GtkWidget *form;
  GtkWidget *misfit;
  GtkWidget *table;
  GtkWidget *cards;
  GtkWidget *list;
  GtkEventController *keys;

  AhuTpBoxEntry *entry;
  AhuTpOwnBox loaded; /* that of the game that is mended */
  Use use;
  JsonNode *setup;
};

G_DEFINE_FINAL_TYPE (AhuTpBoxPage, ahu_tp_box_page, AHU_TYPE_PAGE)

enum
{
  DEALT,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_changed (AhuTpBoxPage *self)
{
  return !ahu_tp_own_box_equal (&self->loaded, ahu_tp_box_entry_get_box (self->entry));
}

/* Returns: (transfer full): what is to be known of the box that is shown */
static char *
dup_hint (AhuTpBoxPage *self)
{
  g_autoptr (GDateTime) day = NULL;
  AhuTpOwnBox known;

  if (self->use == USE_LATER)
    return g_strdup (_("The game is played again with the box as it is here. Other games keep theirs."));
  if (self->use == USE_FIRST)
    return g_strdup (_("Nothing is played yet."));
  if (!ahu_tp_own_box_is_compared ())
    return g_strdup (_("Is your box like this? Then just go on. If not, change below what differs: Ahu remembers it."));

  day = ahu_tp_own_box_recall (&known);

  return ahu_tp_box_remembered_words (ahu_tp_box_entry_find_name (self->entry), day);
}

static void
show_go (AhuTpBoxPage *self)
{
  const char *words = self->use == USE_LATER ? _("Apply to the game") : _("Lay out the first round");

  gtk_widget_set_sensitive (self->go, ahu_tp_box_entry_check (self->entry).code == TP_OK);
  gtk_widget_set_visible (self->go, self->use != USE_LATER || is_changed (self));
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

static void
update (AhuTpBoxPage *self)
{
  guint n_players = ahu_tp_box_entry_get_players (self->entry);
  g_autofree char *table = ahu_tp_box_table_words (n_players);
  g_autofree char *cards = ahu_tp_box_cards_words (n_players);

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title), self->use == USE_LATER ? _("Your box") : _("New game"));
  show_hint (self);
  show_go (self);
  gtk_label_set_label (GTK_LABEL (self->table), table);
  gtk_label_set_label (GTK_LABEL (self->cards), cards);
  ahu_tp_box_form_show (AHU_TP_BOX_FORM (self->form), self->entry);
  ahu_tp_box_list_show (AHU_TP_BOX_LIST (self->list), self->entry);
  ahu_page_update_undo (AHU_PAGE (self));
}

/* What is said of the box before holds no more. */
static void
follow_entry (AhuTpBoxPage *self)
{
  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  ahu_tp_own_boxes_remember (ahu_tp_box_entry_get_named (self->entry));
  if (self->use == USE_NEW)
    ahu_tp_own_box_remember (ahu_tp_box_entry_get_box (self->entry));
  update (self);
}

static void
entered_cb (AhuTpBoxPage *self,
            guint         field,
            guint         index,
            guint         value)
{
  if (ahu_tp_box_entry_set (self->entry, field, index, value))
    follow_entry (self);
}

static void
taken_cb (AhuTpBoxPage *self,
          const char   *name)
{
  AhuTpOwnBox usual;

  ahu_tp_own_box_init (&usual);
  if (name != NULL ? ahu_tp_box_entry_take_named (self->entry, name) : ahu_tp_box_entry_take (self->entry, &usual))
    follow_entry (self);
}

static void
forgotten_cb (AhuTpBoxPage *self,
              const char   *name)
{
  if (ahu_tp_box_entry_forget (self->entry, name))
    follow_entry (self);
}

static void
named_cb (AhuTpBoxPage *self,
          const char   *name)
{
  if (ahu_tp_box_entry_name (self->entry, name))
    follow_entry (self);
}

static void
finish (AhuTpBoxPage *self)
{
  g_clear_pointer (&self->setup, json_node_unref);
  self->setup = ahu_tp_box_page_dup_setup (self);
  if (self->setup == NULL)
    return;

  if (self->use == USE_NEW)
    ahu_tp_own_box_set_compared ();
  g_signal_emit (self, signals[DEALT], 0, self->setup);
}

static gboolean
key_pressed_cb (AhuTpBoxPage    *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
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

/* Its key works wherever the focus is, even nowhere, as long as the page is shown. */
static void
ahu_tp_box_page_map (GtkWidget *widget)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (widget);
  g_autoptr (GVariant) named = ahu_tp_own_boxes_recall ();

  GTK_WIDGET_CLASS (ahu_tp_box_page_parent_class)->map (widget);

  /* Perhaps some were kept or forgotten where another game is mended. */
  ahu_tp_box_entry_set_named (self->entry, named);
  update (self);

  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
ahu_tp_box_page_unmap (GtkWidget *widget)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
  self->keys = NULL;

  GTK_WIDGET_CLASS (ahu_tp_box_page_parent_class)->unmap (widget);
}

/* Before the first number were the players. */
static gboolean
ahu_tp_box_page_can_undo (AhuPage *page)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);

  return self->use != USE_LATER || ahu_tp_box_entry_can_undo (self->entry);
}

/* After the last one comes the table, if people come from there. */
static gboolean
ahu_tp_box_page_can_redo (AhuPage *page)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);

  return ahu_tp_box_entry_can_redo (self->entry) || self->use == USE_FIRST;
}

static void
ahu_tp_box_page_undo (AhuPage *page)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);

  if (!ahu_tp_box_entry_can_undo (self->entry))
    {
      g_signal_emit (self, signals[LEFT], 0);
      return;
    }

  ahu_tp_box_entry_undo (self->entry);
  follow_entry (self);
}

static void
ahu_tp_box_page_redo (AhuPage *page)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (page);

  if (!ahu_tp_box_entry_can_redo (self->entry))
    {
      finish (self);
      return;
    }

  ahu_tp_box_entry_redo (self->entry);
  follow_entry (self);
}

static void
apply_layout (AhuTpBoxPage *self)
{
  AhuWidthClass width = ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->width_bin));
  gboolean narrow = width < AHU_WIDTH_700;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->body),
                                  width >= AHU_WIDTH_1024 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->prompt_card),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  ahu_tp_box_form_set_narrow (AHU_TP_BOX_FORM (self->form), narrow);
  gtk_widget_set_visible (self->keycap, !narrow);
  ahu_widget_set_css_class (self->page, "narrow", narrow);
}

static void
ahu_tp_box_page_finalize (GObject *object)
{
  AhuTpBoxPage *self = AHU_TP_BOX_PAGE (object);

  ahu_tp_box_entry_free (self->entry);
  g_clear_pointer (&self->setup, json_node_unref);

  G_OBJECT_CLASS (ahu_tp_box_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-tp-box-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, page);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, prompt_card);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, hint);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, go);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, go_label);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, keycap);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, body);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, form);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, misfit);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, table);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, cards);
  gtk_widget_class_bind_template_child (widget_class, AhuTpBoxPage, list);
  gtk_widget_class_bind_template_callback (widget_class, apply_layout);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, taken_cb);
  gtk_widget_class_bind_template_callback (widget_class, forgotten_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, finish);
}

static void
ahu_tp_box_page_class_init (AhuTpBoxPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  object_class->finalize = ahu_tp_box_page_finalize;
  widget_class->grab_focus = ahu_tp_box_page_grab_focus;
  widget_class->map = ahu_tp_box_page_map;
  widget_class->unmap = ahu_tp_box_page_unmap;

  page_class->keeps_awake = TRUE;
  page_class->can_undo = ahu_tp_box_page_can_undo;
  page_class->can_redo = ahu_tp_box_page_can_redo;
  page_class->undo = ahu_tp_box_page_undo;
  page_class->redo = ahu_tp_box_page_redo;

  signals[DEALT] = g_signal_new ("dealt", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MISFIT);
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
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_page_keep_clear (AHU_PAGE (self), self->go);
  ahu_tp_box_page_reset (self);
  apply_layout (self);
}

GtkWidget *
ahu_tp_box_page_new (void)
{
  return g_object_new (AHU_TYPE_TP_BOX_PAGE, NULL);
}

void
ahu_tp_box_page_start (AhuTpBoxPage *self,
                       guint         n_players)
{
  g_return_if_fail (AHU_IS_TP_BOX_PAGE (self));

  ahu_tp_box_entry_set_players (self->entry, n_players);
  update (self);
}

void
ahu_tp_box_page_reset (AhuTpBoxPage *self)
{
  g_autoptr (GVariant) named = NULL;
  g_autoptr (GDateTime) day = NULL;
  AhuTpOwnBox box;

  g_return_if_fail (AHU_IS_TP_BOX_PAGE (self));

  self->use = USE_NEW;
  named = ahu_tp_own_boxes_recall ();
  day = ahu_tp_own_box_recall (&box);
  ahu_tp_box_entry_load (self->entry, &box, named);
  update (self);
}

gboolean
ahu_tp_box_page_load (AhuTpBoxPage *self,
                      guint         n_players,
                      JsonObject   *setup,
                      gboolean      begins)
{
  Use use = begins ? USE_FIRST : USE_LATER;
  g_autoptr (GVariant) named = NULL;
  AhuTpOwnBox own;
  TpBox box;

  g_return_val_if_fail (AHU_IS_TP_BOX_PAGE (self), FALSE);

  tp_box_init (&box, n_players);
  if (setup != NULL && tp_box_from_json (&box, n_players, setup).code != TP_OK)
    return FALSE;

  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  ahu_tp_own_box_from_box (&own, &box, n_players);
  /* What was changed since it was loaded is not lost. */
  if (self->use != use || !begins || !ahu_tp_own_box_equal (&own, &self->loaded))
    {
      named = ahu_tp_own_boxes_recall ();
      ahu_tp_box_entry_load (self->entry, &own, named);
    }
  self->use = use;
  self->loaded = own;
  ahu_tp_box_page_start (self, n_players);

  return TRUE;
}

JsonNode *
ahu_tp_box_page_dup_setup (AhuTpBoxPage *self)
{
  TpBox box;

  g_return_val_if_fail (AHU_IS_TP_BOX_PAGE (self), NULL);

  if (ahu_tp_box_entry_check (self->entry).code != TP_OK)
    return NULL;

  box = ahu_tp_own_box_to_box (ahu_tp_box_entry_get_box (self->entry), ahu_tp_box_entry_get_players (self->entry));

  return tp_box_to_json (&box);
}

AhuMisfit *
ahu_tp_box_page_get_misfit (AhuTpBoxPage *self)
{
  g_return_val_if_fail (AHU_IS_TP_BOX_PAGE (self), NULL);

  return AHU_MISFIT (self->misfit);
}

/* ahu-rn-deal-page.c: entering the first display of a game, and mending it
 *
 * Shows an AhuRnDealEntry and hands over the set-up when it is full and people say so; that of
 * a game that goes on at once, with each card. Not for: the words of the page
 * (ahu-rn-deal-words.c), the players (the page before), the game (the table page).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-deal-page-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-columns.h"
#include "games/rapanui/ui/ahu-rn-deal-words.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/ui/ahu-rn-reasons.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-misfit.h"

G_DEFINE_FINAL_TYPE (AhuRnDealPage, ahu_rn_deal_page, AHU_TYPE_PAGE)

enum
{
  DEALT,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_full (AhuRnDealPage *self)
{
  return ahu_rn_deal_entry_get_n_filled (self->entry) == AHU_RN_DEAL_PLACES;
}

/* The kind on the chosen place, which the next card replaces. */
static guint
get_replaced (AhuRnDealPage *self)
{
  guint next = ahu_rn_deal_entry_get_next (self->entry);

  return next < AHU_RN_DEAL_PLACES ? ahu_rn_deal_entry_get (self->entry, next) : RN_INVALID;
}

/* What the cards to choose are for now, and how; what was changed of a game that goes on is
 * compared with the card that lay there. */
static void
show_palette_title (AhuRnDealPage *self)
{
  guint next = ahu_rn_deal_entry_get_next (self->entry);
  guint replaced = get_replaced (self);
  g_autofree char *instead = NULL;

  if (replaced != RN_INVALID && self->use == AHU_RN_DEAL_LATER)
    replaced = self->loaded.display[next / RN_COLUMN_CARDS][next % RN_COLUMN_CARDS];
  instead = ahu_rn_deal_instead (next, replaced);
  gtk_label_set_label (GTK_LABEL (self->palette_title), instead != NULL ? instead : ahu_rn_deal_palette_title (is_full (self)));
  gtk_label_set_label (GTK_LABEL (self->how), ahu_rn_deal_palette_how (is_full (self), instead != NULL));
}

static void
show_hint (AhuRnDealPage *self,
           const char    *refusal)
{
  ahu_rules_label_set_text (GTK_LABEL (self->hint),
                            refusal ? refusal : ahu_rn_deal_hint (self->use, is_full (self)));
  if (refusal)
    {
      gtk_widget_add_css_class (self->hint, "refusal");
      ahu_compat_announce (GTK_WIDGET (self), refusal);
    }
  else
    gtk_widget_remove_css_class (self->hint, "refusal");
}

static void
show_question (AhuRnDealPage *self)
{
  guint n = ahu_rn_deal_entry_get_n_filled (self->entry);
  guint next = ahu_rn_deal_entry_get_next (self->entry);
  g_autofree char *question = ahu_rn_deal_question (is_full (self) ? AHU_RN_DEAL_PLACES : next);
  g_autofree char *subtitle = NULL;

  /* Translators: how many cards of the display are entered */
  subtitle = g_strdup_printf (ngettext ("%u of 16 cards",
                                        "%u of 16 cards", n), n);
  show_palette_title (self);
  gtk_widget_set_visible (self->go, is_full (self) && self->use != AHU_RN_DEAL_LATER);
  gtk_label_set_label (GTK_LABEL (self->prompt), question);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), subtitle);
  show_hint (self, NULL);
}

static void
show_place (AhuRnDealPage *self,
            guint          place)
{
  gboolean next = place == ahu_rn_deal_entry_get_next (self->entry);
  gboolean is_front = place % RN_COLUMN_CARDS == RN_COLUMN_CARDS - 1;
  AhuRnPlace look = { .kind = ahu_rn_deal_entry_get (self->entry, place), .is_next = next, .is_behind = !is_front };

  look.caption = !is_front ? NULL : next ? _("front card") : _("empty");
  ahu_rn_columns_show (AHU_RN_COLUMNS (self->columns), place, &look);
}

static void
show_palette (AhuRnDealPage *self)
{
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      RnReason reason = ahu_rn_deal_entry_check (self->entry, kind);
      g_autofree char *text = ahu_rn_reason_text (&reason, (const char *const *) self->names);

      ahu_rn_palette_set_left (AHU_RN_PALETTE (self->palette), kind,
                               ahu_rn_deal_entry_left (self->entry, kind), text);
    }
}

static void
update (AhuRnDealPage *self)
{
  show_question (self);
  for (guint i = 0; i < AHU_RN_DEAL_PLACES; i++)
    show_place (self, i);
  ahu_rn_columns_set_present (AHU_RN_COLUMNS (self->columns), ahu_rn_deal_entry_get_next (self->entry) / RN_COLUMN_CARDS);
  show_palette (self);
  ahu_rn_deal_page_apply_layout (self);
  ahu_page_update_undo (AHU_PAGE (self));
}

static void
finish (AhuRnDealPage *self)
{
  g_clear_pointer (&self->setup, json_node_unref);
  self->setup = ahu_rn_deal_page_dup_setup (self);
  if (self->setup)
    g_signal_emit (self, signals[DEALT], 0, self->setup);
}

/* A focus on the places goes along with the entry; elsewhere it stays, until Enter leads on. */
static void
follow_focus (AhuRnDealPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (!focus || gtk_widget_get_visible (self->go) || !gtk_widget_get_visible (focus) ||
      gtk_widget_is_ancestor (focus, self->columns))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Something else lies there: what was said of it before holds no more, and a game that goes
 * on is mended at once. */
static void
follow_entry (AhuRnDealPage *self)
{
  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  update (self);
  follow_focus (self);
  if (is_full (self) && self->use == AHU_RN_DEAL_LATER)
    finish (self);
}

static void
chosen_cb (AhuRnDealPage *self,
           guint          kind)
{
  guint place = ahu_rn_deal_entry_get_next (self->entry);

  /* A card too many: somewhere before there is one that doesn't lie on the table. */
  if (place >= AHU_RN_DEAL_PLACES)
    {
      show_hint (self, _("There is no place left. Choose the card that is to be changed."));
      return;
    }

  ahu_rn_deal_entry_fill (self->entry, kind);
  /* If later moves no longer fit, that is the card it is about. */
  if (self->use == AHU_RN_DEAL_LATER && is_full (self))
    ahu_rn_deal_entry_choose (self->entry, place);
  follow_entry (self);
  ahu_compat_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->prompt)));
}

static void
refused_cb (AhuRnDealPage *self,
            const char    *reason)
{
  show_hint (self, reason);
}

static void
place_chosen_cb (AhuRnDealPage *self,
                 guint          place)
{
  ahu_rn_deal_entry_choose (self->entry, place);
  update (self);
}

static gboolean
clear_place (AhuRnDealPage *self)
{
  if (get_replaced (self) == RN_INVALID)
    return FALSE;

  ahu_rn_deal_entry_clear (self->entry, ahu_rn_deal_entry_get_next (self->entry));
  follow_entry (self);

  return TRUE;
}

static gboolean
key_pressed_cb (AhuRnDealPage   *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  if ((keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace) && clear_place (self))
    return GDK_EVENT_STOP;
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && gtk_widget_get_visible (self->go))
    {
      finish (self);
      return GDK_EVENT_STOP;
    }

  return ahu_choice_activate_key (GTK_WIDGET (self), keyval, state);
}

/* The focus begins where the next card goes, or where people go on with all of them. */
static gboolean
ahu_rn_deal_page_grab_focus (GtkWidget *widget)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (widget);
  guint next = ahu_rn_deal_entry_get_next (self->entry);

  if (gtk_widget_get_visible (self->go))
    return gtk_widget_grab_focus (self->go);

  return gtk_widget_grab_focus (ahu_rn_columns_get (AHU_RN_COLUMNS (self->columns), MIN (next, AHU_RN_DEAL_PLACES - 1)));
}

/* Keys work wherever the focus is, even nowhere, as long as the page is shown. */
static void
ahu_rn_deal_page_map (GtkWidget *widget)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (widget);

  GTK_WIDGET_CLASS (ahu_rn_deal_page_parent_class)->map (widget);

  self->keys = gtk_event_controller_key_new ();
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
}

static void
ahu_rn_deal_page_unmap (GtkWidget *widget)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (widget);

  gtk_widget_remove_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
  self->keys = NULL;

  GTK_WIDGET_CLASS (ahu_rn_deal_page_parent_class)->unmap (widget);
}

/* Before the first card were the players. */
static gboolean
ahu_rn_deal_page_can_undo (AhuPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  return self->use != AHU_RN_DEAL_LATER || ahu_rn_deal_entry_can_undo (self->entry);
}

/* After the last card comes the table, if people come from there. */
static gboolean
ahu_rn_deal_page_can_redo (AhuPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  return ahu_rn_deal_entry_can_redo (self->entry) || (self->use == AHU_RN_DEAL_FIRST && is_full (self));
}

static void
leave (AhuRnDealPage *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static void
ahu_rn_deal_page_undo (AhuPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  if (!ahu_rn_deal_entry_can_undo (self->entry))
    {
      leave (self);
      return;
    }

  ahu_rn_deal_entry_undo (self->entry);
  follow_entry (self);
}

static void
ahu_rn_deal_page_redo (AhuPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  if (ahu_rn_deal_entry_can_redo (self->entry))
    {
      ahu_rn_deal_entry_redo (self->entry);
      follow_entry (self);
      if (ahu_rn_deal_entry_can_redo (self->entry))
        return;
    }
  if (self->use == AHU_RN_DEAL_FIRST && is_full (self))
    finish (self);
}

static void
ahu_rn_deal_page_finalize (GObject *object)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (object);

  ahu_rn_deal_entry_free (self->entry);
  g_strfreev (self->names);
  g_clear_pointer (&self->setup, json_node_unref);

  G_OBJECT_CLASS (ahu_rn_deal_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, AHU_RESOURCE_PATH "/ahu-rn-deal-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, page);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, icon);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, words);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, hint);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, go);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, misfit);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, side);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, log);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, beginner);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, middle);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, prompt_card);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, body);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, columns);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, palette_title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, how);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, palette);
  gtk_widget_class_bind_template_callback (widget_class, ahu_rn_deal_page_apply_layout);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, finish);
  gtk_widget_class_bind_template_callback (widget_class, place_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave);
}

static void
ahu_rn_deal_page_class_init (AhuRnDealPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  object_class->finalize = ahu_rn_deal_page_finalize;
  widget_class->grab_focus = ahu_rn_deal_page_grab_focus;
  widget_class->map = ahu_rn_deal_page_map;
  widget_class->unmap = ahu_rn_deal_page_unmap;

  page_class->keeps_awake = TRUE;
  page_class->can_undo = ahu_rn_deal_page_can_undo;
  page_class->can_redo = ahu_rn_deal_page_can_redo;
  page_class->undo = ahu_rn_deal_page_undo;
  page_class->redo = ahu_rn_deal_page_redo;

  signals[DEALT] = g_signal_new ("dealt", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[LEFT] = g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (AHU_TYPE_MISFIT);
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_RN_PALETTE);
  g_type_ensure (AHU_TYPE_RN_COLUMNS);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "rn-deal-page");
}

static void
ahu_rn_deal_page_init (AhuRnDealPage *self)
{
  self->entry = ahu_rn_deal_entry_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_page_keep_clear (AHU_PAGE (self), self->palette);
  ahu_rn_deal_page_apply_layout (self);
  update (self);
}

GtkWidget *
ahu_rn_deal_page_new (void)
{
  return g_object_new (AHU_TYPE_RN_DEAL_PAGE, NULL);
}

void
ahu_rn_deal_page_start (AhuRnDealPage     *self,
                        const char *const *names,
                        const char *const *colours,
                        const char *const *missing)
{
  g_return_if_fail (AHU_IS_RN_DEAL_PAGE (self));
  g_return_if_fail (names && missing);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  self->n_players = MIN (g_strv_length (self->names), RN_MAX_PLAYERS);
  for (guint i = 0; i < self->n_players; i++)
    self->missing[i] = rn_kind_from_id (missing[i]);
  update (self);
}

void
ahu_rn_deal_page_reset (AhuRnDealPage *self)
{
  g_return_if_fail (AHU_IS_RN_DEAL_PAGE (self));

  ahu_rn_deal_entry_reset (self->entry);
  update (self);
}

gboolean
ahu_rn_deal_page_load (AhuRnDealPage     *self,
                       const char *const *names,
                       JsonObject        *setup,
                       AhuRnDealUse       use)
{
  guint n_players;
  RnDeal deal;

  g_return_val_if_fail (AHU_IS_RN_DEAL_PAGE (self), FALSE);
  g_return_val_if_fail (names && setup, FALSE);
  g_return_val_if_fail (use != AHU_RN_DEAL_NEW, FALSE);

  n_players = g_strv_length ((char **) names);
  if (!json_object_has_member (setup, "display"))
    return FALSE;
  rn_deal_from_json (&deal, n_players, setup);
  if (rn_deal_check (&deal).code != RN_OK)
    return FALSE;

  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  /* What was changed since it was loaded is not lost. */
  if (self->use != use || use == AHU_RN_DEAL_LATER || memcmp (deal.display, self->loaded.display, sizeof deal.display) != 0)
    ahu_rn_deal_entry_load (self->entry, &deal, use == AHU_RN_DEAL_FIRST);
  self->use = use;
  self->loaded = deal;
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title),
                              use == AHU_RN_DEAL_LATER ? _("The deal") : _("New game"));

  return TRUE;
}

static gboolean
has_card (const RnDeal *deal,
          guint         seat,
          guint         kind)
{
  for (guint i = 0; i < deal->hand_length[seat]; i++)
    if (deal->hands[seat][i] == kind)
      return TRUE;

  return FALSE;
}

/* In what order somebody wrote down the cards of a hand is no change. */
static void
keep_hands (AhuRnDealPage *self,
            RnDeal        *deal)
{
  if (self->use == AHU_RN_DEAL_NEW)
    return;

  for (guint seat = 0; seat < MIN (deal->n_players, self->loaded.n_players); seat++)
    if (!has_card (&self->loaded, seat, self->missing[seat]))
      memcpy (deal->hands[seat], self->loaded.hands[seat], sizeof deal->hands[seat]);
}

JsonNode *
ahu_rn_deal_page_dup_setup (AhuRnDealPage *self)
{
  RnReason reason;
  RnDeal deal;

  g_return_val_if_fail (AHU_IS_RN_DEAL_PAGE (self), NULL);

  if (!is_full (self))
    return NULL;

  ahu_rn_deal_entry_to_deal (self->entry, self->missing, self->n_players, &deal);
  keep_hands (self, &deal);
  reason = rn_deal_check (&deal);
  if (reason.code != RN_OK)
    {
      g_autofree char *text = ahu_rn_reason_text (&reason, (const char *const *) self->names);

      show_hint (self, text);
      return NULL;
    }

  return rn_deal_to_json (&deal);
}

AhuMisfit *
ahu_rn_deal_page_get_misfit (AhuRnDealPage *self)
{
  g_return_val_if_fail (AHU_IS_RN_DEAL_PAGE (self), NULL);

  return AHU_MISFIT (self->misfit);
}

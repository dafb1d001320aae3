/* ahu-rn-deal-page.c: entering the first display of a game, and mending it
 *
 * Shows an RnDealEntry and hands over the set-up when it is full and people say so; that of
 * a game that goes on at once, with each card. Not for: the words of the page
 * (rn-deal-words.c), the players (the page before), the game (the table page).
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
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/words/rn-deal-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"

G_DEFINE_FINAL_TYPE (AhuRnDealPage, ahu_rn_deal_page, AHU_TYPE_SET_UP_PAGE)

static gboolean
is_full (AhuRnDealPage *self)
{
  return rn_deal_entry_get_n_filled (self->entry) == RN_DEAL_PLACES;
}

static gboolean
is_mended_later (AhuRnDealPage *self)
{
  return ahu_set_up_page_get_use (AHU_SET_UP_PAGE (self)) == AHU_SET_UP_LATER;
}

/* The kind on the chosen place, which the next card replaces. */
static guint
get_replaced (AhuRnDealPage *self)
{
  guint next = rn_deal_entry_get_next (self->entry);

  return next < RN_DEAL_PLACES ? rn_deal_entry_get (self->entry, next) : RN_INVALID;
}

/* What the cards to choose are for now, and how; what was changed of a game that goes on is
 * compared with the card that lay there. */
static void
show_palette_title (AhuRnDealPage *self)
{
  guint next = rn_deal_entry_get_next (self->entry);
  guint replaced = get_replaced (self);
  g_autofree char *instead = NULL;

  if (replaced != RN_INVALID && is_mended_later (self))
    replaced = self->loaded.display[next / RN_COLUMN_CARDS][next % RN_COLUMN_CARDS];
  instead = rn_deal_instead (next, replaced);
  gtk_label_set_label (GTK_LABEL (self->palette_title), instead != NULL ? instead : rn_deal_palette_title (is_full (self)));
  gtk_label_set_label (GTK_LABEL (self->how), rn_deal_palette_how (is_full (self), instead != NULL));
}

static void
show_hint (AhuRnDealPage *self,
           const char    *refusal)
{
  g_autofree char *hint = rn_deal_hint (is_mended_later (self), is_full (self), (const char *const *) self->names);

  ahu_rules_label_set_text (GTK_LABEL (self->hint), refusal ? refusal : hint);
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
  guint n = rn_deal_entry_get_n_filled (self->entry);
  guint next = rn_deal_entry_get_next (self->entry);
  g_autofree char *question = rn_deal_question (is_full (self) ? RN_DEAL_PLACES : next);
  g_autofree char *subtitle = NULL;

  /* Translators: how many cards of the display are entered */
  subtitle = g_strdup_printf (ngettext ("%u of 16 cards",
                                        "%u of 16 cards", n), n);
  show_palette_title (self);
  gtk_widget_set_visible (self->go, is_full (self) && !is_mended_later (self));
  gtk_label_set_label (GTK_LABEL (self->prompt), question);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), subtitle);
  show_hint (self, NULL);
}

/* Only the front card has room for words. */
static void
show_place (AhuRnDealPage *self,
            guint          place)
{
  gboolean next = place == rn_deal_entry_get_next (self->entry);
  gboolean is_front = place % RN_COLUMN_CARDS == RN_COLUMN_CARDS - 1;
  AhuRnPlace look = { .kind = rn_deal_entry_get (self->entry, place), .is_next = next, .is_behind = !is_front };

  look.caption = !is_front ? NULL : next ? _("front card") : _("empty");
  ahu_rn_columns_show (AHU_RN_COLUMNS (self->columns), place, &look);
}

static void
show_palette (AhuRnDealPage *self)
{
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      RnReason reason = rn_deal_entry_check (self->entry, kind);
      g_autofree char *text = rn_reason_text (&reason, (const char *const *) self->names);

      ahu_rn_palette_set_left (AHU_RN_PALETTE (self->palette), kind,
                               rn_deal_entry_left (self->entry, kind), text);
    }
}

/* Of a game that is mended everything lies on the table. */
static void
show_set_up (AhuRnDealPage *self)
{
  gboolean is_new = ahu_set_up_page_get_use (AHU_SET_UP_PAGE (self)) == AHU_SET_UP_NEW;

  ahu_set_up_list_show (self->set_up, ahu_rn_game_ui_get (), is_new ? (const char *const *) self->names : NULL,
                        AHU_SET_UP_DEAL);
}

static void
update (AhuRnDealPage *self)
{
  show_question (self);
  show_set_up (self);
  for (guint i = 0; i < RN_DEAL_PLACES; i++)
    show_place (self, i);
  ahu_rn_columns_set_present (AHU_RN_COLUMNS (self->columns), rn_deal_entry_get_next (self->entry) / RN_COLUMN_CARDS);
  show_palette (self);
  ahu_rn_deal_page_apply_layout (self);
  ahu_set_up_page_update (AHU_SET_UP_PAGE (self));
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
ahu_rn_deal_page_follow (AhuSetUpPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  update (self);
  follow_focus (self);
  if (is_full (self) && is_mended_later (self))
    ahu_set_up_page_finish (page);
}

static void
chosen_cb (AhuRnDealPage *self,
           guint          kind)
{
  guint place = rn_deal_entry_get_next (self->entry);

  /* A card too many: somewhere before there is one that doesn't lie on the table. */
  if (place >= RN_DEAL_PLACES)
    {
      show_hint (self, _("There is no place left. Choose the card that is to be changed."));
      return;
    }

  rn_deal_entry_fill (self->entry, kind);
  /* If later moves no longer fit, that is the card it is about. */
  if (is_mended_later (self) && is_full (self))
    rn_deal_entry_choose (self->entry, place);
  ahu_rn_deal_page_follow (AHU_SET_UP_PAGE (self));
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
  rn_deal_entry_choose (self->entry, place);
  update (self);
}

static gboolean
ahu_rn_deal_page_key (AhuSetUpPage    *page,
                      guint            keyval,
                      GdkModifierType  state)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  if ((keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace) && get_replaced (self) != RN_INVALID)
    {
      rn_deal_entry_clear (self->entry, rn_deal_entry_get_next (self->entry));
      ahu_rn_deal_page_follow (page);
      return GDK_EVENT_STOP;
    }
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && gtk_widget_get_visible (self->go))
    {
      ahu_set_up_page_finish (page);
      return GDK_EVENT_STOP;
    }

  return ahu_choice_activate_key (GTK_WIDGET (self), keyval, state);
}

/* The focus begins where the next card goes, or where people go on with all of them. */
static gboolean
ahu_rn_deal_page_grab_focus (GtkWidget *widget)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (widget);
  guint next = rn_deal_entry_get_next (self->entry);

  if (gtk_widget_get_visible (self->go))
    return gtk_widget_grab_focus (self->go);

  return gtk_widget_grab_focus (ahu_rn_columns_get (AHU_RN_COLUMNS (self->columns), MIN (next, RN_DEAL_PLACES - 1)));
}

/* What each start hand lacks is the id of a Hunter & Gatherer (R1.3). */
static void
ahu_rn_deal_page_start (AhuSetUpPage      *page,
                        const char *const *names,
                        const char *const *colours,
                        const char *const *missing)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  self->n_players = MIN (g_strv_length (self->names), RN_MAX_PLAYERS);
  for (guint i = 0; i < self->n_players; i++)
    self->missing[i] = rn_kind_from_id (missing[i]);
  update (self);
}

static void
ahu_rn_deal_page_reset (AhuSetUpPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  rn_deal_entry_reset (self->entry);
  update (self);
}

static JsonNode *
ahu_rn_deal_page_dup_entry (AhuSetUpPage *page)
{
  return rn_deal_entry_to_json (AHU_RN_DEAL_PAGE (page)->entry);
}

static void
ahu_rn_deal_page_take_entry (AhuSetUpPage *page,
                             JsonNode     *entry)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  rn_deal_entry_from_json (self->entry, entry);
  update (self);
}

static gboolean
ahu_rn_deal_page_load (AhuSetUpPage      *page,
                       const char *const *names,
                       const char *const *colours,
                       JsonObject        *setup,
                       gboolean           keeps)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);
  guint n_players = g_strv_length ((char **) names);
  RnDeal deal;

  if (!json_object_has_member (setup, "display"))
    return FALSE;
  rn_deal_from_json (&deal, n_players, setup);
  if (rn_deal_check (&deal).code != RN_OK)
    return FALSE;

  ahu_misfit_clear (AHU_MISFIT (self->misfit));
  if (!keeps || memcmp (deal.display, self->loaded.display, sizeof deal.display) != 0)
    rn_deal_entry_load (self->entry, &deal, !is_mended_later (self));
  self->loaded = deal;
  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title),
                              is_mended_later (self) ? _("The deal") : _("New game"));

  return TRUE;
}

/* The kind that a start hand doesn’t have is what people enter. */
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
  if (ahu_set_up_page_get_use (AHU_SET_UP_PAGE (self)) == AHU_SET_UP_NEW)
    return;

  for (guint seat = 0; seat < MIN (deal->n_players, self->loaded.n_players); seat++)
    if (!has_card (&self->loaded, seat, self->missing[seat]))
      memcpy (deal->hands[seat], self->loaded.hands[seat], sizeof deal->hands[seat]);
}

static gboolean
ahu_rn_deal_page_is_complete (AhuSetUpPage *page)
{
  return is_full (AHU_RN_DEAL_PAGE (page));
}

static JsonNode *
ahu_rn_deal_page_dup_setup (AhuSetUpPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);
  RnReason reason;
  RnDeal deal;

  if (!is_full (self))
    return NULL;

  rn_deal_entry_to_deal (self->entry, self->missing, self->n_players, &deal);
  keep_hands (self, &deal);
  reason = rn_deal_check (&deal);
  if (reason.code != RN_OK)
    {
      g_autofree char *text = rn_reason_text (&reason, (const char *const *) self->names);

      show_hint (self, text);
      return NULL;
    }

  return rn_deal_to_json (&deal);
}

static void
ahu_rn_deal_page_finalize (GObject *object)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (object);

  rn_deal_entry_free (self->entry);
  g_strfreev (self->names);

  G_OBJECT_CLASS (ahu_rn_deal_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
    widget_class, AHU_RESOURCE_PATH "/ahu-rn-deal-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, page);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, icon);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, hint);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, go);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, misfit);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, side);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, set_up);
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
  gtk_widget_class_bind_template_callback (widget_class, ahu_set_up_page_finish);
  gtk_widget_class_bind_template_callback (widget_class, place_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, ahu_set_up_page_leave);
}

static void
ahu_rn_deal_page_class_init (AhuRnDealPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);
  AhuSetUpPageClass *set_up_class = AHU_SET_UP_PAGE_CLASS (klass);

  page_class->rule = "R2.3";
  object_class->finalize = ahu_rn_deal_page_finalize;
  widget_class->grab_focus = ahu_rn_deal_page_grab_focus;

  page_class->keeps_awake = TRUE;
  set_up_class->key = ahu_rn_deal_page_key;
  set_up_class->follow = ahu_rn_deal_page_follow;
  set_up_class->is_complete = ahu_rn_deal_page_is_complete;
  set_up_class->start = ahu_rn_deal_page_start;
  set_up_class->reset = ahu_rn_deal_page_reset;
  set_up_class->dup_entry = ahu_rn_deal_page_dup_entry;
  set_up_class->take_entry = ahu_rn_deal_page_take_entry;
  set_up_class->load = ahu_rn_deal_page_load;
  set_up_class->dup_setup = ahu_rn_deal_page_dup_setup;

  g_type_ensure (AHU_TYPE_MISFIT);
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_SET_UP_LIST);
  g_type_ensure (AHU_TYPE_RN_PALETTE);
  g_type_ensure (AHU_TYPE_RN_COLUMNS);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "rn-deal-page");
}

static void
ahu_rn_deal_page_init (AhuRnDealPage *self)
{
  self->entry = rn_deal_entry_new ();
  ahu_set_up_page_set_states (AHU_SET_UP_PAGE (self), rn_deal_entry_get_states (self->entry));
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_rn_deal_page_apply_layout (self);
  update (self);
}

GtkWidget *
ahu_rn_deal_page_new (void)
{
  return g_object_new (AHU_TYPE_RN_DEAL_PAGE, NULL);
}

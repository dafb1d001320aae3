/* ahu-rn-deal-page.c: entering the first display of a new game
 *
 * Shows an AhuRnDealEntry and hands over the set-up when it is full. Not for:
 * the players (the page before), the game (the table page).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-deal-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "app/ahu-choice.h"
#include "app/ahu-compat.h"
#include "app/ahu-line.h"
#include "app/ahu-menu-button.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-text-scale.h"
#include "app/ahu-widget.h"
#include "app/ahu-width-bin.h"
#include "app/rapanui/ahu-rn-card.h"
#include "app/rapanui/ahu-rn-deal-entry.h"
#include "app/rapanui/ahu-rn-palette.h"
#include "app/rapanui/ahu-rn-reasons.h"
#include "app/rapanui/ahu-rn-stack.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sentences.h"

/* What is beside the cards of a row, and what of the height they can have at most. */
#define AIR 52
#define COLUMN_SHARE 0.42
#define LARGE_TEXT 1.3
/* Room, at text of 100 %, that is too low for the cards to choose below the columns, and
 * wide enough for them to stand beside these. */
#define LOW_HEIGHT 640
#define LOW_HEIGHT_SMALL 470
#define LOW_WIDTH 620
#define LOW_WIDTH_MEDIUM 800
/* Of that width, what the columns take and what small cards to choose do. */
#define LOW_COLUMNS 540
#define LOW_PALETTE 350.0
#define MOST_SCALE 2.0

struct _AhuRnDealPage
{
  AhuPage parent_instance;

  GtkWidget *title;
  GtkWidget *width_bin;
  GtkWidget *icon;
  GtkWidget *words;
  GtkWidget *prompt;
  GtkWidget *hint;
  GtkWidget *page;
  GtkGrid *body;
  GtkWidget *columns;
  GtkWidget *how;
  GtkWidget *palette;

  GtkWidget *column_labels[RN_COLUMNS];
  GtkWidget *stacks[RN_COLUMNS];
  GtkWidget *choices[AHU_RN_DEAL_PLACES];
  GtkWidget *cards[AHU_RN_DEAL_PLACES];

  GtkEventController *keys; /* on the window while the page is shown */
  AhuRnDealEntry *entry;
  char **names;
  guint missing[RN_MAX_PLAYERS];
  guint n_players;
  JsonNode *setup;
};

G_DEFINE_FINAL_TYPE (AhuRnDealPage, ahu_rn_deal_page, AHU_TYPE_PAGE)

static guint dealt_signal;

static char *
make_question (guint place)
{
  guint column = place / RN_COLUMN_CARDS + 1;

  if (place >= AHU_RN_DEAL_PLACES)
    return g_strdup (_("All sixteen cards are entered."));

  switch (place % RN_COLUMN_CARDS)
    {
    case 0:
      /* Translators: %u is the number of a column of the general display */
      return g_strdup_printf (_("Column %u: which card lies at the back?"), column);
    case 1:
      /* Translators: %u is the number of a column; from the back */
      return g_strdup_printf (_("Column %u: which is the second card?"), column);
    case 2:
      /* Translators: %u is the number of a column; from the back */
      return g_strdup_printf (_("Column %u: which is the third card?"), column);
    default:
      /* Translators: %u is the number of a column */
      return g_strdup_printf (_("Column %u: which card lies in front?"), column);
    }
}

static void
show_hint (AhuRnDealPage *self,
           const char    *refusal)
{
  ahu_rules_label_set_text (GTK_LABEL (self->hint),
                            refusal ? refusal : _("Back card first, front card last"));
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
  g_autofree char *question = make_question (ahu_rn_deal_entry_get_next (self->entry));
  g_autofree char *subtitle = NULL;

  /* Translators: how many cards of the display are entered */
  subtitle = g_strdup_printf (ngettext ("The display, %u of 16 cards",
                                        "The display, %u of 16 cards", n), n);
  gtk_label_set_label (GTK_LABEL (self->prompt), question);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), subtitle);
  show_hint (self, NULL);
}

static void
name_place (AhuRnDealPage *self,
            guint          place,
            guint          kind)
{
  guint column = place / RN_COLUMN_CARDS + 1;
  guint card = place % RN_COLUMN_CARDS + 1;
  g_autofree char *name = NULL;

  if (kind == RN_INVALID)
    /* Translators: the number of a column and of a place in it, from the back */
    name = g_strdup_printf (_("Column %u, card %u: empty"), column, card);
  else
    /* Translators: the number of a column, of a place in it from the back, and
     * the kind of the card there */
    name = g_strdup_printf (_("Column %u, card %u: %s"), column, card, rn_kind_name (kind));
  ahu_choice_set_name (AHU_CHOICE (self->choices[place]), name,
                       kind == RN_INVALID ? NULL : _("Clears this place"));
}

static void
show_place (AhuRnDealPage *self,
            guint          place)
{
  AhuRnCard *card = AHU_RN_CARD (self->cards[place]);
  guint kind = ahu_rn_deal_entry_get (self->entry, place);
  gboolean next = place == ahu_rn_deal_entry_get_next (self->entry);
  gboolean is_front = place % RN_COLUMN_CARDS == RN_COLUMN_CARDS - 1;

  ahu_rn_card_set_kind (card, kind);
  ahu_rn_card_set_place (card, !is_front ? NULL : next ? _("front card") : _("empty"), next);
  name_place (self, place, kind);
}

static void
show_column_labels (AhuRnDealPage *self)
{
  guint present = ahu_rn_deal_entry_get_next (self->entry) / RN_COLUMN_CARDS;

  for (guint i = 0; i < RN_COLUMNS; i++)
    ahu_widget_set_css_class (self->column_labels[i], "present", i == present);
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
  show_column_labels (self);
  show_palette (self);
  ahu_page_update_undo (AHU_PAGE (self));
}

static void
finish (AhuRnDealPage *self)
{
  RnReason reason;
  RnDeal deal;

  ahu_rn_deal_entry_to_deal (self->entry, self->missing, self->n_players, &deal);
  reason = rn_deal_check (&deal);
  if (reason.code != RN_OK)
    {
      g_autofree char *text = ahu_rn_reason_text (&reason, (const char *const *) self->names);

      show_hint (self, text);
      return;
    }

  g_clear_pointer (&self->setup, json_node_unref);
  self->setup = rn_deal_to_json (&deal);
  g_signal_emit (self, dealt_signal, 0, self->setup);
}

/* A focus on the places goes along with the entry; elsewhere it stays. */
static void
follow_focus (AhuRnDealPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && gtk_widget_is_ancestor (focus, self->columns))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
chosen_cb (AhuRnDealPage *self,
           guint          kind)
{
  if (ahu_rn_deal_entry_get_next (self->entry) >= AHU_RN_DEAL_PLACES)
    return;

  ahu_rn_deal_entry_fill (self->entry, kind);
  update (self);
  follow_focus (self);
  if (ahu_rn_deal_entry_get_next (self->entry) >= AHU_RN_DEAL_PLACES)
    finish (self);
  else
    ahu_compat_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->prompt)));
}

static void
refused_cb (AhuRnDealPage *self,
            const char    *reason)
{
  show_hint (self, reason);
}

static void
place_clicked_cb (AhuRnDealPage *self,
                  GtkWidget     *choice)
{
  for (guint i = 0; i < AHU_RN_DEAL_PLACES; i++)
    if (self->choices[i] == choice)
      ahu_rn_deal_entry_clear (self->entry, i);
  update (self);
}

static gboolean
key_pressed_cb (AhuRnDealPage   *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  return ahu_choice_activate_key (GTK_WIDGET (self), keyval, state);
}

static AhuRnSize
choose_size (AhuRnDealPage *self)
{
  AhuWidthBin *bin = AHU_WIDTH_BIN (self->width_bin);
  gboolean low = ahu_width_bin_get_low (bin);

  switch (ahu_width_bin_get_width_class (bin))
    {
    case AHU_WIDTH_1600:
      return low ? AHU_RN_SIZE_LARGE : AHU_RN_SIZE_HUGE;
    case AHU_WIDTH_1200:
    case AHU_WIDTH_1024:
      return AHU_RN_SIZE_LARGE;
    case AHU_WIDTH_700:
      return AHU_RN_SIZE_MEDIUM;
    case AHU_WIDTH_360:
    default:
      return AHU_RN_SIZE_SMALL;
    }
}

static gboolean
is_low (int       width,
        int       height,
        AhuRnSize size)
{
  return width >= LOW_WIDTH && height < (size == AHU_RN_SIZE_SMALL ? LOW_HEIGHT_SMALL : LOW_HEIGHT);
}

/* In a low window the cards to choose stand beside the columns, and fill the width that
 * these leave. Returns the size of the columns. */
static AhuRnSize
follow_room (AhuRnDealPage *self)
{
  AhuRnPalette *palette = AHU_RN_PALETTE (self->palette);
  AhuRnSize size = choose_size (self);
  int width, height;
  gboolean low;

  ahu_width_bin_get_room (AHU_WIDTH_BIN (self->width_bin), &width, &height);
  width /= ahu_text_scale ();
  low = is_low (width, height / ahu_text_scale (), size);
  ahu_line_arrange (self->body, low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 0);
  ahu_rn_palette_set_size (palette, low ? AHU_RN_SIZE_SMALL : size >= AHU_RN_SIZE_LARGE ? AHU_RN_SIZE_HUGE : size);
  ahu_rn_palette_set_scale (palette, low ? CLAMP ((width - LOW_COLUMNS) / LOW_PALETTE, 1, MOST_SCALE) : 1);
  if (!low)
    return size;

  return width >= LOW_WIDTH_MEDIUM ? MIN (size, AHU_RN_SIZE_LARGE) : AHU_RN_SIZE_SMALL;
}

static void
set_card_width (AhuRnDealPage *self,
                int            width)
{
  for (guint i = 0; i < RN_COLUMNS; i++)
    ahu_rn_stack_set_card_width (AHU_RN_STACK (self->stacks[i]), width);
  for (guint i = 0; i < AHU_RN_DEAL_PLACES; i++)
    ahu_rn_card_set_width (AHU_RN_CARD (self->cards[i]), width);
}

/* Larger text has larger cards to stand on, as far as there is room for them. */
static int
choose_card_width (AhuRnDealPage *self,
                   AhuRnSize      size)
{
  int least = ahu_rn_art_display_width (size);
  int column = ahu_rn_art_card_height (least) + (RN_COLUMN_CARDS - 1) * ahu_rn_art_strip_height (least);
  int width, height;
  double most;

  ahu_width_bin_get_room (AHU_WIDTH_BIN (self->width_bin), &width, &height);
  most = MIN ((width - AIR) / (double) (RN_COLUMNS * least), height * COLUMN_SHARE / column);

  return (int) (least * MAX (1, MIN (most, ahu_text_scale ())));
}

/* Above a narrow column there is no room for a word in large text. */
static void
show_column_names (AhuRnDealPage *self,
                   gboolean       narrow)
{
  gboolean numbers = narrow && ahu_text_scale () > LARGE_TEXT;

  for (guint i = 0; i < RN_COLUMNS; i++)
    {
      g_autofree char *text = g_strdup_printf (numbers ? "%u" : _("Column %u"), i + 1);

      gtk_label_set_label (GTK_LABEL (self->column_labels[i]), text);
    }
}

static void
follow_width_cb (AhuRnDealPage *self)
{
  AhuRnSize size = follow_room (self);
  gboolean narrow = size == AHU_RN_SIZE_SMALL;

  set_card_width (self, choose_card_width (self, size));
  show_column_names (self, narrow);
  gtk_box_set_spacing (GTK_BOX (self->columns),
                       narrow ? ahu_rn_art_gap (size) : ahu_rn_art_gap (size) + 8);
  gtk_widget_set_visible (self->how, !narrow);
  gtk_widget_set_visible (self->icon, !narrow);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->words),
                                  size <= AHU_RN_SIZE_MEDIUM ? GTK_ORIENTATION_VERTICAL
                                                             : GTK_ORIENTATION_HORIZONTAL);
  ahu_widget_set_css_class (self->page, "narrow", narrow);
}

static void
build_place (AhuRnDealPage *self,
             guint          column,
             guint          row)
{
  guint place = column * RN_COLUMN_CARDS + row;

  self->cards[place] = ahu_rn_card_new (RN_INVALID, ahu_rn_art_display_width (AHU_RN_SIZE_SMALL));
  ahu_rn_card_set_behind (AHU_RN_CARD (self->cards[place]), row < RN_COLUMN_CARDS - 1);
  self->choices[place] = ahu_choice_new ();
  gtk_widget_add_css_class (self->choices[place], "bare");
  ahu_choice_set_content (AHU_CHOICE (self->choices[place]), self->cards[place]);
  g_signal_connect_swapped (self->choices[place], "clicked", G_CALLBACK (place_clicked_cb), self);
  ahu_rn_stack_add (AHU_RN_STACK (self->stacks[column]), self->choices[place], row);
}

static void
build_column (AhuRnDealPage *self,
              guint          column)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  /* Translators: %u is the number of a column of the general display */
  g_autofree char *text = g_strdup_printf (_("Column %u"), column + 1);

  self->column_labels[column] = g_object_new (GTK_TYPE_LABEL,
                                              "label", text,
                                              "xalign", 0.0,
                                              "css-classes",
                                              (const char *[]) { "deal-column", NULL },
                                              NULL);
  self->stacks[column] = ahu_rn_stack_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->stacks[column]),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  for (guint row = 0; row < RN_COLUMN_CARDS; row++)
    build_place (self, column, row);
  gtk_box_append (GTK_BOX (box), self->column_labels[column]);
  gtk_box_append (GTK_BOX (box), self->stacks[column]);
  gtk_box_append (GTK_BOX (self->columns), box);
}

/* The focus begins where the next card goes. */
static gboolean
ahu_rn_deal_page_grab_focus (GtkWidget *widget)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (widget);
  guint next = ahu_rn_deal_entry_get_next (self->entry);

  return gtk_widget_grab_focus (self->choices[MIN (next, AHU_RN_DEAL_PLACES - 1)]);
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

static gboolean
ahu_rn_deal_page_can_undo (AhuPage *page)
{
  return ahu_rn_deal_entry_can_undo (AHU_RN_DEAL_PAGE (page)->entry);
}

static gboolean
ahu_rn_deal_page_can_redo (AhuPage *page)
{
  return ahu_rn_deal_entry_can_redo (AHU_RN_DEAL_PAGE (page)->entry);
}

static void
ahu_rn_deal_page_undo (AhuPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  ahu_rn_deal_entry_undo (self->entry);
  update (self);
  follow_focus (self);
}

static void
ahu_rn_deal_page_redo (AhuPage *page)
{
  AhuRnDealPage *self = AHU_RN_DEAL_PAGE (page);

  ahu_rn_deal_entry_redo (self->entry);
  update (self);
  follow_focus (self);
  if (ahu_rn_deal_entry_get_next (self->entry) >= AHU_RN_DEAL_PLACES)
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
    widget_class, "/io/github/ahu_table/Ahu/ahu-rn-deal-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, page);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, icon);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, words);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, hint);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, body);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, columns);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, how);
  gtk_widget_class_bind_template_child (widget_class, AhuRnDealPage, palette);
  gtk_widget_class_bind_template_callback (widget_class, follow_width_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
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

  dealt_signal = g_signal_new ("dealt", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_RN_PALETTE);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "rn-deal-page");
}

static void
ahu_rn_deal_page_init (AhuRnDealPage *self)
{
  self->entry = ahu_rn_deal_entry_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < RN_COLUMNS; i++)
    build_column (self, i);
  follow_width_cb (self);
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
  ahu_rn_deal_entry_reset (self->entry);
  update (self);
}

/* ahu-rn-cover.c: hides the table while a player lays a card face down or looks at
 * the own Sacrifice cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-cover.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-choice.h"
#include "app/ahu-compat.h"
#include "app/ahu-line.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-text-scale.h"
#include "app/ahu-widget.h"
#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-offers.h"
#include "app/rapanui/ahu-rn-own-cards.h"
#include "app/rapanui/ahu-rn-practise.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sentences.h"

/* The card's; a low one is wide. */
#define WIDTH 540
#define MARGIN 24
#define LOW_WIDTH 860
#define LOW_MARGIN 6
#define LOW_GAP 18
#define MARK_SIZE 92
#define MARK_SIZE_NARROW 64
#define TILE_SIZE 128
#define FACE_WIDTH 32

struct _AhuRnCover
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *clamp;
  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *text;
  GtkWidget *refusal;
  GtkWidget *open;
  GtkWidget *at_once;
  GtkWidget *kinds;
  GtkWidget *faces[RN_SACRIFICES];
  GtkWidget *hidden;
  GtkWidget *untold;
  GtkWidget *close;
  GtkWidget *back; /* from a look at the own cards */
  GtkWidget *note;
  /* The player's own cards; only there while the cover is open. */
  GtkWidget *offers;

  AhuSession *session;
  guint ply; /* at which it covers the table */
  int peeking; /* who looks at the own cards; -1 for nobody */
  GtkWindow *window; /* while mapped; not owned */
  gboolean narrow;
  gboolean low; /* the controls stand beside the words */
};

G_DEFINE_FINAL_TYPE (AhuRnCover, ahu_rn_cover, GTK_TYPE_WIDGET)

/* Whose turn it is to hold the screen. */
static guint
get_player (AhuRnCover *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);

  return self->peeking >= 0 ? (guint) self->peeking : position->active;
}

static const char *
player_name (AhuRnCover *self)
{
  return ahu_session_get_names (self->session)[get_player (self)];
}

static void
show_mark (AhuRnCover *self)
{
  AhuRecord *record = ahu_session_get_record (self->session);

  ahu_mark_set_colour (AHU_PICTURE (self->mark),
                       ahu_record_get_colours (record)[get_player (self)],
                       self->narrow || self->low || self->offers != NULL ? MARK_SIZE_NARROW : MARK_SIZE);
}

static void
hide_cards (AhuRnCover *self)
{
  if (self->offers != NULL)
    gtk_box_remove (GTK_BOX (self->hidden), self->offers);
  self->offers = NULL;
}

static void
set_offers_size (AhuRnCover *self)
{
  if (self->peeking >= 0)
    return;
  ahu_rn_offers_set_size (AHU_RN_OFFERS (self->offers),
                          self->narrow || self->low ? AHU_RN_SIZE_SMALL : AHU_RN_SIZE_LARGE);
  ahu_rn_offers_set_scale (AHU_RN_OFFERS (self->offers), 1, self->narrow && ahu_text_scale () > AHU_LARGE_TEXT);
}

static void
follow_size (AhuRnCover *self)
{
  if (self->offers != NULL)
    set_offers_size (self);
  if (self->session != NULL)
    show_mark (self);
}

static void
show_cards (AhuRnCover *self)
{
  if (self->peeking >= 0)
    {
      self->offers = ahu_rn_own_cards_new (self->session, (guint) self->peeking);
      gtk_box_append (GTK_BOX (self->hidden), self->offers);
      return;
    }

  self->offers = ahu_rn_offers_new ();
  ahu_rn_offers_set_covered (AHU_RN_OFFERS (self->offers), TRUE);
  set_offers_size (self);
  gtk_widget_set_hexpand (self->offers, TRUE);
  gtk_box_append (GTK_BOX (self->hidden), self->offers);
  ahu_rn_offers_update (AHU_RN_OFFERS (self->offers), self->session);
}

static char *
make_text (AhuRnCover *self,
           const char *name)
{
  if (self->offers != NULL)
    return g_strdup (_("Nobody else may see your cards."));
  if (self->peeking >= 0)
    /* Translators: a player’s name */
    return g_strdup_printf (_("%s looks at the own Sacrifice cards.\nEverybody else looks away."), name);

  /* Translators: a player’s name */
  return g_strdup_printf (_("%s lays one Sacrifice card face down.\nEverybody else looks away."), name);
}

static char *
make_title (AhuRnCover *self,
            const char *name)
{
  if (self->offers == NULL)
    /* Translators: a player’s name */
    return g_strdup_printf (_("Hand the screen to %s"), name);
  if (self->peeking >= 0)
    /* Translators: a player’s name; said to this player */
    return g_strdup_printf (_("%s, your Sacrifice cards"), name);

  /* Translators: a player’s name; said to this player */
  return g_strdup_printf (_("%s, lay a card face down"), name);
}

static void
show_words (AhuRnCover *self)
{
  g_autofree char *title = make_title (self, player_name (self));
  g_autofree char *text = make_text (self, player_name (self));

  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->text), text);
}

static void
show (AhuRnCover *self)
{
  gboolean covered = self->offers == NULL;
  gboolean peeking = self->peeking >= 0;

  show_mark (self);
  show_words (self);
  gtk_label_set_text (GTK_LABEL (self->refusal), "");
  gtk_widget_set_visible (self->refusal, FALSE);
  gtk_widget_set_visible (self->open, covered);
  gtk_widget_set_visible (self->at_once, covered && !peeking);
  gtk_widget_set_visible (self->untold, !peeking);
  gtk_widget_set_visible (self->note, !peeking);
  gtk_widget_set_visible (self->hidden, !covered);
  gtk_widget_set_visible (self->close, !covered && !peeking);
  gtk_widget_set_visible (self->back, peeking);
}

/* Large text has no room for more than the words. */
static GtkWidget *
make_button_content (const char *icon,
                     const char *words,
                     const char *keycap)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (words);
  gboolean bare = ahu_text_scale () > AHU_LARGE_TEXT;

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_vexpand (box, TRUE);
  if (icon != NULL && !bare)
    gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE,
                                                 "icon-name", icon,
                                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                                 NULL));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  if (keycap != NULL && !bare)
    {
      GtkWidget *cap = ahu_keycap_new (keycap);

      gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), cap);
    }
  return box;
}

static void
show_open (AhuRnCover *self)
{
  /* Translators: a player’s name */
  g_autofree char *words = g_strdup_printf (_("I am %s"), player_name (self));

  ahu_choice_set_content (AHU_CHOICE (self->open),
                          make_button_content (NULL, words, C_("key", "Enter")));
  ahu_choice_set_name (AHU_CHOICE (self->open), words, NULL);
}

static void
show_moves (AhuRnCover *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  RnMove move = {
    .type = RN_MOVE_SACRIFICE, .player = position->active, .kind = RN_SACRIFICE_NULL
  };

  ahu_choice_set_move (AHU_CHOICE (self->untold), rn_move_to_json (&move));
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      move.kind = kind;
      ahu_choice_set_move (AHU_CHOICE (self->faces[kind]), rn_move_to_json (&move));
    }
}

/* Whoever knows what to lay needs no look at the own cards. All four are always
 * there and look alike, so they tell nothing of what somebody owns. */
static void
build_kinds (AhuRnCover *self)
{
  const char *const keys[RN_SACRIFICES] = {
    C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G")
  };

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      /* Translators: the kind of a Sacrifice card */
      g_autofree char *name = g_strdup_printf (_("Lay %s face down"), rn_sacrifice_name (kind));
      GtkWidget *face = ahu_choice_new ();
      GtkWidget *picture = ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE_WIDTH,
                                            ahu_rn_art_sacrifice_height (FACE_WIDTH));

      gtk_widget_set_hexpand (picture, TRUE);
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      ahu_choice_set_content (AHU_CHOICE (face), picture);
      ahu_choice_set_orientation (AHU_CHOICE (face), GTK_ORIENTATION_VERTICAL);
      ahu_choice_set_key (AHU_CHOICE (face), keys[kind]);
      ahu_choice_set_name (AHU_CHOICE (face), name, NULL);
      gtk_box_append (GTK_BOX (self->kinds), face);
      self->faces[kind] = face;
    }
}

static void
open_cb (AhuRnCover *self)
{
  ahu_rn_cover_open (self);
}

/* Shows the cards of nobody. */
static void
cover_again (AhuRnCover *self)
{
  if (self->offers == NULL)
    return;
  hide_cards (self);
  show (self);
}

static void
close_cb (AhuRnCover *self)
{
  cover_again (self);
  ahu_rn_cover_grab_focus (self);
}

/* Whoever turns to another window may turn the screen as well. */
static void
active_cb (AhuRnCover *self)
{
  if (!gtk_window_is_active (self->window))
    cover_again (self);
}

static void
ahu_rn_cover_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  g_autoptr (GdkTexture) tile = NULL;
  graphene_rect_t bounds;

  graphene_rect_init (&bounds, 0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  tile = ahu_picture_render ("cover", TILE_SIZE, TILE_SIZE,
                             gtk_widget_get_scale_factor (widget), NULL);
  if (tile != NULL)
    {
      graphene_rect_t cell = GRAPHENE_RECT_INIT (0, 0, TILE_SIZE, TILE_SIZE);

      gtk_snapshot_push_repeat (snapshot, &bounds, &cell);
      ahu_picture_append (widget, snapshot, tile, TILE_SIZE, TILE_SIZE);
      gtk_snapshot_pop (snapshot);
    }
  GTK_WIDGET_CLASS (ahu_rn_cover_parent_class)->snapshot (widget, snapshot);
}

/* Whoever comes back to the table may be another player. */
static void
ahu_rn_cover_map (GtkWidget *widget)
{
  AhuRnCover *self = AHU_RN_COVER (widget);

  cover_again (self);
  GTK_WIDGET_CLASS (ahu_rn_cover_parent_class)->map (widget);
  self->window = GTK_WINDOW (gtk_widget_get_root (widget));
  g_signal_connect_object (self->window, "notify::is-active", G_CALLBACK (active_cb), self, G_CONNECT_SWAPPED);
}

static void
ahu_rn_cover_unmap (GtkWidget *widget)
{
  AhuRnCover *self = AHU_RN_COVER (widget);

  g_signal_handlers_disconnect_by_func (self->window, active_cb, self);
  self->window = NULL;
  GTK_WIDGET_CLASS (ahu_rn_cover_parent_class)->unmap (widget);
}

static void
ahu_rn_cover_dispose (GObject *object)
{
  AhuRnCover *self = AHU_RN_COVER (object);

  self->offers = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_RN_COVER);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_rn_cover_parent_class)->dispose (object);
}

static void
ahu_rn_cover_class_init (AhuRnCoverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_rn_cover_dispose;
  widget_class->snapshot = ahu_rn_cover_snapshot;
  widget_class->map = ahu_rn_cover_map;
  widget_class->unmap = ahu_rn_cover_unmap;

  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_CHOICE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ahu_table/Ahu/ahu-rn-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, mark);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, text);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, refusal);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, open);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, at_once);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, kinds);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, hidden);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, untold);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, close);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, back);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, note);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_set_css_name (widget_class, "cover");
}

static void
ahu_rn_cover_init (AhuRnCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_rn_cover_set_low (self, FALSE);
  self->peeking = -1;
  build_kinds (self);

  ahu_choice_set_content (AHU_CHOICE (self->untold),
                          make_button_content ("ahu-untold-symbolic", _("Leave it untold"),
                                               C_("key", "U")));
  ahu_choice_set_key (AHU_CHOICE (self->untold), C_("key", "U"));
  ahu_choice_set_show_key (AHU_CHOICE (self->untold), FALSE);
  ahu_choice_set_name (AHU_CHOICE (self->untold), _("Leave it untold"), NULL);
  ahu_choice_set_content (AHU_CHOICE (self->close),
                          make_button_content (NULL, _("Cover the screen again"), NULL));
  ahu_choice_set_name (AHU_CHOICE (self->close), _("Cover the screen again"), NULL);
  ahu_choice_set_content (AHU_CHOICE (self->back),
                          make_button_content (NULL, _("Back to the table"), C_("key", "Esc")));
  ahu_choice_set_name (AHU_CHOICE (self->back), _("Back to the table"), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->back), "table.end-peek");
}

gboolean
ahu_rn_cover_is_needed (AhuSession *session)
{
  const RnPosition *position;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  position = ahu_session_get_position (session);
  return !ahu_session_get_read_only (session) && position->step == RN_STEP_SACRIFICE &&
         position->actor == position->active && !ahu_rn_practise_is (session);
}

void
ahu_rn_cover_update (AhuRnCover *self,
                     AhuSession *session)
{
  guint ply;

  g_return_if_fail (AHU_IS_RN_COVER (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  /* The window may change its size while the player chooses. */
  ply = ahu_history_get_ply (ahu_session_get_history (session));
  if ((self->offers != NULL || self->peeking >= 0) && self->session == session && self->ply == ply)
    return;

  hide_cards (self);
  self->peeking = -1;
  self->ply = ply;
  if (!ahu_rn_cover_is_needed (session))
    return;
  g_set_object (&self->session, session);
  show_open (self);
  show_moves (self);
  show (self);
}

void
ahu_rn_cover_peek (AhuRnCover *self,
                   AhuSession *session,
                   guint       player)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  hide_cards (self);
  g_set_object (&self->session, session);
  self->ply = ahu_history_get_ply (ahu_session_get_history (session));
  self->peeking = (int) player;
  show_open (self);
  show (self);
}

void
ahu_rn_cover_end_peek (AhuRnCover *self)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));

  if (self->peeking < 0)
    return;
  hide_cards (self);
  self->peeking = -1;
  if (!ahu_rn_cover_is_needed (self->session))
    return;
  show_open (self);
  show_moves (self);
  show (self);
}

gboolean
ahu_rn_cover_is_peeking (AhuRnCover *self)
{
  g_return_val_if_fail (AHU_IS_RN_COVER (self), FALSE);

  return self->peeking >= 0;
}

gboolean
ahu_rn_cover_open (AhuRnCover *self)
{
  g_return_val_if_fail (AHU_IS_RN_COVER (self), FALSE);

  if (self->offers != NULL || self->session == NULL)
    return FALSE;
  show_cards (self);
  show (self);
  ahu_rn_cover_grab_focus (self);
  return TRUE;
}

void
ahu_rn_cover_set_narrow (AhuRnCover *self,
                         gboolean    narrow)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));

  self->narrow = narrow;
  ahu_widget_set_css_class (self->box, "narrow", narrow);
  follow_size (self);
}

void
ahu_rn_cover_set_low (AhuRnCover *self,
                      gboolean    low)
{
  int width = low ? LOW_WIDTH : WIDTH;

  g_return_if_fail (AHU_IS_RN_COVER (self));

  self->low = low;
  ahu_widget_set_css_class (self->box, "low", low);
  ahu_line_arrange (GTK_GRID (self->box), low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                    low ? LOW_GAP : 0);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->clamp), width);
  gtk_widget_set_margin_top (self->clamp, low ? LOW_MARGIN : MARGIN);
  gtk_widget_set_margin_bottom (self->clamp, low ? LOW_MARGIN : MARGIN);
  follow_size (self);
}

void
ahu_rn_cover_refuse (AhuRnCover *self,
                     const char *message)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));
  g_return_if_fail (message != NULL);

  ahu_rules_label_set_text (GTK_LABEL (self->refusal), message);
  gtk_widget_set_visible (self->refusal, TRUE);
}

void
ahu_rn_cover_grab_focus (AhuRnCover *self)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));

  if (self->offers == NULL)
    gtk_widget_grab_focus (self->open);
  else if (self->peeking >= 0)
    gtk_widget_grab_focus (self->back);
  else
    ahu_rn_offers_grab_focus (AHU_RN_OFFERS (self->offers));
}

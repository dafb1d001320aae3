/* ahu-rn-cover.c: hides the table while the active player lays a card face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-cover.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-choice.h"
#include "app/ahu-compat.h"
#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-offers.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sentences.h"

#define MARK_SIZE 92
#define MARK_SIZE_NARROW 64
#define TILE_SIZE 128
#define FACE_WIDTH 32

struct _AhuRnCover
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
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
  /* The player's own cards; only there while the cover is open. */
  GtkWidget *offers;

  AhuSession *session;
  guint ply; /* at which it covers the table */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (AhuRnCover, ahu_rn_cover, GTK_TYPE_WIDGET)

static const char *
player_name (AhuRnCover *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);

  return ahu_session_get_names (self->session)[position->active];
}

static void
show_mark (AhuRnCover *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  AhuRecord *record = ahu_session_get_record (self->session);

  ahu_mark_set_colour (AHU_PICTURE (self->mark),
                       ahu_record_get_colours (record)[position->active],
                       self->narrow || self->offers != NULL ? MARK_SIZE_NARROW : MARK_SIZE);
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
  ahu_rn_offers_set_size (AHU_RN_OFFERS (self->offers),
                          self->narrow ? AHU_RN_SIZE_SMALL : AHU_RN_SIZE_LARGE);
}

static void
show_cards (AhuRnCover *self)
{
  self->offers = ahu_rn_offers_new ();
  ahu_rn_offers_set_covered (AHU_RN_OFFERS (self->offers), TRUE);
  set_offers_size (self);
  gtk_widget_set_hexpand (self->offers, TRUE);
  gtk_box_append (GTK_BOX (self->hidden), self->offers);
  ahu_rn_offers_update (AHU_RN_OFFERS (self->offers), self->session);
}

static void
show_words (AhuRnCover *self)
{
  const char *name = player_name (self);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  if (self->offers == NULL)
    {
      /* Translators: a player’s name */
      title = g_strdup_printf (_("Hand the screen to %s"), name);
      /* Translators: a player’s name */
      text = g_strdup_printf (_("%s lays one Sacrifice card face down.\nEverybody else looks away."), name);
    }
  else
    {
      /* Translators: a player’s name; said to this player */
      title = g_strdup_printf (_("%s, lay a card face down"), name);
      text = g_strdup (_("Nobody else may see your cards."));
    }
  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->text), text);
}

static void
show (AhuRnCover *self)
{
  gboolean covered = self->offers == NULL;

  show_mark (self);
  show_words (self);
  gtk_label_set_text (GTK_LABEL (self->refusal), "");
  gtk_widget_set_visible (self->refusal, FALSE);
  gtk_widget_set_visible (self->open, covered);
  gtk_widget_set_visible (self->at_once, covered);
  gtk_widget_set_visible (self->hidden, !covered);
  gtk_widget_set_visible (self->close, !covered);
}

static GtkWidget *
make_button_content (const char *icon,
                     const char *words,
                     const char *keycap)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (words);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_vexpand (box, TRUE);
  if (icon != NULL)
    gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE,
                                                 "icon-name", icon,
                                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                                 NULL));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  if (keycap != NULL)
    {
      GtkWidget *cap = ahu_keycap_new (keycap);

      gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), cap);
    }
  return box;
}

static void
show_buttons (AhuRnCover *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  RnMove move = {
    .type = RN_MOVE_SACRIFICE, .player = position->active, .kind = RN_SACRIFICE_NULL
  };
  /* Translators: a player’s name */
  g_autofree char *words = g_strdup_printf (_("I am %s"), player_name (self));

  ahu_choice_set_content (AHU_CHOICE (self->open),
                          make_button_content (NULL, words, C_("key", "Enter")));
  ahu_choice_set_name (AHU_CHOICE (self->open), words, NULL);
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

      ahu_choice_set_content (AHU_CHOICE (face),
                              ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE_WIDTH,
                                               ahu_rn_art_sacrifice_height (FACE_WIDTH)));
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

static void
close_cb (AhuRnCover *self)
{
  hide_cards (self);
  show (self);
  ahu_rn_cover_grab_focus (self);
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

  if (self->offers != NULL)
    {
      hide_cards (self);
      show (self);
    }

  GTK_WIDGET_CLASS (ahu_rn_cover_parent_class)->map (widget);
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

  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_CHOICE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/ahu_table/Ahu/ahu-rn-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, scroller);
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
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_set_css_name (widget_class, "cover");
}

static void
ahu_rn_cover_init (AhuRnCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
}

GtkWidget *
ahu_rn_cover_new (void)
{
  return g_object_new (AHU_TYPE_RN_COVER, NULL);
}

gboolean
ahu_rn_cover_is_needed (AhuSession *session)
{
  const RnPosition *position;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  position = ahu_session_get_position (session);
  return position->step == RN_STEP_SACRIFICE && position->actor == position->active;
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
  if (self->offers != NULL && self->session == session && self->ply == ply)
    return;

  hide_cards (self);
  self->ply = ply;
  if (!ahu_rn_cover_is_needed (session))
    return;
  g_set_object (&self->session, session);
  show_buttons (self);
  show (self);
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
  if (narrow)
    gtk_widget_add_css_class (self->box, "narrow");
  else
    gtk_widget_remove_css_class (self->box, "narrow");
  if (self->offers != NULL)
    set_offers_size (self);
  if (self->session != NULL)
    show_mark (self);
}

void
ahu_rn_cover_refuse (AhuRnCover *self,
                     const char *message)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));
  g_return_if_fail (message != NULL);

  gtk_label_set_text (GTK_LABEL (self->refusal), message);
  gtk_widget_set_visible (self->refusal, TRUE);
}

void
ahu_rn_cover_grab_focus (AhuRnCover *self)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));

  if (self->offers == NULL)
    gtk_widget_grab_focus (self->open);
  else
    ahu_rn_offers_grab_focus (AHU_RN_OFFERS (self->offers));
}

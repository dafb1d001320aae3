/* ahu-rn-cover.c: hides the table while a player lays a card face down or looks at
 * the own Sacrifice cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-cover.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-hold-button.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-practise.h"

/* The card's; a low one is wide. */
#define WIDTH 600
#define MARGIN 24
#define LOW_WIDTH 860
#define LOW_MARGIN 6
#define LOW_GAP 18
#define MARK_SIZE 72
#define MARK_SIZE_SMALL 56
#define TILE_SIZE 128
#define FACE_WIDTH 72
#define FACE_WIDTH_SMALL 44
#define FACE_WIDTH_LOW 36

/* The button that lays a card of one kind. Below the face stand the name and the key or, as long as it is seen,
 * how many cards of the kind somebody has. */
typedef struct
{
  GtkWidget *choice;
  /*< private >*/
  guint kind;
  GtkWidget *face;
  GtkWidget *stack;
  GtkWidget *words;
  GtkWidget *name;
  GtkWidget *number;
} Kind;

#define SPACING 4
/* Of the face of a kind of which there is none. */
#define FADED 0.35

struct _AhuRnCover
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *clamp;
  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *title;
  GtkWidget *lines;
  GtkWidget *text;
  GtkWidget *refusal;
  GtkWidget *kinds;
  Kind all[RN_SACRIFICES];
  GtkWidget *untold;
  GtkWidget *note;
  GtkWidget *separator;
  GtkWidget *hold;
  GtkWidget *back; /* from a look at the own cards */

  AhuSession *session;
  guint ply; /* at which it covers the table */
  int peeking; /* who looks at the own cards; -1 for nobody */
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
                       self->narrow || self->low ? MARK_SIZE_SMALL : MARK_SIZE);
}

static GtkWidget *
words_new (const char *text,
           const char *css_class)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "label", text,
                       "wrap", TRUE,
                       "wrap-mode", PANGO_WRAP_WORD_CHAR,
                       "justify", GTK_JUSTIFY_CENTER,
                       "vexpand", TRUE,
                       "css-classes", (const char *[]) { css_class, NULL },
                       NULL);
}

static GtkWidget *
kind_new (Kind  *self,
          guint  kind)
{
  const char *const keys[RN_SACRIFICES] = {
    C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G")
  };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);

  self->kind = kind;
  self->face = ahu_picture_new (NULL, 1, 1);
  gtk_widget_set_halign (self->face, GTK_ALIGN_CENTER);
  self->name = words_new (rn_kind_name_hyphenated (RN_FISH + kind), "cover-kind");
  self->number = words_new ("", "cover-number");
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  gtk_box_append (GTK_BOX (self->words), self->name);
  /* As large with the one as with the other: nothing moves. */
  self->stack = gtk_stack_new ();
  gtk_stack_add_child (GTK_STACK (self->stack), self->words);
  gtk_stack_add_child (GTK_STACK (self->stack), self->number);
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_box_append (GTK_BOX (content), self->face);
  gtk_box_append (GTK_BOX (content), self->stack);

  /* The button tells the same. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (content), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);

  self->choice = ahu_choice_new ();
  gtk_widget_add_css_class (self->choice, "cover-choice");
  ahu_choice_set_content (AHU_CHOICE (self->choice), content);
  ahu_choice_set_key (AHU_CHOICE (self->choice), keys[kind]);

  return self->choice;
}

/* Where it is @bare there is no room for the name. */
static void
set_kind_size (Kind     *self,
               int       width,
               gboolean  bare)
{
  ahu_picture_set_name_and_size (AHU_PICTURE (self->face), ahu_rn_art_sacrifice (self->kind), width,
                                 ahu_rn_art_sacrifice_height (width));
  gtk_widget_set_visible (self->name, !bare);
}

/* Nothing is chosen where it is @inert. @number is how many there are, in a word or two; NULL while nobody may see that. */
static void
show_kind (Kind       *self,
           gboolean    inert,
           const char *number,
           gboolean    none)
{
  const char *name = rn_sacrifice_name (self->kind);
  /* Translators: the kind of a Sacrifice card */
  g_autofree char *lay = g_strdup_printf (_("Lay %s face down"), name);

  gtk_label_set_text (GTK_LABEL (self->number), number != NULL ? number : "");
  gtk_stack_set_visible_child (GTK_STACK (self->stack), number != NULL ? self->number : self->words);
  gtk_widget_set_opacity (self->face, none ? FADED : 1);
  ahu_choice_set_inert (AHU_CHOICE (self->choice), inert);
  ahu_choice_set_name (AHU_CHOICE (self->choice), inert ? name : lay, number);
}

/* Large text has no room for more than the faces and their keys in a narrow window. */
static void
show_size (AhuRnCover *self)
{
  int width = self->low ? FACE_WIDTH_LOW : self->narrow ? FACE_WIDTH_SMALL : FACE_WIDTH;
  gboolean bare = self->narrow && ahu_text_scale () > AHU_LARGE_TEXT;

  for (guint i = 0; i < RN_SACRIFICES; i++)
    set_kind_size (&self->all[i], width, bare);
  gtk_grid_set_column_spacing (GTK_GRID (self->kinds), self->narrow || self->low ? 6 : 8);
  if (self->session != NULL)
    show_mark (self);
}

static void
show_words (AhuRnCover *self)
{
  const char *name = player_name (self);
  /* Translators: a player’s name */
  g_autofree char *title = g_strdup_printf (_("Pass the screen to %s"), name);
  g_autofree char *text = NULL;

  if (self->peeking >= 0)
    /* Translators: a player’s name */
    text = g_strdup_printf (_("%s looks at their Sacrifice cards.\nEverybody else looks away."), name);
  else
    /* Translators: a player’s name */
    text = g_strdup_printf (_("Which card does %s lay face down? Everybody else looks away."), name);

  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->text), text);
}

/* Cards that lie untold, or were never told, leave no certain numbers. */
static gboolean
is_known (AhuRnCover *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  guint player = get_player (self);

  return position->untold[player] == 0 && position->unknown[player] == 0;
}

static char *
count_words (AhuRnCover *self,
             guint       kind)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  guint player = get_player (self);
  guint n = position->sacrifice[player][kind];

  if (position->untold[player] > 0 && n > 0)
    /* Translators: how many cards of a kind a player owns at most, since some
     * were laid face down untold */
    return g_strdup_printf (ngettext ("at most %u", "at most %u", n), n);

  if (position->unknown[player] > 0)
    /* Translators: how many cards of a kind a player owns at least, since nobody told
     * what the player had when the game was joined late */
    return g_strdup_printf (ngettext ("at least %u", "at least %u", n), n);

  return g_strdup_printf ("%u", n);
}

/* Returns: (transfer full) (nullable): what is seen now, for the description */
static char *
show_number (AhuRnCover *self,
             guint       kind,
             gboolean    held)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  g_autofree char *number = held ? count_words (self, kind) : NULL;
  gboolean none = held && position->sacrifice[get_player (self)][kind] == 0 && is_known (self);

  /* Whoever looks at the own cards chooses nothing. */
  show_kind (&self->all[kind], self->peeking >= 0, number, none);
  if (!held)
    return NULL;

  /* Translators: %1$s is a Sacrifice kind, %2$s how many cards of it, such as “2” or “at most 2” */
  return g_strdup_printf (_("%1$s: %2$s"), rn_sacrifice_name (kind), number);
}

/* Nothing of the numbers is anywhere while the button is not held. */
static void
show_numbers (AhuRnCover *self)
{
  gboolean held = ahu_hold_button_get_held (AHU_HOLD_BUTTON (self->hold));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) numbers = NULL;
  g_autofree char *text = NULL;

  if (self->session == NULL)
    return;
  for (guint i = 0; i < RN_SACRIFICES; i++)
    {
      g_autofree char *words = show_number (self, i, held);

      if (words != NULL)
        g_strv_builder_add (builder, words);
    }
  numbers = g_strv_builder_end (builder);
  text = g_strjoinv (C_("list", ", "), numbers);
  if (held)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->hold), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self->hold), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Large text has no room for more than the words. */
static GtkWidget *
make_button_content (const char *icon,
                     const char *words)
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
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static void
show_hold (AhuRnCover *self)
{
  /* Translators: on a button that works as long as it is held; a player’s name */
  g_autofree char *words = g_strdup_printf (_("Hold to see %s’s cards"), player_name (self));
  GtkWidget *old = gtk_widget_get_first_child (self->hold);
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *keycap = ahu_keycap_new (C_("key", "Space"));

  gtk_widget_set_halign (keycap, GTK_ALIGN_START);
  gtk_widget_set_valign (keycap, GTK_ALIGN_START);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), make_button_content ("ahu-eye-symbolic", words));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), keycap);
  if (old != NULL)
    gtk_box_remove (GTK_BOX (self->hold), old);
  gtk_box_append (GTK_BOX (self->hold), overlay);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hold), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* All four are always there and look alike, so they tell nothing of what somebody
 * owns. */
static void
show_moves (AhuRnCover *self)
{
  gboolean peeking = self->peeking >= 0;
  RnMove move = {
    .type = RN_MOVE_SACRIFICE, .player = (guint8) get_player (self), .kind = RN_SACRIFICE_NULL
  };

  ahu_choice_set_move (AHU_CHOICE (self->untold), peeking ? NULL : rn_move_to_json (&move));
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      move.kind = (guint8) kind;
      ahu_choice_set_move (AHU_CHOICE (self->all[kind].choice), peeking ? NULL : rn_move_to_json (&move));
    }
}

static void
show (AhuRnCover *self)
{
  gboolean peeking = self->peeking >= 0;
  gboolean can_look = peeking || is_known (self);

  show_mark (self);
  show_words (self);
  show_moves (self);
  show_hold (self);
  gtk_label_set_text (GTK_LABEL (self->refusal), "");
  gtk_stack_set_visible_child (GTK_STACK (self->lines), self->text);
  gtk_widget_set_visible (self->untold, !peeking);
  gtk_widget_set_visible (self->note, !peeking);
  gtk_widget_set_visible (self->separator, can_look && !peeking);
  gtk_widget_set_visible (self->hold, can_look);
  gtk_widget_set_visible (self->back, peeking);
  show_numbers (self);
}

/* Here it is held, whatever has the focus: the kinds are chosen with Enter. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                gpointer               user_data)
{
  AhuRnCover *self = AHU_RN_COVER (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));

  if (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space)
    return GDK_EVENT_PROPAGATE;
  if (gtk_widget_get_visible (self->hold) && !ahu_hold_button_get_held (AHU_HOLD_BUTTON (self->hold)))
    {
      gtk_widget_grab_focus (self->hold);
      ahu_hold_button_set_held (AHU_HOLD_BUTTON (self->hold), TRUE);
    }
  return GDK_EVENT_STOP;
}

static void
let_go_cb (AhuRnCover *self)
{
  ahu_hold_button_set_held (AHU_HOLD_BUTTON (self->hold), FALSE);
}

static void
key_released_cb (GtkEventControllerKey *controller,
                 guint                  keyval,
                 guint                  keycode,
                 GdkModifierType        state,
                 gpointer               user_data)
{
  if (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space)
    let_go_cb (AHU_RN_COVER (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller))));
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

/* What comes first. */
static gboolean
ahu_rn_cover_grab_focus (GtkWidget *widget)
{
  AhuRnCover *self = AHU_RN_COVER (widget);

  return gtk_widget_grab_focus (self->peeking >= 0 ? self->back : self->all[0].choice);
}

static void
ahu_rn_cover_dispose (GObject *object)
{
  AhuRnCover *self = AHU_RN_COVER (object);

  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_RN_COVER);

  G_OBJECT_CLASS (ahu_rn_cover_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-cover.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, scroller);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, mark);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, lines);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, text);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, refusal);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, kinds);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, untold);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, note);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, separator);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, hold);
  gtk_widget_class_bind_template_child (widget_class, AhuRnCover, back);
  gtk_widget_class_bind_template_callback (widget_class, show_numbers);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_released_cb);
  gtk_widget_class_bind_template_callback (widget_class, let_go_cb);
}

static void
ahu_rn_cover_class_init (AhuRnCoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_cover_dispose;
  widget_class->snapshot = ahu_rn_cover_snapshot;
  widget_class->grab_focus = ahu_rn_cover_grab_focus;

  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_CHOICE);
  g_type_ensure (AHU_TYPE_HOLD_BUTTON);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "cover");
}

static void
ahu_rn_cover_init (AhuRnCover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->peeking = -1;
  for (guint i = 0; i < RN_SACRIFICES; i++)
    gtk_grid_attach (GTK_GRID (self->kinds), kind_new (&self->all[i], i), (int) i, 0, 1, 1);
  ahu_choice_set_content (AHU_CHOICE (self->untold),
                          make_button_content ("ahu-untold-symbolic", _("Tell Ahu at the end")));
  ahu_choice_set_key (AHU_CHOICE (self->untold), C_("key", "A"));
  ahu_choice_set_name (AHU_CHOICE (self->untold), _("Tell Ahu at the end"), NULL);
  ahu_choice_set_content (AHU_CHOICE (self->back),
                          make_button_content (NULL, _("Back to the table")));
  ahu_choice_set_key (AHU_CHOICE (self->back), C_("key", "Esc"));
  ahu_choice_set_name (AHU_CHOICE (self->back), _("Back to the table"), NULL);
  ahu_rn_cover_set_low (self, FALSE);
}

gboolean
ahu_rn_cover_is_needed (AhuSession *session)
{
  const RnPosition *position;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  position = ahu_session_get_position (session);
  return !ahu_session_get_read_only (session) && position->step == RN_STEP_SACRIFICE &&
         position->actor == position->active && !ahu_practise_is (session);
}

void
ahu_rn_cover_update (AhuRnCover *self,
                     AhuSession *session)
{
  guint ply;

  g_return_if_fail (AHU_IS_RN_COVER (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  /* The window may change its size while the player looks. */
  ply = ahu_history_get_ply (ahu_session_get_history (session));
  if (self->peeking >= 0 && self->session == session && self->ply == ply)
    return;
  if (self->session != session || self->ply != ply)
    let_go_cb (self);

  self->peeking = -1;
  self->ply = ply;
  if (!ahu_rn_cover_is_needed (session))
    return;
  g_set_object (&self->session, session);
  show (self);
}

void
ahu_rn_cover_peek (AhuRnCover *self,
                   AhuSession *session,
                   guint       player)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  let_go_cb (self);
  g_set_object (&self->session, session);
  self->ply = ahu_history_get_ply (ahu_session_get_history (session));
  self->peeking = (int) player;
  show (self);
}

void
ahu_rn_cover_end_peek (AhuRnCover *self)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));

  if (self->peeking < 0)
    return;
  let_go_cb (self);
  self->peeking = -1;
  if (ahu_rn_cover_is_needed (self->session))
    show (self);
}

gboolean
ahu_rn_cover_is_peeking (AhuRnCover *self)
{
  g_return_val_if_fail (AHU_IS_RN_COVER (self), FALSE);

  return self->peeking >= 0;
}

void
ahu_rn_cover_set_narrow (AhuRnCover *self,
                         gboolean    narrow)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));

  self->narrow = narrow;
  ahu_widget_set_css_class (self->box, "narrow", narrow);
  show_size (self);
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
  show_size (self);
}

void
ahu_rn_cover_refuse (AhuRnCover *self,
                     const char *message)
{
  g_return_if_fail (AHU_IS_RN_COVER (self));
  g_return_if_fail (message != NULL);

  ahu_rules_label_set_text (GTK_LABEL (self->refusal), message);
  gtk_stack_set_visible_child (GTK_STACK (self->lines), self->refusal);
}

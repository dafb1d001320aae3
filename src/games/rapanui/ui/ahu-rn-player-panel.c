/* ahu-rn-player-panel.c: what one player has: wood, glory, cards, personal display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-player-panel.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-count.h"
#include "games/rapanui/ui/ahu-rn-count-press.h"
#include "games/rapanui/ui/ahu-rn-open-cards.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-practise.h"

#define MARK_SIZE 26
#define TOKEN_SIZE 22
#define NUMBER_WIDTH 50
#define NAME_CHARS 6
#define WORDS_GAP 6

struct _AhuRnPlayerPanel
{
  GtkWidget parent_instance;

  GtkWidget *ground;
  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *who; /* name and words */
  GtkWidget *name;
  GtkWidget *to_move;
  GtkWidget *numbers;
  GtkWidget *number_labels[AHU_RN_NUMBERS];
  GtkWidget *counts;
  GtkWidget *kinds[RN_KINDS];
  GtkWidget *holdings;
  GtkWidget *peek;
  guint player;
};

G_DEFINE_FINAL_TYPE (AhuRnPlayerPanel, ahu_rn_player_panel, GTK_TYPE_WIDGET)

static GtkWidget *
add_number (AhuRnPlayerPanel *self,
            const char       *picture)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "xalign", 0.0f,
                                   NULL);
  GtkWidget *token = ahu_picture_new (picture, TOKEN_SIZE, TOKEN_SIZE);

  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "player-number");
  gtk_widget_set_size_request (box, NUMBER_WIDTH, -1);
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (self->numbers), box);
  return label;
}

/* The cards themselves are shown to their owner only, behind the cover; who plays
 * against computers has nobody to hide them from. */
static void
make_peek (AhuRnPlayerPanel *self)
{
  GtkWidget *number = gtk_widget_get_parent (self->number_labels[AHU_RN_NUMBER_SACRIFICE]);

  self->peek = gtk_button_new ();
  gtk_widget_add_css_class (self->peek, "flat");
  gtk_widget_add_css_class (self->peek, "peek");
  g_object_ref (number);
  gtk_box_remove (GTK_BOX (self->numbers), number);
  gtk_button_set_child (GTK_BUTTON (self->peek), number);
  g_object_unref (number);
  gtk_box_append (GTK_BOX (self->numbers), self->peek);
}

static void
show_peek (AhuRnPlayerPanel *self,
           AhuSession       *session,
           guint             player)
{
  gboolean possible = !ahu_session_get_read_only (session) && !ahu_practise_is (session);
  /* Translators: a player’s name; leads to the cover and then to the cards */
  g_autofree char *label = g_strdup_printf (_("%s: look at your Sacrifice cards"),
                                            ahu_session_get_names (session)[player]);

  gtk_widget_set_focusable (self->peek, possible);
  gtk_widget_set_can_target (self->peek, possible);
  if (!possible)
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->peek), NULL);
      /* Without an action it would stay as insensitive as with one that isn't there. */
      gtk_widget_set_sensitive (self->peek, TRUE);
      ahu_tip_set (self->peek, NULL);
      gtk_accessible_reset_property (GTK_ACCESSIBLE (self->peek), GTK_ACCESSIBLE_PROPERTY_LABEL);
      return;
    }
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->peek), "u", player);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->peek), "table.peek");
  ahu_tip_set (self->peek, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->peek), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_number (AhuRnPlayerPanel *self,
             guint             which,
             guint             number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_label_set_text (GTK_LABEL (self->number_labels[which]), text);
}

static char *
describe_kind (const RnPosition *position,
               guint             player,
               guint             kind)
{
  guint n = position->area[player][kind];

  if (rn_position_leader (position, kind) == (int) player)
    /* Translators: a card kind, how many of it a player has, and that nobody has as many */
    return g_strdup_printf (_("%s %u, sole majority"), rn_kind_name (kind), n);
  /* Translators: a card kind and how many of it a player has */
  return g_strdup_printf (_("%s %u"), rn_kind_name (kind), n);
}

/* For who doesn't know what the pill means. */
static char *
tell_kind (const RnPosition *position,
           guint             player,
           guint             kind)
{
  g_autofree char *words = describe_kind (position, player, kind);

  if (rn_position_leader (position, kind) != (int) player)
    return g_steal_pointer (&words);

  /* Translators: %s is such as “Fish 3, sole majority”. */
  return g_strdup_printf (_("%s: 1 more when this kind is scored (R7.7, R7.8)."), words);
}

static char *
format_wood (const RnPosition *position,
             guint             player)
{
  return g_strdup_printf (ngettext ("%u wood", "%u wood", position->wood[player]), position->wood[player]);
}

static char *
format_glory (const RnPosition *position,
              guint             player)
{
  return g_strdup_printf (ngettext ("%u glory point", "%u glory points", position->glory[player]),
                          position->glory[player]);
}

static char *
describe_display (const RnPosition *position,
                  guint             player)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = 0; kind < RN_KINDS; kind++)
    g_ptr_array_add (parts, describe_kind (position, player, kind));
  g_ptr_array_add (parts, NULL);
  /* Translators: between the members of a list of card kinds with numbers */
  return g_strjoinv (C_("list", "; "), (char **) parts->pdata);
}

/* The number; the kinds only where people play with open cards. */
static char *
describe_sacrifice_cards (AhuSession *session,
                          guint       player)
{
  const RnPosition *position = ahu_session_get_position (session);
  guint n = rn_position_sacrifice_total (position, player);
  g_autofree char *number = g_strdup_printf (ngettext ("%u Sacrifice card", "%u Sacrifice cards", n), n);
  g_autofree char *kinds = NULL;
  AhuRnOpenCards cards;

  if (!ahu_rn_open_cards_find (session, player, &cards))
    return g_steal_pointer (&number);

  kinds = ahu_rn_open_cards_describe (&cards);
  /* Translators: %1$s is such as “4 Sacrifice cards”, %2$s the kinds with numbers */
  return g_strdup_printf (_("%1$s (%2$s)"), number, kinds);
}

/* What the player does stands beside the name, or below it where it would be cut there. The panel is as high and wants
 * to be as wide whatever it is. */

static GtkSizeRequestMode
get_who_mode (GtkWidget *who)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure_who (GtkWidget      *who,
             GtkOrientation  orientation,
             int             for_size,
             int            *minimum,
             int            *natural,
             int            *minimum_baseline,
             int            *natural_baseline)
{
  int least;

  gtk_widget_measure (gtk_widget_get_first_child (who), orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_last_child (who), orientation, -1, &least, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum += least;
  else
    *minimum = MAX (*minimum, least);
  *natural = MAX (*minimum, *natural);
}

static void
allocate_who (GtkWidget *who,
              int        width,
              int        height,
              int        baseline)
{
  GtkWidget *name = gtk_widget_get_first_child (who);
  GtkWidget *words = gtk_widget_get_last_child (who);
  gboolean is_rtl = gtk_widget_get_direction (who) == GTK_TEXT_DIR_RTL;
  int name_width, words_width, words_height;

  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &name_width, NULL, NULL);
  gtk_widget_measure (words, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &words_width, NULL, NULL);
  gtk_widget_measure (words, GTK_ORIENTATION_VERTICAL, -1, &words_height, NULL, NULL, NULL);
  if (words_width == 0 || name_width + WORDS_GAP + words_width <= width)
    {
      int rest = MAX (0, width - name_width - WORDS_GAP);

      name_width = MIN (name_width, width);
      gtk_widget_size_allocate (name, &(GtkAllocation) { is_rtl ? width - name_width : 0, 0, name_width, height }, -1);
      gtk_widget_size_allocate (words, &(GtkAllocation) { is_rtl ? 0 : width - rest, 0, rest, height }, -1);
      return;
    }

  gtk_widget_size_allocate (name, &(GtkAllocation) { 0, 0, width, height - words_height }, -1);
  gtk_widget_size_allocate (words, &(GtkAllocation) { 0, height - words_height, width, words_height }, -1);
}

static void
ahu_rn_player_panel_dispose (GObject *object)
{
  g_clear_pointer (&AHU_RN_PLAYER_PANEL (object)->ground, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (object), AHU_TYPE_RN_PLAYER_PANEL);

  G_OBJECT_CLASS (ahu_rn_player_panel_parent_class)->dispose (object);
}

static void
ahu_rn_player_panel_class_init (AhuRnPlayerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_player_panel_dispose;

  g_type_ensure (AHU_TYPE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-player-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnPlayerPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPlayerPanel, mark);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPlayerPanel, who);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPlayerPanel, name);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPlayerPanel, to_move);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPlayerPanel, numbers);
  gtk_widget_class_bind_template_child (widget_class, AhuRnPlayerPanel, counts);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_css_name (widget_class, "player");
}

/* The numbers, and all that isn't a number; how many lie of a kind tells what that means. */
static guint
find_cell (GtkWidget              *widget,
           const graphene_point_t *point)
{
  AhuRnPlayerPanel *self = AHU_RN_PLAYER_PANEL (widget);
  GtkWidget *at = point != NULL ? gtk_widget_pick (widget, point->x, point->y, GTK_PICK_DEFAULT) : NULL;
  GtkWidget *glory = gtk_widget_get_parent (self->number_labels[AHU_RN_NUMBER_GLORY]);

  if (at != NULL && gtk_widget_is_ancestor (at, self->counts))
    return RN_COUNT_CELLS;

  return rn_count_cell (self->player, at != NULL && (at == glory || gtk_widget_is_ancestor (at, glory)) ? RN_COUNT_GLORY
                                                                                                       : RN_COUNT_WOOD);
}

static void
ahu_rn_player_panel_init (AhuRnPlayerPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_widget_set_layout_manager (self->who, gtk_custom_layout_new (get_who_mode, measure_who, allocate_who));
  self->ground = ahu_player_colour_add_ground (GTK_WIDGET (self));
  ahu_rn_count_press_add (GTK_WIDGET (self), find_cell);
  self->number_labels[AHU_RN_NUMBER_WOOD] = add_number (self, "token-wood");
  self->number_labels[AHU_RN_NUMBER_GLORY] = add_number (self, "token-glory");
  self->number_labels[AHU_RN_NUMBER_SACRIFICE] = add_number (self, "sacrifice-back");
  make_peek (self);
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      self->kinds[kind] = ahu_rn_count_new (kind);
      gtk_box_append (GTK_BOX (self->counts), self->kinds[kind]);
    }
  self->holdings = ahu_rn_open_cards_view_new ();
  gtk_widget_set_margin_start (self->holdings, 6);
  gtk_widget_set_margin_top (self->holdings, 6);
  gtk_box_append (GTK_BOX (self->box), self->holdings);
}

GtkWidget *
ahu_rn_player_panel_new (void)
{
  return g_object_new (AHU_TYPE_RN_PLAYER_PANEL, NULL);
}

char *
ahu_rn_player_describe (AhuSession *session,
                        guint       player)
{
  const RnPosition *position;
  g_autofree char *wood = NULL;
  g_autofree char *glory = NULL;
  g_autofree char *cards = NULL;
  g_autofree char *display = NULL;
  g_autofree char *words = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  position = ahu_session_get_position (session);
  g_return_val_if_fail (player < position->n_players, NULL);

  wood = format_wood (position, player);
  glory = format_glory (position, player);
  cards = describe_sacrifice_cards (session, player);
  display = describe_display (position, player);
  words = rn_player_words (position, player);
  if (words != NULL)
    /* Translators: a player’s name, what the player does now such as “to move”, wood, glory points, Sacrifice
     * cards, the personal display by kind */
    return g_strdup_printf (_("%s, %s: %s, %s, %s; in the display: %s"),
                            ahu_session_get_names (session)[player], words, wood, glory, cards, display);
  /* Translators: a player’s name, wood, glory points, Sacrifice cards, the personal display by kind */
  return g_strdup_printf (_("%s: %s, %s, %s; in the display: %s"),
                          ahu_session_get_names (session)[player], wood, glory, cards, display);
}

void
ahu_rn_player_show_words (GtkLabel   *label,
                          GtkWidget  *panel,
                          AhuSession *session,
                          guint       player)
{
  const RnPosition *position;
  gboolean acts;
  g_autofree char *words = NULL;

  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (GTK_IS_WIDGET (panel));
  g_return_if_fail (AHU_IS_SESSION (session));

  position = ahu_session_get_position (session);
  acts = rn_acting_words (position, player) != NULL;
  words = rn_player_words (position, player);
  gtk_label_set_text (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL);
  ahu_widget_set_css_class (GTK_WIDGET (label), "waits", !acts);
  ahu_player_colour_own (ahu_record_get_colours (ahu_session_get_record (session))[player], panel, acts);
}

static void
show_numbers (AhuRnPlayerPanel *self,
              AhuSession       *session,
              guint             player)
{
  const RnPosition *position = ahu_session_get_position (session);
  g_autofree char *wood = format_wood (position, player);
  g_autofree char *glory = format_glory (position, player);
  g_autofree char *cards = describe_sacrifice_cards (session, player);

  show_number (self, AHU_RN_NUMBER_WOOD, position->wood[player]);
  show_number (self, AHU_RN_NUMBER_GLORY, position->glory[player]);
  show_number (self, AHU_RN_NUMBER_SACRIFICE, rn_position_sacrifice_total (position, player));
  ahu_tip_set (gtk_widget_get_parent (self->number_labels[AHU_RN_NUMBER_WOOD]), wood);
  ahu_tip_set (gtk_widget_get_parent (self->number_labels[AHU_RN_NUMBER_GLORY]), glory);
  /* Below the button, which says so itself where it can be pressed. */
  ahu_tip_set (self->numbers, cards);
}

void
ahu_rn_player_panel_update (AhuRnPlayerPanel *self,
                            AhuSession       *session,
                            guint             player)
{
  const RnPosition *position = ahu_session_get_position (session);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  const char *name = ahu_session_get_names (session)[player];
  g_autofree char *description = NULL;
  AhuRnOpenCards holdings;

  g_return_if_fail (AHU_IS_RN_PLAYER_PANEL (self));

  self->player = player;
  ahu_rn_count_press_update (GTK_WIDGET (self), session);
  ahu_mark_set_colour (AHU_PICTURE (self->mark), colours[player], MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_label_set_width_chars (GTK_LABEL (self->name), (int) MIN (NAME_CHARS, g_utf8_strlen (name, -1)));
  show_peek (self, session, player);
  ahu_rn_player_show_words (GTK_LABEL (self->to_move), self->ground, session, player);
  /* Their line is kept. */
  gtk_widget_set_visible (self->to_move, TRUE);

  show_numbers (self, session, player);
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      g_autofree char *tip = tell_kind (position, player, kind);

      ahu_rn_count_show (AHU_RN_COUNT (self->kinds[kind]),
                         position->area[player][kind],
                         rn_position_leader (position, kind) == (int) player);
      ahu_tip_set (self->kinds[kind], tip);
    }

  gtk_widget_set_visible (self->holdings, ahu_rn_open_cards_find (session, player, &holdings));
  ahu_rn_open_cards_view_show (AHU_RN_OPEN_CARDS_VIEW (self->holdings), &holdings, TRUE);

  description = ahu_rn_player_describe (session, player);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

GtkWidget *
ahu_rn_player_panel_get_part (AhuRnPlayerPanel *self,
                              guint             part)
{
  g_return_val_if_fail (AHU_IS_RN_PLAYER_PANEL (self), NULL);
  g_return_val_if_fail (part < AHU_RN_PARTS, NULL);

  if (part < AHU_RN_NUMBERS)
    return self->number_labels[part];

  return part == AHU_RN_PART_MARK ? self->mark : self->kinds[part - AHU_RN_PART_COUNT (0)];
}

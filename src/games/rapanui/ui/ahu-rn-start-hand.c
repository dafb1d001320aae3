/* ahu-rn-start-hand.c: the start hand of a player, and which kind it lacks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-start-hand.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-cards.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-key.h"
#include "toolkit/base/ahu-widget.h"

/* As narrow as a finger: four of them stand beside a mark at 360 px. */
#define CARD_WIDTH 44
#define KIND_SIZE 28
#define SPACING 6
/* So many letters break “Which is missing?” into two lines; kept free while nothing is asked. */
#define QUESTION_CHARS 8

struct _AhuRnStartHand
{
  AhuParent parent_instance;

  /* While it shows what it is told, its buttons say nothing. */
  gboolean updating;
  GtkWidget *buttons[RN_SACRIFICES];
  GtkWidget *cards[RN_SACRIFICES];
  GtkWidget *kinds[RN_SACRIFICES];
  GtkWidget *question;
};

G_DEFINE_FINAL_TYPE (AhuRnStartHand, ahu_rn_start_hand, AHU_TYPE_PARENT)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_key (guint i)
{
  const char *const keys[RN_SACRIFICES] = {
    C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G")
  };

  return keys[i];
}

static void
toggled_cb (AhuRnStartHand  *self,
            GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;

  for (guint i = 0; i < RN_SACRIFICES; i++)
    if (self->buttons[i] == GTK_WIDGET (button))
      g_signal_emit (self, signals[CHOSEN], 0, rn_kind_id (RN_FISH + i));
}

static gboolean
key_cb (AhuRnStartHand *self,
        guint           keyval,
        guint           keycode,
        GdkModifierType state)
{
  gunichar pressed = ahu_key_letter (keyval);

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < RN_SACRIFICES; i++)
    if (pressed == g_utf8_get_char (get_key (i)))
      {
        /* Said once more, what is missing stays so, and people go on all the same. */
        g_signal_emit (self, signals[CHOSEN], 0, rn_kind_id (RN_FISH + i));
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

static GtkWidget *
button_new (AhuRnStartHand *self,
            guint           i)
{
  guint kind = RN_FISH + i;
  GtkWidget *content = gtk_overlay_new ();
  GtkWidget *strike = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = gtk_toggle_button_new ();
  /* Translators: %1$s is a kind of card, %2$s the key for it */
  g_autofree char *tip = g_strdup_printf (_("%1$s (%2$s)"), rn_kind_name (kind), get_key (i));

  self->cards[i] = ahu_rn_card_new (kind, CARD_WIDTH);
  self->kinds[i] = ahu_picture_new (ahu_rn_art_kind (kind), KIND_SIZE, KIND_SIZE);
  ahu_picture_set_fixed (AHU_PICTURE (self->kinds[i]), TRUE);
  gtk_widget_set_halign (self->kinds[i], GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->kinds[i], GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (strike, "strike");
  gtk_widget_add_css_class (content, "start-face");
  gtk_widget_add_css_class (self->cards[i], "start-art");
  gtk_widget_add_css_class (self->kinds[i], "start-art");
  gtk_widget_set_size_request (content, CARD_WIDTH, ahu_rn_art_card_height (CARD_WIDTH));
  gtk_overlay_set_child (GTK_OVERLAY (content), self->cards[i]);
  gtk_overlay_add_overlay (GTK_OVERLAY (content), self->kinds[i]);
  gtk_overlay_add_overlay (GTK_OVERLAY (content), strike);

  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "start-card");
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);

  return button;
}

static gboolean
ahu_rn_start_hand_grab_focus (GtkWidget *widget)
{
  AhuRnStartHand *self = AHU_RN_START_HAND (widget);

  for (guint i = 0; i < RN_SACRIFICES; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[i])))
      return gtk_widget_grab_focus (self->buttons[i]);

  return gtk_widget_grab_focus (self->buttons[0]);
}

static void
ahu_rn_start_hand_class_init (AhuRnStartHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->focus = ahu_compat_focus_child;
  widget_class->grab_focus = ahu_rn_start_hand_grab_focus;

  signals[CHOSEN] =
    g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "start-hand");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
ahu_rn_start_hand_init (AhuRnStartHand *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), SPACING);
  for (guint i = 0; i < RN_SACRIFICES; i++)
    {
      self->buttons[i] = button_new (self, i);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->buttons[i]), GTK_TOGGLE_BUTTON (self->buttons[0]));
      gtk_widget_set_parent (self->buttons[i], GTK_WIDGET (self));
    }
  self->question = ahu_widget_words_new (NULL, "start-question");
  gtk_label_set_width_chars (GTK_LABEL (self->question), QUESTION_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (self->question), QUESTION_CHARS);
  gtk_widget_set_parent (self->question, GTK_WIDGET (self));

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
ahu_rn_start_hand_new (void)
{
  return g_object_new (AHU_TYPE_RN_START_HAND, NULL);
}

void
ahu_rn_start_hand_show (AhuRnStartHand *self,
                        const char     *name,
                        const char     *missing)
{
  g_return_if_fail (AHU_IS_RN_START_HAND (self));
  g_return_if_fail (name != NULL);

  self->updating = TRUE;
  for (guint i = 0; i < RN_SACRIFICES; i++)
    {
      g_autofree char *words = ahu_rn_start_hand_tell (name, rn_kind_id (RN_FISH + i));
      gboolean lacks = g_strcmp0 (missing, rn_kind_id (RN_FISH + i)) == 0;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), lacks);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->buttons[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
      ahu_widget_set_css_class (self->buttons[i], "asked", missing == NULL);
      /* The card keeps its room where a place is shown. */
      gtk_widget_set_opacity (self->cards[i], missing != NULL && !lacks ? 1 : 0);
      gtk_widget_set_visible (self->kinds[i], missing == NULL || lacks);
    }
  gtk_label_set_text (GTK_LABEL (self->question), missing == NULL ? _("Which is missing?") : "");
  self->updating = FALSE;
}

char *
ahu_rn_start_hand_tell (const char *name,
                        const char *missing)
{
  guint kind = RN_FISH;

  g_return_val_if_fail (name != NULL && missing != NULL, NULL);

  while (kind < RN_GRAIN && !g_str_equal (rn_kind_id (kind), missing))
    kind++;

  /* Translators: for readers of the screen: %1$s is a player's name, %2$s a kind of card */
  return g_strdup_printf (_("%1$s: %2$s is missing from the start hand"), name, rn_kind_name (kind));
}

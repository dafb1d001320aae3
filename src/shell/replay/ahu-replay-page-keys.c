/* ahu-replay-page-keys.c: the keys of the replay page, and where they are printed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "shell/replay/ahu-replay-page-private.h"
#include "toolkit/base/ahu-key.h"

/* What leads through the game: the key, in languages that are read from left to
 * right, the action, and the button on which the key stands. */
typedef struct
{
  guint keyval;
  guint keypad;
  GdkModifierType state;
  const char *action;
  const char *button;
} Way;

static const Way ways[] = {
  { GDK_KEY_Home, GDK_KEY_KP_Home, 0, "replay.first", "first" },
  { GDK_KEY_End, GDK_KEY_KP_End, 0, "replay.last", "last" },
  { GDK_KEY_Left, GDK_KEY_KP_Left, GDK_SHIFT_MASK, "replay.long-back", "long_back" },
  { GDK_KEY_Right, GDK_KEY_KP_Right, GDK_SHIFT_MASK, "replay.long-on", "long_on" },
  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, "replay.short-back", "short_back" },
  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, "replay.short-on", "short_on" },
  { GDK_KEY_Left, GDK_KEY_KP_Left, 0, "replay.move-back", "move_back" },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 0, "replay.move-on", "move_on" },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, 0, "replay.short-back", NULL },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, 0, "replay.short-on", NULL },
};

/* In a menu the keys go through the menu; in a list all but those of the moves through
 * the list. */
static gboolean
belongs_to_focus (AhuReplayPage *self,
                  guint          keyval)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean across = keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left ||
                    keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right;

  return focus != NULL && (gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL ||
                           (!across && gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) != NULL));
}

static guint
mirror (AhuReplayPage *self,
        guint          keyval)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) != GTK_TEXT_DIR_RTL)
    return keyval;
  if (keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left)
    return GDK_KEY_Right;
  if (keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right)
    return GDK_KEY_Left;

  return keyval;
}

/* Before the slider, which would take some of these keys for itself. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        AhuReplayPage         *self)
{
  GdkModifierType held = state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);
  guint pressed = mirror (self, keyval);

  if (belongs_to_focus (self, keyval))
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if ((pressed == ways[i].keyval || pressed == ways[i].keypad) && held == ways[i].state)
      {
        gtk_widget_activate_action (GTK_WIDGET (self), ways[i].action, NULL);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

/* The key that is printed on “Play on from here”. */
static const char *
get_play_on_key (void)
{
  /* Translators: key for “Play on from here”; no other control of that page has a letter */
  return C_("replay key", "P");
}

/* What remains once the focused button had its Space. */
static gboolean
letter_cb (GtkEventControllerKey *controller,
           guint                  keyval,
           guint                  keycode,
           GdkModifierType        state,
           AhuReplayPage         *self)
{
  const char *action = NULL;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space)
    action = "replay.run";
  else if (ahu_key_letter (keyval) == g_utf8_get_char (get_play_on_key ()))
    action = "replay.play-on";
  if (action == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return GDK_EVENT_STOP;
}

static char *
name_key (AhuReplayPage *self,
          const Way     *way)
{
  const char *shift = way->state == GDK_SHIFT_MASK ? "⇧" : "";

  switch (mirror (self, way->keyval))
    {
    case GDK_KEY_Left:
      return g_strconcat (shift, "←", NULL);
    case GDK_KEY_Right:
      return g_strconcat (shift, "→", NULL);
    case GDK_KEY_Up:
      return g_strdup ("↑");
    case GDK_KEY_Down:
      return g_strdup ("↓");
    default:
      return gtk_accelerator_get_label (way->keyval, 0);
    }
}

static void
show_key (AhuReplayPage *self,
          const char    *button,
          const char    *key,
          gboolean       shown)
{
  g_autofree char *name = g_strconcat (button, "_key", NULL);
  GtkWidget *keycap = ahu_replay_page_get_child (self, name);

  gtk_label_set_text (GTK_LABEL (keycap), key);
  gtk_widget_set_visible (keycap, shown);
}

/* Where there is room for them. */
void
ahu_replay_page_show_keys (AhuReplayPage *self,
                           gboolean       shown)
{
  g_autofree char *space = gtk_accelerator_get_label (GDK_KEY_space, 0);

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *key = name_key (self, &ways[i]);

      if (ways[i].button != NULL)
        show_key (self, ways[i].button, key, shown);
    }
  show_key (self, "run", space, shown);
  show_key (self, "play_on", get_play_on_key (), shown);
}

void
ahu_replay_page_bind_keys (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (ways[i].button != NULL)
      {
        g_autofree char *key = g_strconcat (ways[i].button, "_key", NULL);

        gtk_widget_class_bind_template_child_full (widget_class, key, FALSE, 0);
      }
  gtk_widget_class_bind_template_child_full (widget_class, "run_key", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "play_on_key", FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, letter_cb);
}

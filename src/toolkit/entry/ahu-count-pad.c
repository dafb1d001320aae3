/* ahu-count-pad.c: the pad on which numbers are entered that somebody counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-count-pad.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

/* Numbers that one tap enters, then the key for more and the one that undoes. */
#define NUMBERS 13
#define MORE NUMBERS
#define UNDO (NUMBERS + 1)
#define KEYS (NUMBERS + 2)
/* Two keys of numbers are shown with more; beyond that one enters digits. */
#define DIGITS_PAGE 2
#define DIGITS 10
/* No count has more. */
#define MOST_TYPED 999999999

struct _AhuCountPad
{
  GtkBox parent_instance;

  GtkBox *head;
  GtkWidget *heading;
  GtkLabel *place;
  GtkLabel *reason;
  GtkGrid *grid;
  GtkWidget *keys[KEYS];
  guint page;
  gint64 most;
  char *why;
  gint64 typed;
};

enum
{
  ENTERED,
  TYPED,
  ACCEPTED,
  UNDONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AhuCountPad, ahu_count_pad, GTK_TYPE_BOX)

static void
show_key (AhuCountPad *self,
          guint        key,
          const char  *label,
          const char  *name,
          gboolean     possible)
{
  GtkButton *button = GTK_BUTTON (self->keys[key]);
  const char *why = possible ? NULL : self->why;

  gtk_button_set_label (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_sensitive (GTK_WIDGET (button), possible);
  ahu_tip_set (GTK_WIDGET (button), why);
  if (why != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
show_more (AhuCountPad *self,
           guint        first)
{
  /* Translators: a key of the number pad: it shows the numbers from %u on. */
  g_autofree char *label = g_strdup_printf (_("%u +"), first);
  /* Translators: the same key for screen readers. */
  g_autofree char *name = g_strdup_printf (_("%u or more"), first);

  show_key (self, MORE, label, name, first <= self->most);
}

static void
show_keys (AhuCountPad *self)
{
  gboolean digits = self->page == DIGITS_PAGE;
  guint first = digits ? 0 : self->page * NUMBERS;
  gboolean limited;

  for (guint i = 0; i < NUMBERS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", first + i);

      show_key (self, i, number, number, digits ? i < DIGITS : first + i <= self->most);
      gtk_widget_set_opacity (self->keys[i], digits && i >= DIGITS ? 0 : 1);
    }
  if (digits)
    show_key (self, MORE, "✓", _("Enter this number"), self->typed >= 0 && self->typed <= self->most);
  else
    show_more (self, first + NUMBERS);
  gtk_button_set_icon_name (GTK_BUTTON (self->keys[UNDO]), "edit-undo-symbolic");
  limited = self->why != NULL && (self->most < NUMBERS * (self->page + 1) - 1 || self->typed > self->most);
  ahu_rules_label_set_text (self->reason, limited ? self->why : "");
  /* The keys stand at the bottom: they don't move when it comes. */
  gtk_widget_set_visible (GTK_WIDGET (self->reason), limited);
}

static void
set_page (AhuCountPad *self,
          guint        page)
{
  self->page = page;
  show_keys (self);
}

static void
type (AhuCountPad *self,
      gint64       number)
{
  self->typed = number;
  g_signal_emit (self, signals[TYPED], 0, number);
  show_keys (self);
}

static void
type_digit (AhuCountPad *self,
            guint        digit)
{
  gint64 number = self->typed > 0 ? self->typed * 10 + digit : digit;

  if (number <= MOST_TYPED)
    type (self, number);
}

/* What is being typed loses its last digit; of what isn't, nothing is left. */
static void
take_back_digit (AhuCountPad *self)
{
  type (self, self->typed >= 10 ? self->typed / 10 : AHU_COUNT_NONE);
}

static void
undo (AhuCountPad *self)
{
  if (self->page == DIGITS_PAGE && self->typed != AHU_COUNT_NONE)
    take_back_digit (self);
  else if (self->page > 0)
    set_page (self, 0);
  else
    g_signal_emit (self, signals[UNDONE], 0);
}

static void
clicked_cb (AhuCountPad *self,
            GtkWidget   *button)
{
  guint key = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "key"));

  if (key == UNDO)
    undo (self);
  else if (key == MORE && self->page == DIGITS_PAGE)
    g_signal_emit (self, signals[ACCEPTED], 0);
  else if (key == MORE)
    set_page (self, self->page + 1);
  else if (self->page == DIGITS_PAGE)
    type_digit (self, key);
  else
    {
      guint number = self->page * NUMBERS + key;

      ahu_count_pad_end (self);
      g_signal_emit (self, signals[ENTERED], 0, (gint64) number);
    }
}

static void
ahu_count_pad_finalize (GObject *object)
{
  g_free (AHU_COUNT_PAD (object)->why);

  G_OBJECT_CLASS (ahu_count_pad_parent_class)->finalize (object);
}

static void
ahu_count_pad_class_init (AhuCountPadClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_count_pad_finalize;

  signals[ENTERED] = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[TYPED] = g_signal_new ("typed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[ACCEPTED] = g_signal_new ("accepted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[UNDONE] = g_signal_new ("undo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The count keeps the focus, whatever is tapped here. */
static void
make_key (AhuCountPad *self,
          guint        key)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_vexpand (button, TRUE);
  gtk_widget_add_css_class (button, "numeric");
  g_object_set_data (G_OBJECT (button), "key", GUINT_TO_POINTER (key));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_grid_attach (self->grid, button, 0, 0, 1, 1);
  self->keys[key] = button;
}

static void
ahu_count_pad_init (AhuCountPad *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "count-pad");
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Numbers to tap"), -1);
  self->most = MOST_TYPED;
  self->typed = AHU_COUNT_NONE;
  self->head = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  gtk_widget_add_css_class (GTK_WIDGET (self->head), "count-pad-head");
  self->place = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->place), "second");
  gtk_box_append (self->head, GTK_WIDGET (self->place));
  self->reason = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->reason, 0);
  gtk_label_set_wrap (self->reason, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->reason), "count-pad-reason");
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  gtk_grid_set_row_homogeneous (self->grid, TRUE);
  gtk_grid_set_column_spacing (self->grid, 8);
  gtk_grid_set_row_spacing (self->grid, 8);
  gtk_widget_set_vexpand (GTK_WIDGET (self->grid), TRUE);
  for (guint i = 0; i < KEYS; i++)
    make_key (self, i);
  gtk_widget_add_css_class (self->keys[UNDO], "image-button");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys[UNDO]), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Undo"), -1);
  gtk_widget_set_tooltip_text (self->keys[UNDO], _("Undo"));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->reason));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
  ahu_count_pad_set_columns (self, 5);
  show_keys (self);
}

GtkWidget *
ahu_count_pad_new (void)
{
  return g_object_new (AHU_TYPE_COUNT_PAD, NULL);
}

void
ahu_count_pad_begin (AhuCountPad *self,
                     GtkWidget   *heading,
                     const char  *place,
                     gint64       most,
                     const char  *reason)
{
  g_return_if_fail (AHU_IS_COUNT_PAD (self));
  g_return_if_fail (GTK_IS_WIDGET (heading));

  if (self->heading != NULL)
    gtk_box_remove (self->head, self->heading);
  self->heading = heading;
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_box_prepend (self->head, heading);
  gtk_label_set_text (self->place, place != NULL ? place : "");
  self->most = most;
  g_free (self->why);
  self->why = g_strdup (reason);
  show_keys (self);
}

void
ahu_count_pad_end (AhuCountPad *self)
{
  g_return_if_fail (AHU_IS_COUNT_PAD (self));

  self->typed = AHU_COUNT_NONE;
  set_page (self, 0);
}

void
ahu_count_pad_turn_to (AhuCountPad *self,
                       gint64       likely)
{
  g_return_if_fail (AHU_IS_COUNT_PAD (self));

  /* Digits are for what nobody expects. */
  set_page (self, (guint) CLAMP (likely / NUMBERS, 0, DIGITS_PAGE - 1));
}

void
ahu_count_pad_set_columns (AhuCountPad *self,
                           guint        columns)
{
  g_return_if_fail (AHU_IS_COUNT_PAD (self));
  g_return_if_fail (columns > 0);

  for (guint i = 0; i < KEYS; i++)
    ahu_widget_place (self->keys[i], (int) (i % columns), (int) (i / columns), 1);
}

gboolean
ahu_count_pad_take_key (AhuCountPad     *self,
                        guint            keyval,
                        GdkModifierType  state)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  g_return_val_if_fail (AHU_IS_COUNT_PAD (self), GDK_EVENT_PROPAGATE);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (character >= '0' && character <= '9')
    type_digit (self, character - '0');
  else if (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    take_back_digit (self);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    g_signal_emit (self, signals[ACCEPTED], 0);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

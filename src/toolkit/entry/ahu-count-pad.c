/* ahu-count-pad.c: the pad on which numbers are entered that somebody counts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-count-pad.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-key.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

/* Ten digits, then the key that takes back and the one that enters. */
#define DIGITS 10
#define UNDO DIGITS
#define ENTER (DIGITS + 1)
#define KEYS (DIGITS + 2)
/* As on a telephone. */
#define TALL 3
/* Nobody counts more than two digits: of what has no other limit more is typed, on keys. */
#define MOST_TAPPED 99
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
  guint columns; /* 0 while only what the number may need is shown */
  gint64 most;
  char *why;
  gboolean counted;
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
          gboolean     possible)
{
  GtkWidget *button = self->keys[key];
  const char *why = possible ? NULL : self->why;

  gtk_widget_set_sensitive (button, possible);
  ahu_tip_set (button, why);
  if (why != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static gint64
append_digit (AhuCountPad *self,
              guint        digit)
{
  return self->typed > 0 ? self->typed * 10 + digit : digit;
}

/* @words: (nullable): what stands there instead of why larger numbers are impossible */
static void
show_reason (AhuCountPad *self,
             const char  *words)
{
  if (words == NULL && self->why != NULL && (self->most < DIGITS - 1 || self->typed > self->most))
    words = self->why;
  ahu_rules_label_set_text (self->reason, words != NULL ? words : "");
  /* The keys stand at the bottom: they don't move when it comes. */
  gtk_widget_set_visible (GTK_WIDGET (self->reason), words != NULL);
}

static void
show_keys (AhuCountPad *self)
{
  for (guint digit = 0; digit < DIGITS; digit++)
    {
      show_key (self, digit, append_digit (self, digit) <= self->most);
      gtk_widget_set_visible (self->keys[digit], self->columns > 0 || digit <= self->most);
    }
  show_key (self, ENTER, self->typed != AHU_COUNT_NONE && self->typed <= self->most);
  gtk_widget_set_visible (self->keys[ENTER], self->columns > 0 || self->most >= DIGITS);
  show_reason (self, NULL);
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
enter (AhuCountPad *self,
       gint64       number)
{
  ahu_count_pad_end (self);
  g_signal_emit (self, signals[ENTERED], 0, number);
}

/* A number after which no digit is possible is whole. */
static void
tap_digit (AhuCountPad *self,
           guint        digit)
{
  gint64 number = append_digit (self, digit);

  if (number > 0 && number * 10 <= MIN (self->most, MOST_TAPPED))
    type (self, number);
  else
    enter (self, number);
}

/* What is being typed loses its last digit; of what isn't, nothing is left. */
static void
take_back_digit (AhuCountPad *self)
{
  type (self, self->typed >= 10 ? self->typed / 10 : AHU_COUNT_NONE);
}

static void
say (AhuCountPad *self,
     const char  *words)
{
  show_reason (self, words);
  ahu_compat_announce (GTK_WIDGET (self), words);
}

/* No number is not 0. */
static void
accept (AhuCountPad *self)
{
  if (self->counted)
    g_signal_emit (self, signals[ACCEPTED], 0);
  else
    say (self, _("First a number: 0 if there is none."));
}

static void
clicked_cb (AhuCountPad *self,
            GtkWidget   *button)
{
  guint key = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "key"));

  /* What a reader of the screen presses clicks a moment later, when something else may be asked already. */
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (key == ENTER)
    enter (self, self->typed);
  else if (key < DIGITS)
    tap_digit (self, key);
  else if (self->typed != AHU_COUNT_NONE)
    take_back_digit (self);
  else
    g_signal_emit (self, signals[UNDONE], 0);
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
  if (key < DIGITS)
    {
      g_autofree char *digit = g_strdup_printf ("%u", key);

      gtk_button_set_label (GTK_BUTTON (button), digit);
    }
  else
    {
      const char *name = key == UNDO ? _("Undo") : _("Enter this number");

      gtk_button_set_icon_name (GTK_BUTTON (button), key == UNDO ? "edit-undo-symbolic" : "object-select-symbolic");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      gtk_widget_set_tooltip_text (button, name);
    }
  gtk_grid_attach (self->grid, button, 0, 0, 1, 1);
  self->keys[key] = button;
}

/* 1 to 9, and in the last row 0 between the two others; wide: these in a column of their own. */
static void
place_keys (AhuCountPad *self,
            int          columns)
{
  int n = columns == TALL ? TALL : columns - 1;
  int last = (DIGITS - 1) / n;

  for (int digit = 1; digit < DIGITS; digit++)
    ahu_widget_place (self->keys[digit], (digit - 1) % n, (digit - 1) / n, 1);
  ahu_widget_place (self->keys[0], columns == TALL ? 1 : n - 1, last, 1);
  ahu_widget_place (self->keys[UNDO], columns == TALL ? 0 : n, columns == TALL ? last : 0, 1);
  ahu_widget_place (self->keys[ENTER], columns - 1, last, 1);
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
  gtk_grid_set_column_spacing (self->grid, 8);
  gtk_grid_set_row_spacing (self->grid, 8);
  gtk_widget_set_vexpand (GTK_WIDGET (self->grid), TRUE);
  for (guint i = 0; i < KEYS; i++)
    make_key (self, i);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->reason));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->grid));
  place_keys (self, TALL);
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
                     const char  *reason,
                     gboolean     counted)
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
  self->counted = counted;
  show_keys (self);
}

void
ahu_count_pad_end (AhuCountPad *self)
{
  g_return_if_fail (AHU_IS_COUNT_PAD (self));

  self->typed = AHU_COUNT_NONE;
  show_keys (self);
}

void
ahu_count_pad_set_columns (AhuCountPad *self,
                           guint        columns)
{
  g_return_if_fail (AHU_IS_COUNT_PAD (self));
  g_return_if_fail (columns == TALL || columns == 6);

  self->columns = columns;
  place_keys (self, (int) columns);
  show_keys (self);
}

gboolean
ahu_count_pad_take_key (AhuCountPad     *self,
                        guint            keyval,
                        GdkModifierType  state)
{
  g_autofree char *dead = ahu_key_dup_dead_words (keyval, state);
  int digit;

  g_return_val_if_fail (AHU_IS_COUNT_PAD (self), GDK_EVENT_PROPAGATE);

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  digit = ahu_key_get_digit (GTK_WIDGET (self), keyval, state);
  if (digit >= 0)
    {
      gint64 number = append_digit (self, (guint) digit);

      if (number <= MOST_TYPED)
        type (self, number);
    }
  else if (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    take_back_digit (self);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter)
    accept (self);
  else if (dead != NULL)
    say (self, dead);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

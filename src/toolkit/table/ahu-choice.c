/* ahu-choice.c: the button for one decision
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-choice.h"

#include "toolkit/base/ahu-key.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-child-layout.h"

/* In large text up to here: longer words are broken where there is no room for them. */
#define WHOLE_CHARS 10
#define SHIFT_SIGN "⇧"
#define CONTROL_SIGN "⌃"

struct _AhuChoice
{
  GtkButton parent_instance;

  GtkWidget *grid; /* of a single cell */
  GtkWidget *content;
  GtkWidget *keycap; /* (nullable): in the corner, so that the content stands in the middle whether it is seen or not */
  char *key;
  char *reason;
  char *name;
  char *note;
  char *hint;
  char *move; /* as compact JSON */
  gboolean show_key;
  gboolean inert;
};

G_DEFINE_FINAL_TYPE (AhuChoice, ahu_choice, GTK_TYPE_BUTTON)

typedef struct
{
  guint keyval;
  gunichar letter;
  GdkModifierType state;
  gboolean any_shift;
} Press;

static void
show_description (AhuChoice *self)
{
  g_autofree char *both = NULL;
  const char *description = self->reason ? self->reason : self->note;

  if (!self->reason && self->hint)
    description = both = self->note ? g_strconcat (self->note, "\n", self->hint, NULL)
                                    : g_strdup (self->hint);

  ahu_tip_set (GTK_WIDGET (self), self->reason ? self->reason : self->hint);
  if (description)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                    -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Becoming sensitive, as when the action is found, would say it is possible. */
static void
show_state (AhuChoice *self)
{
  gboolean disabled = self->reason || self->inert || !gtk_widget_get_sensitive (GTK_WIDGET (self));

  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_DISABLED, disabled,
                               -1);
  ahu_widget_set_css_class (GTK_WIDGET (self), "tappable", !disabled);
}

/* Made when there is first a key to show: many choices have none, or one within their content. */
static void
show_keycap (AhuChoice *self)
{
  gboolean shown = self->key && self->show_key && !self->inert;
  const char *sign = g_strcmp0 (self->key, " ") == 0 ? "␣" : self->key;
  /* A sign of Shift would stand behind a letter that is written from right to left. */
  gboolean has_shift = sign && g_utf8_strlen (sign, -1) > 1 && !g_unichar_isalpha (g_utf8_get_char (sign));
  g_autofree char *text = g_strconcat (has_shift ? AHU_LEFT_TO_RIGHT : "", sign, NULL);

  if (!self->keycap && shown)
    {
      self->keycap = ahu_keycap_new (NULL);
      gtk_widget_set_halign (self->keycap, GTK_ALIGN_START);
      gtk_widget_set_valign (self->keycap, GTK_ALIGN_START);
      gtk_grid_attach (GTK_GRID (self->grid), self->keycap, 0, 0, 1, 1);
    }
  if (!self->keycap)
    return;
  gtk_label_set_label (GTK_LABEL (self->keycap), text);
  gtk_widget_set_visible (self->keycap, shown);
}

/* Splits a key such as "⇧2" into its modifiers and its character, 0 for one with a name such as "Esc". */
static gunichar
parse_key (const char      *key,
           GdkModifierType *modifiers)
{
  *modifiers = 0;
  for (;;)
    {
      if (g_str_has_prefix (key, SHIFT_SIGN))
        {
          *modifiers |= GDK_SHIFT_MASK;
          key += strlen (SHIFT_SIGN);
        }
      else if (g_str_has_prefix (key, CONTROL_SIGN))
        {
          *modifiers |= GDK_CONTROL_MASK;
          key += strlen (CONTROL_SIGN);
        }
      else
        return *g_utf8_find_next_char (key, NULL) != '\0' ? 0 : g_unichar_tolower (g_utf8_get_char (key));
    }
}

static gboolean
has_key (AhuChoice   *self,
         const Press *press)
{
  GdkModifierType wanted;
  GdkModifierType mask = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  gunichar character;
  gunichar pressed = g_unichar_tolower (press->letter);

  if (!self->key)
    return FALSE;

  character = parse_key (self->key, &wanted);
  if (character == 0)
    return FALSE;
  if (!press->any_shift || g_unichar_isdigit (character))
    mask |= GDK_SHIFT_MASK;
  if ((press->state & mask) != (wanted & mask))
    return FALSE;
  if (pressed == character)
    return TRUE;

  /* Keys of the number pad without Num Lock lead from control to control. */
  return g_unichar_isdigit (character) && pressed != 0 &&
         ahu_key_get_digit (GTK_WIDGET (self), press->keyval, press->state & ~GDK_SHIFT_MASK) ==
         g_unichar_digit_value (character);
}

static AhuChoice *
find_choice (GtkWidget   *widget,
             const Press *press)
{
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget))
    return NULL;
  if (AHU_IS_CHOICE (widget))
    return !AHU_CHOICE (widget)->inert && has_key (AHU_CHOICE (widget), press) ? AHU_CHOICE (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      AhuChoice *found = find_choice (child, press);

      if (found)
        return found;
    }

  return NULL;
}

/* A button would wait a quarter of a second to show itself pressed. */
static void
ahu_choice_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
ahu_choice_finalize (GObject *object)
{
  AhuChoice *self = AHU_CHOICE (object);

  g_free (self->key);
  g_free (self->reason);
  g_free (self->name);
  g_free (self->note);
  g_free (self->hint);
  g_free (self->move);

  G_OBJECT_CLASS (ahu_choice_parent_class)->finalize (object);
}

static void
ahu_choice_class_init (AhuChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_choice_finalize;
  GTK_BUTTON_CLASS (klass)->activate = ahu_choice_activate;
}

static void
ahu_choice_init (AhuChoice *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ahu_natural_layout_new ());
  self->show_key = TRUE;
  self->grid = gtk_grid_new ();
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_button_set_child (GTK_BUTTON (self), self->grid);
  gtk_widget_add_css_class (GTK_WIDGET (self), "choice");
  gtk_widget_add_css_class (GTK_WIDGET (self), "tappable");
  g_signal_connect (self, "notify::sensitive", G_CALLBACK (show_state), NULL);
}

GtkWidget *
ahu_choice_new (void)
{
  return g_object_new (AHU_TYPE_CHOICE, NULL);
}

GtkWidget *
ahu_choice_new_with_text (const char *text,
                          const char *name)
{
  GtkWidget *self = ahu_choice_new ();

  if (text)
    ahu_choice_set_text (AHU_CHOICE (self), text);
  if (name)
    ahu_choice_set_name (AHU_CHOICE (self), name, NULL);

  return self;
}

void
ahu_choice_set_content (AhuChoice *self,
                        GtkWidget *content)
{
  g_return_if_fail (AHU_IS_CHOICE (self));

  if (self->content)
    gtk_grid_remove (GTK_GRID (self->grid), self->content);
  self->content = content;
  if (content)
    {
      gtk_grid_attach (GTK_GRID (self->grid), content, 0, 0, 1, 1);
      gtk_widget_insert_after (content, self->grid, NULL);
    }
}

/* In large text a page that is too wide is shown smaller rather than with broken words; otherwise
 * whatever has to fit beside a choice does. */
static gboolean
can_break (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  if (ahu_text_scale () <= 1)
    return TRUE;

  for (guint i = 0; words[i] != NULL; i++)
    if (g_utf8_strlen (words[i], -1) > WHOLE_CHARS)
      return TRUE;

  return FALSE;
}

void
ahu_choice_set_text (AhuChoice  *self,
                     const char *text)
{
  PangoWrapMode mode;
  GtkWidget *label;

  g_return_if_fail (AHU_IS_CHOICE (self));
  g_return_if_fail (text != NULL);

  mode = can_break (text) ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD;
  if (GTK_IS_LABEL (self->content))
    {
      g_object_set (self->content, "label", text, "wrap-mode", mode, NULL);
      return;
    }

  label = g_object_new (GTK_TYPE_LABEL,
                        "label", text,
                        "wrap", TRUE,
                        "wrap-mode", mode,
                        "justify", GTK_JUSTIFY_CENTER,
                        "hexpand", TRUE,
                        "vexpand", TRUE,
                        NULL);
  ahu_choice_set_content (self, label);
}

void
ahu_choice_set_key (AhuChoice  *self,
                    const char *key)
{
  g_return_if_fail (AHU_IS_CHOICE (self));

  if (g_strcmp0 (key, self->key) == 0)
    return;

  g_free (self->key);
  self->key = g_strdup (key);
  show_keycap (self);
  if (key)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key,
                                    -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS);
}

const char *
ahu_choice_get_key (AhuChoice *self)
{
  g_return_val_if_fail (AHU_IS_CHOICE (self), NULL);

  return self->key;
}

void
ahu_choice_set_show_key (AhuChoice *self,
                         gboolean   show_key)
{
  g_return_if_fail (AHU_IS_CHOICE (self));

  self->show_key = show_key;
  gtk_grid_set_row_homogeneous (GTK_GRID (self->grid), show_key);
  show_keycap (self);
}

void
ahu_choice_set_reason (AhuChoice  *self,
                       const char *reason)
{
  g_return_if_fail (AHU_IS_CHOICE (self));

  if (g_strcmp0 (reason, self->reason) == 0)
    return;

  g_free (self->reason);
  self->reason = g_strdup (reason);
  ahu_widget_set_css_class (GTK_WIDGET (self), "unavailable", reason != NULL);
  show_state (self);
  show_description (self);
}

const char *
ahu_choice_get_reason (AhuChoice *self)
{
  g_return_val_if_fail (AHU_IS_CHOICE (self), NULL);

  return self->reason;
}

void
ahu_choice_set_hint (AhuChoice  *self,
                     const char *hint)
{
  g_return_if_fail (AHU_IS_CHOICE (self));

  if (g_strcmp0 (hint, self->hint) == 0)
    return;

  g_free (self->hint);
  self->hint = g_strdup (hint);
  show_description (self);
}

const char *
ahu_choice_get_hint (AhuChoice *self)
{
  g_return_val_if_fail (AHU_IS_CHOICE (self), NULL);

  return self->reason ? NULL : self->hint;
}

void
ahu_choice_set_move (AhuChoice *self,
                     JsonNode  *move)
{
  g_autofree char *text = NULL;

  g_return_if_fail (AHU_IS_CHOICE (self));

  text = move ? json_to_string (move, FALSE) : NULL;
  g_clear_pointer (&move, json_node_unref);
  if (g_strcmp0 (text, self->move) == 0)
    return;

  g_free (self->move);
  self->move = g_steal_pointer (&text);
  if (!self->move)
    {
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self), NULL);
      /* GTK leaves a button without its action as if it could not be had. */
      gtk_widget_set_sensitive (GTK_WIDGET (self), TRUE);
      return;
    }

  /* The target goes first: an action with a target of another type is none. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", self->move);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "table.move");
}

void
ahu_choice_set_inert (AhuChoice *self,
                      gboolean   inert)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_if_fail (AHU_IS_CHOICE (self));

  if (inert == self->inert)
    return;

  self->inert = inert;
  gtk_widget_set_focusable (widget, !inert);
  gtk_widget_set_can_target (widget, !inert);
  show_keycap (self);
  show_state (self);
}

void
ahu_choice_set_name (AhuChoice  *self,
                     const char *name,
                     const char *note)
{
  g_return_if_fail (AHU_IS_CHOICE (self));
  g_return_if_fail (name);

  if (g_strcmp0 (name, self->name) != 0)
    {
      g_free (self->name);
      self->name = g_strdup (name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
  if (g_strcmp0 (note, self->note) != 0)
    {
      g_free (self->note);
      self->note = g_strdup (note);
      show_description (self);
    }
}

const char *
ahu_choice_get_name (AhuChoice *self)
{
  g_return_val_if_fail (AHU_IS_CHOICE (self), NULL);

  return self->name;
}

gboolean
ahu_choice_activate_key (GtkWidget       *root,
                         guint            keyval,
                         GdkModifierType  state)
{
  Press press = { .keyval = keyval, .letter = ahu_key_letter (keyval), .state = state };
  AhuChoice *choice;

  g_return_val_if_fail (GTK_IS_WIDGET (root), FALSE);

  choice = find_choice (root, &press);
  if (!choice)
    {
      /* Caps Lock or a held Shift must not make a letter deaf. */
      press.any_shift = TRUE;
      choice = find_choice (root, &press);
    }
  if (!choice)
    return FALSE;

  g_signal_emit_by_name (choice, "clicked");

  return TRUE;
}

static GtkWidget *
find_first (GtkWidget *widget,
            gboolean   possible)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (AHU_IS_CHOICE (widget))
    return !AHU_CHOICE (widget)->inert && (!possible || AHU_CHOICE (widget)->reason == NULL) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_first (child, possible);

      if (found != NULL)
        return found;
    }
  return NULL;
}

GtkWidget *
ahu_choice_find_first (GtkWidget *root)
{
  GtkWidget *found;

  g_return_val_if_fail (GTK_IS_WIDGET (root), NULL);

  found = find_first (root, TRUE);

  return found != NULL ? found : find_first (root, FALSE);
}

GtkWidget *
ahu_keycap_new (const char *key)
{
  GtkWidget *keycap = g_object_new (GTK_TYPE_LABEL,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "label", key ? key : "",
                                    "halign", GTK_ALIGN_CENTER,
                                    "valign", GTK_ALIGN_CENTER,
                                    "css-classes", (const char *[]) { "keycap", NULL },
                                    NULL);

  /* Shift is named before the key that is pressed with it, whichever way is read. */
  gtk_widget_set_direction (keycap, GTK_TEXT_DIR_LTR);

  return keycap;
}

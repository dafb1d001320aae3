/* ahu-key.c: what keys of any keyboard stand for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-key.h"

#include <glib/gi18n.h>

/* On the number pad, without Num Lock. */
static const guint pad_keys[] = {
  GDK_KEY_KP_Insert, GDK_KEY_KP_End, GDK_KEY_KP_Down, GDK_KEY_KP_Page_Down, GDK_KEY_KP_Left,
  GDK_KEY_KP_Begin, GDK_KEY_KP_Right, GDK_KEY_KP_Home, GDK_KEY_KP_Up, GDK_KEY_KP_Page_Up,
};

static int
get_value (guint keyval)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  return character != 0 ? g_unichar_digit_value (character) : -1;
}

/* With Shift or without; a third sign on the key is another one. */
static int
find_on_key (GdkDisplay         *display,
             const GdkKeymapKey *key)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_keys = 0;
  int digit = -1;

  if (key->level > 1 || !gdk_display_map_keycode (display, key->keycode, &keys, &keyvals, &n_keys))
    return -1;
  for (int i = 0; i < n_keys && digit < 0; i++)
    if (keys[i].group == key->group && keys[i].level <= 1)
      digit = get_value (keyvals[i]);

  return digit;
}

int
ahu_key_get_digit (GtkWidget       *widget,
                   guint            keyval,
                   GdkModifierType  state)
{
  GdkDisplay *display;
  g_autofree GdkKeymapKey *keys = NULL;
  int n_keys = 0;
  int digit = get_value (keyval);

  g_return_val_if_fail (GTK_IS_WIDGET (widget), -1);

  for (int i = 0; i < (int) G_N_ELEMENTS (pad_keys); i++)
    if (keyval == pad_keys[i])
      digit = i;
  display = gtk_widget_get_display (widget);
  if (digit < 0 && (state & GDK_SHIFT_MASK) == 0 && gdk_keyval_to_unicode (keyval) != 0 &&
      gdk_display_map_keyval (display, keyval, &keys, &n_keys))
    for (int i = 0; i < n_keys && digit < 0; i++)
      digit = find_on_key (display, &keys[i]);

  return digit;
}

static gboolean
is_latin (gunichar character)
{
  return g_unichar_isalpha (character) && g_unichar_get_script (character) == G_UNICODE_SCRIPT_LATIN;
}

/* Returns: the Latin letter that some layout has on the key, or 0 */
static gunichar
find_latin (GdkDisplay *display,
            guint       keycode)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n = 0;

  gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n);
  for (int i = 0; i < n; i++)
    if (keys[i].level == 0 && is_latin (gdk_keyval_to_unicode (keyvals[i])))
      return gdk_keyval_to_unicode (keyvals[i]);

  return 0;
}

gunichar
ahu_key_letter (guint keyval)
{
  GdkDisplay *display = gdk_display_get_default ();
  gunichar character = gdk_keyval_to_unicode (keyval);
  g_autofree GdkKeymapKey *keys = NULL;
  gunichar latin = 0;
  int n = 0;

  if (g_unichar_isalpha (character) && !is_latin (character))
    gdk_display_map_keyval (display, keyval, &keys, &n);
  for (int i = 0; i < n && latin == 0; i++)
    latin = find_latin (display, keys[i].keycode);

  return g_unichar_toupper (latin != 0 ? latin : character);
}

char *
ahu_key_dup_dead_words (guint            keyval,
                        GdkModifierType  state)
{
  gunichar letter = ahu_key_letter (keyval);
  char key[7] = "";

  if (!g_unichar_isgraph (letter) ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0)
    return NULL;

  key[g_unichar_to_utf8 (letter, key)] = '\0';
  /* Translators: a key such as X that nothing on the page has */
  return g_strdup_printf (_("%s does nothing right now."), key);
}

/* ahu-shortcuts-list.c: which keys there are on which page
 *
 * Not for: what a key does, which the actions and the pages say; a test holds them against
 * this list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-shortcuts-list.h"

#include <glib/gi18n.h>

#define EVERYWHERE N_("Everywhere")

static const AhuShortcutPage pages[] = {
  { "players", N_("New game") },
  { "table", N_("Table") },
  { "result", N_("Result") },
  { "score", N_("Final scoring") },
  { "replay", N_("Replay") },
  { "history", N_("History") },
  { "statistics", N_("Statistics") },
  { "learn", N_("Learn") },
  { "rules", N_("Rules") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE },
};

/* Pages of the window that have the keys of another one. */
static const struct
{
  const char *page;
  const char *keys;
} same[] = {
  { "deal", "players" },   { "join", "players" },   { "mend-players", "players" }, { "mend-deal", "players" },
  { "count-end", "score" }, { "what-if", "score" }, { "practise", "learn" }, { "try", "table" },
};

#define HERE N_("This page")
#define KEEP N_("Save and share")

#define SECOND_SCREEN "<Shift><Control>n"
#define COUNT "<Shift><Control>e"

static const AhuShortcut shortcuts[] = {
  { "players", N_("The players"), "Return", N_("To the next name, and on to what is still open") },
  { "players", N_("The players"), "<Control>Return", N_("Go on, from anywhere on the page") },
  { "players", N_("The players"), "<Control>Up", N_("Move the player up") },
  { "players", N_("The players"), "<Control>Down", N_("Move the player down") },
  { "players", HERE, "<Control>z", N_("Undo") },
  { "players", HERE, "<Shift><Control>z <Control>y", N_("Redo") },

  { "table", HERE, "<Control>z", N_("Undo") },
  { "table", HERE, "<Shift><Control>z <Control>y", N_("Redo") },
  { "table", HERE, "F11", N_("Table view") },
  { "table", HERE, SECOND_SCREEN, N_("Second screen") },
  { "table", HERE, "<Control>r", N_("Replay so far") },
  { "table", HERE, COUNT, N_("Finish with final scoring") },
  { "table", HERE, "<Control>s", N_("Save a copy") },
  { "table", HERE, "<Control>i", N_("All that has just happened, in sentences") },

  { "result", N_("The game is over"), "Return", N_("Step by step") },
  { "result", N_("The game is over"), "Escape", N_("Straight to the places") },
  { "result", HERE, "F5", N_("Step by step") },
  { "result", HERE, "<Control>r", N_("Replay") },
  { "result", HERE, "<Shift><Control>a", N_("Analysis") },
  { "result", HERE, COUNT, N_("What if") },
  { "result", HERE, "F11", N_("Table view") },
  { "result", HERE, SECOND_SCREEN, N_("Second screen") },
  { "result", HERE, "<Control>z", N_("Undo") },
  { "result", HERE, "<Shift><Control>z <Control>y", N_("Redo") },
  { "result", KEEP, "<Shift><Control>c", N_("Copy as text") },
  { "result", KEEP, "<Control>p", N_("Print") },
  { "result", KEEP, "<Shift><Control>s", N_("Save as PDF") },
  { "result", KEEP, "<Shift><Control>g", N_("Save as picture") },
  { "result", KEEP, "<Shift><Control>t", N_("Save table as CSV") },
  { "result", KEEP, "<Control>s", N_("Save as Ahu file") },
  { "result", N_("Step by step"), "Right space Page_Down", N_("Next step") },
  { "result", N_("Step by step"), "Left BackSpace Page_Up", N_("Step before") },
  { "result", N_("Step by step"), "Home", N_("First step") },
  { "result", N_("Step by step"), "End", N_("Last step") },
  { "result", N_("Step by step"), "Escape", N_("Close the steps") },

  { "score", HERE, "<Control>z", N_("Undo") },
  { "score", HERE, "<Shift><Control>z <Control>y", N_("Redo") },
  { "score", HERE, "F5", N_("Step by step") },
  { "score", KEEP, "<Shift><Control>c", N_("Copy as text") },
  { "score", KEEP, "<Control>p", N_("Print") },
  { "score", KEEP, "<Shift><Control>s", N_("Save as PDF") },
  { "score", KEEP, "<Shift><Control>g", N_("Save as picture") },
  { "score", KEEP, "<Shift><Control>t", N_("Save table as CSV") },
  { "score", KEEP, "<Control>s", N_("Save as Ahu file") },

  { "replay", N_("Move through the game"), "Left", N_("Move back") },
  { "replay", N_("Move through the game"), "Right", N_("Move on") },
  { "replay", N_("Move through the game"), "Up Page_Up" },
  { "replay", N_("Move through the game"), "Down Page_Down" },
  { "replay", N_("Move through the game"), "<Shift>Left" },
  { "replay", N_("Move through the game"), "<Shift>Right" },
  { "replay", N_("Move through the game"), "Home", N_("To the beginning") },
  { "replay", N_("Move through the game"), "End", N_("To the end") },
  { "replay", N_("Move through the game"), "space", N_("Play automatically") },
  { "replay", HERE, "P", N_("Play on from here"), "replay key" },
  { "replay", HERE, "F11", N_("Table view") },
  { "replay", HERE, "Escape", N_("Back") },
  { "replay", HERE, "<Control>i", N_("All that has just happened, in sentences") },

  { "history", N_("The selected game"), "Return", N_("Open the game") },
  { "history", N_("The selected game"), "<Control>r", N_("Replay the game") },
  { "history", N_("The selected game"), "F2", N_("Rename the game") },
  { "history", N_("The selected game"), "<Control>d", N_("Duplicate the game") },
  { "history", N_("The selected game"), "<Control>s", N_("Export the game") },
  { "history", N_("The selected game"), "Delete", N_("Delete the game") },
  { "history", HERE, "<Control>f", N_("Search") },
  { "history", HERE, "<Control>a", N_("Select all games") },
  { "history", HERE, "Escape", N_("End the selection") },
  { "history", HERE, "<Control>z", N_("Undo") },

  { "statistics", HERE, "<Control>m", N_("One person, two names") },
  { "statistics", HERE, "<Shift><Control>t", N_("Save table as CSV") },

  { "learn", HERE, "Escape", N_("Back") },

  { "rules", HERE, "<Control>f", N_("Search") },
  { "rules", HERE, "Down", N_("From the search to what was found") },
  { "rules", HERE, "Escape", N_("Back") },

  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>n", N_("New game") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>e", N_("Final scoring") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>l", N_("Learn") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Shift><Control>p", N_("Practise") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>h", N_("History") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Shift><Control>h", N_("Statistics") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>o", N_("Open a file") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "F1", N_("Rules") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Alt>Home", N_("Start page") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Alt>Left", N_("Back") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "F10", N_("Main menu") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "Menu <Shift>F10", N_("Menu of the selection") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>comma", N_("Preferences") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>question", N_("Keyboard shortcuts") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>w", N_("Close the window") },
  { AHU_SHORTCUTS_EVERYWHERE, EVERYWHERE, "<Control>q", N_("Quit") },
};

const AhuShortcutPage *
ahu_shortcuts_list_pages (guint *n_pages)
{
  g_return_val_if_fail (n_pages != NULL, NULL);

  *n_pages = G_N_ELEMENTS (pages);

  return pages;
}

const char *
ahu_shortcuts_find_page (const char *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    if (g_strcmp0 (same[i].page, page) == 0)
      return same[i].keys;
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (g_strcmp0 (pages[i].name, page) == 0)
      return pages[i].name;

  return AHU_SHORTCUTS_EVERYWHERE;
}

static const AhuShortcut *
find (const AhuShortcut *among,
      guint              n,
      const AhuShortcut *like)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (among[i].page, like->page) && g_str_equal (among[i].keys, like->keys))
      return &among[i];

  return NULL;
}

static void
add_of_game (GPtrArray         *list,
             const AhuShortcut *of_game,
             guint              n,
             const char        *page)
{
  for (guint i = 0; i < n; i++)
    {
      const AhuShortcut *shared = find (shortcuts, G_N_ELEMENTS (shortcuts), &of_game[i]);

      if (g_str_equal (of_game[i].page, page) && (shared == NULL || shared->label != NULL))
        g_ptr_array_add (list, (gpointer) &of_game[i]);
    }
}

/* A key for something that the game doesn't have. */
static gboolean
is_absent (const AhuShortcut *shortcut,
           const AhuGameUi   *ui)
{
  if (g_str_equal (shortcut->keys, SECOND_SCREEN))
    return ui->second_screen_new == NULL;

  return g_str_equal (shortcut->keys, COUNT) && !ahu_game_ui_offers (ui, AHU_OFFER_SCORE);
}

/* Behind those of its group, which has one heading. */
static void
add_to_group (GPtrArray         *list,
              const AhuShortcut *shortcut)
{
  guint place = list->len;

  for (guint i = 0; i < list->len; i++)
    {
      const AhuShortcut *other = list->pdata[i];

      if (g_str_equal (other->group, shortcut->group))
        place = i + 1;
    }
  g_ptr_array_insert (list, (int) place, (gpointer) shortcut);
}

/* A key without words has those of the game, or none. */
static void
add_shared (GPtrArray         *list,
            const AhuGameUi   *ui,
            const AhuShortcut *of_game,
            guint              n,
            const char        *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      const AhuShortcut *told = shortcuts[i].label != NULL ? &shortcuts[i] : find (of_game, n, &shortcuts[i]);

      if (g_str_equal (shortcuts[i].page, page) && told != NULL && (ui == NULL || !is_absent (told, ui)))
        add_to_group (list, told);
    }
}

GPtrArray *
ahu_shortcuts_list (const char      *page,
                    const AhuGameUi *ui)
{
  GPtrArray *list = g_ptr_array_new ();
  const AhuShortcut *of_game = NULL;
  guint n;

  g_return_val_if_fail (page != NULL, list);

  n = ui != NULL && ui->shortcuts != NULL ? ui->shortcuts (&of_game) : 0;
  add_of_game (list, of_game, n, page);
  add_shared (list, ui, of_game, n, page);

  return list;
}

char *
ahu_shortcut_dup_cap (guint           keyval,
                      GdkModifierType modifiers)
{
  /* As they stand on buttons. */
  if (keyval == GDK_KEY_Escape && modifiers == 0)
    return g_strdup (C_("key", "Esc"));
  if (keyval == GDK_KEY_Return && modifiers == 0)
    return g_strdup (C_("key", "Enter"));

  return gtk_accelerator_get_label (keyval, modifiers);
}

char **
ahu_shortcut_dup_caps (const AhuShortcut *shortcut)
{
  char **caps;

  g_return_val_if_fail (shortcut != NULL, NULL);

  caps = g_strsplit (shortcut->keys, " ", -1);
  for (guint i = 0; caps[i] != NULL; i++)
    {
      g_autofree char *key = caps[i];
      gboolean is_letter = g_utf8_strlen (key, -1) == 1;
      GdkModifierType modifiers;
      guint keyval;

      if (is_letter && shortcut->context != NULL)
        caps[i] = g_strdup (g_dpgettext2 (NULL, shortcut->context, key));
      else if (gtk_accelerator_parse (key, &keyval, &modifiers))
        caps[i] = ahu_shortcut_dup_cap (keyval, modifiers);
      else
        caps[i] = g_steal_pointer (&key);
    }

  return caps;
}

void
ahu_shortcut_describe (const AhuShortcut *shortcut,
                       GtkAccessible     *row)
{
  g_auto (GStrv) caps = NULL;
  g_autofree char *spoken = NULL;

  g_return_if_fail (shortcut != NULL);

  caps = ahu_shortcut_dup_caps (shortcut);
  spoken = g_strjoinv (C_("list", ", "), caps);
  gtk_accessible_update_property (row,
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _(shortcut->label),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken,
                                  -1);
}

gboolean
ahu_shortcut_is_range (const AhuShortcut *shortcut)
{
  g_auto (GStrv) keys = NULL;
  guint n = 0;

  g_return_val_if_fail (shortcut != NULL, FALSE);

  keys = g_strsplit (shortcut->keys, " ", -1);
  for (; keys[n] != NULL; n++)
    {
      gsize last = strlen (keys[n]) - 1;

      if (last != strlen (keys[0]) - 1 || !g_ascii_isdigit (keys[n][last]) ||
          (gsize) (keys[n][last] - keys[0][last]) != n)
        return FALSE;
    }

  return n > 2;
}

char *
ahu_shortcut_dup_accelerators (const AhuShortcut *shortcut)
{
  g_auto (GStrv) keys = NULL;
  guint n;

  g_return_val_if_fail (shortcut != NULL, NULL);

  keys = g_strsplit (shortcut->keys, " ", -1);
  n = g_strv_length (keys);
  if (ahu_shortcut_is_range (shortcut))
    return g_strconcat (keys[0], "...", keys[n - 1], NULL);
  for (guint i = 0; i < n && shortcut->context != NULL; i++)
    if (g_utf8_strlen (keys[i], -1) == 1)
      {
        g_autofree char *key = keys[i];

        keys[i] = g_strdup (g_dpgettext2 (NULL, shortcut->context, key));
      }

  return g_strjoinv (" ", keys);
}

/* ahu-menu.c: the main menu of each page
 *
 * What depends on the game as well is left out while it can't be done: no line is ever
 * grey.
 *
 * Not for: the button that opens it (ahu-menu-button.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-menu.h"

#include <glib/gi18n.h>

/* The letters after the underscores differ wherever two lines share a menu. */
static const struct
{
  const char *id;
  const char *label;
  const char *action; /* NULL: it opens the menu of the same name */
  const char *accel;  /* of actions that only the page knows */
} lines[] = {
  { "start", N_("_Start page"), "win.start", NULL },
  { "open", N_("_Open a file…"), "win.open", NULL },
  { "practise", N_("Without the _box…"), "win.practise", NULL },
  { "join", N_("Running _game…"), "players.join", NULL },
  { "count", N_("_Count the table…"), "table.count", "<Control>k" },
  { "best-moves", N_("_Best moves…"), "table.best-moves", "<Control>b" },
  { "finish", N_("_Finish with final scoring…"), "win.count-end", NULL },
  { "so-far", N_("R_eplay so far"), "win.replay", NULL },
  { "replay", N_("R_eplay"), "win.replay", NULL },
  { "play-on", N_("Play _on from here"), "replay.play-on", NULL },
  { "analysis", N_("A_nalysis…"), "table.analysis", "<Shift><Control>a" },
  { "what-if", N_("_What if…"), "win.what-if", NULL },
  { "start-over", N_("_New final scoring"), "win.start-over", NULL },
  { "screen", N_("Secon_d screen"), "win.second-screen", NULL },
  { "files", N_("_Import files…"), "history.import-files", NULL },
  { "folder", N_("Import a f_older…"), "history.import-folder", NULL },
  { "export", N_("_Export what is shown…"), "history.export-shown", NULL },
  { "select", N_("Se_lect several"), "history.select", NULL },
  { "statistics", N_("S_tatistics"), "win.statistics", NULL },
  { "share", N_("Sa_ve and share"), NULL, NULL },
  { "copy", N_("_Copy as text"), "share.copy", "<Shift><Control>c" },
  { "copy-picture", N_("Cop_y as picture"), "share.copy-picture", NULL },
  { "explanation", N_("Copy _with the explanation"), "share.copy-explanation", NULL },
  { "print", N_("P_rint…"), "share.print", "<Control>p" },
  { "pdf", N_("Save as _PDF…"), "share.save-pdf", "<Shift><Control>s" },
  { "picture", N_("Save as p_icture…"), "share.save-picture", "<Shift><Control>g" },
  { "csv", N_("Save _table as CSV…"), "share.save-table", "<Shift><Control>t" },
  { "file", N_("Save as _Ahu file…"), "win.save-copy", NULL },
  { "rules", N_("_Rules"), "win.show-rule('')", NULL },
  { "preferences", N_("_Preferences"), "app.preferences", NULL },
  { "keys", N_("_Keyboard shortcuts"), "app.shortcuts", NULL },
  { "about", N_("_About Ahu"), "app.about", NULL },
};

/* A section is a list of lines, and the sections stand between bars. */
static const struct
{
  const char *page;
  const char *lines;
} menus[] = {
  { "start", "open|preferences keys about" },
  /* About Ahu tells nothing to those who play; the first page has it. */
  { "table", "start|count best-moves finish so-far screen|rules preferences keys" },
  { "practice", "start|best-moves finish so-far screen|rules preferences keys about" },
  { "result", "start|replay analysis what-if screen|rules preferences keys about" },
  { "players-narrow", "start practise join|rules preferences keys about" },
  { "replay-narrow", "start|play-on|rules preferences keys about" },
  { "history", "start|files folder export select|rules preferences keys about" },
  { "history-narrow", "start|files folder export statistics|rules preferences keys about" },
  { "rules", "start|preferences keys about" },
  { "share", "copy copy-picture explanation|print|pdf picture csv file" },
  { "save", "copy-picture explanation|pdf picture csv file" },
  { "score", "start|start-over replay|rules preferences keys about" },
  { "score-narrow", "start|start-over replay share|rules preferences keys about" },
  { "page", "start|rules preferences keys about" },
};

void
ahu_menu_append (GMenu      *menu,
                 const char *label,
                 const char *action,
                 const char *accel)
{
  g_autoptr (GMenuItem) item = NULL;

  g_return_if_fail (G_IS_MENU (menu));
  g_return_if_fail (label != NULL && action != NULL);

  item = g_menu_item_new (label, action);
  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  if (accel != NULL)
    g_menu_item_set_attribute (item, "accel", "s", accel);
  g_menu_append_item (menu, item);
}

void
ahu_menu_append_words (GMenu      *menu,
                       const char *words,
                       const char *action,
                       GVariant   *target)
{
  g_auto (GStrv) parts = NULL;
  g_autofree char *label = NULL;
  g_autoptr (GMenuItem) item = NULL;

  g_return_if_fail (G_IS_MENU (menu));
  g_return_if_fail (words != NULL && action != NULL && target != NULL);

  parts = g_strsplit (words, "_", -1);
  label = g_strjoinv ("__", parts);
  item = g_menu_item_new (label, NULL);
  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static void
add_line (GMenu      *section,
          const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      if (!g_str_equal (lines[i].id, id))
        continue;
      if (lines[i].action == NULL)
        {
          g_autoptr (GMenuModel) menu = ahu_menu_new (id);

          g_menu_append_submenu (section, _(lines[i].label), menu);
          return;
        }
      ahu_menu_append (section, _(lines[i].label), lines[i].action, lines[i].accel);
      return;
    }
  g_assert_not_reached ();
}

/* The lines of which the ids are named, parted by spaces. */
static GMenuModel *
section_new (const char *ids)
{
  g_auto (GStrv) list = g_strsplit (ids, " ", -1);
  GMenu *section = g_menu_new ();

  for (guint i = 0; list[i] != NULL; i++)
    add_line (section, list[i]);

  return G_MENU_MODEL (section);
}

GMenuModel *
ahu_menu_new (const char *page)
{
  GMenu *menu = g_menu_new ();

  g_return_val_if_fail (page != NULL, G_MENU_MODEL (menu));

  for (guint i = 0; i < G_N_ELEMENTS (menus); i++)
    {
      g_auto (GStrv) sections = g_strsplit (menus[i].lines, "|", -1);

      for (guint j = 0; g_str_equal (menus[i].page, page) && sections[j] != NULL; j++)
        {
          g_autoptr (GMenuModel) section = section_new (sections[j]);

          g_menu_append_section (menu, NULL, section);
        }
    }

  return G_MENU_MODEL (menu);
}

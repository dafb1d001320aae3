/* ahu-rn-worth.c: what each sacrifice of a tracked game was worth, player by player
 *
 * A small table tells what each player gave up and what that brought everybody; below it
 * the same in words, and card by card, for who wants to know why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-worth.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/study/rn-worth.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

#define MARK_SIZE 24
#define FACE_WIDTH 29
#define NAME_CHARS 8

/* Of the table: names, what was given up, and then the players. */
#define GAINS 2

/* What the lines tell when they are opened. */
typedef struct
{
  AhuSession *session;
  char **names;   /* as they stand in sentences */
  GArray *worths; /* RnWorth */
  RnFinal final;
} Worths;

static void
worths_free (gpointer data)
{
  Worths *worths = data;

  g_object_unref (worths->session);
  g_strfreev (worths->names);
  g_array_unref (worths->worths);
  g_free (worths);
}

/* The menu of the row leads there. */
static void
set_rule (GtkWidget  *row,
          const char *rule)
{
  g_autofree char *words = ahu_rules_describe (rule);

  ahu_tip_set (row, words);
}

static GtkWidget *
card_row_new (const Worths  *worths,
              const RnWorth *worth)
{
  const char *const *names = (const char *const *) worths->names;
  g_autofree char *heading = rn_worth_heading (worth, names);
  g_auto (GStrv) sentences = rn_worth_sentences (worth, &worths->final, names);
  g_autofree char *text = NULL;
  GtkWidget *row = adw_action_row_new ();

  text = g_strjoinv (C_("sentences", " "), sentences);
  /* Names are no markup. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), heading);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  set_rule (row, worth->added ? "R6.3" : worth->face_down ? "R6.2" : "R6.1");
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             ahu_picture_new (ahu_rn_art_sacrifice (worth->kind), FACE_WIDTH,
                                              ahu_rn_art_sacrifice_height (FACE_WIDTH)));
  return row;
}

static char *
describe_total (const Worths *worths,
                guint         player)
{
  RnWorthTotal total;
  g_auto (GStrv) sentences = NULL;

  rn_worth_sum (worths->worths, &worths->final, player, &total);
  sentences = rn_worth_total_sentences (&total, player, &worths->final, (const char *const *) worths->names);

  return g_strjoinv (C_("sentences", " "), sentences);
}

static GtkWidget *
total_row_new (const Worths *worths,
               guint         player)
{
  g_autofree char *text = describe_total (worths, player);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  set_rule (row, "R8.3");

  return row;
}

/* All of them together, and the cards one by one, are written when they are first asked for:
 * there may be dozens. */
static void
expanded_cb (AdwExpanderRow *row,
             GParamSpec     *pspec,
             const Worths   *worths)
{
  guint player = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "player"));

  g_signal_handlers_disconnect_by_func (row, expanded_cb, (gpointer) worths);
  adw_expander_row_add_row (row, total_row_new (worths, player));
  for (guint i = 0; i < worths->worths->len; i++)
    {
      const RnWorth *worth = &g_array_index (worths->worths, RnWorth, i);

      if (worth->player == player)
        adw_expander_row_add_row (row, card_row_new (worths, worth));
    }
}

/* The platform leaves such a row and the lists inside without a name. */
static void
name_lists (GtkWidget  *widget,
            const char *name)
{
  if (GTK_IS_LIST_BOX (widget) || ADW_IS_EXPANDER_ROW (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_lists (child, name);
}

static GtkWidget *
player_row_new (const Worths *worths,
                guint         player)
{
  const char *const *names = (const char *const *) worths->names;
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (worths->session));
  GtkWidget *row = adw_expander_row_new ();
  RnWorthTotal total;

  rn_worth_sum (worths->worths, &worths->final, player, &total);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), ahu_session_get_names (worths->session)[player]);
  name_lists (row, names[player]);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), ahu_mark_new (colours[player], MARK_SIZE));
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), total.n + total.n_added > 0);
  g_object_set_data (G_OBJECT (row), "player", GUINT_TO_POINTER (player));
  g_signal_connect (row, "notify::expanded", G_CALLBACK (expanded_cb), (gpointer) worths);

  return row;
}

/* The table */

static GtkWidget *
cell_new (const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Zero has no sign and isn’t made to stand out. */
static GtkWidget *
gain_new (int gain)
{
  g_autofree char *text = gain == 0 ? g_strdup ("0") : g_strdup_printf ("%s%d", gain > 0 ? "+" : "−", ABS (gain));
  GtkWidget *label = cell_new (text, "numeric");

  ahu_widget_set_css_class (label, "worth-gain", gain != 0);

  return label;
}

static GtkWidget *
name_new (const Worths *worths,
          guint         player)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (worths->session));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = gtk_label_new (ahu_session_get_names (worths->session)[player]);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), NAME_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "worth-name");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), ahu_mark_new (colours[player], MARK_SIZE));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static void
add_table_row (const Worths *worths,
               GtkGrid      *grid,
               guint         player,
               int           at)
{
  RnWorthTotal total;
  g_autofree char *given_up = NULL;

  rn_worth_sum (worths->worths, &worths->final, player, &total);
  given_up = g_strdup_printf ("%d", total.given_up);
  gtk_grid_attach (grid, name_new (worths, player), 0, at, 1, 1);
  gtk_grid_attach (grid, cell_new (given_up, "numeric"), 1, at, 1, 1);
  for (guint i = 0; i < worths->final.n_players; i++)
    gtk_grid_attach (grid, gain_new (rn_worth_gain (&worths->final, &total.without, worths->final.order[i])),
                     GAINS + (int) i, at, 1, 1);
}

static void
add_table_head (const Worths *worths,
                GtkGrid      *grid)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (worths->session));
  GtkWidget *given_up = cell_new (C_("worth", "Given up"), "second");

  gtk_label_set_wrap (GTK_LABEL (given_up), TRUE);
  gtk_grid_attach (grid, given_up, 1, 0, 1, 1);
  for (guint i = 0; i < worths->final.n_players; i++)
    {
      guint player = worths->final.order[i];
      GtkWidget *mark = ahu_mark_new (colours[player], MARK_SIZE);

      gtk_widget_set_halign (mark, GTK_ALIGN_END);
      ahu_tip_set (mark, worths->names[player]);
      gtk_grid_attach (grid, mark, GAINS + (int) i, 0, 1, 1);
    }
}

static GtkWidget *
table_new (const Worths *worths)
{
  GtkWidget *plate = ahu_readable_new (GTK_ACCESSIBLE_ROLE_GROUP, GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *grid = gtk_grid_new ();
  g_autoptr (GString) words = g_string_new (NULL);

  gtk_widget_add_css_class (plate, "card");
  gtk_widget_add_css_class (plate, "worth-table");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 15);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 9);
  add_table_head (worths, GTK_GRID (grid));
  for (guint i = 0; i < worths->final.n_players; i++)
    {
      g_autofree char *text = describe_total (worths, worths->final.order[i]);

      add_table_row (worths, GTK_GRID (grid), worths->final.order[i], 1 + (int) i);
      g_string_append_printf (words, "%s%s", i > 0 ? "\n" : "", text);
    }
  ahu_readable_append (AHU_READABLE (plate), grid);
  ahu_readable_append (AHU_READABLE (plate), ahu_widget_words_new (
    _("Given up: what the cards would have been worth in hand. Then: how many glory points each player gained "
      "or lost because they lie on the Stone."), "second"));
  ahu_readable_set_words (AHU_READABLE (plate), words->str);

  return plate;
}

static GtkWidget *
list_new (Worths *worths)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (list, "worth");
  for (guint i = 0; i < worths->final.n_players; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), player_row_new (worths, worths->final.order[i]));
  g_object_set_data_full (G_OBJECT (list), "worths", worths, worths_free);

  return list;
}

GtkWidget *
ahu_rn_worth_new (AhuSession *session)
{
  Worths *worths;
  GtkWidget *box;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  worths = g_new0 (Worths, 1);
  worths->session = g_object_ref (session);
  worths->names = ahu_names_isolate (ahu_session_get_names (session));
  worths->worths = rn_worth_find (ahu_session_get_history (session), &worths->final);
  if (worths->worths->len == 0)
    {
      worths_free (worths);
      return NULL;
    }

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (box), table_new (worths));
  ahu_widget_append_section (GTK_BOX (box), _("Card by card"), list_new (worths));

  return box;
}

/* ahu-history-page-find.c: which games the page shows, and in which order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "shell/history/ahu-history-page-private.h"
#include "shell/history/ahu-history-text.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/game/ahu-game-ui.h"

/* How many can play, whatever the game. */
static void
find_range (guint *min,
            guint *max)
{
  g_autoptr (GPtrArray) all = ahu_game_ui_list (AHU_OFFER_GAME);

  *min = G_MAXUINT;
  *max = 0;
  for (guint i = 0; i < all->len; i++)
    {
      const AhuGame *game = ((const AhuGameUi *) g_ptr_array_index (all, i))->game;

      *min = MIN (*min, game->min_players);
      *max = MAX (*max, game->max_players);
    }
}

/* Below the kinds that there always are: first how many play, then the games. */
static gboolean
is_of_group (AhuHistoryPage *self,
             guint           kind,
             AhuSummary     *summary)
{
  guint index = kind - AHU_HISTORY_N_KINDS;
  guint min, max;

  find_range (&min, &max);
  if (index <= max - min)
    return ahu_summary_get_n_players (summary) == min + index;

  return ahu_summary_get_game (summary) == g_ptr_array_index (self->games, index - (max - min) - 1);
}

static gboolean
is_of_kind (AhuHistoryPage *self,
            guint           kind,
            AhuSummary     *summary)
{
  AhuSummaryState state = ahu_summary_get_state (summary);

  switch (kind)
    {
    case AHU_HISTORY_ALL:
      return TRUE;
    case AHU_HISTORY_RUNNING:
      return state == AHU_SUMMARY_RUNNING;
    case AHU_HISTORY_OVER:
      return state == AHU_SUMMARY_OVER;
    case AHU_HISTORY_PRACTICE:
      return ahu_summary_get_practice (summary);
    case AHU_HISTORY_DAMAGED:
      return state == AHU_SUMMARY_DAMAGED || state == AHU_SUMMARY_UNREADABLE;
    default:
      return is_of_group (self, kind, summary);
    }
}

static gboolean
has_words (AhuHistoryPage *self,
           AhuSummary     *summary)
{
  const char *text = ahu_history_get_search_text (summary);

  for (guint i = 0; self->words[i] != NULL; i++)
    {
      if (strstr (text, self->words[i]) == NULL)
        return FALSE;
    }

  return TRUE;
}

static gboolean
filter_cb (gpointer item,
           gpointer user_data)
{
  AhuHistoryPage *self = user_data;
  AhuSummary *summary = item;

  return is_of_kind (self, self->kind, summary) &&
         (self->ids == NULL || g_hash_table_contains (self->ids, ahu_summary_get_id (summary))) &&
         has_words (self, summary);
}

gboolean
ahu_history_page_is_first (AhuHistoryPage *self,
                           AhuSummary     *summary)
{
  return self->order == AHU_HISTORY_NEWEST && (summary == self->first[0] || summary == self->first[1]);
}

/* The newest that go on, before all others. */
static int
compare_newest (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  gboolean first = ahu_history_page_is_first (user_data, (AhuSummary *) a);
  gboolean second = ahu_history_page_is_first (user_data, (AhuSummary *) b);

  return first != second ? second - first : ahu_summary_compare ((AhuSummary *) a, (AhuSummary *) b);
}

static int
compare_oldest (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  return -ahu_summary_compare ((AhuSummary *) a, (AhuSummary *) b);
}

static int
compare_players (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  return strcmp (ahu_history_get_players_key ((AhuSummary *) a),
                 ahu_history_get_players_key ((AhuSummary *) b));
}

static int
compare_winner (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  return strcmp (ahu_history_get_winner_key ((AhuSummary *) a),
                 ahu_history_get_winner_key ((AhuSummary *) b));
}

static int
compare_longest (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  guint first = ahu_summary_get_n_moves ((AhuSummary *) a);
  guint second = ahu_summary_get_n_moves ((AhuSummary *) b);

  return first > second ? -1 : first < second;
}

static char **
split_words (const char *text)
{
  g_autofree char *folded = ahu_history_fold (text);
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (*parts[i] != '\0')
        g_strv_builder_add (words, parts[i]);
    }

  return g_strv_builder_end (words);
}

/* Whether it is chosen so often that it need not be chosen in the menu first. */
static gboolean
has_chip (AhuHistoryPage *self,
          guint           kind)
{
  return kind <= AHU_HISTORY_RUNNING || kind >= self->n_kinds;
}

static void
toggled_cb (AhuHistoryPage  *self,
            GtkToggleButton *chip)
{
  guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "kind"));
  gboolean active = gtk_toggle_button_get_active (chip);

  if (!has_chip (self, kind))
    gtk_widget_set_visible (GTK_WIDGET (chip), active);
  if (!active)
    return;
  self->kind = kind;
  ahu_history_page_refilter (self);
}

static void
add_kind (AhuHistoryPage *self,
          const char     *name)
{
  GtkWidget *chip = gtk_toggle_button_new_with_label (name);

  g_object_set_data (G_OBJECT (chip), "kind", GUINT_TO_POINTER (self->chips->len));
  if (self->chips->len > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), g_ptr_array_index (self->chips, 0));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), self->chips->len == AHU_HISTORY_ALL);
  gtk_widget_set_visible (chip, self->chips->len == AHU_HISTORY_ALL);
  g_signal_connect_object (chip, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->kinds, chip);
  g_ptr_array_add (self->chips, chip);
}

static void
add_kinds (AhuHistoryPage *self)
{
  guint min, max;

  add_kind (self, _("All games"));
  add_kind (self, _("Unfinished"));
  add_kind (self, _("Finished"));
  add_kind (self, _("Practice games"));
  add_kind (self, _("Damaged"));
  find_range (&min, &max);
  for (guint n = min; n <= max; n++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

      add_kind (self, label);
    }
  self->n_kinds = self->chips->len;
}

/* Of one game alone nobody asks for its records. */
static void
add_game (AhuHistoryPage *self,
          const AhuGame  *game)
{
  g_ptr_array_add (self->games, (gpointer) game);
  if (self->games->len < 2)
    return;
  for (guint i = self->games->len == 2 ? 0 : self->games->len - 1; i < self->games->len; i++)
    {
      add_kind (self, ahu_game_ui_find (g_ptr_array_index (self->games, i))->name);
      gtk_widget_set_visible (g_ptr_array_index (self->chips, self->chips->len - 1), TRUE);
      gtk_box_reorder_child_after (self->kinds, g_ptr_array_index (self->chips, self->chips->len - 1),
                                   g_ptr_array_index (self->chips, i == 0 ? 0 : self->chips->len - 2));
    }
  for (guint i = 0; i < self->rows->len; i++)
    ahu_history_page_name_row (self, g_ptr_array_index (self->rows, i));
}

void
ahu_history_page_set_kind (AhuHistoryPage *self,
                           guint           kind)
{
  gtk_widget_set_visible (g_ptr_array_index (self->chips, kind), TRUE);
  gtk_toggle_button_set_active (g_ptr_array_index (self->chips, kind), TRUE);
}

static gboolean
has_kind (AhuHistoryPage *self,
          guint           kind)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      if (is_of_kind (self, kind, summary))
        return TRUE;
    }

  return FALSE;
}

/* Orders, and the kinds that have no chip as long as they are not chosen. */
static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  const char *const orders[] = {
    _("Newest first"), _("Oldest first"), _("By players"), _("By winner"), _("Longest first")
  };
  AhuHistoryPage *self = user_data;
  g_autoptr (GMenu) menu = g_menu_new (), by_order = g_menu_new (), by_kind = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      g_autofree char *action = g_strdup_printf ("list.order(uint32 %u)", i);

      g_menu_append (by_order, orders[i], action);
    }
  for (guint i = 0; i < self->chips->len; i++)
    {
      g_autofree char *action = g_strdup_printf ("list.kind(uint32 %u)", i);

      if (!has_chip (self, i) && has_kind (self, i))
        g_menu_append (by_kind, gtk_button_get_label (g_ptr_array_index (self->chips, i)), action);
    }
  g_menu_append_section (menu, _("Sort"), G_MENU_MODEL (by_order));
  g_menu_append_section (menu, _("Filter"), G_MENU_MODEL (by_kind));
  gtk_menu_button_set_popover (button,
                               ahu_compat_name_menu (gtk_popover_menu_new_from_model (G_MENU_MODEL (menu))));
}

static void
order_cb (GSimpleAction *action,
          GVariant      *order,
          gpointer       user_data)
{
  AhuHistoryPage *self = user_data;
  g_autoptr (GtkSorter) sorter = NULL;

  self->order = g_variant_get_uint32 (order);
  sorter = ahu_history_page_sorter_new (self, self->order);
  gtk_sort_list_model_set_sorter (self->sorted, sorter);
  g_simple_action_set_state (action, order);
}

static void
kind_cb (GSimpleAction *action,
         GVariant      *kind,
         gpointer       user_data)
{
  ahu_history_page_set_kind (user_data, g_variant_get_uint32 (kind));
}

GtkFilter *
ahu_history_page_filter_new (AhuHistoryPage *self)
{
  return GTK_FILTER (gtk_custom_filter_new (filter_cb, self, NULL));
}

void
ahu_history_page_refilter (AhuHistoryPage *self)
{
  gboolean wanted = self->kind != AHU_HISTORY_ALL || self->ids != NULL || self->words[0] != NULL;

  if (!wanted)
    gtk_filter_list_model_set_filter (self->filtered, NULL);
  else if (gtk_filter_list_model_get_filter (self->filtered) == NULL)
    gtk_filter_list_model_set_filter (self->filtered, self->filter);
  else
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

GtkSorter *
ahu_history_page_sorter_new (AhuHistoryPage *self,
                             guint           order)
{
  static const GCompareDataFunc functions[] = {
    [AHU_HISTORY_NEWEST] = compare_newest,
    [AHU_HISTORY_OLDEST] = compare_oldest,
    [AHU_HISTORY_BY_PLAYERS] = compare_players,
    [AHU_HISTORY_BY_WINNER] = compare_winner,
    [AHU_HISTORY_LONGEST] = compare_longest,
  };

  g_return_val_if_fail (order < G_N_ELEMENTS (functions), NULL);

  return GTK_SORTER (gtk_custom_sorter_new (functions[order], self, NULL));
}

void
ahu_history_page_set_words (AhuHistoryPage *self,
                            const char     *text)
{
  g_strfreev (self->words);
  self->words = split_words (text);
  ahu_history_page_refilter (self);
}

static void
find_first (AhuHistoryPage *self)
{
  gconstpointer found[AHU_HISTORY_N_FIRST] = { NULL };
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library)), n_found = 0;
  GtkSorter *sorter = gtk_sort_list_model_get_sorter (self->sorted);

  for (guint i = 0; i < n && n_found < AHU_HISTORY_N_FIRST; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      if (ahu_summary_get_state (summary) == AHU_SUMMARY_RUNNING)
        found[n_found++] = summary;
    }
  if (memcmp (found, self->first, sizeof found) == 0)
    return;
  memcpy (self->first, found, sizeof found);
  if (sorter != NULL)
    gtk_sorter_changed (sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

void
ahu_history_page_find_games (AhuHistoryPage *self,
                             guint           first,
                             guint           n)
{
  for (guint i = first; i < first + n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->library), i);
      const AhuGame *game = ahu_summary_get_game (summary);

      if (game != NULL && ahu_game_ui_find (game) != NULL && !g_ptr_array_find (self->games, game, NULL))
        add_game (self, game);
      if (ahu_summary_get_state (summary) == AHU_SUMMARY_RUNNING)
        gtk_widget_set_visible (g_ptr_array_index (self->chips, AHU_HISTORY_RUNNING), TRUE);
    }
  find_first (self);
}

void
ahu_history_page_fill_lists (AhuHistoryPage *self)
{
  const GActionEntry entries[] = { { "order", NULL, "u", "uint32 0", order_cb }, { "kind", kind_cb, "u" } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GtkSorter) sorter = ahu_history_page_sorter_new (self, self->order);

  gtk_sort_list_model_set_sorter (self->sorted, sorter);
  add_kinds (self);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "list", G_ACTION_GROUP (group));
  gtk_menu_button_set_create_popup_func (self->asking_button, create_popup_cb, self, NULL);
}

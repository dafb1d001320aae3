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

enum
{
  ORDER_NEWEST,
  ORDER_OLDEST,
  ORDER_PLAYERS,
  ORDER_WINNER,
  ORDER_LONGEST
};

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
             AhuSummary     *summary)
{
  guint index = self->kind - AHU_HISTORY_N_KINDS;
  guint min, max;

  find_range (&min, &max);
  if (index <= max - min)
    return ahu_summary_get_n_players (summary) == min + index;

  return ahu_summary_get_game (summary) == g_ptr_array_index (self->games, index - (max - min) - 1);
}

static gboolean
is_of_kind (AhuHistoryPage *self,
            AhuSummary     *summary)
{
  AhuSummaryState state = ahu_summary_get_state (summary);

  switch (self->kind)
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
      return is_of_group (self, summary);
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

  return is_of_kind (self, summary) &&
         (self->ids == NULL || g_hash_table_contains (self->ids, ahu_summary_get_id (summary))) &&
         has_words (self, summary);
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

static void
fill_kinds (AhuHistoryPage *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);
  guint min, max;

  gtk_string_list_append (kinds, _("All games"));
  gtk_string_list_append (kinds, _("Running"));
  gtk_string_list_append (kinds, _("Finished"));
  gtk_string_list_append (kinds, _("Practice games"));
  gtk_string_list_append (kinds, _("Damaged"));
  find_range (&min, &max);
  for (guint n = min; n <= max; n++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

      gtk_string_list_append (kinds, label);
    }
  for (guint i = 0; self->games->len > 1 && i < self->games->len; i++)
    gtk_string_list_append (kinds, ahu_game_ui_find (g_ptr_array_index (self->games, i))->name);
  gtk_drop_down_set_model (self->kind_list, G_LIST_MODEL (kinds));
  ahu_compat_name_drop_down (self->kind_list, _("Filter"));
}

static void
fill_orders (AhuHistoryPage *self)
{
  const char *const orders[] = {
    _("Newest first"), _("Oldest first"), _("By players"), _("By winner"), _("Longest first"), NULL
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (orders);

  gtk_drop_down_set_model (self->order_list, G_LIST_MODEL (list));
  ahu_compat_name_drop_down (self->order_list, _("Sort"));
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

/* The library's own order needs no sorting. */
GtkSorter *
ahu_history_page_sorter_new (guint order)
{
  static const GCompareDataFunc functions[] = {
    [ORDER_OLDEST] = compare_oldest,
    [ORDER_PLAYERS] = compare_players,
    [ORDER_WINNER] = compare_winner,
    [ORDER_LONGEST] = compare_longest,
  };

  if (order >= G_N_ELEMENTS (functions) || functions[order] == NULL)
    return NULL;

  return GTK_SORTER (gtk_custom_sorter_new (functions[order], NULL, NULL));
}

void
ahu_history_page_set_words (AhuHistoryPage *self,
                            const char     *text)
{
  g_strfreev (self->words);
  self->words = split_words (text);
  ahu_history_page_refilter (self);
}

void
ahu_history_page_find_games (AhuHistoryPage *self,
                             guint           first,
                             guint           n)
{
  guint before = self->games->len;
  guint kind = self->kind;

  for (guint i = first; i < first + n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->library), i);
      const AhuGame *game = ahu_summary_get_game (summary);

      if (game != NULL && ahu_game_ui_find (game) != NULL && !g_ptr_array_find (self->games, game, NULL))
        g_ptr_array_add (self->games, (gpointer) game);
    }
  if (self->games->len == before || self->games->len < 2)
    return;

  fill_kinds (self);
  gtk_drop_down_set_selected (self->kind_list, kind);
  for (guint i = 0; i < self->rows->len; i++)
    ahu_history_page_name_row (self, g_ptr_array_index (self->rows, i));
}

void
ahu_history_page_fill_lists (AhuHistoryPage *self)
{
  fill_kinds (self);
  fill_orders (self);
}

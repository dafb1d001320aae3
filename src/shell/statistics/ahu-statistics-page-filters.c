/* ahu-statistics-page-filters.c: whose numbers are shown, and of which games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-statistics-page-private.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "toolkit/base/ahu-compat.h"

/* The button says what it chooses as well; the list needs not. */

static void
setup_cb (GtkDropDown *drop,
          GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *prefix = gtk_label_new (g_object_get_data (G_OBJECT (drop), "ahu-prefix"));
  GtkWidget *value = gtk_label_new (NULL);

  gtk_widget_add_css_class (prefix, "second");
  gtk_widget_add_css_class (value, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (value), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (value), 0);
  gtk_widget_set_hexpand (value, TRUE);
  gtk_box_append (GTK_BOX (box), prefix);
  gtk_box_append (GTK_BOX (box), value);
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkDropDown *drop,
         GtkListItem *item)
{
  GtkStringObject *string = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (gtk_list_item_get_child (item))),
                      gtk_string_object_get_string (string));
}

static void
list_setup_cb (GtkListItemFactory *factory,
               GtkListItem        *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
list_bind_cb (GtkListItemFactory *factory,
              GtkListItem        *item)
{
  GtkStringObject *string = gtk_list_item_get_item (item);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (string));
}

static void
prepare (GtkDropDown *drop,
         const char  *prefix)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) list_factory = gtk_signal_list_item_factory_new ();

  g_object_set_data_full (G_OBJECT (drop), "ahu-prefix", g_strdup (prefix), g_free);
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), drop, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), drop, G_CONNECT_SWAPPED);
  g_signal_connect (list_factory, "setup", G_CALLBACK (list_setup_cb), NULL);
  g_signal_connect (list_factory, "bind", G_CALLBACK (list_bind_cb), NULL);
  gtk_drop_down_set_list_factory (drop, list_factory);
  gtk_drop_down_set_factory (drop, factory);
  ahu_compat_name_drop_down (drop, prefix);
}

void
ahu_statistics_page_prepare_filters (AhuStatisticsPage *self)
{
  /* Translators: stands before “player”, “seat”, “colour” or “number of players” on the button
   * that chooses what the numbers are counted by. */
  prepare (self->grouping_drop, C_("statistics", "By"));
  /* Translators: stands before “all” or “of 2 players” on the button that chooses which games
   * are counted. */
  prepare (self->players_drop, C_("statistics, which", "Games"));
  /* Translators: stands before “all” or a year on the button that chooses which games are
   * counted. */
  prepare (self->year_drop, C_("statistics", "Years"));
}

static void
set_model (AhuStatisticsPage *self,
           GtkDropDown       *drop,
           GtkStringList     *list,
           guint              selected)
{
  self->is_filling = TRUE;
  gtk_drop_down_set_model (drop, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (drop, selected);
  self->is_filling = FALSE;
}

static void
fill_groupings (AhuStatisticsPage *self)
{
  const char *const names[] = {
    /* Translators: these four stand behind “By”. */
    C_("statistics, by", "player"),
    C_("statistics, by", "seat"),
    C_("statistics, by", "colour"),
    C_("statistics, by", "number of players"),
    NULL,
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);

  set_model (self, self->grouping_drop, list, AHU_BY_PLAYER);
}

static void
fill_players (AhuStatisticsPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  /* Translators: stands behind “Games”. */
  gtk_string_list_append (list, C_("statistics, which games", "all"));
  for (guint n = self->ui->game->min_players; n <= self->ui->game->max_players; n++)
    /* Translators: stands behind “Games”. */
    gtk_string_list_take (list, g_strdup_printf (ngettext ("of %u player", "of %u players", n), n));
  set_model (self, self->players_drop, list, 0);
}

void
ahu_statistics_page_fill_filters (AhuStatisticsPage *self)
{
  fill_groupings (self);
  fill_players (self);
  ahu_statistics_page_fill_years (self);
}

static guint
get_year (AhuStatisticsPage *self)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (self->year_drop);

  return item != NULL ? (guint) atoi (gtk_string_object_get_string (item)) : 0;
}

static gboolean
are_the_years (GListModel *model,
               GArray     *years)
{
  if (model == NULL || g_list_model_get_n_items (model) != years->len + 1)
    return FALSE;

  for (guint i = 0; i < years->len; i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i + 1);

      if ((guint) atoi (gtk_string_object_get_string (item)) != g_array_index (years, guint, i))
        return FALSE;
    }

  return TRUE;
}

/* The year that was chosen stays so; of a single one there is nothing to choose. */
void
ahu_statistics_page_fill_years (AhuStatisticsPage *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  GArray *years = ahu_statistics_get_years (self->statistics);
  guint year = get_year (self);
  guint selected = 0;

  gtk_widget_set_visible (GTK_WIDGET (self->year_drop), years->len > 1);
  if (are_the_years (gtk_drop_down_get_model (self->year_drop), years))
    return;
  /* Translators: stands behind “Years”. */
  gtk_string_list_append (list, C_("statistics, which years", "all"));
  for (guint i = 0; i < years->len; i++)
    {
      if (g_array_index (years, guint, i) == year)
        selected = i + 1;
      gtk_string_list_take (list, g_strdup_printf ("%u", g_array_index (years, guint, i)));
    }
  set_model (self, self->year_drop, list, selected);
}

/* Who has never practised isn't asked. */
void
ahu_statistics_page_show_practice (AhuStatisticsPage *self)
{
  gtk_widget_set_visible (self->practice_check, ahu_statistics_get_n_practice (self->statistics) > 0);
}

void
ahu_statistics_page_practice_toggled_cb (AhuStatisticsPage *self)
{
  if (self->statistics != NULL)
    ahu_statistics_set_with_practice (self->statistics,
                                      gtk_check_button_get_active (GTK_CHECK_BUTTON (self->practice_check)));
}

void
ahu_statistics_page_filter_changed_cb (AhuStatisticsPage *self)
{
  guint players;

  if (self->is_filling || self->statistics == NULL)
    return;
  players = gtk_drop_down_get_selected (self->players_drop);
  ahu_statistics_set_grouping (self->statistics, gtk_drop_down_get_selected (self->grouping_drop));
  ahu_statistics_set_filter (self->statistics,
                             players > 0 ? self->ui->game->min_players + players - 1 : 0,
                             get_year (self));
}

/* ahu-log-menu.c: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-menu.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-gesture.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/rules/ahu-rule-menu.h"
#include "toolkit/table/ahu-log-parts.h"
#include "toolkit/table/ahu-log-row.h"

/* The popover belongs to the log, the list has no place for it. */
typedef struct
{
  GtkWidget *log;
  GtkWidget *list;
  GtkWidget *popover; /* NULL until a line asks for it */
  GtkWidget *parts;   /* those of the line that was chosen last, or NULL */
  AhuLogLine *line; /* which one of the two is or was shown for */
  AhuLogMenuMake make;
} LogMenu;

/* Those behind the line's moves, each once, if there is a reference to look them up in. */
static void
append_rules (GMenu      *menu,
              AhuHistory *history,
              AhuLogLine *line)
{
  const AhuGame *game = ahu_record_get_game (ahu_history_get_record (history));
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint ply = ahu_log_line_get_ply (line); ply < ahu_log_line_get_end (line); ply++)
    {
      g_autofree const char **rules = game->move_rules (ahu_history_get_position (history, ply),
                                                        g_ptr_array_index (ahu_history_get_moves (history), ply));

      for (guint i = 0; rules[i] != NULL; i++)
        if (g_hash_table_add (known, (gpointer) rules[i]))
          ahu_rule_menu_append (menu, rules[i], "win.show-rule");
    }
}

gboolean
ahu_log_menu_has_rules (AhuSession *session)
{
  const AhuGame *game;
  const AhuGameUi *ui;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  game = ahu_session_get_game (session);
  ui = ahu_game_ui_find (game);

  return game->move_rules != NULL && ui != NULL && ahu_game_ui_offers (ui, AHU_OFFER_RULES);
}

GMenuModel *
ahu_log_menu_model (AhuSession *session,
                    AhuLogLine *line,
                    gboolean    can_correct)
{
  gboolean has_rules;
  GMenu *menu;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (AHU_IS_LOG_LINE (line), NULL);

  has_rules = ahu_log_menu_has_rules (session);
  if (ahu_log_line_get_line_type (line) != AHU_LOG_MOVE || (!has_rules && !can_correct))
    return NULL;

  menu = g_menu_new ();
  if (has_rules)
    append_rules (menu, ahu_session_get_history (session), line);
  if (can_correct)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_("Correct this line"), NULL);

      g_menu_item_set_action_and_target (item, "log.correct", "u", ahu_log_line_get_ply (line));
      g_menu_append_item (menu, item);
    }

  return G_MENU_MODEL (menu);
}

static void
point_to (LogMenu                *self,
          GtkWidget              *popover,
          const graphene_point_t *point)
{
  graphene_point_t on_log;

  if (gtk_widget_compute_point (self->list, self->log, point, &on_log))
    gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle) { (int) on_log.x, (int) on_log.y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* The focus goes back to the line, which the correction that opens next leaves it at too. */
static void
closed_cb (LogMenu *self)
{
  GtkWidget *row = self->line != NULL ? ahu_log_row_find (self->list, self->line) : NULL;
  gboolean asks = self->parts != NULL && gtk_widget_get_visible (self->parts);

  if (row != NULL && !asks)
    gtk_widget_grab_focus (row);
}

static void
show_at (LogMenu                *self,
         const graphene_point_t *point,
         GMenuModel             *model)
{
  if (self->popover == NULL)
    {
      self->popover = ahu_compat_name_menu (gtk_popover_menu_new_from_model (NULL));
      gtk_widget_set_parent (self->popover, self->log);
      g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (closed_cb), self);
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->popover), model);
  point_to (self, self->popover, point);
}

static gboolean
show_menu (LogMenu                *self,
           GtkWidget              *widget,
           const graphene_point_t *point)
{
  AhuLogLine *line = ahu_log_row_find_line (self->list, widget);
  g_autoptr (GMenuModel) model = line != NULL ? self->make (line, self->log) : NULL;

  if (model != NULL)
    {
      g_set_object (&self->line, line);
      show_at (self, point, model);
    }

  return model != NULL;
}

static gboolean
show_menu_of_row (LogMenu   *self,
                  GtkWidget *row)
{
  double x, y;

  ahu_log_row_get_point (self->list, row, &x, &y);

  return show_menu (self, row, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

static gboolean
show_menu_cb (GtkWidget              *list,
              const graphene_point_t *point,
              gpointer                user_data)
{
  GtkWidget *row;

  if (point != NULL)
    return show_menu (user_data, gtk_widget_pick (list, point->x, point->y, GTK_PICK_DEFAULT), point);

  row = gtk_widget_get_focus_child (list);

  return row != NULL && show_menu_of_row (user_data, row);
}

static void
destroy_cb (LogMenu *self)
{
  g_clear_object (&self->line);
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->parts, gtk_widget_unparent);
}

void
ahu_log_menu_add (GtkWidget      *log,
                  GtkWidget      *list,
                  AhuLogMenuMake  make)
{
  LogMenu *self = g_new (LogMenu, 1);

  *self = (LogMenu) { .log = log, .list = list, .make = make };
  g_object_set_data_full (G_OBJECT (log), "menu", self, g_free);
  g_signal_connect_swapped (log, "destroy", G_CALLBACK (destroy_cb), self);
  ahu_menu_gesture_add (list, show_menu_cb, self);
}

void
ahu_log_menu_show (GtkWidget  *log,
                   AhuLogLine *line)
{
  LogMenu *self;
  GtkWidget *row;

  g_return_if_fail (GTK_IS_WIDGET (log));
  g_return_if_fail (AHU_IS_LOG_LINE (line));

  self = g_object_get_data (G_OBJECT (log), "menu");
  row = ahu_log_row_find (self->list, line);
  if (row != NULL)
    show_menu_of_row (self, row);
}

void
ahu_log_menu_show_parts (GtkWidget  *log,
                         AhuSession *session,
                         AhuLogLine *line)
{
  LogMenu *self;
  GtkWidget *row;
  double x, y;

  g_return_if_fail (GTK_IS_WIDGET (log));
  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (AHU_IS_LOG_LINE (line));

  self = g_object_get_data (G_OBJECT (log), "menu");
  row = ahu_log_row_find (self->list, line);
  if (row == NULL)
    return;
  g_clear_pointer (&self->parts, gtk_widget_unparent);
  g_set_object (&self->line, line);
  self->parts = ahu_log_parts_new (session, line);
  gtk_widget_set_parent (self->parts, log);
  g_signal_connect_swapped (self->parts, "closed", G_CALLBACK (closed_cb), self);
  ahu_log_row_get_point (self->list, row, &x, &y);
  point_to (self, self->parts, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

void
ahu_log_menu_hide_parts (GtkWidget *log)
{
  LogMenu *self;

  g_return_if_fail (GTK_IS_WIDGET (log));

  self = g_object_get_data (G_OBJECT (log), "menu");
  if (self->parts != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->parts));
}

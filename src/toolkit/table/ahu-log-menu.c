/* ahu-log-menu.c: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-menu.h"

#include <glib/gi18n.h>

#include "core/history/ahu-turns.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-gesture.h"
#include "toolkit/base/ahu-menu.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/rules/ahu-rule-menu.h"
#include "toolkit/table/ahu-log-row.h"

/* A narrow window is 360 wide, and the popover has an edge. */
#define MOST_CHARS 38
#define MOST_HEIGHT 400

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
    ahu_menu_append_words (menu, _("Correct this line"), "log.correct", g_variant_new_uint32 (ahu_log_line_get_ply (line)));

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

static void
part_activated_cb (GtkWidget     *popover,
                   GtkListBoxRow *row)
{
  guint ply = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "ply"));
  GtkWidget *log = gtk_widget_get_parent (popover);

  /* The window that opens takes the focus, which the popover gives back first. */
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (log, "table.correct", "u", ply);
}

static void
add_part (GtkListBox *list,
          AhuSession *session,
          guint       ply)
{
  g_autofree char *text = ahu_history_cite_move (ahu_session_get_history (session), ply);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  /* Without links, which a finger would meet. */
  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_add_css_class (row, "log-part");
  g_object_set_data (G_OBJECT (row), "ply", GUINT_TO_POINTER (ply));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Press Enter to correct it"), -1);
  gtk_list_box_append (list, row);
}

/* Each move is told in its own words, with the rules behind it, all that lay face up once included. Choosing one
 * activates `table.correct`. */
static GtkWidget *
parts_new (AhuSession *session,
           AhuLogLine *line)
{
  GtkWidget *popover, *box, *heading, *list, *scroller;

  popover = gtk_popover_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  /* Translators: heading of a list of all moves of a turn */
  heading = gtk_label_new (_("Which move was wrong?"));
  list = gtk_list_box_new ();
  scroller = gtk_scrolled_window_new ();
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "log-turn");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "log-parts");
  for (guint ply = ahu_log_line_get_ply (line); ply < ahu_log_line_get_end (line); ply++)
    add_part (GTK_LIST_BOX (list), session, ply);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (part_activated_cb), popover, G_CONNECT_SWAPPED);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY, heading, NULL, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  /* That there is more is seen before anybody scrolls. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_popover_set_child (GTK_POPOVER (popover), box);

  return popover;
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
  self->parts = parts_new (session, line);
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

/* ahu-window-games.c: the pages of the window of which each game has its own
 *
 * They are called by what they are for and the game, such as `rules/GAME`. Where several
 * games have such a page, the switch in its header bar leads from one to the other; what was
 * entered on either stays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <string.h>

#include "shell/replay/ahu-replay-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/game/ahu-game-switch.h"

#define SEPARATOR '/'

typedef struct
{
  AhuWindow *window;
  const AhuGameUi *ui;
  const AhuGamePage *page;
} Maker;

static GtkWidget *
find_widget (GtkWidget *widget,
             GType      type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);

  return found;
}

static GtkWidget *
make_page (gpointer data)
{
  const Maker *maker = data;
  GtkWidget *page = maker->page->make (maker->window, maker->ui);
  g_autoptr (GPtrArray) games = ahu_game_ui_list (maker->page->offer);
  GtkWidget *header, *room, *bar;

  if (!maker->page->switches || games->len < 2)
    return page;

  header = find_widget (page, ADW_TYPE_HEADER_BAR);
  room = find_widget (page, AHU_TYPE_WIDTH_BIN);
  g_return_val_if_fail (header != NULL, page);
  bar = ahu_game_switch_new (maker->ui, games);
  ahu_game_switch_attach (AHU_GAME_SWITCH (bar), ADW_HEADER_BAR (header), (AhuWidthBin *) room);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (page), "chooses-game") != NULL)
    g_object_bind_property (page, "chooses-game", bar, "visible", G_BINDING_SYNC_CREATE);

  return page;
}

void
ahu_window_add_page_of_games (AhuWindow         *self,
                              const AhuGamePage *page)
{
  g_autoptr (GPtrArray) games = ahu_game_ui_list (page->offer);

  if (self->makers == NULL)
    self->makers = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < games->len; i++)
    {
      Maker *maker = g_new (Maker, 1);

      *maker = (Maker) { self, g_ptr_array_index (games, i), page };
      g_ptr_array_add (self->makers, maker);
      ahu_navigator_add (self->navigator, ahu_window_name_page (page->name, maker->ui), make_page, maker);
    }
}

const char *
ahu_window_name_page (const char      *name,
                      const AhuGameUi *ui)
{
  g_autofree char *whole = g_strdup_printf ("%s%c%s", name, SEPARATOR, ui->game->id);

  return g_intern_string (whole);
}

/* The name without the game. */
static const char *
get_kind (const char *name)
{
  const char *end = strchr (name, SEPARATOR);
  g_autofree char *kind = end != NULL ? g_strndup (name, end - name) : NULL;

  return kind != NULL ? g_intern_string (kind) : name;
}

const char *
ahu_window_get_page (AhuWindow *self)
{
  const char *name;

  g_return_val_if_fail (AHU_IS_WINDOW (self), NULL);

  name = ahu_navigator_get_name (self->navigator);

  return name != NULL ? get_kind (name) : NULL;
}

const AhuGameUi *
ahu_window_find_ui (AhuWindow *self,
                    GtkWidget *page)
{
  const char *name = gtk_stack_page_get_name (gtk_stack_get_page (self->stack, page));
  const char *id = strchr (name, SEPARATOR);

  return id != NULL ? ahu_game_ui_find_id (id + 1) : NULL;
}

const AhuGameUi *
ahu_window_get_shown_ui (AhuWindow *self)
{
  AhuReplay *replay;
  GtkWidget *page;

  g_return_val_if_fail (AHU_IS_WINDOW (self), NULL);

  page = GTK_WIDGET (ahu_navigator_get_page (self->navigator));
  if (AHU_IS_REPLAY_PAGE (page))
    {
      replay = ahu_replay_page_get_replay (AHU_REPLAY_PAGE (page));
      return replay != NULL ? ahu_game_ui_find (ahu_session_get_game (ahu_replay_get_session (replay))) : NULL;
    }

  return ahu_window_find_ui (self, page);
}

const AhuGameUi *
ahu_window_choose_ui (AhuWindow *self,
                      AhuOffer   offer)
{
  const AhuGameUi *shown = ahu_window_get_shown_ui (self);

  if (shown == NULL)
    return ahu_game_ui_get_last (offer);

  return ahu_game_ui_offers (shown, offer) ? shown : NULL;
}

GtkWidget *
ahu_window_show_page_of (AhuWindow  *self,
                         const char *name,
                         AhuOffer    offer)
{
  const AhuGameUi *ui = ahu_window_choose_ui (self, offer);

  if (ui == NULL)
    return NULL;

  ahu_window_clear_messages (self);
  ahu_game_ui_use (ui);

  return ahu_navigator_show (self->navigator, ahu_window_name_page (name, ui));
}

void
ahu_window_forget_page (AhuWindow  *self,
                        const char *name)
{
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_GAME);

  for (guint i = 0; i < games->len; i++)
    ahu_navigator_forget (self->navigator, ahu_window_name_page (name, g_ptr_array_index (games, i)));
}

void
ahu_window_switch_game (AhuWindow  *self,
                        const char *id)
{
  const AhuGameUi *ui = ahu_game_ui_find_id (id);
  const char *name = ahu_navigator_get_name (self->navigator);

  g_return_if_fail (ui != NULL);

  /* A page that is on its way out still takes a press. */
  if (strchr (name, SEPARATOR) == NULL)
    return;

  ahu_game_ui_use (ui);
  ahu_navigator_replace (self->navigator, name, ahu_window_name_page (get_kind (name), ui));
}

/* ahu-game-ui.c: the games that the window can show
 *
 * Filled by whoever starts the program, before the first window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toolkit/game/ahu-game-ui.h"

#include "core/advice/ahu-game-advisor.h"
#include "toolkit/base/ahu-settings.h"

#define LAST_GAME "last-game"

static GPtrArray *
get_all (void)
{
  static GPtrArray *all;

  if (all == NULL)
    all = g_ptr_array_new ();

  return all;
}

void
ahu_game_ui_register (const AhuGameUi *ui)
{
  g_return_if_fail (ui != NULL && ui->game != NULL && ui->name != NULL);

  ahu_game_register (ui->game);
  if (ahu_game_ui_find (ui->game) == NULL)
    g_ptr_array_add (get_all (), (gpointer) ui);
}

const AhuGameUi *
ahu_game_ui_find (const AhuGame *game)
{
  GPtrArray *all = get_all ();

  g_return_val_if_fail (game != NULL, NULL);

  for (guint i = 0; i < all->len; i++)
    if (((const AhuGameUi *) g_ptr_array_index (all, i))->game == game)
      return g_ptr_array_index (all, i);

  return NULL;
}

const AhuGameUi *
ahu_game_ui_find_id (const char *id)
{
  const AhuGame *game;

  g_return_val_if_fail (id != NULL, NULL);

  game = ahu_game_find (id);

  return game != NULL ? ahu_game_ui_find (game) : NULL;
}

gboolean
ahu_game_ui_offers (const AhuGameUi *ui,
                    AhuOffer         offer)
{
  g_return_val_if_fail (ui != NULL, FALSE);

  switch (offer)
    {
    case AHU_OFFER_GAME:
      return TRUE;
    case AHU_OFFER_PRACTISE:
      return ui->practises && ahu_game_advisor_can_practise (ahu_game_advisor_find (ui->game));
    case AHU_OFFER_SCORE:
      return ui->score_form_new != NULL;
    case AHU_OFFER_LEARN:
    case AHU_OFFER_RULES:
      return ui->game->rules_path != NULL;
    case AHU_OFFER_STATISTICS:
      return ui->game->places != NULL;
    case AHU_OFFER_PREFERENCES:
      return ui->switches != NULL;
    default:
      g_return_val_if_reached (FALSE);
    }
}

AhuViewer
ahu_game_ui_get_viewer (AhuSession *session)
{
  const AhuGameUi *ui;
  AhuViewer viewer = { NULL, 0 };

  g_return_val_if_fail (AHU_IS_SESSION (session), viewer);

  ui = ahu_game_ui_find (ahu_session_get_game (session));
  viewer.now = ahu_session_get_position (session);
  if (ui != NULL && ui->open != NULL)
    viewer.open = ui->open (session);

  return viewer;
}

GPtrArray *
ahu_game_ui_list (AhuOffer offer)
{
  GPtrArray *all = get_all ();
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < all->len; i++)
    if (ahu_game_ui_offers (g_ptr_array_index (all, i), offer))
      g_ptr_array_add (list, g_ptr_array_index (all, i));

  return list;
}

const AhuGameUi *
ahu_game_ui_get_last (AhuOffer offer)
{
  g_autoptr (GPtrArray) list = ahu_game_ui_list (offer);
  GSettings *settings = ahu_settings_get ();
  g_autofree char *id = settings != NULL ? g_settings_get_string (settings, LAST_GAME) : NULL;
  const AhuGameUi *last = id != NULL ? ahu_game_ui_find_id (id) : NULL;

  if (last != NULL && ahu_game_ui_offers (last, offer))
    return last;

  return list->len > 0 ? g_ptr_array_index (list, 0) : NULL;
}

void
ahu_game_ui_use (const AhuGameUi *ui)
{
  GSettings *settings = ahu_settings_get ();

  g_return_if_fail (ui != NULL);

  if (settings != NULL)
    g_settings_set_string (settings, LAST_GAME, ui->game->id);
}

void
ahu_game_ui_follow_switches (const AhuGameUi *ui,
                             GCallback        callback,
                             gpointer         object)
{
  GSettings *settings;

  g_return_if_fail (ui != NULL && callback != NULL && G_IS_OBJECT (object));

  settings = ahu_settings_get_game (ui->game);
  for (const AhuSwitch *each = ui->switches; settings != NULL && each != NULL && each->key != NULL; each++)
    {
      g_autofree char *signal = g_strconcat ("changed::", each->key, NULL);

      g_signal_connect_object (settings, signal, callback, object, G_CONNECT_SWAPPED);
    }
}

/* ahu-window-learn.c: what teaches a game, in the window: the list, and tries on a table of their own
 *
 * Nothing of a try is kept but that somebody has tried it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/teach/ahu-try.h"
#include "shell/learn/ahu-learn-page.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/analysis/ahu-own-tries.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/table/ahu-table.h"

#define LEARN "learn"
#define TRY "try"

/* A try that lies on the table of tries. */
typedef struct
{
  AhuWindow *window;
  AhuTable *table;
  guint from;
  AhuTryUntil until;
  char **about;       /* NULL for one from a game of one's own */
  gboolean is_over;   /* that it is was said */
  AhuLearnPage *page; /* NULL like that */
  guint index;
  char *game; /* its id, if it is such a one */
} Trying;

static void show_try (AhuWindow    *self,
                      guint         index,
                      AhuLearnPage *page);
static void show_own (AhuWindow *self,
                      GVariant  *own);

static void
show_another (Trying *trying)
{
  g_autoptr (GVariant) own = NULL;

  if (trying->page != NULL)
    {
      show_try (trying->window, trying->index + 1, trying->page);
      return;
    }
  own = ahu_own_tries_find_next (ahu_session_get_game (ahu_table_get_session (trying->table)), trying->game, trying->from);
  if (own != NULL)
    show_own (trying->window, own);
}

/* To the position once more, however far it has gone on. */
static void
take_back (Trying *trying)
{
  AhuSession *session = ahu_table_get_session (trying->table);

  trying->is_over = FALSE;
  while (ahu_history_get_ply (ahu_session_get_history (session)) > trying->from && ahu_session_undo (session))
    ;
}

static gboolean
is_over (Trying *trying)
{
  AhuSession *session = ahu_table_get_session (trying->table);

  return ahu_try_is_over (ahu_session_get_history (session), trying->from, trying->until);
}

static void
answered_cb (Trying       *trying,
             AhuTryAnswer  answer)
{
  switch (answer)
    {
    case AHU_TRY_TAKE_BACK:
      take_back (trying);
      break;
    case AHU_TRY_ANOTHER:
      show_another (trying);
      break;
    case AHU_TRY_GO_ON:
    case AHU_TRY_ANSWERS:
    default:
      trying->is_over = is_over (trying);
      ahu_session_set_asking (ahu_table_get_session (trying->table), FALSE);
    }
}

/* @window: (transfer floating): what asks how it is to go on */
static void
ask (Trying    *trying,
     GtkWidget *window)
{
  g_signal_connect_swapped (window, "answered", G_CALLBACK (answered_cb), trying);
  ahu_child_window_present (GTK_WINDOW (window), GTK_WIDGET (trying->table));
}

/* One decision is asked for; then it is compared. Whoever goes on is told when that is over, once; the end of the game
 * speaks for itself. */
static void
changed_cb (AhuSession *session,
            Trying     *trying)
{
  if (!ahu_session_has_played (session))
    return;
  if (ahu_session_get_asking (session))
    {
      if (ahu_history_get_ply (ahu_session_get_history (session)) != trying->from + 1)
        return;
      if (trying->page != NULL)
        ahu_learn_page_set_done (trying->page, trying->index);
      ask (trying, ahu_best_moves_new_made (session, trying->from, (const char *const *) trying->about));
    }
  else if (!trying->is_over && is_over (trying) && !ahu_session_is_over (session))
    {
      trying->is_over = TRUE;
      ahu_session_set_asking (session, TRUE);
      ask (trying, ahu_best_moves_new_over (session));
    }
}

static void
trying_free (gpointer  data,
             GClosure *closure)
{
  Trying *trying = data;

  g_strfreev (trying->about);
  g_free (trying->game);
  g_free (trying);
}

/* @trying: (transfer full): without its table
 * @about: what it is about */
static void
begin (AhuRecord  *record,
       guint       seat,
       const char *about,
       Trying     *trying)
{
  g_autoptr (AhuRecord) begun = ahu_try_begin (record, seat, trying->from);
  g_autoptr (AhuSession) session = ahu_session_new (begun, NULL, NULL);
  AhuNavigator *navigator = trying->window->navigator;
  const char *name = ahu_window_name_page (TRY, ahu_game_ui_find (ahu_record_get_game (record)));
  /* Translators: what stands above a table with something to think about: %1$s is a player, %2$s what it is called */
  g_autofree char *title = g_strdup_printf (_("You are %1$s · %2$s"), ahu_session_get_names (session)[seat], about);

  trying->table = AHU_TABLE (ahu_navigator_get (navigator, name));
  ahu_session_set_title (session, title);
  ahu_session_set_asking (session, TRUE);
  ahu_table_set_session (trying->table, session);
  g_signal_connect_data (session, "changed", G_CALLBACK (changed_cb), trying, trying_free, 0);
  ahu_navigator_show_over (navigator, name);
}

static void
show_try (AhuWindow    *self,
          guint         index,
          AhuLearnPage *page)
{
  AhuRecord *record = ahu_learn_page_get_try (page, index);
  g_autoptr (AhuTry) try = ahu_try_read (record, g_get_language_names ());
  Trying *trying = g_new (Trying, 1);

  *trying = (Trying) {
    .window = self,
    .from = try->from,
    .until = try->until,
    .about = g_strdupv (try->about),
    .page = page,
    .index = index,
  };
  begin (record, try->seat, try->title, trying);
}

/* A game may have been deleted or corrected since. */
static void
show_own (AhuWindow *self,
          GVariant  *own)
{
  const char *id;
  guint from, seat;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuHistory) history = NULL;
  g_autofree char *place = NULL;
  Trying *trying;

  g_variant_get (own, "(&suu)", &id, &from, &seat);
  record = ahu_window_find_record (self, id);
  history = record != NULL ? ahu_history_new (record, NULL) : NULL;
  if (history == NULL || ahu_game_ui_find (ahu_record_get_game (record)) == NULL ||
      !ahu_try_asks (history, seat, from))
    {
      ahu_own_tries_forget (id);
      return;
    }
  place = ahu_game_place_text (ahu_record_get_game (record), ahu_history_get_position (history, from), AHU_TURN_TITLE);
  trying = g_new (Trying, 1);
  *trying = (Trying) { .window = self, .from = from, .until = AHU_TRY_UNTIL_TURN, .game = g_strdup (id) };
  begin (record, seat, place, trying);
}

static void
own_try_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  show_own (AHU_WINDOW (widget), parameter);
}

static GtkWidget *
learn_page_new (AhuWindow       *self,
                const AhuGameUi *ui)
{
  GtkWidget *page = ahu_learn_page_new (ui);

  g_signal_connect_object (page, "try", G_CALLBACK (show_try), self, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
try_page_new (AhuWindow       *self,
              const AhuGameUi *ui)
{
  return ui->table_page_new ();
}

void
ahu_window_add_learn_page (AhuWindow *self)
{
  static const AhuGamePage page = { LEARN, AHU_OFFER_LEARN, learn_page_new, TRUE };
  static const AhuGamePage try_page = { TRY, AHU_OFFER_LEARN, try_page_new, FALSE };

  ahu_window_add_page_of_games (self, &page);
  ahu_window_add_page_of_games (self, &try_page);
}

void
ahu_window_show_learn (AhuWindow *self)
{
  const AhuGameUi *ui = ahu_window_choose_ui (self, AHU_OFFER_LEARN);

  if (ui != NULL)
    ahu_navigator_show_over (self->navigator, ahu_window_name_page (LEARN, ui));
}

void
ahu_window_install_own_tries (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.own-try", AHU_OWN_TRY, own_try_action);
}

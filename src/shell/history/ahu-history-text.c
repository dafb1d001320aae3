/* ahu-history-text.c: a kept game in words, and what it is searched and sorted by
 *
 * What is compared again and again is made once for each summary and kept with it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/history/ahu-history-text.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "toolkit/game/ahu-game-ui.h"

/* Behind every name. */
#define LAST_KEY "\xf4\x8f\xbf\xbf"

typedef struct
{
  char *search;
  char *players;
  char *winner;
} Keys;

static void
keys_free (gpointer data)
{
  Keys *keys = data;

  g_free (keys->search);
  g_free (keys->players);
  g_free (keys->winner);
  g_free (keys);
}

static char **
dup_names (AhuSummary *summary)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < ahu_summary_get_n_players (summary); i++)
    g_strv_builder_add (names, ahu_summary_get_name (summary, i));

  return g_strv_builder_end (names);
}

/* Returns: (transfer full): who has the first place, none if it is not over */
static char **
dup_winners (AhuSummary *summary)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < ahu_summary_get_n_players (summary); i++)
    {
      if (ahu_summary_get_place (summary, i) == 1)
        g_strv_builder_add (names, ahu_summary_get_name (summary, i));
    }

  return g_strv_builder_end (names);
}

const char *
ahu_history_get_winner_colour (AhuSummary *summary)
{
  guint seat = 0;

  while (seat + 1 < ahu_summary_get_n_players (summary) && ahu_summary_get_place (summary, seat) != 1)
    seat++;

  return ahu_summary_get_colour (summary, seat);
}

static char *
format_time (AhuSummary *summary,
             const char *format)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (ahu_summary_get_created_time (summary));
  char *text = time != NULL ? g_date_time_format (time, format) : NULL;

  return text != NULL ? text : g_strdup ("");
}

const char *
ahu_history_get_game_name (AhuSummary *summary)
{
  const AhuGame *game = ahu_summary_get_game (summary);
  const AhuGameUi *ui = game != NULL ? ahu_game_ui_find (game) : NULL;

  return ui != NULL ? ui->name : NULL;
}

static char *
make_search_text (AhuSummary *summary)
{
  const char *name = ahu_history_get_game_name (summary);
  g_auto (GStrv) names = dup_names (summary);
  g_autofree char *players = g_strjoinv (" ", names);
  g_autofree char *date = format_time (summary, "%x %F %A %e %B %Y");
  const char *title = ahu_summary_get_title (summary);
  g_autofree char *file = ahu_summary_get_problem (summary) != NULL ? ahu_history_dup_file_name (summary) : NULL;
  g_autofree char *all = g_strjoin (" ", title != NULL ? title : "", players, date, name != NULL ? name : "",
                                    file != NULL ? file : "",
                                    ahu_summary_get_practice (summary) ? _("Practice games") : "", NULL);

  return ahu_history_fold (all);
}

static char *
make_key (char **names)
{
  g_autofree char *all = g_strjoinv (", ", names);

  return *all != '\0' ? g_utf8_collate_key (all, -1) : g_strdup (LAST_KEY);
}

static Keys *
get_keys (AhuSummary *summary)
{
  static GQuark quark;
  Keys *keys;

  if (quark == 0)
    quark = g_quark_from_static_string ("ahu-history-keys");

  keys = g_object_get_qdata (G_OBJECT (summary), quark);
  if (keys == NULL)
    {
      keys = g_new0 (Keys, 1);
      g_object_set_qdata_full (G_OBJECT (summary), quark, keys, keys_free);
    }

  return keys;
}

char *
ahu_history_fold (const char *text)
{
  g_autofree char *apart = NULL;
  g_autoptr (GString) bare = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  if (apart == NULL)
    return g_strdup (text);

  bare = g_string_sized_new (strlen (apart));
  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_ismark (c))
        g_string_append_unichar (bare, c);
    }

  return g_utf8_casefold (bare->str, -1);
}

const char *
ahu_history_get_search_text (AhuSummary *summary)
{
  Keys *keys = get_keys (summary);

  if (keys->search == NULL)
    keys->search = make_search_text (summary);

  return keys->search;
}

const char *
ahu_history_get_players_key (AhuSummary *summary)
{
  Keys *keys = get_keys (summary);

  if (keys->players == NULL)
    {
      g_auto (GStrv) names = dup_names (summary);

      keys->players = make_key (names);
    }

  return keys->players;
}

const char *
ahu_history_get_winner_key (AhuSummary *summary)
{
  Keys *keys = get_keys (summary);

  if (keys->winner == NULL)
    {
      g_auto (GStrv) names = dup_winners (summary);

      keys->winner = make_key (names);
    }

  return keys->winner;
}

char *
ahu_history_format_date (AhuSummary *summary)
{
  /* Translators: when a game was played, as strftime has it: %-e is the day, %B the month, %Y the year,
   * %R hours and minutes. */
  return ahu_isolate (format_time (summary, C_("date", "%-e %B %Y, %R")));
}

char *
ahu_history_format_time (AhuSummary *summary)
{
  return ahu_isolate (format_time (summary, "%R"));
}

char *
ahu_history_format_day (AhuSummary *summary)
{
  /* Translators: the day of an evening, above the games played then, as strftime has it: %A is the day of the week. */
  return ahu_isolate (format_time (summary, C_("date", "%A, %-e %B %Y")));
}

char *
ahu_history_dup_file_name (AhuSummary *summary)
{
  return ahu_file_name_printable (ahu_summary_get_file (summary));
}

static char *
format_turns (AhuSummary  *summary,
              AhuTurnStyle style)
{
  const AhuGame *game = ahu_summary_get_game (summary);

  return game != NULL ? ahu_game_turn_text (game, ahu_summary_get_n_turns (summary), style) : g_strdup ("");
}

char *
ahu_history_format_length (AhuSummary *summary)
{
  gboolean over = ahu_summary_get_state (summary) == AHU_SUMMARY_OVER;
  g_autofree char *turns = ahu_summary_get_counted (summary)
                             ? ahu_game_tracked_text (ahu_summary_get_game (summary), ahu_summary_get_n_turns (summary))
                             : format_turns (summary, over ? AHU_TURN_LENGTH : AHU_TURN_TITLE);

  if (!ahu_summary_get_practice (summary))
    return g_steal_pointer (&turns);

  /* Translators: a game against computers; %s is how long it was, such as “32 turns”. */
  return g_strdup_printf (_("Practice · %s"), turns);
}

char *
ahu_history_win_text (const char *const *winners)
{
  g_auto (GStrv) isolated = ahu_names_isolate (winners);
  g_autofree char *names = g_strjoinv (C_("list", ", "), isolated);

  if (g_strv_length (isolated) > 1)
    /* Translators: a kept game: %s are the names of those who have won it together */
    return g_strdup_printf (_("Shared by %s"), names);

  /* Translators: a game that is over: %s is the name of who has won it */
  return g_strdup_printf (_("%s wins"), names);
}

char *
ahu_history_lead_text (guint  n_winners,
                       guint  n_tied,
                       gint64 points,
                       gint64 lead)
{
  if (n_winners > 1)
    /* Translators: below “Shared by Anna, Ben”: %d are points */
    return g_strdup_printf (ngettext ("with %d point each", "with %d points each", (gulong) points), (int) points);
  if (n_tied > 1)
    /* Translators: below “Anna wins”: %1$d are points, %2$d how many players have as many, at least 2 */
    return g_strdup_printf (ngettext ("with %1$d point, %2$d tied", "with %1$d points, %2$d tied", (gulong) points),
                            (int) points, (int) n_tied);

  /* Translators: below “Anna wins”: %1$d are points, %2$d how many the next has less */
  return g_strdup_printf (ngettext ("with %1$d point, %2$d ahead", "with %1$d points, %2$d ahead", (gulong) points),
                          (int) points, (int) lead);
}

char *
ahu_history_dup_win (AhuSummary *summary)
{
  g_auto (GStrv) winners = dup_winners (summary);

  return ahu_history_win_text ((const char *const *) winners);
}

char *
ahu_history_dup_lead (AhuSummary *summary)
{
  gint64 most = 0, next = 0;
  guint n_winners = 0, n_tied = 0;

  for (guint i = 0; i < ahu_summary_get_n_players (summary); i++)
    if (ahu_summary_get_place (summary, i) == 1)
      {
        most = ahu_summary_get_total (summary, i);
        n_winners++;
      }
    else if (ahu_summary_get_place (summary, i) == 2)
      next = ahu_summary_get_total (summary, i);
  for (guint i = 0; i < ahu_summary_get_n_players (summary); i++)
    n_tied += ahu_summary_get_total (summary, i) == most;

  return ahu_history_lead_text (n_winners, n_tied, most, most - next);
}

static char *
describe_course (AhuSummary *summary,
                 const char *name)
{
  g_auto (GStrv) names = dup_names (summary);
  g_auto (GStrv) isolated = ahu_names_isolate ((const char *const *) names);
  g_autofree char *players = g_strjoinv (C_("list", ", "), isolated);
  g_auto (GStrv) winners = dup_winners (summary);
  g_auto (GStrv) isolated_winners = ahu_names_isolate ((const char *const *) winners);
  g_autofree char *winner = g_strjoinv (C_("list", ", "), isolated_winners);
  g_autofree char *turn = format_turns (summary, AHU_TURN_INSIDE);

  switch (ahu_summary_get_state (summary))
    {
    case AHU_SUMMARY_OVER:
      /* Translators: a kept game; %1$s is its title or date, %2$s the players’ names
       * and %3$s the winners’, separated by commas. */
      return g_strdup_printf (_("%1$s: the game of %2$s, won by %3$s"), name, players, winner);
    case AHU_SUMMARY_RUNNING:
      /* Translators: a kept game; %1$s is its title or date, %2$s the players’ names
       * separated by commas, %3$s where it is, such as “turn 12”. */
      return g_strdup_printf (_("%1$s: the game of %2$s, %3$s"), name, players, turn);
    case AHU_SUMMARY_DAMAGED:
    case AHU_SUMMARY_UNREADABLE:
    default:
      /* Translators: a kept game that is damaged; %1$s is its title or date, %2$s a
       * sentence with the reason. */
      return g_strdup_printf (_("%1$s: %2$s"), name, ahu_summary_get_problem (summary));
    }
}

/* What can’t be read has neither title nor date. */
static char *
dup_heading (AhuSummary *summary)
{
  const char *title = ahu_summary_get_title (summary);

  if (ahu_summary_get_game (summary) == NULL)
    return ahu_history_dup_file_name (summary);

  return title != NULL ? g_strdup (title) : ahu_history_format_date (summary);
}

char *
ahu_history_describe (AhuSummary *summary)
{
  g_autofree char *heading = dup_heading (summary);
  g_autofree char *course = describe_course (summary, heading);

  if (!ahu_summary_get_practice (summary))
    return g_steal_pointer (&course);

  /* Translators: a game against computers; %s tells whose game it is and who has won. */
  return g_strdup_printf (_("%s (practice)"), course);
}

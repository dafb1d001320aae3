/* test-heard.c: what is announced after a move is short, and begins with who does what now
 *
 * Whole games of both kinds, move by move. Not for: what of the news is in it (the tests of the games).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-session.h"
#include "support/test-listen.h"
#include "support/test-record.h"
#include "support/test-ui.h"
#include "toolkit/table/ahu-prompt.h"

/* A screen reader says two to three in a second; the names of six players are in some. */
#define MANY_WORDS 40

static int
compare (gconstpointer a,
         gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

static int
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);
  int n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    n += *words[i] != '\0';

  return n;
}

static GtkWidget *
open_prompt (GtkWidget  *prompt,
             GPtrArray  *said)
{
  GtkWidget *window = gtk_window_new ();

  test_ui_listen (window, prompt, said);

  return window;
}

/* That the game is over its result says. */
static void
assert_heard (AhuSession *session,
              GPtrArray  *said)
{
  const AhuGame *game = ahu_session_get_game (session);
  gconstpointer position = ahu_session_get_position (session);
  g_autofree char *sentence = game->prompt (position, ahu_session_get_names (session), NULL);
  g_auto (GStrv) lines = NULL;
  guint seats[16];

  if (game->pending (position, seats) == 0)
    {
      g_assert_cmpuint (said->len, <=, 1);
      g_assert_false (said->len == 1 && strstr (said->pdata[0], sentence) != NULL);
      return;
    }
  g_assert_cmpuint (said->len, ==, 1);
  g_assert_true (g_str_has_prefix (said->pdata[0], sentence));
  lines = g_strsplit (said->pdata[0], "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_false (g_strv_contains ((const char *const *) lines + i + 1, lines[i]));
}

static void
test_game (gconstpointer data)
{
  const char *folder = g_str_has_prefix (data, "tapati") ? "tapati" : "rapanui";
  g_autoptr (AhuRecord) record = test_record_load (folder, strchr (data, '/') + 1);
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) counts = g_array_new (FALSE, FALSE, sizeof (int));
  GtkWidget *prompt = ahu_prompt_new ();
  GtkWidget *window = open_prompt (prompt, said);

  while (ahu_session_undo (session))
    ;
  while (ahu_session_redo (session))
    {
      int n;

      g_ptr_array_set_size (said, 0);
      ahu_prompt_update (AHU_PROMPT (prompt), session);
      assert_heard (session, said);
      if (said->len == 0)
        continue;
      n = count_words (said->pdata[0]);
      g_array_append_val (counts, n);
      if (n > MANY_WORDS)
        g_error ("%d words: %s", n, (char *) said->pdata[0]);
    }
  g_array_sort (counts, compare);
  g_test_message ("%u announcements: median %d words, 95 %% %d, most %d", counts->len,
                  g_array_index (counts, int, counts->len / 2), g_array_index (counts, int, counts->len * 95 / 100),
                  g_array_index (counts, int, counts->len - 1));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "rapanui/decided-by-moai-or-wood.rapanui",
                                       "rapanui/four-players-untold.rapanui", "rapanui/supply-pile-empty.rapanui",
                                       "tapati/three-random.rapanui", "tapati/four-sensible.rapanui",
                                       "tapati/six-sensible.rapanui", "tapati/forced-scoring.rapanui" };

  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/heard/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_game);
    }

  return g_test_run ();
}

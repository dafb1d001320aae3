/* test-rn-news.c: tests of what the table is told: news, sentence, refusals, who is lit, the slip
 *
 * Not for: what the news are (tests/games/rapanui/engine/test-news.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-amends.h"
#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-close-button.h"
#include "toolkit/base/ahu-press.h"
#include "toolkit/table/ahu-news-row.h"
#include "toolkit/table/ahu-notice.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-slip.h"
#include "toolkit/table/ahu-taking-chip.h"

#include "support/test-correction.h"
#include "support/test-listen.h"
#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define RECORD "active-without-cards.rapanui"

/* “due”, “done”, “slip” or nothing of these. */
static const char *
get_look (GtkWidget *root)
{
  GtkWidget *row = test_find_type (root, AHU_TYPE_NEWS_ROW);

  return gtk_widget_has_css_class (row, "due") ? "due"
         : gtk_widget_has_css_class (row, "done") ? "done"
         : gtk_widget_has_css_class (row, "slip") ? "slip" : "";
}

static const RnPosition *
get_position (TestTable *table)
{
  return ahu_session_get_position (table->session);
}

static void
assert_chips (GtkWidget    *root,
              AhuSession   *session,
              const RnNews *news)
{
  g_autoptr (GPtrArray) chips = test_find_all (root, AHU_TYPE_TAKING_CHIP);
  guint n_new = 0;

  for (guint i = 0; i < chips->len; i++)
    n_new += !gtk_widget_has_css_class (chips->pdata[i], "earlier");
  g_assert_cmpuint (n_new, ==, news->n);
  for (guint i = 0; i < news->n; i++)
    {
      g_autofree char *sentence = rn_news_item_sentence (news, i, ahu_session_get_names (session));
      g_autofree char *reason = rn_news_item_reason (news, i);

      gtk_test_accessible_assert_property (chips->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
      gtk_test_accessible_assert_property (chips->pdata[i], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason);
    }
}

/* A whole game played: what moves something is due until the next move, and no longer; before that the line is
 * empty. */
static void
test_states (void)
{
  guint n_due = 0, n_silent = 0;
  TestTable table;
  guint n;

  test_table_open (&table, RECORD, 1280, 800);
  n = ahu_record_get_moves (ahu_session_get_record (table.session))->len;
  for (guint ply = 0; ply < n; ply++)
    {
      g_autofree char *turn = NULL;
      RnNews news;

      if (ply > 0)
        g_assert_true (ahu_session_redo (table.session));
      test_find_news (table.session, &news);
      turn = rn_turn_words (news.turn);
      g_assert_cmpstr (get_look (table.page), ==, news.state == RN_NEWS_NOTHING ? ""
                                                  : news.state == RN_NEWS_DUE ? "due" : "done");
      assert_chips (table.page, table.session, &news);
      if (!news.over)
        g_assert_true (test_shows_text (test_find_type (table.page, AHU_TYPE_PROMPT), turn) == rn_news_has_begun (&news));
      n_silent += !news.over && !rn_news_has_begun (&news);
      n_due += news.state == RN_NEWS_DUE;
    }
  g_assert_cmpuint (n_due, >, 50);
  g_assert_cmpuint (n_silent, >, 0);
  test_table_close (&table);
}

static int
measure_height (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (widget), NULL, &natural, NULL, NULL);
  return natural;
}

/* Neither row ever changes its height. */
static void
test_height (gconstpointer data)
{
  TestTable table;
  GtkWidget *prompt;
  int height;

  test_table_open (&table, RECORD, GPOINTER_TO_INT (data), 800);
  /* What is in it, without its margins. */
  prompt = gtk_widget_get_first_child (test_find_type (table.page, AHU_TYPE_PROMPT));
  test_ui_wait_for_frames (prompt, 2);
  height = measure_height (prompt);
  for (guint ply = 1; ply < 120; ply++)
    {
      test_session_go (table.session, ply);
      g_assert_cmpint (measure_height (prompt), ==, height);
    }
  test_table_close (&table);
}

static void
assert_lit (GtkWidget  *panel,
            const char *words,
            gboolean    acts)
{
  g_assert_true (test_ui_is_now (panel) == acts);
  if (words != NULL)
    g_assert_true (test_shows_text (panel, words));
}

/* Whom the sentence names is lit, everywhere, with what is to be done; who waits is not. */
static void
test_lit (void)
{
  TestTable table;
  guint steps = 0;

  test_table_open (&table, RECORD, 1280, 800);
  for (guint ply = 1; ply < 127; ply++)
    {
      const RnPosition *position;
      GtkWidget *scores;
      g_autoptr (GPtrArray) panels = NULL;
      g_autoptr (GPtrArray) cells = NULL;
      g_autoptr (GPtrArray) large = NULL;

      test_session_go (table.session, ply);
      position = get_position (&table);
      if (position->step != RN_STEP_SACRIFICE && position->step != RN_STEP_ADD && position->step != RN_STEP_REWARD)
        continue;
      steps |= 1u << position->step;
      panels = test_find_all (table.page, AHU_TYPE_RN_PLAYER_PANEL);
      g_assert_cmpuint (panels->len, ==, 4);
      scores = test_hold (ahu_rn_scores_new ());
      ahu_rn_scores_update (AHU_RN_SCORES (scores), table.session);
      for (guint p = 0; p < 4; p++)
        {
          g_autofree char *words = rn_player_words (position, p);
          gboolean acts = rn_acting_words (position, p) != NULL;
          guint8 pending[RN_MAX_PLAYERS];
          guint n = rn_position_pending (position, pending);
          gboolean named = FALSE;
          GtkWidget *panel = gtk_widget_get_first_child (scores);

          for (guint i = 0; i < n; i++)
            named = named || pending[i] == p;
          g_assert_true (acts == named);
          for (guint i = 0; i < p; i++)
            panel = gtk_widget_get_next_sibling (panel);
          assert_lit (panels->pdata[p], words, acts);
          assert_lit (panel, words, acts);
        }
      test_release (scores);
    }
  g_assert_cmpuint (steps, ==, 1u << RN_STEP_SACRIFICE | 1u << RN_STEP_ADD | 1u << RN_STEP_REWARD);
  test_table_close (&table);
}

static gboolean
is_gone (gpointer notice)
{
  return !gtk_widget_get_visible (notice);
}

/* A refusal replaces nothing and goes: after a while, with Escape, or with the next move. */
static void
test_refusal (void)
{
  TestTable table;
  GtkWidget *notice;
  GtkWidget *prompt;
  g_autofree char *sentence = NULL;
  RnNews news;

  test_table_open (&table, RECORD, 1280, 800);
  test_session_go (table.session, 123);
  notice = test_find_type (table.page, AHU_TYPE_NOTICE);
  prompt = test_find_type (table.page, AHU_TYPE_PROMPT);
  test_find_news (table.session, &news);
  sentence = rn_prompt (get_position (&table), ahu_session_get_names (table.session));

  g_assert_true (test_table_press (&table, GDK_KEY_q, 0));
  g_assert_nonnull (strstr (ahu_notice_get_refusal (AHU_NOTICE (notice)), "(R3.2)"));
  g_assert_true (test_shows_text (prompt, sentence));
  g_assert_null (strstr (sentence, "R3.2"));
  assert_chips (prompt, table.session, &news);
  g_assert_cmpstr (get_look (table.page), ==, "due");
  g_assert_true (test_table_press (&table, GDK_KEY_Escape, 0));
  g_assert_true (is_gone (notice));

  test_table_press (&table, GDK_KEY_q, 0);
  test_session_go (table.session, 124);
  g_assert_true (is_gone (notice));
  g_assert_null (ahu_notice_get_refusal (AHU_NOTICE (notice)));
  test_session_go (table.session, 123);
  test_table_press (&table, GDK_KEY_q, 0);
  g_assert_false (is_gone (notice));
  test_ui_wait (is_gone, notice);
  test_table_close (&table);
}

static guint
find_scoring (TestTable *table,
              guint      ply)
{
  RnNews news;

  do
    {
      test_session_go (table->session, ++ply);
      test_find_news (table->session, &news);
    }
  while (news.state != RN_NEWS_DUE || news.kind != RN_LUMBERJACK);

  return ply;
}

static gboolean
is_unmapped (gpointer widget)
{
  return !gtk_widget_get_mapped (widget);
}

/* The cross of the row that is shown, reached with the keyboard and activated. */
static void
close_by_key (GtkWidget *row)
{
  GtkWidget *close = test_find_type (row, AHU_TYPE_CLOSE_BUTTON);

  g_assert_true (gtk_widget_get_mapped (close));
  g_assert_true (gtk_widget_grab_focus (close));
  g_assert_true (gtk_widget_is_focus (close));
  g_assert_true (gtk_widget_activate (close));
  test_ui_wait (is_unmapped, close);
}

static GPtrArray *
listen (TestTable *table)
{
  GPtrArray *said = g_ptr_array_new_with_free_func (g_free);

  test_ui_listen (table->window, table->page, said);

  return said;
}

/* Of what was scored, what everybody has who acts now.
 * Returns: how many */
static guint
assert_heard (TestTable  *table,
              const char *said)
{
  const char *const *names = ahu_session_get_names (table->session);
  guint8 pending[RN_MAX_PLAYERS];
  guint n_pending = rn_position_pending (get_position (table), pending);
  guint n = 0;
  RnNews news;

  test_find_news (table->session, &news);
  for (guint i = 0; i < news.n; i++)
    {
      g_autofree char *sentence = rn_news_item_sentence (&news, i, names);
      gboolean acts = memchr (pending, news.items[i].taking.player, n_pending) != NULL;

      g_assert_true ((strstr (said, sentence) != NULL) == (news.fresh && acts));
      n += news.fresh && acts;
    }

  return n;
}

/* An event is announced once: who does what now, then what it has brought to them. What was
 * done since is announced no more, and the end once. */
static void
test_announced (void)
{
  guint n_heard = 0;
  TestTable table;
  g_autoptr (GPtrArray) said = NULL;

  test_table_open (&table, RECORD, 1280, 800);
  said = listen (&table);
  for (;;)
    {
      g_autofree char *sentence = NULL;

      g_ptr_array_set_size (said, 0);
      g_assert_true (ahu_session_redo (table.session));
      if (get_position (&table)->step == RN_STEP_OVER)
        break;
      sentence = rn_prompt (get_position (&table), ahu_session_get_names (table.session));
      g_assert_cmpuint (said->len, ==, 1);
      g_assert_true (g_str_has_prefix (said->pdata[0], sentence));
      n_heard += assert_heard (&table, said->pdata[0]);
    }
  g_assert_cmpuint (n_heard, >, 40);

  /* Why not is a message; that it is gone is none. */
  test_session_go (table.session, 123);
  g_ptr_array_set_size (said, 0);
  g_assert_true (test_table_press (&table, GDK_KEY_q, 0));
  g_assert_cmpuint (said->len, ==, 1);
  g_assert_cmpstr (said->pdata[0], ==,
                   ahu_notice_get_refusal (AHU_NOTICE (test_find_type (table.page, AHU_TYPE_NOTICE))));
  /* Apart from the window's own. */
  g_assert_null (test_ui_find (test_find_type (table.page, AHU_TYPE_NOTICE), GTK_TYPE_BUTTON, "Close"));
  g_assert_true (test_table_press (&table, GDK_KEY_Escape, 0));
  g_assert_cmpuint (said->len, ==, 1);
  test_table_close (&table);
}

/* Whoever closes a refusal or a slip with the keyboard is where they were. */
static void
test_focus_comes_back (void)
{
  TestTable table;
  g_autoptr (GPtrArray) choices = NULL;
  GtkWidget *before;
  GtkWidget *notice;

  test_table_open (&table, RECORD, 1280, 800);
  notice = test_find_type (table.page, AHU_TYPE_NOTICE);
  test_session_go (table.session, 123);
  choices = test_find_choices (table.page);
  /* Not the one that the page would choose. */
  for (guint i = choices->len; !gtk_widget_get_mapped (before = choices->pdata[i - 1]);)
    g_assert_cmpuint (--i, >, 1);
  g_assert_true (gtk_widget_grab_focus (before));
  g_assert_true (test_table_press (&table, GDK_KEY_q, 0));
  test_ui_wait_for_frames (table.page, 2);
  close_by_key (notice);
  g_assert_true (is_gone (notice));
  test_ui_wait_for_frames (table.page, 2);
  g_assert_true (gtk_widget_is_focus (before));

  find_scoring (&table, 30);
  g_assert_true (ahu_session_undo (table.session));
  g_assert_cmpstr (get_look (table.page), ==, "slip");
  before = gtk_window_get_focus (GTK_WINDOW (table.window));
  g_assert_true (AHU_IS_CHOICE (before));
  test_ui_wait_for_frames (table.page, 2);
  close_by_key (test_find_type (table.page, AHU_TYPE_NEWS_ROW));
  g_assert_cmpstr (get_look (table.page), !=, "slip");
  test_ui_wait_for_frames (table.page, 2);
  g_assert_true (gtk_widget_is_focus (before));
  test_table_close (&table);
}

/* A scoring undone is put back; redone it is as it was. */
static void
test_undo (void)
{
  TestTable table;
  g_autoptr (GPtrArray) chips = NULL;
  RnPosition told;
  guint ply;

  test_table_open (&table, RECORD, 1280, 800);
  /* The page is narrow until it has its width. */
  test_ui_wait_for_frames (table.page, 2);
  ply = find_scoring (&table, 30);
  told = *get_position (&table);
  g_assert_cmpstr (get_look (table.page), ==, "due");
  g_assert_true (ahu_session_undo (table.session));
  g_assert_cmpstr (get_look (table.page), ==, "slip");
  g_assert_true (test_shows_text (table.page, "At the table:"));
  chips = test_find_all (table.page, AHU_TYPE_TAKING_CHIP);
  g_assert_cmpuint (chips->len, >, 0);
  for (guint i = 0, p = 0; i < chips->len; i++, p++)
    {
      g_autofree char *sentence = NULL;

      while (told.wood[p] == get_position (&table)->wood[p])
        p++;
      sentence = g_strdup_printf ("%s puts back %d wood.", ahu_session_get_names (table.session)[p],
                                  told.wood[p] - get_position (&table)->wood[p]);
      gtk_test_accessible_assert_property (chips->pdata[i], GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
    }
  g_assert_true (ahu_session_redo (table.session));
  g_assert_cmpstr (get_look (table.page), ==, "due");

  /* Escape says that it is done. */
  ahu_session_undo (table.session);
  g_assert_true (test_table_press (&table, GDK_KEY_Escape, 0));
  g_assert_cmpstr (get_look (table.page), !=, "slip");
  g_assert_cmpuint (test_table_get_ply (&table), ==, ply - 1);
  test_table_close (&table);
}

/* A slip of the finger, taken back before anything was paid or taken, says nothing; and what
 * was due before it is not due again. */
static void
test_finger (void)
{
  TestTable table;
  guint ply;

  test_table_open (&table, RECORD, 1280, 800);
  ply = find_scoring (&table, 30);
  test_session_go (table.session, ply + 1);
  ahu_session_undo (table.session);
  g_assert_cmpstr (get_look (table.page), ==, "done");
  test_table_close (&table);
}

static guint
find_play (TestTable *table,
           guint      ply,
           guint      kind,
           RnMove    *move)
{
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (table->session));

  for (; ply < moves->len; ply++)
    {
      rn_move_from_json (move, moves->pdata[ply]);
      if (move->type == RN_MOVE_PLAY && move->kind == kind)
        return ply;
    }
  g_assert_not_reached ();
}

/* Another card was played: what follows from it is to be moved, and why stands beside it. */
static void
test_correction (void)
{
  TestTable table;
  gboolean found = FALSE;

  test_table_open (&table, RECORD, 1280, 800);
  test_ui_wait_for_frames (table.page, 2);
  test_session_go (table.session, 123);
  for (guint ply = 20; ply < 100 && !found; ply++)
    {
      RnMove move;
      RnPosition told = *get_position (&table);
      const RnPosition *before;
      AhuCorrection *correction;

      ply = find_play (&table, ply, RN_LUMBERJACK, &move);
      before = ahu_history_get_position (ahu_session_get_history (table.session), ply);
      for (guint kind = RN_FISH; kind < RN_KINDS && !found; kind++)
        {
          g_autoptr (JsonNode) other = NULL;

          move.kind = (guint8) kind;
          if (before->hand[before->active][kind] == 0)
            continue;
          other = rn_move_to_json (&move);
          correction = test_try_change (ahu_session_get_history (table.session), ply, other);
          if (ahu_correction_get_conflict (correction) != NULL)
            {
              ahu_correction_free (correction);
              continue;
            }
          found = TRUE;
          g_assert_null (ahu_session_accept (table.session, correction));
        }
      if (found)
        {
          g_autofree char *reason = NULL;
          RnAmends amends;

          before = ahu_history_get_position (ahu_session_get_history (table.session), ply);
          reason = g_strdup_printf ("because turn %u was corrected: %s, not Lumberjack", before->turn, rn_kind_name (move.kind));
          rn_amends_find (&amends, &told, get_position (&table));
          found = !rn_amends_is_zero (&amends);
          g_assert_cmpstr (get_look (table.page), ==, found ? "slip" : "done");
          g_assert_true (test_shows_text (table.page, reason) == found);
          /* Undone as one step. */
          ahu_session_undo (table.session);
          g_assert_cmpstr (get_look (table.page), ==, "due");
        }
    }
  g_assert_true (found);
  test_table_close (&table);
}

/* The focus on what was taken says why, with the rule; in the order of shortening the name
 * goes and the mark stays. */
static void
test_chips (void)
{
  TestTable table;
  GtkWidget *notice;
  GtkWidget *chip;
  g_autoptr (GPtrArray) chips = NULL;

  test_table_open (&table, RECORD, 360, 720);
  test_session_go (table.session, 123);
  test_ui_wait_for_frames (table.page, 2);
  notice = test_find_type (table.page, AHU_TYPE_NOTICE);
  chips = test_find_all (table.page, AHU_TYPE_TAKING_CHIP);
  chip = chips->pdata[0];
  g_assert_cmpuint (chips->len, ==, 4);
  g_assert_true (gtk_widget_get_child_visible (gtk_widget_get_first_child (chip)));
  g_assert_false (gtk_widget_get_child_visible (gtk_widget_get_next_sibling (gtk_widget_get_first_child (chip))));
  gtk_window_set_focus_visible (GTK_WINDOW (table.window), TRUE);
  g_assert_true (gtk_widget_grab_focus (chip));
  g_assert_false (is_gone (notice));
  g_assert_null (ahu_notice_get_refusal (AHU_NOTICE (notice)));
  g_assert_nonnull (strstr (ahu_taking_chip_get_explanation (AHU_TAKING_CHIP (chip)), "R7.4"));
  /* So does a press. */
  g_assert_null (test_find_type (chip, GTK_TYPE_POPOVER));
  ahu_press_activate (chip);
  g_assert_true (test_ui_says (test_find_type (chip, GTK_TYPE_POPOVER), ahu_taking_chip_get_explanation (AHU_TAKING_CHIP (chip))));
  test_table_close (&table);
}

static graphene_rect_t
get_place (GtkWidget *widget,
           GtkWidget *row)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, row, &place));
  return place;
}

/* @widget is seen whole, before @x. */
static void
assert_seen (GtkWidget *widget,
             GtkWidget *row,
             double     x)
{
  graphene_rect_t place = get_place (widget, row);

  g_assert_cmpfloat (place.origin.x, >=, 0);
  g_assert_cmpfloat (place.origin.y, >=, 0);
  g_assert_cmpfloat (place.origin.x + place.size.width, <=, x);
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (row));
}

/* A finger on the middle of each edge presses @button, which may be part of something that is one for the keys. */
static void
assert_touchable (GtkWidget *button,
                  GtkWidget *row,
                  double     x)
{
  static const graphene_point_t edges[] = { { 0.02f, 0.5f }, { 0.98f, 0.5f }, { 0.5f, 0.02f }, { 0.5f, 0.98f } };
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (row));
  GtkWidget *widget = GTK_IS_MENU_BUTTON (button) ? test_find_type (button, GTK_TYPE_TOGGLE_BUTTON) : button;
  graphene_rect_t place = get_place (widget, window);

  g_assert_cmpfloat (get_place (button, row).origin.x, >=, 0);
  g_assert_cmpfloat (get_place (button, row).origin.x + get_place (button, row).size.width, <=, x);
  g_assert_cmpfloat (place.size.width, >=, 44);
  g_assert_cmpfloat (place.size.height, >=, 44);
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      GtkWidget *picked = gtk_widget_pick (window, place.origin.x + edges[i].x * place.size.width,
                                           place.origin.y + edges[i].y * place.size.height, GTK_PICK_DEFAULT);

      g_assert_true (picked != NULL && (picked == widget || gtk_widget_is_ancestor (picked, widget)));
    }
}

/* Everybody's part, whole, and nothing else that is left out.
 *
 * Returns: whether all of it is seen */
static gboolean
assert_chips_seen (GtkWidget *row,
                   double     x)
{
  g_autoptr (GPtrArray) chips = test_find_all (row, AHU_TYPE_TAKING_CHIP);
  gboolean all = TRUE;

  g_assert_cmpuint (chips->len, >, 0);
  for (guint i = 0; i < chips->len; i++)
    {
      if (gtk_widget_get_mapped (chips->pdata[i]))
        assert_seen (chips->pdata[i], row, x);
      else
        all = FALSE;
    }

  return all;
}

/* On a narrow page the line says in words what to take and what to put back. Returns: whether
 * all of it is seen */
static gboolean
assert_words_seen (GtkWidget  *row,
                   double      x,
                   AhuSession *session)
{
  g_autoptr (AhuNews) slip = ahu_slip_dup_news (ahu_slip_get (session));
  g_auto (GStrv) lines = g_strsplit (slip->text, "\n", -1);
  g_autofree char *words = g_strjoinv (" ", lines + 1);
  GtkWidget *label = test_ui_find (row, GTK_TYPE_LABEL, words);

  g_assert_nonnull (label);
  g_assert_null (test_ui_find (row, AHU_TYPE_TAKING_CHIP, NULL));
  assert_seen (label, row, x);

  return !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label)));
}

static gboolean
is_laid_out (gpointer widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

/* One tap shows all of it. */
static void
assert_more (GtkWidget  *more,
             AhuSession *session)
{
  g_autoptr (AhuNews) slip = ahu_slip_dup_news (ahu_slip_get (session));
  g_auto (GStrv) lines = g_strsplit (slip->text, "\n", -1);
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (more)));

  gtk_menu_button_popup (GTK_MENU_BUTTON (more));
  test_ui_wait (is_laid_out, popover);
  /* In words that can be read. */
  g_assert_cmpint (gtk_widget_get_width (popover), >, 200);
  g_assert_cmpint (gtk_widget_get_width (popover), <=, 360);
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_true (test_shows_text (popover, lines[i]));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (more));
  test_ui_wait (is_unmapped, popover);
}

static gboolean
is_slip_shown (AhuSession *session)
{
  g_autoptr (AhuNews) slip = ahu_slip_dup_news (ahu_slip_get (session));

  return slip != NULL;
}

/* However much was undone: the cross is in sight, nobody's part is cut off, and what has no
 * room is behind a button. */
static void
test_slip_fits (gconstpointer data)
{
  guint n_left_out = 0, n_slips = 0;
  TestTable table;
  GtkWidget *row;
  GtkWidget *prompt;
  int height;

  test_table_open (&table, RECORD, GPOINTER_TO_INT (data), GPOINTER_TO_INT (data) == 360 ? 720 : 800);
  test_session_go (table.session, 123);
  row = test_find_type (table.page, AHU_TYPE_NEWS_ROW);
  prompt = gtk_widget_get_first_child (test_find_type (table.page, AHU_TYPE_PROMPT));
  test_ui_wait_for_frames (prompt, 2);
  height = measure_height (prompt);
  for (guint i = 0; i < 60; i++)
    {
      GtkWidget *close = test_find_type (row, AHU_TYPE_CLOSE_BUTTON);
      GtkWidget *more = test_find_type (row, GTK_TYPE_MENU_BUTTON);
      double end;
      gboolean all;

      g_assert_true (ahu_session_undo (table.session));
      test_ui_wait_for_frames (table.page, 2);
      /* A question to all can stand in its place. */
      if (!is_slip_shown (table.session) || !gtk_widget_get_mapped (row))
        continue;
      g_assert_cmpint (measure_height (prompt), ==, height);
      assert_touchable (close, row, gtk_widget_get_width (row));
      end = get_place (close, row).origin.x;
      if (gtk_widget_get_mapped (more))
        {
          assert_touchable (more, row, end);
          end = get_place (more, row).origin.x;
          assert_more (more, table.session);
        }
      all = GPOINTER_TO_INT (data) > 360 ? assert_chips_seen (row, end)
                                         : assert_words_seen (row, end, table.session);
      g_assert_true (all || gtk_widget_get_mapped (more));
      n_left_out += !all;
      n_slips++;
    }
  g_assert_cmpuint (n_slips, >, 20);
  g_assert_cmpuint (n_left_out, >, 5);
  /* In a wide window the last scoring has room. */
  if (GPOINTER_TO_INT (data) > 360)
    g_assert_cmpuint (n_left_out, <, n_slips);
  test_table_close (&table);
}

/* In low windows the line is lower than its buttons. */
static void
test_low (gconstpointer data)
{
  const int *window = data;
  guint n_more = 0, n_slips = 0;
  TestTable table;
  GtkWidget *row;

  test_table_open (&table, RECORD, window[0], window[1]);
  test_session_go (table.session, 123);
  if (window[2])
    gtk_widget_activate_action (table.page, "table.view", NULL);
  row = test_find_type (table.page, AHU_TYPE_NEWS_ROW);
  for (guint i = 0; i < 60; i++)
    {
      GtkWidget *close = test_find_type (row, AHU_TYPE_CLOSE_BUTTON);
      GtkWidget *more = test_find_type (row, GTK_TYPE_MENU_BUTTON);

      g_assert_true (ahu_session_undo (table.session));
      test_ui_wait_for_frames (table.page, 2);
      if (!gtk_widget_get_mapped (row))
        continue;
      if (gtk_widget_get_mapped (more))
        assert_touchable (more, row, gtk_widget_get_width (row)), n_more++;
      if (gtk_widget_get_mapped (close))
        assert_touchable (close, row, gtk_widget_get_width (row)), n_slips++;
    }
  g_assert_cmpuint (n_more, >, 0);
  g_assert_cmpuint (n_slips, >, 0);
  test_table_close (&table);
}

/* What is to be put right stays, whatever is played and scored meanwhile, until somebody has said that it is done. */
static void
test_slip_stays (void)
{
  TestTable table;
  GtkWidget *close;
  guint n_scorings = 0;

  test_table_open (&table, RECORD, 1280, 800);
  test_ui_wait_for_frames (table.page, 2);
  find_scoring (&table, 30);
  g_assert_true (ahu_session_undo (table.session));
  g_assert_true (is_slip_shown (table.session));
  close = test_find_type (test_find_type (table.page, AHU_TYPE_NEWS_ROW), AHU_TYPE_CLOSE_BUTTON);
  for (guint i = 0; i < 20 && get_position (&table)->step != RN_STEP_REFILL; i++)
    {
      RnMove moves[RN_MAX_LEGAL];
      RnPosition after;
      RnNews news;
      guint n = rn_legal_moves (get_position (&table), moves);
      g_autoptr (AhuRefusal) refusal = NULL;

      /* The last one, which isn't what was undone, and after which nothing has to be laid. */
      do
        {
          after = *get_position (&table);
          rn_apply (&after, &moves[--n], NULL);
        }
      while (after.step == RN_STEP_REFILL && n > 0);
      refusal = ahu_session_play (table.session, rn_move_to_json (&moves[n]));
      g_assert_null (refusal);
      test_find_news (table.session, &news);
      n_scorings += news.fresh && news.kind != RN_INVALID;
      g_assert_true (is_slip_shown (table.session));
      g_assert_true (gtk_widget_get_visible (close));
    }
  g_assert_cmpuint (n_scorings, >, 0);
  g_signal_emit_by_name (close, "clicked");
  g_assert_false (is_slip_shown (table.session));
  g_assert_false (gtk_widget_get_visible (close));
  test_table_close (&table);
}

int
main (int   argc,
      char *argv[])
{
  /* And whether in the table view */
  static const int low[][3] = { { 1280, 590, FALSE }, { 1000, 600, FALSE }, { 790, 442, FALSE }, { 640, 360, FALSE }, { 640, 360, TRUE } };

  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (low); i++)
    {
      g_autofree char *path = g_strdup_printf ("/ui/rn-news/low%s/%d", low[i][2] ? "/view" : "", low[i][0]);

      g_test_add_data_func (path, low[i], test_low);
    }
  g_test_add_func ("/ui/rn-news/states", test_states);
  g_test_add_data_func ("/ui/rn-news/height/1280", GINT_TO_POINTER (1280), test_height);
  g_test_add_data_func ("/ui/rn-news/height/360", GINT_TO_POINTER (360), test_height);
  g_test_add_func ("/ui/rn-news/lit", test_lit);
  g_test_add_func ("/ui/rn-news/refusal", test_refusal);
  g_test_add_func ("/ui/rn-news/announced", test_announced);
  g_test_add_func ("/ui/rn-news/focus-comes-back", test_focus_comes_back);
  g_test_add_func ("/ui/rn-news/undo", test_undo);
  g_test_add_data_func ("/ui/rn-news/slip-fits/360", GINT_TO_POINTER (360), test_slip_fits);
  g_test_add_data_func ("/ui/rn-news/slip-fits/1280", GINT_TO_POINTER (1280), test_slip_fits);
  g_test_add_func ("/ui/rn-news/slip-stays", test_slip_stays);
  g_test_add_func ("/ui/rn-news/finger", test_finger);
  g_test_add_func ("/ui/rn-news/correction", test_correction);
  g_test_add_func ("/ui/rn-news/chips", test_chips);

  return g_test_run ();
}

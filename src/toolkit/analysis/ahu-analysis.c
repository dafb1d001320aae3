/* ahu-analysis.c: the window that says how the chances in a game went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/analysis/ahu-analysis.h"

#include <glib/gi18n.h>
#include <math.h>

#include "core/advice/ahu-highlights.h"
#include "core/base/ahu-name.h"
#include "core/game/ahu-rule-number.h"
#include "core/teach/ahu-compare.h"
#include "toolkit/analysis/ahu-analysis-memory.h"
#include "toolkit/analysis/ahu-analysis-work.h"
#include "toolkit/analysis/ahu-own-tries.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/charts/ahu-chances-chart.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/rules/ahu-child-window.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-reasons.h"

#define MARK_SIZE 16
#define SPACING 9
#define N_TURNING_POINTS 5

struct _AhuAnalysis
{
  AdwWindow parent_instance;

  GtkWidget *overlay;
  GtkWidget *box;
  GtkWidget *progress;
  GtkWidget *stop;
  GtkWidget *running;    /* progress and stop */
  GtkWidget *stopped;    /* what there is if it was stopped, and going on */
  GtkWidget *go_on;
  GtkWidget *chart_slot;
  GtkWidget *reading;
  GtkWidget *turning_part;
  GtkWidget *turning_points;
  GtkWidget *missed_part;
  GtkWidget *missed;
  GtkWidget *about;

  GtkWidget *chart;
  AhuSession *session;
  AhuHistory *history;   /* a copy: the game may go on */
  char **names;          /* as they stand in sentences */
  gboolean is_over;
  guint n_moves;
  const AhuGameAdvisor *advisor;
  GPtrArray *moves;      /* of AhuAnalysisMove, as far as known */
  GCancellable *cancellable;
  gboolean is_done;
};

G_DEFINE_FINAL_TYPE (AhuAnalysis, ahu_analysis, ADW_TYPE_WINDOW)

static const AhuAnalysisMove *
get_move (AhuAnalysis *self,
          guint        i)
{
  return g_ptr_array_index (self->moves, i);
}

static int
percent (double chance)
{
  return (int) lround (CLAMP (chance, 0, 1) * 100);
}

static const AhuGame *
get_game (AhuAnalysis *self)
{
  return ahu_record_get_game (ahu_history_get_record (self->history));
}

static gconstpointer
get_before (AhuAnalysis *self,
            guint        i)
{
  return ahu_history_get_position (self->history, get_move (self, i)->ply);
}

/* As everybody may know it now. */
static char *
describe_move (AhuAnalysis *self,
               guint        i)
{
  const AhuGame *game = get_game (self);
  gconstpointer before = get_before (self, i);
  JsonNode *move = get_move (self, i)->move;
  gconstpointer now = ahu_history_get_position (self->history, self->n_moves);
  const AhuViewer viewer = { now, ahu_game_ui_get_viewer (self->session).open };
  g_autoptr (JsonNode) known = game->conceal != NULL ? game->conceal (now, before, move) : NULL;
  g_auto (GStrv) lines = NULL;

  lines = game->describe_move (before, known != NULL ? known : move, (const char *const *) self->names,
                               &viewer);

  return g_strdup (lines[0] != NULL ? lines[0] : "");
}

/* AHU_NOBODY where turns are everybody's. */
static guint
get_turn_seat (AhuAnalysis *self,
               guint        i)
{
  const AhuGame *game = get_game (self);

  return game->turn_seat != NULL ? game->turn_seat (get_before (self, i)) : AHU_NOBODY;
}

/* As whose it is told, AHU_NOBODY for what is nobody's. */
static guint
get_teller (AhuAnalysis *self,
            guint        i)
{
  guint seat = get_turn_seat (self, i);

  if (seat == AHU_NOBODY && get_move (self, i)->player >= 0)
    return (guint) get_move (self, i)->player;

  return seat;
}

/* That of the first line of what the log says of @move, made or not. Returns: (nullable) */
static const char *
get_rule (AhuAnalysis *self,
          guint        i,
          JsonNode    *move)
{
  const AhuGame *game = get_game (self);
  g_autofree const char **rules = NULL;

  if (game->move_rules == NULL)
    return NULL;

  rules = game->move_rules (get_before (self, i), move);

  return rules[0];
}

static char *
tell_turn (AhuAnalysis *self,
           guint        i)
{
  g_autofree char *place = ahu_game_place_text (get_game (self), get_before (self, i), AHU_TURN_TITLE);
  g_autofree char *move = describe_move (self, i);
  guint seat = get_turn_seat (self, i);

  if (seat == AHU_NOBODY)
    /* Translators: %1$s is where in the game it is, such as “Round 3”, %2$s a sentence of the log, such as “Anna
     * rolls 5.” */
    return g_strdup_printf (C_("place", "%1$s: %2$s"), place, move);

  /* Translators: %1$s is where in the game it is, such as “Turn 12”, %2$s the player whose turn it is, %3$s a
   * sentence of the log, such as “Draws Fish from column 2.” */
  return g_strdup_printf (C_("place", "%1$s, %2$s: %3$s"), place, self->names[seat], move);
}

/* A move that is told below the chart, on the way back to it. */
static void
show_move_cb (AhuAnalysis *self,
              GtkWidget   *button)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "move"));

  /* Into sight first: then what is read is announced. */
  gtk_widget_grab_focus (self->chart);
  ahu_chart_read (AHU_CHART (self->chart), i + 1);
}

/* @player: whose mark it has, or AHU_NOBODY */
static GtkWidget *
make_line (AhuAnalysis *self,
           guint        player,
           const char  *text)
{
  const char *const *colours = ahu_record_get_colours (ahu_history_get_record (self->history));
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACING);
  if (player != AHU_NOBODY)
    {
      GtkWidget *mark = ahu_mark_new (colours[player], MARK_SIZE);

      gtk_widget_set_valign (mark, GTK_ALIGN_START);
      gtk_grid_attach (GTK_GRID (grid), mark, 0, 0, 1, 1);
    }
  gtk_grid_attach (GTK_GRID (grid), ahu_text_new (text, NULL), 1, 0, 1, 1);

  return grid;
}

/* The rules are links, which a button can’t have inside. */
static GtkWidget *
make_change (const char *change,
             const char *rule)
{
  g_autofree char *text = ahu_cite (change, rule);
  GtkWidget *label = ahu_text_new ("", "second");

  ahu_rules_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_margin_start (label, MARK_SIZE + 2 * SPACING);
  gtk_widget_set_margin_end (label, SPACING);

  return label;
}

/* With the mark of whose turn it was, whosever chance changed. */
static GtkWidget *
make_entry (AhuAnalysis *self,
            guint        i,
            const char  *change,
            const char  *rule)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new ();
  g_autofree char *turn = tell_turn (self, i);

  gtk_button_set_child (GTK_BUTTON (button), make_line (self, get_teller (self, i), turn));
  gtk_widget_set_tooltip_text (button, _("Show in the chart"));
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, turn, -1);
  g_object_set_data (G_OBJECT (button), "move", GUINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", G_CALLBACK (show_move_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), make_change (change, rule));

  return box;
}

static void
append_turning_point (AhuAnalysis *self,
                      guint        i)
{
  guint player = 0;
  g_autofree char *change = NULL;

  ahu_highlights_swing (self->moves, i, &player);
  /* Translators: %1$s is a player, %2$d and %3$d the chance to win before and after a move, in percent. */
  change = g_strdup_printf (_("%1$s’s chance of winning: %2$d%% → %3$d%%"), self->names[player],
                            percent (ahu_highlights_chances (self->moves, i)[player]), percent (ahu_highlights_chances (self->moves, i + 1)[player]));
  gtk_box_append (GTK_BOX (self->turning_points), make_entry (self, i, change, get_rule (self, i, get_move (self, i)->move)));
}

static void
append_missed (AhuAnalysis *self,
               guint        player,
               guint        i)
{
  const AhuAnalysisMove *move = get_move (self, i);
  const AhuGameUi *ui = ahu_game_ui_find (get_game (self));
  g_autofree char *best = ui != NULL && ui->choice_name != NULL ? ui->choice_name (get_before (self, i), move->best)
                                                                : g_strdup (move->best_text);
  int errors[2];
  int won = ahu_won_percent ((AhuWon) { move->before[player], move->games[0] }, &errors[0]);
  int instead = ahu_won_percent ((AhuWon) { move->after[player], move->games[1] }, &errors[1]);
  /* Translators: %1$s is a move, such as “Draw Fish from column 2”; %2$d how many of 100 games are won after it, %3$d the
   * standard error of that number; %4$d and %5$d the same of the move that was made. */
  g_autofree char *better = g_strdup_printf (_("Better: %1$s. Games won of 100: %2$d ± %3$d instead of %4$d ± %5$d."),
                                             best, won, errors[0], instead, errors[1]);
  g_autofree char *cited = ahu_cite (better, get_rule (self, i, move->best));
  g_autofree char *differs = ahu_compare_tell (&(AhuComparison) {
    .game = get_game (self),
    .position = get_before (self, i),
    .names = (const char *const *) self->names,
    .seat = player,
    .move = move->best,
    .other = move->move,
  });
  g_autofree char *text = differs != NULL ? g_strdup_printf ("%s\n%s", cited, differs) : g_strdup (cited);

  gtk_box_append (GTK_BOX (self->missed), make_entry (self, i, text, NULL));
}

static void
append_nothing_missed (AhuAnalysis *self,
                       guint        player)
{
  const char *format = self->is_over
                         /* Translators: %s is a player. */
                         ? _("%s missed nothing that would clearly have been better.")
                         /* Translators: %s is a player. */
                         : _("So far %s has missed nothing that would clearly have been better.");
  const char *kept_back = ahu_game_advisor_get_words (self->advisor, AHU_ADVICE_WORDS_PRIVATE);
  g_autofree char *missed = g_strdup_printf (format, self->names[player]);
  g_autofree char *text = self->is_over || kept_back == NULL ? g_steal_pointer (&missed)
                                                             : g_strjoin (C_("sentences", " "), missed, kept_back, NULL);
  GtkWidget *line = make_line (self, player, text);

  gtk_widget_set_margin_start (line, SPACING);
  gtk_widget_set_margin_end (line, SPACING);
  gtk_box_append (GTK_BOX (self->missed), line);
}

static void
show_missed (AhuAnalysis *self)
{
  guint n_players = self->moves->len > 0 ? get_move (self, 0)->n_players : 0;

  for (guint player = 0; player < n_players; player++)
    {
      int i = ahu_highlights_missed (self->moves, player, self->is_over);

      if (i >= 0)
        append_missed (self, player, (guint) i);
      else
        append_nothing_missed (self, player);
    }
}

/* “Move 34 · Turn 9, Anna: … Anna 34 %, Ben 66 %” */
static char *
tell_chances (AhuAnalysis *self,
              guint        n)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *turn = tell_turn (self, n - 1);
  g_autofree char *what = ahu_cite (turn, get_rule (self, n - 1, get_move (self, n - 1)->move));

  g_string_append_printf (text, "%s\n", what);
  for (guint p = 0; p < get_move (self, n - 1)->n_players; p++)
    {
      if (p > 0)
        g_string_append (text, C_("counts", ", "));
      /* Translators: %1$s is a player, %2$d the chance to win in percent. */
      g_string_append_printf (text, C_("chance", "%1$s %2$d%%"), self->names[p],
                              percent (ahu_highlights_chances (self->moves, n)[p]));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
read_cb (AhuAnalysis *self)
{
  guint n = ahu_chart_get_read (AHU_CHART (self->chart));
  g_autofree char *text = NULL;

  if (n == 0 || n > self->moves->len)
    {
      gtk_label_set_text (GTK_LABEL (self->reading), _("Point at the chart or use the arrow keys to go through it move by move."));
      return;
    }
  text = tell_chances (self, n);
  ahu_rules_label_set_text (GTK_LABEL (self->reading), text);
  if (gtk_widget_has_focus (self->chart))
    ahu_compat_announce (self->box, text);
}

static void
show_progress (AhuAnalysis *self)
{
  /* Translators: %1$u of %2$u moves of a game have been looked at. */
  g_autofree char *text = g_strdup_printf (ngettext ("%1$u of %2$u move", "%1$u of %2$u moves", self->n_moves),
                                           self->moves->len, self->n_moves);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress), (double) self->moves->len / self->n_moves);
  gtk_progress_bar_set_text (GTK_PROGRESS_BAR (self->progress), text);
}

static void
append (AhuAnalysis           *self,
        const AhuAnalysisMove *move)
{
  g_ptr_array_add (self->moves, ahu_analysis_move_copy (move));
  ahu_chances_chart_append (AHU_CHANCES_CHART (self->chart), move->common_after);
}

/* What was thought to its end after a stop comes once more when it is gone on with. */
static void
judged_cb (gpointer               window,
           const AhuAnalysisMove *move)
{
  AhuAnalysis *self = window;

  if (self->chart == NULL || self->is_done || move->ply != self->moves->len)
    return;
  append (self, move);
  show_progress (self);
}

static void
clear_part (GtkWidget *part,
            GtkWidget *box)
{
  GtkWidget *child;

  gtk_widget_set_visible (part, FALSE);
  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

static void
finish (AhuAnalysis *self,
        gboolean     is_whole)
{
  g_autoptr (GArray) points = NULL;

  self->is_done = TRUE;
  gtk_widget_set_visible (self->running, FALSE);
  gtk_widget_set_visible (self->stopped, !is_whole);
  if (self->moves->len == 0)
    return;
  points = ahu_highlights_turning_points (self->moves, N_TURNING_POINTS);
  for (guint i = 0; i < points->len; i++)
    append_turning_point (self, g_array_index (points, guint, i));
  if (points->len == 0)
    gtk_box_append (GTK_BOX (self->turning_points), ahu_text_new (_("No move changed the chances much."), NULL));
  show_missed (self);
  gtk_widget_set_visible (self->turning_part, TRUE);
  gtk_widget_set_visible (self->missed_part, TRUE);
  if (is_whole && self->is_over)
    ahu_own_tries_keep (self->session, self->moves);
  ahu_compat_announce (self->box, is_whole ? _("The game is analysed.") : _("The analysis was stopped."));
}

static void
analysed_cb (gpointer window,
             gboolean is_whole)
{
  finish (window, is_whole);
}

static void
stop_cb (AhuAnalysis *self)
{
  g_cancellable_cancel (self->cancellable);
  finish (self, FALSE);
  gtk_widget_grab_focus (self->go_on);
}

static void
start (AhuAnalysis *self)
{
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  self->is_done = FALSE;
  ahu_analysis_work_start (G_OBJECT (self), ahu_history_get_record (self->history), self->moves->len, FALSE,
                           self->cancellable, judged_cb, analysed_cb);
}

static void
go_on_cb (AhuAnalysis *self)
{
  gtk_widget_set_visible (self->running, TRUE);
  gtk_widget_grab_focus (self->stop);
  gtk_widget_set_visible (self->stopped, FALSE);
  clear_part (self->turning_part, self->turning_points);
  clear_part (self->missed_part, self->missed);
  start (self);
}

/* Closed: what is still thought holds the window, so it would not be disposed of before
 * that has come to its end. */
static void
ahu_analysis_unrealize (GtkWidget *widget)
{
  AhuAnalysis *self = AHU_ANALYSIS (widget);

  g_cancellable_cancel (self->cancellable);
  ahu_analysis_keep (self->session, self->history, self->moves);

  GTK_WIDGET_CLASS (ahu_analysis_parent_class)->unrealize (widget);
}

static void
ahu_analysis_dispose (GObject *object)
{
  AhuAnalysis *self = AHU_ANALYSIS (object);

  g_cancellable_cancel (self->cancellable);
  self->chart = NULL;

  G_OBJECT_CLASS (ahu_analysis_parent_class)->dispose (object);
}

static void
ahu_analysis_finalize (GObject *object)
{
  AhuAnalysis *self = AHU_ANALYSIS (object);

  g_clear_object (&self->cancellable);
  g_clear_object (&self->session);
  g_clear_pointer (&self->history, ahu_history_free);
  g_strfreev (self->names);
  g_ptr_array_unref (self->moves);

  G_OBJECT_CLASS (ahu_analysis_parent_class)->finalize (object);
}

static void
ahu_analysis_class_init (AhuAnalysisClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_analysis_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_analysis_finalize;
  widget_class->unrealize = ahu_analysis_unrealize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-analysis.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, overlay);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, box);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, progress);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, stop);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, running);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, stopped);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, go_on);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, chart_slot);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, reading);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, turning_part);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, turning_points);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, missed_part);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, missed);
  gtk_widget_class_bind_template_child (widget_class, AhuAnalysis, about);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, go_on_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ahu_analysis_init (AhuAnalysis *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->moves = g_ptr_array_new_with_free_func ((GDestroyNotify) ahu_analysis_move_free);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), ahu_compat_announcer_new ());
}

static void
add_chart (AhuAnalysis *self)
{
  AhuRecord *record = ahu_history_get_record (self->history);
  g_autofree guint *turns = g_new (guint, self->n_moves);

  for (guint i = 0; i < self->n_moves; i++)
    turns[i] = ahu_game_get_turn (get_game (self), ahu_history_get_position (self->history, i));
  self->chart = ahu_chances_chart_new (ahu_record_get_colours (record), turns, self->n_moves);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chances to win"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("The arrow keys go move by move."),
                                  -1);
  g_signal_connect_object (self->chart, "notify::read", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->chart_slot), self->chart);
  read_cb (self);
}

gboolean
ahu_analysis_can (AhuSession *session)
{
  const AhuGameAdvisor *advisor;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  advisor = ahu_game_advisor_find (ahu_session_get_game (session));

  return advisor != NULL && advisor->analyse != NULL;
}

GtkWidget *
ahu_analysis_new (AhuSession *session)
{
  AhuAnalysis *self;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GPtrArray) kept = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (ahu_history_get_ply (ahu_session_get_history (session)) > 0, NULL);

  self = g_object_new (AHU_TYPE_ANALYSIS, NULL);
  record = ahu_session_dup_public_record (session);
  self->session = g_object_ref (session);
  self->history = ahu_history_new (record, NULL);
  self->n_moves = ahu_history_get_ply (self->history);
  self->names = ahu_names_isolate (ahu_session_get_names (session));
  self->advisor = ahu_game_advisor_find (get_game (self));
  self->is_over = ahu_session_get_game (session)->is_over (ahu_session_get_position (session));
  if (ahu_game_advisor_get_words (self->advisor, AHU_ADVICE_WORDS_ANALYSIS) != NULL)
    gtk_label_set_text (GTK_LABEL (self->about), ahu_game_advisor_get_words (self->advisor, AHU_ADVICE_WORDS_ANALYSIS));
  add_chart (self);
  kept = ahu_analysis_recall (self->session, self->history);
  for (guint i = 0; i < kept->len; i++)
    append (self, g_ptr_array_index (kept, i));
  show_progress (self);
  start (self);

  return GTK_WIDGET (self);
}

void
ahu_analysis_present (GtkWidget  *widget,
                      AhuSession *session)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (AHU_IS_SESSION (session));

  ahu_child_window_present (GTK_WINDOW (ahu_analysis_new (session)), widget);
}

gboolean
ahu_analysis_is_done (AhuAnalysis *self)
{
  g_return_val_if_fail (AHU_IS_ANALYSIS (self), FALSE);

  return self->is_done;
}

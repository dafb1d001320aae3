/* ahu-tp-result.c: what the result page of Tapati shows beside the ranking
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-result.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-ending.h"
#include "games/tapati/engine/tp-milestones.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-statistics.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-lines.h"
#include "games/tapati/ui/ahu-tp-tower.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/ranking/ahu-ranking-view.h"
#include "toolkit/ranking/ahu-tale.h"
#include "toolkit/rules/ahu-rules-text.h"

#define MARK 24
#define LINES_WIDTH 300
#define MOST_LINES_HEIGHT 400
/* Of what ended it. */
#define END_SIZE 40
#define STAGE_CHARS 40
#define STAGE_SIZE 120
#define NARROW_STAGE_SIZE 64

/* One player's Moai whose lines can be opened. */
typedef struct
{
  AhuSession *session;
  GArray *scored;
} Shown;

static void
shown_free (gpointer  data,
            GClosure *closure)
{
  Shown *shown = data;

  g_object_unref (shown->session);
  g_array_unref (shown->scored);
  g_free (shown);
}

static char *
tell_scored (const char *name,
             const char *when,
             guint       points)
{
  /* Translators: a Moai in the end: %1$s is a player’s name, %2$s such as “round 5” or “standing”, %3$u its points. */
  return g_strdup_printf (ngettext ("%1$s, %2$s: %3$u point", "%1$s, %2$s: %3$u points", points), name, when, points);
}

/* “round 5”, or that it still stands. */
static char *
dup_when (const TpScored *scored)
{
  if (scored->round == 0)
    /* Translators: of a Moai that was not scored before the game was over */
    return g_strdup (C_("Moai", "standing"));

  return tp_round_text (scored->round, AHU_TURN_INSIDE);
}

static void
append_lines (GtkWidget      *box,
              AhuSession     *session,
              const TpScored *scored)
{
  const TpPosition *position = ahu_session_get_position (session);
  GtkWidget *lines = ahu_tp_lines_new ();
  g_autofree char *when = dup_when (scored);
  guint points = ahu_tp_lines_show (AHU_TP_LINES (lines), &scored->moai, &position->box, scored->round > 0);
  g_autofree char *heading = tell_scored (ahu_session_get_names (session)[scored->player], when, points);

  gtk_box_append (GTK_BOX (box), ahu_widget_breakable_words_new (heading, "heading"));
  gtk_box_append (GTK_BOX (box), lines);
}

/* Opens the lines, which are made only then. */
static void
clicked_cb (GtkWidget *button,
            gpointer   user_data)
{
  const Shown *shown = user_data;
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *room = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, "hscrollbar-policy", GTK_POLICY_NEVER,
                                  "propagate-natural-height", TRUE, "max-content-height", MOST_LINES_HEIGHT, NULL);

  gtk_widget_set_size_request (box, LINES_WIDTH, -1);
  for (guint i = 0; i < shown->scored->len; i++)
    append_lines (box, shown->session, &g_array_index (shown->scored, TpScored, i));
  gtk_popover_set_child (GTK_POPOVER (popover), room);
  ahu_widget_attach_popover (button, popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

static GtkWidget *
tower_new (const TpScored *scored)
{
  g_autofree char *when = dup_when (scored);
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *tower = ahu_tp_tower_new (&scored->moai);
  GtkWidget *points = ahu_widget_words_new (NULL, "heading");
  GtkWidget *time = gtk_label_new (when);

  ahu_widget_show_number (points, scored->points);
  gtk_widget_set_vexpand (points, TRUE);
  gtk_widget_set_valign (points, GTK_ALIGN_END);
  gtk_label_set_xalign (GTK_LABEL (time), 0);
  gtk_widget_add_css_class (time, "second");
  gtk_widget_set_valign (tower, GTK_ALIGN_END);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_attach (GTK_GRID (grid), tower, 0, 0, 1, 2);
  gtk_grid_attach (GTK_GRID (grid), points, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), time, 1, 1, 1, 1);

  return grid;
}

GtkWidget *
ahu_tp_result_scored_new (AhuSession     *session,
                          const TpScored *scored,
                          guint           n_scored,
                          GtkWidget      *child)
{
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", child, "has-frame", FALSE, NULL);
  g_autoptr (GString) told = g_string_new (NULL);
  Shown *shown = g_new (Shown, 1);

  for (guint i = 0; i < n_scored; i++)
    {
      g_autofree char *when = dup_when (&scored[i]);
      g_autofree char *one = tell_scored (ahu_session_get_names (session)[scored[i].player], when, scored[i].points);

      g_string_append_printf (told, "%s%s", i > 0 ? "\n" : "", one);
    }
  *shown = (Shown) { g_object_ref (session), g_array_new (FALSE, FALSE, sizeof (TpScored)) };
  g_array_append_vals (shown->scored, scored, n_scored);
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), shown, shown_free, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, told->str,
                                  GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, TRUE,
                                  -1);

  return button;
}

/* The name stands above, so that three have room beside each other on a telephone. What was scored stands in columns
 * through all rows, for which @columns makes it equally wide; what still stands comes last and disturbs none. */
static GtkWidget *
player_row_new (AhuSession   *session,
                GArray       *all,
                guint         seat,
                GtkSizeGroup *columns)
{
  const char *name = ahu_session_get_names (session)[seat];
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, "spacing", 12, NULL);
  GtkWidget *label = ahu_widget_breakable_words_new (name, "heading");
  GtkWidget *mark = ahu_mark_new (ahu_record_get_colours (ahu_session_get_record (session))[seat], MARK);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *items = ahu_wrap_box_new (10, 4);

  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, TpScored, i).player == seat)
      {
        const TpScored *scored = &g_array_index (all, TpScored, i);
        GtkWidget *moai = ahu_tp_result_scored_new (session, scored, 1, tower_new (scored));

        gtk_widget_add_css_class (moai, "tp-scored");
        if (scored->round > 0)
          gtk_size_group_add_widget (columns, moai);
        gtk_box_append (GTK_BOX (items), moai);
      }
  if (gtk_widget_get_first_child (items) == NULL)
    /* Translators: of a player, on the result page. */
    gtk_box_append (GTK_BOX (items), ahu_widget_words_new (_("no Moai"), "second"));
  /* Beside the name, however many lines follow. */
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), items);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), box);
  gtk_widget_add_css_class (row, "tp-result-row");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return row;
}

static GtkWidget *
moai_list_new (AhuSession *session)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  g_autoptr (GArray) all = tp_list_all_moai (ahu_session_get_history (session));
  g_autoptr (GtkSizeGroup) columns = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (AhuRanking) ranking = ahu_session_get_game (session)->ranking (ahu_session_get_position (session),
                                                                            ahu_session_get_names (session));

  gtk_widget_add_css_class (list, "panel");
  for (guint i = 0; i < ranking->n_players; i++)
    {
      if (i > 0)
        gtk_box_append (GTK_BOX (list), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (list), player_row_new (session, all, ranking->order[i], columns));
    }

  return list;
}

/* What was short, or the card that ended it. */
static const char *
find_end_picture (const TpPosition *position)
{
  switch ((TpEnd) position->end)
    {
    case TP_END_MARKET_RAPANUIS:
      return ahu_tp_art_piece (TP_RAPANUI);
    case TP_END_MARKET_SLAVES:
    case TP_END_GIFTS:
      return ahu_tp_art_piece (TP_SLAVE);
    case TP_END_MARKET_PALMS:
    case TP_END_LAST_PALM:
      return ahu_tp_art_piece (TP_PALM);
    case TP_END_EXCHANGE:
      return ahu_tp_art_fact (TP_TAPATI);
    case TP_END_MARKET_QUARRIES:
      return AHU_TP_ART_QUARRY;
    case TP_END_EXTRA:
    case TP_END_AWARD:
      return ahu_tp_art_fact (position->used[position->n_used - 1]);
    case TP_END_LAST_RUG:
      return ahu_tp_art_piece (TP_RUG_2);
    case TP_END_NONE:
    case TP_ENDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static GtkWidget *
end_new (AhuSession *session,
         int         size,
         const char *css_class)
{
  const TpPosition *position = ahu_session_get_position (session);
  GtkWidget *row = ahu_widget_row_new (size / 3);
  GtkWidget *picture = ahu_picture_new (find_end_picture (position), size, size);
  g_autofree char *end = tp_end_text (position);
  GtkWidget *words = ahu_rules_words_new (end, css_class);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  ahu_widget_row_append (row, picture);
  ahu_widget_row_append (row, words);

  return row;
}

GtkWidget *
ahu_tp_result_details_new (AhuSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *panel;

  g_return_val_if_fail (AHU_IS_SESSION (session) && ahu_session_is_over (session), box);

  panel = end_new (session, END_SIZE, NULL);
  gtk_widget_add_css_class (panel, "panel");
  gtk_widget_add_css_class (panel, "tp-result-end");
  ahu_widget_append_section (GTK_BOX (box), _("How it ended"), panel);
  ahu_widget_append_section (GTK_BOX (box), _("The Moai and their points"), moai_list_new (session));

  return box;
}

GtkWidget *
ahu_tp_result_more_new (AhuSession *session,
                        gboolean    narrow)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autoptr (AhuRanking) table = NULL;
  TpSheet sheet;

  g_return_val_if_fail (AHU_IS_SESSION (session) && ahu_session_is_over (session), box);

  tp_sheet_from_position (&sheet, ahu_session_get_position (session));
  table = tp_tapati_table_new (&sheet);
  gtk_widget_set_margin_top (box, 18);
  ahu_widget_append_section (GTK_BOX (box), _("The Tapatis, which decide ties"),
                             ahu_ranking_table_new (table, ahu_session_get_names (session),
                                                    ahu_record_get_colours (ahu_session_get_record (session)), narrow));

  return box;
}

GtkWidget *
ahu_tp_result_end_new (AhuSession *session,
                       gboolean    narrow)
{
  GtkWidget *end, *words;

  g_return_val_if_fail (AHU_IS_SESSION (session) && ahu_session_is_over (session), NULL);

  end = end_new (session, narrow ? NARROW_STAGE_SIZE : STAGE_SIZE, "tp-stage-end");
  gtk_widget_set_valign (end, GTK_ALIGN_CENTER);
  if (narrow)
    return end;

  /* Picture and words stand in the middle together, in lines of a usual length. */
  words = gtk_widget_get_last_child (end);
  gtk_widget_set_hexpand (words, FALSE);
  gtk_label_set_width_chars (GTK_LABEL (words), STAGE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (words), STAGE_CHARS);
  gtk_widget_set_halign (end, GTK_ALIGN_CENTER);

  return end;
}

/* Each source has the same part in all bars. */
static void
row_look (const AhuTale *tale,
          guint          row,
          AhuPartLook   *look)
{
  ahu_tp_art_statistic (TP_STATISTIC_LINES + row, look);
}

GtkWidget *
ahu_tp_result_places_new (AhuSession *session,
                          gboolean    narrow)
{
  g_autoptr (AhuTale) tale = ahu_tale_new_for_session (session);

  return ahu_tale_places_new (tale, narrow);
}

GtkWidget *
ahu_tp_result_story_new (AhuSession *session)
{
  static const AhuTaleOwn own = { .row_look = row_look };
  AhuTale *tale = ahu_tale_new_for_session (session);

  ahu_tale_set_own (tale, &own, NULL, NULL);

  return ahu_tale_story_new (tale);
}

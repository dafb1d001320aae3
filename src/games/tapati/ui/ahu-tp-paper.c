/* ahu-tp-paper.c: the result on paper of Tapati: how it ended, every Moai, and the Tapatis
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-paper.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/base/ahu-name.h"
#include "core/game/ahu-ranking-text.h"
#include "games/tapati/engine/tp-ending.h"
#include "games/tapati/engine/tp-milestones.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-statistics.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/ranking/ahu-result-stage.h"

/* In em. */
#define HEADING_GAP 0.5
#define GAP 0.6
#define NAME_WIDTH 11
#define MARK 1.1
#define MARK_GAP 0.4
/* A tile is twice as wide as high. */
#define FLOOR 0.9
#define TOWER_WIDTH (2 * FLOOR)
#define BASE 0.3
#define WORDS_WIDTH 8.4
#define ITEM_WIDTH (TOWER_WIDTH + 0.4 + WORDS_WIDTH + 0.5)
/* Beside the tower: points and round, and below them where the points come from. */
#define WORDS_HEIGHT 1.35
#define WHEN_GAP 0.4
#define ICON 0.9
#define ICON_GAP 0.2
#define LINE_GAP 0.45
#define LINE_HEIGHT 1.15
#define LEGEND_GAP 1.2
/* Where less than three Moai would stand side by side all of it becomes smaller, though not below this size in points. */
#define LEAST_WIDTH (NAME_WIDTH + 3 * ITEM_WIDTH)
#define LEAST_EM 10.0

static const AhuPaperStyle name_style = { 1, PANGO_WEIGHT_BOLD, 0, 0, TRUE };

/* As the result page has them: prestige last. */
static const guint8 line_order[TP_LINES] = { TP_LINE_SLAVES, TP_LINE_QUARRIES, TP_LINE_TRANSFER, TP_LINE_RUGS,
                                             TP_LINE_PRESTIGE };

typedef struct
{
  char *end; /* NULL where only the end of a game is known */
  char **names;
  char **colours;
  guint n_players;
  guint order[TP_MAX_PLAYERS]; /* seats by place */
  TpBox box;
  GArray *all; /* Moai */
  char **tapatis;
} Told;

static void
told_free (gpointer data)
{
  Told *told = data;

  g_free (told->end);
  g_strfreev (told->names);
  g_strfreev (told->colours);
  g_array_unref (told->all);
  g_strfreev (told->tapatis);
  g_free (told);
}

static double
draw_end (AhuPaperCanvas *canvas,
          double          width,
          double          room,
          gpointer        data)
{
  const Told *told = data;
  double y = ahu_paper_canvas_write (canvas, &ahu_paper_heading, _("How it ended"), 0, 0, width) + HEADING_GAP * canvas->em;

  return y + ahu_paper_canvas_write (canvas, &ahu_paper_plain, told->end, 0, y, width);
}

/* With the captives that stand on it. */
static void
draw_tile (AhuPaperCanvas *canvas,
           guint           piece,
           guint           n_spaces,
           guint           n_slaves,
           double          x,
           double          y)
{
  double width = TOWER_WIDTH * canvas->em, height = FLOOR * canvas->em;

  ahu_paper_canvas_draw (canvas, ahu_tp_art_piece (piece), x, y, width, height);
  for (guint space = 0; space < n_slaves; space++)
    {
      graphene_rect_t at;

      ahu_tp_art_space (piece, n_spaces, space, &at);
      ahu_paper_canvas_draw (canvas, ahu_tp_art_piece (TP_SLAVE), x + at.origin.x * width, y + at.origin.y * height,
                             at.size.width * width, at.size.height * height);
    }
}

/* From its base at @bottom up. */
static void
draw_tower (AhuPaperCanvas *canvas,
            const TpMoai   *moai,
            double          x,
            double          bottom)
{
  double em = canvas->em;

  ahu_paper_canvas_draw (canvas, AHU_TP_ART_BASE, x, bottom - BASE * em, TOWER_WIDTH * em, BASE * em);
  bottom -= BASE * em;
  for (guint f = 0; f < moai->n_floors; f++, bottom -= FLOOR * em)
    draw_tile (canvas, TP_QUARRY (moai->spaces[f]), moai->spaces[f], moai->slaves[f], x, bottom - FLOOR * em);
  if (moai->rug > 0)
    draw_tile (canvas, TP_RUG (moai->rug), moai->spaces[TP_ON_RUG], moai->slaves[TP_ON_RUG], x, bottom - FLOOR * em);
}

static const char *
get_line_picture (guint line)
{
  switch (line)
    {
    case TP_LINE_SLAVES:
      return ahu_tp_art_piece (TP_SLAVE);
    case TP_LINE_QUARRIES:
      return AHU_TP_ART_QUARRY;
    case TP_LINE_TRANSFER:
      return ahu_tp_art_piece (TP_PALM);
    case TP_LINE_RUGS:
      return ahu_tp_art_piece (TP_RUG_2);
    case TP_LINE_PRESTIGE:
    default:
      return AHU_TP_ART_POINTS;
    }
}

/* A rug is twice as wide as high. */
static void
draw_line_picture (AhuPaperCanvas *canvas,
                   guint           line,
                   double          x,
                   double          middle)
{
  double size = ICON * canvas->em;
  double height = line == TP_LINE_RUGS ? size / 2 : size;

  ahu_paper_canvas_draw (canvas, get_line_picture (line), x, middle - height / 2, size, height);
}

/* What brings nothing is left out. Returns: how high they are, drawn or not */
static double
draw_lines (AhuPaperCanvas *canvas,
            const Told     *told,
            const TpScored *moai,
            double          x,
            double          top,
            gboolean        draws)
{
  double em = canvas->em;
  double left = x, y = top;
  guint points[TP_LINES];

  tp_moai_value (&moai->moai, &told->box, points);
  points[TP_LINE_PRESTIGE] = moai->round > 0 ? TP_PRESTIGE_POINTS : 0;
  for (guint i = 0; i < TP_LINES; i++)
    {
      guint line = line_order[i];
      g_autofree char *text = g_strdup_printf ("%u", points[line]);
      double icon = (ICON + ICON_GAP) * em;
      double needed;

      if (points[line] == 0)
        continue;
      ahu_paper_canvas_measure (canvas, &ahu_paper_second, text, -1, &needed);
      if (left > x && left + icon + needed > x + WORDS_WIDTH * em)
        {
          left = x;
          y += LINE_HEIGHT * em;
        }
      if (draws)
        {
          draw_line_picture (canvas, line, left, y + LINE_HEIGHT / 2 * em);
          ahu_paper_canvas_write_middle (canvas, &ahu_paper_second, text, left + icon, y + LINE_HEIGHT / 2 * em, needed + 0.1);
        }
      left += icon + needed + LINE_GAP * em;
    }

  return left > x ? y - top + LINE_HEIGHT * em : 0;
}

/* A rug is as high as a floor. */
static double
tower_height (const TpMoai *moai)
{
  return (moai->n_floors + (moai->rug > 0)) * FLOOR + BASE;
}

static double
words_height (AhuPaperCanvas *canvas,
              const Told     *told,
              const TpScored *moai)
{
  return WORDS_HEIGHT * canvas->em + draw_lines (canvas, told, moai, 0, 0, FALSE);
}

/* Tower and words stand on @bottom. */
static void
draw_moai (AhuPaperCanvas *canvas,
           const Told     *told,
           const TpScored *moai,
           double          x,
           double          bottom)
{
  double em = canvas->em;
  double words = x + (TOWER_WIDTH + 0.4) * em;
  double top = bottom - words_height (canvas, told, moai);
  double middle = top + WORDS_HEIGHT / 2 * em;
  double needed;
  g_autofree char *points = g_strdup_printf ("%u", moai->points);
  g_autofree char *when = moai->round > 0 ? tp_round_text (moai->round, AHU_TURN_INSIDE) : g_strdup (C_("Moai", "standing"));

  draw_tower (canvas, &moai->moai, x, bottom);
  ahu_paper_canvas_measure (canvas, &name_style, points, -1, &needed);
  ahu_paper_canvas_write_middle (canvas, &name_style, points, words, middle, needed + 0.1);
  needed += WHEN_GAP * em;
  ahu_paper_canvas_write_middle (canvas, &ahu_paper_second, when, words + needed, middle, WORDS_WIDTH * em - needed);
  draw_lines (canvas, told, moai, words, top + WORDS_HEIGHT * em, TRUE);
}

/* Returns: how high they are: one line of towers, or more where they don't fit beside each other */
static double
draw_own (AhuPaperCanvas *canvas,
          const Told     *told,
          GArray         *own,
          double          top,
          double          width)
{
  double em = canvas->em;
  guint in_line = (guint) MAX (1, (width / em - NAME_WIDTH) / ITEM_WIDTH);
  double y = top;

  for (guint first = 0; first < own->len; first += in_line)
    {
      guint end = MIN (first + in_line, own->len);
      double height = 0;

      for (guint i = first; i < end; i++)
        {
          const TpScored *moai = &g_array_index (own, TpScored, i);

          height = MAX (height, MAX (tower_height (&moai->moai) * em, words_height (canvas, told, moai)));
        }
      y += height;
      for (guint i = first; i < end; i++)
        draw_moai (canvas, told, &g_array_index (own, TpScored, i), (NAME_WIDTH + (i - first) * ITEM_WIDTH) * em, y);
      y += end < own->len ? GAP * em : 0;
    }

  return y - top;
}

static double
draw_player (AhuPaperCanvas *canvas,
             const Told     *told,
             guint           seat,
             double          top,
             double          width)
{
  double em = canvas->em;
  double name_x = (MARK + MARK_GAP) * em;
  double name = ahu_paper_canvas_write (canvas, &name_style, told->names[seat], name_x, top, (NAME_WIDTH - 1) * em - name_x);
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (TpScored));
  double needed;

  ahu_paper_canvas_draw (canvas, ahu_player_colour_find (told->colours[seat])->mark, 0, top + 0.15 * em, MARK * em, MARK * em);
  for (guint i = 0; i < told->all->len; i++)
    if (g_array_index (told->all, TpScored, i).player == seat)
      g_array_append_val (own, g_array_index (told->all, TpScored, i));
  if (own->len == 0)
    needed = ahu_paper_canvas_write (canvas, &ahu_paper_second, _("no Moai"), NAME_WIDTH * em, top, width - NAME_WIDTH * em);
  else
    needed = draw_own (canvas, told, own, top, width);

  return MAX (name, needed);
}

/* What the small pictures stand for. */
static double
draw_legend (AhuPaperCanvas *canvas,
             const Told     *told,
             double          top,
             double          width)
{
  double em = canvas->em;
  double x = 0, y = top;

  /* Of prestige are only Moai that were scored. */
  for (guint i = 0; i < TP_LINES - (told->end == NULL); i++)
    {
      const char *name = tp_line_name (line_order[i]);
      double icon = (ICON + ICON_GAP) * em;
      double needed;

      ahu_paper_canvas_measure (canvas, &ahu_paper_second, name, -1, &needed);
      if (x > 0 && x + icon + needed > width)
        {
          x = 0;
          y += LINE_HEIGHT * em;
        }
      draw_line_picture (canvas, line_order[i], x, y + LINE_HEIGHT / 2 * em);
      ahu_paper_canvas_write_middle (canvas, &ahu_paper_second, name, x + icon, y + LINE_HEIGHT / 2 * em, needed + 0.1);
      x += icon + needed + LEGEND_GAP * em;
    }

  return y - top + LINE_HEIGHT * em;
}

static double
draw_all_moai (AhuPaperCanvas *canvas,
               double          width,
               double          room,
               gpointer        data)
{
  const Told *told = data;
  AhuPaperCanvas smaller = *canvas;
  /* Translators: a heading on the result on paper, where only the end of a game was entered. */
  const char *heading = told->end != NULL ? _("The Moai and their points") : _("The Moai that still stand");
  double y = ahu_paper_canvas_write (canvas, &ahu_paper_heading, heading, 0, 0, width) + HEADING_GAP * canvas->em;
  double gap;

  smaller.em = MIN (canvas->em, MAX (LEAST_EM, width / LEAST_WIDTH));
  gap = GAP * smaller.em;
  y += draw_legend (&smaller, told, y, width) + gap;
  for (guint i = 0; i < told->n_players; i++)
    y += draw_player (&smaller, told, told->order[i], y, width) + gap;

  return y - gap;
}

static double
draw_tapatis (AhuPaperCanvas *canvas,
              double          width,
              double          room,
              gpointer        data)
{
  const Told *told = data;
  double y = ahu_paper_canvas_write (canvas, &ahu_paper_heading, _("The Tapatis, which decide ties"), 0, 0, width) +
             HEADING_GAP * canvas->em;

  for (guint i = 0; i < told->n_players; i++)
    y += ahu_paper_canvas_write (canvas, &ahu_paper_plain, told->tapatis[told->order[i]], 0, y, width);

  return y;
}

/* Takes end and all. */
static AhuPaper *
paper_new (const char        *subtitle,
           const TpSheet     *sheet,
           char              *end,
           GArray            *all,
           const char *const *names,
           const char *const *colours)
{
  g_auto (GStrv) said = ahu_names_isolate (names);
  g_autoptr (AhuRanking) ranking = tp_ranking_new (sheet, names);
  AhuPaper *paper = ahu_paper_new ("Tapati", subtitle, tp_ranking_new (sheet, (const char *const *) said), names, colours,
                                   ahu_ranking_to_text (ranking, names));
  Told *told = g_new0 (Told, 1);

  for (guint line = 0; line < TP_LINES; line++)
    {
      AhuPartLook look;

      ahu_tp_art_statistic (TP_STATISTIC_LINES + line, &look);
      ahu_paper_set_look (paper, line, &look);
    }
  told->end = end;
  told->names = g_strdupv ((char **) names);
  told->colours = g_strdupv ((char **) colours);
  told->n_players = sheet->n_players;
  told->box = sheet->box;
  memcpy (told->order, ranking->order, told->n_players * sizeof *told->order);
  told->all = all;
  told->tapatis = g_new0 (char *, sheet->n_players + 1);
  for (guint p = 0; p < sheet->n_players; p++)
    told->tapatis[p] = tp_tapati_sentence (sheet->players[p].tapati, said[p]);
  if (end != NULL)
    ahu_paper_add (paper, draw_end, told, NULL, 0);
  ahu_paper_add (paper, draw_all_moai, told, NULL, 0);
  /* The last of them frees what all tell. */
  ahu_paper_add (paper, draw_tapatis, told, told_free, 0);

  return paper;
}

AhuPaper *
ahu_tp_paper_new (AhuSession *session)
{
  g_autofree char *subtitle = NULL;
  const TpPosition *position;
  TpSheet sheet;

  g_return_val_if_fail (AHU_IS_SESSION (session) && ahu_session_is_over (session), NULL);

  subtitle = ahu_result_describe_dated_game (session);
  position = ahu_session_get_position (session);
  tp_sheet_from_position (&sheet, position);

  return paper_new (subtitle, &sheet, tp_end_text (position), tp_list_all_moai (ahu_session_get_history (session)),
                    ahu_session_get_names (session), ahu_record_get_colours (ahu_session_get_record (session)));
}

AhuPaper *
ahu_tp_paper_new_for_sheet (const TpSheet     *sheet,
                            const char        *subtitle,
                            const char *const *names,
                            const char *const *colours)
{
  g_return_val_if_fail (sheet != NULL && subtitle != NULL && names != NULL && colours != NULL, NULL);

  return paper_new (subtitle, sheet, NULL, tp_list_standing (sheet), names, colours);
}

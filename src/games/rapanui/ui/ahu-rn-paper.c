/* ahu-rn-paper.c: the result on paper of Rapa Nui: how the Stone ranked the kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-paper.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/rapanui/engine/rn-sheet.h"
#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-story-part.h"
#include "games/rapanui/words/rn-ranking.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/ranking/ahu-result-stage.h"

/* In em. */
#define GAP 0.6
#define CARDS_GAP 1.0
#define FACE_WIDTH 2.2
#define ROW_GAP 0.35
#define CARD_WIDTH 1.25
#define CARD_STEP 1.4
#define BRACKET 0.5
#define HEADING_GAP 0.5
#define COLUMN_GAP 2.0
#define LEAST_SIDE_BY_SIDE 44

/* More than the box has are counted wrongly, and need not all be seen. */
#define MOST_CARDS 30

/* Of the width, for the drawing beside the words. */
#define DRAWING 0.56
#define BRACKET_WIDTH 0.8

static const AhuPaperStyle name_style = { 1, PANGO_WEIGHT_BOLD, 0, 0, FALSE };
static const AhuPaperStyle value_style = { 1.25, PANGO_WEIGHT_BOLD, 0, 1, FALSE };
static const AhuPaperStyle tie_style = { 0.9, PANGO_WEIGHT_NORMAL, 0.33, 1, FALSE };

typedef struct
{
  RnFinal final;
  char **sentences;
} Stone;

/* The columns of the drawing, in points. */
typedef struct
{
  AhuPaperCanvas *canvas;
  const RnFinal *final;
  guint order[RN_SACRIFICES];
  double width;
  double name;
  double tie;
  double value;
  double row; /* height */
} Drawing;

static void
stone_free (gpointer data)
{
  Stone *stone = data;

  g_strfreev (stone->sentences);
  g_free (stone);
}

/* Kinds by rank, equal ones in the order of the box. */
static void
sort_kinds (Drawing *drawing)
{
  guint n = 0;

  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (drawing->final->rank[kind] == rank)
        drawing->order[n++] = kind;
}

static char *
dup_count (gint64 count)
{
  if (count == 0)
    return g_strdup (_("no card"));
  return g_strdup_printf (ngettext ("%u card", "%u cards", count), (guint) count);
}

static char *
dup_value (guint value)
{
  g_autofree char *number = g_strdup_printf ("%u", value);

  /* Translators: how many glory points each Sacrifice card of a kind is worth */
  return g_strdup_printf (C_("Sacrifice value", "%s each"), number);
}

static double
widen (Drawing             *drawing,
       double               column,
       const AhuPaperStyle *style,
       const char          *text)
{
  double needed;

  ahu_paper_canvas_measure (drawing->canvas, style, text, -1, &needed);
  return MAX (column, needed + 0.1);
}

static void
measure (Drawing *drawing)
{
  double em = drawing->canvas->em;
  double words;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *count = dup_count (drawing->final->stone[kind]);
      g_autofree char *value = dup_value (drawing->final->value[kind]);

      drawing->name = widen (drawing, drawing->name, &name_style, rn_sacrifice_name (kind));
      drawing->name = widen (drawing, drawing->name, &ahu_paper_second, count);
      drawing->value = widen (drawing, drawing->value, &value_style, value);
    }
  /* Translators: between kinds that lie on the Stone in equal numbers */
  drawing->tie = widen (drawing, 0, &tie_style, C_("kinds", "tie")) + (BRACKET + 0.4) * em;
  words = ahu_paper_canvas_measure (drawing->canvas, &name_style, "X", -1, NULL) +
          ahu_paper_canvas_measure (drawing->canvas, &ahu_paper_second, "X", -1, NULL);
  drawing->row = MAX (words, FACE_WIDTH * em * 92 / 84.0);
}

static void
draw_empty (AhuPaperCanvas *canvas,
            double          x,
            double          y,
            double          width,
            double          height)
{
  double dashes[] = { 0.25 * canvas->em, 0.2 * canvas->em };

  cairo_save (canvas->cr);
  cairo_set_source_rgb (canvas->cr, 0.4, 0.4, 0.4);
  cairo_set_line_width (canvas->cr, BRACKET_WIDTH);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_rectangle (canvas->cr, x, y, width, height);
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
draw_cards (const Drawing *drawing,
            guint          kind,
            double         x,
            double         middle,
            double         width)
{
  AhuPaperCanvas *canvas = drawing->canvas;
  guint n = (guint) MIN (drawing->final->stone[kind], MOST_CARDS);
  double card_width = CARD_WIDTH * canvas->em;
  double height = card_width * 92 / 84;
  double step = n > 1 ? MIN (CARD_STEP * canvas->em, (width - card_width) / (n - 1)) : 0;

  if (n == 0)
    draw_empty (canvas, x, middle - height / 2, card_width, height);
  for (guint i = 0; i < n; i++)
    ahu_paper_canvas_draw (canvas, ahu_rn_art_sacrifice (kind), x + i * step, middle - height / 2,
                           card_width, height);
}

static void
draw_kind (const Drawing *drawing,
           guint          kind,
           double         y)
{
  AhuPaperCanvas *canvas = drawing->canvas;
  double em = canvas->em;
  double face_height = FACE_WIDTH * em * 92 / 84;
  double name_x = (FACE_WIDTH + GAP) * em;
  double cards_x = name_x + drawing->name + CARDS_GAP * em;
  double cards_right = drawing->width - drawing->value - drawing->tie - GAP * em;
  double middle = y + drawing->row / 2;
  g_autofree char *count = dup_count (drawing->final->stone[kind]);
  g_autofree char *value = dup_value (drawing->final->value[kind]);
  double name_height = ahu_paper_canvas_measure (canvas, &name_style, rn_sacrifice_name (kind), -1, NULL);
  double count_height = ahu_paper_canvas_measure (canvas, &ahu_paper_second, count, -1, NULL);
  double top = middle - (name_height + count_height) / 2;

  ahu_paper_canvas_draw (canvas, ahu_rn_art_sacrifice (kind), 0, middle - face_height / 2,
                         FACE_WIDTH * em, face_height);
  ahu_paper_canvas_write (canvas, &name_style, rn_sacrifice_name (kind), name_x, top, drawing->name);
  ahu_paper_canvas_write (canvas, &ahu_paper_second, count, name_x, top + name_height, drawing->name);
  draw_cards (drawing, kind, cards_x, middle, cards_right - cards_x);
  ahu_paper_canvas_write_middle (canvas, &value_style, value, drawing->width - drawing->value, middle,
                                 drawing->value);
}

static void
draw_tie (const Drawing *drawing,
          double         top,
          double         bottom)
{
  AhuPaperCanvas *canvas = drawing->canvas;
  double em = canvas->em;
  double right = drawing->width - drawing->value - 0.2 * em;
  double left = right - BRACKET * em;
  double text = drawing->tie - (BRACKET + 0.4) * em;

  cairo_set_source_rgb (canvas->cr, 0.2, 0.2, 0.2);
  cairo_set_line_width (canvas->cr, BRACKET_WIDTH);
  cairo_move_to (canvas->cr, right, top);
  cairo_line_to (canvas->cr, left, top);
  cairo_line_to (canvas->cr, left, bottom);
  cairo_line_to (canvas->cr, right, bottom);
  cairo_stroke (canvas->cr);
  ahu_paper_canvas_write_middle (canvas, &tie_style, C_("kinds", "tie"), left - 0.2 * em - text,
                                 (top + bottom) / 2, text);
}

static double
draw_kinds (AhuPaperCanvas *canvas,
            const RnFinal  *final,
            double          y,
            double          width)
{
  Drawing drawing = { .canvas = canvas, .final = final, .width = width };
  double step;

  sort_kinds (&drawing);
  measure (&drawing);
  step = drawing.row + ROW_GAP * canvas->em;
  for (guint row = 0, next; row < RN_SACRIFICES; row = next)
    {
      for (next = row; next < RN_SACRIFICES &&
                       final->rank[drawing.order[next]] == final->rank[drawing.order[row]]; next++)
        draw_kind (&drawing, drawing.order[next], y + next * step);
      /* On an empty Stone there is no tie: R8.5 goes first. */
      if (next - row > 1 && !final->empty)
        draw_tie (&drawing, y + (row + 0.25) * step, y + (next - 0.25) * step - ROW_GAP * canvas->em);
    }

  return RN_SACRIFICES * step - ROW_GAP * canvas->em;
}

static double
draw_words (AhuPaperCanvas  *canvas,
            char           **sentences,
            double           x,
            double           y,
            double           width)
{
  double top = y;

  for (guint i = 0; sentences[i] != NULL; i++)
    y += ahu_paper_canvas_write (canvas, &ahu_paper_plain, sentences[i], x, y, width) + GAP * canvas->em;

  return y - top;
}

static double
draw_stone (AhuPaperCanvas *canvas,
            double          width,
            double          room,
            gpointer        data)
{
  const Stone *stone = data;
  double em = canvas->em;
  double y, height, words;

  y = ahu_paper_canvas_write (canvas, &ahu_paper_heading, _("How the Stone ranked the kinds"), 0, 0, width);
  y += HEADING_GAP * em;
  if (width < LEAST_SIDE_BY_SIDE * em)
    {
      y += draw_kinds (canvas, &stone->final, y, width) + GAP * em;
      return y + draw_words (canvas, stone->sentences, 0, y, width);
    }

  height = draw_kinds (canvas, &stone->final, y, DRAWING * width);
  words = draw_words (canvas, stone->sentences, DRAWING * width + COLUMN_GAP * em, y,
                      (1 - DRAWING) * width - COLUMN_GAP * em);
  return y + MAX (height, words);
}

static AhuPaper *
paper_new (const char        *subtitle,
           const RnFinal     *final,
           const char *const *names,
           const char *const *colours)
{
  g_auto (GStrv) said = ahu_names_isolate (names);
  AhuPaper *paper = ahu_paper_new ("Rapa Nui", subtitle, rn_ranking_new (final, (const char *const *) said),
                                   names, colours, rn_final_text (final, names));
  Stone *stone = g_new0 (Stone, 1);
  AhuPartLook look;
  guint row = 0;

  for (RnSource source = RN_SOURCE_TILES; source < RN_SOURCE_SACRIFICE; source++)
    {
      ahu_rn_story_source_look (source, &look);
      ahu_paper_set_look (paper, row++, &look);
    }
  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (final->rank[kind] == rank)
        {
          ahu_rn_story_source_look (RN_SOURCE_SACRIFICE + kind, &look);
          ahu_paper_set_look (paper, row++, &look);
        }
  stone->final = *final;
  stone->sentences = rn_stone_explanation (final);
  ahu_paper_add (paper, draw_stone, stone, stone_free, 0);

  return paper;
}

/* A result from counts that the box doesn't have says so itself. */
static double
draw_problems (AhuPaperCanvas *canvas,
               double          width,
               double          room,
               gpointer        data)
{
  char **sentences = data;
  double y;

  y = ahu_paper_canvas_write (canvas, &ahu_paper_heading, _("The numbers can’t be right"), 0, 0, width) +
      HEADING_GAP * canvas->em;

  return y + draw_words (canvas, sentences, 0, y, width);
}

/* What is more than the box has concerns nobody alone. */
static char *
describe_problem (const RnReason    *problem,
                  const char *const *names)
{
  if (problem->code == RN_REASON_SHEET_MOAI || problem->code == RN_REASON_SHEET_KIND)
    return rn_box_sentence (problem);
  return rn_reason_sentence (problem, names);
}

static void
add_problems (AhuPaper      *paper,
              const RnSheet *sheet)
{
  RnReason problems[RN_SHEET_MAX_PROBLEMS];
  guint n = rn_sheet_find_problems (sheet, problems);
  g_auto (GStrv) names = ahu_names_isolate (ahu_paper_get_names (paper));
  char **sentences = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    sentences[i] = describe_problem (&problems[i], (const char *const *) names);
  if (n > 0)
    ahu_paper_add (paper, draw_problems, sentences, (GDestroyNotify) g_strfreev, 0);
  else
    g_strfreev (sentences);
}

AhuPaper *
ahu_rn_paper_new (AhuSession *session)
{
  g_autofree char *subtitle = NULL;
  RnSheet sheet;
  RnFinal final;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (ahu_session_is_over (session), NULL);

  subtitle = ahu_result_describe_dated_game (session);
  rn_sheet_from_position (&sheet, ahu_session_get_position (session));
  rn_final (&final, &sheet);

  return paper_new (subtitle, &final, ahu_session_get_names (session),
                    ahu_record_get_colours (ahu_session_get_record (session)));
}

AhuPaper *
ahu_rn_paper_new_for_sheet (const RnSheet     *sheet,
                            const char        *subtitle,
                            const char *const *names,
                            const char *const *colours)
{
  AhuPaper *paper;
  RnFinal final;

  g_return_val_if_fail (sheet != NULL && names != NULL && colours != NULL, NULL);

  rn_final (&final, sheet);
  paper = paper_new (subtitle, &final, names, colours);
  add_problems (paper, sheet);

  return paper;
}

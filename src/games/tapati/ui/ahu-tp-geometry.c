/* ahu-tp-geometry.c: where everything on a board lies, from the size that the board has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-geometry.h"

#include "games/tapati/engine/tp-pieces.h"
#include "toolkit/base/ahu-text-scale.h"

/* Heads of two lines, of one with room for a finger, and of one on a low board, at text of 100 %. */
#define HEAD 66
#define HEAD_ONE_LINE 46
#define HEAD_LOW 36
/* Rows below this leave no room for two lines. */
#define TWO_LINES_ROW 24
/* From here on one line has room for what two have, and the towers get the height of the second; later beside buttons. */
#define ONE_LINE_WIDTH 408
#define ONE_LINE_BESIDE 468
/* Plates of boards from this height on, which are higher from afar, and of lower ones. */
#define HIGH 258
#define BASE 21
#define FAR_BASE 29
#define LOW_BASE 17
#define FOOT 106
#define LOW_FOOT 58
/* A foot leaves the rows no less. */
#define FOOT_ROW 19

#define GUTTER 14
/* Between head, rows, base, road and the lower edge. */
#define SPACES 19
#define HEAD_SPACE 6

/* So narrow and so high that the thumb is nearer to the foot, with a sentence above its buttons. */
#define FOOT_WIDTH 480
#define FOOT_HEIGHT 440
/* So narrow that the head has no room for them; no sentence then. */
#define LOW_FOOT_WIDTH 400
#define LOW_FOOT_HEIGHT 268

/* Parts of the width of a site. */
#define RAPANUIS 0.215
#define PALM 0.16
#define PALM_OF_ROW 0.86
/* A quarry is twice as wide as high on every board, but where a row would be too low for a finger; least of all on
 * one that is alone. */
#define QUARRY 2
#define FINGER 42
/* What four captives on it need to be told from circles. */
#define LEAST_SLAB 56
/* Of the height of a row. */
#define MOST_SITE 6.5
#define BETWEEN 4

static double
row_height (const AhuTpGeometry *self,
            int                  height,
            int                  head)
{
  return (height - head - self->foot - self->road - self->base - SPACES) / self->rows;
}

void
ahu_tp_geometry_init (AhuTpGeometry *self,
                      int            width,
                      int            height,
                      gboolean       has_head,
                      gboolean       has_buttons,
                      gboolean       is_far,
                      guint          rows)
{
  double row, most;
  int one_line;

  g_return_if_fail (self != NULL);

  self->rows = AHU_TP_ROWS;
  self->pad = width >= AHU_TP_LEAST_WIDTH + 24 ? 12 : 7;
  self->gutter = GUTTER;
  self->gap = width > 400 ? 10 : 7;
  self->site = (width - 2 * self->pad - self->gutter - (TP_SITES - 1) * self->gap) / TP_SITES;
  self->road = ahu_text_scaled ((int) CLAMP (height * 0.075, 18, 24));
  self->base = ahu_text_scaled (height < HIGH ? LOW_BASE : is_far ? FAR_BASE : BASE);
  self->foot = 0;
  if (has_buttons && width < FOOT_WIDTH && height > FOOT_HEIGHT)
    self->foot = FOOT;
  else if (has_buttons && width < LOW_FOOT_WIDTH && height > LOW_FOOT_HEIGHT)
    self->foot = LOW_FOOT;
  /* Large text needs the height for the towers. */
  if (self->foot > 0 && row_height (self, height, has_head ? ahu_text_scaled (HEAD_LOW) : 0) < FOOT_ROW)
    self->foot = 0;

  self->head = has_head ? ahu_text_scaled (HEAD) : 0;
  most = MAX ((self->site * (1 - RAPANUIS - PALM) - BETWEEN) / QUARRY, rows > 0 ? AHU_TP_CROWDED : FINGER);
  one_line = has_buttons && self->foot == 0 ? ONE_LINE_BESIDE : ONE_LINE_WIDTH;
  self->one_line = has_head && row_height (self, height, self->head) <
                                 (width >= ahu_text_scaled (one_line) && !is_far ? most : TWO_LINES_ROW);
  if (self->one_line)
    self->head = ahu_text_scaled (row_height (self, height, ahu_text_scaled (HEAD_ONE_LINE)) >= TWO_LINES_ROW ? HEAD_ONE_LINE
                                                                                                            : HEAD_LOW);
  /* The head stays as it is, however high the towers are. */
  if (rows > 0)
    self->rows = rows;
  row = row_height (self, height, self->head);
  self->row = CLAMP (MIN (row, most), AHU_TP_LEAST_ROW, AHU_TP_MOST_ROW);
  /* What a high board has left over stands above the towers. */
  self->top = self->head + HEAD_SPACE + self->rows * MAX (row - self->row, 0);

  /* The sites stay where they are, each in its third. */
  if (self->site > self->row * MOST_SITE)
    {
      self->gap += self->site - self->row * MOST_SITE;
      self->site = self->row * MOST_SITE;
    }
  self->palm = MIN (self->row * PALM_OF_ROW, self->site * PALM);
  self->rapanuis = self->site * RAPANUIS;
  self->slab = MIN (self->site - self->palm - self->rapanuis - BETWEEN, MAX (self->row * QUARRY, LEAST_SLAB));
  self->inset = (self->site - self->palm - self->rapanuis - BETWEEN - self->slab) / 2;
}

int
ahu_tp_geometry_least_height (gboolean has_head)
{
  return (has_head ? ahu_text_scaled (HEAD_LOW) : 0) + AHU_TP_ROWS * AHU_TP_LEAST_ROW +
         ahu_text_scaled (LOW_BASE) + ahu_text_scaled (18) + SPACES;
}

int
ahu_tp_geometry_two_lines_height (gboolean is_far)
{
  return ahu_text_scaled (HEAD) + AHU_TP_ROWS * TWO_LINES_ROW + ahu_text_scaled (is_far ? FAR_BASE : BASE) +
         ahu_text_scaled (24) + SPACES;
}

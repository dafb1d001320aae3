/* ahu-tp-state.c: what a site of a board shows, and what can be done there, as plain values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-state.h"

#include <string.h>

/* What lies in a row, from the bottom: the rug above the highest floor. */
static guint
level_of_row (const TpMoai *moai,
              guint         row)
{
  if (row < moai->n_floors)
    return row;

  return row == moai->n_floors && moai->rug > 0 ? (guint) TP_ON_RUG : (guint) TP_LEVELS;
}

static guint
fresh_of (guint now,
          guint before)
{
  return now > before ? now - before : 0;
}

/* Why nothing can be put there, or how much of it can. */
static TpReason
find_live (const AhuTpView *view,
           guint            site,
           guint            piece,
           guint            place,
           guint           *live)
{
  TpMove move = tp_build_move (view->seat, piece, site, place);
  TpReason reason = tp_check (view->position, &move);

  *live = 0;
  if (reason.code == TP_OK)
    *live = MIN (tp_moai_free (&view->position->players[view->seat].moai[site], piece, place),
                 tp_position_placeable (view->position, view->seat, piece));

  return reason;
}

static void
set_live (const AhuTpView *view,
          AhuTpSiteState  *self,
          guint            cell)
{
  AhuTpCellState *state = &self->cells[cell];
  guint piece = state->kind == AHU_TP_CELL_SLAVES ? (guint) TP_SLAVE : state->piece;
  guint live = 0;

  if (view->mode == AHU_TP_FORM)
    state->is_live = TRUE;
  if (view->mode != AHU_TP_PLAY)
    return;

  self->reasons[cell] = find_live (view, state->site, piece, state->place, &live);
  state->is_live = live > 0;
  state->fill.live = (guint8) MIN (live, (guint) state->fill.spaces - state->fill.filled);
}

/* The first tile at hand says why none can be laid. */
static void
refuse_tiles (const AhuTpView *view,
              AhuTpSiteState  *self,
              guint            cell)
{
  for (guint piece = TP_QUARRY_1; view->mode == AHU_TP_PLAY && piece < TP_PIECES; piece++)
    {
      TpMove move = tp_build_move (view->seat, piece, self->cells[cell].site, 0);

      if (tp_position_placeable (view->position, view->seat, piece) == 0)
        continue;
      self->reasons[cell] = tp_check (view->position, &move);
      return;
    }
}

static void
add_row (const AhuTpView *view,
         AhuTpSiteState  *self,
         guint            site,
         guint            row)
{
  const TpMoai *moai = &view->position->players[view->seat].moai[site];
  const TpMoai *before = view->before != NULL ? &view->before[site] : moai;
  guint level = level_of_row (moai, row);
  gboolean is_rug = level == TP_ON_RUG;
  AhuTpCellState *cells = &self->cells[row * AHU_TP_ROW_CELLS];

  for (guint kind = 0; kind < AHU_TP_ROW_CELLS; kind++)
    {
      cells[kind].kind = (guint8) kind;
      cells[kind].row = (guint8) row;
      cells[kind].is_shown = level < TP_LEVELS && !(kind == AHU_TP_CELL_PALM && is_rug);
      cells[kind].place = kind == AHU_TP_CELL_PALM ? TP_ON_BASE : (guint8) level;
    }
  if (level == TP_LEVELS)
    return;

  cells[AHU_TP_CELL_RAPANUIS].piece = TP_RAPANUI;
  cells[AHU_TP_CELL_RAPANUIS].fill = (AhuTpFill) {
    .spaces = (guint8) tp_level_rapanuis (level), .filled = moai->rapanuis[level],
    .fresh = (guint8) fresh_of (moai->rapanuis[level], before->rapanuis[level]) };
  cells[AHU_TP_CELL_SLAVES].piece = (guint8) (is_rug ? TP_RUG (moai->rug) : TP_QUARRY (moai->spaces[level]));
  cells[AHU_TP_CELL_SLAVES].is_laid = !tp_moai_has_level (before, level);
  cells[AHU_TP_CELL_SLAVES].fill = (AhuTpFill) {
    .spaces = moai->spaces[level], .filled = moai->slaves[level],
    .fresh = (guint8) fresh_of (moai->slaves[level], before->slaves[level]) };
  cells[AHU_TP_CELL_PALM].piece = TP_PALM;
  cells[AHU_TP_CELL_PALM].fill = (AhuTpFill) {
    .spaces = 1, .filled = row < moai->base, .fresh = row < moai->base && row >= before->base };

  for (guint kind = 0; kind < AHU_TP_ROW_CELLS; kind++)
    if (cells[kind].is_shown)
      set_live (view, self, row * AHU_TP_ROW_CELLS + kind);
  cells[AHU_TP_CELL_SLAVES].is_back = cells[AHU_TP_CELL_SLAVES].is_laid && !cells[AHU_TP_CELL_SLAVES].is_live &&
                                      view->mode == AHU_TP_PLAY && view->position->step == TP_STEP_PLACE &&
                                      tp_position_is_pending (view->position, view->seat);
}

/* Palms reach as many rows as there are palms, from the first without one; a palm brings those below it. */
static void
limit_palms (AhuTpSiteState *self,
             const TpMoai   *moai,
             guint           palms)
{
  for (guint row = moai->base; row < moai->n_floors; row++)
    {
      AhuTpCellState *cell = &self->cells[row * AHU_TP_ROW_CELLS + AHU_TP_CELL_PALM];

      if (row >= moai->base + palms)
        cell->is_live = cell->fill.live = 0;
      else if (cell->is_live)
        cell->fill.live = (guint8) (row + 1 - moai->base);
    }
  /* Those that are there keep to themselves why no other comes. */
  for (guint row = 0; row < moai->base; row++)
    {
      AhuTpCellState *cell = &self->cells[row * AHU_TP_ROW_CELLS + AHU_TP_CELL_PALM];

      cell->is_live = cell->fill.live = 0;
    }
}

static void
add_tile (const AhuTpView *view,
          AhuTpSiteState  *self,
          guint            piece)
{
  AhuTpCellState *cell = &self->cells[AHU_TP_TILES + self->n_tiles++];

  cell->is_shown = cell->is_live = TRUE;
  cell->piece = (guint8) piece;
  cell->row = (guint8) self->n_rows;
  cell->fill.spaces = piece >= TP_RUG_2 ? view->position->box.rug_spaces[piece - TP_RUG_2]
                                        : (guint8) TP_CIRCLES_OF (piece);
}

/* In a form whatever the tower may have had, in whichever order it is entered. */
static void
add_form_tiles (const AhuTpView *view,
                AhuTpSiteState  *self,
                const TpMoai    *moai)
{
  guint top = moai->n_floors > 0 ? moai->spaces[moai->n_floors - 1] : 1;

  for (guint circles = top; circles <= TP_CIRCLES && moai->n_floors < TP_FLOORS; circles++)
    add_tile (view, self, TP_QUARRY (circles));
  if (tp_moai_is_begun (moai) && moai->rug == 0)
    {
      add_tile (view, self, TP_RUG_2);
      add_tile (view, self, TP_RUG_3);
    }
}

static void
add_tiles (const AhuTpView *view,
           AhuTpSiteState  *self,
           guint            site)
{
  for (guint i = 0; i < AHU_TP_MAX_TILES; i++)
    self->cells[AHU_TP_TILES + i].kind = AHU_TP_CELL_TILE;

  if (view->mode == AHU_TP_FORM)
    add_form_tiles (view, self, &view->position->players[view->seat].moai[site]);
  if (view->mode != AHU_TP_PLAY)
    return;

  for (guint piece = TP_QUARRY_1; piece < TP_PIECES && self->n_tiles < AHU_TP_MAX_TILES; piece++)
    {
      TpMove move = tp_build_move (view->seat, piece, site, 0);

      if (tp_check (view->position, &move).code == TP_OK)
        add_tile (view, self, piece);
    }
}

static void
add_base (const AhuTpView *view,
          AhuTpSiteState  *self,
          guint            site)
{
  const TpMoai *moai = &view->position->players[view->seat].moai[site];
  AhuTpCellState *cell = &self->cells[AHU_TP_BASE];
  guint lines[TP_LINES];

  cell->kind = AHU_TP_CELL_BASE;
  cell->is_shown = tp_moai_is_begun (moai);
  cell->place = TP_ON_BASE;
  if (!cell->is_shown)
    return;

  tp_moai_value (moai, &view->position->box, lines);
  for (guint line = 0; line < TP_LINES; line++)
    cell->lines[line] = (guint8) lines[line];
  if (view->mode == AHU_TP_PLAY && view->position->step == TP_STEP_PRESTIGE)
    {
      TpMove move = { .type = TP_MOVE_SCORE, .player = (guint8) view->seat, .site = (guint8) site };

      self->reasons[AHU_TP_BASE] = tp_check (view->position, &move);
      cell->is_live = self->reasons[AHU_TP_BASE].code == TP_OK;
    }
}

static void
add_road (const AhuTpView *view,
          AhuTpSiteState  *self,
          guint            site)
{
  const TpMoai *moai = &view->position->players[view->seat].moai[site];
  AhuTpCellState *cell = &self->cells[AHU_TP_ROAD];

  cell->kind = AHU_TP_CELL_ROAD;
  cell->is_shown = tp_moai_is_begun (moai);
  cell->place = TP_ON_TRANSFER;
  cell->piece = TP_PALM;
  if (!cell->is_shown)
    return;

  memcpy (cell->values, view->position->box.transfer, TP_SQUARES);
  cell->fill = (AhuTpFill) {
    .spaces = TP_SQUARES, .filled = moai->transfer,
    .fresh = (guint8) (view->before != NULL ? fresh_of (moai->transfer, view->before[site].transfer) : 0) };
  set_live (view, self, AHU_TP_ROAD);
}

void
ahu_tp_site_state_init (AhuTpSiteState  *self,
                        const AhuTpView *view,
                        guint            site)
{
  const TpMoai *moai = &view->position->players[view->seat].moai[site];

  memset (self, 0, sizeof *self);
  for (guint i = 0; i < AHU_TP_CELLS; i++)
    self->cells[i].site = (guint8) site;
  for (guint row = 0; row < AHU_TP_ROWS; row++)
    add_row (view, self, site, row);
  self->n_rows = moai->n_floors + (moai->rug > 0);
  if (view->mode == AHU_TP_PLAY)
    limit_palms (self, moai, tp_position_placeable (view->position, view->seat, TP_PALM));
  self->cells[AHU_TP_FREE].kind = AHU_TP_CELL_FREE;
  self->cells[AHU_TP_FREE].is_shown = !tp_moai_is_begun (moai);
  add_base (view, self, site);
  add_road (view, self, site);
  add_tiles (view, self, site);
  self->cells[AHU_TP_FREE].is_laid = self->n_rows == 0 && self->n_tiles > 0;
  if (self->n_tiles == 0)
    refuse_tiles (view, self, self->n_rows > 0 ? (self->n_rows - 1) * AHU_TP_ROW_CELLS + AHU_TP_CELL_SLAVES : AHU_TP_FREE);
}

void
ahu_tp_cell_move (const AhuTpCellState *self,
                  guint                 seat,
                  guint                 count,
                  TpMove               *move)
{
  g_return_if_fail (self != NULL && move != NULL);

  if (self->kind == AHU_TP_CELL_BASE)
    {
      *move = (TpMove) { .type = TP_MOVE_SCORE, .player = (guint8) seat, .site = self->site };
      return;
    }

  *move = tp_build_move (seat, self->kind == AHU_TP_CELL_SLAVES ? (guint) TP_SLAVE : self->piece, self->site, self->place);
  if (move->piece < TP_LOOSE_PIECES)
    move->count = (guint8) count;
}

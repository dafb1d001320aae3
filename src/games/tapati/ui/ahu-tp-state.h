/* ahu-tp-state.h: what a site of a board shows, and what can be done there, as plain values
 *
 * Asks the engine for each place; knows no widgets. Not for: words (ahu-tp-board-words.h), where
 * things lie (ahu-tp-geometry.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-offer.h"
#include "games/tapati/engine/tp-rules.h"
#include "games/tapati/ui/ahu-tp-geometry.h"
#include "games/tapati/ui/ahu-tp-paint.h"

G_BEGIN_DECLS

/**
 * AhuTpMode:
 * @AHU_TP_SHOW: nothing can be chosen
 * @AHU_TP_PLAY: what the rules allow can be chosen
 * @AHU_TP_FORM: anything that a board can bear can be entered and taken away
 */
typedef enum
{
  AHU_TP_SHOW,
  AHU_TP_PLAY,
  AHU_TP_FORM
} AhuTpMode;

/**
 * AhuTpView:
 * @position: the position
 * @seat: whose board
 * @mode: what can be done
 * @before: (nullable) (array fixed-size=3): the sites as they were before pieces were placed that
 *   are to be pointed at, and can be taken back while the fact lasts
 * @is_single: whether an activation may make one move and no more
 * @hints: whether what can be placed tells what the Moai is worth then
 * @keeps_room: whether there is room for buttons even if there are none, because they come and go, here and on the
 *   boards beside it
 * @rows: how many the towers of this and of the other boards need; 0 on a board that is alone
 * @is_against: whether people act on one board alone, against computers
 *
 * What a board is about.
 */
typedef struct
{
  const TpPosition *position;
  guint seat;
  AhuTpMode mode;
  const TpMoai *before;
  gboolean is_single;
  gboolean hints;
  gboolean keeps_room;
  guint rows;
  gboolean is_against;
} AhuTpView;

/**
 * AhuTpCellKind:
 *
 * What a cell of a site is for.
 */
typedef enum
{
  AHU_TP_CELL_RAPANUIS, /* beside a floor or the rug */
  AHU_TP_CELL_SLAVES,   /* on the circles of a quarry, or on the rug */
  AHU_TP_CELL_PALM,     /* the palm of the base that belongs to a floor */
  AHU_TP_CELL_FREE,     /* a free site */
  AHU_TP_CELL_TILE,     /* a tile that may be laid */
  AHU_TP_CELL_BASE,     /* the value of the Moai */
  AHU_TP_CELL_ROAD      /* its transfer squares */
} AhuTpCellKind;

/* Three cells a row, from the bottom; then those that there is one of on a site, and the tiles:
 * one just taken and two of the Tapati, or in a form four quarries and either rug. */
#define AHU_TP_ROW_CELLS 3
#define AHU_TP_MAX_TILES 6
#define AHU_TP_FREE (AHU_TP_ROWS * AHU_TP_ROW_CELLS)
#define AHU_TP_BASE (AHU_TP_FREE + 1)
#define AHU_TP_ROAD (AHU_TP_FREE + 2)
#define AHU_TP_TILES (AHU_TP_FREE + 3)
#define AHU_TP_CELLS (AHU_TP_TILES + AHU_TP_MAX_TILES)

/**
 * AhuTpCellState:
 * @kind: an [enum@Tp.CellKind]
 * @is_shown: whether the site has it now
 * @is_live: whether it can be activated
 * @site: which site
 * @row: from the bottom, for what lies in one
 * @place: a [enum@Place]
 * @piece: what is placed there; of slaves and tiles, the quarry or rug
 * @is_laid: whether this tile was just laid; of a free site, whether one may be
 * @is_back: whether choosing it takes the tile back, and what lies on it
 * @fill: the spaces
 * @lines: of a base: what the Moai is worth, by [enum@Line]
 * @values: of a road: those of its squares
 *
 * A cell, as bytes without gaps: equal ones look equal and are called the same.
 */
typedef struct
{
  guint8 kind;
  guint8 is_shown;
  guint8 is_live;
  guint8 site;
  guint8 row;
  guint8 place;
  guint8 piece;
  guint8 is_laid;
  guint8 is_back;
  AhuTpFill fill;
  guint8 lines[TP_LINES];
  guint8 values[TP_SQUARES];
} AhuTpCellState;

G_STATIC_ASSERT (sizeof (AhuTpCellState) == 9 + sizeof (AhuTpFill) + TP_LINES + TP_SQUARES);

/**
 * AhuTpSiteState:
 * @cells: its cells
 * @reasons: why they can't be activated; `TP_OK` for those that can, and where nothing is to be done
 * @n_rows: how many rows are built, the rug with them
 * @n_tiles: how many tiles may be laid
 */
typedef struct
{
  AhuTpCellState cells[AHU_TP_CELLS];
  TpReason reasons[AHU_TP_CELLS];
  guint n_rows;
  guint n_tiles;
} AhuTpSiteState;

/* @self: (out caller-allocates): the site
 * @view: what the board is about
 * @site: which site */
void ahu_tp_site_state_init (AhuTpSiteState  *self,
                             const AhuTpView *view,
                             guint            site);

/* Returns: what the Moai on it is worth */
static inline guint
ahu_tp_cell_value (const AhuTpCellState *self)
{
  guint value = 0;

  for (guint line = 0; line < TP_LINES; line++)
    value += self->lines[line];

  return value;
}

/* @seat: whose board
 * @count: how many pieces; of tiles and bases anything
 * @move: (out caller-allocates): the move that it stands for */
void ahu_tp_cell_move (const AhuTpCellState *self,
                       guint                 seat,
                       guint                 count,
                       TpMove               *move);

G_END_DECLS

/* ahu-paper.h: the result on paper: what of a result is kept and shared
 *
 * Holds the ranking with the players' names and colours, what the game draws
 * beside it, and the result as plain text. Not for: where it stands on a page
 * (ahu-paper-pages.h), files (ahu-paper-file.h), printing (ahu-paper-print.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-ranking.h"
#include "toolkit/art/ahu-part.h"
#include "toolkit/paper/ahu-paper-canvas.h"

G_BEGIN_DECLS

/**
 * AhuPaperDraw:
 * @canvas: where it draws, from the origin down
 * @width: points it has across
 * @room: points it may take from top to bottom beyond what it needs
 * @data: its data
 *
 * Draws a part of the sheet. Called several times, so that its height is known
 * before it is drawn where it belongs.
 *
 * Returns: points it takes from top to bottom
 */
typedef double (*AhuPaperDraw) (AhuPaperCanvas *canvas,
                                double          width,
                                double          room,
                                gpointer        data);

/**
 * AhuPaperPart:
 * @draw: draws it
 * @data: for @draw
 * @destroy: (nullable): frees @data
 * @most_room: ems that it can make use of beyond what it needs
 */
typedef struct
{
  AhuPaperDraw draw;
  gpointer data;
  GDestroyNotify destroy;
  double most_room;
} AhuPaperPart;

#define AHU_TYPE_PAPER (ahu_paper_get_type ())
G_DECLARE_FINAL_TYPE (AhuPaper, ahu_paper, AHU, PAPER, GObject)

/* @title: what stands at the head
 * @subtitle: beside it
 * Returns: (transfer full): a sheet with nothing but its head, and without a ranking */
AhuPaper *ahu_paper_new_blank (const char *title,
                               const char *subtitle);

/* @title: what game it was
 * @subtitle: when it was, and how long
 * @ranking: (transfer full): the result
 * @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours, as in records
 * @text: (transfer full): the result as plain text
 * Returns: (transfer full): a sheet with the ranking */
AhuPaper *ahu_paper_new (const char        *title,
                         const char        *subtitle,
                         AhuRanking        *ranking,
                         const char *const *names,
                         const char *const *colours,
                         char              *text);

/* Adds a part below the others.
 * @draw: draws the part
 * @data: (transfer full): for @draw
 * @destroy: (nullable): frees @data
 * @most_room: ems that it can make use of beyond what it needs */
void ahu_paper_add (AhuPaper       *self,
                    AhuPaperDraw    draw,
                    gpointer        data,
                    GDestroyNotify  destroy,
                    double          most_room);

/* @row: a row of the ranking
 * @look: how a part of a bar is shown that stands for it */
void ahu_paper_set_look (AhuPaper          *self,
                         guint              row,
                         const AhuPartLook *look);

/* @row: a row of the ranking
 * Returns: (transfer none) (nullable): how a part of a bar is shown that stands for it */
const AhuPartLook *ahu_paper_get_look (AhuPaper *self,
                                       guint     row);

/* Returns: (transfer none) (element-type AhuPaperPart): its parts from top to bottom */
GPtrArray *ahu_paper_get_parts (AhuPaper *self);

/* @self: a result on paper
 * Returns: (transfer none): what stands at the head */
const char *ahu_paper_get_title (AhuPaper *self);

/* @self: a result on paper
 * Returns: (transfer none): what stands below it */
const char *ahu_paper_get_subtitle (AhuPaper *self);

/* @self: a result on paper
 * @date: (nullable): when the game was, today unless set */
void ahu_paper_set_date (AhuPaper  *self,
                         GDateTime *date);

/* @self: a result on paper
 * Returns: (transfer none): when the game was */
GDateTime *ahu_paper_get_date (AhuPaper *self);

/* @self: a result on paper
 * Returns: (transfer full): which game it was, and the day */
char *ahu_paper_dup_line (AhuPaper *self);

/* @self: a result on paper
 * Returns: (transfer none): the result as text */
const char *ahu_paper_get_text (AhuPaper *self);

/* @self: a result on paper
 * Returns: (transfer none) (nullable): the places and points */
const AhuRanking *ahu_paper_get_ranking (AhuPaper *self);

/* @self: a result on paper
 * Returns: (transfer none) (array zero-terminated=1): the players by seat */
const char *const *ahu_paper_get_names (AhuPaper *self);

/* @self: a result on paper
 * Returns: (transfer none) (array zero-terminated=1): their colours */
const char *const *ahu_paper_get_colours (AhuPaper *self);

G_END_DECLS

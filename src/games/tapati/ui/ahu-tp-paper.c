/* ahu-tp-paper.c: the result on paper of Tapati: how it ended, and every Moai
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-paper.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/tapati/engine/tp-ending.h"
#include "games/tapati/engine/tp-milestones.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "toolkit/ranking/ahu-result-stage.h"

/* In em. */
#define HEADING_GAP 0.5
#define GAP 0.6
#define NAME_WIDTH 9
/* A tile is twice as wide as high. */
#define FLOOR 0.9
#define TOWER_WIDTH (2 * FLOOR)
#define BASE 0.3
#define WORDS_WIDTH 5.6
#define ITEM_WIDTH (TOWER_WIDTH + 0.4 + WORDS_WIDTH)
/* Points and round beside the tower. */
#define LEAST_HEIGHT 2.6

static const AhuPaperStyle name_style = { 1, PANGO_WEIGHT_BOLD, 0, 0, FALSE };

typedef struct
{
  char *end;
  char **names;
  guint n_players;
  GArray *all; /* Moai */
  char **tapatis;
} Told;

static void
told_free (gpointer data)
{
  Told *told = data;

  g_free (told->end);
  g_strfreev (told->names);
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

static void
draw_moai (AhuPaperCanvas *canvas,
           const TpScored *moai,
           double          x,
           double          bottom)
{
  double em = canvas->em;
  double words = x + (TOWER_WIDTH + 0.4) * em;
  double y = bottom - LEAST_HEIGHT * em;
  g_autofree char *points = g_strdup_printf ("%u", moai->points);
  g_autofree char *when = moai->round > 0 ? tp_round_text (moai->round, AHU_TURN_INSIDE) : g_strdup (C_("Moai", "standing"));

  draw_tower (canvas, &moai->moai, x, bottom);
  y += ahu_paper_canvas_write (canvas, &name_style, points, words, y, WORDS_WIDTH * em);
  ahu_paper_canvas_write (canvas, &ahu_paper_second, when, words, y, WORDS_WIDTH * em);
}

static double
tower_height (const TpMoai *moai)
{
  return (moai->n_floors + (moai->rug > 0)) * FLOOR + BASE;
}

/* Returns: how high it is: one line of towers, or more where they don't fit beside each other */
static double
draw_player (AhuPaperCanvas *canvas,
             const Told     *told,
             guint           seat,
             double          top,
             double          width)
{
  double em = canvas->em;
  double name = ahu_paper_canvas_write (canvas, &name_style, told->names[seat], 0, top, (NAME_WIDTH - 1) * em);
  guint in_line = (guint) MAX (1, (width / em - NAME_WIDTH) / ITEM_WIDTH);
  double y = top;
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (TpScored));

  for (guint i = 0; i < told->all->len; i++)
    if (g_array_index (told->all, TpScored, i).player == seat)
      g_array_append_val (own, g_array_index (told->all, TpScored, i));
  if (own->len == 0)
    return MAX (name, ahu_paper_canvas_write (canvas, &ahu_paper_second, _("no Moai"), NAME_WIDTH * em, y,
                                              width - NAME_WIDTH * em));

  for (guint first = 0; first < own->len; first += in_line)
    {
      guint end = MIN (first + in_line, own->len);
      double height = LEAST_HEIGHT;

      for (guint i = first; i < end; i++)
        height = MAX (height, tower_height (&g_array_index (own, TpScored, i).moai));
      y += height * em;
      for (guint i = first; i < end; i++)
        draw_moai (canvas, &g_array_index (own, TpScored, i), (NAME_WIDTH + (i - first) * ITEM_WIDTH) * em, y);
      y += end < own->len ? GAP * em : 0;
    }

  return MAX (name, y - top);
}

static double
draw_all_moai (AhuPaperCanvas *canvas,
               double          width,
               double          room,
               gpointer        data)
{
  const Told *told = data;
  double y = ahu_paper_canvas_write (canvas, &ahu_paper_heading, _("The Moai and their points"), 0, 0, width) +
             HEADING_GAP * canvas->em;

  for (guint seat = 0; seat < told->n_players; seat++)
    y += draw_player (canvas, told, seat, y, width) + GAP * canvas->em;

  return y - GAP * canvas->em;
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

  for (guint seat = 0; seat < told->n_players; seat++)
    y += ahu_paper_canvas_write (canvas, &ahu_paper_plain, told->tapatis[seat], 0, y, width);

  return y;
}

AhuPaper *
ahu_tp_paper_new (AhuSession *session)
{
  g_auto (GStrv) said = NULL;
  g_autofree char *subtitle = NULL;
  const char *const *names;
  const AhuGame *game;
  const TpPosition *position;
  AhuPaper *paper;
  Told *told;

  g_return_val_if_fail (AHU_IS_SESSION (session) && ahu_session_is_over (session), NULL);

  game = ahu_session_get_game (session);
  position = ahu_session_get_position (session);
  names = ahu_session_get_names (session);
  said = ahu_names_isolate (names);
  subtitle = ahu_result_describe_dated_game (session);
  paper = ahu_paper_new ("Tapati", subtitle, game->ranking (position, (const char *const *) said), names,
                         ahu_record_get_colours (ahu_session_get_record (session)), game->final_text (position, names));
  told = g_new0 (Told, 1);
  told->end = tp_end_text (position);
  told->names = g_strdupv ((char **) names);
  told->n_players = position->n_players;
  told->all = tp_list_all_moai (ahu_session_get_history (session));
  told->tapatis = g_new0 (char *, position->n_players + 1);
  for (guint p = 0; p < position->n_players; p++)
    told->tapatis[p] = tp_tapati_sentence (position->players[p].tapati, names[p]);
  ahu_paper_add (paper, draw_end, told, NULL, 0);
  ahu_paper_add (paper, draw_tapatis, told, NULL, 0);
  /* The last of them frees what all tell. */
  ahu_paper_add (paper, draw_all_moai, told, told_free, 0);

  return paper;
}

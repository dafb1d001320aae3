/* ahu-tp-board-words.c: what the parts of a board are called, in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-board-words.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-sentences.h"

static const char letters[TP_FLOORS] = { 'M', 'O', 'A', 'I' };

static char *
spaces_words (const AhuTpCellState *cell)
{
  int filled = cell->fill.filled, spaces = cell->fill.spaces;

  if (cell->kind == AHU_TP_CELL_RAPANUIS)
    /* Translators: %1$d of %2$d places beside a floor have a Rapanui. */
    return g_strdup_printf (_("Rapanuis %1$d of %2$d"), filled, spaces);

  /* Translators: %1$d of %2$d circles of a quarry, or spaces of a rug, have a captive. */
  return g_strdup_printf (_("Captives %1$d of %2$d"), filled, spaces);
}

static char *
base_words (const AhuTpCellState *cell)
{
  static const guint8 order[] = { TP_LINE_SLAVES, TP_LINE_QUARRIES, TP_LINE_TRANSFER, TP_LINE_RUGS };
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      if (cell->lines[order[i]] == 0)
        continue;
      if (lines->len > 0)
        g_string_append (lines, C_("list", ", "));
      /* Translators: where points of a Moai come from, such as “Captives”, and how many. */
      g_string_append_printf (lines, C_("points", "%1$s %2$d"), tp_line_name (order[i]), cell->lines[order[i]]);
    }
  if (lines->len == 0)
    return g_strdup (_("Worth 0"));

  /* Translators: %1$d points, and where they come from: “Worth 15: Captives 5, Quarries 3”. */
  return g_strdup_printf (_("Worth %1$d: %2$s"), (int) ahu_tp_cell_value (cell), lines->str);
}

static char *
road_words (const AhuTpCellState *cell)
{
  guint filled = cell->fill.filled;

  if (filled == 0)
    /* Translators: none of %d transfer squares has a palm. */
    return g_strdup_printf (_("Transfer, 0 of %d"), (int) cell->fill.spaces);

  /* Translators: %1$d of %2$d transfer squares have a palm, which brings %3$d points. */
  return g_strdup_printf (_("Transfer, %1$d of %2$d, worth %3$d"), (int) filled, (int) cell->fill.spaces,
                          (int) cell->values[filled - 1]);
}

static char *
plain_words (const AhuTpCellState *cell)
{
  g_autofree char *tile = NULL;

  switch ((guint) cell->kind)
    {
    case AHU_TP_CELL_PALM:
      return g_strdup (cell->fill.filled > 0 ? _("Palm on the base") : _("Palm missing"));
    case AHU_TP_CELL_FREE:
      /* Translators: a site without a Moai. */
      return g_strdup (C_("site", "Free"));
    case AHU_TP_CELL_TILE:
      tile = tp_pieces_text (cell->piece, 1);
      /* Translators: %1$s is such as “a quarry with 3 circles”, %2$d the number of a site. */
      return g_strdup_printf (_("Lay %1$s on site %2$d"), tile, cell->site + 1);
    case AHU_TP_CELL_BASE:
      return base_words (cell);
    case AHU_TP_CELL_ROAD:
      return road_words (cell);
    default:
      return spaces_words (cell);
    }
}

char *
ahu_tp_cell_words (const AhuTpCellState *cell)
{
  g_autofree char *words = NULL;
  guint live;

  g_return_val_if_fail (cell != NULL, NULL);

  words = plain_words (cell);
  if (cell->is_back)
    /* Translators: of a tile that was just laid; choosing it takes it back. %s is such as “Captives 0 of 3”. */
    return g_strdup_printf (_("%s, takes the tile back"), words);
  live = cell->fill.live;
  if (live == 0)
    return g_steal_pointer (&words);

  /* Translators: %1$s is such as “Captives 2 of 4”; %2$d more pieces can be placed there now. */
  return g_strdup_printf (ngettext ("%1$s, %2$d can be placed", "%1$s, %2$d can be placed", live), words, (int) live);
}

static int
find_value (const TpPosition *position,
            guint             seat,
            guint             site)
{
  guint lines[TP_LINES];
  int value = 0;

  tp_moai_value (&position->players[seat].moai[site], &position->box, lines);
  for (guint line = 0; line < TP_LINES; line++)
    value += (int) lines[line];

  return value;
}

char *
ahu_tp_cell_hint (const AhuTpView      *view,
                  const AhuTpCellState *cell)
{
  TpPosition after;
  TpMove move;
  int now, then;

  g_return_val_if_fail (view != NULL && cell != NULL, NULL);

  if (!view->hints || view->mode != AHU_TP_PLAY || !cell->is_live)
    return NULL;
  ahu_tp_cell_move (cell, view->seat, cell->fill.live, &move);
  if (cell->kind == AHU_TP_CELL_BASE)
    {
      g_auto (GStrv) sentences = tp_scoring_sentences (view->position, &move);

      return g_strjoinv ("\n", sentences);
    }

  after = *view->position;
  tp_apply (&after, &move, NULL);
  /* The last placing of a fact may go on to a forced scoring. */
  if (!tp_moai_is_begun (&after.players[view->seat].moai[cell->site]))
    return NULL;

  now = find_value (view->position, view->seat, cell->site);
  then = find_value (&after, view->seat, cell->site);
  if (now == then)
    /* Translators: a hint: what a Moai is worth after something is placed on it. */
    return g_strdup_printf (_("The Moai is still worth %d."), now);

  /* Translators: the same; %1$d is more or less than %2$d. */
  return g_strdup_printf (_("The Moai is then worth %1$d, now %2$d."), then, now);
}

char *
ahu_tp_cell_note (const AhuTpCellState *cell)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (cell != NULL, NULL);

  if (cell->kind != AHU_TP_CELL_ROAD || cell->fill.live == 0 || cell->fill.filled > 0)
    return NULL;

  /* Translators: what the first palm on a road brings with it; %d is the number of a site. */
  sentence = g_strdup_printf (_("From now on only transfer palms on site %d."), cell->site + 1);

  return ahu_cite (sentence, "T8.5");
}

char *
ahu_tp_reason_words (const TpReason    *reason,
                     const char *const *names)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (reason != NULL && names != NULL, NULL);

  if (reason->code == TP_OK)
    return NULL;

  sentence = tp_reason_sentence (reason, names);

  return ahu_cite (sentence, reason->rule);
}

char *
ahu_tp_row_words (const AhuTpCellState *cell)
{
  g_return_val_if_fail (cell != NULL, NULL);

  if (cell->piece >= TP_RUG_2)
    /* Translators: the row of a rug; %d is its number, 2 or 3. */
    return g_strdup_printf (_("Rug with a %d"), TP_POINTS_OF (cell->piece));

  /* Translators: the row of a floor; %1$c is its letter, M, O, A or I, %2$d how many circles its quarry has. */
  return g_strdup_printf (ngettext ("%1$c, quarry with %2$d circle", "%1$c, quarry with %2$d circles", TP_CIRCLES_OF (cell->piece)),
                          letters[MIN (cell->row, TP_FLOORS - 1)], TP_CIRCLES_OF (cell->piece));
}

char *
ahu_tp_site_words (const AhuTpSiteState *state)
{
  int site, floors, value;
  gboolean has_rug;

  g_return_val_if_fail (state != NULL, NULL);

  site = state->cells[0].site + 1;
  if (state->n_rows == 0)
    /* Translators: %d is the number of a site where nothing stands. */
    return g_strdup_printf (_("Site %d, free"), site);

  has_rug = state->cells[(state->n_rows - 1) * AHU_TP_ROW_CELLS + AHU_TP_CELL_SLAVES].piece >= TP_RUG_2;
  floors = (int) state->n_rows - has_rug;
  value = (int) ahu_tp_cell_value (&state->cells[AHU_TP_BASE]);
  if (has_rug)
    /* Translators: %1$d is the number of a site, %2$d floors, %3$d points. */
    return g_strdup_printf (ngettext ("Site %1$d, Moai of %2$d floor and rug, worth %3$d",
                                      "Site %1$d, Moai of %2$d floors and rug, worth %3$d", (gulong) floors),
                            site, floors, value);

  /* Translators: %1$d is the number of a site, %2$d floors, %3$d points. */
  return g_strdup_printf (ngettext ("Site %1$d, Moai of %2$d floor, worth %3$d",
                                    "Site %1$d, Moai of %2$d floors, worth %3$d", (gulong) floors), site, floors, value);
}

static char *
list_pieces (const guint8 *pieces)
{
  g_auto (GStrv) parts = g_new0 (char *, TP_PIECES + 1);
  guint n = 0;

  for (guint piece = 0; piece < TP_PIECES; piece++)
    if (pieces[piece] > 0)
      parts[n++] = tp_pieces_text (piece, pieces[piece]);

  return n > 0 ? tp_list_text ((const char *const *) parts, n) : NULL;
}

char *
ahu_tp_board_words (const char       *name,
                    const TpPosition *position,
                    guint             seat,
                    const TpOffer    *offer)
{
  g_autofree char *points = NULL, *pieces = NULL;
  guint8 to_place[TP_PIECES];
  guint total;

  g_return_val_if_fail (name != NULL && position != NULL && offer != NULL, NULL);

  total = tp_player_points (&position->players[seat]);
  /* Translators: a player's board: %1$s is the name, %2$d points scored. */
  points = g_strdup_printf (ngettext ("%1$s, %2$d point", "%1$s, %2$d points", total), name, (int) total);
  if (!offer->is_pending)
    return g_steal_pointer (&points);

  for (guint piece = 0; piece < TP_PIECES; piece++)
    to_place[piece] = (guint8) tp_position_to_place (position, seat, piece);
  pieces = list_pieces (to_place);
  if (pieces == NULL)
    return g_steal_pointer (&points);

  /* Translators: %1$s is such as “Chiara, 9 points”, %2$s such as “2 captives”. */
  return g_strdup_printf (_("%1$s, %2$s to place"), points, pieces);
}

char *
ahu_tp_tapati_words (const guint8 tapati[TP_PIECES])
{
  g_autofree char *loose = NULL, *tiles = NULL;
  guint8 pieces[TP_PIECES] = { 0 };

  g_return_val_if_fail (tapati != NULL, NULL);

  /* Translators: what is in a Tapati, and how much it can hold of each kind of piece. */
  loose = g_strdup_printf (_("Tapati: Rapanuis %1$d of %2$d, captives %3$d of %4$d, palms %5$d of %6$d"),
                           tapati[TP_RAPANUI], TP_TAPATI_RAPANUIS, tapati[TP_SLAVE], (int) tp_tapati_slave_limit (tapati),
                           tapati[TP_PALM], TP_TAPATI_PALMS);
  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    pieces[piece] = tapati[piece];
  tiles = list_pieces (pieces);

  return tiles != NULL ? g_strconcat (loose, C_("list", ", "), tiles, NULL) : g_steal_pointer (&loose);
}

char *
ahu_tp_fill_words (const TpOffer *offer)
{
  g_return_val_if_fail (offer != NULL, NULL);

  if (offer->is_base)
    /* Translators: on a narrow button: lays %d palms, all that the bases can take. */
    return g_strdup_printf (_("%d on base"), (int) offer->n_filled);

  /* Translators: on a narrow button: places %d pieces on all spaces that are free. */
  return g_strdup_printf (_("Place %d"), (int) offer->n_filled);
}

char *
ahu_tp_back_words (const TpOffer *offer)
{
  guint n = 0;

  g_return_val_if_fail (offer != NULL, NULL);

  for (guint piece = 0; piece < TP_RUG_2; piece++)
    n += offer->back[piece];
  if (n > 0)
    /* Translators: on a narrow button, what being done costs: %d pieces go back to the store. */
    return g_strdup_printf (ngettext ("%d goes back", "%d go back", n), (int) n);

  n = offer->back[TP_RUG_2] + offer->back[TP_RUG_3];
  /* Translators: on a narrow button, what being done costs: %d rugs leave the game. */
  return n > 0 ? g_strdup_printf (ngettext ("%d rug is out", "%d rugs are out", n), (int) n) : NULL;
}

char *
ahu_tp_done_words (const TpOffer *offer)
{
  g_autofree char *stays = NULL, *back = NULL;

  g_return_val_if_fail (offer != NULL, NULL);

  stays = list_pieces (offer->keeps);
  back = list_pieces (offer->back);
  if (back == NULL)
    return g_strdup (_("If you’re done now, nothing goes back."));
  if (stays == NULL)
    /* Translators: %s are pieces, such as “2 captives”. */
    return g_strdup_printf (_("If you’re done now, this goes back: %s."), back);

  /* Translators: %1$s and %2$s are pieces, such as “2 captives and 1 palm”. */
  return g_strdup_printf (_("If you’re done now, this stays: %1$s; this goes back: %2$s."), stays, back);
}

char *
ahu_tp_kept_words (const TpPosition *position,
                   guint             seat,
                   gboolean          brief)
{
  static const guint8 pieces[TP_FACTS + 1] = {
    [TP_MAKE_MAKE] = TP_RAPANUI, [TP_MANUTARA] = TP_SLAVE, [TP_AHU] = TP_PALM,
  };
  guint kept;

  g_return_val_if_fail (position != NULL && seat < position->n_players, NULL);

  kept = !brief && position->fact <= TP_AHU ? position->players[seat].tapati[pieces[position->fact]] : 0;
  if (kept == 0)
    /* Translators: beside a player's name: has finished placing. */
    return g_strdup (C_("placing", "done"));

  /* Translators: beside a player's name: has finished placing and keeps %d pieces. */
  return g_strdup_printf (ngettext ("done, keeps %d", "done, keeps %d", kept), (int) kept);
}

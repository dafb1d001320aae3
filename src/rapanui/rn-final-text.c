/* rn-final-text.c: the final table as plain text, for the command line and the clipboard
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rapanui/rn-sentences.h"

#include <glib/gi18n.h>

#define LABEL_WIDTH 26
#define CELL_WIDTH 12

/* Columns of a terminal that @text takes. */
static int
text_width (const char *text)
{
  int width = 0;

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      gunichar ch = g_utf8_get_char (c);

      if (!g_unichar_iszerowidth (ch))
        width += g_unichar_iswide (ch) ? 2 : 1;
    }

  return width;
}

static void
append_padded (GString    *text,
               const char *cell,
               int         width,
               gboolean    at_end)
{
  int room = MAX (0, width - text_width (cell));

  if (at_end)
    g_string_append_printf (text, "%*s", room, "");
  g_string_append (text, cell);
  if (!at_end)
    g_string_append_printf (text, "%*s", room, "");
}

static char *
tiles_cell (const RnFinal *final,
            guint          player,
            guint          kind)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, final->players[player].tiles);
}

static char *
moai_cell (const RnFinal *final,
           guint          player,
           guint          kind)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT " × 4 = %" G_GINT64_FORMAT,
                          final->players[player].moai_count, final->players[player].moai);
}

static char *
wood_cell (const RnFinal *final,
           guint          player,
           guint          kind)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT " / 5 = %" G_GINT64_FORMAT,
                          final->players[player].wood_count, final->players[player].wood);
}

static char *
sacrifice_cell (const RnFinal *final,
                guint          player,
                guint          kind)
{
  gint64 count = final->players[player].sacrifice_count[kind];

  return g_strdup_printf ("%" G_GINT64_FORMAT " × %u = %" G_GINT64_FORMAT,
                          count, final->value[kind], count * final->value[kind]);
}

static char *
total_cell (const RnFinal *final,
            guint          player,
            guint          kind)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, final->players[player].total);
}

/* Names have no limit, nor does wood (R1.5); what else stands here is short. */
static int
cell_width (const RnFinal     *final,
            const char *const *names)
{
  int width = CELL_WIDTH;

  for (guint i = 0; i < final->n_players; i++)
    {
      g_autofree char *wood = wood_cell (final, i, 0);

      width = MAX (width, text_width (names[i]) + 2);
      width = MAX (width, text_width (wood) + 2);
    }

  return width;
}

static void
append_places (GString           *text,
               const RnFinal     *final,
               const char *const *names)
{
  int width = cell_width (final, names);

  for (guint i = 0; i < final->n_players; i++)
    {
      guint player = final->order[i];
      g_autofree char *note = rn_place_note (final, i, names);

      g_string_append_printf (text, "%u. ", final->players[player].place);
      append_padded (text, names[player], width, FALSE);
      g_string_append_printf (text, "%4" G_GINT64_FORMAT, final->players[player].total);
      if (note)
        g_string_append_printf (text, "  %s", note);
      g_string_append_c (text, '\n');
    }
}

static void
append_row (GString       *text,
            const RnFinal *final,
            int            width,
            const char    *label,
            char        *(*cell) (const RnFinal *final, guint player, guint kind),
            guint          kind)
{
  append_padded (text, label, LABEL_WIDTH, FALSE);
  for (guint i = 0; i < final->n_players; i++)
    {
      g_autofree char *value = cell (final, final->order[i], kind);

      append_padded (text, value, width, TRUE);
    }
  g_string_append_c (text, '\n');
}

static void
append_table (GString           *text,
              const RnFinal     *final,
              const char *const *names)
{
  int width = cell_width (final, names);

  append_padded (text, "", LABEL_WIDTH, FALSE);
  for (guint i = 0; i < final->n_players; i++)
    append_padded (text, names[final->order[i]], width, TRUE);
  g_string_append_c (text, '\n');

  append_row (text, final, width, _("Tiles"), tiles_cell, 0);
  append_row (text, final, width, rn_kind_name (RN_MOAI), moai_cell, 0);
  append_row (text, final, width, _("Wood"), wood_cell, 0);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    append_row (text, final, width, rn_sacrifice_name (k), sacrifice_cell, k);
  append_row (text, final, width, _("Glory points"), total_cell, 0);
}

static void
append_stone (GString       *text,
              const RnFinal *final)
{
  g_auto (GStrv) sentences = rn_stone_explanation (final);

  g_string_append_printf (text, "%s\n", _("How the Stone ranked the kinds"));
  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint k = 0; k < RN_SACRIFICES; k++)
      if (final->rank[k] == rank)
        {
          int count = (int) final->stone[k];

          /* Translators: %1$s is a kind of Sacrifice card with %2$d cards on the Stone; each is worth %3$u glory points. */
          g_string_append_printf (text, ngettext ("%1$s: %2$d card on the Stone, worth %3$u each",
                                                  "%1$s: %2$d cards on the Stone, worth %3$u each",
                                                  (gulong) count),
                                  rn_sacrifice_name (k), count, final->value[k]);
          g_string_append_c (text, '\n');
        }
  for (guint i = 0; sentences[i]; i++)
    g_string_append_printf (text, "%s\n", sentences[i]);
}

char *
rn_final_text (const RnFinal     *final,
               const char *const *names)
{
  GString *text = g_string_new (NULL);
  g_autofree char *headline = rn_result_headline (final, names);

  g_string_append_printf (text, "%s\n\n", headline);
  append_places (text, final, names);
  g_string_append_c (text, '\n');
  append_table (text, final, names);
  g_string_append_c (text, '\n');
  append_stone (text, final);

  return g_string_free (text, FALSE);
}

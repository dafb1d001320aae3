/* ahu-paper-aid.c: the rules in short, to lie beside the box
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper-aid.h"

#include <glib/gi18n.h>

/* In em. */
#define NUMBER_WIDTH 3.4
#define HEADING_GAP 0.25
#define GAP 0.2

static const AhuPaperStyle number_style = { 0.8, PANGO_WEIGHT_NORMAL, 0.33, 0, FALSE };

/* A chapter of it. */
typedef struct
{
  char *heading;
  GPtrArray *numbers; /* of rules */
  GPtrArray *sayings;
} Block;

static void
block_free (gpointer data)
{
  Block *block = data;

  g_free (block->heading);
  g_ptr_array_unref (block->numbers);
  g_ptr_array_unref (block->sayings);
  g_free (block);
}

static double
draw_block (AhuPaperCanvas *canvas,
            double          width,
            double          room,
            gpointer        data)
{
  const Block *block = data;
  double left = NUMBER_WIDTH * canvas->em;
  double y = ahu_paper_canvas_write (canvas, &ahu_paper_heading, block->heading, 0, 0, width);

  ahu_paper_canvas_line (canvas, 0, y, width, 0.6);
  y += HEADING_GAP * canvas->em;
  for (guint i = 0; i < block->sayings->len; i++)
    {
      ahu_paper_canvas_write (canvas, &number_style, g_ptr_array_index (block->numbers, i), 0, y + 0.15 * canvas->em, left);
      y += ahu_paper_canvas_write (canvas, &ahu_paper_plain, g_ptr_array_index (block->sayings, i), left, y, width - left);
      y += GAP * canvas->em;
    }

  return y;
}

/* Returns: the block of that chapter, the last of the sheet */
static Block *
add_block (AhuPaper   *paper,
           const char *heading)
{
  Block *block = g_new0 (Block, 1);

  block->heading = g_strdup (heading);
  block->numbers = g_ptr_array_new_with_free_func (g_free);
  block->sayings = g_ptr_array_new_with_free_func (g_free);
  ahu_paper_add (paper, draw_block, block, block_free, 0);

  return block;
}

AhuPaper *
ahu_paper_aid_new (AhuRules   *rules,
                   const char *game)
{
  AhuPaper *paper;
  Block *block = NULL;
  guint chapter = 0;

  g_return_val_if_fail (rules != NULL && game != NULL, NULL);

  /* Translators: on a sheet of paper that lies beside the box, after the name of the game */
  paper = ahu_paper_new_blank (game, _("The rules in short"));
  for (guint i = 0; i < ahu_rules_get_sayings (rules)->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (ahu_rules_get_sayings (rules), i);
      const AhuRulesSection *section = g_ptr_array_index (ahu_rules_get_sections (rules), saying->section);

      if (!saying->is_in_aid)
        continue;
      if (block == NULL || section->chapter != chapter)
        block = add_block (paper, ((AhuRulesChapter *) g_ptr_array_index (ahu_rules_get_chapters (rules), section->chapter))->title);
      chapter = section->chapter;
      g_ptr_array_add (block->numbers, g_strdup (section->id));
      g_ptr_array_add (block->sayings, g_strdup (saying->text));
    }

  return paper;
}

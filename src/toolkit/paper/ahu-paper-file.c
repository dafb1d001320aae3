/* ahu-paper-file.c: the result on paper as the contents of files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-paper-file.h"

#include <cairo-pdf.h>

#include "toolkit/paper/ahu-paper-pages.h"

static cairo_status_t
append_cb (void                *closure,
           const unsigned char *data,
           unsigned int         length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
describe (AhuPaper        *self,
          cairo_surface_t *surface)
{
  const AhuRanking *ranking = ahu_paper_get_ranking (self);
  g_autofree char *title = g_strdup_printf ("%s: %s", ahu_paper_get_title (self),
                                            ranking != NULL ? ranking->headline : ahu_paper_get_subtitle (self));

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, ahu_paper_get_subtitle (self));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Ahu " AHU_VERSION);
}

GBytes *
ahu_paper_to_pdf (AhuPaper *self,
                  double    width,
                  double    height)
{
  g_autoptr (AhuPaperPages) pages = NULL;
  g_autoptr (GByteArray) data = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (AHU_IS_PAPER (self), NULL);

  pages = ahu_paper_pages_new (self, width, height);
  surface = cairo_pdf_surface_create_for_stream (append_cb, data, width, height);
  describe (self, surface);
  cr = cairo_create (surface);
  for (guint i = 0; i < ahu_paper_pages_get_n (pages); i++)
    {
      ahu_paper_pages_draw (pages, cr, i);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);

  return g_byte_array_free_to_bytes (g_steal_pointer (&data));
}

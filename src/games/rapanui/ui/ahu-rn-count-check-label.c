/* ahu-rn-count-check-label.c: names what is counted on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-count-check-label.h"

#include <glib/gi18n.h>

#include "games/rapanui/study/rn-count-check.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/entry/ahu-count-label.h"

#define MARK_SIZE 24

typedef struct
{
  const char *picture;
  int height;
  const char *name;
  const char *detail;
} Look;

static Look
look_of_place (guint cell)
{
  int sacrifice = ahu_rn_art_sacrifice_height (AHU_COUNT_PICTURE);
  int card = ahu_rn_art_card_height (AHU_COUNT_PICTURE);

  if (cell < RN_COUNT_DECK)
    return (Look) { ahu_rn_art_sacrifice (cell), sacrifice, rn_kind_name_hyphenated (RN_FISH + cell), _("Supply pile") };
  if (cell == RN_COUNT_DECK)
    /* Translators: beside a count, where little room is left: the soft hyphens (U+00AD) say
     * where the word may be broken. */
    return (Look) { "card-back", card, C_("with soft hyphens", "Draw pile"), NULL };
  if (cell == RN_COUNT_DISPLAY)
    return (Look) { ahu_rn_art_card (RN_LUMBERJACK), card, _("General display"), _("all columns") };

  return (Look) { ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), sacrifice, _("Stone"), _("all cards on it") };
}

static Look
look_of (guint cell)
{
  int card = ahu_rn_art_card_height (AHU_COUNT_PICTURE);

  if (cell < RN_COUNT_PLAYERS)
    return look_of_place (cell);

  switch ((RnCountField) ((cell - RN_COUNT_PLAYERS) % RN_COUNT_FIELDS))
    {
    case RN_COUNT_WOOD:
      return (Look) { "token-wood", AHU_COUNT_PICTURE, _("Wood"), NULL };
    case RN_COUNT_GLORY:
      return (Look) { "token-glory", AHU_COUNT_PICTURE, C_("with soft hyphens", "Glory points"), _("in tiles") };
    case RN_COUNT_SACRIFICE:
      return (Look) { ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), ahu_rn_art_sacrifice_height (AHU_COUNT_PICTURE),
                      _("Sacrifice cards"), NULL };
    case RN_COUNT_HAND:
      return (Look) { "card-back", card, _("Hand"), NULL };
    case RN_COUNT_AREA:
    case RN_COUNT_FIELDS:
    default:
      return (Look) { ahu_rn_art_card (RN_LUMBERJACK), card, _("Display"), _("all cards played") };
    }
}

GtkWidget *
ahu_rn_count_check_label_new (guint cell)
{
  Look look = look_of (cell);

  return ahu_count_label_new (look.picture, look.height, look.name, look.detail);
}

static GtkWidget *
make_words (const char *text,
            const char *css_class)
{
  GtkWidget *words = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (words), PANGO_ELLIPSIZE_END);
  if (css_class != NULL)
    gtk_widget_add_css_class (words, css_class);

  return words;
}

GtkWidget *
ahu_rn_count_check_heading_new (guint       cell,
                                AhuSession *session)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8));
  gboolean is_place = cell < RN_COUNT_PLAYERS;
  Look look = look_of (cell);

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);

  if (!is_place)
    {
      guint player = (cell - RN_COUNT_PLAYERS) / RN_COUNT_FIELDS;

      gtk_box_append (box, ahu_mark_new (ahu_record_get_colours (ahu_session_get_record (session))[player], MARK_SIZE));
      gtk_box_append (box, make_words (ahu_session_get_names (session)[player], "heading"));
    }
  gtk_box_append (box, ahu_picture_new (look.picture, AHU_COUNT_PICTURE, look.height));
  gtk_box_append (box, make_words (look.name, is_place ? "heading" : NULL));
  if (is_place && look.detail != NULL)
    gtk_box_append (box, make_words (look.detail, "second"));

  return GTK_WIDGET (box);
}

/* ahu-score-form.c: what a game gives to the page of the final scoring: its form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-score-form.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/game/ahu-ranking-text.h"

typedef struct
{
  AhuSheet *sheet;
  gboolean entering; /* a field, also when nothing is missing */
} AhuScoreFormPrivate;

enum
{
  PROP_SHEET = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint changed_signal;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AhuScoreForm, ahu_score_form, GTK_TYPE_BOX)

static void
ahu_score_form_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  AhuScoreFormPrivate *priv = ahu_score_form_get_instance_private (AHU_SCORE_FORM (object));

  if (prop_id == PROP_SHEET)
    priv->sheet = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
ahu_score_form_finalize (GObject *object)
{
  AhuScoreFormPrivate *priv = ahu_score_form_get_instance_private (AHU_SCORE_FORM (object));

  g_clear_object (&priv->sheet);

  G_OBJECT_CLASS (ahu_score_form_parent_class)->finalize (object);
}

static void
ahu_score_form_class_init (AhuScoreFormClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = ahu_score_form_set_property;
  object_class->finalize = ahu_score_form_finalize;

  properties[PROP_SHEET] = g_param_spec_object ("sheet", NULL, NULL, AHU_TYPE_SHEET,
                                                G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_FORM);
}

static void
ahu_score_form_init (AhuScoreForm *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

AhuSheet *
ahu_score_form_get_sheet (AhuScoreForm *self)
{
  AhuScoreFormPrivate *priv = ahu_score_form_get_instance_private (self);

  g_return_val_if_fail (AHU_IS_SCORE_FORM (self), NULL);

  return priv->sheet;
}

gboolean
ahu_score_form_is_entering (AhuScoreForm *self)
{
  AhuScoreFormPrivate *priv = ahu_score_form_get_instance_private (self);

  g_return_val_if_fail (AHU_IS_SCORE_FORM (self), FALSE);

  return priv->entering;
}

void
ahu_score_form_set_entering (AhuScoreForm *self,
                             gboolean      entering)
{
  AhuScoreFormPrivate *priv = ahu_score_form_get_instance_private (self);

  g_return_if_fail (AHU_IS_SCORE_FORM (self));

  priv->entering = entering;
  g_signal_emit (self, changed_signal, 0);
}

static void
move (AhuScoreForm *self,
      void        (*step) (AhuSheet *sheet))
{
  AhuScoreFormClass *klass = AHU_SCORE_FORM_GET_CLASS (self);
  AhuSheet *sheet = ahu_score_form_get_sheet (self);
  g_autoptr (JsonObject) before = json_object_ref (ahu_sheet_get_document (sheet));

  step (sheet);
  if (klass->follow != NULL)
    klass->follow (self, before);
}

void
ahu_score_form_undo (AhuScoreForm *self)
{
  g_return_if_fail (AHU_IS_SCORE_FORM (self));

  move (self, ahu_sheet_undo);
}

void
ahu_score_form_redo (AhuScoreForm *self)
{
  g_return_if_fail (AHU_IS_SCORE_FORM (self));

  move (self, ahu_sheet_redo);
}

AhuPaper *
ahu_score_form_paper_new (AhuScoreForm *self,
                          const char   *title)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (AhuScoring) scoring = NULL;
  g_autofree char *date = NULL;
  g_autofree char *subtitle = NULL;
  g_auto (GStrv) names = NULL;
  g_auto (GStrv) colours = NULL;
  AhuSheet *sheet;
  char *text;

  g_return_val_if_fail (AHU_IS_SCORE_FORM (self), NULL);

  /* Translators: a date with the year, as strftime has it: %-e is the day, %B
   * the month, %Y the year. */
  date = ahu_isolate (g_date_time_format (now, C_("date", "%-e %B %Y")));
  /* Translators: %s is a date such as “20 November 2026”. */
  subtitle = g_strdup_printf (_("Final scoring of %s"), date);
  if (AHU_SCORE_FORM_GET_CLASS (self)->paper_new != NULL)
    return AHU_SCORE_FORM_GET_CLASS (self)->paper_new (self, subtitle);

  sheet = ahu_score_form_get_sheet (self);
  names = ahu_sheet_dup_names (sheet);
  colours = ahu_sheet_dup_colours (sheet);
  scoring = ahu_sheet_get_game (sheet)->sheet_scoring (ahu_sheet_get_document (sheet), (const char *const *) names);
  text = ahu_ranking_to_text (scoring->ranking, (const char *const *) names);

  return ahu_paper_new (title, subtitle, g_steal_pointer (&scoring->ranking), (const char *const *) names,
                        (const char *const *) colours, text);
}

/* test-ui-find.h: finds widgets as a screen reader does, by type and name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

/* What a button shows names it where nothing else does; a label that only decorates has no other name. */
static inline const char *
test_ui_get_shown_name (GtkWidget *widget)
{
  GtkWidget *child = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (GTK_IS_MENU_BUTTON (widget))
    return gtk_menu_button_get_label (GTK_MENU_BUTTON (widget));
  if (ADW_IS_BUTTON_CONTENT (child))
    return adw_button_content_get_label (ADW_BUTTON_CONTENT (child));

  return GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;
}

static inline gboolean
test_ui_is_named (GtkWidget  *widget,
                  const char *name)
{
  g_autofree char *actual = NULL;

  actual = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  if (actual == NULL)
    return TRUE;

  return g_strcmp0 (test_ui_get_shown_name (widget), name) == 0;
}

/**
 * test_ui_find:
 *
 * Returns: (nullable): the first visible widget of @type in @root that is called
 *   @name, or any of @type where @name is %NULL
 */
static inline GtkWidget *
test_ui_find (GtkWidget  *root,
              GType       type,
              const char *name)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type) && (name == NULL || test_ui_is_named (root, name)))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = test_ui_find (child, type, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Returns: (nullable): the first widget of @type in @root, shown or not */
static inline GtkWidget *
test_find_type (GtkWidget *root,
                GType      type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (root), type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = test_find_type (child, type);

  return found;
}

static inline void
test_ui_collect (GtkWidget *root,
                 GType      type,
                 GPtrArray *found)
{
  if (!gtk_widget_get_visible (root))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    g_ptr_array_add (found, root);

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    test_ui_collect (child, type, found);
}

/* Returns: (transfer container): the widgets of @type in @root that nothing hides */
static inline GPtrArray *
test_find_all (GtkWidget *root,
               GType      type)
{
  GPtrArray *found = g_ptr_array_new ();

  test_ui_collect (root, type, found);

  return found;
}

/* Returns: (nullable): the first widget in @root, shown or not, that has the class of the
 * style sheets */
static inline GtkWidget *
test_ui_find_class (GtkWidget  *root,
                    const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (root, css_class) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = test_ui_find_class (child, css_class);

  return found;
}

/* Whether a label in @root that can be seen has @words in it. */
static inline gboolean
test_ui_says (GtkWidget  *root,
              const char *words)
{
  /* What was told to those who don't see it is not there to be seen. */
  if (!gtk_widget_get_visible (root) || !gtk_widget_get_child_visible (root) || gtk_widget_get_opacity (root) <= 0)
    return FALSE;
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), words) != NULL)
    return TRUE;
  if (GTK_IS_INSCRIPTION (root) && gtk_inscription_get_text (GTK_INSCRIPTION (root)) != NULL &&
      strstr (gtk_inscription_get_text (GTK_INSCRIPTION (root)), words) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (test_ui_says (child, words))
      return TRUE;

  return FALSE;
}

static inline void
test_ui_collect_texts (GtkWidget *root,
                       GPtrArray *texts)
{
  if (!gtk_widget_get_visible (root) || !gtk_widget_get_child_visible (root))
    return;
  if (GTK_IS_LABEL (root) && *gtk_label_get_text (GTK_LABEL (root)) != '\0')
    g_ptr_array_add (texts, g_strdup (gtk_label_get_text (GTK_LABEL (root))));

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    test_ui_collect_texts (child, texts);
}

/* Returns: (transfer full): what the labels in @root say, those of parts that are hidden
 * left out */
static inline GPtrArray *
test_ui_list_texts (GtkWidget *root)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  test_ui_collect_texts (root, texts);

  return texts;
}

/* Activates the button called @name, which has to be there and possible. */
static inline void
test_ui_click (GtkWidget  *root,
               const char *name)
{
  GtkWidget *button = test_ui_find (root, GTK_TYPE_BUTTON, name);

  if (button == NULL)
    g_error ("no button is called “%s”", name);
  if (!gtk_widget_is_sensitive (button))
    g_error ("the button “%s” is insensitive", name);
  g_signal_emit_by_name (button, "clicked");
}

typedef gboolean (*TestUiCondition) (gpointer data);

static inline gboolean
test_ui_timeout_cb (gpointer user_data)
{
  g_error ("what was waited for did not come about");

  return G_SOURCE_REMOVE;
}

/* Runs the main loop until @condition holds; fails after five minutes, which is longer than
 * any machine takes, however much else it has to do. */
static inline void
test_ui_wait (TestUiCondition condition,
              gpointer        data)
{
  guint timeout = g_timeout_add_seconds (300, test_ui_timeout_cb, NULL);

  while (!condition (data))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timeout);
}

/* Whether nothing is left of what has a weak pointer at @data, for test_ui_wait (). */
static inline gboolean
test_ui_is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

static inline gboolean
test_ui_frame_cb (GtkWidget     *widget,
                  GdkFrameClock *clock,
                  gpointer       n_frames)
{
  (*(guint *) n_frames)++;

  return G_SOURCE_CONTINUE;
}

/* Waits until @widget was laid out @n times; twice where the first time leads to another. */
static inline void
test_ui_wait_for_frames (GtkWidget *widget,
                         guint      n)
{
  guint n_frames = 0;
  guint id = gtk_widget_add_tick_callback (widget, test_ui_frame_cb, &n_frames, NULL);

  /* Frames begin with this and end with the layout. */
  while (n_frames <= n)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_remove_tick_callback (widget, id);
}

/**
 * test_ui_press:
 *
 * Presses a key where @widget itself looks after keys.
 *
 * Returns: whether the key did something
 */
static inline gboolean
test_ui_press (GtkWidget       *widget,
               guint            keyval,
               GdkModifierType  state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  const GtkPropagationPhase phases[] = { GTK_PHASE_CAPTURE, GTK_PHASE_TARGET, GTK_PHASE_BUBBLE };
  gboolean listens = FALSE, taken = FALSE;

  for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
    for (guint i = 0; !taken && i < g_list_model_get_n_items (controllers); i++)
      {
        g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

        if (!GTK_IS_EVENT_CONTROLLER_KEY (controller)
            || gtk_event_controller_get_propagation_phase (controller) != phases[phase])
          continue;
        listens = TRUE;
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0u, state, &taken);
      }
  g_assert_true (listens);

  return taken;
}

/**
 * test_ui_find_window:
 *
 * Returns: (nullable): the first window of @type
 */
static inline GtkWidget *
test_ui_find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    {
      if (g_type_is_a (G_OBJECT_TYPE (i->data), type))
        return i->data;
    }

  return NULL;
}

/* ahu-session.c: the running game
 *
 * Saves after each change; the text is made at once, since it takes far less
 * time than a frame, and written by the store's thread.
 *
 * Not for: what is legal (the game's), undo (ahu-history.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-session.h"

struct _AhuSession
{
  GObject parent_instance;

  AhuRecord *record;
  AhuHistory *history;
  AhuStore *store;
  gboolean read_only;
  gboolean can_undo; /* as announced last */
  gboolean can_redo;
};

G_DEFINE_FINAL_TYPE (AhuSession, ahu_session, G_TYPE_OBJECT)

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static GBytes *
to_bytes (AhuSession *self)
{
  g_autoptr (GPtrArray) none = ahu_struck_lines_new ();
  GPtrArray *struck = ahu_history_get_struck (self->history);

  return ahu_record_to_bytes_with_struck (self->record,
                                          ahu_history_get_moves (self->history),
                                          ahu_history_get_ply (self->history),
                                          ahu_session_is_over (self) ? none : struck);
}

static void
save (AhuSession *self)
{
  g_autoptr (GBytes) bytes = NULL;

  if (self->store == NULL)
    return;

  bytes = to_bytes (self);
  ahu_store_save (self->store, ahu_record_get_id (self->record), bytes);
}

static void
update_flag (AhuSession *self,
             gboolean   *flag,
             gboolean    value,
             int         prop)
{
  if (*flag == value)
    return;

  *flag = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
announce (AhuSession *self)
{
  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  update_flag (self, &self->can_undo, ahu_history_can_undo (self->history), PROP_CAN_UNDO);
  update_flag (self, &self->can_redo, ahu_history_can_redo (self->history), PROP_CAN_REDO);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, signals[CHANGED], 0);
  g_object_unref (self);
}

static void
note_change (AhuSession *self)
{
  save (self);
  announce (self);
}

static void
ahu_session_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AhuSession *self = AHU_SESSION (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->can_undo);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->can_redo);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_session_dispose (GObject *object)
{
  AhuSession *self = AHU_SESSION (object);

  g_clear_object (&self->store);

  G_OBJECT_CLASS (ahu_session_parent_class)->dispose (object);
}

static void
ahu_session_finalize (GObject *object)
{
  AhuSession *self = AHU_SESSION (object);

  g_clear_pointer (&self->history, ahu_history_free);
  g_clear_object (&self->record);

  G_OBJECT_CLASS (ahu_session_parent_class)->finalize (object);
}

static void
ahu_session_class_init (AhuSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = ahu_session_get_property;
  object_class->dispose = ahu_session_dispose;
  object_class->finalize = ahu_session_finalize;

  /**
   * AhuSession:can-undo:
   *
   * Whether there is something to take back.
   */
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);

  /**
   * AhuSession:can-redo:
   *
   * Whether something was taken back that can be made again.
   */
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * AhuSession::changed:
   * @self: a session
   *
   * The position has changed, or what can be undone.
   */
  signals[CHANGED] =
    g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_session_init (AhuSession *self)
{
}

/* What can't be read back from the moves would be lost with the next save. */
static void
save_first (AhuSession *self)
{
  if (self->store == NULL)
    return;

  if (ahu_record_is_new (self->record))
    save (self);
  else if (ahu_history_get_ply (self->history) < ahu_record_get_moves (self->record)->len)
    ahu_store_keep_original (self->store, ahu_record_get_id (self->record));
}

AhuSession *
ahu_session_new (AhuRecord   *record,
                 AhuStore    *store,
                 AhuRefusal **refusal)
{
  AhuSession *self;
  AhuHistory *history;

  g_return_val_if_fail (AHU_IS_RECORD (record), NULL);
  g_return_val_if_fail (store == NULL || AHU_IS_STORE (store), NULL);

  history = ahu_history_new (record, refusal);
  if (history == NULL)
    return NULL;

  self = g_object_new (AHU_TYPE_SESSION, NULL);
  self->record = g_object_ref (record);
  self->history = history;
  g_set_object (&self->store, store);
  self->can_undo = ahu_history_can_undo (history);
  save_first (self);

  return self;
}

AhuSession *
ahu_session_branch (AhuSession          *self,
                    const AhuCorrection *correction)
{
  AhuSession *branch;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);
  g_return_val_if_fail (correction != NULL, NULL);

  branch = g_object_new (AHU_TYPE_SESSION, NULL);
  branch->record = g_object_ref (self->record);
  branch->history = ahu_correction_branch (correction);

  return branch;
}

AhuSession *
ahu_session_new_replay (AhuRecord   *record,
                        AhuRefusal **refusal)
{
  AhuSession *self = ahu_session_new (record, NULL, refusal);

  if (self != NULL)
    self->read_only = TRUE;

  return self;
}

gboolean
ahu_session_get_read_only (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  return self->read_only;
}

void
ahu_session_go (AhuSession *self,
                guint       ply)
{
  guint present;

  g_return_if_fail (AHU_IS_SESSION (self));
  g_return_if_fail (self->read_only && self->store == NULL);
  g_return_if_fail (ply <= ahu_history_get_moves (self->history)->len);

  present = ahu_history_get_ply (self->history);
  if (ply == present)
    return;

  for (; present > ply; present--)
    ahu_history_undo (self->history);
  for (; present < ply; present++)
    ahu_history_redo (self->history);
  announce (self);
}

AhuRecord *
ahu_session_dup_record (AhuSession *self)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (JsonObject) document = NULL;
  g_autoptr (GError) error = NULL;
  AhuRecord *record;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  bytes = to_bytes (self);
  document = ahu_document_parse (bytes, &error);
  g_assert_no_error (error);
  record = ahu_record_new_from_document (document, &error);
  g_assert_no_error (error);

  return record;
}

AhuRecord *
ahu_session_get_record (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  return self->record;
}

AhuHistory *
ahu_session_get_history (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  return self->history;
}

const AhuGame *
ahu_session_get_game (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  return ahu_record_get_game (self->record);
}

const char *const *
ahu_session_get_names (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  return ahu_record_get_names (self->record);
}

gconstpointer
ahu_session_get_position (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  return ahu_history_get_position (self->history, ahu_history_get_ply (self->history));
}

AhuRefusal *
ahu_session_play (AhuSession *self,
                  JsonNode   *move)
{
  g_autoptr (JsonNode) played = move;
  AhuRefusal *refusal;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  refusal = ahu_history_play (self->history, played);
  if (refusal == NULL)
    note_change (self);

  return refusal;
}

void
ahu_session_accept (AhuSession    *self,
                    AhuCorrection *correction)
{
  g_return_if_fail (AHU_IS_SESSION (self));
  g_return_if_fail (correction != NULL);

  ahu_history_accept (self->history, correction);
  note_change (self);
}

gboolean
ahu_session_undo (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  if (!ahu_history_undo (self->history))
    return FALSE;

  note_change (self);
  return TRUE;
}

gboolean
ahu_session_redo (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  if (!ahu_history_redo (self->history))
    return FALSE;

  note_change (self);
  return TRUE;
}

gboolean
ahu_session_can_undo (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  return self->can_undo;
}

gboolean
ahu_session_can_redo (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  return self->can_redo;
}

gboolean
ahu_session_is_over (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  return ahu_session_get_game (self)->is_over (ahu_session_get_position (self));
}

/* The record, its set-up as everybody may know it. */
static AhuRecord *
tell_setup (AhuSession *self)
{
  const AhuGame *game = ahu_session_get_game (self);
  JsonNode *setup = NULL;

  if (game->conceal_setup != NULL)
    setup = game->conceal_setup (ahu_session_get_position (self),
                                 g_strv_length ((char **) ahu_session_get_names (self)),
                                 ahu_record_get_setup (self->record));

  return setup != NULL ? ahu_record_copy_with (self->record, "setup", setup) : g_object_ref (self->record);
}

GBytes *
ahu_session_export (AhuSession *self)
{
  const AhuGame *game;
  GPtrArray *moves;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GPtrArray) none = ahu_struck_lines_new ();
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  game = ahu_session_get_game (self);
  record = tell_setup (self);
  moves = ahu_history_get_moves (self->history);
  for (guint ply = 0; ply < ahu_history_get_ply (self->history); ply++)
    {
      JsonNode *move = g_ptr_array_index (moves, ply);

      if (game->conceal != NULL)
        g_ptr_array_add (told, game->conceal (ahu_session_get_position (self),
                                              ahu_history_get_position (self->history, ply), move));
      else
        g_ptr_array_add (told, json_node_ref (move));
    }

  return ahu_record_to_bytes_with_struck (record, told, told->len,
                                          ahu_session_is_over (self)
                                            ? none : ahu_history_get_struck (self->history));
}

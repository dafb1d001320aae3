/* ahu-session.c: the running game
 *
 * Saves after each change; the text is made at once, since it takes far less
 * time than a frame, and written by the store's thread. A game that is open
 * elsewhere is shown as it goes on there, until it is free.
 *
 * Not for: what is legal (the game's), undo (ahu-history.h), the text of the game
 * (ahu-session-export.c), how it is saved and shared (ahu-session-store.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-session.h"

#include <glib/gi18n.h>

#include "core/json/ahu-json-value.h"
#include "core/record/ahu-record-counts.h"
#include "core/session/ahu-session-private.h"

G_DEFINE_FINAL_TYPE (AhuSession, ahu_session, G_TYPE_OBJECT)

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  PROP_READ_ONLY,
  N_PROPS
};

enum
{
  CHANGED,
  SETUP_CHANGED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

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

void
ahu_session_announce (AhuSession *self)
{
  g_object_ref (self);
  g_object_freeze_notify (G_OBJECT (self));
  update_flag (self, &self->can_undo,
               !self->read_only && ahu_history_can_undo (self->history), PROP_CAN_UNDO);
  update_flag (self, &self->can_redo,
               !self->read_only && ahu_history_can_redo (self->history), PROP_CAN_REDO);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, signals[CHANGED], 0);
  g_object_unref (self);
}

/* The players and the set-up belong to the course of the game, all else to the record. */
gboolean
ahu_session_take_setup (AhuSession *self)
{
  AhuRecord *now = ahu_history_get_record (self->history);
  g_autoptr (AhuRecord) before = g_object_ref (self->record);

  /* Of a game that nobody tracked there is no course. */
  if (ahu_record_is_sheet (before))
    return FALSE;

  g_object_unref (self->record);
  self->record = ahu_record_copy_with_setup (before, now);

  return self->record != before;
}

/* Takes value, which may be NULL. */
static void
set_member (AhuSession *self,
            const char *member,
            JsonNode   *value)
{
  AhuRecord *record = ahu_record_copy_with (self->record, member, value);

  g_clear_object (&self->record);
  self->record = record;
}

static void
note_change (AhuSession *self,
             gboolean    has_played)
{
  gboolean others = ahu_session_take_setup (self);

  if (ahu_record_get_member (self->record, AHU_SESSION_ENTERED) != NULL)
    set_member (self, AHU_SESSION_ENTERED, NULL);

  self->has_played = has_played;
  ahu_session_save (self);
  if (others)
    g_signal_emit (self, signals[SETUP_CHANGED], 0);
  ahu_session_announce (self);
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
    case PROP_READ_ONLY:
      g_value_set_boolean (value, self->read_only);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_session_dispose (GObject *object)
{
  ahu_session_close (AHU_SESSION (object));

  G_OBJECT_CLASS (ahu_session_parent_class)->dispose (object);
}

static void
ahu_session_finalize (GObject *object)
{
  AhuSession *self = AHU_SESSION (object);

  g_clear_pointer (&self->saved, g_bytes_unref);
  g_clear_pointer (&self->history, ahu_history_free);
  g_clear_object (&self->record);

  G_OBJECT_CLASS (ahu_session_parent_class)->finalize (object);
}

static void
add_signals (GType type)
{
  /**
   * AhuSession::changed:
   * @self: a session
   *
   * The position has changed, or what can be undone.
   */
  signals[CHANGED] =
    g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * AhuSession::setup-changed:
   * @self: a session
   *
   * The game has other players, or another set-up: who keeps anything of either has to ask
   * anew. `changed` follows.
   */
  signals[SETUP_CHANGED] =
    g_signal_new ("setup-changed", type, G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL, G_TYPE_NONE, 0);
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

  /**
   * AhuSession:read-only:
   *
   * Whether the game is open elsewhere, and only shown here.
   */
  props[PROP_READ_ONLY] = g_param_spec_boolean ("read-only", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, props);

  add_signals (G_TYPE_FROM_CLASS (klass));
}

static void
ahu_session_init (AhuSession *self)
{
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
  ahu_session_claim (self);
  self->can_undo = !self->read_only && ahu_history_can_undo (history);
  ahu_session_save_first (self);

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
  branch->history = ahu_correction_branch (correction);
  branch->record = ahu_record_copy_with_setup (self->record, ahu_history_get_record (branch->history));

  return branch;
}

AhuSession *
ahu_session_new_replay (AhuRecord   *record,
                        AhuRefusal **refusal)
{
  AhuSession *self = ahu_session_new (record, NULL, refusal);

  if (self != NULL)
    {
      self->read_only = TRUE;
      self->can_undo = FALSE;
    }

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
  ahu_session_announce (self);
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

gboolean
ahu_session_has_played (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  return self->has_played;
}

AhuRefusal *
ahu_session_refuse_change (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  if (!self->read_only)
    return NULL;
  if (self->follower == NULL)
    return ahu_refusal_new (NULL, g_strdup (_("This game is only being shown here.")));

  return ahu_refusal_new (NULL, g_strdup (_("This game is open in another window. It can only be "
                                            "watched here until it is closed there.")));
}

AhuRefusal *
ahu_session_check (AhuSession *self,
                   JsonNode   *move)
{
  g_autofree gpointer position = NULL;
  const AhuGame *game;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  game = ahu_session_get_game (self);
  position = g_memdup2 (ahu_session_get_position (self), game->position_size);

  return game->apply (position, move, ahu_session_get_names (self));
}

AhuRefusal *
ahu_session_play (AhuSession *self,
                  JsonNode   *move)
{
  g_autoptr (JsonNode) played = move;
  AhuRefusal *refusal;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  if (self->read_only)
    return ahu_session_refuse_change (self);

  refusal = ahu_history_play (self->history, played);
  if (refusal == NULL)
    note_change (self, TRUE);

  return refusal;
}

AhuRefusal *
ahu_session_play_group (AhuSession *self,
                        GPtrArray  *moves)
{
  AhuRefusal *refusal;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);
  g_return_val_if_fail (moves != NULL && moves->len > 0, NULL);

  if (self->read_only)
    return ahu_session_refuse_change (self);

  refusal = ahu_history_play_group (self->history, moves);
  if (refusal == NULL)
    note_change (self, TRUE);

  return refusal;
}

void
ahu_session_follow (AhuSession *self)
{
  const AhuGame *game;
  g_autoptr (AhuRefusal) refusal = NULL;

  g_return_if_fail (AHU_IS_SESSION (self));

  game = ahu_session_get_game (self);
  while (game->follow != NULL && !self->read_only && refusal == NULL)
    {
      JsonNode *move = game->follow (ahu_session_get_position (self));

      if (move == NULL)
        return;
      refusal = ahu_session_play (self, move);
    }
}

AhuRefusal *
ahu_session_accept (AhuSession    *self,
                    AhuCorrection *correction)
{
  g_autoptr (AhuCorrection) accepted = correction;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);
  g_return_val_if_fail (correction != NULL, NULL);

  if (self->read_only)
    return ahu_session_refuse_change (self);

  ahu_history_accept (self->history, g_steal_pointer (&accepted));
  note_change (self, FALSE);
  return NULL;
}

gboolean
ahu_session_undo (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  if (self->read_only || !ahu_history_undo_group (self->history))
    return FALSE;

  note_change (self, FALSE);
  return TRUE;
}

gboolean
ahu_session_redo (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  if (self->read_only || !ahu_history_redo_group (self->history))
    return FALSE;

  note_change (self, FALSE);
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

gboolean
ahu_session_has_ended (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  return ahu_record_is_counted (self->record) || ahu_session_is_over (self);
}

void
ahu_session_count (AhuSession *self,
                   JsonObject *sheet,
                   gboolean    is_result)
{
  g_autoptr (AhuRecord) before = NULL;

  g_return_if_fail (AHU_IS_SESSION (self));

  if (self->read_only)
    return;

  before = self->record;
  self->record = ahu_record_copy_with_counts (before, sheet, is_result, ahu_history_get_ply (self->history));
  ahu_session_save (self);
  if (ahu_record_is_counted (before) != ahu_record_is_counted (self->record))
    ahu_session_announce (self);
}

JsonObject *
ahu_session_dup_counts (AhuSession *self)
{
  g_autoptr (JsonObject) sheet = NULL;
  gint64 ply;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  if (ahu_record_is_counted (self->record))
    return ahu_record_dup_counts (self->record, AHU_RECORD_RESULT);

  sheet = ahu_record_dup_counts (self->record, AHU_RECORD_COUNTING);
  if (sheet == NULL || !ahu_json_get_integer (json_object_get_member (sheet, "ply"), &ply) ||
      ply != ahu_history_get_ply (self->history))
    return NULL;

  json_object_remove_member (sheet, "ply");
  return g_steal_pointer (&sheet);
}

void
ahu_session_set_title (AhuSession *self,
                       const char *title)
{
  JsonNode *value = NULL;

  g_return_if_fail (AHU_IS_SESSION (self));

  if (title != NULL && *title != '\0')
    value = json_node_init_string (json_node_alloc (), title);
  set_member (self, "title", value);
  ahu_session_save (self);
}

/* A program that doesn't know it may have played on meanwhile. */
JsonNode *
ahu_session_get_entered (AhuSession *self)
{
  JsonNode *entered, *ply;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  entered = ahu_record_get_member (self->record, AHU_SESSION_ENTERED);
  if (entered == NULL || !JSON_NODE_HOLDS_OBJECT (entered))
    return NULL;
  ply = json_object_get_member (json_node_get_object (entered), "ply");
  if (ply == NULL || !JSON_NODE_HOLDS_VALUE (ply) || json_node_get_value_type (ply) != G_TYPE_INT64 ||
      json_node_get_int (ply) != ahu_history_get_ply (self->history))
    return NULL;

  return json_object_get_member (json_node_get_object (entered), "move");
}

void
ahu_session_set_entered (AhuSession *self,
                         JsonNode   *move)
{
  g_autoptr (JsonNode) given = move;
  JsonNode *before;
  JsonNode *value = NULL;

  g_return_if_fail (AHU_IS_SESSION (self));

  before = ahu_session_get_entered (self);
  if (self->read_only || (given == NULL ? before == NULL : before != NULL && json_node_equal (before, given)))
    return;

  if (given != NULL)
    {
      JsonObject *entered = json_object_new ();

      json_object_set_int_member (entered, "ply", ahu_history_get_ply (self->history));
      json_object_set_member (entered, "move", g_steal_pointer (&given));
      value = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (value, entered);
    }
  set_member (self, AHU_SESSION_ENTERED, value);
  ahu_session_save (self);
}

void
ahu_session_set_asking (AhuSession *self,
                        gboolean    asking)
{
  g_return_if_fail (AHU_IS_SESSION (self));

  if (self->asking == asking)
    return;
  self->asking = asking;
  ahu_session_announce (self);
}

gboolean
ahu_session_get_asking (AhuSession *self)
{
  g_return_val_if_fail (AHU_IS_SESSION (self), FALSE);

  return self->asking;
}

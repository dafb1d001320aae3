/* rn-test-games.c: the examples as games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-games.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"

#include "support/test-record.h"

const char *const rn_test_finished[] = {
  "active-without-cards", "decided-by-moai-or-wood", "ends-before-hand-full", "four-players-untold",
  "no-moai-built", "nobody-sacrificed-three-kinds", "price-floor-six", "reveal-deducible",
  "shared-first-place", "supply-pile-empty", "three-moai-no-wood", "three-players-pair-on-top",
  "two-players", "untold-restricts", NULL
};

AhuHistory *
rn_test_load_example (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".rapanui", NULL);

  return test_history_load (TEST_RAPANUI, file);
}

AhuHistory *
rn_test_join (AhuHistory *whole,
              guint       ply,
              guint       wood)
{
  AhuRecord *record = ahu_history_get_record (whole);
  JsonNode *setup = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (AhuRecord) joined = NULL;
  AhuRefusal *refusal = NULL;
  RnPosition position;
  AhuHistory *history;

  while (((const RnPosition *) ahu_history_get_position (whole, ply))->step != RN_STEP_BUY)
    ply++;
  position = *(const RnPosition *) ahu_history_get_position (whole, ply);
  position.wood[0] = (guint16) (position.wood[0] + wood);
  json_node_take_object (setup, json_object_new ());
  json_object_set_member (json_node_get_object (setup), "position", rn_position_to_json (&position));
  joined = ahu_record_new (rn_game_get (), ahu_record_get_names (record), ahu_record_get_colours (record), setup);
  history = ahu_history_new (joined, &refusal);
  g_assert_null (refusal);
  for (; ply < ahu_history_get_ply (whole); ply++)
    g_assert_null (ahu_history_play (history, ahu_history_get_move (whole, ply)));

  return history;
}

/* test-measured.c: what a position has of what a rule is about, in words
 *
 * Not for: what a game measures (tests/games), nor where it is shown (tests/toolkit/rules).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/teach/ahu-measured.h"

/* How many players have points, in how many kinds, and which of them have something else. */
typedef struct
{
  guint n_pending, n_players, n_kinds, who_has, n_things;
} Position;

static const AhuMeter count_meter = { "count", AHU_READING_COUNT };
static const AhuMeter more_meter = { "more", AHU_READING_MORE };
static const AhuMeter yes_meter = { "yes", AHU_READING_YES_NO };
static const AhuMeter thing_meter = { "thing", AHU_READING_YES_NO };
static const AhuMeter seat_meter = { "seat", AHU_READING_SEAT };
static const char *const names[] = { "Anna", "Ben", "Cleo", NULL };

static guint
pending (gconstpointer  position,
         guint         *seats)
{
  seats[0] = 1;

  return ((const Position *) position)->n_pending;
}

static void
add (GArray         *readings,
     const AhuMeter *meter,
     guint           seat,
     guint           kind,
     int             value,
     const char     *rule)
{
  AhuReading reading = { meter, seat, kind, NULL, value, rule, 1 };

  g_array_append_val (readings, reading);
}

static void
measures (gconstpointer  position,
          guint          seat,
          GArray        *readings)
{
  const Position *self = position;

  for (guint p = 0; p < self->n_players; p++)
    for (guint kind = 0; kind < self->n_kinds; kind++)
      add (readings, &count_meter, p, kind, (int) (p * kind), "R1.1");
  for (guint p = 0; p < self->n_players; p++)
    add (readings, &yes_meter, p, 0, (self->who_has >> p) & 1, "R1.2");
  for (guint kind = 0; kind < self->n_things; kind++)
    add (readings, &thing_meter, seat, kind, 1, "R1.4");
  add (readings, &seat_meter, AHU_NOBODY, 0, 0, "R1.2");
  add (readings, &seat_meter, AHU_NOBODY, 1, -1, "R1.2");
  add (readings, &more_meter, seat, 0, 7, "R1.2");
  add (readings, &more_meter, seat, 0, 7, "R1.3");
}

static char *
measure_text (const AhuReading *reading)
{
  return g_strdup_printf ("%s %u", reading->meter->name, reading->kind);
}

static const AhuGame game = {
  .id = "measured",
  .pending = pending,
  .measures = measures,
  .measure_text = measure_text,
};
static const AhuGame without = { .id = "without", .pending = pending };

static void
check (Position    position,
       const char *rule,
       const char *wanted)
{
  g_autofree char *told = ahu_measured_tell (&game, &position, names, rule);

  g_assert_cmpstr (told, ==, wanted);
}

static void
test_forms (void)
{
  check ((Position) { 1, 2, 1 }, "R1.1", "In this game now: count 0 – Anna: 0, Ben: 0");
  check ((Position) { 1, 2, 1 }, "R1.2", "In this game now: seat 0 – Anna; seat 1 – nobody");
}

/* Only what is so is told, of those of whom it is; not which of many things are so, which the table shows. */
static void
test_yes (void)
{
  check ((Position) { 1, 3, 1, 5 }, "R1.2", "In this game now: yes 0 – Anna, Cleo; seat 0 – Anna; seat 1 – nobody");
  check ((Position) { 1, 3, 1, 0, 1 }, "R1.4", "In this game now, Ben: thing 0");
  check ((Position) { 1, 3, 1, 0, 2 }, "R1.4", NULL);
}

/* First the others are left out, then what there is nothing of. */
static void
test_long (void)
{
  check ((Position) { 1, 3, 2 }, "R1.1",
         "In this game now: count 0 – Anna: 0, Ben: 0, Cleo: 0; count 1 – Anna: 0, Ben: 1, Cleo: 2");
  check ((Position) { 1, 3, 3 }, "R1.1", "In this game now, Ben: count 0 – 0; count 1 – 1; count 2 – 2");
  check ((Position) { 1, 2, 7 }, "R1.1", "In this game now, Ben: count 1 – 1; count 2 – 2; count 3 – 3; count 4 – 4; "
                                         "count 5 – 5; count 6 – 6");
}

/* Of what the table has covered a number would tell what is hidden. */
static void
test_nothing (void)
{
  const Position position = { 1, 2, 1 };

  check (position, "R1.3", NULL);
  check (position, "R2.1", NULL);
  check ((Position) { 0, 2, 1 }, "R1.1", NULL);
  g_assert_null (ahu_measured_tell (&without, &position, names, "R1.1"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/measured/forms", test_forms);
  g_test_add_func ("/measured/yes", test_yes);
  g_test_add_func ("/measured/long", test_long);
  g_test_add_func ("/measured/nothing", test_nothing);

  return g_test_run ();
}

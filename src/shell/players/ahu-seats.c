/* ahu-seats.c: who sits where, as the players page has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/players/ahu-seats.h"

#include "core/base/ahu-name.h"

typedef struct
{
  char *name;
  guint colour; /* index among the game's colours */
} Seat;

struct _AhuSeats
{
  const AhuGame *game;
  guint n_seats;
  guint first; /* the seat of the starting player */
  guint n_colours;
  Seat *seats;    /* n_colours of them: each colour is at exactly one */
  char **choices; /* by colour */
};

static guint
find_colour (const AhuSeats *self,
             const char     *colour)
{
  for (guint i = 0; i < self->n_colours; i++)
    if (g_str_equal (self->game->colours[i], colour))
      return i;

  return G_MAXUINT;
}

static guint
find_seat_of_colour (const AhuSeats *self,
                     guint           colour)
{
  for (guint i = 0; i < self->n_colours; i++)
    if (self->seats[i].colour == colour)
      return i;

  g_assert_not_reached ();
}

static void
give_colour (AhuSeats *self,
             guint     seat,
             guint     colour)
{
  guint other = find_seat_of_colour (self, colour);

  self->seats[other].colour = self->seats[seat].colour;
  self->seats[seat].colour = colour;
}

static gboolean
is_same_name (const AhuSeats *self,
              guint           seat,
              guint           other)
{
  g_autofree char *a = ahu_seats_dup_name (self, seat);
  g_autofree char *b = ahu_seats_dup_name (self, other);
  g_autofree char *folded_a = g_utf8_casefold (a, -1);
  g_autofree char *folded_b = g_utf8_casefold (b, -1);

  return g_utf8_collate (folded_a, folded_b) == 0;
}

AhuSeats *
ahu_seats_new (const AhuGame *game)
{
  AhuSeats *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_new0 (AhuSeats, 1);
  self->game = game;
  self->n_seats = game->min_players;
  self->n_colours = g_strv_length ((char **) game->colours);
  self->seats = g_new0 (Seat, self->n_colours);
  self->choices = g_new0 (char *, self->n_colours);
  for (guint i = 0; i < self->n_colours; i++)
    {
      self->seats[i].name = g_strdup ("");
      self->seats[i].colour = i;
    }

  return self;
}

void
ahu_seats_free (AhuSeats *self)
{
  for (guint i = 0; i < self->n_colours; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->choices[i]);
    }
  g_free (self->seats);
  g_free (self->choices);
  g_free (self);
}

guint
ahu_seats_get_n (const AhuSeats *self)
{
  return self->n_seats;
}

gboolean
ahu_seats_can_add (const AhuSeats *self)
{
  return self->n_seats < MIN (self->game->max_players, self->n_colours);
}

gboolean
ahu_seats_can_remove (const AhuSeats *self)
{
  return self->n_seats > self->game->min_players;
}

void
ahu_seats_add (AhuSeats *self)
{
  g_return_if_fail (ahu_seats_can_add (self));

  self->n_seats++;
}

void
ahu_seats_remove (AhuSeats *self,
                  guint     seat)
{
  g_return_if_fail (seat < self->n_seats);
  g_return_if_fail (ahu_seats_can_remove (self));

  /* Who sat next to a starting player who leaves begins. */
  if (seat == self->first)
    self->first = (seat + 1) % self->n_seats;
  ahu_seats_move (self, seat, self->n_seats - 1);
  self->n_seats--;
}

void
ahu_seats_move (AhuSeats *self,
                guint     from,
                guint     to)
{
  Seat moved;

  g_return_if_fail (from < self->n_seats && to < self->n_seats);

  /* Whoever begins does so from the new seat as well. */
  if (self->first == from)
    self->first = to;
  else if (from < self->first && self->first <= to)
    self->first--;
  else if (to <= self->first && self->first < from)
    self->first++;

  moved = self->seats[from];
  for (; from < to; from++)
    self->seats[from] = self->seats[from + 1];
  for (; from > to; from--)
    self->seats[from] = self->seats[from - 1];
  self->seats[to] = moved;
}

void
ahu_seats_start_with (AhuSeats *self,
                      guint     seat)
{
  g_return_if_fail (seat < self->n_seats);

  self->first = seat;
}

guint
ahu_seats_get_first (const AhuSeats *self)
{
  return self->first;
}

guint
ahu_seats_get_turn (const AhuSeats *self,
                    guint           seat)
{
  g_return_val_if_fail (seat < self->n_seats, 0);

  return (seat + self->n_seats - self->first) % self->n_seats;
}

/* The seat of whoever has that turn. */
static guint
find_turn (const AhuSeats *self,
           guint           turn)
{
  return (self->first + turn) % self->n_seats;
}

void
ahu_seats_set_players (AhuSeats          *self,
                       const char *const *names,
                       const char *const *colours)
{
  guint most = MIN (self->game->max_players, self->n_colours);
  guint n = 0;

  for (guint i = 0; names[i] != NULL && colours[i] != NULL && n < most; i++)
    {
      guint colour = find_colour (self, colours[i]);

      if (colour == G_MAXUINT || find_seat_of_colour (self, colour) < n)
        continue;
      give_colour (self, n, colour);
      ahu_seats_set_name (self, n, names[i]);
      n++;
    }

  self->n_seats = MAX (n, self->game->min_players);
  self->first = 0;
}

void
ahu_seats_set_name (AhuSeats   *self,
                    guint       seat,
                    const char *name)
{
  g_return_if_fail (seat < self->n_colours);
  g_return_if_fail (name != NULL);

  g_free (self->seats[seat].name);
  self->seats[seat].name = g_strdup (name);
}

const char *
ahu_seats_get_entered_name (const AhuSeats *self,
                            guint           seat)
{
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return self->seats[seat].name;
}

gboolean
ahu_seats_is_nameless (const AhuSeats *self,
                       guint           seat)
{
  g_autofree char *name = ahu_name_strip (ahu_seats_get_entered_name (self, seat));

  return *name == '\0';
}

void
ahu_seats_forget_default_names (AhuSeats *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      g_autofree char *name = ahu_name_for_seat ("", ahu_seats_get_turn (self, seat));

      if (g_str_equal (self->seats[seat].name, name))
        ahu_seats_set_name (self, seat, "");
    }
}

char *
ahu_seats_dup_name (const AhuSeats *self,
                    guint           seat)
{
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return ahu_name_for_seat (self->seats[seat].name, ahu_seats_get_turn (self, seat));
}

void
ahu_seats_set_colour (AhuSeats   *self,
                      guint       seat,
                      const char *colour)
{
  guint index = find_colour (self, colour);

  g_return_if_fail (seat < self->n_seats);
  g_return_if_fail (index != G_MAXUINT);

  give_colour (self, seat, index);
}

void
ahu_seats_set_colour_alone (AhuSeats   *self,
                            guint       seat,
                            const char *colour)
{
  guint before, after;
  char *choice;

  g_return_if_fail (seat < self->n_seats);

  before = self->seats[seat].colour;
  ahu_seats_set_colour (self, seat, colour);
  after = self->seats[seat].colour;
  choice = self->choices[before];
  self->choices[before] = self->choices[after];
  self->choices[after] = choice;
}

const char *
ahu_seats_get_colour (const AhuSeats *self,
                      guint           seat)
{
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return self->game->colours[self->seats[seat].colour];
}

void
ahu_seats_set_choice (AhuSeats   *self,
                      const char *colour,
                      const char *choice)
{
  guint index = find_colour (self, colour);
  char *copy = g_strdup (choice);

  g_return_if_fail (index != G_MAXUINT);

  g_free (self->choices[index]);
  self->choices[index] = copy;
}

const char *
ahu_seats_get_choice (const AhuSeats *self,
                      guint           seat)
{
  g_return_val_if_fail (seat < self->n_seats, NULL);

  return self->choices[self->seats[seat].colour];
}

AhuSeatsProblem
ahu_seats_get_problems (const AhuSeats *self,
                        guint           seat,
                        gboolean        needs_choice)
{
  AhuSeatsProblem problems = AHU_SEATS_FINE;

  g_return_val_if_fail (seat < self->n_seats, AHU_SEATS_FINE);

  for (guint other = 0; other < seat; other++)
    if (is_same_name (self, seat, other))
      problems |= AHU_SEATS_SAME_NAME;
  if (needs_choice && ahu_seats_get_choice (self, seat) == NULL)
    problems |= AHU_SEATS_NO_CHOICE;

  return problems;
}

gboolean
ahu_seats_find_problem (const AhuSeats  *self,
                        guint            from,
                        AhuSeatsProblem  problem,
                        guint           *seat)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      *seat = (from + i) % self->n_seats;
      if (ahu_seats_get_problems (self, *seat, TRUE) & problem)
        return TRUE;
    }

  return FALSE;
}

char **
ahu_seats_dup_names (const AhuSeats *self)
{
  char **names = g_new0 (char *, self->n_seats + 1);

  for (guint i = 0; i < self->n_seats; i++)
    names[i] = ahu_seats_dup_name (self, find_turn (self, i));

  return names;
}

char **
ahu_seats_dup_colours (const AhuSeats *self)
{
  char **colours = g_new0 (char *, self->n_seats + 1);

  for (guint i = 0; i < self->n_seats; i++)
    colours[i] = g_strdup (ahu_seats_get_colour (self, find_turn (self, i)));

  return colours;
}

char **
ahu_seats_dup_choices (const AhuSeats *self)
{
  char **choices = g_new0 (char *, self->n_seats + 1);

  for (guint i = 0; i < self->n_seats; i++)
    choices[i] = g_strdup (ahu_seats_get_choice (self, find_turn (self, i)));

  return choices;
}

# SPDX-License-Identifier: GPL-3.0-or-later
"""A second implementation of the card game, written from the rules page alone.

It is slow and straightforward on purpose: it shares no line and no trick with
the engine that it is compared with (compare.py). Untold face-down cards are
handled by keeping every state of a player's Sacrifice cards that is still
possible. Not for use by the program.
"""

import copy

KINDS = ['lumberjack', 'priest', 'moai', 'fish', 'mulberry', 'potato', 'grain']
SACRIFICES = ['fish', 'mulberry', 'potato', 'grain']
DECK = {'lumberjack': 12, 'priest': 9, 'moai': 9,
        'fish': 5, 'mulberry': 5, 'potato': 5, 'grain': 5}
MISSING = object()


class Illegal(Exception):
    """A refused move; its argument is the number of the rule."""


def is_integer(value):
    return isinstance(value, int) and not isinstance(value, bool)


def is_one_of(value, names):
    return isinstance(value, str) and value in names


def is_index(value, length):
    return is_integer(value) and 0 <= value < length


class Owned:
    """A player's Sacrifice cards: what is known, and all that is possible."""

    def __init__(self):
        self.told = {kind: 1 for kind in SACRIFICES}
        self.untold = 0
        self.events = [('gain', kind) for kind in SACRIFICES]

    def total(self):
        return sum(self.told.values()) - self.untold

    def gain(self, kind):
        self.told[kind] += 1
        self.events.append(('gain', kind))

    def lay(self, kind):
        if kind is None:
            self.untold += 1
        else:
            self.told[kind] -= 1
        self.events.append(('lay', kind))

    @staticmethod
    def possible_states(events):
        """All tuples of cards that can be left after the events; none if impossible."""
        states = {(0, 0, 0, 0)}
        for event, kind in events:
            following = set()
            choices = range(4) if kind is None else [SACRIFICES.index(kind)]
            for state in states:
                for index in choices:
                    count = state[index] + (1 if event == 'gain' else -1)
                    if count >= 0:
                        following.add(state[:index] + (count,) + state[index + 1:])
            states = following
        return states

    def can_lay(self, kind):
        return bool(self.possible_states(self.events + [('lay', kind)]))

    def with_reveal(self, kinds):
        """The events with the untold cards turned up."""
        kinds = iter(kinds)
        return [(event, next(kinds) if event == 'lay' and kind is None else kind)
                for event, kind in self.events]

    def reveal(self, kinds):
        self.events = self.with_reveal(kinds)
        for kind in kinds:
            self.told[kind] -= 1
        self.untold = 0


def check_setup(n_players, setup):
    """Raises Illegal as the table of refusals says for a set-up."""
    display, hands = setup['display'], setup['hands']
    if not 2 <= n_players <= 4:
        raise Illegal('R2.1')
    if len(display) != 4 or any(len(column) != 4 for column in display):
        raise Illegal('R2.3')
    shown = [card for column in display for card in column]
    if not all(is_one_of(card, KINDS) for card in shown + [c for hand in hands for c in hand]):
        raise Illegal('R1.1')
    if any(shown.count(kind) > DECK[kind] for kind in KINDS):
        raise Illegal('R1.2')
    if len(hands) != n_players:
        raise Illegal('R1.3')
    for hand in hands:
        if len(hand) != 3 or len(set(hand)) != 3 or not set(hand) <= set(SACRIFICES):
            raise Illegal('R1.3')


class Game:
    """A position, and what may be done in it."""

    def __init__(self, n_players, setup):
        check_setup(n_players, setup)
        self.n_players = n_players
        self.display = [list(column) for column in setup['display']]
        self.hands = [{kind: hand.count(kind) for kind in KINDS} for hand in setup['hands']]
        self.areas = [{kind: int(kind == 'lumberjack') for kind in KINDS}
                      for _ in range(n_players)]
        self.owned = [Owned() for _ in range(n_players)]
        self.wood = [2 + seat for seat in range(n_players)]
        self.glory = [0] * n_players
        self.supply = {kind: 25 - n_players for kind in SACRIFICES}
        shown = [card for column in self.display for card in column]
        self.unseen = {kind: DECK[kind] - shown.count(kind) for kind in KINDS}
        self.deck = 34
        self.stone_open = {kind: 0 for kind in SACRIFICES}
        self.hidden = []
        self.top = None
        self.ply = 0
        self.turn = 1
        self.active = 0
        self.step = 'buy'
        self.queue = []       # who still sacrifices
        self.choosers = set()  # who still chooses a reward
        self.owed = []        # players, one entry for each card still owed
        self.column = None    # drawn from last

    # What the rules say of prices and majorities

    def price(self, kind):
        return max(0, 5 - self.areas[self.active][kind])

    def clockwise(self, first):
        return [(first + i) % self.n_players for i in range(self.n_players)]

    def leader(self, kind):
        counts = [area[kind] for area in self.areas]
        best = max(counts)
        return counts.index(best) if best >= 2 and counts.count(best) == 1 else None

    # Refusals

    def refusal(self, move):
        """The rule under which a move is refused, None if it is legal."""
        try:
            self.check(move)
        except Illegal as illegal:
            return illegal.args[0]
        return None

    def check(self, move):
        name = move.get('move', MISSING) if isinstance(move, dict) else MISSING
        if self.step == 'over' or (self.step == 'reveal' and name != 'reveal'):
            raise Illegal('R8.1')
        if not is_one_of(name, STEPS_OF):
            raise Illegal('R3.2')
        if self.step not in STEPS_OF[name]:
            raise Illegal('R4.3' if name == 'buy' else 'R3.2')
        getattr(self, 'check_' + name.replace('-', '_'))(move)

    def check_buy(self, move):
        kind = move.get('kind')
        if not is_one_of(kind, SACRIFICES) or self.supply[kind] == 0:
            raise Illegal('R4.1')
        if self.price(kind) > self.wood[self.active]:
            raise Illegal('R4.3')

    def check_play(self, move):
        card, count = move.get('card'), move.get('count', 1)
        if not is_one_of(card, KINDS):
            raise Illegal('R5.8')
        if not is_integer(count) or not 1 <= count <= (3 if card in SACRIFICES else 1):
            raise Illegal('R5.5')
        if self.hands[self.active][card] < count:
            raise Illegal('R5.8')
        if card == 'moai' and self.wood[self.active] < 7:
            raise Illegal('R5.3')
        if card in SACRIFICES and self.wood[self.active] < count - 1:
            raise Illegal('R5.4')

    def check_return_moai(self, _move):
        if self.hands[self.active]['moai'] != 3 or self.wood[self.active] >= 7:
            raise Illegal('R5.6')

    def check_sacrifice(self, move):
        laying = self.queue[0]
        rule = 'R6.2' if laying == self.active else 'R6.1'
        player, kind = move.get('player', MISSING), move.get('kind', MISSING)
        if not is_integer(player) or player != laying:
            raise Illegal(rule)
        if kind is None:
            if laying != self.active:
                raise Illegal(rule)
        elif not is_one_of(kind, SACRIFICES) or not self.owned[laying].can_lay(kind):
            raise Illegal(rule)

    def check_add(self, move):
        kind = move.get('kind')
        if not is_one_of(kind, SACRIFICES) or self.supply[kind] == 0:
            raise Illegal('R6.3')

    def check_draw(self, move):
        if not is_index(move.get('column'), 4):
            raise Illegal('R7.1')

    def check_refill(self, move):
        cards = move.get('cards')
        if not isinstance(cards, list) or len(cards) != 4 \
                or not all(is_one_of(card, KINDS) for card in cards):
            raise Illegal('R7.2')
        if any(cards.count(card) > self.unseen[card] for card in cards):
            raise Illegal('R1.2')

    def check_reward(self, move):
        player = move.get('player')
        if not is_integer(player) or player not in self.choosers \
                or not is_one_of(move.get('take'), ['wood', 'glory']):
            raise Illegal('R7.6')

    def check_substitute(self, move):
        player, kind = move.get('player'), move.get('kind', MISSING)
        if not is_integer(player) or player != self.owed[0]:
            raise Illegal('R7.9')
        if kind is not None and (not is_one_of(kind, SACRIFICES) or self.supply[kind] == 0):
            raise Illegal('R7.9')

    def check_reveal(self, move):
        player, kinds = move.get('player'), move.get('kinds')
        if not is_index(player, self.n_players) or self.owned[player].untold == 0:
            raise Illegal('R8.2')
        owned = self.owned[player]
        if not isinstance(kinds, list) or len(kinds) != owned.untold \
                or not all(is_one_of(kind, SACRIFICES) for kind in kinds) \
                or not owned.possible_states(owned.with_reveal(kinds)):
            raise Illegal('R8.2')

    # Applying

    def apply(self, move):
        self.check(move)
        getattr(self, 'apply_' + move['move'].replace('-', '_'))(move)
        self.ply += 1

    def apply_buy(self, move):
        kind = move['kind']
        self.wood[self.active] -= self.price(kind)
        self.take_card(self.active, kind)
        self.step = 'play'

    def apply_play(self, move):
        card, count = move['card'], move.get('count', 1)
        self.hands[self.active][card] -= count
        self.areas[self.active][card] += count
        self.step = 'draw'
        if card == 'moai':
            self.wood[self.active] -= 7
            self.queue = self.clockwise(self.active + 1)
            self.step = 'sacrifice'
            self.go_on_sacrificing()
        elif card in SACRIFICES:
            self.wood[self.active] -= count - 1

    def apply_return_moai(self, _move):
        self.hands[self.active]['moai'] -= 1
        self.step = 'draw'

    def apply_sacrifice(self, move):
        player, kind = self.queue.pop(0), move['kind']
        self.owned[player].lay(kind)
        if player == self.active:
            self.hidden.append({'player': player, 'kind': kind})
            self.top = 'hidden'
        else:
            self.stone_open[kind] += 1
            self.top = kind
        self.go_on_sacrificing()

    def go_on_sacrificing(self):
        while self.queue and self.owned[self.queue[0]].total() == 0:
            self.queue.pop(0)
        if not self.queue:
            self.step = 'add' if any(self.supply.values()) else 'draw'

    def apply_add(self, move):
        kind = move['kind']
        self.supply[kind] -= 1
        self.stone_open[kind] += 1
        self.top = kind
        self.step = 'draw'

    def apply_draw(self, move):
        self.column = move['column']
        card = self.display[self.column].pop()
        self.hands[self.active][card] += 1
        if self.display[self.column]:
            self.after_card()
        elif self.deck > 4:
            self.step = 'refill'
        else:
            self.deck = 0
            self.end()

    def apply_refill(self, move):
        self.display[self.column] = list(move['cards'])
        for card in move['cards']:
            self.unseen[card] -= 1
        self.deck -= 4
        self.after_card()

    def after_card(self):
        if sum(self.hands[self.active].values()) < 3:
            self.step = 'draw'
        else:
            self.score(self.display[self.column][-1])

    def score(self, kind):
        leader = self.leader(kind)
        gains = [area[kind] for area in self.areas]
        if kind in SACRIFICES:
            gains = [min(count, 1) for count in gains]
        if leader is not None:
            gains[leader] += 1
        if kind == 'lumberjack':
            self.wood = [have + gain for have, gain in zip(self.wood, gains)]
        elif kind == 'priest':
            self.glory = [have + gain for have, gain in zip(self.glory, gains)]
        elif kind == 'moai':
            self.choosers = {seat for seat, gain in enumerate(gains) if gain}
            self.rewards = gains
        else:
            self.give_cards(kind, gains)
        self.after_scoring()

    def give_cards(self, kind, gains):
        self.owed = []
        for seat in self.clockwise(self.active):
            for _ in range(gains[seat]):
                if self.supply[kind]:
                    self.take_card(seat, kind)
                else:
                    self.owed.append(seat)

    def take_card(self, seat, kind):
        self.supply[kind] -= 1
        self.owned[seat].gain(kind)

    def after_scoring(self):
        if not any(self.supply.values()):
            self.owed = []
        if self.choosers:
            self.step = 'reward'
        elif self.owed:
            self.step = 'substitute'
        else:
            self.active = (self.active + 1) % self.n_players
            self.turn += 1
            self.step = 'buy'

    def apply_reward(self, move):
        player = move['player']
        have = self.wood if move['take'] == 'wood' else self.glory
        have[player] += self.rewards[player]
        self.choosers.remove(player)
        self.after_scoring()

    def apply_substitute(self, move):
        player = self.owed.pop(0)
        if move['kind'] is not None:
            self.take_card(player, move['kind'])
        self.after_scoring()

    def apply_reveal(self, move):
        self.owned[move['player']].reveal(move['kinds'])
        kinds = iter(move['kinds'])
        for card in self.hidden:
            if card['player'] == move['player'] and card['kind'] is None:
                card['kind'] = next(kinds)
        self.end()

    def end(self):
        untold = any(owned.untold for owned in self.owned)
        self.step = 'reveal' if untold else 'over'

    # What replay prints

    def pending(self):
        if self.step == 'over':
            return []
        if self.step == 'sacrifice':
            return [self.queue[0]]
        if self.step == 'substitute':
            return [self.owed[0]]
        if self.step == 'reward':
            return [seat for seat in self.clockwise(self.active) if seat in self.choosers]
        if self.step == 'reveal':
            return [seat for seat in self.clockwise(self.active) if self.owned[seat].untold]
        return [self.active]

    def legal(self):
        """The legal moves as replay lists them: every one that could be, tried."""
        if self.step == 'refill':
            return [{'move': 'refill'}]
        if self.step == 'reveal':
            return [{'move': 'reveal', 'player': seat} for seat in self.pending()]
        seats = range(self.n_players)
        moves = [{'move': 'return-moai'}]
        moves += [{'move': 'play', 'card': card, 'count': count}
                  for card in KINDS for count in (1, 2, 3)]
        moves += [{'move': 'draw', 'column': column} for column in range(4)]
        moves += [{'move': 'reward', 'player': seat, 'take': take}
                  for seat in seats for take in ('wood', 'glory')]
        for kind in SACRIFICES:
            moves += [{'move': name, 'kind': kind} for name in ('buy', 'add')]
        for kind in SACRIFICES + [None]:
            moves += [{'move': name, 'player': seat, 'kind': kind}
                      for seat in seats for name in ('sacrifice', 'substitute')]
        return [move for move in moves if self.refusal(move) is None]

    def position(self):
        position = {
            'ply': self.ply, 'turn': self.turn, 'active': self.active, 'step': self.step,
            'deck': self.deck, 'unseen': self.unseen, 'display': self.display,
            'players': [{
                'hand': self.hands[seat], 'area': self.areas[seat],
                'sacrifice': self.owned[seat].told, 'untold': self.owned[seat].untold,
                'wood': self.wood[seat], 'glory': self.glory[seat],
            } for seat in range(self.n_players)],
            'supply': self.supply,
            'stone': {'open': self.stone_open, 'hidden': self.hidden, 'top': self.top},
            'pending': self.pending(),
        }
        if self.step == 'over':
            position['final'] = self.final()
        return copy.deepcopy(position)

    def final(self):
        stone = dict(self.stone_open)
        for card in self.hidden:
            stone[card['kind']] += 1
        return score_sheet(stone, [{
            'tiles': self.glory[seat], 'moai': self.areas[seat]['moai'],
            'wood': self.wood[seat], 'sacrifice': self.owned[seat].told,
        } for seat in range(self.n_players)])


STEPS_OF = {
    'buy': ['buy'], 'play': ['buy', 'play'], 'return-moai': ['buy', 'play'],
    'sacrifice': ['sacrifice'], 'add': ['add'], 'draw': ['draw'], 'refill': ['refill'],
    'reward': ['reward'], 'substitute': ['substitute'], 'reveal': ['reveal'],
}


def score_sheet(stone, players):
    """The member `final`: values of the kinds, sums and places (R8.3–R8.7)."""
    counts = sorted(set(stone.values()), reverse=True)
    values = {kind: 3 - counts.index(stone[kind]) if any(stone.values()) else 0
              for kind in SACRIFICES}
    rows, keys = [], []
    for player in players:
        row = {
            'tiles': player['tiles'],
            'moai': 4 * player['moai'],
            'wood': player['wood'] // 5,
            'sacrifice': sum(player['sacrifice'][kind] * values[kind] for kind in SACRIFICES),
        }
        row['total'] = sum(row.values())
        keys.append((row['total'], player['moai'], player['wood']))
        rows.append(row)
    for row, key in zip(rows, keys):
        row['place'] = 1 + sum(other > key for other in keys)
    return {'values': values, 'players': rows}


def replay(n_players, setup, moves):
    """The lines that `ahu-cli replay` prints, without messages."""
    try:
        game = Game(n_players, setup)
    except Illegal as illegal:
        yield {'error': {'move': None, 'rule': illegal.args[0]}}
        return
    yield {'position': game.position(), 'legal': game.legal()}
    for index, move in enumerate(moves):
        rule = game.refusal(move)
        if rule is not None:
            yield {'error': {'move': index, 'rule': rule}}
            return
        game.apply(move)
        yield {'position': game.position(), 'legal': game.legal()}

# SPDX-License-Identifier: GPL-3.0-or-later
"""A second reading of the rules of Tapati, to compare the engine with.

Positions are what `ahu-cli replay` prints; rule numbers stand beside what they ask for. It knows legal moves
only: which refusal an illegal one gets is not its business.
"""

import copy

FACTS = ['make-make', 'manutara', 'ahu', 'rano-raraku', 'tapati', 'tangata-manu', 'moai', 'rug']
COMBINATIONS = {  # T4.5
    'quarry': None, 'rapanui': {'rapanuis': 1}, 'slaves': {'slaves': 2},
    'slave-palm': {'slaves': 1, 'palms': 1}, 'palms': {'palms': 2}}
TABLE = {3: (25, 80, 60, 3, 5), 4: (30, 95, 75, 4, 5), 5: (35, 110, 90, 4, 6), 6: (40, 125, 100, 4, 6)}  # T1.1
DEFAULTS = {  # T2.2
    'quarries': {str(circles): 15 for circles in range(1, 5)},
    'rugs': {'2': {'count': 6, 'slaves': 1}, '3': {'count': 6, 'slaves': 2}},
    'transfer': [1, 2, 3, 4, 6, 8, 10],
    'arrows': [['quarry', 'rapanui'], ['rapanui', 'slaves'], ['slaves', 'slave-palm'], ['slave-palm', 'palms'],
               ['palms', 'quarry']]}
MARKET_OF = {'make-make': 'rapanuis', 'manutara': 'slaves', 'ahu': 'palms'}
FLOOR_RAPANUIS = [1, 1, 2, 2]  # T3.6
LOOSE = ('rapanuis', 'slaves', 'palms')


def pieces():
    return {'rapanuis': 0, 'slaves': 0, 'palms': 0, 'quarries': {c: 0 for c in '1234'}, 'rugs': {'2': 0, '3': 0}}


def tiles(tapati):
    return sum(tapati['quarries'].values()) + sum(tapati['rugs'].values())


class Game:
    """A game that goes on move by move; `position` is what stands beside the records."""

    def __init__(self, players, setup):
        self.n = players
        self.setup = setup
        self.box = {'row': players, **DEFAULTS, **setup}
        rapanuis, slaves, palms, self.rows, self.columns = TABLE[players]
        store = pieces()
        store.update(rapanuis=rapanuis, slaves=slaves, palms=palms, quarries=dict(self.box['quarries']),
                     recycled={c: 0 for c in '1234'},
                     rugs={kind: rug['count'] for kind, rug in self.box['rugs'].items()})
        out = pieces()
        del out['quarries']
        self.p = {
            'ply': 0, 'round': 1, 'first': 0, 'active': 0, 'step': 'fact', 'fact': None, 'used': [], 'end': None,
            'store': store, 'out': out,
            'markets': {'rapanuis': 0, 'slaves': 0, 'palms': 0, 'quarries': {c: 0 for c in '1234'}, 'rug': None,
                        'exchange': {'quarry': None, 'rapanui': False, 'slaves': False, 'slave-palm': False,
                                     'palms': False}},
            'gifts': {fact: 0 for fact in FACTS[:players + 2]},
            'players': [{'tapati': pieces(), 'taken': pieces(), 'moai': [None] * 3,
                         'points': {'prestige': 0, 'slaves': 0, 'quarries': 0, 'transfer': 0, 'rugs': 0}}
                        for _ in range(players)],
            'passed': [], 'pending': []}
        self.drawing = None
        self.replace()

    # what is asked

    def ask(self, step, *pending):
        self.p['step'] = step
        self.p['pending'] = list(pending)

    def clockwise(self, start):
        return [(start + i) % self.n for i in range(self.n)]

    def position(self):
        shown = copy.deepcopy(self.p)
        shown['pending'] = [seat for seat in self.clockwise(shown['active']) if seat in shown['pending']]
        if shown['step'] == 'over':
            shown['final'] = {'players': self.final()}
        return shown

    # T3.2, T3.3

    def back(self, piece, count, kind=None):
        if piece == 'rugs':
            self.p['out']['rugs'][kind] += count
        elif piece == 'quarries':
            self.p['store']['recycled'][kind] += count
        else:
            self.p['store'][piece] += count

    def keep(self, seat, piece, count, kind=None):
        tapati = self.p['players'][seat]['tapati']
        for _ in range(count):
            if piece in ('quarries', 'rugs'):
                if tiles(tapati) < 2:
                    tapati[piece][kind] += 1
                else:
                    self.back(piece, 1, kind)
            else:
                limit = {'rapanuis': 2, 'slaves': 8 if tapati['rapanuis'] else 4, 'palms': 6}[piece]
                if tapati[piece] < limit:
                    tapati[piece] += 1
                else:
                    self.back(piece, 1)

    def put_away(self, seat):
        """T8.6"""
        player = self.p['players'][seat]
        taken, player['taken'] = player['taken'], pieces()
        for piece in LOOSE:
            self.keep(seat, piece, taken[piece])
        for piece in ('quarries', 'rugs'):
            for kind, count in taken[piece].items():
                self.keep(seat, piece, count, kind)
        tapati = player['tapati']
        if not tapati['rapanuis'] and tapati['slaves'] > 4:
            self.back('slaves', tapati['slaves'] - 4)
            tapati['slaves'] = 4

    # section 4

    def replace(self):
        self.p['active'] = self.p['first']
        for item, name in ((self.fill_rapanuis, 'market-rapanuis'), (self.fill_slaves, 'market-slaves'),
                           (self.fill_palms, 'market-palms'), (self.fill_exchange, 'exchange'),
                           (self.lay_gifts, 'gifts'), (self.enough_tiles, 'market-quarries')):
            if not item():
                self.p['end'] = self.p['end'] or name
                self.ask('over')
                return
        self.draw_next()

    def set_market(self, piece, due):
        store, markets = self.p['store'], self.p['markets']
        if due - markets[piece] > store[piece]:
            return False
        store[piece] -= due - markets[piece]
        markets[piece] = due
        return True

    def fill_rapanuis(self):
        begun = sum(moai is not None for player in self.p['players'] for moai in player['moai'])
        return self.set_market('rapanuis', self.n if self.p['round'] == 1 else begun)

    def fill_slaves(self):
        return self.set_market('slaves', 2 * self.p['markets']['rapanuis'])

    def fill_palms(self):
        full, there = self.rows * self.columns, self.p['markets']['palms']
        return self.set_market('palms', full if self.p['round'] == 1
                               else min(full, there + max(1, there // self.rows)))

    def fill_exchange(self):
        store, market = self.p['store'], self.p['markets']['exchange']
        for name in ('rapanui', 'slaves', 'slave-palm', 'palms'):
            if not market[name]:
                if any(store[piece] < count for piece, count in COMBINATIONS[name].items()):
                    return False
                for piece, count in COMBINATIONS[name].items():
                    store[piece] -= count
                market[name] = True
        return True

    def lay_gifts(self):
        if self.p['round'] > 1:
            for fact in self.p['gifts']:
                if fact not in self.p['used']:
                    piece = 'palms' if fact == 'moai' else 'slaves'
                    if not self.p['store'][piece]:
                        return False
                    self.p['store'][piece] -= 1
                    self.p['gifts'][fact] += 1
        self.p['used'] = []
        return True

    def tiles_left(self):
        store = self.p['store']
        return sum(store['quarries'].values()) + sum(store['recycled'].values())

    def market_open(self):
        return not any(self.p['markets']['quarries'].values())

    def enough_tiles(self):
        due = (self.p['markets']['exchange']['quarry'] is None) + (self.box['row'] if self.market_open() else 0)
        return self.tiles_left() >= due

    def draw_next(self):
        if self.p['markets']['exchange']['quarry'] is None:
            self.drawing = 'exchange'
            self.ask('reveal', self.p['first'])
        elif self.market_open():
            self.drawing = 'market'
            self.ask('reveal', self.p['first'])
        else:
            self.ask('fact', self.p['first'])

    def draw(self, circles):
        store = self.p['store']
        if not any(store['quarries'].values()):
            store['quarries'], store['recycled'] = store['recycled'], {c: 0 for c in '1234'}
        store['quarries'][str(circles)] -= 1

    def draw_random(self, random):
        """A complete move for the tiles that are due."""
        store = copy.deepcopy(self.p['store'])
        drawn = []
        for _ in range(self.box['row'] if self.drawing == 'market' else 1):
            if not any(store['quarries'].values()):
                store['quarries'], store['recycled'] = store['recycled'], {c: 0 for c in '1234'}
            pile = [c for c, count in store['quarries'].items() for _ in range(count)]
            drawn.append(random.choice(pile))
            store['quarries'][drawn[-1]] -= 1
        move = {'move': 'reveal', 'for': self.drawing}
        if self.drawing == 'market':
            rugs = [int(kind) for kind, count in store['rugs'].items() for _ in range(count)]
            return {**move, 'quarries': [int(c) for c in drawn], 'rug': random.choice(rugs)}
        return {**move, 'quarry': int(drawn[0])}

    def do_reveal(self, move):
        if self.drawing == 'market':
            for circles in move['quarries']:
                self.draw(circles)
                self.p['markets']['quarries'][str(circles)] += 1
            self.p['store']['rugs'][str(move['rug'])] -= 1
            self.p['markets']['rug'] = move['rug']
            self.draw_next()
        else:
            self.draw(move['quarry'])
            if self.drawing == 'exchange':
                self.p['markets']['exchange']['quarry'] = move['quarry']
                self.draw_next()
            else:
                self.keep(self.p['active'], 'quarries', 1, str(move['quarry']))
                self.finish_fact()

    # facts

    def do_fact(self, move):
        p, fact, seat = self.p, move['fact'], move['player']
        p['used'].append(fact)
        p['fact'] = fact
        gifts, p['gifts'][fact] = p['gifts'][fact], 0
        self.keep(seat, 'palms' if fact == 'moai' else 'slaves', gifts)
        if fact in MARKET_OF:
            piece = MARKET_OF[fact]
            if p['store'][piece]:
                p['store'][piece] -= 1
                p['players'][seat]['taken'][piece] += 1
            else:
                p['end'] = p['end'] or 'extra'
        {'make-make': self.share, 'manutara': self.share, 'ahu': lambda: self.palms(seat),
         'rano-raraku': lambda: self.ask('quarries', seat), 'tapati': lambda: self.exchange(seat),
         'tangata-manu': self.award, 'moai': self.award_palm, 'rug': self.award_quarry}[fact]()

    def share(self):
        piece, seat = MARKET_OF[self.p['fact']], self.p['active']
        while self.p['markets'][piece]:
            self.p['markets'][piece] -= 1
            self.p['players'][seat]['taken'][piece] += 1
            seat = (seat + 1) % self.n
        self.place()

    def palms(self, seat):
        if self.p['markets']['palms']:
            self.ask('palms', seat)
        else:
            self.p['end'] = self.p['end'] or 'last-palm'
            self.place()

    def do_palm(self, move):
        self.p['markets']['palms'] -= 1
        self.p['players'][move['player']]['taken']['palms'] += 1
        self.palms((move['player'] + 1) % self.n)

    def do_enough(self, _move):
        self.place()

    def do_quarry(self, move):
        self.p['markets']['quarries'][str(move['circles'])] -= 1
        self.p['players'][move['player']]['taken']['quarries'][str(move['circles'])] += 1
        self.next_tile(move['player'])

    def do_rug(self, move):
        rug, self.p['markets']['rug'] = self.p['markets']['rug'], None
        self.p['players'][move['player']]['taken']['rugs'][str(rug)] += 1
        self.next_tile(move['player'])

    def next_tile(self, seat):
        p = self.p
        if (seat + 1) % self.n != p['active']:
            self.ask('quarries', (seat + 1) % self.n)
            return
        if p['markets']['rug']:
            p['out']['rugs'][str(p['markets']['rug'])] += 1
            p['markets']['rug'] = None
        for circles, count in p['markets']['quarries'].items():
            p['store']['recycled'][circles] += count
            p['markets']['quarries'][circles] = 0
        if not any(p['store']['rugs'].values()):
            p['end'] = p['end'] or 'last-rug'
        self.place()

    def becomes(self, given):
        """T6.4"""
        market, found, seen, todo = self.p['markets']['exchange'], set(), set(), [given]
        while todo:
            here = todo.pop()
            for start, end in self.box['arrows']:
                if start != here or end in seen:
                    continue
                seen.add(end)
                if market[end]:
                    found.add(end)
                else:
                    todo.append(end)
        return sorted(found - {given})

    def exchanges(self, seat):
        tapati = self.p['players'][seat]['tapati']
        moves = []
        for give, needed in COMBINATIONS.items():
            for take in self.becomes(give):
                move = {'move': 'exchange', 'player': seat, 'give': give, 'take': take}
                if needed is None:
                    moves += [{**move, 'circles': int(c)} for c, count in tapati['quarries'].items() if count]
                elif all(tapati[piece] >= count for piece, count in needed.items()):
                    moves.append(move)
        return moves

    def exchange(self, start):
        for seat in self.clockwise(start):
            if seat in self.p['passed']:
                continue
            if self.exchanges(seat):
                self.ask('exchange', seat)
                return
            self.p['passed'].append(seat)
        self.p['passed'] = []
        self.finish_fact()

    def do_exchange(self, move):
        player, market = self.p['players'][move['player']], self.p['markets']['exchange']
        if move['give'] == 'quarry':
            player['tapati']['quarries'][str(move['circles'])] -= 1
            self.back('quarries', 1, str(move['circles']))
        else:
            for piece, count in COMBINATIONS[move['give']].items():
                player['tapati'][piece] -= count
                self.back(piece, count)
        if move['take'] == 'quarry':
            player['taken']['quarries'][str(market['quarry'])] += 1
            market['quarry'] = None
        else:
            for piece, count in COMBINATIONS[move['take']].items():
                player['taken'][piece] += count
            market[move['take']] = False
        if self.builds(move['player']):
            self.ask('place', move['player'])
        else:
            self.placed(move['player'])

    def do_pass(self, move):
        self.p['passed'].append(move['player'])
        self.exchange((move['player'] + 1) % self.n)

    def awards(self):
        return [name for name in ('slaves', 'palms', 'rapanui')
                if all(self.p['store'][piece] >= count for piece, count in COMBINATIONS[name].items())]

    def award(self):
        if self.awards():
            self.ask('award', self.p['active'])
        else:
            self.no_award()

    def no_award(self):
        self.p['end'] = self.p['end'] or 'award'
        self.finish_fact()

    def do_award(self, move):
        for piece, count in COMBINATIONS[move['take']].items():
            self.p['store'][piece] -= count
            self.keep(move['player'], piece, count)
        self.finish_fact()

    def award_palm(self):
        if not self.p['store']['palms']:
            self.no_award()
            return
        self.p['store']['palms'] -= 1
        self.keep(self.p['active'], 'palms', 1)
        self.finish_fact()

    def award_quarry(self):
        if not self.tiles_left():
            self.no_award()
            return
        self.drawing = 'rug-card'
        self.ask('reveal', self.p['active'])

    def finish_fact(self):
        p = self.p
        p['fact'] = None
        if p['end']:
            self.ask('over')
        elif len(p['used']) == self.n:
            self.prestige(0)
        else:
            p['active'] = (p['active'] + 1) % self.n
            self.ask('fact', p['active'])

    # section 8

    def hand(self, seat):
        """What may be placed in this fact (T8.1)."""
        player, fact = self.p['players'][seat], self.p['fact']
        taken, tapati = player['taken'], player['tapati']
        both = fact != 'tapati'
        hand = {piece: taken[piece] + (tapati[piece] if both else 0) for piece in LOOSE}
        for piece in ('quarries', 'rugs'):
            hand[piece] = {kind: taken[piece][kind] + (tapati[piece][kind] if both else 0) for kind in taken[piece]}
        allowed = {'make-make': ['rapanuis'], 'manutara': ['slaves'], 'ahu': ['palms'],
                   'rano-raraku': ['quarries', 'rugs']}.get(fact, list(hand))
        return {piece: count for piece, count in hand.items() if piece in allowed}

    def levels(self, moai):
        """Name, level, free Rapanuis, free slaves."""
        for index, floor in enumerate(moai['floors']):
            yield 'MOAI'[index], floor, FLOOR_RAPANUIS[index] - floor['rapanuis'], floor['circles'] - floor['slaves']
        if moai['rug']:
            spaces = self.box['rugs'][str(moai['rug']['points'])]['slaves']
            yield 'rug', moai['rug'], 1 - moai['rug']['rapanuis'], spaces - moai['rug']['slaves']

    @staticmethod
    def transferable(moai):
        ground = moai['floors'][0]
        return ground['slaves'] == ground['circles'] and ground['rapanuis'] == 1 and moai['base'] > 0

    def loose_builds(self, hand, moai):
        """Piece, place and how many at most."""
        if not moai['transfer']:
            for name, _level, rapanuis, slaves in self.levels(moai):
                yield 'rapanui', name, min(rapanuis, hand.get('rapanuis', 0))
                yield 'slave', name, min(slaves, hand.get('slaves', 0))
            yield 'palm', 'base', min(len(moai['floors']) - moai['base'], hand.get('palms', 0))
        if self.transferable(moai):
            yield 'palm', 'transfer', min(7 - moai['transfer'], hand.get('palms', 0))

    @staticmethod
    def takes_rug(moai):
        return moai is not None and not moai['rug'] and not moai['transfer']

    def takes_quarry(self, moai, circles):
        return moai is None or (self.takes_rug(moai) and len(moai['floors']) < 4 and
                                circles >= moai['floors'][-1]['circles'])

    def to_place(self, seat):
        """As much of the hand as there is room for (T8)."""
        hand, sites = self.hand(seat), self.p['players'][seat]['moai']
        room = dict.fromkeys(LOOSE, 0)
        for moai in sites:
            for piece, _place, most in self.loose_builds(hand, moai) if moai else ():
                room[piece + 's'] += most
        placed = {piece: min(hand[piece], room[piece]) for piece in LOOSE if piece in hand}
        placed['quarries'] = {c: min(count, sum(self.takes_quarry(moai, int(c)) for moai in sites))
                              for c, count in hand.get('quarries', {}).items()}
        placed['rugs'] = {kind: min(count, sum(map(self.takes_rug, sites)))
                          for kind, count in hand.get('rugs', {}).items()}
        return placed

    def builds(self, seat):
        hand, sites = self.hand(seat), self.p['players'][seat]['moai']
        moves = []
        for site, moai in enumerate(sites):
            move = {'move': 'build', 'player': seat, 'site': site}
            quarries = [int(c) for c, count in hand.get('quarries', {}).items() if count]
            if moai is None:
                if site == sites.index(None):
                    moves += [{**move, 'piece': 'quarry', 'circles': c} for c in quarries]
                continue
            moves += [{**move, 'piece': 'quarry', 'circles': c} for c in quarries if self.takes_quarry(moai, c)]
            if self.takes_rug(moai):
                moves += [{**move, 'piece': 'rug', 'points': int(kind)}
                          for kind, count in hand.get('rugs', {}).items() if count]
            for piece, place, most in self.loose_builds(hand, moai):
                moves += [{**move, 'piece': piece, 'at': place, 'count': count} for count in range(1, most + 1)]
        return moves

    def place(self):
        waiting = [seat for seat in range(self.n) if self.builds(seat)]
        self.ask('place', *waiting)
        for seat in range(self.n):
            if seat not in waiting:
                self.put_away(seat)
        if not waiting:
            self.finish_fact()

    def placed(self, seat):
        self.put_away(seat)
        if self.p['fact'] == 'tapati':
            self.exchange((seat + 1) % self.n)
            return
        self.p['pending'].remove(seat)
        if not self.p['pending']:
            self.finish_fact()

    def spend(self, seat, piece, count, kind=None):
        player = self.p['players'][seat]
        for _ in range(count):
            source = player['taken'] if (player['taken'][piece][kind] if kind else player['taken'][piece]) \
                else player['tapati']
            if kind:
                source[piece][kind] -= 1
            else:
                source[piece] -= 1

    def do_build(self, move):
        seat, sites = move['player'], self.p['players'][move['player']]['moai']
        moai = sites[move['site']]
        if move['piece'] == 'quarry':
            self.spend(seat, 'quarries', 1, str(move['circles']))
            if moai is None:
                moai = sites[move['site']] = {'floors': [], 'rug': None, 'base': 0, 'transfer': 0}
            moai['floors'].append({'circles': move['circles'], 'rapanuis': 0, 'slaves': 0})
        elif move['piece'] == 'rug':
            self.spend(seat, 'rugs', 1, str(move['points']))
            moai['rug'] = {'points': move['points'], 'rapanuis': 0, 'slaves': 0}
        else:
            self.spend(seat, move['piece'] + 's', move['count'])
            if move['piece'] == 'palm':
                moai[move['at']] += move['count']
            else:
                level = moai['rug'] if move['at'] == 'rug' else moai['floors']['MOAI'.index(move['at'])]
                level[move['piece'] + 's'] += move['count']
        if not self.builds(seat):
            self.placed(seat)

    def do_done(self, move):
        if self.p['step'] == 'place':
            self.placed(move['player'])
        else:
            self.prestige((move['player'] - self.p['first']) % self.n + 1)

    # sections 9 to 12

    def value(self, moai):
        lines = {'slaves': 0, 'quarries': 0, 'transfer': 0, 'rugs': 0}
        for index, floor in enumerate(moai['floors']):
            palm = moai['base'] > index
            if palm and floor['rapanuis'] == FLOOR_RAPANUIS[index]:
                lines['slaves'] += floor['slaves']
            if palm and floor['slaves'] == floor['circles']:
                lines['quarries'] += index + 1
        if moai['transfer']:
            lines['transfer'] = self.box['transfer'][moai['transfer'] - 1]
        rug = moai['rug']
        if rug:
            lines['rugs'] += rug['slaves'] if rug['rapanuis'] else 0
            if rug['slaves'] == self.box['rugs'][str(rug['points'])]['slaves']:
                lines['rugs'] += rug['points']
        return lines

    def do_score(self, move):
        self.score(move['player'], move['site'])
        if not any(self.p['players'][move['player']]['moai']):
            self.prestige((move['player'] - self.p['first']) % self.n + 1)

    def score(self, seat, site):
        player, out = self.p['players'][seat], self.p['out']
        moai, player['moai'][site] = player['moai'][site], None
        player['points']['prestige'] += 1
        for line, points in self.value(moai).items():
            player['points'][line] += points
        levels = [level for _name, level, _rapanuis, _slaves in self.levels(moai)]
        rapanuis = sum(level['rapanuis'] for level in levels)
        self.p['store']['rapanuis'] += min(rapanuis, 1)
        out['rapanuis'] += max(rapanuis - 1, 0)
        out['slaves'] += sum(level['slaves'] for level in levels)
        out['palms'] += moai['base'] + moai['transfer']
        if moai['rug']:
            out['rugs'][str(moai['rug']['points'])] += 1
        for floor in moai['floors']:
            self.back('quarries', 1, str(floor['circles']))

    def prestige(self, turn):
        p = self.p
        for seat in self.clockwise(p['first'])[turn:]:
            p['active'] = seat
            sites = p['players'][seat]['moai']
            for site in range(3):
                if sites[site] and sites[site]['transfer'] == 7:
                    self.score(seat, site)
            if any(sites):
                self.ask('prestige', seat)
                return
        p['round'] += 1
        p['first'] = (p['first'] + 1) % self.n
        self.replace()

    def final(self):
        rows, keys = [], []
        for player in self.p['players']:
            lines = {'slaves': 0, 'quarries': 0, 'transfer': 0, 'rugs': 0}
            for moai in filter(None, player['moai']):
                for line, points in self.value(moai).items():
                    lines[line] += points
            tapati = player['tapati']
            number = 2 * tapati['rapanuis'] + tapati['slaves'] + tapati['palms'] + tiles(tapati)
            scored = sum(player['points'].values())
            total = scored + sum(lines.values())
            rows.append({'scored': scored, **lines, 'total': total, 'tapati': number})
            keys.append((total, number, tapati['rapanuis'], tapati['slaves'], tapati['palms']))
        for row, key in zip(rows, keys):
            row['place'] = 1 + sum(other > key for other in keys)
        return rows

    # moves

    def legal(self):
        p = self.p
        step, pending = p['step'], p['pending']
        if step == 'over':
            return []
        if step == 'reveal':
            return [{'move': 'reveal', 'for': self.drawing}]
        if step == 'place':
            return [move for seat in pending
                    for move in [*self.builds(seat), {'move': 'done', 'player': seat}]]
        seat = pending[0]
        plain = lambda name: {'move': name, 'player': seat}  # noqa: E731
        if step == 'fact':
            return [{**plain('fact'), 'fact': fact} for fact in p['gifts'] if fact not in p['used']]
        if step == 'palms':
            return [plain('palm'), plain('enough')]
        if step == 'quarries':
            return [{**plain('quarry'), 'circles': int(c)} for c, count in p['markets']['quarries'].items() if count] \
                + ([plain('rug')] if seat == p['active'] else [])
        if step == 'exchange':
            return [*self.exchanges(seat), plain('pass')]
        if step == 'award':
            return [{**plain('award'), 'take': take} for take in self.awards()]
        return [{**plain('score'), 'site': site} for site in range(3) if p['players'][seat]['moai'][site]] \
            + [plain('done')]

    def make(self, move):
        self.p['ply'] += 1
        getattr(self, f"do_{move['move']}")(move)

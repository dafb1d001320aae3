# SPDX-License-Identifier: GPL-3.0-or-later
"""What things on the table of Tapati are called, from a position of the second implementation.

Names say numbers: whoever finds something by such a name knows that the program counts as the
rules do. Not for: what is pressed (tapati_player.py).
"""

FACTS = {'make-make': 'Make-Make', 'manutara': 'Manutara', 'ahu': 'Ahu', 'rano-raraku': 'Rano-Raraku',
         'tapati': 'Tapati', 'tangata-manu': 'Tangata-manu', 'moai': 'Moai', 'rug': 'Rug'}
COMBINATIONS = {'quarry': 'a quarry', 'rapanui': 'a Rapanui', 'slaves': 'two captives',
                'slave-palm': 'a captive with a palm', 'palms': 'two palms'}
LINES = {'prestige': 'Prestige', 'slaves': 'Captives', 'quarries': 'Quarries', 'transfer': 'Transfer', 'rugs': 'Rug'}
LOOSE = {'rapanuis': ('%d Rapanui', '%d Rapanuis'), 'slaves': ('%d captive', '%d captives'),
         'palms': ('%d palm', '%d palms')}
SQUARES = 7


def find_past(game, give, take):
    """What the arrows lead past on the shortest way from one to the other (T6.4)."""
    ways, todo = {give: []}, [give]
    while todo:
        here = todo.pop(0)
        for there in COMBINATIONS:
            if [here, there] not in game.box['arrows'] or there in ways:
                continue
            if there == take:
                return ways[here]
            if not game.p['markets']['exchange'][there]:
                ways[there] = ways[here] + [there]
                todo.append(there)
    raise AssertionError(f'no arrow leads from {give} to {take}')


class TapatiWords:
    """Names in one language; the game may go on meanwhile."""

    def __init__(self, words, names, game):
        self.words, self.names, self.game = words, names, game

    # The box

    def numbers(self, box):
        """Pairs of what is a number of the box, and the number."""
        quarries = [(self.words.say_number('Quarries with %u circle', 'Quarries with %u circles', int(circles),
                                           circles), count) for circles, count in box['quarries'].items()]
        rugs = [(self.words.say('Rugs with a %u', points), rug['count']) for points, rug in box['rugs'].items()]
        squares = [(self.words.say('Transfer square %u', square), value)
                   for square, value in enumerate(box['transfer'][:-1], 1)]
        return quarries + rugs + squares

    def choices(self, box):
        """What is chosen of two, and the arrows that are there."""
        spaces = [self.words.say_number('Rugs with a %1$u: %2$u space each', 'Rugs with a %1$u: %2$u spaces each',
                                        rug['slaves'], points, rug['slaves']) for points, rug in box['rugs'].items()]
        row = self.words.say('As many quarries as players' if box['row'] == self.game.n else
                             'One quarry more than players')
        return [*spaces, row, *map(self.arrow, box['arrows'])]

    def arrow(self, arrow):
        start, end = map(self.combination, arrow)
        return self.words.say('An arrow leads from %1$s to %2$s.', start, end)

    # Pieces

    def pieces(self, kind, count):
        return self.words.say_number(*LOOSE[kind], count, count)

    def tile(self, kind, number):
        """Within a sentence."""
        if kind == 'rug':
            return self.words.say('the rug with a %d', number)
        return self.words.say_number('a quarry with %d circle', 'a quarry with %d circles', number, number)

    def tile_button(self, kind, number, count=1):
        """Where it is drawn or taken."""
        if kind == 'rug':
            spaces = self.game.box['rugs'][str(number)]['slaves']
            return self.words.say_number('Rug with a %1$u, %2$u space', 'Rug with a %1$u, %2$u spaces', spaces,
                                         number, spaces)
        if count == 1:
            return self.words.say_number('Quarry with %u circle', 'Quarry with %u circles', number, number)
        return self.words.say_number('Quarry with %1$u circle, %2$u times', 'Quarry with %1$u circles, %2$u times',
                                     number, number, count)

    def all_pieces(self, pieces):
        """Everything in such a set, in the order of the program."""
        parts = [self.pieces(kind, pieces[kind]) for kind in LOOSE if pieces.get(kind)]
        for circles, count in pieces.get('quarries', {}).items():
            if count == 1:
                parts.append(self.tile('quarry', int(circles)))
            elif count:
                parts.append(self.words.say_number('%1$d quarries with %2$d circle each',
                                                   '%1$d quarries with %2$d circles each', int(circles),
                                                   count, circles))
        parts += [self.tile('rug', int(points)) for points, count in pieces.get('rugs', {}).items() if count]
        return parts

    def list(self, parts):
        if len(parts) < 2:
            return ''.join(parts)
        comma, last = self.words.say_of('list', ', '), self.words.say_of('list', ' and ')
        return last.join([comma.join(parts[:-1]), parts[-1]])

    # The centre

    def fact(self, fact):
        return self.words.say_of('fact card', FACTS[fact])

    def fact_card(self, fact):
        gifts = self.game.p['gifts'][fact]
        if not gifts:
            return self.fact(fact)
        return self.words.say('%1$s, gift %2$s', self.fact(fact),
                              self.pieces('palms' if fact == 'moai' else 'slaves', gifts))

    def palm_market(self):
        palms, full = self.game.p['markets']['palms'], self.game.p['markets']['palms'] // self.game.rows
        columns = self.words.say_number('%u full column', '%u full columns', full, full)
        if palms == 1 and not self.game.p['end']:
            columns = self.words.say('the last one ends the game')
        return self.words.say('Palms %1$u of %2$u, %3$s', palms, self.game.rows * self.game.columns, columns)

    def market_tile(self, circles):
        return self.tile_button('quarry', circles, self.game.p['markets']['quarries'][str(circles)])

    def combination(self, name, circles=None):
        if name == 'quarry' and circles:
            return self.tile('quarry', circles)
        return self.words.say_of('interchange', COMBINATIONS[name])

    def combination_object(self, name, circles):
        """As somebody gives it or takes it."""
        if name == 'quarry' and circles == 1:
            return self.words.say_of('object', 'a quarry with 1 circle')
        if name == 'quarry' and circles:
            return self.words.say_of('object', 'a quarry with %d circles', circles)
        return self.words.say_of('interchange object', COMBINATIONS[name])

    def exchange(self, move):
        take = self.combination_object(move['take'], self.game.p['markets']['exchange']['quarry'])
        give = self.combination_object(move['give'], move.get('circles'))
        past = [self.combination(name) for name in find_past(self.game, move['give'], move['take'])]
        if not past:
            return self.words.say('Give %1$s, take %2$s', give, take)
        return self.words.say('Give %1$s, take %2$s, past what is missing: %3$s', give, take, self.list(past))

    def award(self, take):
        kind, count = {'slaves': ('slaves', 2), 'palms': ('palms', 2), 'rapanui': ('rapanuis', 1)}[take]
        return self.pieces(kind, count)

    def score(self, seat, site):
        points = 1 + self.worth(self.game.p['players'][seat]['moai'][site])
        return self.words.say_number('Score site %1$u for %2$u', 'Score site %1$u for %2$u', points,
                                     site + 1, points)

    def worth(self, moai):
        return sum(self.game.value(moai).values())

    # The boards

    def board(self, seat):
        points = sum(self.game.p['players'][seat]['points'].values())
        words = self.words.say_number('%1$s, %2$d point', '%1$s, %2$d points', points, self.names[seat], points)
        parts = self.all_pieces(self.game.to_place(seat)) if self.is_placing(seat) else []
        return self.words.say('%1$s, %2$s to place', words, self.list(parts)) if parts else words

    def is_placing(self, seat):
        return self.game.p['step'] == 'place' and seat in self.game.p['pending']

    def site(self, seat, site):
        moai = self.game.p['players'][seat]['moai'][site]
        if moai is None:
            return self.words.say('Site %d, free', site + 1)
        one, many = (('Site %1$d, Moai of %2$d floor and rug, worth %3$d',
                      'Site %1$d, Moai of %2$d floors and rug, worth %3$d') if moai['rug'] else
                     ('Site %1$d, Moai of %2$d floor, worth %3$d', 'Site %1$d, Moai of %2$d floors, worth %3$d'))
        floors = len(moai['floors'])
        return self.words.say_number(one, many, floors, site + 1, floors, self.worth(moai))

    def row(self, moai, row):
        if row == len(moai['floors']):
            return self.words.say('Rug with a %d', moai['rug']['points'])
        circles = moai['floors'][row]['circles']
        return self.words.say_number('%1$c, quarry with %2$d circle', '%1$c, quarry with %2$d circles', circles, 'MOAI'[row],
                                     circles)

    def live(self, words, count):
        return self.words.say_number('%1$s, %2$d can be placed', '%1$s, %2$d can be placed', count, words, count)

    def spaces(self, moai, row, piece):
        """Those of a row, which are filled by `piece`, and how many can be filled now."""
        _name, level, rapanuis, slaves = list(self.game.levels(moai))[row]
        if piece == 'rapanui':
            filled, free, text = level['rapanuis'], rapanuis, 'Rapanuis %1$d of %2$d'
        else:
            filled, free, text = level['slaves'], slaves, 'Captives %1$d of %2$d'
        return self.words.say(text, filled, filled + free), free

    def road(self, moai):
        filled = moai['transfer']
        if not filled:
            return self.words.say('Transfer, 0 of %d', SQUARES)
        return self.words.say('Transfer, %1$d of %2$d, worth %3$d', filled, SQUARES,
                              self.game.box['transfer'][filled - 1])

    def lay(self, move):
        kind, number = ('rug', move['points']) if move['piece'] == 'rug' else ('quarry', move['circles'])
        return self.words.say('Lay %1$s on site %2$d', self.tile(kind, number), move['site'] + 1)

    def fill(self, moves):
        count = sum(move['count'] for move in moves)
        on_base = all(move['piece'] == 'palm' for move in moves)
        return self.words.say('%d on base' if on_base else 'Place %d', count)

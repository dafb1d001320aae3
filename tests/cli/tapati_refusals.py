# SPDX-License-Identifier: GPL-3.0-or-later
"""What Tapati refuses, and by which rule: a second reading of sections 14.2 and 14.5 of the rules.

Not for: what a legal move brings (tapati_model.py).
"""

import tapati_model as model

LINES = {
    'reveal': ['reveal'], 'fact': ['fact'], 'palm': ['palms'], 'enough': ['palms'], 'quarry': ['quarries'],
    'rug': ['quarries'], 'exchange': ['exchange'], 'pass': ['exchange'], 'award': ['award'], 'build': ['place'],
    'done': ['place', 'prestige'], 'score': ['prestige']}
TURN = {'fact': 'T4.9', 'palm': 'T5.5', 'enough': 'T5.5', 'quarry': 'T5.8', 'rug': 'T5.8', 'pass': 'T6.1',
        'exchange': 'T6.1', 'award': 'T7.1', 'score': 'T9.1'}
PLACES = ('M', 'O', 'A', 'I', 'rug')


def whole(value, low=None, high=None):
    """A JSON integer within bounds."""
    # pylint: disable-next=unidiomatic-typecheck
    return type(value) is int and (low is None or value >= low) and (high is None or value <= high)


def among(value, names):
    return isinstance(value, str) and value in names


# moves (14.2)

def refusal(game, move):
    """The rule that forbids it, or None."""
    step = game.p['step']
    if step == 'over':
        return 'T11.1'
    if not isinstance(move, dict) or not among(move.get('move'), LINES) or step not in LINES[move['move']]:
        return 'T4.1'
    name, seat = move['move'], move.get('player')
    if name in TURN and not (whole(seat) and seat == game.p['pending'][0]):
        return TURN[name]
    return {'reveal': reveal, 'fact': fact, 'quarry': quarry, 'rug': rug, 'exchange': exchange, 'award': award,
            'build': build, 'done': done, 'score': score}.get(name, lambda game, move: None)(game, move)


def reveal(game, move):
    if not among(move.get('for'), [game.drawing]):
        return 'T4.7'
    market = game.drawing == 'market'
    drawn = move.get('quarries') if market else [move.get('quarry')]
    if not isinstance(drawn, list) or len(drawn) != (game.box['row'] if market else 1):
        return 'T4.7'
    store = game.p['store']
    stock, recycled = dict(store['quarries']), dict(store['recycled'])
    for circles in drawn:
        if not any(stock.values()):
            stock, recycled = recycled, {}
        if not whole(circles, 1, 4) or not stock.get(str(circles)):
            return 'T4.7'
        stock[str(circles)] -= 1
    if market and not (whole(move.get('rug'), 2, 3) and store['rugs'][str(move['rug'])]):
        return 'T4.7'
    return None


def fact(game, move):
    name = move.get('fact')
    return None if among(name, game.p['gifts']) and name not in game.p['used'] else 'T4.9'


def quarry(game, move):
    circles = move.get('circles')
    return None if whole(circles, 1, 4) and game.p['markets']['quarries'][str(circles)] else 'T5.8'


def rug(game, move):
    return None if move['player'] == game.p['active'] else 'T5.9'


def exchange(game, move):
    give, take = move.get('give'), move.get('take')
    tapati, market = game.p['players'][move['player']]['tapati'], game.p['markets']['exchange']
    if not among(give, model.COMBINATIONS):
        return 'T6.2'
    if give == 'quarry':
        if not (whole(move.get('circles'), 1, 4) and tapati['quarries'][str(move['circles'])]):
            return 'T6.2'
    elif any(tapati[piece] < count for piece, count in model.COMBINATIONS[give].items()):
        return 'T6.2'
    if not among(take, model.COMBINATIONS) or not market[take]:
        return 'T6.2'
    return None if take in game.becomes(give) else 'T6.4'


def award(game, move):
    return None if among(move.get('take'), game.awards()) else 'T7.1'


def done(game, move):
    if whole(move.get('player')) and move['player'] in game.p['pending']:
        return None
    return 'T8.6' if game.p['step'] == 'place' else 'T9.1'


def score(game, move):
    site = move.get('site')
    return None if whole(site, 0, 2) and game.p['players'][move['player']]['moai'][site] else 'T9.1'


def build(game, move):
    seat, piece = move.get('player'), move.get('piece')
    if not (whole(seat) and seat in game.p['pending']):
        return 'T8.6'
    hand = game.hand(seat)
    if among(piece, ('quarry', 'rug')):
        number = move.get('circles' if piece == 'quarry' else 'points')
        kinds = hand.get({'quarry': 'quarries', 'rug': 'rugs'}[piece], {})
        if not whole(number) or not kinds.get(str(number)):
            return 'T8.1'
    elif not among(piece, ('rapanui', 'slave', 'palm')):
        return 'T8.1'
    elif not whole(move.get('count', 1), 1, hand.get(piece + 's', 0)):
        return 'T8.1'

    site = move.get('site')
    sites = game.p['players'][seat]['moai']
    moai = sites[site] if whole(site, 0, 2) else None
    check = {'quarry': build_quarry, 'rug': build_rug}.get(
        piece, build_transfer if piece == 'palm' and among(move.get('at'), ['transfer']) else build_loose)
    return check(game, move, sites, moai)


def build_quarry(_game, move, sites, moai):
    if moai is None:
        return None if whole(move.get('site'), 0, 2) and move['site'] == sites.index(None) else 'T8.2'
    if moai['rug'] or moai['transfer'] or len(moai['floors']) == 4:
        return 'T8.2'
    return 'T3.5' if move['circles'] < moai['floors'][-1]['circles'] else None


def build_rug(_game, _move, _sites, moai):
    return None if moai and not moai['rug'] and not moai['transfer'] else 'T8.3'


def build_transfer(game, move, _sites, moai):
    return None if moai and game.transferable(moai) and move.get('count', 1) <= 7 - moai['transfer'] else 'T8.5'


def build_loose(game, move, _sites, moai):
    if not moai or moai['transfer']:
        return 'T8.4'
    at, count, free = move.get('at'), move.get('count', 1), 0
    if move['piece'] == 'palm':
        free = len(moai['floors']) - moai['base'] if among(at, ['base']) else 0
    elif among(at, PLACES):
        for name, _level, rapanuis, slaves in game.levels(moai):
            if name == at:
                free = rapanuis if move['piece'] == 'rapanui' else slaves
    return None if count <= free else 'T8.4'


# set-up (14.1)

def setup_refusal(players, setup):
    """Of `players` people; the rule that forbids it, or None."""
    if not 3 <= players <= 6:
        return 'T2.1'
    box = {'row': players, **model.DEFAULTS, **setup}
    good = box['row'] in (players, players + 1) and whole(box['row']) and good_quarries(box) and good_rugs(box) \
        and good_transfer(box['transfer']) and good_arrows(box['arrows'])
    return None if good else 'T2.2'


def good_quarries(box):
    counts = box['quarries']
    return isinstance(counts, dict) and sorted(counts) == ['1', '2', '3', '4'] \
        and all(whole(count, 0, 99) for count in counts.values()) and sum(counts.values()) > box['row']


def good_rugs(box):
    rugs = box['rugs']
    return isinstance(rugs, dict) and sorted(rugs) == ['2', '3'] \
        and all(isinstance(kind, dict) and whole(kind.get('count'), 0, 99) and whole(kind.get('slaves'), 1, 2)
                for kind in rugs.values()) and sum(kind['count'] for kind in rugs.values()) > 0


def good_transfer(values):
    return isinstance(values, list) and len(values) == 7 and all(whole(value, 1, 10) for value in values) \
        and values == sorted(values) and values[-1] == 10


def good_arrows(arrows):
    if not isinstance(arrows, list) or not all(isinstance(arrow, list) and len(arrow) == 2 for arrow in arrows):
        return False
    return all(among(end, model.COMBINATIONS) for arrow in arrows for end in arrow) \
        and all(start != end for start, end in arrows) and len({tuple(arrow) for arrow in arrows}) == len(arrows)


# result sheets (14.5)

def sheet_faults(sheet):
    """All rules that a sheet breaks whose members are there and of the right types."""
    players, setup = sheet['players'], sheet.get('setup', {})
    wrong = setup_refusal(len(players), setup)
    if wrong:
        return {wrong}
    box = {'row': len(players), **model.DEFAULTS, **setup}
    faults = set()
    for player in players:
        faults |= tapati_faults(player['tapati'])
        faults |= set() if 0 <= player['points'] <= 999 else {'T12.1'}
        faults |= set() if len(player['moai']) == 3 else {'T3.4'}
        for moai in filter(None, player['moai']):
            faults |= moai_faults(moai, box)
    return faults | total_faults(players, box)


def tapati_faults(tapati):
    slaves = 8 if tapati['rapanuis'] > 0 else 4
    counts = [*tapati['quarries'].values(), *tapati['rugs'].values()]
    fits = 0 <= tapati['rapanuis'] <= 2 and 0 <= tapati['slaves'] <= slaves and 0 <= tapati['palms'] <= 6 \
        and min(counts) >= 0 and sum(counts) <= 2
    return set() if fits else {'T3.2'}


def moai_faults(moai, box):
    floors, moai_rug, faults = moai['floors'], moai['rug'], set()
    if not 1 <= len(floors) <= 4:
        faults.add('T3.4')
    circles = [floor['circles'] for floor in floors]
    if not all(1 <= count <= 4 for count in circles):
        faults.add('T3.7')
    if circles != sorted(circles):
        faults.add('T3.5')
    levels = [(floor, room, floor['circles']) for floor, room in zip(floors, model.FLOOR_RAPANUIS)]
    if moai_rug and moai_rug['points'] not in (2, 3):
        faults.add('T3.9')
    elif moai_rug:
        levels.append((moai_rug, 1, box['rugs'][str(moai_rug['points'])]['slaves']))
    for level, rapanuis, slaves in levels:
        faults |= set() if 0 <= level['rapanuis'] <= rapanuis else {'T3.6'}
        faults |= set() if 0 <= level['slaves'] <= slaves else {'T3.7'}
    if not 0 <= moai['base'] <= len(floors):
        faults.add('T3.8')
    if not 0 <= moai['transfer'] <= 7:
        faults.add('T3.11')
    elif moai['transfer'] and not (floors and model.Game.transferable(moai)):
        faults.add('T8.5')
    return faults


def total_faults(players, box):
    """More than there are: of loose pieces T1.1, of tiles T2.2."""
    there = [player['tapati'] for player in players]
    moai = [one for player in players for one in player['moai'] if one]
    levels = [level for one in moai for level in [*one['floors'], one['rug']] if level]
    loose = {piece: sum(tapati[piece] for tapati in there) for piece in model.LOOSE}
    loose['rapanuis'] += sum(level['rapanuis'] for level in levels)
    loose['slaves'] += sum(level['slaves'] for level in levels)
    loose['palms'] += sum(one['base'] + one['transfer'] for one in moai)
    faults = {'T1.1' for piece, most in zip(model.LOOSE, model.TABLE[len(players)]) if loose[piece] > most}
    for kind, most in box['quarries'].items():
        laid = sum(floor['circles'] == int(kind) for one in moai for floor in one['floors'])
        if sum(tapati['quarries'][kind] for tapati in there) + laid > most:
            faults.add('T2.2')
    for kind, has in box['rugs'].items():
        laid = sum(bool(one['rug']) and one['rug']['points'] == int(kind) for one in moai)
        if sum(tapati['rugs'][kind] for tapati in there) + laid > has['count']:
            faults.add('T2.2')
    return faults

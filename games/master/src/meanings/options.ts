/** What choices of the adventure and of the days before the League mean. */
import type { Choice, MeaningTables, Odds, OptionMeaning, Say, Seat } from '@indigo/kernel';
import { attackOf } from '../attacks/known.ts';
import {
  BACK_CARDS,
  BY_STONE,
  BY_TRADE,
  backOf,
  cardOf,
  HP,
  SLOTS,
  SYMBOLS,
  stageByLevel,
} from '../cards.ts';
import { RAIN_BACK, SUN_BACK } from '../data/machines.ts';
import { DIE_SIDES, INTERACT_COST, MOVE_COST, SYNTHESIS, XP_CANDY, XP_LEADER_TOKEN } from '../data/rules.ts';
import { TM_PRICE } from '../data/shop.ts';
import type { BackId } from '../data/wild.ts';
import { FOES } from '../foes.ts';
import { MACHINES } from '../machines.ts';
import { MONEY } from '../money.ts';
import { fillId, spaceAt } from '../names.ts';
import { bikeWorth } from '../rules/bike.ts';
import { bestThrow, facesOf } from '../rules/catch.ts';
import { hiddenAround } from '../rules/deeds/flash.ts';
import { GOODS } from '../rules/shop/goods.ts';
import { isLegendary, wildXp } from '../rules/wild.ts';
import type { Card, Foe, Machine, TradePart, Type } from '../state.ts';
import type { words } from '../text/index.ts';
import { heartsLost } from '../types.ts';
import type { BattleView, MasterView, PokemonView } from '../view.ts';
import { battleOdds, FAIR, foeAt } from './battles.ts';
import { ballsIn, ownedIn, typeIn } from './seen.ts';
import { boardIn, isBattle, waitsAt } from './waiting.ts';

type At = Choice<MasterView>;

const NATURAL: OptionMeaning = { role: 'natural' };
const ENDS: OptionMeaning = { role: 'ends' };

const actions = (n: number): Say[] => (n === 0 ? [] : [['cost.actions', n]]);

/** A way to a place, what waits there, and whether that ends the turn. */
function goes({ view, seat }: At, place: number, cost: number): OptionMeaning {
  const space = spaceAt(place);
  const forced = space.kind === 'trainer' && isBattle(view, space);
  return {
    ...(forced && { odds: battleOdds(view, seat, foeAt(view, space)) }),
    way: [view.players[seat].at, space.id],
    brings: waitsAt(view, space),
    costs: [...actions(cost), ...(forced ? [['cost.turn'] as const] : [])],
  };
}

/** M-INT-01: what waits here; M-TURN-04: battles and trades end the turn. A battle most would lose is nobody's next step. */
function interacts({ view, seat }: At): OptionMeaning {
  const { spaces } = boardIn(view);
  const space = spaces[spaces.findIndex(({ id }) => id === view.players[seat].at)];
  const ends = space.kind === 'trade-center' || isBattle(view, space);
  const foe = foeAt(view, space);
  const odds = foe < 0 ? null : battleOdds(view, seat, foe);
  return {
    role: odds === null || odds.chance >= FAIR ? 'natural' : 'aside',
    ...(odds !== null && { odds }),
    brings: waitsAt(view, space),
    costs: [...actions(INTERACT_COST), ...(ends ? [['cost.turn'] as const] : [])],
  };
}

/** M-CAMP-02: hearts that only the fit regain. */
function camps({ view, seat }: At, cost: number): OptionMeaning {
  const back = view.players[seat].team.reduce(
    (sum, { hearts, max }) => sum + (hearts > 0 ? max - hearts : 0),
    0,
  );
  return back === 0
    ? { role: 'idle', costs: actions(cost) }
    : { role: 'aside', brings: [['get.heals', back]], costs: actions(cost) };
}

// ── wild Pokémon ──

/** The best throw with the balls at hand. M-CATCH-06, M-CATCH-03. */
function catching({ view, seat, decision }: At): OptionMeaning {
  const card = decision.say[1] as Card;
  const picked = bestThrow(ballsIn(view, seat), card);
  if (picked === null) return {};
  const faces = facesOf(card, picked);
  const odds: Odds = {
    chance: faces === null ? 1 : faces.length / DIE_SIDES,
    ...(faces !== null && { faces }),
    say: ['catches'],
    yes: [['caught', seat, card]],
    no: [['broke-free', seat, card]],
    given: [picked.map((one) => fillId(card, one))],
  };
  return {
    odds,
    brings: [['get.pokemon', card]],
    costs: [['cost.turn'], ...(faces === null ? [] : [['cost.if-free', card] as const])],
  };
}

/** One ball by itself: it catches on its own faces, or for sure where it is all that is asked for. */
function fills({ seat, decision }: At, ball: number, faces: readonly number[]): OptionMeaning {
  const card = decision.say[1] as Card;
  const sure = faces.length === 0 || SLOTS[card].length === 1;
  return {
    odds: {
      chance: sure ? 1 : faces.length / DIE_SIDES,
      ...(!sure && { faces }),
      say: ['catches'],
      yes: [['caught', seat, card]],
      no: [['broke-free', seat, card]],
    },
    ...(faces.length === 0 && { note: ['get.safe'] }),
    costs: [['cost.ball', ball]],
  };
}

/** M-WILD-05, M-WILD-08: is there a way to place all this damage that leaves somebody fit? */
function survives(team: readonly PokemonView[], symbols: readonly Type[]): boolean {
  const place = (hearts: readonly number[], left: readonly Type[]): boolean => {
    if (hearts.every((n) => n === 0)) return false;
    if (left.length === 0) return true;
    // M-WILD-03: in any order.
    return [...new Set(left)].some((symbol) => {
      const rest = left.toSpliced(left.indexOf(symbol), 1);
      return hearts.some((now, i) => {
        if (now === 0) return false;
        const lost = heartsLost(now, symbol, typeIn(team[i]));
        return place(hearts.with(i, now - lost), rest);
      });
    });
  };
  return place(
    team.map(({ hearts }) => hearts),
    symbols,
  );
}

// ── hearts ──

/** M-WILD-06, M-BATTLE-11: a damage on somebody's Pokémon; who decides for an adversary wants it. */
function places({ view, seat }: At, type: Type, card: Card, stage: number): OptionMeaning {
  const one = ownedIn(view, card);
  const lost = heartsLost(one.hearts, type, typeIn(one));
  const left = one.hearts - lost;
  return view.players[seat].team.includes(one)
    ? { costs: [['cost.hearts', card, stage, lost, left]] }
    : { brings: [['get.hearts-off', card, stage, lost, left]] };
}

/** M-BATTLE-09. */
function hits({ view }: At, type: Type, foe: number, on: number): OptionMeaning {
  const { hearts } = view.battle as BattleView;
  const lost = heartsLost(hearts[on], type, FOES[foe].pokemon[on].type);
  return { brings: [['get.hit', lost, hearts[on] - lost]] };
}

// ── growing and learning ──

/** M-GROW-06 to 08: a level more. */
function grows(view: MasterView, card: Card): Say[] {
  const { level, stage } = ownedIn(view, card);
  const more = HP[card][level] - HP[card][level - 1];
  const next = stageByLevel(card, stage, level + 1);
  return [
    ['get.level', level + 1],
    ...(more > 0 ? [['get.most', more] as const] : []),
    ...(next >= 0 ? [['get.evolves', card, next] as const] : []),
  ];
}

const learns = (machine: Machine): Say[] => [['get.attack', machine, attackOf(MACHINES[machine].attack)]];

/** What choosing one of the own Pokémon means, by what it is asked for. */
const CHOSEN: { readonly [kind: string]: (at: At, card: Card, stage: number) => OptionMeaning } = {
  xp: ({ view }, card) => ({ brings: grows(view, card) }),
  commit: ({ view, seat, decision }, card, stage) => ({
    odds: battleOdds(view, seat, decision.say[1] as Foe, { first: card }),
    note: ['note.pokemon', card, stage],
  }),
  teach: ({ decision }) => {
    const machine = decision.say[1] as Machine;
    return { brings: [['get.passes', machine], ...learns(machine)] };
  },
  'power-card': (_at, card, stage) => ({ note: ['note.pokemon', card, stage] }),
  learn: ({ decision }) => ({ brings: learns(decision.say[1] as Machine) }),
  'trade-in': ({ view, decision }, card, stage) => ({
    brings: [['get.pokemon', decision.say[1] as Card]],
    costs: [['cost.pokemon', card, stage, ownedIn(view, card).level], ['cost.turn']],
  }),
};

/** M-GTM-03: hidden tokens here and next to here. */
function flashes({ view, seat }: At): OptionMeaning {
  const board = boardIn(view);
  const here = board.spaces.findIndex(({ id }) => id === view.players[seat].at);
  const hidden = hiddenAround(board, here, (node) => view.spots[board.spaces[node].id] === '?');
  return { brings: [['get.turned-up', hidden.length]] };
}

/** M-GTM-02, M-GTM-07: a discarded token of a back, each as likely. */
const calls =
  (back: BackId) =>
  ({ view }: At): OptionMeaning => {
    const cards = view.discard.map(cardOf).filter((card) => BACK_CARDS[backOf(back)].includes(card));
    return { brings: [['get.one-of', cards]], costs: [...actions(INTERACT_COST), ['cost.once-a-turn']] };
  };

/** M-GROW-13: whom a stone would evolve now. */
const evolvable = ({ players }: MasterView, seat: Seat, stone: number): readonly number[] =>
  players[seat].team
    .filter(({ card, stage }) => BY_STONE[cardOf(card)][stage][stone] >= 0)
    .map(({ card }) => cardOf(card));

const fits = (view: MasterView, seat: Seat, stone: number): Say => ['get.fits', evolvable(view, seat, stone)];

/** M-GROW-14: who evolves by changing hands. */
function evolvesIn(view: MasterView, { kind, what }: TradePart): Say[] {
  const next = kind === 'card' ? BY_TRADE[what][ownedIn(view, what).stage] : -1;
  return next >= 0 ? [['get.evolves', what, next]] : [];
}

/** A Pokémon as part of a trade: it keeps its level and hearts. */
function traded(view: MasterView, card: Card, give: boolean): OptionMeaning {
  const { stage, hearts, max, level } = ownedIn(view, card);
  const brings = give ? [] : evolvesIn(view, { kind: 'card', what: card, give, nth: 0 });
  return { note: ['member', card, stage, hearts, max, level], ...(brings.length > 0 && { brings }) };
}

/** What a thing that changes hands is good for. */
const GOOD_NOTES: {
  readonly [kind in Exclude<TradePart['kind'], 'card'>]: (what: number, view: MasterView) => Say;
} = {
  ball: (ball) => ['about.ball', ball],
  stone: (stone) => ['about.stone', stone],
  candy: () => ['about.candy'],
  revive: () => ['about.revive'],
  bike: (bike, { options, gymsBeaten }) => ['about.bike', bikeWorth(options, bike, gymsBeaten)],
  money: (money) => ['about.money', money],
  debt: () => ['about.debt'],
  type: (type) => ['about.type-token', type],
  power: (power) => ['about.owner-power', power],
};

/** What one side of a trade comes to: Pokémon with their levels, and how many things besides. */
export function worthOf(view: MasterView, parts: readonly TradePart[]): Say {
  const cards = parts.filter(({ kind }) => kind === 'card');
  const levels = cards.reduce((sum, { what }) => sum + ownedIn(view, what).level, 0);
  const value = ({ kind, what }: TradePart): number =>
    kind === 'money' ? MONEY[what].value : kind === 'debt' ? -1 : 0;
  const money = parts.reduce((sum, part) => sum + value(part), 0);
  const things = parts.filter((part) => part.kind !== 'card' && value(part) === 0).length;
  return ['deal.worth', cards.length, levels, money, things];
}

/** What a good is worth besides its name. */
function sold(view: MasterView, seat: Seat, good: number): readonly Say[] {
  const { options, gymsBeaten } = view;
  const { sort, what } = GOODS[good];
  switch (sort) {
    case 'stone':
      return [fits(view, seat, what)];
    case 'porygon':
      return [['get.pokemon', what]];
    case 'bike':
      return [['get.actions', bikeWorth(options, 1, gymsBeaten)]];
    case 'mach-bike':
      return [['get.actions', bikeWorth(options, 2, gymsBeaten)]];
    case 'candy':
      return [['get.xp', XP_CANDY]];
    case 'tm':
      return learns(what);
    case 'ball':
      return [['about.ball', what]];
    default:
      return [];
  }
}

const ofType = ({ players }: MasterView, seat: Seat, type: Type): number =>
  players[seat].team.filter((one) => typeIn(one) === type).length;

export const options: MeaningTables<typeof words, MasterView>['options'] = {
  'do.starter': ({ decision }, card) =>
    decision.kind === 'starter' ? { note: ['note.pokemon', card, 0] } : { brings: [['get.pokemon', card]] },
  'do.move': (at, place, cost) => goes(at, place, cost),
  'do.dig': (at, place) => {
    const { costs = [], ...rest } = goes(at, place, MOVE_COST);
    return { ...rest, costs: [...costs, ['cost.once-a-turn']] };
  },
  'do.interact': (at) => interacts(at),
  'do.camp': camps,
  'do.pass': ({ view }) => ({
    role: 'ends',
    ...(view.left > 0 && { costs: [['cost.actions-lost', view.left]] }),
  }),
  'do.stone': ({ view }, card, stone) => ({
    brings: [['get.evolves', card, BY_STONE[card][ownedIn(view, card).stage][stone]]],
    costs: [['cost.stone', stone]],
  }),
  'do.candy': ({ view }, card) => ({ brings: grows(view, card), costs: [['cost.candy']] }),
  'do.revive': ({ view }, card) => {
    const { hearts, max } = ownedIn(view, card);
    return { brings: [['get.heals', max - hearts]], costs: [['cost.revive']] };
  },
  'do.leader-tm': ({ decision }, _card, machine) => ({
    brings: learns(machine),
    ...(MACHINES[machine].kind === 'gym' && { note: ['about.on-map', machine] as const }),
    costs: [
      decision.kind === 'draft'
        ? ['cost.price', TM_PRICE]
        : ['cost.token', MONEY.findIndex(({ tm }) => tm === machine)],
    ],
  }),
  'do.leader-xp': (_at, money) => ({ brings: [['get.xp', XP_LEADER_TOKEN]], costs: [['cost.token', money]] }),
  'do.rain-dance': calls(RAIN_BACK),
  'do.sunny-day': calls(SUN_BACK),
  'do.flash': flashes,
  'do.synthesis': () => ({ brings: [['get.heals', SYNTHESIS]], costs: [['cost.once-a-turn']] }),
  'do.defeat': ({ view, seat, decision }) => {
    const card = decision.say[1] as Card;
    const legend = isLegendary(card) && !view.options.simplified;
    if (!survives(view.players[seat].team, SYMBOLS[card]))
      return { role: 'harms', costs: [['cost.damage', card], ['cost.defeat']] };
    return {
      brings: [['get.xp', wildXp(view.options, card)], ...(legend ? [['get.legend'] as const] : [])],
      costs: [['cost.damage', card]],
    };
  },
  'do.catch': catching,
  'do.leave': () => ENDS,
  'do.take-stone': ({ view, seat }, stone) => ({
    ...(evolvable(view, seat, stone).length > 0 && { role: 'natural' }),
    brings: [fits(view, seat, stone)],
  }),
  'do.type-token': () => ({ note: ['note.type-token'] }),
  'do.part': ({ view }, part) => {
    const { kind, what, give } = part;
    const worth = worthOf(view, [part]);
    return {
      ...(kind === 'card' ? traded(view, what, give) : { note: GOOD_NOTES[kind](what, view) }),
      act: ['part-named', part],
      deal: give ? { give: worth } : { get: worth },
    };
  },
  'do.accept-offer': ({ view }, parts) => ({
    brings: parts
      .filter(({ give }) => give)
      .flatMap((part) => [['get.part', part] as const, ...evolvesIn(view, part)]),
    costs: parts.filter(({ give }) => !give).map((part) => ['cost.part', part]),
  }),
  'do.fill': fills,
  'do.choose': (at, card, stage) => CHOSEN[at.decision.kind]?.(at, card, stage) ?? {},
  'do.place': places,
  'do.hit': hits,
  'do.type': ({ view, seat, decision }, type) =>
    decision.kind === 'flip'
      ? { note: ['note.flip'] }
      : { brings: [['get.type', type, ofType(view, seat, type)]] },
  'do.master-ball': () => ({ note: ['get.safe'] }),
  'do.stand': () => NATURAL,
  pass: () => ENDS,
  'do.refuse': () => ENDS,
  'do.buy-good': ({ view, seat }, good, price) => ({
    brings: sold(view, seat, good),
    costs: [['cost.price', price]],
  }),
  'do.shop': () => NATURAL,
  'do.shop-pass': () => ENDS,
  'do.use': ({ decision }) =>
    decision.kind === 'reflect'
      ? {
          role: 'natural',
          brings: [['get.no-damage', decision.say[1] as Card]],
          costs: [['cost.once-a-turn']],
        }
      : NATURAL,
  'do.no': () => ENDS,
  'do.fight': ({ view, seat, decision }) => {
    const odds = battleOdds(view, seat, decision.say[1] as Foe);
    return {
      ...(odds.chance >= FAIR && { role: 'natural' }),
      odds,
      brings: [['get.prize', MONEY.findIndex(({ id }) => id === FOES[decision.say[1] as Foe].id)]],
      costs: [['cost.turn']],
    };
  },
  'do.stay': () => ({
    role: 'ends',
    brings: [['get.no-fight']],
    costs: [['cost.once-a-turn']],
  }),
  money: ({ view }, money) => {
    const { key, tm } = MONEY[money];
    if (tm >= 0 && !view.options.simplified) return { note: ['about.leader-token', tm] };
    return key ? { note: ['about.key'] } : {};
  },
};

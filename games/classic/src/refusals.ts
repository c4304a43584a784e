/** Why not: what a player can see but not do, with the clause. Made only when somebody looks. */
import { type Asking, holds, type Refused, type Say, type Seat } from '@indigo/kernel';
import type { Path } from './board.ts';
import { CINNABAR, CIRCLES_BY_COLOUR, isForwardOnly, isPlateau, paths } from './board.ts';
import { ITEMS, type ItemKind } from './data/items.ts';
import { DICE_CHALLENGE_NEEDS, GOAL_POWER } from './data/rules.ts';
import { SPACES } from './data/spaces.ts';
import { cardPiece, chipPiece, circlePlace, moverPiece } from './faces.ts';
import { canFight } from './rules/battle.ts';
import { canTrade } from './rules/trade.ts';
import { FLY_CARD } from './sorts.ts';
import { type Classic, EMPTY, type Trainer } from './state.ts';
import { hasFit, isFit, isStarter, power } from './team.ts';

type Why = (s: Classic, seat: Seat, asking: Asking) => Refused[];

const WHY: { readonly [kind: string]: Why } = {
  start: notNow,
  move: notThere,
  stop: notWithThem,
  offer: (s, seat, asking) => [
    ...starters(s, seat, 'give'),
    ...starters(s, asking.question.about?.[0] as Seat, 'want'),
  ],
  send: knockedOut,
  'send-final': knockedOut,
  revive: noChallenge,
  chance: notThatChip,
  'catch-any': notThatChip,
  'trade-want': (s, seat) =>
    s.trainers.flatMap((_, other) => (other === seat ? [] : untradable(s, other, 'take'))),
  'trade-give': (s, seat) => untradable(s, seat, 'give'),
  fight: notThem,
};

export function refused(s: Classic, asking: Asking, seat: Seat): readonly Refused[] {
  const own = WHY[asking.question.kind]?.(s, seat, asking) ?? [];
  return [...own, ...idleCards(s, seat, asking)];
}

/** When each kind of card is played, for those that cannot be played at this question. */
const TIMING: { readonly [K in ItemKind]: readonly [Say, string] } = {
  'poke-ball': [['why.ball'], 'C-BALL-01'],
  'attack-bonus': [['why.attack-bonus'], 'C-ATK-03'],
  'time-machine': [['why.time-machine'], 'C-TM-03'],
  fly: [['why.fly'], 'C-FLY-04'],
  potion: [['why.potion'], 'C-POT-02'],
  'poke-doll': [['why.doll'], 'C-DOLL-01'],
};

/** The kinds of card a question is about: those are no idle cards there. */
const ABOUT: { readonly [kind: string]: readonly ItemKind[] } = {
  start: ['fly', 'potion'],
  stop: ['potion'],
  ball: ['poke-ball'],
  'time-machine': ['time-machine'],
  'doll-challenge': ['poke-doll'],
  'doll-trade': ['poke-doll'],
  send: ['potion'],
  bonus: ['attack-bonus'],
  'bonus-final': ['attack-bonus'],
  event: ['potion'],
  'last-potion': ['potion'],
  'final-potion': ['potion'],
  'over-limit': ['potion'],
};
const WHOLE_HAND = new Set(['discards', 'offer']);

function idleCards(s: Classic, seat: Seat, asking: Asking): Refused[] {
  const { kind } = asking.question;
  const trainer = s.trainers[seat];
  if (WHOLE_HAND.has(kind)) return [];
  const held = new Set(trainer.hand.map((card) => s.items.kind[card]));
  return [...held]
    .sort((a, b) => a - b)
    .flatMap((sort) => {
      const item = ITEMS[sort];
      const mine = item.kind !== 'potion' || seat === s.active; // C-REACT-06
      const here = mine && (ABOUT[kind]?.includes(item.kind) ?? false);
      const noKo = item.kind === 'potion' && here && trainer.ko.length === 0;
      if (here && !noKo) return [];
      const [why, clause] = noKo ? ([['why.no-ko'], 'C-POT-03'] as const) : TIMING[item.kind];
      return [{ id: `play:${item.id}`, say: ['card', sort], why, clause, at: cardPiece(sort, 0) }];
    });
}

function notNow(s: Classic, seat: Seat): Refused[] {
  const me = s.trainers[seat];
  if (me.at !== CINNABAR) return [];
  const points = power(me);
  if (points < GOAL_POWER) {
    return [{ id: 'enter', say: ['enter'], why: ['why.goal', points], clause: 'C-CIN-03' }];
  }
  if (s.options.indigoEntry === 'optional') return [];
  const must = { why: ['why.must-enter'], clause: 'C-OPT-04' } as const;
  const roll: Refused = { id: 'roll', say: ['roll'], ...must };
  if (!holds(s.items, me.hand, FLY_CARD)) return [roll];
  return [roll, { id: 'play:fly', say: ['card', FLY_CARD], at: cardPiece(FLY_CARD, 0), ...must }];
}

function notThere(s: Classic, seat: Seat, asking: Asking): Refused[] {
  const me = s.trainers[seat];
  const options = asking.options(seat) as readonly Path[];
  const ends = new Set(options.map((path) => path.at(-1)));
  const pips = asking.question.about?.[0] as number;
  return SPACES.flatMap(({ id }, at) => {
    if (ends.has(at)) return [];
    const [why, clause] = whyNotThere(me, at, pips, options);
    return [{ id: `move:${id}`, say: ['go', at] as const, why, clause, at: id }];
  });
}

function whyNotThere(me: Trainer, to: number, pips: number, taken: readonly Path[]): readonly [Say, string] {
  if (to === me.at) return [['why.here'], 'C-MOVE-06'];
  if (isPlateau(to)) return [['why.plateau'], 'C-IND-01'];
  if (!me.roams && isForwardOnly(to) && to < me.at) return [['why.forward'], 'C-MOVE-02'];
  const ways = paths(me.at, pips, me.roams, () => false);
  if (ways.some((way) => way.includes(to) && way.at(-1) !== to))
    return [['why.turn-back', pips], 'C-MOVE-06'];
  // Nothing but another mover can bar the end of a way, or a space beyond the count.
  if ([...ways, ...taken].some((way) => way.includes(to))) return [['why.occupied'], 'C-OCC-01'];
  return [['why.count', pips], 'C-MOVE-01'];
}

function notWithThem(s: Classic, seat: Seat, asking: Asking): Refused[] {
  const me = s.trainers[seat];
  const met = s.trainers[asking.question.about?.[0] as Seat];
  const list: Refused[] = [];
  if (!canTrade(me, met))
    list.push({ id: 'trade', say: ['trade'], why: ['why.only-starters'], clause: 'C-TRADE-02' });
  if (!canFight(me, met))
    list.push({ id: 'challenge', say: ['challenge'], why: ['why.no-fit'], clause: 'C-BATTLE-03' });
  return list;
}

function starters(s: Classic, owner: Seat, act: 'give' | 'want'): Refused[] {
  return s.trainers[owner].team.filter(isStarter).map((dex) => ({
    id: `${act}:${dex}`,
    say: ['pokemon', dex],
    why: ['why.starter', dex],
    clause: 'C-TRADE-03',
    at: chipPiece(dex),
  }));
}

function knockedOut(s: Classic, seat: Seat): Refused[] {
  return s.trainers[seat].ko.map((dex) => ({
    id: `send:${dex}`,
    say: ['pokemon', dex],
    why: ['why.ko', dex],
    clause: 'C-KO-02',
    at: chipPiece(dex),
  }));
}

function noChallenge(s: Classic, seat: Seat): Refused[] {
  if (s.trainers[seat].ko.length >= DICE_CHALLENGE_NEEDS) return [];
  return [{ id: 'dice', say: ['dice'], why: ['why.one-ko'], clause: 'C-REV-08' }];
}

function notThatChip(s: Classic, _seat: Seat, asking: Asking): Refused[] {
  const colour = asking.question.about?.[0] as number;
  const clause = asking.question.kind === 'chance' ? 'C-CHANCE-01' : 'C-IND-05';
  return CIRCLES_BY_COLOUR.flatMap((circles, of) =>
    circles.flatMap((space): Refused[] => {
      const empty = s.circles[space] === EMPTY;
      if (!empty && (colour < 0 || of === colour)) return [];
      const { id } = SPACES[space];
      const why: Say = empty ? ['why.no-chip'] : ['why.colour', colour];
      return [{ id: `chip:${id}`, say: ['circle', space], why, clause, at: circlePlace(id) }];
    }),
  );
}

function untradable(s: Classic, owner: Seat, act: 'take' | 'give'): Refused[] {
  const trainer = s.trainers[owner];
  return trainer.team.flatMap((dex): Refused[] => {
    const refusal = { id: `${act}:${dex}`, say: ['pokemon', dex] as const, at: chipPiece(dex) };
    if (isStarter(dex)) return [{ ...refusal, why: ['why.starter', dex], clause: 'C-TRADEV-02' }];
    if (!s.options.tradeEventFitOnly || isFit(trainer, dex)) return [];
    return [{ ...refusal, why: ['why.ko', dex], clause: 'C-OPT-07' }];
  });
}

function notThem(s: Classic, seat: Seat): Refused[] {
  return s.trainers.flatMap((trainer, other): Refused[] => {
    if (other === seat || hasFit(trainer)) return [];
    return [
      {
        id: `fight:${other}`,
        say: ['trainer', other],
        why: ['why.no-fit'],
        clause: 'C-BATTLE-03',
        at: moverPiece(other),
      },
    ];
  });
}

/** What choosing an option means. */
import type { Choice, MeaningTables, Odds, OptionMeaning, Say, Seat } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { battleScene } from '../battle-scene.ts';
import { ARRIVAL, CINNABAR, type Path, paths, SPACES } from '../board.ts';
import { CHIPS } from '../data/chips.ts';
import { ITEMS } from '../data/items.ts';
import { SPOILS } from '../data/rules.ts';
import { pathFace } from '../faces.ts';
import { startsFinal } from '../rules/travel.ts';
import { FLY_CARD, POKE_DOLL, POTION_CARD, TIME_MACHINE } from '../sorts.ts';
import type { Dex } from '../state.ts';
import { attack, evolutionBonus } from '../team.ts';
import type { words } from '../text/words.ts';
import type { ClassicView } from '../view.ts';
import {
  bargain,
  gets,
  gives,
  joins,
  landing,
  passed,
  pointsOf,
  powerGained,
  setsCompleted,
  worthOf,
} from './gains.ts';
import {
  againOdds,
  asideOdds,
  blindOdds,
  catchOdds,
  challengeOdds,
  challengerOdds,
  chipsOn,
  enterOdds,
  isOccupiedFor,
  sendOdds,
  spaceOf,
  standsWell,
  yellowChips,
} from './odds.ts';

type At = Choice<ClassicView>;

const ids = (way: readonly number[]): readonly string[] => way.map((at) => SPACES[at].id);
const spends = (sort: number): Say => ['cost.card', sort];
const likely = (odds: Odds | null): Pick<OptionMeaning, 'odds'> => (odds === null ? {} : { odds });

/** The path this option stands for, from the rules that offered it. */
function pathOf(at: At): Path {
  const { view, seat, decision, option } = at;
  const me = view.trainers[seat];
  const all = paths(spaceOf(me), decision.say[1] as number, me.roams, isOccupiedFor(at));
  return all.find((path) => pathFace(path, all).id === option.id) as Path;
}

function goes(at: At, to: number): OptionMeaning {
  const { view, seat } = at;
  const path = pathOf(at);
  return {
    way: ids([spaceOf(view.trainers[seat]), ...path]),
    brings: [
      landing(view, seat, to, startsFinal(view.options, path, at.decision.say[1] as number)),
      ...passed(view, seat, path),
    ],
    act: ['act.go', to],
  };
}

/** Whom a stop is about, what lies ahead, where among that they stand, and the way to them. */
function stopAt({ view, seat, decision }: At): {
  readonly met: Seat;
  readonly ahead: Path;
  readonly there: number;
  readonly lands: boolean;
  readonly way: readonly string[];
} {
  const [, met, ahead, lands] = decision.say as readonly [string, Seat, Path, boolean];
  const there = ahead.indexOf(spaceOf(view.trainers[met]));
  return { met, ahead, there, lands, way: ids([spaceOf(view.trainers[seat]), ...ahead.slice(0, there + 1)]) };
}

/** Back among the fit, and counting again. */
const revives = ({ view, seat }: At, dex: Dex): readonly Say[] => [
  powerGained(view, seat, CHIPS[dex - 1].power),
];

/** The battle as it would stand with this Pokémon sent out. */
function withPick({ view, seat }: Pick<At, 'view' | 'seat'>, dex: Dex): OptionMeaning {
  const { battle } = view;
  if (battle === null) return {};
  const [mine, theirs] = battle.picks;
  const picks = battle.sides[0] === seat ? ([dex, theirs] as const) : ([mine, dex] as const);
  return { preview: battleScene(view, { ...battle, picks }) };
}

/** The battle as it would stand with these cards laid aside, and how it would come out. */
export function withCards(at: Pick<At, 'view' | 'seat'>, sorts: readonly number[]): OptionMeaning {
  const { view, seat } = at;
  const { battle } = view;
  if (battle === null) return {};
  const [mine, theirs] = battle.cards;
  const cards =
    battle.sides[0] === seat ? ([sorts.length, theirs] as const) : ([mine, sorts.length] as const);
  const trainers = view.trainers.map((trainer, i) => (i === seat ? { ...trainer, aside: sorts } : trainer));
  return {
    preview: battleScene({ ...view, trainers }, { ...battle, cards }),
    ...likely(asideOdds(at, sorts)),
  };
}

export const options: MeaningTables<typeof words, ClassicView>['options'] = {
  pass: ({ view, seat, decision }) => {
    if (decision.kind === 'doll-challenge') return { role: 'ends', act: ['act.fight'] };
    if (decision.kind !== 'doll-trade') return { role: 'ends' };
    const [, drawer, given, wanted] = decision.say as readonly [string, Seat, Dex, Dex];
    const trade = bargain(view, seat, [drawer, seat], [{ give: given }, { want: wanted }]);
    return { ...trade, role: 'ends', act: ['act.let-trade'] };
  },
  roll: (at) => {
    const from = spaceOf(at.view.trainers[at.seat]);
    const enters = at.decision.options.some(({ id }) => id === 'enter');
    return {
      ...(enters ? {} : { role: 'natural' }),
      ...(from >= ARRIVAL ? { odds: enterOdds(at, from) } : {}),
    };
  },
  enter: (at) => ({
    role: 'natural',
    way: ids([CINNABAR, ARRIVAL]),
    brings: [['lands.plateau']],
    odds: enterOdds(at, ARRIVAL),
  }),
  fly: ({ view, seat }, to) => ({
    way: [view.trainers[seat].at, SPACES[to].id],
    brings: [landing(view, seat, to)],
    costs: [spends(FLY_CARD), ['cost.roll']],
  }),
  go: (at, to) => goes(at, to),
  'go-by': (at, to) => goes(at, to),

  'go-on': (at) => {
    if (at.decision.kind !== 'stop') return { role: 'ends' };
    const { view, seat } = at;
    const { ahead, there, lands } = stopAt(at);
    return {
      role: 'ends',
      way: ids([spaceOf(view.trainers[seat]), ...ahead]),
      brings: [
        landing(view, seat, ahead[ahead.length - 1], lands),
        ...passed(view, seat, ahead.slice(there + 1)),
      ],
    };
  },
  trade: (at) => {
    const { ahead, way } = stopAt(at);
    return { way, role: 'aside', costs: [['cost.landing-if', ahead[ahead.length - 1]]] };
  },
  challenge: (at) => {
    const { met, ahead, way } = stopAt(at);
    return {
      way,
      brings: [['brings.spoils', SPOILS]],
      costs: [['cost.landing', ahead[ahead.length - 1]], ['cost.fighter']],
      ...likely(challengerOdds(at, met)),
    };
  },
  trainer: ({ view, seat }, foe) => ({
    brings: [['brings.spoils', SPOILS]],
    costs: [['cost.fighter']],
    act: ['act.challenge', foe],
    ...likely(challengerOdds({ view, seat }, foe)),
  }),
  'give-pokemon': ({ view, seat, decision }, dex, ko) => ({
    costs: gives(view.trainers[seat], dex),
    ...(decision.kind === 'offer' && {
      act: ['chip-named', dex, ko],
      deal: { give: worthOf(pointsOf(dex, ko), 0) },
    }),
  }),
  'want-pokemon': ({ view, seat }, dex, ko) => ({
    brings: gets(view, seat, dex, ko),
    act: ['chip-named', dex, ko],
    deal: { get: worthOf(pointsOf(dex, ko), 0) },
  }),
  'give-item': (_, sort) => ({ costs: [spends(sort)], act: ['card', sort], deal: { give: worthOf(0, 1) } }),
  'want-item': (_, sort) => ({
    brings: [['card', sort]],
    note: ['card-text', sort],
    act: ['card', sort],
    deal: { get: worthOf(0, 1) },
  }),
  accept: ({ view, seat, decision }) => {
    const [, from, parts] = decision.say as unknown as readonly [string, Seat, readonly OfferPart[]];
    return bargain(view, seat, [from, seat], parts);
  },
  refuse: () => ({ role: 'ends' }),

  try: (at) => ({ role: 'natural', odds: catchOdds(at, at.decision.say[1] as Dex, -1) }),
  ball: (at, sort) => ({
    odds: catchOdds(at, at.decision.say[1] as Dex, sort),
    costs: [spends(sort)],
    note: ['card-text', sort],
  }),
  decline: () => ({ role: 'ends' }),

  reroll: (at, die) => {
    const [, why, dice, dex, ball] = at.decision.say as readonly [
      string,
      string,
      readonly number[],
      Dex,
      number,
    ];
    const { view, seat } = at;
    const mine =
      why === 'battle' ? view.battle?.sides[die] === seat : why !== 'rival' && view.active === seat;
    return {
      costs: [spends(TIME_MACHINE)],
      ...likely(againOdds(at, why, die, dex, ball)),
      ...(mine && standsWell(at, why, dice, dex, ball) === true ? { role: 'harms' } : {}),
    };
  },
  use: ({ decision }) => ({
    brings:
      decision.kind === 'doll-challenge' ? [['brings.no-battle']] : [['brings.no-trade', decision.say[3]]],
    costs: [spends(POKE_DOLL)],
  }),

  send: (at, dex) => {
    const bonus = evolutionBonus(at.view.trainers[at.seat], dex);
    return {
      ...withPick(at, dex),
      brings: [['brings.attack', attack(dex)], ...(bonus > 0 ? [['brings.evolution', bonus] as const] : [])],
      act: ['act.send', dex],
      ...likely(sendOdds(at, dex)),
    };
  },
  potion: (at, dex) => ({ brings: revives(at, dex), costs: [spends(POTION_CARD)] }),
  revive: (at, dex) => ({ brings: revives(at, dex) }),
  leave: () => ({ role: 'ends' }),
  dice: (at) => {
    const { ko } = at.view.trainers[at.seat];
    const power = ko.reduce((sum, dex) => sum + CHIPS[dex - 1].power, 0);
    return {
      odds: challengeOdds(at),
      brings: [powerGained(at.view, at.seat, power)],
      costs: [['cost.revival']],
    };
  },

  card: (at, sort) =>
    at.decision.kind === 'discards'
      ? { costs: [spends(sort)] }
      : {
          ...withCards(at, [sort]),
          brings: [['brings.bonus', ITEMS[sort].values[0]]],
          costs: [spends(sort)],
          note: ['card-text', sort],
        },
  discard: () => ({ role: 'natural' }),

  'dungeon-chip': (at) => ({ odds: blindOdds(at, yellowChips(at.view)), act: ['act.turn-over'] }),
  'chip-on': (at, space, dex) => {
    const { view, seat, decision } = at;
    const takes = decision.kind === 'chance';
    return {
      brings: dex > 0 ? joins(view, seat, dex) : [['brings.face-down']],
      act: takes ? ['act.take', dex] : ['act.try', dex],
      ...(takes ? {} : { odds: blindOdds(at, chipsOn(view, space)) }),
    };
  },
  'take-from': ({ view, seat }, dex, _owner, ko) => ({
    brings: gets(view, seat, dex, ko),
    act: ['act.take', dex],
  }),
  'pokemon-given': ({ view, seat, decision }, given, ko) => {
    const wanted = decision.say[1] as Dex;
    const me = view.trainers[seat];
    const rest = { team: me.team.filter((dex) => dex !== given) };
    const gained = view.trainers.some((other) => other.ko.includes(wanted)) ? 0 : CHIPS[wanted - 1].power;
    return {
      brings: [
        powerGained(view, seat, gained - (ko ? 0 : CHIPS[given - 1].power)),
        ...setsCompleted(rest, [wanted]).filter(([, dex]) => evolutionBonus(me, dex as Dex) === 0),
      ],
      costs: gives(me, given),
      act: ['give-pokemon', given, ko],
    };
  },
};

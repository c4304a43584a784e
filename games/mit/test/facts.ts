/** What mit tells the battery about itself. */
import type { GameFacts, Policy } from '@indigo/battery';
import type { Decision } from '@indigo/kernel';
import { distance, GYM_OF, IS_CENTER, stepsOn } from '../src/board.ts';
import { CARDS, FACE_OF, HP_OF } from '../src/cards.ts';
import { ATTACKS } from '../src/data/attacks.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import type { Mit } from '../src/index.ts';
import { IN_STACK, OUT, type Trainer, WILD } from '../src/state.ts';
import { hasBadge, hpOf } from '../src/team.ts';

/** Players with a little aim: at random a match takes thousands of turns (L-AMB-32). */
export const aiming: Policy = (decision, match, rng) => {
  const s = match.s as unknown as Mit;
  const me = s.trainers[decision.seat];
  if (rng(8) === 0) return null;
  const ids = decision.options.map(({ id }) => id);
  switch (decision.kind) {
    case 'turn':
      return me.team.length < 5 && health(s, me) > 0.7 ? 'wild' : 'move';
    case 'walk':
      return walk(s, me, ids);
    case 'gym':
      return health(s, me) > 0.6 ? 'fight' : 'leave';
    case 'call':
      return health(s, me) > 0.9 && rng(2) === 0 ? 'fight' : 'pass';
    case 'select-wild':
    case 'select-gym':
    case 'select-player':
      return strongest(decision);
    case 'act':
      return act(s, decision, ids);
    case 'evolve':
      return ids[0];
    default:
      return null;
  }
};

const health = (s: Mit, { team }: Trainer): number =>
  team.reduce((sum, card) => sum + hpOf(s, card), 0) / team.reduce((sum, card) => sum + HP_OF[card], 0);

/** To the nearest Gym with a badge to win, or to a Center if that is needed more. */
function walk(s: Mit, me: Trainer, ids: readonly string[]): string {
  const gyms = GYM_OF.filter((_, leader) => !hasBadge(me, leader));
  const centers = [...IS_CENTER.keys()].filter((at) => IS_CENTER[at]);
  const goals = health(s, me) > 0.6 ? gyms : centers;
  const nearest = (at: number): number => Math.min(...goals.map((goal) => distance(at, goal)));
  const after = (id: string): number => {
    const [way, steps] = id.split(':');
    return id === 'stay' ? 30 : nearest(stepsOn(me.at, way === 'forward' ? Number(steps) : -Number(steps)));
  };
  return ids.reduce((best, id) => (after(id) < after(best) ? id : best));
}

/** The largest first; of a Leader's team only the lead is named. */
function strongest({ options, max }: Decision): string[] {
  const cards = options.map(({ id, say }) => ({ id, card: say[1] as number }));
  const size = (card: number): number => POKEMON[FACE_OF[card]].hp * POKEMON[FACE_OF[card]].stage;
  cards.sort((a, b) => size(b.card) - size(a.card));
  const most = CARDS[cards[0].card].back === 'gym' ? 1 : max;
  return cards.slice(0, most).map(({ id }) => id);
}

function act(s: Mit, { seat }: Decision, ids: readonly string[]): string {
  const foe = s.battle?.foe ?? 0;
  if (ids.includes('ball') && hpOf(s, foe) <= 30 && s.trainers[seat].team.length < 6) return 'ball';
  const worth = (id: string): number => {
    const attack = ATTACKS.find((one) => `attack:${one.id}` === id);
    if (attack === undefined) return -1;
    const suicidal = attack.effects.some(({ does }) => does === 'self-knockout');
    return suicidal ? 1 : attack.damage * attack.hits;
  };
  return ids.reduce((best, id) => (worth(id) > worth(best) ? id : best));
}

export const facts: GameFacts<Mit> = {
  samples: [
    {},
    { gymRematch: false },
    { evolveMax: 3, hitAfterStatus: true },
    { maxTurns: 60 },
    { gymRematch: false, evolveMax: 3, maxTurns: 400 },
  ],
  count,
  policy: aiming,
  bound: 20_000,
  length: 900,
};

/** 141 cards, each in one place: its stack (or with its Leader), a team, turned up, or out of the game. */
function count(s: Mit): { cards: number; teams: number } {
  const teams = s.trainers.flatMap(({ team }) => team);
  const lying = [...s.where.keys()].filter((card) => [IN_STACK, WILD, OUT].includes(s.where[card]));
  return { cards: new Set([...teams, ...lying]).size, teams: teams.length + lying.length };
}

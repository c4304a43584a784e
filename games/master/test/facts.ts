/** What master tells the battery about itself. */
import type { GameFacts } from '@indigo/battery';
import { board, FACE_DOWN_KINDS } from '../src/board.ts';
import { MAX_LEVEL } from '../src/cards.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { TYPES } from '../src/data/types.ts';
import type { Master } from '../src/index.ts';
import { DECK } from '../src/machines.ts';
import { ON_MAP, OWNED } from '../src/state.ts';
import { maxHearts } from '../src/team.ts';

export const facts: GameFacts<Master> = {
  samples: [
    {},
    { simplified: true },
    { quickTable: true, obstacles: 'fixed', maxRounds: 20 },
    { wildDamage: 'right', bike: 'late', houseEnd: true, maxRounds: 12 },
    { abilities: true, flips: true, maxRounds: 15 },
    { abilities: true, initiative: true, sight: 'closed', maxRounds: 15 },
    { draft: true, shopping: 'candies', debts: 'stay', offers: 1, maxRounds: 2 },
  ],
  count,
  bound: 60_000,
  length: 900,
  points: 40,
};

/** Everything there is one of is in one place; type tokens, TMs and the rest add up; nobody has more hearts than there are. */
function count(s: Master): { [thing: string]: number } {
  const teams = s.players.flatMap(({ team }) => team);
  const money = s.players.flatMap((player) => player.money);
  const powers = [
    ...s.players.flatMap((player) => player.powers),
    ...s.gymPowers.filter((power) => power >= 0),
  ];
  const { spaces } = board(s);
  const lying = spaces.flatMap(({ kind }, node) => {
    const isPokemon = kind === 'trade-center' || (FACE_DOWN_KINDS.has(kind) && kind !== 'item');
    return isPokemon && s.spots[node] >= 0 ? [s.spots[node]] : [];
  });
  const taught = POKEMON.flatMap((_, card) => s.taught[card].filter((machine) => DECK.includes(machine)));
  const hands = s.draft?.hands.flat() ?? [];
  const twice = (list: readonly number[]): number => list.length - new Set(list).size;
  return {
    owned: s.where.filter((where) => where === OWNED).length - teams.length,
    lying: s.where.filter((where) => where === ON_MAP).length - lying.length,
    'cards twice': twice([...teams, ...lying]),
    'tokens twice': twice(money),
    'powers twice': twice(powers) + bits(s.powersSeen) - powers.length,
    types: TYPES.reduce(
      (sum, _, type) => sum + s.types[type] + s.players.reduce((all, { types }) => all + types[type], 0),
      0,
    ),
    'TMs twice': twice([...s.tms, ...taught]),
    'drafted TMs': s.draft === null ? 0 : s.tms.length - hands.length,
    impossible: teams.filter(
      (card) =>
        s.level[card] > MAX_LEVEL[card] ||
        s.hearts[card] < 0 ||
        s.hearts[card] >
          maxHearts(
            s,
            s.players.findIndex(({ team }) => team.includes(card)),
            card,
          ),
    ).length,
    negative: s.players.filter(
      ({ balls, stones, types, flipped, candies, revives, debts }) =>
        [...balls, ...stones, ...types, ...flipped, candies, revives, debts, s.left, s.extra].some(
          (n) => n < 0,
        ) || types.some((n, type) => flipped[type] > n),
    ).length,
  };
}

function bits(mask: number): number {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
}

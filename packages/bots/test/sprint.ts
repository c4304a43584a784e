import type { Face, Mind, OptionValues, Rules, Ruleset, Seat, State, Table } from '@indigo/kernel';

/** Who first has four points wins. In a turn one chooses between two dice, the bold one better by far: small enough to be known through and through. */
export interface Sprint extends State {
  points: number[];
  active: Seat;
  turn: number;
}

const GOAL = 4;
/** How many sides each die has. */
const DICE: { readonly [die: string]: number } = { steady: 1, bold: 3 };

function* turn(t: Table<Sprint>): Rules {
  const { active } = t.s;
  const die = yield* t.ask(active, { kind: 'die', clause: 'S-1' }, () => ['steady', 'bold']);
  t.s.points[active] += 1 + (yield* t.chance(die, DICE[die]));
  t.s.active = 1 - active;
  t.s.turn++;
  t.s.agenda.push({ do: 'turn' });
}

const create = (_seats: number, _options: OptionValues): Sprint => ({
  agenda: [{ do: 'turn' }],
  points: [0, 0],
  active: 0,
  turn: 0,
});

export const sprint: Ruleset<Sprint> = {
  id: 'sprint',
  title: 'Sprint',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  create,
  steps: { turn },
  outcome: (s) => {
    const winner = s.points.findIndex((points) => points >= GOAL);
    return winner < 0 ? null : [winner];
  },
  turn: (s) => s.turn,
  clone: (s) => ({ ...s, agenda: s.agenda.slice(), points: s.points.slice() }),
  view: (s) => ({ points: s.points, active: s.active }),
  redeal: () => {},
  face: (_s, _asking, value): Face => ({ id: value as string, say: [value as string] }),
  refused: () => [],
  scene: () => ({ aspect: 1, places: [], links: [], pieces: [], zones: [], gauges: [] }),
  words: {},
};

const known = new Map<number, number>();

/** The chance that whoever is next wins, where everybody takes either die as often as the other. */
function next(mine: number, theirs: number): number {
  const key = mine * GOAL + theirs;
  const found = known.get(key);
  if (found !== undefined) return found;
  const after = (points: number): number => (points >= GOAL ? 1 : 1 - next(theirs, points));
  let sum = 0;
  for (const sides of Object.values(DICE)) {
    for (let pips = 1; pips <= sides; pips++) sum += after(mine + pips) / sides / 2;
  }
  known.set(key, sum);
  return sum;
}

/** It knows the chances exactly. */
export const knowing: Mind<Sprint> = {
  chances: ({ points, active }) => {
    const chance = next(points[active], points[1 - active]);
    return active === 0 ? [chance, 1 - chance] : [1 - chance, chance];
  },
};

import type { Battle, Fighter, Hit, Say, Side } from '@indigo/kernel';

/** What a fighter does at this very moment, or what is done to it. */
export interface Move {
  readonly does: 'lunges' | 'hurt' | 'unharmed' | 'cured' | 'out';
  /** Who strikes; null: nobody is known to. */
  readonly by: Fighter | null;
  /** The type of the blow, where it is told. */
  readonly type?: string | undefined;
  /** The word that rises from it. */
  readonly say: Say | null;
}

export type Moves = ReadonlyMap<string, Move>;

/** Who stands there: those who fight, and once it is decided those who fell. */
export function fighting({ fighters }: Side, decided: Battle['decided']): readonly Fighter[] {
  const now = fighters.filter(({ state }) => state === 'fights');
  if (now.length > 0 || decided === null) return now;
  return fighters.filter(({ state }) => state === 'out').slice(-1);
}

const BLOWS: ReadonlySet<Hit['mood']> = new Set(['hurt', 'out', 'unharmed']);

/** What everybody has left. */
export const healthOf = ({ sides }: Battle): ReadonlyMap<string, number> =>
  new Map(
    sides.flatMap(({ fighters }) =>
      fighters.flatMap(({ id, health }) => (health === undefined ? [] : [[id, health.now] as const])),
    ),
  );

/** Who has less left than before, or more, though nothing told by whom. */
export function changed(before: ReadonlyMap<string, number>, { sides }: Battle): Moves {
  const moves = new Map<string, Move>();
  for (const [i, { fighters }] of sides.entries())
    for (const { id, health } of fighters) {
      const was = before.get(id);
      if (was === undefined || health === undefined || was === health.now) continue;
      const lost = health.now < was;
      const by = (lost && sides[1 - i].fighters.find(({ state }) => state === 'fights')) || null;
      moves.set(id, { does: health.now === 0 ? 'out' : lost ? 'hurt' : 'cured', by, say: null });
    }
  return moves;
}

/** Who lunges, is hit or falls, from what just happened; where sums decide, from how it came out. */
export function movesOf(battle: Battle, hit: Hit | null): Moves {
  return hit === null ? ending(battle) : blow(battle, hit);
}

function blow({ sides }: Battle, { piece, from, mood, type, say }: Hit): Moves {
  const moves = new Map<string, Move>();
  const own = sides.find(({ fighters }) => fighters.some(({ id }) => id === piece));
  if (own === undefined) return moves;
  if (mood === 'named') return moves.set(piece, { does: 'lunges', by: null, type, say });
  const others = sides.flatMap((side) => (side === own ? [] : side.fighters));
  const by = BLOWS.has(mood)
    ? (others.find(({ id }) => id === from) ?? others.find(({ state }) => state === 'fights') ?? null)
    : null;
  if (by !== null) moves.set(by.id, { does: 'lunges', by: null, say: null });
  return moves.set(piece, { does: mood, by, type, say });
}

function ending({ sides, decided }: Battle): Moves {
  const moves = new Map<string, Move>();
  if (typeof decided !== 'number' || sides.every(({ sum }) => sum === null)) return moves;
  const winner = fighting(sides[decided], decided);
  for (const { id } of winner) moves.set(id, { does: 'lunges', by: null, say: null });
  for (const { id } of fighting(sides[decided === 0 ? 1 : 0], decided))
    moves.set(id, { does: 'out', by: winner[0] ?? null, say: null });
  return moves;
}

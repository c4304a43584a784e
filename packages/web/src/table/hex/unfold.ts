/** A battle as far as the story has told it: a step may hold all of one. */
import { type BattleView, type HexView, ITEMS, POKEMON, type SideView } from '@indigo/hex';
import type { Plain, Say } from '@indigo/kernel';
import { numberOf } from './facts.ts';

const BEGINS = new Set(['battle', 'challenged-leader', 'challenged-elite']);
const ENDS = new Set(['battle-won', 'beat-leader', 'lost-to-leader', 'beat-elite', 'lost-to-elite']);

type Side = { -readonly [key in keyof SideView]: SideView[key] };

const newSide = (seat: number): Side => ({
  seat,
  sent: [],
  fainted: [],
  lost: 0,
  laid: -1,
  items: [],
  bearers: [],
  bonus: 0,
  die: 0,
  total: 0,
});

function begun([key, a, b, kind]: Say): BattleView & { sides: readonly [Side, Side] } {
  const [first, second] = [numberOf(a), numberOf(b)];
  if (key === 'battle') return { kind: String(kind) as BattleView['kind'], foe: -1, sides: [newSide(first), newSide(second)] };
  return {
    kind: key === 'challenged-leader' ? 'gym' : 'elite',
    foe: second,
    sides: [newSide(first), newSide(-1)],
  };
}

/** What the dice of the last exchange left is gone before the next. */
function cleared(sides: readonly Side[]): void {
  if (sides.every(({ total }) => total === 0)) return;
  for (const side of sides) Object.assign(side, { die: 0, total: 0, laid: -1, items: [] });
}

function tell(sides: readonly [Side, Side], kind: string, [key, ...facts]: Say): void {
  const side = sides.find(({ seat }) => seat === numberOf(facts[0]));
  if (side === undefined) return;
  if (key === 'sent') {
    cleared(sides);
    const id = POKEMON[numberOf(facts[1])].id;
    if (kind !== 'gym') side.fainted = [...side.fainted, ...side.sent];
    side.sent = kind === 'gym' ? [...side.sent, id] : [id];
  } else if (key === 'laid') {
    cleared(sides);
    side.laid = numberOf(facts[1]);
    side.items = Array.from({ length: side.laid }, () => null);
  } else if (key === 'turned-up') {
    side.items = (facts[1] as readonly number[]).map((sort) => ITEMS[sort].id);
    side.laid = side.items.length;
  } else if (key === 'rolled' && (facts[2] === 'battle' || facts[2] === 'elite')) {
    side.die = side.seat < 0 && side.die > 0 ? side.die : numberOf(facts[1]);
  } else if (key === 'totals' || key === 'gym-totals' || key === 'elite-totals') {
    side.total = numberOf(facts[1]);
    sides[1 - sides.indexOf(side)].total = numberOf(facts[3]);
  }
}

/** The view before a step, with the battle the lines tell of. */
export function unfolded(before: Plain, lines: readonly Say[]): Plain {
  const start = lines.findLastIndex(([key]) => BEGINS.has(key));
  const end = lines.findLastIndex(([key]) => ENDS.has(key));
  if (start < 0 || end > start) {
    // It is over, though the view before it does not know.
    return end > start && (before as unknown as HexView).battle !== null
      ? ({ ...(before as object), battle: null } as Plain)
      : before;
  }
  const battle = begun(lines[start]);
  for (const line of lines.slice(start + 1)) tell(battle.sides, battle.kind, line);
  return { ...(before as object), battle } as unknown as Plain;
}

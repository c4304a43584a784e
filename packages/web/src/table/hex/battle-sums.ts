/** Both sums of a battle in their parts, as far as they are known. */
import {
  advantage,
  type BattleView,
  ELITES,
  type HexView,
  ITEMS,
  itemBonus,
  LEADERS,
  monOf,
  POKEMON,
  type SideView,
  typeSet,
} from '@indigo/hex';
import type { Part } from '../battle/sums.tsx';

type Sum = { readonly parts: readonly Part[]; readonly total: number; readonly open: boolean };

type Elite = Pick<(typeof ELITES)[number]['pokemon'][number], 'name' | 'power' | 'types' | 'advantages'>;

/** Which of an Elite Trainer's two fights. */
export const eliteOf = ({ foe }: BattleView, { lost }: SideView): Elite | undefined =>
  ELITES[foe]?.pokemon[Math.min(lost, 1)];

const sortOf = (id: string): number => ITEMS.findIndex((item) => item.id === id);

/** All types of those a side sent: what its foe may have an advantage over. */
const typesOf = ({ sent }: SideView): number => sent.reduce((all, id) => all | POKEMON[monOf(id)].types, 0);

/** The types a side fights against. */
function against(battle: BattleView, foe: SideView): number {
  if (foe.seat >= 0) return typesOf(foe);
  if (battle.kind === 'gym') return typeSet([LEADERS[battle.foe].type]);
  return typeSet(eliteOf(battle, foe)?.types ?? []);
}

class Parts {
  readonly parts: Part[] = [];
  known = 0;
  add(value: number, label: string, kind: Part['kind']): void {
    this.known += value;
    this.parts.push({ value, label, kind, hidden: false });
  }
  /** Still to come, or face down. */
  wait(label: string, kind: Part['kind']): void {
    this.parts.push({ value: null, label, kind, hidden: true });
  }
  /** What a total has beyond all that has a name. */
  rest(total: number, label: string): void {
    if (total !== this.known) this.add(total - this.known, label, 'plus');
  }
}

/** A player's side. `laying`: an Item that is being thought of. */
function players(
  { players: all }: HexView,
  battle: BattleView,
  side: SideView,
  foe: SideView,
  laying: string | null,
): Sum {
  const sum = new Parts();
  if (side.sent.length === 0) return { parts: [], total: 0, open: false };
  const team = all[side.seat]?.team ?? [];
  const types = against(battle, foe);
  const mons = side.sent.map(monOf);
  for (const [i, id] of side.sent.entries())
    sum.add(
      team.find((one) => one.id === id)?.power ?? POKEMON[mons[i]].power,
      side.sent.length > 1 ? POKEMON[mons[i]].name : 'power',
      'base',
    );
  const better = mons.reduce((more, mon) => more + advantage(POKEMON[mon].advantages, types), 0);
  if (better > 0) sum.add(better, 'types', 'plus');
  if (laying !== null) sum.add(itemBonus(sortOf(laying), mons[mons.length - 1]), 'this Item', 'card');
  side.items.forEach((id, i) => {
    if (id === null) sum.wait('Item', 'card');
    else sum.add(itemBonus(sortOf(id), mons[Math.min(i, mons.length - 1)]), 'Item', 'card');
  });
  if (side.die === 0) {
    sum.wait('die', 'die');
    return { parts: sum.parts, total: sum.known, open: true };
  }
  sum.add(side.die, 'die', 'die');
  // A total counts once the die lies: before, it is that of the last exchange.
  if (side.total > 0) sum.rest(side.total, all[side.seat]?.trainer ? 'Trainer, place' : 'place');
  return { parts: sum.parts, total: sum.known, open: side.total === 0 };
}

/** A Leader or one of an Elite Trainer's. */
function others(battle: BattleView, side: SideView, foe: SideView): Sum {
  const sum = new Parts();
  if (battle.kind === 'gym') {
    sum.add(LEADERS[battle.foe].power, 'power', 'base');
    if (side.total > 0) sum.rest(side.total, 'types');
    return { parts: sum.parts, total: sum.known, open: side.total === 0 };
  }
  const elite = eliteOf(battle, side);
  if (elite === undefined) return { parts: [], total: 0, open: false };
  sum.add(elite.power, 'power', 'base');
  const better = advantage(typeSet(elite.advantages), typesOf(foe));
  if (better > 0) sum.add(better, 'types', 'plus');
  if (side.die === 0) {
    sum.wait('die', 'die');
    sum.wait('bonus die', 'die');
    return { parts: sum.parts, total: sum.known, open: true };
  }
  sum.add(side.die, 'die', 'die');
  if (side.total > 0) sum.rest(side.total, 'bonus');
  return { parts: sum.parts, total: sum.known, open: side.total === 0 };
}

export const sumOf = (
  view: HexView,
  battle: BattleView,
  side: SideView,
  foe: SideView,
  laying: string | null,
): Sum => (side.seat < 0 ? others(battle, side, foe) : players(view, battle, side, foe, laying));

import { type BattleView, type ClassicView, RIVALS } from '@indigo/classic';
import type { Say, Seat } from '@indigo/kernel';
import type { Part } from '../battle/sums.tsx';
import { bonusOf, chipFacts, numberOf } from './facts.ts';

export interface Side {
  readonly seat: Seat;
  readonly dex: number;
  readonly die: number;
  readonly parts: readonly Part[];
  /** Of what is known. */
  readonly total: number;
  /** Something the reader cannot see is still to be added. */
  readonly open: boolean;
}

export interface BattleState {
  readonly final: boolean;
  readonly rival: string | null;
  readonly sides: readonly [Side, Side];
  /** 0 choose, 1 bonus, 2 roll, 3 last word, 4 reveal. */
  readonly step: number;
}

/** The lines of the last battle. */
const sinceItBegan = (lines: readonly Say[]): readonly Say[] =>
  lines.slice(
    Math.max(
      0,
      lines.findLastIndex(([key]) => key === 'challenged' || key === 'became-master'),
    ),
  );

/** What the lines of the battle under way told: dice, cards turned up, whether it is decided. */
function told(lines: readonly Say[], sides: readonly [Seat, Seat]) {
  const dice: [number, number] = [0, 0];
  let decided = false;
  let shown = false;
  for (const [key, first, second, third] of sinceItBegan(lines)) {
    if (key === 'rolled' && third === 'battle') {
      // After a tie both roll again.
      if (decided) dice.fill(0);
      decided = false;
      const side = sides.indexOf(numberOf(first));
      if (side >= 0) dice[side] = numberOf(second);
    } else if (key === 'totals') {
      decided = true;
      shown = true;
    }
  }
  return { dice, decided, shown };
}

export function battleState(view: ClassicView, lines: readonly Say[]): BattleState | null {
  const { battle } = view;
  if (battle === null) return null;
  const { dice, decided, shown } = told(lines, [battle.sides[0], battle.sides[1]]);
  const side = (index: 0 | 1): Side => sideOf(view, battle, index, dice[index], shown);
  const step = decided
    ? 4
    : dice[0] > 0 && dice[1] > 0
      ? 3
      : battle.cards.includes(-1)
        ? battle.picks[0] === 0 || (battle.picks[1] === 0 && !battle.final)
          ? 0
          : 1
        : 2;
  return {
    final: battle.final,
    rival: battle.rival === null ? null : RIVALS[battle.rival].name,
    sides: [side(0), side(1)],
    step,
  };
}

function sideOf(view: ClassicView, battle: BattleView, index: 0 | 1, die: number, shown: boolean): Side {
  const seat = battle.sides[index];
  const master = battle.final && index === 1;
  const rival = master && battle.rival !== null ? RIVALS[battle.rival] : null;
  const dex = rival?.dex ?? battle.picks[index];
  const parts: Part[] = [];
  const add = (value: number | null, label: string, kind: Part['kind'], hidden = false): void => {
    parts.push({ value, label, kind, hidden });
  };
  if (rival !== null) add(rival.attack, 'attack', 'base');
  else if (dex > 0) add(chipFacts(dex).attack, 'attack', 'base');
  if (battle.bonus[index] > 0) add(battle.bonus[index], 'evolution', 'plus');
  if (die > 0) add(die, 'die', 'die');
  if (rival !== null && die > 0) add(rival.bonus[die - 1], 'Master’s bonus', 'plus');
  for (const sort of master ? [] : view.trainers[seat].aside) {
    if (sort === null) add(null, '1 card', 'card', true);
    else add(bonusOf(sort), shown ? 'card' : 'face down', 'card', !shown);
  }
  return {
    seat,
    dex,
    die,
    parts,
    total: parts.reduce((sum, { value }) => sum + (value ?? 0), 0),
    open: parts.some(({ value }) => value === null),
  };
}

const ENDS = new Set(['won-battle', 'lost-final', 'won', 'doll-stops-battle']);

/** The battle as the story tells it, where the view is still from before it or does not know of it any more. */
export function unfoldedBattle(before: ClassicView, lines: readonly Say[]): ClassicView {
  const say = sinceItBegan(lines);
  const battle = before.battle ?? begun(before, lines);
  if (battle === null) return before;
  if (say.some(([key]) => ENDS.has(key)))
    return before.battle === null ? before : { ...before, battle: null };
  const picks: [number, number] = [battle.picks[0], battle.picks[1]];
  const cards: [number, number] = [battle.cards[0], battle.cards[1]];
  const aside = before.trainers.map((trainer) => trainer.aside);
  let { rival } = battle;
  for (const [key, seat, what] of say) {
    const side = battle.sides.indexOf(numberOf(seat));
    if (side < 0) continue;
    if (key === 'sent-out') picks[side] = numberOf(what);
    if (key === 'set-aside') {
      cards[side] = numberOf(what);
      const held = aside[numberOf(seat)];
      if (held.length < cards[side]) aside[numberOf(seat)] = Array.from({ length: cards[side] }, () => null);
    }
    if (key === 'turned-up') aside[numberOf(seat)] = what as readonly number[];
    if (key === 'rival-shown') rival = numberOf(what);
  }
  const trainers = before.trainers.map((trainer, seat) => ({ ...trainer, aside: aside[seat] }));
  const view: ClassicView = { ...before, trainers, battle: { ...battle, picks, cards, rival } };
  const totals = say.findLast(([key]) => key === 'totals');
  if (totals === undefined) return view;
  // Whoever was sent out last may have an Evolution Bonus no view ever told: it is what the total has beyond the rest.
  const sums = battleState(view, lines);
  const rest = (side: 0 | 1): number => numberOf(totals[side === 0 ? 2 : 4]) - (sums?.sides[side].total ?? 0);
  const bonus: [number, number] = [battle.bonus[0] + rest(0), battle.bonus[1] + rest(1)];
  return { ...view, battle: { ...battle, picks, cards, rival, bonus } };
}

/** A battle that began and may have ended between two views. */
function begun(view: ClassicView, lines: readonly Say[]): BattleView | null {
  const [key, first, second] = sinceItBegan(lines)[0] ?? [];
  const fresh = { picks: [0, 0], bonus: [0, 0], dice: [0, 0], rival: null } as const;
  if (key === 'challenged') {
    return { ...fresh, final: false, sides: [numberOf(first), numberOf(second)], cards: [-1, -1] };
  }
  if (key === 'became-master') {
    return { ...fresh, final: true, sides: [view.active, numberOf(first)], cards: [-1, 0] };
  }
  return null;
}

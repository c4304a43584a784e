/** A battle as whoever looks may see it, from the parts the rules add up. */
import { type Battle, type Fighter, type Part, type Seat, type Side, sumOf } from '@indigo/kernel';
import { CHIPS } from './data/chips.ts';
import { ITEMS } from './data/items.ts';
import { RIVALS } from './data/rivals.ts';
import { chipPiece } from './faces.ts';
import { type Muster, partsOf, type SumPart } from './sums.ts';
import { evolutionBonus } from './team.ts';
import type { BattleView, ClassicView } from './view.ts';

/** What the one who looks knows of a side. Cards that lie face down for them are missing. */
export function musterSeen(view: ClassicView, battle: BattleView, side: 0 | 1): Muster {
  const die = battle.dice[side];
  if (battle.final && side === 1) {
    const rival = battle.rival ?? -1;
    return { dex: rival < 0 ? 0 : RIVALS[rival].dex, rival, evolution: 0, die, cards: [] };
  }
  const trainer = view.trainers[battle.sides[side]];
  const dex = battle.picks[side];
  return {
    dex,
    rival: -1,
    evolution: evolutionBonus(trainer, dex),
    die,
    cards: trainer.aside.filter((sort) => sort !== null),
  };
}

const KINDS: { readonly [K in SumPart[0]]: Part['kind'] } = {
  attack: 'base',
  master: 'base',
  evolution: 'plus',
  die: 'die',
  'masters-bonus': 'plus',
  card: 'card',
};

/** A part of a sum as it is shown. `hidden`: its card lies face down for the others. */
export const partSeen = ([what, value]: SumPart, hidden = false): Part => ({
  value,
  say: ['part', what],
  kind: KINDS[what],
  ...(hidden && what === 'card' ? { hidden } : {}),
});

/** A part of which only the name is known. */
export const partOpen = (what: SumPart[0]): Part => ({ value: null, say: ['part', what], kind: KINDS[what] });

const FACE_DOWN: Part = { value: null, say: ['part.face-down'], kind: 'card', hidden: true };

export function battleScene(view: ClassicView, battle: BattleView): Battle {
  const stage = stageOf(battle);
  return {
    kind: battle.final ? 'final' : 'trainer',
    say: battle.final ? ['final-battle'] : ['trainer-battle'],
    sides: [sideSeen(view, battle, 0), sideSeen(view, battle, 1)],
    stages: STAGES,
    stage,
    decided: battle.decided,
    due: dueIn(battle, stage),
  };
}

const CHOOSE = 0;
const BONUS = 1;
const ROLL = 2;
const WINDOW = 3;
const TOTALS = 4;
const STAGES = [
  ['stage.choose'],
  ['stage.bonus'],
  ['stage.roll'],
  ['stage.window'],
  ['stage.totals'],
] as const;

function stageOf({ picks, cards, dice, decided }: BattleView): number {
  if (decided !== null) return TOTALS;
  if (!dice.includes(0)) return WINDOW;
  if (!cards.includes(-1)) return ROLL;
  return picks.includes(0) ? CHOOSE : BONUS;
}

/** Challenger or finalist first. Who may still play a card in a window is not to be seen (C-REACT-10). */
function dueIn({ sides, picks, cards, dice }: BattleView, stage: number): readonly Seat[] {
  if (stage === CHOOSE) return [sides[picks[0] === 0 ? 0 : 1]];
  if (stage === BONUS) return [sides[cards[0] < 0 ? 0 : 1]];
  return stage === ROLL ? sides.filter((_, side) => dice[side] === 0) : [];
}

function sideSeen(view: ClassicView, battle: BattleView, side: 0 | 1): Side {
  const seat = battle.sides[side];
  const muster = musterSeen(view, battle, side);
  const master = battle.final && side === 1;
  const aside = master ? [] : view.trainers[seat].aside;
  const parts = partsOf(muster).map((part) => partSeen(part, !battle.up));
  for (const sort of aside) if (sort === null) parts.push(FACE_DOWN);
  const coming = muster.dex === 0 || muster.die === 0 || battle.cards[side] < 0;
  return {
    seat,
    say: master ? ['side.master', seat, muster.rival] : ['side', seat],
    fighters: muster.dex === 0 ? [] : [fighterSeen(battle, side, muster)],
    dice: muster.die === 0 ? [] : [muster.die],
    cards: aside.map((sort) => (sort === null ? cardBack(seat) : cardLaid(seat, sort, battle.up))),
    sum: sumOf(parts, coming),
    emblem: { kind: 'mover', seat },
    ...(master && battle.picks[1] === 0 && muster.rival >= 0 ? { notes: [['only-you']] } : {}),
  };
}

function fighterSeen(battle: BattleView, side: 0 | 1, { dex, rival }: Muster): Fighter {
  const lost = battle.decided === 0 || battle.decided === 1 ? battle.decided !== side : false;
  return {
    id: rival < 0 ? chipPiece(dex) : `rival:${RIVALS[rival].id}`,
    kind: 'chip',
    of: String(dex),
    figure: CHIPS[dex - 1].power,
    seat: battle.sides[side],
    say: ['pokemon', dex],
    state: lost ? 'out' : 'fights',
    notes: [rival < 0 ? ['chip-text', dex] : ['rival-text', rival]],
  };
}

const cardBack = (seat: Seat): Side['cards'][number] => ({ kind: 'card', seat, say: ['face-down-card'] });

const cardLaid = (seat: Seat, sort: number, up: boolean): Side['cards'][number] => ({
  kind: 'card',
  of: ITEMS[sort].id,
  seat,
  say: ['card', sort],
  ...(up ? {} : { marks: ['face-down'] }),
});

import type { Battle, Fighter, Say, Side } from '@indigo/kernel';
import type { Paint } from '../io.ts';
import { text } from '../text.ts';
import { artInWords, dieInWords, healthBar } from './art.ts';
import { letterOf, seatPaint } from './signs.ts';
import { sumInWords } from './sums.ts';
import { glueSum, widthOf, wrap, wrapGlued } from './width.ts';

export interface BattleLook {
  readonly battle: Battle;
  readonly say: (say: Say) => string;
  readonly name: (seat: number) => string;
  /** The numbers of the options that point at somebody, by their id. */
  readonly targets: ReadonlyMap<string, string>;
  readonly width: number;
  /** Rows to spare; null: everything, however high. */
  readonly height: number | null;
  readonly paint: Paint;
}

/** Narrower than this a side tells nothing beside the other: one goes below the other. */
const NARROWEST = 34;

interface Row {
  readonly line: string;
  readonly style?: (line: string) => string;
}

/** Two sides next to each other: who fights, what was thrown and laid, each sum part by part, and whose choice is due. */
export function drawBattle(look: BattleLook): string[] {
  const { battle, height } = look;
  const head = [...headOf(look)];
  const foot = battle.decided === null && battle.due.length > 0 ? [dueLine(look)] : [];
  const body = (brief: boolean): string[] => beside(look, brief);
  const whole = [...head, ...body(false), ...foot];
  if (height === null || whole.length <= height) return whole;
  // What counts least goes first: those who wait, notes, what the types are.
  return [...head, ...body(true), ...foot].slice(0, Math.max(3, height));
}

function headOf({ battle, say, paint, width }: BattleLook): string[] {
  const stages = battle.stages.map((stage, i) => (i === battle.stage ? `[${say(stage)}]` : say(stage)));
  const title = say(battle.say);
  const line = stages.length === 0 ? title : `${title}: ${stages.join(text.battle.arrow)}`;
  return wrap(line, width, '  ').map(paint.bold);
}

function dueLine({ battle, name, paint }: BattleLook): string {
  return paint.dim(text.battle.due(battle.due.map(name)));
}

function beside(look: BattleLook, brief: boolean): string[] {
  const { width, paint, battle } = look;
  const column = Math.floor((width - 3) / 2);
  const isWide = column >= NARROWEST;
  const room = isWide ? column : width;
  const [left, right] = battle.sides.map((side, i) =>
    sideRows(look, side, battle.decided === i, brief).flatMap(({ line, style }) =>
      wrapGlued(line, room, '    ').map((part) => ({ line: part, style: style ?? ((same: string) => same) })),
    ),
  );
  if (!isWide) return [...left, ...right].map(({ line, style }) => style(line));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const { line, style } = left[i] ?? { line: '', style: (same: string) => same };
    const other = right[i];
    const gap = ' '.repeat(column - Math.min(column, widthOf(line)));
    return `${style(line)}${gap} ${paint.dim('│')} ${other === undefined ? '' : other.style(other.line)}`.trimEnd();
  });
}

function sideRows(look: BattleLook, side: Side, hasWon: boolean, brief: boolean): Row[] {
  const { say, paint } = look;
  const named = side.seat === null ? say(side.say) : `${letterOf(side.seat)} ${say(side.say)}`;
  const title = hasWon ? `${named} ${text.battle.won}` : named;
  const rows: Row[] = [{ line: title, style: side.seat === null ? paint.bold : seatPaint(paint, side.seat) }];
  const fighting = side.fighters.filter(({ state }) => state === 'fights');
  const shown = brief && fighting.length > 0 ? fighting : side.fighters;
  for (const fighter of shown) rows.push(...fighterRows(look, fighter, brief));
  if (side.dice.length > 0) rows.push({ line: ` ${text.battle.dice(side.dice.map(dieInWords))}` });
  if (side.cards.length > 0) {
    const cards = side.cards.map((card) =>
      card.of === undefined ? text.board.faceDown : artInWords(card, say),
    );
    rows.push({ line: ` ${text.battle.cards(cards)}` });
  }
  if (side.sum !== null && side.sum.parts.length > 0)
    rows.push({ line: ` ${glueSum(sumInWords(side.sum, say))}`, style: paint.bold });
  for (const note of brief ? [] : (side.notes ?? [])) rows.push({ line: ` ${say(note)}`, style: paint.dim });
  return rows;
}

function fighterRows({ say, paint, targets }: BattleLook, fighter: Fighter, brief: boolean): Row[] {
  const { state, health, dice = [], effects = [], notes = [], signs } = fighter;
  const number = targets.get(fighter.id);
  const parts = [
    `${text.battle.signs[state]} ${number === undefined ? '' : `${number} `}${artInWords(fighter, say, true)}`,
    ...(health === undefined ? [] : [healthBar(health, say)]),
    ...dice.map(({ pips, type }) => dieInWords(type === undefined ? pips : `${pips} ${type}`)),
    ...effects.map(({ say: what, left }) => (left === undefined ? say(what) : `${say(what)} ${left}`)),
  ];
  const rows: Row[] = [{ line: ` ${parts.join('  ')}`, ...(state === 'fights' ? {} : { style: paint.dim }) }];
  if (brief) return rows;
  if (signs !== undefined) {
    const said = say(signs.say);
    const types = signs.types.filter((type) => !said.toLowerCase().includes(type.toLowerCase()));
    rows.push({ line: `   ${[said, types.join(', ')].join(' ').trimEnd()}`, style: paint.dim });
  }
  for (const note of notes) rows.push({ line: `   ${say(note)}`, style: paint.dim });
  return rows;
}

/** The damage of an adversary in a round: what packages there are, and the one that stands if nobody is asked. */
import type { Parts, Rules, Seat } from '@indigo/kernel';
import { type Strike, strike } from '../answers.ts';
import { HEARTS_SUPER } from '../data/types.ts';
import { PACKAGE } from '../questions.ts';
import type { Battle, Master, Type } from '../state.ts';
import type { T } from '../table.ts';
import { diceOf, typeOf } from '../team.ts';
import { heartsLost, TAKES } from '../types.ts';
import { decideFor } from './adversary.ts';

/** What a package is laid out on: symbols in the order of the data, and the committed Pokémon as they are now. */
interface Lay {
  readonly symbols: readonly Type[];
  /** Hearts and types of the committed Pokémon. */
  readonly hearts: readonly number[];
  readonly types: readonly Type[];
}

/** M-BATTLE-12, M-BATTLE-14, M-ADV-07: an ordered list of symbols on committed Pokémon that are fit when their turn comes. */
export function* choosePackage(
  t: T,
  active: Seat,
  battle: Battle,
  symbols: readonly Type[],
): Rules<readonly Strike[]> {
  const { s } = t;
  const lay: Lay = {
    symbols,
    hearts: battle.committed.map((card) => s.hearts[card]),
    types: battle.committed.map((card) => typeOf(s, card)),
  };
  const only = sameWhatever(lay);
  if (only !== null) return only; // M-ADV-12
  return yield* decideFor(t, active, battle.foe, {
    question: PACKAGE(battle.foe, symbols),
    options: () => strikes(lay),
    parts: packageParts(lay),
    shown: (made) => ({
      damage: made.map(({ symbol, on }) => ({ type: symbols[symbol], card: battle.committed[on] })),
    }),
    standard: () => standardPackage(s, battle, lay),
  });
}

function strikes({ symbols, hearts }: Lay): Strike[] {
  return symbols.flatMap((_, symbol) =>
    [...hearts.keys()].filter((on) => hearts[on] > 0).map((on) => strike(symbol, on)),
  );
}

/** Hearts left once these strikes are made. */
function heartsAfter({ symbols, hearts, types }: Lay, list: readonly Strike[]): number[] {
  const left = hearts.slice();
  for (const { symbol, on } of list) left[on] -= heartsLost(left[on], symbols[symbol], types[on]);
  return left;
}

const anyFit = (hearts: readonly number[]): boolean => hearts.some((n) => n > 0);

function packageParts(lay: Lay): Parts {
  return {
    min: 0,
    max: lay.symbols.length,
    fits(list, next) {
      const made = list as readonly Strike[];
      const { symbol, on } = next as Strike;
      return heartsAfter(lay, made)[on] > 0 && isNext(lay.symbols, made, symbol);
    },
    check(list) {
      const made = list as readonly Strike[];
      return made.length < lay.symbols.length && anyFit(heartsAfter(lay, made)) ? 'symbols-left' : null;
    },
  };
}

/** Symbols of one type are alike, so they are taken in their order. */
function isNext(symbols: readonly Type[], made: readonly Strike[], symbol: number): boolean {
  for (let i = 0; i <= symbol; i++) {
    if (symbols[i] === symbols[symbol] && !made.some((one) => one.symbol === i)) return i === symbol;
  }
  return false;
}

/** M-ADV-12: a package, if all legal ones leave the same hearts; else null. Two that differ are soon found. */
function sameWhatever(lay: Lay): readonly Strike[] | null {
  const standing = [...lay.hearts.keys()].filter((on) => lay.hearts[on] > 0);
  if (standing.length === 1) return inTurn(lay, standing);
  const [one, other] = [inTurn(lay, standing), inTurn(lay, standing.toReversed())];
  if (heartsAfter(lay, one).join() !== heartsAfter(lay, other).join()) return null;
  let first: readonly Strike[] | null = null;
  let result = '';
  const parts = packageParts(lay);
  const options = strikes(lay);
  const walk = (made: readonly Strike[]): boolean => {
    if (parts.check?.(made) === null) {
      const left = heartsAfter(lay, made).join();
      if (first === null) [first, result] = [made, left];
      return left === result;
    }
    return options.every((next) => !parts.fits?.(made, next) || walk([...made, next]));
  };
  return walk([]) ? first : null;
}

/** Everything on the first of these until it faints, then on the next. */
function inTurn({ symbols, hearts, types }: Lay, order: readonly number[]): Strike[] {
  const made: Strike[] = [];
  let symbol = 0;
  for (const on of order) {
    for (let left = hearts[on]; left > 0 && symbol < symbols.length; symbol++) {
      made.push(strike(symbol, on));
      left -= TAKES[symbols[symbol]][types[on]];
    }
  }
  return made;
}

/**
 * M-ADV-15: each symbol in the order of the data: on one it makes faint, else on one it is super effective against, most
 * dice first; else on the one with most dice for each heart left. Ties: fewer hearts, then the order of commitment.
 */
function standardPackage(s: Master, { committed }: Battle, lay: Lay): Strike[] {
  const dice = committed.map((card) => diceOf(s, card).length);
  const made: Strike[] = [];
  for (let symbol = 0; symbol < lay.symbols.length; symbol++) {
    const hearts = heartsAfter(lay, made);
    if (!anyFit(hearts)) break;
    const takes = (on: number): number => TAKES[lay.symbols[symbol]][lay.types[on]];
    const fit = [...hearts.keys()].filter((on) => hearts[on] > 0);
    const fainting = fit.filter((on) => takes(on) >= hearts[on]);
    const weak = fit.filter((on) => takes(on) === HEARTS_SUPER);
    const among = fainting.length > 0 ? fainting : weak.length > 0 ? weak : fit;
    const worth = (on: number): number => (among === fit ? dice[on] / hearts[on] : dice[on]);
    const best = among.reduce((one, on) =>
      worth(on) > worth(one) || (worth(on) === worth(one) && hearts[on] < hearts[one]) ? on : one,
    );
    made.push(strike(symbol, best));
  }
  return made;
}

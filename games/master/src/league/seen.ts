/** A match as its view shows it: all of it is open, so the rules of the field can be asked what would happen. */
import { attackOf } from '../attacks/known.ts';
import { cardOf } from '../cards.ts';
import { POKEMON } from '../data/pokemon.ts';
import type { PowerId } from '../data/powers.ts';
import type { TypeId } from '../data/types.ts';
import { powerOf } from '../powers/tokens.ts';
import type { Card } from '../state.ts';
import { typeOfId } from '../types.ts';
import { type Hex, hexAt, OFF } from './field.ts';
import {
  ASLEEP,
  type AttackIndex,
  BLINDED,
  type Fighter,
  FLINCHED,
  type Go,
  type Match,
  POISONED,
  type Side,
  type SideIndex,
  UNSLOWED,
} from './state.ts';
import { type FighterView, type GoView, type MatchView, NOTHING, OFF_FIELD, type SideView } from './view.ts';

const MATCHES = new WeakMap<MatchView, Match>();

/** The same object for the same view: look, but do not change it. */
export function matchIn(view: MatchView): Match {
  let match = MATCHES.get(view);
  if (match === undefined) {
    match = matchFrom(view);
    MATCHES.set(view, match);
  }
  return match;
}

const cardIn = (id: string): Card | -1 => (id === NOTHING ? -1 : cardOf(id));
const attackIn = (id: string): AttackIndex | -1 => (id === NOTHING ? -1 : attackOf(id));
function hexIn(id: string): Hex {
  if (id === OFF_FIELD) return OFF;
  const [row, col] = id.split(',').map(Number);
  return hexAt(row, col);
}
const abilityIn = (name: string): Card => POKEMON.findIndex(({ ability }) => ability === name);

const matchFrom = (view: MatchView): Match => ({
  kind: view.kind,
  abilities: view.abilities,
  initiative: view.initiative,
  closed: view.closed,
  sides: [sideFrom(view.sides[0]), sideFrom(view.sides[1])],
  fighters: view.fighters.map(fighterFrom),
  boulders: view.boulders.map(hexIn),
  round: view.round,
  begins: view.begins as SideIndex,
  next: view.next as SideIndex,
  go: view.go === null ? null : goFrom(view, view.go),
  used: [view.used[0].map(attackOf), view.used[1].map(attackOf)],
  fallen: view.fallen.map(cardOf),
  fallenBefore: view.fallenBefore,
  heartsBefore: [view.heartsBefore[0], view.heartsBefore[1]],
  quiet: view.quiet,
  sudden: view.sudden,
  stalled: view.stalled,
  winner: view.winner as SideIndex | -1,
});

const sideFrom = (side: SideView): Side => ({
  seat: side.seat,
  home: side.home,
  hearts: side.hearts,
  speed: side.speed.slice(),
  range: side.range.slice(),
  powers: side.powers.map((id) => powerOf(id as PowerId)),
  reserve: side.reserve,
  place: side.place,
  waits: side.waits,
  promised: cardIn(side.promised),
});

const BITS: { readonly [id: string]: number } = {
  poisoned: POISONED,
  asleep: ASLEEP,
  flinched: FLINCHED,
  blinded: BLINDED,
};

/** The figure of a condition that has one: `slowed-to:1`. */
function figureOf(conditions: readonly string[], id: string, none: number): number {
  const found = conditions.find((one) => one.startsWith(`${id}:`));
  return found === undefined ? none : Number(found.slice(id.length + 1));
}

/** Conditions that neighbours give are marks of its own here, which comes to the same while nobody moves. */
const fighterFrom = (f: FighterView): Fighter => ({
  card: cardIn(f.card),
  stage: f.stage,
  hex: hexIn(f.hex),
  tail: hexIn(f.tail),
  hearts: f.hearts,
  max: f.max,
  type: typeOfId(f.type as TypeId),
  speed: f.speed,
  grown: f.grown,
  attacks: f.attacks.map(attackOf),
  abilities: f.abilities.map(abilityIn),
  exhausted: f.exhausted.map(attackOf),
  marks: f.conditions.reduce((bits, id) => bits | (BITS[id] ?? 0), 0),
  slowedTo: figureOf(f.conditions, 'slowed-to', UNSLOWED),
  slowedBy: figureOf(f.conditions, 'slowed-by', 0),
  counters: f.counters.map(attackOf),
  hitBy: attackIn(f.hitBy),
  done: f.done,
  passed: f.passed,
  activations: f.activations,
  falling: f.falling,
});

const goFrom = (view: MatchView, go: GoView): Go => ({
  who: view.fighters.findIndex(({ card }) => card === go.card),
  own: go.own,
  from: hexIn(go.from),
  steps: go.steps,
  moved: go.moved,
  still: go.still,
  attacks: go.attacks,
  used: go.used.map(attackOf),
  asleep: go.asleep,
  doubled: go.doubled,
  rages: go.rages,
  sleeps: go.sleeps,
  over: go.over,
});

import {
  type Line,
  Match,
  type MatchRecord,
  type Rng,
  type Seat,
  SPECTATOR,
  seeded,
  seedOf,
} from '@indigo/kernel';
import { type AnyMatch, type GameFacts, lookers, type Policy, pick, type Setting } from './game.ts';

export function begin(setting: Setting): AnyMatch {
  const { ruleset, seats, options, seed } = setting;
  return Match.start(ruleset, { seats, options }, { rng: seeded(seedOf(seed, 1)), strict: true });
}

/** The match as its record says, after so many entries, with chance of its own from there on. */
export function restore(setting: Setting, record: MatchRecord, to?: number, seed = 2): AnyMatch {
  const how = { rng: seeded(seedOf(setting.seed, seed)), strict: true };
  return Match.load(setting.ruleset, JSON.parse(JSON.stringify(record)), how, to);
}

/** A random legal answer. Parts are added one by one; a list that cannot be finished is the rules' fault. */
export function randomIds(match: AnyMatch, seat: Seat, rng: Rng): string | string[] {
  const decision = match.decision(seat, false);
  if (decision === null) throw new Error(`seat ${seat} is not asked`);
  if (decision.shape === 'pick') return pick(decision.options, rng).id;
  const ids: string[] = [];
  for (;;) {
    const state = match.composing(seat, ids);
    if ('refused' in state) throw new Error(`composing ${JSON.stringify(ids)}: ${state.reason}`);
    if (state.missing === null && rng(state.next.length + 1) === 0) return ids;
    if (state.next.length === 0) {
      throw new Error(
        `dead end: ${JSON.stringify(ids)} for "${decision.kind}" can neither grow nor stand (${state.missing})`,
      );
    }
    ids.push(pick(state.next, rng));
  }
}

export interface Move {
  readonly seat: Seat;
  readonly no: number;
  readonly ids: string | readonly string[];
}

/** Some open seat and its answer. */
export function randomMove(match: AnyMatch, rng: Rng, policy?: Policy): Move {
  const seat = pick(match.open(), rng);
  const decision = policy === undefined ? null : match.decision(seat, false);
  const chosen = decision === null ? null : (policy as Policy)(decision, match, rng);
  return { seat, no: match.no, ids: chosen ?? randomIds(match, seat, rng) };
}

/** Submits it; a refusal is a fault. */
export function make(match: AnyMatch, move: Move): void {
  const result = match.submit(move.seat, move.no, move.ids);
  if ('refused' in result) {
    throw new Error(`${JSON.stringify(move)} was refused (${result.refused}): ${result.reason}`);
  }
}

/** Plays on for so many answers, or until the match is over. */
export function playOn(match: AnyMatch, answers: number, rng: Rng, policy?: Policy): number {
  let made = 0;
  for (; made < answers && !match.over; made++) make(match, randomMove(match, rng, policy));
  return made;
}

/** A whole random match, or as much of it as the game asks for. */
export function playRandom(setting: Setting, facts: GameFacts = {}, policy?: Policy): AnyMatch {
  const match = begin(setting);
  playOn(match, facts.length ?? 3000, seeded(seedOf(setting.seed, 3)), policy);
  return match;
}

/** Everything told from a line on, whoever heard it, in order. */
export function linesSince(match: AnyMatch, from: number): Line[] {
  const lines: Line[] = [];
  for (let i = from; i < match.told; i++) {
    for (const seat of lookers(match, SPECTATOR)) {
      const here = match.story(seat, i);
      if (here.length === match.story(seat, i + 1).length) continue;
      lines.push(here[0]);
      break;
    }
  }
  return lines;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AnyRuleset,
  checksum,
  type Decision,
  type OptionValues,
  type Plain,
  type Reader,
  read,
  type Say,
  SPECTATOR,
  seeded,
  seedOf,
  sees,
} from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyMatch, Policy } from './game.ts';
import { begin, linesSince, make, randomMove } from './play.ts';

export interface GoldenMatch {
  readonly name: string;
  readonly seats: number;
  readonly seed: number;
  readonly options?: OptionValues;
  /** How many answers; to the end without it. */
  readonly answers?: number;
  readonly policy?: Policy;
}

/**
 * Plays these matches and compares what happened, word for word, with `<name>.txt` in the folder: a change of the rules
 * shows in the diff of a transcript. UPDATE_GOLDEN=1 writes them anew.
 */
export function golden(ruleset: AnyRuleset, folder: URL, list: readonly GoldenMatch[]): void {
  describe(`golden matches of ${ruleset.id}`, () => {
    test.each(list)('$name', (one) => {
      const file = fileURLToPath(new URL(`${one.name}.txt`, folder));
      const found = transcript(ruleset, one);
      if (process.env.UPDATE_GOLDEN || !existsSync(file)) {
        if (!process.env.UPDATE_GOLDEN && process.env.CI) throw new Error(`${one.name}.txt is missing`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, found);
      }
      expect(found).toBe(readFileSync(file, 'utf8'));
    });
  });
}

/** A match as people read it: the story, who chose what among what, and the checksum of where it led. */
export function transcript(ruleset: AnyRuleset, one: GoldenMatch): string {
  const { seats, seed, options = {} } = one;
  const match = begin({ ruleset, seats, options, seed });
  const rng = seeded(seedOf(seed, 3));
  const settings = Object.keys(options).length === 0 ? '' : `, ${JSON.stringify(options)}`;
  const text = [`${ruleset.title}, ${seats} players, seed ${seed}${settings}`, ''];
  let lines = 0;
  for (let i = 0; i < (one.answers ?? 10_000); i++) {
    text.push(...told(match, lines));
    lines = match.told;
    if (match.over) break;
    const move = randomMove(match, rng, one.policy);
    text.push(chose(match.decision(move.seat) as Decision, move.ids, (say) => words(match, say)));
    make(match, move);
  }
  text.push(...told(match, lines), '');
  text.push(
    match.over ? `Won by ${match.winners?.map(playerName).join(', ') || 'nobody'}.` : 'To be continued.',
  );
  text.push(`${match.length} entries, state ${checksum(match.s as unknown as Plain)}`);
  return `${text.join('\n')}\n`;
}

const playerName = (seat: number): string => `Player ${seat + 1}`;
const reader: Reader = { you: null, name: playerName };
const words = (match: AnyMatch, say: Say): string => read(match.ruleset.words, say, reader);

/** New lines of the story; what only some hear says who. */
function told(match: AnyMatch, from: number): string[] {
  return linesSince(match, from).map(({ to, say }) => {
    const names = Array.from({ length: match.seats }, (_, seat) => seat).filter((seat) => sees(to, seat));
    const only = sees(to, SPECTATOR) ? '' : ` (to ${names.map(playerName).join(', ')})`;
    return `  ${words(match, say)}${only}`;
  });
}

function chose(
  { seat, say, options }: Decision,
  ids: string | readonly string[],
  inWords: (say: Say) => string,
): string {
  const chosen = typeof ids === 'string' ? ids : ids.join(' + ') || 'nothing';
  const others = options.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  const shown =
    others.length > 8 ? `${others.slice(0, 8).join(', ')} and ${others.length - 8} more` : others.join(', ');
  return `${playerName(seat)}: ${inWords(say)} > ${chosen}${shown === '' ? '' : `   [not ${shown}]`}`;
}

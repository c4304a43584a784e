import { readdirSync } from 'node:fs';
import { Match, type Plain, type Reader, read, type Say, SPECTATOR } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { catalog } from '../src/index.ts';
import { KINDS, STORED, storedMatch } from './stored.ts';

const RELEASED = (
  await Promise.all(
    catalog.ids.map(async (game) => (await catalog.versions(game)).map((version) => ({ game, version }))),
  )
)
  .flat()
  // A version 0 is not released: nothing is promised to its matches.
  .filter(({ version }) => version > 0);
const reader: Reader = { you: 0, name: (seat) => `Player ${seat + 1}` };

test('matches are stored of every version whose matches can be finished, and of no other', () => {
  // What is missing: npm run pin -- <game> --store, or with --from the commit that had it.
  expect(readdirSync(STORED).sort()).toEqual(
    RELEASED.map(({ game, version }) => `${game}-${version}`).sort(),
  );
});

describe.each(RELEASED)('stored matches of $game $version', ({ game, version }) => {
  // If this fails for the newest version, the rules play matches that are open now in another way:
  // raise the version, pin the one before and store matches of the new one (CONTRIBUTING.md).
  test.each(KINDS)('%s: plays as it did, entry by entry', async (kind) => {
    const ruleset = await catalog.load(game, version);
    const record = storedMatch(game, version, kind);
    expect({ game: ruleset.id, version: ruleset.version }).toEqual({ game, version });
    expect(record.marks.length).toBeGreaterThan(20);
    const whole = Match.load(ruleset, record);
    expect(whole.length).toBe(record.entries.length);

    const match = Match.start(ruleset, record);
    for (const entry of record.entries) expect(match.enter(entry)).toEqual({ ok: true });
    expect(match.s).toEqual(whole.s);
    expect(match.open()).toEqual(whole.open());
  });

  test.each(KINDS.filter((kind) => kind !== 'long'))(
    '%s: can be drawn and told at every step',
    async (kind) => {
      const ruleset = await catalog.load(game, version);
      const record = storedMatch(game, version, kind);
      const match = Match.start(ruleset, record);
      const wrong: string[] = [];
      const said = (say: Say): void => {
        const text = read(ruleset.words, say, reader);
        if (/undefined|NaN|\[object/.test(text)) wrong.push(text);
      };
      let told = 0;
      for (const entry of record.entries) {
        match.enter(entry);
        for (const looker of [SPECTATOR, ...match.open()]) {
          const view = match.view(looker);
          const { places, pieces } = ruleset.scene(view);
          if (places.length === 0) wrong.push(`no places after ${match.length} entries`);
          for (const { say } of pieces) said(say);
          for (const say of match.says(looker, told)) {
            said(say);
            ruleset.meanings?.line(say);
          }
          const decision = match.decision(looker);
          if (decision === null) continue;
          said(decision.say);
          for (const { say } of [...decision.options, ...decision.refused]) said(say);
          ruleset.meanings?.question(view as Plain, decision);
        }
        told = match.told;
      }
      expect(wrong).toEqual([]);
    },
  );
});

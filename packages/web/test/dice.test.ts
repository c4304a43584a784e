import type { Checked } from '@indigo/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMatch, joinByCode, joinOpen, rematch } from '../src/online/api.ts';
import { keepDice, keptDice } from '../src/online/kept-dice.ts';
import { diceVerdict } from '../src/table/parts/dice-verdict.ts';
import { en } from '../src/words/en.ts';

// The settings of the page ask how large the screen is when they are first looked at.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

/** As a browser keeps things: text by name. */
class Shelf {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.kept.set(key, text);
  }
}

let shelf: Shelf;
beforeEach(() => {
  shelf = new Shelf();
  vi.stubGlobal('localStorage', shelf);
});
afterEach(() => vi.unstubAllGlobals());

describe('what a device keeps of the dice', () => {
  test('of many matches the latest, of one the last word', () => {
    for (let i = 0; i < 250; i++) keepDice(`match${i}`, { dice: 'd', word: `${i}` });
    keepDice('match249', { dice: 'e', word: 'otter' });
    expect(keptDice('match249')).toEqual({ dice: 'e', word: 'otter' });
    expect(keptDice('match50')).toEqual({ dice: 'd', word: '50' });
    expect(keptDice('match49')).toBeNull();
    expect([...shelf.kept.values()].join().length).toBeLessThan(30_000);
  });

  test('what is spoilt or cannot be kept is in nobody’s way', () => {
    shelf.setItem('indigo.dice', '{"');
    expect(keptDice('abcdef')).toBeNull();
    shelf.setItem('indigo.dice', '[["abcdef"], 3, ["ghijkl", "d", "w"]]');
    expect(keptDice('abcdef')).toBeNull();
    expect(keptDice('ghijkl')).toEqual({ dice: 'd', word: 'w' });
    shelf.setItem = () => {
      throw new Error('full');
    };
    expect(() => keepDice('abcdef', { dice: 'd', word: 'w' })).not.toThrow();
  });
});

describe('the page keeps hash and word', () => {
  /** What was asked of the server, and what it says to each. */
  let asked: { readonly what: string; readonly body: { dice?: string; word?: string } }[];
  let says: { [what: string]: object | (() => object) };

  beforeEach(() => {
    asked = [];
    says = {
      'POST /api/guests': { id: 'g', name: 'Guest' },
      'GET /api/dice': { dice: 'mine' },
    };
    vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
      const what = `${method} ${path}`;
      asked.push({ what, body: JSON.parse(body ?? '{}') });
      const said = says[what];
      const data = typeof said === 'function' ? said() : said;
      if (data === undefined) throw new Error(`nobody expected ${what}`);
      return Response.json(data, { status: 'no' in data ? 409 : 200 });
    });
  });

  const given = (what: string) => asked.findLast((one) => one.what === what)?.body;
  const place = (what: string): number => asked.findIndex((one) => one.what === what);

  test('of a table it sets up: the hash it was shown before', async () => {
    // Whatever the table says afterwards.
    says['POST /api/matches'] = { id: 'abcdef', seat: 0, dice: 'another' };
    await createMatch({ game: 'hex', seats: ['me', 'open'] });
    const { dice, word } = given('POST /api/matches') ?? {};
    expect(dice).toBe('mine');
    expect(keptDice('abcdef')).toEqual({ dice: 'mine', word });
  });

  test('of a table it joins: looked at before the word is given', async () => {
    says['GET /api/invites/code12'] = { id: 'abcdef', seat: null, dice: 'theirs' };
    says['POST /api/join'] = { id: 'abcdef', seat: 1, dice: 'another' };
    await joinByCode({ code: 'code12' });
    expect(keptDice('abcdef')).toEqual({ dice: 'theirs', word: given('POST /api/join')?.word });
    expect(place('GET /api/invites/code12')).toBeLessThan(place('POST /api/join'));
    says['GET /api/matches/ghijkl'] = { id: 'ghijkl', seat: null, dice: 'open' };
    says['POST /api/matches/ghijkl/join'] = { id: 'ghijkl', seat: 1 };
    await joinOpen('ghijkl');
    const { word } = given('POST /api/matches/ghijkl/join') ?? {};
    expect(keptDice('ghijkl')).toEqual({ dice: 'open', word });
  });

  test('who comes back to a seat has given their word before', async () => {
    keepDice('abcdef', { dice: 'theirs', word: 'otter' });
    says['GET /api/invites/code12'] = { id: 'abcdef', seat: 1, dice: 'theirs' };
    says['POST /api/join'] = { id: 'abcdef', seat: 1 };
    await joinByCode({ code: 'code12' });
    expect(keptDice('abcdef')).toEqual({ dice: 'theirs', word: 'otter' });
  });

  test('of a rematch: the hash of its table, also where somebody was faster', async () => {
    const path = 'POST /api/matches/abcdef/rematch';
    const next = { id: 'ghijkl', seat: null, dice: 'theirs' };
    says['GET /api/matches/abcdef'] = { id: 'abcdef', seat: 0, rematch: 'ghijkl' };
    says['GET /api/matches/ghijkl'] = next;
    says[path] = () =>
      given(path)?.dice === 'theirs' ? { ...next, seat: 0 } : { no: 'other-dice', reason: 'look first' };
    await rematch('abcdef', null);
    expect(asked.filter(({ what }) => what === path).map(({ body }) => body.dice)).toEqual([
      'mine',
      'theirs',
    ]);
    expect(keptDice('ghijkl')).toEqual({ dice: 'theirs', word: given(path)?.word });
    shelf.kept.clear();
    await rematch('abcdef', 'ghijkl');
    expect(keptDice('ghijkl')).toEqual({ dice: 'theirs', word: given(path)?.word });
  });

  test('of a rematch whose table was closed: the hash of one that is set up anew', async () => {
    const path = 'POST /api/matches/abcdef/rematch';
    says['GET /api/matches/ghijkl'] = { no: 'no-such-match', reason: 'there is no such match' };
    says[path] = { id: 'mnopqr', seat: 0, dice: 'mine' };
    expect(await rematch('abcdef', 'ghijkl')).toMatchObject({ id: 'mnopqr' });
    expect(keptDice('mnopqr')).toEqual({ dice: 'mine', word: given(path)?.word });
  });
});

describe('"Check the dice" says', () => {
  const fine: Checked = { pledged: true, hash: 'h', words: ['heron', 'otter'], outcomes: 9, wrong: null };
  const kept = { dice: 'h', word: 'otter' };
  const WRONG = /^Something is wrong: .*!$/;

  test('that all is well only to who has something to compare it with', () => {
    expect(diceVerdict(en, fine, kept, 1)).toMatch(
      /^All 9 .* shown before the match, and its own word is in there: h\.$/,
    );
    expect(diceVerdict(en, fine, kept, null)).toMatch(/^All 9 .* shown before the match: h\.$/);
    expect(diceVerdict(en, fine, null, null)).toMatch(/kept no fingerprint .* The record’s is h\.$/);
    expect(diceVerdict(en, { pledged: false }, null, null)).toMatch(/not settled beforehand/);
  });

  test('that something is wrong: another secret, another word, none at all, another die', () => {
    expect(diceVerdict(en, { ...fine, hash: 'x' }, kept, 1)).toMatch(WRONG);
    expect(diceVerdict(en, { ...fine, hash: 'x' }, kept, null)).toMatch(
      /fingerprint h, but the record has x!$/,
    );
    expect(diceVerdict(en, { ...fine, words: ['heron', 'robin'] }, kept, 1)).toMatch(WRONG);
    expect(diceVerdict(en, { pledged: false }, kept, 1)).toMatch(WRONG);
    expect(diceVerdict(en, { ...fine, wrong: 4 }, kept, 1)).toMatch(/entry 4/);
    expect(diceVerdict(en, { ...fine, wrong: 4 }, null, null)).toMatch(WRONG);
  });
});

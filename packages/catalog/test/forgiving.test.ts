import { type AnyRuleset, type Decision, read } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { catalog, catalogOf } from '../src/index.ts';

test('what rules of before say wrong does not stop their matches', async () => {
  const hex = await catalog.load('hex');
  const bang = (): never => {
    throw new Error('bang');
  };
  const meanings = { option: bang, question: bang, line: bang, thing: bang };
  const words = { ...hex.words, broken: { say: bang } };
  const old: AnyRuleset = { ...hex, version: 1, words, meanings };
  const games = catalogOf({ hex: async () => hex }, { hex: { 1: async () => ({ ruleset: old }) } });
  const kept = await games.load('hex', 1);
  expect(await games.load('hex', 1)).toBe(kept);
  const reader = { you: null, name: String };
  expect(read(kept.words, ['broken', 1, [2]], reader)).toBe('broken 1 [2]');
  expect(read(kept.words, ['pass'], reader)).toBe(read(hex.words, ['pass'], reader));
  expect(kept.meanings?.line(['broken'])).toEqual({});
  expect(kept.meanings?.question({} as never, {} as Decision)).toEqual({});
  expect(kept.meanings?.option({} as never, {} as Decision, {} as never)).toEqual({});
  expect(kept.meanings?.thing({} as never)).toBeNull();
  // New rules are held to what they say.
  expect(await games.load('hex')).toBe(hex);
});

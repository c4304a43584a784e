import type { OptionMeaning, Reader, Words } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { actWords, mainOption, percent, smallWords, sumWords } from '../../src/table/option-words.ts';
import { speechOf } from '../../src/table/speech.ts';

const words = {
  word: { say: (_: Reader, word: string) => word },
} satisfies Words;
const speech = speechOf(words, 0, []);
const said = (word: string) => ['word', word] as const;
const face = (id: string) => ({ id, say: said(id) });

const ROLES: { readonly [id: string]: OptionMeaning } = {
  stop: { role: 'ends' },
  swap: { role: 'aside' },
  nap: { role: 'idle' },
  burn: { role: 'harms' },
  go: { role: 'natural' },
  wait: {},
};
const meaning = ({ id }: { readonly id: string }): OptionMeaning => ROLES[id];

test('the main button is the natural act, and never one that ends or harms', () => {
  const main = (...ids: readonly string[]) => {
    const options = ids.map(face);
    return mainOption({ options }, options, meaning)?.id ?? null;
  };
  expect(main('stop', 'wait', 'go')).toBe('go');
  expect(main('stop', 'burn', 'swap', 'nap', 'wait')).toBe('wait');
  expect(main('stop', 'burn', 'swap', 'nap')).toBeNull();
});

test('the natural act is the main button even where it can be pointed at', () => {
  const options = ['wait', 'go'].map(face);
  expect(mainOption({ options }, [], meaning)?.id).toBe('go');
  expect(mainOption({ options: [face('wait')] }, [], meaning)).toBeNull();
});

test('an option says what it does, brings and costs', () => {
  const whole = { note: said('Adds 3'), brings: [said('a card'), said('a point')], costs: [said('a turn')] };
  expect(smallWords(whole, speech)).toBe('Adds 3 · a card, a point; costs a turn');
  expect(smallWords({}, speech)).toBe('');
  expect(smallWords({ costs: [said('a turn'), said('a card if you lose')] }, speech)).toBe(
    'costs a turn and a card if you lose',
  );
  expect(actWords(face('go'), { act: said('Go there') }, speech)).toBe('Go there');
});

test('odds are said with the sum they come from, and what is nearly sure is not sure', () => {
  const part = (name: string, value: number | null) => ({ value, say: said(name), kind: 'base' }) as const;
  const sum = { parts: [part('attack', 15), part('die', null)], against: [part('power', 18)] };
  expect(sumWords(sum, speech)).toBe('attack 15 + die against power 18');
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
});

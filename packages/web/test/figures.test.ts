import { expect, test } from 'vitest';
import { count, percent } from '../src/lab/figures.ts';
import { useSpoken } from '../src/words/words.ts';

test('figures of the lab are written as in the language of the page', () => {
  expect([percent(0.5914), count(12_345)]).toEqual(['59.1%', '12,345']);
  const { language } = useSpoken.getState();
  useSpoken.setState({ language: 'de' });
  expect([percent(0.5914), count(12_345)]).toEqual(['59,1\u00a0%', '12.345']);
  useSpoken.setState({ language });
});

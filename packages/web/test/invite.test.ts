import { encode } from 'uqr';
import { afterEach, describe, expect, test } from 'vitest';
import { codeIn } from '../src/online/code.ts';
import { squaresPath } from '../src/online/squares.ts';
import { byeWords, troubleWords } from '../src/online/trouble.ts';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { useSpoken } from '../src/words/words.ts';

describe('the code of an invitation', () => {
  test.each([
    ['k3x9m2pq', 'k3x9m2pq'],
    [' K3X9M2PQ ', 'k3x9m2pq'],
    ['http://192.168.1.20:8080/join/k3x9m2pq', 'k3x9m2pq'],
    ['https://games.example/join/k3x9m2pq/', 'k3x9m2pq'],
  ])('is found in %s', (typed, code) => expect(codeIn(typed)).toBe(code));

  test.each(['', 'ZZZZ', 'k3x9 m2pq', 'k3x9m2p!', 'see you at https://games.example/'])(
    'is not in "%s"',
    (typed) => expect(codeIn(typed)).toBeNull(),
  );
});

describe('what the server refuses', () => {
  afterEach(() => useSpoken.setState({ language: 'en', words: en }));

  test('is said in words for people, in their language', () => {
    const pattern = 'code: Invalid string: must match pattern /^[a-z0-9]{6,24}$/';
    expect(troubleWords('ill-formed', pattern)).not.toContain('pattern');
    expect(troubleWords('no-such-invitation', 'that invitation leads nowhere')).toContain('new link');
    useSpoken.setState({ language: 'de', words: de });
    expect(troubleWords('no-such-invitation', 'that invitation leads nowhere')).toContain('neuen Link');
    expect(byeWords('this table was closed')).toBe('Dieser Tisch wurde geschlossen.');
    expect(byeWords('the sky fell')).toBe('The sky fell.');
  });

  test('is said as the server says it where we know nothing better', () => {
    expect(troubleWords('bad-setup', 'somebody has to play besides the bots')).toBe(
      'Somebody has to play besides the bots.',
    );
    expect(troubleWords('constructor', 'no')).toBe('No.');
  });
});

test('the picture of a link has every dark square, and a quiet border', () => {
  const { size, data } = encode('http://192.168.1.20:8080/join/k3x9m2pq', { border: 2 });
  const path = squaresPath(data);
  expect(path.match(/M/g)).toHaveLength(data.flat().filter(Boolean).length);
  expect(data).toHaveLength(size);
  for (const edge of [0, 1, size - 2, size - 1]) {
    expect(data[edge]).not.toContain(true);
    expect(data.map((row) => row[edge])).not.toContain(true);
  }
});

import { catalog } from '@indigo/catalog';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../src/bots.ts';
import * as english from '../src/text/playing.ts';
import * as german from '../src/text/playing-de.ts';
import { speak } from '../src/text.ts';
import { run, scratch } from './run.ts';

const play = (env: { readonly [name: string]: string }, ...args: readonly string[]) =>
  run(['play', 'badges', '--names', 'Kim', '--bots', '1', '--seed', '3', '--data', scratch(), ...args], {
    input: ['?', 'q'],
    env,
    games: catalog,
  });

describe('the language of the terminal', () => {
  it('is that of the titles of bots', () => {
    expect(titleOf('leader')).toBe('Gym Leader');
    speak('de');
    expect(['leader', 'greedy', 'deep-thought'].map(titleOf)).toEqual([
      'Arenaleiter',
      'Gierig',
      'deep-thought',
    ]);
    speak('en');
  });

  it('is English unless somebody wants another', async () => {
    const { out } = await play({});
    expect(out).toContain('What do you do?');
    expect(out).toContain('Answer a question with the number');
  });

  it.each([
    ['--language', {}, ['--language', 'de']],
    ['INDIGO_LANGUAGE', { INDIGO_LANGUAGE: 'de', LANG: 'en_US.UTF-8' }, []],
    ['LANG', { LANG: 'de_AT.UTF-8' }, []],
  ])('is German by %s: the game, its questions and the help', async (_, env, args) => {
    const { out, code } = await play(env, ...args);
    expect(code).toBe(0);
    expect(out).toContain('Vier Orden');
    expect(out).toContain('Was tust du?');
    expect(out).toContain('Beantworte eine Frage');
    expect(out).not.toMatch(/\b(the|you|your|and|turn)\b/);
  });

  it('is what --language says before what the environment says', async () => {
    expect((await play({ LANG: 'de_DE' }, '--language', 'en')).out).toContain('What do you do?');
  });

  it('is none that Indigo does not speak', async () => {
    const { err, code } = await play({}, '--language', 'xx');
    expect(code).toBe(2);
    expect(err).toContain('en, de');
    const set = await play({ INDIGO_LANGUAGE: 'xx' });
    expect({ code: set.code, out: set.out }).toEqual({ code: 2, out: '' });
    expect(set.err).toBe('indigo: INDIGO_LANGUAGE=xx: it takes one of en, de.\n');
    expect((await play({ INDIGO_LANGUAGE: 'xx' }, '--language', 'en')).code).toBe(0);
    expect((await play({ LANG: 'fr_FR.UTF-8' })).code).toBe(0);
  });

  it('tells of games and their options in German', async () => {
    const { out } = await run(['games', '--language', 'de'], { games: catalog });
    expect(out).toContain('Vier Orden, 2 bis 4 Personen');
    expect(out).toContain('Wie viele Pokémon ein Team fasst.');
  });

  it('says in German all that is said in English', () => {
    const texts = (words: object, path = ''): [string, unknown][] =>
      Object.entries(words).flatMap(([key, value]) =>
        typeof value === 'object' && !Array.isArray(value) && !(value instanceof RegExp)
          ? texts(value, `${path}${key}.`)
          : [[`${path}${key}`, value] as [string, unknown]],
      );
    const [original, translated] = [new Map(texts(english)), new Map(texts(german))];
    expect([...translated.keys()]).toEqual([...original.keys()]);
    const same = [...original].filter(
      ([key, text]) => /\p{L}{2}/u.test(String(text)) && translated.get(key) === text,
    );
    expect(same.map(([key]) => key)).toEqual([
      'names.you',
      'menu.bots',
      'botWords.trainer.title',
      'compose.done',
    ]);
  });
});

/** Everything on the hex field happens: every attack, ability, power, condition, question and word. */
import { exhaust, type Happening, type Policy } from '@indigo/battery';
import type { Question } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { HOOKS } from '../src/abilities/abilities.ts';
import { ATTACKS } from '../src/data/attacks.ts';
import { CONDITIONS } from '../src/data/conditions.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { POWERS } from '../src/data/powers.ts';
import { master } from '../src/index.ts';
import * as questions from '../src/league/questions.ts';
import { leagueWords } from '../src/league/text.ts';
import { leagueOnly } from './league-only.ts';

const kindOf = (question: Question | ((...facts: never[]) => Question)): string =>
  (typeof question === 'function' ? question(...([] as never[])) : question).kind;

const features = [
  ...ATTACKS.map(({ id }) => `attack ${id}`),
  ...POKEMON.map(({ ability }) => `ability ${ability}`),
  ...POWERS.map(({ id }) => `power ${id}`),
  ...CONDITIONS.map(({ id }) => `condition ${id}`),
  ...Object.values(questions).map((question) => `question ${kindOf(question)}`),
];

/** Abilities that had a say since last asked: their hooks are watched. */
const spoke = new Set<string>();
for (const hooks of Object.values(HOOKS)) {
  hooks.forEach((hook, card) => {
    if (hook === undefined) return;
    const { ability: name } = POKEMON[card];
    const watched =
      typeof hook === 'function'
        ? (...args: never[]) => {
            spoke.add(name);
            return (hook as (...args: never[]) => unknown)(...args);
          }
        : hook;
    Object.defineProperty(hooks, card, {
      get: () => {
        if (typeof hook !== 'function') spoke.add(name);
        return watched;
      },
    });
  });
}

function* fired(happening: Happening): Iterable<string> {
  for (const name of spoke) yield `ability ${name}`;
  spoke.clear();
  if ('asked' in happening) yield `question ${happening.asked.kind}`;
  if (!('told' in happening)) return;
  const [what, , second, third] = happening.told as [string, number, number, number];
  if (what === 'f.used-attack') yield `attack ${ATTACKS[third].id}`;
  if (what === 'f.used-power') yield `power ${POWERS[second].id}`;
  if (what === 'f.gained') yield `condition ${CONDITIONS[third].id}`;
}

/** Players who attack when they can, and otherwise come closer. */
const fierce: Policy = (decision, _match, rng) => {
  const ids = decision.options.map(({ id }) => id);
  const attacks = ids.filter((id) => /^(attack|borrow|transform|power)/.test(id));
  if (attacks.length > 0 && rng(4) > 0) return attacks[rng(attacks.length)];
  if (decision.kind === 'field-act' && rng(3) > 0) return ids[rng(ids.length)];
  if (decision.kind === 'field-sudden') return rng(2) === 0 ? 'yes' : 'no';
  return null;
};

it('everything on the field happens', () => {
  const keys = new Set(Object.keys(leagueWords));
  const { never } = exhaust(leagueOnly(), {
    features,
    fired,
    policy: fierce,
    samples: [
      { abilities: true },
      { abilities: true, flips: true },
      { abilities: true, initiative: true },
      { abilities: true, sight: 'closed', initiative: true, flips: true },
      {},
    ],
    rounds: 24,
    answers: 1200,
    except: [
      ...Object.keys(master.words).filter((key) => !keys.has(key)),
      // Friends meet on the map; no card and no TM has X-Scissor.
      'f.friendly-match',
      'attack x-scissor',
      // Ten rounds of sudden death without a faint, six start hexes held at once: both are scripted (M-SUD-10, M-RES-09).
      'f.stalled',
      'f.reserve-waits',
      // Sixty rounds of one match: scripted (M-SUD-11).
      'f.sudden-forced',
      // Conditions are shown on whoever has them; looked up by themselves: things.test.ts.
      'condition-name',
      'about.condition',
    ],
  });
  expect(never).toEqual([]);
});

import type { Bot } from './bot.ts';
import { judgementFor } from './minds.ts';
import { type Judging, type Manner, searching } from './searching.ts';

/**
 * Opponents from easy to hard. Each has to beat the one before it (`indigo arena`); what sets them apart is how long they
 * think and how often they slip.
 */
const LEVELS = {
  youngster: {
    title: 'Youngster',
    about: 'quick and careless: plays for fun, and often on a whim',
    ms: 1,
    slips: 33,
  },
  trainer: { title: 'Trainer', about: 'knows the game, and still slips now and then', ms: 2, slips: 22 },
  ace: { title: 'Ace', about: 'thinks before every answer, if not about everything', ms: 10, slips: 15 },
  leader: {
    title: 'Gym Leader',
    about: 'patient: weighs every option, and hardly ever slips',
    ms: 50,
    slips: 7,
  },
  champion: { title: 'Champion', about: 'takes its time, and gives nothing away', ms: 250, slips: 0 },
} as const satisfies { readonly [name: string]: Omit<Manner, 'name'> };

type Levels = { readonly [name in keyof typeof LEVELS]: Bot };

const levelsBy = (judging?: Judging): Levels => {
  const level = (name: keyof Levels): Bot => searching({ name, ...LEVELS[name] }, judging);
  return {
    youngster: level('youngster'),
    trainer: level('trainer'),
    ace: level('ace'),
    leader: level('leader'),
    champion: level('champion'),
  };
};

export const levels = levelsBy();

/** The same, none of them looking at more than so many futures for a choice: for tests. */
export const hastyLevels = (futures: number): Levels =>
  levelsBy((ruleset) => {
    const judgement = judgementFor(ruleset);
    return { ...judgement, enough: Math.min(judgement.enough, futures) };
  });

import { type Rng, seeded } from '@indigo/kernel';

/** Chance from the system's secure source, every outcome exactly as likely as the others. */
export const dice: Rng = (n) => {
  const word = new Uint32Array(1);
  const fair = Math.floor(2 ** 32 / n) * n;
  do crypto.getRandomValues(word);
  while (word[0] >= fair);
  return word[0] % n;
};

/** Of a lesson: bots think the same after so many entries, however often it is opened. */
export const lessonDice =
  (entries: () => number): Rng =>
  (n) =>
    seeded(entries())(n);

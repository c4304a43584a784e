import { USUAL_BOT } from '@indigo/bots';
import type { LocalPlayer } from '../local/calls.ts';
import { en } from '../words/en.ts';
import { type PageWords, wordsNow } from '../words/words.ts';

type BotName = keyof PageWords['bots'];

/** Every bot by name, from easy to hard. */
export const BOTS = Object.keys(en.bots) as readonly BotName[];

/** A bot as it is introduced: its title and its character. */
export function botSays({ bots: says }: PageWords, name: string): string {
  const known = BOTS.find((bot) => bot === name);
  return known === undefined ? name : `${says[known].title}, ${says[known].about}`;
}

/** How many sit down when somebody just wants to play. */
export const QUICK_SEATS = 3;

const BOT_NAMES = ['Brisk', 'Moss', 'Cinder', 'Pip', 'Wren', 'Juno', 'Basil', 'Opal'];

/** Names nobody at the table has. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return BOT_NAMES.filter((name) => !used.has(name.toLowerCase())).slice(0, count);
}

/** One person against bots. */
export function soloPlayers(name: string, count: number): LocalPlayer[] {
  // At the own table nobody reads it: there one is "you".
  const you = name || wordsNow().setup.trainer;
  return [
    { name: you, bot: null },
    ...botNames(count - 1, [you]).map((bot) => ({ name: bot, bot: USUAL_BOT })),
  ];
}

/** Who may sit at a teaching match: the learner, and names for bots enough. */
export const lessonNames = (name: string): readonly string[] =>
  soloPlayers(name, QUICK_SEATS + 1).map((player) => player.name);

import { bots, USUAL_BOT } from '@indigo/bots';
import type { LocalPlayer } from '../local/calls.ts';

export interface BotInfo {
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

export const BOTS: readonly BotInfo[] = Object.values(bots).map(({ name, title, about }) => ({
  name,
  title,
  about,
}));

/** A bot as it is introduced: its title and its character. */
export function botSays(name: string): string {
  const known = BOTS.find((bot) => bot.name === name);
  return known === undefined ? name : `${known.title}, ${known.about}`;
}

/** Who has not said a name. At the own table nobody reads it: there one is "you". */
export const NAMELESS = 'Trainer';

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
  const you = name || NAMELESS;
  return [
    { name: you, bot: null },
    ...botNames(count - 1, [you]).map((bot) => ({ name: bot, bot: USUAL_BOT })),
  ];
}

import { USUAL_BOT } from '@indigo/bots';
import { type AnyRuleset, checkSeats } from '@indigo/kernel';
import { botNamed, botsNamed } from './bots.ts';
import { cleanName, type Player, seatPlayers, type Wanted } from './players.ts';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

/** Who is to play, as a command line says it. */
export interface Seating {
  readonly seats?: number;
  /** How many bots, or which: one for all, or one after the other. */
  readonly bots?: number | string;
  /** The people, who sit before the bots. */
  readonly names?: string;
  /** Everybody, seat by seat. */
  readonly players?: string;
}

/** How many play unless somebody says so. */
export const usualSeats = ({ seats: { min, max } }: AnyRuleset): number => Math.min(max, Math.max(min, 3));

export function playersFrom(ruleset: AnyRuleset, given: Seating): Player[] {
  const wanted = given.players === undefined ? peopleAndBots(ruleset, given) : seatBySeat(given);
  checkSeats(ruleset, wanted.length);
  return seatPlayers(wanted);
}

function peopleAndBots(ruleset: AnyRuleset, { seats, bots, names }: Seating): Wanted[] {
  const named = names === undefined ? null : namesIn(names);
  const which = typeof bots === 'string' ? botsNamed(bots) : [USUAL_BOT];
  // One name is for all of them; several are for as many seats.
  const machines = typeof bots === 'number' ? bots : which.length > 1 ? which.length : undefined;
  const usual = Math.max(named?.length ?? 0, usualSeats(ruleset));
  const count = seats ?? (machines === undefined ? usual : (named?.length ?? 1) + machines);
  checkSeats(ruleset, count);
  const people = count - (machines ?? count - (named?.length ?? 1));
  if (people < 0 || people > count || (named !== null && named.length !== people)) {
    throw new UsageError(text.wrong.seating(count, named?.length ?? null, machines ?? null));
  }
  return Array.from({ length: count }, (_, seat) =>
    seat < people
      ? { person: named?.[seat] ?? text.names.person(seat) }
      : { bot: which[(seat - people) % which.length] },
  );
}

function namesIn(list: string): string[] {
  const names = list.split(',').map(cleanName);
  if (names.includes('')) throw new UsageError(text.wrong.emptyName);
  if (new Set(names).size < names.length) throw new UsageError(text.wrong.twins);
  return names;
}

/** `Ann,bot,bot:random`: a name for a person, `bot` for the usual one, or which bot. */
function seatBySeat({ players = '', seats, bots, names }: Seating): Wanted[] {
  if (seats !== undefined || bots !== undefined || names !== undefined)
    throw new UsageError(text.wrong.eitherPlayers);
  const all = players.split(',').map((one) => one.trim());
  const isBot = (one: string): boolean => one === 'bot' || one.startsWith('bot:');
  const people = all.filter((one) => !isBot(one));
  if (people.length > 0) namesIn(people.join(','));
  return all.map((one) => {
    if (!isBot(one)) return { person: cleanName(one) };
    return { bot: one === 'bot' ? USUAL_BOT : botNamed(one.slice('bot:'.length)) };
  });
}

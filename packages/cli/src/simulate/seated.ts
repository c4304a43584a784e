import { type BotName, botNamed, botsNamed } from '../bots.ts';
import { text } from '../text.ts';
import { UsageError } from '../trouble.ts';

/** Who plays: `--bots` names everybody, else all are the same. Throws a UsageError. */
export function seatedBots(
  { bot, bots, seats }: { readonly bot: string; readonly bots?: string; readonly seats?: number },
  fewest: number,
): readonly BotName[] {
  if (bots === undefined) return new Array<BotName>(seats ?? fewest).fill(botNamed(bot));
  const named = botsNamed(bots);
  if (seats !== undefined && seats !== named.length) {
    throw new UsageError(text.wrong.seating(seats, null, named.length));
  }
  return named;
}

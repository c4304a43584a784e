import { BEHALF } from '@indigo/host';
import type { AnyFront } from '@indigo/kernel';
import type { Settings } from '../settings/settings.ts';

/** What somebody is not asked: as their settings say, and what only bots would hear. */
export function sparedKinds(
  { autoPass, leaders }: Pick<Settings, 'autoPass' | 'leaders'>,
  players: readonly { readonly person: boolean }[],
  meanings: AnyFront['meanings'],
): readonly string[] {
  const alone = players.filter(({ person }) => person).length === 1;
  const lends = leaders === 'always' || (leaders === 'alone' && alone);
  return [
    ...(autoPass ? ['*'] : []),
    ...(lends ? [BEHALF] : []),
    ...(alone ? (meanings?.proposals ?? []) : []),
  ];
}

import type { Player } from './act.ts';

const BOT_NAMES = ['Rowan', 'Hazel', 'Jasper', 'Willow', 'Basil', 'Juniper'];

/** The name, told apart from the same name at the same table. */
export function nameFor(name: string, players: readonly Player[]): string {
  for (let i = 1; ; i++) {
    const candidate = i === 1 ? name : `${name} ${i}`;
    if (!players.some((player) => player.name === candidate)) return candidate;
  }
}

/** A name for a bot that comes to this table. */
export const botName = (players: readonly Player[]): string =>
  nameFor(BOT_NAMES.find((name) => !players.some((player) => player.name === name)) ?? 'Bot', players);

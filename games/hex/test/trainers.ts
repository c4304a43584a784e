/** Where tests of Trainer cards begin. */
import type { TrainerId } from '../src/data/trainers.ts';
import { monOf } from '../src/pokemon.ts';
import { AWAY, type Seated, strengthOf, type Told, table } from './table.ts';

export const SPACE = 'new-bark-2';

/** Seat 0 beside a Pink space with this Pokémon; the others where they like. */
export const beside = (lies: string, me: Seated, ...others: readonly Seated[]): Told =>
  table({
    players: [{ at: 'new-bark-1', ...me }, ...(others.length > 0 ? others : [AWAY])],
    slots: { [SPACE]: lies },
  });

export const alone = (trainer: TrainerId, more: Seated = {}): Told =>
  table({ players: [{ at: 'new-bark-4', trainer, ...more }, AWAY] });

/** What a Trainer adds to a Pokémon in battle. */
export function bonus(trainer: TrainerId, id: string, team = [id]): number {
  const strength = (more: Seated) => {
    const t = table({ players: [AWAY, { team, ...more }] }).expectChance('move');
    return strengthOf(t.s, 1, monOf(id));
  };
  return strength({ trainer }) - strength({});
}

/** Fighters who stand what a test does to them. */
import { hearts, type On, type Told } from './field.ts';

export const BIG = { max: 20, hearts: 20 };
export const foe = (at: string, more: Partial<On> = {}): On => ({
  is: 'mewtwo',
  at,
  ...more,
  also: { ...BIG, ...more.also },
});
export const other = (at: string, more: Partial<On> = {}): On => foe(at, { is: 'mew', ...more });
/** Hearts a foe has lost. */
export const lost = (t: Told, id = 'mewtwo'): number => BIG.max - hearts(t, id);

/** Somebody who attacks from 4,1 and does not step. */
export const attacker =
  (is: string, stamina: On['also']) =>
  (knows: readonly string[], more: Partial<On> = {}): On => ({
    is,
    at: '4,1',
    knows,
    ...more,
    also: { speed: 0, ...stamina, ...more.also },
  });

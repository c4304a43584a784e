/** The field with abilities on. */
import { cardOf } from '../src/cards.ts';
import { field, hearts, type On, type Setting, type Told } from './field.ts';
import { attacker, BIG, foe } from './fighters.ts';

/** Somebody without an ability that matters here. */
export const user = attacker('clefairy', BIG);
export const one = (is: string, more: Partial<On> = {}): On => ({
  is,
  at: '4,1',
  ...more,
  also: { speed: 0, ...BIG, ...more.also },
});
export const set = (high: readonly On[], low: readonly On[], more: Partial<Setting> = {}): Told =>
  field({ high, low, abilities: true, ...more });
/** Hearts Mewtwo loses to an attack of somebody, with abilities. */
export const deals = (
  who: On,
  attack: string,
  target: On = foe('4,2'),
  more: Partial<Setting> = {},
): number => {
  const t = set([{ ...who, knows: [attack, ...(who.knows ?? [])] }], [target], more).answer(
    `attack:${attack}`,
  );
  if (t.match.decision(0)?.kind === 'field-lay') t.answer(target.is);
  return (target.also?.hearts ?? 20) - hearts(t, target.is);
};
/** Hearts somebody loses to an attack of Clefairy. */
export const takes = (who: On, attack: string, from = '4,1', more: Partial<Setting> = {}): number =>
  deals(user([], { at: from }), attack, { ...who, at: who.at ?? '4,2' }, more);
export const active = (t: Told): string | null | undefined => t.view(0).league?.match?.active;
export const ability = (card: string): number => cardOf(card);

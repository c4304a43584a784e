/** What somebody has decided for an adversary, in words without an end. */
import { name } from '../league/names.ts';
import { foePokemon, list, powerName, typeName } from '../names.ts';
import type { Decided, Why } from '../questions.ts';

const WHY: { readonly [why in Why]: string } = {
  faints: 'makes it faint',
  super: 'super effective',
  dice: 'most dice for each heart left',
};

/** `Rock on Charmander and Rock on Squirtle`, `Rally for Onix`; with the reasons of a quick table (M-ADV-13). */
export function decidedText(foe: number, decided: Decided, why: readonly Why[] = []): string {
  if ('damage' in decided) {
    const strikes = decided.damage.map(({ type, form }, i) => {
      const reason = why[i] === undefined ? '' : ` (${WHY[why[i]]})`;
      return `${typeName(type)} on ${name(form)}${reason}`;
    });
    return list(strikes) || 'no damage';
  }
  const { power, used, form, foe: on } = decided;
  const whom = form >= 0 ? ` on ${name(form)}` : on >= 0 ? ` for ${foePokemon(foe, on)}` : '';
  return used ? `${powerName(power)}${whom}` : `${powerName(power)} is not used`;
}

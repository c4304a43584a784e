/** What somebody has decided for an adversary, in German words without an end. */
import type { Decided, Why } from '../questions.ts';
import { foePokemon, list, name, powerName, typeName } from './names.ts';

const WHY: { readonly [why in Why]: string } = {
  faints: 'besiegt es',
  super: 'sehr effektiv',
  dice: 'die meisten Würfel je Herz',
};

/** `Gestein auf Glumanda und Gestein auf Schiggy`, `Ansporn für Onix`; with the reasons of a quick table. */
export function decidedText(foe: number, decided: Decided, why: readonly Why[] = []): string {
  if ('damage' in decided) {
    const strikes = decided.damage.map(({ type, form }, i) => {
      const reason = why[i] === undefined ? '' : ` (${WHY[why[i]]})`;
      return `${typeName(type)} auf ${name(form)}${reason}`;
    });
    return list(strikes) || 'kein Schaden';
  }
  const { power, used, form, foe: on } = decided;
  const whom = form >= 0 ? ` gegen ${name(form)}` : on >= 0 ? ` für ${foePokemon(foe, on)}` : '';
  return used ? `${powerName(power)}${whom}` : `${powerName(power)} wird nicht eingesetzt`;
}

/** What a Power token does, in German; by its place in POWERS. */
import { ENDURED, POWERS, type PowerId, QUICK_STEPS, SECOND_WIND, SURGE } from '../data/powers.ts';
import { SECOND_WIND as LEADER_WIND, POWER_SURGE } from '../data/rules.ts';
import { count, hearts } from './names.ts';

const OWNER: { readonly [id in PowerId]: string } = {
  'defensive-position': 'eine Attacke schadet deiner Seite nicht',
  'power-surge': `eine Attacke richtet bei jedem Ziel ${SURGE} Normal-Schaden mehr an`,
  'second-wind': `wer aktiviert ist, bekommt ${hearts(SECOND_WIND)} zurück`,
  'quick-step': `wer aktiviert ist, geht ${count(QUICK_STEPS, 'freien Schritt', 'freie Schritte')}`,
  endure: `wer besiegt würde, behält ${hearts(ENDURED)}`,
  rally: 'eine verbrauchte Attacke ist wieder bereit',
  feint: 'ein Gegner schreckt zurück: keine Attacke mit Sanduhr',
};
const LEADER: { readonly [id in PowerId]: string } = {
  'defensive-position': 'in einer Runde zählen die Treffer eines Pokémon nicht',
  'power-surge': `in einer Runde ${POWER_SURGE} Normal-Schaden mehr`,
  'second-wind': `nach einer Runde bekommt ein Pokémon ${hearts(LEADER_WIND)} zurück`,
  'quick-step': 'in der ersten Runde kommt der Schaden vor den Würfeln',
  endure: 'ein Pokémon, das besiegt würde, behält ein Herz',
  rally: 'in einer Runde richtet ein Pokémon seinen Schaden doppelt an',
  feint: 'in einer Runde würfelt ein Pokémon der anderen Seite nicht',
};

export const OWNER_POWERS: readonly string[] = POWERS.map(({ id }) => OWNER[id]);
export const LEADER_POWERS: readonly string[] = POWERS.map(({ id }) => LEADER[id]);

/** What a Power token does, for whoever owns it in the League and for a gym leader; by its place in POWERS. */
import { ENDURED, POWERS, type PowerId, QUICK_STEPS, SECOND_WIND, SURGE } from '../data/powers.ts';
import { SECOND_WIND as LEADER_WIND, POWER_SURGE } from '../data/rules.ts';
import { count } from '../names.ts';

const OWNER: { readonly [id in PowerId]: string } = {
  'defensive-position': 'one attack does no damage to your side',
  'power-surge': `one attack deals ${SURGE} normal damage more to each target`,
  'second-wind': `whoever is activated regains ${count(SECOND_WIND, 'heart')}`,
  'quick-step': `whoever is activated goes ${count(QUICK_STEPS, 'free step')}`,
  endure: `whoever would faint keeps ${count(ENDURED, 'heart')}`,
  rally: 'an exhausted attack is ready again',
  feint: 'a foe is flinched: no attack with an hourglass',
};
const LEADER: { readonly [id in PowerId]: string } = {
  'defensive-position': 'in one round the hits of one Pokémon count for nothing',
  'power-surge': `in one round ${POWER_SURGE} normal damage more`,
  'second-wind': `after one round a Pokémon regains ${count(LEADER_WIND, 'heart')}`,
  'quick-step': 'in the first round the damage comes before the dice',
  endure: 'one Pokémon that would faint keeps a heart',
  rally: 'in one round one Pokémon deals its damage twice',
  feint: 'in one round one of the other side does not roll',
};

export const OWNER_POWERS: readonly string[] = POWERS.map(({ id }) => OWNER[id]);
export const LEADER_POWERS: readonly string[] = POWERS.map(({ id }) => LEADER[id]);

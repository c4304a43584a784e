export const TYPES = ['fire', 'water', 'grass', 'normal'] as const;
export type Type = (typeof TYPES)[number];

/** How an attack does: the lowest number on the die that wins. */
export type Effect = 'super' | 'effective' | 'weak';

/** B-GYM-04: the die must show this much or more. */
export const NEEDED: { readonly [E in Effect]: number } = { super: 3, effective: 4, weak: 5 };

/** An attacker's row against each type. B-TYPE-01, B-TYPE-02, B-TYPE-03 and, for Normal, B-TYPE-04. */
export const AGAINST: { readonly [attacker in Type]: { readonly [defender in Type]: Effect } } = {
  fire: { fire: 'effective', water: 'weak', grass: 'super', normal: 'effective' },
  water: { fire: 'super', water: 'effective', grass: 'weak', normal: 'effective' },
  grass: { fire: 'weak', water: 'super', grass: 'effective', normal: 'effective' },
  normal: { fire: 'effective', water: 'effective', grass: 'effective', normal: 'effective' },
};

/** B-TYPE-05: a Legendary against anything. */
export const LEGENDARY: Effect = 'super';

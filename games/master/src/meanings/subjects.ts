/** Pokémon, adversaries, machines and the like seen near. */
import type { Art, Say, Subject } from '@indigo/kernel';
import { attackArt, attackOf, PRINTED } from '../attacks/known.ts';
import { foeArt } from '../battle-scene.ts';
import { HP } from '../cards.ts';
import { ATTACKS } from '../data/attacks.ts';
import { CONDITIONS } from '../data/conditions.ts';
import type { ConditionId } from '../data/effects.ts';
import { GYM_TMS, TM_DECK } from '../data/machines.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { type Adversary, FOES } from '../foes.ts';
import type { AttackIndex } from '../league/state.ts';
import { FIRST_GYM_TM, MACHINES } from '../machines.ts';
import { MONEY, tokenOf } from '../money.ts';
import { isLegendary } from '../rules/wild.ts';
import type { Card, Foe, Machine, Money, Power } from '../state.ts';
import { typeOfId } from '../types.ts';

const OWN_DESIGN: Say = ['about.own-design'];

/** A wild Pokémon: what it deals and what it takes to catch it. */
export const wildSubject = (card: Card, abilities: boolean): Subject => ({
  kind: 'card',
  of: POKEMON[card].id,
  form: 0,
  figure: POKEMON[card].speed,
  health: { now: HP[card][0], most: HP[card][0] },
  say: ['fighter', card, 0],
  tag: [isLegendary(card) ? 'tag.legendary' : 'tag.wild'],
  lines: [
    ['about.deals', card],
    ['about.balls', card],
    ['about.pokemon', card],
    ...(abilities ? [['about.ability-text', card] as const] : []),
  ],
});

/** `slowed-to:2`: a condition and its number. */
export function conditionIn(mark: string): { readonly id: ConditionId; readonly n: number } | null {
  const [name, n = '0'] = mark.split(':');
  const found = CONDITIONS.find(({ id }) => id === name);
  return found === undefined ? null : { id: found.id, n: Number(n) };
}

/** What lies on a Pokémon, or has become of it. */
const STATES: { readonly [mark: string]: Say } = {
  active: ['about.active'],
  done: ['about.done'],
  fainted: ['about.fainted'],
  committed: ['about.committed'],
};
const marked = (mark: string): Say[] => {
  const condition = conditionIn(mark);
  if (condition !== null) return [['about.has', condition.id, condition.n]];
  return STATES[mark] === undefined ? [] : [STATES[mark]];
};

/** A Pokémon at a stage: its dice on the map, its speed and printed attacks on the field, and what lies on it. */
export function pokemonSubject(card: Card, stage: number, marks: readonly string[] = []): Subject {
  const { id, speed, stages } = POKEMON[card];
  const next = stages.flatMap(({ from }, one) => (from === stage ? [one] : []));
  return {
    kind: 'card',
    of: id,
    form: stage,
    figure: speed,
    say: ['fighter', card, stage],
    lines: [
      ...marks.flatMap(marked),
      ['about.type', card, stage],
      ['note.pokemon', card, stage],
      ['about.track', card],
      ...(next.length > 0 ? [['about.evolves', card, next] as const] : []),
      ...PRINTED[card][stage].map((attack): Say => ['m.attack', attack]),
      ['about.ability-if', card],
    ],
  };
}

/** What a victory brings. M-SIMP-02, M-SIMP-10: in the simplified game a leader's token is worth xp and nothing else. */
const PRIZES: { readonly [kind in Adversary['kind']]: (foe: Foe, simplified: boolean) => Say[] } = {
  trainer: (foe) => [['about.prize', tokenOf(foe)]],
  leader: (foe, simplified) =>
    simplified
      ? [['simple.leader-prize']]
      : [
          ['about.prize', tokenOf(foe)],
          ['about.leader-prize', MONEY[tokenOf(foe)].tm],
        ],
  karate: () => [['about.karate-prize']],
  giovanni: () => [['about.boss-prize']],
};

export const adversarySubject = (foe: Foe, simplified: boolean): Subject => ({
  kind: 'adversary',
  of: FOES[foe].id,
  say: ['adversary', foe],
  tag: ['tag.foe'],
  lines: [
    ...FOES[foe].pokemon.map((_, on): Say => ['about.foe-pokemon', foe, on]),
    ...PRIZES[FOES[foe].kind](foe, simplified),
  ],
});

export const foeSubject = (foe: Foe, on: number): Subject => ({
  kind: 'foe',
  of: foeArt(FOES[foe].id, on),
  say: ['do.foe', foe, on],
  lines: [
    ['about.foe-pokemon', foe, on],
    ['about.weak', FOES[foe].pokemon[on].type],
  ],
});

const TMS = [...GYM_TMS, ...TM_DECK];

export function machineSubject(machine: Machine): Subject {
  const { attack, kind } = MACHINES[machine];
  const figures: Say = ['about.attack-figures', attackOf(attack)];
  return {
    kind: 'machine',
    of: attack,
    say: ['machine', machine],
    lines:
      kind === 'hm'
        ? [figures, ['about.hm', machine]]
        : [
            figures,
            ['about.tm', typeOfId(TMS[machine - FIRST_GYM_TM].type)],
            ...(kind === 'gym' ? [['about.on-map', machine] as const] : []),
          ],
  };
}

export const attackSubject = (attack: AttackIndex): Subject => ({
  kind: 'attack',
  of: attackArt(attack),
  say: ['m.attack-name', attack],
  lines: [
    ['about.attack-figures', attack],
    ['about.strong', typeOfId(ATTACKS[attack].type)],
  ],
});

export const abilitySubject = (card: Card): Subject => ({
  kind: 'ability',
  of: POKEMON[card].ability,
  say: ['ability-name', card],
  lines: [['ability-text', card]],
});

export const powerSubject = (power: Power): Subject => ({
  kind: 'power',
  of: POWERS[power].id,
  say: ['power', power],
  lines: [
    ['about.owner-power', power],
    ['about.leader-power', power],
    ...(POWERS[power].source === 'proposed' ? [OWN_DESIGN] : []),
  ],
});

/** M-MART-03: a token that pays, and what else it is good for. */
export function moneySubject(money: Money, simplified: boolean): Subject {
  const { id, key, tm } = MONEY[money];
  if (simplified && tm >= 0)
    return { kind: 'money', of: id, say: ['money', money], lines: [['simple.leader-token']] };
  return {
    kind: 'money',
    of: id,
    say: ['money', money],
    lines: [
      ['about.money', money],
      ...(key ? [['about.key'] as const] : []),
      ...(tm >= 0 ? [['about.leader-token', tm] as const] : []),
    ],
  };
}

/** Something in a bag, or in an item ball. */
export const goodSubject = ({ kind, of = '' }: Art, say: Say, ...lines: readonly Say[]): Subject => ({
  kind,
  of,
  say,
  lines,
});

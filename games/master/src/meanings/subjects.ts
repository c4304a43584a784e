/** Pokémon, adversaries and machines seen near. */
import type { Say, Subject } from '@indigo/kernel';
import { attackOf, PRINTED } from '../attacks/known.ts';
import { foeArt } from '../battle-scene.ts';
import { HP } from '../cards.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { FOES } from '../foes.ts';
import { MACHINES } from '../machines.ts';
import { isLegendary } from '../rules/wild.ts';
import type { Card, Foe, Machine, Power } from '../state.ts';

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
    ...(abilities ? [['about.ability', card] as const] : []),
  ],
});

/** A Pokémon at a stage: its dice on the map, its speed and printed attacks on the field. */
export const pokemonSubject = (card: Card, stage: number): Subject => ({
  kind: 'card',
  of: POKEMON[card].id,
  form: stage,
  figure: POKEMON[card].speed,
  say: ['fighter', card, stage],
  lines: [['note.pokemon', card, stage], ...PRINTED[card][stage].map((attack): Say => ['m.attack', attack])],
});

export const adversarySubject = (foe: Foe): Subject => ({
  kind: 'adversary',
  of: FOES[foe].id,
  say: ['adversary', foe],
  tag: ['tag.foe'],
  lines: FOES[foe].pokemon.map((_, on): Say => ['about.foe-pokemon', foe, on]),
});

export const foeSubject = (foe: Foe, on: number): Subject => ({
  kind: 'foe',
  of: foeArt(FOES[foe].id, on),
  say: ['do.foe', foe, on],
  lines: [['about.foe-pokemon', foe, on]],
});

export function machineSubject(machine: Machine): Subject {
  const { attack } = MACHINES[machine];
  return {
    kind: 'machine',
    of: attack,
    say: ['machine', machine],
    lines: [['about.attack', attackOf(attack)]],
  };
}

export const powerSubject = (power: Power): Subject => ({
  kind: 'power',
  of: POWERS[power].id,
  say: ['power', power],
  lines: [['m.power-text', power]],
});

import type { Rng, Seat } from '@indigo/kernel';
import type { Card, Fighter, Mit } from './state.ts';
import { fitPokemon } from './team.ts';

/**
 * L-GEN-04: all a seat cannot know is what lies face down on another player's bench: any fit Pokémon of that team that has
 * not been in. What has come in since counts as known.
 */
export function redeal(s: Mit, seat: Seat, rng: Rng, since: Mit): void {
  const { battle } = s;
  if (battle === null) return;
  battle.sides.forEach(({ owner, fighters }, i) => {
    if (owner < 0 || owner === seat) return;
    const now = since.battle?.sides[i].fighters;
    const hidden: Fighter[] = [];
    const known: Card[] = [];
    fighters.forEach((fighter, k) => {
      if (fighter.shown || now?.[k]?.shown) known.push(fighter.card);
      else hidden.push(fighter);
    });
    if (hidden.length === 0) return;
    const pool = fitPokemon(s, s.trainers[owner]).filter((card) => !known.includes(card));
    for (const fighter of hidden) fighter.card = pool.splice(rng(pool.length), 1)[0];
  });
}

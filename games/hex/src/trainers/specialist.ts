import { TRAINERS, type TrainerCard, type TrainerId } from '../data/trainers.ts';
import type { TrainerEffect } from '../effects.ts';
import { POKEMON, typeSet } from '../pokemon.ts';

/** H-TRN-10 to H-TRN-12: +1 in battle to Pokémon of the types on the card, and ±1 on captures of them; once, not per type. */
export function specialist(id: TrainerId): TrainerEffect {
  const card = TRAINERS.find((trainer) => trainer.id === id) as TrainerCard;
  const types = typeSet(card.types ?? []);
  return {
    power: (mon) => ((POKEMON[mon].types & types) === 0 ? 0 : (card.power ?? 0)),
    reach: (mon) => ((POKEMON[mon].types & types) === 0 ? 0 : (card.capture ?? 0)),
  };
}

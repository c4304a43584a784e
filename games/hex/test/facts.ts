/** What hex tells the battery about itself. */
import type { GameFacts, Policy } from '@indigo/battery';
import type { Pile } from '@indigo/kernel';
import type { Hex } from '../src/index.ts';
import { GREY, monOf, POKEMON } from '../src/pokemon.ts';

/** Players who seek the Gyms and do not haggle all day: by chance alone too few badges would be won. */
export const brave: Policy = ({ kind, options }, _match, rng) => {
  const has = (id: string): boolean => options.some((option) => option.id === id);
  if (kind === 'turn') return has('stay') && rng(3) > 0 ? 'stay' : rng(8) === 0 ? null : 'roll';
  if (kind === 'after') return has('gym') && rng(6) > 0 ? 'gym' : rng(8) === 0 ? null : 'done';
  return null;
};

/** Every setup, both formats, every setting; the last turn is the bound, for at random a match takes thousands. */
export const samples = [
  {},
  { setup: 'alternate', achievements: true },
  { setup: 'random', badgeRewards: 'band', lockBonus: 'family', train: 'anywhere', league: 'elite-4' },
  { setup: 'custom', gen1: true, gen2: false, achievements: true, duelDoll: false, semifinals: 'at-once' },
  {
    setup: 'random',
    expansion: true,
    sameSpace: true,
    repelDoll: 'own',
    pokeFans: 'compulsory',
    balls: 'several',
  },
  { orWeaker: 'fallback', offers: 1, sameSpace: true, league: 'elite-4', achievements: true },
].map((options) => ({ maxTurns: 60, ...options }));

export const facts: GameFacts<Hex> = {
  samples,
  // Everybody sees every card that comes out of these decks (but two Events at a time), so what they still hold is no secret.
  reviewed: ['events.bag[]', 'superEvents.bag[]', 'trainers.bag[]', 'elites.bag[]'],
  count,
  policy: brave,
  bound: 4_000,
  length: 400,
  points: 40,
};

/** Items and Trainers: none is made or lost; and no Pokémon is in two places, but for the four Eevees. */
function count(s: Hex): { [thing: string]: number } {
  const held = (cards: (player: Hex['players'][number]) => readonly number[]): number[] =>
    s.players.flatMap((player) => [...cards(player)]);
  const laid = s.battle?.sides.flatMap(({ items }) => items).length ?? 0;
  const faceUp = s.slots.filter((lies) => lies >= 0);
  const mons = [...held(({ team }) => team), ...s.unseen.flat(), ...faceUp, ...s.shown].filter(
    (mon) => mon !== EEVEE && POKEMON[mon].colour !== GREY,
  );
  return {
    items: inPile(s.items) + s.itemDiscard.length + held(({ hand }) => hand).length + laid,
    trainers:
      inPile(s.trainers) +
      s.trainerDiscard.length +
      held(({ trainer, spare }) => (trainer < 0 ? spare : [trainer, ...spare])).length,
    twice: mons.length - new Set(mons).size,
  };
}
const EEVEE = monOf('eevee');

const inPile = ({ left, top, under }: Pile): number => left + top.length + under.length;

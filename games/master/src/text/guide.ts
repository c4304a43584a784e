/** How master is played, on one page. */
import type { Words } from '@indigo/kernel';
import { ACTIONS, CAMP_COST, COMMIT_MAX, HIT, XP_WILD } from '../data/rules.ts';

export const guideText = {
  'guide.goal': {
    say: () =>
      'Raise a team on the map, then win the Pokémon League. Only the League decides who is the Pokémon Master.',
  },
  'guide.actions': {
    say: () => 'Spend your actions',
  },
  'guide.actions.text': {
    say: () =>
      `A turn has ${ACTIONS} actions. A step on a black road costs one, dealing with what lies there another. White roads in cities are free.`,
  },
  'guide.wild': {
    say: () => 'Catch or fight',
  },
  'guide.wild.text': {
    say: () =>
      `A wild Pokémon can be caught with the balls it asks for (fewer leave it to a die), or fought for ${XP_WILD} xp while it hurts your team. A catch ends your turn.`,
  },
  'guide.grow': {
    say: () => 'Grow',
  },
  'guide.grow.text': {
    say: () => 'Each xp is a level: more hearts, better dice, and evolutions on the way.',
  },
  'guide.trainer': {
    say: () => 'Beat trainers and gyms',
  },
  'guide.trainer.text': {
    say: () =>
      `Send up to ${COMMIT_MAX}. Every die of ${HIT} or more hits whom you choose; the other side hits back for sure. Wins bring money, powers and xp.`,
  },
  'guide.heal': {
    say: () => 'Rest',
  },
  'guide.heal.text': {
    say: () =>
      `A turn begun in a city heals everybody. Elsewhere you may make camp for ${CAMP_COST} actions. Who is beaten wakes up in the last city.`,
  },
  'guide.league': {
    say: () => 'Fight the League',
  },
  'guide.league.text': {
    say: () =>
      'When the gyms or nearly all trainers are beaten, or somebody has two fully grown Pokémon, the field of hexes is set up. In turn each Pokémon walks and attacks: mind range, shape and line of sight.',
  },
  'guide.wins': {
    say: () =>
      'Knock out everybody on the other side to win a match. The winner of the final is the Pokémon Master.',
  },
} satisfies Words;

export type GuideText = typeof guideText;

/** Why not: ../refusals.ts. */
import type { Reader, Words } from '@indigo/kernel';
import { DICE_CHALLENGE_NEEDS, GOAL_POWER } from '../data/rules.ts';
import { colourName, count, pokemon } from '../names.ts';

export const refusalsText = {
  'why.goal': {
    say: (_: Reader, points: number) =>
      `Indigo Plateau opens at ${GOAL_POWER} Power Points; you have ${points}.`,
  },
  'why.must-enter': { say: () => 'At this table, whoever can enter Indigo Plateau must.' },
  'why.here': { say: () => 'You are there already.' },
  'why.forward': { say: () => 'Until you reach Cerulean City, you can only go forward.' },
  'why.count': { say: (_: Reader, pips: number) => `It is not ${count(pips, 'space')} away.` },
  'why.turn-back': {
    say: (_: Reader, pips: number) => `A ${pips} takes you past it, and a move never turns back.`,
  },
  'why.occupied': { say: () => 'Another trainer stands there: you move on to the next empty space.' },
  'why.plateau': { say: () => 'You enter the plateau from Cinnabar Island, before you roll.' },
  'why.only-starters': { say: () => 'Both sides need a Pokémon other than their Starter.' },
  'why.no-fit': { say: () => 'Both sides need a Pokémon that is not knocked out.' },
  'why.ko': { say: (_: Reader, dex: number) => `${pokemon(dex)} is knocked out.` },
  'why.starter': { say: (_: Reader, dex: number) => `${pokemon(dex)} is a Starter: it never changes owner.` },
  'why.one-ko': {
    say: () => `The Dice Challenge needs at least ${DICE_CHALLENGE_NEEDS} knocked-out Pokémon.`,
  },
  'why.colour': { say: (_: Reader, colour: number) => `Only ${colourName(colour)} chips can be chosen.` },
  'why.no-chip': { say: () => 'No chip lies there any more.' },
  'why.ball': { say: () => 'You throw a Ball once you have seen the chip and before you roll to catch it.' },
  'why.attack-bonus': { say: () => 'You set Attack Bonus cards aside in a battle.' },
  'why.time-machine': { say: () => 'You play Time Machine straight after a roll.' },
  'why.fly': { say: () => 'You play Fly at the start of your turn, instead of rolling.' },
  'why.potion': { say: () => 'You play a Potion on your own turn, and not between a roll and its use.' },
  'why.no-ko': { say: () => 'None of your Pokémon is knocked out.' },
  'why.doll': { say: () => 'You play a Poké Doll when you are challenged or forced to trade.' },
} satisfies Words;

/** What the optional modules ask and tell: Achievement cards, battles on the same space. */
import type { Reader, Seat } from '@indigo/kernel';
import { ACHIEVEMENTS } from '../data/achievements.ts';
import { monName, trainerName } from '../names.ts';
import { does, them, up, whose } from './speech.ts';

export const achievementsText = {
  achievements: { say: () => 'Achievements' },
  achievement: { say: (_: Reader, card: number) => ACHIEVEMENTS[card].name },
  'ask.which-achievement': { say: () => 'Which Achievement do you take first?' },
  'ask.meet-whom': { say: () => 'Whom do you battle here?' },
  'ask.upgrade': { say: () => 'Evolutionist: which family gets +1?' },
  achieved: {
    clause: 'H-OPT-07',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'takes', 'take')} the Achievement ${ACHIEVEMENTS[card].name}!`,
  },
  upgraded: {
    clause: 'H-ACH-16',
    say: (r: Reader, seat: Seat, family: number) =>
      `${up(whose(r, seat))} ${monName(family)} family has +1 from now on.`,
  },
  'trainer-called': {
    clause: 'H-OPT-08',
    say: (r: Reader, seat: Seat, sort: number, from: Seat) =>
      `${does(r, seat, 'gets', 'get')} Trainer ${trainerName(sort)}${from < 0 ? '' : ` from ${them(r, from)}`}.`,
  },
};

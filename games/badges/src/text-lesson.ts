/** What the coach says in the teaching match: lesson.ts. */
import type { Reader, Words } from '@indigo/kernel';
import { BADGES_TO_WIN, BOX_MAX, CONTEST_NEEDS } from './data/rules.ts';
import { NEEDED } from './data/types.ts';
import { badgeName, count, judged, opponent, routeName, siteName } from './names.ts';

export const lessonText = {
  'coach.goal': {
    say: () =>
      `Welcome, Trainer! The goal is short: be the first with ${BADGES_TO_WIN} badges. Gyms and Contests give one each, and for both you need Pokémon.`,
  },
  'coach.dice': {
    say: (_: Reader, steps: number) =>
      `Two dice say how far you may walk: up to ${count(steps, 'square')} now, not all of them if you do not want to. After walking you may take one action, and that ends your turn.`,
  },
  'coach.walk': {
    say: () =>
      'Coloured squares are routes, and each route has a pile of wild Pokémon. Its six bubbles show which types lie in it. Walk onto a route.',
  },
  'coach.walk-done': { say: () => 'Here you can catch something.' },
  'coach.walk-strayed': { say: () => 'Have a look round. The routes are where the Pokémon are.' },
  'coach.capture': {
    say: (_: Reader, route: number) =>
      `You stand on ${routeName(route)}. Capturing always works: you draw the top card of its pile. It is your action for this turn.`,
  },
  'coach.capture-done': { say: () => 'Captured! Nobody else sees which one it is.' },
  'coach.capture-strayed': { say: () => 'As you like. The pile waits for you.' },
  'coach.caught': {
    say: (_: Reader, kind: number, most: number) =>
      `You have ${judged(kind)} in your Party. The Party holds ${most}; more go into your Box, which holds ${BOX_MAX}.`,
  },
  'coach.types': {
    say: () =>
      `Types decide fights: Fire beats Grass, Grass beats Water, Water beats Fire. With the better type ${NEEDED.super} or more on the die wins, with an even one ${NEEDED.effective}, with the worse one ${NEEDED.weak}.`,
  },
  'coach.hm': {
    say: () =>
      'Some Pokémon know an HM: Cut removes a shrub, Surf crosses water, Fly goes straight on instead of walking. Using one is no action, so you can do it on the way. Try it.',
  },
  'coach.hm-done': { say: () => 'That saves a long way round.' },
  'coach.hm-strayed': { say: () => 'Keep it in mind: one HM each turn is free.' },
  'coach.gym': {
    say: (_: Reader, site: number) =>
      `Here is the ${siteName(site)}. Three Pokémon wait inside, and you must beat them all, one die each. The chance beside the button tells how it looks. Challenge it!`,
  },
  'coach.gym-done': { say: () => 'In you go.' },
  'coach.gym-strayed': { say: () => 'A larger Party first: wise. The Gym stays where it is.' },
  'coach.fight': {
    say: (_: Reader, site: number, beaten: number) =>
      `${opponent(site, beaten)} steps forward. Send the Pokémon that needs the least on the die. If it loses it faints, and you may send another.`,
  },
  'coach.fight-done': { say: () => 'A good match-up.' },
  'coach.fight-strayed': { say: () => 'A surprise! Let the die decide.' },
  'coach.fought': {
    say: () =>
      'Whoever wins may fight on. If nobody in your Party is left to fight, you wake up at the Pokémon Center with everybody healed, and the Gym starts afresh next time.',
  },
  'coach.badge': {
    say: (_: Reader, site: number) =>
      `The ${badgeName(site)} is yours! ${BADGES_TO_WIN - 1} more and you win. Each Gym and each Contest gives you its badge only once.`,
  },
  'coach.contest': {
    say: () =>
      `Contests need no dice: stand beside one with ${CONTEST_NEEDS} Pokémon of its type in your Party, compete, and its badge is yours.`,
  },
  'coach.center': {
    say: () =>
      'Beside the Pokémon Center your action can heal everybody, and move Pokémon between Party and Box. Fainted ones cannot fight before that.',
  },
  'coach.center-done': { say: () => 'All well again.' },
  'coach.center-strayed': { say: () => 'It is always open.' },
  'coach.trade': {
    say: () =>
      'You may offer anybody a trade, near or far: one Pokémon for one. If they accept, it was your action; if not, you can still do something else.',
  },
  'coach.q.move': {
    say: () =>
      'Walk, then act: capture on a route, challenge a Gym, compete, heal or trade. One action a turn.',
  },
  'coach.q.exchange': { say: () => 'There is no room left. Put back whichever Pokémon helps you least.' },
  'coach.q.rearrange': {
    say: () => 'Only Pokémon in your Party fight and compete. Bring in what your next badge needs.',
  },
  'coach.q.offer': { say: () => 'Name one Pokémon you give and what you want for it.' },
  'coach.q.answer-offer': { say: () => 'Give one that fits, or reject the offer. You owe nobody a trade.' },
  'coach.q.fight': { say: () => 'Send whoever needs the least on the die.' },
} satisfies Words;

export type LessonText = typeof lessonText;

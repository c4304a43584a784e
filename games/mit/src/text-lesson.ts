/** What the coach says in the teaching match: lesson.ts. */
import type { Reader, Words } from '@indigo/kernel';
import { LEADERS } from './data/leaders.ts';
import { BATTLE_MAX, TEAM_MAX, WEAKNESS } from './data/rules.ts';
import { badgeName, leaderName, orLess, pokemon } from './names.ts';

export const lessonText = {
  'coach.goal': {
    say: () =>
      `Welcome, Trainer! Eight Gym Leaders wait along this road, and each has a badge. Be the first to hold all ${LEADERS.length}, and you are the Champion.`,
  },
  'coach.starter': {
    say: () =>
      "Pick your first partner. Each card shows its HP, its attacks and what it is weak to. Squirtle does well against the rocks of Brock's Gym.",
  },
  'coach.starter-done': { say: () => 'A fine partner to begin with.' },
  'coach.starter-strayed': { say: () => 'Good choice! All three can make a Champion.' },
  'coach.walk': {
    say: (_: Reader, pips: number) =>
      `You rolled a ${pips}: go up to that many squares, forward or back, or stay. Land on a route to find Pokémon there next turn.`,
  },
  'coach.walk-done': { say: () => 'There you are.' },
  'coach.walk-strayed': { say: () => 'That works, too. Coloured squares are where Pokémon live.' },
  'coach.wild': {
    say: () =>
      'You stand on a route. Look for a wild Pokémon: it takes your whole turn, and it may join your team.',
  },
  'coach.wild-done': { say: () => 'Something rustles…' },
  'coach.wild-strayed': { say: () => 'On you go. A team of one has a hard time later, though.' },
  'coach.attack': {
    say: (_: Reader, enemy: number) =>
      `Now you fight ${pokemon(enemy)}, taking turns. Each attack names its damage and the highest roll that hits. Hitting a weakness adds ${WEAKNESS}. Choose an attack.`,
  },
  'coach.attack-done': { say: () => 'Now the die decides whether it hits.' },
  'coach.attack-strayed': { say: () => 'Let us see what comes of it.' },
  'coach.ball': {
    say: (_: Reader, needed: number) =>
      `It is weak enough now: a Pokéball catches it on ${orLess(needed)}. The less HP it has left, the better your chance. Throw one, they never run out.`,
  },
  'coach.ball-done': { say: () => 'Go, Pokéball!' },
  'coach.ball-strayed': {
    say: () => 'You may wait, but a wild Pokémon you knock out goes back to its stack.',
  },
  'coach.caught': {
    say: (_: Reader, card: number) =>
      `${pokemon(card)} joins your team, with the wounds it has. A team holds ${TEAM_MAX}, and up to ${BATTLE_MAX} of them go into a battle.`,
  },
  'coach.damage': {
    say: () =>
      'Wounds stay after a battle. Landing on a Pokémon Center heals your whole team, and whoever loses a battle wakes up at the last Center they passed.',
  },
  'coach.gym': {
    say: (_: Reader, leader: number) =>
      `${leaderName(leader)}’s Gym! You may bring as many Pokémon as the Leader has. Another player speaks for the Leader. Take the challenge.`,
  },
  'coach.gym-done': { say: () => 'Here we go.' },
  'coach.gym-strayed': { say: () => 'Better prepared is better. The Gym stays here.' },
  'coach.badge': {
    say: (_: Reader, leader: number) =>
      `The ${badgeName(leader)} is yours! ${LEADERS.length - 1} more and you win. You can take the badges in any order.`,
  },
  'coach.lost': {
    say: () => 'That one was too strong. Heal, catch more Pokémon, and try again: nothing is lost for good.',
  },
  'coach.evolve': {
    say: () =>
      'After a won battle a Pokémon you took into it may evolve, if the die allows and you hold the badge for it. The damage it has stays on it.',
  },
  'coach.q.starter': { say: () => 'Choose the partner you like best.' },
  'coach.q.turn': { say: () => 'Move, or look for a wild Pokémon if you stand on a route.' },
  'coach.q.walk': {
    say: () => 'Pick a square that glows: routes for Pokémon, Centers to heal, Gyms for badges.',
  },
  'coach.q.call': { say: () => 'Somebody came to your square. Battle only if your team is fit.' },
  'coach.q.gym': { say: () => 'Battle the Leader if your team is fit; nothing forces you.' },
  'coach.q.select': { say: () => 'Choose who fights. The first you name goes in first.' },
  'coach.q.act': { say: () => 'Attack, switch, or throw a Pokéball at a weak wild Pokémon.' },
  'coach.q.act-leader': {
    say: () => 'You speak for the Gym Leader now. Fight as well as you can: it costs you nothing.',
  },
  'coach.q.replace': { say: () => 'Send in whoever has the most HP left.' },
  'coach.q.release': { say: () => 'One has to go. Keep those that are strong or can evolve.' },
  'coach.q.evolve': { say: () => 'Try it: if the die says no, nothing is lost.' },
} satisfies Words;

export type LessonText = typeof lessonText;

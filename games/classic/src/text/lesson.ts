/** What the coach says in the teaching match: ../lesson.ts. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { CHIPS } from '../data/chips.ts';
import { BONUS_CARDS_PER_BATTLE, GOAL_POWER, HAND_LIMIT, SPOILS } from '../data/rules.ts';
import { pokemon } from '../names.ts';
import { or } from './speech.ts';

const facesOf = (dex: number): string => or(CHIPS[dex - 1].catches.map(String));

export const lessonText = {
  'coach.goal': {
    say: () =>
      `Welcome, Trainer! Here is the goal: catch Pokémon worth ${GOAL_POWER} Power Points in all, then beat one Pokémon Master. Whoever does that first wins.`,
  },
  'coach.starter': {
    say: (_: Reader, dex: number) =>
      `This is your first Pokémon: ${pokemon(dex)}, worth ${CHIPS[dex - 1].power} power. A Starter is yours for good: nobody can trade it away.`,
  },
  'coach.road': {
    say: () =>
      'Each turn one die moves you along the road, and you use the whole roll. As far as Cerulean City there is only one way; after that you go where you like.',
  },
  'coach.wild': {
    say: (_: Reader, dex: number) =>
      `A wild ${pokemon(dex)}! The little dice on its chip say what catches it: a ${facesOf(dex)} on one die. Green chips are stronger than pink ones, blue and red stronger still.`,
  },
  'coach.caught': {
    say: (_: Reader, dex: number) =>
      `${pokemon(dex)} is caught, and its ${CHIPS[dex - 1].power} power counts for you at once. Another chip of that colour takes its place, face down, while there are any.`,
  },
  'coach.missed': {
    say: (_: Reader, dex: number) =>
      `${pokemon(dex)} got away this time. It stays face up on the board: anybody who lands there may try again.`,
  },
  'coach.items': {
    say: () =>
      `Towns give you Item Cards, and only you see them. Balls help you catch, Attack Bonus cards help you fight. You may keep ${HAND_LIMIT} when your turn ends.`,
  },
  'coach.event': {
    say: () =>
      'That was an Event Card: its text is carried out at once. Some bring Pokémon or Items, some start a battle, some let you swap Pokémon with somebody.',
  },
  'coach.ball': {
    say: (_: Reader, dex: number) =>
      `You may throw one Ball before you roll for ${pokemon(dex)}. It shifts the roll after the die has fallen, so more numbers catch. Look at the odds beside each choice, and try the best Ball.`,
  },
  'coach.ball-done': { say: () => 'Good throw. A Ball is spent whether it helps or not.' },
  'coach.ball-strayed': {
    say: () => 'Saving your Balls for stronger Pokémon: that is a plan, too.',
  },
  'coach.stop': {
    say: (r: Reader, met: Seat) =>
      `You are passing ${r.name(met)}! You may stop there and trade or fight; then the space you were headed for does not count. Let us challenge ${r.name(met)} to a battle.`,
  },
  'coach.stop-done': { say: () => 'A challenge! Only a Poké Doll card could get out of it.' },
  'coach.stop-strayed': {
    say: () => 'Walking on is fine: catching comes first. You will meet again.',
  },
  'coach.send': {
    say: () =>
      'Choose who fights. Attack strength plus one die plus cards makes your total, and the higher total wins. The loser’s Pokémon is knocked out, so pick somebody strong.',
  },
  'coach.send-done': { say: () => 'A fine choice.' },
  'coach.send-strayed': { say: () => 'A brave choice! The die may yet make up for it.' },
  'coach.bonus': {
    say: () =>
      `Before the dice fall, each side may lay up to ${BONUS_CARDS_PER_BATTLE} Attack Bonus cards aside, face down. They are spent whoever wins. One card will do.`,
  },
  'coach.bonus-done': { say: () => 'Nobody else knows how much it is worth. Now the dice fall.' },
  'coach.bonus-strayed': { say: () => 'Your cards, your call. Now the dice fall.' },
  'coach.fought': {
    say: () =>
      `The winner takes ${SPOILS} Item Cards. The loser’s Pokémon lies face down: until it is revived it cannot fight, and its power does not count.`,
  },
  'coach.crossroads': {
    say: () =>
      'Cerulean City, and the road forks. From here on you may go either way each turn. Tap a place that glows to see what it brings. I would go where stronger Pokémon live.',
  },
  'coach.crossroads-done': { say: () => 'Off you go. You may turn round whenever a new turn begins.' },
  'coach.crossroads-strayed': { say: () => 'That way is just as open to you.' },
  'coach.fly': {
    say: () =>
      'A Fly card takes you to any town at once, in place of a roll. A town far along the road has stronger Pokémon round it: try it.',
  },
  'coach.fly-done': { say: () => 'Much quicker than walking.' },
  'coach.fly-strayed': { say: () => 'The card keeps. You can fly on any later turn.' },
  'coach.time-machine': {
    say: () =>
      'A Time Machine rolls one die anew, yours or anybody’s, but the new roll stands. Use it when the roll on the table hurts you.',
  },
  'coach.revive': {
    say: () =>
      'A Pokémon Center! Revive one Pokémon for sure. With two or more knocked out you may gamble for all of them instead.',
  },
  'coach.power': {
    say: (_: Reader, power: number) =>
      `You have ${power} Power Points of the ${GOAL_POWER} you need. Reach ${GOAL_POWER} and you are called to Cinnabar Island when your turn ends; from there the way leads up to Indigo Plateau.`,
  },
  'coach.master': {
    say: () =>
      'On Indigo Plateau an exact roll takes you to the Final Battle: one Pokémon of yours, your cards and a die against a hidden Master. Win it, and you win the game.',
  },
  'coach.q.start': { say: () => 'Your turn. You may play a card first; otherwise just roll.' },
  'coach.q.move': { say: () => 'Pick one of the places that glow. Each says what you would find there.' },
  'coach.q.stop': { say: () => 'You may stop here for a trade or a battle, or walk on.' },
  'coach.q.offer': {
    say: () =>
      'Put your offer together: at least one Pokémon from each side, and cards to sweeten it. You can also go without.',
  },
  'coach.q.answer-offer': { say: () => 'Compare what you would get and give. You are free to refuse.' },
  'coach.q.ball': { say: () => 'The more numbers catch, the better. Without a Ball the die alone decides.' },
  'coach.q.reroll': { say: () => 'Reroll only if you do not like what lies there: the new roll stands.' },
  'coach.q.doll': { say: () => 'Your Poké Doll can stop this. Without it you have to go along.' },
  'coach.q.send': { say: () => 'Who fights? The odds beside each tell how it is likely to go.' },
  'coach.q.bonus': {
    say: () => 'Lay Attack Bonus cards aside if the battle matters: they are spent either way.',
  },
  'coach.q.revive': { say: () => 'Bring back the one you need most: its power counts again at once.' },
  'coach.q.event': { say: () => 'Read the card. You may play a Potion before it takes effect.' },
  'coach.q.dungeon': { say: () => 'Four legends lie here face down. Any of the chips may be any of them.' },
  'coach.q.chance': { say: () => 'Take the chip you like: no roll needed. A face-down one is a surprise.' },
  'coach.q.trade': { say: () => 'This swap cannot be refused: take a strong one, give a weak one.' },
  'coach.q.fight': { say: () => 'You must challenge somebody, near or far. Pick whoever looks weakest.' },
  'coach.q.catch-any': { say: () => 'Choose any chip of this colour, and roll to catch it.' },
  'coach.q.potion': { say: () => 'A Potion brings one knocked-out Pokémon back, and its power with it.' },
  'coach.q.discard': {
    say: () => `Only ${HAND_LIMIT} cards may stay in your hand. Let the least useful go.`,
  },
} satisfies Words;

export type LessonText = typeof lessonText;

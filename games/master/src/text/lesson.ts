/** What the coach says in the teaching match: ../lesson.ts. */
import type { Reader, Words } from '@indigo/kernel';
import { ACTIONS, CAMP_COST, COMMIT_MAX, HIT, XP_WILD } from '../data/rules.ts';
import { foeName, pokemon } from '../names.ts';

export const lessonText = {
  'coach.goal': {
    say: () =>
      'Welcome, Trainer! First you raise a team on this map, then all of you meet in the Pokémon League. Only the League decides: its winner is the Pokémon Master.',
  },
  'coach.starter': {
    say: () =>
      'Choose your first Pokémon. Its card shows its hearts, the die it fights with on the map, and its attacks for the League. Any of them will do.',
  },
  'coach.starter-done': { say: () => 'Well chosen.' },
  'coach.starter-strayed': { say: () => 'Well chosen, too.' },
  'coach.actions': {
    say: () =>
      `A turn has ${ACTIONS} actions. A step along a black road costs one, and so does dealing with what you find. White roads inside a city are free.`,
  },
  'coach.walk': {
    say: () =>
      'Hexagons are wild Pokémon, face down until somebody comes. Walk to the nearest one: it is turned up when you arrive.',
  },
  'coach.walk-done': { say: () => 'Nearer already.' },
  'coach.walk-strayed': { say: () => 'A different way, then. Wild Pokémon are what makes a team grow.' },
  'coach.meet': {
    say: () => 'You stand before a wild Pokémon. Dealing with it costs one action.',
  },
  'coach.meet-done': { say: () => 'Careful now.' },
  'coach.meet-strayed': { say: () => 'It will still be here.' },
  'coach.catch': {
    say: (_: Reader, card: number) =>
      `The wild ${pokemon(card)}: fight it for ${XP_WILD} xp, or catch it. All the balls it asks for make the catch sure, fewer leave it to a die. A catch ends your turn. Catch it!`,
  },
  'coach.catch-done': { say: () => 'Choose your balls well.' },
  'coach.catch-strayed': { say: () => 'Experience counts as well.' },
  'coach.balls': {
    say: () =>
      'Pick the balls you throw. If it breaks free you keep them, but it strikes back and your turn is over.',
  },
  'coach.caught': {
    say: (_: Reader, card: number) =>
      `${pokemon(card)} is yours, at level 1 with all its hearts. In the League you need three, so keep looking.`,
  },
  'coach.fight': {
    say: (_: Reader, card: number) =>
      `This time let us fight ${pokemon(card)}. It deals the damage on its token, you decide who takes it, and then one of yours gains a level.`,
  },
  'coach.fight-done': { say: () => 'It strikes before it falls.' },
  'coach.fight-strayed': { say: () => 'Another for the team, perhaps.' },
  'coach.damage': {
    say: () =>
      'Spread the damage so that nobody faints. A type that is super effective costs two hearts instead of one.',
  },
  'coach.xp': {
    say: () => 'One xp is one level: more hearts, better dice, and in time an evolution. Who gets it?',
  },
  'coach.camp': {
    say: () =>
      `Hearts come back in a city when your turn begins there, or anywhere by making camp for ${CAMP_COST} actions. Who has fainted wakes up in a city.`,
  },
  'coach.trainer': {
    say: (_: Reader, foe: number) =>
      `A battle with ${foeName(foe)}! Send up to ${COMMIT_MAX}. Each round your dice are rolled, every ${HIT} or more hits, and you choose whom. The trainer’s Pokémon hit back for sure.`,
  },
  'coach.adventure-over': {
    say: () =>
      'The adventure is over: here it lasts only a few rounds, otherwise until the gyms or nearly all trainers are beaten, or somebody has two fully grown Pokémon. Now comes the League.',
  },
  'coach.field': {
    say: () =>
      'The field of the League. Both sides place their Pokémon on their own edge; then they take turns, one Pokémon after the other. A side with nobody left has lost.',
  },
  'coach.act': {
    say: () =>
      'When it is its turn a Pokémon may walk as far as its speed and attack once. The attack says how far it reaches and what it hits. Get near enough, then attack.',
  },
  'coach.act-done': { say: () => 'Good.' },
  'coach.act-strayed': { say: () => 'There are many ways to fight.' },
  'coach.aim': {
    say: () =>
      'Aim: everything the shape covers is hit, so mind your own. Most shots are stopped by boulders and by whoever stands in between.',
  },
  'coach.aim-done': { say: () => 'Fire!' },
  'coach.aim-strayed': { say: () => 'As you like.' },
  'coach.master': {
    say: () =>
      'That is a League match. Knock out everybody on the other side and you win it; win the final, and you are the Pokémon Master.',
  },
  'coach.q.starter': { say: () => 'Choose the one you like best.' },
  'coach.q.act': {
    say: () => 'Walk, deal with what is here, or end your turn. Each choice says what it costs.',
  },
  'coach.q.wild': { say: () => 'Catch it for your team, or fight it for a level.' },
  'coach.q.balls': { say: () => 'The more faces your balls cover, the surer the catch.' },
  'coach.q.place': { say: () => 'Spread the damage so that nobody faints.' },
  'coach.q.xp': { say: () => 'Give the level to whoever you want to take to the League.' },
  'coach.q.choose': { say: () => 'Look at what each choice brings, and take what your team lacks.' },
  'coach.q.battle': {
    say: () => 'Finish off the weakest first: whoever faints is out of the rounds to come.',
  },
  'coach.q.leader': { say: () => 'You speak for the other side now. Fight as well as you can.' },
  'coach.q.shop': { say: () => 'Buy what you need; money left over is worth nothing later.' },
  'coach.q.trade': { say: () => 'A trade is free, and both must agree. You owe nobody one.' },
  'coach.q.prepare': {
    say: () => 'Your strongest go in front. The order you name them in is the order they act in.',
  },
  'coach.q.field': { say: () => 'Walk within reach, attack, and keep your own out of the way.' },
  'coach.q.power': { say: () => 'A power can turn a match. Use it when it counts.' },
} satisfies Words;

export type LessonText = typeof lessonText;

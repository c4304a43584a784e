/** What the coach says in the teaching match: ../lesson.ts. */
import type { Reader, Words } from '@indigo/kernel';
import { CATCHES } from '../data/colours.ts';
import { ADVANTAGE, BADGES_NEEDED, EVOLUTION_BONUS, HAND_LIMIT } from '../data/rules.ts';
import { TRAINERS } from '../data/trainers.ts';
import { cardText, colourName, either, leaderName, monName, trainerName } from '../names.ts';
import { POKEMON } from '../pokemon.ts';

const facesOf = (mon: number): string => either(CATCHES[POKEMON[mon].colour].map(String));

export const lessonText = {
  'coach.goal': {
    say: () =>
      `Welcome to the island, Trainer! Win the badges of ${BADGES_NEEDED} Gym Leaders, then the Pokémon League on Indigo Plateau. Who wins the League wins the game.`,
  },
  'coach.starter': {
    say: (_: Reader, mon: number) =>
      `${monName(mon)} is your Starter, with power ${POKEMON[mon].power}. Power is what counts in battles.`,
  },
  'coach.trainer': {
    say: (_: Reader, sort: number) =>
      `You have a Trainer card, too: ${trainerName(sort)}. ${cardText(TRAINERS[sort].id)} It works for you all the time.`,
  },
  'coach.turn': {
    say: () =>
      'Your turn. Usually you roll one die and move. Cards you may play stand beside it, and from a city you could take the train to one you have been to instead. Roll!',
  },
  'coach.turn-done': { say: () => 'Off we go.' },
  'coach.turn-strayed': { say: () => 'That is allowed, too. Rolling comes another time.' },
  'coach.move': {
    say: () =>
      'Every space that glows is in reach: any direction, no space twice. Balls are wild Pokémon, “!” spaces draw an Event, and at a city you may always stop. I would try for a Pokémon.',
  },
  'coach.move-done': { say: () => 'Good. What waits there happens at once.' },
  'coach.move-strayed': { say: () => 'Why not? There is something everywhere.' },
  'coach.wild': {
    say: (_: Reader, mon: number) =>
      `A wild ${monName(mon)}, ${colourName(POKEMON[mon].colour)}: it takes a ${facesOf(mon)} on one die. If it escapes it is weakened, and easier to catch next time.`,
  },
  'coach.caught': {
    say: (_: Reader, mon: number) =>
      `${monName(mon)} is on your team. Collect its family: with two of one line the strongest gets +${EVOLUTION_BONUS[1]} power, with three +${EVOLUTION_BONUS[2]}.`,
  },
  'coach.ball': {
    say: () =>
      'You hold a ball. It lets you shift the roll, so more faces catch; it is spent either way. Look at the odds and throw the better one.',
  },
  'coach.ball-done': { say: () => 'Now the die.' },
  'coach.ball-strayed': { say: () => 'Saved for a rarer one.' },
  'coach.items': {
    say: () =>
      `Items are yours alone to see: balls, help in battle, and tricks. You may keep ${HAND_LIMIT} at the end of a turn, unless a card says otherwise.`,
  },
  'coach.event': {
    say: () =>
      'An Event: its card is read and carried out at once. Some last for a while, some hit others, some bring Pokémon.',
  },
  'coach.city': {
    say: () =>
      'A city! Some reward the first player to reach them, some everybody’s first visit. From now on the train can take you back here.',
  },
  'coach.gym': {
    say: (_: Reader, leader: number) =>
      `${leaderName(leader)} leads the Gym here. Power, type and your die count for you; the Leader rolls no die. A draw is a win. Look at your chance, and fight.`,
  },
  'coach.gym-done': { say: () => 'Brave! A loss costs no more than your turn and the Items you lay.' },
  'coach.gym-strayed': { say: () => 'You can come back stronger: the train stops here.' },
  'coach.send': {
    say: (_: Reader, leader: number) =>
      `Whom do you send against ${leaderName(leader)}? Each type you are strong against adds ${ADVANTAGE}. At first only Pink, Green and Starter Pokémon obey you.`,
  },
  'coach.send-done': { say: () => 'The best you have.' },
  'coach.send-strayed': { say: () => 'An unusual pick. Let us see.' },
  'coach.lay': { say: () => 'An Item can add power to this fight. It is spent whether you win or lose.' },
  'coach.badge': {
    say: (_: Reader, leader: number, have: number) =>
      `${leaderName(leader)}’s badge is yours: ${have} of ${BADGES_NEEDED}. Each badge brings an Item, and stronger colours begin to obey you.`,
  },
  'coach.lost': {
    say: () => 'Not this time. Everybody is well again after a battle, so gather strength and come back.',
  },
  'coach.league': {
    say: () =>
      `With ${BADGES_NEEDED} badges you may enter Indigo Plateau in the north-east. There the players meet in the League with three Pokémon each, and whoever wins the League wins the game.`,
  },
  'coach.q.turn': { say: () => 'Play a card if it helps, otherwise roll and move.' },
  'coach.q.move': { say: () => 'Tap a space that glows to see what it brings.' },
  'coach.q.die': { say: () => 'Think of where each die would take you.' },
  'coach.q.pay': { say: () => 'Choose the Items you need least.' },
  'coach.q.after': { say: () => 'Before your turn ends you may still do one of these.' },
  'coach.q.trainer': { say: () => 'Read both cards, and keep the one that fits how you play.' },
  'coach.q.discards': { say: () => 'You hold more Items than you may keep. Let the weakest go.' },
  'coach.q.ball': { say: () => 'The more faces light up, the better your chance.' },
  'coach.q.send': { say: () => 'Send whoever has the best chance; types matter.' },
  'coach.q.lay': { say: () => 'Lay an Item if it can turn this battle. Otherwise save it.' },
  'coach.q.lock': { say: () => 'Choose your strongest family: it gets +1 and stays yours.' },
  'coach.q.card': { say: () => 'A card lets you choose. The line below says what comes of it.' },
  'coach.q.whom': { say: () => 'Choose whom it concerns. What each has stands beside the name.' },
  'coach.q.mon': { say: () => 'Choose a Pokémon: power and family say what it is worth to you.' },
  'coach.q.where': { say: () => 'Choose a place. It counts as if you had walked there.' },
  'coach.q.trade': {
    say: () => 'A trade needs both of you. Offer what you can spare for what completes a family.',
  },
  'coach.q.answer': { say: () => 'Compare what you get and what you give. You are free to refuse.' },
  'coach.q.react': {
    say: () => 'You hold a card that could change this. Use it if it helps you; passing costs nothing.',
  },
  'coach.q.league': { say: () => 'The League: think of type and power, and of whom you still need.' },
} satisfies Words;

export type LessonText = typeof lessonText;

/** Section 24: the Achievement cards, an optional module. */
import { ALL, type Card, type Rules, type Seat, seek } from '@indigo/kernel';
import { ACHIEVEMENT, FAMILY } from '../answers.ts';
import { LEADER_OF } from '../board.ts';
import { ACHIEVEMENTS, type Achievement, type AchievementId } from '../data/achievements.ts';
import { BLUE, FAMILY_OF, monOf, POKEMON, STAGES, type TypeSet, typeSet } from '../pokemon.ts';
import { ask } from '../questions.ts';
import { TRAINER_SORT } from '../sorts.ts';
import type { Hex, Mon, Player, Sort } from '../state.ts';
import { type T, tell } from '../table.ts';
import { hasStage } from '../team.ts';
import { drawEvent } from './events.ts';
import { drawItems } from './items.ts';
import { gainNext } from './supply.ts';
import { nameActive, needTrainer } from './trainer.ts';
import { opponents, playing } from './window.ts';

const WHICH = ask('which-achievement', 'H-OPT-10');
const UPGRADE = ask('upgrade', 'H-ACH-16');

const CARDS: readonly Achievement[] = ACHIEVEMENTS;
const TYPES_OF: readonly TypeSet[] = CARDS.map(({ types = [] }) => typeSet(types));

/**
 * H-OPT-07, H-OPT-10: after each complete effect the first player who meets a requirement takes the card, the active player
 * before the others, and has its reward before anything else is looked at. Called only where the module is on.
 */
export function* checkAchievements(t: T): Rules {
  while (t.s.winner < 0 && (yield* takeOne(t)));
}

function* takeOne(t: T): Rules<boolean> {
  const { s } = t;
  for (const seat of playing(t)) {
    const met: number[] = [];
    for (let i = 0; i < CARDS.length; i++) if (s.achievements[i] < 0 && meets(s, seat, i)) met.push(i);
    if (met.length === 0) continue;
    const { achievement } = yield* t.ask(seat, WHICH, () => met.map((one) => ACHIEVEMENT[one]));
    s.achievements[achievement] = seat;
    tell(t, ALL, 'achieved', seat, achievement);
    yield* reward(t, seat, achievement);
    return true;
  }
  return false;
}

/** What a player has that counts: of the state, or as a seat sees it. */
export interface Achiever {
  readonly team: readonly Mon[];
  readonly caughtLegends: readonly Mon[];
  readonly visited: number;
  readonly badges: readonly number[];
}

const meets = ({ board, players }: Hex, seat: Seat, card: number): boolean =>
  had(board, players[seat], card) >= wanted(board, card);

/** H-OPT-06, H-OPT-11: how much of a requirement is met: what is owned now counts, whatever brought it. */
export function had(board: readonly number[], player: Achiever, card: number): number {
  const { id, families, needs = 1 } = CARDS[card];
  if (families !== undefined) return familiesOf(player, TYPES_OF[card]); // H-ACH-01 to H-ACH-14
  return OWN[id as AchievementId]?.(player, needs, board) ?? 0;
}

/** How much it takes. */
export function wanted(board: readonly number[], card: number): number {
  const { id, families, needs = 1 } = CARDS[card];
  if (id === 'traveller') return board.filter((hexagon) => LEADER_OF[hexagon] >= 0).length;
  // H-ACH-19: and Eevee itself.
  return id === 'eevee-fan' ? needs + 1 : (families ?? needs);
}

function familiesOf({ team }: Achiever, types: TypeSet): number {
  const found: Mon[] = [];
  for (const mon of team) {
    if ((POKEMON[mon].types & types) !== 0 && !found.includes(FAMILY_OF[mon])) found.push(FAMILY_OF[mon]);
  }
  return found.length;
}

const EEVEE = monOf('eevee');
const different = (mons: readonly Mon[]): number => new Set(mons).size;

/** Requirements of their own: how much of each is met. */
const OWN: {
  readonly [K in AchievementId]?: (player: Achiever, needs: number, board: readonly number[]) => number;
} = {
  collector: ({ team }) => team.length, // H-ACH-15
  // H-ACH-16: all three stages of one line, in two families.
  evolutionist: ({ team }) =>
    different(
      team
        .filter((mon) => STAGES[mon].length === 2 && STAGES[mon].every((stage) => hasStage(team, stage)))
        .map((mon) => FAMILY_OF[mon]),
    ),
  'legend-hunter': ({ caughtLegends }) => caughtLegends.length, // H-ACH-17
  // H-ACH-18: every city with a Gym.
  traveller: ({ visited }, _needs, board) =>
    board.filter((hexagon, slot) => LEADER_OF[hexagon] >= 0 && ((visited >> slot) & 1) === 1).length,
  // H-ACH-19.
  'eevee-fan': ({ team }, needs) =>
    Number(team.includes(EEVEE)) +
    Math.min(needs, different(team.filter((mon) => POKEMON[mon].from === EEVEE))),
  'champion-in-the-making': ({ badges }) => badges.length, // H-ACH-20
};

function* reward(t: T, seat: Seat, card: number): Rules {
  const { id, trainer, items } = CARDS[card];
  if (trainer !== undefined) yield* callTrainer(t, seat, TRAINER_SORT[trainer]);
  if (items !== undefined) yield* drawItems(t, seat, items);
  if (id === 'evolutionist') yield* upgradeFamily(t, seat);
  if (id === 'traveller') yield* drawEvent(t, seat, 'super', t.s.players[seat].at);
  if (id === 'champion-in-the-making') yield* gainNext(t, seat, BLUE);
}

/** H-ACH-16: +1 as by a lock (H-LOCK-03), without its protection. */
function* upgradeFamily(t: T, seat: Seat): Rules {
  const { team, upgraded } = t.s.players[seat];
  const families = [...new Set(team.map((mon) => FAMILY_OF[mon]))].filter((one) => !upgraded.includes(one));
  if (families.length === 0) return;
  const { family } = yield* t.ask(seat, UPGRADE, () => families.map((one) => FAMILY[one]));
  upgraded.push(family);
  tell(t, ALL, 'upgraded', seat, family);
}

/**
 * H-OPT-08, H-OPT-09: a Trainer card out of the deck, else the discard pile, else from another player, who draws a new one and
 * has no Poké Doll against that (H-OPT-10); who is out of the League keeps it (H-LG-09). Who has it already gets the rest of the
 * reward alone.
 */
function* callTrainer(t: T, seat: Seat, sort: Sort): Rules {
  const { s } = t;
  const me = s.players[seat];
  const isIt = (card: Card): boolean => card >= 0 && s.trainers.kind[card] === sort;
  if (isIt(me.trainer) || me.spare.some(isIt)) return;
  let card = yield* seek(t, s.trainers, ALL, 'trainer', (one) => one === sort);
  const lying = s.trainerDiscard.findIndex(isIt);
  if (card === null && lying >= 0) [card] = s.trainerDiscard.splice(lying, 1);
  const holder = opponents(t, seat).find((one) => {
    const { trainer, spare } = s.players[one];
    return isIt(trainer) || spare.some(isIt);
  });
  if (card === null && holder !== undefined) {
    card = dropTrainer(s.players[holder], isIt);
    tell(t, ALL, 'trainer-called', seat, sort, holder);
    me.spare.push(card);
    yield* needTrainer(t, holder);
  } else if (card !== null) {
    tell(t, ALL, 'trainer-called', seat, sort, -1);
    me.spare.push(card);
  } else return;
  yield* nameActive(t, seat);
}

function dropTrainer(player: Player, isIt: (card: Card) => boolean): Card {
  const index = player.spare.findIndex(isIt);
  if (index >= 0) return player.spare.splice(index, 1)[0];
  const { trainer } = player;
  player.trainer = -1;
  return trainer;
}

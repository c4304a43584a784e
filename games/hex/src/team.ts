/** What a player's Pokémon are worth: evolution sets, obedience, power. */
import { BADGE_REWARDS, EVOLUTION_BONUS, UPGRADE } from './data/rules.ts';
import {
  ANCESTORS,
  BLUE,
  colourIndex,
  EVERY_TYPE,
  FAMILY_OF,
  LATER,
  POKEMON,
  STAGES,
  type TypeSet,
} from './pokemon.ts';
import type { Mon, Options, Player } from './state.ts';

/** What the worth of a player's Pokémon depends on: of the state, or as a seat sees it. */
export interface Owner {
  readonly team: readonly Mon[];
  readonly boosted: readonly Mon[];
  readonly upgraded: readonly Mon[];
}
/** And which of them may be sent into a battle. */
export type Commander = Pick<Owner, 'team'> & Readonly<Pick<Player, 'rewards'>>;

/**
 * H-PASS-01, H-PASS-03, H-PASS-04: the types of all Pokémon owned, whatever their colour. `enough`: who has all of these is asked
 * no further.
 */
export function typesOf({ team }: Pick<Owner, 'team'>, enough: TypeSet = EVERY_TYPE): TypeSet {
  let types = 0;
  for (let i = 0; i < team.length && (types & enough) !== enough; i++) types |= POKEMON[team[i]].types;
  return types;
}

/**
 * H-EVO-01, H-EVO-02, H-EVO-03, H-EVO-04: +2 for one earlier stage of its own line that is owned, +4 for two, to the most
 * evolved of the line alone (H-EVO-05, H-EVO-10). Copies count once (H-EVO-09). Owning is enough (H-EVO-07), and what counts is
 * what is owned at that moment (H-EVO-06, H-EVO-08). Eevee's evolutions are ends of lines of two (H-EEV-02, H-EEV-03,
 * H-EEV-04, H-EEV-05, H-EEV-06).
 */
export function evolutionBonus({ team }: Pick<Owner, 'team'>, mon: Mon): number {
  const earlier = STAGES[mon];
  let stages = 0;
  for (let i = 0; i < earlier.length; i++) if (hasStage(team, earlier[i])) stages++;
  return stages === 0 || hasStage(team, LATER[mon]) ? 0 : EVOLUTION_BONUS[stages];
}

/** One of the cards that are a stage of a line. */
export function hasStage(team: readonly Mon[], cards: readonly Mon[]): boolean {
  for (let i = 0; i < cards.length; i++) if (team.includes(cards[i])) return true;
  return false;
}

/** The permanent +1 of a token of its own (H-EVT-34, H-LOCK-12). */
export const tokenBonus = ({ boosted }: Owner, mon: Mon): number => (boosted.includes(mon) ? UPGRADE : 0);

/** The permanent +1 of a locked or upgraded family (H-LOCK-03). */
export function familyBonus({ team, upgraded }: Owner, mon: Mon, bonusTo: Options['lockBonus']): number {
  const family = FAMILY_OF[mon];
  if (!upgraded.includes(family)) return 0;
  if (bonusTo === 'family') return UPGRADE;
  // H-LOCK-04: the most evolved owned member only.
  const stage = ANCESTORS[mon].length;
  for (const other of team) if (FAMILY_OF[other] === family && ANCESTORS[other].length > stage) return 0;
  return UPGRADE;
}

/** H-BAT-04: printed power, evolution and upgrades. */
export const powerOf = (owner: Owner, mon: Mon, bonusTo: Options['lockBonus']): number =>
  POKEMON[mon].power + evolutionBonus(owner, mon) + familyBonus(owner, mon, bonusTo) + tokenBonus(owner, mon);

/** Which badge reward makes a colour obey, -1: it always does (H-OBEY-01). */
const REWARD_FOR: readonly number[] = [0, 1, 2, 3, 4, 5].map((colour) =>
  BADGE_REWARDS.findIndex((reward) => 'obeys' in reward && colourIndex(reward.obeys) === colour),
);

/** H-OBEY-01, H-OBEY-02, H-OBEY-03, H-OBEY-04, H-BAT-02, H-LEG-04, in the League as elsewhere (H-OBEY-06): checked when a Pokémon is chosen for a battle (H-OBEY-07). */
export function obeys({ rewards }: Pick<Player, 'rewards'>, mon: Mon): boolean {
  const { colour } = POKEMON[mon];
  const reward = REWARD_FOR[colour];
  return colour < BLUE || reward < 0 || ((rewards >> reward) & 1) === 1;
}

/** The Pokémon a player may send into a battle, each sort once, without those that fainted in it (H-BAT-19). */
export function fitFor(player: Commander, fainted: readonly Mon[]): Mon[] {
  const fit: Mon[] = [];
  for (const mon of player.team) {
    if (fit.includes(mon) || !obeys(player, mon)) continue;
    const down = count(fainted, mon);
    if (down === 0 || count(player.team, mon) > down) fit.push(mon);
  }
  return fit;
}

/** H-BAT-24: a player with no obedient Pokémon cannot be in a battle. */
export const canFight = (player: Commander): boolean => player.team.some((mon) => obeys(player, mon));

function count(list: readonly Mon[], mon: Mon): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === mon) n++;
  return n;
}

/** H-LOCK-05, H-LOCK-06, H-LOCK-09: whether a trade, free or forced, may take it. */
export const tradable = ({ locked }: Player, mon: Mon): boolean =>
  locked.length === 0 || !locked.includes(FAMILY_OF[mon]);

/** The Pokémon a trade may take, each sort once: adds the answers that name them to a list and tells how many those are. */
export function addTradable<A>(player: Player, answers: readonly A[], list: A[]): number {
  const { team } = player;
  const before = list.length;
  lookedThrough++;
  for (let i = 0; i < team.length; i++) {
    const mon = team[i];
    if (metIn[mon] === lookedThrough) continue;
    metIn[mon] = lookedThrough;
    if (tradable(player, mon)) list[list.length] = answers[mon];
  }
  return list.length - before;
}
/** Teams grow long: in which look through one each sort was last met. */
const metIn = new Float64Array(POKEMON.length);
let lookedThrough = 0;

/** A Pokémon leaves a player, with its token if it has one. */
export function leave(player: Player, mon: Mon): boolean {
  remove(player.team, mon);
  remove(player.caughtLegends, mon);
  return remove(player.boosted, mon);
}

/** H-EVT-35: a token stays on its card when that changes hands. */
export function handOver(from: Player, to: Player, mon: Mon): void {
  if (leave(from, mon)) to.boosted.push(mon);
  to.team.push(mon);
}

function remove(list: Mon[], mon: Mon): boolean {
  const index = list.indexOf(mon);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}

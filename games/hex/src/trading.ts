/** What bots make of trades. Pokémon are there for all to see, so both sides of a bargain are known. No rule depends on it. */
import type { Plain, Question, Seat } from '@indigo/kernel';
import { MON, OF } from './answers.ts';
import { FAMILY_OF, POKEMON, YELLOW } from './pokemon.ts';
import type { OpenPart } from './rules/trade.ts';
import type { Hex, Mon, Options, Player } from './state.ts';
import { obeys, powerOf, tradable } from './team.ts';

/** One Pokémon for one of somebody else's. */
interface Bargain {
  readonly other: Seat;
  readonly give: Mon;
  readonly take: Mon;
}

/** In points of power: the three strongest that obey, and the three strongest of all, who will in time. */
interface Strength {
  readonly now: number;
  readonly later: number;
  readonly legends: number;
}

/** A player's Pokémon, with what each adds to a battle as things stand. */
interface Roster {
  readonly player: Player;
  readonly powers: readonly number[];
  readonly bonusTo: Options['lockBonus'];
}

const rosterOf = (player: Player, { lockBonus }: Options): Roster => ({
  player,
  powers: player.team.map((mon) => powerOf(player, mon, lockBonus)),
  bonusTo: lockBonus,
});

/** How strong a player is who has given some and got others. Only the power of their families is another then. */
function strengthWith(
  { player, powers, bonusTo }: Roster,
  gives: readonly Mon[],
  gets: readonly Mon[],
): Strength {
  const team = player.team.slice();
  const kept = powers.slice();
  for (const mon of gives) {
    const at = team.indexOf(mon);
    team.splice(at, 1);
    kept.splice(at, 1);
  }
  team.push(...gets);
  const owner = { team, boosted: player.boosted, upgraded: player.upgraded };
  const [now, later] = [new Three(), new Three()];
  let legends = 0;
  for (let i = 0; i < team.length; i++) {
    const mon = team[i];
    const changed = hasKin(gives, mon) || hasKin(gets, mon);
    const power = changed ? powerOf(owner, mon, bonusTo) : kept[i];
    later.add(power);
    if (obeys(player, mon)) now.add(power);
    if (POKEMON[mon].colour === YELLOW) legends++;
  }
  return { now: now.sum, later: later.sum, legends };
}

function hasKin(list: readonly Mon[], mon: Mon): boolean {
  for (let i = 0; i < list.length; i++) if (FAMILY_OF[list[i]] === FAMILY_OF[mon]) return true;
  return false;
}

/** The three highest powers. */
class Three {
  private first = 0;
  private second = 0;
  private third = 0;

  add(power: number): void {
    if (power <= this.third) return;
    if (power <= this.second) {
      this.third = power;
      return;
    }
    this.third = this.second;
    this.second = Math.min(power, this.first);
    this.first = Math.max(power, this.first);
  }

  get sum(): number {
    return this.first + this.second + this.third;
  }
}

/** What a change brings. Who is weaker in the end has lost by it, whatever it brings now. */
function gainFrom(before: Strength, after: Strength): number {
  const later = after.later - before.later;
  if (later < 0) return later;
  return later + after.now - before.now + LEGEND * (after.legends - before.legends);
}
/** A Legendary is worth more than its power says. */
const LEGEND = 6;

/** What it costs to give one up. */
export function lossOf({ players, options }: Hex, seat: Seat, mon: Mon): number {
  const roster = rosterOf(players[seat], options);
  return -gainFrom(strengthWith(roster, [], []), strengthWith(roster, [mon], []));
}

/** Both get stronger. Who has nobody else to fear minds that the other gets more; among several it pays all the same, within reason. */
function isFair(mine: number, theirs: number, two: boolean): boolean {
  return mine > 0 && (two ? mine >= theirs : ENVY * mine >= theirs);
}
/** How many times as much somebody else may get. */
const ENVY = 2;

const areTwo = ({ players }: Hex): boolean => players.filter(({ out }) => !out).length === 2;

/** The best that both would agree to: the most for who gets less. */
export function bargainOf(s: Hex, seat: Seat): Bargain | null {
  const { players, options } = s;
  const two = areTwo(s);
  const rosters = players.map((player) => rosterOf(player, options));
  const now = rosters.map((roster) => strengthWith(roster, [], []));
  /** What of one's Pokémon would make another stronger. */
  const useful = (from: Seat, to: Seat): readonly Mon[] =>
    players[from].team.filter(
      (mon, at, team) =>
        team.indexOf(mon) === at &&
        tradable(players[from], mon) &&
        !players[to].team.includes(mon) &&
        gainFrom(now[to], strengthWith(rosters[to], [], [mon])) > 0,
    );
  let [found, most]: [Bargain | null, number] = [null, 0];
  for (let other = 0; other < players.length; other++) {
    if (other === seat || players[other].out) continue;
    const gives = useful(seat, other);
    if (gives.length === 0) continue;
    for (const take of useful(other, seat)) {
      for (const give of gives) {
        const mine = gainFrom(now[seat], strengthWith(rosters[seat], [give], [take]));
        if (mine <= most) continue;
        const theirs = gainFrom(now[other], strengthWith(rosters[other], [take], [give]));
        if (theirs <= most || !isFair(mine, theirs, two) || !isFair(theirs, mine, two)) continue;
        [found, most] = [{ other, give, take }, Math.min(mine, theirs)];
      }
    }
  }
  return found;
}

/** Nobody offers again and again what was refused. */
export const mayAsk = ({ turn, players }: Hex, seat: Seat): boolean =>
  players[seat].offered === 0 || turn - players[seat].offered > REST * players.length;
/** In turns of a player. */
const REST = 4;

/** Whom to offer a trade, by index. */
export function partnerOf(s: Hex, options: readonly { readonly seat: Seat }[], seat: Seat): number {
  const bargain = bargainOf(s, seat);
  return Math.max(
    0,
    options.findIndex((option) => option.seat === bargain?.other),
  );
}

/** The next part of an offer to somebody, by index, or the last, which closes it. */
export function offerPart(s: Hex, options: readonly Plain[], seat: Seat): number {
  const bargain = bargainOf(s, seat);
  if (bargain === null) return options.length - 1;
  const { other, give, take } = bargain;
  const parts: readonly Plain[] = [MON[give], OF(other, take)];
  const at = options.findIndex((option) => parts.includes(option));
  return at < 0 ? options.length - 1 : at;
}

/** To accept, or to refuse: what somebody gets has to be worth what is given. Items count alike, for nobody else knows them. */
export function answerOffer(s: Hex, options: readonly Plain[], seat: Seat, { about }: Question): number {
  const [from, open, given, wanted] = about as unknown as readonly [
    Seat,
    readonly OpenPart[],
    number,
    number,
  ];
  // What a Trainer is worth nobody reckons.
  if (open.some((part) => 'trainer' in part)) return 0;
  const gives = open.flatMap((part) => ('theirs' in part ? [part.theirs] : []));
  const gets = open.flatMap((part) => ('mon' in part ? [part.mon] : []));
  const items = ITEM * (given - wanted);
  const gain = (side: Seat, less: readonly Mon[], more: readonly Mon[]): number => {
    const roster = rosterOf(s.players[side], s.options);
    return gainFrom(strengthWith(roster, [], []), strengthWith(roster, less, more));
  };
  const mine = gain(seat, gives, gets) + items;
  const theirs = gain(from, gets, gives) - items;
  // Who cannot accept has one answer only.
  return isFair(mine, theirs, areTwo(s)) ? options.length - 1 : 0;
}

/** What an Item is worth, in points of power counted twice, about. */
const ITEM = 3;

/** What bots make of trades. Pokémon are there for all to see, so both sides of a bargain are known. No rule depends on it. */
import type { Plain, Question, Seat } from '@indigo/kernel';
import { MON, OF } from './answers.ts';
import { POKEMON, YELLOW } from './pokemon.ts';
import type { OpenPart } from './rules/trade.ts';
import type { Hex, Mon, Options, Player } from './state.ts';
import { obeys, powerOf, tradable } from './team.ts';

/** One Pokémon for one of somebody else's. */
export interface Bargain {
  readonly other: Seat;
  readonly give: Mon;
  readonly take: Mon;
}

type Team = Pick<Player, 'boosted' | 'upgraded' | 'rewards'> & { readonly team: readonly Mon[] };

/** In points of power: the three strongest that obey, the three strongest of all, who will in time, and Legendaries. */
function strength(player: Team, lockBonus: Options['lockBonus']): number {
  const all: number[] = [];
  const now: number[] = [];
  let legends = 0;
  for (const mon of player.team) {
    const power = powerOf(player, mon, lockBonus);
    all.push(power);
    if (obeys(player, mon)) now.push(power);
    if (POKEMON[mon].colour === YELLOW) legends++;
  }
  return three(now) + three(all) + LEGEND * legends;
}
/** A Legendary is worth more than its power says. */
const LEGEND = 6;

const three = (powers: number[]): number =>
  powers
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, power) => sum + power, 0);

/** What a player gains by giving some and getting others. */
function gain(player: Player, gives: readonly Mon[], gets: readonly Mon[], { lockBonus }: Options): number {
  const team = player.team.slice();
  for (const mon of gives) team.splice(team.indexOf(mon), 1);
  team.push(...gets);
  return strength({ ...player, team }, lockBonus) - strength(player, lockBonus);
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
  const me = s.players[seat];
  const two = areTwo(s);
  let [found, most]: [Bargain | null, number] = [null, 0];
  s.players.forEach((them, other) => {
    if (other === seat || them.out) return;
    const gives = useful(me, them, s.options);
    if (gives.length === 0) return;
    for (const take of useful(them, me, s.options)) {
      for (const give of gives) {
        const mine = gain(me, [give], [take], s.options);
        const theirs = gain(them, [take], [give], s.options);
        if (!isFair(mine, theirs, two) || !isFair(theirs, mine, two)) continue;
        const less = Math.min(mine, theirs);
        if (less > most) [found, most] = [{ other, give, take }, less];
      }
    }
  });
  return found;
}

/** What of one's Pokémon would make the other stronger. */
const useful = (from: Player, to: Player, options: Options): readonly Mon[] =>
  from.team.filter(
    (mon, at) =>
      from.team.indexOf(mon) === at &&
      tradable(from, mon) &&
      !to.team.includes(mon) &&
      gain(to, [], [mon], options) > 0,
  );

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
  const mine = gain(s.players[seat], gives, gets, s.options) + items;
  const theirs = gain(s.players[from], gets, gives, s.options) - items;
  // Who cannot accept has one answer only.
  return isFair(mine, theirs, areTwo(s)) ? options.length - 1 : 0;
}

/** What an Item is worth, in points of power counted twice, about. */
const ITEM = 3;

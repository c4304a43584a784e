/** The odds of options: which gamble each is, and the lines that tell how it came out. */
import type { Likely, Odds, Say, Seat } from '@indigo/kernel';
import { partOf } from '../battle-scene.ts';
import { catching, chanceInPile, chanceOf, chanceOfUnseen, chancesOf } from '../chances.ts';
import { ITEMS } from '../data/items.ts';
import { BLUE, FAMILY_OF, monOf, PINK, POKEMON } from '../pokemon.ts';
import { newSide } from '../rules/battle.ts';
import { ballReach, isBall, spanOf } from '../rules/capture.ts';
import { sends } from '../rules/gym.ts';
import { type Field, itemBonus, muster, totalOf } from '../rules/sums.ts';
import { effectSeen, fieldSeen, type Seen, seatSeen } from '../seen.ts';
import { ITEM_SORT } from '../sorts.ts';
import type { Mon, Sort } from '../state.ts';
import { fitFor } from '../team.ts';
import { type BattleView, type HexView, type SideView, sideSeen } from '../view.ts';

/** Who would be asked for an Item for a 1 (Silver) declines it. */
const declines = (...players: readonly Seen[]): readonly string[] =>
  players.some((player) => effectSeen(player).rolled !== undefined) ? ['no'] : [];

// ── captures ──

/** What is to be captured; `mon` -1: it lies face down. */
export interface Target {
  readonly mon: Mon | -1;
  readonly colour: number;
  readonly weakened: boolean;
}

/** A ball is thrown, -1: none, with what helped before it. */
export interface Throw {
  readonly ball: Sort | -1;
  readonly span: number;
}

/** One attempt with all that helps. Whoever is still asked throws no further ball and as many dice as may be. */
export function captureOdds(view: HexView, seat: Seat, target: Target, thrown?: Throw): Odds {
  const me = seatSeen(view, seat);
  const effect = effectSeen(me);
  const dice = effect.twoToCapture === true ? 2 : 1;
  const given = [
    ...(ballsLeft(view, me, thrown) > 0 ? ['nothing'] : []),
    ...(dice > 1 ? [String(dice)] : []),
    ...declines(me),
  ];
  const { mon, colour, weakened } = target;
  if (mon < 0) {
    const told = { say: ['catches'], yes: [['caught', seat]], no: [['missed', seat]] } as const;
    return { chance: chanceOfUnseen(view, me, colour, dice), ...told, ...granted(given), ...guessed(view) };
  }
  const span = thrown?.span ?? spanOf(effect, mon, weakened);
  const more = thrown === undefined || thrown.ball < 0 ? 0 : ballReach(thrown.ball);
  return { ...rollOdds(seat, mon, span + more, dice), ...granted(given) };
}

/** Balls that may still be thrown: after one of them no other, but where several may be (H-CAP-13). */
function ballsLeft({ options }: HexView, { hand }: Seen, thrown: Throw | undefined): number {
  const balls = hand.filter(isBall).length;
  if (thrown === undefined) return balls;
  return thrown.ball < 0 || options.balls === 'one' ? 0 : balls - 1;
}

/** H-HID-05: nobody knows what a Random roster has. */
const guessed = ({ options }: HexView): Pick<Odds, 'unseen'> =>
  options.setup === 'random' ? { unseen: true } : {};

const granted = (given: readonly string[]): Pick<Odds, 'given'> => (given.length > 0 ? { given } : {});

/** So many dice for a Pokémon, the ball thrown and all else settled. */
export function diceOdds(view: HexView, seat: Seat, mon: Mon, span: number, dice: number): Odds {
  return { ...rollOdds(seat, mon, span, dice), ...granted(declines(seatSeen(view, seat))) };
}

/** So many dice on this one, with all that helps. */
export function rollOdds(seat: Seat, mon: Mon, span: number, dice: number): Odds {
  const faces = catching(mon, span);
  return {
    chance: chanceOf(faces, dice),
    ...(dice === 1 && { faces }),
    say: ['catches'],
    yes: [['caught', seat, mon]],
    no: [['missed', seat, mon]],
  };
}

/** A die of a capture roll is rolled again: it catches, or for others, it fails. */
function recatchOdds(
  view: HexView,
  seat: Seat,
  { dice, rollers, aim: [mon, span] }: Rolled,
  die: number,
): Odds {
  const roller = rollers[die];
  const faces = catching(mon, span);
  const caught = dice.some((pips, i) => i !== die && faces.includes(pips));
  const chance = caught ? 1 : chanceOf(faces, 1);
  const yes: Say = ['caught', roller, mon];
  const no: Say = ['missed', roller, mon];
  const more = granted(declines(seatSeen(view, roller)));
  return roller === seat
    ? { chance, ...(!caught && { faces }), say: ['catches'], yes: [yes], no: [no], ...more }
    : { chance: 1 - chance, say: ['escapes'], yes: [no], no: [yes], ...more };
}

/** The pile has such a Pokémon. */
export const searchOdds = (view: HexView, seat: Seat, colour: number, type: number): Odds => ({
  chance: chanceInPile(view, colour, (mon) => ((POKEMON[mon].types >> type) & 1) === 1),
  say: ['finds'],
  yes: [['gained', seat]],
  no: [['not-found', colour, type]],
  ...guessed(view),
});

/** One of the piles has a relative. */
export function breedOdds(view: HexView, seat: Seat, family: Mon): Odds {
  let missed = 1;
  for (let colour = BLUE; colour >= PINK; colour--)
    missed *= 1 - chanceInPile(view, colour, (mon) => FAMILY_OF[mon] === family);
  return {
    chance: 1 - missed,
    say: ['finds'],
    yes: [['gained', seat]],
    no: [['no-relative']],
    ...guessed(view),
  };
}

// ── battles ──

/** A side as a battle begins. */
const noneSent = (seat: Seat | -1): SideView => sideSeen(newSide(seat), () => null);

const sideOf = ({ sides }: BattleView, seat: Seat): 0 | 1 => (sides[1].seat === seat ? 1 : 0);

/** The battle with one side changed. */
const changed = (battle: BattleView, at: 0 | 1, change: Partial<SideView>): BattleView => {
  const [a, b] = battle.sides;
  return { ...battle, sides: at === 0 ? [{ ...a, ...change }, b] : [a, { ...b, ...change }] };
};

/** With one more Pokémon sent: against a dual Leader beside the first, elsewhere in place of whoever stood there. */
export function withSent(battle: BattleView, seat: Seat, mon: Mon): BattleView {
  const at = sideOf(battle, seat);
  const before = battle.kind === 'gym' ? battle.sides[at].sent : [];
  return changed(battle, at, { sent: [...before, POKEMON[mon].id] });
}

/** With an Item laid for one of them; -1: none. */
export function withItem(battle: BattleView, seat: Seat, item: Sort | -1, bearer: Mon): BattleView {
  if (item < 0) return battle;
  const at = sideOf(battle, seat);
  const { items, bearers } = battle.sides[at];
  return changed(battle, at, {
    items: [...items, ITEMS[item].id],
    bearers: [...bearers, POKEMON[bearer].id],
  });
}

/** Nobody has laid or rolled anything yet. */
const fresh = ({ sides: [a, b], ...battle }: BattleView): BattleView => {
  const again = ({ seat, sent, fainted, lost }: SideView): SideView => ({
    ...noneSent(seat),
    sent,
    fainted,
    lost,
  });
  return { ...battle, sides: [again(a), again(b)] };
};

/** Of these, for how many an Item is asked for: in a duel for each, else where one counts (H-GYM-14, H-E4-18). */
function laysFor(
  view: HexView,
  seat: Seat,
  { kind }: BattleView,
  mons: readonly string[],
  spent: Sort | -1 = -1,
): number {
  const { hand } = seatSeen(view, seat);
  const left = hand.toSpliced(hand.indexOf(spent), spent < 0 ? 0 : 1);
  if (kind !== 'gym' && kind !== 'elite') return left.length > 0 ? mons.length : 0;
  return mons.filter((id) => left.some((sort) => itemBonus(sort, monOf(id)) > 0)).length;
}

/** How a duel comes out once nothing but dice is open. `lays`: Items still asked for, which are declined. */
function fightOdds(view: HexView, battle: BattleView, seat: Seat, lays: number, say?: Say): Odds {
  const { kind, foe, sides } = battle;
  const at = sideOf(battle, seat);
  const other = sides[1 - at];
  const { wins, draws, faces, sums } = chancesOf(fieldSeen(view, battle), at);
  const players = sides.flatMap((side) => (side.seat < 0 ? [] : [seatSeen(view, side.seat)]));
  const given = [...Array.from({ length: lays }, () => 'nothing'), ...declines(...players)];
  // What an opponent may still lay nobody knows.
  const unseen = other.seat >= 0 && other.laid < 0 && view.players[other.seat].cards > 0;
  const outcome: Pick<Odds, 'chance' | 'yes' | 'no'> =
    kind === 'gym'
      ? { chance: wins + draws, yes: [['beat-leader', seat, foe]], no: [['lost-to-leader', seat, foe]] }
      : other.seat < 0
        ? {
            chance: wins,
            yes: [['elite-faints', foe]],
            no: [
              ['faints', seat],
              ['elite-both-faint', seat],
            ],
          }
        : { chance: wins, yes: [['faints', other.seat]], no: [['faints', seat], ['both-faint']] };
  return {
    ...outcome,
    ...(faces !== null && { faces }),
    say: say ?? (unseen ? ['wins-bare'] : ['wins-duel']),
    sum: { parts: sums[0].map(partOf), against: sums[1].map(partOf) },
    ...granted(given),
    ...(unseen && { unseen }),
  };
}

/** A Pokémon is sent: undefined while somebody else is still to be chosen. */
export function sendOdds(view: HexView, seat: Seat, mon: Mon): Odds | undefined {
  if (view.battle === null) return undefined;
  let battle = withSent(view.battle, seat, mon);
  const at = sideOf(battle, seat);
  const lays = laysFor(view, seat, battle, battle.sides[at].sent);
  if (battle.kind === 'gym' && battle.sides[at].sent.length < sends(battle.foe)) return undefined;
  const other = battle.sides[1 - at];
  if (other.seat >= 0 && other.sent.length === 0) {
    // Known all the same where there is but one.
    const [only, ...more] = fitFor(seatSeen(view, other.seat), other.fainted.map(monOf));
    if (only === undefined || more.length > 0) return undefined;
    battle = withSent(battle, other.seat, only);
  }
  return fightOdds(view, battle, seat, lays);
}

/** An Item is laid, -1: none. `left`: how many of those sent come after its bearer. */
export function layOdds(
  view: HexView,
  seat: Seat,
  item: Sort | -1,
  bearer: Mon,
  left: number,
): Odds | undefined {
  if (view.battle === null) return undefined;
  const { sent } = view.battle.sides[sideOf(view.battle, seat)];
  const after = sent.slice(sent.length - left);
  const lays = laysFor(view, seat, view.battle, after, item);
  return fightOdds(view, withItem(view.battle, seat, item, bearer), seat, lays);
}

/** A Potion: the same Pokémon once more, without Items. */
export function againOdds(view: HexView, seat: Seat): Odds | undefined {
  if (view.battle === null) return undefined;
  const battle = fresh(view.battle);
  const lays = laysFor(view, seat, battle, battle.sides[sideOf(battle, seat)].sent, ITEM_SORT.potion);
  return fightOdds(view, battle, seat, lays);
}

/** Dice that lie, who rolled them, and of a capture what for. */
export interface Rolled {
  readonly why: string;
  readonly dice: readonly number[];
  readonly rollers: readonly number[];
  readonly aim: readonly number[];
}

/** One of them is rolled again. */
export function rerollOdds(view: HexView, seat: Seat, rolled: Rolled, die: number): Odds | undefined {
  if (rolled.why === 'catch') return recatchOdds(view, seat, rolled, die);
  const { battle } = view;
  if (battle === null || !battle.sides.some((side) => side.seat === seat)) return undefined;
  if (rolled.why === 'battle')
    return fightOdds(view, changed(battle, die === 0 ? 0 : 1, { die: 0 }), seat, 0);
  if (rolled.why !== 'elite') return undefined;
  const open = die === 2 ? { bonus: 0 } : { die: 0 };
  return fightOdds(view, changed(battle, die === 0 ? 0 : 1, open), seat, 0);
}

/** What this seat's own die of a battle leads to, just before it falls. What the others have rolled lies already. */
export function throwOdds(view: HexView, seat: Seat): Likely | null {
  const { battle } = view;
  if (battle === null || !battle.sides.some((side) => side.seat === seat)) return null;
  const at = sideOf(battle, seat);
  const { chance, faces, say, sum } = fightOdds(view, changed(battle, at, { die: 0 }), seat, 0);
  const hidden = battle.sides[1 - at].items.includes(null);
  return { chance, ...(faces && { faces }), say: hidden ? ['wins-but-item'] : say, ...(sum && { sum }) };
}

/** The best a player could send against a Leader, and how that would come out without an Item. */
export function challengeOdds(view: HexView, seat: Seat, leader: number): Odds {
  const me = seatSeen(view, seat);
  let battle: BattleView = {
    kind: 'gym',
    foe: leader,
    sides: [noneSent(seat), noneSent(-1)],
  };
  const ids: string[] = [];
  const best: Mon[] = [];
  while (best.length < sends(leader)) {
    const fit = fitFor(me, best);
    const chosen = strongest(view, battle, fit);
    if (fit.length > 1) ids.push(POKEMON[chosen].id);
    best.push(chosen);
    battle = withSent(battle, seat, chosen);
  }
  const lays = laysFor(view, seat, battle, battle.sides[0].sent);
  const odds = fightOdds(view, battle, seat, lays, ['wins-with', best]);
  return { ...odds, ...granted([...ids, ...((odds.given as readonly string[] | undefined) ?? [])]) };
}

/** Are there enough who obey to stand against a Leader? */
export const mayFight = (view: HexView, seat: Seat, leader: number): boolean =>
  fitFor(seatSeen(view, seat), []).length >= sends(leader);

/** The best of a team against one of somebody else's, without Items; null where nobody obeys. */
export function bestOdds(view: HexView, seat: Seat, foe: Seat, mon: Mon): Likely | null {
  const fit = fitFor(seatSeen(view, seat), []);
  if (fit.length === 0) return null;
  const begun: BattleView = { kind: 'same-space', foe: -1, sides: [noneSent(seat), noneSent(foe)] };
  const battle = withSent(begun, foe, mon);
  const best = strongest(view, battle, fit);
  const { wins, sums } = chancesOf(fieldSeen(view, withSent(battle, seat, best)), 0);
  return {
    chance: wins,
    say: ['wins-with', [best]],
    sum: { parts: sums[0].map(partOf), against: sums[1].map(partOf) },
  };
}

/** Whoever leaves the best margin beside those sent before. */
function strongest(view: HexView, battle: BattleView, fit: readonly Mon[]): Mon {
  const field = fieldSeen(view, battle);
  const [mine, theirs] = field.sides;
  let [best, most] = [fit[0], Number.NEGATIVE_INFINITY];
  for (const mon of fit) {
    const tried: Field = { ...field, sides: [{ ...mine, sent: [...mine.sent, mon] }, theirs] };
    const margin = totalOf(muster(tried, 0)) - totalOf(muster(tried, 1));
    if (margin > most) [best, most] = [mon, margin];
  }
  return best;
}

/** What the lines of the story mean. */
import type { Art, Ceremony, LineMeaning, MeaningTables, Result, Say, Seat } from '@indigo/kernel';
import { SPACES } from '../board.ts';
import { EVENTS } from '../data/events.ts';
import { ITEMS } from '../data/items.ts';
import { LEADERS } from '../data/leaders.ts';
import { SUPER_EVENTS } from '../data/super-events.ts';
import { TRAINERS } from '../data/trainers.ts';
import { badgesZone, monPiece, pawnPiece, slotPiece } from '../faces.ts';
import { POKEMON, YELLOW } from '../pokemon.ts';
import type { Sums } from '../rules/sums.ts';
import type { Mon, Sort } from '../state.ts';
import type { words } from '../text/words.ts';
import type { HexView } from '../view.ts';
import { rollOdds, throwOdds } from './odds.ts';

const SECRET: LineMeaning = { secret: true };
const itemArt = (sort: Sort): Art => ({ kind: 'item', of: ITEMS[sort].id });
const monArt = (mon: Mon): Art => ({ kind: 'wild', of: POKEMON[mon].id, figure: POKEMON[mon].power });
const DEALT: LineMeaning = { tone: 'deal' };
const TURNED: LineMeaning = { tone: 'flip' };
/** Both sums are looked at before anything else happens. */
const SUMMED: LineMeaning = { pause: true };

/** By what a battle was decided: both sums, where sums did. */
const bySums = (sums: Sums): Say[] =>
  sums.flatMap((parts): Say[] => (parts.length === 0 ? [] : [['sum-line', parts]]));

/** And what it cost: an Item laid is gone. */
function spent([parts]: Sums): Say[] {
  const items = parts.filter(([what]) => what === 'item').length;
  return items > 0 ? [['items-spent', items]] : [];
}

const againstCard = (won: boolean, say: Say, seat: Seat, sums: Sums): LineMeaning => {
  const result: Result = {
    winner: won ? seat : null,
    losers: won ? [] : [seat],
    say,
    lines: [...bySums(sums), ...spent(sums)],
  };
  return { tone: won ? 'caught' : 'out', result };
};

/** No round has seeds: who meets whom is drawn or chosen. */
const league = (say: Say, pairs: readonly (readonly Seat[])[]): Ceremony => ({
  kind: 'league',
  say,
  seeds: [],
  pairs,
});

const isFought = (why: string): boolean => why === 'battle' || why === 'elite';

export const lines: MeaningTables<typeof words, HexView>['lines'] = {
  refused: (other, from) => ({
    tone: 'missed',
    result: { winner: null, losers: [from], say: ['refused', other, from], lines: [] },
  }),
  turn: (seat, no) => ({ tone: 'turn', turn: { seat, no } }),
  rolled: (seat, pips, why) => ({
    tone: 'dice',
    dice: [{ seat, pips }],
    // In a battle what lies decides what one's own must show.
    ...(isFought(why) && { keeps: true }),
    // An Elite Trainer's die falls by itself.
    ...(seat >= 0 && { beat: { seat, say: ['beat.roll', why], act: ['act.roll'] } }),
  }),
  'rolled-to-catch': (seat, pips, mon, span, dice) => ({
    tone: 'dice',
    dice: [{ seat, pips }],
    beat: { seat, say: ['beat.catch', mon], act: ['act.roll'], odds: rollOdds(seat, mon, span, dice) },
  }),
  moved: (seat, _to, _how, path) => ({
    tone: 'step',
    ...(path.length > 1 && {
      walk: { piece: pawnPiece(seat), path: path.map((space) => SPACES[space].id) },
    }),
  }),
  'got-items': (sorts) => ({ ...SECRET, cards: { arts: sorts.map(itemArt) } }),
  'stole-these': (thief, victim, sorts) => ({
    ...SECRET,
    cards: { arts: sorts.map(itemArt), for: [thief, victim] },
  }),
  'saw-events': SECRET,
  'offered-items': SECRET,
  'drew-items': DEALT,
  'trainer-drawn': (_seat, sort) => ({
    tone: 'deal',
    cards: { arts: [{ kind: 'trainer', of: TRAINERS[sort].id }] },
  }),
  sent: { ...DEALT, keeps: true },
  laid: { keeps: true },
  'drew-event': (_seat, deck, sort) => ({
    tone: 'flip',
    cards: { arts: [{ kind: deck, of: (deck === 'event' ? EVENTS : SUPER_EVENTS)[sort].id }] },
  }),
  appeared: { ...TURNED, shows: true },
  'turned-up': TURNED,
  shown: { tone: 'flip', pause: true },
  'fossils-shown': { tone: 'flip', pause: true },
  caught: (seat, mon, pips, helps) => ({
    tone: 'caught',
    seen: [seat],
    ...(POKEMON[mon].colour === YELLOW && {
      ceremony: {
        kind: 'legend',
        seat,
        art: { kind: 'member', of: POKEMON[mon].id },
        say: ['caught', seat, mon, pips, helps],
      },
    }),
    result: {
      winner: seat,
      losers: [],
      say: ['caught', seat, mon, pips, helps],
      lines: [['mon', mon]],
      art: monArt(mon),
      // A Legendary is worth standing still for.
      ...(POKEMON[mon].colour !== YELLOW && { brief: true }),
    },
  }),
  missed: (seat, mon, pips, helps) => ({
    tone: 'missed',
    seen: [seat],
    result: {
      winner: null,
      losers: [seat],
      say: ['missed', seat, mon, pips, helps],
      lines: [],
      art: monArt(mon),
      brief: true,
    },
  }),
  'traded-mons': (seat, mon, other, theirs) => ({
    result: {
      winner: seat,
      losers: [other],
      say: ['traded-mons', seat, mon, other, theirs],
      lines: [],
      art: monArt(theirs),
    },
  }),
  'trainers-swapped': (seat, other) => ({
    result: { winner: seat, losers: [other], say: ['trainers-swapped', seat, other], lines: [] },
  }),
  accepted: (other, seat) => ({
    tone: 'deal',
    result: { winner: null, losers: [seat, other], say: ['accepted', other, seat], lines: [] },
  }),
  weakened: (_mon, space) => ({
    hit: { piece: slotPiece(space), from: null, say: ['is-weakened'], mood: 'hurt' },
  }),
  stole: (thief, victim, n) => ({
    hit: { piece: pawnPiece(victim), from: pawnPiece(thief), say: ['loses-items', n], mood: 'hurt' },
  }),
  'must-skip': (seat, n) => ({
    hit: { piece: pawnPiece(seat), from: null, say: ['must-skip-turns', n], mood: 'hurt' },
  }),
  'extra-turn': (seat) => ({
    hit: { piece: pawnPiece(seat), from: null, say: ['extra-turns', 1], mood: 'cured' },
  }),
  totals: SUMMED,
  'gym-totals': SUMMED,
  'elite-totals': SUMMED,
  faints: (seat, mon) => ({
    tone: 'out',
    hit: { piece: monPiece(mon, seat), from: null, say: ['is-out-cold'], mood: 'out' },
  }),
  'both-faint': { tone: 'out' },
  'elite-faints': { tone: 'caught' },
  'elite-both-faint': { tone: 'out' },
  'battle-won': (winner, kind, loser, sums, [mine, theirs]) => ({
    result: {
      winner: winner < 0 ? null : winner,
      losers: [loser],
      say: ['battle-won', winner, kind, loser, sums, [mine, theirs]],
      lines: [
        ...bySums(sums),
        ...(kind === 'league'
          ? ([
              ['fallen-line', winner, mine],
              ['fallen-line', loser, theirs],
            ] as Say[])
          : []),
      ],
    },
  }),
  'beat-leader': (seat, leader, sums) => againstCard(true, ['beat-leader', seat, leader, sums], seat, sums),
  'lost-to-leader': (seat, leader, sums) =>
    againstCard(false, ['lost-to-leader', seat, leader, sums], seat, sums),
  'beat-elite': (seat, elite, sums) => againstCard(true, ['beat-elite', seat, elite, sums], seat, sums),
  'lost-to-elite': (seat, elite, sums) =>
    againstCard(false, ['lost-to-elite', seat, elite, sums], seat, sums),
  badge: (seat, leader, n) => ({
    ceremony: {
      kind: 'badge',
      seat,
      art: { kind: 'badge', of: LEADERS[leader].id },
      to: badgesZone(seat),
      say: ['badge', seat, leader, n],
    },
  }),
  'drawn-pairs': (a, b, c, d) => ({
    ceremony: league(
      ['drawn-pairs', a, b, c, d],
      [
        [a, b],
        [c, d],
      ],
    ),
  }),
  semifinalists: (seats) => ({
    ceremony: league(
      ['semifinalists', seats],
      seats.map((seat) => [seat]),
    ),
  }),
  finalists: (a, b) => ({ ceremony: league(['finalists', a, b], [[a, b]]) }),
  achieved: (seat, card) => ({
    tone: 'caught',
    result: {
      winner: seat,
      losers: [],
      say: ['achieved', seat, card],
      lines: [['achievement-text', card]],
    },
  }),
  'park-over': (order, captures, powers) => ({
    ...(order.length > 0 && {
      result: {
        winner: order[0],
        losers: order.slice(1),
        say: ['park-over', order, captures, powers],
        lines: [],
      },
    }),
  }),
  'out-of-league': (seat) => ({
    tone: 'out',
    result: { winner: null, losers: [seat], say: ['out-of-league', seat], lines: [] },
  }),
  master: (seat) => ({
    tone: 'won',
    result: { winner: seat, losers: [], say: ['master', seat], lines: [] },
  }),
};

/** What a die rolled by hand may lead to, as the table stands before it falls. */
export const beats: NonNullable<MeaningTables<typeof words, HexView>['beats']> = {
  rolled: ({ view, seat }, _seat, _pips, why) => (isFought(why) ? throwOdds(view, seat) : null),
};

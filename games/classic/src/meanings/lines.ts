/** What a line of the story means: who walked where, what was thrown, what deserves a pause, how things came out. */
import type { Art, Likely, LineMeaning, MeaningTables, Result, Seat } from '@indigo/kernel';
import { ARRIVAL, CINNABAR, SPACES } from '../board.ts';
import { CHIPS } from '../data/chips.ts';
import { EVENTS } from '../data/events.ts';
import { ITEMS } from '../data/items.ts';
import { RIVALS } from '../data/rivals.ts';
import { DICE_CHALLENGE_FACES } from '../data/rules.ts';
import { moverPiece } from '../faces.ts';
import { FACES } from '../rules/dice.ts';
import type { Dex } from '../state.ts';
import type { SumPart } from '../sums.ts';
import type { words } from '../text/words.ts';
import type { ClassicView } from '../view.ts';
import { moveOdds, throwOdds } from './odds.ts';

const walks = (seat: Seat, from: number, path: readonly number[]): LineMeaning => ({
  tone: 'step',
  walk: { piece: moverPiece(seat), path: [from, ...path].map((at) => SPACES[at].id) },
});

const masterOf = (parts: readonly SumPart[]): number => parts.find(([what]) => what === 'master')?.[2] ?? -1;

const thrown = (seat: Seat, pips: number): LineMeaning => ({ tone: 'dice', dice: [{ seat, pips }] });

const REVIVING: Likely = {
  chance: DICE_CHALLENGE_FACES.length / FACES.length,
  faces: DICE_CHALLENGE_FACES,
  say: ['odds.revives'],
};

const chipArt = (dex: Dex): Art => ({ kind: 'chip', of: String(dex), figure: CHIPS[dex - 1].power });

const rivalArt = (rival: number): Art => ({ kind: 'rival', of: String(RIVALS[rival].dex) });

/** Item Cards that are seen; `seats` go on when they have seen them. */
const turned = (sorts: readonly number[], seats?: readonly Seat[]): Pick<LineMeaning, 'cards'> =>
  sorts.length === 0
    ? {}
    : {
        cards: {
          arts: sorts.map((sort) => ({ kind: 'card', of: ITEMS[sort].id })),
          ...(seats !== undefined && { for: seats }),
        },
      };

/** Lines that only those hear whom they concern. */
const SECRET: LineMeaning = { secret: true };

export const lines: MeaningTables<typeof words, ClassicView>['lines'] = {
  refused: (other, from) => ({
    tone: 'missed',
    result: { winner: null, losers: [from], say: ['refused', other, from], lines: [] },
  }),
  turn: (seat, no) => ({ tone: 'turn', turn: { seat, no } }),
  rolled: (seat, pips, why) => ({
    ...thrown(seat, pips),
    // In a battle the other side's die decides what one's own must show.
    ...(why === 'battle' && { keeps: true }),
    beat: { seat, say: ['beat.roll', why], act: ['act.roll'], ...(why === 'revive' && { odds: REVIVING }) },
  }),
  'rolled-to-catch': (seat, pips, dex, faces) => ({
    ...thrown(seat, pips),
    beat: {
      seat,
      say: ['beat.catch', dex],
      act: ['act.roll'],
      odds: { chance: faces.length / FACES.length, faces, say: ['odds.catches'] },
    },
  }),
  moved: walks,
  stopped: (seat, _met, from, path) => walks(seat, from, path),
  flew: (seat, from, to) => walks(seat, from, [to]),
  'entered-plateau': (seat) => walks(seat, CINNABAR, [ARRIVAL]),
  'called-to-cinnabar': (seat, points, from) => ({
    ...walks(seat, from, [CINNABAR]),
    result: { winner: seat, losers: [], say: ['result.called', seat], lines: [['result.power', points]] },
  }),
  appeared: { tone: 'flip', shows: true },
  'met-legend': { tone: 'flip', shows: true },
  caught: (seat, dex, pips, shift) => ({
    tone: 'caught',
    seen: [seat],
    ...(CHIPS[dex - 1].colour === 'yellow'
      ? {
          ceremony: { kind: 'legend', seat, art: chipArt(dex), say: ['result.legend', seat, dex] },
          result: legend(seat, dex),
        }
      : { result: capture(seat, dex, pips, shift) }),
  }),
  missed: (seat, dex, pips, needed) => ({
    tone: 'missed',
    seen: [seat],
    result: {
      winner: null,
      losers: [seat],
      say: ['missed', seat, dex, pips, needed],
      lines: [],
      art: chipArt(dex),
      brief: true,
    },
  }),
  'took-chip': (seat, dex, at) => ({
    tone: 'caught',
    result: { ...legend(seat, dex), say: ['took-chip', seat, dex, at], brief: true },
  }),
  traded: (seat, other, given, wanted) => ({
    result: {
      winner: seat,
      losers: [other],
      say: ['traded', seat, other, given, wanted],
      lines: [
        ['chip-text', wanted],
        ['chip-text', given],
      ],
      art: chipArt(wanted),
    },
  }),
  accepted: (other, from) => ({
    tone: 'deal',
    result: { winner: null, losers: [from, other], say: ['accepted', other, from], lines: [] },
  }),
  'drew-items': { tone: 'deal' },
  'got-items': (sorts) => ({ ...SECRET, ...turned(sorts) }),
  'your-discards': SECRET,
  spoils: (winner, loser, sorts) => ({ ...SECRET, ...turned(sorts, [winner, loser]) }),
  'took-spoils': { tone: 'deal' },
  'drew-event': (_seat, event) => ({
    tone: 'flip',
    cards: { arts: [{ kind: 'event', of: EVENTS[event].id }] },
  }),
  'rival-drawn': (rival) => ({ ...SECRET, cards: { arts: [rivalArt(rival)] } }),
  'rival-shown': (_master, rival) => ({ tone: 'flip', pause: true, cards: { arts: [rivalArt(rival)] } }),
  'turned-up': { tone: 'flip' },
  'sent-out': { keeps: true },
  'set-aside': { keeps: true },
  totals: { pause: true },
  'won-battle': (winner, loser, dex, won, lost) => ({
    tone: 'out',
    result: {
      winner,
      losers: [loser],
      say: ['result.battle', winner, loser],
      lines: [
        ['result.sum', winner, won],
        ['result.sum', loser, lost],
        ['result.out', loser, dex],
      ],
    },
  }),
  'challenge-won': (seat, count) => ({
    tone: 'caught',
    result: { winner: seat, losers: [], say: ['result.challenge', seat], lines: [['result.revived', count]] },
  }),
  'challenge-lost': (seat, count) => ({
    tone: 'missed',
    result: {
      winner: null,
      losers: [seat],
      say: ['result.challenge-lost', seat],
      lines: [['result.still-out', count]],
    },
  }),
  'no-fit-finalist': (seat, from) => walks(seat, from, [CINNABAR]),
  'lost-final': (seat, dex, from, mine, theirs) => ({
    ...walks(seat, from, [CINNABAR]),
    tone: 'out',
    result: {
      winner: null,
      losers: [seat],
      say: ['result.lost-final', seat, masterOf(theirs)],
      lines: [
        ['result.sum', seat, mine],
        ['result.sum', seat, theirs],
        ['result.out', seat, dex],
        ['result.reward'],
      ],
    },
  }),
  won: (seat, mine, theirs) => ({
    tone: 'won',
    result: {
      winner: seat,
      losers: [],
      say: ['result.won', seat, masterOf(theirs)],
      lines: [
        ['result.sum', seat, mine],
        ['result.sum', seat, theirs],
      ],
    },
  }),
};

const legend = (seat: Seat, dex: Dex): Result => ({
  winner: seat,
  losers: [],
  say: ['result.legend', seat, dex],
  lines: [['chip-text', dex]],
  art: chipArt(dex),
});

const capture = (seat: Seat, dex: Dex, pips: number, shift: number): Result => ({
  ...legend(seat, dex),
  say: ['caught', seat, dex, pips, shift],
  brief: true,
});

/** What a die rolled by hand may lead to, as the table stands before it falls. */
export const beats: NonNullable<MeaningTables<typeof words, ClassicView>['beats']> = {
  rolled: (looker, _seat, _pips, why) =>
    why === 'battle' ? throwOdds(looker) : why === 'move' ? moveOdds(looker) : null,
};

import type { Art, Hit, LineMeaning, MeaningTables, Result, Say, Seat, Thrown } from '@indigo/kernel';
import { stepsOn, wayFrom } from '../board.ts';
import { FACE_OF } from '../cards.ts';
import { ATTACKS } from '../data/attacks.ts';
import { LEADERS } from '../data/leaders.ts';
import { POKEMON } from '../data/pokemon.ts';
import { SQUARES } from '../data/squares.ts';
import { badgesZone, cardPiece, moverPiece } from '../pieces.ts';
import type { Stood } from '../rules/sides.ts';
import type { Card, SquareIndex } from '../state.ts';
import type { words } from '../text.ts';
import type { MitView } from '../view.ts';

type Owner = Seat | -1;

/** A die of nobody at the table, a wild Pokémon's or a Leader's, is in no seat's colour. */
const rolled = (owner: Owner, pips: number): readonly Thrown[] => (owner < 0 ? [] : [{ seat: owner, pips }]);

const walks = (seat: Seat, way: readonly SquareIndex[]): LineMeaning =>
  way.length < 2 || way[0] === way[1]
    ? {}
    : { walk: { piece: moverPiece(seat), path: way.map((at) => SQUARES[at].id) } };

const on = (card: Card, mood: Hit['mood'], say: Say, more: Partial<Hit> = {}): { readonly hit: Hit } => ({
  hit: { piece: cardPiece(card), from: null, say, mood, ...more },
});

const artOf = (card: Card): Art => ({ kind: 'card', of: POKEMON[FACE_OF[card]].id });

const hurt = (card: Card, damage: number, hp: number): { readonly hit: Hit } =>
  on(card, hp === 0 ? 'out' : 'hurt', ['minus', damage]);

const isHurt = (_owner: Owner, card: Card, damage: number, hp: number): LineMeaning => ({
  tone: 'out',
  pause: true,
  ...hurt(card, damage, hp),
});

/** Something worth telling large that somebody has won; nobody at the table: null. */
const won = (
  winner: Seat | null,
  say: Say,
  lines: readonly Say[] = [],
  losers: readonly Seat[] = [],
): Result => ({
  winner,
  losers,
  say,
  lines,
});

/** How a battle came out: how long it took, and how the winner's side stands. */
function ended(
  winner: Seat | null,
  losers: readonly Seat[],
  say: Say,
  turns: number,
  stood: readonly Stood[] = [],
): LineMeaning {
  const side = stood.map(([card, hp]): Say => ['stood-with', winner ?? -1, card, hp]);
  return {
    ...(winner === null && { tone: 'out' }),
    pause: true,
    result: won(winner, say, [['after-turns', turns], ...side], losers),
  };
}

/** Effects that help whoever they lie on. */
const HELPS = ['dealt-up', 'taken-down', 'accuracy-up'];

export const lines: MeaningTables<typeof words, MitView>['lines'] = {
  'plays-leader': (seat) => ({ behalf: seat }),
  rolled: (seat, pips, why) => ({
    tone: 'dice',
    dice: [{ seat, pips }],
    beat: { seat, say: ['beat.roll', why], act: ['act.roll'] },
  }),
  turn: (seat, no) => ({ tone: 'turn', turn: { seat, no } }),
  moved: (seat, at, steps) => ({ tone: 'step', ...walks(seat, wayFrom(stepsOn(at, -steps), steps)) }),
  relocated: (seat, at, from) => walks(seat, [from, at]),
  healed: { tone: 'flip' },
  appeared: { tone: 'flip' },
  'chose-starter': { tone: 'deal' },
  switched: { tone: 'deal', pause: true },
  'sent-in': { tone: 'deal', pause: true },
  'wild-rolled': (roller, _card, pips) => ({ tone: 'dice', dice: [{ seat: roller, pips }] }),
  used: (_owner, card, attack) =>
    on(card, 'named', ['named', attack], { type: ATTACKS[attack].type.toLowerCase() }),
  'broke-through': (owner, _card, _status, pips) => ({ tone: 'dice', dice: rolled(owner, pips) }),
  held: (owner, card, status, pips) => ({
    tone: 'missed',
    pause: true,
    dice: rolled(owner, pips),
    ...on(card, 'unharmed', ['stopped', status]),
  }),
  hit: (owner, _card, pips) => ({ tone: 'dice', dice: rolled(owner, pips) }),
  missed: (owner, card, pips, _needed, target) => ({
    tone: 'missed',
    pause: true,
    dice: rolled(owner, pips),
    ...on(target, 'unharmed', ['misses'], { from: cardPiece(card) }),
  }),
  hurt: isHurt,
  'hurt-itself': isHurt,
  'confused-itself': isHurt,
  'blew-up': (_owner, card) => ({ tone: 'out', pause: true, ...on(card, 'out', ['falls']) }),
  'took-hold': (_does, pips, _needed, owner) => ({ tone: 'dice', dice: rolled(owner, pips) }),
  'no-hold': (_does, pips, _needed, owner) => ({ tone: 'dice', dice: rolled(owner, pips) }),
  afflicted: (_owner, card, does, size) => ({
    tone: 'flip',
    pause: true,
    explains: { kind: 'condition', of: `${does}:${size}` },
    ...on(card, HELPS.includes(does) ? 'cured' : 'hurt', ['effect', does, size]),
  }),
  'poison-hurt': isHurt,
  'ball-missed': (seat, card, pips) => ({
    tone: 'missed',
    pause: true,
    dice: [{ seat, pips }],
    ...on(card, 'unharmed', ['misses']),
  }),
  caught: (seat, card, pips, needed, hp) => ({
    tone: 'caught',
    pause: true,
    dice: [{ seat, pips }],
    result: won(seat, ['caught', seat, card, pips, needed, hp], [['kept-hp', card, hp]]),
  }),
  'beat-wild': (seat, card, turns, stood) =>
    ended(seat, [], ['beat-wild', seat, card, turns, stood], turns, stood),
  'lost-wild': (seat, card, turns, stood) =>
    ended(null, [seat], ['lost-wild', seat, card, turns, stood], turns, stood),
  'beat-leader': (seat, leader, turns, stood) =>
    ended(seat, [], ['beat-leader', seat, leader, turns, stood], turns, stood),
  'lost-gym': (seat, leader, turns, stood) =>
    ended(null, [seat], ['lost-gym', seat, leader, turns, stood], turns, stood),
  'won-player': (seat, loser, turns, stood) =>
    ended(seat, [loser], ['won-player', seat, loser, turns, stood], turns, stood),
  'both-out': (one, other, turns) => ended(null, [one, other], ['both-out', one, other, turns], turns),
  'stopped-battle': (turns) => ({ result: won(null, ['stopped-battle', turns]) }),
  'got-badge': (seat, leader, badges) => ({
    ceremony: {
      kind: 'badge',
      seat,
      art: { kind: 'badge', of: LEADERS[leader].id },
      to: badgesZone(seat),
      say: ['got-badge', seat, leader, badges],
    },
  }),
  evolved: (seat, card, into, pips, most) => ({
    tone: 'dice',
    pause: true,
    dice: [{ seat, pips }],
    ceremony: {
      kind: 'evolution',
      seat,
      from: artOf(card),
      art: artOf(into),
      say: ['evolved', seat, card, into, pips, most],
    },
    result: won(seat, ['evolved', seat, card, into, pips, most], [['note.knows', into]]),
  }),
  'evolution-failed': (seat, _card, pips) => ({ tone: 'missed', pause: true, dice: [{ seat, pips }] }),
  won: (seat) => ({ tone: 'won', result: won(seat, ['won', seat]) }),
  'stopped-match': (turns) => ({ result: won(null, ['stopped-match', turns]) }),
};

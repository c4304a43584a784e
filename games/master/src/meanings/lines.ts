/** What lines of the story mean: who walked where, what was thrown, how it came out. */
import type { Art, LineMeaning, MeaningTables, Seat, Walk } from '@indigo/kernel';
import { ITEMS } from '../data/items.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { DIE_SIDES } from '../data/rules.ts';
import { figurePiece } from '../faces.ts';
import { firstMatches } from '../league/steps.ts';
import { spaceAt } from '../names.ts';
import { isLegendary } from '../rules/wild.ts';
import type { words } from '../text/index.ts';
import type { MasterView } from '../view.ts';
import { throwOdds } from './battles.ts';

/** By the facts of two places. */
const walk = (seat: Seat, from: number, to: number): { readonly walk?: Walk } =>
  from === to ? {} : { walk: { piece: figurePiece(seat), path: [spaceAt(from).id, spaceAt(to).id] } };

const artOf = (card: number, form: number): Art => ({ kind: 'card', of: POKEMON[card].id, form });

/** A token that is turned up. */
const turned = (kind: string, of: string): Pick<LineMeaning, 'cards'> => ({
  cards: { arts: [{ kind, of }] },
});

export const lines: MeaningTables<typeof words, MasterView>['lines'] = {
  'offer-refused': (to, from) => ({
    tone: 'missed',
    result: { winner: null, losers: [from], say: ['offer-refused', to, from], lines: [] },
  }),
  turn: (seat, no) => ({ tone: 'turn', turn: { seat, no } }),
  'chose-starter': { tone: 'deal' },
  healed: { tone: 'flip' },
  moved: (seat, place, _actions, from) => ({ tone: 'step', ...walk(seat, from, place) }),
  dug: (seat, place, _actions, from) => ({ tone: 'step', ...walk(seat, from, place) }),
  slipped: (seat, place, from) => ({ tone: 'step', ...walk(seat, from, place) }),
  appeared: { tone: 'flip' },
  found: { tone: 'flip' },
  camped: { tone: 'flip' },
  evolved: (seat, card, from, to) => ({
    ceremony: {
      kind: 'evolution',
      seat,
      from: artOf(card, from),
      art: artOf(card, to),
      say: ['evolved', seat, card, from, to],
    },
  }),
  seeded: (seeds) => ({
    ceremony: { kind: 'league', say: ['seeded', seeds], seeds, pairs: firstMatches(seeds) },
  }),
  level: { tone: 'flip' },
  'took-item': (_seat, item) => ({ tone: 'deal', ...turned('token-item', ITEMS[item].id) }),
  received: { tone: 'deal' },
  'got-token': { tone: 'deal' },
  'got-power': (_seat, power) => ({ tone: 'deal', ...turned('power', POWERS[power].id) }),
  'got-master-ball': { tone: 'deal' },
  'type-token': { tone: 'deal' },
  'power-shown': (_foe, power) => ({ tone: 'flip', pause: true, ...turned('power', POWERS[power].id) }),
  traded: (from, to, parts) => ({
    tone: 'deal',
    result: { winner: null, losers: [from, to], say: ['traded', from, to, parts], lines: [] },
  }),
  'traded-in': { tone: 'deal' },
  bought: { tone: 'deal' },
  called: { tone: 'flip' },
  flashed: { tone: 'flip' },
  defeated: (seat, place, _debts, from) => ({ tone: 'out', ...walk(seat, from, place) }),

  'catch-roll': (seat, pips, card, faces) => ({
    tone: 'dice',
    dice: [{ seat, pips }],
    pause: true,
    beat: {
      seat,
      say: ['beat.catch', card],
      act: ['act.roll'],
      odds: { chance: faces.length / DIE_SIDES, faces, say: ['catches'] },
    },
  }),
  caught: (seat, card) => ({
    tone: 'caught',
    seen: [seat],
    ...(isLegendary(card) && {
      ceremony: { kind: 'legend', seat, art: artOf(card, 0), say: ['caught', seat, card] },
    }),
    result: {
      winner: seat,
      losers: [],
      say: ['caught', seat, card],
      lines: [['about.pokemon', card]],
      art: artOf(card, 0),
      // A legendary is worth standing still for.
      ...(!isLegendary(card) && { brief: true }),
    },
  }),
  'broke-free': (seat, card) => ({
    tone: 'missed',
    seen: [seat],
    result: {
      winner: null,
      losers: [seat],
      say: ['broke-free', seat, card],
      lines: [],
      art: artOf(card, 0),
      brief: true,
    },
  }),
  'beat-wild': (seat, card) => ({
    tone: 'caught',
    result: {
      winner: seat,
      losers: [],
      say: ['beat-wild', seat, card],
      lines: [],
      art: artOf(card, 0),
      brief: true,
    },
  }),

  round: { keeps: true },
  committed: { tone: 'deal', pause: true },
  rolled: (seat, _card, pips) => ({
    tone: 'dice',
    dice: pips.map((one) => ({ seat, pips: one })),
    pause: true,
    beat: { seat, say: ['beat.battle'], act: ['act.roll'] },
  }),
  hit: { tone: 'step', pause: true },
  'used-power': { tone: 'flip', pause: true },
  'won-battle': (seat, foe, rounds, fainted) => ({
    tone: 'caught',
    pause: true,
    result: {
      winner: seat,
      losers: [],
      say: ['won-battle', seat, foe, rounds, fainted],
      lines: [
        ['result.rounds', rounds],
        fainted.length === 0 ? ['result.unhurt'] : ['result.fainted', fainted],
      ],
    },
  }),
  'lost-battle': (seat, foe, rounds, hearts) => ({
    tone: 'out',
    pause: true,
    result: {
      winner: null,
      losers: [seat],
      say: ['lost-battle', seat, foe, rounds, hearts],
      lines: [
        ['result.rounds', rounds],
        ['result.foes-left', foe, hearts],
      ],
    },
  }),

  offered: { secret: true },
  'draft-hand': { secret: true },
  'adventure-over': { tone: 'turn', pause: true },
};

/** What dice thrown by hand may lead to, as the table stands before they fall. */
export const beats: NonNullable<MeaningTables<typeof words, MasterView>['beats']> = { rolled: throwOdds };

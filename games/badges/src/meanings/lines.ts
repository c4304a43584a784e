import type { Art, LineMeaning, MeaningTables, Result, Say, Seat } from '@indigo/kernel';
import { SQUARES, START } from '../board.ts';
import { CARDS } from '../data/cards.ts';
import { SITES } from '../data/sites.ts';
import { badgesZone, cardPiece, defenderPiece, moverPiece } from '../faces.ts';
import { pipsNeeded } from '../kinds.ts';
import type { Fight, Kind } from '../state.ts';
import type { words } from '../text.ts';
import type { BadgesView } from '../view.ts';

const walks = (seat: Seat, way: readonly number[]): LineMeaning => ({
  tone: 'step',
  walk: { piece: moverPiece(seat), path: way.map((at) => SQUARES[at].id) },
});

/** Told to all, or only to those who may know. */
const seen = (open: boolean): LineMeaning => (open ? {} : { secret: true });

const cardArt = (kind: Kind): Art => ({ kind: 'card', of: String(CARDS[kind].dex) });

/** The fights of a challenge, line by line. */
function fought(site: number, fights: readonly Fight[]): Say[] {
  let beaten = 0;
  return fights.map(({ card, pips }): Say => {
    const against = pips < pipsNeeded(card, site) ? beaten : beaten++;
    return ['fought', site, against, card, pips];
  });
}

const lost = (seat: Seat, say: Say, lines: readonly Say[]): Result => ({
  winner: null,
  losers: [seat],
  say,
  lines,
});

export const lines: MeaningTables<typeof words, BadgesView>['lines'] = {
  rejected: (other, from) => ({
    tone: 'missed',
    result: { winner: null, losers: [from], say: ['rejected', other, from], lines: [] },
  }),
  turn: (seat, no) => ({ tone: 'turn', turn: { seat, no } }),
  rolled: (seat, first, second) => ({
    tone: 'dice',
    dice: [
      { seat, pips: first },
      { seat, pips: second },
    ],
    beat: { seat, say: ['beat.move'], act: ['act.roll'] },
  }),
  walked: (seat, _to, _left, way) => walks(seat, way),
  surfed: (seat, _kind, _to, _no, way) => walks(seat, way),
  flew: (seat, _kind, _to, _no, way) => walks(seat, way),
  'cut-shrub': { tone: 'flip' },
  captured: { tone: 'caught' },
  'was-caught': (seat, kind, no, open) => ({
    ...seen(open),
    seen: [seat],
    ...(CARDS[kind].legendary && {
      ceremony: {
        kind: 'legend',
        seat,
        art: cardArt(kind),
        say: ['was-caught', seat, kind, no, open],
      },
    }),
    result: {
      winner: seat,
      losers: [],
      say: ['was-caught', seat, kind, no, open],
      lines: [['hm-text', kind]],
      art: cardArt(kind),
      brief: true,
    },
  }),
  'no-room': { tone: 'flip' },
  'was-drawn': (_seat, kind, _no, open) => ({ ...seen(open), cards: { arts: [cardArt(kind)] } }),
  'went-under': (_kind, _route, _no, open) => seen(open),
  swapped: { tone: 'deal' },
  rearranged: (_seat, _shifts, open) => seen(open),
  traded: (seat, other, given, got, where) => ({
    tone: 'deal',
    result: {
      winner: seat,
      losers: [other],
      say: ['traded', seat, other, given, got, where],
      lines: [],
      art: cardArt(got),
    },
  }),
  'won-fight': (seat, _site, beaten, pips) => ({
    tone: 'dice',
    pause: true,
    dice: [{ seat, pips }],
    hit: { piece: defenderPiece(beaten), from: null, say: ['is-beaten'], mood: 'out' },
  }),
  fainted: (seat, kind, pips) => ({
    tone: 'out',
    pause: true,
    dice: [{ seat, pips }],
    hit: { piece: cardPiece(kind), from: null, say: ['faints'], mood: 'out' },
  }),
  retreated: (seat, site, fights) => ({
    tone: 'missed',
    result: lost(seat, ['retreated', seat, site, fights], fought(site, fights)),
  }),
  'whited-out': (seat, site, fights, from) => ({
    ...walks(seat, [from, START]),
    tone: 'missed',
    result: lost(seat, ['whited-out', seat, site, fights, from], fought(site, fights)),
  }),
  'beat-gym': (seat, site, fights) => ({
    pause: true,
    result: {
      winner: seat,
      losers: [],
      say: ['beat-gym', seat, site, fights],
      lines: fought(site, fights),
    },
  }),
  outshone: (seat, site) => ({
    tone: 'missed',
    result: lost(seat, ['outshone', seat, site], [['contest-needs', site]]),
  }),
  shone: (seat, site, kinds, nos) => ({
    result: {
      winner: seat,
      losers: [],
      say: ['shone', seat, site, kinds, nos],
      lines: kinds.map((kind): Say => ['card', kind]),
    },
  }),
  'won-badge': (seat, site, badges) => ({
    ceremony: {
      kind: 'badge',
      seat,
      art: { kind: 'badge', of: SITES[site].id },
      to: badgesZone(seat),
      say: ['won-badge', seat, site, badges],
    },
  }),
  won: (seat, badges) => ({
    tone: 'won',
    result: {
      winner: seat,
      losers: [],
      say: ['won', seat, badges],
      lines: badges.map((site): Say => ['badge-of', site]),
    },
  }),
  'stopped-match': (turns) => ({
    result: { winner: null, losers: [], say: ['stopped-match', turns], lines: [] },
  }),
};

/** What happens on the field, in words. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { SUDDEN_HEARTS } from '../data/battlefield.ts';
import { HEARTS } from '../data/types.ts';
import { up } from '../names.ts';
import { FORMS } from './forms.ts';
import {
  ability,
  attack,
  condition,
  conditionName,
  does,
  hearts,
  hexName,
  name,
  power,
  SIDE_NAMES,
  their,
  type,
  wayName,
  whose,
} from './names.ts';
import type { Loss, Toll } from './toll.ts';

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);
/** `2 Water, super effective: 4; poison: 1; warded off: 1`; a part that stands alone needs no sum. */
function tollText(tolls: readonly Toll[]): string {
  const alone = tolls.length === 1;
  return tolls
    .map((toll) => {
      const sum = alone ? '' : `: ${Math.abs(toll.hearts)}`;
      if (toll.by !== 'type') return `${toll.by === 'poison' ? 'poison' : 'warded off'}${sum}`;
      const strong = toll.hearts > toll.n * HEARTS ? ', super effective' : '';
      return `${toll.n} ${up(type(toll.type))}${strong}${sum}`;
    })
    .join('; ');
}

export const story = {
  'f.league-match': {
    clause: 'M-LEAGUE-01',
    say: (r: Reader, high: Seat, low: Seat) => `League match: ${r.name(high)} against ${r.name(low)}.`,
  },
  'f.friendly-match': {
    clause: 'M-FRIEND-06',
    say: (r: Reader, one: Seat, met: Seat) => `${r.name(one)} and ${r.name(met)} have a friendly battle.`,
  },
  'f.boulders': {
    clause: 'M-PREP-01',
    say: (_: Reader, pips: readonly number[], _seat: Seat) =>
      pips.length === 0 ? 'No boulders are placed.' : `The boulder dice show ${pips.join(', ')}.`,
  },
  'f.flipped-for': {
    clause: 'M-EXP-05',
    say: (r: Reader, seat: Seat, of: number, gives: 'speed' | 'range') =>
      `${does(r, seat, 'chooses', 'choose')} ${gives} for a flipped ${up(type(of))} token.`,
  },
  'f.promised': {
    clause: 'M-ABIL-22',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'promises', 'promise')} to commit ${name(card * FORMS)}.`,
  },
  'f.begins-rounds': {
    clause: 'M-INIT-01',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'begins', 'begin')} the round.`,
  },
  'f.chose-side': {
    clause: 'M-PREP-03',
    say: (r: Reader, seat: Seat, side: number) =>
      `${does(r, seat, 'takes', 'take')} the ${SIDE_NAMES[side]} side.`,
  },
  'f.committed': {
    clause: 'M-PREP-04',
    say: (r: Reader, seat: Seat, form: number, hex: number) =>
      `${does(r, seat, 'puts', 'put')} ${name(form)} in ${hexName(hex)}.`,
  },
  'f.gained-ability': {
    clause: 'M-ABIL-05',
    say: (r: Reader, seat: Seat, form: number, card: number) =>
      `${whose(r, seat, form)} takes on ${ability(card)}.`,
  },
  'f.round': { clause: 'M-ACT-01', say: (_: Reader, n: number) => `Round ${n}.` },
  'f.sudden-death': {
    clause: 'M-SUD-02',
    say: () => `Sudden death: everybody on the field loses ${hearts(SUDDEN_HEARTS)}.`,
  },
  'f.sudden-agreed': {
    clause: 'M-SUD-01',
    say: (_: Reader, n: number) => `Both agree: sudden death from round ${n} on.`,
  },
  'f.sudden-forced': {
    clause: 'M-SUD-11',
    say: (_: Reader, n: number) => `After ${n - 1} rounds sudden death begins, agreed or not.`,
  },
  'f.no-sudden': { clause: 'M-SUD-01', say: () => 'There is no sudden death yet, as not both agree.' },
  'f.stalled': {
    clause: 'M-SUD-10',
    say: (r: Reader, seat: Seat) => `Nobody can win any more, so the higher seed does: ${r.name(seat)}.`,
  },
  'f.activated': {
    clause: 'M-ACT-02',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} is activated.`,
  },
  'f.sleeps-on': {
    clause: 'M-COND-07',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} sleeps through its activation.`,
  },
  'f.waits': {
    clause: 'M-ABIL-20',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} waits.`,
  },
  'f.transformed': {
    clause: 'M-ABIL-63',
    say: (r: Reader, seat: Seat, form: number, into: number) =>
      `${whose(r, seat, form)} transforms into ${name(into)}.`,
  },
  'f.moved-to': {
    clause: 'M-ACT-05',
    say: (r: Reader, seat: Seat, form: number, to: number, from: number) =>
      `${whose(r, seat, form)} moves ${wayName(from, to)}.`,
  },
  'f.used-attack': {
    clause: 'M-SEQ-01',
    say: (r: Reader, seat: Seat, form: number, used: number) =>
      `${whose(r, seat, form)} uses ${attack(used)}.`,
  },
  'f.nobody-there': {
    clause: 'M-SEQ-03',
    say: (r: Reader, seat: Seat, form: number, used: number) =>
      `${whose(r, seat, form)} finds nobody to hit with ${attack(used)}.`,
  },
  'f.lost-hearts': {
    clause: 'M-SEQ-10',
    say: (r: Reader, seat: Seat, form: number, lost: number, left: number, { tolls }: Loss) =>
      `${whose(r, seat, form)} loses ${hearts(lost)}${inBrackets(tollText(tolls))}, ${left} left.`,
  },
  'f.regained': {
    clause: 'M-SEQ-20',
    say: (r: Reader, seat: Seat, form: number, gained: number, left: number) =>
      `${whose(r, seat, form)} regains ${hearts(gained)} and has ${left}.`,
  },
  'f.unharmed': {
    clause: 'M-ATK-16',
    say: (r: Reader, seat: Seat, form: number, _by: number, tolls: readonly Toll[]) =>
      `${whose(r, seat, form)} is not hurt${inBrackets(tollText(tolls))}.`,
  },
  'f.gained': {
    clause: 'M-COND-01',
    say: (r: Reader, seat: Seat, form: number, index: number, n: number) =>
      `${whose(r, seat, form)} is ${condition(index, n)}.`,
  },
  'f.shook-off': {
    clause: 'M-ABIL-53',
    say: (r: Reader, seat: Seat, form: number, index: number) =>
      `${whose(r, seat, form)} cannot be ${conditionName(index)}.`,
  },
  'f.shed-conditions': {
    clause: 'M-ACT-08',
    say: (r: Reader, seat: Seat, form: number) =>
      `${whose(r, seat, form)} has been activated and loses its conditions.`,
  },
  'f.soothed': {
    clause: 'M-ABIL-58',
    say: (r: Reader, seat: Seat, form: number) =>
      `A soothing voice rids ${their(r, seat, form)} of its conditions.`,
  },
  'f.exhausted': {
    clause: 'M-ATK-02',
    say: (r: Reader, seat: Seat, form: number, used: number) =>
      `${whose(r, seat, form)} has exhausted ${attack(used)} for this match.`,
  },
  'f.refreshed': {
    clause: 'M-POW-14',
    say: (r: Reader, seat: Seat, form: number, used: number) =>
      `${whose(r, seat, form)} can use ${attack(used)} again.`,
  },
  'f.all-refreshed': {
    clause: 'M-ABIL-52',
    say: (r: Reader, seat: Seat, form: number) =>
      `${whose(r, seat, form)} is enraged and can use all its attacks again.`,
  },
  'f.used-power': {
    clause: 'M-POW-01',
    say: (r: Reader, seat: Seat, index: number) => `${does(r, seat, 'uses', 'use')} ${power(index)}.`,
  },
  'f.endured': {
    clause: 'M-POW-12',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} endures with its last heart.`,
  },
  'f.boulder-placed': {
    clause: 'M-EFF-26',
    say: (_: Reader, hex: number) => `A boulder falls in ${hexName(hex)}.`,
  },
  'f.boulder-broken': {
    clause: 'M-EFF-27',
    say: (_: Reader, hex: number) => `The boulder in ${hexName(hex)} breaks.`,
  },
  'f.fainted': {
    clause: 'M-ACT-04',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} faints.`,
  },
  'f.reserve-due': {
    clause: 'M-RES-01',
    say: (r: Reader, seat: Seat, form: number) =>
      `${does(r, seat, 'may', 'may')} send a reserve in place of ${name(form)}.`,
  },
  'f.reserve-waits': {
    clause: 'M-RES-09',
    say: (r: Reader, seat: Seat) =>
      `${r.you === seat ? 'Your' : `${r.name(seat)}'s`} reserve has to wait for a free hex.`,
  },
  'f.reserve-came': {
    clause: 'M-RES-02',
    say: (r: Reader, seat: Seat, form: number, hex: number) =>
      `${whose(r, seat, form)} comes in at ${hexName(hex)}.`,
  },
  'f.no-reserve': {
    clause: 'M-RES-05',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'sends', 'send')} no reserve.`,
  },
  'f.match-won': {
    clause: 'M-MEND-01',
    say: (r: Reader, seat: Seat, _loser: Seat, _rounds: number, _left: readonly number[]) =>
      `${does(r, seat, 'wins', 'win')} the match.`,
  },
  'f.champion': {
    clause: 'M-LEAGUE-01',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'wins', 'win')} the Pokémon League!`,
  },
} as const satisfies Words;

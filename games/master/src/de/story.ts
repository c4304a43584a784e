/** What happens on the field, in German. */
import type { Translation } from '@indigo/kernel';
import { SUDDEN_HEARTS } from '../data/battlefield.ts';
import { HEARTS } from '../data/types.ts';
import { FORMS } from '../league/forms.ts';
import type { story as original } from '../league/story.ts';
import type { Toll } from '../league/toll.ts';
import { hexName, SIDE_NAMES, wayName } from './field.ts';
import {
  ability,
  attack,
  does,
  gains,
  hearts,
  infinitive,
  name,
  of,
  ofType,
  powerName,
  their,
  typeName,
  up,
  whose,
} from './names.ts';

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);
/** `2 Wasser, sehr effektiv: 4; Gift: 1; abgewehrt: 1`; a part that stands alone needs no sum. */
function tollText(tolls: readonly Toll[]): string {
  const alone = tolls.length === 1;
  return tolls
    .map((toll) => {
      const sum = alone ? '' : `: ${Math.abs(toll.hearts)}`;
      if (toll.by !== 'type') return `${toll.by === 'poison' ? 'Gift' : 'abgewehrt'}${sum}`;
      const strong = toll.hearts > toll.n * HEARTS ? ', sehr effektiv' : '';
      return `${toll.n} ${typeName(toll.type)}${strong}${sum}`;
    })
    .join('; ');
}

export const story = {
  'f.league-match': { say: (r, high, low) => `Ligakampf: ${r.name(high)} gegen ${r.name(low)}.` },
  'f.friendly-match': {
    say: (r, one, met) => `${r.name(one)} und ${r.name(met)} tragen einen Freundschaftskampf aus.`,
  },
  'f.boulders': {
    say: (_, pips, _seat) =>
      pips.length === 0 ? 'Es werden keine Felsen gelegt.' : `Die Felsen-Würfel zeigen ${pips.join(', ')}.`,
  },
  'f.flipped-for': {
    say: (r, seat, type, gives) =>
      `${does(r, seat, 'wählt', 'wählst')} ${gives === 'speed' ? 'Tempo' : 'Reichweite'} für einen umgedrehten ${ofType(type, 'Marker')}.`,
  },
  'f.promised': {
    say: (r, seat, card) =>
      `${does(r, seat, 'verspricht', 'versprichst')}, ${name(card * FORMS)} zu schicken.`,
  },
  'f.begins-rounds': { say: (r, seat) => `${does(r, seat, 'beginnt', 'beginnst')} die Runde.` },
  'f.chose-side': {
    say: (r, seat, side) => `${does(r, seat, 'nimmt', 'nimmst')} die ${SIDE_NAMES[side]} Seite.`,
  },
  'f.committed': {
    say: (r, seat, form, hex) => `${does(r, seat, 'stellt', 'stellst')} ${name(form)} in ${hexName(hex)}.`,
  },
  'f.gained-ability': {
    say: (r, seat, form, card) => `${whose(r, seat, form)} übernimmt ${ability(card)}.`,
  },
  'f.round': { say: (_, n) => `Runde ${n}.` },
  'f.sudden-death': {
    say: () => `Sudden Death: Alle auf dem Feld verlieren ${hearts(SUDDEN_HEARTS)}.`,
  },
  'f.sudden-agreed': { say: (_, n) => `Beide sind einverstanden: Sudden Death ab Runde ${n}.` },
  'f.sudden-forced': {
    say: (_, n) => `Nach ${n - 1} Runden beginnt der Sudden Death, ob alle wollen oder nicht.`,
  },
  'f.no-sudden': { say: () => 'Noch kein Sudden Death: Nicht beide sind einverstanden.' },
  'f.stalled': {
    say: (r, seat) => `Niemand kann mehr gewinnen, also gewinnt, wer höher gesetzt ist: ${r.name(seat)}.`,
  },
  'f.activated': { say: (r, seat, form) => `${whose(r, seat, form)} ist dran.` },
  'f.sleeps-on': { say: (r, seat, form) => `${whose(r, seat, form)} verschläft seine Aktivierung.` },
  'f.waits': { say: (r, seat, form) => `${whose(r, seat, form)} wartet.` },
  'f.transformed': {
    say: (r, seat, form, into) => `${whose(r, seat, form)} verwandelt sich in ${name(into)}.`,
  },
  'f.moved-to': {
    say: (r, seat, form, to, from) => `${whose(r, seat, form)} bewegt sich ${wayName(from, to)}.`,
  },
  'f.used-attack': { say: (r, seat, form, used) => `${whose(r, seat, form)} setzt ${attack(used)} ein.` },
  'f.nobody-there': {
    say: (r, seat, form, used) => `${whose(r, seat, form)} trifft mit ${attack(used)} niemanden.`,
  },
  'f.lost-hearts': {
    say: (r, seat, form, lost, left, { tolls }) =>
      `${whose(r, seat, form)} verliert ${hearts(lost)}${inBrackets(tollText(tolls))}, noch ${left}.`,
  },
  'f.regained': {
    say: (r, seat, form, gained, left) =>
      `${whose(r, seat, form)} bekommt ${hearts(gained)} zurück und hat ${left}.`,
  },
  'f.unharmed': {
    say: (r, seat, form, _by, tolls) =>
      `${whose(r, seat, form)} bleibt unverletzt${inBrackets(tollText(tolls))}.`,
  },
  'f.gained': { say: (r, seat, form, index, n) => `${whose(r, seat, form)} ${gains(index, n)}.` },
  'f.shook-off': {
    say: (r, seat, form, index) => `${whose(r, seat, form)} kann nicht ${infinitive(index).be}.`,
  },
  'f.shed-conditions': {
    say: (r, seat, form) => `${whose(r, seat, form)} war aktiv und verliert seine Zustände.`,
  },
  'f.soothed': {
    say: (r, seat, form) => `Eine sanfte Stimme befreit ${their(r, seat, form)} von seinen Zuständen.`,
  },
  'f.exhausted': {
    say: (r, seat, form, used) => `${whose(r, seat, form)} hat ${attack(used)} für diesen Kampf verbraucht.`,
  },
  'f.refreshed': {
    say: (r, seat, form, used) => `${whose(r, seat, form)} kann ${attack(used)} wieder einsetzen.`,
  },
  'f.all-refreshed': {
    say: (r, seat, form) =>
      `${whose(r, seat, form)} ist wütend und kann alle seine Attacken wieder einsetzen.`,
  },
  'f.used-power': { say: (r, seat, index) => `${does(r, seat, 'setzt', 'setzt')} ${powerName(index)} ein.` },
  'f.endured': { say: (r, seat, form) => `${whose(r, seat, form)} hält mit seinem letzten Herzen durch.` },
  'f.boulder-placed': { say: (_, hex) => `Ein Felsen fällt in ${hexName(hex)}.` },
  'f.boulder-broken': { say: (_, hex) => `Der Felsen in ${hexName(hex)}, zerbricht.` },
  'f.fainted': { say: (r, seat, form) => `${whose(r, seat, form)} ist besiegt.` },
  'f.reserve-due': {
    say: (r, seat, form) => `${does(r, seat, 'darf', 'darfst')} für ${name(form)} eine Reserve schicken.`,
  },
  'f.reserve-waits': {
    say: (r, seat) => `${up(of(r, seat, 'Reserve', 'deine', 'die '))} muss auf ein freies Sechseck warten.`,
  },
  'f.reserve-came': {
    say: (r, seat, form, hex) => `${whose(r, seat, form)} kommt aufs Feld: ${hexName(hex)}.`,
  },
  'f.no-reserve': { say: (r, seat) => `${does(r, seat, 'schickt', 'schickst')} keine Reserve.` },
  'f.match-won': {
    say: (r, seat, _loser, _rounds, _left) => `${does(r, seat, 'gewinnt', 'gewinnst')} den Kampf.`,
  },
  'f.champion': { say: (r, seat) => `${does(r, seat, 'gewinnt', 'gewinnst')} die Pokémon-Liga!` },
} satisfies Translation<typeof original>;

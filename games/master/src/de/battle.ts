/** Battles with trainers and gym leaders, in German. */
import type { Translation } from '@indigo/kernel';
import { HIT } from '../data/rules.ts';
import { FOES } from '../foes.ts';
import { isSuper } from '../names.ts';
import type { battleWords } from '../text/battle.ts';
import { decidedText } from './decided.ts';
import { count, does, foePokemon, foeWhom, left, list, name, of, ofType, toFoe, whose } from './names.ts';

export const battle = {
  challenged: { say: (r, seat, foe) => `${does(r, seat, 'trifft', 'triffst')} auf ${foeWhom(foe)}.` },
  committed: {
    say: (r, seat, forms) => `${does(r, seat, 'schickt', 'schickst')} ${list(forms.map(name))} in den Kampf.`,
  },
  round: { say: (_, round, foe) => `Runde ${round} gegen ${foeWhom(foe)}.` },
  rolled: {
    say: (r, seat, form, pips, _types) =>
      `${whose(r, seat, form)} würfelt ${pips.join(', ')}: ${count(pips.filter((one) => one >= HIT).length, 'Treffer', 'Treffer')}.`,
  },
  hit: {
    say: (_, foe, on, type, hearts) =>
      `${ofType(type, 'Treffer')} bei ${foePokemon(foe, on)}${isSuper(type, FOES[foe].pokemon[on].type) ? ', sehr effektiv' : ''}: ${left(hearts)}.`,
  },
  decided: {
    say: (r, seat, foe, decided) =>
      `${does(r, seat, 'entscheidet', 'entscheidest')} für ${foeWhom(foe)}: ${decidedText(foe, decided)}.`,
  },
  'by-rule': {
    say: (_, foe, decided, why) =>
      `Die feste Regel eines schnellen Tischs entscheidet für ${foeWhom(foe)}: ${decidedText(foe, decided, why)}.`,
  },
  'same-whatever': {
    say: (_, foe) => `Wohin der Schaden von ${toFoe(foe)} auch geht, es kommt auf dasselbe heraus.`,
  },
  'all-stands': {
    say: (r, seat, foe) =>
      `${does(r, seat, 'lässt', 'lässt')} in diesem Kampf alles gelten, was für ${foeWhom(foe)} entschieden wird.`,
  },
  proposed: {
    say: (r, seat, foe, decided) =>
      `${does(r, seat, 'schlägt', 'schlägst')} für ${foeWhom(foe)} vor: ${decidedText(foe, decided)}.`,
  },
  objected: {
    say: (r, seat, decider) =>
      `${does(r, seat, 'widerspricht', 'widersprichst')} ${of(r, decider, 'Entscheidung', 'deiner', 'der ')}.`,
  },
  overruled: {
    say: (r, _seat, decider) => `${of(r, decider, 'Entscheidung', 'Deine', 'Die ')} gilt nicht.`,
  },
  'not-overruled': {
    say: (r, _seat, decider) => `${of(r, decider, 'Entscheidung', 'Deine', 'Die ')} gilt.`,
  },
  'lost-battle': {
    say: (r, seat, foe, _rounds, _hearts) =>
      `${does(r, seat, 'verliert', 'verlierst')} gegen ${foeWhom(foe)}.`,
  },
  'won-battle': {
    say: (r, seat, foe, _rounds, _fainted) => `${does(r, seat, 'besiegt', 'besiegst')} ${foeWhom(foe)}.`,
  },
} satisfies Translation<typeof battleWords>;

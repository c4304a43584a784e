/** What lines from the hex field mean: what happens to whom, and where from. */
import type { Hit, LineMeaning, MeaningTables, Say, Tone } from '@indigo/kernel';
import { ATTACKS } from '../../data/attacks.ts';
import { CONDITIONS } from '../../data/conditions.ts';
import type { words } from '../../text/index.ts';
import type { MasterView } from '../../view.ts';
import { fighterPiece, hexPlace } from '../faces.ts';
import { FORMS } from '../forms.ts';

const piece = (form: number): string => fighterPiece(Math.floor(form / FORMS));

/** Something happens to a Pokémon, by itself or by another. */
function hit(form: number, mood: Hit['mood'], say: Say, by = -1): { readonly hit: Hit } {
  return { hit: { piece: piece(form), from: by < 0 || by === form ? null : piece(by), say, mood } };
}
const toned = (tone: Tone, meaning: LineMeaning): LineMeaning => ({ tone, ...meaning });

export const fieldLines: MeaningTables<typeof words, MasterView>['lines'] = {
  'f.league-match': { tone: 'turn', pause: true },
  'f.friendly-match': { tone: 'turn', pause: true },
  'f.boulders': (pips, seat) => ({ tone: 'dice', dice: pips.map((one) => ({ seat, pips: one })) }),
  'f.committed': { tone: 'deal' },
  'f.round': { tone: 'turn' },
  'f.sleeps-on': (_seat, form) => hit(form, 'unharmed', ['hit.asleep']),
  'f.gained-ability': (_seat, form, card) => hit(form, 'named', ['m.ability-of', card]),
  'f.transformed': (_seat, form, into) => toned('flip', hit(form, 'named', ['hit.becomes', into])),
  'f.moved-to': (_seat, form, to, from) => ({
    tone: 'step',
    walk: { piece: piece(form), path: [hexPlace(from), hexPlace(to)] },
  }),
  'f.used-attack': (_seat, form, used) => {
    const { hit: named } = hit(form, 'named', ['m.attack-name', used]);
    return { tone: 'dice', pause: true, hit: { ...named, type: ATTACKS[used].type } };
  },
  'f.nobody-there': (_seat, form) => toned('missed', hit(form, 'unharmed', ['hit.nobody'])),
  'f.lost-hearts': (_seat, form, lost, _left, { by }) => hit(form, 'hurt', ['hit.lost', lost], by),
  'f.regained': (_seat, form, gained) => hit(form, 'cured', ['hit.gained', gained]),
  'f.unharmed': (_seat, form, by) => toned('missed', hit(form, 'unharmed', ['hit.unharmed'], by)),
  'f.gained': (_seat, form, condition, n) => ({
    ...hit(form, 'hurt', ['hit.condition', condition, n]),
    explains: { kind: 'condition', of: `${CONDITIONS[condition].id}:${n}` },
  }),
  'f.shook-off': (_seat, form) => hit(form, 'unharmed', ['hit.immune']),
  'f.shed-conditions': (_seat, form) => hit(form, 'cured', ['hit.cured']),
  'f.soothed': (_seat, form) => hit(form, 'cured', ['hit.cured']),
  'f.exhausted': (_seat, form, used) => hit(form, 'hurt', ['hit.exhausted', used]),
  'f.refreshed': (_seat, form, used) => hit(form, 'cured', ['hit.ready', used]),
  'f.all-refreshed': (_seat, form) => hit(form, 'cured', ['hit.enraged']),
  'f.endured': (_seat, form) => hit(form, 'cured', ['hit.endures']),
  'f.used-power': { tone: 'flip', pause: true },
  'f.boulder-placed': { tone: 'out' },
  'f.boulder-broken': { tone: 'out' },
  'f.fainted': (_seat, form) => ({ tone: 'out', pause: true, ...hit(form, 'out', ['hit.out']) }),
  'f.reserve-came': { tone: 'deal' },
  'f.sudden-death': { tone: 'out', pause: true },
  'f.match-won': (seat, loser, rounds, left) => ({
    tone: 'caught',
    pause: true,
    result: {
      winner: seat,
      losers: [loser],
      say: ['f.match-won', seat, loser, rounds, left],
      lines: [
        ['result.rounds', rounds],
        ['result.standing', left],
      ],
    },
  }),
  'f.champion': (seat) => ({
    tone: 'won',
    pause: true,
    result: { winner: seat, losers: [], say: ['f.champion', seat], lines: [] },
  }),
};

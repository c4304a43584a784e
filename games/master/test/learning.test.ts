/** Who can learn what: the type of a stage reached, and Mew, whom nothing is closed to. */
import { describe, expect, it } from 'vitest';
import { GYM_TMS } from '../src/data/machines.ts';
import { DECK, MACHINES } from '../src/machines.ts';
import { go, type Seated, type Told, table } from './table.ts';

/** The last shop, the only buyer rich enough for one TM. */
const shop = (player: Seated, options = {}): Told =>
  table({
    players: [player, {}],
    options,
    also: (s) => {
      s.phase = 'intermediate';
      s.seeds = [0, 1];
      s.agenda = [{ do: 'league' }, { do: 'shopping' }];
    },
  });
const sold = (t: Told): string[] =>
  t
    .answer('buy')
    .expectAsked('basket')
    .optionIds()
    .filter((id) => id.startsWith('tm:'));
const taught = (t: Told): readonly string[] => t.view(1).players[0].team[0].taught;

it('M-SHOP-08 the type of the stage it stands at counts, not that of an earlier one', () => {
  const eevee = (stage: number): string[] => sold(shop({ team: [{ is: 'eevee', stage }], money: ['hiker'] }));
  expect(eevee(0)).toContain('tm:body-slam');
  expect(eevee(0)).not.toContain('tm:water-pulse');
  expect(eevee(2)).toContain('tm:water-pulse');
  expect(eevee(2)).not.toContain('tm:body-slam');
  expect(eevee(2)).toContain('tm:swift'); // by its number
});

describe('M-ABIL-60 M-EXP-08 Progenitor: Mew learns every TM and HM but Synthesis, in every phase', () => {
  const abilities = { abilities: true };
  const mew: Seated = { team: ['mew'], money: ['hiker'] };

  it('M-ABIL-60 every TM of the deck that it does not know', () => {
    const deck = DECK.map((machine) => `tm:${MACHINES[machine].attack}`);
    const known = ['tm:psychic', 'tm:hyper-beam']; // printed
    expect(sold(shop(mew, abilities))).toEqual(deck.filter((tm) => !known.includes(tm)));
    // M-BASIC-02: without the expansion only those of its type
    expect(sold(shop(mew))).toEqual(['tm:disable', 'tm:shadow-ball', 'tm:hypnosis']);
  });

  it('M-ABIL-60 gym TMs, but not Synthesis', () => {
    const leaders = ['brock', 'misty', 'lt-surge', 'erika', 'koga', 'sabrina', 'blaine'];
    const t = table({ players: [{ team: ['mew'], money: leaders }, {}], options: abilities });
    const offered = t.optionIds().flatMap((id) => (id.startsWith('teach:') ? [id.slice(6, -4)] : []));
    expect(offered).toEqual(GYM_TMS.map(({ attack }) => attack).filter((attack) => attack !== 'synthesis'));
  });

  it('M-ABIL-60 M-HM-02 HMs whatever its dice', () => {
    const at = (hm: string, options = {}): Told =>
      table({ players: [{ at: 'hm-a', team: ['mew'] }, {}], spots: { 'hm-a': hm }, options });
    for (const hm of ['cut', 'surf', 'fly']) expect(taught(go(at(hm, abilities), 'interact'))).toEqual([hm]);
    expect(at('surf').optionIds()).not.toContain('interact'); // no water die
  });
});

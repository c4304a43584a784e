import { seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import {
  acts,
  boxOf,
  expectTurnOf,
  FIVE,
  faintedOf,
  knownOf,
  partyOf,
  placeOf,
  SIX,
  turnWith,
} from './table.ts';

const at = (party: readonly string[], box: readonly string[], more: object = {}, place = '11-8') =>
  turnWith(4, { seats: [{ at: place, party, box, ...more }, {}] });

describe('Pokémon Center', () => {
  it('B-PC-01 from every square beside it, both ways, in any number', () => {
    for (const place of ['11-8', '10-9', '12-9', '11-10']) {
      const t = at(['Ditto', 'Vulpix', 'Ponyta'], ['Eevee', 'Hoppip'], {}, place).answer('swap');
      t.answer(['box:ditto', 'party:eevee', 'box:vulpix', 'party:hoppip']);
      expect(partyOf(t.s, 0)).toEqual(['Eevee', 'Hoppip', 'Ponyta']);
      expect(boxOf(t.s, 0)).toEqual(['Ditto', 'Vulpix']);
      expectTurnOf(t, 1);
    }
    const far = at(['Ditto'], [], {}, '10-8'); // over the corner
    expect(acts(far)).toEqual(['end']);
    expect(far.refusal('swap')).toMatchObject({ clause: 'B-PC-01', why: ['why.no-center'] });
  });

  it('B-PC-01 one way only, down to an empty Party', () => {
    const t = at(['Ditto', 'Vulpix'], []).answer('swap').answer(['box:ditto', 'box:vulpix']);
    expect([partyOf(t.s, 0), boxOf(t.s, 0)]).toEqual([[], ['Ditto', 'Vulpix']]);
    expectTurnOf(t, 1);
  });

  it('B-PC-02 never more than five in the Box, nor more in the Party than it holds', () => {
    const t = at(SIX, FIVE).answer('swap');
    expect(t.refusal(['box:vulpix'])).toMatchObject({ code: 'incomplete' });
    expect(t.refusal(['party:hoppip'])).toMatchObject({ code: 'incomplete' });
    expect(t.match.composing(0, ['box:vulpix'])).toMatchObject({ missing: 'box-over' });
    expect(t.match.composing(0, ['party:hoppip'])).toMatchObject({ missing: 'party-over' });
    // six into the Box could never be put right
    const five = SIX.slice(0, 5).map((name) => `box:${name.toLowerCase()}`);
    expect(t.match.composing(0, five)).toMatchObject({
      next: FIVE.map((name) => `party:${name.toLowerCase()}`),
    });
    t.answer(['box:vulpix', 'party:hoppip']);
    expect([partyOf(t.s, 0).length, boxOf(t.s, 0).length]).toEqual([6, 5]);
    expectTurnOf(t, 1);
  });

  it('B-PC-03 heals Party and Box, also without moving a card; by anyone who owns a Pokémon', () => {
    const t = at(['Ditto', 'Vulpix'], ['Eevee'], { fainted: ['Ditto', 'Eevee'] })
      .answer('swap')
      .answer([]);
    expect(faintedOf(t.s, 0)).toEqual([]);
    expect(partyOf(t.s, 0)).toEqual(['Ditto', 'Vulpix']);
    expectTurnOf(t, 1);
    const boxed = at([], ['Eevee']);
    expect(acts(boxed)).toContain('swap');
    const none = at([], []);
    expect(acts(none)).toEqual(['end']);
    expect(none.refusal('swap')).toMatchObject({ clause: 'B-PC-03', why: ['why.no-pokemon'] });
  });

  it('B-EX-17 walking past heals nothing, Swap does and ends the turn', () => {
    const t = at(['Ditto', 'Vulpix'], [], { fainted: ['Ditto'] }, '10-8');
    t.answer('go:11-8').answer('go:12-8');
    expect(faintedOf(t.s, 0)).toEqual(['Ditto']);
    t.answer('go:11-8').answer('swap').answer([]);
    expect(faintedOf(t.s, 0)).toEqual([]);
    expect(placeOf(t.s, 0)).toBe('11-8');
    expectTurnOf(t, 1);
  });

  it('B-PC-04 elsewhere the Box is out of reach', () => {
    const party = ['Ditto'];
    const box = ['Bulbasaur', 'Magikarp', 'Goldeen', 'Feebas', 'Marill'];
    const gym = turnWith(2, { seats: [{ at: '11-2', party, box }, {}] }).answer('challenge:gym-fire');
    gym.expectChance('fight'); // nobody else can be sent
    const cut = turnWith(2, { seats: [{ at: '11-4', party, box }, {}] });
    expect(acts(cut)).toEqual(['capture', 'end']);
    const contest = turnWith(2, { seats: [{ at: '20-16', party, box }, {}] }).answer('compete:contest-water');
    expect(contest.told(1, 'outshone')).toHaveLength(1);
    expectTurnOf(contest, 1);
    const two = turnWith(2, { seats: [{ at: '11-2', party: ['Ditto', 'Eevee'], box }, {}] });
    two.answer('challenge:gym-fire').expectAsked('fight');
    expect(two.refusal('send:magikarp')).toMatchObject({ clause: 'B-PC-04', why: ['why.boxed'] });
  });

  it('B-GEN-04 what went where is seen by its owner alone', () => {
    const t = at(['Ditto', 'Vulpix'], ['Eevee'], { fainted: ['Ditto'] });
    expect(knownOf(t, 0, 1)).toEqual({ Ditto: 'party' }); // it fainted before all eyes
    t.answer('swap').answer(['box:ditto', 'party:eevee']);
    expect(t.told(1, 'swapped')).toEqual([['swapped', 0, 2, 1]]);
    expect(t.told(1, 'rearranged')).toEqual([]);
    expect(t.told(0, 'rearranged')).toHaveLength(1);
    expect(knownOf(t, 0, 1)).toEqual({ Ditto: '?' });
    expect(knownOf(t, 0, 0)).toEqual({ Ditto: 'box', Vulpix: 'party', Eevee: 'party' });
    t.rolls(['move', 1], ['move', 1]);
    const rng = seeded(3);
    const boxed = new Set<number>();
    for (let i = 0; i < 30; i++) boxed.add(t.match.world(1, rng)?.s.trainers[0].box[0] as number);
    expect([...boxed].sort()).toEqual([0, 1, 2]); // any of the three may lie in the Box
  });

  it('B-OPT-06 openParties: a Swap is seen by all', () => {
    const t = turnWith(4, {
      seats: [{ at: '11-8', party: ['Ditto'], box: ['Eevee'] }, {}],
      options: { openParties: true },
    });
    expect(knownOf(t, 0, 1)).toEqual({ Ditto: 'party', Eevee: 'box' });
    t.answer('swap').answer(['box:ditto', 'party:eevee']);
    expect(knownOf(t, 0, 1)).toEqual({ Ditto: 'box', Eevee: 'party' });
    expect(t.told(1, 'rearranged')).toHaveLength(1);
    expectTurnOf(t, 1);
  });
});

import { describe, expect, it } from 'vitest';
import {
  acts,
  boxOf,
  expectTurnOf,
  FIVE,
  faintedOf,
  kindOf,
  knownOf,
  partyOf,
  type Seated,
  SIX,
  turnWith,
} from './table.ts';

const two = (me: Seated, other: Seated, more: object = {}) =>
  turnWith(4, { seats: [me, { at: '2-15', ...other }], ...more });

describe('Trade', () => {
  it('B-TRADE-01 at any distance, from Party or Box to Party or Box', () => {
    for (const give of ['ditto', 'eevee']) {
      for (const get of ['vulpix', 'ponyta']) {
        const t = two({ party: ['Ditto'], box: ['Eevee'] }, { party: ['Vulpix'], box: ['Ponyta'] });
        t.answer('trade:1')
          .answer([`give:${give}`, 'want:any'])
          .expectAsked('answer-offer', 1)
          .answer(`give:${get}`);
        const mine = [...partyOf(t.s, 0), ...boxOf(t.s, 0)].map((name) => name.toLowerCase());
        expect(mine).toContain(get);
        expect(mine).not.toContain(give);
        expectTurnOf(t, 1);
      }
    }
  });

  it('B-TRADE-01 in the own turn, to any other player', () => {
    const t = turnWith(4, { seats: [{ party: ['Ditto'] }, { party: ['Eevee'] }, { party: ['Vulpix'] }] });
    expect(acts(t)).toEqual(['swap', 'trade:1', 'trade:2', 'end']);
    expect(t.match.open()).toEqual([0]);
  });

  it('B-TRADE-02 both agree, the cards change hands at once and the turn ends', () => {
    const t = two({ party: ['Ditto'] }, { party: ['Vulpix'] });
    t.answer('trade:1').answer(['give:ditto', 'want:vulpix']);
    expect(partyOf(t.s, 0)).toEqual(['Ditto']); // not before the answer
    t.answer('give:vulpix');
    expect([partyOf(t.s, 0), partyOf(t.s, 1)]).toEqual([['Vulpix'], ['Ditto']]);
    expectTurnOf(t, 1);
  });

  it('B-TRADE-03 a rejected offer costs nothing', () => {
    const t = two({ at: '11-11', party: ['Ditto'] }, { party: ['Vulpix'] }, { keep: [1] });
    t.answer('trade:1').answer(['give:ditto', 'want:any']).answer('reject');
    expect(t.told(0, 'rejected')).toEqual([['rejected', 1, 0]]);
    expect(t.s.steps).toBe(4);
    t.answer('go:11-12').answer('capture').roll('card', 'Eevee');
    expectTurnOf(t, 1);
  });

  it('B-TRADE-04 one offer a turn to each', () => {
    const t = turnWith(4, { seats: [{ party: ['Ditto'] }, { party: ['Eevee'] }, { party: ['Vulpix'] }] });
    t.answer('trade:1').answer(['give:ditto', 'want:any']).answer('reject');
    expect(acts(t)).toEqual(['swap', 'trade:2', 'end']);
    expect(t.refusal('trade:1')).toMatchObject({ clause: 'B-TRADE-04', why: ['why.asked', 1] });
    expect(t.view(2).asked).toEqual([1]);
    t.answer('trade:2').answer(['give:ditto', 'want:any']).answer('reject');
    expect(acts(t)).toEqual(['swap', 'end']);
    t.answer('end').rolls(['move', 1], ['move', 1]);
    expect(acts(t)).toContain('trade:0');
  });

  it('B-TRADE-05 one for one, each in the place of the other', () => {
    const t = two({ party: SIX, box: FIVE }, { party: ['Ditto'], box: ['Eevee'] });
    t.answer('trade:1');
    expect(t.decision()).toMatchObject({ min: 2, max: 2 });
    expect(t.refusal(['give:vulpix', 'give:ponyta']).code).toBe('no-such-option');
    expect(t.refusal(['want:any', 'want:fire']).code).toBe('no-such-option');
    expect(t.refusal(['give:vulpix']).code).toBe('incomplete');
    t.answer(['give:hoppip', 'want:ditto']).answer('give:ditto');
    expect(boxOf(t.s, 0)).toContain('Ditto');
    expect(partyOf(t.s, 1)).toEqual(['Hoppip']);
    expect([partyOf(t.s, 0).length, boxOf(t.s, 0).length]).toEqual([6, 5]);
    expectTurnOf(t, 1);
  });

  it('B-TRADE-06 a fainted Pokémon stays so; Legendaries may be traded, badges not', () => {
    const t = two(
      { party: ['Ho-Oh', 'Ditto'], fainted: ['Ho-Oh'], badges: ['gym-fire'] },
      { party: ['Vulpix'] },
    );
    t.answer('trade:1');
    expect(t.optionIds().some((id) => id.includes('gym'))).toBe(false);
    t.answer(['give:ho-oh', 'want:any']);
    expect(t.decision().say).toEqual(['ask.answer-offer', 0, kindOf('Ho-Oh'), { wantAny: true }, true]);
    t.answer('give:vulpix');
    expect([faintedOf(t.s, 0), faintedOf(t.s, 1)]).toEqual([[], ['Ho-Oh']]);
    expectTurnOf(t, 1);
    const back = two({ party: ['Ditto'] }, { party: ['Vulpix'], fainted: ['Vulpix'] });
    back.answer('trade:1').answer(['give:ditto', 'want:fire']).answer('give:vulpix');
    expect([faintedOf(back.s, 0), faintedOf(back.s, 1)]).toEqual([['Vulpix'], []]);
    expectTurnOf(back, 1);
  });

  it('B-TRADE-07 a card by name, any of a type, or any at all; the partner picks what fits', () => {
    const other = { party: ['Vulpix', 'Ponyta', 'Ditto'], box: ['Magikarp'] };
    const asked = (want: string) =>
      two({ party: ['Eevee'] }, other)
        .answer('trade:1')
        .answer(['give:eevee', `want:${want}`])
        .optionIds();
    expect(asked('any')).toEqual(['give:vulpix', 'give:ponyta', 'give:ditto', 'give:magikarp', 'reject']);
    expect(asked('fire')).toEqual(['give:vulpix', 'give:ponyta', 'reject']);
    expect(asked('magikarp')).toEqual(['give:magikarp', 'reject']);
    const t = two({ party: ['Eevee'] }, other).answer('trade:1');
    expect(t.optionIds()).toHaveLength(1 + 1 + 4 + 47);
    expect(t.optionIds()).not.toContain('want:eevee');
  });

  it('B-TRADE-07 who has none that fits can only reject, without a reason', () => {
    const t = two({ party: ['Eevee'] }, { party: ['Vulpix'] });
    t.answer('trade:1').answer(['give:eevee', 'want:suicune']).expectAsked('answer-offer', 1);
    expect(t.optionIds(1)).toEqual(['reject']); // asked all the same: not to be asked would tell
    t.answer('reject').expectAsked('move', 0);
    expect(t.told(0, 'rejected')).toEqual([['rejected', 1, 0]]);
    expect(t.match.whyNoUndo(0)).not.toBeNull(); // or one could look who holds what
  });

  it('B-TRADE-08 without a Pokémon nobody offers or is asked', () => {
    const none = two({}, { party: ['Vulpix'] });
    expect(acts(none)).toEqual(['end']);
    expect(none.refusal('trade:1')).toMatchObject({ clause: 'B-TRADE-08', why: ['why.no-pokemon'] });
    const them = two({ party: ['Ditto'] }, {});
    expect(acts(them)).toEqual(['swap', 'end']);
    expect(them.refusal('trade:1')).toMatchObject({ clause: 'B-TRADE-08', why: ['why.they-have-none', 1] });
  });

  it('B-REACT-01 only the partner is asked, and can only accept or reject', () => {
    const t = turnWith(4, { seats: [{ party: ['Ditto'] }, { party: ['Eevee'] }, { party: ['Vulpix'] }] });
    t.answer('trade:2').answer(['give:ditto', 'want:any']).expectAsked('answer-offer', 2);
    expect(t.match.open()).toEqual([2]);
    expect(t.optionIds()).toEqual(['give:vulpix', 'reject']);
  });

  it('B-REACT-02 nothing else opens a question to another player', () => {
    const t = turnWith(4, { seats: [{ at: '11-4', party: ['Bulbasaur'] }, { party: ['Eevee'] }], keep: [3] });
    t.answer('go:11-3')
      .answer('go:11-4')
      .answer('cut:bulbasaur:11-5')
      .answer('capture')
      .roll('card', 'Ditto');
    expectTurnOf(t, 1);
  });

  it('B-GEN-04 an offer shows its card to all, a trade both cards and where they lie', () => {
    const t = turnWith(4, { seats: [{ party: ['Ditto'], box: ['Eevee'] }, { party: ['Vulpix'] }, {}] });
    t.answer('trade:1').answer(['give:eevee', 'want:any']);
    expect(knownOf(t, 0, 2)).toEqual({ Eevee: 'box' });
    expect(t.told(2, 'offered')).toEqual([['offered', 0, 1, kindOf('Eevee'), { wantAny: true }, 1]]);
    t.answer('give:vulpix');
    expect(knownOf(t, 0, 2)).toEqual({ Vulpix: 'box' });
    expect(knownOf(t, 1, 2)).toEqual({ Eevee: 'party' });
    expectTurnOf(t, 1);
  });

  it('B-OPT-06 openParties: a wanted card is simply picked', () => {
    const t = two(
      { party: ['Eevee'] },
      { party: ['Vulpix'], box: ['Ditto'] },
      { options: { openParties: true } },
    );
    t.answer('trade:1');
    expect(t.optionIds()).toEqual(['give:eevee', 'want:vulpix', 'want:ditto']);
    t.answer(['want:ditto', 'give:eevee']);
    expect(t.optionIds()).toEqual(['give:ditto', 'reject']);
  });
});

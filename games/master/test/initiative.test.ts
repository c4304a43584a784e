import { describe, expect, it } from 'vitest';
import { dice, field, league, match, type Setting, type Told } from './field.ts';

describe('Advanced initiative', () => {
  const TEAMS = [
    ['bulbasaur', 'pidgey', 'mankey', 'snorlax'],
    ['charmander', 'rattata', 'jynx', 'lapras'],
  ];
  const begun = (options = {}) => dice(league(TEAMS, { initiative: true, ...options }), 1, 1, 1, 1, 1, 1);
  const active = (t: Told): string | null | undefined => t.view(0).league?.match?.active;
  const fight = (more: Partial<Setting> = {}) =>
    field({
      high: [
        { is: 'pidgey', at: '0,0' },
        { is: 'rattata', at: '0,2' },
      ],
      low: [
        { is: 'oddish', at: '8,0' },
        { is: 'weedle', at: '8,2' },
      ],
      options: { initiative: true },
      ...more,
    });
  /** Everybody who can do nothing else ends; whoever may be picked is picked first. */
  function idle(t: Told, n: number): Told {
    for (let i = 0; i < n; i++) t.answer(t.optionIds().includes('end') ? 'end' : t.optionIds()[0]);
    return t;
  }

  it('M-INIT-01 the higher seed says who begins with the initiative', () => {
    const t = begun().expectAsked('field-beginner', 0).answer('them');
    expect(match(t).begins).toBe(1);
  });

  it('M-INIT-02 the player without it chooses the side and places first', () => {
    begun().answer('me').expectAsked('field-side', 1).answer('upper').expectAsked('field-commit', 1);
  });

  it('M-INIT-03 the player with it places second, on the other side', () => {
    const t = begun()
      .answer('me')
      .answer('upper')
      .answers(1, ['charmander', 'rattata', 'jynx'])
      .answer('0,0')
      .answer('0,1')
      .answer('0,2');
    t.expectAsked('field-commit', 0).answers(0, ['pidgey', 'mankey', 'bulbasaur']);
    expect(t.optionIds()[0]).toBe('8,0');
  });

  it('M-INIT-04 in turn, each any own Pokémon not yet activated', () => {
    const t = fight().expectAsked('field-pick', 0);
    expect(t.optionIds()).toEqual(['pidgey', 'rattata']);
    t.answer('rattata');
    expect(active(t)).toBe('rattata');
    t.answer('end').expectAsked('field-pick', 1);
  });

  it('M-INIT-05 after each round the initiative passes', () => {
    const t = idle(fight(), 6);
    expect([match(t).round, match(t).begins]).toEqual([3, 1]);
    t.expectAsked('field-pick', 1);
  });

  it('M-INIT-06 a reserve comes in at the end of the round', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '4,1' }],
      low: [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'weedle', at: '8,2' },
      ],
      benches: [[], ['lapras']],
      options: { initiative: true },
    });
    t.answer('attack:tackle').answer('end');
    expect(active(t)).toBe('weedle');
    t.answer('end').expectAsked('field-reserve', 1);
  });

  it('M-INIT-07 also if its last on the field has fainted in that round', () => {
    const t = field({
      high: [
        { is: 'pidgey', at: '4,1' },
        { is: 'rattata', at: '0,0' },
      ],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }],
      benches: [[], ['lapras']],
      options: { initiative: true },
    });
    t.answer('pidgey').answer('attack:tackle').answer('end');
    expect(active(t)).toBe('rattata');
    t.answer('end').expectAsked('field-reserve', 1).answer('lapras').answer('8,0');
    expect([match(t).round, t.over]).toEqual([3, false]);
  });

  it('M-INIT-08 ties and sudden death go by the seed, whoever has the initiative', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '0,0', hearts: 1 }],
      low: [{ is: 'oddish', at: '8,0', hearts: 1 }],
      options: { initiative: true },
      step: 'match-round',
      also: (m) => Object.assign(m, { sudden: 1, begins: 1 }),
    });
    expect(t.winners).toEqual([0]);
  });

  it('M-INIT-09 it is first activated in the next round; of two the one who had the initiative decides first', () => {
    const t = field({
      high: [
        { is: 'snorlax', at: '4,1', hearts: 4, taught: ['self-destruct'] },
        { is: 'rattata', at: '0,0', done: true },
      ],
      low: [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'weedle', at: '8,2', done: true },
      ],
      benches: [['onix'], ['lapras']],
      options: { initiative: true },
    });
    t.answer('attack:self-destruct').expectAsked('field-reserve', 0).answer('onix').answer('0,1');
    t.expectAsked('field-reserve', 1).answer('lapras').answer('8,0');
    expect(match(t).round).toBe(3);
  });

  it('M-ABIL-22 with it the owner of Jynx may promise to commit it and say who begins', () => {
    const t = begun({ abilities: true })
      .expectAsked('field-promise', 1)
      .answer('yes')
      .expectAsked('field-beginner', 1)
      .answer('them');
    t.answer('upper').answers(1, ['charmander', 'rattata', 'jynx']);
    const forced = begun({ abilities: true }).answer('yes').answer('them').answer('upper');
    expect(forced.refusal(['charmander', 'rattata', 'lapras'], 1).code).toBe('no-such-option');
  });
});

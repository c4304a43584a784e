import { describe, expect, it } from 'vitest';
import { ability, active, one, set, takes, user } from './able.ts';
import { attacks, hearts, hexPlaceOf, offered, speed } from './field.ts';
import { BIG, foe, lost } from './fighters.ts';

describe('Abilities: order and moving', () => {
  it('M-ABIL-18 Early Bird is activated first of all, outside the alternation', () => {
    const t = set([one('pidgey'), { is: 'farfetchd', at: '0,0' }], [foe('8,0')]);
    expect(active(t)).toBe('farfetchd');
    t.answer('end');
    expect(active(t)).toBe('pidgey');
  });

  it('M-ABIL-19 Own Tempo is activated last of all', () => {
    const t = set([one('slowpoke'), { is: 'pidgey', at: '0,0' }], [foe('8,0')]);
    t.answer('end').answer('end');
    expect(active(t)).toBe('slowpoke');
  });

  it('M-ABIL-20 Analytic: once a round it may let its turn pass while others are still to come', () => {
    const t = set(
      [one('staryu', { knows: ['splash'] }), { is: 'pidgey', at: '0,0' }],
      [foe('8,0'), { is: 'oddish', at: '8,5' }],
    );
    t.answer('wait');
    expect(active(t)).toBe('mewtwo');
    t.answer('end');
    expect(active(t)).toBe('pidgey');
    t.answer('end').answer('end');
    expect([active(t), t.optionIds().includes('wait')]).toEqual(['staryu', false]);
  });

  it('M-ABIL-21 of several Early Birds those of the player who begins the round come first', () => {
    const t = set(
      [one('pidgey', { also: { abilities: [ability('farfetchd')] } })],
      [{ is: 'farfetchd', at: '8,0' }],
    );
    expect(active(t)).toBe('pidgey');
  });

  it('M-ABIL-22 Hypnotic Dance: the owner of a committed Jynx says who begins the rounds', () => {
    const t = set([one('pidgey')], [{ is: 'jynx', at: '8,0' }], { step: 'match-start' });
    t.expectAsked('field-beginner', 1).answer('me');
    expect(active(t)).toBe('jynx');
  });

  it('M-ABIL-23 Relentless: two attacks of different names while its owner has the initiative', () => {
    const t = set([one('dratini', { knows: ['pound'] })], [foe('4,2')]).answer('attack:pound');
    expect(attacks(t)).not.toContain('pound');
    t.answer('attack:tackle');
    expect(lost(t)).toBe(3);
    const low = set(
      [one('pidgey', { done: true })],
      [{ is: 'dratini', at: '4,2', knows: ['pound'], also: { speed: 0 } }],
    );
    low.answer('attack:pound').expectAsked('field-act', 0);
  });

  it('M-ABIL-24 Neutralizing Gas: abilities next to it do nothing, its own cannot be switched off', () => {
    const shell = (gas: string) =>
      takes({ is: 'shellder', also: BIG }, 'pound', '4,1', {
        high: [user(['pound']), { is: 'koffing', at: gas }],
      } as never);
    expect([shell('5,3'), shell('8,5')]).toEqual([2, 1]);
  });

  it('M-ABIL-25 Chlorophyll: speed doubled while a fire friend is on the field', () => {
    expect(
      speed(
        set(
          [one('oddish', { knows: ['splash'], also: { speed: 2 } }), { is: 'magmar', at: '0,0' }],
          [foe('8,0')],
        ),
        'oddish',
      ),
    ).toBe(4);
    expect(
      speed(
        set([one('oddish', { knows: ['splash'], also: { speed: 2 } })], [foe('8,0', { is: 'magmar' })]),
        'oddish',
      ),
    ).toBe(2);
  });

  it('M-ABIL-26 Sand Rush / Grassy Surge: doubled in an activation that begins next to a boulder / to none', () => {
    const quick = (card: string, rocks: string[]) =>
      speed(
        set([one(card, { knows: ['splash'], also: { speed: 3 } })], [foe('8,0')], { boulders: rocks }),
        card,
      );
    expect([
      quick('sandshrew', ['4,2']),
      quick('sandshrew', []),
      quick('venonat', ['4,2']),
      quick('venonat', []),
    ]).toEqual([6, 3, 3, 6]);
  });

  it('M-ABIL-27 Limber: slowed conditions do not change its speed', () => {
    expect(
      speed(
        set([one('meowth', { has: ['slowed-to:0', 'slowed-by:2'], also: { speed: 4 } })], [foe('8,0')]),
        'meowth',
      ),
    ).toBe(4);
  });

  it('M-ABIL-28 Entangle: hostile Pokémon next to it are slowed to 0; free moves are not hampered', () => {
    const t = set([one('pidgey', { knows: ['fly'], also: { speed: 4 } })], [foe('4,2', { is: 'tangela' })]);
    expect([speed(t, 'pidgey'), offered(t, 'step:')]).toEqual([0, []]);
    t.answer('attack:fly').expectAsked('field-free-move', 0);
  });

  it('M-ABIL-29 Rooted: effects of others cannot change its hex', () => {
    const t = set([user(['gust'])], [foe('4,2', { is: 'bellsprout' })]).answer('attack:gust');
    t.expectAsked('field-act', 1);
    expect(hexPlaceOf(t, 'bellsprout')).toBe('4,2');
  });

  it('M-ABIL-30 Flame Body: who comes onto an adjacent hex takes 1 fire, each time, by whatever way', () => {
    const t = set([one('pidgey', { also: { speed: 3 } })], [foe('4,3', { is: 'magmar' })]);
    t.answer('step:4,2').answer('step:3,3').answer('step:4,2');
    expect(hearts(t, 'pidgey')).toBe(17);
    const pushed = set([user(['gust'], { at: '4,0' }), { is: 'magmar', at: '4,4' }], [foe('4,2')]);
    pushed.answer('attack:gust').answer('mewtwo').answer('mewtwo:4,3').answer('stop');
    expect(lost(pushed)).toBe(2);
  });

  it('M-ABIL-31 Blaze Speed 1 and Swift Swim 2 free moves after an attack that dealt the type', () => {
    const swim = set([one('goldeen', { knows: ['crabhammer'] })], [foe('4,2')])
      .answer('attack:crabhammer')
      .answer('4,0')
      .answer('3,0');
    expect(hexPlaceOf(swim, 'goldeen')).toBe('3,0');
    const blaze = set([one('ponyta', { knows: ['fire-punch'] })], [foe('4,2')])
      .answer('attack:fire-punch')
      .answer('4,0');
    blaze.expectAsked('field-act', 1);
    set([one('ponyta')], [foe('4,2')])
      .answer('attack:tackle')
      .expectAsked('field-act', 1);
  });
});

import { describe, expect, it } from 'vitest';
import { at, attacks, dice, field, hearts, league, match, speed } from './field.ts';
import { foe } from './fighters.ts';

describe('Flipped type tokens', () => {
  const TEAMS = [
    ['bulbasaur', 'pidgey', 'mankey'],
    ['charmander', 'rattata', 'jynx'],
  ];
  const flips = (n: number) =>
    league(TEAMS, { flips: true }, (s) => {
      s.players[0].types[2] = n;
      s.players[0].flipped[2] = n;
    });

  it('M-EXP-05 speed or range for each of them before each match, open to both', () => {
    const t = dice(flips(2), 1, 1, 1, 1, 1, 1)
      .expectAsked('field-flipped', 0)
      .answer('speed')
      .answer('range');
    expect([match(t).sides[0].speed[2], match(t).sides[0].range[2]]).toEqual([1, 1]);
    expect(t.told(1, 'f.flipped-for')).toHaveLength(2);
  });

  it('M-EXP-04 a flipped token gives no heart, but speed or range to all own Pokémon of the type', () => {
    const t = dice(flips(1), 1, 1, 1, 1, 1, 1).answer('speed').answer('upper').answers(0, TEAMS[0]);
    t.answer('0,0')
      .answer('0,1')
      .answer('0,2')
      .answers(1, TEAMS[1])
      .answer('8,0')
      .answer('8,1')
      .answer('8,2');
    expect([at(t, 'bulbasaur').max, speed(t, 'bulbasaur'), speed(t, 'pidgey')]).toEqual([2, 3, 4]);
  });

  const ranged = (knows: string[], target: string, is = 'snorlax') =>
    field({
      high: [{ is, at: '4,1', knows }],
      low: [foe(target)],
      also: (m) => {
        m.sides[0].range[7] = 1;
      },
    });

  it('M-EXP-06 every attack counts as if its range were one higher', () => {
    expect(attacks(ranged(['dragon-rage'], '4,5'))).toContain('dragon-rage');
  });

  it('M-EXP-10 all attacks: Tackle reaches two hexes, beams grow, a range-1 arc is laid as one of range 2', () => {
    expect(attacks(ranged(['slash'], '4,3'))).toEqual(['slash', 'rest', 'pound', 'tackle']);
    const arc = ranged(['slash'], '4,3').answer('attack:slash');
    expect(hearts(arc, 'mewtwo')).toBeLessThan(at(arc, 'mewtwo').max);
    const beam = ranged(['bubble-beam'], '4,4').answer('attack:bubble-beam');
    expect(beam.optionIds()).toContain('mewtwo');
  });

  it('M-EXP-10 only what has no number to raise stays: rings round the user, attacks without a range', () => {
    expect(attacks(ranged(['close-combat'], '4,3'))).not.toContain('close-combat');
    expect(attacks(ranged(['close-combat'], '4,2'))).toContain('close-combat');
  });

  it('M-EXP-07 two tokens of a type stack', () => {
    const t = field({
      high: [{ is: 'oddish', at: '4,1', knows: ['splash'] }],
      low: [foe('8,0')],
      also: (m) => {
        m.sides[0].speed[2] = 2;
      },
    });
    expect(speed(t, 'oddish')).toBe(4);
  });
});

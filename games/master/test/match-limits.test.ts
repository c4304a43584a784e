/** What holds for one round, one activation or one match only. */
import { expect, it } from 'vitest';
import { attackOf } from '../src/attacks/known.ts';
import { attacks, exhausted, field, match } from './field.ts';

it('M-EFF-36 Metronome: not an attack of an earlier round', () => {
  const t = field({
    high: [{ is: 'pidgey', at: '4,1' }],
    low: [{ is: 'mewtwo', at: '4,3', knows: ['metronome'] }],
  });
  t.answer('attack:wing-attack').answer('end');
  expect(attacks(t)).toContain('metronome');
  t.answer('end').answer('end');
  expect(match(t).round).toBe(3);
  expect(t.refusal('attack:metronome').clause).toBe('M-EFF-38');
});

it('M-SUD-10 ten rounds in a row: a faint begins the count anew', () => {
  const t = field({
    high: [
      { is: 'pidgey', at: '0,0' },
      { is: 'rattata', at: '0,5', hearts: 1 },
    ],
    low: [{ is: 'oddish', at: '8,0' }],
    step: 'match-round',
    also: (m) => Object.assign(m, { sudden: 1, stalled: 9 }),
  });
  const begun = match(t).round;
  while (match(t).round === begun) t.answer('end');
  expect([t.over, match(t).stalled]).toEqual([false, 0]);
});

it('M-RES-05 M-MEND-01 who has nobody left and sends no reserve has lost, before anybody else acts', () => {
  const t = field({
    high: [
      { is: 'pidgey', at: '4,1' },
      { is: 'rattata', at: '0,0' },
    ],
    low: [{ is: 'oddish', at: '4,2', hearts: 1 }],
    benches: [[], ['lapras']],
  });
  t.answer('attack:tackle').answer('end').expectAsked('field-reserve', 1).answer('no');
  expect(t.winners).toEqual([0]);
});

it('M-POW-14 Rally: not after the attack', () => {
  const t = field({
    high: [{ is: 'snorlax', at: '4,1', exhausted: ['rest'] }],
    low: [{ is: 'mewtwo', at: '4,2' }],
    powers: [['rally'], []],
  });
  expect(t.optionIds()).toContain('power:rally');
  t.answer('attack:pound');
  expect([t.optionIds().includes('power:rally'), exhausted(t, 'snorlax')]).toEqual([false, ['rest']]);
});

it('M-ABIL-48 M-EFF-38 Pressure exhausts nothing that its attacker only copied', () => {
  const t = field({
    abilities: true,
    high: [{ is: 'mr-mime', at: '4,1', also: { hitBy: attackOf('body-slam') } }],
    low: [{ is: 'zapdos', at: '4,2' }],
    powers: [['rally'], []],
  });
  t.answer('attack:mimic');
  expect(exhausted(t, 'mr-mime')).toEqual(['mimic']);
});

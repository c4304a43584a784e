import { BEHALF } from '@indigo/host';
import { master } from '@indigo/master';
import { describe, expect, it } from 'vitest';
import { sparedKinds } from '../../src/table/spared.ts';

const { meanings } = master;
const person = { person: true };
const bot = { person: false };

describe('what somebody is not asked', () => {
  it('out of turn nobody is asked to propose something to bots alone', () => {
    const settings = { autoPass: false, leaders: 'never' } as const;
    expect(sparedKinds(settings, [person, bot, bot], meanings)).toEqual(['meet']);
    expect(sparedKinds(settings, [person, person, bot], meanings)).toEqual([]);
  });

  it('the rest is as they like it', () => {
    expect(sparedKinds({ autoPass: true, leaders: 'always' }, [person, person], meanings)).toEqual([
      '*',
      BEHALF,
    ]);
    expect(sparedKinds({ autoPass: false, leaders: 'alone' }, [person, bot], undefined)).toEqual([BEHALF]);
  });
});

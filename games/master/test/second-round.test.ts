/** What those who have fainted no longer do in the rounds of a battle that follow. */
import { expect, it } from 'vitest';
import { go, hearts, type Mon, type Told, table } from './table.ts';

const face = (foe: string, team: readonly (string | Mon)[]): Told =>
  go(
    table({
      players: [{ at: 'y4', team, checkpoint: 'vir' }, { team: ['bulbasaur'] }],
      spots: { y4: '', 't-b1': foe },
    }),
    'move:t-b1',
  );

it('M-BATTLE-05 M-BATTLE-13 a trainer Pokémon deals damage in the round it faints in, and in none after it', () => {
  const t = face('youngster', [{ is: 'kangaskhan', hearts: 4 }]); // Rattata and Spearow, a heart and a symbol each
  t.rolls(['die', 4], ['die', 1], ['die', 1]).answer('normal:rattata').expectChance('die');
  expect([t.s.battle?.hearts, hearts(t, 'kangaskhan')]).toEqual([[0, 1], 2]);
  t.rolls(['die', 1], ['die', 1], ['die', 1]).expectChance('die');
  expect(hearts(t, 'kangaskhan')).toBe(1); // Spearow alone
});

it('M-BATTLE-05 M-BATTLE-06 a committed Pokémon that has fainted rolls no more', () => {
  const t = face('hiker', [{ is: 'pikachu', hearts: 1 }, 'onix']).answer(['pikachu', 'onix']);
  t.rolls(['die', 1], ['die', 1], ['die', 1], ['die', 1]); // electric; rock, rock, normal
  t.expectAsked('package', 1).answer(['rock:pikachu', 'rock-2:onix']).expectChance('die');
  expect(hearts(t, 'pikachu')).toBe(0);
  t.rolls(['die', 4], ['die', 1], ['die', 1]).expectAsked('hit', 0);
  expect(t.optionIds()).toEqual(['rock:geodude', 'rock:machop']);
});

it('M-POW-09 Second Wind gives back no more hearts than are printed', () => {
  const t = table({
    players: [{ at: 'gym-a', team: [{ is: 'moltres', level: 7 }] }, { team: ['bulbasaur'] }],
    spots: { 'gym-a': 'brock' },
  });
  go(t, 'interact').roll('power', 'second-wind');
  const onix = () => t.s.battle?.hearts.at(-1);
  const printed = onix();
  t.rolls(['die', 6], ['die', 1], ['die', 1], ['die', 1]).answer('fire:onix');
  t.expectAsked('power-foe', 1);
  expect(onix()).toBe((printed as number) - 1);
  t.answer(['onix']).expectChance('die');
  expect(onix()).toBe(printed);
});

/** Prizes that are used up, and hearts that follow a Pokémon to another owner. */
import { expect, it } from 'vitest';
import { ballsOf, go, hearts, type Told, table, team as teamOf } from './table.ts';

/** Wins whatever battle is on, without choosing. */
function win(t: Told): Told {
  for (let i = 0; i < 60 && t.s.battle !== null; i++) {
    if (t.match.chance !== null) t.roll('die', 6);
    else t.answer(t.decision().kind === 'commit' ? t.optionIds().slice(0, 3) : t.optionIds()[0]);
  }
  return t;
}

it('M-GIO-03 M-TYPE-10 with no type token left Giovanni gives the master ball', () => {
  const team = ['moltres', 'zapdos', 'articuno'].map((is) => ({ is, level: 7 }));
  const t = table({
    players: [{ at: 'giovanni', team, money: ['jessie'] }, {}],
    options: { quickTable: true },
    also: (s) => s.types.fill(0),
  });
  win(go(t, 'interact'));
  expect([t.s.giovanni, ballsOf(t)[3]]).toEqual([1, 1]);
});

it('M-DOJO-02 of the two prizes of the dojo only one that is left', () => {
  const team = ['moltres', 'zapdos', 'articuno'].map((is) => ({ is, level: 6 }));
  const t = table({
    players: [{ at: 'dojo', team }, { team: ['hitmonlee'] }],
    options: { quickTable: true },
    also: (s) => {
      s.karate = 1;
    },
  });
  win(go(t, 'interact')).expectAsked('xp', 0).answer('zapdos');
  expect(teamOf(t)).toEqual(['moltres', 'zapdos', 'articuno', 'hitmonchan']);
  expect(teamOf(t, 1)).toEqual(['hitmonlee']);
});

it('M-TYPE-07 M-TRADE-12 a Pokémon leaves the tokens of its owner behind and gains those of the next', () => {
  const t = table({
    players: [
      { team: [{ is: 'charmander', hearts: 2 }, 'meowth'], types: { fire: 1 } },
      { team: ['oddish', { is: 'vulpix', hearts: 1 }], types: { fire: 2 } },
    ],
  });
  go(t, 'trade:2').answer(['give:charmander', 'want:vulpix']).answer('accept');
  // Healed in the lab: 2 printed hearts and a token. It leaves one and gains two; Vulpix leaves two, the last it had.
  expect([hearts(t, 'charmander'), hearts(t, 'vulpix')]).toEqual([4, 0]);
});

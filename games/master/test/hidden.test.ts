/** What is hidden and what is open, who is asked, and what ends a turn. */
import { script } from '@indigo/battery';
import { Match, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { POKEMON } from '../src/data/pokemon.ts';
import { type Master, type MasterView, master } from '../src/index.ts';
import { expectTurnOf, go, hearts, me, noTrade, table } from './table.ts';

describe('hidden information', () => {
  it('M-HID-01 M-HID-02 M-HID-12 the faces of face-down tokens and the unused ones stand nowhere in a view', () => {
    const t = script<Master, MasterView>(master, { seats: 4, seed: 3 });
    const open = new Set([...Object.values(t.view(0).spots), ...t.view(0).supply]);
    const text = JSON.stringify(t.view(0));
    for (const { id } of POKEMON) if (!open.has(id)) expect(text).not.toContain(`"${id}"`);
    expect(t.view(0).gymPowers).toEqual(['?', '?', '?']);
  });

  it('M-HID-04 M-HID-05 everything a player owns is open to all, spectators too', () => {
    const t = table({
      players: [
        {
          at: 'y1',
          team: [{ is: 'pikachu', level: 3, hearts: 2, taught: ['cut'] }],
          balls: { poke: 2, master: 1 },
          stones: { moon: 1 },
          money: ['coin', 'jessie', 'brock'],
          types: { fire: 1 },
          powers: ['endure'],
          also: { candies: 1, revives: 2, bike: 1, debts: 3, friendly: true },
        },
        {},
      ],
      spots: { y1: '' },
    });
    for (const seat of [1, 7]) {
      expect(t.view(seat).players[0]).toMatchObject({
        team: [{ card: 'pikachu', level: 3, hearts: 2, max: 5, taught: ['cut'] }],
        balls: { poke: 2, master: 1 },
        stones: { moon: 1 },
        money: ['coin', 'jessie', 'brock'],
        types: { fire: 1 },
        powers: ['endure'],
        candies: 1,
        revives: 2,
        bike: 1,
        debts: 3, // M-DEF-08
        friendly: true,
      });
    }
  });

  it('M-HID-11 a die is rolled once all choices before it are made', () => {
    const t = table({ players: [{ at: 'y1', balls: { poke: 2 } }, {}], spots: { y1: 'slowpoke' } });
    go(t, 'interact').answer('catch');
    expect(t.match.chance).toBeNull();
    t.answer(['poke:6-5-4']).expectChance('catch');
    t.roll('catch', 6);
    expect(t.told(1, 'catch-roll')).toHaveLength(1);
  });

  it('M-ADV-05 commitment and dice are open to whoever decides', () => {
    const t = table({
      players: [{ at: 'y4', team: ['charmander', 'squirtle'] }, { team: ['pikachu'] }],
      spots: { y4: '', 't-b1': 'hiker' },
    });
    go(t, 'move:t-b1').answer(['charmander', 'squirtle']).rolls(['die', 2], ['die', 3]);
    expect(t.told(1, 'committed')).toHaveLength(1);
    expect(t.told(1, 'rolled')).toHaveLength(2);
    expect(t.view(1).battle?.committed).toEqual(['charmander', 'squirtle']);
    // Whoever decides sees what all see, no more and no less, but for the seat it is.
    expect({ ...t.view(1), seat: 0 }).toEqual(t.view(0));
    expect({ ...t.view(7), seat: 0 }).toEqual(t.view(0));
    expect(t.told(1)).toEqual(t.told(0));
  });
});

describe('flow', () => {
  it('M-TURN-03 M-TURN-04 M-AMB-18 a catch and a battle end the turn, a defeated wild Pokémon, camp and stones do not', () => {
    const t = table({
      players: [
        { at: 'y1', team: ['charmander', 'pikachu'], balls: { poke: 1 }, stones: { thunder: 1 } },
        {},
      ],
      spots: { y1: 'rattata', y2: 'pidgey' },
      also: (s) => {
        s.players[1].team = s.players[1].team.slice();
      },
    });
    go(t, 'interact').answer('defeat').answer('normal:pikachu').answer('pikachu');
    go(t, 'stone:thunder:pikachu', 'camp', 'move:y2');
    t.expectAsked('act', 0);
    go(t, 'interact').answer('catch');
    expectTurnOf(t, 1);
  });

  it('M-GEN-04 M-MOVE-12 M-MOVE-14 a defeated player is not out: the next turn begins healed, and being sent back enters nothing', () => {
    const t = table({
      players: [{ at: 'y1', team: [{ is: 'squirtle', hearts: 1 }], checkpoint: 'lab' }, {}],
      spots: { y1: 'rattata' },
    });
    noTrade(go(t, 'interact'));
    expect([hearts(t, 'squirtle'), me(t).moved]).toEqual([0, false]);
    go(t, 'pass');
    t.expectAsked('act', 0);
    expect(hearts(t, 'squirtle')).toBe(2);
  });

  it('M-BATTLE-27 M-ADV-04 a round asks for hits, then for the damage, and the adversary decides nothing else', () => {
    const t = table({
      players: [{ at: 'y4', team: ['charmander', 'squirtle'] }, { team: ['pikachu'] }],
      spots: { y4: '', 't-b1': 'hiker' },
    });
    go(t, 'move:t-b1')
      .expectAsked('commit', 0)
      .answer(['charmander', 'squirtle'])
      .rolls(['die', 6], ['die', 6]);
    t.expectAsked('hit', 0).answer('fire:geodude').expectAsked('hit', 0).answer('water:machop');
    t.expectAsked('package', 1).answer(['rock:charmander', 'rock-2:squirtle']).expectChance('die');
  });

  it('M-FLOW-01 M-FLOW-05 a game goes from setup over the adventure to the League', () => {
    const rng = seeded(5);
    const match = Match.start(master, { seats: 2, options: { maxRounds: 1 } }, { rng });
    const phases = new Set<string>();
    while (match.s.phase !== 'league' && !match.over) {
      phases.add(match.s.phase);
      const [seat] = match.open();
      const options = match.decision(seat)?.options ?? [];
      match.submit(seat, match.no, options.at(-1)?.id ?? '');
    }
    expect([...phases].slice(0, 2)).toEqual(['setup', 'adventure']);
    expect(match.s.phase).toBe('league');
  });

  it('M-FLOW-02 M-FLOW-03 compulsory choices with one answer are taken unasked, void ones left out', () => {
    const t = table({
      players: [{ at: 'y1', team: [{ is: 'charmander', level: 9 }] }, {}],
      spots: { y1: 'rattata' },
    });
    go(t, 'interact'); // nothing to throw, one to take the damage, nobody to take the xp
    t.expectAsked('act', 0);
    expect(hearts(t, 'charmander')).toBe(8);
  });

  it('M-TYPE-06 M-TYPE-11 the heart of a type token is the last to be lost, of each Pokémon for itself', () => {
    const t = table({
      players: [
        {
          at: 'y1',
          team: [
            { is: 'charmander', hearts: 2 },
            { is: 'ponyta', hearts: 2 },
          ],
          types: { fire: 1 },
        },
        {},
      ],
      spots: { y1: 'slowpoke', y2: 'rattata' },
    });
    // One printed heart and that of the token: a super effective damage takes both.
    go(t, 'interact').answer('water:charmander');
    expect([hearts(t, 'charmander'), hearts(t, 'ponyta')]).toEqual([0, 2]);
    go(t, 'move:y2', 'interact');
    expect(hearts(t, 'ponyta')).toBe(1);
  });
});

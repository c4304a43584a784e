/** Sections 14 to 17: Gyms, dual Gyms, badges, obedience and locks. */

import { describe, expect, it } from 'vitest';
import { HEXAGONS, LEADER_OF, POOLS } from '../src/board.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { TRAINERS } from '../src/data/trainers.ts';
import { hex } from '../src/index.ts';
import { monOf } from '../src/pokemon.ts';
import { powerOf } from '../src/team.ts';
import { GATE_CLOSED, GATE_STOPS, gateOf } from '../src/walk.ts';
import { BOARD, go, handOf, type Seated, SIX, table, teamOf } from './table.ts';

/** Seat 0 in a city, about to fight. */
const fight = (at: string, me: Seated = {}, board = BOARD) =>
  table({ players: [{ at, ...me }, {}], board }).answer('stay');

describe('Gyms', () => {
  it('H-GYM-01 six badges open the League hexagon', () => {
    const gate = (n: number) =>
      gateOf(table({ players: [{ badges: SIX.slice(0, n) }, {}] }).expectChance('move').s.players[0]);
    expect([gate(5), gate(6)]).toEqual([GATE_CLOSED, GATE_STOPS]);
  });

  it('H-GYM-02 H-GYM-03 two Leaders of each band on every board', () => {
    const bands = BOARD.map((id) => LEADER_OF[HEXAGONS.findIndex((hexagon) => hexagon.id === id)])
      .filter((leader) => leader >= 0)
      .map((leader) => LEADERS[leader].band);
    expect(bands).toEqual([0, 0, 1, 1, 2, 2]);
    POOLS.forEach((pool, tier) => {
      for (const hexagon of pool) expect(LEADERS[LEADER_OF[hexagon]].band).toBe(tier);
    });
  });

  it('H-GYM-04 no band is closed', () => {
    expect(table({ players: [{ at: 'cinnabar-0' }, {}] }).optionIds()).toContain('stay');
  });

  it('H-GYM-05 one battle, and it ends the turn', () => {
    const t = fight('pewter-0', { team: ['squirtle'], visited: ['pewter'] }).rolls(
      ['battle', 6],
      ['item', 'potion'],
    );
    expect(t.told(7, 'beat-leader')).toHaveLength(1);
    expect(t.s.active).toBe(1);
  });

  it('H-GYM-06 only on the space of the city', () => {
    const t = table({ players: [{ at: 'pewter-7' }, {}] }).expectChance('move'); // nothing but the roll
    expect(t.match.open()).toEqual([]);
  });

  it('H-GYM-08 the Leader stays, for the badge of others', () => {
    const t = table({ players: [{ at: 'pewter-0' }, { at: 'pewter-0' }] });
    t.answer('stay').rolls(['battle', 6], ['item', 'potion']);
    t.answer('stay').rolls(['battle', 6], ['item', 'potion']);
    expect(t.view(0).players.map(({ badges }) => badges)).toEqual([['brock'], ['brock']]);
  });

  it('H-GYM-11 H-BAT-08 power, evolution, lock, advantage, Trainer, Item and die', () => {
    const me: Seated = {
      team: ['squirtle', 'wartortle'],
      badges: ['misty'],
      locked: ['squirtle'],
      trainer: 'misty',
      hand: ['vitamin'],
    };
    const t = fight('pewter-0', me)
      .answer('wartortle')
      .answer('vitamin')
      .roll('battle', 1)
      .roll('item', 'potion');
    const [, , mine, , theirs] = t.told(7, 'gym-totals')[0];
    expect([mine, theirs]).toEqual([6 + 2 + 1 + 2 + 1 + 2 + 1, 8]);
  });

  it('H-GYM-13 H-GYM-14 the Leader has no Item, no die and a total that is known before', () => {
    const t = fight('pewter-0', { team: ['growlithe'], hand: ['potion', 'vitamin'] }).expectAsked(
      'lay-gym',
      0,
    );
    // A Potion adds nothing, and there is nobody to bluff.
    expect(t.optionIds()).toEqual(['nothing', 'vitamin']);
    expect(hex.scene(t.view(1)).battle?.sides[1]).toMatchObject({
      seat: null,
      cards: [],
      dice: [],
      sum: { total: 8 + 2, open: false },
    });
    t.answer('nothing').roll('battle', 1).pass();
    expect(t.view(1).players[0].badges).toEqual([]);
  });

  it('H-GYM-17 H-OBEY-07 only those that obey may be sent, and the others are refused with a reason', () => {
    const t = fight('pewter-0', { team: ['gengar', 'squirtle', 'gastly'] }).expectAsked('send-gym', 0);
    expect(t.optionIds()).toEqual(['squirtle', 'gastly']);
    expect(t.refusal('gengar')).toMatchObject({ clause: 'H-OBEY-07' });
  });

  const named = (band: number, dual: boolean) =>
    LEADERS.flatMap((leader) =>
      leader.band === band && leader.dual === dual ? [`${leader.name} ${leader.hexagon} ${leader.type}`] : [],
    ).sort();

  it('H-GYM-20 the Leaders of band 1-2', () => {
    expect(named(0, false)).toEqual(
      [
        'Brock pewter Rock',
        'Gardenia eterna Grass',
        'Misty cerulean Water',
        'Brawly dewford Fighting',
        'Bugsy azalea Bug',
        'Whitney goldenrod Normal',
        'Falkner violet Flying',
        'Roxie virbank Poison',
        'Kabu motostoke Fire',
      ].sort(),
    );
    expect(named(0, true)).toEqual(['Wattson mauville Electric']);
  });

  it('H-GYM-21 the Leaders of band 3-4', () => {
    expect(named(1, false)).toEqual(['Lt. Surge vermilion Electric']);
    expect(named(1, true)).toEqual(
      [
        'Morty ecruteak Ghost',
        'Sabrina saffron Psychic',
        'Chuck cianwood Fighting',
        'Janine fuchsia Poison',
        'Valerie laverre Fairy',
        'Jasmine olivine Steel',
        'Norman petalburg Normal',
        'Erika celadon Grass',
        'Flannery lavaridge Fire',
        'Clay driftveil Ground',
        'Skyla mistralton Flying',
      ].sort(),
    );
  });

  it('H-GYM-22 the Leaders of band 5-6', () => {
    expect(named(2, false)).toEqual(
      [
        'Piers spikemuth Dark',
        'Blaine cinnabar Fire',
        'Pryce mahogany Ice',
        'Winona fortree Flying',
        'Volkner sunyshore Electric',
        'Clair blackthorn Dragon',
        'Wallace sootopolis Water',
        'Giovanni viridian Ground',
        'Byron canalave Steel',
      ].sort(),
    );
    expect(named(2, true)).toEqual(['Tate & Liza mossdeep Psychic']);
  });

  it('H-GYM-23 eight, ten and eight are outside the game', () => {
    const outside = [0, 1, 2].map((band) => LEADERS.filter((leader) => leader.band === band).length - 2);
    expect(outside).toEqual([8, 10, 8]);
  });

  it('H-GYM-24 a Trainer of the same name is another card', () => {
    expect(TRAINERS.some(({ name }) => name === 'Brock')).toBe(true);
    const t = fight('pewter-0', { team: ['squirtle'], trainer: 'brock' }).rolls(
      ['battle', 6],
      ['item', 'potion'],
    );
    expect(t.view(1).players[0]).toMatchObject({ trainer: 'brock', badges: ['brock'] });
  });
});

describe('dual Gyms', () => {
  const erika = (team: string[], hand: Seated['hand'] = []) =>
    fight('celadon-0', { team, hand, badges: ['brock'], visited: ['celadon'] }, BOARD.with(3, 'celadon'));
  const result = (t: ReturnType<typeof erika>) => {
    const [, , mine, , theirs] = t.told(7, 'gym-totals')[0];
    return [mine, theirs, t.told(7, 'beat-leader').length === 1];
  };

  it('H-VEC-06 H-DGYM-02 H-DGYM-03 H-DGYM-04 the example: 22 against 19', () => {
    const t = erika(['ninetales', 'kingler'], ['mystic-water', 'vitamin']);
    // How many are still to be asked for comes last.
    const left = () => t.expectAsked('lay-gym', 0).decision().say.at(-1);
    t.answer('ninetales');
    expect(left()).toBe(1);
    t.answer('nothing');
    expect(left()).toBe(0);
    t.answer('mystic-water').rolls(['battle', 3], ['item', 'potion']);
    expect(result(t)).toEqual([22, 19, true]);
  });

  it('H-VEC-07 H-DGYM-06 a draw wins, one less does not', () => {
    const won = erika(['ninetales', 'kingler']).answer('ninetales').rolls(['battle', 4], ['item', 'potion']);
    expect(result(won)).toEqual([19, 19, true]);
    const lost = erika(['ninetales', 'kingler']).answer('ninetales').roll('battle', 3);
    expect(result(lost)).toEqual([18, 19, false]);
  });

  it('H-VEC-08 H-DGYM-05 two Water Pokémon give the Leader +4', () => {
    const t = erika(['tentacruel', 'kingler'], ['mystic-water']);
    t.answer('tentacruel').answer('nothing').answer('mystic-water').rolls(['battle', 3], ['item', 'potion']);
    expect(result(t)).toEqual([22, 21, true]);
  });

  it('H-DGYM-08 two of one family: only the more evolved has the bonus', () => {
    const t = erika(['charmander', 'charmeleon'])
      .answer('charmander')
      .rolls(['battle', 1], ['item', 'potion']);
    expect(result(t)).toEqual([4 + 2 + (6 + 2 + 2) + 1, 17, true]);
  });
});

describe('badges', () => {
  const win = (n: number, more: Seated = {}) =>
    fight('cinnabar-0', { team: ['squirtle', 'wartortle', 'blastoise'], badges: SIX.slice(0, n), ...more });

  it('H-BADGE-01 H-BADGE-11 H-BADGE-12 the badge, an Item, the reward, for all to see', () => {
    const t = win(2).answer('blastoise').rolls(['battle', 6], ['item', 'potion'], ['pokemon', 'kadabra']);
    const order = t.told(7).map(([what]) => what);
    const steps = ['badge', 'drew-items', 'gained'].map((what) => order.indexOf(what));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(t.view(1).players[0].badges).toEqual(['brock', 'gardenia', 'blaine']);
    expect(handOf(t, 0)).toEqual(['potion']);
  });

  it('H-BADGE-02 H-BADGE-03 H-BADGE-05 Blue, Red and Yellow obey with the first, second and fourth', () => {
    const told = [1, 3].map((n) => {
      const t = win(n).answer(n === 1 ? 'wartortle' : 'blastoise');
      return t.rolls(['battle', 6], ['item', 'potion']).told(7, 'obeys-now')[0];
    });
    expect(told).toEqual([
      ['obeys-now', 0, 3],
      ['obeys-now', 0, 4],
    ]);
    const first = fight('pewter-0', { team: ['squirtle'] }).rolls(['battle', 6], ['item', 'potion']);
    expect(first.told(7, 'obeys-now')).toEqual([['obeys-now', 0, 2]]);
  });

  it('H-BADGE-09 a free Pokémon comes off the pile, without a roll, and no slot changes', () => {
    const t = win(2).answer('blastoise').rolls(['battle', 6], ['item', 'potion']);
    const slots = t.s.slots.slice();
    t.roll('pokemon', 'kadabra');
    expect([teamOf(t, 1), t.s.slots]).toEqual([['charmander'], slots]);
    expect(t.view(1).players[0].team.map(({ id }) => id)).toContain('kadabra');
  });
});

describe('obedience', () => {
  it('H-OBEY-05 one that does not obey may be traded', () => {
    const t = table({ players: [{ team: ['gengar', 'gastly'] }, {}], options: { offers: 1 } });
    t.answer('offer').expectAsked('offer-cards', 0);
    expect(t.optionIds()).toContain('gengar');
  });

  it('H-OBEY-06 in the League those with fewer badges still lack what these would give', () => {
    const t = table({
      players: [
        { team: ['gengar', 'gastly', 'haunter'], badges: ['brock'] },
        { team: ['gengar', 'gastly', 'haunter'], badges: SIX },
      ],
      also: (s) => {
        s.league = { starter: 0, round: 'semifinals', inside: [0, 1], turnsLeft: [] };
        s.agenda.push({ do: 'bout', a: 0, b: 1 });
      },
    }).expectAsked('send', [0, 1]);
    expect([t.optionIds(0), t.optionIds(1)]).toEqual([
      ['gastly', 'haunter'],
      ['gengar', 'gastly', 'haunter'],
    ]);
  });
});

describe('locks', () => {
  /** At the Plateau for the first time. */
  const choose = (me: Seated) => {
    const t = table({ players: [{ at: 'spikemuth-3', badges: SIX, ...me }, {}] });
    return go(t, 1, 'league-0');
  };

  it('H-LOCK-02 H-LOCK-07 a family of which one is owned, be it the only one', () => {
    const t = choose({ team: ['gengar', 'gastly', 'rayquaza'] }).expectAsked('lock', 0);
    expect(t.optionIds()).toEqual(['family:gastly', 'family:rayquaza']);
    t.answer('family:rayquaza');
    expect(t.view(1).players[0].locked).toEqual(['rayquaza']); // H-LOCK-11
  });

  it('H-LOCK-08 H-LOCK-11 another one than before, and everybody sees both', () => {
    const t = choose({ team: ['gengar', 'gastly', 'rayquaza'], locked: ['gastly'] });
    expect(t.view(1).players[0].locked).toEqual(['gastly', 'rayquaza']);
  });

  const power = (id: string, me: Seated) => {
    const t = table({ players: [me, {}] }).expectChance('move');
    return powerOf(t.s.players[0], monOf(id), 'top');
  };

  it('H-LOCK-12 a token of its own and a lock add up', () => {
    expect(power('gengar', { team: ['gengar'], boosted: ['gengar'], locked: ['gastly'] })).toBe(8 + 1 + 1);
  });

  it('H-LOCK-13 a lock outlasts its members, and serves those gained later', () => {
    const t = table({
      players: [{ at: 'new-bark-1', locked: ['gastly'] }, {}],
      slots: { 'new-bark-2': 'gastly' },
    });
    go(t, 1, 'new-bark-2').roll('catch', 3);
    expect(powerOf(t.s.players[0], monOf('gastly'), 'top')).toBe(3 + 1);
  });
});

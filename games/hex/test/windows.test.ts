import { describe, expect, it } from 'vitest';
import { discarded, drawn, eventsDiscarded, go, handOf, table, teamOf } from './table.ts';

const rocket = (a: string[], b: string[], c: string[] = []) =>
  table({
    players: [{ hand: ['rocket-attack', ...a] as never }, { hand: b as never }, { hand: c as never }],
  });

describe('the Poké Doll', () => {
  it('H-ITEM-72 H-REACT-32 Rocket Attack takes a random Item; only the two learn which', () => {
    const t = rocket([], ['potion', 'vitamin'])
      .answer('rocket-attack:1')
      .roll('steal', 0)
      .expectChance('move');
    expect(handOf(t, 0)).toEqual(['potion']);
    expect(t.told(1, 'stole-these')).toHaveLength(1);
    expect(t.told(2, 'stole-these')).toHaveLength(0); // H-HID-13, H-ITEM-73
  });

  it('H-ITEM-74 an empty hand cannot be chosen', () => {
    const t = rocket([], ['potion'], []);
    expect(t.optionIds().filter((id) => id.startsWith('rocket-attack'))).toEqual(['rocket-attack:1']);
  });

  it('H-VEC-31 H-ITEM-42 H-REACT-26 an odd number of Dolls stops it', () => {
    const dolls = ['poke-doll', 'poke-doll'];
    const t = rocket(['poke-doll'], ['potion', ...dolls]).answer('rocket-attack:1');
    t.expectAsked('on-hit', 1).answer('poke-doll');
    t.expectAsked('on-hit', 0).answer('poke-doll');
    t.expectAsked('on-hit', 1).answer('poke-doll');
    t.expectChance('move');
    expect(handOf(t, 1)).toEqual(['potion']);
    expect(discarded(t).sort()).toEqual(['poke-doll', 'poke-doll', 'poke-doll', 'rocket-attack']);
  });

  it('H-REACT-26 an even number lets it through', () => {
    const t = rocket(['poke-doll'], ['potion', 'poke-doll']).answer('rocket-attack:1');
    t.answers(1, 'poke-doll').answers(0, 'poke-doll').expectChance('move');
    expect(handOf(t, 0)).toEqual(['potion']);
  });
});

describe('Time Travel', () => {
  const walk = (a: string[], b: string[]) =>
    table({
      players: [
        { at: 'new-bark-0', hand: a as never },
        { at: 'pewter-0', hand: b as never },
      ],
    });

  it('H-ITEM-75 H-REACT-10 any player has a die rolled again, before it counts', () => {
    const t = go(walk([], ['time-travel']), 1, '');
    t.expectAsked('on-roll', 1).answer('time-travel:1').roll('move', 3);
    expect(t.told(7, 'moved').at(-1)).toBeDefined();
    expect(t.told(7, 'rolled').map((say) => say[2])).toEqual([1, 3]);
    t.rolls(['pokemon', 'gastly'], ['catch', 1]);
  });

  it("H-ITEM-76 the roller's Doll keeps the roll", () => {
    const t = go(walk(['poke-doll'], ['time-travel']), 2, '');
    t.answers(1, 'time-travel:1').expectAsked('on-hit', 0).answer('poke-doll');
    t.rolls(['pokemon', 'gastly'], ['catch', 1]);
    expect(t.told(7, 'rolled').filter((say) => say[3] === 'move')).toHaveLength(1);
  });
});

describe('Events', () => {
  const two = { players: [{}, { at: 'pewter-0' }] };

  it('H-SPACE-05 H-EVT-62 an Event is shown, carried out and discarded', () => {
    const t = drawn('pokemon-egg', two).roll('pokemon', 'gastly');
    expect(teamOf(t, 0)).toEqual(['bulbasaur', 'gastly']);
    expect(eventsDiscarded(t)).toEqual(['pokemon-egg']);
  });

  it('H-EVT-89 Professor Oak: two Items (H-AMB-97)', () => {
    const t = drawn('professor-oak', two).rolls(['item', 'potion'], ['item', 'vitamin']);
    expect(handOf(t, 0)).toEqual(['potion', 'vitamin']);
  });

  it('H-ITEM-46 H-ITEM-48 H-REACT-12 the Flute cancels it and the same player draws another', () => {
    const t = drawn('professor-oak', { players: [{}, { at: 'pewter-0', hand: ['poke-flute'] }] });
    t.expectAsked('on-event', 1).answer('poke-flute').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(teamOf(t, 0)).toContain('gastly');
    expect(eventsDiscarded(t)).toEqual(['professor-oak', 'pokemon-egg']);
  });

  it('H-ITEM-47 H-ITEM-50 the Doll of the drawer stops the Flute', () => {
    const t = drawn('pokemon-egg', {
      players: [{ hand: ['poke-doll'] }, { at: 'pewter-0', hand: ['poke-flute'] }],
    });
    t.answers(1, 'poke-flute').answers(0, 'poke-doll').roll('pokemon', 'gastly');
    expect(teamOf(t, 0)).toContain('gastly');
  });
});

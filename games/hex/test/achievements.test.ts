/** Section 24: the Achievement cards. */
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, type AchievementId } from '../src/data/achievements.ts';
import type { TrainerId } from '../src/data/trainers.ts';
import { FAMILY_OF, monOf, PILES, POKEMON, typeSet } from '../src/pokemon.ts';
import type { Hex } from '../src/state.ts';
import { powerOf, tradable } from '../src/team.ts';
import { AWAY, event } from './events.ts';
import { handOf, type Seated, type TableSetup, type Told, table, teamOf, trainerOf } from './table.ts';

const options = { achievements: true };

/** Those of the test and no others are still to be had. */
const only =
  (...ids: readonly AchievementId[]) =>
  (s: Hex): void => {
    s.achievements = ACHIEVEMENTS.map(({ id }) => (ids.includes(id) ? -1 : 5));
  };

/** Seat 0 draws a Pokémon Egg, and this hatches. */
const egg = (hatches: string, ids: readonly AchievementId[], setup: Omit<TableSetup, 'options'>): Told =>
  event('pokemon-egg', {
    ...setup,
    options,
    also: (s) => {
      only(...ids)(s);
      if (!s.unseen[0].includes(monOf(hatches))) s.unseen[0].push(monOf(hatches));
      setup.also?.(s);
    },
  }).roll('pokemon', hatches);

const holder = (t: Told, id: AchievementId): number => t.view(7).achievements[id];

/** Pokémon of one of these types, none of them related. */
function related(types: number, count: number, pink: boolean): string[] {
  const found: number[] = [];
  POKEMON.forEach(({ types: own, colour, set }, mon) => {
    if (set !== 'base' || (own & types) === 0 || colour >= PILES || (pink && colour !== 0)) return;
    if (found.length < count && !found.some((other) => FAMILY_OF[other] === FAMILY_OF[mon])) found.push(mon);
  });
  return found.map((mon) => POKEMON[mon].id);
}

describe('the module', () => {
  it('H-OPT-01 it is off unless switched on', () => {
    const t = event('pokemon-egg', { players: [{ team: ['pikachu', 'voltorb', 'magnemite'] }, AWAY] });
    t.roll('pokemon', 'mareep');
    expect(t.view(0).achievements).toEqual({});
  });

  it('H-OPT-05 all cards lie open', () => {
    const t = table({ players: [{}, AWAY], options });
    expect(Object.keys(t.view(7).achievements)).toHaveLength(20);
    expect(Object.values(t.view(1).achievements).every((owner) => owner === -1)).toBe(true);
  });

  it('H-OPT-07 the first to meet a requirement takes card and reward, and nobody else', () => {
    const team = ['pikachu', 'voltorb', 'magnemite'];
    const t = egg('mareep', ['engineer'], {
      players: [{ team }, { ...AWAY, team: [...team, 'elekid'].slice(0, 3) }],
    });
    t.rolls(['trainer', 'lt-surge'], ['item', 'potion']);
    expect(holder(t, 'engineer')).toBe(0);
    expect(t.told(7, 'achieved')).toHaveLength(1);
  });

  it('H-OPT-10 at the same moment the active player comes first', () => {
    const four = ['pikachu', 'voltorb', 'magnemite', 'elekid'];
    const t = egg('abra', ['engineer'], {
      players: [{ team: four }, { ...AWAY, team: ['pichu', 'electrike', 'shinx', 'mareep'] }],
    });
    t.rolls(['trainer', 'lt-surge'], ['item', 'potion']);
    expect(holder(t, 'engineer')).toBe(0);
  });

  it('H-OPT-10 several at once are taken in an order of choice', () => {
    const team = ['magnemite', 'voltorb', 'pikachu', 'geodude', 'onix', 'omanyte'];
    const t = egg('geodudealola', ['engineer', 'mountaineer'], {
      players: [{ team: [...team, 'elekid', 'aerodactyl'] }, AWAY],
    });
    t.expectAsked('which-achievement', 0);
    expect(t.optionIds()).toEqual(['engineer', 'mountaineer']);
    t.answer('mountaineer').rolls(
      ['trainer', 'brock'],
      ['item', 'potion'],
      ['trainer', 'lt-surge'],
      ['item', 'vitamin'],
    );
    t.answer('brock').answer('brock');
    expect(t.told(7, 'achieved').map((say) => ACHIEVEMENTS[say[2] as number].id)).toEqual([
      'mountaineer',
      'engineer',
    ]);
  });

  it('H-OPT-11 whatever brought a Pokémon, it counts while it is owned', () => {
    const t = event('trade', {
      players: [{ team: ['rattata', 'pikachu', 'voltorb', 'magnemite'] }, { ...AWAY, team: ['mareep'] }],
      options,
      also: only('engineer'),
    });
    t.answer('rattata').rolls(['trainer', 'lt-surge'], ['item', 'potion']);
    expect(holder(t, 'engineer')).toBe(0);
  });
});

describe('a reward that names a Trainer', () => {
  const team = ['pikachu', 'voltorb', 'magnemite'];
  const engineer = (me: Seated, other: Seated = {}, also: (s: Hex) => void = () => undefined) =>
    egg('mareep', ['engineer'], {
      players: [
        { team, ...me },
        { ...AWAY, ...other },
      ],
      also,
    });

  it('H-OPT-06 H-OPT-08 out of the deck, besides the one there is, of which one is named active (H-OPT-09)', () => {
    const t = engineer({ trainer: 'koga' }).roll('trainer', 'lt-surge').expectAsked('name-active', 0);
    expect(t.optionIds()).toEqual(['koga', 'lt-surge']);
    t.answer('lt-surge').roll('item', 'potion').answer('koga');
    expect(trainerOf(t, 0)).toBe('koga');
  });

  it('H-OPT-08 else out of the discard pile', () => {
    const t = engineer({}, { trainer: 'lt-surge' }, (s) => {
      s.trainerDiscard.push(s.players[1].trainer);
      s.players[1].trainer = -1;
    });
    t.roll('item', 'potion');
    expect(trainerOf(t, 0)).toBe('lt-surge');
    expect(t.view(0).trainers.discard).toEqual([]);
  });

  it('H-OPT-08 H-OPT-10 else from another player, who draws a new one and has no Doll against it', () => {
    const t = engineer({}, { trainer: 'lt-surge', hand: ['poke-doll'] }).rolls(
      ['trainer', 'misty'],
      ['item', 'potion'],
    );
    expect([trainerOf(t, 0), trainerOf(t, 1)]).toEqual(['lt-surge', 'misty']);
    expect(handOf(t, 1)).toEqual(['poke-doll']);
  });

  it('H-OPT-08 H-LG-09 but not from who is out of the League', () => {
    const t = engineer({}, { trainer: 'lt-surge' }, (s) => {
      s.players[1].out = true;
    });
    t.roll('item', 'potion');
    expect([trainerOf(t, 0), trainerOf(t, 1)]).toEqual(['', 'lt-surge']);
  });

  it('H-OPT-09 who has it already gets only the rest', () => {
    const t = engineer({ trainer: 'lt-surge' }).roll('item', 'potion');
    expect(trainerOf(t, 0)).toBe('lt-surge');
    expect(handOf(t, 0)).toEqual(['potion']);
  });
});

describe('four Pokémon of a type, of different families', () => {
  const cards: readonly [string, AchievementId, TrainerId][] = [
    ['H-ACH-01', 'engineer', 'lt-surge'],
    ['H-ACH-02', 'firefighter', 'blaine'],
    ['H-ACH-03', 'swimmer', 'misty'],
    ['H-ACH-04', 'gardener', 'erika'],
    ['H-ACH-05', 'mountaineer', 'brock'],
    ['H-ACH-06', 'excavator', 'giovanni'],
    ['H-ACH-07', 'psychic', 'sabrina'],
    ['H-ACH-08', 'ninja', 'koga'],
    ['H-ACH-09', 'martial-artist', 'bruno'],
    ['H-ACH-10', 'bird-keeper', 'kahili'],
    ['H-ACH-11', 'dragon-tamer', 'lance'],
    ['H-ACH-12', 'medium', 'agatha'],
    ['H-ACH-13', 'skier', 'lorelei'],
    ['H-ACH-14', 'breeder', 'cheren'],
  ];

  it.each(cards)('%s %s brings %s and an Item', (_clause, id, trainer) => {
    const card = ACHIEVEMENTS.find((one) => one.id === id) as { types: Parameters<typeof typeSet>[0] };
    const types = typeSet(card.types);
    const four = related(types, 4, false);
    expect(four).toHaveLength(4);
    const plain = POKEMON.findIndex(({ types: own, colour }) => colour === 0 && (own & types) === 0);
    const t = egg(POKEMON[plain].id, [id], { players: [{ team: four.slice(0, 3) }, AWAY] });
    expect(holder(t, id)).toBe(-1);
    const met = egg(POKEMON[plain].id, [id], { players: [{ team: four }, AWAY] });
    met.rolls(['trainer', trainer], ['item', 'potion']);
    expect(holder(met, id)).toBe(0);
    expect(trainerOf(met, 0)).toBe(trainer);
    expect(handOf(met, 0)).toEqual(['potion']);
  });

  it('H-ACH-01 relatives count once', () => {
    const t = egg('mareep', ['engineer'], { players: [{ team: ['flaaffy', 'pikachu', 'voltorb'] }, AWAY] });
    expect(holder(t, 'engineer')).toBe(-1);
  });
});

describe('requirements of their own', () => {
  it('H-ACH-15 Collector: twenty Pokémon at once, the Starter and copies too; three Items', () => {
    const many = (n: number): string[] => ['bulbasaur', ...Array.from({ length: n - 1 }, () => 'eevee')];
    expect(holder(egg('abra', ['collector'], { players: [{ team: many(18) }, AWAY] }), 'collector')).toBe(-1);
    const t = egg('abra', ['collector'], { players: [{ team: many(19) }, AWAY] });
    t.rolls(['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
    expect(handOf(t, 0)).toHaveLength(3);
  });

  it('H-ACH-16 Evolutionist: all three stages in two families; a family gets +1 without protection', () => {
    const team = ['kadabra', 'alakazam', 'gastly', 'haunter', 'gengar'];
    const t = egg('abra', ['evolutionist'], { players: [{ team }, AWAY] }).expectAsked('upgrade', 0);
    expect(t.optionIds()).toEqual(['family:abra', 'family:gastly']);
    t.answer('family:gastly');
    const [me] = t.s.players;
    expect(powerOf(me, monOf('gengar'), 'top')).toBe(POKEMON[monOf('gengar')].power + 4 + 1);
    expect(powerOf(me, monOf('gastly'), 'top')).toBe(POKEMON[monOf('gastly')].power);
    expect(tradable(me, monOf('gengar'))).toBe(true);
    const gap = egg('rattata', ['evolutionist'], { players: [{ team: [...team, 'rattata'] }, AWAY] });
    expect(holder(gap, 'evolutionist')).toBe(-1);
  });

  it('H-ACH-17 Legend Hunter: a Yellow Pokémon won by a capture; two Items', () => {
    const t = event('legendary-pokemon', { players: [{}, AWAY], options, also: only('legend-hunter') });
    t.rolls(['pokemon', 'mew'], ['catch', 6], ['item', 'potion'], ['item', 'vitamin']);
    expect(holder(t, 'legend-hunter')).toBe(0);
    const owned = egg('abra', ['legend-hunter'], { players: [{ team: ['mew'] }, AWAY] });
    expect(holder(owned, 'legend-hunter')).toBe(-1);
  });

  it('H-ACH-18 Traveller: all six gym cities; a Super Event, on the city just reached', () => {
    const visited = ['eterna', 'ecruteak', 'vermilion', 'spikemuth', 'cinnabar'];
    const t = table({
      players: [
        { at: 'pewter-1', visited },
        { ...AWAY, hand: ['exp-share'] },
      ],
      options,
      also: (s) => {
        only('traveller')(s);
        s.turn = 1;
        s.agenda = [{ do: 'end' }, { do: 'landing', at: s.players[0].at - 1 }];
        s.players[0].at--;
      },
    });
    t.rolls(['item', 'potion'], ['super', 'oaks-research']).expectAsked('on-copy', 1).pass();
    // Pewter counts as Green.
    expect(t.expectAsked('search-colour', 0).optionIds()).toEqual(['pink', 'green']);
    t.answer('green').answer('ghost').roll('search', 0);
    expect(holder(t, 'traveller')).toBe(0);
  });

  it('H-ACH-19 Eevee Fan: an Eevee and two different evolutions; two Items', () => {
    const t = egg('abra', ['eevee-fan'], { players: [{ team: ['eevee', 'flareon', 'umbreon'] }, AWAY] });
    t.rolls(['item', 'potion'], ['item', 'vitamin']);
    expect(holder(t, 'eevee-fan')).toBe(0);
    const same = egg('abra', ['eevee-fan'], { players: [{ team: ['eevee', 'flareon', 'flareon'] }, AWAY] });
    expect(holder(same, 'eevee-fan')).toBe(-1);
  });

  it('H-ACH-20 Champion in the Making: three badges; a random Blue one besides the reward of the badge', () => {
    const t = table({
      players: [{ at: 'pewter-0', team: ['blastoise', 'squirtle'], badges: ['kabu', 'lt-surge'] }, AWAY],
      options,
      also: only('champion-in-the-making'),
    });
    t.answer('stay').answer('squirtle').rolls(['battle', 6], ['item', 'potion']);
    t.rolls(['pokemon', 'wartortle'], ['pokemon', 'raichu']);
    expect(holder(t, 'champion-in-the-making')).toBe(0);
    expect(teamOf(t, 0).slice(-2)).toEqual(['wartortle', 'raichu']);
  });
});

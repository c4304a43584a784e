/** Events about Leaders and other players’ Pokémon. */
import { describe, expect, it } from 'vitest';
import { LEADERS } from '../src/data/leaders.ts';
import { monOf, POKEMON } from '../src/pokemon.ts';
import { AWAY, BLUE_EVENT, event, three, two } from './events.ts';
import { handOf, onlyPile, teamOf } from './table.ts';

describe('Alternative Gym', () => {
  it('H-EVT-20 H-EVT-21 a Leader who is not in this game, of a band that has a place left', () => {
    const t = event(
      'alternative-gym',
      two({ badges: ['brock', 'gardenia'], team: ['charizard', 'squirtle'] }),
    );
    const leaders = t.expectAsked('which-leader', 0).optionIds().slice(1);
    const open = LEADERS.filter(({ band }) => band > 0).map(({ id }) => id as string);
    const present = ['morty', 'lt-surge', 'piers', 'blaine'];
    expect(leaders.slice().sort()).toEqual(open.filter((id) => !present.includes(id)).sort());
  });

  it('H-EVT-22 a win gives the badge, the Item and the reward', () => {
    const t = event('alternative-gym', two({ team: ['squirtle'] })).answer('kabu');
    t.rolls(['battle', 6], ['item', 'potion']);
    const [me] = t.s.players;
    expect(me.badges.map((leader) => LEADERS[leader].id)).toEqual(['kabu']);
    expect(me.rewards).toBe(1);
    expect(handOf(t, 0)).toEqual(['potion']);
  });

  it('H-EVT-23 declining is allowed; a battle is the one of the turn and ends it', () => {
    const declined = event('alternative-gym', two()).answer('nothing');
    expect(declined.s.active).toBe(1);
    const t = event(
      'alternative-gym',
      two({ team: ['squirtle'], hand: ['rocket-attack'] }, { ...AWAY, hand: ['potion'] }),
    );
    t.answer('kabu').rolls(['battle', 1]);
    expect(t.s.active).toBe(1); // no second free moment, though Rocket Attack could be played
    expect(t.told(7, 'lost-to-leader')).toHaveLength(1);
  });
});

describe('who has most, who has least', () => {
  it('H-EVT-57 Pokémaniac: a Blue, a Green and a Pink one for those who own most', () => {
    const t = event(
      'pokemaniac',
      three(
        { team: ['bulbasaur', 'rattata'] },
        { team: ['squirtle'] },
        { team: ['pidgey', 'paras', 'ekans'] },
      ),
    );
    t.rolls(['pokemon', 'wartortle'], ['pokemon', 'haunter'], ['pokemon', 'gastly']);
    expect([teamOf(t, 0).at(-1), teamOf(t, 1).at(-1), teamOf(t, 2).at(-1)]).toEqual([
      'haunter',
      'gastly',
      'wartortle',
    ]);
  });

  it('H-EVT-58 the drawer settles ties', () => {
    const t = event('pokemaniac', three({}, {}, { team: ['pidgey', 'paras'] })).roll('pokemon', 'wartortle');
    t.expectAsked('settle-tie', 0).answer('player:1').rolls(['pokemon', 'haunter'], ['pokemon', 'gastly']);
    expect(teamOf(t, 1)).toContain('haunter');
  });

  it('H-EVT-59 with two players the Pink one is not given', () => {
    const t = event('pokemaniac', two({ team: ['bulbasaur', 'rattata'] }));
    t.rolls(['pokemon', 'wartortle'], ['pokemon', 'haunter']);
    expect(t.told(7, 'gained')).toHaveLength(2);
  });

  it('H-EVT-60 Pokémon Day Care: the weakest of the strongest, evolution counted, gets one of the colour of the space', () => {
    // 5 + 2 against 6.
    const t = event('pokemon-day-care', {
      ...two({ team: ['raticate', 'rattata'] }, { ...AWAY, team: ['wartortle'] }),
      on: BLUE_EVENT,
    }).roll('pokemon', 'lapras');
    expect(teamOf(t, 1)).toContain('lapras');
  });

  it('H-EVT-61 tokens count, obedience and Trainers do not; the drawer settles ties', () => {
    const t = event('pokemon-day-care', {
      ...two({ team: ['rattata'], boosted: ['rattata'] }, { ...AWAY, team: ['rattata'], trainer: 'alder' }),
    }).roll('pokemon', 'gastly');
    expect(teamOf(t, 1)).toContain('gastly');
    const tie = event('pokemon-day-care', two({ team: ['mewtwo'] }, { ...AWAY, team: ['mew'] }));
    expect(POKEMON[monOf('mew')].power).toBe(POKEMON[monOf('mewtwo')].power);
    tie.expectAsked('settle-tie', 0).answer('player:0').roll('pokemon', 'gastly');
  });

  it('H-EVT-104 Mr. Fuji: who owns the fewest gets the next Green one', () => {
    const t = event('mr-fuji', two({ team: ['bulbasaur', 'rattata'] })).roll('pokemon', 'haunter');
    expect(teamOf(t, 1)).toContain('haunter');
  });
});

describe('exchanges', () => {
  it('H-EVT-79 H-EVT-80 Trade: one for one of the same colour, both chosen by the drawer', () => {
    const t = event(
      'trade',
      three({ team: ['rattata', 'pikachu'] }, { team: ['gastly', 'abra'] }, { team: ['haunter', 'gengar'] }),
    );
    expect(t.expectAsked('trade-give', 0).optionIds()).toEqual(['rattata', 'pikachu']);
    t.answer('rattata').expectAsked('trade-take', 0);
    expect(t.optionIds()).toEqual(['gastly:1', 'abra:1']);
    t.answer('abra:1');
    expect([teamOf(t, 0), teamOf(t, 1)]).toEqual([
      ['pikachu', 'abra'],
      ['gastly', 'rattata'],
    ]);
  });

  it('H-EVT-81 locked families are left out on both sides; a Doll of the opponent blocks it', () => {
    const t = event(
      'trade',
      two(
        { team: ['rattata', 'paras'], locked: ['paras'] },
        { ...AWAY, team: ['gastly', 'abra'], locked: ['abra'], hand: ['poke-doll'] },
      ),
    );
    t.expectAsked('on-hit', 1).answer('poke-doll');
    expect(t.told(7, 'traded-mons')).toEqual([]);
    expect(teamOf(t, 0)).toEqual(['rattata', 'paras']);
  });

  it('H-EVT-82 without a pair there is no effect; who has one must trade', () => {
    const none = event('trade', two({ team: ['rattata'] }, { ...AWAY, team: ['haunter'] }));
    expect(none.told(7, 'no-effect')).toHaveLength(1);
    const t = event('trade', two({ team: ['rattata'] }, { ...AWAY, team: ['gastly'] }));
    expect(teamOf(t, 0)).toEqual(['gastly']);
  });

  it('H-EVT-83 Starters trade only for Starters', () => {
    const t = event('trade', two({ team: ['bulbasaur'] }, { ...AWAY, team: ['wartortle', 'squirtle'] }));
    expect(teamOf(t, 0)).toEqual(['squirtle']);
  });

  it('H-EVT-71 H-TRADE-08 S.S. Anne: a forced trade', () => {
    const t = event('ss-anne', two({ team: ['rattata'] }, { ...AWAY, team: ['gastly'] }));
    expect(teamOf(t, 0)).toEqual(['gastly']);
  });

  it('H-EVT-103 Bill: one own Pokémon for the next of its pile, which cannot be itself', () => {
    const t = event('bill', {
      ...two({ team: ['bulbasaur', 'rattata'], locked: ['rattata'] }),
      also: (s) => onlyPile(s, 'pink', ['abra']),
    });
    expect(teamOf(t, 0)).toEqual(['bulbasaur', 'abra']);
    expect(t.view(0).unseen.pink).toEqual(['rattata']);
    const doll = event('bill', two({ team: ['rattata'], hand: ['poke-doll'] })).answer('poke-doll');
    expect(teamOf(doll, 0)).toEqual(['rattata']);
    const none = event('bill', two()); // a Starter has no pile
    expect(none.told(7, 'no-effect')).toHaveLength(1);
  });

  it("H-EVT-105 N's Offer: one may go back for one of the next stronger colour", () => {
    const t = event(
      'ns-offer',
      two({ team: ['bulbasaur', 'rattata', 'haunter', 'raichu', 'gengar', 'mew'] }),
    );
    expect(t.optionIds()).toEqual(['nothing', 'rattata', 'haunter', 'raichu']);
    t.answer('raichu').roll('pokemon', 'arcanine');
    expect(teamOf(t, 0)).toEqual(['bulbasaur', 'rattata', 'haunter', 'gengar', 'mew', 'arcanine']);
    const none = event('ns-offer', {
      ...two({ team: ['rattata'] }),
      also: (s) => onlyPile(s, 'green', []),
    });
    expect(none.told(7, 'no-effect')).toHaveLength(1);
  });
});

/** Events about Items, Trainers, turns and other players. */
import { describe, expect, it } from 'vitest';
import { LEADERS } from '../src/data/leaders.ts';
import { monOf, POKEMON } from '../src/pokemon.ts';
import { AWAY, BLUE_EVENT, event } from './events.ts';
import { discarded, handOf, onlyPile, type Seated, table, teamOf, trainerOf } from './table.ts';

const two = (me: Seated = {}, other: Seated = AWAY) => ({ players: [me, other] });
const three = (me: Seated, b: Seated, c: Seated) => ({ players: [me, { ...AWAY, ...b }, { ...AWAY, ...c }] });

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
    t.answer('kabu').answer('nothing').rolls(['battle', 1]);
    expect(t.s.active).toBe(1); // no second free moment, though Rocket Attack could be played
    expect(t.told(7, 'lost-to-leader')).toHaveLength(1);
  });
});

describe('Items', () => {
  it('H-EVT-40 Imposter Oak: both discard all, then draw two each', () => {
    const t = event('imposter-oak', three({ hand: ['potion'] }, { hand: ['vitamin', 'magnet'] }, {}));
    t.expectAsked('fool', 0).answer('player:1');
    t.rolls(['item', 'x-item'], ['item', 'x-item'], ['item', 'repel'], ['item', 'honey']);
    expect(handOf(t, 0)).toEqual(['x-item', 'x-item']);
    expect(handOf(t, 1)).toEqual(['honey', 'repel']);
    expect(discarded(t)).toEqual(['potion', 'vitamin', 'magnet']);
  });

  it('H-EVT-41 each blocks it for themself alone, and then draws none', () => {
    const t = event(
      'imposter-oak',
      two({ hand: ['poke-doll', 'potion'] }, { ...AWAY, hand: ['poke-doll', 'vitamin'] }),
    );
    t.expectAsked('on-hit', 0).pass(); // H-REACT-35: the drawer may, too
    t.expectAsked('on-hit', 1).answer('poke-doll').expectAsked('on-hit', 0).pass();
    t.rolls(['item', 'x-item'], ['item', 'magnet']);
    expect(handOf(t, 0)).toEqual(['magnet', 'x-item']);
    expect(handOf(t, 1)).toEqual(['vitamin']);
  });

  it('H-EVT-66 H-EVT-02 Professor Birch: the fewest Items; the drawer settles ties and may be one of them', () => {
    const t = event(
      'professor-birch',
      three({ hand: ['potion'] }, { hand: ['potion'] }, { hand: ['vitamin', 'vitamin'] }),
    );
    expect(t.expectAsked('settle-tie', 0).optionIds()).toEqual(['player:0', 'player:1']);
    t.answer('player:1').rolls(['item', 'x-item'], ['item', 'x-item'], ['item', 'repel']);
    expect(handOf(t, 1)).toHaveLength(4);
  });

  it('H-EVT-72 Sketchy Salesman: two Items; two own Pokémon of one colour may go for one of their pile', () => {
    const t = event('sketchy-salesman', {
      ...two({ team: ['bulbasaur', 'rattata', 'gastly', 'pikachu'] }),
      also: (s) => onlyPile(s, 'pink', ['abra', 'zubat', 'ekans']),
    });
    t.rolls(['item', 'potion'], ['item', 'potion']).expectAsked('sell-colour', 0);
    expect(t.optionIds()).toEqual(['nothing', 'pink']);
    t.answer('pink').answer('rattata').roll('pokemon', 'zubat');
    expect(teamOf(t, 0)).toEqual(['bulbasaur', 'pikachu', 'zubat']);
  });

  it('H-EVT-73 the two are shuffled in before the draw; locked ones may go, Starters may not', () => {
    const t = event('sketchy-salesman', {
      ...two({ team: ['bulbasaur', 'charmander', 'rattata', 'gastly'], locked: ['rattata'] }),
      also: (s) => onlyPile(s, 'pink', ['abra']),
    });
    t.rolls(['item', 'potion'], ['item', 'potion']).expectAsked('sell-colour', 0);
    expect(t.optionIds()).toEqual(['nothing', 'pink']);
    t.answer('pink').answer('rattata');
    expect(t.s.unseen[0]).toContain(monOf('gastly'));
    t.roll('pokemon', 'rattata');
    expect(teamOf(t, 0)).toContain('rattata');
  });

  it('H-EVT-74 Team Aqua Strikes: every hand goes, and as many are drawn', () => {
    const t = event('team-aqua-strikes', three({ hand: ['potion'] }, { hand: ['vitamin', 'magnet'] }, {}));
    t.rolls(['item', 'x-item'], ['item', 'repel'], ['item', 'honey']);
    expect([handOf(t, 0), handOf(t, 1), handOf(t, 2)]).toEqual([['x-item'], ['honey', 'repel'], []]);
  });

  it('H-EVT-74 H-EVT-76 a Doll blocks it for its user and is spent before; all discards come first', () => {
    const t = event(
      'team-aqua-strikes',
      three({ hand: ['potion'] }, { hand: ['poke-doll', 'vitamin'] }, { hand: ['magnet'] }),
    );
    t.expectAsked('on-hit', 1).answer('poke-doll');
    expect(discarded(t)).toEqual(['poke-doll', 'potion', 'magnet']);
    t.rolls(['item', 'x-item'], ['item', 'repel']);
    expect([handOf(t, 0), handOf(t, 1), handOf(t, 2)]).toEqual([['x-item'], ['vitamin'], ['repel']]);
  });

  it('H-EVT-76 the drawer may answer a Doll, but not one against the own Event', () => {
    const t = event(
      'team-aqua-strikes',
      two({ hand: ['poke-doll', 'poke-doll'] }, { ...AWAY, hand: ['poke-doll'] }),
    );
    t.expectAsked('on-hit', 0).answer('poke-doll').expectAsked('on-hit', 1).answer('poke-doll');
    t.expectAsked('on-hit', 0).answer('poke-doll');
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([[], []]);
  });

  it('H-EVT-77 Team Rocket Strikes: everybody draws one, then takes one from the player on the right', () => {
    const t = event('team-rocket-strikes', three({ hand: ['potion'] }, {}, {}));
    t.rolls(['item', 'vitamin'], ['item', 'magnet'], ['item', 'repel']);
    t.roll('steal', 0); // of seat 0, by seat 1; the others have one each
    expect([handOf(t, 0), handOf(t, 1), handOf(t, 2)]).toEqual([
      ['repel', 'vitamin'],
      ['potion'],
      ['magnet'],
    ]);
  });

  it('H-EVT-78 what is taken is fixed before it changes hands; a Doll keeps what its user has', () => {
    const t = event('team-rocket-strikes', three({}, { hand: ['poke-doll'] }, {}));
    t.rolls(['item', 'vitamin'], ['item', 'magnet'], ['item', 'repel']);
    t.expectAsked('on-hit', 1).answer('poke-doll');
    // Seat 2 gets nothing; seat 1 has the vitamin of seat 0 besides, which could not be taken on.
    expect([handOf(t, 0), handOf(t, 1), handOf(t, 2)]).toEqual([['repel'], ['magnet', 'vitamin'], []]);
    expect(t.told(2, 'stole-these')).toHaveLength(1); // its own loss; H-HID-13
  });

  it('H-EVT-10 several players are handled in table order from the drawer', () => {
    const t = event('team-rocket-strikes', three({}, {}, {}));
    t.rolls(['item', 'vitamin'], ['item', 'magnet'], ['item', 'repel']);
    expect(t.told(7, 'drew-items').map((say) => say[1])).toEqual([0, 1, 2]);
  });

  it('H-EVT-92 Professor Rowan: any Items go, as many and one more are drawn', () => {
    const t = event('professor-rowan', two({ hand: ['potion', 'vitamin', 'magnet'] })).answer([
      'potion',
      'magnet',
    ]);
    t.rolls(['item', 'x-item'], ['item', 'repel'], ['item', 'honey']);
    expect(handOf(t, 0)).toEqual(['honey', 'repel', 'vitamin', 'x-item']);
    const none = event('professor-rowan', two({ hand: ['potion'] }))
      .answer([])
      .roll('item', 'magnet');
    expect(handOf(none, 0)).toEqual(['magnet', 'potion']);
  });

  it('H-VEC-41 Wally with Fresh Start and with Professor Rowan', () => {
    const fresh = event(
      'fresh-start',
      two({ trainer: 'wally', hand: ['potion', 'vitamin', 'magnet', 'x-item'] }),
    );
    fresh.rolls(['item', 'x-item'], ['item', 'repel'], ['item', 'honey']).answer('no');
    expect(handOf(fresh, 0)).toEqual(['honey', 'repel', 'x-item']);
    const rowan = event('professor-rowan', two({ trainer: 'wally', hand: ['potion', 'vitamin', 'magnet'] }));
    rowan.answer(['potion', 'vitamin']).expectAsked('on-draw', 0).answer('wally');
    rowan.rolls(['item', 'x-item'], ['item', 'repel'], ['item', 'honey'], ['item', 'potion']);
    expect(handOf(rowan, 0)).toHaveLength(4);
  });

  it('H-EVT-94 Rocket Hideout: a random Item of an opponent who has any; a Doll stops it', () => {
    const t = event('rocket-hideout', three({}, { hand: ['potion'] }, {}));
    expect(handOf(t, 0)).toEqual(['potion']);
    const doll = event(
      'rocket-hideout',
      two({ hand: ['poke-doll'] }, { ...AWAY, hand: ['poke-doll', 'potion'] }),
    );
    doll.expectAsked('on-hit', 1).answer('poke-doll').expectAsked('on-hit', 0).answer('poke-doll');
    expect(handOf(doll, 0)).toEqual(['potion']);
    expect(event('rocket-hideout', two()).told(7, 'no-effect')).toHaveLength(1);
  });

  it('H-EVT-96 Fresh Start: all Items go for three, also none; then the Trainer may be replaced', () => {
    const t = event('fresh-start', two({ hand: ['potion'], trainer: 'koga' }));
    t.rolls(['item', 'x-item'], ['item', 'repel'], ['item', 'honey']).answer('yes').roll('trainer', 'misty');
    expect(handOf(t, 0)).toEqual(['honey', 'repel', 'x-item']);
    expect(trainerOf(t, 0)).toBe('misty');
    const doll = event('fresh-start', two({ hand: ['poke-doll', 'potion'], trainer: 'koga' }));
    doll.answer('poke-doll').expectAsked('renew-trainer', 0).answer('no');
    expect(handOf(doll, 0)).toEqual(['potion']);
  });

  it('H-EVT-97 H-EVT-16 Professor Juniper: an Item; the Trainer is replaced before the next is seen', () => {
    const t = event('professor-juniper', two({ trainer: 'koga' }))
      .roll('item', 'potion')
      .answer('yes');
    t.roll('trainer', 'misty');
    expect(trainerOf(t, 0)).toBe('misty');
    expect(t.view(0).trainers.discard).toEqual(['koga']);
  });

  it('H-EVT-98 Silph Company: three Items, one of these three goes', () => {
    const t = event('silph-company', two({ hand: ['honey'] }));
    t.rolls(['item', 'x-item'], ['item', 'potion'], ['item', 'potion']).expectAsked('give-up', 0);
    expect(t.optionIds()).toEqual(['x-item', 'potion']);
    t.answer('potion').answer('done');
    expect(handOf(t, 0)).toEqual(['honey', 'potion', 'x-item']);
    expect(discarded(t)).toEqual(['potion']); // H-HID-21
  });

  it("H-EVT-98 Wally's extra card is one more of them; of two none goes", () => {
    const wally = event('silph-company', two({ hand: ['potion'], trainer: 'wally' })).answer('wally');
    wally.rolls(['item', 'x-item'], ['item', 'repel'], ['item', 'vitamin'], ['item', 'magnet']);
    wally.answer('magnet');
    expect(handOf(wally, 0)).toEqual(['repel', 'vitamin', 'x-item']);
    const few = event('silph-company', {
      ...two(),
      also: (s) => {
        s.items.bag.fill(0);
        s.items.bag[0] = 2;
        s.items.left = 2;
      },
    });
    few.rolls(['item', 'bicycle'], ['item', 'bicycle']);
    few.expectAsked('after', 0).answer('done').answer('done');
    expect(handOf(few, 0)).toHaveLength(2);
  });

  it('H-EVT-101 Professor Elm: two Items, and one for every opponent', () => {
    const t = event('professor-elm', three({}, {}, {}));
    t.rolls(['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet'], ['item', 'x-item']);
    expect([handOf(t, 0), handOf(t, 1), handOf(t, 2)]).toEqual([
      ['potion', 'vitamin'],
      ['magnet'],
      ['x-item'],
    ]);
  });

  it('H-EVT-109 Traveling Salesman: two Items for a Green Pokémon, or an Item', () => {
    const t = event('traveling-salesman', two({ hand: ['potion', 'vitamin', 'magnet'] })).answer('yes');
    t.answer(['potion', 'magnet']).roll('pokemon', 'haunter');
    expect(teamOf(t, 0)).toContain('haunter');
    expect(handOf(t, 0)).toEqual(['vitamin']);
    const poor = event('traveling-salesman', two({ hand: ['potion'] })).roll('item', 'magnet');
    expect(handOf(poor, 0)).toEqual(['magnet', 'potion']);
    const no = event('traveling-salesman', two({ hand: ['potion', 'potion'] }))
      .answer('no')
      .roll('item', 'magnet');
    expect(handOf(no, 0)).toHaveLength(3);
  });
});

describe('Trainers', () => {
  const fans = (other: Seated = {}, options = {}) =>
    event('poke-fans', { ...two({ trainer: 'koga' }, { ...AWAY, trainer: 'misty', ...other }), options });

  it('H-EVT-54 Poké Fans: a swap with an opponent, then both draw two Items', () => {
    const t = fans().answer('player:1');
    t.rolls(['item', 'potion'], ['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
    expect([trainerOf(t, 0), trainerOf(t, 1)]).toEqual(['misty', 'koga']);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([
      ['potion', 'potion'],
      ['magnet', 'vitamin'],
    ]);
  });

  it('H-EVT-55 a Doll of the opponent blocks it, and neither draws', () => {
    const t = fans({ hand: ['poke-doll'] })
      .answer('player:1')
      .answer('poke-doll');
    expect([trainerOf(t, 0), trainerOf(t, 1)]).toEqual(['koga', 'misty']);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([[], []]);
  });

  it('H-EVT-56 optional, a setting; without a swap nobody draws', () => {
    const t = fans().answer('nothing');
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([[], []]);
    const must = fans({}, { pokeFans: 'compulsory' });
    must.rolls(['item', 'potion'], ['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
    expect(trainerOf(must, 0)).toBe('misty');
  });

  it('H-EVT-75 Team Magma Strikes: every Trainer goes, then everybody draws another; a Doll keeps its user’s', () => {
    const t = event(
      'team-magma-strikes',
      three({ trainer: 'koga' }, { trainer: 'misty' }, { trainer: 'lance', hand: ['poke-doll'] }),
    );
    t.expectAsked('on-hit', 2).answer('poke-doll').rolls(['trainer', 'brock'], ['trainer', 'blaine']);
    expect([trainerOf(t, 0), trainerOf(t, 1), trainerOf(t, 2)]).toEqual(['brock', 'blaine', 'lance']);
    expect(t.view(0).trainers.discard).toEqual(['koga', 'misty']);
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

describe('extra turns', () => {
  it('H-EVT-99 DJ Mary: another turn after this one', () => {
    const t = event('dj-mary', two());
    expect(t.s).toMatchObject({ active: 0, extraTurn: true });
  });

  it('H-VEC-43 a copy of DJ Mary waits behind the own one and a Bicycle, and a skip takes it', () => {
    const order = (hand: readonly 'bicycle'[], skips: number, turns: number) => {
      const t = event('dj-mary', {
        players: [{ hand }, { at: 'new-bark-0', hand: ['exp-share'] }, { at: 'new-bark-0' }],
        slots: { 'new-bark-1': 'empty', 'new-bark-2': 'empty', 'new-bark-4': 'empty', 'new-bark-3': 'empty' },
        also: (s) => {
          s.players[1].skips = skips;
        },
      });
      t.answers(1, 'exp-share');
      if (hand.length > 0) t.answer('bicycle');
      while (t.told(7, 'turn').length < turns) {
        t.roll('move', 1);
        if (t.match.chance !== null) continue;
        const ends = ['to:new-bark-4', 'to:new-bark-3', 'to:new-bark-2', 'to:new-bark-1'];
        t.answer(ends.find((id) => t.optionIds().includes(id)) as string);
      }
      return t.told(7, 'turn').map((say) => say[1]);
    };
    expect(order([], 0, 4)).toEqual([0, 1, 1, 2]);
    expect(order(['bicycle'], 0, 5)).toEqual([0, 0, 1, 1, 2]);
    expect(order([], 1, 4)).toEqual([0, 1, 1, 2]); // the first of seat 1 is passed over
  });
});

describe('copies', () => {
  it('H-REACT-23 a copied Alternative Gym ends nobody’s turn', () => {
    const t = event('alternative-gym', {
      ...two({ hand: ['rocket-attack'] }, { ...AWAY, team: ['squirtle'], hand: ['exp-share', 'potion'] }),
    });
    t.answers(1, 'exp-share').answers(0, 'nothing').answers(1, 'kabu').answers(1, 'nothing');
    t.rolls(['battle', 6], ['item', 'vitamin']).expectAsked('after', 0).answer('done');
    expect(t.s.players[1].badges).toHaveLength(1);
  });

  it('H-EVT-111 H-REACT-23 a copied pawn move is a landing without a gym', () => {
    const t = event('pokemon-center', {
      players: [{}, { at: 'eterna-1', hand: ['exp-share'], visited: ['pewter'] }],
    });
    t.answers(1, 'exp-share').rolls(['item', 'potion'], ['item', 'vitamin']).answers(1, 'to:pewter-0');
    t.expectAsked('turn', 1); // standing in Pewter in the own turn, where staying is possible
    expect(t.optionIds()).toContain('stay');
    expect(t.told(7, 'challenged-leader')).toEqual([]);
  });

  it('H-EVT-111 "Start the League" gives only an Item then', () => {
    const t = table({
      players: [{ at: 'spikemuth-5' }, { at: 'spikemuth-1', hand: ['exp-share'], entered: true, laps: 1 }],
      also: (s) => {
        s.turn = 1;
        s.agenda = [{ do: 'end' }, { do: 'after' }, { do: 'landing', at: s.players[0].at }];
      },
    });
    t.roll('event', 'digletts-cave').answers(1, 'exp-share').answers(0, 'nothing');
    t.answers(1, 'to:league-7').roll('item', 'potion');
    expect(t.told(7, 'league-starts')).toEqual([]);
    expect(handOf(t, 1)).toEqual(['potion']);
  });

  it('H-REACT-21 a copy of GS Ball has a token, too', () => {
    const t = event('gs-ball', two({}, { ...AWAY, hand: ['exp-share'] })).answers(1, 'exp-share');
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect(t.s.players[1].boosted).toEqual([monOf('abra')]);
  });

  it('H-REACT-19 a copy hits anew whoever blocked the original', () => {
    const t = event('rocket-hideout', three({}, { hand: ['exp-share'] }, { hand: ['poke-doll', 'potion'] }));
    t.answers(1, 'exp-share').expectAsked('on-hit', 2).answer('poke-doll');
    expect(handOf(t, 1)).toEqual(['potion']);
  });
});

it('H-REACT-18 an Event stays off the discard pile until all of it has ended', () => {
  const t = event('professor-oak', two({}, { ...AWAY, hand: ['exp-share'] })).answers(1, 'exp-share');
  t.rolls(['item', 'potion'], ['item', 'potion']);
  expect(t.s.eventDiscard).toEqual([]);
  t.rolls(['item', 'vitamin'], ['item', 'vitamin']);
  expect(t.s.eventDiscard).toHaveLength(1);
});

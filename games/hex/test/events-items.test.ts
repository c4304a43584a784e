/** Events about Items and Trainer cards. */
import { describe, expect, it } from 'vitest';
import { monOf } from '../src/pokemon.ts';
import { AWAY, event, three, two } from './events.ts';
import { discarded, handOf, onlyPile, type Seated, teamOf, trainerOf } from './table.ts';

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

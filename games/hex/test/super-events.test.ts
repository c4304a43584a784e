/** Every Super Event. */
import { describe, expect, it } from 'vitest';
import { SUPER_EVENTS } from '../src/data/super-events.ts';
import { AWAY, superEvent } from './events.ts';
import {
  discarded,
  eventsDiscarded,
  handOf,
  isWeak,
  liesAt,
  onlyPile,
  type Seated,
  supersDiscarded,
  teamOf,
  trainerOf,
} from './table.ts';

const ME: Seated = { entered: true };
const two = (me: Seated = {}, other: Seated = {}) => ({
  players: [
    { ...ME, ...me },
    { ...AWAY, ...other },
  ],
});
const three = (me: Seated, b: Seated, c: Seated) => ({
  players: [
    { ...ME, ...me },
    { ...AWAY, ...b },
    { ...AWAY, ...c },
  ],
});

it('H-SUP-01 18 cards, one of each; carried out and discarded like an Event', () => {
  expect(SUPER_EVENTS).toHaveLength(18);
  expect(SUPER_EVENTS.every(({ count }) => count === 1)).toBe(true);
  const t = superEvent('old-amber', two()).roll('pokemon', 'gengar');
  expect(supersDiscarded(t)).toEqual(['old-amber']);
});

describe('Aqua Operation', () => {
  it('H-SUP-02 H-SUP-04 each opponent discards an Item of choice; a Doll blocks the own discard', () => {
    const t = superEvent(
      'aqua-operation',
      three({}, { hand: ['potion', 'vitamin'] }, { hand: ['poke-doll', 'magnet'] }),
    );
    t.expectAsked('on-hit', 2).answer('poke-doll');
    t.expectAsked('aqua-discard', 1).answer(['vitamin']).expectAsked('aqua-take', 0).answer([]).answer('0');
    expect([handOf(t, 1), handOf(t, 2)]).toEqual([['potion'], ['magnet']]);
    expect(discarded(t)).toEqual(['poke-doll', 'vitamin']);
  });

  it('H-VEC-24 H-SUP-03 of these and of the deck up to three in all', () => {
    const t = superEvent('aqua-operation', three({}, { hand: ['potion'] }, { hand: ['vitamin'] }));
    t.expectAsked('aqua-take', 0).answer(['vitamin']); // who has but one Item need not choose
    expect(t.expectAsked('aqua-draw', 0).optionIds()).toEqual(['0', '1', '2']);
    t.answer('2').rolls(['item', 'magnet'], ['item', 'x-item']);
    expect(handOf(t, 0)).toEqual(['magnet', 'vitamin', 'x-item']);
    expect(discarded(t)).toEqual(['potion']);
    // H-HID-15: what was discarded is known, what was drawn is not.
    expect(t.view(1).players[0].known).toEqual(['vitamin']);
    const both = superEvent('aqua-operation', three({}, { hand: ['potion'] }, { hand: ['vitamin'] }));
    both.answer(['potion', 'vitamin']);
    expect(both.refusal('2').code).toBe('no-such-option');
    both.answer('0');
  });

  it('H-SUP-05 who has no Item discards none; the drawer may still draw three', () => {
    const t = superEvent('aqua-operation', two()).expectAsked('aqua-draw', 0).answer('3');
    t.rolls(['item', 'magnet'], ['item', 'x-item'], ['item', 'potion']);
    expect(handOf(t, 0)).toHaveLength(3);
  });
});

it("H-SUP-06 H-SUP-07 Arceus' Wish: two Super Events for two players, each its drawer", () => {
  const t = superEvent('arceus-wish', three({}, {}, {})).rolls(
    ['super', 'old-amber'],
    ['super', 'pokemon-museum'],
  );
  t.expectAsked('assign', 0).answer('player:2').expectAsked('assign', 0);
  expect(t.optionIds()).toEqual(['player:0', 'player:1']);
  t.answer('player:0').rolls(['item', 'potion'], ['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
  t.roll('pokemon', 'gengar');
  expect(handOf(t, 0)).toHaveLength(4);
  expect(teamOf(t, 2)).toContain('gengar');
  expect(supersDiscarded(t)).toEqual(['pokemon-museum', 'old-amber', 'arceus-wish']);
});

describe("Bill's Machine", () => {
  const slots = { 'pewter-1': 'down', 'pewter-4': 'haunter', 'ecruteak-2': 'wartortle' };
  const only = (s: { slots: number[] }, keep: number) => {
    for (let i = 0; i < s.slots.length; i++) if (s.slots[i] === -2 && i !== keep) s.slots[i] = -1;
  };

  it('H-SUP-08 H-SUP-09 one of each colour, face down where there is one; up to two are tried', () => {
    const t = superEvent('bills-machine', { ...two(), slots, also: (s) => only(s, 7) });
    t.roll('pokemon', 'gastly').expectAsked('machine-try', 0); // a single slot of each colour; there is no Red one
    expect(t.optionIds()).toEqual(['nothing', 'slot:pewter-1', 'slot:pewter-4', 'slot:ecruteak-2']);
    t.answer('slot:pewter-1').roll('catch', 3).expectAsked('machine-try', 0);
    expect(t.optionIds()).toEqual(['nothing', 'slot:pewter-4', 'slot:ecruteak-2']);
    t.answer('slot:ecruteak-2').roll('catch', 1);
    expect(teamOf(t, 0)).toContain('gastly');
    expect(isWeak(t, 'ecruteak-2')).toBe(true); // H-SUP-10
  });

  it('H-SUP-09 H-SUP-10 the drawer chooses the slots; what is revealed stays face up', () => {
    const t = superEvent('bills-machine', { ...two(), slots: { 'pewter-1': 'rattata' } });
    const ids = t.expectAsked('reveal-which', 0).optionIds();
    expect(ids).not.toContain('slot:pewter-1');
    t.answer('slot:pewter-2').roll('pokemon', 'gastly').answer('slot:pewter-4').roll('pokemon', 'haunter');
    t.answer('slot:ecruteak-2')
      .roll('pokemon', 'wartortle')
      .answer('slot:ecruteak-3')
      .roll('pokemon', 'gengar');
    t.answer('nothing');
    expect(['pewter-2', 'pewter-4', 'ecruteak-2', 'ecruteak-3'].map((space) => liesAt(t, space))).toEqual([
      'gastly',
      'haunter',
      'wartortle',
      'gengar',
    ]);
  });
});

describe('Boosted Pokénav', () => {
  const nav = (other: Seated = {}) =>
    superEvent('boosted-pokenav', two({ trainer: 'koga' }, { trainer: 'misty', ...other })).rolls(
      ['trainer', 'brock'],
      ['trainer', 'blaine'],
      ['trainer', 'lance'],
      ['trainer', 'erika'],
    );

  it('H-SUP-11 four Trainers, one named active at once; one player discards, and one is kept at the end', () => {
    const t = nav().expectAsked('name-active', 0).answer('lance').expectAsked('point-at', 0);
    expect(t.optionIds()).toEqual(['player:0', 'player:1']);
    t.answer('player:1').roll('trainer', 'agatha').expectAsked('keep-trainer', 0);
    expect(t.optionIds()).toHaveLength(5);
    t.answer('brock');
    expect([trainerOf(t, 0), trainerOf(t, 1)]).toEqual(['brock', 'agatha']);
  });

  it('H-SUP-12 the drawer may be the one, and discards one of choice', () => {
    const spare = nav().answer('lance').answer('player:0').expectAsked('drop-trainer', 0).answer('koga');
    expect(trainerOf(spare, 0)).toBe('lance');
    expect(spare.optionIds()).not.toContain('koga');
    const active = nav().answer('lance').answer('player:0').answer('lance').expectAsked('name-active', 0);
    expect(active.optionIds()).toHaveLength(4);
    active.answer('koga').answer('koga');
  });

  it('H-SUP-12 the Doll of the opponent blocks the discard', () => {
    const t = nav({ hand: ['poke-doll'] })
      .answer('lance')
      .answer('player:1')
      .answers(1, 'poke-doll')
      .answer('lance');
    expect(trainerOf(t, 1)).toBe('misty');
  });
});

it('H-SUP-13 Egg Incubators: the next three Pink ones', () => {
  const t = superEvent('egg-incubators', two()).rolls(
    ['pokemon', 'gastly'],
    ['pokemon', 'abra'],
    ['pokemon', 'rattata'],
  );
  expect(teamOf(t, 0)).toEqual(['bulbasaur', 'gastly', 'abra', 'rattata']);
  // One is better than none.
  const left = (ids: readonly string[]) =>
    superEvent('egg-incubators', { ...two(), also: (s) => onlyPile(s, 'pink', ids) });
  expect(left(['abra']).told(7, 'no-effect')).toEqual([]);
  expect(left([]).told(7, 'no-effect')).toHaveLength(1);
});

it('H-SUP-14 Fossil Expert: three Green ones are shown, two of them gained, the third goes back', () => {
  const t = superEvent('fossil-expert', two()).rolls(
    ['pokemon', 'haunter'],
    ['pokemon', 'pikachu'],
    ['pokemon', 'growlithe'],
  );
  t.expectAsked('leave-one', 0).answer('pikachu');
  expect(teamOf(t, 0)).toEqual(['bulbasaur', 'haunter', 'growlithe']);
  expect(t.view(1).unseen.green).toContain('pikachu');
});

describe('Galactic Operation', () => {
  const galactic = (setup: ReturnType<typeof two>) =>
    superEvent('galactic-operation', setup).rolls(
      ['item', 'potion'],
      ['item', 'potion'],
      ['item', 'vitamin'],
    );

  it('H-SUP-15 three Items; one opponent skips twice, or two once each', () => {
    const one = galactic(three({}, {}, {}))
      .answer('player:2')
      .answer('same-again');
    expect(one.s.players.map(({ skips }) => skips)).toEqual([0, 0, 2]);
    expect(handOf(one, 0)).toHaveLength(3);
    const both = galactic(three({}, {}, { hand: ['poke-doll'] }))
      .answer('player:1')
      .answer('player:2');
    both.expectAsked('on-hit', 2).pass();
    expect(both.told(7, 'skipped')).toHaveLength(2);
    expect([both.s.active, both.s.players.map(({ skips }) => skips)]).toEqual([0, [0, 0, 0]]);
  });

  it("H-SUP-16 with one opponent only the first; a Doll blocks the victim's whole skip", () => {
    const t = galactic(two({}, { hand: ['poke-doll'] }))
      .expectAsked('on-hit', 1)
      .answer('poke-doll');
    expect(t.s.players[1].skips).toBe(0);
    const hit = galactic(two());
    expect(hit.told(7, 'skipped')).toHaveLength(1);
    expect(hit.s.players[1].skips).toBe(1);
  });
});

it('H-SUP-17 Mythical Encounter: one of four Yellow ones is tried, the others go back', () => {
  const t = superEvent('mythical-encounter', two());
  t.rolls(['pokemon', 'mew'], ['pokemon', 'mewtwo'], ['pokemon', 'articuno'], ['pokemon', 'zapdos']);
  t.expectAsked('try-which', 0).answer('mew').roll('catch', 6);
  expect(teamOf(t, 0)).toContain('mew');
  expect(t.view(1).unseen.yellow).toEqual(expect.arrayContaining(['mewtwo', 'articuno', 'zapdos']));
  const failed = superEvent('mythical-encounter', two());
  failed.rolls(['pokemon', 'mew'], ['pokemon', 'mewtwo'], ['pokemon', 'articuno'], ['pokemon', 'zapdos']);
  failed.answer('mew').roll('catch', 5);
  expect(failed.view(1).unseen.yellow).toContain('mew');
});

describe('Magma Operation', () => {
  it('H-SUP-18 each opponent gives up the Trainer; the drawer may swap; a Doll keeps the own', () => {
    const t = superEvent(
      'magma-operation',
      three({ trainer: 'koga' }, { trainer: 'misty' }, { trainer: 'lance', hand: ['poke-doll'] }),
    );
    t.expectAsked('on-hit', 2).answer('poke-doll').expectAsked('magma-swap', 0);
    expect(t.optionIds()).toEqual(['nothing', 'misty']);
    t.answer('misty').roll('trainer', 'brock');
    expect([trainerOf(t, 0), trainerOf(t, 1), trainerOf(t, 2)]).toEqual(['misty', 'brock', 'lance']);
  });

  it('H-SUP-19 who is without one draws the next; what is left goes to the discard pile', () => {
    const t = superEvent(
      'magma-operation',
      three({ trainer: 'koga' }, { trainer: 'misty' }, { trainer: 'lance' }),
    );
    t.answer('misty').rolls(['trainer', 'brock'], ['trainer', 'erika']);
    expect(t.view(0).trainers.discard).toEqual(['koga', 'lance']);
    const none = superEvent('magma-operation', two({ trainer: 'koga' }, { trainer: 'misty' })).answer(
      'nothing',
    );
    none.roll('trainer', 'brock');
    expect([trainerOf(none, 0), trainerOf(none, 1)]).toEqual(['koga', 'brock']);
  });
});

it('H-SUP-20 MissingNo: two Items and a random Blue one', () => {
  const t = superEvent('missingno', two()).rolls(
    ['item', 'potion'],
    ['item', 'vitamin'],
    ['pokemon', 'wartortle'],
  );
  expect(handOf(t, 0)).toHaveLength(2);
  expect(teamOf(t, 0)).toContain('wartortle');
});

describe("Mr. Briney's Boat", () => {
  const HERE: Seated = { at: 'league-2' };
  const boat = (other: Seated = HERE, me: Seated = {}) => superEvent('mr-brineys-boat', two(me, other));

  it('H-SUP-21 an extra turn', () => {
    const t = boat();
    expect(t.s).toMatchObject({ active: 0, extraTurn: true });
  });

  it('H-SUP-22 H-SUP-23 the owner changes rolls on the own hexagon by 1, the own too, in the extra turn too', () => {
    const t = boat().roll('move', 3).expectAsked('on-count', 0);
    expect(t.optionIds()).toEqual(['pass', 'mr-brineys-boat:+1', 'mr-brineys-boat:-1']);
    t.answer('mr-brineys-boat:-1'); // once for each roll: the move follows
    t.rolls(['event', 'pokemon-egg'], ['event', 'dj-mary']).answer('pokemon-egg').roll('pokemon', 'gastly');
    expect(t.s.players[0].at - t.s.players[1].at).toBe(1); // from league-1 by 2
    t.roll('move', 1).expectAsked('on-count', 0);
    expect(t.optionIds()).toEqual(['pass', 'mr-brineys-boat:+1']); // not below 1
    t.pass();
    expect(t.told(7, 'moved').at(-1)?.[1]).toBe(1);
    t.rolls(['event', 'pokemon-egg'], ['event', 'trade']).answer('pokemon-egg').roll('pokemon', 'abra');
    expect(t.s).toMatchObject({ active: 0, extraTurn: false, lasting: [] });
    expect(supersDiscarded(t)).toEqual(['mr-brineys-boat']);
  });

  it('H-SUP-22 not on other hexagons', () => {
    const t = boat({ at: 'new-bark-0' }).roll('move', 2).pass();
    t.rolls(['event', 'pokemon-egg'], ['event', 'dj-mary']).answer('pokemon-egg').roll('pokemon', 'gastly');
    t.roll('move', 1);
    expect(t.match.chance?.why).toBe('pokemon'); // seat 1 stands on a Pokémon already
    t.rolls(['pokemon', 'abra'], ['catch', 1]);
  });

  it("H-SUP-23 the roller's Doll blocks it for that roll", () => {
    const t = boat({ ...HERE, hand: ['poke-doll'] })
      .roll('move', 2)
      .pass();
    t.rolls(['event', 'pokemon-egg'], ['event', 'dj-mary']).answer('pokemon-egg').roll('pokemon', 'gastly');
    t.roll('move', 1).answers(0, 'mr-brineys-boat:+1').expectAsked('on-hit', 1).answer('poke-doll');
    t.rolls(['event', 'pokemon-egg'], ['event', 'trade']).answer('pokemon-egg').roll('pokemon', 'abra');
    expect(t.told(7, 'boat-changes')).toEqual([]);
  });
});

it('H-SUP-24 Old Amber: the next Red one', () => {
  expect(teamOf(superEvent('old-amber', two()).roll('pokemon', 'gengar'), 0)).toContain('gengar');
});

it("H-SUP-25 Oak's Research: as Kimono Sisters, up to Red in the last hexagon", () => {
  const t = superEvent('oaks-research', two()).expectAsked('search-colour', 0);
  expect(t.optionIds()).toEqual(['pink', 'green', 'blue', 'red']);
  t.answer('red').answer('dragon').roll('search', 0);
  expect(teamOf(t, 0)).toHaveLength(2);
});

it('H-SUP-26 Pokémon Museum: four Items', () => {
  const t = superEvent('pokemon-museum', two());
  for (const item of ['potion', 'potion', 'vitamin', 'magnet']) t.roll('item', item);
  expect(handOf(t, 0)).toHaveLength(4);
});

describe('Rocket Operation', () => {
  it('H-SUP-27 two Items of one, or one of each of two; a Doll blocks the own loss', () => {
    const one = superEvent(
      'rocket-operation',
      three({}, { hand: ['potion', 'vitamin'] }, { hand: ['magnet'] }),
    );
    one.answer('player:1').answer('same-again').roll('steal', 0);
    expect(handOf(one, 0)).toEqual(['potion', 'vitamin']);
    const both = superEvent(
      'rocket-operation',
      three({}, { hand: ['potion'] }, { hand: ['poke-doll', 'magnet'] }),
    );
    both.answer('player:1').answer('player:2').answers(2, 'poke-doll');
    expect(handOf(both, 0)).toEqual(['potion']);
    expect(handOf(both, 2)).toEqual(['magnet']);
  });

  it('H-SUP-28 random ones; who has too few gives what there is; two victims need two opponents', () => {
    const t = superEvent('rocket-operation', two({}, { hand: ['potion'] }));
    expect(handOf(t, 0)).toEqual(['potion']);
  });
});

it('H-SUP-29 Trade: as the Event', () => {
  const t = superEvent('trade', two({ team: ['rattata'] }, { team: ['gastly'] }));
  expect([teamOf(t, 0), teamOf(t, 1)]).toEqual([['gastly'], ['rattata']]);
});

it('H-SUP-30 a Flute does nothing to a Super Event, Exp. Share does', () => {
  const t = superEvent('old-amber', two({}, { hand: ['poke-flute', 'exp-share'] })).expectAsked('on-copy', 1);
  expect(t.optionIds()).toEqual(['pass', 'exp-share']);
  t.answer('exp-share').rolls(['pokemon', 'gengar'], ['pokemon', 'arcanine']);
  expect(teamOf(t, 1)).toContain('arcanine');
});

describe('Pokémon Breeders', () => {
  it('H-SUP-31 the first relative in the Blue, Green or Pink pile is gained', () => {
    const t = superEvent('pokemon-breeders', {
      ...two({ team: ['gastly', 'rattata'] }),
      also: (s) => {
        onlyPile(s, 'blue', ['wartortle']);
        onlyPile(s, 'green', ['haunter', 'pikachu']);
      },
    });
    t.expectAsked('breed', 0).answer('family:gastly');
    expect(teamOf(t, 0)).toEqual(['gastly', 'rattata', 'haunter']);
  });

  it('H-SUP-31 with none found another family is named, and at last there is no effect', () => {
    const t = superEvent('pokemon-breeders', {
      ...two({ team: ['gastly', 'rattata', 'mew'] }),
      also: (s) => {
        for (const colour of ['blue', 'green', 'pink'] as const) onlyPile(s, colour, []);
      },
    });
    t.answer('family:gastly').expectAsked('breed', 0);
    expect(t.optionIds()).toEqual(['family:rattata', 'family:mew']);
    t.answer('family:mew');
    expect(t.told(7, 'no-effect')).toHaveLength(1);
  });
});

describe("Sabrina's Prediction", () => {
  const predict = (other: Seated = {}) =>
    superEvent('sabrinas-prediction', two({}, other)).rolls(
      ['event', 'pokemon-egg'],
      ['event', 'professor-oak'],
      ['event', 'dj-mary'],
    );

  it('H-SUP-32 one of the next three is activated, the others go back on top in an order of choice', () => {
    const t = predict().expectAsked('predict', 0);
    expect(t.optionIds()).toEqual(['pokemon-egg', 'professor-oak', 'dj-mary']);
    t.answer('pokemon-egg').expectAsked('predict-next', 0).answer('dj-mary').roll('pokemon', 'gastly');
    expect(t.view(0).events.top).toEqual(['dj-mary', 'professor-oak']);
    expect(eventsDiscarded(t)).toEqual(['pokemon-egg']);
  });

  it('H-HID-24 the drawer alone knows them', () => {
    const t = predict().answer('pokemon-egg').answer('dj-mary').roll('pokemon', 'gastly');
    expect(t.view(1).events.top).toEqual([null, null]);
    expect(t.told(1, 'saw-events')).toEqual([]);
    expect(t.told(0, 'saw-events')).toHaveLength(1);
  });

  it('H-SUP-32 the one activated can be cancelled and copied like any Event', () => {
    const t = superEvent('sabrinas-prediction', two({}, { hand: ['poke-flute', 'exp-share'] })).pass();
    t.rolls(['event', 'pokemon-egg'], ['event', 'professor-oak'], ['event', 'dj-mary']);
    t.answer('pokemon-egg').answer('dj-mary').expectAsked('on-event', 1).pass();
    t.expectAsked('on-copy', 1).answer('exp-share').rolls(['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect(teamOf(t, 1)).toContain('abra');
  });

  it('H-SUP-32 with too few in the deck the discards are shuffled under it; with too few in all, what there is', () => {
    const t = superEvent('sabrinas-prediction', {
      ...two(),
      also: (s) => {
        s.events.bag.fill(0);
        s.events.bag[0] = 1; // Alternative Gym
        s.events.left = 1;
      },
    });
    t.roll('event', 'alternative-gym').answer('nothing');
    expect(eventsDiscarded(t)).toEqual(['alternative-gym']);
  });

  it('H-REACT-17 a copy looks at cards of its own', () => {
    const t = superEvent('sabrinas-prediction', two({}, { hand: ['exp-share', 'poke-flute'] })).answers(
      1,
      'exp-share',
    );
    t.rolls(['event', 'pokemon-egg'], ['event', 'professor-oak'], ['event', 'dj-mary']);
    t.answers(0, 'pokemon-egg')
      .answers(0, 'dj-mary')
      .expectAsked('on-event', 1)
      .pass()
      .roll('pokemon', 'gastly');
    // Two lie on top, known to seat 0; the third is new.
    t.roll('event', 'pokemon-fossil').expectAsked('predict', 1);
    expect(t.optionIds()).toEqual(['dj-mary', 'professor-oak', 'pokemon-fossil']);
    t.answer('pokemon-fossil').answer('professor-oak').answers(1, 'poke-flute');
    t.rolls(['item', 'potion'], ['item', 'vitamin']); // the next of the deck is what seat 1 put there
    expect(handOf(t, 1)).toEqual(['potion', 'vitamin']);
  });
});

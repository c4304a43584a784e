/** Events that bring Pokémon: from a pile, from the board, by a search, by a try. */
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../src/board.ts';
import { EVENTS } from '../src/data/events.ts';
import { TYPES } from '../src/data/types.ts';
import { GREEN, monOf, PINK, POKEMON, type Pokemon, typeSet } from '../src/pokemon.ts';
import { pileSize } from '../src/rules/supply.ts';
import { powerOf } from '../src/team.ts';
import { AWAY, BLUE_EVENT, event, GREEN_EVENT, PINK_EVENT, RED_EVENT, two } from './events.ts';
import {
  discarded,
  eventsDiscarded,
  handOf,
  isWeak,
  liesAt,
  onlyPile,
  placeOf,
  type Seated,
  table,
  teamOf,
} from './table.ts';

describe('the Event deck', () => {
  it('H-EVT-12 65 cards: four Duels, four Fossils, three Eggs, three Trades, two Legendaries, 49 others', () => {
    expect(EVENTS.reduce((n, { count }) => n + count, 0)).toBe(65);
    const several = EVENTS.filter(({ count }) => count > 1).map(({ id, count }) => `${id} ${count}`);
    expect(several.sort()).toEqual(['legendary-pokemon 2', 'pokemon-egg 3', 'pokemon-fossil 4', 'trade 3']);
    expect(EVENTS.filter(({ id }) => id.startsWith('duel-'))).toHaveLength(4);
  });

  it('H-EVT-01 a drawn Event is told to all and carried out by who drew it', () => {
    const t = event('pokemon-egg', two()).roll('pokemon', 'gastly');
    for (const seat of [0, 1, 7]) expect(t.told(seat, 'drew-event')).toHaveLength(1);
    expect(teamOf(t, 0)).toContain('gastly');
    expect(eventsDiscarded(t)).toEqual(['pokemon-egg']);
  });
});

describe('free Pokémon of a pile', () => {
  it('H-EVT-28 Chairman Rose: the next Blue one; an empty pile gives a weaker one (H-BADGE-10)', () => {
    expect(teamOf(event('chairman-rose', two()).roll('pokemon', 'wartortle'), 0)).toContain('wartortle');
    const t = event('chairman-rose', {
      ...two(),
      also: (s) => {
        onlyPile(s, 'blue', []);
        onlyPile(s, 'green', ['pikachu']);
      },
    });
    expect(teamOf(t, 0)).toContain('pikachu');
  });

  it('H-EVT-63 Pokémon Fossil: the next Green one', () => {
    expect(teamOf(event('pokemon-fossil', two()).roll('pokemon', 'haunter'), 0)).toContain('haunter');
  });

  it('H-EVT-03 H-EVT-09 without a card in any pile that will do there is no effect', () => {
    const t = event('pokemon-egg', { ...two(), also: (s) => onlyPile(s, 'pink', []) });
    expect(teamOf(t, 0)).toEqual(['bulbasaur']);
    expect(t.told(7, 'no-effect')).toHaveLength(1);
  });

  it('H-EVT-34 GS Ball: a Pink one with a permanent +1', () => {
    const t = event('gs-ball', two()).roll('pokemon', 'gastly');
    const [me] = t.s.players;
    expect(powerOf(me, monOf('gastly'), 'top')).toBe(4);
  });

  it('H-EVT-36 GS Ball leaves the game', () => {
    const t = event('gs-ball', two()).roll('pokemon', 'gastly');
    expect(eventsDiscarded(t)).toEqual([]);
  });

  it('H-EVT-35 its token protects from no trade and goes with the card', () => {
    const t = event('trade', two({ team: ['rattata'] }, { ...AWAY, team: ['gastly'], boosted: ['gastly'] }));
    expect(teamOf(t, 0)).toEqual(['gastly']);
    expect(powerOf(t.s.players[0], monOf('gastly'), 'top')).toBe(4);
    expect(t.s.players[1].boosted).toEqual([]);
  });

  it('H-EVT-33 Game Corner: an Item for 1 and 2, a Green one for 3 and 4, Blue for 5, Red for 6', () => {
    const corner = (pips: number) => event('game-corner', two()).roll('event-die', pips);
    for (const pips of [1, 2]) expect(handOf(corner(pips).roll('item', 'potion'), 0)).toEqual(['potion']);
    for (const pips of [3, 4])
      expect(teamOf(corner(pips).roll('pokemon', 'haunter'), 0)).toContain('haunter');
    expect(teamOf(corner(5).roll('pokemon', 'wartortle'), 0)).toContain('wartortle');
    expect(teamOf(corner(6).roll('pokemon', 'gengar'), 0)).toContain('gengar');
  });

  it('H-EVT-33 its die has a ROLL window', () => {
    const t = event('game-corner', two({}, { ...AWAY, hand: ['time-travel'] })).roll('event-die', 6);
    t.expectAsked('on-roll', 1).answer('time-travel:1').roll('event-die', 1).roll('item', 'potion');
    expect(handOf(t, 0)).toEqual(['potion']);
  });
});

describe("Delibird's Gift", () => {
  it('H-EVT-29 H-EVT-30 one that lies face up, or one off the pile', () => {
    const setup = { ...two(), slots: { 'pewter-1': 'gastly', 'pewter-4': 'haunter' } };
    const t = event('delibirds-gift', setup).expectAsked('gift', 0);
    expect(t.optionIds()).toEqual(['from-pile', 'slot:pewter-1']);
    t.answer('slot:pewter-1');
    expect(teamOf(t, 0)).toContain('gastly');
    expect(liesAt(t, 'pewter-1')).toBe(''); // H-EVT-05: refilled face down
    const other = event('delibirds-gift', setup).answer('from-pile').roll('pokemon', 'abra');
    expect(teamOf(other, 0)).toContain('abra');
  });

  it('H-VEC-38 H-EVT-04 H-EVT-31 the colour of the space', () => {
    const gift = (on: string, mon: string) => event('delibirds-gift', { ...two(), on }).roll('pokemon', mon);
    expect(teamOf(gift(PINK_EVENT, 'gastly'), 0)).toContain('gastly');
    expect(teamOf(gift(GREEN_EVENT, 'haunter'), 0)).toContain('haunter');
    expect(teamOf(gift(BLUE_EVENT, 'wartortle'), 0)).toContain('wartortle');
    expect(teamOf(gift(RED_EVENT, 'gengar'), 0)).toContain('gengar');
    // In the last hexagon, here on one of its two-Events spaces, the drawer chooses.
    const last = event('delibirds-gift', { ...two({ entered: true }), on: 'league-3' });
    last.roll('event', 'trade').answer('delibirds-gift').expectAsked('which-colour', 0);
    expect(last.optionIds()).toEqual(['pink', 'green', 'blue', 'red']);
    last.answer('red').roll('pokemon', 'gengar');
    expect(teamOf(last, 0)).toContain('gengar');
  });

  it('H-EVT-04 a city counts by the tier of its hexagon', () => {
    const t = event('delibirds-gift', { ...two(), on: 'ecruteak-0' }).roll('pokemon', 'wartortle');
    expect(teamOf(t, 0)).toContain('wartortle');
  });
});

describe('Blocked Route', () => {
  const slots = {
    'spikemuth-2': 'gengar',
    'spikemuth-9': 'wartortle',
    'spikemuth-10': 'down',
    'spikemuth-12': 'empty',
  };

  it('H-EVT-24 a Blue or weaker one of the own hexagon, face up or face down, without a roll', () => {
    const t = event('blocked-route', { ...two(), on: RED_EVENT, slots }).expectAsked('take-on-route', 0);
    expect(t.optionIds()).toEqual(['slot:spikemuth-9', 'slot:spikemuth-10']);
    t.answer('slot:spikemuth-10').roll('pokemon', 'lapras');
    expect(teamOf(t, 0)).toContain('lapras');
    expect(liesAt(t, 'spikemuth-10')).toBe('');
    expect(t.told(7, 'appeared')).toEqual([]);
  });

  it('H-EVT-25 H-EVT-06 without one any other there may be tried', () => {
    const none = { ...slots, 'spikemuth-9': 'empty', 'spikemuth-10': 'empty' };
    const t = event('blocked-route', { ...two(), on: RED_EVENT, slots: none }).expectAsked('try-there', 0);
    expect(t.optionIds()).toContain('nothing');
    t.answer('slot:spikemuth-2').roll('catch', 1);
    expect(isWeak(t, 'spikemuth-2')).toBe(true);
    expect(t.s.players[0].skips).toBe(1);
  });

  it('H-EVT-26 the next turn is skipped; the own Doll stops that alone', () => {
    const only = { ...slots, 'spikemuth-10': 'empty' };
    const t = event('blocked-route', { ...two(), on: RED_EVENT, slots: only });
    expect(t.s.players[0].skips).toBe(1);
    const doll = event('blocked-route', { ...two({ hand: ['poke-doll'] }), on: RED_EVENT, slots: only });
    doll.expectAsked('on-hit', 0).answer('poke-doll');
    expect(teamOf(doll, 0)).toContain('wartortle');
    expect(doll.s.players[0].skips).toBe(0);
  });

  it('H-EVT-27 also where nothing was taken', () => {
    const none = { ...slots, 'spikemuth-9': 'empty', 'spikemuth-10': 'empty' };
    const t = event('blocked-route', { ...two(), on: RED_EVENT, slots: none }).answer('nothing');
    expect(t.s.players[0].skips).toBe(1);
  });

  it('H-EVT-11 the next turn there would have been is lost, an extra one first', () => {
    const t = event('blocked-route', {
      ...two({ hand: ['bicycle'] }),
      on: RED_EVENT,
      slots: { ...slots, 'spikemuth-10': 'empty' },
    });
    t.expectAsked('after', 0).answer('bicycle');
    expect(t.told(7, 'skipped')).toHaveLength(1);
    expect(t.s.active).toBe(1);
    expect(t.s.players[0]).toMatchObject({ skips: 0, extra: 0 });
  });
});

describe('searches', () => {
  it('H-EVT-46 Kimono Sisters: a colour not above that of the space, and a type', () => {
    const t = event('kimono-sisters', { ...two(), on: BLUE_EVENT }).expectAsked('search-colour', 0);
    expect(t.optionIds()).toEqual(['pink', 'green', 'blue']);
    t.answer('green').expectAsked('search-type', 0);
    expect(t.optionIds()).toContain('ghost');
    t.answer('ghost').roll('search', 0);
    expect(teamOf(t, 0)).toHaveLength(2);
  });

  it('H-EVT-47 a pair is named of which there is one: nobody need name again', () => {
    const t = event('kimono-sisters', {
      ...two(),
      on: BLUE_EVENT,
      also: (s) => {
        onlyPile(s, 'pink', ['rattata', 'gastly']);
        onlyPile(s, 'green', []);
      },
    });
    expect(t.expectAsked('search-colour', 0).optionIds()).toEqual(['pink', 'blue']);
    t.answer('pink').expectAsked('search-type', 0);
    expect(t.optionIds()).toEqual(['normal', 'poison', 'ghost']);
    t.answer('normal');
    expect(teamOf(t, 0)).toEqual(['bulbasaur', 'rattata']);
  });

  it('H-EVT-47 what is left only face down on the board is in no pile', () => {
    const t = event('kimono-sisters', {
      ...two(),
      also: (s) => {
        s.unseen[PINK].length -= pileSize(s, PINK);
      },
    });
    expect(t.view(7).unseen.pink.length).toBeGreaterThan(0);
    expect(t.told(7, 'no-effect')).toHaveLength(1);
  });

  it('H-EVT-47 when no pair is left there is no effect', () => {
    const t = event('kimono-sisters', { ...two(), also: (s) => onlyPile(s, 'pink', []) });
    expect(t.told(7, 'no-effect')).toHaveLength(1);
    expect(teamOf(t, 0)).toEqual(['bulbasaur']);
  });

  it('H-EVT-48 what is passed over stays unseen', () => {
    const t = event('kimono-sisters', {
      ...two(),
      also: (s) => onlyPile(s, 'pink', ['rattata', 'gastly', 'abra']),
    });
    t.answer('ghost');
    expect(t.view(0).unseen.pink).toEqual(['rattata', 'abra']);
    expect(t.told(0, 'gained')).toHaveLength(1);
  });

  it('H-EVT-84 Pokémon Tower: the next Ghost or Dark one of the colour of the space is tried', () => {
    const t = event('pokemon-tower', {
      ...two(),
      on: GREEN_EVENT,
      also: (s) => onlyPile(s, 'green', ['pikachu', 'haunter']),
    });
    t.roll('catch', 3);
    expect(teamOf(t, 0)).toContain('haunter');
  });

  it('H-EVT-84 Pokémon Tower: Ghost or Dark, and no other type (H-AMB-97)', () => {
    const sought = (id: string): boolean => {
      const t = event('pokemon-tower', {
        ...two(),
        on: GREEN_EVENT,
        also: (s) => {
          onlyPile(s, 'pink', []);
          onlyPile(s, 'green', [id]);
        },
      });
      if (t.match.chance?.why !== 'catch') return false;
      t.roll('catch', 3);
      return teamOf(t, 0).includes(id);
    };
    const green = POKEMON.filter(({ colour, set }) => colour === GREEN && set === 'base');
    const one = TYPES.map((type) => green.find(({ types }) => types === typeSet([type])));
    const found = TYPES.filter((_, i) => one[i] !== undefined && sought((one[i] as Pokemon).id));
    expect(one.filter((mon) => mon !== undefined).length).toBeGreaterThan(10);
    expect(found.sort()).toEqual(['Dark', 'Ghost']);
  });

  it('H-EVT-14 H-EVT-15 a search goes on in weaker piles, and what is not caught goes back', () => {
    const t = event('pokemon-tower', {
      ...two(),
      on: GREEN_EVENT,
      also: (s) => {
        onlyPile(s, 'green', ['pikachu']);
        onlyPile(s, 'pink', ['gastly', 'abra']);
      },
    });
    t.roll('catch', 1);
    expect(teamOf(t, 0)).toEqual(['bulbasaur']);
    expect(t.view(0).unseen.pink).toContain('gastly');
  });

  it('H-EVT-14 where no pile has one there is no effect', () => {
    const t = event('zinnia', { ...two(), also: (s) => onlyPile(s, 'pink', ['gastly']) });
    expect(t.told(7, 'no-effect')).toHaveLength(1);
  });

  it('H-EVT-88 Zinnia: Dragon', () => {
    const t = event('zinnia', {
      ...two(),
      on: GREEN_EVENT,
      also: (s) => onlyPile(s, 'green', ['pikachu', 'dratini']),
    });
    expect(teamOf(t.roll('catch', 4), 0)).toContain('dratini');
  });

  it('H-EVT-102 Bug Catcher: Bug', () => {
    const t = event('bug-catcher', { ...two(), also: (s) => onlyPile(s, 'pink', ['gastly', 'caterpie']) });
    expect(teamOf(t.roll('catch', 2), 0)).toContain('caterpie');
  });

  it('H-EVT-100 Lake of Rage: Water, of the Red pile wherever one stands', () => {
    const t = event('lake-of-rage', { ...two(), also: (s) => onlyPile(s, 'red', ['gengar', 'gyarados']) });
    expect(teamOf(t.roll('catch', 5), 0)).toContain('gyarados');
  });

  it('H-EVT-90 Fishing Guru: a Pink or Green Water Pokémon for free, a Blue or Red one by a try', () => {
    const free = event('fishing-guru', { ...two(), also: (s) => onlyPile(s, 'pink', ['abra', 'magikarp']) });
    expect(teamOf(free, 0)).toContain('magikarp');
    const tried = event('fishing-guru', {
      ...two(),
      on: BLUE_EVENT,
      also: (s) => onlyPile(s, 'blue', ['raichu', 'lapras']),
    });
    tried.roll('catch', 1);
    expect(teamOf(tried, 0)).toEqual(['bulbasaur']);
  });

  it('H-EVT-91 Kurt: a random ball of the deck, for all to see', () => {
    const t = event('kurt', two({ trainer: 'wally', hand: ['potion'] })).roll('item', 'great-ball');
    expect(handOf(t, 0)).toEqual(['great-ball', 'potion']);
    expect(t.view(1).players[0].known).toEqual(['great-ball']);
  });

  it('H-EVT-91 with none in the deck one of the discards, which else stay; with none there nothing', () => {
    const noBalls = (s: { items: { bag: number[]; left: number } }) => {
      s.items.bag.fill(0);
      s.items.left = 0;
    };
    const t = event('kurt', two());
    t.roll('item', 'ultra-ball');
    expect(handOf(t, 0)).toEqual(['ultra-ball']);
    const none = event('kurt', { ...two(), also: noBalls });
    expect(none.told(7, 'no-effect')).toHaveLength(1);
    const spent = event('kurt', {
      ...two({ hand: ['master-ball', 'potion'] }),
      also: (s) => {
        noBalls(s);
        for (const card of s.players[0].hand) s.items.seen[card] = -1 >>> 0;
        s.itemDiscard = s.players[0].hand;
        s.players[0].hand = [];
      },
    });
    expect(handOf(spent, 0)).toEqual(['master-ball']);
    expect(discarded(spent)).toEqual(['potion']);
  });
});

describe('tries', () => {
  it('H-EVT-49 Legendary Pokémon: a random Yellow one is shown, then tried; it goes back if that fails', () => {
    const t = event('legendary-pokemon', two({ hand: ['ultra-ball'] })).roll('pokemon', 'mewtwo');
    t.expectAsked('ball', 0).answer('ultra-ball').roll('catch', 4);
    expect(teamOf(t, 0)).toContain('mewtwo');
    const failed = event('legendary-pokemon', two()).rolls(['pokemon', 'mewtwo'], ['catch', 5]);
    expect(failed.view(0).unseen.yellow).toContain('mewtwo');
  });

  it('H-EVT-86 Burned Tower: the next Red one is tried', () => {
    const t = event('burned-tower', two()).rolls(['pokemon', 'gengar'], ['catch', 5]);
    expect(teamOf(t, 0)).toContain('gengar');
  });

  it('H-EVT-87 Ruins of Alph: one of two Green ones is tried', () => {
    const t = event('ruins-of-alph', two()).rolls(['pokemon', 'haunter'], ['pokemon', 'pikachu']);
    t.expectAsked('try-which', 0);
    expect(t.view(1).shown).toEqual(['haunter', 'pikachu']); // H-HID-23
    t.answer('pikachu').roll('catch', 3);
    expect(teamOf(t, 0)).toContain('pikachu');
    expect(t.view(1).unseen.green).toContain('haunter');
  });

  it('H-EVT-93 Safari Zone: one of three of the colour of the space is tried', () => {
    const t = event('safari-zone', { ...two(), on: BLUE_EVENT });
    t.rolls(['pokemon', 'wartortle'], ['pokemon', 'lapras'], ['pokemon', 'raichu']).answer('lapras');
    t.roll('catch', 1);
    expect(teamOf(t, 0)).toEqual(['bulbasaur']);
    expect(t.view(0).unseen.blue).toEqual(expect.arrayContaining(['wartortle', 'lapras', 'raichu']));
  });

  it('H-EVT-67 Regional Map: a try, if one likes, at any face-up Pokémon of the board; without one no effect', () => {
    const slots = { 'pewter-1': 'gastly', 'cinnabar-1': 'gengar' };
    const t = event('regional-map', { ...two(), slots }).expectAsked('try-afar', 0);
    expect(t.optionIds()).toEqual(['nothing', 'slot:pewter-1', 'slot:cinnabar-1']);
    t.answer('slot:cinnabar-1').roll('catch', 2);
    expect(isWeak(t, 'cinnabar-1')).toBe(true);
    const none = event('regional-map', { ...two(), slots })
      .answer('nothing')
      .expectAsked('turn', 1);
    expect([isWeak(none, 'pewter-1'), isWeak(none, 'cinnabar-1')]).toEqual([false, false]);
    expect(event('regional-map', two()).told(7, 'no-effect')).toHaveLength(1);
  });

  it('H-EVT-95 Fishing: a face-up Water Pokémon where it lies; only without one the next Pink one', () => {
    const slots = { 'pewter-1': 'gastly', 'pewter-2': 'magikarp' };
    const t = event('fishing', { ...two(), slots }).roll('catch', 1);
    expect(isWeak(t, 'pewter-2')).toBe(true);
    const pile = event('fishing', { ...two(), slots: { 'pewter-1': 'gastly' } });
    pile.rolls(['pokemon', 'abra'], ['catch', 3]);
    expect(teamOf(pile, 0)).toContain('abra');
  });
});

describe('the board', () => {
  const HERE = ['new-bark-1', 'new-bark-2', 'new-bark-3', 'new-bark-4', 'new-bark-7', 'new-bark-9'];
  const all = (lies: string) => Object.fromEntries(HERE.map((space) => [space, lies]));

  it('H-EVT-37 H-EVT-38 Heavy Storm: back into the piles and refilled face up, without tokens', () => {
    const t = event('heavy-storm', {
      ...two(),
      slots: { ...all('empty'), 'new-bark-1': 'weak:gastly', 'new-bark-10': 'down' },
      also: (s) => {
        s.unseen[0] = ['abra', 'rattata', 'zubat', 'ekans', 'oddish', 'paras'].map(monOf);
        for (let i = 7; i < s.slots.length; i++) s.slots[i] = -1;
      },
    });
    for (const mon of ['abra', 'gastly', 'rattata', 'zubat', 'ekans', 'oddish']) t.roll('pokemon', mon);
    expect(liesAt(t, 'new-bark-1')).toBe('abra');
    expect(liesAt(t, 'new-bark-2')).toBe('gastly');
    expect(liesAt(t, 'new-bark-10')).toBe('paras');
    expect(isWeak(t, 'new-bark-1')).toBe(false);
  });

  it('H-EVT-39 Repel may answer each of them, in slot order', () => {
    const t = event('heavy-storm', {
      ...two({}, { ...AWAY, hand: ['repel'] }),
      slots: { 'new-bark-1': 'gastly' },
      also: (s) => {
        s.unseen[0] = ['abra', 'rattata', 'zubat', 'ekans', 'oddish', 'paras', 'seel'].map(monOf);
        for (let i = 7; i < s.slots.length; i++) s.slots[i] = -1;
      },
    });
    for (const mon of ['abra', 'rattata', 'zubat', 'ekans', 'oddish', 'paras', 'gastly'])
      t.roll('pokemon', mon);
    for (let i = 0; i < 7; i++) t.expectAsked('on-reveal', 1).pass();
    expect(liesAt(t, 'new-bark-1')).toBe('abra');
  });

  it('H-EVT-85 Pokédex: every face-down one of the hexagon is turned up, then an Item', () => {
    const t = event('pokedex', {
      ...two(),
      slots: { ...all('empty'), 'new-bark-1': 'down', 'new-bark-10': 'down' },
    });
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra'], ['item', 'potion']);
    expect([liesAt(t, 'new-bark-1'), liesAt(t, 'new-bark-10')]).toEqual(['gastly', 'abra']);
    expect(handOf(t, 0)).toEqual(['potion']);
  });

  it("H-EVT-106 Diglett's Cave: any space of an adjacent hexagon, carried out as a landing", () => {
    const t = event('digletts-cave', two()).expectAsked('dig-to', 0);
    expect(new Set(t.optionIds().map((id) => id.replace(/-\d+$/, '')))).toEqual(
      new Set(['nothing', 'to:pewter', 'to:eterna']),
    );
    t.answer('to:pewter-0').roll('item', 'potion'); // the visit effect of Pewter
    t.expectAsked('after', 0); // and its gym
    expect(t.optionIds()).toContain('gym');
    t.answer('done');
    expect(placeOf(t, 0)).toBe('pewter-0');
  });

  it('H-EVT-106 the last hexagon only after the first stop, the Plateau itself with six badges', () => {
    const badges = ['brock', 'gardenia', 'morty', 'lt-surge', 'piers', 'blaine'];
    const league = (me: Seated) =>
      event('digletts-cave', { ...two(me), on: RED_EVENT })
        .optionIds()
        .filter((id) => id.startsWith('to:league'));
    expect(league({})).toEqual([]);
    expect(league({ badges })).toEqual(['to:league-0']);
    expect(league({ entered: true })).toHaveLength(17);
  });

  it('H-EVT-107 Pokémon Center: an Item, then perhaps another city already visited', () => {
    const t = event('pokemon-center', two({ visited: ['pewter', 'eterna'] })).roll('item', 'potion');
    expect(t.expectAsked('go-city', 0).optionIds()).toEqual(['nothing', 'to:pewter-0', 'to:eterna-0']);
    t.answer('to:eterna-0').expectAsked('after', 0).answer('done');
    expect(placeOf(t, 0)).toBe('eterna-0');
  });

  it('H-EVT-13 H-VEC-38 "your hexagon" is that of the pawn, "your space" the one that was activated', () => {
    // As with a Fishing Rod: the pawn stands in New Bark, the "!" is one of Pewter.
    const rod = (id: string) =>
      table({
        players: [{ at: 'new-bark-10' }, AWAY],
        slots: { ...all('empty'), 'new-bark-9': 'down' },
        also: (s) => {
          s.turn = 1;
          s.slots[6] = -1;
          s.agenda = [{ do: 'end' }, { do: 'landing', at: spaceOf(GREEN_EVENT) }];
        },
      }).roll('event', id);
    const here = rod('pokedex').rolls(['pokemon', 'gastly'], ['item', 'potion']);
    expect(liesAt(here, 'new-bark-9')).toBe('gastly');
    expect(here.told(7, 'appeared')).toHaveLength(1);
    expect(teamOf(rod('delibirds-gift').roll('pokemon', 'haunter'), 0)).toContain('haunter');
  });
});

it('H-EVT-05 a free Pokémon of the board is replaced like a captured one', () => {
  const t = event('delibirds-gift', { ...two(), slots: { 'pewter-1': 'weak:gastly' } }).answer(
    'slot:pewter-1',
  );
  expect(liesAt(t, 'pewter-1')).toBe('');
  expect(isWeak(t, 'pewter-1')).toBe(false);
});

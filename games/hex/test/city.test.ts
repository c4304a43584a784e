/** Section 6: cities and what a visit brings. */
import { type Reader, read } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { CITY_OF, graphOf, HEXAGONS, LEADER_OF, SPACES, TIER_OF } from '../src/board.ts';
import type { Visit } from '../src/data/hexagons/hexagon.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { hex } from '../src/index.ts';
import { words } from '../src/text/words.ts';
import {
  BOARD,
  eventsDiscarded,
  go,
  handOf,
  onlyPile,
  placeOf,
  type Seated,
  supersDiscarded,
  type TableSetup,
  type Told,
  table,
  teamOf,
  trainerOf,
} from './table.ts';

const hexagonOf = (id: string): number => HEXAGONS.findIndex((hexagon) => hexagon.id === id);

/** A board with this hexagon on it, and a space one open step before its city. */
function before(id: string): { board: readonly string[]; at: string; city: string } {
  const hexagon = hexagonOf(id);
  const board = BOARD.includes(id) ? BOARD : BOARD.with(1 + 2 * TIER_OF[hexagon], id);
  const { lines } = graphOf({ board: board.map(hexagonOf) });
  const city = CITY_OF[hexagon];
  const at = lines.findIndex(
    (leaving, from) =>
      SPACES[from].hexagon === hexagon &&
      leaving.some(({ to, type, cost }) => to === city && type < 0 && cost === 0),
  );
  return { board, at: SPACES[at].id, city: SPACES[city].id };
}

/** Seat 0 walks into a city; it owns but a Starter, so that no dual Leader can be fought. */
function arrive(
  id: string,
  me: Seated = {},
  others: readonly Seated[] = [{}],
  more: Partial<TableSetup> = {},
): Told {
  const { board, at, city } = before(id);
  return go(table({ board, players: [{ at, ...me }, ...others], ...more }), 1, city);
}

const doing = (what: string): string[] =>
  HEXAGONS.flatMap(({ id, visit }) => {
    const said =
      visit === null ? 'nothing' : `${visit.when} ${visit.do} ${visit.amount ?? visit.colour ?? ''}`;
    return said.trim() === what ? [id] : [];
  });

describe('visits', () => {
  it('H-CITY-03 H-CITY-27 a Pioneer effect is for the first player alone', () => {
    const { at } = before('vermilion');
    const t = arrive('vermilion', {}, [{ at }]).rolls(['item', 'potion'], ['item', 'vitamin']);
    t.answer('done');
    expect(t.view(1).pioneers[4]).toBe(0);
    go(t, 1, 'vermilion-0').expectAsked('after', 1);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([['potion', 'vitamin'], []]);
  });

  it('H-CITY-04 a First-visit effect is for everybody, once', () => {
    const { at } = before('pewter');
    const t = arrive('pewter', {}, [{ at }]).roll('item', 'potion').answer('done');
    go(t, 1, 'pewter-0').roll('item', 'vitamin').answer('done');
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([['potion'], ['vitamin']]);
    const again = arrive('pewter', { visited: ['pewter'] }).expectAsked('after', 0);
    expect(handOf(again, 0)).toEqual([]);
  });

  it('H-CITY-05 H-SPACE-07 H-TURN-02 who passes through takes neither effect', () => {
    const t = go(table({ players: [{ at: 'pewter-7' }, {}] }), 2, 'pewter-8');
    t.rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect([t.s.pioneers[1], t.s.players[0].visited]).toEqual([-1, 0]);
  });

  it('H-CITY-06 H-CITY-07 H-TURN-05 the visit comes first, then the Gym may be fought at once', () => {
    const t = arrive('pewter').roll('item', 'potion').expectAsked('after', 0);
    expect(t.optionIds()).toEqual(['done', 'gym']);
    t.answer('gym').rolls(['battle', 6], ['item', 'vitamin']);
    expect(t.view(1).players[0].badges).toEqual(['brock']);
  });

  it('H-CITY-12 H-TURN-01 who arrives by train has landed, and may fight', () => {
    const t = table({ players: [{ at: 'eterna-0', visited: ['pewter', 'eterna'] }, {}] });
    t.answer('train:pewter-0').expectAsked('after', 0);
    expect(t.optionIds()).toContain('gym');
    const pewter = CITY_OF[hexagonOf('pewter')];
    expect(t.told(7, 'moved')).toMatchObject([['moved', 0, pewter, 'train', [expect.any(Number), pewter]]]);
  });

  it('H-CITY-13 H-CITY-14 a city counts as visited by whatever means, for all to see', () => {
    const t = table({ players: [{ at: 'pewter-3', hand: ['fly'] }, {}] });
    t.answer('fly').answer('to:pewter-0').roll('item', 'potion').expectAsked('after', 0);
    expect(placeOf(t, 0)).toBe('pewter-0');
    expect(t.view(1).players[0].visited).toEqual([false, true, false, false, false, false, false, false]);
  });

  it('H-CITY-01 H-MOVE-09 a city may be stopped at with any roll; the rest of it is lost', () => {
    const { at, city } = before('eterna');
    const t = go(table({ players: [{ at }, {}] }), 6, city).answer('done');
    expect([placeOf(t, 0), t.s.active]).toEqual([city, 1]);
  });

  it('H-CITY-02 H-COMP-10 everybody can read the city, its badge and Leader, the type and the effect of a visit', () => {
    const reader: Reader = { you: null, name: String };
    const EFFECTS: { readonly [K in Visit['do']]: RegExp } = {
      items: /draw \d Items?/,
      pokemon: /Pokémon joins you/,
      trainer: /Trainer/,
      event: /draw an Event/,
      'super-event': /draw a Super Event/,
      'pick-event': /two Events/,
      'pay-event': /Item.*Event/,
      'swap-items': /any Items/,
      'extra-turn': /extra turn/,
      steal: /take an Item/,
      lock: /\+1/,
    };
    const boards = HEXAGONS.map(({ id }) => (BOARD.includes(id) ? BOARD : before(id).board));
    expect(boards.length).toBe(34);
    for (const [at, { id, city, visit }] of HEXAGONS.entries()) {
      const t = table({ players: [{ team: ['pikachu', 'pidgey'] }, {}], board: boards[at] }).expectChance(
        'move',
      );
      for (const seat of [0, 1, 7]) {
        const place = hex.scene(t.view(seat)).places.find((one) => one.id === SPACES[CITY_OF[at]].id);
        if (place === undefined) throw new Error(`${id} is not on its board`);
        expect(read(words, place.say, reader)).toBe(city);
        const thing = hex.meanings?.thing({ kind: place.kind, of: place.id });
        const lines = (thing?.lines ?? []).map((line) => read(words, line, reader)).join('\n');
        const leader = LEADERS.find(({ hexagon }) => hexagon === id);
        if (leader !== undefined) {
          expect(lines).toContain(leader.name);
          expect(lines).toContain(`${leader.type}`);
          expect(lines).toContain(`power ${leader.power}`);
          expect(lines).toContain(`a badge of tier ${leader.band + 1}`);
        }
        if (visit === null) expect(lines).not.toMatch(/visit|reach/i);
        else expect(lines).toMatch(EFFECTS[visit.do]);
        if (visit?.when === 'pioneer') expect(lines).toMatch(/first player to reach/);
      }
    }
  });
});

describe('what cities give', () => {
  it('H-CITY-15 H-COMP-11 seven cities have no effect, and no city has two', () => {
    expect(doing('nothing').sort()).toEqual(
      ['new-bark', 'eterna', 'cerulean', 'dewford', 'mauville', 'violet', 'laverre'].sort(),
    );
    expect(LEADER_OF.filter((leader) => leader < 0)).toHaveLength(2);
    arrive('eterna').expectAsked('after', 0);
  });

  it('H-CITY-16 Items', () => {
    expect(doing('first items 1').sort()).toEqual(['blackthorn', 'pewter', 'sootopolis']);
    expect(doing('pioneer items 1').sort()).toEqual(['azalea', 'virbank']);
    expect(doing('pioneer items 2').sort()).toEqual(['fuchsia', 'lavaridge', 'motostoke', 'vermilion']);
    expect(doing('pioneer items 3').sort()).toEqual(['mahogany', 'viridian']);
    const t = arrive('mahogany').rolls(['item', 'potion'], ['item', 'potion'], ['item', 'vitamin']);
    expect(t.told(7, 'drew-items')).toEqual([['drew-items', 0, 3]]);
    // Nothing is taken, so there is nothing to refuse.
    expect(
      arrive('pewter', { hand: ['poke-doll'] })
        .roll('item', 'potion')
        .decision().kind,
    ).toBe('after');
  });

  it('H-CITY-17 Goldenrod: another Trainer, decided before it is seen', () => {
    const t = arrive('goldenrod', { trainer: 'erika' }).expectAsked('new-trainer', 0);
    t.answer('yes').roll('trainer', 'red').expectAsked('after', 0);
    expect(trainerOf(t, 0)).toBe('red');
    const kept = arrive('goldenrod', { trainer: 'erika' }).answer('no');
    expect(trainerOf(kept, 0)).toBe('erika');
  });

  it('H-CITY-18 Ecruteak, Mossdeep, Driftveil: an Event, which a Doll refuses', () => {
    expect([doing('first event'), doing('pioneer event')].flat().sort()).toEqual([
      'driftveil',
      'ecruteak',
      'mossdeep',
    ]);
    const t = arrive('ecruteak').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(teamOf(t, 0)).toContain('gastly');
    const refused = arrive('ecruteak', { hand: ['poke-doll'] })
      .expectAsked('on-hit', 0)
      .answer('poke-doll');
    expect([eventsDiscarded(refused), handOf(refused, 0)]).toEqual([[], []]);
    const copied = arrive('ecruteak', {}, [{ hand: ['exp-share'] }]).roll('event', 'pokemon-egg');
    copied.expectAsked('on-copy', 1).pass().roll('pokemon', 'gastly');
  });

  it('H-CITY-19 Saffron and Olivine: an Item for an Event, if one likes', () => {
    expect(doing('first pay-event').sort()).toEqual(['olivine', 'saffron']);
    const t = arrive('olivine', { hand: ['potion', 'poke-doll'] }).expectAsked('pay-for-event', 0);
    // A price freely paid opens no window for the Doll.
    t.answer(['potion']).rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(handOf(t, 0)).toEqual(['poke-doll']);
    const not = arrive('olivine', { hand: ['potion'] }).answer([]);
    expect([handOf(not, 0), eventsDiscarded(not)]).toEqual([['potion'], []]);
    expect(eventsDiscarded(arrive('olivine'))).toEqual([]);
  });

  it('H-CITY-20 Celadon: any Items for as many new ones', () => {
    const t = arrive('celadon', { hand: ['potion', 'potion', 'vitamin'] }).expectAsked('swap-items', 0);
    t.answer(['potion', 'potion#2']).rolls(['item', 'bicycle'], ['item', 'x-item']);
    expect(handOf(t, 0)).toEqual(['bicycle', 'vitamin', 'x-item']);
    const none = arrive('celadon', { hand: ['potion'] }).answer([]);
    expect(handOf(none, 0)).toEqual(['potion']);
  });

  it('H-CITY-21 a free Pokémon: Cianwood Pink, Petalburg and Cinnabar Green, Fortree Blue', () => {
    expect(doing('pioneer pokemon pink')).toEqual(['cianwood']);
    expect(doing('pioneer pokemon green').sort()).toEqual(['cinnabar', 'petalburg']);
    expect(doing('pioneer pokemon blue')).toEqual(['fortree']);
    expect(teamOf(arrive('cianwood').roll('pokemon', 'gastly'), 0)).toContain('gastly');
    expect(teamOf(arrive('cinnabar').roll('pokemon', 'haunter'), 0)).toContain('haunter');
    const empty = arrive('cinnabar', {}, [{}], { also: (s) => onlyPile(s, 'green', []) });
    expect(teamOf(empty.roll('pokemon', 'gastly'), 0)).toContain('gastly'); // H-BADGE-10
  });

  it('H-CITY-22 Mistralton: an extra turn, after a lost battle too', () => {
    expect(doing('pioneer extra-turn')).toEqual(['mistralton']);
    const t = arrive('mistralton', { team: ['gastly', 'haunter'] })
      .expectAsked('after', 0)
      .answer('gym');
    t.answer('gastly').roll('battle', 1);
    expect([t.s.active, t.s.extraTurn, t.view(1).players[0].badges]).toEqual([0, true, []]);
  });

  it('H-CITY-23 Spikemuth: an Item of an opponent, unless a Doll stops it', () => {
    const t = arrive('spikemuth', {}, [{}, { hand: ['potion', 'vitamin'] }]).roll('steal', 1);
    expect([handOf(t, 0), handOf(t, 2)]).toEqual([['vitamin'], ['potion']]);
    const doll = arrive('spikemuth', { hand: ['poke-doll'] }, [{ hand: ['poke-doll', 'potion'] }]);
    doll.expectAsked('on-hit', 1).answer('poke-doll').expectAsked('on-hit', 0).pass();
    expect(handOf(doll, 1)).toEqual(['potion']);
    const none = arrive('spikemuth');
    expect([none.told(7, 'stole'), none.s.pioneers[5]]).toEqual([[], 0]);
  });

  it('H-CITY-24 Sunyshore: a Super Event', () => {
    expect(doing('pioneer super-event')).toEqual(['sunyshore']);
    const t = arrive('sunyshore').roll('super', 'egg-incubators');
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'rattata'], ['pokemon', 'abra']);
    expect(supersDiscarded(t)).toEqual(['egg-incubators']);
    const refused = arrive('sunyshore', { hand: ['poke-doll'] })
      .expectAsked('on-hit', 0)
      .answer('poke-doll');
    expect(supersDiscarded(refused)).toEqual([]);
  });

  it('H-CITY-25 Canalave: two Events, one of them carried out', () => {
    expect(doing('pioneer pick-event')).toEqual(['canalave']);
    const t = arrive('canalave').rolls(['event', 'pokemon-egg'], ['event', 'gs-ball']);
    t.expectAsked('pick-event', 0).answer('pokemon-egg').roll('pokemon', 'gastly');
    expect(eventsDiscarded(t).sort()).toEqual(['gs-ball', 'pokemon-egg']);
    const refused = arrive('canalave', { hand: ['poke-doll'] })
      .expectAsked('on-hit', 0)
      .answer('poke-doll');
    expect(eventsDiscarded(refused)).toEqual([]);
  });

  it('H-CITY-26 H-LOCK-10 the Plateau: a lock, which no Doll refuses', () => {
    const badges = ['brock', 'gardenia', 'morty', 'lt-surge', 'piers', 'blaine'];
    const near = graphOf({ board: BOARD.map(hexagonOf) }).near[CITY_OF[1]];
    const port = near.find((space) => SPACES[space].hexagon !== 1) as number;
    const t = table({
      players: [{ at: SPACES[port].id, badges, hand: ['poke-doll'], team: ['gastly', 'bulbasaur'] }, {}],
    });
    go(t, 5, 'league-0').expectAsked('lock', 0);
    expect(t.optionIds().sort()).toEqual(['family:bulbasaur', 'family:gastly']);
    t.answer('family:gastly');
    expect([t.view(1).players[0].locked, t.view(1).players[0].entered]).toEqual([['gastly'], true]);
  });

  it('H-CITY-27 an effect that was refused is used up', () => {
    const { at } = before('driftveil');
    const t = arrive('driftveil', { hand: ['poke-doll'] }, [{ at }]).answer('poke-doll');
    go(t, 1, 'driftveil-0');
    expect([t.s.pioneers[3], eventsDiscarded(t)]).toEqual([0, []]);
  });

  it("H-CITY-28 an Event of a city takes place there: its colour is the hexagon's", () => {
    const t = arrive('ecruteak').roll('event', 'delibirds-gift').roll('pokemon', 'wartortle');
    expect(teamOf(t, 0)).toContain('wartortle');
  });
});

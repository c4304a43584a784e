import { type Art, read, ruleOf, type Say, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { LEADERS } from '../src/data/leaders.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { SQUARES } from '../src/data/squares.ts';
import { mit } from '../src/index.ts';
import { meanings } from '../src/meanings.ts';
import { squareName } from '../src/names.ts';
import { words } from '../src/text.ts';
import { duel, go, gym, table, wild } from './table.ts';

const inWords = (say: Say): string => read(words, say, { you: 0, name: (seat) => `Seat ${seat}` });

/** What a thing says of itself, its name first. */
function told(art: Art): string[] {
  const subject = meanings.thing(art);
  if (subject === null) throw new Error(`nothing is said of ${JSON.stringify(art)}`);
  return [subject.say, ...subject.lines].map(inWords);
}

describe('Things', () => {
  it('a Pokémon says its HP, attacks in full, types, evolution and what lies on it', () => {
    const health = { now: 30, most: 50 };
    expect(told({ kind: 'card', of: 'charmander', health, marks: ['burn', 'accuracy-down'] })).toEqual([
      'Charmander',
      '30/50 HP',
      'Scratch (Normal, 10 damage, always hits).',
      'Ember (Fire, 10 damage, hits on 1-5; burn on 1).',
      'Weak to Water: 10 more damage.',
      'Resists Grass: 10 less damage.',
      'Stage 1: with the Cascade Badge it may evolve into Charmeleon.',
      'It is burned: its attacks deal 10 less damage. This lasts 2 turns.',
      'It aims worse: the number it needs to hit is 1 lower. This lasts 2 turns.',
      'HP and attacks are our own design: the rulebook does not print the cards.',
    ]);
    expect(told({ kind: 'card', of: 'eevee' })).toContain(
      'Stage 1: with the Cascade Badge it may evolve into Vaporeon, Jolteon or Flareon.',
    );
    expect(told({ kind: 'card', of: 'pidgeot', marks: ['ko'] }).slice(-3)).toEqual([
      'Stage 3: it evolves no further.',
      'Knocked out: it cannot fight until a Pokémon Center heals it.',
      expect.stringContaining('our own design'),
    ]);
  });

  it('Leaders, badges and squares say what they are', () => {
    expect(told({ kind: 'leader', of: 'misty' })).toEqual([
      'Misty',
      'Misty of Cerulean City fights with Starmie; you may use as many.',
      'Won by beating Misty. All 8 badges win. It lets your Pokémon of stage 1 evolve.',
    ]);
    expect(told({ kind: 'gym', of: SQUARES[13].id })[0]).toBe("Brock's Gym");
    expect(told({ kind: 'route', of: SQUARES[1].id })[1]).toContain('Pidgey, Rattata, Nidoran♂');
  });

  it('L-ATT-07 whose weakness one hits goes by its attacks, not by its own type', () => {
    const t = duel(['charmander'], ['pidgey']);
    const looker = { view: t.view(0), seat: 0 };
    const said = (of: string): string =>
      (meanings.thing({ kind: 'card', of }, looker)?.yours ?? []).map(inWords).join(' ');
    expect(said('magikarp')).toBe(''); // a Water Pokémon without a Water attack
    expect(said('squirtle')).toContain('One of its attacks hits a weakness of your Charmander.');
  });

  it('everything a table shows says what it is, in sentences', () => {
    const t = gym('lt-surge', ['charmander', 'pidgey'], { badges: ['brock'] });
    const { places, pieces, battle } = mit.scene(t.view(1));
    const arts: Art[] = [...places.map(({ id, kind }) => ({ kind, of: id })), ...pieces];
    for (const side of battle?.sides ?? [])
      arts.push(...side.fighters, ...(side.emblem ? [side.emblem] : []));
    for (const { id } of POKEMON) arts.push({ kind: 'card', of: id });
    for (const { id } of LEADERS) arts.push({ kind: 'leader', of: id }, { kind: 'badge', of: id });
    for (const art of arts) {
      const [, ...lines] = told(art);
      expect(lines.length, JSON.stringify(art)).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(/^[A-Z\d].*(\.|HP)$/u);
    }
  });

  it('no square goes by its id, and no two by one name', () => {
    const names = SQUARES.map((_, at) => squareName(at));
    expect(new Set(names).size).toBe(SQUARES.length);
    for (const [at, { id, kind }] of SQUARES.entries())
      if (kind === 'route') expect(names[at]).not.toContain(id);
    expect(names[15]).toBe("Mt. Moon, 2 squares past Brock's Gym");
    expect(names[17]).toBe('Mt. Moon, 2 squares before Cerulean City Center');
  });
});

describe('The story', () => {
  it('tells damage by its parts, conditions by what they do, and how they end', () => {
    const t = duel(['charmander'], ['bulbasaur']);
    t.answer('attack:ember').rolls(['hit', 5], ['effect', 1]);
    t.answer('attack:tackle').answer('attack:scratch').answer('attack:tackle');
    const story = t.story(SPECTATOR);
    expect(story).toContain("Seat 1's Bulbasaur takes 20 damage (10 + 10 weakness): 30 HP left.");
    expect(story).toContain("Seat 1's Bulbasaur is burned: its attacks deal 10 less damage (2 turns).");
    expect(story).toContain("Seat 1's Bulbasaur is no longer burned.");
    expect(story).toContain('The roll for burn succeeds (rolled 1, needed 1).');
  });

  it('every line names the rule it follows, one that serves several by its facts', () => {
    const t = duel(['scyther'], ['snorlax'], {
      lay: ({ sides }) => {
        sides[0].fighters[0].modifiers.push({ kind: 'confusion', size: 0, by: 1, left: 2 });
      },
    });
    t.answer('attack:wing-attack').roll('gate', 4);
    const rules = t.told(SPECTATOR).flatMap((say) => ruleOf(words, say) ?? []);
    expect(rules).toContain('L-STAT-05');
    expect(rules).not.toContain('L-STAT-06');
    expect(rules).not.toContain('L-EFF-13');
    expect(ruleOf(words, ['held', 0, 0, 'paralyze', 4])).toBe('L-STAT-06');
  });

  it('what takes hold in an attack is explained', () => {
    const { explains } = meanings.line(['afflicted', 0, 0, 'paralyze', 0]);
    expect(explains && told(explains)[1]).toMatch(/^It is paralyzed: to attack it must roll/);
  });

  it('tells why who plays a Leader, and what a wild Pokémon rolled', () => {
    const three = table({
      trainers: [{ at: SQUARES[12].id, team: ['charmander'] }, { team: ['pidgey'] }, { team: ['oddish'] }],
    });
    go(three, 1).answer('fight').roll('coin', 1);
    expect(three.story(SPECTATOR)).toContain('seat 2 wins the coin flip and plays Brock.');
    const two = table({ trainers: [{ at: SQUARES[12].id, team: ['charmander'] }, { team: ['pidgey'] }] });
    expect(go(two, 1).answer('fight').story(SPECTATOR)).toContain('seat 1 plays Brock.');
    const t = wild('pidgey', ['charmander']).answer('attack:scratch').roll('wild-attack', 4);
    expect(t.story(SPECTATOR)).toContain('seat 1 rolls a 4 for the wild Pidgey: its second attack.');
    t.roll('hit', 6);
  });
});

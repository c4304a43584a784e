/** How likely a battle is said to be won, held against battles fought to their end by all the rules. */
import { type Asking, type Face, type Odds, type Plain, type Run, type Seat, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { LEADERS } from '../src/data/leaders.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { type Mit, mit } from '../src/index.ts';
import { meanings } from '../src/meanings.ts';
import { duel, go, type Told, table } from './table.ts';

const TIMES = 150;
/** Three standard errors of the estimate and of so many battles. */
const CLOSE = 0.17;

function meaning(t: Told, id: string, seat?: Seat) {
  const decision = t.decision(seat);
  const found = decision.options.find((one) => one.id === id) as Face;
  return meanings.option(t.view(decision.seat), decision, found);
}

const oddsOf = (t: Told, id: string, seat?: Seat): Odds => meaning(t, id, seat).odds as Odds;

/** How often it comes off where everybody does what they would without thinking long. */
function share(t: Told, id: string, { yes, no }: Odds): number {
  const { seat } = t.decision();
  let won = 0;
  for (let i = 0; i < TIMES; i++) {
    const run = t.match.fork(seeded(i + 1), true) as unknown as Run<Mit>;
    let told: boolean | null = null;
    run.t.listener = (_to, what, facts) => {
      const tells = (says: Odds['yes']): boolean =>
        says.some(([key, ...first]) => key === what && first.every((fact, k) => fact === facts[k]));
      if (told === null) told = tells(yes) ? true : tells(no) ? false : null;
    };
    const value = (run.pending as Asking)
      .options(seat)
      .find((one) => mit.face(run.s, run.pending as Asking, one, seat).id === id);
    run.play(value as Plain);
    while (told === null) {
      const options = run.options();
      const rng = run.t.rng as NonNullable<typeof run.t.rng>;
      run.play(options[mit.habit?.(run.s, run.pending as Asking, run.seat, options, rng) ?? 0]);
    }
    if (told) won++;
  }
  return won / TIMES;
}

const atGym = (team: readonly string[], hp: { readonly [card: string]: number } = {}): Told =>
  go(table({ trainers: [{ at: 'vermilion', team, hp }, { team: ['bulbasaur'] }] }), 1);
const onRoute = (team: readonly string[], hp: { readonly [card: string]: number } = {}): Told =>
  table({ trainers: [{ at: 'route-1-1', team, hp }, { team: ['bulbasaur'] }] });

describe('a battle says how likely it is won', () => {
  it('at a Gym, as it comes out', () => {
    for (const team of [
      ['charmander', 'rattata'],
      ['sandslash', 'venusaur'],
      ['charmeleon', 'mankey', 'oddish'],
    ]) {
      const t = atGym(team);
      const odds = oddsOf(t, 'fight');
      expect(odds.about).toBe(true);
      expect(Math.abs(odds.chance - share(t, 'fight', odds)), team.join()).toBeLessThan(CLOSE);
    }
  });

  it('on a route, beaten or caught', () => {
    for (const hp of [{}, { charmander: 20 }, { charmander: 10 }]) {
      const t = onRoute(['charmander'], hp);
      const odds = oddsOf(t, 'wild');
      expect(Math.abs(odds.chance - share(t, 'wild', odds))).toBeLessThan(CLOSE);
    }
  });

  it('when another player lands, by the team all see', () => {
    const t = table({
      trainers: [
        { at: 'route-1-2', team: ['charmander', 'rattata'] },
        { at: 'route-1-1', team: ['bulbasaur', 'mankey'] },
      ],
      active: 1,
    });
    go(t, 1);
    const odds = oddsOf(t, 'fight');
    expect(Math.abs(odds.chance - share(t, 'fight', odds))).toBeLessThan(CLOSE);
  });

  it('for each that may lead, and for those laid down together', () => {
    const t = atGym(['charmander', 'rattata', 'sandslash']).answer('fight');
    for (const seat of [0, 1]) {
      const decision = t.decision(seat);
      for (const { id } of decision.options) {
        const { chance } = oddsOf(t, id, seat);
        expect(chance >= 0 && chance <= 1).toBe(true);
      }
      const { together } = meanings.question(t.view(seat), decision);
      expect(together?.(decision.options.slice(0, 1)).odds?.chance).toBeGreaterThanOrEqual(0);
      expect(together?.([]).odds).toBeUndefined();
    }
    // One who fights alone wins less often than with others.
    const [alone] = t.decision(0).options;
    const { together } = meanings.question(t.view(0), t.decision(0));
    expect(together?.([alone]).odds?.chance).toBeLessThanOrEqual(oddsOf(t, alone.id, 0).chance);
  });

  it('the same whoever asks again', () => {
    const t = atGym(['charmander', 'rattata']);
    expect(oddsOf(t, 'fight')).toEqual(oddsOf(atGym(['charmander', 'rattata']), 'fight'));
  });
});

describe('what most would do', () => {
  it('is to fight where that is more often won, and never to leave', () => {
    const strong = atGym(['sandslash', 'venusaur']);
    expect(oddsOf(strong, 'fight').chance).toBeGreaterThan(0.5);
    expect([meaning(strong, 'fight').role, meaning(strong, 'leave').role]).toEqual(['natural', 'ends']);
    const weak = atGym(['charmander'], { charmander: 10 });
    expect(oddsOf(weak, 'fight').chance).toBeLessThan(0.5);
    expect([meaning(weak, 'fight').role, meaning(weak, 'leave').role]).toEqual([undefined, 'ends']);
  });
});

describe('seen near', () => {
  it('Pokémon, Leaders, badges and Gyms say how one would fare', () => {
    const looker = { view: onRoute(['charmander']).view(0), seat: 0 };
    const near = (kind: string, of: string) =>
      meanings.thing({ kind, of }, looker)?.chances?.[0].chance ?? -1;
    for (const { id } of POKEMON) {
      if (id !== 'charmander') expect(near('card', id), id).toBeGreaterThanOrEqual(0);
    }
    for (const { id } of LEADERS) {
      expect(near('leader', id), id).toBeGreaterThanOrEqual(0);
      expect(near('badge', id)).toBe(near('leader', id));
    }
    expect(near('card', 'caterpie')).toBeGreaterThan(near('card', 'snorlax'));
    expect(meanings.thing({ kind: 'card', of: 'charmander' }, looker)?.chances).toBeUndefined();
  });

  it('and so does who is fighting', () => {
    const t = duel(['charmander'], ['bulbasaur']);
    expect(
      meanings.thing({ kind: 'card', of: 'bulbasaur' }, { view: t.view(0), seat: 0 })?.chances,
    ).toHaveLength(1);
  });
});

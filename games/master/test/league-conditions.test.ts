import { describe, expect, it } from 'vitest';
import { BACKS } from '../src/data/tokens.ts';
import { markerColour } from '../src/league/conditions.ts';
import { scene } from '../src/scene.ts';
import { at, attacks, field, has, hearts, match, type On, offered, speed } from './field.ts';
import { foe, lost } from './fighters.ts';

const user = (knows: readonly string[], more: Partial<On> = {}): On => ({
  is: 'snorlax',
  at: '4,1',
  knows,
  ...more,
});
/** The speed of a Pokémon with these conditions; Splash keeps its activation open. */
const slowed = (card: string, ...conditions: string[]): number =>
  speed(
    field({ high: [{ is: card, at: '4,1', has: conditions, knows: ['splash'] }], low: [foe('8,0')] }),
    card,
  );

describe('Conditions', () => {
  it('M-COND-01 different conditions stack', () => {
    const t = field({ high: [user(['smog', 'flash'])], low: [foe('4,2', { has: ['flinched'] })] }).answer(
      'attack:smog',
    );
    expect(has(t, 'mewtwo')).toEqual(['poisoned', 'flinched']);
  });

  it('M-COND-02 all go at the end of its own activation, whoever caused them', () => {
    const t = field({ high: [user(['wrap'])], low: [foe('4,2')] })
      .answer('attack:wrap')
      .answer('end');
    expect(has(t, 'mewtwo')).toEqual(['slowed-to:0']);
    t.answer('end');
    expect(has(t, 'mewtwo')).toEqual([]);
  });

  it('M-COND-03 of several slowed-to the lowest counts', () => {
    expect(slowed('pidgey', 'slowed-to:3', 'slowed-to:2')).toBe(2);
    const t = field({ high: [user(['wrap'])], low: [foe('4,2', { has: ['slowed-to:2'] })] }).answer(
      'attack:wrap',
    );
    expect(has(t, 'mewtwo')).toEqual(['slowed-to:0']);
  });

  it('M-COND-04 slowed by comes after slowed to', () => {
    expect(slowed('pidgey', 'slowed-by:1', 'slowed-to:3')).toBe(2);
  });

  it('M-COND-05 speed now: the least of own speed and slowed-to, less all slowed-by, at least 0', () => {
    expect([
      slowed('pidgey'),
      slowed('pidgey', 'slowed-to:1'),
      slowed('pidgey', 'slowed-to:2', 'slowed-by:3'),
    ]).toEqual([4, 1, 0]);
  });

  it('M-EX-17 speed 4 with slowed to 3, slowed to 2, slowed by 1: 1', () => {
    expect(slowed('pidgey', 'slowed-to:3', 'slowed-to:2', 'slowed-by:1')).toBe(1);
  });

  it('M-EX-18 speed 1 slowed to 2 and by 1: 0; speed 2 slowed by 1 three times: 0; speed 3 slowed to 0 and by 1: 0', () => {
    expect([
      slowed('grimer', 'slowed-to:2', 'slowed-by:1'),
      slowed('oddish', 'slowed-by:1', 'slowed-by:1', 'slowed-by:1'),
      slowed('rattata', 'slowed-to:0', 'slowed-by:1'),
    ]).toEqual([0, 0, 0]);
  });

  it('M-EX-19 speed 2 and one flipped speed token: 3; slowed to 2 and by 1: 1', () => {
    const fast = (...conditions: string[]) =>
      speed(
        field({
          high: [{ is: 'oddish', at: '4,1', has: conditions }],
          low: [foe('8,0')],
          also: (m) => {
            m.sides[0].speed[2] = 1;
          },
        }),
        'oddish',
      );
    expect([fast(), fast('slowed-to:2', 'slowed-by:1')]).toEqual([3, 1]);
  });

  it('M-COND-06 poisoned: an attack that deals a symbol deals one normal more', () => {
    const t = field({ high: [user([])], low: [foe('4,2', { has: ['poisoned'] })] }).answer('attack:tackle');
    expect(lost(t)).toBe(2);
    const none = field({ high: [user(['hypnosis'])], low: [foe('4,2', { has: ['poisoned'] })] }).answer(
      'attack:hypnosis',
    );
    expect(lost(none)).toBe(0);
  });

  it('M-COND-07 asleep: it misses its next activation', () => {
    const t = field({ high: [user(['sing'], { also: { speed: 0 } })], low: [foe('4,2')] }).answer(
      'attack:sing',
    );
    t.expectAsked('field-act', 0); // Mewtwo slept through its own
    expect([match(t).round, has(t, 'mewtwo')]).toEqual([3, []]);
  });

  it('M-COND-08 flinched: no attack with an hourglass', () => {
    const t = field({ high: [user(['body-slam', 'wrap'], { has: ['flinched'] })], low: [foe('4,2')] });
    expect(attacks(t)).toEqual(['wrap', 'pound', 'tackle']);
    expect(t.refusal('attack:body-slam').clause).toBe('M-COND-08');
  });

  it('M-COND-09 blinded: it sees adjacent hexes only; beams and attacks without sight are not hampered', () => {
    const t = field({
      high: [user(['swift', 'earthquake', 'psybeam'], { has: ['blinded'] })],
      low: [foe('4,3')],
    });
    expect(attacks(t)).toEqual(['earthquake', 'psybeam', 'rest']);
  });

  it('M-EX-42 blinded on 4,1: nothing on 4,3 with an ordinary attack, but on 4,2, and beams as ever', () => {
    const from = (target: string): string[] =>
      attacks(field({ high: [user(['swift', 'psybeam'], { has: ['blinded'] })], low: [foe(target)] }));
    expect([from('4,3'), from('4,2')]).toEqual([
      ['psybeam', 'rest'],
      ['swift', 'psybeam', 'rest', 'pound', 'tackle'],
    ]);
  });

  it('M-COND-10 asleep after the activation comes after the discard and lasts to the next', () => {
    const t = field({
      high: [user(['rest'], { has: ['poisoned'], hearts: 1, also: { speed: 0 } })],
      low: [foe('8,0')],
    });
    t.answer('attack:rest');
    expect(has(t, 'snorlax')).toEqual(['asleep']);
    t.answer('end'); // Mewtwo's; then Snorlax sleeps on
    expect(has(t, 'snorlax')).toEqual([]);
    t.expectAsked('field-act', 1);
  });

  it('M-COND-11 before its activation it acts in this round, after it in the next', () => {
    const early = field({ high: [user(['sing'], { also: { speed: 0 } })], low: [foe('4,2')] }).answer(
      'attack:sing',
    );
    expect(match(early).round).toBe(3);
    const late = field({
      high: [user(['sing'], { also: { speed: 0 } })],
      low: [foe('4,2', { done: true })],
    }).answer('attack:sing');
    expect([match(late).round, has(late, 'mewtwo')]).toEqual([3, ['asleep']]);
  });

  it('M-COND-12 each kind is shown in the colour of its marker', () => {
    const kinds = ['poisoned', 'asleep', 'flinched', 'slowed-to', 'slowed-by', 'blinded'] as const;
    const named = (id: (typeof kinds)[number]) =>
      BACKS.find(({ colour }) => colour === markerColour(id))?.name;
    expect(kinds.map((id) => `${id} ${named(id)}`)).toEqual([
      'poisoned light green',
      'asleep pink',
      'flinched yellow',
      'slowed-to dark blue',
      'slowed-by dark blue',
      'blinded dark green',
    ]);
    const t = field({
      high: [{ is: 'pidgey', at: '4,1', has: ['poisoned', 'blinded'] }],
      low: [{ is: 'oddish', at: '8,0' }],
    });
    const { pieces } = scene(t.view(0));
    expect(pieces.find(({ of, kind }) => kind === 'fighter' && of === 'pidgey')?.tints).toEqual({
      poisoned: '#b2d943',
      blinded: '#0f470d',
    });
    expect(pieces.find(({ of, kind }) => kind === 'fighter' && of === 'oddish')?.tints).toBeUndefined();
  });

  it('M-COND-13 slowed by adds up, not below 0; slowed to never raises speed', () => {
    const t = field({
      high: [user(['string-shot'], { also: { speed: 0 } })],
      low: [foe('4,2', { done: true, has: ['slowed-by:1'] })],
    });
    t.answer('attack:string-shot');
    expect(has(t, 'mewtwo')).toEqual(['slowed-by:2']);
    expect([slowed('grimer', 'slowed-to:3'), slowed('grimer', 'slowed-by:2')]).toEqual([1, 0]);
  });

  it('M-COND-14 poison once per attack and by type; not for damage that is no attack', () => {
    const weak = field({
      high: [user(['mega-punch'])],
      low: [foe('4,2', { is: 'rattata', has: ['poisoned'] })],
    });
    weak.answer('attack:mega-punch');
    expect(lost(weak, 'rattata')).toBe(3 * 2 + 1);
    const recoil = field({
      high: [user(['take-down'], { has: ['poisoned'], also: { max: 9, hearts: 9 } })],
      low: [foe('4,2')],
    });
    recoil.answer('attack:take-down');
    expect(hearts(recoil, 'snorlax')).toBe(8);
  });

  it('M-COND-15 the missed activation has no step and no attack but Snore', () => {
    const t = field({
      high: [user(['snore', 'swift'], { has: ['asleep'], also: { speed: 3 } })],
      low: [foe('4,2')],
    });
    expect([offered(t, 'step:'), attacks(t)]).toEqual([[], ['snore']]);
    expect([t.refusal('step:4,0').clause, t.refusal('attack:swift').clause]).toEqual([
      'M-COND-15',
      'M-COND-15',
    ]);
  });

  it('M-COND-16 what it has already is not gained again, and nothing answers that; slowed by always counts', () => {
    const gains = (before: string, attack: string): number => {
      const t = field({
        high: [user([attack], { also: { speed: 0 } })],
        low: [foe('4,2', { is: 'ekans', has: [before] })],
        abilities: true,
      }).answer(`attack:${attack}`);
      const kind = t.match.decision(1)?.kind;
      return kind === 'field-shed' ? 1 : 0;
    };
    expect([gains('asleep', 'sing'), gains('poisoned', 'sing'), gains('slowed-by:1', 'string-shot')]).toEqual(
      [0, 1, 1],
    );
    expect(at(field({ high: [user([])], low: [foe('4,2')] }), 'mewtwo').marks).toBe(0);
  });
});

/** Powers of gym leaders, and who decides for them. */
import { bots } from '@indigo/bots';
import { seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/cards.ts';
import { expectTurnOf, go, hearts, type Mon, me, type TableSetup, type Told, table } from './table.ts';

/** A battle against a leader with this power, up to the first question or roll after commitment. */
function gym(
  power: string,
  team: readonly (string | Mon)[],
  more: Partial<TableSetup> & { leader?: string } = {},
): Told {
  const { leader = 'brock', ...rest } = more;
  const t = table({
    players: [{ at: 'gym-a', team }, { team: ['bulbasaur'] }],
    spots: { 'gym-a': leader },
    ...rest,
  });
  go(t, 'interact').roll('power', power);
  if (team.length > 1) t.answer(t.optionIds().slice(0, 3));
  return t;
}
const foeHearts = (t: Told): readonly number[] => t.s.battle?.hearts ?? [];
/** Places the package the first way there is. */
function strike(t: Told): Told {
  if (t.match.open().length === 0 || t.decision().kind !== 'package') return t;
  const parts: string[] = [];
  for (;;) {
    const draft = t.match.composing(t.match.open()[0], parts);
    if ('refused' in draft || draft.next.length === 0) break;
    parts.push(draft.next[0]);
  }
  return t.answer(parts);
}
const BIG: readonly Mon[] = [
  { is: 'dratini', level: 8 },
  { is: 'charmander', level: 7 },
];
const quick = { options: { quickTable: true } };

describe('powers of leaders', () => {
  it('M-GYM-03 M-GYM-04 M-POW-03 the right-hand player decides on the power of the gym at its moment', () => {
    const t = gym('feint', BIG).expectAsked('power-card', 1);
    expect(t.optionIds()).toEqual(['dratini', 'charmander']);
    expect(t.decision().clause).toBe('M-GYM-04');
  });

  it('M-POW-17 Feint: one committed Pokémon does not roll in this round', () => {
    const t = gym('feint', ['charmander']).answer(['charmander']);
    // Nothing is rolled: the damage of Brock follows at once.
    expect(t.match.chance).toBeNull();
    expect(me(t).debts).toBe(1);
  });

  it('M-POW-02 M-GYM-15 a moment let pass may come again; once used, not again in this battle', () => {
    const t = gym('feint', BIG).answer([]);
    const roll = (): void => {
      while (t.match.chance !== null) t.roll('die', 1);
      strike(t);
    };
    roll();
    t.expectAsked('power-card', 1).answer(['charmander']);
    roll();
    expect(t.s.battle?.powerUsed).toBe(true);
    t.expectChance('die');
  });

  it('M-GYM-15 in a later battle it is there again', () => {
    const t = gym('feint', ['charmander']).answer(['charmander']);
    expectTurnOf(t, 1);
    go(t, 'pass');
    go(t, 'move:gym-a', 'interact').expectAsked('power-card', 1);
  });

  it('M-POW-05 Defensive Position: the hits of one Pokémon count for nothing', () => {
    const t = gym('defensive-position', ['charmander', 'squirtle']).rolls(['die', 5], ['die', 6]);
    expect(t.expectAsked('power-card', 1).optionIds()).toEqual(['charmander', 'squirtle']);
    t.answer(['squirtle']);
    expect(t.expectAsked('hit', 0).optionIds()).toEqual(['fire:geodude', 'fire:rhyhorn', 'fire:onix']);
    const none = gym('defensive-position', ['charmander', 'squirtle']).rolls(['die', 1], ['die', 1]);
    expect(none.match.open().length === 0 || none.decision().kind !== 'power-card').toBe(true);
  });

  it('M-POW-07 Power Surge: a normal symbol more', () => {
    const t = gym('power-surge', BIG);
    while (t.match.chance !== null) t.roll('die', 1);
    t.expectAsked('power-use', 1).answer(['use']);
    const symbols = t.expectAsked('package', 1).decision().say[2] as number[];
    expect(symbols).toHaveLength(6);
    expect(symbols.at(-1)).toBe(symbols.find((type) => type !== symbols[0]));
  });

  it('M-POW-15 Rally: one Pokémon of the leader deals its symbols twice', () => {
    const t = gym('rally', BIG);
    while (t.match.chance !== null) t.roll('die', 1);
    expect(t.expectAsked('power-foe', 1).optionIds()).toEqual(['geodude', 'rhyhorn', 'onix']);
    t.answer(['onix']);
    expect(t.expectAsked('package', 1).decision().say[2]).toHaveLength(7);
  });

  it('M-POW-09 Second Wind: at the end of a round a Pokémon regains 2 hearts, not above those printed', () => {
    const t = gym('second-wind', BIG);
    const dice = [6, 6, 1, 1, 1, 1, 1];
    for (let i = 0; t.match.chance !== null; i++) t.roll('die', dice[i] ?? 1);
    while (t.decision().kind === 'hit') t.answer(t.optionIds().find((id) => id.endsWith('onix')) as string);
    const before = foeHearts(t)[2];
    expect(before).toBeLessThan(3);
    strike(t);
    expect(t.expectAsked('power-foe', 1).optionIds()).toEqual(['onix']);
    t.answer(['onix']);
    expect(foeHearts(t)[2]).toBe(3);
    t.expectChance('die');
  });

  it('M-POW-11 Quick Step: in round 1 the damage comes before the roll', () => {
    const t = gym('quick-step', BIG).expectAsked('power-use', 1).answer(['use']);
    strike(t);
    expect(hearts(t, 'dratini') + hearts(t, 'charmander')).toBeLessThan(15);
    for (let i = 0; t.match.chance !== null && i < 10; i++) t.roll('die', 1);
    // The damage of that round has been dealt: the next round follows.
    expect(t.s.battle?.round).toBe(2);
  });

  it('M-POW-11 later rounds have no such moment', () => {
    const t = gym('quick-step', BIG).answer([]);
    while (t.match.chance !== null) t.roll('die', 1);
    strike(t);
    t.expectChance('die');
    expect(t.s.battle?.round).toBe(2);
  });

  it('M-EX-60 Misty with Quick Step beats a Charmander before it rolls; Defensive Position voids its hit', () => {
    const t = gym('quick-step', ['charmander'], { leader: 'misty' }).answer(['use']);
    expect([hearts(t, 'charmander'), me(t).debts, t.told(0, 'rolled')]).toEqual([0, 1, []]);
    expectTurnOf(t, 1);
    const other = gym('defensive-position', ['charmander'], { leader: 'misty' }).roll('die', 5);
    other.expectAsked('power-card', 1).answer(['charmander']);
    expect(other.told(0, 'hit')).toEqual([]);
  });

  it('M-POW-13 Endure: the one the hit would make faint keeps a heart, later hits count', () => {
    const t = gym('endure', BIG);
    for (let i = 0; t.match.chance !== null; i++) t.roll('die', i < 2 ? 6 : 1);
    const onGeodude = (): string => t.optionIds().find((id) => id.endsWith('geodude')) as string;
    t.answer(onGeodude()).expectAsked('power-use', 1).answer(['use']);
    expect(foeHearts(t)[0]).toBe(1);
    t.expectAsked('hit', 0).answer(onGeodude());
    expect(foeHearts(t)[0]).toBe(0);
  });

  describe('M-ADV-16 M-ADV-13 M-AMB-81 the power at a quick table', () => {
    const team: readonly Mon[] = [
      { is: 'charmander', level: 7 },
      { is: 'dratini', level: 8 },
    ];
    const used = (t: Told): number => t.told(0, 'used-power').length;
    it('M-ADV-16 Feint in round 1 on the one with most dice', () => {
      const t = gym('feint', team, quick);
      expect(used(t)).toBe(1);
      for (let i = 0; i < 20 && t.s.battle?.round === 1 && t.match.chance !== null; i++) t.roll('die', 1);
      const rolled = t.told(0, 'rolled').map((say) => say[2]);
      expect(rolled).toHaveLength(1);
      t.expectChance('die');
    });
    it('M-ADV-16 Quick Step in round 1', () => {
      expect(used(gym('quick-step', ['charmander'], { ...quick, leader: 'misty' }))).toBe(1);
    });
    it.each(['rally', 'power-surge'])('M-ADV-16 %s in round 1', (power) => {
      const t = gym(power, ['charmander'], quick).roll('die', 1);
      expect(used(t)).toBe(1);
    });
    it('M-ADV-16 Defensive Position in the first round with a hit, on the one with most hits', () => {
      const t = gym('defensive-position', ['charmander', 'squirtle'], quick).rolls(['die', 1], ['die', 6]);
      expect(used(t)).toBe(1);
      expect(t.told(0, 'hit')).toEqual([]);
    });
    it('M-ADV-16 Endure at the first chance', () => {
      const t = gym('endure', ['squirtle'], quick).roll('die', 6).answer('water:geodude');
      expect(used(t)).toBe(1);
    });
    it('M-ADV-16 Second Wind at the end of the first round in which one lacks 2 hearts', () => {
      const t = gym('second-wind', [{ is: 'squirtle', level: 7 }], quick);
      for (let i = 0; t.match.chance !== null; i++) t.roll('die', i === 0 ? 6 : 1);
      t.answer('water:onix');
      expect([used(t), foeHearts(t)[2]]).toEqual([1, 3]);
      t.expectChance('die');
    });
  });
});

describe('who decides', () => {
  const seats = (n: number): Told => {
    const names = ['charmander', 'bulbasaur', 'squirtle', 'pikachu'];
    const t = table({
      players: names
        .slice(0, n)
        .map((is, seat) => (seat === 0 ? { at: 'gym-a', team: [is, 'geodude'] } : { team: [is] })),
      spots: { 'gym-a': 'brock' },
    });
    go(t, 'interact').roll('power', 'feint').answer(['charmander', 'geodude']);
    return t;
  };

  it('M-EX-63 M-ADV-01 M-ADV-09 four: the right-hand player decides, the two others may replace it', () => {
    const t = seats(4).expectAsked('power-card', 3).answer(['charmander']);
    t.expectAsked('object', 1).answer('object').expectAsked('object', 2).answer('object');
    t.expectAsked('power-card', 1).answer(['geodude']).expectAsked('accept', 2).answer('accept');
    // Geodude is the one that does not roll.
    t.expectChance('die');
    t.roll('die', 1);
    expect(t.told(0, 'rolled').map((say) => say[2])).toEqual([cardOf('charmander')]);
  });

  it('M-EX-63 M-ADV-14 M-VAR-04 three: no objection; two: the opponent', () => {
    seats(3).expectAsked('power-card', 2).answer([]).expectChance('die');
    seats(2).expectAsked('power-card', 1).answer([]).expectChance('die');
  });

  it.each([0, 1, 2, 3])(
    'M-ADV-11 M-FLOW-06 in the turn of seat %i bots in all other seats are asked as people are, and answer',
    (active) => {
      const teams = [
        ['charmander', 'meowth'],
        ['bulbasaur', 'rattata'],
        ['squirtle', 'pidgey'],
        ['pikachu', 'spearow'],
      ];
      const t = table({
        players: teams.map((team) => ({ at: 'y4', team })),
        spots: { y4: '', 't-b1': 'gentleman' },
        active,
      });
      go(t, 'move:t-b1').answer(teams[active]).roll('die', 1).roll('die', 1);
      const [next, across, right] = [1, 2, 3].map((step) => (active + step) % 4);
      const rng = seeded(active);
      const byBot = (kind: string, seat: number): void => {
        t.expectAsked(kind, seat);
        expect(t.match.submit(seat, t.match.no, bots.random.answer(t.match.outlook(seat), rng))).toEqual({
          ok: true,
        });
      };
      byBot('package', right);
      t.expectAsked('object', next).answer('object').expectAsked('object', across).answer('object');
      byBot('package', next);
      byBot('accept', across);
      expect(t.told(0, 'hurt')).toHaveLength(3); // all symbols of the Gentleman's two Pokémon
      if (t.match.chance !== null) t.expectChance('die'); // the next round, if anybody is left for it
    },
  );
});

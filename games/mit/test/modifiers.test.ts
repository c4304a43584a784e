import { describe, expect, it } from 'vitest';
import type { Shift, Status } from '../src/data/attacks.ts';
import type { Battle, Modifier } from '../src/state.ts';
import { battleOf, duel, expectTurnOf, fighter, hp, on, placeOf, wild } from './table.ts';

/** Lays a modifier on the lead of a side, as if the given side had caused it. */
const laid =
  (side: 0 | 1, kind: Status | Shift, size = 0, by: 0 | 1 = side === 0 ? 1 : 0, left = 2) =>
  ({ sides }: Battle): void => {
    sides[side].fighters[0].modifiers.push({ kind, size, by, left } satisfies Modifier);
  };

describe('Modifiers', () => {
  it('L-MOD-01 three kinds, each on one Pokémon, the user’s or the opponent’s', () => {
    const status = duel(['charmander'], ['squirtle']).answer('attack:ember').rolls(['hit', 1], ['effect', 1]);
    expect([on(status, 'charmander'), on(status, 'squirtle')]).toEqual([{}, { burn: 2 }]);
    const damage = duel(['metapod'], ['squirtle']).answer('attack:harden');
    expect([on(damage, 'metapod'), on(damage, 'squirtle')]).toEqual([{ 'taken-down': 2 }, {}]);
    const aim = duel(['caterpie'], ['squirtle']).answer('attack:string-shot').roll('hit', 1);
    expect([on(aim, 'caterpie'), on(aim, 'squirtle')]).toEqual([{}, { 'accuracy-down': 2 }]);
  });

  it('L-MOD-02 two counters, one less at the end of each turn of the side opposing the causer', () => {
    const t = duel(['caterpie'], ['snorlax']).answer('attack:string-shot').roll('hit', 1);
    expect(on(t, 'snorlax')).toEqual({ 'accuracy-down': 2 });
    t.answer('attack:headbutt').roll('hit', 6);
    expect(on(t, 'snorlax')).toEqual({ 'accuracy-down': 1 });
    t.answer('attack:tackle'); // the causer's own turn counts nothing
    expect(on(t, 'snorlax')).toEqual({ 'accuracy-down': 1 });
    t.answer('attack:headbutt').roll('hit', 6);
    expect(on(t, 'snorlax')).toEqual({});
    expect(t.told(0, 'wore-off')).toHaveLength(1);
  });

  it('L-MOD-03 on the own Pokémon they count down with the enemy’s turns', () => {
    const t = duel(['metapod'], ['charmander']).answer('attack:harden');
    expect(on(t, 'metapod')).toEqual({ 'taken-down': 2 });
    t.answer('attack:scratch');
    expect(on(t, 'metapod')).toEqual({ 'taken-down': 1 });
    t.answer('attack:tackle').answer('attack:scratch');
    expect(on(t, 'metapod')).toEqual({});
  });

  it('L-MOD-04 they stay with their Pokémon on the bench and count down there', () => {
    const t = duel(['charmander', 'pidgey'], ['snorlax'], { lay: laid(0, 'accuracy-down', -1) });
    t.answer('switch:pidgey');
    expect(on(t, 'charmander')).toEqual({ 'accuracy-down': 1 });
    t.answer('attack:headbutt').roll('hit', 6).answer('attack:quick-attack');
    expect(on(t, 'charmander')).toEqual({});
  });

  it('L-MOD-04 a knock-out removes them', () => {
    const t = duel(['scyther'], ['rattata', 'squirtle'], {
      hp: { rattata: 10 },
      lay: laid(1, 'taken-up', 10),
    });
    t.answer('attack:wing-attack');
    expect(on(t, 'rattata')).toEqual({});
  });

  it('L-EX-26 Poison hurts on the bench and can knock out there, without a replacement', () => {
    const t = duel(['charmander', 'pidgey'], ['snorlax'], { hp: { charmander: 20 }, lay: laid(0, 'poison') });
    t.answer('switch:pidgey');
    expect(hp(t, 'charmander')).toBe(10);
    t.answer('attack:headbutt').roll('hit', 6).answer('attack:quick-attack');
    expect(hp(t, 'charmander')).toBe(0);
    expect(on(t, 'charmander')).toEqual({});
    t.expectAsked('act', 1);
    t.answer('attack:headbutt').roll('hit', 6).expectAsked('act', 0);
    expect(t.optionIds()).not.toContain('switch:charmander');
    expect(t.refusal('switch:charmander')).toMatchObject({ clause: 'L-BAT-07' });
  });

  it('L-MOD-05 damage modifiers change the damage done or taken by what is printed', () => {
    const more = duel(['scyther'], ['snorlax'], { lay: laid(0, 'dealt-up', 20, 0) }).answer(
      'attack:wing-attack',
    );
    expect(hp(more, 'snorlax')).toBe(50);
    const less = duel(['scyther'], ['snorlax'], { lay: laid(0, 'dealt-down', -10) }).answer(
      'attack:wing-attack',
    );
    expect(hp(less, 'snorlax')).toBe(80);
    const taken = duel(['scyther'], ['snorlax'], { lay: laid(1, 'taken-up', 10) }).answer(
      'attack:wing-attack',
    );
    expect(hp(taken, 'snorlax')).toBe(60);
    const guard = duel(['scyther'], ['snorlax'], { lay: laid(1, 'taken-down', -10, 1) }).answer(
      'attack:wing-attack',
    );
    expect(hp(guard, 'snorlax')).toBe(80);
  });

  it('L-MOD-06 a damage modifier stands beside a status, an accuracy modifier and its opposite', () => {
    const t = duel(['scyther'], ['snorlax'], {
      lay: (battle) => {
        laid(0, 'burn')(battle);
        laid(0, 'accuracy-down', -1)(battle);
        laid(0, 'dealt-up', 20, 0)(battle);
        laid(0, 'dealt-down', -10)(battle);
      },
    });
    t.answer('attack:wing-attack'); // 20 + 20 - 10 - 10
    expect(hp(t, 'snorlax')).toBe(70);
  });

  it('L-MOD-07 an accuracy modifier shifts the number needed; lower is harder', () => {
    for (const [kind, size, needed] of [
      ['accuracy-down', -1, 4],
      ['accuracy-down', -2, 3],
    ] as const) {
      for (const pips of [needed, needed + 1]) {
        const t = duel(['seel'], ['snorlax'], { lay: laid(0, kind, size) }).answer('attack:headbutt');
        t.roll('hit', pips);
        if (pips === needed) t.roll('effect', 6);
        expect(hp(t, 'snorlax'), `${size} ${pips}`).toBe(pips === needed ? 70 : 90);
      }
    }
  });

  it('L-EX-13 hit number 5 and one reduction: 4 hits, 5 misses', () => {
    const lay = laid(0, 'accuracy-down', -1);
    const hit = duel(['rattata'], ['snorlax'], { lay }).answer('attack:tail-whip').roll('hit', 4);
    expect(hp(hit, 'snorlax')).toBe(80);
    const missed = duel(['rattata'], ['snorlax'], { lay }).answer('attack:tail-whip').roll('hit', 5);
    expect(hp(missed, 'snorlax')).toBe(90);
  });

  it('L-MOD-08 an accuracy modifier stands beside a status, a damage modifier and its opposite', () => {
    const t = duel(['rattata'], ['snorlax'], {
      lay: (battle) => {
        laid(0, 'burn')(battle);
        laid(0, 'dealt-up', 20, 0)(battle);
        laid(0, 'accuracy-down', -1)(battle);
        laid(0, 'accuracy-up', 1, 0)(battle);
      },
    });
    t.answer('attack:tail-whip').roll('hit', 5); // 5 - 1 + 1
    expect(hp(t, 'snorlax')).toBe(70);
  });

  it('L-MOD-09 a second modifier of the same slot is ignored: it neither adds up nor refreshes', () => {
    const t = duel(['rattata'], ['snorlax'], { lay: laid(1, 'taken-up', 10, 0, 1) });
    t.answer('attack:tail-whip').roll('hit', 1);
    expect(fighter(t, 'snorlax').modifiers).toEqual([{ kind: 'taken-up', size: 10, by: 0, left: 1 }]);
    expect(t.told(0, 'unaffected')).toHaveLength(1);
  });

  it('L-MOD-10 accuracy modifiers do not touch attacks that always hit', () => {
    const t = duel(['charmander'], ['snorlax'], { lay: laid(0, 'accuracy-down', -5) }).answer(
      'attack:scratch',
    );
    expect(hp(t, 'snorlax')).toBe(80);
  });

  it('L-MOD-10 a needed number below 1 cannot hit, 6 or more always does and needs no roll', () => {
    const never = duel(['rattata'], ['snorlax'], { lay: laid(0, 'accuracy-down', -5) }).answer(
      'attack:tail-whip',
    );
    expect(hp(never, 'snorlax')).toBe(90);
    expect(never.told(0, 'cannot-hit')).toHaveLength(1);
    const ever = duel(['rattata'], ['snorlax'], { lay: laid(0, 'accuracy-up', 1, 0) }).answer(
      'attack:tail-whip',
    );
    expect(hp(ever, 'snorlax')).toBe(80);
  });

  it('L-MOD-11 seven slots, all of which may be filled at once', () => {
    const t = duel(['charmander'], ['snorlax'], {
      lay: (battle) => {
        laid(0, 'dealt-up', 20)(battle);
        laid(0, 'dealt-down', -10)(battle);
        laid(0, 'taken-up', 10)(battle);
        laid(0, 'taken-down', -10)(battle);
        laid(0, 'accuracy-up', 1)(battle);
        laid(0, 'accuracy-down', -1)(battle);
      },
    });
    t.answer('attack:scratch').answer('attack:body-slam').rolls(['hit', 1], ['effect', 1]); // the slot of the status is free
    expect(on(t, 'charmander')).toMatchObject({ paralyze: 2 });
    expect(Object.keys(on(t, 'charmander'))).toHaveLength(7);
    expect(hp(t, 'charmander')).toBe(30);
  });

  it('L-MOD-12 two counters: two of the sufferer’s turns, one more attack into "taken up"', () => {
    const t = duel(['rattata'], ['snorlax']).answer('attack:tail-whip').roll('hit', 1);
    t.answer('attack:headbutt').roll('hit', 6).answer('attack:tackle'); // 10 + 10
    expect(hp(t, 'snorlax')).toBe(60);
    t.answer('attack:headbutt').roll('hit', 6).answer('attack:tackle'); // over
    expect(hp(t, 'snorlax')).toBe(50);
  });

  it('L-EX-11 a boost of the own damage lasts for one later attack', () => {
    const t = duel(['scyther'], ['snorlax']).answer('attack:swords-dance');
    expect(on(t, 'scyther')).toEqual({ 'dealt-up': 2 });
    t.answer('attack:headbutt').roll('hit', 6);
    expect(on(t, 'scyther')).toEqual({ 'dealt-up': 1 });
    t.answer('attack:wing-attack');
    expect(hp(t, 'snorlax')).toBe(40); // 10, then 20 + 20
    t.answer('attack:headbutt').roll('hit', 6);
    expect(on(t, 'scyther')).toEqual({});
  });
});

describe('Exclusive status effects', () => {
  it('L-STAT-01 a Pokémon has at most one of the four', () => {
    for (const [attacker, attack, kind] of [
      ['oddish', 'poison-powder', 'poison'],
      ['zubat', 'supersonic', 'confusion'],
      ['magneton', 'thunder-wave', 'paralyze'],
    ] as const) {
      const t = duel([attacker], ['snorlax']).answer(`attack:${attack}`).roll('hit', 1);
      expect(on(t, 'snorlax')).toEqual({ [kind]: 2 });
    }
    const burnt = duel(['charmander'], ['snorlax']).answer('attack:ember').rolls(['hit', 1], ['effect', 1]);
    expect(on(burnt, 'snorlax')).toEqual({ burn: 2 });
  });

  it('L-STAT-02 a new one of another kind is ignored, and so is one of the same', () => {
    for (const kind of ['burn', 'poison'] as const) {
      const t = duel(['oddish'], ['snorlax'], { lay: laid(1, kind, 0, 0, 1) });
      t.answer('attack:poison-powder').roll('hit', 1);
      expect(on(t, 'snorlax')).toEqual({ [kind]: 1 });
    }
  });

  it('L-STAT-03 Poison: 10 damage with each counter, 20 in all', () => {
    const t = duel(['oddish'], ['snorlax']).answer('attack:poison-powder').roll('hit', 1);
    expect(hp(t, 'snorlax')).toBe(90);
    t.answer('attack:headbutt').roll('hit', 6);
    expect(hp(t, 'snorlax')).toBe(80);
    t.answer('attack:poison-powder').roll('hit', 6).answer('attack:headbutt').roll('hit', 6);
    expect(hp(t, 'snorlax')).toBe(70);
    expect(on(t, 'snorlax')).toEqual({});
  });

  it('L-STAT-04 Burn: the attacks deal 10 less, but 10 at least', () => {
    const t = duel(['scyther'], ['snorlax'], { lay: laid(0, 'burn') }).answer('attack:wing-attack');
    expect(hp(t, 'snorlax')).toBe(80);
    const least = duel(['charmander'], ['snorlax'], { lay: laid(0, 'burn') }).answer('attack:scratch');
    expect(hp(least, 'snorlax')).toBe(80);
  });

  it('L-STAT-05 Confusion: 1-3 the attack goes ahead, 4-6 it hurts the Pokémon itself and nothing else', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const t = duel(['scyther'], ['snorlax'], { lay: laid(0, 'confusion') });
      t.answer('attack:wing-attack').roll('gate', pips);
      expect([hp(t, 'scyther'), hp(t, 'snorlax')], `${pips}`).toEqual(pips <= 3 ? [60, 70] : [50, 90]);
    }
    // whatever lies on it
    const t = duel(['scyther'], ['snorlax'], {
      lay: (battle) => {
        laid(0, 'confusion')(battle);
        laid(0, 'taken-up', 10)(battle);
        laid(0, 'dealt-up', 20)(battle);
      },
    });
    t.answer('attack:wing-attack').roll('gate', 4);
    expect(hp(t, 'scyther')).toBe(50);
  });

  it('L-STAT-06 Paralyze: 1-3 the attack goes ahead, 4-6 it does not happen', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const t = duel(['scyther'], ['snorlax'], { lay: laid(0, 'paralyze') });
      t.answer('attack:wing-attack').roll('gate', pips);
      expect([hp(t, 'scyther'), hp(t, 'snorlax')], `${pips}`).toEqual([60, pips <= 3 ? 70 : 90]);
    }
  });

  it('L-EX-09 paralyzed, with an attack that always hits: 3 hits, 4 does not happen', () => {
    const lay = laid(0, 'paralyze');
    expect(
      hp(duel(['charmander'], ['snorlax'], { lay }).answer('attack:scratch').roll('gate', 3), 'snorlax'),
    ).toBe(80);
    expect(
      hp(duel(['charmander'], ['snorlax'], { lay }).answer('attack:scratch').roll('gate', 4), 'snorlax'),
    ).toBe(90);
  });

  it.each(['confusion', 'paralyze'] as const)(
    'L-STAT-07 past %s the attack succeeds: there is no further roll to hit',
    (status) => {
      const t = duel(['seel'], ['snorlax'], { lay: laid(0, status) });
      expect(t.decision().options[0]).toMatchObject({
        id: 'attack:headbutt',
        say: ['attack', expect.anything(), 3],
      });
      t.answer('attack:headbutt').roll('gate', 3);
      expect(hp(t, 'snorlax')).toBe(70);
      t.expectChance('effect').roll('effect', 6); // the effect of the attack keeps its die (L-ATT-04)
      t.expectAsked('act', 1);
      const held = duel(['seel'], ['snorlax'], { lay: laid(0, status) }).answer('attack:headbutt');
      held.roll('gate', 4).expectAsked('act', 1);
      expect(hp(held, 'snorlax')).toBe(90);
    },
  );

  it('L-STAT-07 a worse aim does not matter then, nor does an aim that cannot hit', () => {
    const both = (battle: Battle): void => {
      laid(0, 'confusion')(battle);
      laid(0, 'accuracy-down', -6)(battle);
    };
    const t = duel(['seel'], ['snorlax'], { lay: both });
    t.answer('attack:headbutt').roll('gate', 1).roll('effect', 6);
    expect(hp(t, 'snorlax')).toBe(70);
  });

  it('L-OPT-05 with `hitAfterStatus` the attack makes its own hit roll after a passed gate', () => {
    const options = { hitAfterStatus: true };
    const t = duel(['seel'], ['snorlax'], { lay: laid(0, 'confusion'), options });
    expect(t.decision().options[0]).toMatchObject({ say: ['attack', expect.anything(), 5] });
    t.answer('attack:headbutt').roll('gate', 1).expectChance('hit').roll('hit', 6);
    expect(hp(t, 'snorlax')).toBe(90);
    const hit = duel(['seel'], ['snorlax'], { lay: laid(0, 'confusion'), options });
    hit.answer('attack:headbutt').roll('gate', 3).roll('hit', 5).roll('effect', 6);
    expect(hp(hit, 'snorlax')).toBe(70);
  });

  it('L-STAT-08 switching and Pokéballs are not gated', () => {
    const t = duel(['charmander', 'pidgey'], ['snorlax'], { lay: laid(0, 'paralyze') });
    t.answer('switch:pidgey').expectAsked('act', 1);
    const ball = wild('pidgey', ['charmander'], { lay: laid(0, 'confusion') });
    ball.answer('ball').expectChance('ball').roll('ball', 1);
    expectTurnOf(ball, 1);
  });

  it('L-STAT-09 Poison damage can knock out, and the side loses with its last', () => {
    const t = duel(['charmander'], ['snorlax'], {
      hp: { charmander: 10 },
      center: 'pewter',
      lay: laid(0, 'poison'),
    });
    t.answer('attack:scratch');
    expect(t.told(0, 'won-player').map((say) => say.slice(0, 3))).toEqual([['won-player', 1, 0]]);
    expect(placeOf(t, 0)).toBe('pewter');
    expectTurnOf(t, 0);
  });

  it('L-EX-10 a confused last Pokémon at 10 HP: gate 4, it is out and its side loses', () => {
    const t = duel(['charmander'], ['snorlax'], {
      hp: { charmander: 10 },
      center: 'pewter',
      lay: laid(0, 'confusion'),
    });
    t.answer('attack:scratch').roll('gate', 4);
    expect(hp(t, 'snorlax')).toBe(90);
    expect(t.told(0, 'won-player').map((say) => say.slice(0, 3))).toEqual([['won-player', 1, 0]]);
    expectTurnOf(t, 0);
  });

  it('L-MOD-02 a battle begins without any', () => {
    const t = duel(['charmander'], ['snorlax']);
    expect(
      battleOf(t).sides.flatMap(({ fighters }) => fighters.flatMap(({ modifiers }) => modifiers)),
    ).toEqual([]);
  });
});

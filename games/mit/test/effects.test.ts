import { describe, expect, it } from 'vitest';
import { ALWAYS, ATTACKS } from '../src/data/attacks.ts';
import { badgesOf, duel, expectTurnOf, gym, hp, on, placeOf, wild } from './table.ts';

const withEffect = (does: string, to?: string): string[] =>
  ATTACKS.filter(({ effects }) =>
    effects.some((e) => e.does === does && (to === undefined || e.to === to)),
  ).map(({ id }) => id);

describe('Attack effects', () => {
  it('L-EFF-01 94 attacks: 22 always hit, 42 on 1-5, 21 on 1-4, 9 on 1-3', () => {
    const with_ = (hits: number) => ATTACKS.filter((attack) => attack.hits === hits).length;
    expect(ATTACKS).toHaveLength(94);
    expect([with_(ALWAYS), with_(5), with_(4), with_(3)]).toEqual([22, 42, 21, 9]);
  });

  it('L-EFF-02 45 attacks deal plain damage and nothing else', () => {
    expect(ATTACKS.filter(({ damage, effects }) => damage > 0 && effects.length === 0)).toHaveLength(45);
    const t = duel(['rhydon'], ['snorlax']).answer('attack:earthquake').roll('hit', 5);
    expect([hp(t, 'snorlax'), on(t, 'snorlax'), on(t, 'rhydon')]).toEqual([60, {}, {}]);
  });

  it('L-EFF-03 Splash does nothing; its gate is rolled all the same', () => {
    const t = duel(['magikarp'], ['snorlax']).answer('attack:splash');
    expect([hp(t, 'magikarp'), hp(t, 'snorlax')]).toEqual([40, 90]);
    t.expectAsked('act', 1);
    const gated = duel(['magikarp'], ['snorlax'], {
      lay: ({ sides }) => sides[0].fighters[0].modifiers.push({ kind: 'confusion', size: 0, by: 1, left: 2 }),
    });
    gated.answer('attack:splash').roll('gate', 5);
    expect(hp(gated, 'magikarp')).toBe(30);
  });

  it('L-EFF-04 opponent is the enemy’s active Pokémon at that moment, self the attacker', () => {
    const t = duel(['charmander'], ['snorlax', 'pidgey']).answer('attack:scratch').answer('switch:pidgey');
    t.answer('attack:ember').rolls(['hit', 1], ['effect', 1]);
    expect([on(t, 'snorlax'), on(t, 'pidgey')]).toEqual([{}, { burn: 2 }]);
  });

  it('L-EFF-05 the effect die is rolled after the damage, and only if the effect could take hold', () => {
    const t = duel(['charmander'], ['snorlax']).answer('attack:ember').roll('hit', 1);
    t.expectChance('effect');
    expect(hp(t, 'snorlax')).toBe(80);
    t.roll('effect', 1).answer('attack:headbutt').roll('hit', 6);
    t.answer('attack:ember').roll('hit', 1); // burned already: no die
    t.expectAsked('act', 1);
    // and an effect without a number needs none
    const sung = duel(['clefairy'], ['snorlax']).answer('attack:sing').roll('hit', 4);
    expect(on(sung, 'snorlax')).toEqual({ paralyze: 2 });
  });

  it('L-EFF-06 poison, burn, confusion and paralyze fill the enemy’s status slot with two counters', () => {
    expect(withEffect('poison')).toEqual([
      'vine-whip',
      'poison-sting',
      'poison-powder',
      'sludge',
      'twineedle',
    ]);
    expect(withEffect('burn')).toEqual(['tri-attack', 'ember', 'fire-spin', 'flamethrower', 'fire-blast']);
    expect(withEffect('confusion', 'opponent')).toEqual([
      'supersonic',
      'bubble',
      'confusion',
      'psybeam',
      'confuse-ray',
    ]);
    expect(withEffect('paralyze')).toHaveLength(14);
    for (const [attacker, attack, kind] of [
      ['bulbasaur', 'vine-whip', 'poison'],
      ['charmander', 'ember', 'burn'],
      ['squirtle', 'bubble', 'confusion'],
      ['pikachu', 'thunder-shock', 'paralyze'],
    ] as const) {
      const t = duel([attacker], ['snorlax']).answer(`attack:${attack}`).rolls(['hit', 5], ['effect', 1]);
      expect(on(t, 'snorlax')).toEqual({ [kind]: 2 });
      const not = duel([attacker], ['snorlax']).answer(`attack:${attack}`).rolls(['hit', 5], ['effect', 2]);
      expect(on(not, 'snorlax')).toEqual({});
    }
  });

  it('L-EX-16 Squirtle’s Bubble on Charmander, which is weak to Water', () => {
    const t = duel(['squirtle'], ['charmander']).answer('attack:bubble').rolls(['hit', 5], ['effect', 1]);
    expect([hp(t, 'charmander'), on(t, 'charmander')]).toEqual([30, { confusion: 2 }]);
  });

  it('L-EFF-07 L-EX-22 Petal Dance confuses its user, for one later turn', () => {
    expect(withEffect('confusion', 'self')).toEqual(['petal-dance']);
    const t = duel(['venusaur'], ['snorlax']).answer('attack:petal-dance').rolls(['hit', 5], ['effect', 2]);
    expect([hp(t, 'snorlax'), on(t, 'venusaur')]).toEqual([50, { confusion: 2 }]);
    t.answer('attack:headbutt').roll('hit', 6);
    t.answer('attack:sludge').expectChance('gate').rolls(['gate', 1], ['effect', 6]);
    t.answer('attack:headbutt').roll('hit', 6);
    expect(on(t, 'venusaur')).toEqual({});
    t.answer('attack:sludge').expectChance('hit');
  });

  it('L-EFF-08 "damage taken" up: attacks on it deal 10 more', () => {
    expect(withEffect('taken-up')).toEqual(['tail-whip', 'leer', 'acid', 'psychic']);
    const t = duel(['spearow'], ['snorlax']).answer('attack:leer').roll('hit', 5);
    expect([hp(t, 'snorlax'), on(t, 'snorlax')]).toEqual([80, { 'taken-up': 2 }]);
    t.answer('attack:headbutt').roll('hit', 6).answer('attack:peck');
    expect(hp(t, 'snorlax')).toBe(60);
  });

  it('L-EX-18 Rattata: Tail Whip, Tackle, Tackle against Pidgey', () => {
    const t = duel(['rattata'], ['pidgey', 'snorlax']).answer('attack:tail-whip').roll('hit', 5);
    expect(hp(t, 'pidgey')).toBe(30);
    t.answer('attack:gust').roll('hit', 6).answer('attack:tackle');
    expect(hp(t, 'pidgey')).toBe(10);
    t.answer('attack:gust').roll('hit', 6).answer('attack:tackle');
    expect(hp(t, 'pidgey')).toBe(0);
  });

  it('L-EFF-09 "damage taken" down, after the damage and only on a hit', () => {
    expect(withEffect('taken-down')).toEqual(['harden', 'skull-bash', 'withdraw']);
    const hit = duel(['blastoise'], ['snorlax']).answer('attack:skull-bash').roll('hit', 4);
    expect([hp(hit, 'snorlax'), on(hit, 'blastoise')]).toEqual([60, { 'taken-down': 2 }]);
    hit.answer('attack:headbutt').rolls(['hit', 5], ['effect', 6]); // 20 - 10
    expect(hp(hit, 'blastoise')).toBe(80);
    const missed = duel(['blastoise'], ['snorlax']).answer('attack:skull-bash').roll('hit', 5);
    expect(on(missed, 'blastoise')).toEqual({});
  });

  it('L-EX-19 Metapod after Harden: Ember deals 10, 10, then 20', () => {
    const t = duel(['metapod'], ['charmander']).answer('attack:harden');
    for (const left of [50, 40, 20]) {
      t.answer('attack:ember').rolls(['hit', 3], ['effect', 5]);
      expect(hp(t, 'metapod')).toBe(left);
      if (left > 20) t.answer('attack:tackle');
    }
  });

  it('L-EFF-10 L-EX-17 Swords Dance helps the next attack, not its own nor the one after', () => {
    expect(withEffect('dealt-up')).toEqual(['swords-dance']);
    const t = duel(['scyther'], ['snorlax']);
    const seen = ['swords-dance', 'wing-attack', 'wing-attack'].map((attack) => {
      t.answer(`attack:${attack}`);
      const left = hp(t, 'snorlax');
      t.answer('attack:headbutt').roll('hit', 6);
      return left;
    });
    expect(seen).toEqual([80, 40, 20]);
  });

  it('L-EFF-11 L-EX-20 Aurora Beam: Persian’s next two Slashes deal 10, the third 20', () => {
    expect(withEffect('dealt-down')).toEqual(['aurora-beam']);
    const t = duel(['dewgong'], ['persian']).answer('attack:aurora-beam').rolls(['hit', 5], ['effect', 3]);
    const seen: number[] = [];
    for (let i = 0; i < 3; i++) {
      t.answer('attack:slash');
      seen.push(hp(t, 'dewgong'));
      t.answer('attack:aurora-beam').roll('hit', 6);
    }
    expect(seen).toEqual([70, 60, 40]);
    const not = duel(['dewgong'], ['persian']).answer('attack:aurora-beam').rolls(['hit', 5], ['effect', 4]);
    expect(on(not, 'persian')).toEqual({});
    not.answer('attack:slash');
    expect(hp(not, 'dewgong')).toBe(60);
  });

  it('L-EFF-12 L-EX-21 String Shot: Gust misses on 5 and hits on 4, Quick Attack always; then it is over', () => {
    expect(withEffect('accuracy-down')).toEqual(['sand-attack', 'bubble-beam', 'gust', 'string-shot']);
    const shot = () => duel(['caterpie'], ['pidgey']).answer('attack:string-shot').roll('hit', 5);
    const missed = shot().answer('attack:gust').roll('hit', 5);
    expect(hp(missed, 'caterpie')).toBe(50);
    const hit = shot().answer('attack:gust').rolls(['hit', 4], ['effect', 6]);
    expect(hp(hit, 'caterpie')).toBe(30); // weak to Flying
    const quick = shot().answer('attack:quick-attack');
    expect(hp(quick, 'caterpie')).toBe(40);
    missed.answer('attack:tackle').answer('attack:gust').roll('hit', 6).answer('attack:tackle');
    missed.answer('attack:gust').rolls(['hit', 5], ['effect', 6]);
    expect(hp(missed, 'caterpie')).toBe(30);
  });

  it('L-EFF-13 L-EX-23 Tauros at 10 HP uses Take Down: a hit knocks it out, a miss does nothing', () => {
    expect(withEffect('self-damage')).toEqual(['take-down', 'thrash', 'submission']);
    const hit = duel(['tauros', 'pidgey'], ['snorlax'], { hp: { tauros: 10 } });
    hit.answer('attack:take-down').roll('hit', 5);
    expect([hp(hit, 'snorlax'), hp(hit, 'tauros')]).toEqual([60, 0]);
    const missed = duel(['tauros', 'pidgey'], ['snorlax'], { hp: { tauros: 10 } });
    missed.answer('attack:take-down').roll('hit', 6);
    expect([hp(missed, 'snorlax'), hp(missed, 'tauros')]).toEqual([90, 10]);
  });

  it('L-EFF-14 self-knockout, whatever its HP, unless a gate stops the attack', () => {
    expect(withEffect('self-knockout')).toEqual(['self-destruct', 'explosion']);
    const t = duel(['electrode', 'pidgey'], ['snorlax']).answer('attack:explosion');
    expect([hp(t, 'snorlax'), hp(t, 'electrode')]).toEqual([20, 0]);
    const gated = duel(['electrode', 'pidgey'], ['snorlax'], {
      lay: ({ sides }) => sides[0].fighters[0].modifiers.push({ kind: 'paralyze', size: 0, by: 1, left: 2 }),
    });
    gated.answer('attack:explosion').roll('gate', 4);
    expect([hp(gated, 'snorlax'), hp(gated, 'electrode')]).toEqual([90, 50]);
  });

  it('L-EFF-15 if only the attacker’s side is out, it simply loses', () => {
    const t = duel(['electrode'], ['snorlax'], { center: 'pewter' }).answer('attack:explosion');
    expect(t.told(0, 'won-player').map((say) => say.slice(0, 3))).toEqual([['won-player', 1, 0]]);
    expectTurnOf(t, 0);
  });

  it('L-EX-24 wild Voltorb’s Self-Destruct on the last selected Pokémon at 50 / 60 HP', () => {
    const lost = wild('voltorb', ['snorlax'], { hp: { snorlax: 50 }, center: 'fuchsia' });
    lost.answer('attack:headbutt').rolls(['hit', 6], ['wild-attack', 4]);
    expect(lost.told(0, 'lost-wild')).toHaveLength(1);
    expect([placeOf(lost, 0), hp(lost, 'snorlax')]).toEqual(['fuchsia', 90]);
    expectTurnOf(lost, 1);
    const won = wild('voltorb', ['snorlax'], { hp: { snorlax: 60 } });
    won.answer('attack:headbutt').rolls(['hit', 6], ['wild-attack', 4]);
    expect(won.told(0, 'beat-wild')).toHaveLength(1);
    expect([placeOf(won, 0), hp(won, 'snorlax')]).toEqual(['routes-11-12-1', 10]);
    expectTurnOf(won, 1);
  });

  it('L-EX-25 Golem, the last, explodes on Lt. Surge’s last: the badge, then the Center, and no evolution try', () => {
    const t = gym('lt-surge', ['golem'], { hp: { 'electrode-2': 0 }, badges: ['misty'], center: 'saffron' });
    t.answer('attack:explosion');
    expect(badgesOf(t, 0)).toEqual(['misty', 'lt-surge']);
    expect(placeOf(t, 0)).toBe('saffron');
    expectTurnOf(t, 1);
  });
});

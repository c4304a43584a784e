/** Gym TMs on the map. */
import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/cards.ts';
import { DISCARDED, EMPTY, FACE_DOWN } from '../src/state.ts';
import {
  expectTurnOf,
  go,
  hearts,
  level,
  type Mon,
  me,
  placeOf,
  type Seated,
  spot,
  type TableSetup,
  type Told,
  table,
  team,
  where,
} from './table.ts';

const one = (first: Seated, more: Partial<TableSetup> = {}): Told =>
  table({
    players: [
      { at: 'lab', ...first },
      { at: 'cin', team: ['bulbasaur'] },
    ],
    ...more,
  });
const knower = (attack: string, more: Partial<Mon> = {}): Mon => ({
  is: 'charmander',
  taught: [attack],
  ...more,
});
const discard = (...ids: string[]): Partial<TableSetup> => ({
  also: (s) => {
    for (const id of ids) s.where[cardOf(id)] = DISCARDED;
  },
});
const digs = (t: Told): string[] => t.optionIds().filter((id) => id.startsWith('dig:'));

describe('gym TMs', () => {
  it('M-GTM-01 M-GYM-10 M-AMB-71 Dig: from a pink location to any location next to a pink one, past obstacles', () => {
    const spots = { p1: '', p8: '', cer: '' };
    const t = one({ at: 'p1', team: [knower('dig')] }, { spots });
    // Next to pink ones: cities and others at the rim, and pink ones beside one another.
    expect(digs(t)).toEqual(expect.arrayContaining(['dig:pew', 'dig:cer', 'dig:p8', 'dig:t-s1', 'dig:i07']));
    expect(digs(t)).not.toContain('dig:p1');
    expect(digs(t)).not.toContain('dig:b1');
    go(t, 'dig:p8');
    expect([placeOf(t), t.s.left]).toEqual(['p8', 4]);
    expect(digs(t)).toEqual([]); // once a turn
    expect(digs(one({ at: 'y1', team: [knower('dig')] }, { spots: { y1: '' } }))).toEqual([]);
    expect(digs(one({ at: 'p1', team: [knower('dig')] }, { spots, left: 0 }))).toEqual([]);
  });

  it('M-GTM-01 M-MOVE-14 digging to a place has all effects of entering', () => {
    const t = one({ at: 'p1', team: [knower('dig')] }, { spots: { p1: '' } });
    go(t, 'dig:cer');
    expect(t.view(0).players[0].checkpoint).toBe('Cerulean City');
    const fight = go(one({ at: 'p1', team: [knower('dig')] }, { spots: { p1: '' } }), 'dig:t-s1');
    expect(fight.s.battle).not.toBeNull();
    fight.expectChance('die');
  });

  const RAIN = { 'lab-s7': 'water' };
  it('M-GTM-02 M-GTM-09 Rain Dance: at a water obstacle an action calls up a discarded dark-blue token', () => {
    const t = one(
      { team: [knower('rain-dance', { hearts: 2 }), 'pikachu'] },
      { obstacles: RAIN, ...discard('horsea') },
    );
    go(t, 'rain-dance').roll('token', 'horsea').expectAsked('wild', 0);
    expect(t.optionIds()).toEqual(['defeat', 'leave']);
    t.answer('defeat').answer('water:pikachu').answer('pikachu');
    expect([t.s.left, level(t, 'pikachu'), where(t, 'horsea')]).toEqual([4, 2, DISCARDED]);
    expect(t.expectAsked('act', 0).optionIds()).not.toContain('rain-dance');
  });

  it('M-GTM-02 not without such an obstacle, a discard or an action', () => {
    const ids = (first: Partial<TableSetup>): string[] =>
      one({ team: [knower('rain-dance')] }, first).optionIds();
    expect(ids({ ...discard('horsea') })).not.toContain('rain-dance');
    expect(ids({ obstacles: RAIN })).not.toContain('rain-dance');
    expect(ids({ obstacles: RAIN, ...discard('caterpie') })).not.toContain('rain-dance');
    expect(ids({ obstacles: RAIN, ...discard('horsea'), left: 0 })).not.toContain('rain-dance');
    expect(ids({ obstacles: RAIN, ...discard('horsea') })).toContain('rain-dance');
  });

  it('M-GTM-09 it may be left, and caught, which ends the turn', () => {
    const set = { obstacles: RAIN, ...discard('horsea') };
    const left = go(one({ team: [knower('rain-dance')] }, set), 'rain-dance')
      .roll('token', 'horsea')
      .answer('leave');
    expect([left.s.left, where(left, 'horsea')]).toEqual([4, DISCARDED]);
    left.expectAsked('act', 0);
    const caught = one({ team: [knower('rain-dance')], balls: { poke: 2 } }, set);
    go(caught, 'rain-dance').roll('token', 'horsea').answer('catch').answer(['poke:6-5-4', 'poke:3-2-1']);
    expect(team(caught)).toEqual(['charmander', 'horsea']);
    expectTurnOf(caught, 1);
  });

  it('M-GTM-09 it goes back to the discard also when its damage defeats the player', () => {
    const t = one(
      { team: [knower('rain-dance', { hearts: 1 })], at: 's7' },
      { spots: { s7: '' }, obstacles: RAIN, ...discard('horsea') },
    );
    go(t, 'rain-dance').roll('token', 'horsea').answer('defeat');
    expect([me(t).debts, where(t, 'horsea')]).toEqual([1, DISCARDED]);
  });

  it('M-GTM-07 Sunny Day: the same at a tree with the dark-green discard', () => {
    const set = { obstacles: { 'lab-s7': 'tree' }, ...discard('caterpie') };
    const t = one({ team: [knower('sunny-day')] }, set);
    go(t, 'sunny-day').roll('token', 'caterpie').expectAsked('wild', 0).answer('leave');
    expect(t.s.left).toBe(4);
    expect(one({ team: [knower('sunny-day')] }, { ...set, obstacles: RAIN }).optionIds()).not.toContain(
      'sunny-day',
    );
  });

  it('M-GTM-03 Flash turns up the tokens here and next to here for nothing, no Power token', () => {
    const t = one({ team: [knower('flash')] }, { spots: { s7: '' } });
    go(t, 'flash').rolls(['token', 'rattata'], ['token', 'pidgey']);
    expect([spot(t, 'y1'), spot(t, 'y4'), spot(t, 'y2')]).toEqual([
      cardOf('rattata'),
      cardOf('pidgey'),
      FACE_DOWN,
    ]);
    expect([t.s.left, t.view(1).spots.y1]).toEqual([5, 'rattata']);
    expect(t.optionIds()).not.toContain('flash');
    const gym = one({ at: 'gym-a', team: [knower('flash')] });
    expect(gym.optionIds()).not.toContain('flash');
  });

  it('M-GTM-04 Synthesis gives one heart back to who knows it, once a turn, not to a fainted one', () => {
    const hurt = (n: number) => ({
      at: 'y1',
      team: [knower('synthesis', { level: 5, hearts: n }), 'pikachu'],
    });
    const t = one(hurt(2), { spots: { y1: '' } });
    go(t, 'synthesis:charmander');
    expect([hearts(t, 'charmander'), t.s.left]).toEqual([3, 5]);
    expect(t.optionIds()).not.toContain('synthesis:charmander');
    expect(one(hurt(0), { spots: { y1: '' } }).optionIds()).not.toContain('synthesis:charmander');
    expect(one(hurt(5), { spots: { y1: '' } }).optionIds()).not.toContain('synthesis:charmander');
  });

  const trainer = (first: Partial<Mon> = {}, more: Partial<TableSetup> = {}): Told =>
    one(
      { at: 'y4', team: [knower('smokescreen', first), 'pikachu'] },
      { spots: { y4: '', 't-b1': 'hiker', i01: '' }, ...more },
    );

  it('M-GTM-05 Smokescreen refuses a forced battle: the trainer stays, the turn goes on', () => {
    const t = go(trainer(), 'move:t-b1').expectAsked('smokescreen', 0);
    expect(t.optionIds()).toEqual(['fight', 'stay', 'move:y4', 'move:i01', 'move:y2']);
    t.answer('stay');
    expect([placeOf(t), t.s.battle, t.s.left]).toEqual(['t-b1', null, 4]);
    // M-MOVE-13: standing there forces nothing; coming back does, and the screen is used up.
    go(t, 'move:y4', 'move:t-b1').expectAsked('commit', 0);
  });

  it('M-GTM-05 it may be fought all the same; only random trainers are refused', () => {
    go(trainer(), 'move:t-b1').answer('fight').expectAsked('commit', 0);
    const gym = one({ at: 'gym-a', team: [knower('smokescreen')] });
    go(gym, 'interact').roll('power', 'endure').expectChance('die');
  });

  it('M-GTM-10 the free move goes over a road that would cost 1 action', () => {
    const t = go(trainer(), 'move:t-b1').answer('move:i01');
    expect([placeOf(t), t.s.left]).toEqual(['i01', 4]);
    expect(spot(t, 't-b1')).not.toBe(EMPTY);
    const blocked = one(
      { at: 'g2', team: [knower('smokescreen')] },
      { spots: { g2: '', 't-b3': 'hiker' }, obstacles: { 'y8-t-b3': '2' } },
    );
    expect(go(blocked, 'move:t-b3').optionIds()).toEqual(['fight', 'stay', 'move:g2', 'move:g5']);
    blocked.answer('stay');
  });

  it('M-GTM-08 all but Synthesis work while the Pokémon is fainted', () => {
    const fainted = (attack: string, at: string, spots = {}): Told =>
      one({ at, team: [knower(attack, { hearts: 0 }), 'pikachu'] }, { spots: { [at]: '', ...spots } });
    go(trainer({ hearts: 0 }), 'move:t-b1')
      .expectAsked('smokescreen', 0)
      .answer('stay');
    expect(digs(fainted('dig', 'p1')).length).toBeGreaterThan(0);
    expect(fainted('flash', 'y1').optionIds()).toContain('flash');
    go(fainted('reflect', 'y1', { y1: 'slowpoke' }), 'interact')
      .expectAsked('reflect', 0)
      .answer('use');
    expect(fainted('synthesis', 'y1').optionIds()).not.toContain('synthesis:charmander');
  });

  it('M-GTM-08 on Active turn only: what another player knows is of no use', () => {
    const t = table({
      players: [
        { at: 'y4', team: ['pikachu', 'meowth'] },
        { at: 'y4', team: [knower('smokescreen')] },
      ],
      spots: { y4: '', 't-b1': 'hiker' },
    });
    go(t, 'move:t-b1').expectAsked('commit', 0);
  });

  it('M-GTM-08 M-MOVE-14 the free move enters a location like any other, so it may lead into another battle', () => {
    const spots = { y4: '', 't-b1': 'hiker', i01: '?' };
    const t = go(trainer({}, { spots }), 'move:t-b1').answer('move:i01').roll('item', 'nugget');
    expect([placeOf(t), t.view(1).spots.i01]).toEqual(['i01', 'nugget']);
  });

  const wild = (first: Seated = {}): Told =>
    one({ at: 'y1', team: [knower('reflect')], ...first }, { spots: { y1: 'slowpoke', y2: 'slowpoke' } });
  it('M-GTM-06 Reflect ignores all damage of one wild Pokémon, once a turn', () => {
    const t = go(wild(), 'interact').expectAsked('reflect', 0);
    t.answer('use');
    expect([hearts(t, 'charmander'), level(t, 'charmander')]).toEqual([2, 2]);
    const no = go(wild(), 'interact').answer('no');
    expect(me(no).debts).toBe(1);
  });

  it('M-GTM-06 also after a failed catch', () => {
    const t = go(wild({ balls: { poke: 1 } }), 'interact')
      .answer('catch')
      .roll('catch', 1);
    t.expectAsked('reflect', 0).answer('use');
    expect([hearts(t, 'charmander'), me(t).debts]).toEqual([2, 0]);
    expectTurnOf(t, 1);
  });

  it('M-GYM-11 the extra belongs to whoever owns the Pokémon', () => {
    const t = one({ at: 'p1', team: ['charmander'] }, { spots: { p1: '' } });
    expect(digs(t)).toEqual([]);
    const other = table({
      players: [
        { at: 'p1', team: ['charmander'] },
        { at: 'p1', team: [{ is: 'geodude', taught: ['dig'] }, 'bulbasaur'] },
      ],
      spots: { p1: '' },
    });
    expect(digs(other)).toEqual([]);
    go(other, 'trade:2').answer(['want:geodude']).answer('accept');
    expect(digs(other).length).toBeGreaterThan(0);
  });

  const taught = (t: Told, seat = 0) => t.view(0).players[seat].team.map((one) => one.taught);
  it('M-GYM-12 what is learned stays, whatever is learned after it', () => {
    const geodude = { is: 'geodude', taught: ['rollout'] };
    const t = one({ team: [geodude], money: ['brock'], at: 'y1' }, { spots: { y1: '' } });
    go(t, 'teach:dig:geodude');
    expect(taught(t)).toEqual([['rollout', 'dig']]);
  });

  it('M-GYM-12 M-TRADE-05 it stays in a defeat, a level gained and a trade', () => {
    const lost = one({ at: 'y1', team: [knower('dig', { hearts: 1 })] }, { spots: { y1: 'slowpoke' } });
    go(lost, 'interact');
    expect([me(lost).debts, taught(lost)]).toEqual([1, [['dig']]]);
    const t = table({
      players: [
        { at: 'y1', team: [knower('dig', { level: 3 }), 'pikachu'], also: { candies: 1 } },
        { at: 'y1', team: ['bulbasaur'] },
      ],
      spots: { y1: '' },
    });
    go(t, 'candy:charmander');
    expect([level(t, 'charmander'), taught(t)[0]]).toEqual([4, ['dig']]);
    go(t, 'trade:2').answer(['give:charmander']).answer('accept');
    expect(taught(t, 1)).toEqual([[], ['dig']]);
  });
});

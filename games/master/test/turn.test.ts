import { describe, expect, it } from 'vitest';
import { EMPTY, FACE_DOWN } from '../src/state.ts';
import {
  expectTurnOf,
  go,
  hearts,
  me,
  nodeOf,
  noTrade,
  placeOf,
  spot,
  type TableSetup,
  table,
} from './table.ts';

const two = (first = {}, more: Partial<TableSetup> = {}) => table({ players: [first, {}], ...more });
const OPEN = { y1: '', y2: '', y3: '', y4: '' };

describe('turn', () => {
  it('M-TURN-01 M-TURN-10 five actions in any order and mix', () => {
    const t = two({ at: 'lab' }, { spots: OPEN });
    expect(t.optionIds()).toEqual(['move:y1', 'move:y4', 'move:s7', 'camp', 'trade:2', 'pass']);
    expect(t.s.left).toBe(5);
    go(t, 'move:y1', 'camp', 'move:y2', 'move:y3');
    expect(placeOf(t)).toBe('y3');
    expectTurnOf(t, 1);
  });

  it('M-TURN-02 unused actions are lost', () => {
    const t = two({}, { spots: OPEN });
    go(t, 'pass');
    expectTurnOf(t, 1);
    go(t, 'pass');
    expect(t.s.left).toBe(5);
  });

  it('M-GEN-03 turns go clockwise', () => {
    const t = table({ players: [{}, {}, {}], active: 1 });
    for (const seat of [1, 2, 0, 1]) go(t.expectAsked('act', seat), 'pass');
    expect(t.s.turn).toBe(5);
  });

  it('M-TURN-05 what costs more than is left cannot be begun', () => {
    const t = two({}, { spots: OPEN, left: 1, obstacles: { 'lab-s7': '2' } });
    expect(t.optionIds()).toEqual(['move:y1', 'move:y4', 'trade:2', 'pass']);
    expect(t.refusal('camp')).toMatchObject({ clause: 'M-TURN-05', why: ['why.actions', 2, 1] });
    expect(t.refusal('move:s7')).toMatchObject({ clause: 'M-TURN-05', why: ['why.actions', 2, 1] });
  });

  it('M-TURN-06 M-CITY-03 M-CITY-05 M-LAB-01 a turn that begins in a city heals everybody, then sets the allowance', () => {
    const hurt = {
      team: [
        { is: 'charmander', hearts: 1 },
        { is: 'pikachu', hearts: 0 },
      ],
      also: { bike: 1 },
    };
    const t = two({ at: 'vir-mart', ...hurt });
    expect([hearts(t, 'charmander'), hearts(t, 'pikachu'), t.s.left]).toEqual([2, 3, 7]);
    const out = two({ at: 'y1', ...hurt });
    expect([hearts(out, 'charmander'), hearts(out, 'pikachu')]).toEqual([1, 0]);
  });

  it('M-CITY-04 walking into a city heals nothing', () => {
    const t = two({ at: 'y3', team: [{ is: 'charmander', hearts: 1 }] });
    go(t, 'move:vir');
    expect(hearts(t, 'charmander')).toBe(1);
  });

  it('M-TURN-07 M-TURN-09 with no actions left free deeds are still offered, and without one the turn ends by itself', () => {
    const t = two({ at: 'y3' }, { left: 1, spots: OPEN });
    go(t, 'move:vir');
    expect(t.optionIds()).toEqual(['move:vir-mart', 'pass']);
    const away = two({ at: 'y2' }, { left: 1, spots: OPEN });
    go(away, 'move:y1');
    expectTurnOf(away, 1);
    const stone = two({ at: 'y2', team: ['pikachu'], stones: { thunder: 1 } }, { left: 1, spots: OPEN });
    go(stone, 'move:y1');
    expect(stone.optionIds()).toEqual(['stone:thunder:pikachu', 'pass']);
  });

  it('M-TURN-11 M-AMB-73 the eleventh white road in a row is refused until something else was done', () => {
    const t = two({ at: 'vir' });
    for (let i = 0; i < 5; i++) go(t, 'move:vir-mart', 'move:vir');
    expect(t.refusal('move:vir-mart')).toMatchObject({ clause: 'M-TURN-11', why: ['why.walked'] });
    go(t, 'camp', 'move:vir-mart');
    expect(placeOf(t)).toBe('vir-mart');
    const short = two({ at: 'vir' }, { options: { freeSteps: 1 } });
    go(short, 'move:vir-mart');
    expect(short.refusal('move:vir').clause).toBe('M-TURN-11');
  });
});

describe('move', () => {
  it('M-MOVE-01 M-MOVE-02 M-CITY-01 M-CITY-02 a black road costs an action, a white one none, also with none left', () => {
    const t = two({ at: 'y3' }, { left: 1, spots: OPEN });
    go(t, 'move:vir');
    expect(t.s.left).toBe(0);
    go(t, 'move:vir-mart', 'move:vir');
    expect([t.s.left, placeOf(t)]).toEqual([0, 'vir']);
  });

  it('M-MOVE-03 roads lead both ways and figures do not block', () => {
    const t = table({ players: [{ at: 'y1' }, { at: 'y2' }], spots: OPEN });
    go(noTrade(go(t, 'move:y2')), 'move:y1');
    expect(placeOf(t)).toBe('y1');
  });

  it('M-MOVE-04 M-HID-03 entering turns up a wild token for everybody', () => {
    const t = two();
    expect(t.view(1).spots.y1).toBe('?');
    go(t, 'move:y1').roll('token', 'rattata');
    expect(t.view(1).spots.y1).toBe('rattata');
    expect(t.told(1, 'appeared')).toHaveLength(1);
  });

  it('M-MOVE-05 entering turns up an item ball for everybody', () => {
    const t = two({ at: 'vir' });
    go(t, 'move:i01').roll('item', 'nugget');
    expect(t.view(1).spots.i01).toBe('nugget');
  });

  it('M-MOVE-06 entering turns up a legendary token', () => {
    const t = two({ at: 'i05' }, { spots: { i05: '' } });
    const legendary = t.optionIds().find((id) => id.startsWith('move:leg'));
    expect(legendary).toBeDefined();
    go(t, legendary as string).roll('token', 'mewtwo');
    expect(t.view(1).spots['leg-a']).toBe('mewtwo');
  });

  it('M-MOVE-07 M-BATTLE-01 entering a trainer forces a battle at once, also with the last action', () => {
    const t = two(
      { at: 'y4', team: ['charmander', 'pikachu'] },
      { left: 1, spots: { 't-b1': 'lass', y4: '' } },
    );
    go(t, 'move:t-b1');
    t.expectAsked('commit', 0);
  });

  it('M-MOVE-08 gym leaders and special places force nothing', () => {
    const t = two({ at: 'pew' }, { spots: { 'gym-a': 'brock' } });
    go(t, 'move:gym-a');
    t.expectAsked('act', 0);
    expect(placeOf(t)).toBe('gym-a');
  });

  it('M-MOVE-09 M-AMB-13 a discovered token obliges to nothing', () => {
    const t = two();
    go(t, 'move:y1').roll('token', 'rattata');
    go(t, 'move:lab');
    expect(spot(t, 'y1')).toBeGreaterThanOrEqual(0);
  });

  it('M-MOVE-10 an emptied location does nothing', () => {
    const t = two({ at: 'y4' }, { spots: { ...OPEN, 't-b1': '' } });
    go(t, 'move:t-b1');
    expect(t.optionIds()).not.toContain('interact');
  });

  it('M-MOVE-11 M-DEF-02 M-DEF-10 entering any node of a city moves the checkpoint', () => {
    const t = two({ at: 'y3' }, { spots: OPEN });
    go(t, 'move:vir');
    expect([t.view(0).players[0].checkpoint, me(t).moved]).toEqual(['Viridian City', true]);
    go(t, 'move:y3');
    expect(t.view(0).players[0].checkpoint).toBe('Viridian City');
  });

  it('M-FRIEND-17 coming back to the first city is no move of the checkpoint', () => {
    const t = two({ at: 'y1' }, { spots: OPEN });
    go(t, 'move:lab');
    expect(me(t).moved).toBe(false);
  });

  it('M-FRIEND-20 the moment of entering a city is kept, and walking about in it is no entry', () => {
    const t = two({ at: 'y3' }, { spots: OPEN });
    go(t, 'move:vir');
    const entered = me(t).entered;
    expect(entered).toBeGreaterThan(0);
    go(t, 'move:vir-mart');
    expect(me(t).entered).toBe(entered);
  });

  it('M-MOVE-13 whoever stands on a trainer is not forced and cannot challenge', () => {
    const t = two({ at: 't-b1' }, { spots: { 't-b1': 'lass', y4: '' } });
    t.expectAsked('act', 0);
    expect(t.optionIds()).not.toContain('interact');
    go(t, 'move:y4', 'move:t-b1');
    expect(t.s.battle).not.toBeNull();
    t.expectChance('die');
  });
});

describe('obstacles', () => {
  const road = { obstacles: { 'lab-s7': '2' }, spots: { ...OPEN, s7: '' } };

  it('M-OBS-01 M-OBS-06 M-OBS-02 a 2 costs two actions in all, a 3 three', () => {
    const t = two({}, road);
    go(t, 'move:s7');
    expect(t.s.left).toBe(3);
    const three = two({}, { ...road, obstacles: { 'lab-s7': '3' } });
    go(three, 'move:s7');
    expect(three.s.left).toBe(2);
  });

  it('M-EX-14 with two left a 3 is refused, a 2 is passed', () => {
    const three = two({}, { ...road, obstacles: { 'lab-s7': '3' }, left: 2 });
    expect(three.refusal('move:s7').clause).toBe('M-TURN-05');
    const t = two({}, { ...road, left: 2 });
    go(t, 'move:s7');
    expect([placeOf(t), t.s.turn]).toEqual(['s7', 1]);
  });

  it.each([
    ['tree', 'cut'],
    ['water', 'surf'],
    ['wing', 'fly'],
  ])(
    'M-OBS-03 M-HM-03 M-HM-12 a %s takes %s, which a fainted Pokémon may know; then it is a plain road',
    (kind, hm) => {
      const closed = two({}, { ...road, obstacles: { 'lab-s7': kind } });
      expect(closed.refusal('move:s7')).toMatchObject({ clause: 'M-OBS-03', why: ['why.obstacle', kind] });
      const team = ['charmander', { is: 'pidgey', hearts: 0, taught: [hm] }];
      const t = two({ team, at: 's7' }, { ...road, obstacles: { 'lab-s7': kind } });
      go(t, 'move:lab');
      expect(t.s.left).toBe(4);
    },
  );

  it('M-OBS-04 M-OBS-07 M-OBS-08 M-GIO-01 a key opens its obstacle for nothing and is kept', () => {
    const closed = two({ at: 'vir' });
    expect(closed.refusal('move:giovanni')).toMatchObject({ clause: 'M-OBS-04' });
    const t = two({ at: 'vir', money: ['jessie'] });
    go(t, 'move:giovanni', 'move:vir');
    expect([t.s.left, me(t).money.length]).toEqual([5, 1]);
  });
});

describe('interact', () => {
  it('M-INT-01 M-INT-04 an interact costs an action', () => {
    const t = two({ at: 'y1', team: ['charmander'] }, { spots: { y1: 'rattata' } });
    go(t, 'interact');
    expect(t.s.left).toBe(4);
  });

  it('M-INT-02 M-INT-03 a token that lies face down under the figure cannot be met', () => {
    const t = two({ at: 'y1' }, { spots: { y1: '?' } });
    expect(t.refusal('interact')).toMatchObject({ clause: 'M-INT-02', why: ['why.face-down'] });
  });

  it('M-INT-05 emptied spots, paths, centers and the lab offer nothing', () => {
    const t = two({ at: 'y1' }, { spots: { y1: '' } });
    expect(t.refusal('interact').clause).toBe('M-INT-05');
    for (const at of ['lab', 'vir', 't-b1']) expect(two({ at }).optionIds()).not.toContain('interact');
    expect(spot(t, 'y1')).toBe(EMPTY);
    expect(t.s.spots[nodeOf(t.s, 'y2')]).toBe(FACE_DOWN);
  });
});

describe('camp', () => {
  it('M-CAMP-01 M-CAMP-02 M-CAMP-03 two actions restore those that are fit, as often as there are actions', () => {
    const team = [
      { is: 'charmander', level: 3, hearts: 1 },
      { is: 'pikachu', hearts: 0 },
    ];
    const t = two({ at: 'y1', team }, { spots: OPEN });
    go(t, 'camp');
    expect([hearts(t, 'charmander'), hearts(t, 'pikachu'), t.s.left]).toEqual([3, 0, 3]);
    go(t, 'camp');
    expect(t.s.left).toBe(1);
    t.expectAsked('act', 0);
  });

  it('M-CAMP-04 M-TYPE-03 M-TYPE-04 up to the hearts of its level and its type tokens, not the whole track', () => {
    const t = two(
      { at: 'y1', team: [{ is: 'charmander', hearts: 1 }], types: { fire: 2, water: 1 } },
      { spots: OPEN },
    );
    go(t, 'camp');
    expect(hearts(t, 'charmander')).toBe(4);
  });
});

/** What is said of the hex field: ways, what attacks would do, who comes when. */
import { describe, expect, it } from 'vitest';
import { attackOf, TACKLE } from '../src/attacks/known.ts';
import { cardOf } from '../src/cards.ts';
import { ATTACK } from '../src/league/answers.ts';
import { conditionOf } from '../src/league/conditions.ts';
import { hexAt } from '../src/league/field.ts';
import { FORMS } from '../src/league/forms.ts';
import { matchIn } from '../src/league/seen.ts';
import { type LeagueView, leagueView } from '../src/league/view.ts';
import { meanings } from '../src/meanings.ts';
import { scene } from '../src/scene.ts';
import { dice, field, league, match } from './field.ts';
import { foe, other } from './fighters.ts';
import { allInWords, inWords, option, question } from './meant.ts';

const form = (id: string, stage = 0): number => cardOf(id) * FORMS + stage;

describe('conditions', () => {
  it('M-COND-01 what takes hold is explained', () => {
    const { explains } = meanings.line(['f.gained', 0, form('pidgey'), conditionOf('slowed-to'), 2]);
    expect(allInWords(explains && meanings.thing(explains)?.lines)).toEqual([
      expect.stringMatching(/^It has at most 2 steps/),
    ]);
  });
});

describe('attacks', () => {
  it('M-ATK-01 an attack says what it can take, and its name stands on the button', () => {
    const t = field({
      high: [{ is: 'pikachu', at: '4,1', level: 1, knows: ['thunder-shock'] }],
      low: [foe('4,3'), { is: 'squirtle', at: '6,1', level: 1, hearts: 2 }],
    });
    const shock = option(t, 'attack:thunder-shock');
    expect(shock.role).toBe('natural');
    expect([inWords(shock.act), inWords(shock.note)]).toEqual(['Thunder Shock', '1 electric, range 6']);
    expect(allInWords(shock.brings)).toEqual([
      "Up to 1 heart from Player 2's Mewtwo",
      "Up to 2 hearts from Player 2's Squirtle, who faints",
    ]);
    expect([option(t, 'end').role, inWords(option(t, 'end').costs?.[0])]).toEqual([
      'ends',
      'its attack of this round, unused',
    ]);
    t.answer('attack:thunder-shock');
    expect(allInWords(option(t, 'squirtle').brings)).toEqual([
      "Player 2's Squirtle loses 2 hearts and faints",
    ]);
    expect([option(t, 'squirtle').role, option(t, 'mewtwo').role]).toEqual(['natural', undefined]);
    t.answer('squirtle');
  });

  it('an attack that reaches none but one’s own side only harms', () => {
    const t = field({
      high: [
        { is: 'pikachu', at: '0,1', level: 1, knows: ['thunder-shock'] },
        { is: 'meowth', at: '0,3', level: 1 },
      ],
      low: [foe('8,5')],
    });
    expect([option(t, 'attack:thunder-shock').role, option(t, 'attack:thunder-shock').brings]).toEqual([
      'harms',
      [],
    ]);
    expect(allInWords(option(t, 'attack:thunder-shock').costs)).toEqual(['up to 1 heart of your Meowth']);
    t.answer('attack:thunder-shock'); // only one way to lay it
    expect(t.told(0, 'f.lost-hearts')).toHaveLength(1);
  });

  it('M-ATK-04 an attack shows what it reaches, what it does there, and whom of its own side it hits', () => {
    const t = field({
      high: [
        { is: 'pikachu', at: '4,1', level: 1, knows: ['thunder-shock'] },
        { is: 'meowth', at: '4,2', level: 1 },
      ],
      low: [foe('6,1')],
    });
    const cells = option(t, 'attack:thunder-shock').cells ?? [];
    const at = (id: string) => cells.find((cell) => cell.at === `hex:${id}`);
    expect([at('6,1')?.mood, at('4,2')?.mood, at('5,1')?.mood, at('4,1')]).toEqual([
      'hurts',
      'spared', // it can be laid on either
      'reach',
      undefined,
    ]);
    expect([inWords(at('6,1')?.say), inWords(at('4,2')?.say)]).toEqual(['−1', '−1']);
    expect(option(t, 'attack:tackle').cells?.map((cell) => cell.at)).not.toContain('hex:6,1'); // range 1
    t.answer('attack:thunder-shock');
    expect(option(t, 'meowth').cells).toEqual([
      { at: 'hex:4,2', mood: 'own', say: ['m.cell-loses', 1, false] },
    ]);
    t.answer('mewtwo');
  });

  it('M-ATK-04 whom of its own side it cannot but hit is told from whom it can aim past', () => {
    // A ring round whoever bursts: however it is laid, Meowth stands in it.
    const t = field({
      high: [
        { is: 'pikachu', at: '4,1', level: 1, knows: ['self-destruct'] },
        { is: 'meowth', at: '4,2', level: 1 },
      ],
      low: [foe('5,1')],
    });
    const cells = option(t, 'attack:self-destruct').cells ?? [];
    expect(cells.find(({ at }) => at === 'hex:4,2')?.mood).toBe('own');
    expect(cells.find(({ at }) => at === 'hex:5,1')?.mood).toBe('hurts');
  });

  it('M-ACT-05 M-ACT-07 hexes that take several steps are reached in one go, step by step', () => {
    const t = field({ high: [{ is: 'pikachu', at: '4,1', level: 1 }], low: [foe('4,3')] });
    const journeys = question(t).journeys ?? [];
    const steps = t.optionIds().filter((id) => id.startsWith('step:'));
    expect(journeys.length).toBeGreaterThan(steps.length);
    for (const { at, ids, meaning } of journeys) {
      expect(steps).toContain(ids[0]);
      expect(meaning.way?.at(-1)).toBe(at);
      expect(meaning.way).toHaveLength(ids.length + 1);
    }
    expect(journeys.some(({ at }) => at === 'hex:4,3')).toBe(false); // somebody stands there
    const [longest] = [...journeys].sort((a, b) => b.ids.length - a.ids.length);
    for (const id of longest.ids) t.answer(id);
    expect(t.optionIds().some((id) => id.startsWith('step:'))).toBe(false);
  });

  it('M-EFF-01 what its free moves reach first is counted', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '4,1', level: 1, knows: ['fly'], also: { speed: 0 } }],
      low: [foe('4,4')],
    });
    expect(option(t, 'attack:fly').brings).toEqual([['m.can-take', 1, form('mewtwo'), 2, 18]]);
  });

  it('M-ABIL-39 M-COND-06 abilities and conditions are reckoned with', () => {
    const setting = {
      abilities: true,
      high: [{ is: 'pikachu', at: '4,1', level: 1, knows: ['thunder-shock'] }],
      low: [foe('4,3', { is: 'shellder', has: ['poisoned'] })],
    };
    const t = field(setting);
    // electric on water takes 2, poison 1, Shell Armor 1 less
    expect(option(t, 'attack:thunder-shock').brings?.[0]).toEqual(['m.can-take', 1, form('shellder'), 2, 18]);
    t.answer('attack:thunder-shock');
    expect(t.told(0, 'f.lost-hearts')[0].slice(3, 5)).toEqual([2, 18]);
    expect(inWords(t.told(0, 'f.lost-hearts')[0])).toBe(
      "Player 2's Shellder loses 2 hearts (1 Electric, super effective: 2; poison: 1; warded off: 1), 18 left.",
    );
  });

  it('M-SEQ-04 M-EFF-15 the counter of the use to come is counted', () => {
    const t = field({
      high: [{ is: 'pikachu', at: '4,1', level: 1, knows: ['rollout'] }],
      low: [foe('4,2')],
    });
    expect(option(t, 'attack:rollout').brings).toEqual([['m.can-take', 1, form('mewtwo'), 1, 19]]);
  });

  it('M-ATK-02 an hourglass is a cost', () => {
    const t = field({
      high: [{ is: 'pikachu', at: '4,1', level: 1, knows: ['body-slam'] }],
      low: [foe('4,2')],
    });
    expect(option(t, 'attack:body-slam').costs).toEqual([['m.spends-attack', attackOf('body-slam')]]);
    expect(option(t, 'attack:tackle').costs).toEqual([]);
  });

  it('M-POW-04 the question about a token says what it would save', () => {
    const t = field({
      high: [{ is: 'pikachu', at: '4,1', level: 1, knows: ['thunder-shock'] }],
      low: [foe('4,3'), other('8,0')],
      powers: [[], ['defensive-position']],
    });
    t.answer('attack:thunder-shock').answer('mewtwo').expectAsked('field-guard', 1);
    expect(inWords(question(t).hint)).toBe('Without it: Mewtwo loses 1 heart.');
    expect(option(t, 'yes')).toMatchObject({ brings: [['m.saves', 1]], costs: [['m.spends-power']] });
    t.answer('no');
  });
});

describe('on the field', () => {
  it('M-ACT-05 a step has a way, and the question says what is left to do', () => {
    const t = field({ high: [{ is: 'pikachu', at: '4,1', level: 1 }], low: [foe('8,5')] });
    expect(option(t, 'step:4,2')).toMatchObject({ way: ['hex:4,1', 'hex:4,2'], costs: [['m.step-cost', 2]] });
    expect(inWords(question(t).hint)).toBe('3 steps left, one attack, in any order.');
    t.answer('step:4,2');
    const [line] = t.told(0, 'f.moved-to');
    expect(meanings.line(line).walk).toEqual({ piece: 'fighter:pikachu', path: ['hex:4,1', 'hex:4,2'] });
  });

  it('M-SEQ-10 what happens to a fighter is told with whoever did it', () => {
    const hit = meanings.line([
      'f.lost-hearts',
      1,
      form('mewtwo'),
      2,
      3,
      { by: form('pikachu'), tolls: [] },
    ]).hit;
    expect(hit).toEqual({
      piece: 'fighter:mewtwo',
      from: 'fighter:pikachu',
      say: ['hit.lost', 2],
      mood: 'hurt',
    });
    expect(meanings.line(['f.fainted', 1, form('mewtwo')])).toMatchObject({
      tone: 'out',
      pause: true,
      hit: { piece: 'fighter:mewtwo', from: null, mood: 'out' },
    });
    expect(meanings.line(['f.used-attack', 0, form('pikachu'), attackOf('thunder-shock')]).hit).toMatchObject(
      {
        mood: 'named',
        type: 'electric',
      },
    );
  });

  it('M-ABIL-45 an ability that strikes back is where the blow comes from', () => {
    const t = field({
      abilities: true,
      high: [{ is: 'meowth', at: '4,1', level: 1 }],
      low: [foe('4,2', { is: 'pikachu' })],
    });
    t.answer('attack:tackle');
    const [struck, back] = t.told(0, 'f.lost-hearts').map((line) => meanings.line(line).hit);
    expect([struck?.piece, struck?.from]).toEqual(['fighter:pikachu', 'fighter:meowth']);
    expect([back?.piece, back?.from]).toEqual(['fighter:meowth', 'fighter:pikachu']);
  });

  it('M-ACT-04 whoever faints is still seen where it falls', () => {
    const t = field({
      high: [{ is: 'pikachu', at: '4,1', level: 1 }],
      low: [{ is: 'squirtle', at: '4,2', level: 1, hearts: 1 }, foe('8,5')],
    });
    const run = t.match.fork(null, true);
    const seen: string[] = [];
    run.t.listener = (_to, what) => {
      if (what === 'f.fainted') seen.push(leagueView(run.s)?.match?.fighters[3].hex ?? '');
    };
    run.answer(0, ATTACK[TACKLE]);
    expect(seen).toEqual(['4,2']);
  });

  it('M-ACT-02 the page beside says who comes when, and what the active one can do', () => {
    const t = field({
      high: [
        { is: 'pikachu', at: '0,0' },
        { is: 'meowth', at: '0,2' },
      ],
      low: [foe('8,0'), other('8,2', { has: ['poisoned', 'slowed-to:2'] })],
    });
    const { progress, phase, board, turn } = scene(t.view(0));
    expect([inWords(phase), board, turn?.seat, progress?.pinned]).toEqual([
      'Final, round 2',
      'field',
      0,
      true,
    ]);
    expect(progress?.groups[0].rows.map(({ of, state }) => [of, state])).toEqual([
      ['pikachu', 'now'],
      ['mewtwo', 'later'],
      ['meowth', 'later'],
      ['mew', 'later'],
    ]);
    expect(allInWords(progress?.groups[0].rows[3].about)).toEqual([
      '20/20 ♥',
      'speed 2',
      'poisoned',
      'slowed to 2',
    ]);
    expect(progress?.groups[1].rows.map(({ of }) => of)).toContain('electric:thunder-shock');
  });

  it('M-PREP-04 whom one commits lies on the bench', () => {
    const t = dice(league([['pikachu', 'meowth', 'pidgey', 'oddish'], ['squirtle']]), 1, 1, 1, 1, 1, 1);
    t.answer('upper').expectAsked('field-commit', 0);
    expect(t.decision().options.map(({ at }) => at)).toContain('fighter:meowth');
    expect(scene(t.view(0)).pieces.map(({ id }) => id)).toContain('fighter:meowth');
    expect(inWords(option(t, 'pikachu').note)).toMatch(/^Speed 3; /);
    expect(meanings.line(t.told(0, 'f.boulders')[0]).dice).toHaveLength(6);
  });

  it('M-MEND-01 M-LEAGUE-01 a match won is a result', () => {
    const won = meanings.line(['f.match-won', 1, 0, 4, [form('mewtwo')]]).result;
    expect([won?.winner, won?.losers, allInWords(won?.lines)]).toEqual([
      1,
      [0],
      ['In 4 rounds.', 'Mewtwo left on the field.'],
    ]);
    expect(meanings.line(['f.champion', 1])).toMatchObject({ tone: 'won', result: { winner: 1 } });
  });

  it('M-HID-08 a view shows the whole match: it can be made again from it', () => {
    const t = field({
      abilities: true,
      high: [
        { is: 'pikachu', at: '4,1', has: ['slowed-by:1'], exhausted: ['body-slam'], knows: ['body-slam'] },
      ],
      low: [foe('4,3', { has: ['asleep'] }), other('8,2')],
      boulders: ['2,1'],
      types: [{ electric: 1 }, {}],
      powers: [['feint'], ['endure']],
    });
    const seen = (t.view(0).league as NonNullable<LeagueView>).match;
    expect(seen && matchIn(seen)).toEqual(match(t));
    expect(match(t).fighters[0].hex).toBe(hexAt(4, 1));
  });
});

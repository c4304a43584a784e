import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/cards.ts';
import { newMatch } from '../src/league/prepare.ts';
import { at, attacks, boulders, dice, field, hearts, league, match, place, type Told } from './field.ts';

const TEAMS = [
  ['bulbasaur', 'pidgey', 'mankey', 'snorlax'],
  ['charmander', 'rattata', 'geodude', 'lapras'],
  ['squirtle', 'meowth', 'onix', 'magmar'],
  ['pikachu', 'spearow', 'ekans', 'jynx'],
];

/** Places the first three of a team on the first three free start hexes. */
function placeAll(t: Told, seat: number, team: readonly string[]): Told {
  if (t.decision(seat).kind === 'field-commit') t.answers(seat, team.slice(0, 3));
  while (t.match.open()[0] === seat && t.decision(seat).kind === 'field-place')
    t.answers(seat, t.optionIds(seat)[0]);
  return t;
}

describe('Preparing a match', () => {
  it('M-PREP-01 a boulder for every different face of six dice', () => {
    const t = dice(league(TEAMS.slice(0, 2)), 2, 2, 5, 6, 6, 6);
    expect(boulders(t)).toEqual(['2,4', '6,1', '6,4']);
  });

  it('M-EX-20 dice 2, 2, 5, 6, 6, 6: boulders on spots 2, 5 and 6', () => {
    expect(boulders(dice(league(TEAMS.slice(0, 2)), 2, 2, 5, 6, 6, 6))).toEqual(['2,4', '6,1', '6,4']);
    expect(boulders(dice(league(TEAMS.slice(0, 2)), 3, 3, 3, 3, 3, 3))).toEqual(['3,3']);
  });

  it('M-PREP-02 a boulder hex cannot be entered and blocks sight', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '4,1', knows: ['swift'] }],
      low: [{ is: 'oddish', at: '4,3' }],
      boulders: ['4,2', '3,2', '5,2'],
    });
    expect(t.refusal('step:4,2').clause).toBe('M-PREP-02');
    expect(attacks(t)).not.toContain('swift');
  });

  it('M-PREP-03 the dice, then the side of the higher seed, then its Pokémon', () => {
    const t = league(TEAMS.slice(0, 2));
    t.expectChance('boulder');
    dice(t, 1, 2, 3, 4, 5, 6).expectAsked('field-side', 0);
    t.answer('lower').expectAsked('field-commit', 0);
    expect(match(t).sides.map(({ home }) => home)).toEqual([1, 0]);
  });

  it('M-PREP-04 three Pokémon, each on another of the six start hexes of that side', () => {
    const t = dice(league(TEAMS.slice(0, 2)), 1, 1, 1, 1, 1, 1).answer('upper');
    t.answer(['pidgey', 'mankey', 'bulbasaur'] as never);
    t.expectAsked('field-place', 0);
    expect(t.optionIds()).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5']);
    t.answer('0,2');
    expect(t.optionIds()).not.toContain('0,2');
    t.answer('0,3').answer('0,4');
    expect(
      match(t)
        .fighters.slice(0, 3)
        .map(({ hex }) => place(hex)),
    ).toEqual(['0,2', '0,3', '0,4']);
  });

  it('M-PREP-05 then the lower seed on the other side, who sees all that', () => {
    const t = placeAll(dice(league(TEAMS.slice(0, 2)), 1, 1, 1, 1, 1, 1).answer('upper'), 0, TEAMS[0]);
    t.expectAsked('field-commit', 1);
    expect(
      t
        .view(1)
        .league?.match?.fighters.slice(0, 3)
        .map(({ hex }) => hex),
    ).toEqual(['0,0', '0,1', '0,2']);
    t.answers(1, TEAMS[1].slice(0, 3));
    expect(t.optionIds(1)[0]).toBe('8,0');
  });

  it('M-PREP-06 all of them, if there are fewer than three', () => {
    const t = dice(league([['bulbasaur', 'pidgey'], TEAMS[1]]), 1, 1, 1, 1, 1, 1).answer('upper');
    expect(t.decision(0)).toMatchObject({ min: 2, max: 2 });
    placeAll(t, 0, ['pidgey', 'bulbasaur']).expectAsked('field-commit', 1);
    expect(t.refusal(['charmander', 'rattata'], 1).code).toBe('incomplete');
  });

  it('M-PREP-07 the order they are named in is the row in which they are activated', () => {
    const t = dice(league(TEAMS.slice(0, 2)), 1, 1, 1, 1, 1, 1).answer('upper');
    placeAll(t, 0, ['mankey', 'bulbasaur', 'pidgey']);
    placeAll(t, 1, TEAMS[1]);
    expect(t.view(0).league?.match?.active).toBe('mankey');
    t.answer('end').answer('end');
    expect(t.view(0).league?.match?.active).toBe('bulbasaur');
  });

  it('M-PREP-08 they begin with full hearts and token hearts, nothing exhausted, no condition', () => {
    const t = league(TEAMS.slice(0, 2), {}, (s) => {
      s.players[0].types[2] = 2;
      s.hearts.fill(1);
    });
    placeAll(dice(t, 1, 1, 1, 1, 1, 1).answer('upper'), 0, TEAMS[0]);
    expect([hearts(t, 'bulbasaur'), hearts(t, 'pidgey')]).toEqual([2 + 2, at(t, 'pidgey').max]);
    expect(at(t, 'bulbasaur')).toMatchObject({ exhausted: [], marks: 0, slowedBy: 0, counters: [] });
  });

  it('M-PREP-09 the others stay as possible reserve, none is named', () => {
    const t = placeAll(dice(league(TEAMS.slice(0, 2)), 1, 1, 1, 1, 1, 1).answer('upper'), 0, TEAMS[0]);
    expect(match(t).sides[0]).toMatchObject({ reserve: 'ready', place: -1 });
  });
});

describe('The League', () => {
  /** A match between two seats has just been decided. */
  function decided(
    seats: number,
    sides: readonly [number, number],
    winner: 0 | 1,
    league_: {
      readonly finalists?: number[];
      readonly final?: boolean;
      readonly fallen?: readonly string[];
    } = {},
  ): Told {
    return league(TEAMS.slice(0, seats), {}, (s) => {
      const m = newMatch(s, 'league', ...sides);
      m.winner = winner;
      m.fallen = (league_.fallen ?? []).map(cardOf);
      const { finalists = [], final = false } = league_;
      s.league = { kind: 'league', winner: -1, finalists: finalists.slice(), final, barred: [], match: m };
      s.agenda = [{ do: 'league-match' }, { do: 'match-end' }];
    });
  }
  const playing = (t: Told): number[] => {
    t.expectChance('boulder');
    return match(t).sides.map(({ seat }) => seat);
  };

  it('M-LEAGUE-01 two semi-finals and a final between their winners, whose winner wins the game', () => {
    expect(playing(league(TEAMS.slice(0, 4)))).toEqual([0, 3]);
    expect(playing(decided(4, [0, 3], 1))).toEqual([1, 2]);
    expect(playing(decided(4, [1, 2], 0, { finalists: [3] }))).toEqual([1, 3]);
    const over = decided(4, [1, 3], 1, { finalists: [3, 1], final: true });
    expect([over.over, over.winners]).toEqual([true, [3]]);
  });

  it('M-LEAGUE-02 seeds 1 and 4 first, then 2 and 3; everybody sees everything', () => {
    const t = league(TEAMS).expectChance('boulder');
    expect(t.told(2, 'f.league-match')).toEqual([['f.league-match', 0, 3]]);
    expect(t.view(2).league).toEqual(t.view(7).league);
    const next = decided(4, [0, 3], 0).expectChance('boulder');
    expect(next.told(7, 'f.league-match')).toEqual([['f.league-match', 1, 2]]);
  });

  it('M-LEAGUE-03 no xp is gained', () => {
    const t = decided(4, [1, 2], 0, { finalists: [0] }).expectChance('boulder');
    expect(t.s.level.every((level) => level === 1)).toBe(true);
    expect(t.told(7).map(([key]) => key)).toEqual(['f.match-won', 'f.league-match']);
  });

  it('M-LEAGUE-04 who fainted in a semi-final cannot play in the final', () => {
    const t = decided(4, [1, 2], 0, { finalists: [0], fallen: ['geodude', 'charmander'] });
    dice(t, 1, 1, 1, 1, 1, 1).answer('upper');
    placeAll(t, 0, TEAMS[0]);
    t.answers(1, ['rattata', 'lapras']).answer('8,0').answer('8,1');
    expect(
      match(t)
        .fighters.slice(3)
        .map(({ hex }) => place(hex)),
    ).toEqual(['8,0', '8,1', 'off']);
    expect(t.view(1).league?.barred).toEqual(['geodude', 'charmander']);
  });

  it('M-LEAGUE-05 in the next match hearts, attacks, conditions and Power tokens are as new', () => {
    const t = league(TEAMS.slice(0, 2), {}, (s) => {
      s.players[0].powers = [2];
      s.league = { kind: 'league', winner: 0, finalists: [0], final: false, barred: [], match: null };
    });
    dice(t, 1, 1, 1, 1, 1, 1).answer('upper');
    placeAll(t, 0, TEAMS[0]);
    expect(match(t).sides[0].powers).toEqual([2]);
    expect(at(t, 'pidgey')).toMatchObject({
      hearts: at(t, 'pidgey').max,
      exhausted: [],
      marks: 0,
      counters: [],
    });
  });

  it('M-LEAGUE-06 a finalist with fewer than three plays with those; with none the final is lost; if both have none the higher seed wins', () => {
    const alone = decided(4, [1, 2], 0, { finalists: [0], fallen: TEAMS[1] });
    placeAll(dice(alone, 1, 1, 1, 1, 1, 1).answer('upper'), 0, TEAMS[0]);
    expect([alone.over, alone.winners]).toEqual([true, [0]]);
    const none = decided(4, [1, 2], 0, { finalists: [3], fallen: [...TEAMS[1], ...TEAMS[3]] });
    dice(none, 1, 1, 1, 1, 1, 1).answer('upper');
    expect(none.winners).toEqual([1]);
  });

  it('M-LEAGUE-07 a fainted Pokémon whose place the reserve took is barred too, the reserve only if it fainted itself', () => {
    // Oddish faints, Lapras takes its place; in the next round sudden death takes Pidgey, and the final begins.
    const t = field({
      high: [{ is: 'pidgey', at: '4,1', hearts: 1 }],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }],
      benches: [[], ['lapras']],
      also: (m, s) => {
        (s.league as { final: boolean }).final = false;
        m.sudden = 3;
      },
    });
    t.answer('attack:tackle')
      .answer('end')
      .answer('lapras')
      .answer('8,0')
      .answer('end')
      .expectChance('boulder');
    expect(t.view(0).league).toMatchObject({ final: true, barred: ['oddish', 'pidgey'] });
  });

  it('M-LEAGUE-08 in the final the smaller number is the higher seed', () => {
    expect(playing(decided(4, [1, 2], 1, { finalists: [3] }))).toEqual([2, 3]);
    expect(playing(decided(3, [1, 2], 1))).toEqual([0, 2]);
  });

  it('M-VAR-01 three players: seeds 2 and 3 play the only semi-final', () => {
    expect(playing(league(TEAMS.slice(0, 3)))).toEqual([1, 2]);
    expect(playing(decided(3, [1, 2], 0))).toEqual([0, 1]);
  });

  it('M-VAR-02 two players: the final only', () => {
    const t = league(TEAMS.slice(0, 2));
    expect([playing(t), t.s.league?.final]).toEqual([[0, 1], true]);
  });

  it('M-FLOW-05 4, 3 and 2 players play three, two and one match', () => {
    expect([
      playing(league(TEAMS.slice(0, 4))),
      playing(league(TEAMS.slice(0, 3))),
      playing(league(TEAMS.slice(0, 2))),
    ]).toEqual([
      [0, 3],
      [1, 2],
      [0, 1],
    ]);
  });
});

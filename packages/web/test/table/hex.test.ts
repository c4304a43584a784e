import { SPECIES } from '@indigo/art';
import {
  type BattleView,
  graphOf,
  HEXAGONS,
  type HexView,
  hex,
  POKEMON,
  SPACES,
  TRAINERS,
} from '@indigo/hex';
import { type Decision, Match, type Plain, type Say, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../../src/table/hex/battle-sums.ts';
import { speciesOf } from '../../src/table/hex/facts.ts';
import { unfolded } from '../../src/table/hex/unfold.ts';
import { wayTo } from '../../src/table/hex/ways.ts';

const indexOf = new Map(SPACES.map(({ id }, i) => [id, i]));
const at = (id: string): number => indexOf.get(id) as number;

/** Plays at random and calls `look` before each answer. */
function play(
  seed: number,
  answers: number,
  look: (match: Match, seat: number, decision: Decision) => void,
): Match {
  const rng = seeded(seed);
  const match = Match.start(hex, { seats: 3, options: {} }, { rng }) as unknown as Match;
  for (let i = 0; i < answers && !match.over; i++) {
    const [seat] = match.open();
    const decision = match.decision(seat);
    if (decision === null) break;
    look(match, seat, decision);
    const face = decision.options[rng(decision.options.length)];
    match.submit(seat, match.no, decision.shape === 'pick' ? face.id : anyList(match, seat));
  }
  return match;
}

function anyList(match: Match, seat: number): string[] {
  const ids: string[] = [];
  for (;;) {
    const draft = match.composing(seat, ids);
    if ('refused' in draft) throw new Error(draft.say);
    if (draft.missing === null || draft.next.length === 0) return ids;
    ids.push(draft.next[0]);
  }
}

describe('HEX as it is drawn', () => {
  test('every card has a creature of its own species', () => {
    const strangers = POKEMON.filter(
      ({ name }, mon) => speciesOf(mon).dex === SPECIES[0].dex && !name.startsWith('Bulbasaur'),
    );
    expect(strangers.map(({ name }) => name)).toEqual([]);
  });

  test('for every move that is offered a way of so many steps is shown, shorter only to where one may stop', () => {
    let seen = 0;
    play(11, 900, (match, seat, decision) => {
      if (decision.kind !== 'move') return;
      const view = match.view(seat) as unknown as HexView;
      const board = view.board.map((id) => HEXAGONS.findIndex((hexagon) => hexagon.id === id));
      const { lines } = graphOf({ board });
      const scene = hex.scene(view);
      const count = decision.say[1] as number;
      const lengths = new Set<number>();
      for (const face of decision.options) {
        const way = wayTo(scene, seat, face.at as string, count, face.say[0] === 'pay-to');
        expect(way, face.id).not.toBeNull();
        const steps = (way as readonly string[]).map(at);
        expect(new Set(steps).size).toBe(steps.length);
        steps.slice(1).forEach((to, i) => {
          expect(lines[steps[i]].some((line) => line.to === to)).toBe(true);
        });
        if (face.say[0] === 'to-space' && SPACES[steps[steps.length - 1]].kind !== 'city')
          lengths.add(steps.length - 1);
        seen++;
      }
      // Blind alleys end a walk early, but only where no other way is long enough.
      if (lengths.has(count)) expect([...lengths]).toEqual([count]);
    });
    expect(seen).toBeGreaterThan(60);
  });

  test('a battle is unfolded from the story as the rules have it', () => {
    let seen = 0;
    const before: Plain = { battle: null };
    play(5, 1500, (match, seat) => {
      const { battle } = match.view(seat) as unknown as HexView;
      if (battle === null) return;
      const lines = match.story(seat, 0).map(({ say }): Say => say);
      const told = (unfolded(before, lines) as unknown as { battle: BattleView }).battle;
      expect(told.kind).toBe(battle.kind);
      expect(told.sides.map((side) => [side.seat, side.sent])).toEqual(
        battle.sides.map((side) => [side.seat, side.sent]),
      );
      seen++;
    });
    expect(seen).toBeGreaterThan(5);
  });

  test('the named parts of a sum are all of it, where no Trainer and no place adds to it', () => {
    const plain = new Set<string>(TRAINERS.filter((one) => !('power' in one)).map(({ id }) => id));
    let seen = 0;
    const look = (match: Match, told: number): number => {
      const view = match.view(0) as unknown as HexView;
      const lines = match.story(0, 0).map(({ say }): Say => say);
      const last = lines.findIndex(([key], i) => i >= told && (key === 'totals' || key === 'gym-totals'));
      if (last < 0) return lines.length;
      const then = unfolded({ ...view, battle: null } as unknown as Plain, lines.slice(0, last + 1));
      const { battle } = then as unknown as { battle: BattleView };
      battle.sides.forEach((side, i) => {
        if (side.seat < 0 || battle.kind === 'duel' || !plain.has(view.players[side.seat].trainer)) return;
        const sum = sumOf(view, battle, side, battle.sides[1 - i], null);
        expect(sum.total).toBe(side.total);
        expect(sum.parts.map(({ label }) => label)).not.toContain('Trainer, place');
        seen++;
      });
      return lines.length;
    };
    for (const seed of [5, 6]) {
      let told = 0;
      play(seed, 1200, (match) => {
        told = look(match, told);
      });
    }
    expect(seen).toBeGreaterThan(3);
  });

  test('once it is over no battle is shown', () => {
    const lines: Say[] = [
      ['challenged-leader', 0, 0],
      ['sent', 0, 3],
      ['rolled', 0, 4, 'battle'],
      ['gym-totals', 0, 8, 0, 8],
    ];
    const told = (unfolded({ battle: null }, lines) as unknown as { battle: BattleView }).battle;
    expect(told.sides.map(({ die, total }) => [die, total])).toEqual([
      [4, 8],
      [0, 8],
    ]);
    const after = unfolded({ battle: {} }, [...lines, ['beat-leader', 0, 0]]);
    expect(after).toEqual({ battle: null });
  });
});

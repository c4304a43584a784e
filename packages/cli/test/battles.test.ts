import { bots } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { type AnyRuleset, type Battle, Match, read, type Scene, SPECTATOR, seeded } from '@indigo/kernel';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { readerFor } from '../src/players.ts';
import { drawTable } from '../src/terminal/table.ts';

const players = ['Ann', 'Bob', 'Cem', 'Dee'].map((name) => ({ name, bot: 'random' }));
const reader = readerFor(players, null);

/** Every battle of a match between bots, as the table stood when it was decided, and what was told then. */
function decidedBattles(ruleset: AnyRuleset, seed: number): { scene: Scene; battle: Battle; told: string }[] {
  const rng = seeded(seed);
  const match = Match.start(ruleset, { seats: players.length }, { rng });
  const battles: { scene: Scene; battle: Battle; told: string }[] = [];
  match.onPause = () => {
    const scene: Scene = ruleset.scene(match.view(SPECTATOR));
    const last = match.says(SPECTATOR).at(-1);
    if (scene.battle?.decided == null || last === undefined) return;
    battles.push({ scene, battle: scene.battle, told: read(ruleset.words, last, reader) });
  };
  while (!match.over) {
    const seat = match.open()[0];
    expect(match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng))).toEqual({ ok: true });
  }
  return battles;
}

describe('battles of classic in the terminal', () => {
  it('come to what the story says, with cards, evolution and the bonus of a Master', async () => {
    const ruleset = await catalog.load('classic');
    const seen = new Set<string>();
    for (let seed = 1; seed <= 30 && seen.size < 3; seed++) {
      for (const { scene, battle, told } of decidedBattles(ruleset, seed)) {
        const look = {
          scene,
          say: (what: Parameters<typeof read>[1]) => read(ruleset.words, what, reader),
          players,
          you: null,
          width: 200,
          paint: pc.createColors(false),
        };
        const drawn = drawTable(look, new Map(), null);
        const won = drawn.find((line) => line.includes('★ won'));
        expect(won === undefined).toBe(battle.decided === 'tie');
        battle.sides.forEach((side, i) => {
          const column = drawn.map((line) => (line.split('│')[i] ?? '').trim());
          const sum = column.find((line) => line.includes(' = ')) ?? '';
          const [parts, total] = sum.split(' = ');
          const values = parts.split(' + ').map((part) => Number.parseInt(part, 10));
          expect(
            values.reduce((a, b) => a + b, 0),
            sum,
          ).toBe(Number(total));
          expect(told).toContain(`= ${total}.`);
          expect(side.sum?.total).toBe(Number(total));
          for (const part of ['evolution', 'card', 'Master']) if (parts.includes(` ${part}`)) seen.add(part);
        });
      }
    }
    expect([...seen].sort()).toEqual(['Master', 'card', 'evolution']);
  });
});

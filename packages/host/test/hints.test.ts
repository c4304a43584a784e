import { badges } from '@indigo/badges';
import { diceRace } from '@indigo/dice-race';
import { type AnyRuleset, SPECTATOR, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { follow, type Position, Thinker } from '../src/index.ts';
import { answerAny, code, type Sat, type SatOptions, sitDown, soon } from './seat.ts';

const game = badges as AnyRuleset;

/** A clock on which thinking takes no time to speak of. */
function thinking() {
  let now = 0;
  const asked: Position[] = [];
  const thinker = new Thinker(async () => game, {
    now: () => {
      now += 5;
      return now;
    },
  });
  const hint = (position: Position) => {
    asked.push({ ...position, entries: position.entries.slice() });
    return thinker.hints(position);
  };
  return { asked, hint };
}

const alone: SatOptions = { seats: 2, bots: [1], options: { firstSeat: 1 } };
const asked = ({ followed }: Sat): number => followed.get(0)?.decision?.no ?? -1;

describe('hints', () => {
  test('name answers that may be given, best first, and the same ones when asked for again', async () => {
    const { asked: positions, hint } = thinking();
    const sat = await sitDown(game, { ...alone, needs: { hint } });
    const { host, followed } = sat;
    expect(followed.get(0)?.hints).toBe(true);
    const reply = await host.command(0, { do: 'hint', no: asked(sat) });
    if (!('hint' in reply)) throw new Error(JSON.stringify(reply));
    expect(reply.hint.length).toBeGreaterThan(1);
    const ids = followed.get(0)?.decision?.options.map(({ id }) => id);
    for (const one of reply.hint) expect(ids).toContain(one.ids);
    const chances = reply.hint.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(await host.command(0, { do: 'hint', no: asked(sat) })).toEqual(reply);
    expect(positions).toHaveLength(1);
    expect(positions[0]).toMatchObject({ seat: 0, length: host.play.match?.length });
  });

  test('are for those who are asked', async () => {
    const sat = await sitDown(game, { ...alone, needs: { hint: thinking().hint } });
    const { host } = sat;
    expect(code(await host.command(0, { do: 'hint', no: asked(sat) + 1 }))).toBe('stale');
    expect(code(await host.command(0, { do: 'hint', no: -1 }))).toBe('stale');
    expect(code(await host.command(1, { do: 'hint', no: asked(sat) }))).toBe('not-seated');
    expect(code(await host.command(SPECTATOR, { do: 'hint', no: 0 }))).toBe('not-seated');
  });

  test('are not given where several people play, unless the table says so', async () => {
    const { hint } = thinking();
    const several = await sitDown(game, { seats: 2, needs: { hint } });
    expect(follow(null, several.host.fresh(0)).hints).toBe(false);
    expect(several.followed.get(0)?.hints).toBe(false);
    const seat = several.host.play.open()[0];
    const no = several.followed.get(seat)?.decision?.no ?? -1;
    expect(code(await several.host.command(seat, { do: 'hint', no }))).toBe('no-hints');

    const agreed = await sitDown(game, { seats: 2, hints: true, needs: { hint } });
    expect(agreed.followed.get(1)?.hints).toBe(true);
    const strict = await sitDown(game, { ...alone, hints: false, needs: { hint } });
    expect(strict.followed.get(0)?.hints).toBe(false);
    expect(code(await strict.host.command(0, { do: 'hint', no: asked(strict) }))).toBe('no-hints');
  });

  test('are not given where nobody can say what is good, or nobody thinks', async () => {
    const { hint } = thinking();
    const blind = await sitDown(diceRace as AnyRuleset, { seats: 2, bots: [1], needs: { hint } });
    expect(blind.followed.get(0)?.hints).toBe(false);
    const none = await sitDown(game, alone);
    expect(none.followed.get(0)?.hints).toBe(false);
  });

  test('change nothing, keep nobody waiting, and may be asked for again where they failed', async () => {
    let release = (_: Error): void => {};
    const sat = await sitDown(game, {
      ...alone,
      needs: {
        hint: () =>
          new Promise((_, reject) => {
            release = reject;
          }),
      },
    });
    const twin = await sitDown(game, alone);
    const waiting = sat.host.command(0, { do: 'hint', no: asked(sat) });
    await soon();
    // Answered while the hint is still thought about; the dice fall as they would have.
    expect(await answerAny(sat, seeded(3))).toEqual({ ok: true });
    expect(await answerAny(twin, seeded(3))).toEqual({ ok: true });
    expect(sat.host.play.match?.entries).toEqual(twin.host.play.match?.entries);
    release(new Error('no more thinking'));
    expect(code(await waiting)).toBe('no-hints');
    let failures = 1;
    const { hint } = thinking();
    const again = await sitDown(game, {
      ...alone,
      needs: { hint: (position) => (failures-- > 0 ? Promise.reject(new Error()) : hint(position)) },
    });
    expect(code(await again.host.command(0, { do: 'hint', no: asked(again) }))).toBe('no-hints');
    expect(await again.host.command(0, { do: 'hint', no: asked(again) })).toHaveProperty('hint');
  });
});

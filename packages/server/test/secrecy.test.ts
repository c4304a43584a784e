import { type ClassicView, ITEMS } from '@indigo/classic';
import type { Followed } from '@indigo/host';
import { seeded } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { Line, lineTo, Visitor } from './client.ts';
import { open } from './house.ts';

/** What each line was told, without the times and names of the one match or the other. */
const steps = (line: Line): string[] =>
  line.raw.filter((text) => text.startsWith('{"step"') || text.startsWith('{"fresh"'));

const viewOf = (table: Line['table']): ClassicView => (table as Followed).view as ClassicView;

const isShown = ({ table }: Line): boolean => (table as Followed).lines.some(([key]) => key === 'spoils');

const SEED = 79;
const QUIET = ['pass', 'try', 'go-on', 'roll', 'refuse', 'no', 'leave', 'accept-challenge'];

/**
 * A match of three, all chance scripted alike but for one: the first Item Card anybody draws is `card` (there are as many
 * Event Cards, and one is drawn before). Nobody plays a card, so that hand stays hidden.
 */
async function playQuietly(
  card: number,
): Promise<{ told: Map<number, string[]>; owner: number; hand: readonly number[] }> {
  const source = seeded(SEED);
  const all = ITEMS.reduce((sum, item) => sum + item.count, 0);
  const place = ITEMS.slice(0, card).reduce((sum, item) => sum + item.count, 0);
  let drawn = 0;
  const { address } = await open({
    dice: (n) => {
      const outcome = source(n);
      if (n === all && drawn++ === 1) return place;
      // Nor is any other card of these two sorts drawn: there the numbers would mean different cards.
      return n < all && n > all - 20 && outcome >= 6 && outcome < 30 ? outcome % 6 : outcome;
    },
  });
  const ann = await Visitor.named(address, 'Ann');
  const match = await ann.create({ game: 'classic', seats: ['me', 'me', 'me'] });
  // One after the other: whoever looks is told who is there already.
  const lines: Line[] = [];
  for (const seat of [0, 1, 2]) lines.push(await lineTo(ann, match.id, { seat }));
  const watcher = await new Line(address).hello(match.id);
  let owner = -1;
  // Until the hand is shown: to whoever wins a battle against it.
  for (let i = 0; i < 60 && !lines.some(isShown); i++) {
    await lines[0].until(() => lines.some(({ decision }) => decision !== null), 'a question');
    const line = lines.find(({ decision }) => decision !== null) as Line;
    const { no, options, shape } = line.decision as NonNullable<Line['decision']>;
    const quiet = options.find(({ id }) => QUIET.includes(id)) ?? options[0];
    const seq = line.table?.seq ?? 0;
    line.send({ do: 'answer', no, ids: shape === 'pick' ? quiet.id : [] });
    await line.until(
      ({ table, heard }) => (table?.seq ?? 0) > seq || 'no' in (heard.at(-1) as object),
      'the step',
    );
    const last = line.heard.at(-1) as object;
    if ('no' in last) throw new Error(JSON.stringify([last, line.decision]));
    if (owner < 0) owner = lines.findIndex(({ table }, seat) => viewOf(table).trainers[seat].cards > 0);
  }
  await Promise.all(lines.map((line) => line.ask({ do: 'ping' })));
  await watcher.ask({ do: 'ping' });
  const told = new Map<number, string[]>([[7, steps(watcher)]]);
  for (const [seat, line] of lines.entries()) told.set(seat, steps(line));
  const view = viewOf(lines[owner].table);
  return { told, owner, hand: view.trainers[owner].known };
}

test('two matches that differ in a hidden hand send everybody else the same bytes', async () => {
  const sort = (id: string): number => ITEMS.findIndex((item) => item.id === id);
  const [great, ultra] = [await playQuietly(sort('great-ball')), await playQuietly(sort('ultra-ball'))];
  expect(great.owner).toBe(ultra.owner);
  expect(great.hand).not.toEqual(ultra.hand);
  for (const looker of [0, 1, 2, 7]) {
    const [a, b] = [great.told.get(looker) ?? [], ultra.told.get(looker) ?? []];
    expect(a.length).toBeGreaterThan(20);
    if (looker === great.owner) expect(b).not.toEqual(a);
    else expect(b).toEqual(a);
  }
});

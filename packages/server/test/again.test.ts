import { Hands } from '@indigo/host';
import type { MatchInfo } from '@indigo/protocol';
import { expect, test } from 'vitest';
import { lineTo, Visitor } from './client.ts';
import { open } from './house.ts';

const DAY_MS = 86_400_000;

const codeOf = (event: object): unknown => ('no' in event ? event.no : event);

/** Two people who have played a match to its end. */
async function played(address: string): Promise<{ ann: Visitor; bob: Visitor; match: MatchInfo }> {
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await bob.join(match.invite);
  const lines = [await lineTo(ann, match.id), await lineTo(bob, match.id)];
  // Nobody need play it to the end.
  await lines[0].ask({ do: 'end' });
  await lines[1].until(({ table }) => (table?.votes.length ?? 0) > 0, 'the suggestion');
  await lines[1].ask({ do: 'vote', vote: lines[1].table?.votes[0].vote, yes: true });
  await lines[1].until(({ table }) => table?.won !== null, 'the end');
  for (const line of lines) line.close();
  return { ann, bob, match };
}

test('nobody gives their word for dice they have not seen, in a rematch either', async () => {
  const { address } = await open();
  const { ann, bob, match } = await played(address);
  const path = `/api/matches/${match.id}/rematch`;
  const shown = async (one: Visitor): Promise<string | undefined> =>
    (await one.call('GET', '/api/dice')).body.dice;
  const [dice, others] = [await shown(ann), await shown(bob)];
  const next = await ann.call('POST', path, { dice, word: 'heron' });
  expect(next.body).toMatchObject({ dice, seat: 0, state: 'waiting' });
  const blind = await bob.call('POST', path, { dice: others, word: 'otter' });
  expect([blind.status, codeOf(blind.body)]).toEqual([409, 'other-dice']);
  expect((await bob.call('GET', `/api/matches/${next.body.id}`)).body).toMatchObject({ seat: null });
  const seen = await bob.call('POST', path, { dice, word: 'otter' });
  expect(seen.body).toMatchObject({ id: next.body.id, dice, seat: 1, state: 'playing' });
});

test('a next table that was closed, or that nobody came to, is set up anew for who asks', async () => {
  const hands = new Hands();
  const { address } = await open({ timer: hands, abandonAfter: 14 });
  const { ann, bob, match } = await played(address);
  const path = `/api/matches/${match.id}/rematch`;
  const first = await ann.call('POST', path, {});
  expect((await ann.call('POST', `/api/matches/${first.body.id}/close`)).status).toBe(200);
  // Both at once come to the same one.
  const [mine, yours] = await Promise.all([bob.call('POST', path, {}), bob.call('POST', path, {})]);
  expect([mine.status, mine.body.id]).toEqual([200, yours.body.id]);
  expect(mine.body.id).not.toBe(first.body.id);
  expect((await ann.call('GET', `/api/matches/${match.id}`)).body.rematch).toBe(mine.body.id);
  await expect
    .poll(async () => {
      hands.advance(DAY_MS);
      return (await bob.call('GET', `/api/matches/${mine.body.id}`)).status;
    })
    .toBe(404);
  const last = await ann.call('POST', path, {});
  expect(last.body).toMatchObject({ state: 'waiting', seat: 0 });
  expect((await bob.call('POST', path, {})).body).toMatchObject({ id: last.body.id, state: 'playing' });
});

test('a rematch counts as a match one has set up, for who sets it up', async () => {
  const { address } = await open();
  const { ann, bob, match } = await played(address);
  const path = `/api/matches/${match.id}/rematch`;
  for (let i = 0; i < 40; i++) await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  const more = await ann.call('POST', path, {});
  expect([more.status, codeOf(more.body)]).toEqual([429, 'too-many']);
  expect((await ann.call('GET', `/api/matches/${match.id}`)).body.rematch).toBeUndefined();
  // A table that somebody else set up is theirs.
  const next = await bob.call('POST', path, {});
  expect((await ann.call('POST', path, {})).body).toMatchObject({ id: next.body.id, state: 'playing' });
});

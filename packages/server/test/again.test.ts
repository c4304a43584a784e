import { seeded } from '@indigo/kernel';
import type { MatchInfo } from '@indigo/protocol';
import { expect, test } from 'vitest';
import { lineTo, oneMove, Visitor } from './client.ts';
import { open } from './house.ts';

const codeOf = (event: object): unknown => ('no' in event ? event.no : event);

/** Two people who have played a match to its end. */
async function played(address: string): Promise<{ ann: Visitor; bob: Visitor; match: MatchInfo }> {
  const [ann, bob] = [await Visitor.named(address, 'Ann'), await Visitor.named(address, 'Bob')];
  const match = await ann.create({ game: 'dice-race', seats: ['me', 'open'] });
  await bob.join(match.invite);
  const lines = [await lineTo(ann, match.id), await lineTo(bob, match.id)];
  const rng = seeded(4);
  while (await oneMove(lines, rng));
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

import { bots } from '@indigo/bots';
import { type Act, Play, type Player } from '@indigo/host';
import { type AnyRuleset, seeded } from '@indigo/kernel';
import type { MatchRow, Store } from '../src/store.ts';

/** Acts written at once. */
const BATCH = 1000;

/** Writes a match of so many acts into a store, played at random. Now and then somebody takes something back. */
export async function writeLong(
  store: Store,
  ruleset: AnyRuleset,
  { id, acts, seats = 2, who = null }: { id: string; acts: number; seats?: number; who?: string | null },
): Promise<MatchRow> {
  const row: MatchRow = {
    id,
    invite: `i${id}`,
    game: ruleset.id,
    version: ruleset.version,
    options: {},
    public: false,
    watch: true,
    secret: null,
    cover: 0,
    hints: null,
    standIn: null,
    clock: 0,
    away: 0,
    creator: who ?? 'nobody',
    created: Date.now(),
    state: 'playing',
    players: Array.from({ length: seats }, (_, seat) => playerAt(seat, who)),
    turn: 0,
    asked: 0,
    updated: Date.now(),
    due: null,
    won: null,
    rematch: null,
    auto: [],
    abandoned: false,
    seen: Date.now(),
    stuck: null,
  };
  await store.addMatch(row);
  const list = actsOf(ruleset, row, acts);
  for (let at = 0; at < list.length; at += BATCH) {
    const batch = list.slice(at, at + BATCH);
    await Promise.all(batch.map((act, i) => store.append(id, at + i, act, null)));
  }
  return row;
}

const playerAt = (seat: number, who: string | null): Player => ({
  name: `P${seat}`,
  who: who ?? 'x',
  bot: null,
});

function actsOf(ruleset: AnyRuleset, { players, options }: MatchRow, most: number): Act[] {
  const rng = seeded(7);
  const play = new Play(ruleset, { seats: players.length, options }, seeded(8), [], () => false);
  const acts = players.map((player, seat) => play.sit(seat, player).act);
  acts.push(play.start().act);
  while (acts.length < most && !play.over && play.match !== null) {
    const [seat] = play.open();
    const done =
      rng(50) === 0 && play.whyNoUndo(seat) === null
        ? play.undo(seat)
        : play.answer(seat, play.askedNo(seat), bots.random.answer(play.match.outlook(seat), rng));
    if (!('act' in done)) throw new Error(done.reason);
    acts.push(done.act);
  }
  return acts;
}

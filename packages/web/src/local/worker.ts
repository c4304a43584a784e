import { catalog } from '@indigo/catalog';
import { checkDice } from '@indigo/host';
import type { Answered, Call, CallName, Calls } from './calls.ts';
import { Replays } from './replays.ts';
import { LocalTables } from './tables.ts';

// The page's own table runner: rules and bots never hold up drawing.
const page = self as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((message: MessageEvent<Call>) => void) | null;
};

const tables = new LocalTables((news) => page.postMessage(news));
const replays = new Replays();

const answers: { [N in CallName]: (args: Calls[N]['args']) => Promise<Calls[N]['result']> } = {
  create: (args) => tables.create(args),
  open: ({ id }) => tables.follow(id),
  command: (args) => tables.command(args),
  record: async ({ id }) => tables.record(id),
  keptRecord: ({ id }) => tables.keptRecord(id),
  close: async ({ id }) => {
    await tables.close(id);
    replays.close(id);
    return null;
  },
  replay: ({ id, record }) => replays.open(id, record),
  frame: async ({ id, tick, eyes }) => replays.frame(id, tick, eyes),
  checkDice: async ({ record }) => checkDice(await catalog.load(record.game, record.version), record),
  fork: ({ id, tick, seat }) => tables.adopt(replays.fork(id, tick, seat)),
};

page.onmessage = async ({ data: { re, call, args } }) => {
  let answered: Answered;
  try {
    const answer = answers[call] as (args: unknown) => Promise<unknown>;
    answered = { re, result: await answer(args) };
  } catch (error) {
    answered = { re, failed: error instanceof Error ? error.message : String(error) };
  }
  page.postMessage(answered);
};

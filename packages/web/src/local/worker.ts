import { analysing, ready } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { checkDice, chronicleOf } from '@indigo/host';
import type { Answered, Call, CallName, Calls, Progressed } from './calls.ts';
import { countOver } from './count.ts';
import { Replays } from './replays.ts';
import { LocalTables } from './tables.ts';

// The page's own table runner: rules and bots never hold up drawing.
const page = self as unknown as {
  postMessage(message: unknown): void;
  onmessage: ((message: MessageEvent<Call>) => void) | null;
};

const tables = new LocalTables((news) => page.postMessage(news));
const replays = new Replays();

/** Tells how far something is that takes long. */
type Report = (done: number) => void;

const answers: {
  [N in CallName]: (args: Calls[N]['args'], report: Report) => Promise<Calls[N]['result']>;
} = {
  create: (args) => tables.create(args),
  learn: (args) => tables.learn(args),
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
  analyse: async ({ record }, report) => {
    const ruleset = await catalog.load(record.game, record.version);
    await ready(ruleset);
    const work = analysing(ruleset, record);
    for (;;) {
      const { done, value } = work.next();
      if (done) return value;
      report(value);
    }
  },
  chronicle: async ({ record }) => chronicleOf(await catalog.load(record.game, record.version), record),
  count: () => countOver((id) => tables.keptRecord(id)),
  fork: ({ id, tick, seat }) => tables.adopt(replays.fork(id, tick, seat)),
};

page.onmessage = async ({ data: { re, call, args } }) => {
  let answered: Answered;
  try {
    const answer = answers[call] as (args: unknown, report: Report) => Promise<unknown>;
    const report = (done: number): void => page.postMessage({ re, done } satisfies Progressed);
    answered = { re, result: await answer(args, report) };
  } catch (error) {
    answered = { re, failed: error instanceof Error ? error.message : String(error) };
  }
  page.postMessage(answered);
};

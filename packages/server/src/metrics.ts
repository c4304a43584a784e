import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What can be measured from outside. */
export class Metrics {
  readonly registry = new Registry();
  /** Acts kept, by kind. Counted here and only shown when somebody looks: it happens at every move. */
  readonly acts: { [act: string]: number } = {};
  /** Acts played again to load tables: likewise. */
  replayed = 0;
  readonly refused = new Counter({
    name: 'indigo_refused_total',
    help: 'Messages not carried out, by reason',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });
  readonly slowed = new Counter({
    name: 'indigo_slowed_total',
    help: 'Times a connection was not read for a moment because it talked too fast',
    registers: [this.registry],
  });
  readonly lost = new Counter({
    name: 'indigo_tables_reloaded_total',
    help: 'Tables loaded anew because an act could not be kept',
    registers: [this.registry],
  });
  readonly tables = new Gauge({
    name: 'indigo_tables',
    help: 'Tables in memory',
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'indigo_sockets',
    help: 'Open connections to tables',
    registers: [this.registry],
  });
  readonly claims = new Counter({
    name: 'indigo_claims_total',
    help: 'Tables taken into memory, by whose they were: of nobody, of another server or our own before, of one that is gone, of one whose clock ran out',
    labelNames: ['why'] as const,
    registers: [this.registry],
  });
  readonly conflicts = new Counter({
    name: 'indigo_conflicts_total',
    help: 'Acts not kept because another server had written first',
    registers: [this.registry],
  });
  readonly moved = new Counter({
    name: 'indigo_tables_moved_total',
    help: 'Tables let go because they were another server’s, or this one was going down',
    registers: [this.registry],
  });
  readonly forwarded = new Counter({
    name: 'indigo_forwarded_total',
    help: 'Sockets and requests passed on to the server that has their table',
    labelNames: ['what'] as const,
    registers: [this.registry],
  });
  readonly ahead = new Counter({
    name: 'indigo_hellos_ahead_total',
    help: 'Times somebody had seen more of a table than this server had, so that it was loaded anew',
    registers: [this.registry],
  });
  readonly thoughts = new Counter({
    name: 'indigo_long_thoughts_total',
    help: 'Answers bots thought about for long, by where: at a worker, or here because none had an answer in time',
    labelNames: ['where'] as const,
    registers: [this.registry],
  });
  readonly batches = new Histogram({
    name: 'indigo_batch_acts',
    help: 'Acts and lines of lists that went to the database at once',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1024],
    registers: [this.registry],
  });
  readonly commits = new Histogram({
    name: 'indigo_commit_seconds',
    help: 'From an accepted act to its being safe on disk, of one act in sixteen',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const { acts } = this;
    const replayed = (): number => this.replayed;
    new Counter({
      name: 'indigo_acts_replayed_total',
      help: 'Acts played again to load tables',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(replayed());
      },
    });
    new Counter({
      name: 'indigo_acts_total',
      help: 'Acts kept, by kind',
      labelNames: ['act'] as const,
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [act, count] of Object.entries(acts)) this.inc({ act }, count);
      },
    });
  }
}

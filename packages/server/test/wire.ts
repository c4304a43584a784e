import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A line to the database that can be cut or slow, or lose one answer. */
export class Wire {
  private readonly server: Server;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private to: number;
  private dead = false;
  /** How long everything takes, each way. */
  private lag = 0;
  /** The next answer is lost, and the line with it. */
  private dropping = false;

  constructor(to: number) {
    this.to = to;
    this.server = createServer((here) => this.join(here));
  }

  /** Returns its port. */
  async open(host: string): Promise<number> {
    this.server.listen(0, host);
    await once(this.server, 'listening');
    return (this.server.address() as { port: number }).port;
  }

  /** Leads elsewhere from now on; what goes through it breaks. */
  turn(to: number): void {
    this.to = to;
    for (const [here] of this.pairs) here.destroy();
  }

  private join(here: Socket): void {
    const there = connect(this.to, '127.0.0.1');
    const pair = [here, there] as const;
    this.pairs.add(pair);
    const end = (): void => {
      this.pairs.delete(pair);
      here.destroy();
      there.destroy();
    };
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', end);
      socket.on('close', end);
    }
    const [forth, back] = [this.handing(there), this.handing(here)];
    here.on('data', (data) => {
      if (!this.dead) forth(data);
    });
    there.on('data', (data) => {
      if (this.dead) return;
      if (this.dropping) {
        this.dropping = false;
        end();
      } else back(data);
    });
  }

  /** Hands on what comes, in order, after the time that takes. */
  private handing(end: Socket): (data: Buffer) => void {
    const late: Buffer[] = [];
    return (data) => {
      if (this.lag === 0 && late.length === 0) {
        end.write(data);
        return;
      }
      late.push(data);
      setTimeout(() => {
        const next = late.shift() as Buffer;
        if (!this.dead && !end.destroyed) end.write(next);
      }, this.lag);
    };
  }

  /** Everything takes so many milliseconds from now on, each way. */
  delay(ms: number): void {
    this.lag = ms;
  }

  /** Nothing gets through, and nobody is told. */
  cut(): void {
    this.dead = true;
  }

  /** Lines that were cut never come back; new ones are well. */
  mend(): void {
    this.dead = false;
    for (const [here, there] of this.pairs) {
      here.destroy();
      there.destroy();
    }
  }

  /** What the database does next is done, and nobody hears of it. */
  drop(): void {
    this.dropping = true;
  }

  close(): void {
    this.mend();
    this.server.close();
  }
}

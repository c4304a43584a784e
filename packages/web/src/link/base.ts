import type { TableEvent } from '@indigo/host';
import type { Listener, TableModel, Told } from './link.ts';

/** The model of a link and those who listen to it. */
export class Model {
  private now: TableModel;
  private readonly listeners = new Set<Listener>();
  private unshown: Told[] | null = [];

  constructor(kind: TableModel['kind'], id: string) {
    this.now = {
      kind,
      id,
      table: null,
      views: null,
      mine: [],
      lesson: false,
      curtain: null,
      connection: 'opening',
      retryAt: null,
      trouble: null,
      chat: [],
      canChat: false,
      unsaid: null,
      invite: null,
      yours: false,
      rematch: null,
      timeline: null,
    };
  }

  readonly get = (): TableModel => this.now;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly missed = (): readonly Told[] => {
    const missed = this.unshown ?? [];
    this.unshown = null;
    return missed;
  };

  set(change: Partial<TableModel>, event: TableEvent | null = null): void {
    this.now = { ...this.now, ...change };
    this.unshown?.push({ model: this.now, event });
    for (const listener of this.listeners) listener(this.now, event);
  }
}

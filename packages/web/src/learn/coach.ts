import type { Followed } from '@indigo/host';
import {
  type Answer,
  type AnyLesson,
  answered,
  type Coached,
  type Coaching,
  coaching,
  heard,
  isTaught,
  type Say,
  type Seat,
  UNTAUGHT,
} from '@indigo/kernel';
import type { TableLink } from '../link/link.ts';
import { keepCoached, keptCoached } from './kept.ts';

/** What was told since the last answer. */
export const toldSince = (
  { lines: before }: Coached,
  { lines, earlier }: Pick<Followed, 'lines' | 'earlier'>,
): readonly Say[] => lines.slice(Math.max(0, before - earlier));

/** What stands beside a teaching match: how far the learner has come. It hears what is answered there. */
export class Coach {
  readonly lesson: AnyLesson;
  /** The table it listens to. */
  readonly link: TableLink;
  private coached: Coached;
  /** The learner has sent the coach away, or plays on. */
  private away: boolean;
  private readonly listeners = new Set<() => void>();

  constructor(lesson: AnyLesson, link: TableLink) {
    this.lesson = lesson;
    const kept = keptCoached(link.get().id);
    this.coached = kept?.coached ?? UNTAUGHT;
    this.away = kept?.away ?? false;
    this.link = {
      ...link,
      send: async (command) => {
        const { table } = link.get();
        const reply = await link.send(command);
        if (command.do === 'answer' && !('no' in reply) && table?.decision?.no === command.no)
          this.hearAnswer(table, command.ids);
        return reply;
      },
    };
  }

  readonly get = (): Coached => this.coached;
  readonly isAway = (): boolean => this.away;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get taught(): boolean {
    return isTaught(this.lesson, this.coached);
  }

  /** The learner has read what was told. */
  readonly heard = (topic: string): void => this.set(heard(this.coached, topic));

  readonly leave = (): void => {
    this.away = true;
    this.set(this.coached);
  };

  /** What it says at this moment to one who has come so far. */
  says(
    coached: Coached,
    {
      view,
      seat,
      decision,
      ...told
    }: Pick<Followed, 'view' | 'decision' | 'lines' | 'earlier'> & { seat: Seat },
  ): Coaching | null {
    return coaching(this.lesson, coached, { view, seat, decision, told: toldSince(coached, told) });
  }

  private hearAnswer(table: Followed, answer: Answer): void {
    const { decision, view, seat } = table;
    if (decision === null || seat === null || this.away) return;
    const lived = { decision, view, seat, told: toldSince(this.coached, table) };
    const lines = table.earlier + table.lines.length;
    this.set(answered(this.lesson, this.coached, lived, answer, lines));
  }

  private set(coached: Coached): void {
    this.coached = coached;
    keepCoached(this.link.get().id, { coached, away: this.away });
    for (const listener of this.listeners) listener();
  }
}

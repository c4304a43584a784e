import { bots } from '@indigo/bots';
import { type Followed, follow, Host, thinkAbout } from '@indigo/host';
import {
  type Answer,
  type AnyLesson,
  type AnyRuleset,
  type Asked,
  answered,
  type Coached,
  type Coaching,
  coaching,
  heard,
  isTaught,
  seeded,
  UNTAUGHT,
} from '@indigo/kernel';
import { toldSince } from '../../src/learn/coach.ts';
import { lessonDice } from '../../src/local/dice.ts';

/** How a lesson went. */
export interface Lesson {
  readonly coached: Coached;
  /** The topics in the order they came up, and after how many answers. */
  readonly topics: readonly { readonly id: string; readonly after: number }[];
  /** Questions nobody said a word to, by kind. */
  readonly unexplained: readonly string[];
  /** Questions without advice, by kind. */
  readonly unadvised: readonly string[];
  /** Kinds of questions met. */
  readonly met: ReadonlySet<string>;
  readonly over: boolean;
  readonly turn: number;
}

/** What a pupil answers; the coach's advice stands in `now`. `any`: some answer that is legal. */
export type Pupil = (at: Asked, now: Coaching, any: () => Answer) => Answer;

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays a teaching match on the very host the page plays it on. Ends with the lesson, or with the match. */
export async function learn(ruleset: AnyRuleset, lesson: AnyLesson, pupil: Pupil, seed = 1): Promise<Lesson> {
  const whim = seeded(seed);
  const you = lesson.seats.indexOf(null);
  let followed: Followed | null = null;
  const host: Host = new Host(
    ruleset,
    { seats: lesson.seats.length, options: lesson.options, secret: lesson.deal, hints: false },
    {
      rng: lessonDice(() => host.play.match?.length ?? 0),
      keep: async () => {},
      think: async (position) => thinkAbout(ruleset, position),
      tell: (looker, event) => {
        if (looker === you) followed = follow(followed, event);
      },
    },
  );
  followed = follow(null, host.fresh(you));
  for (const [seat, bot] of lesson.seats.entries())
    await host.sit(seat, { name: bot ?? 'you', who: bot === null ? 'me' : null, bot });
  await host.start();
  const now = (): Followed => followed as Followed;

  let coached = UNTAUGHT;
  const topics: { id: string; after: number }[] = [];
  const [unexplained, unadvised, met] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const listen = (): Coaching => {
    for (;;) {
      const { decision, view } = now();
      const lived = { decision, view, seat: you, told: toldSince(coached, now()) };
      const said = coaching(lesson, coached, lived);
      if (said.topic !== null && !topics.some(({ id }) => id === said.topic))
        topics.push({ id: said.topic, after: coached.answers });
      if (!said.tells || said.topic === null) return said;
      coached = heard(coached, said.topic);
    }
  };
  while (now().won === null && !isTaught(lesson, coached)) {
    const said = listen();
    const { decision, view } = now();
    if (decision === null) {
      await soon();
      continue;
    }
    met.add(decision.kind);
    if (said.say === null) unexplained.add(decision.kind);
    if (said.advice === null) unadvised.add(decision.kind);
    const at = { decision, view, seat: you, told: toldSince(coached, now()) };
    const answer = pupil(at, said, () => bots.random.answer(host.play.begun.outlook(you), whim));
    const lines = now().earlier + now().lines.length;
    const reply = await host.command(you, { do: 'answer', no: decision.no, ids: answer });
    // In a window others may have answered first.
    if ('no' in reply && reply.no === 'stale') continue;
    if ('no' in reply)
      throw new Error(`${decision.kind}: ${JSON.stringify(answer)} refused: ${reply.reason}`);
    coached = answered(lesson, coached, at, answer, lines);
  }
  listen();
  host.close();
  return {
    coached,
    topics,
    unexplained: [...unexplained],
    unadvised: [...unadvised],
    met,
    over: now().won !== null,
    turn: host.play.match?.turn ?? 0,
  };
}

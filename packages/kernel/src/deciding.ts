import type { Decision, Draft } from './decision.ts';
import { type Plain, type Seat, sees } from './plain.ts';
import type { Asking } from './request.ts';
import type { Ruleset, State } from './ruleset.ts';
import { passFace, type RefusedAnswer } from './submit.ts';

/** A question as its seat is shown it. `why`: with the refusals, which take a while to find. */
export function decisionOf<S extends State>(
  ruleset: Ruleset<S>,
  s: S,
  asking: Asking,
  seat: Seat,
  no: number,
  why: boolean,
): Decision {
  const { question, parts, mode } = asking;
  const faces = asking.options(seat).map((value) => ruleset.face(s, asking, value, seat));
  return {
    no,
    seat,
    kind: question.kind,
    clause: question.clause,
    say: [`ask.${question.kind}`, ...(question.about ?? [])],
    shape: parts === null ? 'pick' : parts.fits === undefined && parts.check === undefined ? 'some' : 'offer',
    mode,
    secret: question.secret ?? false,
    ...(sees(question.behalf ?? 0, seat) && { behalf: true as const }),
    min: parts === null ? 1 : parts.min,
    max: parts === null ? 1 : Math.min(parts.max, faces.length),
    options: mode === 'first' ? [passFace, ...faces] : faces,
    refused: why ? ruleset.refused(s, asking, seat) : [],
  };
}

/** What may be added to an answer of these parts, and what it still lacks. */
export function draftOf<S extends State>(
  ruleset: Ruleset<S>,
  s: S,
  asking: Asking,
  seat: Seat,
  ids: readonly string[],
): Draft | RefusedAnswer {
  const idOf = (value: Plain): string => ruleset.face(s, asking, value, seat).id;
  const list: Plain[] = [];
  for (const id of ids) {
    const part = asking.fitting(seat, list).find((value) => idOf(value) === id);
    if (part === undefined) return { refused: 'no-such-option', reason: `"${id}" cannot be added to that` };
    list.push(part);
  }
  return { next: asking.fitting(seat, list).map(idOf), missing: asking.missing(list) };
}

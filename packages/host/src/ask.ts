import { type Decision, type Face, PASS, type Seat } from '@indigo/kernel';
import type { Ask, PackedFace } from './events.ts';

/** A decision without what is usual and without its refusals, which are told when asked for. */
export function packAsk(decision: Decision, no: number, due: number | null = null): Ask {
  const { kind, clause, say, shape, mode, secret, behalf, min, max, options } = decision;
  const about = say.slice(1);
  return {
    no,
    kind,
    clause,
    ...(about.length > 0 ? { about } : {}),
    ...(shape === 'pick' ? {} : { shape, min, max }),
    ...(mode === 'one' ? {} : { mode }),
    ...(secret ? { secret } : {}),
    ...(behalf ? { behalf } : {}),
    options: (mode === 'first' ? options.slice(1) : options).map(packFace),
    ...(due === null ? {} : { due }),
  };
}

function packFace({ id, say, at, clause }: Face): PackedFace {
  if (clause !== undefined) return [id, say, at ?? null, clause];
  return at === undefined ? [id, say] : [id, say, at];
}

/** The decision as the kernel states it; its refusals come with `why`. */
export function unpackAsk(ask: Ask, seat: Seat): Decision {
  const { no, kind, clause, about = [], shape = 'pick', mode = 'one', secret = false, behalf } = ask;
  const options = ask.options.map(
    ([id, say, at, rule]): Face => ({
      id,
      say,
      ...(at === undefined || at === null ? {} : { at }),
      ...(rule === undefined ? {} : { clause: rule }),
    }),
  );
  return {
    no,
    seat,
    kind,
    clause,
    say: [`ask.${kind}`, ...about],
    shape,
    mode,
    secret,
    ...(behalf ? { behalf } : {}),
    min: ask.min ?? 1,
    max: ask.max ?? 1,
    options: mode === 'first' ? [{ id: PASS, say: ['pass'] }, ...options] : options,
    refused: [],
  };
}

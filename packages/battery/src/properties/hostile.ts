import { checksum, type Plain, type RefusalCode, type Seat } from '@indigo/kernel';
import type { AnyMatch, Point } from '../game.ts';
import { make, randomIds, restore } from '../play.ts';

type Anything = never;

const NO_IDS = ['', 'no such option', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'pass ', '0'];
const NO_SHAPES: readonly unknown[] = [null, undefined, 5, true, {}, [[]], [1], ['a', 5], [null], () => 'a'];

/** Whatever else comes in is refused with its code, and nothing changes. */
export function checkHostile(point: Point): void {
  const { match, setting, rng } = point;
  const before = fingerprint(match);
  const refuse = (code: RefusalCode, seat: unknown, no: unknown, ids: unknown): void => {
    const result = match.submit(seat as Seat, no as number, ids as Anything);
    const what = `seat ${String(seat)}, question ${String(no)}, ${show(ids)}`;
    if ('ok' in result) throw new Error(`accepted: ${what}`);
    if (result.refused !== code) throw new Error(`${what}: refused as ${result.refused}, not as ${code}`);
    if (result.reason === '' || result.reason.length > 2000) throw new Error(`${what}: refused in odd words`);
    if (fingerprint(match) !== before) throw new Error(`${what}: refused, but something changed`);
  };
  const [seat] = match.open();
  if (seat === undefined) {
    refuse('over', 0, match.no, 'roll');
    return;
  }
  const ids = randomIds(match, seat, rng);
  for (const no of [match.no - 1, match.no + 1, -1, Number.NaN, String(match.no), undefined]) {
    refuse('stale', seat, no, ids);
  }
  const strangers = Array.from({ length: match.seats }, (_, i) => i).filter((i) => !match.open().includes(i));
  for (const stranger of strangers) {
    const result = match.submit(stranger, match.no, ids);
    if ('ok' in result || !['not-asked', 'answered'].includes(result.refused)) {
      throw new Error(`seat ${stranger} answered for seat ${seat}`);
    }
  }
  for (const nobody of [-1, match.seats, 7, 99, 0.5, String(seat), null]) {
    refuse('not-asked', nobody, match.no, ids);
  }
  const decision = match.decision(seat);
  const composed = decision?.shape !== 'pick';
  const refused = decision?.refused.map(({ id }) => id) ?? [];
  for (const id of [...NO_IDS, 'x'.repeat(100_000), ...refused]) {
    refuse('no-such-option', seat, match.no, composed ? [id] : id);
  }
  for (const shape of NO_SHAPES) refuse('ill-formed', seat, match.no, shape);
  if (composed) {
    refuse('ill-formed', seat, match.no, 'text');
    if (ids.length > 0) refuse('no-such-option', seat, match.no, [...ids, ids[0]]);
  } else {
    refuse('ill-formed', seat, match.no, []);
    refuse('ill-formed', seat, match.no, [ids, ids]);
  }
  const roll = match.roll(0);
  if ('ok' in roll || fingerprint(match) !== before) throw new Error('a roll nobody waits for was taken');
  if (match.open().length > 1) checkDouble(restore(setting, match.record), seat, ids);
}

/** A seat that has answered is not asked again while others think. */
function checkDouble(match: AnyMatch, seat: Seat, ids: string | readonly string[]): void {
  const { no } = match;
  make(match, { seat, no, ids });
  if (match.no !== no) return;
  const result = match.submit(seat, no, ids);
  if ('ok' in result || result.refused !== 'answered') throw new Error(`seat ${seat} answered twice`);
}

/** Everything about a match that must not change. */
export function fingerprint(match: AnyMatch): string {
  const { no, length, told } = match;
  return JSON.stringify([
    checksum(match.s as unknown as Plain),
    no,
    length,
    told,
    match.open(),
    match.winners,
  ]);
}

const show = (ids: unknown): string => (JSON.stringify(ids) ?? String(ids)).slice(0, 60);

import { Asking, type Plain, type Run, type Seat, type State, same, sees } from '@indigo/kernel';
import type { AnyMatch, Point } from '../game.ts';
import { difference } from '../leaves.ts';
import { type Move, make, randomMove, restore } from '../play.ts';
import { fingerprint } from './hostile.ts';
import { sameMatch } from './record.ts';

/**
 * Where an answer may be taken back, everything is as before it, and the same answer leads on as before; where not,
 * there is a reason and nothing changes. Says whether it could be taken back.
 */
export function checkUndo(point: Point): boolean {
  const { match, setting, rng } = point;
  if (match.over) return false;
  const move = randomMove(match, rng);
  const before = restore(setting, match.record);
  const worlds = worldsOf(match, move.seat, point);
  make(match, move);
  const why = match.whyNoUndo(move.seat);
  if (why !== null) {
    const stands = fingerprint(match);
    const result = match.undo(move.seat);
    if (why === '' || 'ok' in result) throw new Error(`undo: "${why}", but it was done`);
    if (fingerprint(match) !== stands) throw new Error('a refused undo changed something');
    return false;
  }
  learnsNothing(point, before, worlds, move);
  const after = restore(setting, match.record);
  const result = match.undo(move.seat);
  if ('refused' in result) throw new Error(`undo was allowed, then refused: ${result.reason}`);
  sameMatch(before, match, 'the match after undo');
  make(match, move);
  sameMatch(after, match, 'the match after undo and the same answer');
  return true;
}

function worldsOf(match: AnyMatch, seat: Seat, { rng }: Point): Run<State>[] {
  return Array.from({ length: 3 }, () => match.world(seat, rng)).filter((world) => world !== null);
}

/** Taking back must not be a way to look: in all its worlds the answer tells and shows the seat the same. */
function learnsNothing({ match }: Point, before: AnyMatch, worlds: Run<State>[], move: Move): void {
  const { seat } = move;
  const value = answerOf(before, move);
  const told = match
    .story(seat)
    .slice(before.story(seat).length)
    .map((line) => line.say);
  const view = match.view(seat);
  for (const world of worlds) {
    const heard: Plain[] = [];
    world.t.listener = (to, what, facts) => {
      if (sees(to, seat)) heard.push([what, ...facts]);
    };
    world.t.rng = null;
    world.answer(seat, value);
    const wrong =
      difference(told, heard) ??
      difference(view, world.ruleset.view(world.s, seat)) ??
      asks(match, world, seat);
    if (wrong !== null) {
      throw new Error(
        `seat ${seat} could answer ${JSON.stringify(move.ids)}, look, and take it back: ${wrong}`,
      );
    }
  }
}

/** How the question that follows differs where the seat can see it: whether it is asked again, and what. */
function asks(match: AnyMatch, world: Run<State>, seat: Seat): string | null {
  const { pending } = world;
  const kind = pending instanceof Asking && pending.isOpen(seat) ? pending.question.kind : null;
  return difference(match.decision(seat)?.kind ?? null, kind);
}

function answerOf(match: AnyMatch, { seat, ids }: Move): Plain {
  const run = match.fork(null);
  const asking = run.pending as Asking;
  const one = (id: string): Plain => {
    if (asking.mode === 'first' && id === 'pass') return null;
    const found = asking
      .options(seat)
      .find((value) => run.ruleset.face(run.s, asking, value, seat).id === id);
    if (found === undefined) throw new Error(`there is no option "${id}"`);
    return found;
  };
  if (asking.parts !== null) return (ids as readonly string[]).map(one);
  return one(typeof ids === 'string' ? ids : ids[0]);
}

/** Nobody can take back what somebody else decided. */
export function checkForeignUndo({ match }: Point): void {
  if (match.over) return;
  const last = Array.from({ length: match.seats }, (_, seat) => seat).filter(
    (seat) => match.whyNoUndo(seat) === null,
  );
  const open = match.open();
  if (last.length > 1 && !last.every((seat) => !open.includes(seat))) {
    throw new Error(`several seats could take something back: ${last.join(', ')}`);
  }
  const stranger = match.undo(match.seats);
  if ('ok' in stranger || !same(match.open(), open)) throw new Error('a stranger took something back');
}

import type { Decision, Face, Plain, Scene } from '@indigo/kernel';
import type { Answering } from '../answering.ts';
import type { Game } from '../game.ts';
import type { Speech } from '../speech.ts';
import type { Target } from '../targets.ts';

/** What a tap on a target means. Of several options the first; the others stand as buttons beside the question then. */
export function nextOption(
  target: Target,
  chosen: Face | null,
  answering: Answering,
  decision: Decision | null,
): Face {
  const { options } = target;
  if (decision?.shape !== 'pick') {
    return (
      options.find(({ id }) => answering.next.includes(id) || answering.parts.includes(id)) ?? options[0]
    );
  }
  return options.find(({ id }) => id === chosen?.id) ?? options[0];
}

/** What a target is called: where it leads, how far that is, what it brings. */
export function nameOf(
  { options }: Target,
  { skin }: Game,
  decision: Decision | null,
  scene: Scene,
  view: Plain,
  speech: Speech,
): string {
  if (decision === null) return '';
  const [face] = options;
  const path = skin.path(decision, face, scene);
  // What follows no road has no steps.
  const near = (a: string, b: string): boolean =>
    scene.links.some((link) => link.includes(a) && link.includes(b));
  const walked = path !== null && path.length > 1 && path.slice(1).every((at, i) => near(path[i], at));
  const steps = !walked ? null : path.length === 2 ? '1 step' : `${path.length - 1} steps`;
  const more = options.length > 1 ? `${options.length} ways` : null;
  return [speech.say(face.say), steps, more, skin.brings(decision, face, view)]
    .filter((part) => part !== null)
    .join(', ');
}

import { text } from '../text.ts';
import type { PanelLook } from './panel.ts';
import { withoutSatellites } from './satellites.ts';
import { isMover, letterOf } from './signs.ts';
import { clip, widthOf, wrap } from './width.ts';

interface Standing {
  readonly who: string;
  readonly name: string;
}

/** Who stands where, in one line: what is left of a board there is no room for. Nothing where nobody stands anywhere. */
export function whereabouts(look: PanelLook): string[] {
  const standing = standingOf(look);
  if (standing.length === 0) return [];
  // The longest names give way first, by as much as it takes.
  let longest = Math.max(...standing.map(({ name }) => widthOf(name)));
  while (longest > 1 && widthOf(lineOf(standing, longest)) > look.width) longest--;
  return [clip(lineOf(standing, longest), look.width)];
}

/** The same with every name whole, in as many lines as it takes. */
export function whereaboutsInFull(look: PanelLook): string[] {
  const standing = standingOf(look);
  return standing.length === 0 ? [] : wrap(lineOf(standing, Number.POSITIVE_INFINITY), look.width, '  ');
}

const lineOf = (standing: readonly Standing[], longest: number): string =>
  text.board.where(standing.map(({ who, name }) => `${who} ${clip(name, longest)}`));

function standingOf({ scene: whole, say }: PanelLook): Standing[] {
  const { scene } = withoutSatellites(whole);
  const standing = scene.places.flatMap((place) => {
    const here = scene.pieces.flatMap((piece) =>
      isMover(piece) && piece.at === place.id && piece.seat !== undefined ? letterOf(piece.seat) : [],
    );
    return here.length === 0 ? [] : [{ who: here.toSorted().join(''), name: say(place.say) }];
  });
  return standing.toSorted((a, b) => (a.who < b.who ? -1 : 1));
}

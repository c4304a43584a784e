import { text } from '../text.ts';
import type { PanelLook } from './panel.ts';
import { withoutSatellites } from './satellites.ts';
import { isMover, letterOf } from './signs.ts';
import { clip, widthOf } from './width.ts';

/** Who stands where, in one line: what is left of a board there is no room for. Nothing where nobody stands anywhere. */
export function whereabouts({ scene: whole, say, width }: PanelLook): string[] {
  const { scene } = withoutSatellites(whole);
  const standing = scene.places.flatMap((place) => {
    const here = scene.pieces.flatMap((piece) =>
      isMover(piece) && piece.at === place.id && piece.seat !== undefined ? letterOf(piece.seat) : [],
    );
    return here.length === 0 ? [] : [{ who: here.toSorted().join(''), name: say(place.say) }];
  });
  if (standing.length === 0) return [];
  standing.sort((a, b) => (a.who < b.who ? -1 : 1));
  const line = (longest: number): string =>
    text.board.where(standing.map(({ who, name }) => `${who} ${clip(name, longest)}`));
  // The longest names give way first, by as much as it takes.
  let longest = Math.max(...standing.map(({ name }) => widthOf(name)));
  while (longest > 1 && widthOf(line(longest)) > width) longest--;
  return [clip(line(longest), width)];
}

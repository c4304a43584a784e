import { portrait } from '@indigo/art';
import type { Art } from '@indigo/kernel';
import { Picture } from '../../shell/picture.tsx';
import type { Skin } from '../skin.ts';

interface ThingPictureProps {
  readonly skin: Skin;
  readonly art: Art;
  readonly name: string;
  /** How high it is, in pixels. */
  readonly height?: number;
}

/** A thing as large as it is drawn: a creature where it lives, a card as a card, anything else as it lies on the table. */
export function ThingPicture({ skin, art, name, height = 150 }: ThingPictureProps) {
  const creature = skin.creature(art);
  if (creature !== null) {
    const width = Math.round((height * 240) / 230);
    return (
      <Picture
        markup={skin.print(portrait(creature, skin.rank(art)))}
        box="0 0 240 230"
        width={width}
        height={height}
      />
    );
  }
  if (skin.cards.includes(art.kind)) {
    const width = Math.round((height * 120) / 168);
    return <Picture markup={skin.card(art, name, null)} box="0 0 120 168" width={width} height={height} />;
  }
  const size = Math.round(height * 0.75);
  return <Picture markup={skin.token(art, name, 'team')} box="-4 -4 108 108" width={size} height={size} />;
}

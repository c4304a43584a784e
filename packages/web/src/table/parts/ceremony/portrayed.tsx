import { creature } from '@indigo/art';
import type { Art } from '@indigo/kernel';
import { Picture } from '../../../shell/picture.tsx';
import { useTable } from '../../context.tsx';

/** A creature as it stands, or else the token of the thing. */
export function Portrayed({
  art,
  className,
}: {
  readonly art: Art;
  readonly className?: string | undefined;
}) {
  const { game } = useTable();
  const species = game.skin.creature(art);
  return species === null ? (
    <Picture markup={game.skin.token(art, '', 'team')} box="-4 -4 108 108" className={className} />
  ) : (
    <Picture markup={creature(species, 1.8)} box="-2 -2 104 104" className={className} />
  );
}

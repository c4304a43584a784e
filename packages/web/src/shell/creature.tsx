import { type Messenger, messenger } from '@indigo/art';
import { Picture } from './picture.tsx';

/** One of those who bring news. A module of its own: most of the time there is none. */
export default function Creature({ name, size }: { readonly name: Messenger; readonly size: number }) {
  return <Picture markup={messenger(name)} box="0 0 100 100" width={size} height={size} />;
}

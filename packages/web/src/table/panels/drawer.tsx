import type { Piece } from '@indigo/kernel';
import { type MouseEvent, useState } from 'react';
import { Dialog } from '../../shell/dialog.tsx';
import { Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { smallWords } from '../option-words.ts';
import { isOut } from '../pieces.ts';
import { pointed } from '../targets.ts';
import { pieceThing } from '../things.ts';
import { byUse, type InUse } from '../use-now.ts';
import styles from './drawer.module.css';
import { OddsRow } from './odds.tsx';
import { spotOf } from './token.tsx';

interface DrawerProps {
  readonly title: string;
  readonly pieces: readonly Piece[];
  onClose(): void;
}

/** All of a large team with names: what is of use now first, with what it musters and its chance. */
export function Drawer({ title, pieces, onClose }: DrawerProps) {
  const { speech, targets, means } = useTable();
  const { choosing } = useWords();
  const [sought, setSought] = useState('');
  const [only, setOnly] = useState(false);
  const rows = byUse(pieces, targets, means.option, ({ say }) => speech.say(say));
  const usable = rows.filter(({ option }) => option !== undefined).length;
  const some = usable > 0 && usable < rows.length;
  const shown = rows.filter(
    ({ name, option }) =>
      name.toLowerCase().includes(sought.trim().toLowerCase()) && (!only || !some || option !== undefined),
  );
  return (
    <Dialog title={`${title} (${pieces.length})`} onClose={onClose}>
      <div className={styles.tools}>
        <input
          type="search"
          aria-label={choosing.find}
          placeholder={choosing.find}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        {some && (
          <label>
            <input type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />
            {choosing.onlyUsable(usable)}
          </label>
        )}
      </div>
      <ul className={styles.list}>
        {shown.map((row) => (
          <li key={row.piece.id}>
            <Row row={row} onClose={onClose} />
          </li>
        ))}
        {shown.length === 0 && <li className="muted">{choosing.noneSuch}</li>}
      </ul>
    </Dialog>
  );
}

function Row({ row, onClose }: { readonly row: InUse; onClose(): void }) {
  const { game, speech, answering, targets } = useTable();
  const { piece, name, meaning } = row;
  const { option, picked, live } = pointed(targets.pieces.get(piece.id), answering);
  const words = smallWords(meaning, speech);
  const press = (event: MouseEvent<HTMLElement>): void => {
    if (live && option !== undefined) answering.choose(option);
    else
      answering.ask({ thing: pieceThing(piece, speech.say), others: [], spot: spotOf(event.currentTarget) });
    // Several may be chosen one after the other; what is asked about stands over the table.
    if (!live || answering.decision?.shape === 'pick') onClose();
  };
  return (
    <button
      type="button"
      className={styles.row}
      data-live={live}
      data-out={isOut(piece)}
      aria-pressed={live ? picked : undefined}
      onClick={press}
    >
      <Picture markup={game.skin.token(piece, name, 'team')} box="-4 -4 108 108" width={48} height={48} />
      <span className="grow">
        {name}
        {words && <small>{words}</small>}
      </span>
      {meaning.odds && <OddsRow odds={meaning.odds} />}
    </button>
  );
}

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameName } from '../games.ts';
import { forgetCoached } from '../learn/kept.ts';
import { ask } from '../local/client.ts';
import { forgetRecord, forgetTable, type KeptRecord, listRecords } from '../local/shelf.ts';
import { closeTable, endStuck, matchRecord } from '../online/api.ts';
import { Icon, Pawn } from '../shell/picture.tsx';
import { SureButton } from '../shell/sure-button.tsx';
import { useWords } from '../words/words.ts';
import styles from './matches.module.css';
import { useMatches } from './matches.ts';
import { importRecord, saveRecord } from './record-file.ts';
import { ago, type MatchRow } from './rows.ts';

/** Every match of this person: to go on with, to see again, to keep as a file. */
export default function Matches() {
  const [again, setAgain] = useState(0);
  return <MatchLists key={again} onChanged={() => setAgain((n) => n + 1)} />;
}

function MatchLists({ onChanged }: { readonly onChanged: () => void }) {
  const matches = useMatches();
  const { matches: words } = useWords();
  const [brought, setBrought] = useState<readonly KeptRecord[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    listRecords().then(setBrought, () => {});
  }, []);
  const say = (error: Error): void => setTrouble(error.message);
  const going = matches.filter(({ state }) => state !== 'over');
  const over = matches.filter(({ state }) => state === 'over');
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <h2>{words.goingOn}</h2>
      {going.length === 0 && <p className="muted">{words.none}</p>}
      <ul className={styles.rows}>
        {going.map((row) => (
          <MatchItem key={row.id} row={row} act={words.goOn} onChanged={onChanged} onTrouble={say} />
        ))}
      </ul>
      <h2>{words.toSeeAgain}</h2>
      {over.length + brought.length === 0 && <p className="muted">{words.seeAgainAbout}</p>}
      <ul className={styles.rows}>
        {over.map((row) => (
          <MatchItem key={row.id} row={row} act={words.replay} onChanged={onChanged} onTrouble={say} />
        ))}
        {brought.map((kept) => (
          <BroughtItem key={kept.id} kept={kept} onChanged={onChanged} />
        ))}
      </ul>
      <ImportButton onTrouble={say} />
    </div>
  );
}

interface MatchItemProps {
  readonly row: MatchRow;
  readonly act: string;
  readonly onChanged: () => void;
  readonly onTrouble: (error: Error) => void;
}

function MatchItem({ row, act, onChanged, onTrouble }: MatchItemProps) {
  const words = useWords();
  const { id, where, href, game, title, status, seat, waits } = row;
  const download = async (): Promise<void> => {
    try {
      const record = where === 'local' ? await ask('keptRecord', { id }) : await matchRecord(id);
      if (record !== null) saveRecord(record, id);
    } catch (error) {
      onTrouble(error as Error);
    }
  };
  return (
    <li>
      <Pawn seat={seat ?? 0} height={44} />
      <span className="grow">
        <b>{title}</b>
        <small>
          {gameName(words, game)} · {where === 'local' ? words.matches.thisDevice : words.matches.online} ·{' '}
          {status} · {row.ago}
        </small>
      </span>
      {(where === 'local' || row.state === 'over') && (
        <button type="button" className="btn ghost" onClick={download}>
          {words.matches.download}
          <span className="sr"> {title}</span>
        </button>
      )}
      {row.stuck && (
        <SureButton
          words={[words.matches.end, words.matches.endSure]}
          name={title}
          onSure={() => endStuck(id).then(onChanged, onTrouble)}
        />
      )}
      {row.yours && (
        <SureButton
          words={[words.online.closeTable, words.online.closeForSure]}
          name={title}
          onSure={() => closeTable(id).then(onChanged, onTrouble)}
        />
      )}
      {where === 'local' && (
        <DeleteButton
          name={title}
          onDelete={() =>
            forgetTable(id)
              .then(() => forgetCoached(id))
              .then(onChanged)
          }
        />
      )}
      <Link href={href} className={`btn ${waits ? 'main' : ''}`}>
        {act}
        <span className="sr"> {title}</span>
      </Link>
    </li>
  );
}

function BroughtItem({ kept, onChanged }: { readonly kept: KeptRecord; readonly onChanged: () => void }) {
  const words = useWords();
  const { id, record, created } = kept;
  const title = words.matches.brought(gameName(words, record.game), record.seats);
  return (
    <li>
      <Pawn seat={5} height={44} />
      <span className="grow">
        <b>{title}</b>
        <small>{words.matches.fromFile(record.entries.length, ago(words, created))}</small>
      </span>
      <DeleteButton name={title} onDelete={() => forgetRecord(id).then(onChanged)} />
      <Link href={`/replay/${id}`} className="btn">
        {words.matches.replay}
        <span className="sr"> {title}</span>
      </Link>
    </li>
  );
}

function DeleteButton({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) {
  const { matches } = useWords();
  return <SureButton words={[matches.delete, matches.deleteSure]} name={name} onSure={onDelete} />;
}

function ImportButton({ onTrouble }: { readonly onTrouble: (error: Error) => void }) {
  const [, go] = useLocation();
  const { matches } = useWords();
  return (
    <label className={`btn ${styles.import}`}>
      <Icon id="i-plus" size={16} />
      {matches.open}
      <input
        type="file"
        accept=".json,.gz,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) importRecord(file).then((id) => go(`/replay/${id}`), onTrouble);
        }}
      />
    </label>
  );
}

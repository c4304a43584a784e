import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameName } from '../games.ts';
import { forgetCoached } from '../learn/kept.ts';
import { ask } from '../local/client.ts';
import { forgetRecord, forgetTable, type KeptRecord, listRecords } from '../local/shelf.ts';
import { endStuck, matchRecord } from '../online/api.ts';
import { Icon, Pawn } from '../shell/picture.tsx';
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
      <h1>Your matches</h1>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <h2>Going on</h2>
      {going.length === 0 && <p className="muted">None right now.</p>}
      <ul className={styles.rows}>
        {going.map((row) => (
          <MatchItem key={row.id} row={row} act="Go on" onChanged={onChanged} onTrouble={say} />
        ))}
      </ul>
      <h2>To see again</h2>
      {over.length + brought.length === 0 && (
        <p className="muted">A match that is over can be seen again here, move by move, from every seat.</p>
      )}
      <ul className={styles.rows}>
        {over.map((row) => (
          <MatchItem key={row.id} row={row} act="Replay" onChanged={onChanged} onTrouble={say} />
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
          {gameName(words, game)} · {where === 'local' ? 'this device' : 'online'} · {status} · {row.ago}
        </small>
      </span>
      {(where === 'local' || row.state === 'over') && (
        <button type="button" className="btn ghost" onClick={download}>
          Download<span className="sr"> {title}</span>
        </button>
      )}
      {row.stuck && (
        <SureButton
          words={['End it', 'End it for good?']}
          name={title}
          onSure={() => endStuck(id).then(onChanged, onTrouble)}
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
  const title = `${gameName(words, record.game)}, ${record.seats} players`;
  return (
    <li>
      <Pawn seat={5} height={44} />
      <span className="grow">
        <b>{title}</b>
        <small>
          from a file · {record.entries.length} decisions · {ago(created)}
        </small>
      </span>
      <DeleteButton name={title} onDelete={() => forgetRecord(id).then(onChanged)} />
      <Link href={`/replay/${id}`} className="btn">
        Replay<span className="sr"> {title}</span>
      </Link>
    </li>
  );
}

const DeleteButton = ({ name, onDelete }: { readonly name: string; readonly onDelete: () => void }) => (
  <SureButton words={['Delete', 'Delete for good?']} name={name} onSure={onDelete} />
);

interface SureButtonProps {
  /** On it at first, and once it was pressed. */
  readonly words: readonly [string, string];
  readonly name: string;
  readonly onSure: () => void;
}

/** Asks once more before something is gone for good. */
function SureButton({ words, name, onSure }: SureButtonProps) {
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="btn ghost"
      onClick={() => (sure ? onSure() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {words[Number(sure)]}
      <span className="sr"> {name}</span>
    </button>
  );
}

function ImportButton({ onTrouble }: { readonly onTrouble: (error: Error) => void }) {
  const [, go] = useLocation();
  return (
    <label className={`btn ${styles.import}`}>
      <Icon id="i-plus" size={16} />
      Open a record from a file
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

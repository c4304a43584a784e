import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useOpening } from '../../home/use-opening.ts';
import type { TableLink, TableModel } from '../../link/link.ts';
import { DiceFingerprint } from '../../online/dice-fingerprint.tsx';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { useWords } from '../../words/words.ts';
import { downloadRecord } from '../panels/download.ts';
import styles from './table-settings.module.css';

interface TableSettingsProps {
  readonly link: TableLink;
  readonly model: TableModel;
  onClose(): void;
}

export default function TableSettings({ link, model, onClose }: TableSettingsProps) {
  const { table } = useWords();
  return (
    <Dialog title={table.settings} onClose={onClose}>
      {model.kind !== 'replay' && <ThisMatch link={link} model={model} onClose={onClose} />}
      {model.table && <ThisGame game={model.table.game} />}
      <SettingsForm heading="h3" />
    </Dialog>
  );
}

/** How the game is learned: by playing, on a page, by its rules. */
function ThisGame({ game }: { readonly game: string }) {
  const [, go] = useLocation();
  const { learn: say } = useWords();
  const { busy, learn } = useOpening();
  return (
    <section className={styles.match}>
      <h3>{say.game}</h3>
      <ul>
        <Act about={say.learnAbout} onClick={() => busy || learn(game)}>
          {say.learn}
        </Act>
        <Act about={say.howAbout} onClick={() => go(`/how/${game}`)}>
          {say.how}
        </Act>
        <Act about={say.rulesAbout} onClick={() => go(`/rules/${game}`)}>
          {say.allRules}
        </Act>
      </ul>
    </section>
  );
}

/** What can be done about the match itself, each with what it means. */
function ThisMatch({ link, model, onClose }: TableSettingsProps) {
  const [, go] = useLocation();
  const { match: say } = useWords();
  const [sure, setSure] = useState(false);
  const { table, kind, mine } = model;
  const over = table?.won !== null;
  const seat = table?.seat ?? null;
  const lent = seat !== null && table?.players[seat]?.bot !== undefined;
  const paused = table?.paused ?? false;
  const withOthers = kind === 'online' && (table?.players.filter(({ person }) => person).length ?? 0) > 1;
  const plays = !over && seat !== null;
  const send = (command: Parameters<TableLink['send']>[0]) => (): void => {
    void link.send(command);
    onClose();
  };
  return (
    <section className={styles.match}>
      <h3>{say.title}</h3>
      <ul>
        {(kind === 'local' || over) && (
          <Act about={say.downloadAbout} onClick={() => void downloadRecord(link)}>
            {say.download}
          </Act>
        )}
        {plays && table && (
          <Act
            about={lent ? say.playMyselfAbout : say.letBotAbout}
            onClick={() => void link.send({ do: 'bot', seat, bot: lent ? null : table.standIn })}
          >
            {lent ? say.playMyself : say.letBot}
          </Act>
        )}
        {!over && (
          <Act
            about={paused ? say.goOnAbout : withOthers ? say.pauseIfAgreed : say.pauseAbout}
            onClick={send({ do: 'pause', on: !paused })}
          >
            {paused ? say.goOn : say.pause}
          </Act>
        )}
        {kind === 'online' && plays && mine.length > 0 && (
          <>
            <Act about={say.leaveAbout} onClick={() => void link.leave().then(() => go('/'))}>
              {say.leave}
            </Act>
            <Act about={withOthers ? say.endIfAgreed : say.endAbout} onClick={send({ do: 'end' })}>
              {withOthers ? say.suggestEnd : say.end}
            </Act>
            <Act about={say.giveUpAbout} onClick={sure ? send({ do: 'resign' }) : () => setSure(true)}>
              {sure ? say.giveUpSure : say.giveUp}
            </Act>
          </>
        )}
      </ul>
      {kind === 'online' && <DiceFingerprint match={model.id} />}
    </section>
  );
}

interface ActProps {
  /** What comes of it. */
  readonly about: string;
  readonly children: ReactNode;
  onClick(): void;
}

const Act = ({ about, children, onClick }: ActProps) => (
  <li>
    <button type="button" className="btn" onClick={onClick}>
      {children}
    </button>
    <small>{about}</small>
  </li>
);

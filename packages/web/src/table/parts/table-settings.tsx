import { USUAL_BOT } from '@indigo/bots';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { TableLink, TableModel } from '../../link/link.ts';
import { DiceFingerprint } from '../../online/dice-fingerprint.tsx';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { downloadRecord } from '../panels/download.ts';
import styles from './table-settings.module.css';

interface TableSettingsProps {
  readonly link: TableLink;
  readonly model: TableModel;
  onClose(): void;
}

export function TableSettings({ link, model, onClose }: TableSettingsProps) {
  return (
    <Dialog title="Table settings" onClose={onClose}>
      {model.kind !== 'replay' && <ThisMatch link={link} model={model} onClose={onClose} />}
      <SettingsForm heading="h3" />
    </Dialog>
  );
}

/** What can be done about the match itself, each with what it means. */
function ThisMatch({ link, model, onClose }: TableSettingsProps) {
  const [, go] = useLocation();
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
      <h3>This match</h3>
      <ul>
        {(kind === 'local' || over) && (
          <Act about="A file to keep, to watch again or to check." onClick={() => void downloadRecord(link)}>
            Download the record
          </Act>
        )}
        {plays && (
          <Act
            about={lent ? 'Take your seat back from the bot.' : 'It plays until you take your seat back.'}
            onClick={() => void link.send({ do: 'bot', seat, bot: lent ? null : USUAL_BOT })}
          >
            {lent ? 'Play myself again' : 'Let a bot play for me'}
          </Act>
        )}
        {!over && (
          <Act
            about={
              paused
                ? 'Clocks and bots run again.'
                : withOthers
                  ? 'If everybody agrees, clocks and bots stop.'
                  : 'Clocks and bots stop.'
            }
            onClick={send({ do: 'pause', on: !paused })}
          >
            {paused ? 'Go on' : 'Pause the match'}
          </Act>
        )}
        {kind === 'online' && plays && mine.length > 0 && (
          <>
            <Act
              about="A bot plays for you until you come back."
              onClick={() => void link.leave().then(() => go('/'))}
            >
              Leave the table
            </Act>
            <Act
              about={
                withOthers ? 'If everybody agrees, it ends and nobody wins.' : 'It ends, and nobody wins.'
              }
              onClick={send({ do: 'end' })}
            >
              {withOthers ? 'Suggest ending the match' : 'End the match'}
            </Act>
            <Act
              about="A bot keeps your seat for good. This cannot be undone."
              onClick={sure ? send({ do: 'resign' }) : () => setSure(true)}
            >
              {sure ? 'Give up for good?' : 'Give up my seat'}
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

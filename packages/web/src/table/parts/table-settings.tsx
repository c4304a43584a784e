import type { Seat } from '@indigo/kernel';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { TableLink, TableModel } from '../../link/link.ts';
import { type Settings, setSettings, useSettings } from '../../settings/settings.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { downloadRecord } from '../panels/download.ts';
import styles from './table-settings.module.css';

interface TableSettingsProps {
  readonly link: TableLink;
  readonly model: TableModel;
  onClose(): void;
}

const PACES: readonly (readonly [Settings['pace'], string])[] = [
  [0, 'At once'],
  [4, 'Very fast'],
  [2, 'Fast'],
  [1, 'Normal'],
  [0.5, 'Calm'],
];

export function TableSettings({ link, model, onClose }: TableSettingsProps) {
  const settings = useSettings();
  const over = model.table?.won !== null;
  const flag = (
    key: 'oneTap' | 'autoPass' | 'plainMap' | 'sound',
    name: string,
    about: string,
  ): ReactNode => (
    <label className={styles.row}>
      <span className="grow">
        <b>{name}</b>
        <span>{about}</span>
      </span>
      <input
        type="checkbox"
        checked={settings[key]}
        onChange={(event) => setSettings({ [key]: event.target.checked })}
      />
    </label>
  );
  return (
    <Dialog
      title="Table settings"
      onClose={onClose}
      foot={
        <>
          {(model.kind === 'local' || over) && (
            <button type="button" className="btn" onClick={() => void downloadRecord(link)}>
              Download the record
            </button>
          )}
          {model.kind !== 'replay' && !over && model.table !== null && model.table.seat !== null && (
            <BotButton link={link} model={model} seat={model.table.seat} />
          )}
          {model.kind === 'online' && !over && model.mine.length > 0 && <LeaveButton link={link} />}
          {model.kind !== 'replay' && !over && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                void link.send({ do: 'pause', on: !model.table?.paused });
                onClose();
              }}
            >
              {model.table?.paused ? 'Go on' : 'Pause the match'}
            </button>
          )}
        </>
      }
    >
      <label className={styles.row}>
        <span className="grow">
          <b>Movement</b>
          <span>How fast pieces walk and dice tumble</span>
        </span>
        <select
          value={settings.pace}
          onChange={(event) => setSettings({ pace: Number(event.target.value) as Settings['pace'] })}
        >
          {PACES.map(([pace, name]) => (
            <option key={pace} value={pace}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {flag('sound', 'Sound', 'Dice, steps and catches can be heard')}
      {flag('oneTap', 'One tap answers', 'Otherwise the first tap shows, the second does it')}
      {flag('autoPass', 'Pass on reactions', 'Questions such as “play Time Machine?” are passed for you')}
      {flag('plainMap', 'Plain map', 'No scenery, thick roads')}
    </Dialog>
  );
}

/** Nobody has to wait for somebody who says goodbye. */
function LeaveButton({ link }: Pick<TableSettingsProps, 'link'>) {
  const [, go] = useLocation();
  return (
    <button
      type="button"
      className="btn"
      title="A bot plays on for you"
      onClick={() => void link.leave().then(() => go('/'))}
    >
      Leave the table
    </button>
  );
}

function BotButton({
  link,
  model,
  seat,
}: Pick<TableSettingsProps, 'link' | 'model'> & { readonly seat: Seat }) {
  const playing = model.table?.players[seat]?.bot !== undefined;
  return (
    <button
      type="button"
      className="btn"
      onClick={() => void link.send({ do: 'bot', seat, bot: playing ? null : 'greedy' })}
    >
      {playing ? 'Play myself again' : 'Let a bot play for me'}
    </button>
  );
}

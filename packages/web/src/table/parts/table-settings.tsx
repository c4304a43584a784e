import type { Seat } from '@indigo/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableLink, TableModel } from '../../link/link.ts';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { downloadRecord } from '../panels/download.ts';

interface TableSettingsProps {
  readonly link: TableLink;
  readonly model: TableModel;
  onClose(): void;
}

export function TableSettings({ link, model, onClose }: TableSettingsProps) {
  const over = model.table?.won !== null;
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
          {model.kind === 'online' && !over && model.mine.length > 0 && (
            <>
              <LeaveButton link={link} />
              <EndingButtons link={link} onClose={onClose} />
            </>
          )}
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
      <SettingsForm heading="h3" />
    </Dialog>
  );
}

/** Two ways to be done with a match. Giving up cannot be taken back, so it is pressed twice. */
function EndingButtons({ link, onClose }: Pick<TableSettingsProps, 'link' | 'onClose'>) {
  const [sure, setSure] = useState(false);
  const send = (command: 'resign' | 'end'): void => {
    void link.send({ do: command });
    onClose();
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        title="If everybody agrees, nobody wins"
        onClick={() => send('end')}
      >
        Suggest ending the match
      </button>
      <button
        type="button"
        className="btn"
        title="Your seat goes to a bot for good"
        onClick={() => (sure ? send('resign') : setSure(true))}
      >
        {sure ? 'Give up for good?' : 'Give up my seat'}
      </button>
    </>
  );
}

/** Nobody has to wait for somebody who says goodbye. */
function LeaveButton({ link }: Pick<TableSettingsProps, 'link'>) {
  const [, go] = useLocation();
  return (
    <button
      type="button"
      className="btn"
      title="A bot plays for you until you come back"
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

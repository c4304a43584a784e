import type { Plain, Say } from '@indigo/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TableLink, TableModel } from '../../link/link.ts';
import { Tabs, tabId } from '../../shell/tabs.tsx';
import type { Game } from '../game.ts';
import type { Speech } from '../speech.ts';
import styles from '../table.module.css';
import { Chat } from './chat.tsx';
import { downloadRecord } from './download.ts';
import { Log } from './log.tsx';
import { LookBack, type LookBackProps } from './look-back.tsx';
import { Rules } from './rules.tsx';
import { Timeline } from './timeline.tsx';

interface AboutProps {
  readonly link: TableLink;
  readonly model: TableModel;
  readonly game: Game;
  readonly view: Plain;
  readonly lines: readonly Say[];
  readonly speech: Speech;
  readonly clauses: readonly string[];
  /** Null: there is nothing to look back at. */
  readonly back: LookBackProps | null;
}

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly news?: boolean;
  readonly body: ReactNode;
}

/** The game's own page, if there is anything on it. */
export function ExtraPage({ game, view, speech }: Pick<AboutProps, 'game' | 'view' | 'speech'>) {
  const { extra } = game.skin;
  return extra && <extra.Page view={view} you={speech.you} name={speech.name} say={speech.say} />;
}

const extraTab = (about: AboutProps): readonly Tab[] => {
  const title = about.game.skin.extra?.title(about.view) ?? null;
  return title === null ? [] : [{ id: 'extra', name: title, body: <ExtraPage {...about} /> }];
};

function tabsOf({ link, model, game, lines, speech, clauses }: AboutProps, read: number): readonly Tab[] {
  const table = model.table!;
  return [
    {
      id: 'log',
      name: 'Log',
      body: <Log game={game} lines={lines} earlier={table.earlier} speech={speech} />,
    },
    { id: 'rules', name: 'Rules', body: <Rules game={game.ruleset.id} now={clauses} /> },
    {
      id: 'chat',
      name: 'Chat',
      news: model.chat.length > read,
      body: <Chat lines={model.chat} canChat={model.canChat} onSay={link.chat} />,
    },
  ];
}

const PANEL = 'tab-panel';

const Body = ({ tab }: { readonly tab: Tab }) => (
  <div className={styles.panel} id={PANEL} role="tabpanel" aria-labelledby={tabId(tab.id)}>
    {tab.body}
  </div>
);

/** Log, rules and chat beside the board; the timeline of a replay under them. */
export function SidePanel(props: AboutProps) {
  const [at, setAt] = useState('log');
  const [read, setRead] = useState(props.model.chat.length);
  const [log, ...rest] = tabsOf(props, at === 'chat' ? Number.POSITIVE_INFINITY : read);
  const pinned = props.game.skin.extra?.pinned(props.view) ?? false;
  const tabs = [log, ...(pinned ? [] : extraTab(props)), ...rest];
  const open = (id: string): void => {
    setRead(props.model.chat.length);
    setAt(id);
  };
  return (
    <>
      <Tabs className={styles.tabs} tabs={tabs} at={at} panel={PANEL} onTab={open} />
      <Body tab={tabs.find(({ id }) => id === at) ?? tabs[0]} />
      <Travel {...props} />
    </>
  );
}

interface SheetProps extends AboutProps {
  /** What the reader has. */
  readonly own: readonly Tab[];
  readonly seats: ReactNode;
  /** The number of the question, and where its answers lie: that tab opens by itself. */
  readonly no: number;
  readonly wanted: string | null;
}

/** The same and more, from the lower edge of a small screen: low, half, tall. */
export function Sheet({ own, seats, no, wanted, ...about }: SheetProps) {
  const [at, setAt] = useState(own[0]?.id ?? 'players');
  const [tall, setTall] = useState<'low' | 'half' | 'true'>('half');
  const [read, setRead] = useState(about.model.chat.length);
  const raised = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    // What opened tall for one question makes room for the board again.
    if (wanted === null && raised.current) setTall('half');
    raised.current = wanted === 'players';
    if (wanted === null) return;
    setAt(wanted);
    setTall(wanted === 'players' ? 'true' : 'half');
  }, [no, wanted]);
  const tabs = [
    ...own,
    ...extraTab(about),
    { id: 'players', name: 'Players', body: seats },
    ...tabsOf(about, at === 'chat' ? Number.POSITIVE_INFINITY : read),
  ];
  const open = (id: string): void => {
    setRead(about.model.chat.length);
    // The same tab again makes room for the board, or for the sheet.
    if (id === at) setTall(tall === 'half' ? 'true' : tall === 'true' ? 'low' : 'half');
    else {
      setTall(own.some((tab) => tab.id === id) ? 'half' : 'true');
      setAt(id);
    }
  };
  return (
    <section className={styles.sheet} data-tall={tall} aria-label="Hand, team, players, log">
      <Tabs className={styles.tabs} tabs={tabs} at={at} panel={PANEL} onTab={open} />
      {tall !== 'low' && <Body tab={tabs.find(({ id }) => id === at) ?? tabs[0]} />}
      {about.model.kind !== 'replay' && at === 'log' && tall !== 'low' && <Travel {...about} />}
    </section>
  );
}

/** The timeline of a replay, or of a match that goes on. */
export function Travel({ link, model, speech, game, back }: AboutProps) {
  if (model.timeline === null || link.replay === null) return back && <LookBack {...back} />;
  return (
    <Timeline
      line={model.timeline}
      controls={link.replay}
      speech={speech}
      skin={game.skin}
      players={model.table?.players ?? []}
      onDownload={() => void downloadRecord(link)}
    />
  );
}

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Tabs, tabId } from '../../shell/tabs.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from '../table.module.css';
import type { LaidTray } from '../trays.ts';
import { TrayPart } from './dock.tsx';
import { Log } from './log.tsx';
import { LookBack } from './look-back.tsx';
import { ProgressPage } from './progress.tsx';
import { Seats } from './seats.tsx';

const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }));
const Rules = lazy(async () => ({ default: (await import('./rules.tsx')).Rules }));
const Timeline = lazy(() => import('./timeline.tsx'));

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly news?: boolean;
  readonly body: ReactNode;
}

/** What there is to reach, where the game says so. */
function useProgressTab(): readonly Tab[] {
  const { scene, speech } = useTable();
  const { progress } = scene;
  if (progress === undefined) return [];
  return [{ id: 'progress', name: speech.say(progress.say), body: <ProgressPage progress={progress} /> }];
}

/** What everybody has. `read`: how many chat lines have been. */
function useCommonTabs(read: number): readonly Tab[] {
  const { link, game, model, answering } = useTable();
  const { table: say } = useWords();
  const { decision } = answering;
  const clauses = [decision?.clause, ...(decision?.options ?? []).map(({ clause }) => clause)].filter(
    (clause) => clause !== undefined,
  );
  return [
    { id: 'log', name: say.log, body: <Log /> },
    {
      id: 'rules',
      name: say.rules,
      body: (
        <Suspense>
          <Rules game={game.ruleset.id} now={clauses} />
        </Suspense>
      ),
    },
    {
      id: 'chat',
      name: say.chat,
      news: model.chat.length > read || model.unsaid !== null,
      body: (
        <Suspense>
          <Chat
            lines={model.chat}
            canChat={model.canChat}
            unsaid={model.unsaid}
            you={model.table?.seat ?? null}
            onSay={link.chat}
          />
        </Suspense>
      ),
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
export function SidePanel() {
  const { model, scene } = useTable();
  const [at, setAt] = useState('log');
  const [read, setRead] = useState(model.chat.length);
  const [log, ...rest] = useCommonTabs(at === 'chat' ? Number.POSITIVE_INFINITY : read);
  const progress = useProgressTab();
  const tabs = [log, ...(scene.progress?.pinned ? [] : progress), ...rest];
  const open = (id: string): void => {
    setRead(model.chat.length);
    setAt(id);
  };
  return (
    <>
      <Tabs className={styles.tabs} tabs={tabs} at={at} panel={PANEL} onTab={open} />
      <Body tab={tabs.find(({ id }) => id === at) ?? tabs[0]} />
      <Travel />
    </>
  );
}

interface SheetProps {
  /** What the reader has. */
  readonly trays: readonly LaidTray[];
  /** Where the answers of this question lie: that tab opens by itself. */
  readonly wanted: string | null;
}

/** How far the sheet is drawn up, which tab of it is open, and for which question it was drawn up last. */
interface Drawn {
  readonly at: string;
  readonly tall: 'low' | 'half' | 'true';
  readonly asked: string;
  readonly raised: boolean;
}

/** Another question: the tab where its answers lie opens; what opened tall for the last makes room again. */
function drawnFor(drawn: Drawn, asked: string, wanted: string | null): Drawn {
  const raised = wanted === 'players';
  if (wanted === null) return { ...drawn, asked, raised, tall: drawn.raised ? 'half' : drawn.tall };
  return { at: wanted, asked, raised, tall: raised ? 'true' : 'half' };
}

/** The same and more, from the lower edge of a small screen: low, half, tall. */
export function Sheet({ trays, wanted }: SheetProps) {
  const { model, answering } = useTable();
  const { table: say } = useWords();
  const asked = `${answering.decision?.no ?? -1} ${wanted ?? ''}`;
  const [drawn, setDrawn] = useState<Drawn>({
    at: trays[0]?.id ?? 'players',
    tall: 'half',
    asked: '',
    raised: false,
  });
  if (drawn.asked !== asked) setDrawn(drawnFor(drawn, asked, wanted));
  const { at, tall } = drawn;
  const [read, setRead] = useState(model.chat.length);
  const own = trays.map((tray): Tab => {
    const name = `${tray.title} ${tray.pieces.length}`;
    return { id: tray.id, name, body: <TrayPart tray={tray} stacked={false} /> };
  });
  const tabs = [
    ...own,
    ...useProgressTab(),
    { id: 'players', name: say.players, body: <Seats /> },
    ...useCommonTabs(at === 'chat' ? Number.POSITIVE_INFINITY : read),
  ];
  const open = (id: string): void => {
    setRead(model.chat.length);
    // The same tab again makes room for the board, or for the sheet.
    if (id === at) setDrawn({ ...drawn, tall: tall === 'half' ? 'true' : tall === 'true' ? 'low' : 'half' });
    else setDrawn({ ...drawn, at: id, tall: own.some((tab) => tab.id === id) ? 'half' : 'true' });
  };
  return (
    <section className={styles.sheet} data-tall={tall} aria-label={say.sheet}>
      <Tabs className={styles.tabs} tabs={tabs} at={at} panel={PANEL} onTab={open} />
      {tall !== 'low' && <Body tab={tabs.find(({ id }) => id === at) ?? tabs[0]} />}
      {model.kind !== 'replay' && at === 'log' && tall !== 'low' && <Travel />}
    </section>
  );
}

/** The timeline of a replay, or of a match that goes on. */
export function Travel() {
  const { link, model, means, replay, small } = useTable();
  if (model.timeline !== null && link.replay !== null)
    return (
      <Suspense>
        <Timeline line={model.timeline} controls={link.replay} />
      </Suspense>
    );
  // While there is a close look at something, it needs the room.
  return replay || (means.question.subject && !small) ? null : <LookBack />;
}

import type { KeyboardEvent } from 'react';
import { tabAt } from './tab-keys.ts';

interface TabsProps {
  readonly className: string | undefined;
  readonly tabs: readonly {
    readonly id: string;
    readonly name: string;
    /** There is something unread behind it. */
    readonly news?: boolean;
  }[];
  readonly at: string;
  /** The id of the panel they open. */
  readonly panel: string;
  onTab(id: string): void;
}

export const tabId = (id: string): string => `tab-${id}`;

/** A row of tabs: Tab reaches the open one, arrows, Home and End go along the row and open as they go. */
export function Tabs({ className, tabs, at, panel, onTab }: TabsProps) {
  const found = tabs.findIndex(({ id }) => id === at);
  // What was open may be gone: then the first is shown.
  const open = found < 0 ? 0 : found;
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const to = tabAt(event.key, open, tabs.length);
    if (to === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
    if (to !== open) onTab(tabs[to].id);
  };
  return (
    <div className={className} role="tablist" onKeyDown={onKey}>
      {tabs.map(({ id, name, news }, i) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={i === open}
          aria-controls={panel}
          tabIndex={i === open ? 0 : -1}
          data-news={news}
          onClick={() => onTab(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

import { useEffect, useEffectEvent } from 'react';

export interface Keys {
  readonly confirm: () => boolean;
  readonly back: () => void;
  readonly why: () => void;
  /** Closely at what has the focus. */
  readonly look: () => void;
  readonly log: () => void;
  readonly undo: () => void;
  /** To the first thing on the board that can be chosen. */
  readonly toBoard: () => void;
  /** True if there was something to skip. */
  readonly skip: () => boolean;
}

const writes = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]');

const inList = (): boolean =>
  document.activeElement?.closest('ol, ul, [role="tablist"], [role="tabpanel"], section[tabindex="0"]') !=
  null;

/** The keys of the table: Enter, Esc, ?, I, L, U and space. What somebody types elsewhere is theirs. */
export function useKeys({ confirm, back, why, look, log, undo, toBoard, skip }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (writes(document.activeElement) || document.querySelector('dialog[open]') !== null) return;
    const onButton = document.activeElement?.closest('button, a, summary, [role="button"]') ?? null;
    if (event.key === 'Enter' && onButton === null) {
      if (confirm()) event.preventDefault();
    } else if (event.key === ' ' && onButton === null) {
      if (skip()) event.preventDefault();
    } else if (event.key.startsWith('Arrow') && onButton === null && !inList()) toBoard();
    else if (event.key === 'Escape') back();
    else if (event.key === '?') why();
    else if (event.key === 'i' || event.key === 'I') look();
    else if (event.key === 'l' || event.key === 'L') log();
    else if (event.key === 'u' || event.key === 'U') undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

import { useSyncExternalStore } from 'react';

const EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'];

const subscribe = (listener: () => void): (() => void) => {
  for (const event of EVENTS) addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener);
  };
};

/** What follows the # in the address. Links of the page tell of their going by events of their own (wouter's). */
export const useHash = (): string =>
  useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));

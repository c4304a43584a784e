/** Keeps the page for times without a network. Only where it came over a safe connection; elsewhere browsers refuse. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the page itself: what is to be seen comes first.
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}

/** A new version was put in place of the parts this page was to load later: begin anew, once. */
export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem('indigo.reloaded') ?? 0);
    if (!navigator.onLine || Date.now() - last < 30_000) return;
    event.preventDefault();
    sessionStorage.setItem('indigo.reloaded', String(Date.now()));
    location.reload();
  });
}

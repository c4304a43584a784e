import { forgetPush, house, keepPush } from '../online/api.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import { languageNow } from '../words/words.ts';
import { sameKey } from './key.ts';

/** Whether this browser has notices at all. Over plain http, but for the machine itself, none has. */
export const canNotice = (): boolean => 'Notification' in globalThis && isSecureContext;

/** The keeper of the page, if it is at work. Where it is not, none will be. */
const keeper = async (): Promise<ServiceWorkerRegistration | null> =>
  (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) ?? null;

/** Tells people when it is their turn. Call it when they have tapped: browsers ask them then, and only then. */
export async function wantNotices(): Promise<'on' | 'blocked'> {
  const allowed = await Notification.requestPermission();
  if (allowed !== 'granted') return 'blocked';
  setSettings({ turnNotice: true });
  await beCalled().catch(() => {});
  return 'on';
}

export async function noMoreNotices(): Promise<void> {
  setSettings({ turnNotice: false });
  const push = await (await keeper())?.pushManager?.getSubscription();
  if (!push) return;
  await forgetPush({ endpoint: push.endpoint }).catch(() => {});
  await push.unsubscribe();
}

/** Lets the server call this browser though no page is open, where both can. Said again, nothing changes. */
export async function beCalled(): Promise<void> {
  if (!useSettings.getState().turnNotice || !canNotice() || Notification.permission !== 'granted') return;
  const manager = (await keeper())?.pushManager;
  if (!manager) return;
  const { push: key } = await house();
  if (key === undefined) return;
  const known = await manager.getSubscription();
  // One that another server signed, or this one with a key it has lost, is of no use.
  if (known !== null && !sameKey(known.options.applicationServerKey, key)) await known.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return;
  await keepPush({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language: languageNow() });
}

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Of the table: a second notice takes the place of the first. */
  readonly tag: string;
}

/** Shows a notice; returns how to take it back. By the keeper of the page where there is one: phones know no other way. */
export function showNotice({ title, body, tag }: Notice): () => void {
  const options = { body, tag, icon: '/icon-192.png', data: { path: location.pathname } };
  const shown = keeper().then(async (found) => {
    if (found === null) {
      const notice = new Notification(title, options);
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
      return [notice];
    }
    await found.showNotification(title, options);
    return found.getNotifications({ tag });
  });
  return () => {
    shown.then(
      (notices) => {
        for (const notice of notices) notice.close();
      },
      () => {},
    );
  };
}

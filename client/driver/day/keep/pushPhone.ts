import {
  PushKeyDocument,
  RemovePushSubscriptionDocument,
  SavePushSubscriptionDocument,
} from '../../../generated/plain';
import { request } from '../../../lib/request/request';

/** The state of notices on this phone: on, or the reason against. */
export type PushState = 'on' | 'off' | 'denied' | 'homeScreen' | 'missing';

/** Remembers the driver's yes: a browser may lose a subscription, and then the page subscribes again. */
const WANTED = 'day-push';
const isWanted = (): boolean => localStorage.getItem(WANTED) === 'on';

export function readPushState(): PushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    // On an iPhone only pages on the home screen have it.
    return /iPhone|iPad/.test(navigator.userAgent) ? 'homeScreen' : 'missing';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && isWanted() ? 'on' : 'off';
}

/** Asks the phone, which asks the driver. Rejects without a line to the server. */
export async function allowPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') {
    await subscribe();
    localStorage.setItem(WANTED, 'on');
  }
  return readPushState();
}

/** Subscribes again at each opening: browsers do not reliably say when a subscription has ended. */
export async function renewPush(): Promise<void> {
  if (readPushState() === 'on') await subscribe();
}

async function subscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const { pushKey } = await request(PushKeyDocument, {});
  const known = await pushManager.getSubscription();
  // The server has a new key pair: messages for the former one do not arrive any more.
  if (known && toBase64Url(known.options.applicationServerKey) !== pushKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const input = { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
  await request(SavePushSubscriptionDocument, { input });
}

/** Ends the notices of this phone. */
export async function stopPush(): Promise<void> {
  const endpoint = await unsubscribeHere();
  if (endpoint !== undefined) await request(RemovePushSubscriptionDocument, { endpoint });
}

/** Ends them on the phone alone; the server forgets a phone when its session ends. Returns the former address. */
export async function unsubscribeHere(): Promise<string | undefined> {
  localStorage.removeItem(WANTED);
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

const toBase64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

import { texts } from '#texts/web/push.ts';
import { ok, type Result } from '../../core/result.ts';
import { shelf } from '../../games/index.ts';
import { desk } from './desk.ts';

/** Where the service worker finds the words for notices, which come when no page is open. */
const WORDS_CACHE = 'notice-words';
const WORDS = './notice-words';

/** Only pages from https or this computer can be told something while they are closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'pushManager' in ServiceWorkerRegistration.prototype;
}

/** Whether this browser is told when it is its owner's turn. */
export async function isPushed(): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) != null;
}

/** Asks for permission and subscribes; false when somebody says no or the host offers none. */
export async function startPush(): Promise<Result<boolean>> {
  const you = await desk.ask<'who'>({ type: 'who' });
  if (!you.ok) return you;
  const { pushKey } = you.value;
  if (pushKey === null || (await Notification.requestPermission()) !== 'granted') return ok(false);
  const subscription = await subscribe(pushKey);
  if (!subscription) return ok(false);
  const told = await desk.ask<'push'>({ type: 'push', subscription });
  return told.ok ? ok(true) : told;
}

export async function stopPush(): Promise<Result<unknown>> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return desk.ask<'push'>({ type: 'push', subscription: null });
}

async function subscribe(applicationServerKey: string) {
  try {
    const registration = await navigator.serviceWorker.ready;
    await keepWords();
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = made.toJSON();
    return endpoint && keys ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } : undefined;
  } catch {
    // The browser's push service is switched off or away.
    return undefined;
  }
}

/** In the language of this page. */
async function keepWords(): Promise<void> {
  const words = Object.fromEntries(
    shelf.map(({ about: { id, title } }) => [id, { turn: texts.turn(title), reminder: texts.reminder(title) }]),
  );
  await (await caches.open(WORDS_CACHE)).put(WORDS, new Response(JSON.stringify(words)));
}

/** Notices that it is the user's turn while no page is open, by the browser's push service; opt-in. */
import { ask } from './api';
import { session } from './session.svelte';

/** `ArrayBuffer` of a base64url text. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

async function worker(): Promise<ServiceWorkerRegistration> {
  return await navigator.serviceWorker.ready;
}

async function subscribe(): Promise<void> {
  const { key } = await ask<{ key: string }>('GET', '/api/push');
  const { pushManager } = await worker();
  const applicationServerKey = bytes(key);
  const wanted = { userVisibleOnly: true, applicationServerKey };
  const made = await pushManager.subscribe(wanted).catch(async (error: unknown) => {
    // The server has another key than the one that this browser subscribed with.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  await ask('POST', '/api/push', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] });
}

export const push = {
  /** Whether this browser can do it at all. */
  get possible(): boolean {
    return (
      'serviceWorker' in navigator &&
      'PushManager' in window &&
      'Notification' in window &&
      isSecureContext
    );
  },
  get on(): boolean {
    return session.likes.push;
  },

  /** Asks for permission and tells the server; false: the user or the browser refuses. */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    await session.signIn();
    await subscribe();
    session.like({ push: true });
    return true;
  },

  async turnOff(): Promise<void> {
    session.like({ push: false });
    const made = await (await worker()).pushManager.getSubscription();
    if (!made) return;
    await ask('DELETE', '/api/push', { endpoint: made.endpoint });
    await made.unsubscribe();
  },

  /** A subscription ends with its session, and browsers change theirs: so each visit renews it. */
  async renew(): Promise<void> {
    if (!this.on || !this.possible || Notification.permission !== 'granted') return;
    if (await session.known()) await subscribe();
  },
};

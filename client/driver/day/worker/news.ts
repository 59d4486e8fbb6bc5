const PAGE = '/portal/day/';

/** An event that keeps the worker awake until the work is done. */
interface Waking {
  waitUntil: (work: Promise<unknown>) => void;
}

interface OpenPage {
  focus: () => Promise<unknown>;
  postMessage: (message: string) => void;
}

/** The parts of a service worker that news need; the types of browsers' pages have none of them. */
export interface NewsWorker {
  addEventListener: ((
    type: 'push',
    listen: (event: Waking & { data: { text: () => string } | null }) => void,
  ) => void) &
    ((type: 'notificationclick', listen: (event: Waking & { notification: Notification }) => void) => void);
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly OpenPage[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
}

/** As server/outbound/push/printNews.ts writes it. */
interface Notice {
  title: string;
  body: string;
  lang: string;
  tag: string;
}

/** Shows each message that arrives, and leads from there to the day. Open pages read the day again. */
export function listenForNews(worker: NewsWorker): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event.data?.text() ?? '')));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openDay(worker));
  });
}

async function show({ registration, clients }: NewsWorker, text: string): Promise<void> {
  const { title, ...notice } = readNotice(text);
  // A browser takes the permission away from a worker that stays silent.
  await registration.showNotification(title, { ...notice, icon: `${PAGE}icon-192.png` });
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage('news');
}

/** A message that cannot be read is still a reason to look. */
function readNotice(text: string): Notice {
  try {
    return JSON.parse(text) as Notice;
  } catch {
    return { title: 'Juhi päev', body: '', lang: 'et', tag: 'day' };
  }
}

async function openDay({ clients }: NewsWorker): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window' });
  if (page) await page.focus();
  else await clients.openWindow(PAGE);
}

import { v4 as newId } from 'uuid';
import { LiveNewsDocument, ShowPresenceDocument } from '../../../generated/live';
import type { LiveNewsSubscription, LiveNewsSubscriptionVariables, PresenceInput } from '../../../generated/live';
import { forgetAhead } from '../ahead/aheadReplies';
import { liveTransport } from './eventStream';
import { request } from '../request';
import { hasComeWithReplies } from '../ahead/sentReplies';

type LiveNews = LiveNewsSubscription['liveNews'];
export type PresentPerson = NonNullable<LiveNews['present']>[number];

/** The events for a page. */
export interface News extends Pick<LiveNews, 'changes' | 'missed'> {
  /** Whether this is the first news of a stream that was opened again. Requests that failed while it was cut may succeed now. */
  isReopened: boolean;
}

interface Page {
  news(news: News): void;
  present?(people: PresentPerson[]): void;
  presence?: PresenceInput;
}

/** The server sends at least a comment every 15 seconds. After a longer silence the connection is lost. */
const SILENT_MS = 40_000;
const WATCH_MS = 3_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 30_000;
/** A page asks for its data a moment before it joins the stream. */
const MARGIN_S = 5;
/** How long the server keeps changes; older ones it may have forgotten. */
const KEPT_S = 3600;

const pages = new Set<Page>();
/** The server's mark of the last news; undefined until the first news. */
let cursor: string | undefined;
/** When the pages asked for the data that they show, by the wall clock. */
let wantedSince = 0;
let hasJoinedOnce = false;
let people: PresentPerson[] = [];
/** The stream that is open, or being opened. */
let current: { connection: string; abort: AbortController; open: boolean } | undefined;
let failures = 0;
let lastRequest: Promise<void> = Promise.resolve();
/** The presence that was last sent to the server, and the stream that it belongs to. */
let lastSent: { connection?: string; presence?: PresenceInput } = {};
let retryTimer: ReturnType<typeof setTimeout> | undefined;
/** Whether the session has ended or is about to end: the server would refuse a new stream. */
let isRefused = false;

/** Joins the one stream of this tab. It is open while a page has joined and the tab is visible. Returns the function that leaves. */
export function joinLive(page: Page): () => void {
  if (pages.size === 0) {
    // Data that came with the page is as old as the page.
    wantedSince = !hasJoinedOnce && hasComeWithReplies() ? performance.timeOrigin : Date.now();
    hasJoinedOnce = true;
    isRefused = false;
    for (const name of watched) addEventListener(name, openOrClose);
    document.addEventListener('visibilitychange', openOrClose);
  }
  pages.add(page);
  page.present?.(people);
  if (page.presence) sendPresence();
  openOrClose();
  return () => {
    pages.delete(page);
    if (page.presence) sendPresence();
    if (pages.size > 0) return;
    for (const name of watched) removeEventListener(name, openOrClose);
    document.removeEventListener('visibilitychange', openOrClose);
    // The next page may join a moment later, in the same turn.
    setTimeout(openOrClose);
  };
}

const watched = ['online', 'pageshow'] as const;

/** Opens or closes the stream as it must be now. A pending retry runs at once, because the network may be back. */
function openOrClose(): void {
  const isWanted = pages.size > 0 && !document.hidden && !isRefused;
  if (!isWanted) {
    clearTimeout(retryTimer);
    current?.abort.abort();
    current = undefined;
    showPeople([]);
  } else if (!current) {
    clearTimeout(retryTimer);
    void open();
  }
}

async function open(): Promise<void> {
  const own = { connection: newId(), abort: new AbortController(), open: false };
  current = own;
  // By the wall clock: a machine that slept wakes up with a dead connection, and its timers did not run.
  let lastAlive = Date.now();
  const noteAlive = () => void (lastAlive = Date.now());
  const watch = setInterval(() => Date.now() - lastAlive > SILENT_MS && own.abort.abort(), WATCH_MS);
  const how = await liveTransport
    .open(
      JSON.stringify({
        operationName: LiveNewsDocument.name,
        query: LiveNewsDocument.text,
        variables: toLiveVariables(),
      }),
      {
        signal: own.abort.signal,
        alive: noteAlive,
        heard: ({ data }) => {
          if (data && current === own) hear((data as LiveNewsSubscription).liveNews);
        },
      },
    )
    .catch(() => 'failed' as const);
  clearInterval(watch);
  if (current !== own) return;
  current = undefined;
  showPeople([]);
  if (how === 'refused') return stayAway();
  // Many pages lose their streams at the same moment. A random pause brings them back one after the other.
  const most = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
  failures += 1;
  retryTimer = setTimeout(openOrClose, most * (0.5 + Math.random() / 2));

  function toLiveVariables(): LiveNewsSubscriptionVariables {
    const lastSeconds = Math.min(KEPT_S, Math.max(0, Math.ceil((Date.now() - wantedSince) / 1000)) + MARGIN_S);
    return { connection: own.connection, ...(cursor === undefined ? { lastSeconds } : { since: cursor }) };
  }
}

/** Closes the stream before a sign-out. Returns the function that opens it again when the sign-out has failed. */
export function pauseLive(): () => void {
  isRefused = true;
  openOrClose();
  return () => {
    isRefused = false;
    openOrClose();
  };
}

/** Closes the stream after the session has ended. The pages read again; their errors lead to the login page. */
function stayAway(): void {
  isRefused = true;
  openOrClose();
  pages.forEach((page) => page.news({ missed: true, changes: [], isReopened: false }));
}

function hear({ cursor: now, missed, changes, present, signedOut }: LiveNews): void {
  if (signedOut) return stayAway();
  const isFirst = current?.open === false;
  const isReopened = isFirst && cursor !== undefined;
  // The tab was opened in the background and is visible only now.
  const isTooLate = cursor === undefined && Date.now() - wantedSince > KEPT_S * 1000;
  if (current) current.open = true;
  cursor = now;
  failures = 0;
  if (present) showPeople(present);
  if (isFirst && findPresence()) sendPresence();
  if (!missed && !isTooLate && !isReopened && changes.length === 0) return;
  // A page that is opened now asks the server: an earlier reply knows nothing of this.
  forgetAhead();
  pages.forEach((page) => page.news({ missed: missed || isTooLate, changes, isReopened }));
}

/** Returns the presence of the page that joined last. */
const findPresence = (): PresenceInput | undefined => [...pages].map((page) => page.presence).findLast(Boolean);

/** Sends the presence after the requests before it. It sends the presence of that moment, so the last one holds. */
function sendPresence(): void {
  lastRequest = lastRequest.then(async () => {
    const now = findPresence();
    if (!current?.open || (lastSent.connection === current.connection && lastSent.presence === now)) return;
    lastSent = { connection: current.connection, presence: now };
    // A failed request needs no retry: the stream is cut too, and the next stream sends the presence again.
    await request(ShowPresenceDocument, { connection: current.connection, presence: now ?? null }).catch(
      () => undefined,
    );
  });
}

function showPeople(now: PresentPerson[]): void {
  if (people.length === 0 && now.length === 0) return;
  people = now;
  pages.forEach((page) => page.present?.(now));
}

/** Resets the module for tests: each begins like a page that was just opened. */
export function forgetLive(): void {
  pages.clear();
  openOrClose();
  cursor = undefined;
  hasJoinedOnce = false;
  failures = 0;
  isRefused = false;
  lastSent = {};
}

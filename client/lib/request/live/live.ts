import { v4 as newId } from 'uuid';
import { LiveNewsDocument, ShowPresenceDocument } from '../../../generated/live';
import type { LiveNewsSubscription, LiveNewsSubscriptionVariables, PresenceInput } from '../../../generated/live';
import { liveTransport } from './eventStream';
import { request } from '../request';
import { cameWithReplies } from '../sentReplies';

type LiveNews = LiveNewsSubscription['liveNews'];
export type PresentPerson = NonNullable<LiveNews['present']>[number];

/** What a page hears. */
export interface News extends Pick<LiveNews, 'changes' | 'missed'> {
  /** It is the first of a stream that was opened again: what failed while it was cut may go well now. */
  again: boolean;
}

interface Page {
  news(news: News): void;
  present?(people: PresentPerson[]): void;
  presence?: PresenceInput;
}

/** The server says something every quarter of a minute, be it a comment; who hears nothing for longer has lost the line. */
const silentMs = 40_000;
const watchMs = 3_000;
const firstPauseMs = 400;
const longestPauseMs = 30_000;
/** A page asks for its data a moment before it says that it wants to hear what changes. */
const marginS = 5;
/** What happened earlier the server may not know any more. */
const keptS = 3600;

const pages = new Set<Page>();
/** How far we have heard; undefined until the first stream tells. */
let cursor: string | undefined;
/** When what is shown was asked for, by the clock on the wall. */
let wantedSince = 0;
let joined = false;
let people: PresentPerson[] = [];
/** The stream that is open, or being opened. */
let current: { connection: string; abort: AbortController; open: boolean } | undefined;
let failures = 0;
let sending: Promise<void> = Promise.resolve();
/** What the server was told that is done here, and of which stream. */
let said: { connection?: string; presence?: PresenceInput } = {};
let pause: ReturnType<typeof setTimeout> | undefined;
/** Nobody is signed in, or soon nobody will be: another try would be refused. */
let refused = false;

/** Joins the one stream of this tab, which is open while somebody wants it and the tab is seen. Answers how to leave. */
export function joinLive(page: Page): () => void {
  if (pages.size === 0) {
    // What came with the page is as old as the page.
    wantedSince = !joined && cameWithReplies() ? performance.timeOrigin : Date.now();
    joined = true;
    refused = false;
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
    // The next page may want it a moment later, in the same turn.
    setTimeout(openOrClose);
  };
}

const watched = ['online', 'pageshow'] as const;

/** Opens or closes the stream as it must be now. What was waited for is tried at once: the network may be back. */
function openOrClose(): void {
  const wanted = pages.size > 0 && !document.hidden && !refused;
  if (!wanted) {
    clearTimeout(pause);
    current?.abort.abort();
    current = undefined;
    showPeople([]);
  } else if (!current) {
    clearTimeout(pause);
    void open();
  }
}

async function open(): Promise<void> {
  const own = { connection: newId(), abort: new AbortController(), open: false };
  current = own;
  // By the clock on the wall: a machine that slept wakes up with a line that is dead, and timers that did not run.
  let lastAlive = Date.now();
  const alive = () => void (lastAlive = Date.now());
  const watch = setInterval(() => Date.now() - lastAlive > silentMs && own.abort.abort(), watchMs);
  const how = await liveTransport
    .open(
      JSON.stringify({ operationName: LiveNewsDocument.name, query: LiveNewsDocument.text, variables: heardSoFar() }),
      {
        signal: own.abort.signal,
        alive,
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
  // Many pages lose their stream at the same moment, and come back one after the other.
  const most = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
  failures += 1;
  pause = setTimeout(openOrClose, most * (0.5 + Math.random() / 2));

  function heardSoFar(): LiveNewsSubscriptionVariables {
    const lastSeconds = Math.min(keptS, Math.max(0, Math.ceil((Date.now() - wantedSince) / 1000)) + marginS);
    return { connection: own.connection, ...(cursor === undefined ? { lastSeconds } : { since: cursor }) };
  }
}

/** Hears nothing more, for whoever is about to sign out. Answers how to go on when that failed. */
export function pauseLive(): () => void {
  refused = true;
  openOrClose();
  return () => {
    refused = false;
    openOrClose();
  };
}

/** Nobody is signed in any more. The pages read again, and learn from that what is to be done. */
function stayAway(): void {
  refused = true;
  openOrClose();
  pages.forEach((page) => page.news({ missed: true, changes: [], again: false }));
}

function hear({ cursor: now, missed, changes, present, signedOut }: LiveNews): void {
  if (signedOut) return stayAway();
  const first = current?.open === false;
  const again = first && cursor !== undefined;
  // A page that was opened behind others, and is looked at only now.
  const tooLate = cursor === undefined && Date.now() - wantedSince > keptS * 1000;
  if (current) current.open = true;
  cursor = now;
  failures = 0;
  if (present) showPeople(present);
  if (first && presence()) sendPresence();
  if (missed || tooLate || again || changes.length > 0)
    pages.forEach((page) => page.news({ missed: missed || tooLate, changes, again }));
}

/** What the page that came last says that is done on it. */
const presence = (): PresenceInput | undefined => [...pages].map((page) => page.presence).findLast(Boolean);

/** What was said last is what holds: one is sent after the other, and only what holds then. */
function sendPresence(): void {
  sending = sending.then(async () => {
    const now = presence();
    if (!current?.open || (said.connection === current.connection && said.presence === now)) return;
    said = { connection: current.connection, presence: now };
    // A failure tells itself: the stream is cut too, and with the next one it is said again.
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

/** For tests: each begins as a page does that was just opened. */
export function forgetLive(): void {
  pages.clear();
  openOrClose();
  cursor = undefined;
  joined = false;
  failures = 0;
  refused = false;
  said = {};
}

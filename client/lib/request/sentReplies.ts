import { keepReply } from './keptReply';
import type { KnownReply } from './keptReply';
import type { Reply } from './request';

/** The sentence of an office page in its HTML, before any script; its replies say the same. */
export type SentWords = Record<'GREETING' | 'WAITS', string>;

/** Sent replies are used for this long; later questions go to the server. */
const LAST_MS = 60_000;

let hasCome = false;
let words: SentWords | undefined;
const replies = new Map<string, Reply>();

/**
 * Takes the replies that came with the page (server/edge/http/drawn/sentReplies.ts), so that its first queries need no
 * request. The live stream brings later changes: it begins with the news since the page was asked for (live/live.ts).
 */
export function takeSentReplies(): void {
  const text = document.getElementById('sent')?.textContent;
  if (!text) return;
  const sent = JSON.parse(text) as { replies: readonly KnownReply[]; words?: SentWords };
  hasCome = true;
  words = sent.words;
  for (const [name, variables, reply] of sent.replies) {
    replies.set(toQuestionKey(name, variables), reply);
    // Of what is asked without Apollo Client it is known already while the page is taken over: it stands there.
    keepReply({ name }, variables, reply);
  }
}

/** For tests: each begins as a page does that came with nothing. */
export function forgetSentReplies(): void {
  hasCome = false;
  words = undefined;
  replies.clear();
}

/** The first reading is as old as the page. */
export const hasComeWithReplies = (): boolean => hasCome;

const toQuestionKey = (name: string, variables: object): string => `${name} ${JSON.stringify(variables)}`;

/** The reply that the page was sent with. Only the first reader gets it; later ones ask the server for the present state. */
export function findSentReply(name: string, variables: object): Reply | undefined {
  const key = toQuestionKey(name, variables);
  const reply = replies.get(key);
  replies.delete(key);
  return performance.now() < LAST_MS ? reply : undefined;
}

/** The sentence that the page was sent with, until the page can compute it. */
export const readSentWords = (): SentWords | undefined => words;

/** For the build, where the server's words stand in a picture of the page (app/prerender.tsx). */
export const setSentWords = (places: SentWords | undefined): void => void (words = places);

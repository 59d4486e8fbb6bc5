import { keepAhead } from './aheadReplies';
import { keepReply } from '../keptReply';
import type { KnownReply } from '../keptReply';

/** Sent replies are used until the page is this old. */
const LAST_MS = 60_000;

let hasCome = false;

/**
 * Takes the replies that came with the page (server/edge/http/drawn/sentReplies.ts), so that its first queries need no
 * request. The live stream brings later changes: it begins with the news since the page was asked for (lib/request/live/live.ts).
 */
export function takeSentReplies(): void {
  const text = document.getElementById('sent')?.textContent;
  if (!text) return;
  hasCome = true;
  for (const [name, variables, reply] of JSON.parse(text) as readonly KnownReply[]) {
    keepAhead(name, variables, reply, LAST_MS);
    // Of what is asked without Apollo Client it is known already while the page is taken over: it stands there.
    keepReply({ name }, variables, reply);
  }
}

/** For tests: each begins as a page does that came with nothing. */
export const forgetSentReplies = (): void => void (hasCome = false);

/** The first reading is as old as the page. */
export const hasComeWithReplies = (): boolean => hasCome;

import { keepReply } from './keptReply';
import type { KnownReply } from './keptReply';

/** Keeps what the server has drawn the page with, so that scripts begin where it stands. */
export function takeDrawnReplies(): void {
  const text = document.getElementById('replies')?.textContent;
  if (!text) return;
  for (const [name, variables, reply] of JSON.parse(text) as readonly KnownReply[])
    keepReply({ name }, variables, reply);
}

import { keepReply } from './keptReply';
import type { Reply } from './request';

type Known = readonly [name: string, variables: object, reply: Reply];

/** What a page was drawn with, for HTML that holds it beside the page: it can end no script. */
export const repliesText = (replies: readonly Known[]): string => JSON.stringify(replies).replaceAll('<', '\\u003c');

/** Keeps what the server has drawn the page with, so that scripts begin where it stands. */
export function takeDrawnReplies(): void {
  const text = document.getElementById('replies')?.textContent;
  if (!text) return;
  for (const [name, variables, reply] of JSON.parse(text) as readonly Known[]) keepReply({ name }, variables, reply);
}

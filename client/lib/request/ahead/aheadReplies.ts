import type { Reply } from '../request';

/** A reply that is here, or on its way, before its page asks. */
interface AheadReply {
  coming: Promise<Reply>;
  reply?: Reply;
  /** By the clock of the page: afterwards the server is asked again. */
  until: number;
}

/** Replies are used within this time. The live stream of a page brings what happened meanwhile (lib/request/live/live.ts). */
const LAST_MS = 5000;

const replies = new Map<string, AheadReply>();

/** The context of a preload: it must not take the reply that it is to bring, nor lead to the login page (aheadLink.ts). */
export const preloadContext = { isPreload: true };

const toQuestionKey = (name: string, variables: object): string => `${name} ${JSON.stringify(variables)}`;

/** Keeps a reply until its page asks. A rejected one is forgotten: the page asks again. */
export function keepAhead(
  name: string,
  variables: object,
  reply: Reply | Promise<Reply>,
  until = performance.now() + LAST_MS,
): void {
  const key = toQuestionKey(name, variables);
  const entry: AheadReply = { coming: Promise.resolve(reply), until };
  replies.set(key, entry);
  if (!(reply instanceof Promise)) entry.reply = reply;
  entry.coming.then(
    (came) => (entry.reply = came),
    () => replies.get(key) === entry && replies.delete(key),
  );
}

const findEntry = (name: string, variables: object): AheadReply | undefined => {
  const entry = replies.get(toQuestionKey(name, variables));
  return entry && performance.now() < entry.until ? entry : undefined;
};

/** Whether nobody needs to ask this: its reply is here or on its way. */
export const isAhead = (name: string, variables: object): boolean => findEntry(name, variables) !== undefined;

/** The data of a reply that is here. It stays for `takeAhead`. */
export const findAhead = <Data>(name: string, variables: object): Data | undefined =>
  findEntry(name, variables)?.reply?.data as Data | undefined;

/** The reply for the page that asks. Only the first caller gets it; later ones ask the server for the present state. */
export function takeAhead(name: string, variables: object): Promise<Reply> | undefined {
  const entry = findEntry(name, variables);
  replies.delete(toQuestionKey(name, variables));
  return entry?.coming;
}

/** After something has changed, a page asks the server. For tests: each begins as a page does that came with nothing. */
export const forgetAhead = (): void => replies.clear();

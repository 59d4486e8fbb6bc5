import { RefusedError, request } from './request';
import type { Reply, TypedDocument } from './request';

interface KeptReply {
  promise: Promise<unknown>;
  data?: unknown;
  error?: unknown;
}

/** A reply that came with a page, and to what. */
export type KnownReply = readonly [name: string, variables: object, reply: Reply];

/** Good replies, for as long as the page lives. */
const kept = new Map<string, KeptReply>();

/** For tests, and for a server that draws one page after another: each begins as a page does that was just opened. */
export const forgetReplies = (): void => kept.clear();

/** A document with what it is given. */
export const toReplyKey = ({ name }: { name: string }, variablesText: string): string => `${name} ${variablesText}`;

/** A reply that is here before anybody asks: the server draws pages with it (app/drawn/drawnPages.tsx). */
export function keepReply(document: { name: string }, variables: object, { data, errors }: Reply): void {
  const error = errors?.length ? new RefusedError(errors) : undefined;
  const promise = error ? Promise.reject(error) : Promise.resolve(data);
  promise.catch(() => undefined);
  kept.set(toReplyKey(document, JSON.stringify(variables)), { promise, data: error ? undefined : data, error });
}

/** The kept part of a reply; undefined: nothing. */
export function findKeptReply<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables | undefined,
) {
  const known = variables === undefined ? undefined : kept.get(toReplyKey(document, JSON.stringify(variables)));
  return known && { data: known.data as Data | undefined, error: known.error };
}

/** As request(), but what was replied once is not asked for again, and who asks at the same time shares it. */
export function requestOnce<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const key = toReplyKey(document, JSON.stringify(variables));
  const known = kept.get(key);
  if (known) return known.promise as Promise<Data>;
  const promise = request(document, variables);
  const entry: KeptReply = { promise };
  kept.set(key, entry);
  promise.then(
    (data) => (entry.data = data),
    () => kept.get(key) === entry && kept.delete(key),
  );
  return promise;
}

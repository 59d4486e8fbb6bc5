import { useEffect, useState } from 'react';
import { RefusedError, request } from './request';
import type { Reply, TypedDocument } from './request';

interface Kept {
  promise: Promise<unknown>;
  data?: unknown;
  error?: unknown;
}

/** A reply that came with a page, and to what. */
export type KnownReply = readonly [name: string, variables: object, reply: Reply];

/** Good replies, for as long as the page lives. */
const kept = new Map<string, Kept>();

/** For tests, and for a server that draws one page after another: each begins as a page does that was just opened. */
export const forgetReplies = (): void => kept.clear();

const keyOf = ({ name }: { name: string }, variablesText: string): string => `${name} ${variablesText}`;

/** A reply that is here before anybody asks: the server draws pages with it (app/drawn/drawnPages.tsx). */
export function keepReply(document: { name: string }, variables: object, { data, errors }: Reply): void {
  const error = errors?.length ? new RefusedError(errors) : undefined;
  const promise = error ? Promise.reject(error) : Promise.resolve(data);
  promise.catch(() => undefined);
  kept.set(keyOf(document, JSON.stringify(variables)), { promise, data: error ? undefined : data, error });
}

/** What is kept of a reply; undefined: nothing. */
export function keptReplyTo<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables | undefined,
) {
  const known = variables === undefined ? undefined : kept.get(keyOf(document, JSON.stringify(variables)));
  return known && { data: known.data as Data | undefined, error: known.error };
}

/** As request(), but what was replied once is not asked for again, and who asks at the same time shares it. */
export function requestOnce<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const key = keyOf(document, JSON.stringify(variables));
  const known = kept.get(key);
  if (known) return known.promise as Promise<Data>;
  const promise = request(document, variables);
  const entry: Kept = { promise };
  kept.set(key, entry);
  promise.then(
    (data) => (entry.data = data),
    () => kept.get(key) === entry && kept.delete(key),
  );
  return promise;
}

/** What a part of a page shows of a reply that is kept. `variables` undefined: they are not known yet, nothing is asked. */
export function useKeptReply<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables | undefined,
) {
  // The text stands for what the variables hold; the object may be a new one each time.
  const text = variables === undefined ? undefined : JSON.stringify(variables);
  const key = text === undefined ? undefined : keyOf(document, text);
  const [reply, setReply] = useState<{ key: string; error?: unknown }>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (text === undefined) return;
    let outdated = false;
    const settle = (error?: unknown) => void (outdated || setReply({ key: keyOf(document, text), error }));
    requestOnce(document, JSON.parse(text) as Variables).then(() => settle(), settle);
    return () => {
      outdated = true;
    };
  }, [document, text, tries]);

  const known = key === undefined ? undefined : kept.get(key);
  const data = known?.data as Data | undefined;
  const settled = reply !== undefined && reply.key === key;
  const error = settled ? reply.error : known?.error;
  return {
    data,
    error,
    loading: key !== undefined && data === undefined && !settled && error === undefined,
    retry: () => {
      setReply(undefined);
      setTries((count) => count + 1);
    },
  };
}

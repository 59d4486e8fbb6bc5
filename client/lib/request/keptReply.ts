import { useEffect, useState } from 'react';
import { request } from './request';
import type { TypedDocument } from './request';

interface Kept {
  promise: Promise<unknown>;
  data?: unknown;
}

/** Good replies, for as long as the page lives. */
const kept = new Map<string, Kept>();

/** For tests: each begins as a page does that was just opened. */
export const forgetReplies = (): void => kept.clear();

const keyOf = ({ name }: { name: string }, variablesText: string): string => `${name} ${variablesText}`;

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

  const data = key === undefined ? undefined : (kept.get(key)?.data as Data | undefined);
  const settled = reply !== undefined && reply.key === key;
  return {
    data,
    error: settled ? reply.error : undefined,
    loading: key !== undefined && data === undefined && !settled,
    retry: () => {
      setReply(undefined);
      setTries((count) => count + 1);
    },
  };
}

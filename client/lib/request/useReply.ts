import { useCallback, useEffect, useRef, useState } from 'react';
import { findKeptReply, requestOnce, toReplyKey } from './keptReply';
import { request } from './request';
import type { TypedDocument } from './request';

interface ReplyOptions {
  /** A reply is kept while the page lives, and simultaneous callers share one request. */
  keep?: boolean;
  /** The reply is read again whenever this is another value. */
  version?: unknown;
}

/**
 * A query's reply, without Apollo Client. With undefined `variables` it asks nothing. It begins with the reply that the
 * server drew the page with, and keeps it beside an error. `reload` reads again and returns the reply, undefined when
 * there was none; `retry` starts over, as if nothing had failed; `replace` takes the reply of a change.
 */
export function useReply<Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables | undefined,
  { keep = false, version }: ReplyOptions = {},
) {
  // The text stands for what the variables hold; the object may be a new one each time.
  const text = variables === undefined ? undefined : JSON.stringify(variables);
  const key = text === undefined ? undefined : toReplyKey(document, text);
  const [reply, setReply] = useState<{ key: string; data?: Data; error?: unknown }>();
  // The reply to what was asked last is shown, in whatever order replies come.
  const last = useRef(0);

  const replace = useCallback(
    (data: Data) => {
      if (key === undefined) return;
      last.current += 1;
      setReply({ key, data });
    },
    [key],
  );

  const reload = useCallback(async (): Promise<Data | undefined> => {
    if (text === undefined) return undefined;
    const of = toReplyKey(document, text);
    const turn = (last.current += 1);
    const take = (settled: { data: Data } | { error: unknown }) => {
      if (turn === last.current)
        setReply((now) => ({ key: of, data: now?.key === of ? now.data : undefined, ...settled }));
    };
    try {
      const data = await (keep ? requestOnce : request)(document, JSON.parse(text) as Variables);
      take({ data });
      return data;
    } catch (error) {
      take({ error });
      return undefined;
    }
  }, [document, text, keep]);
  useEffect(() => {
    // It came with the page, and is kept.
    if (keep && text !== undefined && findKeptReply(document, JSON.parse(text) as Variables)?.data !== undefined)
      return;
    // In a callback: the reply is what sets anything.
    void Promise.resolve().then(reload);
  }, [reload, version, document, text, keep]);

  const known = key === undefined ? undefined : findKeptReply(document, variables);
  const own = reply !== undefined && reply.key === key ? reply : undefined;
  const data = own?.data ?? known?.data;
  const error = own ? own.error : known?.error;
  return {
    data,
    error,
    loading: key !== undefined && data === undefined && error === undefined,
    reload,
    replace,
    retry: () => {
      setReply(undefined);
      void reload();
    },
  };
}

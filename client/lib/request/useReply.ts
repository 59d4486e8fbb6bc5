import { useCallback, useEffect, useState } from 'react';
import { keptReplyTo } from './keptReply';
import { request } from './request';
import type { TypedDocument } from './request';

/**
 * What a query replies, without Apollo Client, read anew by each `reload`: data that was here stays beside an error. Undefined
 * `variables`: nothing is asked. It begins with what the server drew the page with. `reload` tells the reply; undefined when there was none.
 */
export function useReply<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables | undefined,
) {
  const [{ data, error }, setReply] = useState<{ data?: Data; error?: unknown }>(
    () => keptReplyTo(document, variables) ?? {},
  );
  const text = variables && JSON.stringify(variables);

  const reload = useCallback(async (): Promise<Data | undefined> => {
    if (text === undefined) return undefined;
    return request(document, JSON.parse(text) as Variables).then(
      (data) => {
        setReply({ data });
        return data;
      },
      (error: unknown) => void setReply((now) => ({ ...now, error })),
    );
  }, [document, text]);
  useEffect(() => {
    // In a callback: the reply is what sets anything.
    void Promise.resolve().then(reload);
  }, [reload]);

  return { data, error, reload };
}

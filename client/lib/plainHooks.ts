import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { withManners } from './mutationManners';
import type { MutationContext, MutationOutcome } from './mutationManners';
import { PlainClientContext, operationNameOf, requestOf } from './plainClient';
import type { Answer } from './plainClient';

// Hooks of the shape of Apollo's, for the documents called *.plain.graphql: only what their pages need of them.

/** Documents stay the text that they are: nobody here has to parse them. */
export const gql = String.raw;

export interface QueryHookOptions<_Data, Variables> {
  variables?: Variables;
  skip?: boolean;
}

/** Asks once for as long as the page lives; whoever asks the same shares the answer. */
export function useQuery<Data, Variables extends object>(
  document: string,
  { variables, skip = false }: QueryHookOptions<Data, Variables> = {},
) {
  const client = useContext(PlainClientContext);
  const request = requestOf(document, variables);
  const read = () => (skip ? undefined : client.entry(request));
  const entry = useSyncExternalStore(client.watch, read, () => undefined);
  useEffect(() => {
    if (!skip && !client.entry(request)) void client.load(request);
  }, [client, request, skip]);
  const answer = entry?.answer as Answer<Data> | undefined;
  return {
    data: answer?.data,
    error: answer?.error,
    loading: !skip && (entry?.loading ?? true),
    refetch: () => client.load(request),
  };
}

export type LazyQueryHookOptions<_Data, _Variables> = Record<string, never>;

/** Asks when it is called, but never again what was answered well. It never rejects. */
export function useLazyQuery<Data, Variables extends object>(
  document: string,
  _options?: LazyQueryHookOptions<Data, Variables>,
): [ask: (call: { variables: Variables }) => Promise<Answer<Data>>] {
  const client = useContext(PlainClientContext);
  const ask = useCallback(
    async ({ variables }: { variables: Variables }) => {
      const request = requestOf(document, variables);
      const known = client.entry(request)?.answer;
      return (known?.data ? known : await client.load(request)) as Answer<Data>;
    },
    [client, document],
  );
  return [ask];
}

export interface MutationHookOptions<Data, _Variables> {
  context?: MutationContext<Data>;
}

/** With the manners of every mutation, and a promise that tells the outcome instead of rejecting. */
export function useMutation<Data, Variables extends object>(
  document: string,
  { context = {} }: MutationHookOptions<Data, Variables> = {},
): [mutate: (call: { variables: Variables }) => Promise<MutationOutcome<Data>>, state: { loading: boolean }] {
  const client = useContext(PlainClientContext);
  const [running, setRunning] = useState(0);

  async function mutate({ variables }: { variables: Variables }): Promise<MutationOutcome<Data>> {
    setRunning((count) => count + 1);
    const outcome = await withManners<Data>(operationNameOf(document), context, async () => {
      const { data, error } = (await client.ask(requestOf(document, variables))) as Answer<Data>;
      if (error) throw error;
      return data;
    });
    setRunning((count) => count - 1);
    return outcome;
  }

  return [mutate, { loading: running > 0 }];
}

// The code generator writes a suspending hook for each query too. Nobody calls those.
export const skipToken = Symbol('skip');
export type SkipToken = typeof skipToken;
export type SuspenseQueryHookOptions<Data, Variables> = QueryHookOptions<Data, Variables>;
export type UseSuspenseQueryResult<_Data, _Variables> = never;
export function useSuspenseQuery<Data, Variables>(
  _document: string,
  _options: SkipToken | QueryHookOptions<Data, Variables>,
): never {
  throw new Error('Plain documents are not asked with suspense');
}

import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import * as apollo from '@apollo/client/react';
import { withMutationFeedback } from './mutationFeedback';
import type { MutationContext, MutationOutcome } from './mutationFeedback';

// The generated hooks import everything from here, so what every call shares, its toasts and its errors, lives once.
export { skipToken, useLazyQuery, useQuery } from '@apollo/client/react';
export type { LazyQueryHookOptions, QueryHookOptions, SkipToken, UseSuspenseQueryResult } from '@apollo/client/react';

export type SuspenseQueryHookOptions<
  _TData,
  TVariables extends OperationVariables,
> = apollo.useSuspenseQuery.Base.Options<TVariables> & { variables?: TVariables };

/** Apollo's hook behind one plain signature: the generated code cannot meet its overloads under strict. */
export function useSuspenseQuery<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables> | DocumentNode,
  options: apollo.SkipToken | SuspenseQueryHookOptions<TData, TVariables>,
): apollo.useSuspenseQuery.Result<TData | undefined, TVariables> {
  const document = query as TypedDocumentNode<TData, OperationVariables>;
  return apollo.useSuspenseQuery(document, options) as apollo.useSuspenseQuery.Result<TData | undefined, TVariables>;
}

export interface MutationHookOptions<TData, TVariables extends OperationVariables> extends Omit<
  apollo.useMutation.Options<TData, TVariables>,
  'context' | 'variables' | 'errorPolicy'
> {
  context?: MutationContext<TData>;
}

type MutateArguments<TVariables> =
  Record<string, never> extends TVariables
    ? [options?: { variables?: TVariables }]
    : [options: { variables: TVariables }];

/** Apollo's useMutation with the feedback of every mutation, and a promise that tells the outcome instead of rejecting. */
export function useMutation<TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables> | DocumentNode,
  { context = {}, ...options }: MutationHookOptions<TData, TVariables> = {},
): [
  mutate: (...args: MutateArguments<TVariables>) => Promise<MutationOutcome<TData>>,
  result: { loading: boolean; data: TData | null | undefined; error: Error | undefined; reset: () => void },
] {
  const document = mutation as TypedDocumentNode<TData, OperationVariables>;
  const [run, { loading, data, error, reset }] = apollo.useMutation<TData>(
    document,
    options as apollo.useMutation.Options<TData>,
  );

  async function mutate(...[call]: MutateArguments<TVariables>): Promise<MutationOutcome<TData>> {
    return withMutationFeedback(readOperationName(mutation), context, async () => {
      const answer = await run({ variables: call?.variables ?? {} });
      return answer.data as TData;
    });
  }

  return [mutate, { loading, data: data as TData | null | undefined, error, reset }];
}

function readOperationName(mutation: DocumentNode): string {
  const operation = mutation.definitions.find((definition) => definition.kind === 'OperationDefinition');
  return operation?.name?.value ?? '';
}

import type { DocumentNode, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client';
import * as apollo from '@apollo/client/react';
import { t } from '../i18n/et';
import { errorText, isOnlyAbout } from './errors';
import { inWords } from './text';
import { toast } from './toasts';

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

/** What a page may say about a mutation's toasts. */
export interface MutationContext<TData = unknown> {
  /** Shown after success. A function may choose by the answer, or return nothing to stay silent. */
  toast?: string | ((data: TData) => string | undefined);
  /** Shown instead of the usual error text. */
  failureToast?: string;
  /** Fields that the form marks by itself with fieldErrors(error): an error only about them gets no toast. */
  formFields?: readonly string[];
  /** Errors that the page answers in its own way get no toast, for example one that says who was quicker. */
  quiet?: (error: unknown) => boolean;
}

export interface MutationHookOptions<TData, TVariables extends OperationVariables> extends Omit<
  apollo.useMutation.Options<TData, TVariables>,
  'context' | 'variables' | 'errorPolicy'
> {
  context?: MutationContext<TData>;
}

/** Data after success, else the error. It never rejects: a page asks `if (error) return;`. */
export type MutationOutcome<TData> = { data: TData; error?: undefined } | { data?: undefined; error: ErrorLike };

type MutateArguments<TVariables> =
  Record<string, never> extends TVariables
    ? [options?: { variables?: TVariables }]
    : [options: { variables: TVariables }];

/**
 * Apollo's useMutation with our manners: a success toast when the context names one, an error toast always
 * (spec, section 8), and a promise that tells the outcome instead of rejecting.
 */
export function useMutation<TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables> | DocumentNode,
  { context = {}, ...options }: MutationHookOptions<TData, TVariables> = {},
): [
  mutate: (...args: MutateArguments<TVariables>) => Promise<MutationOutcome<TData>>,
  result: { loading: boolean; data: TData | null | undefined; error: ErrorLike | undefined; reset: () => void },
] {
  const document = mutation as TypedDocumentNode<TData, OperationVariables>;
  const [run, { loading, data, error, reset }] = apollo.useMutation<TData>(
    document,
    options as apollo.useMutation.Options<TData>,
  );

  async function mutate(...[call]: MutateArguments<TVariables>): Promise<MutationOutcome<TData>> {
    try {
      const answer = await run({ variables: call?.variables ?? {} });
      const answered = answer.data as TData;
      const message = typeof context.toast === 'function' ? context.toast(answered) : context.toast;
      if (message) toast(message);
      return { data: answered };
    } catch (failure) {
      const error = failure as ErrorLike;
      if (!isOnlyAbout(error, context.formFields ?? []) && !context.quiet?.(error)) {
        toast(context.failureToast ?? failureText(mutation, error), 'error');
      }
      return { error };
    }
  }

  return [mutate, { loading, data: data as TData | null | undefined, error, reset }];
}

function failureText(mutation: DocumentNode, error: unknown): string {
  const operation = mutation.definitions.find((definition) => definition.kind === 'OperationDefinition');
  const name = inWords(operation?.name?.value ?? '');
  return `${t('ui.failedFunction', { name })}\n${errorText(error)}`;
}

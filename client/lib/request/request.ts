import { postGraphql } from './postGraphql';

/** An operation of GraphQL as text, with the types of what it takes and what comes of it. */
export interface TypedDocument<Data, Variables> {
  readonly name: string;
  readonly text: string;
  /** For the compiler only. */
  readonly types?: (variables: Variables) => Data;
}

export const typedDocument = <Data, Variables>(name: string, text: string): TypedDocument<Data, Variables> => ({
  name,
  text,
});

/** The shape of a server's reply to GraphQL. */
export interface Reply {
  data?: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Errors with which the server refused; lib/request/errors.ts puts them into words as it does Apollo's. */
export class RefusedError extends Error {
  constructor(readonly errors: NonNullable<Reply['errors']>) {
    super(errors.map(({ message }) => message).join('\n'));
  }
}

/** How requests go out; tests put their own server here. */
export const transport = { post: postToServer };

/**
 * The longest wait for a reply: on a dead line a browser would wait for minutes. Reads are soon sent again. Changes
 * have the time of a slow phone network, and the server knows a repeat where it matters.
 */
const findTimeLimit = (text: string): number => (text.startsWith('mutation') ? 60_000 : 10_000);

/**
 * Asks the server's GraphQL with nothing but fetch. Inquiry and public pages ask a handful of simple questions, so a
 * customer's phone need not load Apollo Client, a quarter of the page. Rejects when the server refused, cannot be
 * reached, or does not reply in time.
 */
export async function request<Data, Variables>(
  { name, text }: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, errors } = await transport.post(
    JSON.stringify({ operationName: name, query: text, variables }),
    findTimeLimit(text),
  );
  if (errors?.length) throw new RefusedError(errors);
  if (!data) throw new Error('The reply holds no data');
  return data as Data;
}

async function postToServer(body: string, ms: number): Promise<Reply> {
  const response = await postGraphql(body, AbortSignal.timeout(ms));
  return (await response.json()) as Reply;
}

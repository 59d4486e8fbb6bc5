import { postGraphql } from '../../lib/request/postGraphql';

interface Request {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/** GraphiQL learns the operations of a tab a moment after the tab is opened: until then it names those of the former. */
function findOperation({ query, operationName }: Request): string | undefined {
  return operationName && query.includes(operationName) ? operationName : undefined;
}

/**
 * Sends what the explorer asks. An answer that is no GraphQL, such as that of a proxy,
 * is shown as it came.
 */
export async function askServer(request: Request): Promise<object> {
  const response = await postGraphql(JSON.stringify({ ...request, operationName: findOperation(request) }));
  const text = await response.text();
  try {
    return JSON.parse(text) as object;
  } catch {
    return { errors: [{ message: `HTTP ${response.status}`, extensions: { text } }] };
  }
}

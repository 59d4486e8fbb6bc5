import { readGraphQLErrors } from './errors';

/** The server's code of an error (STALE_VERSION, CONFLICT ...); undefined when the server did not answer. */
export function errorCode(error: unknown): string | undefined {
  const code = firstExtensions(error)?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/** The facts that the server gives with an error, such as what a stale page has missed. */
export function errorDetails(error: unknown): Record<string, unknown> {
  const details = firstExtensions(error)?.['details'];
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

function firstExtensions(error: unknown) {
  return readGraphQLErrors(error)[0]?.extensions;
}

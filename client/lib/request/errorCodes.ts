import { readGraphQLErrors } from './errors';

/** The server's code of an error (STALE_VERSION, CONFLICT ...); undefined when the server did not answer. */
export function readErrorCode(error: unknown): string | undefined {
  const code = readFirstExtensions(error)?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/** The facts that the server gives with an error, such as what a stale page has missed. */
export function readErrorDetails(error: unknown): Record<string, unknown> {
  const details = readFirstExtensions(error)?.['details'];
  return typeof details === 'object' && details !== null ? { ...details } : {};
}

function readFirstExtensions(error: unknown) {
  return readGraphQLErrors(error)[0]?.extensions;
}

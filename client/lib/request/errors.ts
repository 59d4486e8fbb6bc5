import { t } from '../../i18n/publicTexts';

interface ServerError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The server's errors: Apollo's and those of the plain client hold them in the same place. */
export function readGraphQLErrors(error: unknown): readonly ServerError[] {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
}

/** '[requestID] message' (docs/product.md, 'Errors'); a server that cannot be reached gets a sentence of ours. */
export function printError(error: unknown): string {
  if (isUnanswered(error)) return t('ui.unreachable');
  return readGraphQLErrors(error)
    .map(({ message, extensions }) => {
      const requestID = extensions?.['requestID'];
      return typeof requestID === 'string' ? `[${requestID}] ${message}` : message;
    })
    .join('\n');
}

/** The message alone, for a form that says it in its own place. */
export function printPlainError(error: unknown): string {
  return readGraphQLErrors(error)
    .map(({ message }) => message)
    .join('\n');
}

/** Messages that belong to form fields, by the name of the field (extensions.field of the server's errors). */
export function listFieldErrors(error: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { message, extensions } of readGraphQLErrors(error)) {
    const field = extensions?.['field'];
    if (typeof field === 'string') found[field] ??= message;
  }
  return found;
}

/** True when the server gave no reply at all: the network is gone, or the server is. */
export function isUnanswered(error: unknown): boolean {
  return readGraphQLErrors(error).length === 0;
}

/** The fields that a form shows messages at: their names, or what tells one. */
export type FormFields = readonly string[] | ((field: string) => boolean);

/** True when each message of the error is about one of these fields, so a form can show all of it. */
export function isOnlyAbout(error: unknown, fields: FormFields): boolean {
  const errors = readGraphQLErrors(error);
  const shows = typeof fields === 'function' ? fields : (field: string) => fields.includes(field);
  return (
    errors.length > 0 &&
    errors.every(({ extensions }) => {
      const field = extensions?.['field'];
      return typeof field === 'string' && shows(field);
    })
  );
}

/** True when the server says that nobody is signed in (any more). */
export function isUnauthenticated(error: unknown): boolean {
  return readGraphQLErrors(error).some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
}

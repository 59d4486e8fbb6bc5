import { PortalError } from '../platform/errors';
import { inRequestLanguage } from '../texts/printMessage';

/** The Estonian text of a PortalError, as its caller reads it. */
export function printError(error: unknown): string {
  if (!(error instanceof PortalError)) throw error;
  return inRequestLanguage(error.told);
}

/** What `work` refuses, in words; '' when it does not. */
export function printRefusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return printError(error);
  }
  return '';
}

import { PortalError } from '../platform/errors';
import { printInRequestLanguage } from '../texts/printMessage';

/** The Estonian text of a PortalError, as its caller reads it. */
export function printError(error: unknown): string {
  if (!(error instanceof PortalError)) throw error;
  return printInRequestLanguage(error.told);
}

/** The refusal of `work` in words; '' when there is none. */
export function printRefusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return printError(error);
  }
  return '';
}

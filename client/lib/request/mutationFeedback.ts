import { t } from '../../i18n/publicTexts';
import { isOnlyAbout, printError } from './errors';
import type { FormFields } from './errors';
import { tellOutcome } from './outcomes';
import { toWords } from '../texts/text';
import { toast } from './toasts';

/** A page's options for a mutation's toasts. */
export interface MutationContext<TData = unknown> {
  /** Shown after success. A function may choose by the answer, or return nothing to stay silent. */
  toast?: string | ((data: TData) => string | undefined);
  /** Shown instead of the usual error text. */
  failureToast?: string;
  /** Fields that the form marks by itself with listFieldErrors(error): an error only about them gets no toast. */
  formFields?: FormFields;
  /** Errors that the page answers in its own way get no toast, for example one that says who was quicker. */
  quiet?: (error: unknown) => boolean;
}

/** Data after success, else the error. It never rejects: a page asks `if (error) return;`. */
export type MutationOutcome<TData> = { data: TData; error?: undefined } | { data?: undefined; error: Error };

/**
 * Runs a mutation with the shared feedback: a success toast when the context names one, an error toast always
 * (docs/product.md, 'Errors').
 */
export async function withMutationFeedback<TData>(
  operationName: string,
  context: MutationContext<TData>,
  run: () => Promise<TData>,
): Promise<MutationOutcome<TData>> {
  try {
    const data = await run();
    const message = typeof context.toast === 'function' ? context.toast(data) : context.toast;
    if (message) toast(message);
    tellOutcome(true);
    return { data };
  } catch (failure) {
    const error = failure as Error;
    tellOutcome(false);
    if (!isOnlyAbout(error, context.formFields ?? []) && !context.quiet?.(error)) {
      toast(context.failureToast ?? printFailure(operationName, error), 'error');
    }
    return { error };
  }
}

function printFailure(operationName: string, error: unknown): string {
  return `${t('ui.failedFunction', { name: toWords(operationName) })}\n${printError(error)}`;
}

import { useState } from 'react';
import { ChangeTripDocument } from '../../../generated/plain';
import type { ChangeTripMutationVariables } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { listFieldErrors, printPlainError } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import type { TripProps } from '../useMyTrip';

/** Said in the form, beside the trip as it stands now. */
const isShownHere = (error: unknown) => ['WRONG_KEY', 'STALE_VERSION', 'CONFLICT'].includes(readErrorCode(error) ?? '');

/** Saves a change on the version that the page shows, and shows the trip as it is then. */
export function useTripChange({ trip, link, reload }: TripProps, fields: readonly string[]) {
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [messages, setMessages] = useState<Record<string, string>>({});

  /** True when it was saved. */
  async function save(changes: ChangeTripMutationVariables['changes']): Promise<boolean> {
    if (isSaving) return false;
    setIsSaving(true);
    setProblem('');
    setMessages({});
    const isFieldOfForm = (field: string) => fields.includes(cutToLastPart(field));
    const { error } = await withMutationFeedback(
      'ChangeTrip',
      { toast: t('myTrip.savedToast'), formFields: isFieldOfForm, quiet: isShownHere },
      () => request(ChangeTripDocument, { ...link, version: trip.version, changes }),
    );
    if (error && isShownHere(error)) setProblem(printPlainError(error));
    else if (error)
      setMessages(
        Object.fromEntries(Object.entries(listFieldErrors(error)).map(([field, text]) => [cutToLastPart(field), text])),
      );
    if (!error || isShownHere(error)) await reload();
    setIsSaving(false);
    return !error;
  }
  return { save, saving: isSaving, problem, messages, setMessages };
}

/** 'invoice.company' as 'company'. */
const cutToLastPart = (field: string): string => field.split('.').at(-1) ?? field;

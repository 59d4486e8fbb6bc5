import { useState } from 'react';
import { errorCode } from '../../../lib/request/errorCodes';
import { fieldErrors, plainErrorText } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { t } from '../../../i18n/et';
import { toast } from '../../../lib/request/toasts';
import type { TripProps } from '../useMyTrip';

/** What the page says by itself: it reads the trip again, and shows how it stands now. */
const shown = (error: unknown) => ['WRONG_KEY', 'STALE_VERSION', 'CONFLICT'].includes(errorCode(error) ?? '');

/** Sends a decision once and shows what came of it; resolves to what is wrong at fields. */
export function useDecision(
  { reload }: TripProps,
  name: string,
  { done, fields }: { done: string; fields: readonly string[] },
) {
  const [sending, setSending] = useState(false);
  async function send(decide: () => Promise<boolean>): Promise<Record<string, string>> {
    if (sending) return {};
    setSending(true);
    const feedback = {
      toast: (already: boolean) => (already ? t('myTrip.answeredBefore') : done),
      formFields: fields,
      quiet: shown,
    };
    const { error } = await withMutationFeedback(name, feedback, decide);
    if (error && shown(error)) toast(plainErrorText(error), 'error');
    if (!error || shown(error)) await reload();
    setSending(false);
    return error ? fieldErrors(error) : {};
  }
  return { send, sending };
}

import { useRef, useState } from 'react';
import { SubmitInquiryDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { listFieldErrors, printPlainError } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import type { Problems } from '../../../lib/forms/routeProblems';
import type { InquiryState } from '../inquiryState';
import { isFieldOfForm } from '../inquiryChecks';
import { toContent } from './inquiryContent';

/** The messages of the form beside its own fields. */
const isAlreadyAnswered = (error: unknown) => readErrorCode(error) === 'ALREADY_ANSWERED';

/**
 * Sends the inquiry. Resolves to the order's id, or to what the server says: of the fields, or of the whole inquiry under
 * the name 'inquiry'. After a lost answer the same id goes again: the server knows a repeat from a correction.
 */
export function useSendInquiry() {
  const [isSending, setIsSending] = useState(false);
  // Two taps may come before the button is drawn as disabled.
  const busy = useRef(false);

  async function send(
    state: InquiryState,
    food: { id: string; count: number }[],
  ): Promise<{ orderId?: string; problems: Problems }> {
    if (busy.current) return { problems: {} };
    busy.current = true;
    setIsSending(true);
    const content = toContent(state, food);
    const { inquiryId: id, formKey } = state;
    const feedback = { toast: t('inquiry.sentToast'), formFields: isFieldOfForm, quiet: isAlreadyAnswered };
    const { data, error } = await withMutationFeedback('SubmitInquiry', feedback, () =>
      request(SubmitInquiryDocument, { input: { ...content, id, formKey } }),
    );
    busy.current = false;
    setIsSending(false);
    if (isAlreadyAnswered(error)) return { problems: { inquiry: printPlainError(error) } };
    if (!data) return { problems: listFieldErrors(error) };
    // Nobody waits for it, and the form does without.
    void import('./leadEvent').then(({ pushLead }) => pushLead(content.email)).catch(() => undefined);
    return { orderId: data.submitInquiry, problems: {} };
  }

  return { send, sending: isSending };
}

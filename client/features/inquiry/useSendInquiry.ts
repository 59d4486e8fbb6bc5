import { useRef } from 'react';
import { v7 as newId } from 'uuid';
import { useSubmitInquiryMutation } from '../../generated/plain';
import { t } from '../../i18n/et';
import { fieldErrors } from '../../lib/errors';
import { locatedStops } from '../../lib/draftRoute';
import type { Problems } from '../../lib/routeProblems';
import type { InquiryState } from './inquiryState';
import { pushLead } from './leadEvent';

/** Sends the inquiry. Resolves to the order's id, or to what the server says of the fields. */
export function useSendInquiry() {
  const [submit, { loading: sending }] = useSubmitInquiryMutation({ context: { toast: t('inquiry.sentToast') } });
  const busy = useRef(false);
  const tried = useRef<{ id: string; content: string }>(undefined);

  async function send(
    state: InquiryState,
    food: { id: string; count: number }[],
  ): Promise<{ orderId?: string; problems: Problems }> {
    if (busy.current) return { problems: {} };
    busy.current = true;
    const content = contentOf(state, food);
    const text = JSON.stringify(content);
    // The server keeps what came first under an id. The same inquiry after a lost answer must stay one inquiry;
    // one that was corrected since must not be taken for it, or the correction would be lost.
    if (tried.current?.content !== text)
      tried.current = { id: tried.current ? newId() : state.inquiryId, content: text };
    const { data, error } = await submit({ variables: { input: { ...content, id: tried.current.id } } });
    busy.current = false;
    if (!data) return { problems: fieldErrors(error) };
    tried.current = undefined;
    void pushLead(content.email);
    return { orderId: data.submitInquiry, problems: {} };
  }

  return { send, sending };
}

function contentOf({ stops, details }: InquiryState, food: { id: string; count: number }[]) {
  const located = locatedStops(stops);
  const last = located.length - 1;
  const { passengers, notes, fullName, email, phone, promo } = details;
  return {
    stops: located.map(({ place: { lat, lng, city, address }, depart }, index) => ({
      lat,
      lng,
      city,
      address,
      ...(index < last && { depart }),
    })),
    food,
    passengers,
    notes: notes.trim(),
    fullName: fullName.trim(),
    email: email.trim(),
    phone: phone.trim(),
    promo: promo.trim() || null,
    company: (details.toCompany && details.company.trim()) || null,
  };
}

import { t } from '../../i18n/et';
import { locatedStops } from '../../lib/draftRoute';
import { routeProblems } from '../../lib/routeProblems';
import type { Problems } from '../../lib/routeProblems';
import type { Details, InquiryAction, InquiryState } from './inquiryState';

/** What is missing from the passengers step (spec, section 5). */
export function detailsProblems({ passengers, fullName, email, phone }: Details): Problems {
  return {
    ...(passengers < 1 && { passengers: t('inquiry.passengersMissing') }),
    ...(!fullName.trim() && { fullName: t('inquiry.fullNameMissing') }),
    ...(!email.trim() && { email: t('inquiry.emailMissing') }),
    ...(!phone.trim() && { phone: t('inquiry.phoneMissing') }),
  };
}

/** What keeps the whole inquiry from being sent: the route first, then the details (spec, section 5). */
export function sendProblems({ stops, details }: InquiryState, now: Date): Problems {
  const located = locatedStops(stops);
  if (located.length === 0) return { stops: t('inquiry.noLocation') };
  if (located.length > 1 && !located[0]?.depart) return { 'stops.0.depart': t('inquiry.startMissing') };
  return { ...routeProblems(stops, now), ...detailsProblems(details) };
}

const detailFields = ['passengers', 'notes', 'fullName', 'email', 'phone', 'company', 'promo'];

/** The step on which a field stands. */
export function stepOf(field: string): number {
  if (field.startsWith('stops')) return 0;
  return detailFields.includes(field) ? 1 : 2;
}

/** The messages that still hold after an act: a message is about what was typed then. */
export function remainingProblems(problems: Problems, action: InquiryAction): Problems {
  const answered = (field: string) =>
    action.type === 'detailsTyped' ? field in action.details : stepOf(field) === stepOfAction(action);
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !answered(field)));
}

function stepOfAction({ type }: InquiryAction): number | undefined {
  if (type.startsWith('food')) return 2;
  return type.startsWith('stop') || type === 'placeChosen' || type === 'departureSet' ? 0 : undefined;
}

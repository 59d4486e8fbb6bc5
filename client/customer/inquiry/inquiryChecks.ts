import { looksLikeEmail, looksLikePhone } from '../../../server/platform/values/contact';
import { t } from '../../i18n/publicTexts';
import { listLocatedStops } from '../../lib/forms/draftRoute';
import { checkRoute } from '../../lib/forms/routeProblems';
import type { Problems } from '../../lib/forms/routeProblems';
import type { InquiryDetails, InquiryAction, InquiryState } from './inquiryState';

/** Finds missing values of the passengers step (docs/product.md, 'Passengers and contact'). */
export function checkDetails({ passengers, fullName, email, phone, toCompany, company }: InquiryDetails): Problems {
  return {
    ...(passengers < 1 && { passengers: t('inquiry.passengersMissing') }),
    ...(!fullName.trim() && { fullName: t('inquiry.fullNameMissing') }),
    ...checkField('email', email, t('inquiry.emailMissing'), looksLikeEmail, t('inquiry.emailWrong')),
    ...checkField('phone', phone, t('inquiry.phoneMissing'), looksLikePhone, t('inquiry.phoneWrong')),
    ...(toCompany && !company.trim() && { company: t('inquiry.companyMissing') }),
  };
}

// Each step shows its own slips.
function checkField(
  field: string,
  typed: string,
  missing: string,
  right: (text: string) => boolean,
  wrong: string,
): Problems {
  const text = typed.trim();
  if (!text) return { [field]: missing };
  return right(text) ? {} : { [field]: wrong };
}

/** Finds errors of the step that is left, for the steps after it. */
export function checkStep(step: number, state: InquiryState, now: Date): Problems {
  if (step === 0) return checkRoute(state, now);
  return step === 1 ? checkDetails(state.details) : {};
}

/** Finds errors that prevent sending: the route first, then the details (docs/product.md, 'Passengers and contact'). */
export function checkInquiry(state: InquiryState, now: Date): Problems {
  const { stops, details } = state;
  const located = listLocatedStops(stops);
  if (located.length === 0) return { stops: t('inquiry.noLocation') };
  if (located.length > 1 && !located[0]?.depart) return { 'stops.0.depart': t('inquiry.startMissing') };
  return { ...checkRoute(state, now), ...checkDetails(details) };
}

const detailFields = ['passengers', 'notes', 'fullName', 'email', 'phone', 'company', 'promo'];

/** True when the form shows a message about this field itself. */
export function isFieldOfForm(field: string): boolean {
  return /^(stops|food)(\.|$)/.test(field) || detailFields.includes(field);
}

/** The step on which a field stands. */
export function findStep(field: string): number {
  if (field.startsWith('stops')) return 0;
  return detailFields.includes(field) ? 1 : 2;
}

/** The messages that still hold after an action: a message is about what was typed then. */
export function dropAnsweredProblems(problems: Problems, action: InquiryAction): Problems {
  const isAnswered = (field: string) => {
    if (action.type === 'detailsTyped') return field in action.details;
    // The exact position of a place comes by itself, after it was chosen: it says nothing of times.
    if (action.type === 'placeChosen') return field === 'stops';
    return findStep(field) === findActionStep(action);
  };
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !isAnswered(field)));
}

function findActionStep({ type }: InquiryAction): number | undefined {
  if (type.startsWith('food')) return 2;
  return type.startsWith('stop') || type === 'placeChosen' || type === 'departureSet' ? 0 : undefined;
}

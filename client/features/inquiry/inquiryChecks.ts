import { t } from '../../i18n/et';
import { locatedStops } from './inquiryState';
import type { Details, InquiryAction, InquiryState, WizardStop } from './inquiryState';

/** Messages by the name of the field, the same names as the server's: 'stops', 'stops.1.depart', 'email'. */
export type Problems = Record<string, string>;

/** What is wrong with a route before the second step may open (spec, section 5). */
export function routeProblems(stops: readonly WizardStop[], now: Date): Problems {
  const problems: Problems = {};
  stops.slice(0, -1).forEach(({ depart }, index) => {
    const message = departureProblem(depart, stops[index - 1]?.depart ?? null, now);
    if (message) problems[`stops.${index}.depart`] = message;
  });
  if (locatedStops(stops).length < 2) problems['stops'] = t('inquiry.twoStops');
  return problems;
}

function departureProblem(depart: string | null, previous: string | null, now: Date): string | undefined {
  if (!depart) return t('inquiry.departureMissing');
  if (new Date(depart) < now) return t('inquiry.departurePast');
  if (previous && new Date(depart) <= new Date(previous)) return t('inquiry.departureOrder');
  return undefined;
}

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

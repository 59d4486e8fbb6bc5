import { getLanguage } from '../../../i18n/language';
import { listLocatedStops } from '../../../lib/forms/draftRoute';
import type { InquiryState } from '../inquiryState';

/** The part of the form that is sent. */
export function toContent({ stops, details }: InquiryState, food: { id: string; count: number }[]) {
  const located = listLocatedStops(stops);
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
    language: getLanguage(),
    company: (details.toCompany && details.company.trim()) || null,
  };
}

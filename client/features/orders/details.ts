import type { OrderDetailsInput } from '../../generated/graphql';
import { t } from '../../i18n/office';
import type { FieldMessages } from '../../lib/formState';
import type { FullOrder } from './orderParts';

/** What the edit form holds: texts as they are typed. */
export interface Details {
  /** ISO text; null while the field is empty. */
  start: string | null;
  passengers: string;
  clientNotes: string;
  fullName: string;
  company: string;
  companyRegistrationNumber: string;
  companyVatNumber: string;
  companyAddress: string;
  email: string;
  phone: string;
  promo: string;
}

export const detailFields = [
  'start',
  'passengers',
  'clientNotes',
  'fullName',
  'company',
  'companyRegistrationNumber',
  'companyVatNumber',
  'companyAddress',
  'email',
  'phone',
  'promo',
] as const;

/** The stored values as the form shows them. */
export function storedDetails(order: FullOrder): Details {
  const { start, passengers, clientNotes, fullName, email, phone } = order;
  return {
    start,
    passengers: String(passengers),
    clientNotes,
    fullName,
    company: order.company ?? '',
    companyRegistrationNumber: order.companyRegistrationNumber ?? '',
    companyVatNumber: order.companyVatNumber ?? '',
    companyAddress: order.companyAddress ?? '',
    email,
    phone,
    promo: order.promo ?? '',
  };
}

/** What is missing, in the words of spec, section 5. */
export function missingDetails({ start, passengers, fullName, email, phone }: Details): FieldMessages<Details> {
  return {
    start: start ? undefined : t('orders.startMissing'),
    passengers: /^[1-9]\d*$/.test(passengers.trim()) ? undefined : t('orders.passengersMissing'),
    fullName: fullName.trim() ? undefined : t('orders.fullNameMissing'),
    email: email.trim() ? undefined : t('orders.emailMissing'),
    phone: phone.trim() ? undefined : t('orders.phoneMissing'),
  };
}

/** Only what was changed is sent: what somebody else changed meanwhile stays. */
export function changedInput({ start, passengers, ...texts }: Partial<Details>): OrderDetailsInput {
  return { ...texts, ...(start && { start }), ...(passengers !== undefined && { passengers: Number(passengers) }) };
}

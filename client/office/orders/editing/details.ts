import type { OrderDetailsInput } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { FieldMessages } from '../../../lib/forms/formState';
import type { FullOrder } from '../parts/orderParts';

const textFields = [
  'clientNotes',
  'fullName',
  'company',
  'companyRegistrationNumber',
  'companyVatNumber',
  'companyAddress',
  // Empty: the invoice goes to the customer's own address.
  'invoiceEmail',
  'email',
  'phone',
  'promo',
  // Empty while nobody has accepted: there is no group leader yet.
  'groupFullName',
  'groupEmail',
  'groupPhone',
] as const;

export const detailFields = ['start', 'passengers', ...textFields] as const;

/** The typed values of the edit form. */
export interface OrderDetails extends Record<(typeof textFields)[number], string> {
  /** ISO text; null while the field is empty. */
  start: string | null;
  passengers: string;
}

/** The stored values as the form shows them. */
export function toDetails(order: FullOrder): OrderDetails {
  const texts = textFields.map((field) => [field, order[field] ?? ''] as const);
  const stored = Object.fromEntries(texts) as Record<(typeof textFields)[number], string>;
  return { ...stored, start: order.start, passengers: String(order.passengers) };
}

/** The group leader is known once the offer was accepted. */
export const hasLeader = (order: FullOrder): boolean => order.groupFullName !== null;

/** Finds missing values (docs/product.md, 'Edit form'). */
export function findMissingDetails(details: OrderDetails, withLeader: boolean): FieldMessages<OrderDetails> {
  const { start, passengers, fullName, email, phone, groupFullName, groupEmail, groupPhone } = details;
  return {
    start: start ? undefined : t('orders.startMissing'),
    passengers: /^[1-9]\d*$/.test(passengers.trim()) ? undefined : t('orders.passengersMissing'),
    fullName: fullName.trim() ? undefined : t('orders.fullNameMissing'),
    email: email.trim() ? undefined : t('orders.emailMissing'),
    phone: phone.trim() ? undefined : t('orders.phoneMissing'),
    ...(withLeader && {
      groupFullName: groupFullName.trim() ? undefined : t('orders.fullNameMissing'),
      groupEmail: groupEmail.trim() ? undefined : t('orders.emailMissing'),
      groupPhone: groupPhone.trim() ? undefined : t('orders.phoneMissing'),
    }),
  };
}

/** Only what was changed is sent: what somebody else changed meanwhile stays. */
export function toDetailsInput(changed: Partial<OrderDetails>): OrderDetailsInput {
  const { start, passengers, invoiceEmail, ...texts } = changed;
  return {
    ...texts,
    // An empty text is no address.
    ...(invoiceEmail !== undefined && { invoiceEmail: invoiceEmail.trim() || null }),
    ...(start && { start }),
    ...(passengers !== undefined && { passengers: Number(passengers) }),
  };
}

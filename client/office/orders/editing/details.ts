import type { OrderDetailsInput } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { FieldMessages } from '../../../lib/forms/formState';
import type { FullOrder } from '../parts/orderParts';

/** The typed values of the edit form. */
export interface OrderDetails {
  /** ISO text; null while the field is empty. */
  start: string | null;
  passengers: string;
  clientNotes: string;
  fullName: string;
  company: string;
  companyRegistrationNumber: string;
  companyVatNumber: string;
  companyAddress: string;
  /** Empty: the invoice goes to the customer's own address. */
  invoiceEmail: string;
  email: string;
  phone: string;
  promo: string;
  /** Empty while nobody has accepted: there is no group leader yet. */
  groupFullName: string;
  groupEmail: string;
  groupPhone: string;
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
  'invoiceEmail',
  'email',
  'phone',
  'promo',
  'groupFullName',
  'groupEmail',
  'groupPhone',
] as const;

/** The stored values as the form shows them. */
export function toDetails(order: FullOrder): OrderDetails {
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
    invoiceEmail: order.invoiceEmail ?? '',
    email,
    phone,
    promo: order.promo ?? '',
    groupFullName: order.groupFullName ?? '',
    groupEmail: order.groupEmail ?? '',
    groupPhone: order.groupPhone ?? '',
  };
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
export function toDetailsInput({
  start,
  passengers,
  invoiceEmail,
  ...texts
}: Partial<OrderDetails>): OrderDetailsInput {
  return {
    ...texts,
    // An empty text is no address.
    ...(invoiceEmail !== undefined && { invoiceEmail: invoiceEmail.trim() || null }),
    ...(start && { start }),
    ...(passengers !== undefined && { passengers: Number(passengers) }),
  };
}

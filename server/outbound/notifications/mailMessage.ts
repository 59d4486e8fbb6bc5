import type { Language } from '../../platform/language';
import type { templates } from './templates';

type Templates = typeof templates;
export type TemplateName = keyof Templates;

/** One e-mail that waits to be sent. Plain JSON. `cause` names what it is sent for: the same cause is never queued twice. */
export type MailMessage = {
  [T in TemplateName]: {
    template: T;
    to: string;
    cause: string;
    props: Parameters<Templates[T]>[0];
    /** The recipient's language; absent in messages queued before there were languages. */
    language: Language | undefined;
    /** Of what goes to a customer. */
    trip?: TripKey;
  };
}[TemplateName];

/**
 * A message and its reader. `to` is null when the person has no address, undefined when LOGISTICS_EMAIL is not set.
 * `tripOf`: the order whose customer it goes to, with a link to the page of the trip (docs/product.md, 'My trip').
 */
export type UnaddressedMessage = MailMessage extends infer M
  ? M extends MailMessage
    ? Omit<M, 'to' | 'trip'> & { to: string | null | undefined; tripOf?: string }
    : never
  : never;

/** A message to the office: in Estonian, or in English if its mailbox belongs to one admin who reads English. */
export const officeTemplates: readonly TemplateName[] = [
  'inquiryArrived',
  'offerDecided',
  'customerEdited',
  'jobDeclined',
  'cancelledByCustomer',
  'changeAsked',
  'changeDecided',
  'systemAlert',
];

/** The key to the page of the customer's trip. */
export interface TripKey {
  orderId: string;
  key: string;
}

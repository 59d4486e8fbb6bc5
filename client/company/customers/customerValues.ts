import type {
  CustomerFieldsFragment,
  CustomerInput,
  CustomerKind,
  EInvoiceFormat,
  Language,
} from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';

export interface ContactValues {
  /** Of a stored contact. */
  id?: string;
  /** Tells the rows of the form apart. */
  key: string;
  name: string;
  role: string;
  email: string;
  phone: string;
}

const noCustomer = {
  kind: 'company' as CustomerKind,
  name: '',
  registryCode: '',
  vatNumber: '',
  address: '',
  invoiceEmail: '',
  /** Empty: none. */
  eInvoiceFormat: '' as EInvoiceFormat | '',
  eInvoiceAddress: '',
  paymentDays: '',
  prepaymentPercent: '0',
  prepaymentDaysBefore: '7',
  priceAgreement: '',
  notes: '',
  language: 'et' as Language,
};

/** The typed values of a customer's form. */
export type CustomerValues = typeof noCustomer & { contacts: readonly ContactValues[] };

/** The errors that the form shows at its fields: 'name', 'contacts.1.email'. */
export const isCustomerField = (field: string): boolean =>
  Object.hasOwn(noCustomer, field) || /^contacts\.\d+\.(name|role|email|phone)$/.test(field);

let rows = 0;
export const createContact = (): ContactValues => ({
  key: `new ${(rows += 1)}`,
  name: '',
  role: '',
  email: '',
  phone: '',
});

export const createCustomerValues = (): CustomerValues => ({ ...noCustomer, contacts: [createContact()] });

export function toCustomerValues(customer: CustomerFieldsFragment): CustomerValues {
  const { kind, name, priceAgreement, notes, language } = customer;
  return {
    kind,
    name,
    registryCode: customer.registryCode ?? '',
    vatNumber: customer.vatNumber ?? '',
    address: customer.address ?? '',
    invoiceEmail: customer.invoiceEmail ?? '',
    eInvoiceFormat: customer.eInvoiceFormat ?? '',
    eInvoiceAddress: customer.eInvoiceAddress ?? '',
    paymentDays: customer.paymentDays === null ? '' : String(customer.paymentDays),
    prepaymentPercent: String(customer.prepaymentPercent),
    prepaymentDaysBefore: String(customer.prepaymentDaysBefore),
    priceAgreement,
    notes,
    language,
    contacts: customer.contacts.map(({ id, name, role, email, phone }) => ({
      id,
      key: id,
      name,
      role,
      email: email ?? '',
      phone: phone ?? '',
    })),
  };
}

/** A person has no codes of a company. An empty address or number is none. */
export function toCustomerInput(values: CustomerValues): CustomerInput {
  const isCompany = values.kind === 'company';
  return {
    kind: values.kind,
    name: values.name,
    registryCode: isCompany ? values.registryCode.trim() : null,
    vatNumber: isCompany ? values.vatNumber.replace(/\s/g, '').toUpperCase() : null,
    address: values.address,
    invoiceEmail: values.invoiceEmail.trim() || null,
    eInvoiceFormat: (isCompany && values.eInvoiceFormat) || null,
    eInvoiceAddress: isCompany && values.eInvoiceFormat ? values.eInvoiceAddress : null,
    paymentDays: values.paymentDays.trim() === '' ? null : Number(values.paymentDays),
    prepaymentPercent: Number(values.prepaymentPercent),
    prepaymentDaysBefore: Number(values.prepaymentDaysBefore),
    priceAgreement: values.priceAgreement,
    notes: values.notes,
    language: values.language,
    contacts: values.contacts.map(({ id, name, role, email, phone }) => ({
      id,
      name,
      role,
      email: email.trim() || null,
      phone: phone.trim() || null,
    })),
  };
}

export function checkCustomer({ name, paymentDays, prepaymentPercent, prepaymentDaysBefore }: CustomerValues) {
  const isWhole = (text: string) => /^\d{1,4}$/.test(text.trim());
  const numberMissing = t('customers.numberMissing');
  return {
    name: name.trim() ? undefined : t('customers.nameMissing'),
    paymentDays: paymentDays.trim() === '' || isWhole(paymentDays) ? undefined : numberMissing,
    prepaymentPercent: isWhole(prepaymentPercent) ? undefined : numberMissing,
    prepaymentDaysBefore: isWhole(prepaymentDaysBefore) ? undefined : numberMissing,
  };
}

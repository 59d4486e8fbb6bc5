import type { InvoiceFieldsFragment, InvoiceSummaryFieldsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { PlainTextKey } from '../../i18n/officeTexts';
import type { ChipTone } from '../../shared/trip/StatusChip';

export type Invoice = InvoiceFieldsFragment;
export type InvoiceSummary = InvoiceSummaryFieldsFragment;
export type InvoiceState = InvoiceSummary['state'];

export const buyerFields = ['name', 'registryCode', 'vatNumber', 'address', 'contact', 'email'] as const;

export const states: Record<InvoiceState, { text: PlainTextKey; tone: ChipTone }> = {
  draft: { text: 'invoicing.draft', tone: 'blue' },
  dropped: { text: 'invoicing.dropped', tone: 'plain' },
  open: { text: 'invoicing.open', tone: 'amber' },
  partlyPaid: { text: 'invoicing.partlyPaid', tone: 'amber' },
  overdue: { text: 'invoicing.overdue', tone: 'red' },
  paid: { text: 'invoicing.paid', tone: 'green' },
  credited: { text: 'invoicing.credited', tone: 'plain' },
  creditNote: { text: 'invoicing.creditNote', tone: 'plain' },
};

export const shownStates = Object.keys(states) as InvoiceState[];

/** 'Arve 2026-0001', or 'Arve mustand'. */
export function nameInvoice({ kind, number }: Pick<InvoiceSummary, 'kind' | 'number'>): string {
  if (number === null) return t('invoicing.draftTitle');
  if (kind === 'prepayment') return t('invoicing.prepaymentTitle', { number });
  return t(kind === 'credit' ? 'invoicing.creditTitle' : 'invoicing.invoiceTitle', { number });
}

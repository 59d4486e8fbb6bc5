import { t } from '../../i18n/officeTexts';
import { formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { printMatch } from '../../shared/money/matchWords';
import type { Entry } from './useEntries';

/** The movement by name, for buttons and questions: 'Kool OÜ, 100,00 €, 15.06.2026'. */
export const printEntry = ({ payerName, amount, bookedOn }: Entry): string =>
  [payerName ?? t('payments.unknownPayer'), printPrice(amount), formatLocalDate(bookedOn)].join(', ');

/** Further facts of the bank. */
export const listFacts = ({ payerRegistryCode, payerIban, references }: Entry): string[] => [
  ...(payerRegistryCode ? [t('payments.code', { code: payerRegistryCode })] : []),
  ...references.slice(0, 1).map((number) => t('payments.reference', { number })),
  ...(payerIban ? [payerIban] : []),
];

type Part = NonNullable<Entry['payment']>['parts'][number];

const printPart = ({ invoice, amount }: Part): string =>
  t('payments.part', { number: invoice.number, buyer: invoice.buyerName, sum: printPrice(amount) });

/** The invoices of a movement: of its payment, or as suggested. */
export function printParts({ state, payment, suggestion }: Entry): string[] {
  if (state === 'settled' && payment)
    return [
      ...payment.parts.map(printPart),
      ...(payment.rest === 0 ? [] : [t('payments.rest', { sum: printPrice(payment.rest) })]),
    ];
  if (!suggestion || suggestion.reversalOf) return [];
  const { parts, rest, customerName } = suggestion;
  return [
    ...parts.map(printPart),
    ...(rest === 0 ? [] : [t('payments.credit', { customer: customerName ?? '', sum: printPrice(rest) })]),
  ];
}

/** Why the portal suggests it: 'summa klapib, viitenumber puudub, sama registrikood'. */
export function printReason({ suggestion }: Entry): string {
  if (!suggestion) return t('payments.unknown');
  const { by, fit, reversalOf } = suggestion;
  return reversalOf || !by || !fit ? t('payments.reversal') : printMatch(fit, by);
}

import type { Invoice } from '@e-invoice-eu/core';
import { addDays } from '../../platform/values/localDay';
import { DEFAULT_VAT_RATE, findNet, addVat } from '../../platform/values/money';
import { toLocalDate } from '../../platform/time';
import type { AccountingEntry } from './accountingTypes';

/** The company on the invoice (settings COMPANY_*). */
export interface InvoiceSeller {
  name: string;
  registrationNumber: string;
  vatNumber: string;
  address: string;
  iban: string;
  email: string | undefined;
  phone: string | undefined;
  /** Days from the date of the invoice until it must be paid. */
  paymentDays: number;
}

/** Work that can be invoiced: a job whose price was agreed, or what was cancelled with a fee. */
export type Billable = AccountingEntry & { tripNumber: number; net: number; vatRate: number; total: number };

interface InvoiceLine {
  name: string;
  count: number;
  /** Cents without VAT, of all. */
  netCents: number;
  vatRate: number;
}

const printEuros = (cents: number): string => (cents / 100).toFixed(2);
const sum = (cents: number[]): number => cents.reduce((total, one) => total + one, 0);

/** The tax category of EN 16931: standard rated, or zero rated as international passenger transport is. */
const findCategory = (vatRate: number) => (vatRate === 0 ? 'Z' : 'S');
const taxScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const;

/** Catering is sold with VAT included; of a trip at 0 % it still has the standard rate. */
function listLines(entry: Billable): InvoiceLine[] {
  const foodRate = entry.vatRate === 0 ? DEFAULT_VAT_RATE : entry.vatRate;
  const ordered = `Tellimusvedu ${toLocalDate(entry.start)}, reis nr ${entry.tripNumber}`;
  const trip = entry.cancellationFee === null ? ordered : `Tühistustasu: ${ordered}`;
  return [
    { name: trip, count: 1, netCents: entry.net, vatRate: entry.vatRate },
    ...entry.food.map(({ name, count, amount }) => ({
      name,
      count,
      netCents: findNet(amount, foodRate),
      vatRate: foodRate,
    })),
  ];
}

/**
 * The Estonian reference number of a payment: the digits with a check digit by the method 7-3-1
 * (Estonian Banking Association).
 */
export function computeReferenceNumber(number: number): string {
  const weights = [7, 3, 1];
  const digits = [...String(number)].reverse().map(Number);
  const weighted = sum(digits.map((digit, index) => digit * (weights[index % 3] ?? 0)));
  return `${number}${(10 - (weighted % 10)) % 10}`;
}

/**
 * An electronic address, which every invoice must have: of the Peppol network by registry code (0191) or VAT number (9931)
 * of Estonia, else the e-mail address.
 */
function toEndpoint(registrationNumber: string | null, vatNumber: string | null, email: string | null) {
  if (/^\d{8}$/.test(registrationNumber ?? ''))
    return { 'cbc:EndpointID': registrationNumber ?? '', 'cbc:EndpointID@schemeID': '0191' as const };
  if (/^EE\d{9}$/.test(vatNumber ?? ''))
    return { 'cbc:EndpointID': vatNumber ?? '', 'cbc:EndpointID@schemeID': '9931' as const };
  return email ? { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' as const } : {};
}

const neighbours = 'AT BE BG CH CY CZ DE DK ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/**
 * The country a VAT number begins with; Greece writes EL there. With any other beginning the buyer counts as Estonian.
 */
function findCountry(vatNumber: string | null): string {
  const prefix = (vatNumber ?? '').slice(0, 2).replace('EL', 'GR');
  return neighbours.includes(prefix) ? prefix : 'EE';
}

const toAddress = (address: string | null, country: string) =>
  ({
    ...(address && { 'cbc:StreetName': address }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  }) as Invoice['ubl:Invoice']['cac:AccountingCustomerParty']['cac:Party']['cac:PostalAddress'];

function toSellerParty(seller: InvoiceSeller): Invoice['ubl:Invoice']['cac:AccountingSupplierParty'] {
  return {
    'cac:Party': {
      ...toEndpoint(seller.registrationNumber, seller.vatNumber, null),
      'cac:PartyName': { 'cbc:Name': seller.name },
      'cac:PostalAddress': toAddress(seller.address, 'EE'),
      'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatNumber, ...taxScheme }],
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': seller.name,
        'cbc:CompanyID': seller.registrationNumber,
        'cbc:CompanyID@schemeID': '0191',
      },
      ...((seller.email ?? seller.phone) && {
        'cac:Contact': {
          ...(seller.phone && { 'cbc:Telephone': seller.phone }),
          ...(seller.email && { 'cbc:ElectronicMail': seller.email }),
        },
      }),
    },
  };
}

function toBuyerParty(entry: Billable): Invoice['ubl:Invoice']['cac:AccountingCustomerParty'] {
  const { company, customer, email, registrationNumber, vatNumber, address } = entry;
  const name = company ?? customer ?? '';
  return {
    'cac:Party': {
      ...toEndpoint(registrationNumber, vatNumber, email),
      'cac:PartyName': { 'cbc:Name': name },
      'cac:PostalAddress': toAddress(address, findCountry(vatNumber)),
      ...(vatNumber && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatNumber, ...taxScheme } }),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': name,
        ...(registrationNumber && { 'cbc:CompanyID': registrationNumber }),
      },
      ...(customer && {
        'cac:Contact': { 'cbc:Name': customer, ...(email && { 'cbc:ElectronicMail': email }) },
      }),
    },
  };
}

/**
 * The invoice of a job, or of the fee of a cancelled trip, by EN 16931, as Peppol BIS Billing 3 writes it in UBL. Its
 * number is the trip number. All sums are of whole cents: VAT is computed once a rate. Catering is priced with VAT
 * included, so a rounding of a few cents leads to the sum that the customer agreed to.
 */
export function toInvoice(entry: Billable, seller: InvoiceSeller, today: Date): Invoice {
  const lines = listLines(entry);
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))];
  const taxes = rates.map((vatRate) => ({
    vatRate,
    ...addVat(sum(lines.filter((line) => line.vatRate === vatRate).map(({ netCents }) => netCents)), vatRate),
  }));
  const netCents = sum(lines.map((line) => line.netCents));
  const vatCents = sum(taxes.map((tax) => tax.vatCents));
  const dueCents = entry.total + entry.foodTotal;
  const roundingCents = dueCents - netCents - vatCents;
  // A trip is invoiced when it was driven, or cancelled; before that, on the day the file is made.
  const done = entry.cancelledAt ?? entry.end;
  const issued = done < today ? done : today;
  const toAmount = <N extends string>(name: N, cents: number) =>
    ({ [name]: printEuros(cents), [`${name}@currencyID`]: 'EUR' }) as { [K in N]: string } & {
      [K in `${N}@currencyID`]: 'EUR';
    };

  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'cbc:ID': String(entry.tripNumber),
      'cbc:IssueDate': toLocalDate(issued),
      'cbc:DueDate': addDays(toLocalDate(issued), seller.paymentDays),
      'cbc:InvoiceTypeCode': '380',
      'cbc:DocumentCurrencyCode': 'EUR',
      // Peppol asks for what the buyer knows the purchase by; here it is who ordered.
      'cbc:BuyerReference': entry.customer ?? String(entry.tripNumber),
      'cac:AccountingSupplierParty': toSellerParty(seller),
      'cac:AccountingCustomerParty': toBuyerParty(entry),
      // Of a trip that was cancelled it is the day on which the fee became due.
      'cac:Delivery': { 'cbc:ActualDeliveryDate': toLocalDate(done) },
      'cac:PaymentMeans': [
        {
          'cbc:PaymentMeansCode': '30',
          'cbc:PaymentID': computeReferenceNumber(entry.tripNumber),
          'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban, 'cbc:Name': seller.name },
        },
      ],
      'cac:TaxTotal': [
        {
          ...toAmount('cbc:TaxAmount', vatCents),
          'cac:TaxSubtotal': taxes.map((tax) => ({
            ...toAmount('cbc:TaxableAmount', tax.netCents),
            ...toAmount('cbc:TaxAmount', tax.vatCents),
            'cac:TaxCategory': {
              'cbc:ID': findCategory(tax.vatRate),
              'cbc:Percent': String(tax.vatRate),
              ...taxScheme,
            },
          })),
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...toAmount('cbc:LineExtensionAmount', netCents),
        ...toAmount('cbc:TaxExclusiveAmount', netCents),
        ...toAmount('cbc:TaxInclusiveAmount', netCents + vatCents),
        ...(roundingCents !== 0 && toAmount('cbc:PayableRoundingAmount', roundingCents)),
        ...toAmount('cbc:PayableAmount', dueCents),
      },
      'cac:InvoiceLine': lines.map((line, index) => ({
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': String(line.count),
        'cbc:InvoicedQuantity@unitCode': 'C62',
        ...toAmount('cbc:LineExtensionAmount', line.netCents),
        'cac:Item': {
          'cbc:Name': line.name,
          'cac:ClassifiedTaxCategory': {
            'cbc:ID': findCategory(line.vatRate),
            'cbc:Percent': String(line.vatRate),
            ...taxScheme,
          },
        },
        // The price of all of them: the price of one has no whole cents where VAT is taken out of it.
        'cac:Price': {
          ...toAmount('cbc:PriceAmount', line.netCents),
          ...(line.count > 1 && {
            'cbc:BaseQuantity': String(line.count),
            'cbc:BaseQuantity@unitCode': 'C62' as const,
          }),
        },
      })),
    },
  } as Invoice;
}

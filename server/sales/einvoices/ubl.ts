import type { Invoice } from '@e-invoice-eu/core';
import { sumInvoice } from '../../engines/invoicing';
import type { InvoiceKind, InvoiceSeller } from '../../model/money/invoice.entity';
import type { DocumentBuyer, DocumentLine, InvoiceDocument } from './invoiceDocument';
import { printEuros } from './invoiceDocument';

/** The codes of EN 16931 for what a document is. */
const typeCodes: Record<InvoiceKind, '380' | '386' | '381'> = { invoice: '380', prepayment: '386', credit: '381' };

/** The tax category of EN 16931: standard rated, or zero rated as international passenger transport is. */
const findCategory = (vatRate: number) => (vatRate === 0 ? 'Z' : 'S');
const taxScheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const;

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

function toBuyerParty(buyer: DocumentBuyer): Invoice['ubl:Invoice']['cac:AccountingCustomerParty'] {
  const { name, contact, email, registryCode, vatNumber, address } = buyer;
  return {
    'cac:Party': {
      ...toEndpoint(registryCode, vatNumber, email),
      'cac:PartyName': { 'cbc:Name': name },
      'cac:PostalAddress': toAddress(address, findCountry(vatNumber)),
      ...(vatNumber && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatNumber, ...taxScheme } }),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': name,
        ...(registryCode && { 'cbc:CompanyID': registryCode }),
      },
      ...(contact && {
        'cac:Contact': { 'cbc:Name': contact, ...(email && { 'cbc:ElectronicMail': email }) },
      }),
    },
  };
}

const toAmount = <N extends string>(name: N, cents: number) =>
  ({ [name]: printEuros(cents), [`${name}@currencyID`]: 'EUR' }) as { [K in N]: string } & {
    [K in `${N}@currencyID`]: 'EUR';
  };

/** A price is never negative (BR-27): what is taken off has a negative quantity. */
const toLine = ({ title, count, vatRate, netCents }: DocumentLine, index: number) => ({
  'cbc:ID': String(index + 1),
  'cbc:InvoicedQuantity': String(netCents < 0 ? -count : count),
  'cbc:InvoicedQuantity@unitCode': 'C62',
  ...toAmount('cbc:LineExtensionAmount', netCents),
  'cac:Item': {
    'cbc:Name': title,
    'cac:ClassifiedTaxCategory': {
      'cbc:ID': findCategory(vatRate),
      'cbc:Percent': String(vatRate),
      ...taxScheme,
    },
  },
  // The price of all of them: the price of one has no whole cents where VAT is taken out of it.
  'cac:Price': {
    ...toAmount('cbc:PriceAmount', Math.abs(netCents)),
    ...(count > 1 && {
      'cbc:BaseQuantity': String(count),
      'cbc:BaseQuantity@unitCode': 'C62' as const,
    }),
  },
});

/** A credit note says what is given back, so its sums are positive there. */
const turn = (line: DocumentLine): DocumentLine => ({
  ...line,
  netCents: -line.netCents + 0,
  grossCents: -line.grossCents + 0,
});

/**
 * A document by EN 16931, as Peppol BIS Billing 3 writes it in UBL; a credit note becomes one of UBL by its type code.
 * All sums are of whole cents: VAT is computed once a rate, and a rounding of a few cents leads to the sum that the
 * customer agreed to.
 */
export function toUbl(document: InvoiceDocument): Invoice {
  const { kind, number, issuedOn, dueOn, deliveredOn, referenceNumber, creditOf, seller, buyer } = document;
  const lines = kind === 'credit' ? document.lines.map(turn) : document.lines;
  const { taxes, netCents, vatCents, roundingCents, grossCents } = sumInvoice(lines);
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'cbc:ID': number,
      'cbc:IssueDate': issuedOn,
      'cbc:DueDate': dueOn,
      'cbc:InvoiceTypeCode': typeCodes[kind],
      'cbc:DocumentCurrencyCode': 'EUR',
      'cbc:BuyerReference': document.buyerReference,
      ...(creditOf && {
        'cac:BillingReference': [
          { 'cac:InvoiceDocumentReference': { 'cbc:ID': creditOf.number, 'cbc:IssueDate': creditOf.issuedOn } },
        ],
      }),
      'cac:AccountingSupplierParty': toSellerParty(seller),
      'cac:AccountingCustomerParty': toBuyerParty(buyer),
      ...(deliveredOn && { 'cac:Delivery': { 'cbc:ActualDeliveryDate': deliveredOn } }),
      'cac:PaymentMeans': [
        {
          'cbc:PaymentMeansCode': '30',
          'cbc:PaymentID': referenceNumber,
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
        ...toAmount('cbc:PayableAmount', grossCents),
      },
      'cac:InvoiceLine': lines.map(toLine),
    },
  } as Invoice;
}

import { sumInvoice } from '../../engines/invoicing';
import type { TaxSums } from '../../engines/invoicing';
import type { InvoiceKind } from '../../model/money/invoice.entity';
import { removeUnstorable } from '../../platform/api/storableText';
import type { DocumentBuyer, DocumentLine, InvoiceDocument } from './invoiceDocument';
import { printEuros } from './invoiceDocument';

// The e-invoice of the Estonian Banking Association, version 1.2, which Estonian accounting software imports. Names,
// order and lengths are those of the standard (eArve.test.ts holds its table).

const longest = { short: 20, normal: 100, long: 500, registration: 15, description: 210 } as const;

const cut = (text: string, kind: keyof typeof longest): string => removeUnstorable(text).slice(0, longest[kind]);

const documentNames: Record<InvoiceKind, string> = {
  invoice: 'Arve',
  prepayment: 'Ettemaksuarve',
  credit: 'Kreeditarve',
};

/** Leaves out what is not known: the standard has no empty elements. */
const known = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

function toContact({
  contact,
  phone,
  email,
  address,
}: Record<'contact' | 'phone' | 'email' | 'address', string | null>) {
  return known({
    ContactName: contact && cut(contact, 'normal'),
    PhoneNumber: phone && cut(phone, 'normal'),
    'E-mailAddress': email,
    LegalAddress: address && toAddress(address),
  });
}

/** An address is one line here; the standard wants the town apart. */
function toAddress(address: string) {
  const parts = address.split(',').map((part) => part.trim());
  const town = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const street = parts.slice(0, parts.length > 1 ? -1 : undefined).join(', ');
  return { PostalAddress1: cut(street || '-', 'normal'), City: cut(town.replace(/\d{5}/, '').trim() || '-', 'normal') };
}

const toVat = ({ vatRate, netCents, vatCents }: TaxSums) => ({
  '@vatId': 'TAX',
  SumBeforeVAT: printEuros(netCents),
  VATRate: vatRate.toFixed(2),
  VATSum: printEuros(vatCents),
  Currency: 'EUR',
  SumAfterVAT: printEuros(netCents + vatCents),
});

/** Merit takes a row only with a product code. */
const toItem = ({ title, count, vatRate, netCents, grossCents }: DocumentLine, index: number) => ({
  RowNo: String(index + 1),
  SellerProductId: `VEDU${vatRate}`,
  Description: cut(title, 'long'),
  ItemDetailInfo: { ItemUnit: 'tk', ItemAmount: String(count), ItemPrice: (netCents / 100 / count + 0).toFixed(4) },
  ItemSum: printEuros(netCents),
  VAT: toVat({ vatRate, netCents, vatCents: grossCents - netCents }),
  ItemTotal: printEuros(grossCents),
});

const toBuyer = (buyer: DocumentBuyer) => ({
  Name: cut(buyer.name, 'normal'),
  ...known({
    RegNumber: buyer.registryCode && cut(buyer.registryCode, 'registration'),
    VATRegNumber: buyer.vatNumber && cut(buyer.vatNumber, 'registration'),
  }),
  ContactData: toContact({ ...buyer, phone: null }),
});

/** A document as e-arve 1.2. Sums of a credit note are negative, as its lines are. */
export async function writeEArve(document: InvoiceDocument): Promise<string> {
  const { create } = await import('xmlbuilder2');
  const { kind, number, issuedOn, dueOn, referenceNumber, creditOf, seller, buyer, lines } = document;
  const { taxes, netCents, vatCents, roundingCents, grossCents } = sumInvoice(lines);
  const type =
    kind === 'credit'
      ? { '@type': 'CRE', ...(creditOf && { SourceInvoice: cut(creditOf.number, 'short') }) }
      : { '@type': 'DEB' };
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      E_Invoice: {
        Header: { Date: issuedOn, FileId: cut(number, 'short'), Version: '1.2' },
        Invoice: {
          '@invoiceId': cut(number, 'normal'),
          '@regNumber': cut(buyer.registryCode || '0', 'registration'),
          '@sellerRegnumber': cut(seller.registrationNumber, 'registration'),
          InvoiceParties: {
            SellerParty: {
              Name: cut(seller.name, 'normal'),
              RegNumber: cut(seller.registrationNumber, 'registration'),
              VATRegNumber: cut(seller.vatNumber, 'registration'),
              ContactData: toContact({ ...seller, contact: null }),
              AccountInfo: { AccountNumber: seller.iban, IBAN: seller.iban },
            },
            BuyerParty: toBuyer(buyer),
          },
          InvoiceInformation: {
            Type: type,
            DocumentName: documentNames[kind],
            InvoiceNumber: cut(number, 'normal'),
            PaymentReferenceNumber: referenceNumber,
            InvoiceDate: issuedOn,
            DueDate: dueOn,
          },
          InvoiceSumGroup: {
            InvoiceSum: printEuros(netCents),
            Rounding: printEuros(roundingCents),
            VAT: taxes.map(toVat),
            TotalVATSum: printEuros(vatCents),
            TotalSum: printEuros(grossCents),
            TotalToPay: printEuros(kind === 'credit' ? 0 : grossCents),
            Currency: 'EUR',
          },
          InvoiceItem: { InvoiceItemGroup: { ItemEntry: lines.map(toItem) } },
          PaymentInfo: {
            Currency: 'EUR',
            PaymentDescription: cut(`${documentNames[kind]} ${number}`, 'description'),
            Payable: kind === 'credit' || grossCents === 0 ? 'NO' : 'YES',
            PayDueDate: dueOn,
            PaymentTotalSum: printEuros(kind === 'credit' ? 0 : grossCents),
            PayerName: cut(buyer.name, 'normal'),
            PaymentId: cut(number, 'normal'),
            PayToAccount: seller.iban,
            PayToName: cut(seller.name, 'normal'),
          },
        },
        Footer: { TotalNumberInvoices: '1', TotalAmount: printEuros(grossCents) },
      },
    },
  ).end({ prettyPrint: true });
}

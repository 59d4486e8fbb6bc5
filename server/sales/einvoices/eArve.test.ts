import { SaxesParser } from 'saxes';
import type { InvoiceDocument } from './invoiceDocument';
import { writeEArve } from './eArve';

interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

function parse(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text.trim();
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root.children[0]!;
}

const DECIMAL = /^-?\d+\.\d{2}$/;
const PRICE = /^-?\d+\.\d{2,4}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const upTo = (letters: number) => new RegExp(`^.{1,${letters}}$`, 'su');

/** The standard's rule for an element: its children in their order ('?' may be missing, '+' repeats), or its text. */
const standard: Record<string, string | RegExp> = {
  E_Invoice: 'Header Invoice+ Footer',
  Header: 'Test? Date FileId AppId? Version',
  Date: DATE,
  FileId: upTo(20),
  Version: /^1\.2$/,
  Invoice:
    'InvoiceParties InvoiceInformation InvoiceSumGroup+ InvoiceItem AdditionalInformation? AttachmentFile? PaymentInfo',
  InvoiceParties: 'SellerParty BuyerParty',
  SellerParty: 'UniqueCode? Name DepId? RegNumber VATRegNumber? ContactData? AccountInfo?',
  BuyerParty: 'UniqueCode? Name DepId? RegNumber? VATRegNumber? ContactData? AccountInfo?',
  Name: upTo(100),
  RegNumber: upTo(15),
  VATRegNumber: upTo(15),
  ContactData: 'ContactName? ContactPersonCode? PhoneNumber? FaxNumber? URL? E-mailAddress? LegalAddress? MailAddress?',
  ContactName: upTo(100),
  PhoneNumber: upTo(100),
  'E-mailAddress': /.+@+.+/,
  LegalAddress: 'PostalAddress1 PostalAddress2? City PostalCode? Country?',
  PostalAddress1: upTo(100),
  City: upTo(100),
  AccountInfo: 'AccountNumber IBAN? BIC? BankName?',
  AccountNumber: /^[0-9A-Z]{1,35}$/,
  IBAN: /^[0-9A-Z]{1,35}$/,
  InvoiceInformation:
    'Type FactorContractNumber? ContractNumber? DocumentName InvoiceNumber InvoiceContentCode? InvoiceContentText? PaymentReferenceNumber? PaymentMethod? InvoiceDate DueDate? PaymentTerm? FineRatePerDay? Period?',
  Type: 'SourceInvoice?',
  SourceInvoice: upTo(20),
  DocumentName: upTo(100),
  InvoiceNumber: upTo(100),
  PaymentReferenceNumber: /^\d{2,20}$/,
  InvoiceDate: DATE,
  DueDate: DATE,
  InvoiceSumGroup:
    'Balance? InvoiceSum? PenaltySum? Addition? Rounding? VAT+? TotalVATSum? TotalSum TotalToPay? Currency?',
  InvoiceSum: DECIMAL,
  Rounding: DECIMAL,
  VAT: 'SumBeforeVAT? VATRate VATSum Currency? SumAfterVAT?',
  SumBeforeVAT: DECIMAL,
  VATRate: /^\d+\.\d{2}$/,
  VATSum: DECIMAL,
  SumAfterVAT: DECIMAL,
  TotalVATSum: DECIMAL,
  TotalSum: DECIMAL,
  TotalToPay: DECIMAL,
  Currency: /^[A-Z]{3}$/,
  InvoiceItem: 'InvoiceItemGroup+',
  InvoiceItemGroup: 'ItemEntry+',
  ItemEntry:
    'RowNo? SerialNumber? SellerProductId? BuyerProductId? CustomerRef? Description EAN? ItemDetailInfo? ItemSum? Addition? VAT? ItemTotal?',
  RowNo: upTo(100),
  SellerProductId: upTo(20),
  Description: upTo(500),
  ItemDetailInfo: 'ItemUnit? ItemAmount? ItemPrice?',
  ItemUnit: upTo(20),
  ItemAmount: /^-?\d+(\.\d{1,4})?$/,
  ItemPrice: PRICE,
  ItemSum: DECIMAL,
  ItemTotal: DECIMAL,
  PaymentInfo:
    'Currency PaymentRefId? PaymentDescription Payable PayDueDate? PaymentTotalSum PayerName PaymentId PayToAccount PayToName PayToBIC?',
  PaymentDescription: upTo(210),
  Payable: /^(YES|NO)$/,
  PayDueDate: DATE,
  PaymentTotalSum: DECIMAL,
  PayerName: upTo(100),
  PaymentId: upTo(100),
  PayToAccount: /^[0-9A-Z]{1,35}$/,
  PayToName: upTo(100),
  Footer: 'TotalNumberInvoices TotalAmount',
  TotalNumberInvoices: /^1$/,
  TotalAmount: DECIMAL,
};

/** Everything that breaks the standard's structure, with its path. */
function listFaults(node: Node, path = ''): string[] {
  const here = `${path}/${node.name}`;
  const rule = standard[node.name];
  if (rule === undefined) return [`${here}: unknown`];
  if (rule instanceof RegExp)
    return rule.test(node.text) && node.children.length === 0 ? [] : [`${here}: ${node.text}`];
  const pattern = rule
    .split(' ')
    .map((part) => {
      const [, name = '', signs = ''] = /^([\w-]+)([?+]*)$/.exec(part) ?? [];
      const many = signs.includes('+') ? (signs.includes('?') ? '*' : '+') : signs;
      return `(?:${name} )${many}`;
    })
    .join('');
  const names = node.children.map(({ name }) => `${name} `).join('');
  const faults = new RegExp(`^${pattern}$`).test(names) ? [] : [`${here}: ${names}`];
  return [...faults, ...node.children.flatMap((child) => listFaults(child, here))];
}

const document = (fields: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  kind: 'invoice',
  number: '2026-0001',
  issuedOn: '2026-11-24',
  dueOn: '2026-12-08',
  deliveredOn: '2026-11-23',
  referenceNumber: '10000013',
  buyerReference: 'Õie',
  creditOf: null,
  seller: {
    name: 'Bussiveod OÜ',
    registrationNumber: '10000018',
    vatNumber: 'EE100000000',
    address: 'Tuuliku tee 2, 10621 Tallinn',
    iban: 'EE382200221020145685',
    email: null,
    phone: '+372 5555 0000',
  },
  buyer: {
    name: 'Eesti & Läti <Selts>',
    registryCode: '80000000',
    vatNumber: 'EE200000000',
    address: 'Pikk 1, Tallinn',
    contact: 'Õie Jõgeväli',
    email: 'oie@rahvatants.example',
  },
  lines: [
    { title: 'Tellimusvedu', count: 1, vatRate: 24, netCents: 54_000, grossCents: 66_960 },
    { title: 'Supp', count: 3, vatRate: 24, netCents: 1210, grossCents: 1500 },
  ],
  ...fields,
});

const credited = document({
  kind: 'credit',
  creditOf: { number: '2026-0001', issuedOn: '2026-11-24' },
  lines: [{ title: 'Tellimusvedu', count: 1, vatRate: 24, netCents: -54_000, grossCents: -66_960 }],
});
const person = document({
  buyer: { name: 'Õie', registryCode: null, vatNumber: null, address: null, contact: null, email: null },
});

test.each([
  ['an invoice', document()],
  ['a prepayment', document({ kind: 'prepayment', deliveredOn: null })],
  ['a credit note', credited],
  ['a private person', person],
  [
    'names that are too long',
    document({ buyer: { ...document().buyer, name: 'Õ'.repeat(300), address: 'Ä'.repeat(300) } }),
  ],
])('%s has the elements, the order and the lengths of e-arve 1.2', async (_name, made) => {
  const root = parse(await writeEArve(made));
  expect(listFaults(root)).toEqual([]);
  const invoice = root.children.find(({ name }) => name === 'Invoice');
  expect(Object.keys(invoice?.attributes ?? {}).sort()).toEqual(['invoiceId', 'regNumber', 'sellerRegnumber']);
});

test('the check of the structure finds what is swapped, missing or too long', async () => {
  const xml = await writeEArve(document());
  const faults = (changed: string) => listFaults(parse(changed));
  expect(faults(xml.replace('<Version>1.2</Version>', ''))).toHaveLength(1);
  expect(faults(xml.replace('<Version>1.2</Version>', '<Version>1.3</Version>'))).toHaveLength(1);
  expect(
    faults(xml.replace(/(<RegNumber>.*?<\/RegNumber>)\s*(<VATRegNumber>.*?<\/VATRegNumber>)/s, '$2$1')),
  ).toHaveLength(1);
  expect(faults(xml.replace('<Payable>YES</Payable>', '<Payable>JAH</Payable>'))).toHaveLength(1);
});

test('a credit note names its invoice and asks for nothing', async () => {
  const xml = await writeEArve(credited);
  expect(xml).toContain('<Type type="CRE">');
  expect(xml).toContain('<SourceInvoice>2026-0001</SourceInvoice>');
  expect(xml).toContain('<TotalSum>-669.60</TotalSum>');
  expect(xml).toContain('<Payable>NO</Payable>');
});

test('texts are escaped', async () => {
  expect(await writeEArve(document())).toContain('<Name>Eesti &amp; Läti &lt;Selts&gt;</Name>');
});

import type { TestApp } from '../../testing/testApp';
import { createBus, createPerson, must, startedJob } from '../../testing/builders';
import { runInvoicing } from './issueWaiting';

/** The seller on every invoice. */
export const seller = {
  companyName: 'Bussiveod OÜ',
  companyRegistrationNumber: '10000018',
  companyVatNumber: 'EE100000000',
  companyAddress: 'Tuuliku tee 2, 10621 Tallinn',
  companyIban: 'EE382200221020145685',
};

const FIELDS = `id kind state version number referenceNumber issuedOn dueOn buyer { name email } lines { id kind title net gross creditable reason }
  net vat rounding gross open outdated siblings { id version } creditOf { number } credits { number gross } issueAt sentTo`;
export const asked = (name: string, args: string, variables: string) =>
  `mutation(${variables}) { ${name}(${args}) { ${FIELDS} } }`;

export interface TestInvoice {
  id: string;
  kind: string;
  state: string;
  version: number;
  number: string | null;
  referenceNumber: string | null;
  issuedOn: string | null;
  dueOn: string | null;
  buyer: { name: string; email: string | null };
  lines: { id: string; kind: string; title: string; net: number; gross: number; creditable: number; reason: string }[];
  net: number;
  vat: number;
  rounding: number;
  gross: number;
  open: number;
  outdated: boolean;
  siblings: { id: string; version: number }[];
  creditOf: { number: string } | null;
  credits: { number: string; gross: number }[];
  issueAt: string | null;
  sentTo: string | null;
}

const HOUR = 3_600_000;

/** A trip that is over, with a new driver and bus. It has no invoice yet. */
export async function drivenTrip(app: TestApp, admin: string): Promise<string> {
  const driver = await createPerson(app, admin);
  const id = await startedJob(app, admin, driver.id, await createBus(app, admin), 4);
  app.clock.set(new Date(app.clock.now().getTime() + 10 * HOUR));
  return id;
}

export const readInvoice = async (app: TestApp, admin: string, id: string): Promise<TestInvoice> =>
  (await must<{ invoice: TestInvoice }>(app, `query($id: UUID!) { invoice(id: $id) { ${FIELDS} } }`, { id }, admin))
    .invoice;

export const listOfOrder = async (app: TestApp, admin: string, id: string): Promise<{ id: string; state: string }[]> =>
  (
    await must<{ invoicesOfOrder: { id: string; state: string }[] }>(
      app,
      'query($id: UUID!) { invoicesOfOrder(id: $id) { id state } }',
      { id },
      admin,
    )
  ).invoicesOfOrder;

/** The draft that the clock makes of a driven trip. */
export async function readDraft(app: TestApp, admin: string, orderId: string): Promise<TestInvoice> {
  await runInvoicing(app.deps);
  const draft = (await listOfOrder(app, admin, orderId)).find(({ state }) => state === 'draft');
  if (!draft) throw new Error('no draft was made');
  return readInvoice(app, admin, draft.id);
}

const issueDocument = asked(
  'issueInvoice',
  'id: $id, version: $version, send: $send',
  '$id: UUID!, $version: Int!, $send: Boolean!',
);
export const issue = (app: TestApp, admin: string, { id, version }: { id: string; version: number }, send = false) =>
  app.graphql<{ issueInvoice: TestInvoice }>(issueDocument, { id, version, send }, admin);

/** Issues a draft, which must succeed. */
export async function mustIssue(app: TestApp, admin: string, draft: { id: string; version: number }, send = false) {
  return (
    await must<{ issueInvoice: TestInvoice }>(app, issueDocument, { id: draft.id, version: draft.version, send }, admin)
  ).issueInvoice;
}

const saveDocument = asked(
  'saveInvoiceDraft',
  'id: $id, version: $version, input: $input',
  '$id: UUID!, $version: Int!, $input: InvoiceDraftInput!',
);
export const save = (app: TestApp, admin: string, { id, version }: TestInvoice, input: object = {}) =>
  app.graphql<{ saveInvoiceDraft: TestInvoice }>(
    saveDocument,
    {
      id,
      version,
      input: {
        buyer: { name: 'Selts', email: 'arved@selts.example' },
        language: 'et',
        paymentDays: 14,
        typedLines: [],
        ...input,
      },
    },
    admin,
  );

const creditDocument = asked(
  'creditInvoice',
  'id: $id, lines: $lines, reason: $reason, send: false',
  '$id: UUID!, $lines: [CreditLineInput!]!, $reason: String!',
);
export const credit = (
  app: TestApp,
  admin: string,
  id: string,
  lines: { lineId: string; amount: number }[],
  reason = 'Viga',
) => app.graphql<{ creditInvoice: TestInvoice }>(creditDocument, { id, lines, reason }, admin);

import { must } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';

/** A movement on the account, as the page asks for it. */
export interface EntryReply {
  id: string;
  amount: number;
  payerName: string | null;
  text: string;
  suggestion: null | {
    by: string | null;
    fit: string | null;
    customerOf: string | null;
    parts: { invoice: { id: string; number: string }; amount: number }[];
    rest: number;
    reversalOf: string | null;
  };
  payment: null | { id: string; rest: number; madeBy: string | null; parts: { amount: number }[] };
}

export const readBankEntries = async (app: TestApp, admin: string, state: string): Promise<EntryReply[]> =>
  (
    await must<{ bankEntries: { rows: EntryReply[] } }>(
      app,
      `query($state: BankEntryState!) { bankEntries(state: $state) { rows { id amount payerName text
         suggestion { by fit customerOf parts { invoice { id number } amount } rest reversalOf }
         payment { id rest madeBy parts { amount } } } } }`,
      { state },
      admin,
    )
  ).bankEntries.rows;

/** A payment, as accounting pulls it. */
export interface FedPayment {
  id: string;
  amount: number;
  credit: number;
  waits: boolean;
  parts: { amount: number }[];
}

interface FedPage {
  nodes: FedPayment[];
  endCursor: string | null;
  hasMore: boolean;
}

const pullDocument = `query($after: String) { accountingPayments(first: 3, after: $after) {
  nodes { id source receivedOn amount credit waits payer receiptNumber undoes parts { invoiceNumber kind amount } } endCursor hasMore } }`;

/** Pulls the payments that changed after a cursor, three a page. */
export async function pullPayments(
  app: TestApp,
  admin: string,
  after: string | null,
): Promise<Pick<FedPage, 'nodes' | 'endCursor'>> {
  const nodes: FedPayment[] = [];
  for (let cursor = after; ;) {
    const variables = { after: cursor };
    const { accountingPayments } = await must<{ accountingPayments: FedPage }>(app, pullDocument, variables, admin);
    nodes.push(...accountingPayments.nodes);
    cursor = accountingPayments.endCursor;
    if (!accountingPayments.hasMore) return { nodes, endCursor: cursor };
  }
}

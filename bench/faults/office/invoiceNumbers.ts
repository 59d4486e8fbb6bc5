import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { Client } from 'pg';
import { readMails } from '../../../server/testing/testMails';
import { ask, signIn } from '../../http';
import type { Fault, Row, Server } from '../harness';
import { scratch, startServer } from '../harness';
import { inquiryInput, submitDocument } from '../load';
import { makeCluster } from '../postgres';

const INVOICES = 200;
const KILLS = 4;

const company = {
  COMPANY_REGISTRATION_NUMBER: '10000018',
  COMPANY_VAT_NUMBER: 'EE100000000',
  COMPANY_ADDRESS: 'Tuuliku tee 2, Tallinn',
  COMPANY_IBAN: 'EE382200221020145685',
};

interface Draft {
  id: string;
  version: number;
}

/** A draft of an agreed trip's prepayment. */
async function makeDraft(url: string, token: string): Promise<Draft> {
  const run = async (document: string, variables: object) => {
    const { data, errors } = await ask(url, document, variables, token);
    if (!data || errors) throw new Error(`${document}: ${errors?.[0]?.message}`);
    return data;
  };
  const id = newId();
  await run(submitDocument, { input: inquiryInput(id) });
  await run('mutation($id: UUID!) { answerOrder(id: $id, price: 540, vatRate: 24) { id } }', { id });
  await run('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id });
  const data = await run('mutation($id: UUID!) { makePrepaymentInvoice(orderId: $id, percent: 30) { id version } }', {
    id,
  });
  return data.makePrepaymentInvoice as Draft;
}

const issueDocument =
  'mutation($id: UUID!, $version: Int!) { issueInvoice(id: $id, version: $version, send: true) { number } }';

/** Issues a draft on the copies by turns until one of them says that it has a number. */
async function issue(copies: readonly Server[], token: string, draft: Draft, turn: number): Promise<void> {
  for (let attempt = turn; ; attempt += 1) {
    const { url } = copies[attempt % copies.length]!;
    const reply = await ask(url, issueDocument, draft, token).catch(() => undefined);
    // A refusal as CONFLICT: the reply of an earlier attempt was lost.
    if (reply && (!reply.errors || reply.errors[0]?.extensions.code === 'CONFLICT')) return;
    await sleep(100);
  }
}

/** Two copies issue at the same moment while one after the other is killed and started again. */
export const invoiceNumbers: Fault = {
  title: 'numbers of invoices without gaps and repeats',
  async run(): Promise<Row[]> {
    const cluster = await makeCluster();
    if (!cluster) return [];
    const dataDir = scratch();
    const settings = { DATA_DIR: dataDir, DATABASE_URL: await cluster.database('invoices'), ...company };
    const copies = [await startServer(settings)];
    const client = new Client(settings.DATABASE_URL);
    try {
      await copies[0]!.ready();
      copies.push(await startServer(settings));
      await copies[1]!.ready();
      await client.connect();
      const token = await signIn(copies[0]!.url);
      const drafts: Draft[] = [];
      for (let made = 0; made < INVOICES; made += 10)
        drafts.push(...(await Promise.all(Array.from({ length: 10 }, () => makeDraft(copies[0]!.url, token)))));
      const issuing = Promise.all(drafts.map((draft, turn) => issue(copies, token, draft, turn)));
      for (let kill = 0; kill < KILLS; kill += 1) {
        await sleep(150 + Math.random() * 300);
        await copies[kill % 2]!.kill();
        copies[kill % 2] = await startServer(settings);
        await copies[kill % 2]!.ready();
      }
      await issuing;
      const { rows } = await client.query<{ number: string; sequence: number; isQueued: boolean }>(
        `select i.number, i.sequence, exists (select from queued_message m
             where m.data ->> 'template' = 'invoiceSent' and m.data #>> '{props,invoiceId}' = i.id::text) as "isQueued"
         from invoice i where i.status = 'issued'`,
      );
      const subjects = (await readMails(dataDir)).map(({ subject }) => String(subject));
      const untold = rows.filter(
        ({ number, isQueued }) => !isQueued && !subjects.some((subject) => subject.includes(number)),
      );
      const issued = rows.length;
      const last = Math.max(0, ...rows.map(({ sequence }) => sequence));
      const distinct = new Set(rows.map(({ sequence }) => sequence)).size;
      return [
        {
          tried: `${INVOICES} invoices issued at once on two copies, with ${KILLS} kills of a copy`,
          acknowledged: `${issued} numbers, the last one is ${last}`,
          lost: `${last - distinct} gaps, ${issued - distinct} repeats, ${untold.length} invoices without an e-mail`,
          holds: issued === INVOICES && last === INVOICES && distinct === INVOICES && untold.length === 0,
        },
      ];
    } finally {
      await client.end().catch(() => undefined);
      await Promise.all(copies.map((copy) => copy.stop().catch(() => undefined)));
      await cluster.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

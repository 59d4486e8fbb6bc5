import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { Client } from 'pg';
import { exampleRules } from '../../../server/sales/pricing/example.fixture';
import { readMails } from '../../../server/testing/testMails';
import { ask, signIn } from '../../http';
import type { Fault, Row, Server } from '../harness';
import { scratch, startServer, until } from '../harness';
import { emailOf, inquiryInput, submitDocument } from '../load';
import { makeCluster } from '../postgres';

const ROUNDS = 20;
const INQUIRIES = 5;
const MINUTE = 60_000;
const ROUND_MS = 20 * MINUTE;

interface World {
  client: Client;
  settings: Record<string, string>;
  server: Server;
}

/** Offers that an automation sends after ten minutes, while the portal is killed before or in the middle of sending. */
export const automatedActs: Fault = {
  title: 'automated offers within their ten minutes',
  async run(size = ROUNDS): Promise<Row[]> {
    const cluster = await makeCluster();
    if (!cluster) return [];
    const dataDir = scratch();
    const settings = { DATA_DIR: dataDir, DATABASE_URL: await cluster.database('acts') };
    // All rounds are within the office hours of one day, so that no offer is old enough for a reminder.
    const opened = Date.parse('2027-01-11T09:30:00+02:00');
    const world: World = {
      client: new Client(settings.DATABASE_URL),
      settings,
      server: await start(settings, opened),
    };
    try {
      await world.client.connect();
      await trustPrices(world.server);
      const sent: string[] = [];
      const takenBack: string[] = [];
      for (let round = 0; round < size; round += 1) {
        const told = await playRound(world, round, opened + round * ROUND_MS);
        sent.push(...told.sent);
        takenBack.push(...told.takenBack);
      }
      return [await judge(world, dataDir, sent, takenBack)];
    } finally {
      await world.client.end().catch(() => undefined);
      await world.server.stop().catch(() => undefined);
      await cluster.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function start(settings: Record<string, string>, nowMs: number): Promise<Server> {
  const env = { ...settings, E2E_NOW: new Date(nowMs).toISOString() };
  const server = await startServer(env, { clock: true });
  await server.ready();
  return server;
}

async function must(url: string, token: string | undefined, document: string, variables: object): Promise<void> {
  const { errors } = await ask(url, document, variables, token);
  if (errors) throw new Error(`${document}: ${errors[0]?.message}`);
}

/** The price list by which prices are certain, and the automation that sends them. */
async function trustPrices({ url }: Server): Promise<void> {
  const token = await signIn(url);
  const save = 'mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { id } }';
  await must(url, token, save, { input: { name: 'Talv', rules: exampleRules() } });
  await must(url, token, 'mutation { setAutomation(kind: price, mode: automatic) { isOn } }', {});
}

/** Inquiries come, their offers wait, a person takes one back, the portal dies, and another one starts later. */
async function playRound(world: World, round: number, nowMs: number): Promise<{ sent: string[]; takenBack: string[] }> {
  const { client, settings } = world;
  const { url } = world.server;
  await world.server.setNow(new Date(nowMs));
  const ids = Array.from({ length: INQUIRIES }, () => newId());
  for (const id of ids) await must(url, undefined, submitDocument, { input: inquiryInput(id, nowMs) });
  await world.server.setNow(new Date(nowMs + MINUTE));
  const { rows: acts } = await client.query<{ id: string; orderId: string }>(
    `select id, subject_id as "orderId" from queued_act where state = 'waiting' and kind = 'price'`,
  );
  if (acts.length !== INQUIRIES) throw new Error(`${acts.length} of ${INQUIRIES} offers wait`);
  const [first] = acts;
  const token = await signIn(url);
  await must(url, token, 'mutation($id: UUID!) { takeBackAct(id: $id) }', { id: first?.id });

  // Every other round dies while it sends.
  if (round % 2 === 1) {
    void world.server.setNow(new Date(nowMs + 12 * MINUTE));
    await sleep(Math.random() * 400);
  }
  await world.server.kill();
  world.server = await start(settings, nowMs + 13 * MINUTE);
  await world.server.setNow(new Date(nowMs + 14 * MINUTE));
  await world.server.setNow(new Date(nowMs + 16 * MINUTE));
  return {
    sent: acts.slice(1).map(({ orderId }) => orderId),
    takenBack: acts.slice(0, 1).map(({ orderId }) => orderId),
  };
}

/** Each order has one offer and its customer one e-mail, or neither where it was taken back. */
async function judge({ client }: World, dataDir: string, sent: string[], takenBack: string[]): Promise<Row> {
  const countOffers = async (ids: string[]) => {
    const { rows } = await client.query<{ id: string; offers: number }>(
      `select o.id, (select count(*)::int from offer f where f.order_id = o.id) as offers from "order" o where o.id = any($1)`,
      [ids],
    );
    return rows.map(({ offers }) => offers);
  };
  const countMails = async (ids: string[]) => {
    const offers = (await readMails(dataDir)).filter(({ links }) =>
      links.some(({ pathname }) => pathname === '/portal/accept'),
    );
    return ids.map((id) => offers.filter(({ to }) => to === emailOf(id)).length);
  };
  // Letters of an automation wait a minute for others to the same reader.
  await until(async () => (await countMails(sent)).every((mails) => mails > 0), 120);
  const [offers, mails] = [await countOffers(sent), await countMails(sent)];
  const wrong = [...(await countOffers(takenBack)), ...(await countMails(takenBack))].filter((count) => count > 0);
  const countOf = (counts: number[], is: (count: number) => boolean) => counts.filter(is).length;
  const lost = countOf(offers, (count) => count === 0) + countOf(mails, (count) => count === 0);
  const twice = countOf(offers, (count) => count > 1) + countOf(mails, (count) => count > 1);
  return {
    tried: `${sent.length + takenBack.length} offers queued by an automation, the portal killed before or while it sends them`,
    acknowledged: `${sent.length} to be sent, ${takenBack.length} taken back`,
    lost: `${lost} not sent, ${twice} sent twice, ${wrong.length} sent although taken back`,
    holds: lost === 0 && twice === 0 && wrong.length === 0,
  };
}

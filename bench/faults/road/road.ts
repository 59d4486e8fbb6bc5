import { rm } from 'node:fs/promises';
import { createId } from '../../../server/platform/ids';
import { roundRobin } from '../../../client/e2e/roundRobin';
import { ask, password, signIn } from '../../http';
import type { Fault, Row, Server } from '../harness';
import { scratch, startServer, until } from '../harness';
import { makeCluster } from '../postgres';
import { Phone } from './phone';

/** Acts that a driver makes without a signal, over three days. */
const ACTS = 500;
const HOUR_MS = 3_600_000;
/** The number of acts after which the phone dies, or its page is loaded again. */
const KILLED_EACH = 90;
const LOADED_EACH = 35;

/** A trip of three days from two hours after `begun` on, and its driver. Returns the id of the order. */
async function makeTrip(url: string, begun: number): Promise<string> {
  const admin = await signIn(url);
  const must = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await ask(url, query, variables, admin);
    if (errors) throw new Error(errors[0]?.message);
    return data as T;
  };
  const inHours = (hours: number) => new Date(begun + hours * HOUR_MS).toISOString();
  const tallinn = { lat: 59.437, lng: 24.7535, city: 'Tallinn', address: 'Viru väljak 4' };
  const tartu = { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1' };
  const { createUser } = await must<{ createUser: { id: string } }>(
    'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { id } }',
    { input: { firstname: 'Jaan', username: 'jaan', email: 'jaan@bussiveod.example', role: 'driver' }, password },
  );
  const { createBus } = await must<{ createBus: { id: string } }>('mutation { createBus(name: "Setra 515") { id } }');
  const id = createId();
  const stops = [{ ...tallinn, depart: inHours(2) }, { ...tartu, depart: inHours(68) }, tallinn];
  const customer = { fullName: 'Õie Jõgeväli', email: 'oie@rahvatants.example', phone: '+37255512345' };
  await must('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', {
    input: { id, stops, food: [], passengers: 38, notes: '', ...customer },
  });
  await must('mutation($id: UUID!) { answerOrder(id: $id, price: 540, vatRate: 24) { id } }', { id });
  await must('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id });
  await must('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver: createUser.id, bus: createBus.id, hoursReason: 'Test', overlapReason: 'Test' },
  });
  return id;
}

/** Records all acts offline, each by a tap, and waits until the phone has it. The phone dies and is loaded again meanwhile. */
async function recordActs(phone: Phone, begun: number): Promise<void> {
  const at = (act: number) => new Date(begun + (2 + (act * 66) / ACTS) * HOUR_MS);
  const waitFor = (count: number) =>
    phone.page
      .getByRole('status')
      .filter({ hasText: `${count} saatmata` })
      .waitFor();
  await phone.setOffline(true);
  await phone.press('Kinnita sõit');
  await phone.press(/^Alustan tööpäeva/);
  await phone.press('Menüü');
  for (let act = 2; act < ACTS; act += 1) {
    await phone.page.clock.setFixedTime(at(act));
    if (act % KILLED_EACH === 0) {
      await phone.kill();
      await phone.open(at(act), true);
      await phone.openDay();
      await phone.press('Menüü');
    } else if (act % LOADED_EACH === 0) {
      await phone.page.reload();
      await phone.press('Menüü');
    }
    await phone.press(act % 2 === 0 ? 'Vaheaeg algab' : 'Vaheaeg lõpeb');
    // The list on the page is read from the phone's database.
    await phone.page.locator('.acts .waiting').nth(act).waitFor({ state: 'attached' });
  }
  await waitFor(ACTS).catch(() => undefined);
}

/** The line comes and goes while one copy of the server after the other is killed, until the phone has sent everything. */
async function sendActs(phone: Phone, copies: Server[], restart: (index: number) => Promise<void>): Promise<boolean> {
  phone.isFlapping = true;
  const isSent = async () => (await phone.page.locator('.acts .waiting').count()) === 0;
  for (let round = 0; round < 40 && !(await isSent()); round += 1) {
    await phone.setOffline(false);
    await phone.page.waitForTimeout(300);
    if (round % 4 === 1) {
      await phone.setOffline(true);
      await phone.page.waitForTimeout(200);
    }
    if (round % 5 === 2) {
      await phone.openDay().catch(() => undefined);
      await phone.press('Menüü');
    }
    if (round < 4) await restart(round % copies.length);
    if (round > 12) phone.isFlapping = false;
  }
  return until(isSent, 120);
}

interface KeptAct {
  id: string;
  kind: string;
  orderId: string;
  phoneAt: number;
  clockOffsetMs: number;
  driverId: string;
}

const readKept = (phone: Phone): Promise<KeptAct[]> =>
  phone.page.evaluate(async () => {
    const open = indexedDB.open('driver-day');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const all = open.result.transaction('acts').objectStore('acts').getAll();
    return new Promise<KeptAct[]>((resolve) => (all.onsuccess = () => resolve(all.result as KeptAct[])));
  });

/** Sends every act three times more, each time in another order. Returns how many replies were not the first answer. */
async function sendAgain(url: string, kept: readonly KeptAct[]): Promise<number> {
  const token = await signIn(url, 'jaan');
  let wrong = 0;
  for (const order of [
    kept.toReversed(),
    kept.toSorted((one, other) => (one.id.at(-1)! < other.id.at(-1)! ? -1 : 1)),
    kept,
  ])
    for (let from = 0; from < order.length; from += 100) {
      const events = order.slice(from, from + 100).map(({ id, kind, orderId, phoneAt, clockOffsetMs }) => ({
        ...{ id, kind, orderId, clockOffsetMs },
        phoneAt: new Date(phoneAt).toISOString(),
      }));
      const document = 'mutation($input: TripEventsInput!) { sendTripEvents(input: $input) { id refusal } }';
      const { data } = await ask(url, document, { input: { driverId: kept[0]?.driverId, events } }, token);
      const replies = (data?.sendTripEvents ?? []) as { refusal: string | null }[];
      wrong += events.length - replies.filter(({ refusal }) => refusal === null).length;
    }
  return wrong;
}

async function drive(databaseUrl: string): Promise<Row[]> {
  const dataDir = scratch();
  const begun = Date.now();
  let now = new Date(begun);
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const ports: number[] = [];
  const copies = await Promise.all([1, 2].map(() => startServer(settings, { clock: true })));
  ports.push(...copies.map((copy) => Number(new URL(copy.url).port)));
  await Promise.all(copies.map((copy) => copy.ready()));
  const proxy = await roundRobin(copies.map((copy) => copy.url));
  const phone = new Phone(proxy.url);
  const restart = async (index: number) => {
    await copies[index]?.kill();
    const copy = await startServer(settings, { clock: true, port: ports[index] });
    copies[index] = copy;
    await copy.ready();
    await copy.setNow(now);
  };
  try {
    const orderId = await makeTrip(proxy.url, begun);
    await phone.open(now, false);
    await phone.signIn();
    await phone.page.getByRole('button', { name: 'Kinnita sõit' }).waitFor();
    await recordActs(phone, begun);
    const recorded = await readKept(phone);
    now = new Date(begun + 70 * HOUR_MS);
    for (const copy of copies) await copy.setNow(now);
    await phone.page.clock.setFixedTime(now);
    const isSent = await sendActs(phone, copies, restart);
    const wrong = await sendAgain(proxy.url, recorded);
    const document = 'query($id: UUID!) { tripEvents(orderId: $id) { id kind at } }';
    const { data } = await ask(proxy.url, document, { id: orderId }, await signIn(proxy.url));
    const ids = ((data?.tripEvents ?? []) as { id: string }[]).map(({ id }) => id);
    const lost = recorded.filter(({ id }) => !ids.includes(id)).length;
    const isInOrder = ids.join() === recorded.map(({ id }) => id).join();
    return [
      {
        tried: `${ACTS} acts offline over three days; the phone dies ${Math.floor(ACTS / KILLED_EACH)} times, both copies of the server are killed twice, 60 % of the requests lose their way or their reply`,
        acknowledged: `${recorded.length} acts on the phone, ${ids.length} on the server`,
        lost: `${lost} lost, ${ids.length - new Set(ids).size} doubled, ${isInOrder ? 'in' : 'out of'} order`,
        holds: isSent && recorded.length === ACTS && lost === 0 && ids.length === ACTS && isInOrder,
      },
      {
        tried: 'every act sent three times more, each time in another order',
        acknowledged: `${recorded.length * 3} answers`,
        lost: `${wrong} were not the first answer`,
        holds: wrong === 0,
      },
    ];
  } finally {
    await phone.throwAway();
    proxy.close();
    await Promise.all(copies.map((copy) => copy.kill()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const road: Fault = {
  title: 'a driver without a signal',
  async run() {
    const cluster = await makeCluster();
    if (!cluster) return [];
    try {
      return await drive(await cluster.database('road'));
    } finally {
      await cluster.remove();
    }
  },
};

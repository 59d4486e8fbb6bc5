import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createId } from '../../../server/platform/ids';
import { freePort } from '../../../server/testing/processes/ports';
import { roundRobin } from '../../../client/e2e/roundRobin';
import { ask, password, signIn } from '../../http';
import type { Fault, Row, Server } from '../harness';
import { scratch, startServer, until } from '../harness';
import { makeCluster } from '../postgres';
import { Phone } from './phone';

/** Acts that a driver makes without a signal, over three days. */
const ACTS = 500;
const HOUR_MS = 3_600_000;
/** The phone dies this often, and its page is loaded again this often. */
const DEATHS = 5;
const RELOADS = 14;
/** A server is killed this often while the phone sends, one after the other. */
const RESTARTS = 4;
/** The line breaks this often before it stays. */
const BREAKS = 40;
/** By then all is done, or something hangs. */
const MOST_MINUTES = 40;

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

/** The run so far, for the line of each minute, and its end. */
interface Progress {
  recorded: number;
  deaths: number;
  restarts: number;
  /** Ends a run that hangs. */
  signal: AbortSignal;
}

/** Records acts offline over three days, each by a tap, and waits until the phone has it. The phone dies and is loaded again meanwhile. */
async function recordActs(phone: Phone, begun: number, count: number, progress: Progress): Promise<void> {
  const at = (act: number) => new Date(begun + (2 + (act * 66) / count) * HOUR_MS);
  const isOneOf = (act: number, times: number) => act % Math.floor(count / (times + 1)) === 0;
  await phone.press('Kinnita sõit');
  await phone.press(/^Alustan tööpäeva/);
  await phone.press('Menüü');
  for (let act = 2; act < count; act += 1) {
    progress.signal.throwIfAborted();
    await phone.page.clock.setFixedTime(at(act));
    if (isOneOf(act, DEATHS)) {
      await phone.kill();
      await phone.open(at(act), true);
      await phone.openDay();
      await phone.press('Menüü');
      progress.deaths += 1;
    } else if (isOneOf(act, RELOADS)) {
      await phone.page.reload();
      await phone.press('Menüü');
    }
    await phone.press(act % 2 === 0 ? 'Vaheaeg algab' : 'Vaheaeg lõpeb');
    // The list on the page is read from the phone's database.
    await phone.page.locator('.acts .waiting').nth(act).waitFor({ state: 'attached' });
    progress.recorded = act + 1;
  }
}

/** The line comes and goes while one copy of the server after the other is killed, until the phone has sent everything. */
async function sendActs(phone: Phone, restart: () => Promise<void>, progress: Progress): Promise<boolean> {
  const isSent = async () => (await readKept(phone)).every(({ state }) => state !== 'waiting');
  phone.isFlapping = true;
  for (let round = 0; round < BREAKS && !(await isSent()); round += 1) {
    progress.signal.throwIfAborted();
    await phone.setOffline(true);
    if (round % 5 === 2) {
      await phone.openDay();
      await phone.press('Menüü');
    }
    // With the line the page sends at once.
    await phone.setOffline(false);
    await phone.page.waitForTimeout(50 + round * 10);
    if (progress.restarts < RESTARTS) await restart();
  }
  phone.isFlapping = false;
  await phone.setOffline(true);
  await phone.setOffline(false);
  return until(isSent, 120);
}

interface KeptAct {
  id: string;
  kind: string;
  orderId: string;
  phoneAt: number;
  clockOffsetMs: number;
  driverId: string;
  state: string;
}

const readKept = (phone: Phone): Promise<KeptAct[]> =>
  phone.page.evaluate(async () => {
    const open = indexedDB.open('driver-day');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const all = open.result.transaction('acts').objectStore('acts').getAll();
    const acts = await new Promise<KeptAct[]>((resolve) => (all.onsuccess = () => resolve(all.result as KeptAct[])));
    open.result.close();
    return acts;
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
        id,
        kind,
        orderId,
        clockOffsetMs,
        phoneAt: new Date(phoneAt).toISOString(),
      }));
      const document = 'mutation($input: TripEventsInput!) { sendTripEvents(input: $input) { id refusal } }';
      const { data } = await ask(url, document, { input: { driverId: kept[0]?.driverId, events } }, token);
      const replies = (data?.sendTripEvents ?? []) as { refusal: string | null }[];
      wrong += events.length - replies.filter(({ refusal }) => refusal === null).length;
    }
  return wrong;
}

/** Ids of the acts that count, by their moments. */
async function readArrived(url: string, orderId: string): Promise<string[]> {
  const document = 'query($id: UUID!) { tripEvents(orderId: $id) { id } }';
  const { data } = await ask(url, document, { id: orderId }, await signIn(url));
  return ((data?.tripEvents ?? []) as { id: string }[]).map(({ id }) => id);
}

/** Two copies of the server on one database behind a proxy, on a clock that goes on where it was when one of them starts again. */
async function startCopies(databaseUrl: string, begun: number) {
  const dataDir = scratch();
  const ports = [await freePort(), await freePort()];
  const proxy = await roundRobin(ports.map((port) => `http://127.0.0.1:${port}`));
  let now = new Date(begun);
  const start = async (port: number) => {
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: proxy.url,
      E2E_NOW: now.toISOString(),
    };
    const copy = await startServer(settings, { clock: true, port });
    await copy.ready();
    return copy;
  };
  const copies: Server[] = [];
  for (const port of ports) copies.push(await start(port));
  return {
    url: proxy.url,
    async setNow(moment: Date) {
      now = moment;
      for (const copy of copies) await copy.setNow(moment);
    },
    async restart(index: number) {
      await copies[index]?.kill();
      copies[index] = await start(ports[index]!);
    },
    async stop() {
      proxy.close();
      await Promise.all(copies.map((copy) => copy.kill()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function drive(databaseUrl: string, count: number, progress: Progress): Promise<Row[]> {
  const begun = Date.now();
  const copies = await startCopies(databaseUrl, begun);
  const phone = new Phone(copies.url);
  try {
    const orderId = await makeTrip(copies.url, begun);
    await phone.open(new Date(begun), false);
    await phone.signIn();
    await phone.page.getByRole('button', { name: 'Kinnita sõit' }).waitFor();
    await phone.switchOff();
    await phone.open(new Date(begun), true);
    await phone.openDay();
    await recordActs(phone, begun, count, progress);
    const recorded = await readKept(phone);
    const later = new Date(begun + 70 * HOUR_MS);
    await copies.setNow(later);
    await phone.page.clock.setFixedTime(later);
    const restart = async () => {
      await copies.restart(progress.restarts % 2);
      progress.restarts += 1;
    };
    const isSent = await sendActs(phone, restart, progress);
    const ids = await readArrived(copies.url, orderId);
    const wrong = await sendAgain(copies.url, recorded);
    const idsAfter = await readArrived(copies.url, orderId);
    const lost = recorded.filter(({ id }) => !ids.includes(id)).length;
    const isInOrder = ids.join() === recorded.map(({ id }) => id).join();
    return [
      {
        tried: `${count} acts offline over three days; the phone dies ${progress.deaths} times, copies of the server are killed ${progress.restarts} times, 60 % of the requests lose their way or their reply`,
        acknowledged: `${recorded.length} acts on the phone, ${ids.length} on the server`,
        lost: `${lost} lost, ${ids.length - new Set(ids).size} doubled, ${isInOrder ? 'in' : 'out of'} order`,
        holds: isSent && recorded.length === count && lost === 0 && ids.length === count && isInOrder,
      },
      {
        tried: 'every act sent three times more, each time in another order',
        acknowledged: `${recorded.length * 3} answers`,
        lost: `${wrong} were not the first answer, ${idsAfter.length - ids.length} came twice`,
        holds: wrong === 0 && idsAfter.join() === ids.join(),
      },
    ];
  } finally {
    await phone.throwAway();
    await copies.stop();
  }
}

export const road: Fault = {
  title: 'a driver without a signal',
  async run(size = ACTS) {
    if (!existsSync(join(__dirname, '../../../build/client/day/sw.js')))
      throw new Error('the page of the phone is not built: npm run build');
    const cluster = await makeCluster();
    if (!cluster) return [];
    const signal = AbortSignal.timeout(MOST_MINUTES * 60_000);
    const progress: Progress = { recorded: 0, deaths: 0, restarts: 0, signal };
    const minutes = setInterval(() => {
      const { recorded, deaths, restarts } = progress;
      console.log(`  ${recorded} of ${size} acts recorded, ${deaths} deaths of the phone, ${restarts} of a server`);
    }, 60_000);
    try {
      return await drive(await cluster.database('road'), size, progress);
    } finally {
      clearInterval(minutes);
      await cluster.remove();
    }
  },
};

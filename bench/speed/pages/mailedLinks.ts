import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createId } from '../../../server/platform/ids';
import { freePort } from '../../../server/testing/processes/ports';
import { findMail } from '../../../server/testing/testMails';
import { ask, password, signIn } from '../../http';
import { root } from '../processes';

const DAY_MS = 86_400_000;

interface MailedLinks {
  /** Addresses of the measured pages by name, in this order. */
  pages: Record<'the inquiry' | 'the sign-in' | 'the offer' | 'the trip' | "the driver's link" | 'feedback', string>;
  stop(): Promise<void>;
}

/** A server with an offer, a job and a trip that is over, and the addresses that were mailed. */
export async function openMailedLinks(): Promise<MailedLinks> {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-lighthouse-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = fork(join(root, 'build/server/testing/processes/e2eServer.js'), {
    // Without the compiler of the bench, through which the server would load its own programs.
    execArgv: [],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
      ADDRESS_SERVICE_URL: 'off',
      COMPANY_PHONE: '+372 5555 0000',
      NODE_ENV: 'production',
    },
  });
  server.send({ start: {} });
  await once(server, 'message');
  const token = await signIn(url);
  const must = async <T>(query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await ask(url, query, variables, token);
    if (errors) throw new Error(errors[0]?.message);
    return data as T;
  };
  const setNow = async (moment: Date): Promise<void> => {
    server.send({ now: moment.toISOString() });
    await once(server, 'message');
  };
  const begun = new Date();
  const inDays = (days: number): Date => new Date(begun.getTime() + days * DAY_MS);
  const places = [
    { lat: 59.437, lng: 24.7535, city: 'Tallinn', address: 'Viru väljak 4' },
    { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1' },
  ];
  const order = async (days: number): Promise<string> => {
    const { submitInquiry } = await must<{ submitInquiry: string }>(
      'mutation($input: InquiryInput!) { submitInquiry(input: $input) }',
      {
        input: {
          id: createId(),
          stops: [{ ...places[0], depart: inDays(days).toISOString() }, places[1]],
          food: [],
          passengers: 38,
          notes: 'Kaks ratastooli',
          fullName: 'Õie Jõgeväli',
          email: 'oie@rahvatants.example',
          phone: '+37255512345',
        },
      },
    );
    return submitInquiry;
  };
  const id = await order(14);
  await must('mutation($id: UUID!) { answerOrder(id: $id, price: 540, vatRate: 24) { id } }', { id });

  const { createBus } = await must<{ createBus: { id: string } }>('mutation { createBus(name: "Setra 515") { id } }');
  const job = async (days: number, name: string): Promise<void> => {
    const { createUser } = await must<{ createUser: { id: string } }>(
      'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { id } }',
      { input: { firstname: name, username: name, email: `${name}@bussiveod.example`, role: 'driver' }, password },
    );
    const trip = await order(days);
    await must('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: trip });
    if (name === 'liis') await setNow(inDays(days + 2));
    await must('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
      id: trip,
      input: { driver: createUser.id, bus: createBus.id, overlapReason: 'Test', hoursReason: 'Test' },
    });
  };
  const linkIn = async (to: string, words: string, path: string): Promise<string> => {
    const { links } = await findMail(dataDir, to, words);
    const link = links.find(({ pathname }) => pathname === path);
    if (!link) throw new Error(`the mail to ${to} has no link to ${path}`);
    return link.href;
  };
  await job(14, 'jaan');
  await job(0.2, 'mati');
  await job(3, 'liis');
  const feedback = await linkIn('liis@bussiveod.example', 'feedback', '/portal/feedback');
  await setNow(new Date());
  return {
    pages: {
      'the inquiry': `${url}/portal/inquery`,
      'the sign-in': `${url}/portal/login`,
      'the offer': await linkIn('oie@rahvatants.example', 'Hinnapakkumine', '/portal/accept'),
      'the trip': await linkIn('oie@rahvatants.example', 'Hinnapakkumine', '/portal/trip'),
      "the driver's link": await linkIn('jaan@bussiveod.example', 'Uus töö', '/portal/confirmJob'),
      feedback,
    },
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(dataDir, { recursive: true });
    },
  };
}

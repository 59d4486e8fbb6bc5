import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createId } from '../../server/platform/ids';
import { freePort } from '../../server/testing/processes/ports';
import { ask, password, post, signIn } from '../http';
import type { Fault, Row } from './harness';
import { scratch, startServer, until } from './harness';
import { emailOf, inquiryInput, submitDocument } from './load';

/** A mail server that can be away, slow, or refuse an address. */
class MailServer {
  readonly received: { to: string; text: string }[] = [];
  slowMs = 0;
  refused = '';
  private server: SMTPServer | undefined;

  constructor(readonly port: number) {}

  async open(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, reply) =>
        reply(address === this.refused ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
      onData: (stream, { envelope }, reply) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(parts)).then(async ({ text }) => {
            await sleep(this.slowMs);
            this.received.push({ to: envelope.rcptTo[0]?.address ?? '', text: text ?? '' });
            reply();
          });
        });
      },
    });
    const server = this.server;
    // Connections that break are what is tried here.
    server.on('error', () => undefined);
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', () => listening()));
  }

  async close(): Promise<void> {
    await new Promise<void>((closed) => (this.server ? this.server.close(() => closed()) : closed()));
  }

  times = (to: string): number => this.received.filter((email) => email.to === to).length;
}

async function submit(url: string, count: number): Promise<{ ids: string[]; slowestMs: number }> {
  const ids: string[] = [];
  let slowestMs = 0;
  for (let index = 0; index < count; index += 1) {
    const id = createId();
    const began = performance.now();
    const { errors } = await ask(url, submitDocument, { input: inquiryInput(id) });
    slowestMs = Math.max(slowestMs, performance.now() - began);
    if (!errors) ids.push(id);
  }
  return { ids, slowestMs: Math.round(slowestMs) };
}

export const smtp: Fault = {
  title: 'mail server down, slow, refusing',
  async run(): Promise<Row[]> {
    const mail = new MailServer(await freePort());
    const dataDir = scratch();
    const server = await startServer({
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      LOG_LEVEL: 'debug',
    });
    const rows: Row[] = [];
    const row = (tried: string, ids: string[], slowestMs: number): void => {
      const counts = ids.map((id) => mail.times(emailOf(id)));
      const untold = counts.filter((times) => times === 0).length;
      const twice = counts.filter((times) => times > 1).length;
      rows.push({
        tried: `${tried}; slowest reply to a customer ${slowestMs} ms`,
        acknowledged: `${ids.length} inquiries`,
        lost: `${untold} emails; ${twice} came twice`,
        holds: untold + twice === 0 && ids.length > 0 && slowestMs < 5000 && server.alive(),
      });
    };
    const allTold = (ids: string[]) => until(() => ids.every((id) => mail.times(emailOf(id)) > 0), 240);
    try {
      await server.ready();
      const down = await submit(server.url, 5);
      await sleep(5000);
      await mail.open();
      await allTold(down.ids);
      row('mail server down for 5 s when customers write', down.ids, down.slowestMs);

      mail.slowMs = 8000;
      const slow = await submit(server.url, 5);
      await allTold(slow.ids);
      row('mail server takes 8 s for a email', slow.ids, slow.slowestMs);

      mail.slowMs = 0;
      const refusedId = createId();
      mail.refused = emailOf(refusedId);
      await ask(server.url, submitDocument, { input: inquiryInput(refusedId) });
      const others = await submit(server.url, 5);
      await allTold(others.ids);
      row('mail server refuses one address: the others', others.ids, others.slowestMs);
      mail.refused = '';
      await allTold([refusedId]);
      row('the refused address, once it is taken', [refusedId], 0);

      rows.push(await secrets(server.url, mail, server.output));
      await server.stop();
    } finally {
      await mail.close();
      await rm(dataDir, { recursive: true, force: true });
    }
    return rows;
  },
};

/** Passwords, session tokens and keys of links are used in every way; the log, at its most talkative, holds none of them. */
async function secrets(url: string, mail: MailServer, log: () => string): Promise<Row> {
  const token = await signIn(url);
  const { ids } = await submit(url, 1);
  const id = ids[0] ?? '';
  await ask(url, 'mutation($id: UUID!) { answerOrder(id: $id, price: 500, vatRate: 24) { id } }', { id }, token);
  const keyIn = () =>
    /activation_key=([\w-]{43})/.exec(
      mail.received
        .filter(({ to }) => to === emailOf(id))
        .map(({ text }) => text)
        .join(),
    )?.[1];
  await until(() => keyIn() !== undefined, 60);
  const key = keyIn() ?? 'no key came';
  await fetch(`${url}/portal/accept?id=${id}&activation_key=${key}`);
  await fetch(`${url}/api/fn/getQueryConfirmInfo?id=${id}&activation_key=${key}`);
  await fetch(`${url}/api/fn/getNewQueries?token=${token}`, { headers: { cookie: `session=${token}` } });
  await post(`${url}/api/login`, { username: password, password });
  await ask(url, 'query($key: Key!) { offerLink(id: "x", activationKey: $key) { fullName } }', { key });
  const leaked = [key, token, password].filter((secret) => log().includes(secret));
  return {
    tried: 'a password, a session token and a key used in every way, log at debug',
    acknowledged: `${log().split('\n').length} lines of log`,
    lost: `${leaked.length} secrets in the log`,
    holds: leaked.length === 0 && key.length === 43 && log().includes('/api/fn/getQueryConfirmInfo'),
  };
}

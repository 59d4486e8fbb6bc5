import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { findWords } from '../../../texts/words';
import { printMessage } from '../../../texts/printMessage';
import { must } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { sendTestMail } from './sendTestMail';

const document = `mutation($to: Email!, $input: SettingsInput!) { sendTestMail(to: $to, input: $input) { sent outcome } }`;
const to = 'mari@bussiveod.example';

let app: TestApp;
let admin: string;
const open: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(() => app.stop());

const makeInput = (texts: Record<string, string>) => ({
  changes: Object.entries(texts).map(([key, text]) => ({ key, text })),
});
const tryOut = async (texts: Record<string, string>) =>
  (await must<{ sendTestMail: object }>(app, document, { to, input: makeInput(texts) }, admin)).sendTestMail;

async function mailServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(null, { user: 'mari' }),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(() => new Promise<void>((done) => server.close(() => done())));
  const smtpPort = String((server.server.address() as AddressInfo).port);
  return { typed: { smtpHost: '127.0.0.1', smtpPort, smtpSecurity: 'none' }, received };
}

test('a message goes out with what was typed and not saved', async () => {
  const { typed, received } = await mailServer();
  const settings = {
    ...typed,
    smtpUser: 'mari',
    smtpPassword: 'salasona',
    mailFrom: 'Tuuleveod <info@tuuleveod.example>',
  };
  expect(await tryOut(settings)).toEqual({
    sent: true,
    outcome: `Server 127.0.0.1 võttis kirja vastu. Vaadake, kas see jõudis aadressile ${to}.`,
  });
  const mail = await PostalMime.parse(received[0] ?? '');
  expect(mail.from).toMatchObject({ name: 'Tuuleveod', address: 'info@tuuleveod.example' });
  expect(mail.subject).toBe('Proovikiri: Bussiveod');
  expect(app.deps.settings().mailServer).toBeUndefined();
});

test('without a mail server it says where e-mails go', async () => {
  expect(await tryOut({})).toEqual({
    sent: false,
    outcome: `Meiliserverit ei ole: kirjad salvestatakse failidena serveri kausta ${app.deps.config.dataDir}/mail`,
  });
});

const refuse = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

test.each<[string, SMTPServerOptions, Record<string, string>, string]>([
  [
    'a wrong password',
    { onAuth: (_auth, _session, done) => done(refuse(535, 'no')) },
    { smtpUser: 'mari', smtpPassword: 'vale' },
    'Server ei võtnud kasutajanime ja parooli vastu. Kontrollige mõlemat; mõni teenus vajab eraldi rakenduse parooli.',
  ],
  ['no password', { authOptional: false }, {}, 'Server nõuab kasutajanime ja parooli.'],
  [
    'a server without STARTTLS',
    {},
    { smtpSecurity: 'starttls' },
    'Server ei paku sellel pordil STARTTLS-kaitset. Proovige „TLS“ ja porti 465.',
  ],
  [
    'a certificate of nobody',
    { secure: true },
    { smtpSecurity: 'tls' },
    'Serveri 127.0.0.1 sertifikaat ei kehti või on teise nimega. Kontrollige nime või küsige teenusepakkujalt.',
  ],
  [
    'TLS at a port that speaks plainly',
    {},
    { smtpSecurity: 'tls' },
    'Kaitstud ühendust ei saanud luua. „TLS“ käib enamasti pordiga 465, „STARTTLS“ pordiga 587.',
  ],
  [
    'a sender that is not allowed',
    { onMailFrom: (_address, _session, done) => done(refuse(550, 'not yours')) },
    { mailFrom: 'muu@firma.example' },
    'Server ei luba saatjat muu@firma.example. Kasutage aadressi, mis kuulub sellele kasutajale.',
  ],
  [
    'a recipient that is not known',
    { onRcptTo: (_address, _session, done) => done(refuse(550, 'unknown')) },
    {},
    `Server ei võtnud vastu saaja aadressi ${to}.`,
  ],
])('says what is wrong: %s', async (_name, options, more, outcome) => {
  const { typed, received } = await mailServer(options);
  expect(await tryOut({ ...typed, ...more })).toEqual({ sent: false, outcome });
  expect(received).toEqual([]);
});

test('says that nobody listens, and that there is no such server', async () => {
  const { typed } = await mailServer();
  for (const close of open.splice(0)) await close();
  expect(await tryOut(typed)).toEqual({
    sent: false,
    outcome: `Server 127.0.0.1 ei võta pordil ${typed.smtpPort} ühendust vastu. Kontrollige porti.`,
  });
  expect(await tryOut({ ...typed, smtpHost: 'ei-ole.invalid' })).toEqual({
    sent: false,
    outcome: 'Serverit ei-ole.invalid ei leitud. Kontrollige nime.',
  });
});

/** A server that takes connections and says what it is given, or nothing. */
async function silentServer(say?: (write: (text: string) => void) => void): Promise<number> {
  const sockets: { destroy(): void }[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    say?.((text) => socket.write(text));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(() => {
    sockets.forEach((socket) => socket.destroy());
    return new Promise((done) => server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

test.each([
  ['never says a word', undefined, { wholeMs: 60_000, stepMs: 150 }],
  ['goes on greeting for ever', '220-tere\r\n', { wholeMs: 400, stepMs: 60_000 }],
])('gives up on a server that %s', async (_name, greeting, limits) => {
  let timer: NodeJS.Timeout | undefined;
  const port = await silentServer((write) => {
    if (greeting !== undefined) timer = setInterval(() => write(greeting), 50);
  });
  const changes = makeInput({ smtpHost: '127.0.0.1', smtpPort: String(port), smtpSecurity: 'none' }).changes as never;
  const { isSent, told } = await sendTestMail(app.deps, to, { changes }, limits);
  clearInterval(timer);
  expect([isSent, printMessage(told, findWords('et'))]).toEqual([
    false,
    'Server 127.0.0.1 ei vastanud õigel ajal. Kontrollige nime ja porti; võib-olla on tulemüür vahel.',
  ]);
});

test('a typed setting that is wrong is refused at its field', async () => {
  const { errors } = await app.graphql(document, { to, input: makeInput({ smtpPort: '0' }) }, admin);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'smtpPort' });
});

describe('the preview', () => {
  const preview = (name: string) =>
    app.fetch(`/api/settings/preview/${name}`, { headers: { authorization: `Bearer ${admin}` } });

  it('shows an offer as an e-mail that can run nothing', async () => {
    const response = await preview('mail.html');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
    expect(await response.text()).toContain('Mari Näidis');
  });

  it('shows an offer as PDF', async () => {
    const response = await preview('offer.pdf');
    expect(response.headers.get('content-type')).toContain('pdf');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { LogFields, Logger } from '../../platform/log/logger';
import { toSettings } from '../../platform/settings/settings';
import { createMailer } from './mailer';
import type { Email } from './mailer';

const email: Email = {
  id: '5d1c1c3e-0000-5000-8000-000000000001',
  template: 'offerSent',
  to: 'oie@rahvatants.example',
  subject: 'Hinnapakkumine: Tallinn - Võru, 05.12.2026',
  html: '<!doctype html><p>Tere, Õie! šž</p>',
  text: 'Tere, Õie! šž\n\nVõtan vastu:\nhttps://portal.example/portal/accept?id=1&activation_key=k\n',
  attachments: [],
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'charter-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

const logged: { message: string; fields: LogFields | undefined }[] = [];
const log = (message: string, fields?: LogFields) => void logged.push({ message, fields });
const logger: Logger = { debug: log, info: log, warn: log, error: log };

const settings = toSettings({
  mailFrom: 'Bussiveod <noreply@bussiveod.example>',
  companyEmail: 'info@bussiveod.example',
});
const config = { publicUrl: 'https://portal.example', dataDir: folder };
const mailer = createMailer({
  config,
  settings: () => settings,
  clock: { now: () => new Date('2026-11-21T10:00:00Z') },
  logger,
});

async function sent(changes: Partial<Email>) {
  rmSync(path.join(folder, 'mail'), { recursive: true, force: true });
  await mailer.send({ ...email, ...changes });
  const files = readdirSync(path.join(folder, 'mail'));
  expect(files).toHaveLength(1);
  const raw = readFileSync(path.join(folder, 'mail', files[0] ?? ''));
  return { file: files[0], raw: raw.toString(), mail: await PostalMime.parse(raw) };
}

test('a email becomes one whole file that a mail program can open', async () => {
  const { file, mail } = await sent({});
  expect(file).toBe(`2026-11-21T10-00-00-000Z-offerSent-${email.id}.eml`);
  expect(mail.from).toMatchObject({ name: 'Bussiveod', address: 'noreply@bussiveod.example' });
  expect(mail.to).toEqual([{ name: '', address: email.to }]);
  expect(mail.replyTo).toMatchObject([{ address: 'info@bussiveod.example' }]);
  expect(mail.subject).toBe(email.subject);
  expect(mail.date).toBe('2026-11-21T10:00:00.000Z');
  expect(mail.messageId).toBe(`<${email.id}@portal.example>`);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(mail.html).toContain('Tere, Õie! šž');
  expect(mail.text).toContain('Tere, Õie! šž');
});

test('its links are printed', async () => {
  logged.length = 0;
  await sent({});
  expect(logged).toHaveLength(1);
  expect(logged[0]?.fields?.links).toEqual(['https://portal.example/portal/accept?id=1&activation_key=k']);
});

test('a paper goes with it, under its name', async () => {
  const { mail } = await sent({ attachments: [{ filename: 'hinnapakkumine.pdf', content: Buffer.from('%PDF-1') }] });
  expect(mail.attachments).toMatchObject([{ filename: 'hinnapakkumine.pdf', mimeType: 'application/pdf' }]);
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString()).toBe('%PDF-1');
});

test.each([
  { subject: 'Tere\r\nBcc: all@x.example\r\n\r\n<p>other body</p>' },
  { to: 'oie@rahvatants.example\r\nBcc: all@x.example' },
  { to: 'oie@rahvatants.example, all@x.example' },
  { to: 'oie@rahvatants.example>, <all@x.example' },
])('no value makes a header or a recipient: %j', async (changes) => {
  const { raw, mail } = await sent(changes);
  const head = raw.split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^bcc:/im);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.to).toHaveLength(1);
  expect(mail.html).toContain('Tere, Õie!');
});

import PDFDocument from 'pdfkit';
import { must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { pollMailbox } from './index';
import { startImapServer } from './mailbox/imapServer.fixture';
import type { ImapServer } from './mailbox/imapServer.fixture';

let app: TestApp;
let admin: string;
let imap: ImapServer;
beforeAll(async () => {
  imap = await startImapServer('kirjad@bussid.example', 'salajane');
  app = await startTestApp({
    MAILBOX_HOST: '127.0.0.1',
    MAILBOX_PORT: String(imap.port),
    MAILBOX_SECURITY: 'none',
    MAILBOX_USER: 'kirjad@bussid.example',
    MAILBOX_PASSWORD: 'salajane',
  });
  admin = await app.login('admin');
});
afterAll(async () => {
  await app.stop();
  await imap.close();
});

interface Draft {
  id: string;
  version: number;
  state: string;
  asideReason: string | null;
  question: string;
  fields: { key: string; value: string; state: string; words: { begin: number; end: number }[] }[];
  mails: { text: string; senderAddress: string; unreadFiles: string[] }[];
  orderId: string | null;
}

const shape = `id version state asideReason question orderId
  fields { key value state words { begin end } } mails { text senderAddress unreadFiles }`;
const read = async (id: string) =>
  (await must<{ mailDraft: Draft }>(app, `query($id: UUID!) { mailDraft(id: $id) { ${shape} } }`, { id }, admin))
    .mailDraft;
/** The mails of a list, each read whole. Its row names its subject and its sender. */
const list = async (state: string) => {
  const { rows } = (
    await must<{ mailDrafts: { rows: { id: string; subject: string; senderAddress: string }[] } }>(
      app,
      `query($state: MailDraftState!) { mailDrafts(state: $state) { rows { id subject senderAddress } } }`,
      { state },
      admin,
    )
  ).mailDrafts;
  return Promise.all(
    rows.map(async ({ id, subject, senderAddress }) => {
      const draft = await read(id);
      expect(draft.mails[0]?.text.split('\n')[0]).toBe(subject);
      expect(draft.mails[0]?.senderAddress).toBe(senderAddress);
      return draft;
    }),
  );
};

async function drop(content: string | Uint8Array<ArrayBuffer>, name = 'kiri.eml') {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const response = await app.fetch('/api/mail', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
    body: form,
  });
  const body = (await response.json()) as {
    content?: { draftId: string | null; orderId: string | null; isNew: boolean };
    error?: { message: string };
  };
  return { ...body.content, refusal: body.error?.message };
}

const write = (text: string, head: Record<string, string> = {}): string => {
  const all = {
    From: 'Mari Mets <mari@kool.example>',
    Subject: 'Bussireis Tartusse',
    'Message-ID': `<${head.id ?? Math.random().toString(36).slice(2)}@kool.example>`,
    'Content-Type': 'text/plain; charset=utf-8',
    ...head,
  };
  const lines = Object.entries(all).filter(([name]) => name !== 'id');
  return `${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${text.replaceAll('\n', '\r\n')}`;
};

/** A day some weeks ahead, as people write it. */
const tripDay = () => {
  const day = new Date(app.clock.now().getTime() + 40 * 86_400_000);
  return `${day.getUTCDate()}.${String(day.getUTCMonth() + 1).padStart(2, '0')}.${day.getUTCFullYear()}`;
};

const change = (id: string, version: number, key: string, value: string) =>
  app.graphql<{ setMailField: Draft }>(
    `mutation($id: UUID!, $version: Int!, $key: MailFieldKey!, $value: String!) {
      setMailField(id: $id, seenVersion: $version, key: $key, value: $value) { ${shape} } }`,
    { id, version, key, value },
    admin,
  );
const makeOrder = (id: string, version: number) =>
  app.graphql<{ makeOrderOfMail: string }>(
    'mutation($id: UUID!, $version: Int!) { makeOrderOfMail(id: $id, seenVersion: $version) }',
    { id, version },
    admin,
  );

it('a mail becomes a draft with its words, a question asks for the gap, the reply fills it, and the order is made once', async () => {
  const text = `Tere! Soovime bussi ${tripDay()} kell 9.00 Tallinnast Tartusse, 45 inimest.\n\nLugupidamisega\nMari Mets`;
  const mail = write(text, { id: 'esimene' });
  const { draftId, isNew } = await drop(mail);
  expect([isNew, (await drop(mail)).isNew]).toEqual([true, false]);
  const id = draftId ?? '';
  const draft = await read(id);
  const find = (of: Draft, key: string) => of.fields.find((field) => field.key === key);
  expect(find(draft, 'from')).toMatchObject({ value: 'Tallinn, Harju maakond', state: 'certain' });
  expect(find(draft, 'phone')).toMatchObject({ value: '', state: 'missing' });
  const [words] = find(draft, 'passengers')?.words ?? [];
  expect(draft.mails[0]?.text.slice(words?.begin, words?.end)).toBe('45 inimest');
  expect((await makeOrder(id, draft.version)).errors?.[0]?.extensions.code).toBe('CONFLICT');

  expect(draft.question).toContain('teie telefoninumber');
  const ask = `mutation($id: UUID!, $version: Int!, $text: String!) { askAboutMail(id: $id, seenVersion: $version, text: $text) { version } }`;
  await must(app, ask, { id, version: draft.version, text: draft.question }, admin);
  const { subject } = await app.mail('mari@kool.example', 'telefoninumber');
  await drop(write('Telefon: +372 5123 4567', { Subject: `Re: ${subject}` }));
  const answered = await read(id);
  expect(answered.mails).toHaveLength(2);
  expect(find(answered, 'phone')).toMatchObject({ value: '+37251234567', state: 'guessed' });

  const bad = await change(id, answered.version, 'to', 'Olematu Küla 17');
  expect(bad.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'value' });
  const mended = await change(id, answered.version, 'passengers', '44');
  expect((await change(id, answered.version, 'passengers', '43')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const { version } = mended.data.setMailField;
  const made = await Promise.all([makeOrder(id, version), makeOrder(id, version)]);
  const orderIds = made.flatMap(({ data }) => data?.makeOrderOfMail ?? []);
  expect(new Set(orderIds)).toEqual(new Set([id]));
  const { order } = await must<{ order: object }>(
    app,
    'query($id: UUID!) { order(id: $id) { passengers phone status stops { city } } }',
    { id },
    admin,
  );
  expect(order).toMatchObject({
    passengers: 44,
    phone: '+37251234567',
    status: 'new',
    stops: [{ city: 'Tallinn' }, { city: 'Tartu' }],
  });

  const late = await drop(write('Meid on siiski 50.', { 'In-Reply-To': '<esimene@kool.example>' }));
  expect(late).toMatchObject({ draftId: null, orderId: id });
  const { orderMails } = await must<{ orderMails: { text: string; readAt: string | null }[] }>(
    app,
    'query($id: UUID!) { orderMails(orderId: $id) { text readAt } }',
    { id },
    admin,
  );
  expect(orderMails).toHaveLength(3);
  expect(orderMails[0]).toMatchObject({ text: expect.stringContaining('siiski 50'), readAt: null });
});

it('hostile files are harmless: scripts are text, deep and foreign files are refused, other attachments are named', async () => {
  const html = write('<table><tr><td>Reisijaid</td><td>31</td></tr></table><script>alert("99 inimest")</script>', {
    'Content-Type': 'text/html; charset=utf-8',
  });
  const shown = await read((await drop(html)).draftId ?? '');
  expect(shown.fields.find(({ key }) => key === 'passengers')).toMatchObject({ value: '31', state: 'certain' });
  expect(shown.mails[0]?.text).not.toContain('alert');

  let deep = 'Content-Type: text/plain\r\n\r\n99 inimest';
  for (let level = 0; level < 60; level += 1)
    deep = `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n${deep}\r\n--b${level}--`;
  expect((await drop(`From: a@b.example\r\n${deep}`)).refusal).toContain('üksteise sees');
  expect((await drop(Buffer.from('d0cf11e0a1b11ae1ff', 'hex'), 'kiri.msg')).refusal).toContain('.msg');
  expect((await drop(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'tabel.zip')).refusal).toContain('.eml');
  expect((await drop('%PDF-1.4 katki', 'kiri.pdf')).refusal).toContain('PDF');

  const winmail = write(
    '--x\nContent-Type: text/plain\n\nTere\n--x\nContent-Type: application/ms-tnef; name=winmail.dat\nContent-Disposition: attachment; filename=winmail.dat\n\nAAAA\n--x--',
    {
      'Content-Type': 'multipart/mixed; boundary=x',
    },
  );
  expect((await read((await drop(winmail)).draftId ?? '')).mails[0]?.unreadFiles).toEqual(['winmail.dat']);

  // A zero byte, which PostgreSQL cannot keep, and half of a letter.
  const zero = write(`12 inimest ${'😀'.repeat(3)}`, { From: '=?utf-8?Q?Jaan=00Tamm?= <jaan@kool.example>' });
  expect((await read((await drop(zero)).draftId ?? '')).mails[0]).toMatchObject({
    text: expect.stringContaining('12 inimest'),
  });

  const pdf = new PDFDocument();
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done) => pdf.on('end', done));
  pdf.text('Tellimus').text(`Kuupäev: ${tripDay()}`).text('Reisijaid: 27').end();
  await ended;
  const ofPdf = await read((await drop(new Uint8Array(Buffer.concat(parts)), 'tellimus.pdf')).draftId ?? '');
  expect(ofPdf.fields.find(({ key }) => key === 'passengers')).toMatchObject({ value: '27', state: 'certain' });
}, 60_000);

it('the mailbox is read once: newsletters, loops and bounces are put aside, a huge mail is not loaded', async () => {
  const from = (address: string) => ({ From: address });
  imap.inbox = [
    { uid: 1, raw: write('Tere! 20 inimest Narvast Tallinna.', { id: 'postkast' }) },
    { uid: 2, raw: write('Uudised', { ...from('uudised@pood.example'), 'List-Id': '<uudised.pood.example>' }) },
    { uid: 3, raw: write('Olen puhkusel', { ...from('puhkus@kool.example'), 'Auto-Submitted': 'auto-replied' }) },
    { uid: 4, raw: write('Vastame teile', from('kirjad@bussid.example')) },
    { uid: 5, raw: write('Ei jõudnud kohale', from('MAILER-DAEMON@kool.example')) },
    { uid: 6, raw: write('Suur', { id: 'suur' }), claimedSize: 40 * 1024 * 1024 },
  ];
  await pollMailbox(app.deps);
  expect([imap.inbox, imap.moved]).toEqual([[], [1, 2, 3, 4, 5, 6]]);
  expect(imap.loaded).not.toContain(6);
  const aside = await list('aside');
  expect(aside.map(({ asideReason }) => asideReason).sort()).toEqual([
    'automatic',
    'bounce',
    'newsletter',
    'own',
    'tooLarge',
  ]);
  expect((await list('waiting')).some(({ mails }) => mails[0]?.text.includes('Narvast'))).toBe(true);

  // Of the same mail again nothing new comes; and who may not move it marks it.
  const before = (await list('waiting')).length;
  imap.refusesMove = true;
  imap.inbox = [{ uid: 7, raw: write('Tere! 20 inimest Narvast Tallinna.', { id: 'postkast' }) }];
  await pollMailbox(app.deps);
  expect(imap.inbox[0]?.isTaken).toBeUndefined();
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  await pollMailbox(app.deps);
  expect(imap.inbox[0]?.isTaken).toBe(true);
  expect(await list('waiting')).toHaveLength(before);
  const { today } = await must<{ today: { items: { kind: string; who: string }[] } }>(
    app,
    'query { today(first: 50) { items { kind who } } }',
    {},
    admin,
  );
  expect(today.items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['mailDraft', 'mailReply']));
});

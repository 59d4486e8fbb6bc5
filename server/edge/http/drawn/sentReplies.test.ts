import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestContext } from '../../../access/context';
import type { Logger } from '../../../platform/log/logger';
import type { Drawer, SentReply } from './drawer';
import { createFill } from './sentReplies';

const questions = [
  { name: 'PortalInfo', text: '{ portalInfo { companyName } }', variables: {} },
  { name: 'Dashboard', text: '{ newOrders { fullName } }', variables: {} },
];
const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
const write = (name: string, text: string) => writeFileSync(join(clientDir, name), text);
write('questions.json', JSON.stringify({ 'platform-driver': [questions[0]], 'platform-admin': questions }));
const replyPlace = '<script type="application/json" id="sent">SENT_REPLIES</script>';
write(
  'platform-admin-filled.et.html',
  `<style nonce="CSP_NONCE"></style><b>DRAWN_COMPANY</b><h1>DRAWN_GREETING</h1>${replyPlace}<p>end</p>`,
);

const context = { viewer: { role: 'admin' } } as RequestContext;
const replies: Record<string, SentReply> = {};
const run = jest.fn(async (text: string): Promise<SentReply> => replies[text] ?? { errors: [] });
const dashboardWords = jest.fn((): Record<string, string> => ({ GREETING: 'Tere, <Maris> DRAWN_WAITS' }));
const warn = jest.fn();
const now = new Date('2026-11-23T08:00:00Z');
const fill = createFill({
  clientDir,
  findDrawer: async () => ({ dashboardWords }) as unknown as Drawer,
  run,
  clock: { now: () => now },
  log: { warn } as unknown as Logger,
});
const filled = () => fill('platform-admin', context, 'n1');
const hostile = '</script><script>alert(1)</script> $& $1 DRAWN_GREETING CSP_NONCE \u2028 <!--';

beforeEach(() => {
  jest.clearAllMocks();
  replies[questions[0]!.text] = { data: { portalInfo: { companyName: 'Bussiveod' } } };
  replies[questions[1]!.text] = { data: { newOrders: [{ fullName: hostile }] } };
});

test('the page comes with the replies to its queries, for any caller, and with the words that follow', async () => {
  const html = (await filled()) ?? '';
  const [, data = ''] = /id="sent">(.*?)<\/script><p>end<\/p>$/s.exec(html) ?? [];
  // A text ends no script, and stays as it was written.
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual({
    replies: questions.map(({ name, text }) => [name, {}, replies[text]]),
    words: { GREETING: 'Tere, <Maris> DRAWN_WAITS' },
  });
  expect(html).toContain('<style nonce="n1"></style><b>Bussiveod</b><h1>Tere, &#60;Maris&#62; DRAWN_WAITS</h1>');
  expect(run.mock.calls.map((call: unknown[]) => call[2])).toEqual([context, context]);
  expect(dashboardWords).toHaveBeenCalledWith(
    'et',
    { portalInfo: { companyName: 'Bussiveod' }, newOrders: [{ fullName: hostile }] },
    now,
  );
});

describe('the company in a page', () => {
  write('platform-driver-filled.et.html', `<b>DRAWN_COMPANY</b><i nonce="CSP_NONCE">end</i>${replyPlace}`);
  const drawPage = (portalInfo: object) => {
    replies[questions[0]!.text] = { data: { portalInfo } };
    return fill('platform-driver', context, 'n1');
  };

  test('has its name as it was written, and needs no drawer', async () => {
    const html = await drawPage({ companyName: 'Buss & <Poeg> CSP_NONCE' });
    expect(html).toMatch(/^<b>Buss &#38; &#60;Poeg&#62; CSP_NONCE<\/b><i nonce="n1">end<\/i>/);
    expect(dashboardWords).not.toHaveBeenCalled();
  });

  test('has its logo', async () => {
    write('platform-driver-filled-logo.et.html', `<img src="DRAWN_LOGO" alt="DRAWN_COMPANY">CSP_NONCE${replyPlace}`);
    const html = await drawPage({ companyName: 'Bussiveod', logoUrl: '/storage/logo/1234.png' });
    expect(html).toContain('<img src="/storage/logo/1234.png" alt="Bussiveod">n1');
  });
});

test('a page that cannot have them comes without, and no error is kept in it', async () => {
  replies[questions[1]!.text] = { errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }] };
  expect(await filled()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  replies[questions[1]!.text] = { data: { newOrders: [] } };
  dashboardWords.mockImplementationOnce(() => {
    throw new Error('no words');
  });
  expect(await filled()).toBeUndefined();
  expect(await fill('platform', context, 'n1')).toBeUndefined();
});

test('nobody waits longer than a second for them', async () => {
  run.mockImplementationOnce(() => new Promise(() => undefined));
  expect(await filled()).toBeUndefined();
});

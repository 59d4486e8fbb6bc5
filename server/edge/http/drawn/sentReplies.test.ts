import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestContext } from '../../../access/context';
import type { Logger } from '../../../platform/log/logger';
import type { Drawer, SentReply } from './drawer';
import type { OfficeDrawer } from './officeDrawer';
import { createFill } from './sentReplies';

const questions = [
  { name: 'PortalInfo', text: '{ portalInfo { companyName } }', variables: {} },
  { name: 'PlanBoard', text: '{ planBoard { from } }', variables: { from: '2026-11-23' } },
] as const;
const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
const write = (name: string, text: string) => writeFileSync(join(clientDir, name), text);
const replyPlace = '<script type="application/json" id="sent">SENT_REPLIES</script>';
write(
  'platform-admin-filled.et.html',
  `PAGE_FILES<style nonce="CSP_NONCE"></style><b>DRAWN_COMPANY</b><h1>DRAWN_TITLE</h1>DRAWN_SUBTITLE${replyPlace}<p>end</p>`,
);
write(
  'platform-admin-drawn.et.html',
  `PAGE_FILES DRAWN_STYLES<i nonce="CSP_NONCE"></i>DRAWN_MARKUP${replyPlace}<p>end</p>`,
);
write('pageFiles.json', JSON.stringify({ admin: { '/platform/plan': '<link href="plan.js">' } }));

const url = '/platform/plan?paevi=7';
const context = { viewer: { role: 'admin' } } as RequestContext;
const replies: Record<string, SentReply> = {};
const run = jest.fn(async (text: string): Promise<SentReply> => replies[text] ?? { errors: [] });
const drawHeading = jest.fn((): ReturnType<Drawer['drawHeading']> => ({ title: 'Plaan <1> DRAWN_COMPANY' }));
const findFirstQuestions = jest.fn((asked: string): ReturnType<Drawer['findFirstQuestions']> =>
  asked === url ? { path: '/platform/plan', questions: [...questions], isDrawn } : undefined,
);
const drawOffice = jest.fn<ReturnType<OfficeDrawer['draw']>, Parameters<OfficeDrawer['draw']>>();
let isDrawn = false;
const warn = jest.fn();
const now = new Date('2026-11-23T08:00:00Z');
const fill = createFill({
  clientDir,
  findDrawer: async () => ({ drawHeading, findFirstQuestions }) as unknown as Drawer,
  drawOffice,
  run,
  clock: { now: () => now },
  log: { warn } as unknown as Logger,
});
const fillPlan = () => fill({ url, context, nonce: 'n1', width: 812 });
const hostile = '</script><script>alert(1)</script> $& $1 DRAWN_TITLE CSP_NONCE \u2028 <!--';
const board = { planBoard: { from: hostile } };
const portalInfo = { companyName: 'Bussiveod' };
const findReplies = (html: string | undefined): unknown =>
  JSON.parse(/id="sent">(.*?)<\/script><p>end<\/p>$/s.exec(html ?? '')?.[1] ?? 'null');

beforeEach(() => {
  jest.clearAllMocks();
  isDrawn = false;
  replies[questions[0].text] = { data: { portalInfo } };
  replies[questions[1].text] = { data: board };
});

test('a page comes with the replies to its queries as the viewer, its heading and its files', async () => {
  const html = await fillPlan();
  // A text ends no script, and stays as it was written.
  expect(html?.split('id="sent">')[1]?.split('</script><p>')[0]).not.toContain('<');
  expect(findReplies(html)).toEqual(questions.map(({ name, text, variables }) => [name, variables, replies[text]]));
  expect(html).toMatch(
    /^<link href="plan.js"><style nonce="n1"><\/style><b>Bussiveod<\/b><h1>Plaan &#60;1&#62; DRAWN_COMPANY<\/h1><script/,
  );
  expect(run.mock.calls.map((call: unknown[]) => call[2])).toEqual([context, context]);
  expect(findFirstQuestions).toHaveBeenCalledWith(url, 'admin', now);
  expect(drawHeading).toHaveBeenCalledWith('et', url, 'admin', { portalInfo, ...board }, now);
});

describe('the company in a page', () => {
  const drawPage = (portalInfo: object) => {
    replies[questions[0].text] = { data: { portalInfo } };
    return fillPlan();
  };

  test('has its name as it was written', async () => {
    const html = await drawPage({ companyName: 'Buss & <Poeg> CSP_NONCE' });
    expect(html).toContain('<b>Buss &#38; &#60;Poeg&#62; CSP_NONCE</b>');
  });

  test('has its logo', async () => {
    write(
      'platform-admin-filled-logo.et.html',
      `PAGE_FILES<img src="DRAWN_LOGO" alt="DRAWN_COMPANY">CSP_NONCE DRAWN_TITLE DRAWN_SUBTITLE${replyPlace}`,
    );
    const html = await drawPage({ companyName: 'Bussiveod', logoUrl: '/storage/logo/1234.png' });
    expect(html).toContain('<img src="/storage/logo/1234.png" alt="Bussiveod">n1');
  });
});

test('leaves out a question that failed or takes longer than a second, and keeps no error in the page', async () => {
  replies[questions[1].text] = { errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }] };
  expect(findReplies(await fillPlan())).toEqual([['PortalInfo', {}, { data: { portalInfo } }]]);
  run.mockImplementation((text) =>
    text === questions[1].text ? new Promise(() => undefined) : Promise.resolve({ data: { portalInfo } }),
  );
  expect(findReplies(await fillPlan())).toEqual([['PortalInfo', {}, { data: { portalInfo } }]]);
  expect(drawHeading).toHaveBeenLastCalledWith('et', url, 'admin', { portalInfo }, now);
});

test('a page that is not known, or cannot be drawn, comes without', async () => {
  expect(await fill({ url: '/platform/nowhere', context, nonce: 'n1', width: 812 })).toBeUndefined();
  drawHeading.mockImplementationOnce(() => {
    throw new Error('no words');
  });
  expect(await fillPlan()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

describe('a page that the server draws whole', () => {
  const picture = { markup: '<main>CSP_NONCE SENT_REPLIES</main>', styles: '<style nonce="CSP_NONCE"></style>' };
  beforeEach(() => {
    isDrawn = true;
    drawOffice.mockReset().mockResolvedValue(picture);
    run.mockImplementation(async (text) => replies[text] ?? { errors: [] });
  });

  test('is drawn from its replies, for the width of the window', async () => {
    const html = await fillPlan();
    // A sign in the markup is a text of a user.
    expect(html).toMatch(
      /^<link href="plan.js"> <style nonce="n1"><\/style><i nonce="n1"><\/i><main>CSP_NONCE SENT_REPLIES<\/main><script/,
    );
    const [asked] = drawOffice.mock.lastCall!;
    expect(asked).toMatchObject({ language: 'et', url, role: 'admin', width: 812 });
    expect(JSON.parse(asked.replies)).toEqual(findReplies(html));
  });

  test('comes with its heading when a reply is missing, or it cannot be drawn', async () => {
    drawOffice.mockRejectedValueOnce(new Error('no memory'));
    expect(await fillPlan()).toContain('<h1>Plaan');
    expect(warn).toHaveBeenCalledTimes(1);
    drawOffice.mockResolvedValueOnce(undefined);
    expect(await fillPlan()).toContain('<h1>Plaan');
    expect(warn).toHaveBeenCalledTimes(2);
    // The query may hold a search for a name.
    expect(warn).toHaveBeenLastCalledWith(expect.any(String), { path: '/platform/plan' });
    expect(JSON.stringify(warn.mock.calls)).not.toContain('paevi');
    replies[questions[1].text] = { errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }] };
    drawOffice.mockClear();
    expect(await fillPlan()).toContain('<h1>Plaan');
    expect(drawOffice).not.toHaveBeenCalled();
  });
});

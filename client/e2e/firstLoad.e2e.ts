import type { Page } from '@playwright/test';
import { noteUsable, scriptLimits, scriptsBeforeUsable, scriptsInAll } from './scriptWeight';
import { expect, findEntry, linkIn, signIn, test } from './portal';
import { answer, ask, createUser, customer } from './trips';

test.use({ viewport: { width: 390, height: 844 }, settings: { COMPANY_NAME: 'Buss & <Poeg>' } });

test('the inquiry loads little script until its date or its map is touched', async ({ page, portal }) => {
  await page.goto(`${portal.url}/portal/inquery`);
  await page.getByRole('combobox').fill('Tallinn');
  await page
    .getByRole('option', { name: /^Tallinn/ })
    .first()
    .click();
  await expect(page.getByRole('combobox', { name: /vahe- või lõpp-peatus/ })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(await scriptsInAll(page)).toBeLessThan(scriptLimits.inquiry);
});

test('the inquiry needs no script for its first field: a place typed before them is looked for once they are here', async ({
  page,
  portal,
}) => {
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(`${portal.url}/portal/inquery`, { waitUntil: 'commit' });
  const place = page.getByRole('combobox');
  await place.pressSequentially('Tallinn');
  release();
  await expect(page.getByRole('option', { name: /^Tallinn/ }).first()).toBeVisible();
  await expect(place).toHaveValue('Tallinn');
  await expect(place).toBeFocused();
});

test('the dashboard of a hundred orders has the waiting work in its HTML, and repeats no request that came with it', async ({
  page,
  portal,
}) => {
  // The first one signs in.
  await ask(portal);
  for (const many of [33, 33, 33]) await Promise.all(Array.from({ length: many }, () => ask(portal)));
  await signIn(page, portal, 'admin');
  const office = await page.context().newPage();
  const complaints: string[] = [];
  office.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  office.on('pageerror', ({ message }) => complaints.push(message));
  const asked = noteAsked(office);
  const rows = office.getByRole('region', { name: /Hiljutised päringud/ }).getByRole('listitem');
  // A slow phone: what comes too early comes before the rows.
  const devtools = await office.context().newCDPSession(office);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await noteUsable(office, `document.querySelector('#root:not([inert]) #content section li')`);
  const reply = await office.goto(`${portal.url}/portal/platform`);
  const picture = (await reply?.text())?.split('id="sent"')[0];
  for (const words of [/Tere \S+, \S+</, /100 päringut ootab hinda/]) expect(picture).toMatch(words);
  await expect(rows).toHaveCount(10);
  expect(await scriptsBeforeUsable(office)).toBeLessThan(scriptLimits.dashboard);
  await expect(office.getByText('Vastatud päringud')).toBeVisible();
  // Once the live stream tells of a change, the lists are read again: a hundred inquiries and their e-mails are not done with yet.
  await expect.poll(() => asked).toContain('the live stream');
  const atFirst = asked.slice(0, asked.indexOf('the live stream'));
  expect(atFirst.filter((name) => ['PortalInfo', 'CurrentUser', 'Dashboard'].includes(name))).toEqual([]);

  // An event during the loading of the page still shows.
  await ask(portal);
  await expect(office.getByText(/101 päringut ootab hinda/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a driver sees bar and heading of a page before any script', async ({ page, portal }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await createUser(portal, 'Jaan');
  await signIn(page, portal, 'jaan');
  const pictureAt = async (path: string) =>
    (await (await page.goto(`${portal.url}/portal${path}`))?.text())?.split('id="sent"')[0];
  for (const words of ['Minu tööd', 'Buss &#38; &#60;Poeg&#62;']) expect(await pictureAt('/platform')).toContain(words);
  await expect(page.getByText('Täna reise ei ole')).toBeVisible();
  expect(await pictureAt('/platform/schedule')).toContain('>Kalender</h1>');
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();
  expect(errors).toEqual([]);
});

/** The names of the operations that the page asks from now on. Requests after the live stream may be for news. */
function noteAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') asked.push('the live stream');
    else if (new URL(request.url()).pathname === '/graphql')
      asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return asked;
}

test('a page of the office has its heading in its HTML, and asks for nothing that came with it', async ({
  page,
  portal,
}) => {
  await createUser(portal, 'Jaan');
  const id = (await ask(portal)).toUpperCase();
  await signIn(page, portal, 'admin');
  const again: Record<string, string[]> = {};
  for (const [path, heading] of [
    [`/query/${id}`, 'Tallinn - Tartu - Tallinn'],
    ['/plan?paevi=7', 'Plaan'],
    ['/settings/prices', 'Hinnakiri'],
    ['/resources', 'Juhid / bussid'],
    ['/archive?archive.q=tartu', 'Arhiiv'],
    ['/driverReports/hours', 'Sõidu- ja puhkeaeg'],
    ['/schedule', 'Graafikud'],
  ] as const) {
    const tab = await page.context().newPage();
    const asked = noteAsked(tab);
    const reply = await tab.goto(`${portal.url}/portal/platform${path}`);
    const html = (await reply?.text()) ?? '';
    expect(html).toContain(`>${heading}</h1>`);
    await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // The live stream never ends, so the network is never idle.
    await tab.waitForTimeout(1500);
    const [, sent = '[]'] = /id="sent">(.*?)<\/script>/s.exec(html) ?? [];
    const names = (JSON.parse(sent) as [string][]).map(([name]) => name);
    expect(names.length).toBeGreaterThan(2);
    again[path] = asked
      .slice(0, (asked.indexOf('the live stream') + 1 || 99) - 1)
      .filter((name) => names.includes(name));
    await tab.close();
  }
  expect(Object.values(again).flat()).toEqual([]);
});

test('a link that is pointed at brings code and data of its page, which asks once', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await ask(portal);
  await signIn(page, portal, 'admin', '/platform');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  // After the news of the inquiry and of its e-mails.
  await page.waitForTimeout(6000);
  const asked = noteAsked(page);
  const link = await findEntry(page, 'Arhiiv');
  const reply = page.waitForResponse((response) => response.request().postData()?.includes('RejectedOrders') ?? false);
  await link.hover();
  await (await reply).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Arhiiv' })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(asked.filter((name) => ['ArchivedOrders', 'RejectedOrders'].includes(name)).sort()).toEqual([
    'ArchivedOrders',
    'RejectedOrders',
  ]);
});

test('the inquiry is taken over as it stands in its HTML', async ({ page, portal }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // With such a clock an idle moment comes early.
  await page.clock.setFixedTime('2027-03-30T12:00:00Z');
  const asked: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && asked.push(request.postData() ?? '')));
  const reply = await page.goto(`${portal.url}/portal/inquery`);
  // The company's name and phone number need no script.
  const picture = (await reply?.text())?.split('id="replies"')[0];
  for (const words of ['Buss &amp; &lt;Poeg&gt;', 'href="tel:+37255550000"']) expect(picture).toContain(words);
  // Names of styles as they are while developing: the browser would make all of them once more.
  expect(await reply?.text()).not.toMatch(/css-\w+-Mui/);
  await page.getByRole('combobox').fill('T');
  await expect(page.getByRole('textbox', { name: 'Väljumine' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('T');
  await expect(page.getByRole('link', { name: 'Buss & <Poeg>' })).toBeVisible();
  for (const name of ['PortalInfo', 'InquiryFoodPackages']) expect(asked.join()).not.toContain(name);
  expect(errors).toEqual([]);
  // In its own letters: the styles that name them stand in that HTML.
  const letters = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(letters).toContain('Inter Variable loaded');
});

test('an offer stands in its HTML, and loads next to nothing, even once it is touched', async ({ page, portal }) => {
  await answer(portal, await ask(portal));
  const link = linkIn(await portal.mail(customer, 'Hinnapakkumine'), '/accept').href;
  const html = await (await fetch(link)).text();
  for (const words of ['Tallinn', '669,60', 'Kinnita']) expect(html).toContain(words);
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByLabel('Telefon').fill('5551 2345');
  await page.getByLabel('Telefon').blur();
  await page.waitForLoadState('networkidle');
  expect(await scriptsInAll(page)).toBeLessThan(scriptLimits.drawn);
});

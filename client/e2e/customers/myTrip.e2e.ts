import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { noteUsable, scriptsBeforeUsable, scriptsInAll } from '../scriptWeight';
import { pdfText } from '../../../server/testing/pdfText';
import { picture } from '../picture';
import { expect, linkIn, logistician, test } from '../portal';
import type { Portal } from '../portal';
import { sizes } from '../sizes';
import { answer, ask, createBus, createFood, createUser, customer, scrollToActions, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, refusals: true });

/** KiB of JavaScript, gzip, that a phone loads before the trip can be read and decided on, and before it can be changed. */
const mostScripts = { read: 15, changed: 226 };

/** The address of the page of the trip, from a mail to the customer. */
const findTripLink = async (portal: Portal, words: string): Promise<string> =>
  linkIn(await portal.mail(customer, words), '/trip').href;

const plain = async (page: Page, name: string) =>
  (await page.getByRole('region', { name }).textContent())?.replaceAll('\u00a0', ' ') ?? '';

async function noSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('one link: everything is seen, accepted, and the number of people changed', async ({ page, portal }) => {
  const food = await createFood(portal, 'Kohvipaus', 4.9);
  const id = await ask(portal, undefined, { food: [{ id: food, count: 38 }] });
  await answer(portal, id);
  await noteUsable(page, `document.querySelector('#content section h2')`);
  // The map comes later.
  await noteUsable(
    page,
    `document.readyState !== 'loading' && !document.querySelector('li[data-waits]')`,
    'changeableAt',
  );
  await page.goto(await findTripLink(portal, 'Hinnapakkumine'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tallinn – Tartu – Tallinn');
  const loaded = await scriptsBeforeUsable(page);
  test.info().annotations.push({ type: 'KiB', description: String(Math.round(loaded)) });
  expect(loaded).toBeLessThan(mostScripts.read);
  // A phone shows nothing that needs scripts, so they come with its reader's first sign; the page stays as it is.
  expect(await scriptsInAll(page)).toBeLessThan(mostScripts.read);
  await scrollToActions(page);
  expect(await scriptsBeforeUsable(page, 'changeableAt')).toBeLessThan(mostScripts.changed);
  await expect(page.getByText('Pakkumine ootab teie vastust.')).toBeVisible();
  const price = await plain(page, 'Hind');
  for (const words of [
    'kehtib kuni',
    '540,00 €',
    'Käibemaks 24%129,60 €',
    'Kohvipaus × 38186,20 €',
    'Kokku maksta855,80 €',
  ])
    expect(price).toContain(words);
  expect(await plain(page, 'Teekond')).toContain('14:00');
  await noSidewaysScroll(page);
  await picture(page, 'offered');
  await expectNoViolations(page);
  // On a phone the decision is in sight from the first line on; what cancelling costs stands before it.
  await expect(page.getByRole('region', { name: 'Tühistamine' })).toContainText('66,96');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    if (width < 600)
      for (const name of [/^Võtan vastu · 855,80/, 'Loobun'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await picture(page, `offered-${width}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Pakkumine (PDF)' }).tap(),
  ]);
  expect((await pdfText(await readFile(await download.path()))).text).toContain('Hinnapakkumine');

  await page.getByRole('button', { name: /Võtan vastu · 855,80/ }).tap();
  await page.getByLabel('Telefon').fill('12');
  await page.getByRole('button', { name: /^Kinnita/ }).tap();
  await expect(page.getByText('Palun sisestage korrektne telefoninumber')).toBeVisible();
  await page.getByLabel('Telefon').fill('+372 5551 2345');
  await picture(page, 'accepting');
  await page.getByRole('button', { name: /^Kinnita/ }).tap();
  await expect(page.getByText(/Reis on kinnitatud\. Juhi ja bussi/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kinnitatud tellimus (PDF)' })).toBeVisible();

  await page.getByRole('button', { name: /Muuda reisijate arvu/ }).tap();
  await page.getByLabel('Reisijate arv').fill('60');
  await page.getByRole('button', { name: 'Salvesta' }).tap();
  await expect(page.getByText(/Pakkumine on tehtud 38 reisijale\. Kui teid on rohkem/)).toBeVisible();
  await page.getByLabel('Reisijate arv').fill('30');
  await picture(page, 'passengers');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Salvesta' }).tap();
  await expect(page.getByText(/30 reisijat/)).toBeVisible();
  expect((await portal.mail(logistician, '38 → 30')).subject).toContain('Klient muutis reisi andmeid');

  await page.getByRole('button', { name: /^Toitlustus/ }).tap();
  await page.getByLabel('Kohvipaus, kogus').fill('30');
  await expect(page.getByText(/maksate kokku 816,60/)).toBeVisible();
  await page.getByRole('button', { name: 'Salvesta' }).tap();
  await expect(page.getByRole('region', { name: 'Hind' })).toContainText('816,60');
  await picture(page, 'accepted');

  const driver = await createUser(portal, 'Mart');
  const bus = await createBus(portal, 'Setra 515');
  await portal.graphql('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver, bus },
  });
  await portal.setNow(tripStart.minus({ hours: 23 }).toJSDate());
  await page.reload();
  expect(await plain(page, 'Juht ja buss')).toContain('JuhtMart');
  await noSidewaysScroll(page);
  await picture(page, 'job');
  await expectNoViolations(page);
  await picture(page, 'job-wide');
});

test('a dead link, and a server that is away, say so', async ({ page, portal }) => {
  const id = await ask(portal);
  await answer(portal, id);
  const link = await findTripLink(portal, 'Hinnapakkumine');
  // It is here with its HTML, and stays when nothing more comes.
  await page.route('**/graphql', (route) => route.fulfill({ status: 200, body: 'away' }));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tallinn – Tartu – Tallinn');
  await scrollToActions(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tallinn – Tartu – Tallinn');
  await page.unroute('**/graphql');
  await page.goto(link.slice(0, -1));
  await expect(page.getByRole('heading', { name: 'Link aegunud!' })).toBeVisible();
  await picture(page, 'expired');
});

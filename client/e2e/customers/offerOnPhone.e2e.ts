import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfText } from '../../../server/testing/pdfText';
import { picture } from '../picture';
import { expect, linkIn, test } from '../portal';
import type { Portal } from '../portal';
import { sizes } from '../sizes';
import { answer, ask, createFood, customer } from '../trips';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, refusals: true });

const sum = '840,60 €';

/** An offer with catering; the address of its link that ends so. */
async function offered(portal: Portal, kind: 'accept' | 'reject'): Promise<string> {
  const food = await createFood(portal, 'Võileivad', 4.5);
  const id = await ask(portal, undefined, { food: [{ id: food, count: 38 }] });
  await answer(portal, id);
  const mail = await portal.mail(customer, 'Hinnapakkumine');
  expect(mail.text.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`Kokku maksta +${sum}`));
  return linkIn(mail, `/${kind}`).href;
}

/** The words of the paper that a link saves. */
async function readPaper(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).tap()]);
  const { text } = await pdfText(await readFile(await download.path()));
  return text.replaceAll('\u00a0', ' ');
}

async function noSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('a customer sees the whole offer, mends a wrong number at its field, and gets the accepted terms by mail', async ({
  page,
  portal,
}) => {
  const link = await offered(portal, 'accept');
  await page.goto(link);
  const summary = page.getByRole('region', { name: 'Pakkumine' });
  await expect(summary.getByRole('heading', { level: 2 })).toContainText('08:00');
  await expect(summary.getByRole('listitem')).toHaveCount(3);
  await expect(summary).toContainText('väljub 14:00');
  for (const fact of [
    'Reisijaid38',
    '540,00 €',
    'Käibemaks 24%129,60 €',
    'Võileivad × 38171,00 €',
    `Kokku maksta${sum}`,
  ])
    expect((await summary.textContent())?.replaceAll('\u00a0', ' ')).toContain(fact);
  await noSidewaysScroll(page);
  await picture(page, 'offer');
  await test.step('the cancellation fee stands beside the sum; on a phone the decision is in sight from the first line on', async () => {
    await expect(summary.getByRole('region', { name: 'Tühistamine' })).toContainText('66,96');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const accept = page.getByRole('button', { name: /^Kinnita · 840,60/ });
      const reject = page.getByRole('link', { name: 'Loobun' });
      if (width < 600) for (const action of [accept, reject]) await expect(action).toBeInViewport({ ratio: 1 });
      const places = await Promise.all([accept, reject].map((action) => action.boundingBox()));
      expect(Math.abs((places[0]?.y ?? 0) - (places[1]?.y ?? NaN))).toBeLessThan(4);
      await picture(page, `offer-${width}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  const offer = await readPaper(page, 'Laadi pakkumine alla (PDF)');
  for (const words of ['Hinnapakkumine', 'Võileivad × 38 171,00 €', `Kokku maksta ${sum}`, 'Kehtib kuni'])
    expect(offer).toContain(words);

  await page.getByLabel('Telefon').fill('12');
  await page.getByRole('button', { name: 'Kinnita' }).tap();
  await expect(page.getByText('Palun sisestage korrektne telefoninumber')).toBeVisible();
  await page.getByLabel('Telefon').fill('5551 2345');
  await page.getByLabel('E-mail').fill('mari@rahvatants');
  await page.getByRole('button', { name: 'Kinnita' }).tap();
  await expect(page.getByText('Palun sisestage korrektne e-posti aadress')).toBeVisible();
  await picture(page, 'refused');
  await expect(page.getByText('Link aegunud!')).toHaveCount(0);
  await expect(page.getByText(/Error funktsioonis/)).toHaveCount(0);

  await page.getByLabel('E-mail').fill('mari@rahvatants.example');
  await page.getByRole('button', { name: 'Kinnita' }).tap();
  await expect(page.getByText(/^Tellimus on vastuvõetud/)).toBeVisible();
  const accepted = await portal.mail(customer, 'Teie tellimus on kinnitatud');
  expect(accepted.text.replaceAll('\u00a0', ' ')).toContain(sum);
  const kept = await readPaper(page, 'Laadi kinnitus alla (PDF)');
  for (const words of ['Kinnitas klient, pakkumise e-kirja lingilt', `Kokku maksta ${sum}`])
    expect(kept).toContain(words);
  await page.goto(link);
  await expect(page.getByText(/^Teie tellimus on juba saadetud/)).toBeVisible();
});

test('both links of a rejected offer say so, and opening them changes nothing', async ({ page, portal }) => {
  const link = await offered(portal, 'reject');
  const accept = link.replace('/reject?', '/accept?');
  for (const opened of [accept, link, accept]) {
    await page.goto(opened);
    await expect(page.getByRole('region', { name: 'Pakkumine' })).toContainText('Kokku maksta');
  }
  await page.goto(link);
  await noSidewaysScroll(page);
  await picture(page, 'reject');
  await page.getByLabel('Hind ületab meie eelarvet').tap();
  await page.getByRole('button', { name: 'Edasta' }).tap();
  await expect(page.getByText('Vastus on vastuvõetud. Aitäh tagasiside eest!')).toBeVisible();
  for (const opened of [accept, link]) {
    await page.goto(opened);
    await expect(page.getByText(/^See pakkumine on tagasi lükatud/)).toBeVisible();
    await expect(page.getByText(/juba saadetud|juba reisi kinnitanud/)).toHaveCount(0);
  }
  await picture(page, 'rejected');
});

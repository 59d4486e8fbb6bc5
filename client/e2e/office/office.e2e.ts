import type { Locator, Page } from '@playwright/test';
import { picture } from '../picture';
import { expect, password, signIn, test } from '../portal';
import { accept, answer, ask, createBus, createJob, createUser, customer, tripStart } from '../trips';

const section = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const widths = [768, 1280];

test('a price is typed over the old one, and odd ones need a confirmation', async ({ page, portal }) => {
  const id = await ask(portal);
  await signIn(page, portal, 'admin');
  for (const [width, height] of [
    [390, 800],
    [768, 1024],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${portal.url}/portal/platform/query/${id}`);
    const send = page.getByRole('button', { name: 'Saada e-kiri' });
    await expect(send).toBeInViewport({ ratio: 1 });
    await send.click();
    const field = page.getByRole('textbox', { name: 'Hind' });
    await expect(page.getByText('Palun sisestage hind')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\/platform\/query\//);
    await page.getByLabel('Pane tähele').click();
    await field.click();
    await page.keyboard.type('540');
    await expect(field).toHaveValue('540');
    await page.getByLabel('Pane tähele').click();
    await expect(field).toHaveValue('540,00');
    await picture(page, `price-${width}`);
  }

  const price = page.getByRole('textbox', { name: 'Hind' });
  await price.fill('0');
  await page.getByRole('button', { name: 'Saada e-kiri' }).click();
  const question = page.getByRole('alertdialog', { name: 'Kas saata pakkumine hinnaga 0 €?' });
  await expect(question).toContainText('Eesti Rahvatantsu Selts: 0,00');
  await question.getByRole('button', { name: 'Loobu' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/platform\/query\//);
  await page.getByRole('button', { name: 'Saada e-kiri' }).click();
  await question.getByRole('button', { name: 'Saada e-kiri' }).click();
  await page.waitForURL('**/platform/answeredQuery/*');
  await portal.mail(customer, '0,00');

  await page.getByRole('button', { name: 'Võta vastu kliendi eest' }).click();
  const priceless = page.getByRole('alertdialog', { name: 'Kas võtta päring vastu ilma hinnata?' });
  await expect(priceless).toContainText('0,00');
  await priceless.getByRole('button', { name: 'Võta vastu kliendi eest' }).click();
  await page.waitForURL('**/platform/confirmedQuery/*');
});

test('the dashboard shows the facts for a decision at every width, and a whole row opens', async ({ page, portal }) => {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  await ask(portal);
  const accepted = await ask(portal);
  await answer(portal, accepted, 1745);
  await accept(portal, accepted);
  await createJob(portal, jaan, bus);
  await signIn(page, portal, 'admin');
  const jobs = section(page, /Tulevased tööd/);
  const waiting = section(page, /Kinnitatud pakkumised/);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${portal.url}/portal/platform`);
    for (const seen of [
      jobs.getByText('Ootel', { exact: true }),
      jobs.getByText('540,00 €'),
      jobs.getByText('Tallinn - Tartu - Tallinn'),
      waiting.getByRole('link', { name: 'Määra buss ja juht' }),
      waiting.getByText('1745,00 €'),
    ]) {
      await seen.scrollIntoViewIfNeeded();
      // The whole, except for the part of a pixel by which scrolling may miss.
      await expect(seen).toBeInViewport({ ratio: 0.99 });
    }
    const sideways = await page.evaluate(
      () =>
        [document.documentElement, ...document.querySelectorAll('[role=grid]')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
    );
    expect(sideways).toBe(0);

    await test.step(`a row at ${width}`, async () => {
      const customerOf = jobs.getByText('Eesti Rahvatantsu Selts');
      // To select a text is not to open it.
      const box = (await customerOf.boundingBox())!;
      await page.mouse.move(box.x + 2, box.y + 8);
      await page.mouse.down();
      await page.mouse.move(box.x + 60, box.y + 8, { steps: 4 });
      await page.mouse.up();
      expect(await page.evaluate(() => window.getSelection()?.toString())).not.toBe('');
      await expect(page).toHaveURL(/\/platform$/);
      await page.mouse.click(5, 500);
      const opened = page.context().waitForEvent('page');
      await customerOf.click({ button: 'middle' });
      const tab = await opened;
      await tab.waitForURL('**/platform/job/*');
      await tab.close();
      await page.bringToFront();
      await customerOf.click();
      await page.waitForURL('**/platform/job/*');
    });
  }

  await test.step('all but the next step is folded: the page of a job fits two screens', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('button', { name: 'Muuda hinda', expanded: false })).toBeVisible();
    // Cards that come later make the page higher.
    for (const title of ['Dokumendid', 'Kulu ja kasum', 'Arved', 'Sõidu paberid'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Päring saabus')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1800);
    await expect(page.getByText('Kaks ratastooli')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Töölaud', exact: true })).toHaveAttribute('aria-current', 'true');
  });
});

test('a list that floats does not cover its own field, and has an edge', async ({ page, portal }) => {
  await createUser(portal, 'Jaan');
  await createBus(portal, 'Setra 515');
  const accepted = await ask(portal);
  await accept(portal, accepted);
  await signIn(page, portal, 'admin');
  const sizes = [
    { width: 390, height: 700 },
    { width: 1280, height: 620 },
  ];
  const fields = [
    [`confirmedQuery/${accepted}`, 'Juht'],
    [`confirmedQuery/${accepted}`, 'Buss'],
    [`driverReports?first=2026-12-01&last=2026-12-31&drivers=${accepted}`, 'Juhid'],
  ] as const;
  for (const [size, path, name] of sizes.flatMap((each) => fields.map((field) => [each, ...field] as const))) {
    await page.setViewportSize(size);
    await page.goto(`${portal.url}/portal/platform/${path}`);
    if (path.startsWith('confirmedQuery')) await page.getByRole('button', { name: 'Vali muu' }).click();
    const field = page.getByRole('combobox', { name, exact: true });
    await field.click();
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    const look = await list.evaluate((element) => {
      const { borderTopWidth, boxShadow } = getComputedStyle(element.parentElement!);
      return { borderTopWidth, shadow: boxShadow !== 'none' };
    });
    expect(look).toEqual({ borderTopWidth: '1px', shadow: true });
    const of = await field.boundingBox();
    const below = await list.boundingBox();
    expect(below!.y).toBeGreaterThanOrEqual(of!.y + of!.height);
  }
});

test('the calendar opens at today, and goes back to the day one left by', async ({ page, portal }) => {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  const later = tripStart.plus({ months: 1 }).endOf('month').minus({ days: 1 }).startOf('day').set({ hour: 8 });
  await createJob(portal, jaan, bus, later);
  const id = await ask(portal);
  await accept(portal, id);
  await signIn(page, portal, 'admin');
  // The last day of a month, on a screen that shows less than a month.
  await page.setViewportSize({ width: 1280, height: 500 });
  const today = tripStart.endOf('month').startOf('day');
  await page.clock.setFixedTime(today.plus({ hours: 12 }).toJSDate());
  const ofToday = page.locator(`[data-day="${today.toISODate()}"]`);
  await page.goto(`${portal.url}/portal/platform/schedule`);
  await expect(ofToday).toBeInViewport();
  await page.mouse.wheel(0, -5000);
  await expect(ofToday).not.toBeInViewport();
  await page.getByRole('button', { name: 'Täna' }).click();
  await expect(ofToday).toBeInViewport();
  await expect(ofToday).toBeFocused();

  await page.goto(`${portal.url}/portal/platform/schedule?kuu=${later.toFormat('yyyy-MM')}`);
  const open = page.getByRole('link', { name: /^Ava: 08:00/ });
  const size = (await open.boundingBox())!;
  expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(24);
  await open.click();
  await page.waitForURL('**/platform/job/*');
  await page.goBack();
  await expect(open).toBeInViewport();
  await page.getByRole('button', { name: 'Täna' }).click();
  await expect(ofToday).toBeInViewport();
});

test('a link from an e-mail leads on after signing in', async ({ page, portal }) => {
  const id = await ask(portal);
  await page.goto(`${portal.url}/portal/platform/query/${id}`);
  await page.getByLabel('Kasutajanimi').fill('admin');
  await page.getByLabel('Parool').fill(password);
  await page.getByRole('button', { name: 'Sisene' }).click();
  await page.waitForURL(`**/portal/platform/query/${id}`, { timeout: 20_000 }).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Tallinn - Tartu - Tallinn' })).toBeVisible();
});

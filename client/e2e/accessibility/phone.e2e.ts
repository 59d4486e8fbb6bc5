import type { Page } from '@playwright/test';
import { platformPages } from '../../app/pages/platformPages';
import { expect, forgetSession, signIn, test } from '../portal';
import { smallTargets } from './targets';
import { accept, answer, ask, createBus, createFood, createJob, createUser, tripStart } from '../trips';

// A phone of today: small, and touched.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Elements that make a phone scroll sideways or an iPhone zoom in. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const seen = (element: Element) => element.getBoundingClientRect().width > 2;
    const small = [...document.querySelectorAll('input, select, textarea, [contenteditable="true"]')]
      .filter((element) => seen(element) && parseFloat(getComputedStyle(element).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    return [...(scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`] : []), ...small];
  });

test('no page is wider than a phone, none zooms when a field is touched, and each control is as large as a thumb', async ({
  page,
  portal,
}) => {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  await createFood(portal, 'Võileivad', 4.5);
  const inquiry = await ask(portal);
  const answered = await ask(portal);
  await answer(portal, answered);
  const accepted = await ask(portal);
  await accept(portal, accepted);
  const job = await createJob(portal, jaan, bus, tripStart.plus({ days: 3 }));
  const arrangement = await portal.graphql<{ createArrangement: { id: string } }>(
    'mutation($input: ArrangementInput!) { createArrangement(input: $input) { id } }',
    {
      input: {
        name: 'Koolibuss',
        description: 'Kooli ja tagasi',
        driver: jaan,
        weekdays: [1, 4],
        firstDay: tripStart.toISODate(),
        lastDay: tripStart.plus({ days: 60 }).toISODate(),
        depart: '07:30',
        durationMin: 60,
      },
    },
  );
  const orders = [`query/${inquiry}`, `answeredQuery/${answered}`, `confirmedQuery/${accepted}`, `job/${job}`];
  const plain = (role: 'admin' | 'driver') =>
    platformPages.filter((entry) => entry[role] && !entry.path.includes(':')).map(({ path }) => path);
  const visit = async (paths: readonly string[]) => {
    const found: [string, string[]][] = [];
    for (const path of paths) {
      await page.goto(`${portal.url}/portal${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      // Forms that are folded are pages too.
      for (const fold of await page.getByRole('button', { expanded: false }).filter({ visible: true }).all())
        if (path.includes('/job/') || path.includes('Query/'))
          await fold.click({ timeout: 2000 }).catch(() => undefined);
      // The smallest phones, and the usual ones.
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const faults = [...(await findFaults(page)), ...(await smallTargets(page, 44))];
        if (faults.length > 0) found.push([`${path} at ${width}`, faults]);
      }
    }
    expect(found).toEqual([]);
  };

  await page.goto(`${portal.url}/portal/inquery`);
  for (const [label, place] of [
    ['Sisesta reisi alguspunkt', 'Tallinn'],
    ['Sisesta vahe- või lõpp-peatus', 'Tartu'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(place);
    await page.getByRole('option').first().tap();
  }
  const departure = page.getByRole('textbox', { name: /^Väljumine: Tallinn/ });
  await expect(departure).toBeVisible();
  expect(await smallTargets(page, 44)).toEqual([]);
  await departure.tap();
  await expect(page.getByRole('gridcell', { name: '15', exact: true })).toBeVisible();
  expect(await smallTargets(page, 44)).toEqual([]);
  await visit(['/login', '/inquery', '/accept?id=1', '/reject?id=1', '/confirmJob?id=1', '/feedback?id=1', '/nowhere']);
  await signIn(page, portal, 'admin');
  await visit([
    ...plain('admin'),
    ...orders.map((path) => `/platform/${path}`),
    `/platform/arrangement/${arrangement.createArrangement.id}`,
  ]);
  await forgetSession(page);
  await signIn(page, portal, 'jaan');
  await visit([...plain('driver'), `/platform/job/${job}`]);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('lists and calendar are as large as a thumb too', async ({ page, portal }) => {
    const jaan = await createUser(portal, 'Jaan');
    const bus = await createBus(portal, 'Setra 515');
    await ask(portal);
    await answer(portal, await ask(portal));
    const accepted = await ask(portal);
    await accept(portal, accepted);
    await createJob(portal, jaan, bus);
    await signIn(page, portal, 'admin');
    const month = `/platform/schedule?kuu=${tripStart.toFormat('yyyy-MM')}`;
    const found: [string, string[]][] = [];
    for (const [path, shown] of [
      ['/platform', page.getByRole('grid').getByRole('row').nth(1)],
      [month, page.getByRole('link', { name: /^Ava: 08:00/ }).first()],
    ] as const) {
      await page.goto(`${portal.url}/portal${path}`);
      await expect(shown).toBeVisible();
      const faults = [...(await findFaults(page)), ...(await smallTargets(page, 44))];
      if (faults.length > 0) found.push([path, faults]);
    }
    expect(found).toEqual([]);

    await page.goto(`${portal.url}/portal/platform`);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Määra buss ja juht' }) });
    const outer = await row.boundingBox();
    const button = await row.getByRole('link').last().boundingBox();
    expect(button?.y).toBeGreaterThan(outer?.y ?? Infinity);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
  });
});

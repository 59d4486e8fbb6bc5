import { platformPages } from '../../app/pages/platformPages';
import { expect, signIn, test } from '../portal';
import { createBus, createJob, createUser, tripStart } from '../trips';
import { smallType } from './smallType';

test('a day of a driver, on a phone', async ({ page, portal }) => {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  const start = tripStart.set({ hour: 18 });
  const id = await createJob(portal, jaan, bus, start);
  const other = await createJob(portal, jaan, bus, start.plus({ days: 3 }));
  const section = (name: RegExp) => page.getByRole('region', { name });
  const at = async (moment: typeof start) => {
    await portal.setNow(moment.toJSDate());
    await page.clock.setFixedTime(moment.toJSDate());
  };
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('in the morning: what is today, and what later', async () => {
    await at(start.set({ hour: 7 }));
    await signIn(page, portal, 'jaan');
    await expect(section(/^1\s*Tänased tööd/).getByRole('listitem')).toHaveCount(1);
    await expect(section(/^1\s*Tulevased tööd/).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Tehtud tööd/ })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('navigation', { name: 'Peamenüü' })).toBeHidden();
    await page.getByRole('button', { name: 'MENÜÜ' }).click();
    await expect(page.getByRole('navigation', { name: 'Peamenüü' }).getByRole('link').first()).toHaveText('Töölaud');
    await expect(page.getByRole('button', { name: 'Muuda', exact: true })).toHaveCount(0);
    expect(await smallType(page)).toEqual([]);
  });

  await test.step('the job: whom to call, where to go, and no money', async () => {
    await section(/Tänased tööd/)
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Tallinn - Tartu - Tallinn' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Helista: Õie Jõgeväli' })).toHaveAttribute('href', 'tel:+37255512345');
    await expect(page.getByRole('link', { name: 'Ava kaardil' })).toHaveAttribute('href', /google\.com\/maps\/dir/);
    await expect(page.getByText('„Kaks ratastooli“')).toBeVisible();
    await expect(page.getByText(/€|540|669/)).toHaveCount(0);
    await expect(page.getByText('Tagasisidet saate anda pärast reisi algust.')).toBeVisible();
    expect(await smallType(page)).toEqual([]);
    // Only the number of the paper sheet is typed here.
    await expect(page.getByRole('button', { name: /Kustuta|Muuda/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Salvesta' })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('the office misses feedback of a trip only on the day after its end', async () => {
    const missed = async () =>
      (await portal.graphql<{ feedbacklessJobs: { id: string }[] }>('{ feedbacklessJobs(exceptToday: true) { id } }'))
        .feedbacklessJobs;
    await at(start.plus({ days: 1 }).set({ hour: 23 }));
    expect(await missed()).toEqual([]);
    await at(start.plus({ days: 2 }).set({ hour: 1 }));
    expect(await missed()).toEqual([{ id }]);
  });

  await test.step('after the trip, which went past midnight: hours of both days', async () => {
    await at(start.plus({ days: 1 }).set({ hour: 9 }));
    await page.goto(`${portal.url}/portal/platform`);
    await expect(section(/Tänased tööd/)).toContainText('Sisu puudub');
    await page.getByRole('button', { name: /^1\s*Tehtud tööd/ }).click();
    await section(/Tehtud tööd/)
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(`**/portal/platform/job/${id.toUpperCase()}`);
    const hours = page.getByRole('textbox', { name: /^Tunnid/ });
    await expect(hours).toHaveCount(2);
    await hours.first().fill('7,5');
    await hours.last().fill('2');
    // The sheet of the job has a button of the same name.
    const send = page.getByRole('button', { name: 'Salvesta' }).first();
    await send.click();
    await expect(page.getByText('Palun valige, kuidas reis läks')).toBeVisible();
    await page.getByRole('radio', { name: 'Läks hästi' }).check();
    await page.getByLabel('Kommentaar').fill('Tore seltskond 😀');
    await send.click();
    await expect(page.getByText('Tagasiside edastatud!')).toBeVisible();
    await page.goto(`${portal.url}/portal/platform`);
    await page.getByRole('button', { name: /Tehtud tööd/ }).click();
    await expect(section(/Tehtud tööd/)).toContainText('Kõigile tehtud töödele on tagasiside antud. Aitäh!');
    const { order } = await portal.graphql<{ order: { job: { feedback: object[] } } }>(
      'query($id: UUID!) { order(id: $id) { job { feedback { hours wentWell comment } } } }',
      { id },
    );
    expect(order.job.feedback).toEqual([{ hours: [7.5, 2], wentWell: true, comment: 'Tore seltskond 😀' }]);
  });

  await test.step('the pages of the office, typed by hand, lead back to the own dashboard, which says why', async () => {
    const closed = platformPages.filter(({ driver }) => !driver).map(({ path }) => path.replace(':id', other));
    expect(closed).toContain('/platform/archive');
    for (const path of closed) {
      await page.goto(`${portal.url}/portal${path}`);
      await page.waitForURL('**/portal/platform');
      await expect(page.getByRole('heading', { name: 'Minu tööd' })).toBeVisible();
      await expect(page.getByText('Selle lehe jaoks on vaja administraatori õigusi')).toBeVisible();
    }
    await page.goto(`${portal.url}/portal/platform/confirmedQuery/${other}`);
    await page.waitForURL('**/portal/platform/job/*');
    await expect(page.getByText(/€/)).toHaveCount(0);
  });
});

import { expect, signInByForm, test } from '../portal';
import { createBus, createJob, createUser, soon, tripStart } from '../trips';
import { findViolations } from '../violations';
import { expectReachable, pressByKey } from './phoneScreen';

test.use({ cutsNetwork: true });

test('a driver drives a whole day without a signal, and the office reads it afterwards', async ({ page, portal }) => {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  const id = await createJob(portal, jaan, bus);
  const context = page.context();
  const at = async (hour: number, minute: number) =>
    page.clock.setFixedTime(tripStart.set({ hour, minute }).toJSDate());
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const state = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('in the evening before: the day comes onto the phone, and is confirmed', async () => {
    const evening = tripStart.minus({ days: 1 }).set({ hour: 20 });
    await portal.setNow(evening.toJSDate());
    await page.clock.setFixedTime(evening.toJSDate());
    await signInByForm(page, portal, 'jaan');
    await page.getByRole('link', { name: 'Päev telefonis' }).click();
    await expect(page.getByRole('heading', { name: '08:00 Tallinn' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, 'dark')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectReachable(page);
    // Before the press all was sent too.
    const sent = page.waitForResponse((reply) => reply.request().postData()?.includes('SendTripEvents') === true);
    await press('Kinnita sõit');
    await (await sent).finished();
    await state('Kõik saadetud');
    await expect(page.getByRole('button', { name: /^Alustan tööpäeva/ })).toBeVisible();
  });

  await test.step('in the morning there is no signal: the app opens all the same', async () => {
    await context.setOffline(true);
    await at(7, 30);
    await page.goto(`${portal.url}/portal/day/`);
    await expect(page.getByRole('heading', { name: '08:00 Tallinn' })).toBeVisible();
    await state('Võrku pole');
    await expect(page.getByText('„Kaks ratastooli“')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Helista grupile' })).toHaveAttribute('href', 'tel:+37255512345');
  });

  await test.step('the whole day by one act after the other, by the keyboard alone, each on a screen for everybody', async () => {
    const day: [hour: number, minute: number, act: string | RegExp, then?: () => Promise<unknown>][] = [
      [7, 30, /^Alustan tööpäeva/],
      [7, 50, /^Olen kohal/, () => expect(page.getByText(/^0:(10|09)$/)).toBeVisible()],
      [7, 50, 'Loe reisijad'],
      [7, 50, 'Üks inimene vähem'],
      [7, 50, 'Pane kirja'],
      [8, 4, /^Sõidame/],
      // The phone is switched off and on again.
      [
        10,
        30,
        /^Olen kohal/,
        () =>
          expect(page.getByText('✓ 10:30'))
            .toBeVisible()
            .then(() => page.reload()),
      ],
      [10, 31, 'Menüü'],
      [10, 31, 'Vaheaeg algab'],
      [10, 31, 'Tagasi'],
      [14, 0, 'Vaheaeg lõpeb'],
      [14, 0, /^Sõidame/],
      [16, 40, /^Olen kohal/],
      [17, 0, /^Lõpetan tööpäeva/],
    ];
    for (const [hour, minute, name, then] of day) {
      await at(hour, minute);
      const act = page.getByRole('button', { name });
      await expect(act).toBeVisible();
      await expectReachable(page);
      await pressByKey(act);
      await then?.();
    }
    await expect(page.getByRole('heading', { name: 'Nii me selle kirja panime' })).toBeVisible();
    await expect(page.getByLabel('Tunnid', { exact: true })).toHaveValue('9,5');
    await expectReachable(page);
    await page.getByRole('radio', { name: 'Hästi' }).press('Space');
    await pressByKey(page.getByRole('button', { name: /^Saada 9,5 h/ }));
    await expect(page.getByText('Aruanne on kirjas. Head puhkamist!')).toBeVisible();
    await press('Menüü');
    await expect(page.getByText('saatmata', { exact: true })).toHaveCount(11);
    await expectReachable(page);
  });

  await test.step('with a signal everything goes out by itself, in order and with the true times', async () => {
    await portal.setNow(tripStart.set({ hour: 17, minute: 30 }).toJSDate());
    await at(17, 30);
    await context.setOffline(false);
    await state('Kõik saadetud');
    await expect(page.getByText('saadetud', { exact: true })).toHaveCount(12);
    const { tripEvents, order } = await portal.graphql<{
      tripEvents: { kind: string; stop: number | null; amount: number | null; at: string }[];
      order: { job: { feedback: object[] } };
    }>(
      `query($id: UUID!) { tripEvents(orderId: $id) { kind stop amount at }
        order(id: $id) { job { feedback { hours wentWell } } } }`,
      { id },
    );
    const clock = (moment: string) =>
      new Intl.DateTimeFormat('et', { timeZone: 'Europe/Tallinn', timeStyle: 'short' }).format(new Date(moment));
    expect(
      tripEvents.map(({ kind, stop, amount, at: moment }) =>
        [clock(moment), kind, stop, amount].filter((part) => part !== null).join(' '),
      ),
    ).toEqual([
      '20:00 confirm',
      '07:30 dutyBegin',
      '07:50 arrive 0',
      '07:50 people 37',
      '08:04 leave 0',
      '10:30 arrive 1',
      '10:31 breakBegin',
      '14:00 breakEnd',
      '14:00 leave 1',
      '16:40 arrive 2',
      '17:00 dutyEnd',
      '17:00 report',
    ]);
    expect(order.job.feedback).toEqual([{ hours: [9.5], wentWell: true }]);
  });

  await test.step('the office reads the real times beside the planned ones', async () => {
    await context.clearCookies();
    await signInByForm(page, portal, 'admin');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${portal.url}/portal/platform/job/${id}`);
    const card = page.getByRole('region', { name: 'Sõidu kulg' });
    await expect(card.getByRole('row', { name: /Tallinn.*08:04.*4 min hiljem/ })).toBeVisible();
    await expect(card.getByText('Inimesi bussis: 37')).toBeVisible();
  });
});

test('two drivers share a phone: signing out asks for what was not sent, and takes the day along', async ({
  page,
  portal,
}) => {
  const jaan = await createUser(portal, 'Jaan');
  await createUser(portal, 'Kati');
  await createJob(portal, jaan, await createBus(portal, 'Setra 515'), soon);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByForm(page, portal, 'jaan');
  await page.goto(`${portal.url}/portal/day/`);
  await expect(page.getByRole('heading', { name: '08:00 Tallinn' })).toBeVisible();
  // The line is there, and the server takes nothing.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SendTripEvents') ? new Promise(() => undefined) : route.continue(),
  );
  await page.getByRole('button', { name: 'Kinnita sõit' }).click();
  await page.getByRole('button', { name: 'Menüü' }).click();
  await page.getByRole('button', { name: 'Logi välja' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 vajutust on saatmata');
  await page.getByRole('button', { name: 'Logi välja ja kustuta' }).click();
  await page.waitForURL('**/portal/login');
  await signInByForm(page, portal, 'kati');
  await page.goto(`${portal.url}/portal/day/`);
  await expect(page.getByRole('heading', { name: 'Täna sõite ei ole' })).toBeVisible();
  expect(
    await page.evaluate(async () => {
      const open = indexedDB.open('driver-day');
      await new Promise((resolve) => (open.onsuccess = resolve));
      const all = open.result.transaction('acts').objectStore('acts').count();
      return new Promise((resolve) => (all.onsuccess = () => resolve(all.result)));
    }),
  ).toBe(0);
});

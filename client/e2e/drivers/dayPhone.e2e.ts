import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { PushService } from '../../../server/outbound/push/pushService.fixture';
import { chromiumArguments, wholeChromium } from '../installedChromium';
import { expect, signIn, tabTo, test } from '../portal';
import { createBus, createJob, createUser, soon } from '../trips';
import { findViolations } from '../violations';
import { expectReachable, pressByKey } from './phoneScreen';

test.use({
  cutsNetwork: true,
  settings: { WEBHOOK_ALLOW_PRIVATE: 'on' },
  launchOptions: { ...(wholeChromium && { executablePath: wholeChromium }), args: chromiumArguments },
});

test('a driver allows notices, and hears of the office and of a trip that is taken back', async ({ page, portal }) => {
  const service = new PushService();
  await service.start();
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  const id = await createJob(portal, jaan, bus, soon);
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: portal.url });
  // No push service of the world is asked: the browser gives the address of ours.
  const phone = service.subscribe('jaan');
  await page.addInitScript(
    ([endpoint, p256dh, auth]) => {
      PushManager.prototype.subscribe = async function (options) {
        Object.assign(window, { senderKey: options?.applicationServerKey });
        const toJSON = () => ({ endpoint, keys: { p256dh, auth } });
        return { endpoint, toJSON } as unknown as PushSubscription;
      };
    },
    [phone.endpoint, phone.p256dh, phone.auth] as const,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, 'jaan', '/day/');
  const offer = page.getByRole('region', { name: 'Teavitused' });
  await expect(offer).toContainText('Anname siia kohe märku');
  expect(await findViolations(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: 'Luba teavitused' }).click();
  await expect(offer).toHaveCount(0);
  service.senderKey = (await page.evaluate('senderKey')) as string;

  await portal.graphql('mutation($day: LocalDate!, $text: String!) { tellDrivers(day: $day, text: $text) }', {
    day: soon.toISODate(),
    text: 'Sild on suletud, sõitke ringi.',
  });
  await expect.poll(() => service.arrived.map(({ notice }) => notice.title)).toEqual(['Teade kontorist']);

  // The browser's own protocol hands the message to the service worker, as its push service would.
  const devtools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const day = registrations.find(({ scopeURL }) => scopeURL.endsWith('/portal/day/'));
      if (day) resolve(day.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const deliver = async () =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: portal.url,
      registrationId: await registrationId,
      data: JSON.stringify(service.arrived.at(-1)?.notice),
    });
  await deliver();
  await expect(page.getByText('Sild on suletud, sõitke ringi.')).toBeVisible();
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  expect(await shown()).toEqual(['Teade kontorist: Sild on suletud, sõitke ringi.']);
  await page.getByRole('button', { name: 'Selge' }).click();
  await expect(page.getByText('Sild on suletud')).toHaveCount(0);

  const kati = await createUser(portal, 'Kati');
  await portal.graphql('mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver: kati, bus },
  });
  await expect.poll(() => service.arrived.length).toBe(2);
  await deliver();
  await expect(page.getByRole('heading', { name: 'Täna sõite ei ole' })).toBeVisible();
  expect((await shown()).join()).toContain('Sõit võeti tagasi');
  await service.stop();
});

test('without a signal: a defect with a photo of 40 MB, cash, the way, documents and past days', async ({
  page,
  portal,
}) => {
  const jaan = await createUser(portal, 'Jaan');
  const bus = await createBus(portal, 'Setra 515');
  await createJob(portal, jaan, bus, soon);
  const context = page.context();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const status = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, portal, 'jaan', '/day/');
  await expect(page.getByRole('heading', { name: '08:00 Tallinn' })).toBeVisible();
  // The pack comes after the day.
  await expect(page.getByText('Teekond')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();

  await test.step('the way as a line and in words, and the day by its plan', async () => {
    await page.getByText('Teekond').click();
    await expect(page.getByRole('img', { name: 'Teekond' })).toBeVisible();
    await expect(page.getByText(/^läbi: .*Mäeküla|^läbi: .+/).first()).toBeVisible();
    await page.getByText('Päeva kava ja vaheajad').click();
    await expectReachable(page);
  });

  await test.step('the browser takes the storage away between two acts: the day and the acts stay', async () => {
    await pressByKey(page.getByRole('button', { name: 'Keeldu' }));
    await expectReachable(page);
    await pressByKey(page.getByRole('button', { name: 'Tagasi' }));
    await pressByKey(page.getByRole('button', { name: 'Kinnita sõit' }));
    await expect(page.getByText('1 saatmata')).toBeVisible();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', { origin: portal.url, storageTypes: 'indexeddb' });
    // With a second session the browser forgets that it is offline.
    await devtools.detach();
    await press(/^Alustan tööpäeva/);
    await expect(page.getByText('2 saatmata')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Olen kohal/ })).toBeVisible();
    await expect(page.getByText('2 saatmata')).toBeVisible();
  });

  await test.step('each screen that asks for something is for everybody', async () => {
    for (const name of ['Loe reisijad', 'Odomeeter', 'Tankimine', 'Sularaha', 'Rike bussil']) {
      await press('Menüü');
      await pressByKey(page.getByRole('button', { name }));
      await expect(page.getByRole('button', { name: 'Pane kirja' })).toBeVisible();
      await expectReachable(page);
      await pressByKey(page.getByRole('button', { name: 'Tagasi' }));
    }
  });

  await test.step('a defect in words with a photo, which is made small before it is kept', async () => {
    const size = { width: 4200, height: 3200, channels: 3 as const, background: '#888' };
    const noise = await sharp({ create: { ...size, noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
      .png({ compressionLevel: 0 })
      // From the disk: the page would decode the bytes of a message for half a minute.
      .toFile(test.info().outputPath('tuli.png'));
    expect(noise.size).toBeGreaterThan(40_000_000);
    await press('Menüü');
    await press('Rike bussil');
    await page.getByRole('textbox').fill('Parem pidurituli ei põle');
    await page.getByRole('radio', { name: 'Ei tohi sõita' }).check();
    await page.getByLabel('Lisa pilt').setInputFiles(test.info().outputPath('tuli.png'));
    await expect(page.getByRole('img', { name: 'Pilt rikkest' })).toBeVisible({ timeout: 30_000 });
    await expectReachable(page);
    await press('Pane kirja');
    const kept = await page.evaluate(async () => {
      const open = indexedDB.open('driver-day');
      await new Promise((resolve) => (open.onsuccess = resolve));
      const all = open.result.transaction('photos').objectStore('photos').getAll();
      return new Promise<number>((resolve) => (all.onsuccess = () => resolve((all.result[0] as Blob).size)));
    });
    expect(kept).toBeLessThan(2_000_000);
  });

  await test.step('cash, by the keyboard alone', async () => {
    await press('Menüü');
    await tabTo(page, page.getByRole('button', { name: 'Sularaha' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox'));
    await page.keyboard.type('50,50');
    await page.keyboard.press('Enter');
    await status('Võrku pole');
  });

  await test.step('documents and the last 56 days', async () => {
    await press('Menüü');
    await expect(page.getByText(/Sularaha 50,50\s€/)).toBeVisible();
    await press('Dokumendid ja tööpäevad');
    await expect(page.locator('.past li')).toHaveCount(57);
    await expectReachable(page);
    await press('Tagasi');
  });

  await test.step('a full storage is said where it happens, and what was typed stays', async () => {
    await page.evaluate(() => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function () {
        IDBObjectStore.prototype.add = add;
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await press('Menüü');
    await press('Tankimine');
    await page.getByRole('textbox').fill('120');
    await press('Pane kirja');
    await expect(page.getByRole('alert')).toContainText('Telefoni mälu on täis');
    await press('Pane kirja');
    await expect(page.getByRole('heading', { name: 'Tankimine' })).toHaveCount(0);
  });

  await test.step('with a signal all of it goes out: the defect with its photo, and a receipt', async () => {
    await context.setOffline(false);
    await status('Kõik saadetud');
    const { defects, handPayments } = await portal.graphql<{ defects: object[]; handPayments: object[] }>(
      '{ defects { text mayNotDrive photoUrl reportedBy } handPayments { source amount receiptNumber } }',
    );
    const photoUrl: unknown = expect.stringContaining('/storage/defect/');
    const text = 'Parem pidurituli ei põle';
    expect(defects).toEqual([{ text, mayNotDrive: true, reportedBy: 'Jaan', photoUrl }]);
    expect(handPayments).toEqual([{ source: 'cash', amount: 50.5, receiptNumber: 1 }]);
  });

  await test.step('a new version takes over while an act waits and nobody looks, and the act goes out', async () => {
    const sending = (route: Route) =>
      route.request().postData()?.includes('SendTripEvents') ? new Promise<void>(() => undefined) : route.continue();
    await page.route('**/graphql', sending);
    await press(/^Olen kohal/);
    await status('1 saatmata');
    // Another address is another version.
    await page.evaluate(async () => {
      const taken = new Promise((resolve) => (navigator.serviceWorker.oncontrollerchange = resolve));
      await navigator.serviceWorker.register('/portal/day/sw.js?new', { scope: '/portal/day/' });
      await taken;
    });
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await loaded;
    await status('1 saatmata');
    await page.unroute('**/graphql', sending);
    await page.reload();
    await status('Kõik saadetud');
    await expect(page.getByRole('button', { name: /^Sõidame/ })).toBeVisible();
  });
});

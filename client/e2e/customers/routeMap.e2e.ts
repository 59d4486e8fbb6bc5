import type { Locator, Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { v7 as newId } from 'uuid';
import { installFakeGoogle } from '../../ui/map/google/fakeGoogle.fixture';
import type { FakeGoogle } from '../../ui/map/google/fakeGoogle.fixture';
import { expect, logistician, signIn, test } from '../portal';
import type { Portal } from '../portal';
import { expectNoViolations } from '../violations';

const customer = 'oie@rahvatants.example';
const start = DateTime.now()
  .setZone('Europe/Tallinn')
  .plus({ days: 14 })
  .set({ hour: 8, minute: 0, second: 0, millisecond: 0 });

const nextPlace = 'Sisesta vahe- või lõpp-peatus';
const stopNames = (page: Page) => page.getByRole('button', { name: /^Eemalda peatus/ });
const onMap = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Holds that a page asks nothing of anybody but our own server. */
async function cutTheNetwork(page: Page, portal: Portal): Promise<void> {
  await page.context().route(
    (url) => url.origin !== new URL(portal.url).origin,
    (route) => {
      throw new Error(`a page asked ${route.request().url()}`);
    },
  );
}

async function choosePlace(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page
    .getByRole('option', { name: new RegExp(`^${typed}`) })
    .first()
    .click();
  await expect(stopNames(page).last()).toHaveAccessibleName(new RegExp(typed));
}

/** An inquiry by way of the API: Tallinn, Paide, Tartu. Returns the path of its page. */
async function orderByPaide(portal: Portal): Promise<string> {
  const stop = (city: string, address: string, lat: number, lng: number, hours?: number) => ({
    city,
    address,
    lat,
    lng,
    ...(hours !== undefined && { depart: start.plus({ hours }).toISO() }),
  });
  const { submitInquiry } = await portal.graphql<{ submitInquiry: string }>(
    'mutation($input: InquiryInput!) { submitInquiry(input: $input) }',
    {
      input: {
        id: newId(),
        stops: [
          stop('Tallinn', 'Viru väljak 4, Tallinn', 59.437, 24.7535, 0),
          stop('Paide', 'Keskväljak, Paide', 58.8856, 25.5572, 3),
          stop('Tartu', 'Raekoja plats 1, Tartu', 58.3806, 26.7251),
        ],
        food: [],
        passengers: 47,
        fullName: 'Õie Jõgeväli',
        email: customer,
        phone: '5551 2345',
      },
    },
  );
  return `${portal.url}/portal/platform/query/${submitInquiry.toUpperCase()}`;
}

async function dragBy(page: Page, what: Locator, dx: number, dy: number): Promise<void> {
  // Waits until it stands still: a map may still be fitting itself to its stops.
  await what.hover();
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 });
  await page.mouse.move(x + dx, y + dy, { steps: 8 });
  await page.mouse.up();
}

interface StoredOrder {
  order: { version: number; stops: { city: string; address: string; lat: number; lng: number }[] };
}

async function storedStops(portal: Portal, path: string): Promise<StoredOrder['order']['stops']> {
  const id = path.split('/').at(-1);
  const { order } = await portal.graphql<StoredOrder>(
    'query($id: UUID!) { order(id: $id) { version stops { city address lat lng } } }',
    { id },
  );
  return order.stops;
}

test.describe('the wizard', () => {
  test('a route is laid by the keyboard alone', async ({ page, portal }) => {
    await cutTheNetwork(page, portal);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${portal.url}/portal/inquery`);
    const { keyboard } = page;
    const tabTo = async (target: Locator, key = 'Tab') => {
      for (let presses = 0; presses < 40; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press(key);
      }
      throw new Error('the keyboard does not get there');
    };
    const choose = async (typed: string) => {
      await keyboard.type(typed);
      await expect(page.getByRole('option').first()).toBeVisible();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    };

    await expect(page.getByText('Siia joonistame teie teekonna')).toBeVisible();
    await tabTo(page.getByRole('combobox', { name: 'Sisesta reisi alguspunkt' }));
    expect(scripts.join()).toContain('/assets/inquiry-');
    expect(scripts.join()).not.toMatch(/Leaflet|Google/);
    await choose('tallinn');
    // The next address has the focus already.
    await expect(page.getByRole('combobox', { name: nextPlace })).toBeFocused();
    await choose('tartu');
    await expect(stopNames(page)).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: nextPlace })).toBeFocused();
    await choose('paide');
    await expect(stopNames(page)).toHaveCount(3);

    // Paide comes before Tartu; the focus stays on the stop that moved.
    const up = page.getByRole('button', { name: /^Liiguta ettepoole: Paide/ });
    await tabTo(up, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Peatused' })).toContainText(/Tallinn.*Paide.*Tartu/);
    await expect(up).toBeFocused();

    // The plain field hands the focus on to the one with the calendar.
    await tabTo(page.getByRole('button', { name: /^Eemalda peatus Paide/ }));
    await keyboard.press('Tab');
    const paide = page.getByRole('group', { name: /Väljumine: Paide/ });
    await expect(paide.getByRole('spinbutton').first()).toBeFocused();
    await keyboard.type(start.toFormat('ddMMyyyyHHmm'));
    await expect(page.getByText(/km · umbes/)).toBeVisible();
    const map = page.getByRole('group', { name: 'Teekond kaardil' });
    await expect(map.locator('.map-route')).toBeVisible();
    // Estonia itself: no tile and no script of anybody else is needed for it.
    await expect(map.locator('.map-land')).toBeVisible();
    for (const name of ['START: Tallinn', 'PEATUS: Paide', 'LÕPP: Tartu'])
      await expect(onMap(page, name)).toBeVisible();

    expect(scripts.join()).toMatch(/LeafletMap.*dragStops|dragStops.*LeafletMap/);
    expect(scripts.join()).not.toContain('GoogleMap');

    // A change clears what was computed, and the line with it.
    await page.getByRole('button', { name: /^Liiguta tahapoole: Paide/ }).focus();
    await keyboard.press('Enter');
    await expect(map.locator('.map-route')).toHaveCount(0);
    await expect(page.getByText('Arvutan teekonda…')).toBeVisible();
    // The last stop cannot go farther: the focus went to the button back.
    await expect(up).toBeFocused();
    await keyboard.press('Enter');

    await expect(map.locator('.map-route')).toBeVisible();
    await expectNoViolations(page);

    const next = page.getByRole('button', { name: 'EDASI' });
    await tabTo(next);
    await keyboard.press('Enter');
    // The start is still at midnight, which is asked about once.
    await expect(page.getByText(/Väljumisaeg on 00:00/)).toBeVisible();
    await tabTo(next);
    await keyboard.press('Enter');
    for (const [label, typed] of [
      ['Reisijate arv', '38'],
      ['Täisnimi', 'Õie Jõgeväli'],
      ['E-posti aadress', customer],
      ['Telefoninumber', '5551 2345'],
    ] as const) {
      await tabTo(page.getByLabel(label));
      await keyboard.type(typed);
    }
    await tabTo(page.getByRole('button', { name: 'SAADA ÄRA' }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Tänname!' })).toBeVisible();
    expect((await portal.mail(logistician, 'Tallinn – Paide – Tartu')).text).toContain('Õie Jõgeväli');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a route is laid by touch, its stops reordered by a long press', async ({ page, portal }) => {
    await cutTheNetwork(page, portal);
    await page.goto(`${portal.url}/portal/inquery`);
    await page.getByRole('combobox', { name: 'Sisesta reisi alguspunkt' }).tap();
    await choosePlace(page, 'Sisesta reisi alguspunkt', 'Tallinn');
    await choosePlace(page, nextPlace, 'Tartu');
    await choosePlace(page, nextPlace, 'Paide');
    // Under 825 px there is no map.
    await expect(page.getByRole('group', { name: 'Teekond kaardil' })).toHaveCount(0);

    const handles = page.locator('.drag-handle');
    const centre = async (index: number) => {
      await handles.nth(index).scrollIntoViewIfNeeded();
      const box = await handles.nth(index).boundingBox();
      if (!box) throw new Error('no handle');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const dragStop = async (pressMs: number) => {
      const from = await centre(2);
      const to = await centre(1);
      await finger('touchStart', from.x, from.y);
      await page.waitForTimeout(pressMs);
      for (let step = 1; step <= 10; step++) {
        await finger('touchMove', from.x, from.y + ((to.y - 30 - from.y) * step) / 10);
        await page.waitForTimeout(30);
      }
      await finger('touchEnd', 0, 0);
    };

    const list = page.getByRole('group', { name: 'Peatused' });
    await dragStop(0);
    await expect(list).toContainText(/Tallinn.*Tartu.*Paide/);
    await dragStop(250);
    await expect(list).toContainText(/Tallinn.*Paide.*Tartu/);
  });
});

test.describe('the route editor', () => {
  async function bendTheRoute(page: Page, portal: Portal, path: string): Promise<void> {
    await page.goto(path);
    await page.getByRole('button', { name: 'Muuda marsruuti' }).click();
    const editor = page.getByRole('dialog', { name: 'Muuda marsruuti' });
    const paide = editor.getByRole('button', { name: 'PEATUS: Paide' });
    const middle = editor.getByRole('button', { name: /^PEATUS: / });
    await expect(editor.getByText(/km · umbes/)).toBeVisible();

    await dragBy(page, paide, 60, -40);
    await expect(editor.getByText('Asukohta on kaardil nihutatud.')).toBeVisible();
    await expect(editor.getByText('Arvutan teekonda…')).toBeVisible();
    // Some 15 km away it is no longer the square of Paide, but the village that is there.
    await expect(editor.getByRole('group', { name: 'Peatused' })).not.toContainText('Keskväljak');
    await middle.focus();
    await page.keyboard.press('ArrowRight');
    await expect(editor.getByText(/^PEATUS .+ on nüüd kohas 58,9/)).toBeAttached();

    // The list is dragged by the mouse: Tartu goes before Paide.
    await dragBy(page, editor.locator('.drag-handle').nth(2), 0, -160);
    await expect(editor.getByRole('group', { name: 'Peatused' })).toContainText(
      /Viru väljak 4.*Raekoja plats 1.* maakond/,
    );
    // Without a departure the stop is red, and its route is not sent.
    await editor.getByLabel('Teavita klienti e-kirjaga').check();
    await editor.getByRole('button', { name: 'Salvesta' }).click();
    await expect(editor.getByText('Palun täitke kõikide peatuste väljumisajad')).toBeVisible();
    await editor
      .getByRole('group', { name: /Väljumine: Raekoja/ })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type(start.plus({ hours: 3 }).toFormat('ddMMyyyyHHmm'));
    await expect(editor.getByText(/km · umbes/)).toBeVisible();
    // By now the key's small move has its name too.
    const last = editor.getByRole('button', { name: /^LÕPP: / });
    const village = ((await last.getAttribute('aria-label')) ?? '').replace('LÕPP: ', '');
    await editor.getByRole('button', { name: 'Salvesta' }).click();

    await expect(page.getByText('Muudatused salvestatud!')).toBeVisible();
    await expect(editor).toHaveCount(0);
    await expect(page.getByRole('heading', { name: `Tallinn - Tartu - ${village}` })).toBeVisible();
    // The history and its folded summary both say it.
    await expect(page.getByText('Muudetud marsruuti').first()).toBeVisible();
    const stops = await storedStops(portal, path);
    expect(stops.map(({ city }) => city)).toEqual(['Tallinn', 'Tartu', village]);
    // The marker went up and to the right, and is called as what is there.
    expect(stops[2]?.address).toContain(village);
    expect(stops[2]?.lat).toBeGreaterThan(58.9);
    expect(stops[2]?.lng).toBeGreaterThan(25.6);
    const { text } = await portal.mail(customer, 'Muutsime teie reisi marsruuti');
    expect(text.indexOf('Raekoja plats 1')).toBeLessThan(text.indexOf(village));
  }

  test('bends a route with the mouse, saves it and mails the customer', async ({ page, portal }) => {
    await cutTheNetwork(page, portal);
    const path = await orderByPaide(portal);
    await signIn(page, portal, 'admin');
    await bendTheRoute(page, portal, path);
    await expect(page.getByRole('group', { name: 'Marsruut kaardil' }).locator('.map-route')).toBeVisible();

    await page.getByRole('button', { name: 'Muuda marsruuti' }).click();
    await expect(page.getByRole('dialog').locator('.map-route')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Eemalda peatus Raekoja/ }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sulge salvestamata' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await storedStops(portal, path)).toHaveLength(3);
  });

  test.describe("on Google's map", () => {
    const key = 'a-browser-key';
    test.use({ settings: { GOOGLE_MAPS_BROWSER_KEY: key } });

    test('does the same', async ({ page, portal }) => {
      const asked: string[] = [];
      await page.route('https://maps.googleapis.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: `(${installFakeGoogle.toString()})()` });
      });
      await page.route('https://www.google.com/maps/embed/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>Teekond</title>' });
      });
      const path = await orderByPaide(portal);
      await signIn(page, portal, 'admin');
      await bendTheRoute(page, portal, path);
      expect(asked[0]).toContain(`/maps/embed/v1/directions?key=${key}&origin=59.437%2C24.7535`);
      expect(asked.filter((url) => url.includes(`/maps/api/js?key=${key}&language=et&region=EE`))).toHaveLength(1);

      await page.getByRole('button', { name: 'Muuda marsruuti' }).click();
      const google = () => page.evaluate(() => (window as unknown as { fakeGoogle: FakeGoogle }).fakeGoogle);
      await expect.poll(async () => (await google()).lines.length).toBe(2);
      await page.getByRole('button', { name: /^Näita kaardil: Raekoja/ }).click();
      await expect.poll(google).toMatchObject({ zoom: 18, type: 'satellite' });
    });
  });
});

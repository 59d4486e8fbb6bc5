import { DateTime } from 'luxon';
import type { Page } from '@playwright/test';
import { picture } from '../picture';
import { expect, linkIn, test } from '../portal';
import type { Portal } from '../portal';
import { answer, ask, customer } from '../trips';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const kuressaare = { lat: 58.2481, lng: 22.5039, city: 'Kuressaare', address: 'Kuressaare' };

/** The link to the page of a trip in the customer's mail. */
const tripLink = async (portal: Portal): Promise<string> =>
  linkIn(await portal.mail(customer, 'Hinnapakkumine'), '/trip').href;

async function noSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('a trip with a ferry: its passengers are pasted, and it is ordered again for another day', async ({
  page,
  portal,
}) => {
  const depart = DateTime.now()
    .setZone('Europe/Tallinn')
    .plus({ days: 30 })
    .set({ hour: 8, minute: 30, second: 0, millisecond: 0 });
  const id = await ask(portal, depart, {
    stops: [
      { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1, Tartu', depart: depart.toUTC().toISO() },
      kuressaare,
    ],
  });
  await answer(portal, id);
  await page.goto(await tripLink(portal));

  await test.step('a row that is tapped before the scripts are here opens when they come', async () => {
    const again = page.getByRole('button', { name: /^Telli uuesti/ });
    await again.tap();
    await expect(page.getByRole('group', { name: 'Reisi päev' })).toBeVisible();
    await again.tap();
    await expect(page.getByRole('group', { name: 'Reisi päev' })).toHaveCount(0);
  });

  await test.step('the list is pasted from a sheet', async () => {
    await page.getByRole('button', { name: /^Reisijate nimekiri 0\/38/ }).tap();
    await page.getByRole('button', { name: 'Lisa nimekiri' }).tap();
    const text = page.getByRole('textbox', { name: 'Nimekiri' });
    await text.fill('Nimi\tDokument\tSünniaeg\nMari Maasikas\tK1234567\t31.02.1990');
    await page.getByRole('button', { name: 'Salvesta nimekiri' }).tap();
    await expect(page.getByText('Rida 2: sünniaeg ei ole kuupäev, palun kujul 31.12.1990')).toBeVisible();
    await picture(page, 'listRefused');
    await text.fill('Nimi\tDokument\tSünniaeg\nMari Maasikas\tK1234567\t31.12.1990\n=Jüri \u202eÕun\t\t\nמרים כהן\t\t');
    await page.getByRole('button', { name: 'Salvesta nimekiri' }).tap();
    await expect(page.getByRole('cell', { name: 'Jüri Õun' })).toBeVisible();
    await noSidewaysScroll(page);
    await picture(page, 'list');
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Reisijate nimekiri 3\/38/ }).tap();
  });

  const next = depart.plus({ days: 7 }).toFormat('dd.MM.yyyy');
  await test.step('the same weekday a week later, three taps', async () => {
    await page.getByRole('button', { name: /^Telli uuesti/ }).tap();
    await expect(page.getByRole('group', { name: 'Reisi päev' })).toContainText(next);
    await picture(page, 'again');
    await page.getByRole('button', { name: 'Edasi' }).tap();
    await expect(page).toHaveURL(/\/portal\/inquery$/);
    await page.getByRole('button', { name: 'SAADA ÄRA' }).tap();
    await expect(page.getByText('Tänname!')).toBeVisible();
  });
  const { newOrders } = await portal.graphql<{
    newOrders: { start: string; passengers: number; stops: { city: string }[] }[];
  }>('{ newOrders { start passengers stops { city } } }');
  expect(newOrders).toEqual([
    {
      start: depart.plus({ days: 7 }).toUTC().toISO(),
      passengers: 38,
      stops: [{ city: 'Tartu' }, { city: 'Kuressaare' }],
    },
  ]);
});

test.describe('the list of trips', () => {
  test.use({ refusals: true });

  test('a customer asks for all trips, opens the mailed link once, and goes to a trip and back', async ({
    page,
    portal,
  }) => {
    const id = await ask(portal);
    await answer(portal, id);
    await page.goto(`${portal.url}/portal/trips`);
    await page.getByRole('textbox', { name: 'E-post' }).fill(customer);
    await picture(page, 'ask');
    await page.getByRole('button', { name: 'Saada link' }).tap();
    await expect(page.getByRole('heading', { name: 'Vaadake oma postkasti' })).toBeVisible();

    const link = linkIn(await portal.mail(customer, 'Teie reisid'), '/trips').href;
    // As a mail scanner does.
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Näita minu reise' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Näita minu reise' }).tap();
    const trips = page.getByRole('list', { name: 'Tulevased reisid' });
    await expect(trips.getByRole('link')).toHaveCount(1);
    await noSidewaysScroll(page);
    await picture(page, 'trips');
    await expectNoViolations(page);
    await trips.getByRole('link').tap();
    await expect(page).toHaveURL(/\/portal\/trip\?/);
    await expect(page.getByRole('list', { name: /./ }).first()).toBeVisible();
    await page.goBack();
    await expect(trips).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Näita minu reise' }).tap();
    await expect(page.getByRole('heading', { name: 'Link on kasutatud või aegunud' })).toBeVisible();
    await picture(page, 'used');
  });
});

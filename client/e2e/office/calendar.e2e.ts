import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { expect, signIn, test } from '../portal';
import { expectNoViolations } from '../violations';

const zone = 'Europe/Tallinn';
const today = DateTime.now().setZone(zone).startOf('day');
/** The Thursdays of next month. */
const month = today.plus({ months: 1 }).startOf('month');
const thursdays = Array.from({ length: month.daysInMonth ?? 0 }, (_, day) => month.plus({ days: day })).filter(
  ({ weekday }) => weekday === 4,
);
const kuu = month.toFormat('yyyy-MM');

const cell = (page: Page, day: DateTime) =>
  page.getByRole('cell').filter({ has: page.locator(`[data-day="${day.toISODate()}"]`) });

async function typeDay(page: Page, label: string, day: DateTime): Promise<void> {
  await page.getByRole('group', { name: label, exact: true }).getByRole('spinbutton').first().click();
  await page.keyboard.type(day.toFormat('ddMMyyyy'));
}

test('an arrangement, an exception, and nobody in two places unseen', async ({ page, portal, browser }) => {
  const [first, second] = thursdays;
  if (!first || !second) throw new Error('a month has four Thursdays');
  for (const firstname of ['Mari', 'Jaan']) {
    const username = firstname.toLowerCase();
    await portal.graphql(
      'mutation($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }',
      { input: { firstname, username, email: `${username}@bussiveod.example`, role: 'driver' } },
    );
  }
  await portal.graphql('mutation { createBus(name: "Setra 515") { id } }');
  await signIn(page, portal, 'admin');
  const calendar = () => page.goto(`${portal.url}/portal/platform/schedule?kuu=${kuu}`);
  const own = await browser.newPage({ timezoneId: 'Asia/Tokyo', locale: 'et-EE' });
  await signIn(own, portal, 'jaan');
  const ownCalendar = () => own.goto(`${portal.url}/portal/platform/schedule?kuu=${kuu}`);

  await test.step('a new arrangement runs each Thursday', async () => {
    await page.getByRole('link', { name: 'Graafikud' }).click();
    await page.getByRole('link', { name: 'Regulaarveod' }).click();
    await page.getByRole('link', { name: 'Uus regulaarvedu' }).click();
    await page.getByLabel('Nimi').fill('Koolibuss');
    await page.getByLabel('Kirjeldus').fill('Kooli ja tagasi');
    await typeDay(page, 'Algus', month);
    await typeDay(page, 'Lõpp', month.endOf('month'));
    await page.getByLabel('Väljumine: Tunnid').fill('07');
    await page.getByLabel('Väljumine: Minutid').fill('30');
    await page.getByRole('combobox', { name: 'Juht' }).selectOption('Mari (mari)');
    await page.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Regulaarvedu loodud!')).toBeVisible();
    await page.waitForURL('**/platform/arrangement/*');

    await calendar();
    await expect(page.getByRole('link', { name: 'Ava: 07:30 Koolibuss' })).toHaveCount(thursdays.length);
    for (const day of thursdays) await expect(cell(page, day)).toContainText('Mari');
    await expectNoViolations(page);
    await page.getByRole('checkbox', { name: 'Kuva regulaarveod' }).uncheck();
    await expect(page.getByRole('link', { name: 'Ava: 07:30 Koolibuss' })).toHaveCount(0);
    await expect(page.getByText('Regulaarveod on peidetud')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Kuva regulaarveod' }).check();
  });

  await test.step('on one date somebody else drives, later', async () => {
    await cell(page, second).getByRole('link', { name: /^Ava/ }).click();
    await expect(page.getByRole('region', { name: second.toFormat('dd.MM.yyyy') })).toBeVisible();
    await page.getByRole('combobox', { name: 'Juht' }).selectOption('Jaan (jaan)');
    await page.getByLabel('Väljumine: Tunnid').fill('09');
    await page.getByRole('button', { name: 'Loo erand' }).click();
    await expect(page.getByText('Erand loodud!')).toBeVisible();
    await expectNoViolations(page);
    await calendar();
    await expect(cell(page, second)).toContainText('09:30');
    await expect(cell(page, second)).toContainText('Jaan');
    await expect(cell(page, first)).toContainText('Mari');
    await ownCalendar();
    await expect(cell(own, second)).toContainText('Koolibuss');
    await expect(own.getByRole('cell').filter({ hasText: 'Koolibuss' })).toHaveCount(1);
  });

  await test.step('without the exception the day is as any other', async () => {
    await cell(page, second).getByRole('link', { name: /^Ava/ }).click();
    await page.getByRole('button', { name: 'Kustuta erand' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kustuta' }).click();
    await expect(page.getByText('Erand kustutatud!')).toBeVisible();
    // The calendar stays where it was.
    await page.waitForURL(`**/platform/schedule?kuu=${kuu}&paev=${second.toISODate()}`);
    await expect(cell(page, second)).toBeInViewport();
    await expect(cell(page, second)).toContainText('07:30');
    await expect(cell(page, second)).toContainText('Mari');
    await ownCalendar();
    await expect(cell(own, second).getByRole('button')).toBeVisible();
    await expect(own.getByText('Koolibuss')).toHaveCount(0);
    await own.close();
  });

  await test.step('an overlap is asked about, and its reason is kept', async () => {
    const stop = (lat: number, lng: number, city: string) => ({ lat, lng, city, address: city });
    const { id } = await portal.graphql<{ id: string }>(
      'mutation($input: InquiryInput!) { id: submitInquiry(input: $input) }',
      {
        input: {
          id: crypto.randomUUID(),
          stops: [
            { ...stop(59.437, 24.7535, 'Tallinn'), depart: first.set({ hour: 8 }).toUTC().toISO() },
            stop(58.3806, 26.7251, 'Tartu'),
          ],
          passengers: 20,
          fullName: 'Õie Jõgeväli',
          email: 'oie@rahvatants.example',
          phone: '+37255512345',
        },
      },
    );
    await portal.graphql('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id });
    await calendar();
    await expect(cell(page, first)).toContainText('Tallinn - Tartu');
    await cell(page, first).getByRole('link', { name: 'Määra buss ja juht' }).click();
    await page.getByRole('button', { name: 'Vali muu' }).click();
    await page.getByRole('combobox', { name: 'Juht', exact: true }).click();
    await page.getByRole('option', { name: /Mari.*07:30-08:30 Koolibuss/ }).click();
    await page.getByRole('combobox', { name: 'Buss', exact: true }).click();
    await page.getByRole('option', { name: 'Setra 515' }).click();
    await page.getByRole('button', { name: 'Määra buss ja juht' }).click();
    const dialog = page.getByRole('dialog', { name: 'Samal ajal on määratud ka mujale' });
    await expect(dialog).toContainText('Koolibuss');
    await expectNoViolations(page);
    await dialog.getByLabel('Põhjus, miks siiski määrata').fill('Koolibussi sõidab sel päeval naaber');
    await dialog.getByRole('button', { name: 'Määra ikkagi' }).click();
    await expect(page.getByText('Töö loodud!')).toBeVisible();
    await expect(page.getByText(/Koolibussi sõidab sel päeval naaber/)).toBeVisible();
    await calendar();
    // In each line, and beside each name.
    await expect(cell(page, first).getByText('kattub')).toHaveCount(4);
    await expect(cell(page, second).getByText('kattub')).toHaveCount(0);
  });
});

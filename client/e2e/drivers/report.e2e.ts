import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pdfText } from '../../../server/testing/pdfText';
import { createId } from '../../../server/platform/ids';
import { expect, findEntry, signIn, test } from '../portal';
import type { Portal } from '../portal';

const period = '01.03.2027 - 31.03.2027';

/** A trip of three days over the night on which the clock goes forward, of which the driver reported two, and an arrangement. */
async function makeMonth(portal: Portal): Promise<void> {
  await portal.setNow(new Date('2027-03-01T08:00:00Z'));
  const [jaan, liis] = await Promise.all(
    ['Jaan', 'Liis'].map(async (firstname) => {
      const { createUser } = await portal.graphql<{ createUser: { id: string } }>(
        'mutation($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }',
        { input: { firstname, lastname: 'Õunapuu', username: firstname.toLowerCase(), role: 'driver' } },
      );
      return createUser.id;
    }),
  );
  const { createBus } = await portal.graphql<{ createBus: { id: string } }>(
    'mutation { createBus(name: "Setra") { id } }',
  );
  const id = createId();
  await portal.graphql('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', {
    input: {
      id,
      stops: [
        { lat: 59.437, lng: 24.7535, city: 'Tallinn', address: 'Viru väljak 4', depart: '2027-03-27T08:00:00+02:00' },
        { lat: 57.8339, lng: 27.0195, city: 'Võru', address: 'Vabaduse 1', depart: '2027-03-29T15:00:00+03:00' },
        { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1' },
      ],
      food: [],
      passengers: 30,
      notes: '',
      fullName: 'Õie Jõgeväli',
      email: 'oie@firma.example',
      phone: '+37255512345',
      company: 'Šoti Klubi',
    },
  });
  await portal.graphql('mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id });
  await portal.graphql('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver: jaan, bus: createBus.id },
  });
  await portal.graphql('mutation($input: ArrangementInput!) { createArrangement(input: $input) { id } }', {
    input: {
      name: 'Koolibuss',
      weekdays: [4],
      firstDay: '2027-03-11',
      lastDay: '2027-03-18',
      depart: '08:00',
      durationMin: 90,
      driver: jaan,
    },
  });
  await portal.setNow(new Date('2027-03-30T08:00:00Z'));
  await portal.graphql(
    'mutation($id: UUID!, $driver: UUID) { submitFeedback(orderId: $id, driverId: $driver, input: { wentWell: true, hours: [8, 7.5] }) }',
    { id, driver: jaan },
  );
  expect(liis).toBeTruthy();
}

const hours = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

/** The words of what the printer would get. */
async function printed(page: Page): Promise<string> {
  return (await pdfText(await page.pdf({ preferCSSPageSize: true }))).text;
}

test('a month’s hours are mended, printed and saved as PDF', async ({ page, portal }) => {
  await makeMonth(portal);
  await page.clock.setFixedTime('2027-03-30T12:00:00Z');
  await signIn(page, portal, 'admin');
  await (await findEntry(page, 'Juhi aruanded')).click();
  const update = page.getByRole('button', { name: 'Uuenda aruandeid' });
  const table = page.getByRole('table', { name: 'Jaan Õunapuu' });
  const total = page.getByRole('status', { name: 'KOKKU: Jaan Õunapuu' });

  await test.step('it builds itself for this month of everybody, then for one driver', async () => {
    await expect(table).toBeVisible();
    await page.getByRole('checkbox', { name: 'Koosta kõikide juhtide jaoks' }).uncheck();
    await update.click();
    await expect(page.getByText('Palun valige vähemalt üks juht')).toBeVisible();
    await page.getByRole('combobox', { name: 'Juhid' }).fill('jaan');
    await page.getByRole('option', { name: /Jaan/ }).click();
    await page.keyboard.press('Escape');
    await update.click();
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table).toContainText('27.03.2027 – 29.03.2027');
    await expect(table.getByText('Regulaarvedu')).toHaveCount(2);
    await expect(table).toContainText('Tagasiside olemas');
    await expect(hours(page, /^Tunnid 29\.03\.2027: Tallinn - Võru - Tartu/)).toHaveValue('0,0');
    // 8 + 7.5 + 0, and twice an hour and a half.
    await expect(total).toContainText('18,5 h');
  });

  await test.step('bad hours are refused at their field', async () => {
    const field = hours(page, /^Tunnid 29\.03\.2027/);
    for (const bad of ['7,555', '-1', '25']) {
      await field.fill(bad);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(total).toContainText('18,5 h');
    }
    await page.getByRole('button', { name: 'Laadi kõik alla (PDF)' }).click();
    await expect(page.getByText('Parandage enne punased tunnid')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('4.5');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('4,6');
    await expect(total).toContainText('23,1 h');
  });

  await test.step('extra work, and a reload', async () => {
    await page.getByLabel('Lisatöö 1: nimetus').fill('Bussi pesu, žurnaal');
    await page.getByLabel('Lisatöö 1: tunnid').fill('1,2');
    await expect(total).toContainText('24,3 h');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.reload();
    await expect(total).toContainText('24,3 h');
    await expect(hours(page, /^Tunnid 29\.03\.2027/)).toHaveValue('4,6');
    await expect(page.getByText('oli 0,0')).toBeVisible();
    await expect(page.getByLabel('Lisatöö 1: nimetus')).toHaveValue('Bussi pesu, žurnaal');
  });

  const lines = [
    `Jaan ${period}`,
    'Jaan Õunapuu',
    'Kuupäev Marsruut Kestus Tunnid Status',
    /11\.03\.2027 Koolibuss 1 ?h 30 ?min 1,5 Regulaarvedu/,
    /27\.03\.2027 (–|-) 29\.03\.2027 Tallinn - Võru - Tartu 2 ?p .*27\.03\. 8,0 28\.03\. 7,5 29\.03\. 4,6 Tagasiside olemas/,
    'Bussi pesu, žurnaal 1,2 Lisatöö',
    'KOKKU 24,3 h',
  ];

  await test.step('printed under the driver’s name and the period', async () => {
    await page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        document.body.dataset.printed = document.title;
      };
    });
    await page.getByRole('button', { name: 'Salvesta PDF: Jaan Õunapuu' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', `Jaan ${period}`);
    const text = await printed(page);
    for (const line of lines) expect(text).toMatch(typeof line === 'string' ? new RegExp(escape(line)) : line);
    expect(text).not.toContain('Uuenda aruandeid');
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page).toHaveTitle('Juhi aruanded');
  });

  await test.step('the server’s PDF says the same', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Laadi PDF alla: Jaan Õunapuu' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Jaan ${period}.pdf`);
    const { text, pages } = await pdfText(await readFile(await file.path()));
    for (const line of lines) expect(text).toMatch(typeof line === 'string' ? new RegExp(escape(line)) : line);
    expect(pages).toBe(1);
  });

  await test.step('the input is thrown away only on request', async () => {
    await page.getByRole('button', { name: 'Taasta algsed tunnid' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Taasta algsed tunnid' }).click();
    await expect(total).toContainText('18,5 h');
    await page.reload();
    await expect(total).toContainText('18,5 h');
  });

  await test.step('everybody, with a summary', async () => {
    await page.getByRole('checkbox', { name: 'Koosta kõikide juhtide jaoks' }).check();
    await update.click();
    await expect(page.getByRole('region', { name: /Liis/ })).toContainText(
      'Selles perioodis reise ega regulaarvedusid ei ole.',
    );
    await expect(page.getByRole('region', { name: 'Kokkuvõte' })).toContainText('Aktiivseid juhte1');
    const text = await printed(page);
    expect(text).toContain(`Juhi aruanded ${period}`);
    expect(text).toContain('Tunde kokku: 18,5 h');
  });

  await test.step('a period of ten years is refused with a reason', async () => {
    await page.goto(`${portal.url}/portal/platform/driverReports?first=2026-01-01&last=2036-01-01&drivers=all`);
    await expect(page.getByRole('alert')).toContainText(
      /Viga aruande laadimisel: \[.+\] Aruande periood võib olla kuni 400 päeva/,
    );
  });
});

const escape = (text: string) => text.replace(/[.()]/g, '\\$&');

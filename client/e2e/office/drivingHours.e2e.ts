import type { Page } from '@playwright/test';
import { expect, findEntry, signIn, test } from '../portal';
import { accept, answer, ask, createBus, createUser, tallinn, tripStart } from '../trips';

const paide = { lat: 58.8856, lng: 25.5572, city: 'Paide', address: 'Keskväljak' };
const tartu = { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Raekoja plats 1' };
const voru = { lat: 57.8339, lng: 27.0194, city: 'Võru', address: 'Jüri 2' };

/** Two days of a school class: out from six until ten in the evening, home in the morning. */
function schoolTrip(days: number) {
  const first = tripStart.plus({ days });
  const second = tripStart.plus({ days: days + 1 });
  const at = (day: typeof first, hour: number, minute = 0) => ({ depart: day.set({ hour, minute }).toISO() });
  return [
    { ...tallinn, ...at(first, 6) },
    { ...paide, ...at(first, 10, 30) },
    { ...tartu, ...at(first, 15, 30) },
    { ...voru, ...at(first, 21) },
    { ...tartu, ...at(second, 8) },
    tallinn,
  ];
}

async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

test("a two-day school trip beyond one driver's hours gets a warning, is mended, and goes against the law only with a reason", async ({
  page,
  portal,
}) => {
  await createUser(portal, 'Jaan');
  await createUser(portal, 'Liis');
  await createBus(portal, 'Setra 515');
  const school = (days: number) => ask(portal, tripStart, { stops: schoolTrip(days) });
  const first = await school(0);
  const second = await school(7);
  const third = await school(14);
  await signIn(page, portal, 'admin');

  await test.step('the quote form says that one driver may not, and what would help', async () => {
    await page.goto(`${portal.url}/portal/platform/query/${first}`);
    await expect(page.getByText('Üks juht seda reisi sõita ei tohi')).toBeVisible();
    await expect(page.getByText(/tööpäev: vaja on teist juhti/)).toBeVisible();
  });

  await test.step('another departure is taken with one click, and one driver may have the trip', async () => {
    await page.goto(`${portal.url}/portal/platform/query/${third}`);
    await page
      .getByRole('button', { name: /^(Väljumine kell|Kogu reis|.* peatust$)/ })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog', { name: /^Muuta väljumisi\?/ });
    await expect(dialog).toContainText('→');
    await dialog.getByRole('button', { name: 'Muuda väljumisi' }).click();
    await expect(page.getByText('Muudatused salvestatud!')).toBeVisible();
    await expect(page.getByText('Üks juht seda reisi sõita ei tohi')).toBeHidden();
  });
  for (const id of [first, second]) {
    await answer(portal, id);
    await accept(portal, id);
  }

  await test.step('the second driver is taken, and the assignment goes through', async () => {
    await page.goto(`${portal.url}/portal/platform/confirmedQuery/${first}`);
    await page.getByRole('combobox', { name: 'Juht', exact: true }).click();
    await expect(page.getByRole('option', { name: /Jaan.*üks juht ei tohi/s })).toBeVisible();
    await page.getByRole('option', { name: /Jaan/ }).click();
    await choose(page, 'Buss', /Setra/);
    await page.getByRole('button', { name: 'Lisa teine juht' }).click();
    await choose(page, 'Lisajuht 1', /Liis/);
    await expect(page.getByRole('img', { name: 'Lubatud' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Määra buss ja juht' }).click();
    await expect(page.getByText('Töö loodud!')).toBeVisible();
    await page.waitForURL(`**/portal/platform/job/${first.toUpperCase()}`);
  });

  const reason = 'Klient toob hommikul aja hilisemaks';
  await test.step('alone it goes only with a reason, which the history keeps', async () => {
    await page.goto(`${portal.url}/portal/platform/confirmedQuery/${second}`);
    await choose(page, 'Juht', /Jaan/);
    await choose(page, 'Buss', /Setra/);
    await page.getByRole('button', { name: 'Määra buss ja juht' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sõidu- ja puhkeaja reeglid seda ei luba' });
    await expect(dialog).toContainText('Jaan');
    await dialog.getByRole('button', { name: 'Määra ikkagi' }).click();
    await expect(dialog.getByText('Palun sisestage põhjus')).toBeVisible();
    await dialog.getByLabel('Põhjus, miks siiski määrata').fill(reason);
    await dialog.getByRole('button', { name: 'Määra ikkagi' }).click();
    await expect(page.getByText('Töö loodud!')).toBeVisible();
    await page.waitForURL(`**/portal/platform/job/${second.toUpperCase()}`);
    await page.reload();
    await expect(page.getByText(new RegExp(`sõidu- ja puhkeaeg \\(Jaan.*\\): ${reason}`))).toBeVisible();
  });

  await test.step('the page of hours shows the trip alone as an inspector would', async () => {
    await (await findEntry(page, 'Juhi aruanded')).click();
    await page.getByRole('link', { name: 'Sõidu- ja puhkeaeg' }).click();
    await page.getByRole('button', { name: 'Hilisemad päevad' }).click();
    const strips = page.getByRole('list', { name: 'Kõik juhid' });
    // Drivers with infringements stand first.
    await expect(strips.getByRole('listitem').first()).toContainText(/Jaan.*rikkumi/s);
    await strips.getByRole('link', { name: /^Jaan/ }).click();
    await expect(page.getByRole('heading', { name: 'Jaan' })).toBeVisible();
    const found = page.getByRole('region', { name: /Rikkumised/ });
    await expect(found).toContainText(/561\/2006 art 8\(2\) · V?SI\d+/);
    await expect(found.getByRole('link', { name: 'Ava reis 2 ›' }).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^soidu-ja-puhkeaeg-Jaan.*\.pdf$/);
  });
});

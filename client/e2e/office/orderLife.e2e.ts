import type { Locator, Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { expect, forgetSession, linkIn, logistician, signIn, test } from '../portal';

const zone = 'Europe/Tallinn';
const customer = 'oie@rahvatants.example';

/** A card of a dashboard, found by its heading. */
const section = (page: Page, heading: string): Locator => page.getByRole('region', { name: heading });

async function typeMoment(page: Page, place: string, moment: DateTime): Promise<void> {
  const name = `Väljumine: ${place}`;
  // The calendar comes by the first touch.
  const untouched = page.getByRole('textbox', { name });
  if (await untouched.isVisible()) await untouched.click();
  const field = page.getByRole('group', { name });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(moment.toFormat('ddMMyyyyHHmm'));
}

async function choosePlace(page: Page, label: string, typed: string, chosen: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: chosen }).first().click();
}

test('an order lives from the first question to the archive', async ({ page, portal }) => {
  const start = DateTime.now().setZone(zone).plus({ days: 14 }).set({ hour: 8, minute: 0, second: 0, millisecond: 0 });
  const drivers = ['Jaan', 'Liis'].map((firstname) => ({
    firstname,
    username: firstname.toLowerCase(),
    email: `${firstname.toLowerCase()}@bussiveod.example`,
  }));
  for (const driver of drivers) {
    await portal.graphql(
      'mutation($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }',
      { input: { ...driver, role: 'driver' } },
    );
  }
  await portal.graphql('mutation { createBus(name: "Setra 515") { id } }');
  await portal.graphql('mutation { createFoodPackage(input: { name: "Võileivad", price: 4.5 }) { id } }');

  await test.step('a customer asks', async () => {
    await page.goto(`${portal.url}/portal/inquery`);
    await choosePlace(page, 'Sisesta reisi alguspunkt', 'tallinn', /^Tallinn/);
    await choosePlace(page, 'Sisesta vahe- või lõpp-peatus', 'paide', /^Paide/);
    await choosePlace(page, 'Sisesta vahe- või lõpp-peatus', 'tartu', /^Tartu/);
    // The estimate pushes the button down: a click at that moment would miss it.
    await expect(page.getByText(/km · umbes/)).toBeVisible();
    await page.getByRole('button', { name: 'EDASI' }).click();
    await expect(page.getByText('Palun täitke kõikide peatuste väljumisajad').first()).toBeVisible();
    await typeMoment(page, 'Tallinn', start);
    await typeMoment(page, 'Paide', start.plus({ hours: 2 }));
    await expect(page.getByText(/km · umbes/)).toBeVisible();
    await page.getByRole('button', { name: 'EDASI' }).click();

    await page.getByLabel('Reisijate arv').fill('38');
    await page.getByLabel('Märkused').fill('Kaks ratastooli');
    await page.getByLabel('Täisnimi').fill('Õie Jõgeväli');
    await page.getByLabel('E-posti aadress').fill(customer);
    await page.getByLabel('Telefoninumber').fill('5551 2345');
    await page.getByLabel('Arve esitada ettevõttele').check();
    await page.getByLabel('Ettevõtte nimi').fill('Eesti Rahvatantsu Selts');
    await page.getByRole('button', { name: 'EDASI' }).click();

    await page.getByLabel('Kogus: Võileivad').fill('38');
    await expect(page.getByText('171,00 €')).toBeVisible();
    await page.getByRole('button', { name: 'SAADA ÄRA' }).click();
    await expect(page.getByRole('heading', { name: 'Tänname!' })).toBeVisible();
    await portal.mail(customer, 'Tallinn');
    await portal.mail(logistician, 'Õie Jõgeväli');
  });

  await test.step('the logistician answers with a price', async () => {
    await signIn(page, portal, 'admin');
    const waiting = section(page, 'Hiljutised päringud');
    await expect(waiting).toContainText('Tallinn');
    await expect(waiting).toContainText('Eesti Rahvatantsu Selts');
    await waiting.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Tallinn - Paide - Tartu' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Hind' }).fill('540');
    await page.getByLabel('Pane tähele').fill('Buss ootab Viru väljakul alates 07:45.');
    await expect(page.getByText('840,60 €').first()).toBeVisible();
    await page.getByRole('button', { name: 'Saada e-kiri' }).click();
    await expect(page.getByText('E-kiri saadetud!')).toBeVisible();
    await page.waitForURL('**/portal/platform/answeredQuery/*');
  });

  await test.step('on paper the order has its route and sum, and nothing to press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Klient maksab 840,60 €').first()).toBeVisible();
    for (const stop of ['Tallinn', 'Paide', 'Tartu'])
      await expect(page.getByRole('list', { name: 'Marsruut' }).getByText(stop).first()).toBeVisible();
    const pressable = page.locator('button, a[role=button], a.MuiButton-root, input, nav').filter({ visible: true });
    await expect(pressable).toHaveCount(0);
    await expect(page.getByText('E-kiri saadetud!')).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.goto(`${portal.url}/portal/platform`);
    await expect(section(page, 'Vastatud päringud')).toContainText('Tallinn');
    await expect(section(page, 'Hiljutised päringud')).not.toContainText('Tallinn');
  });

  await test.step('the customer accepts by the link, with another group leader', async () => {
    const offer = await portal.mail(customer, '840,60');
    expect(offer.text).toContain('Buss ootab Viru väljakul alates 07:45.');
    const link = linkIn(offer, '/accept').href;
    await page.goto(link);
    await expect(page.getByLabel('Täisnimi')).toHaveValue('Õie Jõgeväli');
    await page.getByLabel('Täisnimi').fill('Mari Maasikas');
    await page.getByRole('button', { name: 'Kinnita' }).click();
    await expect(page.getByText('Tellimus on vastuvõetud')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Teie tellimus on juba saadetud')).toBeVisible();
  });

  await test.step('the logistician assigns a bus and two drivers', async () => {
    await page.goto(`${portal.url}/portal/platform`);
    const accepted = section(page, 'Kinnitatud pakkumised');
    await expect(accepted).toContainText('Tallinn');
    await accepted.getByRole('link', { name: 'Määra buss ja juht' }).click();
    await expect(page.getByText('Mari Maasikas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Vali muu' }).click();
    const choose = async (label: string, option: RegExp) => {
      await page.getByRole('combobox', { name: label, exact: true }).click();
      await page.getByRole('option', { name: option }).click();
    };
    await choose('Juht', /Jaan/);
    await page.getByRole('button', { name: 'Lisa juht' }).click();
    await choose('Lisajuht 1', /Liis/);
    await choose('Buss', /Setra 515/);
    await page.getByRole('button', { name: 'Määra buss ja juht' }).click();
    await expect(page.getByText('Töö loodud!')).toBeVisible();
    await page.waitForURL('**/portal/platform/job/*');
    await page.goto(`${portal.url}/portal/platform`);
    await expect(section(page, 'Tulevased tööd')).toContainText('Ootel');
  });

  await test.step('both drivers confirm by e-mail', async () => {
    for (const { email } of drivers) {
      const link = (await portal.mail(email, 'Uus töö')).links.find(
        ({ searchParams }) => searchParams.get('response') === '1',
      );
      await page.goto(link?.href ?? '');
      await page.getByRole('button', { name: 'Kinnita' }).click();
      await expect(page.getByText('Töö on edukalt kinnitatud.')).toBeVisible();
      await page.goto(link?.href ?? '');
      await expect(page.getByText('Olete juba vastanud.')).toBeVisible();
    }
    await page.goto(`${portal.url}/portal/platform`);
    await expect(section(page, 'Tulevased tööd')).toContainText('Kinnitatud');
  });

  await test.step('a driver sees the trip, and no money', async () => {
    await forgetSession(page);
    await signIn(page, portal, 'jaan');
    const mine = section(page, 'Tulevased tööd');
    await expect(mine).toContainText('Tallinn');
    await mine.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Tallinn - Paide - Tartu' })).toBeVisible();
    await expect(page.getByText('540')).toHaveCount(0);
  });

  await test.step('after the trip a driver reports hours by the secret link', async () => {
    await portal.setNow(start.plus({ days: 1 }).toJSDate());
    await page.goto(`${portal.url}/portal/platform`);
    await expect(section(page, 'Tehtud tööd')).toContainText('1');
    await page.goto(linkIn(await portal.mail(drivers[0]?.email ?? '', 'Kuidas läks?'), '/feedback').href);
    // The link is the driver's own: nobody reports in the name of the other one.
    await expect(page.getByRole('radio', { name: /Jaan/ })).toBeChecked();
    await expect(page.getByRole('radiogroup', { name: 'Kelle tunnid?' }).getByRole('radio')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Läks hästi' }).check();
    await page
      .getByRole('textbox', { name: /^Tunnid/ })
      .first()
      .fill('7,5');
    await page.getByLabel('Kommentaar').fill('Kõik sujus');
    await page.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Tagasiside edastatud!')).toBeVisible();
  });

  await test.step('the logistician reads it and moves the order to the archive', async () => {
    await forgetSession(page);
    await signIn(page, portal, 'admin');
    await expect(section(page, 'Tulevased tööd')).not.toContainText('Tallinn');
    const { unreadFeedback } = await portal.graphql<{ unreadFeedback: { id: string }[] }>('{ unreadFeedback { id } }');
    await page.goto(`${portal.url}/portal/platform/job/${unreadFeedback[0]?.id.toUpperCase()}`);
    await expect(page.getByText('Kõik sujus').first()).toBeVisible();
    await page.getByRole('button', { name: 'Liiguta arhiivi' }).click();
    await expect(page.getByText('Tellimus liigutatud arhiivi').first()).toBeVisible();
    const { archive } = await portal.graphql<{
      archive: { nodes: { id: string; job: { feedback: { hours: number[]; isRead: boolean }[] } }[] };
    }>('{ archive { nodes { id job { feedback { hours isRead } } } } }');
    expect(archive.nodes).toEqual([{ id: unreadFeedback[0]?.id, job: { feedback: [{ hours: [7.5], isRead: true }] } }]);
  });
});

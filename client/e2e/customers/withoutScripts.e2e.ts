import type { Page } from '@playwright/test';
import { picture } from '../picture';
import { expect, linkIn, logistician, test } from '../portal';
import type { Portal } from '../portal';
import { answer, ask, createBus, createFood, createJob, createUser, customer, tripStart } from '../trips';

// As browsers inside mail programs, old phones and careful people have it.
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false, refusals: true });

/** Takes a picture. Browsers ignore style attributes in our HTML (docs/decisions/drawn-pages.md), so the page may have none. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.locator('[style]')).toHaveCount(0);
  await picture(page, name);
}

/** An offer with catering; the address of its link that ends so. */
async function offered(portal: Portal, kind: 'accept' | 'reject'): Promise<string> {
  const food = await createFood(portal, 'Võileivad', 4.5);
  const id = await ask(portal, undefined, { food: [{ id: food, count: 38 }] });
  await answer(portal, id);
  return linkIn(await portal.mail(customer, 'Hinnapakkumine'), `/${kind}`).href;
}

test('without scripts a customer reads the whole offer, mends a wrong number and accepts', async ({ page, portal }) => {
  const link = await offered(portal, 'accept');
  await page.goto(link);
  const summary = page.getByRole('region', { name: 'Pakkumine' });
  await expect(summary.getByRole('heading', { level: 2 })).toContainText('08:00');
  await expect(summary.getByRole('listitem')).toHaveText([/Tallinn.*väljub 08:00/, /Tartu.*väljub 14:00/, /Tallinn/]);
  const text = (await summary.textContent())?.replaceAll('\u00a0', ' ');
  for (const fact of [
    'Reisijaid38',
    '540,00 €',
    'Käibemaks 24%129,60 €',
    'Võileivad × 38171,00 €',
    'Kokku maksta840,60 €',
    'Kehtib kuni',
  ])
    expect(text).toContain(fact);
  await expect(page.getByLabel('Täisnimi')).toHaveValue('Õie Jõgeväli');
  await expect(page).toHaveTitle('Viimane samm.');
  await look(page, 'offer');

  await page.getByLabel('Telefon').fill('12');
  await page.getByLabel('Täisnimi').fill('Mari Maasikas');
  await page.getByRole('button', { name: 'Kinnita' }).click();
  await expect(page.getByText('Palun sisestage korrektne telefoninumber')).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveValue('12');
  await expect(page.getByLabel('Täisnimi')).toHaveValue('Mari Maasikas');
  await look(page, 'refused');

  await page.getByLabel('Telefon').fill('5551 2345');
  await page.getByRole('button', { name: 'Kinnita' }).click();
  await expect(page.getByText(/^Tellimus on vastuvõetud/)).toBeVisible();
  await look(page, 'accepted');
  // The page again sends nothing again.
  await page.reload();
  await expect(page.getByText(/^Tellimus on vastuvõetud/)).toBeVisible();
  expect((await portal.mail(customer, 'Teie tellimus on kinnitatud')).text.replaceAll('\u00a0', ' ')).toContain(
    '840,60 €',
  );
  await page.goto(link);
  await expect(page.getByText(/^Teie tellimus on juba saadetud/)).toBeVisible();
});

test('without scripts the page of the trip is read whole, and decided on', async ({ page, portal }) => {
  const id = await ask(portal);
  await answer(portal, id);
  const link = linkIn(await portal.mail(customer, 'Hinnapakkumine'), '/trip').href;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tallinn – Tartu – Tallinn');
  for (const words of ['Pakkumine ootab teie vastust.', 'Lisa kalendrisse', 'Pakkumine (PDF)'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hind' })).toContainText('669,60');
  await expect(page.getByRole('region', { name: 'Teekond' })).toContainText('14:00');
  // Actions that need scripts are not offered.
  await expect(page.getByText('Muuda reisijate arvu')).toBeHidden();
  await look(page, 'trip');

  await page.getByRole('button', { name: 'Loobun' }).click();
  await expect(page.getByText('Miks pakkumine ei sobinud?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Edasta' }).click();
  await expect(page.getByText('Palun valige põhjus')).toBeVisible();
  await look(page, 'trip-reject');
  await page.getByRole('button', { name: 'Jäta nii' }).click();
  await page.getByRole('button', { name: /^Võtan vastu/ }).click();
  await page.getByLabel('Telefon').fill('12');
  await page.getByLabel('Täisnimi').fill('Mari Maasikas');
  await page.getByRole('button', { name: /^Kinnita/ }).click();
  await expect(page.getByText('Palun sisestage korrektne telefoninumber')).toBeVisible();
  await expect(page.getByLabel('Täisnimi')).toHaveValue('Mari Maasikas');
  await look(page, 'trip-accept');
  await page.getByLabel('Telefon').fill('5551 2345');
  await page.getByRole('button', { name: /^Kinnita/ }).click();
  await expect(page.getByText('Tellimus aktsepteeritud')).toBeVisible();
  await expect(page.getByText(/^Reis on kinnitatud/)).toBeVisible();
  await page.goto(`${link}&decide=reject`);
  await expect(page.getByText(/^Reis on kinnitatud/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edasta' })).toHaveCount(0);
});

test('without scripts another customer rejects, in Russian', async ({ page, portal }) => {
  await page.goto(await offered(portal, 'reject'));
  await page.getByRole('link', { name: 'RU, русский' }).click();
  await expect(page.getByRole('region', { name: 'Предложение' })).toContainText('840,60');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Выберите, пожалуйста, причину')).toBeVisible();
  await page.getByRole('radio').nth(1).check();
  await look(page, 'reject');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await look(page, 'rejected');
  const { rejectedOrders } = await portal.graphql<{ rejectedOrders: { nodes: { offer: { rejectReason: string } }[] } }>(
    '{ rejectedOrders(first: 5) { nodes { offer { rejectReason } } } }',
  );
  expect(rejectedOrders.nodes.map(({ offer }) => offer.rejectReason)).toEqual(['over_budget']);
});

test('without scripts a driver reports a trip that took a day more', async ({ page, portal }) => {
  const driver = await createUser(portal, 'Jaan');
  await createJob(portal, driver, await createBus(portal, 'Setra 515 HD'));
  await portal.setNow(tripStart.plus({ days: 1 }).toJSDate());
  const link = linkIn(await portal.mail('jaan@bussiveod.example', 'Kuidas läks?'), '/feedback').href;
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Sõit' })).toContainText('Setra');
  const hours = page.getByRole('textbox', { name: /^Tunnid/ });
  const save = page.getByRole('button', { name: 'Salvesta' });
  await look(page, 'report');

  await page.getByLabel('Kommentaar').fill('Tore seltskond 😀');
  await page.getByRole('button', { name: 'Lisa päev' }).click();
  await expect(hours).toHaveCount(2);
  await expect(page.getByLabel('Kommentaar')).toHaveValue('Tore seltskond 😀');
  await save.click();
  await expect(page.getByText('Palun valige, kuidas reis läks')).toBeVisible();
  await page.getByRole('radio', { name: 'Läks hästi' }).check();
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Kas saata 0 tundi?' });
  await look(page, 'report-no-hours');
  await question.getByRole('button', { name: 'Loobu' }).click();
  await expect(question).toBeHidden();
  await hours.nth(0).fill('7,5');
  await hours.nth(1).fill('viis');
  await hours.nth(1).press('Enter');
  await expect(page.getByText('Tunnid peavad olema arv')).toBeVisible();
  await expect(hours.nth(1)).toHaveValue('viis');
  await expect(page.getByLabel('Kommentaar')).toHaveValue('Tore seltskond 😀');
  await look(page, 'report-refused');

  await hours.nth(1).fill('2');
  await save.click();
  await expect(page.getByText('Tagasiside on salvestatud. Head puhkamist!')).toBeVisible();
  await look(page, 'report-saved');
  await page.goto(link);
  await expect(page.getByText(/^Olete tagasisidet juba andnud/)).toBeVisible();
  await expect(hours.nth(0)).toHaveValue('7,5');
  const { unreadFeedback } = await portal.graphql<{
    unreadFeedback: { job: { feedback: { hours: number[]; comment: string }[] } }[];
  }>('{ unreadFeedback { job { feedback { hours comment } } } }');
  expect(unreadFeedback.map(({ job }) => job.feedback)).toEqual([[{ hours: [7.5, 2], comment: 'Tore seltskond 😀' }]]);
});

test('without scripts a driver confirms a job and declines another', async ({ page, portal }) => {
  const bus = await createBus(portal, 'Setra 515 HD');
  for (const [name, button, said] of [
    ['Jaan', 'Kinnita', 'Töö on edukalt kinnitatud.'],
    ['Liis', 'Keeldu', 'Keeldumisest on logistikut teavitatud.'],
  ] as const) {
    const driver = await createUser(portal, name);
    await createJob(portal, driver, name === 'Jaan' ? bus : await createBus(portal, 'Setra 417'));
    const { links } = await portal.mail(`${name.toLowerCase()}@bussiveod.example`, 'Uus töö');
    const link = links.find(({ searchParams }) => searchParams.get('response') === (button === 'Kinnita' ? '1' : '0'));
    await page.goto(link?.href ?? '');
    await expect(page.getByRole('region', { name: 'Sõit' })).toContainText('Setra');
    await look(page, `job-${name}`);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(said)).toBeVisible();
    await page.goto(link?.href ?? '');
    await expect(page.getByText('Olete juba vastanud.')).toBeVisible();
  }
});

test('without scripts a customer asks for a trip step by step, with each error at its field', async ({
  page,
  portal,
}) => {
  const onward = page.getByRole('button', { name: 'EDASI' });
  const place = page.getByRole('combobox');
  await page.goto(`${portal.url}/portal/inquery`);
  await expect(place).toHaveAccessibleName('Sisesta reisi alguspunkt');
  await look(page, 'inquiry');
  await place.fill('Tallinna');
  await onward.click();
  await expect(place).toHaveValue('Tallinna');
  await expect(place).toHaveAccessibleDescription(/^Palun valige loendist/);
  await look(page, 'inquirySuggestions');
  await place.fill('Tallinn');
  await place.press('Enter');
  await expect(page.getByRole('button', { name: /^Eemalda peatus Tallinn/ })).toBeVisible();
  await expect(place).toHaveAccessibleName('Sisesta vahe- või lõpp-peatus');

  const departure = page.getByRole('textbox', { name: /^Väljumine: Tallinn/ });
  await departure.fill('31.02.2030 08:00');
  await place.fill('Tartu');
  await onward.click();
  await expect(departure).toHaveAccessibleDescription('Palun täitke kõikide peatuste väljumisajad');
  await look(page, 'inquiryDeparture');
  await departure.fill(tripStart.toFormat('dd.MM.yyyy HH:mm'));
  await onward.click();

  await page.getByLabel('Reisijate arv').fill('38');
  await page.getByLabel('Täisnimi').fill('Mari Maasikas');
  await page.getByLabel('E-posti aadress').fill('mari@maasikas');
  await page.getByLabel('Telefoninumber').fill('5551 2345');
  await page.getByRole('button', { name: 'SAADA ÄRA' }).click();
  await expect(page.getByText('Palun sisestage korrektne e-posti aadress')).toBeVisible();
  await expect(page.getByLabel('Täisnimi')).toHaveValue('Mari Maasikas');
  await look(page, 'inquiryDetails');
  await page.getByLabel('E-posti aadress').fill('mari@maasikas.example');
  await page.getByRole('button', { name: 'SAADA ÄRA' }).click();
  await expect(page.getByRole('heading', { name: 'Tänname!' })).toBeVisible();
  await look(page, 'inquirySent');
  expect((await portal.mail(logistician, 'Mari Maasikas')).text).toContain(tripStart.toFormat('HH:mm'));
});

import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { picture } from '../picture';
import { expect, forgetSession, linkIn, logistician, signIn, test } from '../portal';
import type { Portal } from '../portal';
import { sizes } from '../sizes';
import { answer, ask, createBus, createFood, createUser, customer, scrollToActions } from '../trips';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, refusals: true });

/** The 10th of next month or the one after, so that no tap depends on the day on which the journey runs; far from both nights of the clocks. */
const trip = DateTime.now()
  .setZone('Europe/Tallinn')
  .plus({ months: 1 })
  .set({ day: 10, hour: 8, minute: 0, second: 0, millisecond: 0 });
/** The time that the customer asks for in its place. */
const wanted = trip.set({ day: 17, hour: 9, minute: 30 });

/** The address of the page of the trip, from a mail to the customer. */
const findTripLink = async (portal: Portal, words: string): Promise<string> =>
  linkIn(await portal.mail(customer, words), '/trip').href;

async function startJob(portal: Portal, id: string): Promise<void> {
  const driver = await createUser(portal, 'Mart');
  const bus = await createBus(portal, 'Setra 515');
  const seats = 'mutation($id: UUID!) { updateBus(id: $id, name: "Setra 515", details: { seats: 50 }) { id } }';
  await portal.graphql(seats, { id: bus });
  await portal.graphql('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver, bus },
  });
}

const noSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

test('a trip is accepted, changed at once, moved for another price, cancelled with its fee, and ordered again', async ({
  page,
  portal,
  browser,
}) => {
  const section = (name: string) => page.getByRole('region', { name });
  const row = (name: RegExp) => page.getByRole('button', { name });
  const food = await createFood(portal, 'Kohvipaus', 5);
  const id = await ask(portal, trip, { food: [{ id: food, count: 60 }] });
  await answer(portal, id);

  await test.step('it is accepted by who has seen the way, the day, the price and the terms', async () => {
    await page.goto(await findTripLink(portal, 'Hinnapakkumine'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tallinn – Tartu – Tallinn');
    await expect(page.getByText(new RegExp(`${trip.toFormat('dd.MM.yyyy')} · 38 reisijat`))).toBeVisible();
    await expect(section('Teekond')).toContainText('08:00');
    await expect(section('Hind')).toContainText('969,60');
    await expect(section('Tühistamine')).toContainText('66,96');
    await expect(section('Tingimused')).not.toBeEmpty();
    await page.getByRole('button', { name: /Võtan vastu · 969,60/ }).tap();
    await page.getByRole('button', { name: /^Kinnita/ }).tap();
    await expect(page.getByText(/Reis on kinnitatud/)).toBeVisible();
    await portal.mail(logistician, 'Klient võttis pakkumise vastu');
  });

  await test.step('more people come along at once, as far as the seats go', async () => {
    await startJob(portal, id);
    await page.reload();
    await row(/Muuda reisijate arvu/).tap();
    const count = page.getByLabel('Reisijate arv');
    await count.fill('50');
    await page.getByRole('button', { name: 'Salvesta' }).tap();
    await expect(page.getByText(/Bussis on kohti 49 reisijale\. Kui teid on rohkem/).first()).toBeVisible();
    await count.fill('45');
    await page.getByRole('button', { name: 'Salvesta' }).tap();
    await expect(page.getByText(/45 reisijat/)).toBeVisible();
    await portal.mail(logistician, '38 → 45');
    await portal.mail('mart@bussiveod.example', '38 → 45');
  });

  await test.step('another day is asked for; until the answer everything stays', async () => {
    await row(/Soovin teist päeva või peatust/).tap();
    await page.getByRole('textbox', { name: 'Uus väljumine' }).tap();
    const tap = (group: string, number: string) =>
      page.getByRole('group', { name: group }).getByRole('button', { name: number, exact: true }).tap();
    await page.getByRole('gridcell', { name: '17', exact: true }).tap();
    await tap('Vali tund', '09');
    await tap('Vali minut', '30');
    await page.getByLabel('Soov oma sõnadega').fill('Kool lõpeb nädal hiljem.');
    await noSidewaysScroll(page);
    await picture(page, 'asking');
    await page.getByRole('button', { name: 'Küsi muudatust' }).tap();
    await expect(row(/Soovin teist päeva või peatust ootab vastust/)).toBeVisible();
    // It says what happens next.
    await expect(page.getByText(/Vaatame selle üle ja vastame e-kirjaga/)).toBeVisible();
    await expect(page.getByText(new RegExp(trip.toFormat('dd.MM.yyyy'))).first()).toBeVisible();
    await picture(page, 'asked');
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
  });

  const office = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'et-EE' })
  ).newPage();
  await test.step('the office finds it on top, with distance, price and law, and answers with a price', async () => {
    const { links } = await portal.mail(logistician, 'Klient soovib muudatust');
    expect(links.map(({ pathname }) => pathname)).toContain(`/portal/platform/job/${id.toUpperCase()}`);
    await signIn(office, portal, 'admin');
    const requests = office.getByRole('region', { name: 'Klientide muudatuse soovid' });
    await expect(requests).toBeVisible();
    const tops = await office
      .getByRole('region')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect((await requests.boundingBox())?.y).toBe(Math.min(...tops));
    await expect(requests.getByRole('row', { name: /^Väljumine/ })).toContainText(wanted.toFormat('dd.MM.yyyy HH:mm'));
    await expect(requests.getByRole('row', { name: /^Vahemaa/ })).toContainText('km');
    await expect(requests.getByRole('row', { name: /^Hind käibemaksuta/ })).toContainText('540,00');
    await expect(requests).toContainText('Mart: sobib');
    await expect(requests).toContainText('Kool lõpeb nädal hiljem.');
    await picture(office, 'office');
    await expectNoViolations(office);
    await office.setViewportSize({ width: 1440, height: 900 });
    await requests.getByLabel('Uus hind').fill('610');
    await expect(requests).toContainText(/Klient maksab 1056,40/);
    await requests.getByLabel('Sõnum kliendile').fill('Sellel päeval on buss kallim.');
    await requests.getByRole('button', { name: /^Vasta hinnaga 610,00/ }).click();
    await expect(requests).toContainText('ootab kliendi otsust');
    await picture(office, 'officeWaits');
  });

  await test.step('the customer takes the price, and only then the trip is another one', async () => {
    await page.goto(await findTripLink(portal, 'Muudatuse hind ootab teie otsust'));
    // It stands on top, with one sum; the e-mail and the button name the same.
    await expect(page.getByText(/Muudatuse hind ootab teie otsust\. Seni kehtib/)).toBeVisible();
    await expect(page.getByRole('region').first()).toHaveAccessibleName('Muudatuse hind');
    for (const words of ['Vedaja: Sellel päeval on buss kallim.', '1056,40', 'Praegu maksate kokku 969,60', '75,64'])
      await expect(section('Muudatuse hind')).toContainText(words);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await picture(page, `priced-${width}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: /^Võtan vastu · 1056,40/ }).tap();
    await expect(page.getByText('Muudatus on tehtud!')).toBeVisible();
    await expect(page.getByText(new RegExp(`${wanted.toFormat('dd.MM.yyyy')} · 45 reisijat`))).toBeVisible();
    await expect(section('Hind')).toContainText('1056,40');
    await expect(section('Teekond')).toContainText('09:30');
    await portal.mail(logistician, 'Klient võttis muudatuse hinna vastu');
    expect((await portal.mail(customer, 'Muudatus on tehtud')).attachments).toHaveLength(1);
    // Both agreements can be read, the last one and the one before.
    await expect(page.getByRole('link', { name: /^Muudetud tellimus \(PDF\)/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Kinnitatud tellimus \(PDF\)/ })).toBeVisible();
    const href = await page.getByRole('link', { name: /^Muudetud tellimus/ }).getAttribute('href');
    const paper = await page.request.get(new URL(href ?? '', page.url()).href);
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await portal.mail('mart@bussiveod.example', wanted.toFormat('dd.MM.yyyy'));
    await expect(office.getByRole('region', { name: 'Klientide muudatuse soovid' })).toHaveCount(0);
  });

  await test.step('it is cancelled for the fee that stands before the button; the driver is free and told', async () => {
    await portal.setNow(wanted.minus({ hours: 36 }).toJSDate());
    await page.goto(await findTripLink(portal, 'Muudatus on tehtud'));
    await scrollToActions(page);
    await row(/^Tühista praegu 378,20/).tap();
    await expect(page.getByText(/Tühistamine maksab praegu 378,20.*50%/)).toBeVisible();
    await expect(page.getByText(/Alates .* maksab tühistamine 756,40/)).toBeVisible();
    await noSidewaysScroll(page);
    await picture(page, 'cancelling');
    await page.getByRole('button', { name: /^Tühista reis, 378,20/ }).tap();
    await expect(page.getByText(/^Tellimus on tühistatud/)).toBeVisible();
    await expect(section('Tühistustasu')).toContainText('378,20');
    await picture(page, 'cancelled');
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await portal.mail(customer, 'Teie reis on tühistatud')).text).toContain('378,20');
    await portal.mail('mart@bussiveod.example', 'Töö võeti tagasi');
    const { links } = await portal.mail(logistician, 'Klient tühistas reisi');
    const kept = links.find(({ pathname }) => pathname.startsWith('/portal/platform/answeredQuery/'));
    // Maybe more than a month went by.
    await forgetSession(office);
    await signIn(office, portal, 'admin');
    await office.goto(kept?.href ?? '');
    await expect(office.getByRole('alert').filter({ hasText: 'Reis jääb ära' })).toBeVisible();
    await expect(office.getByText(/Tühistustasu: 378,20/).first()).toBeVisible();
    await expect(office.getByRole('button', { name: 'Laadi e-arve' })).toBeVisible();
    await picture(office, 'rejected');
    const { rejectedOrders } = await portal.graphql<{ rejectedOrders: { nodes: { id: string }[] } }>(
      '{ rejectedOrders(first: 10) { nodes { id } } }',
    );
    expect(rejectedOrders.nodes).toEqual([{ id }]);
  });

  await test.step('and ordered again', async () => {
    await row(/^Telli uuesti/).tap();
    await page.getByRole('button', { name: 'Edasi' }).tap();
    await expect(page).toHaveURL(/\/portal\/inquery$/);
    await page.getByRole('button', { name: 'SAADA ÄRA' }).tap();
    await expect(page.getByText('Tänname!')).toBeVisible();
    const { newOrders } = await portal.graphql<{ newOrders: { passengers: number; start: string }[] }>(
      '{ newOrders { passengers start } }',
    );
    expect(newOrders).toMatchObject([{ passengers: 45 }]);
    expect(DateTime.fromISO(newOrders[0]?.start ?? '').toMillis()).toBe(wanted.plus({ days: 7 }).toMillis());
  });
  await office.context().close();
});

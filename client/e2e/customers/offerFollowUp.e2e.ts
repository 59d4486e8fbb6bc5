import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { expect, linkIn, signIn, tabTo, test } from '../portal';
import type { Portal } from '../portal';
import { ask, customer } from '../trips';

test.use({ viewport: { width: 1440, height: 900 } });

const usual = { season: null, includedHours: 10, waitingPerHour: 0, perHead: 0, dayPrice: 0 };
const rules = {
  base: [
    {
      name: 'Väike buss',
      passengersFrom: 1,
      passengersTo: 20,
      dayFloor: 180,
      perHour: 25,
      perKm: 0.95,
      perEmptyKm: 0.8,
    },
    {
      name: 'Suur buss',
      passengersFrom: 21,
      passengersTo: 57,
      dayFloor: 280,
      perHour: 35,
      perKm: 1.35,
      perEmptyKm: 1.2,
    },
  ].map((rule) => ({ ...usual, ...rule })),
  surcharges: [],
  ferries: [],
  schoolHolidays: [],
  secondDriverPerDay: 180,
  lodgingPerNight: 60,
  allowancePerDay: 35,
  roundTo: 0,
};

const findKey = ({ links }: { links: URL[] }) =>
  links.map((url) => url.searchParams.get('activation_key')).find(Boolean);

/** Sends the proposed price of the one new inquiry, without a mouse. Returns what the row proposed. */
async function sendByKeyboard(page: Page, portal: Portal): Promise<string> {
  await page.goto(`${portal.url}/portal/platform`);
  const send = page.getByRole('button', { name: /^Saada: Eesti Rahvatantsu Selts, / });
  await tabTo(page, send);
  const price = /, (.*)$/.exec((await send.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Kas saata see pakkumine?' });
  await expect(question).toContainText(`Hind ${price} + käibemaks 24%`);
  await tabTo(page, question.getByRole('button', { name: 'Saada e-kiri' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-kiri saadetud!')).toBeVisible();
  await expect(send).toHaveCount(0);
  return price;
}

test('an inquiry comes with its price, its offer reminds twice, ends, is asked for again and accepted', async ({
  page,
  portal,
}) => {
  // In the evening, at whatever hour the journey runs: half-way to the end of a day is another day after midnight.
  const now = DateTime.now().setZone('Europe/Tallinn').startOf('day').plus({ days: 1, hours: 18 });
  await portal.setNow(now.toJSDate());
  const later = (days: number) => portal.setNow(now.plus({ days }).toJSDate());
  await portal.graphql('mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { id } }', {
    input: { name: 'Talv', rules },
  });
  const start = now.plus({ days: 60 }).set({ hour: 8, minute: 0, second: 0, millisecond: 0 });
  const id = await ask(portal, start);
  await signIn(page, portal, 'admin');
  const price = await sendByKeyboard(page, portal);
  const offered = await portal.mail(customer, 'Hinnapakkumine');
  expect(offered.text.replaceAll('\u00a0', ' ')).toContain(price.replaceAll('\u00a0', ' '));

  await test.step('it reminds half-way and the day before, each time by a link that works', async () => {
    await later(7.6);
    const first = await portal.mail(customer, 'Meeldetuletus');
    await later(13.6);
    await expect
      .poll(async () => findKey(await portal.mail(customer, 'Meeldetuletus')), { timeout: 10_000 })
      .not.toBe(findKey(first));
    await page.goto(linkIn(await portal.mail(customer, 'Meeldetuletus'), '/accept').href);
    await expect(page.getByRole('region', { name: 'Pakkumine' })).toContainText(price);
  });

  await test.step('it ends, and the customer asks for another one with one tap', async () => {
    await later(16);
    await page.goto(linkIn(offered, '/accept').href);
    await expect(page.getByRole('heading', { name: 'Pakkumise tähtaeg on läbi' })).toBeVisible();
    await page.getByRole('button', { name: 'Küsi uut pakkumist' }).click();
    await expect(page.getByText('Aitäh, saime soovi kätte!')).toBeVisible();
  });

  await test.step('it is offered again by the keyboard, and accepted', async () => {
    await sendByKeyboard(page, portal);
    await expect
      .poll(async () => findKey(await portal.mail(customer, 'Hinnapakkumine')), { timeout: 10_000 })
      .not.toBe(findKey(offered));
    await page.goto(linkIn(await portal.mail(customer, 'Hinnapakkumine'), '/accept').href);
    await page.getByRole('button', { name: 'Kinnita' }).click();
    await expect(page.getByText(/^Tellimus on vastuvõetud/)).toBeVisible();
    // The mail has the accepted terms; the paper, once there is one, belongs here.
    await portal.mail(customer, 'Teie tellimus on kinnitatud');
    const found = await portal.graphql<{ order: { status: string } }>(
      'query($id: UUID!) { order(id: $id) { status } }',
      { id },
    );
    expect(found.order.status).toBe('accepted');
  });
});

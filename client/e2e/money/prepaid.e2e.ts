import { DateTime } from 'luxon';
import type { Page } from '@playwright/test';
import { expect, linkIn, signIn, test } from '../portal';
import type { Portal } from '../portal';
import { accept, answer, ask, createBus, createUser, customer, tripStart } from '../trips';
import { expectNoViolations } from '../violations';
import { payment, putIntoFolder, seller, setAutomation, statement, toWorkday } from './bankFile';

test.use({ settings: seller });

/** Counts the clicks and keys of the office, on whichever page. */
async function countClicks(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('countClick', () => (count += 1));
  await page.addInitScript(() => {
    const count = () => void (window as unknown as { countClick(): void }).countClick();
    for (const press of ['click', 'keydown']) document.addEventListener(press, count, true);
  });
  return () => count;
}

interface Invoice {
  kind: string;
  gross: number;
  open: number;
  referenceNumber: string;
  state: string;
}
const listInvoices = async (portal: Portal, orderId: string): Promise<Invoice[]> => {
  const { invoicesOfOrder } = await portal.graphql<{ invoicesOfOrder: { id: string }[] }>(
    'query($id: UUID!) { invoicesOfOrder(id: $id) { id } }',
    { id: orderId },
  );
  const read = async ({ id }: { id: string }) =>
    (
      await portal.graphql<{ invoice: Invoice }>(
        'query($id: UUID!) { invoice(id: $id) { kind gross open referenceNumber state } }',
        { id },
      )
    ).invoice;
  return Promise.all(invoicesOfOrder.map(read));
};

test('a prepayment is asked for with the offer and paid before departure; the rest, and the next trip, need no press or one', async ({
  page,
  portal,
}) => {
  const clicks = await countClicks(page);
  const orderId = await ask(portal);
  const now = DateTime.now();
  const at = (minutes: number) => portal.setNow(now.plus({ minutes }).toJSDate());
  const waits = page.getByText('ootab ettemaksu');

  await signIn(page, portal, 'admin');
  await test.step('the office asks for it where the price is made', async () => {
    await page.goto(`${portal.url}/portal/platform/query/${orderId.toUpperCase()}`);
    await page.getByRole('button', { name: 'Küsi ettemaksu 30 %' }).click();
    await expect(page.getByText('Ettemaks 30 % küsitakse, kui klient pakkumise vastu võtab')).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('its invoice leaves ten minutes after the customer has accepted, and the trip waits for it', async () => {
    await answer(portal, orderId);
    await accept(portal, orderId);
    await at(1);
    await at(12);
    const mail = await portal.mail(customer, 'Ettemaksuarve');
    expect(mail.text).toContain('200,88');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^arve-.*\.pdf$/)]);
    await page.goto(`${portal.url}/portal/platform`);
    await expect(waits).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/confirmedQuery/${orderId.toUpperCase()}`);
    await expect(waits).toBeVisible();
    await expectNoViolations(page);
    await page.goto(linkIn(mail, '/trip').href);
    await expect(page.getByRole('heading', { name: /^Ettemaksuarve/ })).toBeVisible();
  });

  await test.step('the bank file pays it, and the open page hears of it', async () => {
    await page.goto(`${portal.url}/portal/platform/confirmedQuery/${orderId.toUpperCase()}`);
    await expect(waits).toBeVisible();
    const [prepaid] = await listInvoices(portal, orderId);
    await putIntoFolder(
      portal,
      'ettemaks.xml',
      statement(payment(200.88, prepaid?.referenceNumber ?? '', 'Õie', now.toISODate())),
    );
    await at(15);
    await expect(waits).toHaveCount(0);
    await expect(page.getByText('Ettemaks 30 %: makstud')).toBeVisible();
  });

  const input = { driver: await createUser(portal, 'Jaan'), bus: await createBus(portal, 'Setra') };
  const assign = (id: string) =>
    portal.graphql('mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }', {
      id,
      input,
    });
  const payByBank = async ({ open, referenceNumber }: Invoice, day: DateTime) =>
    putIntoFolder(
      portal,
      `${referenceNumber}.xml`,
      statement(payment(open, referenceNumber, 'Õie', day.toISODate() ?? '')),
    );

  await test.step('trusted, the portal needs no press from driven to paid', async () => {
    await setAutomation(portal, 'invoice', 'automatic');
    await assign(orderId);
    const before = clicks();
    const driven = await toWorkday(portal, tripStart.plus({ days: 1, hours: 2 }));
    await portal.setNow(driven.toJSDate());
    await portal.setNow(driven.plus({ minutes: 11 }).toJSDate());
    const rest = (await listInvoices(portal, orderId)).find(({ kind }) => kind === 'invoice');
    expect(rest).toMatchObject({ gross: 468.72, open: 468.72, state: 'open' });
    await portal.mail(customer, `Arve ${driven.year}-0002`);
    await payByBank(rest!, driven);
    await portal.setNow(driven.plus({ minutes: 15 }).toJSDate());
    expect((await listInvoices(portal, orderId)).map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(clicks() - before).toBe(0);
  });

  await test.step('with its suggestion one press is enough', async () => {
    await setAutomation(portal, 'invoice', 'suggest');
    const start = tripStart.plus({ days: 7 });
    const next = await ask(portal, start);
    await answer(portal, next);
    await accept(portal, next);
    await assign(next);
    const driven = start.plus({ days: 1, hours: 2 });
    await portal.setNow(driven.toJSDate());
    await page.goto(`${portal.url}/portal/platform/today`);
    await expect(page.getByRole('listitem').getByText('Arve ootab saatmist')).toBeVisible();
    await expectNoViolations(page);
    const before = clicks();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Võta tagasi/ })).toBeVisible();
    await portal.setNow(driven.plus({ minutes: 1 }).toJSDate());
    await portal.mail(customer, `Arve ${driven.year}-0003`);
    const [invoice] = await listInvoices(portal, next);
    await payByBank(invoice!, driven);
    await portal.setNow(driven.plus({ minutes: 5 }).toJSDate());
    expect((await listInvoices(portal, next)).map(({ state }) => state)).toEqual(['paid']);
    expect(clicks() - before).toBe(1);
  });
});

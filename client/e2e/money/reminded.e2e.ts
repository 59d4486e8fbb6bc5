import { expect, linkIn, test } from '../portal';
import { createBus, createJob, createUser, tripStart } from '../trips';
import { expectNoViolations } from '../violations';
import { estonianLeft } from '../estonianLeft';
import { payment, putIntoFolder, seller, setAutomation, statement, toWorkday } from './bankFile';

test.use({
  viewport: { width: 390, height: 844 },
  settings: { ...seller, COMPANY_NAME: 'North Coaches' },
});

const email = 'anna@choir.example';

test('a customer in Russian gets the invoice, pays a part, is reminded of the rest and pays it', async ({
  page,
  portal,
}) => {
  const driver = await createUser(portal, 'Jaan');
  const person = { fullName: 'Анна Петрова', email, company: '', language: 'ru', notes: '' };
  await createJob(portal, driver, await createBus(portal, 'Setra'), tripStart, person);
  const driven = await toWorkday(portal, tripStart.plus({ days: 1, hours: 2 }));
  const late = Math.round((await toWorkday(portal, driven.plus({ days: 17 }))).diff(driven, 'days').days);
  await setAutomation(portal, 'invoice', 'automatic');
  await setAutomation(portal, 'reminder', 'automatic');
  const go = (days: number, minutes = 0) => portal.setNow(driven.plus({ days, minutes }).toJSDate());
  const pay = (days: number, euros: number, reference: string) =>
    putIntoFolder(
      portal,
      `${days}.xml`,
      statement(payment(euros, reference, 'Анна Петрова', driven.plus({ days }).toISODate() ?? '')),
    );
  const readReference = async () =>
    (
      await portal.graphql<{ accountingInvoices: { nodes: { referenceNumber: string }[] } }>(
        '{ accountingInvoices(first: 10) { nodes { referenceNumber } } }',
      )
    ).accountingInvoices.nodes[0]?.referenceNumber ?? '';
  const readsRussian = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    expect(await estonianLeft(page, ['ET, eesti'])).toEqual([]);
    await expectNoViolations(page);
  };

  await go(0);
  await go(0, 11);
  const invoice = await portal.mail(email, 'Счёт');
  expect(invoice.text).toMatch(/669,60[\s\S]*Номер ссылки/);
  expect(invoice.attachments).toHaveLength(1);
  await page.goto(linkIn(invoice, '/trip').href);
  await expect(page.getByRole('heading', { name: /^Счёт \d{4}-0001$/ })).toBeVisible();
  await readsRussian();

  await test.step('a part comes from the bank, and the office says yes', async () => {
    await pay(2, 269.6, await readReference());
    await go(2);
    const { bankEntries } = await portal.graphql<{
      bankEntries: { rows: { id: string; suggestion: { customerOf: string; fit: string } }[] };
    }>('{ bankEntries(state: waiting) { rows { id suggestion { customerOf fit } } } }');
    const [entry] = bankEntries.rows;
    expect(entry?.suggestion.fit).toBe('part');
    await portal.graphql(
      'mutation($id: UUID!, $invoice: UUID!) { bookEntry(id: $id, customerOf: $invoice, parts: [{ invoiceId: $invoice, amount: 269.6 }]) }',
      { id: entry?.id, invoice: entry?.suggestion.customerOf },
    );
  });

  await test.step('nothing leaves on an old bank file; then the rest is asked for, with the invoice', async () => {
    await go(late);
    expect((await portal.graphql<{ reminderPlan: object }>('{ reminderPlan { isHeld count } }')).reminderPlan).toEqual({
      isHeld: true,
      count: 1,
    });
    await putIntoFolder(
      portal,
      'teised.xml',
      statement(payment(1, '', 'Keegi', driven.plus({ days: late - 1 }).toISODate() ?? '')),
    );
    await go(late, 5);
    await go(late, 16);
    const reminder = await portal.mail(email, 'не оплачен');
    expect(reminder.text).toContain('400,00');
    expect(reminder.attachments.map(({ filename }) => filename)).toHaveLength(1);
    await page.goto(linkIn(reminder, '/trip').href);
    await expect(page.getByText('срок оплаты прошёл')).toBeVisible();
    await expect(page.getByText('400,00').first()).toBeVisible();
    await readsRussian();
  });

  await test.step('the rest is paid, and is booked by itself', async () => {
    await pay(late + 1, 400, await readReference());
    await go(late + 1);
    await page.reload();
    await expect(page.getByText('оплачен', { exact: true })).toBeVisible();
    await expect(page.getByText('Осталось оплатить')).toHaveCount(0);
  });
});

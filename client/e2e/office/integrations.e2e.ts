import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Receiver, isSigned } from '../../../server/outbound/webhooks/receiver.fixture';
import { expect, signIn, test, unfold } from '../portal';
import { createBus, createJob, createUser, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

test.use({
  settings: {
    // The receiver of this journey stands on loopback.
    WEBHOOK_ALLOW_PRIVATE: 'on',
    COMPANY_NAME: 'Bussiveod OÜ',
    COMPANY_REGISTRATION_NUMBER: '10000018',
    COMPANY_VAT_NUMBER: 'EE100000000',
    COMPANY_ADDRESS: 'Tuuliku tee 2, Tallinn',
    COMPANY_IBAN: 'EE382200221020145685',
  },
});

/** Returns text and name of a file that the browser saves. */
async function saved(page: Page, action: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('the accountant’s program gets a key, a webhook, a file and an e-invoice', async ({ page, portal }) => {
  const receiver = new Receiver();
  const target = await receiver.start();
  const job = await createJob(portal, await createUser(portal, 'Jaan'), await createBus(portal, 'Setra 515'));
  // The export offers the month before this one.
  await page.clock.setFixedTime(tripStart.plus({ months: 1 }).toJSDate());
  await signIn(page, portal, 'admin');
  const ask = async (token: string, query: string) => {
    const response = await fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as {
      data?: { accountingEntries: { nodes: { orderId: string; vatNumber: string | null; total: number }[] } };
      errors?: { message: string; extensions: { code: string } }[];
    };
  };
  const entries = '{ accountingEntries { nodes { orderId vatNumber total } } }';

  await test.step('the invoice data of the company is kept with the order', async () => {
    await page.goto(`${portal.url}/portal/platform/job/${job}`);
    await unfold(page, 'Muuda andmeid');
    const form = page.getByRole('region', { name: 'Muuda andmeid' });
    await form.getByLabel('Registrikood').fill('8000000');
    await form.getByRole('button', { name: 'Salvesta' }).click();
    await expect(form.getByText('Registrikood on 8 numbrit')).toBeVisible();
    await form.getByLabel('Registrikood').fill('80000000');
    await form.getByLabel('KMKR number').fill('EE200000000');
    await form.getByLabel('Firma aadress').fill('Pikk 1, Tallinn');
    await form.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Registrikood: puudub → 80000000')).toBeVisible();
  });

  await test.step('the e-invoice', async () => {
    const { name, text } = await saved(page, () => page.getByRole('button', { name: 'Laadi e-arve' }).click());
    expect(name).toBe('e-arve-1.xml');
    expect(text).toContain('<cbc:EndpointID schemeID="0191">80000000</cbc:EndpointID>');
    expect(text).toContain('<cbc:PayableAmount currencyID="EUR">669.60</cbc:PayableAmount>');
  });

  await test.step('the export for accounting', async () => {
    await page.getByRole('link', { name: 'Seaded' }).click();
    await page.getByRole('link', { name: 'Liidestused' }).click();
    const { name, text } = await saved(page, () =>
      page.getByRole('button', { name: 'Ekspordi: Eksport raamatupidamisele' }).click(),
    );
    expect(name).toMatch(/^eksport-raamatupidamine-/);
    expect(text).toContain(';Eesti Rahvatantsu Selts;80000000;EE200000000;');
    expect(text).toContain(';540,00;24;129,60;669,60;');
  });

  await test.step('a key that reads accounting and nothing else, until it is revoked', async () => {
    await page.getByRole('button', { name: 'Uus võti' }).click();
    await page.getByLabel('Nimi').fill('Merit Aktiva');
    await page.getByRole('button', { name: 'Loo võti' }).click();
    const token = await page.getByLabel('Võti', { exact: true }).inputValue();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Olen selle salvestanud' }).click();

    expect((await ask(token, entries)).data?.accountingEntries.nodes).toEqual([
      { orderId: job, vatNumber: 'EE200000000', total: 669.6 },
    ]);
    expect((await ask(token, '{ newOrders { id } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await page.reload();
    await expect(page.getByText(/viimati kasutatud/)).toBeVisible();
    await expect(page.getByText(token)).toHaveCount(0);

    await page.getByRole('button', { name: 'Tühista võti: Merit Aktiva' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tühista' }).click();
    await expect(page.getByText('Kehtetud võtmed (1)')).toBeVisible();
    expect((await ask(token, entries)).errors?.[0]?.message).toBe('API-võti on tühistatud');
  });

  await test.step('a webhook gets a change, signed, and its log shows it', async () => {
    await page.getByRole('button', { name: 'Uus haak' }).click();
    await page.getByLabel('Aadress').fill(target);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Loo veebihaak' }).click();
    const secret = await page.getByLabel('Saladus').inputValue();
    await page.getByRole('button', { name: 'Olen selle salvestanud' }).click();

    await portal.graphql('mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "Uks B" }) { id } }', {
      id: job,
    });
    await expect.poll(() => receiver.received.length).toBe(1);
    const [delivery] = receiver.received;
    expect(delivery?.payload).toMatchObject({ type: 'jobChanged', orderId: job, tripNumber: 1 });
    expect(delivery && isSigned(delivery, secret)).toBe(true);

    await page.getByRole('button', { name: `Saatmised: ${target}` }).click();
    const log = page.getByRole('dialog');
    await expect(async () => {
      await log.getByRole('button', { name: 'Värskenda' }).click();
      await expect(log.getByText('Kohal')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(log).toContainText('1. katse · HTTP 200');
    await expectNoViolations(page);
    await log.getByRole('link', { name: 'Ava tellimus' }).click();
    await expect(page).toHaveURL(new RegExp(`/platform/job/${job}`, 'i'));
  });
  await receiver.stop();
});

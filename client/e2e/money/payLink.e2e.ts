import { shopKeys, startTestMontonio } from '../../../server/testing/pay/testMontonio';
import { expect, linkIn, signIn, test } from '../portal';
import { accept, answer, ask, customer } from '../trips';
import { expectNoViolations } from '../violations';

test.use({
  settings: {
    COMPANY_REGISTRATION_NUMBER: '10137319',
    COMPANY_VAT_NUMBER: 'EE100000001',
    COMPANY_ADDRESS: 'Sadama 1, Tallinn',
    COMPANY_IBAN: 'EE382200221020145685',
  },
});

test('a customer pays an invoice by bank link, and the office sends a part back', async ({ page, portal }) => {
  const bank = await startTestMontonio();
  const orderId = await ask(portal);
  await answer(portal, orderId);
  await accept(portal, orderId);
  const { makePrepaymentInvoice: draft } = await portal.graphql<{
    makePrepaymentInvoice: { id: string; version: number };
  }>('mutation($orderId: UUID!) { makePrepaymentInvoice(orderId: $orderId, percent: 50) { id version } }', { orderId });
  await portal.graphql(
    'mutation($id: UUID!, $version: Int!) { issueInvoice(id: $id, version: $version, send: true) { number } }',
    draft,
  );
  const link = linkIn(await portal.mail(customer, 'Ettemaksuarve'), '/trip').href;

  await test.step('without keys there is nothing to press', async () => {
    await page.goto(link);
    await expect(page.getByText('Viitenumber')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Maksa pangalingiga' })).toHaveCount(0);
  });

  await test.step('the office types the keys, which are never shown again', async () => {
    await signIn(page, portal, 'admin', '/platform/settings');
    const section = page.getByRole('region', { name: 'Pangalink ja kaart' });
    await section.getByLabel('Montonio avalik võti (access key)').fill(shopKeys.accessKey);
    await section.getByLabel('Montonio salavõti (secret key)').fill(shopKeys.secretKey);
    await section.getByLabel('Montonio aadress').fill(bank.url);
    await section.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Seaded salvestatud!')).toBeVisible();
    await page.reload();
    await expect(section.getByText('Salvestatud ja seda ei näidata.')).toBeVisible();
    expect(await page.content()).not.toContain(shopKeys.secretKey);
  });

  await test.step('the customer stops at the bank, comes back, and may pay again', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link);
    await page.getByRole('button', { name: 'Maksa pangalingiga' }).click();
    await page.getByRole('button', { name: 'Katkesta' }).click();
    await expect(page.getByText('Ootame makse kinnitust')).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('the customer pays, and the page says so once the provider has told', async () => {
    await page.getByRole('button', { name: 'Maksa pangalingiga' }).click();
    await page.getByRole('button', { name: 'Kinnita makse' }).click();
    await expect(page.getByText('Aitäh! Arve on makstud.')).toBeVisible();
    await expect(page.getByText('makstud', { exact: true })).toBeVisible();
    expect(page.url()).not.toContain('order-token');
    await expectNoViolations(page);
  });

  await test.step('the office sees the payment on the invoice, and sends a part back', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${portal.url}/portal/platform/invoice/${draft.id.toUpperCase()}`);
    const payments = page.getByRole('region', { name: 'Laekumised' });
    await expect(payments.getByText('pangalink või kaart')).toBeVisible();
    await payments.getByRole('button', { name: /^Maksa tagasi/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Tagasimakse maksjale' });
    await dialog.getByLabel('Summa').fill('100');
    await dialog.getByRole('button', { name: 'Maksa tagasi' }).click();
    await expect(page.getByText('Tagasimakse on tellitud')).toBeVisible();
    const order = bank.orders.at(-1)!;
    expect(order.refunds).toMatchObject([{ amount: 100 }]);
    await fetch(`${portal.url}/api/pay/montonio`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bank.writeRefundCallback(order, order.refunds[0]!, { refundStatus: 'SUCCESSFUL' })),
    });
    await page.reload();
    await expect(payments.getByText('100,00')).toHaveCount(2);
    await expectNoViolations(page);
    await page.goto(`${portal.url}/portal/platform/payments`);
    await expect(page.getByText(/^makstud, tagasi 100,00/)).toBeVisible();
  });
  await bank.stop();
});

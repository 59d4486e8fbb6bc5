import { expect, signIn, test } from '../portal';
import { accept, answer, ask } from '../trips';
import { expectNoViolations } from '../violations';
import { payment, seller, statement } from './bankFile';

test.use({ refusals: true, settings: seller });

test('an invoice is sent, the bank file pays it, and an odd payment is decided and taken back', async ({
  page,
  portal,
}) => {
  const issue = async (percent: number) => {
    const orderId = await ask(portal);
    await answer(portal, orderId);
    await accept(portal, orderId);
    const { makePrepaymentInvoice: draft } = await portal.graphql<{
      makePrepaymentInvoice: { id: string; version: number };
    }>(
      'mutation($orderId: UUID!, $percent: Int!) { makePrepaymentInvoice(orderId: $orderId, percent: $percent) { id version } }',
      { orderId, percent },
    );
    const { issueInvoice } = await portal.graphql<{
      issueInvoice: { number: string; referenceNumber: string; gross: number };
    }>(
      'mutation($id: UUID!, $version: Int!) { issueInvoice(id: $id, version: $version, send: true) { number referenceNumber gross } }',
      draft,
    );
    return issueInvoice;
  };
  const whole = await issue(100);
  const half = await issue(50);

  await signIn(page, portal, 'admin', '/platform/payments');
  await expect(page.getByText('Panga faili ei ole veel')).toBeVisible();
  await expect(page.getByText('Kõik laekumised on seotud')).toBeVisible();
  const upload = async (xml: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Vali fail' }).click();
    await (await choosing).setFiles({ name: 'väljavõte.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  };

  await test.step('a file that is cut short says so', async () => {
    await upload(statement('').slice(0, -30));
    await expect(page.getByText('Fail on poolik')).toBeVisible();
  });

  await test.step('the exact payment is booked by itself, the odd one waits with its reason', async () => {
    await upload(
      statement(
        payment(whole.gross, whole.referenceNumber, 'Õie Jõgeväli') +
          payment(half.gross - 10, half.referenceNumber, 'Rahvatantsijad'),
      ),
    );
    await expect(page.getByText('2 uut kannet, ise seotud 1')).toBeVisible();
    await expect(page.getByText('summa on väiksem kui võlg, viitenumber klapib')).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('one press books it, and it can be taken back', async () => {
    await page.getByRole('button', { name: 'Jah, seo: Rahvatantsijad' }).click();
    await expect(page.getByText('Makse on seotud!')).toBeVisible();
    await page.getByRole('button', { name: 'Võta tagasi: Rahvatantsijad' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Võta tagasi' }).click();
    await expect(page.getByText('summa on väiksem kui võlg, viitenumber klapib')).toBeVisible();
  });

  await test.step('the list of debts names the rest, and its invoice', async () => {
    await page.goto(`${portal.url}/portal/platform/payments/owing`);
    await page.getByRole('button', { name: 'Eesti Rahvatantsu Selts' }).click();
    await expect(page.getByRole('dialog').getByText(half.number)).toBeVisible();
    await expect(page.getByRole('dialog').getByText(whole.number)).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Sulge' }).click();
    await expectNoViolations(page);
  });
});

import { DateTime } from 'luxon';
import { exampleRules } from '../../../server/sales/pricing/example.fixture';
import type { Portal } from '../portal';
import { expect, signIn, test } from '../portal';
import { accept, answer, ask, customer, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 1440, height: 900 } });

const inquiries = 36;

/** A morning's work: inquiries with a certain price, accepted trips without a bus, and one that leaves soon. */
async function fill(portal: Portal): Promise<void> {
  const document = 'mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { id } }';
  await portal.graphql(document, { input: { name: 'Talv', rules: exampleRules() } });
  for (let index = 0; index < inquiries; index += 1) await ask(portal, tripStart.plus({ days: index }));
  for (let index = 0; index < 3; index += 1) {
    const id = await ask(portal, tripStart.plus({ days: 40 + index }));
    await answer(portal, id);
    await accept(portal, id);
  }
  await ask(portal, DateTime.now().setZone('Europe/Tallinn').plus({ hours: 20 }).startOf('hour'), {
    email: 'kiire@rahvatants.example',
    company: 'Kiire OÜ',
  });
}

test('a day of forty decisions is worked off by the keyboard alone', async ({ page, portal }) => {
  test.setTimeout(180_000);
  await fill(portal);
  await signIn(page, portal, 'admin');
  await page.getByRole('link', { name: 'Täna', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Täna' })).toBeVisible();
  await expect(page.getByText(/40 otsust ootab · 1 neist|40 otsust ootab · neist 1/)).toBeVisible();
  await expectNoViolations(page);
  await page.evaluate(() => window.scrollTo(0, 0));

  const current = page.locator('li[aria-current]');
  await page.keyboard.press('j');
  await expect(current).toBeFocused();
  await expect(current).toContainText('Kiire OÜ');
  // One is taken back in time, and taken again.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Võta tagasi/ })).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: /^Võta tagasi/ })).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(current).toContainText('Kiire OÜ');
  for (let count = 0; count <= inquiries; count += 1) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Võta tagasi/ }).first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: /^Saada/ })).toHaveCount(0, { timeout: 30_000 });
  await portal.mail('kiire@rahvatants.example', 'Hinnapakkumine');
  await portal.mail(customer, 'Hinnapakkumine');

  // Trips without a plan are put off, opened, and put off again.
  await expect(page.getByText(/· 3 otsust ootab/)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Homme hommikul' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/· 2 otsust ootab/)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Tallinn - Tartu - Tallinn' })).toBeVisible();
  await page.goBack();
  for (const left of [/· 1 otsus ootab/, /Kõik on otsustatud/]) {
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await expect(dialog.getByRole('button', { name: 'Homme hommikul' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(left).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Edasi lükatud: 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Too tagasi/ })).toHaveCount(3);
  await expectNoViolations(page);
  await page.keyboard.press('j');
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: /^Too tagasi/ })).toHaveCount(2);
});

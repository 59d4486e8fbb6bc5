import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { picture } from '../picture';
import type { Portal } from '../portal';
import { expect, forgetSession, password, signInByForm, test } from '../portal';
import { expectNoViolations } from '../violations';

test.use({ refusals: true });

async function firstStep(page: Page, portal: Portal): Promise<void> {
  await forgetSession(page);
  await page.goto(`${portal.url}/portal/login`);
  await page.getByLabel('Kasutajanimi').fill('admin');
  await page.getByLabel('Parool').fill(password);
  await page.getByRole('button', { name: 'Sisene' }).click();
  await expect(page.getByRole('heading', { name: 'Kinnituskood' })).toBeVisible();
}

test('an admin adds an authenticator app and signs in with its code, and with a recovery code', async ({
  page,
  portal,
}) => {
  await signInByForm(page, portal, 'admin');
  await page.goto(`${portal.url}/portal/platform/secondFactor`);
  await picture(page, 'empty');
  await page.getByRole('button', { name: 'Lisa autentimisrakendus' }).click();
  await page.getByLabel('Praegune parool').fill(password);
  await page.getByRole('button', { name: 'Jätka' }).click();
  await expect(page.getByRole('img', { name: 'QR-kood autentimisrakenduse jaoks' })).toBeVisible();
  await picture(page, 'scan');
  await expectNoViolations(page);
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel('Rakenduse kood').fill('000000');
  await page.getByRole('button', { name: 'Kinnita kood' }).click();
  await expect(page.getByText('Kood ei ole õige')).toBeVisible();
  await page.getByLabel('Rakenduse kood').fill(codeNow());
  await page.getByRole('button', { name: 'Kinnita kood' }).click();
  const codes = page.locator('ol li');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await picture(page, 'recovery');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Koodid on üles kirjutatud' }).click();
  await expect(page.getByText('Kasutamata varukoode: 10.')).toBeVisible();

  await firstStep(page, portal);
  await picture(page, 'code');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Kinnita' }).click();
  await expect(page.getByText('Palun sisestage kood')).toBeVisible();
  // The code that confirmed the app does not work again.
  await page.getByLabel('Kood', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Kinnita' }).click();
  await page.waitForURL('**/portal/platform');

  await firstStep(page, portal);
  await page.getByLabel('Kood', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Kinnita' }).click();
  await expect(page.getByText('Kood ei ole õige')).toBeVisible();
  await picture(page, 'wrong');
});

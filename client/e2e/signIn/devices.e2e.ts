import { picture } from '../picture';
import { expect, forgetSession, signInByForm, test, unfold } from '../portal';
import { createUser } from '../trips';
import { expectNoViolations } from '../violations';

test('a driver ends the session of a lost phone, and an admin reads the log', async ({ page, browser, portal }) => {
  await createUser(portal, 'Jaan');
  const phone = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile' });
  const lost = await phone.newPage();
  await signInByForm(lost, portal, 'jaan');
  await signInByForm(page, portal, 'jaan');
  const mail = await portal.mail('jaan@bussiveod.example', 'uuest seadmest');
  expect(mail.text).toContain('Linux');

  await page.getByRole('button', { name: 'Parool' }).click();
  const dialog = page.getByRole('dialog');
  await unfold(page, 'Kus olen sisse logitud');
  await expect(dialog.getByText(/see seade/)).toBeVisible();
  await expect(dialog.getByText('Chrome, Android')).toBeVisible();
  await picture(page, 'devices');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Lõpeta: Chrome, Android' }).click();
  await expect(dialog.getByText('Mujal te sisse logitud ei ole.')).toBeVisible();
  await lost.goto(`${portal.url}/portal/platform`);
  await lost.waitForURL('**/portal/login*');
  await phone.close();

  await forgetSession(page);
  await signInByForm(page, portal, 'admin');
  await page.goto(`${portal.url}/portal/platform/settings/access`);
  const log = page.getByRole('region', { name: 'Sisselogimised ja õigused' });
  await expect(log.getByText('Kasutaja loodud').first()).toBeVisible();
  await expect(log.getByText('jaan').first()).toBeVisible();
  await picture(page, 'log');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(log.getByText('Kasutaja loodud').first()).toBeVisible();
  await picture(page, 'logPhone');
  await expectNoViolations(page);
});

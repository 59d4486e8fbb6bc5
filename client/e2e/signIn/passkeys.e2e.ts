import type { CDPSession, Page } from '@playwright/test';
import { picture } from '../picture';
import { expect, forgetSession, password, signInByForm, test, unfold } from '../portal';
import { createUser } from '../trips';
import { expectNoViolations } from '../violations';

test.use({ refusals: true });

/** Chromium's own authenticator, which finds its user by itself. */
async function addAuthenticator(page: Page): Promise<{ devtools: CDPSession; authenticatorId: string }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

test('a driver adds a passkey, signs in by it, alone and after the password, and removes it', async ({
  page,
  portal,
}) => {
  await createUser(portal, 'Jaan');
  const { devtools, authenticatorId } = await addAuthenticator(page);
  await signInByForm(page, portal, 'jaan');
  await page.getByRole('button', { name: 'Parool' }).click();
  const dialog = page.getByRole('dialog');
  await unfold(page, 'Kaheastmeline sisselogimine');
  await picture(page, 'empty');
  await dialog.getByRole('button', { name: 'Lisa pääsuvõti' }).click();
  await expect(dialog.getByLabel('Nimi', { exact: true })).toHaveValue(/Chrom/);
  await expectNoViolations(page);
  await dialog.getByLabel('Nimi', { exact: true }).fill('Telefon');
  await dialog.getByRole('button', { name: 'Jätka' }).click();
  await expect(dialog.getByText('Palun sisestage parool')).toBeVisible();
  const part = dialog.getByRole('region', { name: 'Pääsuvõtmed' });
  const typed = part.getByLabel('Praegune parool');
  await typed.fill('vale parool');
  await dialog.getByRole('button', { name: 'Jätka' }).click();
  await expect(dialog.getByText('Praegune parool ei ole õige')).toBeVisible();
  await picture(page, 'refused');
  await typed.fill(password);
  await dialog.getByRole('button', { name: 'Jätka' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^[A-Z2-7]{4}-/ })).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Koodid on üles kirjutatud' }).click();
  await expect(dialog.getByText(/^Lisatud .*veel kasutamata/)).toBeVisible();
  await picture(page, 'added');
  await expectNoViolations(page);
  expect((await portal.mail('jaan@bussiveod.example', 'lisati pääsuvõti')).links).toEqual([]);

  // Once more: the browser refuses a second one on the same device.
  await dialog.getByRole('button', { name: 'Lisa pääsuvõti' }).click();
  await typed.fill(password);
  await dialog.getByRole('button', { name: 'Jätka' }).click();
  await expect(dialog.getByText('Sellel seadmel on juba pääsuvõti.')).toBeVisible();

  await forgetSession(page);
  await page.goto(`${portal.url}/portal/login`);
  await picture(page, 'login');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Logi sisse pääsuvõtmega' }).click();
  await page.waitForURL('**/portal/platform');

  // After the password, too.
  await forgetSession(page);
  await page.goto(`${portal.url}/portal/login`);
  await page.getByLabel('Kasutajanimi').fill('jaan');
  await page.getByLabel('Parool').fill(password);
  await page.getByRole('button', { name: 'Sisene' }).click();
  await expect(page.getByRole('heading', { name: 'Kinnitage, et see olete teie' })).toBeVisible();
  await picture(page, 'secondStep');
  await expectNoViolations(page);
  // The user turns away from the browser's window.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Kinnita pääsuvõtmega' }).click();
  await expect(page.getByText('Pääsuvõtit ei kasutatud. Proovige uuesti või kirjutage kood.')).toBeVisible();
  await picture(page, 'cancelled');
  await expectNoViolations(page);
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Kinnita pääsuvõtmega' }).click();
  await page.waitForURL('**/portal/platform');

  await page.getByRole('button', { name: 'Parool' }).click();
  await unfold(page, 'Kaheastmeline sisselogimine');
  await expect(dialog.getByText(/viimati kasutatud/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Muuda nime: Telefon' }).click();
  await dialog.getByLabel('Nimi', { exact: true }).fill('Tööarvuti');
  await part.getByRole('button', { name: 'Salvesta' }).click();
  await dialog.getByRole('button', { name: 'Eemalda: Tööarvuti' }).click();
  await typed.fill(password);
  await picture(page, 'removing');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Eemalda pääsuvõti' }).click();
  await expect(dialog.getByText(/^Lisage pääsuvõti või telefoni/)).toBeVisible();

  // The device still has it; the portal does not know it any more.
  await forgetSession(page);
  await page.goto(`${portal.url}/portal/login`);
  await page.getByRole('button', { name: 'Logi sisse pääsuvõtmega' }).click();
  await expect(page.getByRole('alert')).toHaveText('Seda pääsuvõtit portaal ei tunne. Palun logige sisse parooliga.');
  await picture(page, 'unknown');
  await expectNoViolations(page);
});

test('the login page offers no passkey where the browser has none, and loads nothing for it before the tap', async ({
  page,
  portal,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto(`${portal.url}/portal/login`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Logi sisse pääsuvõtmega' })).toBeVisible();
  expect(scripts).toHaveLength(1);
  await page.addInitScript('delete window.PublicKeyCredential');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sisene' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logi sisse pääsuvõtmega' })).toHaveCount(0);
});

import { picture } from '../picture';
import { expect, forgetSession, linkIn, signInByForm, test } from '../portal';
import { expectNoViolations } from '../violations';

const chosen = 'sinine-kohvikann-42';

test('an admin invites a driver, who chooses a password and signs in', async ({ page, portal }) => {
  await signInByForm(page, portal, 'admin');
  await page.goto(`${portal.url}/portal/platform/createUser`);
  await page.getByLabel('Eesnimi').fill('Liis');
  await page.getByLabel('Kasutajanimi').fill('liis');
  await page.getByRole('radio', { name: 'Saada kutse e-postiga' }).check();
  await page.getByRole('button', { name: 'Loo kasutaja' }).click();
  await expect(page.getByText('Kutse saatmiseks on vaja e-posti aadressi')).toBeVisible();
  await picture(page, 'create');
  await expectNoViolations(page);
  await page.getByLabel('E-post', { exact: true }).fill('liis@bussiveod.example');
  await page.getByRole('button', { name: 'Loo kasutaja' }).click();
  await expect(page.getByText('Kutse saadetud!')).toBeVisible();
  await page.getByRole('button', { name: 'Jäta vahele' }).click();
  await page.waitForURL('**/portal/platform/resources');
  await page.getByRole('row', { name: /Liis/ }).getByRole('button', { name: /Liis/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Liis' });
  await expect(dialog.getByText(/Kutse kehtib kuni/)).toBeVisible();
  await picture(page, 'dialog');
  await dialog.getByRole('button', { name: 'Võta kutse tagasi' }).click();
  await expect(dialog.getByText('Parool on valimata ja ükski kutse ei kehti.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Saada kutse e-postiga' }).click();
  await expect(dialog.getByText(/Kutse kehtib kuni/)).toBeVisible();

  // The first link died with the withdrawal; the newest mail is the one that counts.
  await expect(async () => {
    await page.goto(linkIn(await portal.mail('liis@bussiveod.example', 'Kutse portaali'), '/newPassword').href);
    await expect(page.getByRole('heading', { name: 'Tere tulemast!' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await picture(page, 'welcome');
  await page.getByLabel('Uus parool', { exact: true }).fill(chosen);
  await page.getByLabel('Uus parool uuesti').fill(chosen);
  await page.getByRole('button', { name: 'Salvesta parool' }).click();
  await expect(page.getByRole('heading', { name: 'Parool on salvestatud' })).toBeVisible();
  await forgetSession(page);
  await signInByForm(page, portal, 'liis', chosen);
});

import { picture } from '../picture';
import { expect, linkIn, signInByForm, test } from '../portal';
import { createUser } from '../trips';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 390, height: 844 }, refusals: true });

const next = 'sinine-kohvikann-42';

test('a driver who forgot the password sets a new one by the mailed link, once', async ({ page, portal }) => {
  await createUser(portal, 'Jaan');
  await page.goto(`${portal.url}/portal/login`);
  await picture(page, 'login');
  const clock = page.getByRole('time');
  await expect(clock).not.toHaveText((await clock.textContent()) ?? '');
  // The browser stands in New York.
  const hours = new Intl.DateTimeFormat('et', { timeZone: 'Europe/Tallinn', hour: '2-digit' }).format();
  await expect(clock).toHaveText(new RegExp(`^${hours}:\\d\\d:\\d\\d$`));
  await page.getByRole('link', { name: 'Unustasin parooli' }).click();
  await expect(page.getByRole('heading', { name: 'Uus parool' })).toBeVisible();
  await picture(page, 'forgot');
  await page.getByRole('button', { name: 'Saada link' }).click();
  await expect(page.getByText('Palun sisestage kasutajanimi või e-posti aadress')).toBeVisible();
  await page.getByLabel('Kasutajanimi või e-post').fill('jaan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vaadake oma postkasti' })).toBeVisible();
  await expectNoViolations(page);
  await picture(page, 'sent');

  const link = linkIn(await portal.mail('jaan@bussiveod.example', 'uue parooli'), '/newPassword').href;
  await page.goto(link);
  await expect(page.getByText('jaan', { exact: true })).toBeVisible();
  await picture(page, 'choose');
  await expectNoViolations(page);
  const save = page.getByRole('button', { name: 'Salvesta parool' });
  await page.getByLabel('Uus parool', { exact: true }).fill('lühike');
  await page.getByLabel('Uus parool uuesti').fill('lühike');
  await save.click();
  await expect(page.getByText(/Parool peab olema 10 kuni 128/)).toBeVisible();
  await page.getByLabel('Uus parool', { exact: true }).fill(next);
  await page.getByLabel('Uus parool uuesti').fill('midagi muud');
  await save.click();
  await expect(page.getByText('Paroolid ei ühti')).toBeVisible();
  await expect(page.getByLabel('Uus parool', { exact: true })).toHaveValue('');
  await picture(page, 'differ');
  await page.getByLabel('Uus parool', { exact: true }).fill(next);
  await page.getByLabel('Uus parool uuesti').fill(next);
  await save.click();
  await expect(page.getByRole('heading', { name: 'Parool on salvestatud' })).toBeVisible();
  await picture(page, 'done');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Link ei kehti enam' })).toBeVisible();
  await picture(page, 'dead');
  await expect(page.getByRole('link', { name: 'Küsi uus link' })).toBeVisible();

  await signInByForm(page, portal, 'jaan', next);
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Portal } from '../portal';
import { picture } from '../picture';
import { expect, findEntry, forgetSession, password, signIn, test } from '../portal';

/** A photo as a camera makes it, of one colour. */
async function photoFile(name: string, colour: string) {
  const image = sharp({ create: { width: 3000, height: 2000, channels: 3, background: colour } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** A row of a table, or a card of a list. */
const card = (page: Page, name: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const fold = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(name) });

/** Chooses and sends a photo in the dialog that is open. */
async function upload(page: Page, colour: string): Promise<void> {
  const upload = dialog(page, 'Pildi üleslaadimine');
  await expect(upload.getByText('Faili pole valitud')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await upload.getByRole('button', { name: 'Ava fail seadmest' }).click();
  await (await choosing).setFiles(await photoFile('pilt.jpg', colour));
  await expect(upload.getByRole('img', { name: 'Valitud pilt' })).toBeVisible();
  await upload.getByRole('button', { name: 'Salvesta' }).click();
  await expect(page.getByText('Pilt edukalt üles laetud!').last()).toBeVisible();
  await expect(upload).toBeHidden();
}

/** That a photo is really shown, and how large it is on the screen. */
async function expectPhoto(place: Locator, width: number, height: number): Promise<void> {
  const image = place.locator('img').first();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBe(1024);
  expect(await image.locator('..').boundingBox()).toMatchObject({ width, height });
}

async function canSignIn({ url }: Portal, username: string, password: string): Promise<boolean> {
  const body = JSON.stringify({ username, password });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/login`, { method: 'POST', headers, body })).ok;
}

test('a driver, a bus and a food package, from creation with photo to hidden and back', async ({ page, portal }) => {
  const resources = `${portal.url}/portal/platform/resources`;
  const hide = async (name: string, toast: string) => {
    await page.getByRole('button', { name: `Muuda: ${name}` }).click();
    await dialog(page, name).getByRole('button', { name: 'Peida' }).click();
    await expect(page.getByText(toast)).toBeVisible();
    await dialog(page, name).getByRole('button', { name: 'Sulge' }).click();
  };
  const bringBack = async (section: string, name: string, toast: string) => {
    await expect(card(page, name)).toHaveCount(0);
    await fold(page, section).click();
    await page.getByRole('button', { name: `Muuda: ${name}` }).click();
    await dialog(page, name).getByRole('button', { name: 'Too tagasi' }).click();
    await expect(page.getByText(toast)).toBeVisible();
    await dialog(page, name).getByRole('button', { name: 'Sulge' }).click();
    await expect(fold(page, section)).toHaveCount(0);
    await expect(card(page, name)).toBeVisible();
  };

  await test.step('an empty page says what would be here', async () => {
    const teine = { username: 'teine', firstname: 'Teine', role: 'admin' };
    const create = 'mutation($input: UserInput!) { createUser(input: $input, password: "kuldne-rattapump") { id } }';
    await portal.graphql(create, { input: teine });
    await signIn(page, portal, 'admin');
    await (await findEntry(page, 'Juhid / bussid')).click();
    await expect(page.getByText('Siia ilmuvad bussid, mida saab töödele määrata.')).toBeVisible();
  });

  await test.step('a driver is created', async () => {
    await page.getByRole('link', { name: 'Lisa juht' }).click();
    await page.getByRole('button', { name: 'Loo kasutaja' }).click();
    await expect(page.getByText('Palun sisestage eesnimi')).toBeVisible();
    await page.getByLabel('Eesnimi').fill('Liis');
    await page.getByLabel('Perekonnanimi').fill('Põder 🚌');
    await page.getByLabel('Telefon').fill('5550 0001');
    await page.getByLabel('E-post', { exact: true }).fill('liis@bussiveod.example');
    await page.getByLabel('Kasutajanimi').fill('Liis');
    await page.getByLabel('Parool', { exact: true }).fill('saladus123');
    await page.getByLabel('Parool uuesti').fill('saladus124');
    await page.getByRole('button', { name: 'Loo kasutaja' }).click();
    await expect(page.getByText('Paroolid ei ühti')).toBeVisible();
    await page.getByLabel('Parool uuesti').fill('saladus123');
    await page.keyboard.press('Enter');
    await upload(page, '#a8622b');
    await page.waitForURL(resources);
    await expectPhoto(card(page, 'Liis Põder'), 32, 32);
  });

  await test.step('a bus is created', async () => {
    await page.getByRole('link', { name: 'Lisa buss' }).click();
    await page.getByLabel('Nimi').fill('Setra 515');
    await page.getByRole('button', { name: 'Loo buss' }).click();
    await expect(page.getByText('Uus buss loodud!')).toBeVisible();
    await upload(page, '#0e6a61');
    await page.waitForURL(resources);
    await expectPhoto(card(page, 'Setra 515'), 44, 33);
  });

  await test.step('a food package is created', async () => {
    await page.getByRole('link', { name: 'Lisa pakett' }).click();
    await page.getByLabel('Nimi').fill('Võileivad');
    await page.getByLabel('Kirjeldus').fill('Kolm võileiba ja õun');
    await page.getByLabel('Hind').fill('-5');
    await page.getByRole('button', { name: 'Lisa pakett' }).click();
    await expect(page.getByText('Sisestage summa, näiteks 123,45')).toBeVisible();
    await page.getByLabel('Hind').fill('1 234,5');
    await page.getByRole('button', { name: 'Lisa pakett' }).click();
    await expect(page.getByText('Uus toidupakk lisatud!')).toBeVisible();
    await upload(page, '#ffc42e');
    await page.waitForURL(resources);
    await expect(card(page, 'Võileivad')).toContainText('1234,50 €');
    await expectPhoto(card(page, 'Võileivad'), 128, 96);
  });

  await test.step('the driver gets new data, a new password, is hidden and brought back', async () => {
    await page.getByRole('button', { name: 'Muuda: Liis Põder' }).click();
    const form = dialog(page, 'Liis Põder 🚌');
    await form.getByLabel('Perekonnanimi').fill('');
    await form.getByLabel('Kasutajanimi').fill('admin');
    await form.getByRole('button', { name: 'Salvesta' }).click();
    await expect(form.getByText('Kasutajanimi on juba kasutusel')).toBeVisible();
    await form.getByLabel('Kasutajanimi').fill('liis');
    await form.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Andmed uuendatud!')).toBeVisible();
    const renamed = dialog(page, 'Liis');
    await renamed.getByRole('button', { name: 'Muuda parool' }).click();
    await expect(renamed.getByText('Parool puudu')).toBeVisible();
    await renamed.getByLabel('Uus parool', { exact: true }).fill('uus parool 1');
    await renamed.getByLabel('Uus parool uuesti').fill('uus parool 1');
    await renamed.getByRole('button', { name: 'Muuda parool' }).click();
    await expect(page.getByText('Parool uuendatud!')).toBeVisible();
    expect(await canSignIn(portal, 'liis', 'saladus123')).toBe(false);
    expect(await canSignIn(portal, 'liis', 'uus parool 1')).toBe(true);
    await page.keyboard.press('Escape');

    await hide('Liis', 'Juht peidetud!');
    expect(await canSignIn(portal, 'liis', 'uus parool 1')).toBe(false);
    await bringBack('Peidetud juhid', 'Liis', 'Juht nähtavaks tehtud!');
    expect(await canSignIn(portal, 'liis', 'uus parool 1')).toBe(true);
  });

  await test.step('the bus is renamed, gets another photo, is hidden and brought back', async () => {
    await page.getByRole('button', { name: 'Muuda: Setra 515' }).click();
    await dialog(page, 'Setra 515').getByLabel('Nimi').fill('Setra 516');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Muudatused salvestatud!')).toBeVisible();
    const former = await dialog(page, 'Setra 516').locator('img').getAttribute('src');
    await dialog(page, 'Setra 516').getByRole('button', { name: 'Muuda pilti' }).click();
    await upload(page, '#b3261e');
    await expect(dialog(page, 'Setra 516').locator('img')).not.toHaveAttribute('src', former ?? '');
    await page.keyboard.press('Escape');
    await hide('Setra 516', 'Buss peidetud!');
    await bringBack('Peidetud bussid', 'Setra 516', 'Buss nähtavaks tehtud!');
  });

  await test.step('the food package is hidden from customers and brought back', async () => {
    const onOffer = async () => {
      const reply = await fetch(`${portal.url}/api/fn/getFoodPackages`);
      const { content } = (await reply.json()) as {
        content: { food_package_id: string; food_package_name: string }[];
      };
      const photo = async (id: string) => (await fetch(`${portal.url}/storage/food_package/${id}.jpg`)).status;
      return Promise.all(
        content.map(async (row) => ({ name: row.food_package_name, photo: await photo(row.food_package_id) })),
      );
    };
    expect(await onOffer()).toEqual([{ name: 'Võileivad', photo: 200 }]);
    await hide('Võileivad', 'Toidupakk peidetud!');
    expect(await onOffer()).toEqual([]);
    await bringBack('Peidetud toitlustuspaketid', 'Võileivad', 'Toidupakk nähtavaks tehtud!');
    expect(await onOffer()).toHaveLength(1);
  });

  await test.step('an admin edits oneself from the header, and stays signed in with a new password', async () => {
    const header = page.getByRole('banner');
    await expect(page.locator('header img')).toHaveCount(0);
    await header.getByRole('button', { name: 'Muuda', exact: true }).click();
    const own = page.getByRole('dialog');
    await own.getByRole('button', { name: 'Muuda pilti' }).click();
    await upload(page, '#1d4c89');
    // By its tag: behind a dialog nothing has a role.
    await expect(page.locator('header img')).toHaveAttribute('src', /^\/storage\/driver\//);
    await own.getByLabel('Praegune parool').fill(password);
    await own.getByLabel('Uus parool', { exact: true }).fill('uus parool 2');
    await own.getByLabel('Uus parool uuesti').fill('uus parool 2');
    await own.getByRole('button', { name: 'Muuda parool' }).click();
    await expect(page.getByText('Parool uuendatud!')).toBeVisible();
    await page.reload();
    await expect(card(page, 'Setra 516')).toBeVisible();
  });

  await test.step('an admin who gives up the own rights is asked, and then signed out', async () => {
    await forgetSession(page);
    await signIn(page, portal, 'teine');
    await page.getByRole('banner').getByRole('button', { name: 'Muuda', exact: true }).click();
    const form = dialog(page, 'Teine');
    await form.getByRole('combobox', { name: 'Konto tüüp' }).click();
    await page.getByRole('option', { name: 'Juht' }).click();
    await form.getByRole('button', { name: 'Salvesta' }).click();
    const question = page.getByRole('alertdialog', {
      name: /^Kas oled kindel, et soovid endalt administraator õigused/,
    });
    await question.getByRole('button', { name: 'Loobu' }).click();
    await form.getByRole('button', { name: 'Salvesta' }).click();
    await question.getByRole('button', { name: 'Eemalda õigused' }).click();
    await page.waitForURL('**/portal/login');
  });

  await test.step('a driver finds no resources', async () => {
    await signIn(page, portal, 'teine');
    await page.goto(resources);
    await page.waitForURL('**/portal/platform');
    await expect(page.getByRole('link', { name: 'Juhid / bussid' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Muuda', exact: true })).toHaveCount(0);
  });

  await test.step('a driver changes the own password from the menu of a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'MENÜÜ' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Parool', exact: true }).click();
    const own = page.getByRole('dialog');
    await own.getByLabel('Praegune parool').fill(password);
    await own.getByLabel('Uus parool', { exact: true }).fill('neli rohelist kassi');
    await own.getByLabel('Uus parool uuesti').fill('neli rohelist kassi');
    await own.getByRole('button', { name: 'Muuda parool' }).click();
    await expect(page.getByText('Parool uuendatud!')).toBeVisible();
    await picture(page, 'own-password-phone');
    expect(await canSignIn(portal, 'teine', 'neli rohelist kassi')).toBe(true);
  });
});

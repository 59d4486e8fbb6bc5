import type { Page } from '@playwright/test';
import { expect, signIn, test, unfold } from '../portal';
import { ask, createFood, createUser } from '../trips';

const part = (page: Page, name: RegExp) => page.getByRole('region', { name });
const save = (page: Page, name: RegExp) =>
  part(page, name).getByRole('button', { name: 'Salvesta', exact: true }).click();

test('two people edit one order, and neither loses anything', async ({ page, portal, browser }) => {
  const id = await ask(portal);
  await createFood(portal, 'Võileivad', 4.5);
  await createUser(portal, 'Kaarel', 'admin');
  const address = `${portal.url}/portal/platform/query/${id}`;
  const details = /^Muuda andmeid/;
  const stored = async () => {
    const fields = 'fullName company passengers start food { name count } clientNotes logisticsNotes driverNotes';
    const { order } = await portal.graphql<{ order: Record<string, unknown> }>(
      `query($id: UUID!) { order(id: $id) { ${fields} } }`,
      { id },
    );
    return order;
  };
  await signIn(page, portal, 'admin');
  await page.goto(address);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, portal, 'kaarel');
  await other.goto(address);
  for (const one of [page, other]) await unfold(one, 'Muuda andmeid');

  await test.step('the second sees the change and its author, and keeps the input', async () => {
    await expect(part(page, details).getByText('Kontrollige, et kuupäev ei oleks nihkunud')).toBeVisible();
    // An order that nobody works on would be loaded again when the other saves.
    await part(page, details).getByLabel('Firma', { exact: true }).fill('Tantsuselts 💃');
    await part(other, details).getByLabel('Reisijad').fill('41');
    await save(other, details);
    await expect(other.getByText('Muudatused salvestatud!')).toBeVisible();
    await save(page, details);
    const notice = page.getByRole('alert').filter({ hasText: 'Tellimust on vahepeal muudetud' });
    await expect(notice).toContainText('Kaarel');
    await expect(notice).toContainText('38 → 41');
    await expect(part(page, details).getByLabel('Firma', { exact: true })).toHaveValue('Tantsuselts 💃');
    await notice.getByRole('button', { name: 'Võta uus versioon ja salvesta uuesti' }).click();
    await expect(page.getByText('Muudatused salvestatud!')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await stored()).toMatchObject({ company: 'Tantsuselts 💃', passengers: 41 });
  });

  await test.step('a form that the network lost can be sent again', async () => {
    await other.reload();
    await unfold(other, 'Muuda andmeid');
    await part(other, details).getByLabel('Täisnimi').fill('Õie Šokolaad');
    await other.context().setOffline(true);
    await save(other, details);
    await expect(other.getByText('Server ei vasta. Kontrollige internetiühendust ja proovige uuesti.')).toBeVisible();
    await expect(part(other, details).getByLabel('Täisnimi')).toHaveValue('Õie Šokolaad');
    await other.context().setOffline(false);
    await save(other, details);
    await expect(other.getByText('Muudatused salvestatud!')).toBeVisible();
    expect(await stored()).toMatchObject({ fullName: 'Õie Šokolaad' });
  });

  await test.step('a name of 500 letters is cut to what can be stored, and breaks no page', async () => {
    await other.reload();
    await unfold(other, 'Muuda andmeid');
    await part(other, details).getByLabel('Täisnimi').fill('Ö'.repeat(500));
    await save(other, details);
    await expect(other.getByText('Muudatused salvestatud!')).toBeVisible();
    expect((await stored())['fullName']).toBe('Ö'.repeat(255));
    await other.setViewportSize({ width: 390, height: 844 });
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await other.context().close();
  });

  await test.step('food packages: no number is none, and only a difference can be saved', async () => {
    await page.reload();
    const food = part(page, /^Toitlustus/);
    await food.getByRole('button', { name: 'Muuda: Toitlustus' }).click();
    const count = food.getByLabel('Kogus: Võileivad');
    await count.fill('abc');
    await expect(count).toHaveValue('0');
    await expect(food.getByRole('button', { name: 'Salvesta' })).toBeDisabled();
    await count.fill('40');
    await food.getByRole('button', { name: 'Rohkem: Võileivad' }).click();
    await expect(food.getByText('184,50 €')).toBeVisible();
    await food.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Toidupakid salvestatud!')).toBeVisible();
    await expect(food.getByText('Võileivad ×41')).toBeVisible();
    expect(await stored()).toMatchObject({ food: [{ name: 'Võileivad', count: 41 }] });
  });

  await test.step('notes: one by one, then all together', async () => {
    const notes = part(page, /^Märkused/);
    await unfold(page, 'Märkused');
    await notes.getByRole('textbox', { name: 'Logistiku märkused' }).fill('Kokku lepitud');
    await notes.getByRole('textbox', { name: 'Märkused juhile' }).fill('Ratastoolid 🦽');
    await notes.getByRole('button', { name: 'Salvesta: Logistiku märkused' }).click();
    await expect(page.getByText('Muudatused salvestatud!')).toBeVisible();
    expect(await stored()).toMatchObject({ logisticsNotes: 'Kokku lepitud', driverNotes: '' });
    await notes.getByRole('textbox', { name: 'Kliendi märkused' }).fill('Üks ratastool');
    await notes.getByRole('button', { name: 'Salvesta kõik märkmed' }).click();
    await expect(page.getByText('Kõik märkmed salvestatud!')).toBeVisible();
    expect(await stored()).toMatchObject({ clientNotes: 'Üks ratastool', driverNotes: 'Ratastoolid 🦽' });
  });

  await test.step('deleted after one question', async () => {
    await page.getByRole('button', { name: 'Kustuta tellimus' }).click();
    const question = page.getByRole('alertdialog', { name: 'Kas oled kindel, et soovid kustutada?' });
    await question.getByRole('button', { name: 'Kustuta' }).click();
    await expect(page.getByText('Vedu kustutatud!')).toBeVisible();
    await page.waitForURL('**/portal/platform');
    await page.goto(address);
    await expect(page.getByText('Tellimust ei leitud')).toBeVisible();
  });
});

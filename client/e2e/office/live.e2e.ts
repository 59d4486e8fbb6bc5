import type { Page } from '@playwright/test';
import { expect, signIn, test, unfold } from '../portal';
import { ask, createUser } from '../trips';

const part = (page: Page, name: RegExp) => page.getByRole('region', { name });

test("two colleagues see each other's changes and presence", async ({ page, portal, browser }) => {
  const id = await ask(portal);
  await createUser(portal, 'Kaarel', 'admin');
  const address = `${portal.url}/portal/platform/query/${id}`;
  await signIn(page, portal, 'admin');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, portal, 'kaarel');
  const edit = async (passengers: string) => {
    await part(other, /^Muuda andmeid/)
      .getByLabel('Reisijad')
      .fill(passengers);
    await part(other, /^Muuda andmeid/)
      .getByRole('button', { name: 'Salvesta', exact: true })
      .click();
    await expect(other.getByText('Muudatused salvestatud!').last()).toBeVisible();
  };

  await test.step('a new inquiry comes to an open dashboard by itself, with a quiet notice', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tere');
    await expect(page.getByRole('region', { name: /Hiljutised päringud/ })).toBeVisible();
    await ask(portal);
    const news = page.getByRole('status', { name: 'Mida teised vahepeal tegid' });
    // Nothing polls; that it comes without a look is held by server/outbound/live/live.itest.ts.
    await expect(news).toContainText('Uus päring');
  });

  await test.step('colleagues on an order are named, and no more once they left', async () => {
    await page.goto(address);
    await other.goto(address);
    await expect(page.getByText('Vaatab ka Kaarel')).toBeVisible();
    await expect(other.getByText(/^Vaatab ka /)).toBeVisible();
    await other.goto(`${portal.url}/portal/platform`);
    await expect(page.getByText('Vaatab ka Kaarel')).toHaveCount(0);
    await other.goto(address);
    await expect(page.getByText('Vaatab ka Kaarel')).toBeVisible();
  });

  await test.step('the change of a colleague is loaded at once while nobody works here', async () => {
    await unfold(other, 'Muuda andmeid');
    await edit('41');
    await expect(page.getByText('Tellimust muudeti, näete uut seisu')).toBeVisible();
    await expect(page.getByText('38 → 41').first()).toBeVisible();
  });

  await test.step('and offered while somebody types, who loses nothing', async () => {
    await unfold(page, 'Muuda andmeid');
    const details = part(page, /^Muuda andmeid/);
    await details.getByLabel('Firma', { exact: true }).fill('Tantsuselts 💃');
    await edit('43');
    const offer = page.getByRole('status').filter({ hasText: 'Tellimust muudeti äsja' });
    await expect(offer).toContainText('41 → 43');
    await expect(details.getByLabel('Reisijad')).toHaveValue('41');
    await offer.getByRole('button', { name: 'Laadi muudatused' }).click();
    await expect(details.getByLabel('Reisijad')).toHaveValue('43');
    await expect(details.getByLabel('Firma', { exact: true })).toHaveValue('Tantsuselts 💃');
    await details.getByRole('button', { name: 'Salvesta', exact: true }).click();
    await expect(page.getByText('Muudatused salvestatud!').last()).toBeVisible();
    // The other page follows again, because its text is saved.
    await expect(other.getByText('Tellimust muudeti, näete uut seisu')).toBeVisible();
  });
  await other.context().close();
});

test('a page that was away catches up: a hidden tab, a network that was gone, a server that was killed', async ({
  portal,
  browser,
}) => {
  // Beside the journey's own page: a page without a network complains in the console.
  const page = await (await browser.newContext()).newPage();
  await signIn(page, portal, 'admin');
  const inquiries = page.getByRole('region', { name: /Hiljutised päringud/ });
  const count = (rows: number) => expect(inquiries.getByRole('row')).toHaveCount(rows + 1, { timeout: 15_000 });
  await ask(portal);
  await count(1);

  await page.context().setOffline(true);
  await ask(portal);
  await page.context().setOffline(false);
  await count(2);

  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await ask(portal);
  await setHidden(false);
  await count(3);

  await portal.restart();
  await ask(portal);
  await count(4);
  await page.context().close();
});

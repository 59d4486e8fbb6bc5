import { readFileSync, writeFileSync } from 'node:fs';
import { startTestStore } from '../../../server/testing/store/testStore';
import type { TestStore } from '../../../server/testing/store/testStore';
import { expect, signIn, test } from '../portal';
import { expectNoViolations } from '../violations';

test.use({ refusals: true });

let store: TestStore;
test.beforeAll(async () => {
  store = await startTestStore();
});

test('an admin sets a store, sends a backup there, and tries a good and a spoilt one', async ({ page, portal }) => {
  const place = store.place();
  await signIn(page, portal, 'admin');

  await test.step('without a store the page says what that means', async () => {
    await page.goto(`${portal.url}/portal/platform/settings/system`);
    await expect(page.getByText('Hoidlat ei ole')).toBeVisible();
    await page.getByRole('link', { name: 'Ava seaded' }).click();
  });

  const settings = page.getByRole('region', { name: 'Varukoopiad mujal' });
  await test.step('a missing setting is asked for at its field', async () => {
    await settings.getByLabel('Hoidla aadress').fill(place.endpoint);
    await settings.getByLabel('Ämber (bucket)').fill('puudub');
    await settings.getByLabel('Kaust ämbris').fill(place.prefix);
    await settings.getByLabel('Juurdepääsuvõti (access key)').fill(place.accessKey);
    await settings.getByLabel('Salavõti (secret key)').fill(place.secretKey);
    await settings.getByRole('button', { name: 'Proovi ühendust' }).click();
    await expect(settings.getByText('Hoidla jaoks on see vajalik')).toBeVisible();
    await settings.getByLabel('Varukoopiate parool').fill('lühike');
    await settings.getByRole('button', { name: 'Proovi ühendust' }).click();
    await expect(settings.getByText('Vähemalt 16 tähemärki', { exact: true })).toBeVisible();
    await settings.getByLabel('Varukoopiate parool').fill(place.passphrase);
  });

  await test.step('a fault is said in plain words, then the store works', async () => {
    await settings.getByRole('button', { name: 'Proovi ühendust' }).click();
    await expect(settings.getByText('Ämbrit puudub ei ole.')).toBeVisible();
    await settings.getByLabel('Ämber (bucket)').fill(place.bucket);
    await settings.getByRole('button', { name: 'Proovi ühendust' }).click();
    await expect(settings.getByText('Hoidla töötab:')).toBeVisible();
    await settings.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Seaded salvestatud!')).toBeVisible();
    await expect(settings.getByLabel('Varukoopiate parool')).toHaveValue('');
  });

  const stored = page.getByRole('region', { name: 'Varukoopiad mujal' });
  const check = stored.getByRole('button', { name: /^Proovi taastada/ });
  await test.step('a backup is sent and tried', async () => {
    await page.goto(`${portal.url}/portal/platform/settings/system`);
    await expect(stored.getByText('Hoidlasse ei ole veel midagi saadetud.')).toBeVisible();
    await stored.getByRole('button', { name: 'Saada kohe' }).click();
    await expect(stored.getByText('Viimane hoidlas:')).toBeVisible({ timeout: 60_000 });
    await check.click();
    await expect(stored.getByText('Taastub', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expectNoViolations(page);
  });

  await test.step('a spoilt one is refused with its reason', async () => {
    const file = store.file(store.names()[0] ?? '');
    const content = readFileSync(file);
    const middle = Math.floor(content.length / 2);
    content[middle] = (content[middle] ?? 0) ^ 1;
    writeFileSync(file, content);
    await check.click();
    await expect(stored.getByText('Ei taastu', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(stored.getByText(/Varukoopia on rikutud/)).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('a store that is away is a problem with advice', async () => {
    await store.stop();
    await page.reload();
    await expect(stored.getByText('ei võta ühendust vastu')).toBeVisible({ timeout: 30_000 });
  });
});

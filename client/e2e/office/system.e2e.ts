import { readFileSync, writeFileSync } from 'node:fs';
import { expect, signIn, test } from '../portal';

test('an admin makes a backup, tries it, downloads it, and sees a spoilt one', async ({ page, portal }) => {
  await signIn(page, portal, 'admin', '/platform/settings/system');
  await expect(page.getByRole('heading', { level: 1, name: 'Süsteem' })).toBeVisible();
  await page.getByRole('button', { name: 'Tee kohe' }).click();
  await expect(page.getByText('Varukoopia on tehtud')).toBeVisible();
  const backups = page.getByRole('region', { name: /Varukoopiad$/ });
  const check = backups.getByRole('button', { name: /^Proovi taastada/ });
  await check.click();
  await expect(backups.getByText('Taastub', { exact: true })).toBeVisible({ timeout: 60_000 });

  const downloading = page.waitForEvent('download');
  await backups.getByRole('link', { name: /^Laadi alla/ }).click();
  const file = await (await downloading).path();
  expect(readFileSync(file).length).toBeGreaterThan(1000);

  const [name = ''] = /\S+\.backup/.exec(await backups.innerText()) ?? [];
  const kept = `${portal.dataDir}/dumps/${name}`;
  writeFileSync(kept, readFileSync(kept).subarray(0, 500));
  await check.click();
  await expect(backups.getByText('Ei taastu', { exact: true })).toBeVisible({ timeout: 60_000 });
});

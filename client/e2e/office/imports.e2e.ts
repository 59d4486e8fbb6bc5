import { expect, signIn, test } from '../portal';
import { expectNoViolations } from '../violations';

test.use({ refusals: true });

const encode = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => ({ Š: 0xd0, š: 0xf0, Ž: 0xde, ž: 0xfe })[letter] ?? letter.charCodeAt(0)));

const file = encode(
  [
    'Märk;Auto nimetus;Istmeid;Tõstuk',
    '123 ABC;Setra Šokolaad;49;jah',
    '456 DEF;Žiguli buss;20;ei',
    '789 GHI;Volvo;viis;ei',
  ].join('\r\n'),
);

test('an admin brings buses in, corrects a column, looks at the result, imports and takes it back', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'admin', '/platform/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Andmete toomine' })).toBeVisible();
  await expect(page.getByText('Siia ilmuvad sisse toodud failid')).toBeVisible();
  await expectNoViolations(page);

  const upload = async (buffer: Buffer, name = 'bussid.csv') => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Vali fail: Bussid' }).click();
    await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer });
  };

  await test.step('a file with an open quote is refused with its row', async () => {
    await upload(Buffer.from('Buss;Kohti\n"Setra;49\n'));
    await expect(page.getByText('real 2 algav tekst ei lõpe')).toBeVisible();
  });

  await test.step('a column is corrected by hand', async () => {
    await upload(file);
    await expect(page.getByText('Bussid · 3 rida · WINDOWS-1257')).toBeVisible();
    await expect(page.getByText('Setra Šokolaad · Žiguli buss · Volvo')).toBeVisible();
    await page.getByLabel('Numbrimärk').selectOption('Märk');
    await page.getByLabel('Kohti').selectOption('Istmeid');
    await expect(page.getByText('49 · 20 · viis')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Vaata läbi' }).click();
  });

  await test.step('the dry run says what is refused and why', async () => {
    await expect(page.getByRole('button', { name: 'Uued 2' })).toBeVisible();
    await expect(page.getByText('Kohti „viis“: See ei ole arv')).toBeVisible();
    await expectNoViolations(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Laadi väljajäänud read alla' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^valja-jaetud-.*\.csv$/);
  });

  await test.step('the import adds them', async () => {
    await page.getByRole('button', { name: 'Too sisse 2 rida' }).click();
    await expect(page.getByText('Fail on sisse toodud!')).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/resources`);
    await expect(page.getByText('Setra Šokolaad').first()).toBeVisible();
  });

  await test.step('the same file again changes nothing', async () => {
    await page.goto(`${portal.url}/portal/platform/import`);
    await upload(Buffer.from('Buss;Numbrimärk\nSetra Šokolaad;123 ABC\n'));
    await page.getByRole('button', { name: 'Vaata läbi' }).click();
    await expect(page.getByText('Failis pole midagi uut')).toBeVisible();
    await page.getByRole('button', { name: 'Kõik failid' }).click();
  });

  await test.step('it is taken back', async () => {
    await page.getByRole('button', { name: 'Võta tagasi: bussid.csv' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('1. Bussid, bussid.csv')).toBeVisible();
    await dialog.getByRole('button', { name: 'Võta tagasi' }).click();
    await expect(page.getByText('Fail on tagasi võetud!')).toBeVisible();
    await expect(page.getByText(/^Tagasi võetud: /)).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/resources`);
    await expect(page.getByText('Setra Šokolaad')).toHaveCount(0);
  });
});

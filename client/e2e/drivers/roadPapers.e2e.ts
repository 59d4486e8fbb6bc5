import { readFile } from 'node:fs/promises';
import { pdfText } from '../../../server/testing/pdfText';
import { expect, forgetSession, linkIn, signIn, test } from '../portal';
import { createBus, createJob, createUser } from '../trips';
import { expectNoViolations } from '../violations';

const read = async (path: string) => (await pdfText(new Uint8Array(await readFile(path)))).text;

test('the office prints the trip folder and enters the sheet; the driver opens the own folder and reports a defect', async ({
  page,
  portal,
}) => {
  const jaan = await createUser(portal, 'Jaan');
  const liis = await createUser(portal, 'Liis');
  const setra = await createBus(portal, 'Setra 515');
  const id = await createJob(portal, jaan, setra);
  await portal.graphql('mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }', {
    id,
    input: { driver: jaan, otherDrivers: [liis], bus: setra, overlapReason: 'Test', hoursReason: 'Test' },
  });
  const link = linkIn(await portal.mail('jaan@bussiveod.example', 'Uus töö'), '/confirmJob');
  const card = page.getByRole('region', { name: 'Sõidu paberid' });

  await test.step('the office types the numbers of the sheet and prints the folder', async () => {
    await signIn(page, portal, 'admin', `/platform/job/${id.toUpperCase()}`);
    await page.getByRole('button', { name: 'Sõidu paberid' }).click();
    await card.getByRole('textbox', { name: 'Raamatu number' }).fill('A12');
    await card.getByRole('button', { name: 'Salvesta' }).click();
    await expect(card.getByText('Palun kirjutage number')).toBeVisible();
    await card.getByRole('textbox', { name: 'Lehe number' }).fill('34');
    await card.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Sõidulehe numbrid salvestatud!')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Lisa lehe pilt' })).toBeVisible();
    const started = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Sõidu kaust (PDF)' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('soidu-kaust.pdf');
    const text = await read(await download.path());
    for (const words of ['Sõidukorraldus Jaan', 'Sõidukorraldus Liis', 'Raamat A12, leht 34', '7. Sõidu kava'])
      expect(text).toContain(words);
    await expectNoViolations(page);
  });

  await test.step('the driver opens the own folder by the link of the e-mail', async () => {
    await forgetSession(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link.href);
    const folder = page.getByRole('link', { name: 'Ava sõidu kaust (PDF)' });
    await expect(folder).toBeVisible();
    const file = await page.request.get(new URL((await folder.getAttribute('href')) ?? '', page.url()).href);
    const text = (await pdfText(new Uint8Array(await file.body()))).text;
    expect(text).toContain('Sõidukorraldus Jaan');
    expect(text).not.toContain('Sõidukorraldus Liis');
    expect(text).toContain('raamat A12, leht 34');
  });

  await test.step('the driver reports a defect, and the office is warned of the bus', async () => {
    await signIn(page, portal, 'jaan', `/platform/job/${id.toUpperCase()}`);
    await expect(card.getByRole('textbox', { name: 'Lehe number' })).toHaveValue('34');
    await page.getByRole('button', { name: 'Rikked: Setra 515' }).click();
    const defects = page.getByRole('region', { name: 'Rikked: Setra 515' });
    await defects.getByRole('textbox', { name: 'Mis on katki?' }).fill('Parem pidurituli ei põle');
    await defects.getByRole('checkbox', { name: 'Bussiga ei tohi sõita' }).check();
    await defects.getByRole('button', { name: 'Teata rikkest' }).click();
    await expect(page.getByText('Rikkest on teatatud!')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Jäta vahele' }).click();
    await expect(defects.getByRole('listitem')).toContainText('Parem pidurituli ei põle');
    await forgetSession(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, portal, 'admin', `/platform/job/${id.toUpperCase()}`);
    await page.getByRole('button', { name: /^Muuda bussi ja juhti/ }).click();
    await expect(page.getByText('ei tohi sõita: Parem pidurituli ei põle')).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/resources`);
    const list = page.getByRole('region', { name: 'Rikked' });
    await list.getByRole('combobox', { name: 'Seisund' }).click();
    await page.getByRole('option', { name: 'korras' }).click();
    await expect(list.getByText('Ühtegi riket ei ole.')).toBeVisible();
    await list.getByRole('button', { name: 'Näita korras olevaid: 1' }).click();
    await expect(list.getByText('Parem pidurituli ei põle')).toBeVisible();
    await expectNoViolations(page);
  });
});
